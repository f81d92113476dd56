"""Locations: entering one, its power or 2 gold, and recruiting from the citizen line."""

from typing import ClassVar, Final

from crownlands.core.machine import Ask, Frame
from crownlands.games.margraves.board import (
    CONSOLATION,
    HAMUN,
    INKADEUS,
    NYMAR,
    PLACES,
    REGKSTROM,
    SHILINA,
    SILESIA,
    SLOT_GOLD,
    THRAECIUS,
    VIKTORIA,
)
from crownlands.games.margraves.cards import NOBODY
from crownlands.games.margraves.gaining import CHOSEN, GainWild, PayResources
from crownlands.games.margraves.naval import SailShip
from crownlands.games.margraves.powers import (
    GEM,
    GOLD,
    KINDS,
    MAGIC,
    STONE,
    STRENGTH,
    WILD,
    WOOD,
    reward,
)
from crownlands.games.margraves.privilege import granted, usable_grants
from crownlands.games.margraves.state import Marches
from crownlands.games.margraves.tiles import GRANTS

POWER: Final = 0
TAKE_GOLD: Final = 1
GRANT: Final = 2

SLOTS: Final = len(SLOT_GOLD)
NO_ONE: Final = SLOTS
RECRUIT_GRANT: Final = NO_ONE + 1

# What a Location's power gives for nothing, and the mark of those that trade.
TRADES: Final = len(KINDS)
GIVEN_AT: Final = tuple(
    {HAMUN: STONE, INKADEUS: WOOD, REGKSTROM: MAGIC, VIKTORIA: STRENGTH}.get(place, TRADES)
    for place in range(PLACES)
)
GEM_PRICE: Final = 3
GEM_REWARD: Final = reward(gem=1)


def can_use_power(s: Marches, seat: int, place: int) -> bool:
    """Whether a Location's power could be used in full by this seat."""
    margrave = s.margraves[seat]
    if GIVEN_AT[place] != TRADES:
        return s.can_gain(seat, GIVEN_AT[place])
    if place == SILESIA:
        return margrave.gold > 0 and s.can_gain_wild(seat)
    if place == SHILINA:
        return s.can_recruit(seat)
    if place == THRAECIUS:
        return margrave.resources() >= GEM_PRICE and s.supply[GEM] > 0
    return margrave.resources() > 0


def wanted_at(s: Marches, seat: int, place: int) -> int:
    """A bit for each kind of which grants bring an unusable power within reach."""
    if place == SILESIA:
        return 1 << GOLD if s.can_gain_wild(seat) else 0
    if place == SHILINA:
        return 1 << GOLD if grants_recruit(s, seat) else 0
    if place == THRAECIUS:
        given = min(granted(s, seat, WILD), s.resources_left())
        enough = s.margraves[seat].resources() + given >= GEM_PRICE
        return 1 << WILD if enough and s.supply[GEM] else 0
    return 1 << WILD if place == NYMAR else 0


class UseLocation(Ask[Marches]):
    """Your Margrave or a knight you moved has entered: use the Location's power or take 2 gold.

    Options: 0 the power, 1 the gold; 2 and up use a grant for what the power lacks.
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "place")
    SPAN: ClassVar[int] = GRANT + GRANTS

    def __init__(self, seat: int, place: int) -> None:
        self.seat = seat
        self.place = place

    def options(self, s: Marches) -> list[int]:
        if can_use_power(s, self.seat, self.place):
            return [POWER, TAKE_GOLD]
        if s.margraves[self.seat].grants:
            grants = usable_grants(s, self.seat, wanted_at(s, self.seat, self.place))
            return [TAKE_GOLD, *[GRANT + tile for tile in grants]]
        return [TAKE_GOLD]

    def chosen(self, s: Marches, option: int) -> None:
        if option >= GRANT:
            s.stack.append(self)
            s.use_grant(self.seat, option - GRANT)
        elif option == TAKE_GOLD:
            s.margraves[self.seat].gold += CONSOLATION
            if s.told is not None:
                s.tell("gold-instead", self.seat, (self.place, CONSOLATION))
        else:
            if s.told is not None:
                s.tell("use-location", self.seat, (self.place,))
            self.use(s)

    def use(self, s: Marches) -> None:
        """Carry out the Location's power."""
        seat = self.seat
        place = self.place
        if place == VIKTORIA:
            s.add_strength(seat, 1)
        elif GIVEN_AT[place] != TRADES:
            s.gain_here(seat, GIVEN_AT[place])
        elif place == SILESIA:
            s.margraves[seat].gold -= 1
            s.push(GainWild(seat, 1, 0, CHOSEN))
        elif place == SHILINA:
            s.push(Recruit(seat, 0))
        elif place == THRAECIUS:
            s.push(PayResources(seat, GEM_PRICE, 0), GainGem(seat))
        else:
            s.push(SailShip(seat))


class GainGem(Frame[Marches]):
    """Take the gem that was paid for; the payment has made room."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: Marches) -> None:
        s.take_reward(self.seat, GEM_REWARD)


def grants_recruit(s: Marches, seat: int) -> bool:
    """Whether grants would pay for a citizen of the line that is too dear without them."""
    gold = s.margraves[seat].gold
    most = gold + granted(s, seat, GOLD)
    return any(s.line[slot] != NOBODY and gold < SLOT_GOLD[slot] <= most for slot in range(SLOTS))


class Recruit(Ask[Marches]):
    """Take a citizen of the line into your hand for the gold of its place.

    Options: 0 to 4 the place in the line; 5 recruits nobody, where the rules leave that open;
    6 and up use a grant for gold, where a citizen is too dear.
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "may_pass")
    SPAN: ClassVar[int] = RECRUIT_GRANT + GRANTS

    def __init__(self, seat: int, may_pass: int) -> None:
        self.seat = seat
        self.may_pass = may_pass

    def options(self, s: Marches) -> list[int]:
        margrave = s.margraves[self.seat]
        gold = margrave.gold
        options = [
            slot for slot in range(SLOTS) if s.line[slot] != NOBODY and SLOT_GOLD[slot] <= gold
        ]
        if margrave.grants and grants_recruit(s, self.seat):
            options += [RECRUIT_GRANT + tile for tile in usable_grants(s, self.seat, 1 << GOLD)]
        if self.may_pass:
            options.append(NO_ONE)
        return options

    def chosen(self, s: Marches, option: int) -> None:
        if option >= RECRUIT_GRANT:
            s.stack.append(self)
            s.use_grant(self.seat, option - RECRUIT_GRANT)
        elif option != NO_ONE:
            s.draft_citizen(self.seat, option, SLOT_GOLD[option])
