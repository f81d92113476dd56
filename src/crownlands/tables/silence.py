"""Silence must not speak: when an answer that nobody gave would tell about hidden cards.

A seat without a choice is not asked. Where that depends on cards the others cannot see, the play
would go on suspiciously fast; the hall then waits a natural while before anybody sees it go on.
"""

from typing import Any

from crownlands.core.errors import IllegalChoice
from crownlands.core.game import Game
from crownlands.core.machine import State
from crownlands.core.stream import Stream

WORLDS = 8


def speaks(game: Game[Any], before: State, after: State, seat: int, option: int) -> bool:
    """Whether, with other hidden cards, other questions would have followed this choice.

    The choice is tried in a few worlds that a spectator could not tell apart, with the same dice.
    Where the chooser's own cards forbid it there, only the others' cards are dealt anew.
    """
    asked = _asked(after)
    for world in range(1, WORLDS + 1):
        for eyes in (None, seat):
            other: State = game.determinize(before, eyes, world)
            _give_dice(before, other)
            try:
                other.answer(seat, option)
            except IllegalChoice:
                continue
            if _asked(other) != asked:
                return True
            break
    return False


def _give_dice(before: State, other: State) -> None:
    """Let the other world roll what this one will."""
    other.chance_a, other.chance_b = before.chance_a, before.chance_b
    if before.stream is not None:
        other.stream = Stream(before.stream.word)
        other.stream.drawn = before.stream.drawn


def _asked(s: State) -> list[tuple[int, str]]:
    return [(ask.seat, type(ask).__name__) for ask in s.questions()]
