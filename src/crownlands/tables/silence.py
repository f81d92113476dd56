"""Silence must not speak: when an answer that nobody gave would tell about hidden cards.

A seat without a choice is not asked. Where that depends on cards the others cannot see, the play
would go on suspiciously fast; the hall then waits a natural while before anybody sees it go on.
"""

from typing import Any

from crownlands.core.errors import IllegalChoice
from crownlands.core.game import Game
from crownlands.core.machine import State

WORLDS = 3


def speaks(game: Game[Any], before: State, after: State, seat: int, option: int) -> bool:
    """Whether, with other hidden cards, other questions would have followed this choice.

    The choice is tried in a few worlds that a spectator could not tell apart, with the same dice.
    """
    asked = _asked(after)
    for world in range(WORLDS):
        other: State = game.determinize(before, None, world + 1)
        other.chance_a, other.chance_b = before.chance_a, before.chance_b
        try:
            other.answer(seat, option)
        except IllegalChoice:
            continue
        if _asked(other) != asked:
            return True
    return False


def _asked(s: State) -> list[tuple[int, str]]:
    return [(ask.seat, type(ask).__name__) for ask in s.questions()]
