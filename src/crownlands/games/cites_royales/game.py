"""Cités Royales, as the rest of the house sees it."""

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
from crownlands.games.cites_royales import (
    features,
    hunch,
    position,
    scoring,
    setup,
    value,
    view,
    wording,
)
from crownlands.games.cites_royales.state import Provinces


class CitesRoyales(Game[Provinces]):
    """Cités Royales, for one to four Nobles."""

    name: ClassVar[str] = "cites_royales"
    prefix: ClassVar[str] = "cr"
    rules_version: ClassVar[int] = 2
    seat_counts: ClassVar[tuple[int, ...]] = (1, 2, 3, 4)
    settings: ClassVar[tuple[Setting, ...]] = setup.SETTINGS
    variants: ClassVar[tuple[tuple[str, Mapping[str, Value]], ...]] = (
        ("standard", {}),
        ("expert", {"expert": True}),
        ("near_cells", {"bonus_step": 5, "bonus_step_of_four": 4, "crowns_0": 2, "crowns_6": 2}),
    )
    frames: ClassVar[Mapping[str, type[Frame[Any]]]] = position.FRAMES
    names: ClassVar[Names] = position.NAMES
    most_decisions: ClassVar[int] = 5000
    foresight: ClassVar[int] = 14
    sifts: ClassVar[bool] = True  # a purchase is worth what is built of it, many choices later

    def __init__(self, judge: value.Judge | None = None) -> None:
        self.judge = judge or value.judge_by({})
        self.rival = self.judge.weights.rival

    def deal(self, seats: int, chance: int | Stream, settings: Settings) -> Provinces:
        return setup.deal(seats, chance, settings)

    def zones(self, s: Provinces, seat: int | None) -> tuple[Zone, ...]:
        return view.zones(s, seat)

    def why(self, s: Provinces) -> tuple[Text, ...]:
        return view.why(s)

    def question(self, s: Provinces, ask: Ask[Any]) -> Question:
        return wording.question(s, ask)

    def event_text(self, event: Event, reader: int | None) -> Text:
        return wording.event_text(event, reader)

    def cards(self) -> list[CardRow]:
        return wording.card_rows()

    def outcome(self, s: Provinces) -> Outcome:
        return scoring.outcome(s)

    def standings(self, s: Provinces) -> list[float]:
        return self.judge.standings(s)

    def weights(self) -> dict[str, float]:
        return asdict(self.judge.weights)

    def weighted(self, weights: Mapping[str, float]) -> "CitesRoyales":
        return CitesRoyales(value.judge_by(weights))

    def hunch(self, s: Provinces, chance: Chance) -> int:
        return hunch.hunch(s, chance)

    def feature_names(self, seats: int) -> list[str]:
        return features.names(seats)

    def features(self, s: Provinces, seat: int) -> list[float]:
        return features.numbers(s, seat)

    def save_table(self, s: Provinces) -> dict[str, Json]:
        return position.save_table(s)

    def load_table(self, seats: int, reader: Reader) -> Provinces:
        return position.load_table(seats, reader)

    def problems(self, s: Provinces) -> list[Text]:
        return position.problems(s)

    def copy(self, s: Provinces) -> Provinces:
        return s.copy()

    def determinize(self, s: Provinces, seat: int | None, chance: int) -> Provinces:
        return position.determinize(s, seat, chance)
