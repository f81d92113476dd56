"""The random player."""

from random import Random

from crownlands.players.glimpse import Glimpse


class Randomly:
    """Chooses any option, each as likely as the next."""

    def __init__(self, seed: int) -> None:
        self._random = Random(seed)

    def decide(self, glimpse: Glimpse) -> int:
        """Choose one of the options."""
        return glimpse.options[int(self._random.random() * len(glimpse.options))]
