"""Computer players at live tables: many questions share few workers."""

import asyncio
import os
import signal
from multiprocessing import active_children

import pytest

from crownlands.tables.live import LiveTable
from crownlands.tables.thinking import Problem, Thinkers, hurried, problem_for

from .tables import terms

PROBLEM = Problem("card_kingdoms", 0, b"", 1)


@pytest.mark.parametrize(
    ("level", "crowd", "player"),
    [
        ("hard", 1, "hard"),
        ("hard:5", 0.25, "hard:5"),
        ("hard:5", 2, "hard:1"),
        ("hard", 4, "hard:0.5"),
        ("normal", 4, "normal:0.2"),
        ("normal", 40, "normal:0.05"),
        ("hard:0.1", 10_000, "hard:0.02"),
        ("greedy", 10_000, "greedy"),
    ],
)
def test_the_more_questions_wait_the_shorter_is_each_thought_over(
    level: str, crowd: float, player: str
) -> None:
    assert hurried(level, crowd) == player


def test_nobody_waits_long_behind_many_tables(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two hundred questions of five seconds each would keep two workers busy for minutes."""
    levels: list[str] = []

    async def run(self: Thinkers, job: object, problem: Problem, level: str) -> int:
        levels.append(level)
        await asyncio.sleep(0.01)
        return 0

    async def ask_all() -> None:
        thinkers = Thinkers(2)
        await asyncio.gather(*(thinkers.decide(PROBLEM, "hard:5") for _ in range(200)))
        await thinkers.decide(PROBLEM, "hard:5")
        thinkers.close()

    monkeypatch.setattr(Thinkers, "_run", run)
    asyncio.run(ask_all())
    seconds = [float(level.removeprefix("hard:")) for level in levels]
    assert seconds[:2] == [5, 5]
    assert sum(seconds[2:200]) / 2 < 10
    assert seconds[200] == 5


def test_ctrl_c_at_the_server_s_terminal_is_not_the_workers_business() -> None:
    live = LiveTable(terms())
    problem = problem_for(live.game, live.state, 0, "secret")

    async def ask() -> None:
        thinkers = Thinkers(1)
        before = active_children()
        await thinkers.decide(problem, "random")
        (worker,) = (child for child in active_children() if child not in before)
        assert worker.pid is not None
        os.kill(worker.pid, signal.SIGINT)
        worker.join(1)
        assert worker.is_alive()
        thinkers.close()

    asyncio.run(ask())
