"""What a player gets to decide with: its options, its view, and guesses at the rest."""

from typing import Any

from crownlands.core.game import Game
from crownlands.core.machine import State
from crownlands.core.zones import View


class Glimpse:
    """A seat's look at a game; the true state stays behind it."""

    def __init__(self, game: Game[Any], state: State, seat: int) -> None:
        self.game = game
        self.seat = seat
        self.options = state.options_of(seat)
        self.turn = state.turns
        self.unveiled = state.unveiled
        self._state = state

    def view(self) -> View:
        """What the seat may see."""
        return self.game.view(self._state, self.seat)

    def imagine(self, chance: int) -> State:
        """A state that agrees with all the seat has seen, the rest dealt by chance."""
        imagined: State = self.game.determinize(self._state, self.seat, chance)
        return imagined
