"""Villages of Valeria as the rest of the house sees it."""

from collections.abc import Mapping
from dataclasses import asdict
from typing import Any, ClassVar

from crownlands.core.chance import Chance
from crownlands.core.game import CardRow, Game, Setting, Settings, Value
from crownlands.core.machine import Ask, Event, Frame
from crownlands.core.serial import Json, Names, Reader
from crownlands.core.stream import Stream
from crownlands.core.text import Text
from crownlands.core.zones import Outcome, Question, Zone
from crownlands.games.villages import (
    features,
    hunch,
    listing,
    position,
    scoring,
    setup,
    value,
    view,
    wording,
)
from crownlands.games.villages.state import Valeria


class Villages(Game[Valeria]):
    """Villages of Valeria, for one to five players."""

    name: ClassVar[str] = "villages"
    prefix: ClassVar[str] = "vv"
    rules_version: ClassVar[int] = 1
    seat_counts: ClassVar[tuple[int, ...]] = (1, 2, 3, 4, 5)
    settings: ClassVar[tuple[Setting, ...]] = setup.SETTINGS
    variants: ClassVar[tuple[tuple[str, Mapping[str, Value]], ...]] = (
        ("standard", {}),
        ("ten", {f"target_{seats}": 10 for seats in range(2, 6)}),
        ("scarce_gold", {f"gold_{seats}": 3 * seats + 1 for seats in range(1, 6)}),
    )
    frames: ClassVar[Mapping[str, type[Frame[Any]]]] = position.FRAMES
    names: ClassVar[Names] = position.NAMES
    most_decisions: ClassVar[int] = 10_000
    swing: ClassVar[float] = 5.0
    patience: ClassVar[int] = value.PATIENCE

    def __init__(self, judge: value.Judge | None = None) -> None:
        self.judge = judge or value.judge_by({})
        self.rival = self.judge.weights.rival

    def deal(self, seats: int, chance: int | Stream, settings: Settings) -> Valeria:
        return setup.deal(seats, chance, settings)

    def zones(self, s: Valeria, seat: int | None) -> tuple[Zone, ...]:
        return view.zones(s, seat)

    def why(self, s: Valeria) -> tuple[Text, ...]:
        return view.why(s)

    def question(self, s: Valeria, ask: Ask[Any]) -> Question:
        return wording.question(s, ask)

    def event_text(self, event: Event, reader: int | None) -> Text:
        return wording.event_text(event, reader)

    def cards(self) -> list[CardRow]:
        return listing.card_rows()

    def outcome(self, s: Valeria) -> Outcome:
        return scoring.outcome(s)

    def standings(self, s: Valeria) -> list[float]:
        return self.judge.standings(s)

    def weights(self) -> dict[str, float]:
        return asdict(self.judge.weights)

    def weighted(self, weights: Mapping[str, float]) -> "Villages":
        return Villages(value.judge_by(weights))

    def hunch(self, s: Valeria, chance: Chance) -> int:
        return hunch.hunch(s, chance)

    def feature_names(self, seats: int) -> list[str]:
        return features.names(seats)

    def features(self, s: Valeria, seat: int) -> list[float]:
        return features.numbers(s, seat)

    def save_table(self, s: Valeria) -> dict[str, Json]:
        return position.save_table(s)

    def load_table(self, seats: int, reader: Reader) -> Valeria:
        return position.load_table(seats, reader)

    def problems(self, s: Valeria) -> list[Text]:
        return position.problems(s)

    def copy(self, s: Valeria) -> Valeria:
        return s.copy()

    def determinize(self, s: Valeria, seat: int | None, chance: int) -> Valeria:
        return position.determinize(s, seat, chance)
