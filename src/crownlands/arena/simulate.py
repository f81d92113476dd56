"""Playing many games and adding them up."""

import os
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from operator import index
from typing import Any, TypeVar

from joblib import Parallel, delayed

from crownlands.core.game import Game, Value, seed_number
from crownlands.core.machine import Ask, State
from crownlands.core.text import Text
from crownlands.games import game_named
from crownlands.players import Player
from crownlands.players.glimpse import Glimpse
from crownlands.players.own import player_at_work

T = TypeVar("T")


@dataclass
class SeatTally:
    """What one seat's player won and scored."""

    player: str
    wins: float = 0.0
    points: int = 0


@dataclass
class Tally:
    """The sum of the games played so far."""

    seats: list[SeatTally]
    games: int = 0
    decisions: int = 0
    turns: int = 0
    seconds: float = 0.0
    endings: dict[Text, int] = field(default_factory=dict)

    def add(self, other: "Tally") -> None:
        """Add another sum to this one."""
        for mine, theirs in zip(self.seats, other.seats, strict=True):
            mine.wins += theirs.wins
            mine.points += theirs.points
        self.games += other.games
        self.decisions += other.decisions
        self.turns += other.turns
        for ending, count in other.endings.items():
            self.endings[ending] = self.endings.get(ending, 0) + count


def play_out(
    game: Game[Any],
    s: State,
    players: Sequence[Player],
    note: Callable[[Ask[Any], int], None] | None = None,
) -> int:
    """Let the players finish a game, or go on for as long as it may take; give the decisions.

    Each question is noted with its answer, before that is carried out.
    """
    decisions = 0
    while not s.over and decisions < game.most_decisions:
        ask = s.asked()
        assert ask is not None
        option = index(players[ask.seat].decide(Glimpse(game, s, ask.seat)))  # numpy's is no int
        if note is not None:
            note(ask, option)
        s.answer(ask.seat, option)
        decisions += 1
    return decisions


def play_some(
    name: str,
    numbers: range,
    seed: int | str,
    players: Sequence[str],
    settings: Mapping[str, Value],
    note: Callable[[Game[Any], State], None] | None = None,
) -> Tally:
    """Play the games of these numbers, each from a seed of its own; note each at its end."""
    game = game_named(name)
    tally = Tally([SeatTally(player) for player in players])
    for number in numbers:
        s = game.start(len(players), f"{seed}/{number}", settings)
        minds = [
            player_at_work(player, seed_number(f"{seed}/{number}/{seat}"))
            for seat, player in enumerate(players)
        ]
        tally.decisions += play_out(game, s, minds)
        count_game(game, s, tally)
        if note is not None:
            note(game, s)
    return tally


def count_game(game: Game[Any], s: State, tally: Tally) -> None:
    """Add a finished game to the sum; a shared victory is shared out."""
    outcome, shares = game.outcome(s), game.shares(s)
    tally.games += 1
    tally.turns += s.turns
    tally.endings[outcome.ending] = tally.endings.get(outcome.ending, 0) + 1
    for seat, entry in enumerate(tally.seats):
        entry.points += outcome.sheets[seat].total
        entry.wins += shares[seat]


def simulate(
    name: str,
    games: int,
    seed: int | str,
    players: Sequence[str],
    settings: Mapping[str, Value],
    jobs: int = 1,
    progress: Callable[[int], None] | None = None,
) -> Tally:
    """Play many games, in several processes if wished; the sum does not depend on how many."""
    for player in players:
        player_at_work(player, 0)
    game = game_named(name)
    game.start(len(players), f"{seed}/0", settings)
    total = Tally([SeatTally(player) for player in players])
    started = time.perf_counter()

    def work(numbers: range) -> Tally:
        return play_some(name, numbers, seed, players, settings)

    for part in in_batches(work, games, jobs):
        total.add(part)
        if progress is not None:
            progress(part.games)
    total.seconds = time.perf_counter() - started
    return total


def in_batches(work: Callable[[range], T], games: int, jobs: int) -> Iterator[T]:
    """Share the numbers of the games out in batches, and give each batch's result in order."""
    size = max(1, min(50, games // (4 * max(1, jobs))))
    batches = [range(i, min(i + size, games)) for i in range(0, games, size)]
    if jobs == 1:
        yield from map(work, batches)
    else:
        workers = Parallel(n_jobs=jobs, return_as="generator")
        yield from workers(delayed(work)(batch) for batch in batches)


def cores() -> int:
    """How many processes this machine runs well."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
