"""How fast a game is: random play, copies, views and determinizations."""

import time
from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import Any

from crownlands.core.chance import Chance
from crownlands.core.game import Game
from crownlands.core.machine import State
from crownlands.players.glimpse import Glimpse
from crownlands.players.ismcts import Budget, Ismcts
from crownlands.players.randomly import finish_randomly


@dataclass(frozen=True)
class Speed:
    """A game's figures on one core, for two seats (one where it is solo only)."""

    game: str
    seats: int
    games_per_second: float
    decisions_per_second: float
    decisions_per_game: float
    microseconds_per_copy: float
    microseconds_per_view: float
    microseconds_per_determinization: float
    searches_per_second: float  # rounds of tree search with playouts to the end of the game


def measure(game: Game[Any], seconds: float = 2.0) -> Speed:
    """Play random games for a while, then look at positions from the middle of them."""
    seats = 2 if 2 in game.seat_counts else game.seat_counts[0]
    games, decisions, spent = random_play(game, seats, seconds)
    middle = positions(game, seats)
    return Speed(
        game.name,
        seats,
        games / spent,
        decisions / spent,
        decisions / games,
        each(middle, lambda s: game.copy(s)),
        each(middle, lambda s: game.view(s, 0)),
        each(middle, lambda s: game.determinize(s, 0, 12345)),
        search(game, middle, seconds / 2),
    )


def search(game: Game[Any], states: list[State], seconds: float) -> float:
    """The rounds of search a second, each with a playout by hunches to the end of the game."""
    rounds = decisions = 0
    mind = Ismcts(1, Budget(rounds=50, bias=0.0))
    started = time.process_time()
    while (spent := time.process_time() - started) < seconds:
        s = states[decisions % len(states)]
        mind.decide(Glimpse(game, s, s.questions()[0].seat))
        rounds += mind.rounds
        decisions += 1
    return rounds / spent


def random_play(game: Game[Any], seats: int, seconds: float) -> tuple[int, int, float]:
    """Play whole random games until the time is up; give games, decisions and seconds."""
    chance = Chance(1)
    games = decisions = 0
    started = time.process_time()
    while (spent := time.process_time() - started) < seconds:
        decisions += finish_randomly(game.start(seats, games), chance)
        games += 1
    return games, decisions, spent


def positions(game: Game[Any], seats: int) -> list[State]:
    """Take positions from all through a few random games."""
    random = Random(2)
    found = []
    for seed in range(5):
        s = game.start(seats, seed)
        while s.options:
            if random.random() < 0.1:
                found.append(game.copy(s))
            s.choose(random.choice(s.options))
    return found


def each(states: list[State], act: Callable[[State], object]) -> float:
    """The microseconds that an act takes, over all the positions."""
    rounds = 0
    started = time.process_time()
    while (spent := time.process_time() - started) < 0.3:
        for s in states:
            act(s)
        rounds += 1
    return 1e6 * spent / (rounds * len(states))
