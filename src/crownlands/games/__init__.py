"""The games. A new game is one folder, and one line here."""

from typing import Any, Final

from crownlands import housefile

housefile.move_in()  # before any card is made, in whatever process that is

from crownlands.core.errors import BadSettings
from crownlands.core.game import Game
from crownlands.core.text import text
from crownlands.games.card_kingdoms.game import CardKingdoms
from crownlands.games.cites_royales.game import CitesRoyales
from crownlands.games.margraves.game import Margraves
from crownlands.games.villages.game import Villages

GAMES: Final[dict[str, Game[Any]]] = {
    game.name: game
    for game in (
        CardKingdoms(),
        CitesRoyales(),
        Villages(),
        Margraves(),
    )
}
housefile.check(GAMES)


def game_named(name: str) -> Game[Any]:
    """Find a game by its name."""
    if name not in GAMES:
        raise BadSettings(text("refused-game", given=name, allowed=", ".join(GAMES)))
    return GAMES[name]
