"""What good players tend to choose, whatever the rest of the table looks like."""

from collections.abc import Mapping
from typing import Any

from crownlands.core.chance import Chance
from crownlands.core.machine import Ask


class Leanings:
    """How often each option of a question is chosen, beside the others that are allowed.

    Learnt from games between searching players by benchmarks/leanings.py. An option that was never
    met counts one, as all of them would if there were nothing to tell them apart.
    """

    def __init__(self, learnt: Mapping[str, list[float]]) -> None:
        self.learnt = learnt  # by the question's name, for its options from 0 on
        self.rows: dict[type, list[float]] = {}

    def pick(self, ask: Ask[Any], options: list[int], chance: Chance) -> int:
        """Draw one of the options, each as likely as it is worth beside the others."""
        if len(options) == 1:
            return options[0]
        kind = type(ask)
        if kind not in self.rows:
            learnt = self.learnt.get(kind.__name__, [])
            self.rows[kind] = learnt + [1.0] * (ask.SPAN - len(learnt))
        row = self.rows[kind]
        left = 0.0
        for option in options:
            left += row[option]
        left *= chance.part()
        for option in options:
            left -= row[option]
            if left < 0.0:
                return option
        return options[-1]
