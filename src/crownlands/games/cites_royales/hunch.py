"""Quick choices for playouts: build what one holds, buy dear, strike at rivals."""

from typing import Any, Final

from crownlands.core.chance import Chance
from crownlands.core.machine import Ask
from crownlands.games.cites_royales.powers import (
    Assassinate,
    BuildDrawn,
    BuildSecond,
    MoveFrom,
    TakeOpen,
)
from crownlands.games.cites_royales.rules import (
    ADD,
    BUY,
    FROM_CITY,
    BuyCard,
    BuyOrAdd,
    PlayCard,
)
from crownlands.games.cites_royales.season import Build
from crownlands.games.cites_royales.state import LINE, Provinces

MIND_CHANGES: Final = 8  # once in so many times the obvious thing is not done


def hunch(s: Provinces, chance: Chance) -> int:
    """Take what is offered first where that is sensible, and any other option where not."""
    options = s.options
    ask = open_question(s)
    if isinstance(ask, Build):
        return options[0]
    if isinstance(ask, PlayCard):
        return play_card(options, chance)
    if isinstance(ask, BuyOrAdd):
        if options[0] != BUY:
            return ADD
        # The fuller the Market, the more there is to spend, and the nearer a Revolt.
        return BUY if chance.below(2 * LINE) < len(s.market) - LINE + 1 else ADD
    if isinstance(
        ask, (BuyCard, Assassinate, MoveFrom, TakeOpen, BuildDrawn, BuildSecond)
    ) and chance.below(MIND_CHANGES):
        return options[0]
    return options[chance.below(len(options))]


def open_question(s: Provinces) -> Ask[Any]:
    """The question that is open; of several at once, the one of the first seat."""
    if not s.lanes:
        ask = s.stack[-1]
        assert isinstance(ask, Ask)
        return ask
    return s.questions()[0]


def play_card(options: list[int], chance: Chance) -> int:
    """Mostly keep one's cards for building; seldom take one's own Cities down."""
    if chance.below(2):
        return 0
    option = options[chance.below(len(options))]
    if option >= FROM_CITY and chance.below(4):
        return 0
    return option
