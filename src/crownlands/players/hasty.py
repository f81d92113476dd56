"""The hasty player: looks one step ahead as the greedy one does, but misjudges like a person."""

from crownlands.core.chance import Chance
from crownlands.players.glimpse import Glimpse
from crownlands.players.greedy import value_after


class Hasty:
    """Judges every option a few points wrong, and at times takes the first thing that comes."""

    def __init__(self, seed: int, haze: float, slips: float) -> None:
        self._chance = Chance(seed)
        self._haze = haze  # how far a judgement may be off, either way, by the game's own measure
        self._slips = slips  # how often an option is taken without a look

    def decide(self, glimpse: Glimpse) -> int:
        """Choose what looks best through the haze."""
        chance = self._chance
        if chance.part() < self._slips:
            return glimpse.options[chance.below(len(glimpse.options))]
        game = glimpse.game
        haze = self._haze * game.haze
        imagined = glimpse.imagine(chance.seed())
        best = glimpse.options[0]
        best_value = float("-inf")
        for option in glimpse.options:
            value = value_after(game, game.copy(imagined), glimpse.seat, option)
            value += haze * (2.0 * chance.part() - 1.0)
            if value > best_value:
                best, best_value = option, value
        return best
