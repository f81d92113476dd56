"""Positions on which a single fact is another: a card of its kind, or one more or less."""

from collections.abc import Iterator
from functools import cache
from typing import Any

from crownlands.core.errors import BadPosition
from crownlands.core.game import Game
from crownlands.core.machine import State
from crownlands.core.serial import Json, Reader


def altered(game: Game[Any], s: State) -> Iterator[tuple[str, Iterator[State]]]:
    """Fact by fact of the table: its path, and the positions on which that fact alone is another.

    They need not be possible, a card may be there twice; only what cannot be read is left out.
    """
    table = game.save_table(s)
    for path, holder, place in facts(table, "table"):
        yield path, _with_another(game, s, table, holder, place)


def facts(data: Json, path: str) -> Iterator[tuple[str, Json, Any]]:
    """Every number and word of saved data: its path, the list or object it is in, and where."""
    for place, value in data.items() if isinstance(data, dict) else enumerate(data):
        if isinstance(value, dict | list):
            yield from facts(value, f"{path}.{place}")
        else:
            yield f"{path}.{place}", data, place


def _with_another(
    game: Game[Any], s: State, table: Json, holder: Json, place: Any
) -> Iterator[State]:
    value = holder[place]
    for other in _others(game, value):
        holder[place] = other
        try:
            found = game.load_table(s.seats, Reader(table, "table"))
        except BadPosition:
            continue
        finally:
            holder[place] = value
        s.copy_machine(found)
        yield found


def _others(game: Game[Any], value: Json) -> list[Json]:
    if isinstance(value, bool):
        return [not value]
    if isinstance(value, int):
        return [value - 1, value + 1]
    return [key for key in _alike(game).get(value, []) if key != value]


@cache
def _alike(game: Game[Any]) -> dict[str, list[str]]:
    """For every card, the keys of its kind."""
    kinds: dict[str, list[str]] = {}
    for row in game.cards():
        kinds.setdefault(row.kind, []).append(row.key)
    return {key: keys for keys in kinds.values() for key in keys}
