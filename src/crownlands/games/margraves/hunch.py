"""Quick choices for playouts: build, slay, step and take what is offered; recall when it pays."""

from typing import Final

from crownlands.core.chance import Chance
from crownlands.games.margraves.citizens import (
    CallAnother,
    Offer,
    RaiseKnight,
    RecruitAny,
    RecruitOrGain,
)
from crownlands.games.margraves.gaining import NO_RESOURCE, GainWild, MakeRoom, PayResources
from crownlands.games.margraves.influence import FORGO, SpendInfluence
from crownlands.games.margraves.locations import NO_ONE, Recruit, UseLocation
from crownlands.games.margraves.naval import SailShip
from crownlands.games.margraves.pennant import NO_KNIGHT, DeployTo, MoveMargrave
from crownlands.games.margraves.privilege import DONE, NO_TILE, CashGrants, TakeTile
from crownlands.games.margraves.scoring import guild_icons
from crownlands.games.margraves.slaying import SPARE, SendKnights, Slay, SpendStrength
from crownlands.games.margraves.state import Marches
from crownlands.games.margraves.turn import BUILD, RECALL, TakeTurn

MIND_CHANGES: Final = 8  # once in so many times the obvious thing is not done
FEW_CARDS: Final = 2  # in hand; with more, there is something better to do than to recall


def hunch(s: Marches, chance: Chance) -> int:
    """Take what is offered first where that is sensible, and any other option where not."""
    options = s.options
    if s.lanes:
        return options[chance.below(len(options))]
    ask = s.stack[-1]
    if isinstance(ask, TakeTurn):
        return take_turn(s, ask.seat, chance)
    if isinstance(ask, GainWild):
        return scarcest(options, s.margraves[ask.seat].goods)
    if isinstance(ask, PayResources):
        return most_plentiful(options, s.margraves[ask.seat].goods)
    if isinstance(ask, (MakeRoom, SpendStrength, SendKnights, RaiseKnight)):
        return options[0]
    if isinstance(ask, SpendInfluence):
        return step(s, ask.seat, chance)
    if isinstance(ask, CashGrants):
        return options[chance.below(len(options))] if s.ending else DONE
    if isinstance(ask, (UseLocation, Offer, SailShip, Slay, CallAnother, RecruitAny)):
        if options[0] != SPARE and chance.below(MIND_CHANGES):
            return options[0]
    elif isinstance(ask, (MoveMargrave, DeployTo, TakeTile, Recruit, RecruitOrGain)):
        return not_the_last(options, chance)
    return options[chance.below(len(options))]


def take_turn(s: Marches, seat: int, chance: Chance) -> int:
    """Build if one can; else any citizen's pennant or text, and Recall once few are left."""
    options = s.options
    if options[0] == BUILD:
        return BUILD
    if len(s.margraves[seat].hand) <= FEW_CARDS and chance.below(2):
        return RECALL
    option = options[chance.below(len(options))]
    return option if option != RECALL else options[chance.below(len(options))]


def step(s: Marches, seat: int, chance: Chance) -> int:
    """Step on the track that counts most icons; now and then on any."""
    options = s.options
    if chance.below(MIND_CHANGES) == 0:
        return options[chance.below(len(options))]
    icons = guild_icons(s.margraves[seat])
    best = options[0]
    most = -1
    for option in options:
        if option < FORGO and icons[option] > most:
            best, most = option, icons[option]
    return best


def scarcest(options: list[int], goods: list[int]) -> int:
    """The resource of which there is least, unless none is the default."""
    best = options[0]
    if best != NO_RESOURCE:
        for option in options:
            if option != NO_RESOURCE and goods[option] < goods[best]:
                best = option
    return best


def most_plentiful(options: list[int], goods: list[int]) -> int:
    """The resource of which there is most."""
    best = options[0]
    for option in options:
        if goods[option] > goods[best]:
            best = option
    return best


def not_the_last(options: list[int], chance: Chance) -> int:
    """Any option, but mostly not the last, which does nothing."""
    option = options[chance.below(len(options))]
    if option in (NO_KNIGHT, NO_TILE, NO_ONE):
        return options[chance.below(len(options))]
    return option
