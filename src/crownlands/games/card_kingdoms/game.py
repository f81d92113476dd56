"""Valeria: Card Kingdoms as the rest of the house sees it."""

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
from crownlands.games.card_kingdoms import (
    features,
    hunch,
    phrases,
    position,
    scoring,
    setup,
    value,
    view,
    wording,
)
from crownlands.games.card_kingdoms.state import Realm


class CardKingdoms(Game[Realm]):
    """Valeria: Card Kingdoms, for one to five players."""

    name: ClassVar[str] = "card_kingdoms"
    prefix: ClassVar[str] = "ck"
    rules_version: ClassVar[int] = 1
    seat_counts: ClassVar[tuple[int, ...]] = (1, 2, 3, 4, 5)
    settings: ClassVar[tuple[Setting, ...]] = setup.SETTINGS
    variants: ClassVar[tuple[tuple[str, Mapping[str, Value]], ...]] = (
        ("first_game", {}),
        *((theme, {"setup": theme}) for theme in setup.THEMES if theme != "first_game"),
        ("random", {"setup": "random"}),
        ("mixed_citizens", {"mixed_citizens": True}),
    )
    frames: ClassVar[Mapping[str, type[Frame[Any]]]] = position.FRAMES
    names: ClassVar[Names] = position.NAMES
    haze: ClassVar[float] = 2.5  # many choices are nearly as good
    most_decisions: ClassVar[int] = 5000
    foresight: ClassVar[int] = 20

    def __init__(self, judge: value.Judge | None = None) -> None:
        self.judge = judge or value.judge_by({})
        self.rival = self.judge.weights.rival

    def deal(self, seats: int, chance: int | Stream, settings: Settings) -> Realm:
        return setup.deal(seats, chance, settings)

    def zones(self, s: Realm, seat: int | None) -> tuple[Zone, ...]:
        return view.zones(s, seat)

    def why(self, s: Realm) -> tuple[Text, ...]:
        return view.why(s)

    def question(self, s: Realm, ask: Ask[Any]) -> Question:
        return wording.question(s, ask)

    def event_text(self, event: Event, reader: int | None) -> Text:
        return wording.event_text(event, reader)

    def cards(self) -> list[CardRow]:
        return phrases.card_rows()

    def outcome(self, s: Realm) -> Outcome:
        return scoring.outcome(s)

    def standings(self, s: Realm) -> list[float]:
        return self.judge.standings(s)

    def weights(self) -> dict[str, float]:
        return asdict(self.judge.weights)

    def weighted(self, weights: Mapping[str, float]) -> "CardKingdoms":
        return CardKingdoms(value.judge_by(weights))

    def hunch(self, s: Realm, chance: Chance) -> int:
        return hunch.hunch(s, chance)

    def feature_names(self, seats: int) -> list[str]:
        return features.names(seats)

    def features(self, s: Realm, seat: int) -> list[float]:
        return features.numbers(s, seat)

    def save_table(self, s: Realm) -> dict[str, Json]:
        return position.save_table(s)

    def load_table(self, seats: int, reader: Reader) -> Realm:
        return position.load_table(seats, reader)

    def problems(self, s: Realm) -> list[Text]:
        return position.problems(s)

    def copy(self, s: Realm) -> Realm:
        return s.copy()

    def determinize(self, s: Realm, seat: int | None, chance: int) -> Realm:
        return position.determinize(s, seat, chance)
