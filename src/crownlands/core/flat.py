"""One flat number for every answer: where the question's numbers begin, plus the option."""

from typing import Any

from crownlands.core.game import Game
from crownlands.core.machine import Ask


class Flat:
    """The flat numbers of a game, from the order of its questions and the span of each."""

    def __init__(self, game: Game[Any]) -> None:
        self.bases: dict[type, int] = {}
        self.names: list[str] = []
        self.size: int = 0
        for name, frame in game.frames.items():
            if issubclass(frame, Ask):
                self.bases[frame] = self.size
                self.names += [f"{name} {option}" for option in range(frame.SPAN)]
                self.size += frame.SPAN

    def base(self, ask: Ask[Any]) -> int:
        """Where the numbers of this question begin."""
        return self.bases[type(ask)]

    def number(self, ask: Ask[Any], option: int) -> int:
        """The flat number of an option."""
        return self.bases[type(ask)] + option

    def option(self, ask: Ask[Any], number: int) -> int:
        """The option that a flat number means here; it may not be allowed, or not fit at all."""
        return number - self.bases[type(ask)]
