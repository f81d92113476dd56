"""Every game, seat count and variant, and ways to play them."""

import json
from collections.abc import Iterator
from dataclasses import dataclass
from random import Random
from typing import Any

import pytest

from crownlands.core.game import Game
from crownlands.core.machine import State
from crownlands.core.zones import plain
from crownlands.games import GAMES


@dataclass(frozen=True)
class Case:
    game: Game[Any]
    seats: int
    variant: str

    def __str__(self) -> str:
        return f"{self.game.name}-{self.seats}-{self.variant}"

    def start(self, seed: int) -> State:
        return self.game.start(self.seats, seed, dict(self.game.variants)[self.variant])


CASES = [
    Case(game, seats, variant)
    for game in GAMES.values()
    for seats in game.seat_counts
    for variant, _ in game.variants
]

every_case = pytest.mark.parametrize("case", CASES, ids=str)


def pick_any(s: State, random: Random) -> tuple[int, int]:
    """Choose at random among all open questions, so that lanes are answered in any order."""
    asks = s.questions()
    ask = asks[int(random.random() * len(asks))]
    options = s.options_of(ask.seat)
    return ask.seat, options[int(random.random() * len(options))]


def play(case: Case, seed: int) -> Iterator[State]:
    """Play a random game; the same state is given back before every choice, and at the end."""
    s = case.start(seed)
    random = Random(seed)
    for _ in range(case.game.most_decisions):
        yield s
        if s.over:
            return
        s.answer(*pick_any(s, random))
    raise AssertionError(f"no end after {case.game.most_decisions} decisions")


def readers(s: State) -> list[int | None]:
    return [None, *range(s.seats)]


def seen(case: Case, s: State, reader: int | None) -> str:
    """A reader's view as the bytes that would be sent."""
    return json.dumps(plain(case.game.view(s, reader)))
