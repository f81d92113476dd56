"""A computer player answers what it was asked, whatever else happens meanwhile."""

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from crownlands.tables.commands import Choose, Replace, TakeBack, Undo, obey
from crownlands.tables.hall import Hall
from crownlands.tables.room import Guest
from crownlands.tables.terms import Chair

from .tables import terms
from .test_hall import Sent, first_option, guest, in_hall, until

CHAIRS = (Chair(person="p0"), Chair(level="random"), Chair())


class Thinker:
    """A computer player that answers when it is told to, and counts how often it is asked."""

    def __init__(self, hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
        self.asked = 0
        self.free = asyncio.Event()
        monkeypatch.setattr(hall.thinkers, "decide", self._decide)

    async def _decide(self, *_: Any) -> int:
        self.asked += 1
        await self.free.wait()
        return -1


async def answer_and_take_back(hall: Hall, ada: Guest, sent: Sent) -> None:
    await obey(hall, "table", ada, Choose("c1", 0, first_option(sent)))
    await obey(hall, "table", ada, Undo("c2", 1))


async def leave_and_come_back(hall: Hall, ada: Guest, sent: Sent) -> None:
    await obey(hall, "table", ada, Replace("c1", 0, "random"))
    await obey(hall, "table", ada, TakeBack("c2", 0))


@pytest.mark.parametrize("disturb", [answer_and_take_back, leave_and_come_back])
def test_others_secrets_and_seats_do_not_make_a_computer_player_think_again(
    disturb: Callable[..., Any], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(hall: Hall) -> None:
        thinker = Thinker(hall, monkeypatch)
        await hall.make(terms(seats=3, chairs=CHAIRS))
        ada, sent = guest("p0")
        await hall.greet("table", ada, None)
        await until(lambda: thinker.asked == 1)
        await disturb(hall, ada, sent)
        thinker.free.set()
        await until(lambda: 1 not in asked(hall))
        assert thinker.asked == 1

    in_hall(tmp_path, work)


def test_who_takes_a_seat_back_chooses_though_the_computer_has_thought(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(hall: Hall) -> None:
        thinker = Thinker(hall, monkeypatch)
        await hall.make(terms(chairs=(Chair(person="p0", level="random"), Chair(person="p1"))))
        ada, _ = guest("p0")
        await hall.greet("table", ada, None)
        await until(lambda: thinker.asked == 1)
        await obey(hall, "table", ada, TakeBack("c1", 0))
        thinker.free.set()
        await until(lambda: done_thinking(hall))
        assert 0 in asked(hall)

    in_hall(tmp_path, work)


def asked(hall: Hall) -> list[int]:
    """The seats that have to choose at the table now."""
    live = hall.rooms["table"].live
    assert live is not None
    return live.asked()


def done_thinking(hall: Hall) -> bool:
    thinker = hall.rooms["table"].thinker
    return thinker is not None and thinker.done()
