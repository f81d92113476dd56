"""The client's pictures: every card has one, and none lies idle."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

from crownlands.core.game import Game
from crownlands.games import GAMES

ART = Path(__file__).parents[1] / "web" / "src" / "art"


def pictures(name: str) -> dict[str, str]:
    return dict(json.loads((ART / f"{name}.json").read_text(encoding="utf-8")))


def words(game: Game[Any]) -> set[str]:
    """The words that the client looks for: of a card's key, with its kind, and the kind itself."""
    found = set()
    for row in game.cards():
        parts = re.split("[_-]", row.key)
        found |= {*parts, row.kind + parts[-1], row.kind}
    return found


OWN = [name for name in GAMES if (ART / f"{name}.json").exists()]


@pytest.mark.parametrize("name", OWN)
def test_every_card_of_a_list_of_its_own_has_a_picture(name: str) -> None:
    assert set(pictures(name)) == {row.key for row in GAMES[name].cards()}


def test_every_picture_for_a_word_is_for_a_word_of_some_card() -> None:
    drawn_by_words = [game for name, game in GAMES.items() if name not in OWN]
    used = {word for game in drawn_by_words for word in words(game)}
    assert set(pictures("words")) - used == set()
