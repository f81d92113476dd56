"""What the tests of impossible positions ask of every game alike."""

from typing import Any

import pytest

from crownlands.core.errors import BadPosition
from crownlands.core.game import Game
from crownlands.words import LANGUAGES, render


def refused(game: Game[Any], position: Any, fault: str) -> None:
    """Check that a game refuses this position for this fault, in words of every language."""
    with pytest.raises(BadPosition) as refusal:
        game.load(position)
    assert fault in str(refusal.value)
    assert all(render(refusal.value.text, language) for language in LANGUAGES)
