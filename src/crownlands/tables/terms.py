"""The terms of a table: what was agreed before the first choice, and the entries since."""

import re
import time
from collections.abc import Sequence
from hashlib import sha256
from secrets import choice, token_hex
from typing import Annotated, Final, Literal

from msgspec import Meta, Struct

from crownlands.core.errors import Refusal
from crownlands.core.stream import MARK
from crownlands.core.text import text
from crownlands.players import SECONDS

# Letters and digits that nobody confuses when reading a table's name aloud.
ALPHABET: Final = "abcdefghjkmnpqrstuvwxyz23456789"
NAME_LENGTH: Final = 12
# What computer players are called, seat by seat.
COMPUTERS: Final = ("Aldric", "Brunhild", "Cassian", "Dagmar", "Edda")
# Seconds a move that a computer player may be given; people wait for it, and others share it.
TIMES: Final = (0.1, 0.2, 0.5, 1.0, 2.0, 5.0)

Name = Annotated[str, Meta(min_length=1, max_length=24)]
Value = bool | int | str | list[str]


class Clock(Struct, frozen=True, forbid_unknown_fields=True):
    """Thinking time: so many seconds for the whole game, and some more with every choice."""

    seconds: Annotated[int, Meta(ge=10, le=604_800)]
    add: Annotated[int, Meta(ge=0, le=3600)] = 0


class Wish(Struct, frozen=True, forbid_unknown_fields=True):
    """Who shall sit in a seat, as the person who makes the table wishes it."""

    kind: Literal["me", "open", "local", "computer"]
    level: str | None = None
    name: Name | None = None


class Chair(Struct, frozen=True):
    """Who sits in a seat: a person (by the hash of a token), a computer player, or nobody yet.

    A chair with a person and a level belongs to the person and is played by the computer for now.
    """

    person: str | None = None
    name: str | None = None
    level: str | None = None

    @property
    def kind(self) -> str:
        """Who decides for this seat now."""
        if self.level is not None:
            return "computer"
        return "open" if self.person is None else "person"


class Terms(Struct, frozen=True):
    """All that is fixed when a table is made.

    The seed deals, the keys feed the dice; both stay secret until the end. `link_key` makes the
    invitations. `opening` are the choices of the record that this table goes on from; an archived
    table only shows a record that somebody handed in. `house` are the house values that differ from
    ours; tables from before do not say.
    """

    table: str
    game: str
    rules: int
    settings: dict[str, Value]
    chairs: tuple[Chair, ...]
    host: str
    seed: int | str
    keys: tuple[tuple[int, str], ...]
    link_key: str
    made: float
    hints: bool = False
    clock: Clock | None = None
    opening: tuple[tuple[int, int], ...] = ()
    archived: bool = False
    house: dict[str, int] | None = None

    @property
    def seats(self) -> int:
        """How many seats play."""
        return len(self.chairs)

    @property
    def continued(self) -> bool:
        """Whether the game goes on from another, so that somebody may know the deal."""
        return self.keys != ((0, self.seed),)


class Entry(Struct, frozen=True):
    """One line of a table's history; the history is only ever added to.

    `command` makes a repeated command recognizable, `thought` is the time spent, in milliseconds;
    while private lanes are open, the time since they opened.
    """

    kind: Literal["choose", "undo", "claim", "replace", "take-back", "rematch"]
    seat: int = -1
    option: int = -1
    word: str | None = None
    person: str | None = None
    command: str | None = None
    thought: int = 0


def new_name() -> str:
    """Make up a table's name."""
    return "".join(choice(ALPHABET) for _ in range(NAME_LENGTH))


def new_secret() -> str:
    """Make 256 bits that nobody can guess."""
    return token_hex(32)


def new_dice() -> str:
    """Make the secret that a table is dealt and diced by."""
    return MARK + new_secret()


def now() -> float:
    """Tell the time in seconds since 1970."""
    return time.time()


def hashed(token: str) -> str:
    """Hash a person's token: who reads the store cannot sit down in anybody's place."""
    return sha256(token.encode()).hexdigest()[:40]


def tidy_name(name: str | None) -> str | None:
    """Make a name fit to be shown; a name of nothing but blanks is none."""
    if name is None:
        return None
    tidy = re.sub(r"\s+", " ", "".join(c if c.isprintable() else " " for c in name)).strip()
    return tidy or None


def seat_people(wishes: Sequence[Wish], asker: str, levels: Sequence[str]) -> tuple[Chair, ...]:
    """Seat the people and players as wished; refuse two of me and unknown players."""
    if sum(wish.kind == "me" for wish in wishes) > 1:
        raise Refusal(text("refused-two-of-me"))
    chairs = []
    for seat, wish in enumerate(wishes):
        if wish.kind == "computer":
            level = check_level(wish.level or levels[-1], levels)
            name = tidy_name(wish.name) or COMPUTERS[seat % len(COMPUTERS)]
            chairs.append(Chair(name=name, level=level))
        elif wish.kind == "open":
            chairs.append(Chair())
        else:
            chairs.append(Chair(person=asker, name=tidy_name(wish.name)))
    return tuple(chairs)


def check_level(level: str, levels: Sequence[str]) -> str:
    """Refuse a computer player that there is not, or a thinking time that no table gives."""
    word, colon, seconds = level.partition(":")
    if word not in levels or (colon and word not in SECONDS):
        raise Refusal(text("refused-player", given=level[:40], allowed=", ".join(levels)))
    if colon and seconds not in [f"{time:g}" for time in TIMES]:
        allowed = ", ".join(f"{time:g}" for time in TIMES)
        raise Refusal(text("refused-thinking-here", given=seconds[:40], allowed=allowed))
    return level
