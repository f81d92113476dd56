"""What every face of a game shares: the state, its numbers, its masks and its rewards."""

from operator import index
from typing import Any

import numpy as np

from crownlands.core.features import asked_of
from crownlands.core.flat import Flat
from crownlands.core.game import Game, Value
from crownlands.core.machine import Ask, State
from crownlands.envs.plainly import choices_of, option_meant, said
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
        self.decisions = 0

    def start(self, seed: int) -> None:
        """Deal anew."""
        self.state = self.game.start(self.seats, seed, self.settings)
        self.decisions = 0

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
        ask = asked_of(self.state, seat)
        if ask is not None:
            for option in self.state.options_of(seat):
                mask[self.flat.number(ask, option)] = 1
        return mask

    def words(self, seat: int) -> dict[int, str]:
        """What every flat number means that this seat may choose now, in words."""
        offered = choices_of(self.game, self.flat, self.state, seat)
        return {number: said(choice) for number, choice in offered.items()}

    def choose(self, number: int) -> None:
        """Answer the open question by a flat number; one that does not fit is refused."""
        ask = self.asked
        assert ask is not None
        self.answer(ask.seat, option_meant(self.flat, self.state, number))

    def answer(self, seat: int, option: int) -> None:
        """Answer a seat's question by one of its options."""
        self.state.answer(seat, index(option))
        self.decisions += 1

    @property
    def cut(self) -> bool:
        """Whether nobody ended the game in as many decisions as it may take."""
        return not self.state.over and self.decisions >= self.game.most_decisions

    def scores(self) -> list[int]:
        """Every seat's points as they stand."""
        sheets = self.game.outcome(self.state).sheets
        return [sheets[seat].total for seat in range(self.seats)]

    def rewards(self) -> list[float]:
        """What the finished game pays: 1 to its winner, shared out if there are several, else 0."""
        return self.game.shares(self.state)
