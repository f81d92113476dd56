"""Players that somebody wrote: a class of any module that can be imported, by its name.

The class runs as it is, so its name is taken from nobody but who starts the program: never from a
file, a record or a message.
"""

from collections.abc import Callable
from importlib import import_module

from crownlands.core.errors import BadSettings
from crownlands.core.text import text
from crownlands.players import WORK, Player, player_named


def is_own(name: str) -> bool:
    """Whether this names a class with its module, such as `my_players.Bold`."""
    return "." in name and all(part.isidentifier() for part in name.split("."))


def own_class(name: str) -> Callable[[int], Player]:
    """Find a class by its name; what goes wrong inside its module is not hidden."""
    place, _, word = name.rpartition(".")
    try:
        module = import_module(place)
    except ModuleNotFoundError as error:
        raise BadSettings(text("refused-no-module", given=name, fault=str(error))) from None
    found: Callable[[int], Player] | None = getattr(module, word, None)
    if found is None or not hasattr(found, "decide"):
        raise BadSettings(text("refused-no-decide", given=name))
    return found


def player_at_work(name: str, seed: int) -> Player:
    """Make a player for where nobody waits: one of ours by its name, or one that somebody wrote."""
    return own_class(name)(seed) if is_own(name) else player_named(name, seed, WORK)
