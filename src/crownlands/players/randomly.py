"""The random player."""

from random import Random

from crownlands.core.chance import Chance
from crownlands.core.machine import State
from crownlands.players.glimpse import Glimpse


class Randomly:
    """Chooses any option, each as likely as the next."""

    def __init__(self, seed: int) -> None:
        self._random = Random(seed)

    def decide(self, glimpse: Glimpse) -> int:
        """Choose one of the options."""
        return glimpse.options[int(self._random.random() * len(glimpse.options))]


def finish_randomly(s: State, chance: Chance) -> int:
    """Play a game to its end by chance alone; give the number of decisions."""
    decisions = 0
    while s.options:
        options = s.options
        s.take(options[chance.below(len(options))])
        decisions += 1
    return decisions
