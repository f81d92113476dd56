"""Computer players at live tables: they think in worker processes, never on the event loop.

A worker gets a position that agrees with all that the seat has seen; everything else in it was
dealt anew before it left the server. The true position never gets there.
"""

import asyncio
import os
import signal
import threading
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from multiprocessing import connection, get_context, parent_process
from typing import Any

import msgspec

from crownlands.core.game import Game, seed_number
from crownlands.core.machine import State
from crownlands.games import game_named
from crownlands.players import PLAYERS, SECONDS, player_named
from crownlands.players.glimpse import Glimpse
from crownlands.players.ismcts import Ismcts

LEVELS = tuple(PLAYERS)
# The levels that people are offered, from the weakest.
OFFERED = ("beginner", "easy", "greedy", "normal", "hard")
# Seconds that the questions which wait for one worker share, and the least that each of them gets.
SHARED = 2.0
LEAST = 0.02


@dataclass(frozen=True)
class Problem:
    """What a worker is asked: a seat's imagined position, and chance for the thinker."""

    game: str
    seat: int
    position: bytes
    seed: int


@dataclass(frozen=True)
class Advice:
    """A hint: what to choose, and how well every option went in thought, from 0 to 1.

    What is advised comes first, the others in falling order.
    """

    option: int
    chances: tuple[tuple[int, float], ...]


def problem_for(game: Game[Any], state: State, seat: int, secret: str) -> Problem:
    """Put a seat's question to a worker, with everything it cannot see dealt anew.

    The same secret gives the same problem, so a server that starts again thinks the same.
    """
    imagined = game.determinize(state, seat, seed_number(f"{secret}/imagined"))
    position = msgspec.json.encode(game.save(imagined))
    return Problem(game.name, seat, position, seed_number(f"{secret}/thinker"))


def hurried(level: str, crowd: float) -> str:
    """Name the same player with less time to think, where so many questions share a worker.

    So nobody waits long, however many tables somebody else has made.
    """
    word, _, given = level.partition(":")
    if crowd <= 1 or word not in SECONDS:
        return level
    seconds = float(given) if given else SECONDS[word]
    return f"{word}:{min(seconds, max(LEAST, SHARED / crowd)):g}"


class Thinkers:
    """The worker processes."""

    def __init__(self, workers: int | None = None) -> None:
        self.workers = workers or max(1, min(4, (os.cpu_count() or 2) - 1))
        self._pool = self._hire()
        self._questions = 0

    def _hire(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(self.workers, get_context("spawn"), initializer=_start_worker)

    async def decide(self, problem: Problem, level: str) -> int:
        """Let a player of this level choose."""
        option: int = await self._ask(decide, problem, level)
        return option

    async def advise(self, problem: Problem) -> Advice:
        """Let the strongest player give a hint."""
        advice: Advice = await self._ask(advise, problem, OFFERED[-1])
        return advice

    async def _ask(self, job: Any, problem: Problem, level: str) -> Any:
        """Put a question to the workers; the more of them wait, the less time each gets."""
        self._questions += 1
        try:
            return await self._run(job, problem, hurried(level, self._questions / self.workers))
        finally:
            self._questions -= 1

    async def _run(self, job: Any, problem: Problem, level: str) -> Any:
        pool = self._pool
        try:
            return await asyncio.get_running_loop().run_in_executor(pool, job, problem, level)
        except BrokenProcessPool:
            # A worker was killed; the others are gone with it. Hire new ones and ask again.
            if self._pool is pool:
                self._pool = self._hire()
            return await asyncio.get_running_loop().run_in_executor(self._pool, job, problem, level)

    def close(self) -> None:
        """Send the workers home."""
        self._pool.shutdown(wait=False, cancel_futures=True)


# In the worker ------------------------------------------------------------------------------


def _start_worker() -> None:
    """Stay behind the others, and let the server alone hear a terminal's Ctrl-C."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(10)
    threading.Thread(target=_leave_with_parent, daemon=True).start()


def _leave_with_parent() -> None:
    """End with the server, however it ended."""
    parent = parent_process()
    assert parent is not None
    connection.wait([parent.sentinel])
    os._exit(0)


def _glimpse(problem: Problem) -> Glimpse:
    game = game_named(problem.game)
    state = game.load(msgspec.json.decode(problem.position))
    return Glimpse(game, state, problem.seat)


def decide(problem: Problem, level: str) -> int:
    """Choose as a player of this level would."""
    return player_named(level, problem.seed).decide(_glimpse(problem))


def advise(problem: Problem, level: str) -> Advice:
    """Say what a searching player of this level would choose, and what it makes of every option."""
    player = player_named(level, problem.seed)
    assert isinstance(player, Ismcts)
    advised = player.decide(_glimpse(problem))
    order = sorted(player.chances, key=lambda found: (found[0] != advised, -found[1]))
    return Advice(advised, tuple(order))
