"""Tables without a server: terms by hand, entries one by one."""

from random import Random
from typing import Any

from crownlands.games import game_named
from crownlands.tables.live import LiveTable
from crownlands.tables.terms import Chair, Entry, Terms

SECRET = "sha256:" + "5" * 64


def terms(game: str = "card_kingdoms", seats: int = 2, **more: Any) -> Terms:
    """A table where every seat is held by the person p0, p1, ... of that number."""
    chairs = tuple(Chair(person=f"p{seat}", name=f"P{seat}") for seat in range(seats))
    given: dict[str, Any] = {
        "table": "table",
        "game": game,
        "rules": game_named(game).rules_version,
        "settings": {},
        "chairs": chairs,
        "host": "p0",
        "seed": SECRET,
        "keys": ((0, SECRET),),
        "link_key": "6" * 64,
        "made": 1.0e9,
    }
    return Terms(**{**given, **more})


def step(live: LiveTable, random: Random) -> Entry:
    """Let any asked seat choose at random; gives the entry."""
    seat = random.choice(live.asked())
    entry = Entry("choose", seat, random.choice(live.state.options_of(seat)))
    live.fold(entry)
    return entry
