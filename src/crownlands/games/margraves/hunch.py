"""Quick choices for playouts: build, step and recall when it pays; else what good players do."""

from typing import Final

from crownlands.core.chance import Chance
from crownlands.core.leanings import Leanings
from crownlands.core.machine import Ask
from crownlands.games.margraves.gaining import NO_RESOURCE, GainWild, PayResources
from crownlands.games.margraves.influence import FORGO, SpendInfluence
from crownlands.games.margraves.leanings import LEARNT
from crownlands.games.margraves.privilege import DONE, CashGrants
from crownlands.games.margraves.scoring import guild_icons
from crownlands.games.margraves.state import Marches
from crownlands.games.margraves.turn import BUILD, RECALL, TakeTurn

MIND_CHANGES: Final = 8  # once in so many times the obvious thing is not done
FEW_CARDS: Final = 2  # in hand; with more, there is something better to do than to recall
LEANINGS: Final = Leanings(LEARNT)


def hunch(s: Marches, chance: Chance) -> int:
    """Do what is sensible where that is plain to see, and else what good players lean to."""
    options = s.options
    if s.lanes:
        return options[chance.below(len(options))]
    ask = s.stack[-1]
    if isinstance(ask, TakeTurn):
        return take_turn(s, ask, chance)
    if isinstance(ask, GainWild):
        return scarcest(options, s.margraves[ask.seat].goods)
    if isinstance(ask, PayResources):
        return most_plentiful(options, s.margraves[ask.seat].goods)
    if isinstance(ask, SpendInfluence):
        return step(s, ask.seat, chance)
    if isinstance(ask, CashGrants):
        return options[chance.below(len(options))] if s.ending else DONE
    assert isinstance(ask, Ask)
    return LEANINGS.pick(ask, options, chance)


def take_turn(s: Marches, ask: TakeTurn, chance: Chance) -> int:
    """Build if one can; Recall once few are left; else a citizen's pennant or text."""
    options = s.options
    if options[0] == BUILD:
        return BUILD
    if len(s.margraves[ask.seat].hand) <= FEW_CARDS and chance.below(2):
        return RECALL
    return LEANINGS.pick(ask, options, chance)


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
