"""Quick choices for playouts: build, recruit and use what one has; no foolish waste."""

from typing import Final

from crownlands.core.chance import Chance
from crownlands.games.villages.actions import Develop, Recruit, StealAgain, UsePowers
from crownlands.games.villages.cards import BUILD, DEVELOP, HARVEST, RECRUIT, TAX
from crownlands.games.villages.drawing import Draw, MayDraw, PlaceDiscard
from crownlands.games.villages.payment import PayPart, PayPartWild
from crownlands.games.villages.rules import (
    DECLINE,
    FOLLOW,
    Follow,
    FollowBuild,
    FollowRecruit,
    FreeResource,
    Lead,
)
from crownlands.games.villages.solo import SoloLead
from crownlands.games.villages.state import Valeria

SMALL_HAND: Final = 3  # with fewer cards, a harvest comes first
WIDE_LAND: Final = 6  # resources after which more are seldom worth their cards
MIND_CHANGES: Final = 8  # once in so many times the obvious thing is not done


def hunch(s: Valeria, chance: Chance) -> int:
    """Take what is offered first where that is sensible, and any other option where not."""
    options = s.options
    ask = s.stack[-1]
    if isinstance(ask, (PayPart, PayPartWild, PlaceDiscard, Develop, FreeResource, StealAgain)):
        return options[0]
    if isinstance(ask, (Lead, SoloLead)):
        return lead(s, ask.seat, chance)
    if isinstance(ask, Follow):
        if ask.action != DEVELOP:
            return FOLLOW
        village = s.villages[ask.seat]
        wants = len(village.hand) > SMALL_HAND + 1 and len(village.resources) < WIDE_LAND
        return FOLLOW if wants and chance.below(2) else DECLINE
    if isinstance(ask, (FollowBuild, FollowRecruit, Recruit, UsePowers, MayDraw)):
        if chance.below(MIND_CHANGES):
            return options[0]
    elif isinstance(ask, Draw) and chance.below(2):
        return options[0]
    return options[chance.below(len(options))]


def lead(s: Valeria, seat: int, chance: Chance) -> int:
    """Build or recruit if one can; else cards for a small hand, resources for a small land."""
    options = s.options
    first = options[0]
    if chance.below(MIND_CHANGES) == 0:
        return options[chance.below(len(options))]
    if first in (BUILD, RECRUIT):
        if len(options) > 1 and options[1] == RECRUIT and chance.below(2):
            return RECRUIT
        return first
    village = s.villages[seat]
    if len(village.hand) < SMALL_HAND:
        return HARVEST
    if DEVELOP in options and len(village.resources) < WIDE_LAND and chance.below(4):
        return DEVELOP
    return TAX if s.bank and TAX in options and chance.below(2) else HARVEST
