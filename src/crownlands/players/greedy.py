"""The greedy player: one step ahead, by the game's value function."""

from random import Random
from typing import Any

from crownlands.core.game import Game
from crownlands.core.machine import State
from crownlands.players.glimpse import Glimpse


class Greedy:
    """Tries every option on an imagined state and takes the one that looks best."""

    def __init__(self, seed: int) -> None:
        self._random = Random(seed)

    def decide(self, glimpse: Glimpse) -> int:
        """Choose the option whose outcome has the highest value; of equals, any."""
        game = glimpse.game
        imagined = glimpse.imagine(self._random.getrandbits(62))
        best: list[int] = []
        best_value = float("-inf")
        for option in glimpse.options:
            value = value_after(game, game.copy(imagined), glimpse.seat, option)
            if value > best_value:
                best, best_value = [], value
            if value == best_value:
                best.append(option)
        return best[int(self._random.random() * len(best))]


def value_after(game: Game[Any], s: State, seat: int, option: int) -> float:
    """Choose the option and finish what it began by its defaults, then look.

    "Slay the troll" is a choice of stack and then of payment: until it is paid, nothing has
    changed that a value function could see.
    """
    kinds = {type(ask) for ask in s.questions() if ask.seat == seat}
    s.answer(seat, option)
    while options := s.options_of(seat):
        asks = [ask for ask in s.questions() if ask.seat == seat]
        if type(asks[0]) in kinds:
            break
        kinds.add(type(asks[0]))
        s.answer(seat, options[0])
    return game.value(s, seat)
