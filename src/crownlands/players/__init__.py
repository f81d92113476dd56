"""Who decides: programs that see what their seat may see, and no more."""

from typing import Final, Protocol

from crownlands.core.errors import BadSettings
from crownlands.core.text import text
from crownlands.players.glimpse import Glimpse
from crownlands.players.greedy import Greedy
from crownlands.players.randomly import Randomly


class Player(Protocol):
    """A program that answers a seat's questions."""

    def decide(self, glimpse: Glimpse) -> int:
        """Choose one of the glimpse's options."""


PLAYERS: Final[dict[str, type[Randomly] | type[Greedy]]] = {
    "random": Randomly,
    "greedy": Greedy,
}


def player_named(name: str, seed: int) -> Player:
    """Make a player by its name, with chance of its own."""
    if name not in PLAYERS:
        raise BadSettings(text("refused-player", given=name, allowed=", ".join(PLAYERS)))
    return PLAYERS[name](seed)
