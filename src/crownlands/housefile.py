"""The house file: printed values that the owner of a box puts in place of ours.

TOML, a table for each card, named by its game and its key:

    [card_kingdoms.goblin]
    points = 2

The environment variable CROWNLANDS_HOUSE names the file.
"""

import os
import tomllib
from collections.abc import Iterable
from pathlib import Path
from typing import Any, Final

from crownlands.core import house
from crownlands.core.errors import Refusal
from crownlands.core.text import Arg, text

VARIABLE: Final = "CROWNLANDS_HOUSE"


class BadHouseFile(Refusal):
    """A house file cannot be used; the error names the line."""


def move_in() -> None:
    """Take the values of the house file, before the games make their cards with them."""
    name = os.environ.get(VARIABLE)
    if name:
        house.VALUES.update(parse(name, _content(name)))


def check(games: Iterable[str]) -> None:
    """Refuse a house file that names what no game has, or a value that cannot be."""
    for place in house.VALUES:
        name = os.environ[VARIABLE]
        if place not in house.USED:
            game, card, field = place
            words = {"game": game, "card": card, "field": field, "allowed": ", ".join(games)}
            raise _bad(name, _content(name), place, "house-unknown", **words)
        if place in house.REFUSED:
            allowed = house.REFUSED[place]
            raise _bad(name, _content(name), place, "house-out-of-range", allowed=allowed)


def _content(name: str) -> str:
    try:
        return Path(name).read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise BadHouseFile(text("house-unreadable", file=name, fault=str(error))) from None


def parse(name: str, content: str) -> dict[house.Place, int]:
    """Read the values: whole numbers, by game, card and field."""
    try:
        data = tomllib.loads(content)
    except (ValueError, RecursionError) as error:  # a number without end, a list too deep
        raise BadHouseFile(text("house-not-toml", file=name, fault=str(error))) from None
    values: dict[house.Place, int] = {}
    for game, cards in data.items():
        for card, fields in _table(cards, name, content, (game,)).items():
            for field, value in _table(fields, name, content, (game, card)).items():
                if type(value) is not int:
                    raise _bad(name, content, (game, card, field), "house-not-a-number")
                values[game, card, field] = value
    return values


def _table(value: Any, name: str, content: str, place: tuple[str, ...]) -> dict[str, Any]:
    if not isinstance(value, dict):
        raise _bad(name, content, place, "house-not-a-table")
    return value


def _bad(name: str, content: str, place: tuple[str, ...], id: str, **args: Arg) -> BadHouseFile:
    fault = text(id, place=".".join(place), **args)
    return BadHouseFile(text("house-bad", file=name, line=_line(content, place), fault=fault))


def _line(content: str, place: tuple[str, ...]) -> int:
    """Find the line that a place is written on, or the last one that opens what it is part of."""
    found = 1
    table: tuple[str, ...] = ()
    for number, row in enumerate(content.splitlines(), 1):
        words = row.split("#")[0].strip()
        if words.startswith("["):
            path = table = _path(words.strip("[]"))
        else:
            path = (*table, *_path(words.split("=")[0]))
        if path == place:
            return number
        if "=" in words and path == place[: len(path)]:
            found = number
    return found


def _path(words: str) -> tuple[str, ...]:
    """The names in a dotted key, bare or quoted."""
    return tuple(name.strip(" \t\"'") for name in words.split("."))
