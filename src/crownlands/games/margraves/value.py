"""How well a seat stands."""

from crownlands.games.margraves.scoring import outcome
from crownlands.games.margraves.state import Marches


def value(s: Marches, seat: int) -> float:
    """Points ahead."""
    return float(outcome(s).sheets[seat].total)
