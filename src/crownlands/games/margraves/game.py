"""Margraves of Valeria as the rest of the house sees it."""

from collections.abc import Mapping
from dataclasses import asdict
from typing import Any, ClassVar

from crownlands.core.chance import Chance
from crownlands.core.game import CardRow, Game, Settings, Value
from crownlands.core.machine import Ask, Event, Frame
from crownlands.core.serial import Json, Names, Reader
from crownlands.core.stream import Stream
from crownlands.core.text import Text
from crownlands.core.zones import Outcome, Question, Zone
from crownlands.games.margraves import (
    features,
    hunch,
    listing,
    position,
    problems,
    scoring,
    setup,
    telling,
    value,
    view,
    wording,
)
from crownlands.games.margraves.state import Marches


class Margraves(Game[Marches]):
    """Margraves of Valeria, for two to five players, and a solo trial of our own."""

    name: ClassVar[str] = "margraves"
    prefix: ClassVar[str] = "mv"
    rules_version: ClassVar[int] = 3
    seat_counts: ClassVar[tuple[int, ...]] = (1, 2, 3, 4, 5)
    variants: ClassVar[tuple[tuple[str, Mapping[str, Value]], ...]] = (("rulebook", {}),)
    frames: ClassVar[Mapping[str, type[Frame[Any]]]] = position.FRAMES
    names: ClassVar[Names] = position.NAMES
    most_decisions: ClassVar[int] = 5000

    def __init__(self, judge: value.Judge | None = None) -> None:
        self.judge = judge or value.judge_by({})
        self.rival = self.judge.weights.rival

    def deal(self, seats: int, chance: int | Stream, settings: Settings) -> Marches:
        return setup.deal(seats, chance, settings)

    def zones(self, s: Marches, seat: int | None) -> tuple[Zone, ...]:
        return view.zones(s, seat)

    def why(self, s: Marches) -> tuple[Text, ...]:
        return view.why(s)

    def question(self, s: Marches, ask: Ask[Any]) -> Question:
        return wording.question(s, ask)

    def event_text(self, event: Event, reader: int | None) -> Text:
        return telling.event_text(event, reader)

    def cards(self) -> list[CardRow]:
        return listing.card_rows()

    def outcome(self, s: Marches) -> Outcome:
        return scoring.outcome(s)

    def standings(self, s: Marches) -> list[float]:
        return self.judge.standings(s)

    def weights(self) -> dict[str, float]:
        return asdict(self.judge.weights)

    def weighted(self, weights: Mapping[str, float]) -> "Margraves":
        return Margraves(value.judge_by(weights))

    def hunch(self, s: Marches, chance: Chance) -> int:
        return hunch.hunch(s, chance)

    def feature_names(self, seats: int) -> list[str]:
        return features.names(seats)

    def features(self, s: Marches, seat: int) -> list[float]:
        return features.numbers(s, seat)

    def save_table(self, s: Marches) -> dict[str, Json]:
        return position.save_table(s)

    def load_table(self, seats: int, reader: Reader) -> Marches:
        return position.load_table(seats, reader)

    def problems(self, s: Marches) -> list[Text]:
        return problems.problems(s)

    def copy(self, s: Marches) -> Marches:
        return s.copy()

    def determinize(self, s: Marches, seat: int | None, chance: int) -> Marches:
        return position.determinize(s, seat, chance)
