"""Who decides: programs that see what their seat may see, and no more."""

from typing import Any, Final, Protocol

from crownlands.core.errors import BadSettings
from crownlands.core.game import Game
from crownlands.core.machine import State
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


def ask_players(game: Game[Any], s: State, players: list[Player]) -> tuple[int, int]:
    """Let the player of the first open question choose; give the seat and the option."""
    ask = s.asked()
    assert ask is not None
    return ask.seat, players[ask.seat].decide(Glimpse(game, s, ask.seat))
