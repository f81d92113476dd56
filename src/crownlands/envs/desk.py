"""What every face of a game shares: the state, its numbers, its masks and its rewards."""

from typing import Any

import numpy as np

from crownlands.core.flat import Flat
from crownlands.core.game import Game, Value
from crownlands.core.machine import Ask, State
from crownlands.envs.plainly import option_meant
from crownlands.games import game_named


class Desk:
    """A game in progress, in flat action numbers and named columns."""

    def __init__(self, name: str, seats: int, settings: dict[str, Value]) -> None:
        self.game: Game[Any] = game_named(name)
        self.seats = seats
        self.settings = settings
        self.flat = Flat(self.game)
        self.columns = self.game.feature_names(seats)
        self.state: State = self.game.start(seats, 0, settings)

    def start(self, seed: int) -> None:
        """Deal anew."""
        self.state = self.game.start(self.seats, seed, self.settings)

    @property
    def asked(self) -> Ask[Any] | None:
        """The open question; of several at once, the first seat's."""
        return self.state.asked()

    def numbers(self, seat: int) -> Any:
        """What a seat may know, as a row of numbers."""
        return np.array(self.game.features(self.state, seat), np.float32)

    def mask(self, seat: int) -> Any:
        """A one for every flat number that this seat may choose now."""
        mask: Any = np.zeros(self.flat.size, np.int8)
        for ask in self.state.questions():
            if ask.seat == seat:
                for option in self.state.options_of(seat):
                    mask[self.flat.number(ask, option)] = 1
        return mask

    def choose(self, number: int) -> None:
        """Answer the open question by a flat number; one that does not fit is refused."""
        ask = self.asked
        assert ask is not None
        self.state.answer(ask.seat, option_meant(self.flat, self.state, number))

    def scores(self) -> list[int]:
        """Every seat's points as they stand."""
        sheets = self.game.outcome(self.state).sheets
        return [sheets[seat].total for seat in range(self.seats)]

    def rewards(self) -> list[float]:
        """What the finished game pays: 1 to its winner, shared out if there are several, else 0."""
        winners = self.game.outcome(self.state).winners
        return [1.0 / len(winners) if seat in winners else 0.0 for seat in range(self.seats)]
