"""The citizens' texts: how each sentence is carried out, in the order written."""

from typing import ClassVar, Final

from crownlands.core.machine import Ask, Frame
from crownlands.games.margraves import powers
from crownlands.games.margraves.board import PLACES, SLOT_GOLD, TOMB_SLOTS
from crownlands.games.margraves.cards import CITIZEN_TEXT, CITIZENS, NOBODY
from crownlands.games.margraves.gaining import BOUGHT, CHOSEN, GainWild, PayResources
from crownlands.games.margraves.locations import NO_ONE, RECRUIT_GRANT, SLOTS, grants_recruit
from crownlands.games.margraves.naval import SailShip
from crownlands.games.margraves.pennant import (
    Deploy,
    DeployAnywhere,
    MoveAnywhere,
    MoveMargrave,
    move_knight,
)
from crownlands.games.margraves.powers import (
    GOLD,
    KINDS,
    KNIGHT,
    STRENGTH,
    WILD,
    Power,
)
from crownlands.games.margraves.privilege import granted, usable_grants
from crownlands.games.margraves.slaying import Slay
from crownlands.games.margraves.state import Marches, without
from crownlands.games.margraves.tiles import GRANTS

NO_PLACE: Final = PLACES
SAIL_GRANT: Final = 3


class ReadText(Frame[Marches]):
    """Carry out a citizen's text from this sentence on."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "citizen", "sentence")

    def __init__(self, seat: int, citizen: int, sentence: int) -> None:
        self.seat = seat
        self.citizen = citizen
        self.sentence = sentence

    def run(self, s: Marches) -> None:
        text = CITIZEN_TEXT[self.citizen]
        if self.sentence + 1 < len(text):
            s.stack.append(ReadText(self.seat, self.citizen, self.sentence + 1))
        carry_out(s, self.seat, self.citizen, text[self.sentence])


def carry_out(s: Marches, seat: int, citizen: int, power: Power) -> None:
    """Carry out one sentence; what cannot be done is left out."""
    match power:
        case powers.Gain():
            s.take_reward(seat, power.what)
        case powers.MaySlay():
            s.push(Slay(seat, power.gold))
        case powers.EachMayPay():
            each_may_pay(s, seat, power)
        case powers.EachOpponentMayPay():
            each_opponent_may_pay(s, seat, power)
        case powers.MayPay():
            s.push(Offer(seat, seat, 0, power.pays, power.number, power.gains))
        case powers.EachGainsPerTower():
            each_gains_per_tower(s, power.kind)
        case powers.GainEither():
            s.push(PickGain(seat, power.kinds, power.number))
        case powers.MayMove():
            s.push(MoveMargrave(seat))
        case powers.MoveAnywhere():
            s.push(MoveAnywhere(seat))
        case powers.TakeCardBack():
            s.push(TakeBack(seat, citizen))
        case powers.MayMoveKnight():
            s.push(ChooseKnight(seat))
        case powers.CallKnight():
            s.push(CallKnight(seat, 0))
        case powers.MayCallTwoKnights():
            s.push(CallKnight(seat, 1))
        case powers.MayDeploy():
            s.push(Deploy(seat))
        case powers.MayDeployAnywhere():
            s.push(DeployAnywhere(seat))
        case powers.RecruitFor():
            s.push(RecruitAny(seat, power.gold))
        case powers.MayRecruitOrWild():
            s.push(RecruitOrGain(seat))
        case powers.MaySailOrWild():
            s.push(SailOrGain(seat))
        case powers.RaiseKnights():
            s.push(RaiseKnight(seat, power.most, 0))
        case _:
            raise AssertionError(power)


# Offers to everybody ------------------------------------------------------------------------------


def each_may_pay(s: Marches, seat: int, power: powers.MayPay) -> None:
    """Every player may pay the supply, the active player first, then clockwise."""
    for step in range(s.seats - 1, -1, -1):
        other = (seat + step) % s.seats
        s.stack.append(Offer(other, seat, 0, power.pays, power.number, power.gains))


def each_opponent_may_pay(s: Marches, seat: int, power: powers.MayPay) -> None:
    """Every opponent may pay the active player, from the left."""
    for step in range(s.seats - 1, 0, -1):
        other = (seat + step) % s.seats
        s.stack.append(Offer(other, seat, 1, power.pays, power.number, power.gains))


class Offer(Ask[Marches]):
    """Pay for what the citizen of the active player offers, or decline.

    Options: 1 pays, 0 declines; 2 and up use a grant for the price, in one's own turn.
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "active", "to_active", "pays", "number", "gains")
    LISTS: ClassVar[tuple[str, ...]] = ("gains",)
    SPAN: ClassVar[int] = 2 + GRANTS

    def __init__(
        self,
        seat: int,
        active: int,
        to_active: int,
        pays: int,
        number: int,
        gains: tuple[int, ...],
    ) -> None:
        self.seat = seat
        self.active = active
        self.to_active = to_active
        self.pays = pays
        self.number = number
        self.gains = gains

    def can_pay(self, s: Marches) -> bool:
        """Whether the price is at hand."""
        margrave = s.margraves[self.seat]
        if self.pays == GOLD:
            return margrave.gold >= self.number
        if self.pays == STRENGTH:
            return margrave.strength >= self.number
        return margrave.resources() >= self.number

    def options(self, s: Marches) -> list[int]:
        if not any(s.can_gain(self.seat, kind) for kind in self.gains):
            return []
        if self.can_pay(s):
            return [1, 0]
        if self.seat == self.active and s.margraves[self.seat].grants:
            wanted = self.pays if self.pays in (GOLD, STRENGTH) else WILD
            return [0, *[2 + tile for tile in usable_grants(s, self.seat, 1 << wanted)]]
        return []

    def chosen(self, s: Marches, option: int) -> None:
        if option == 0:
            return
        if option > 1:
            s.stack.append(self)
            s.use_grant(self.seat, option - 2)
            return
        margrave = s.margraves[self.seat]
        if s.told is not None:
            s.tell("accept", self.seat, (self.number, self.pays))
        gains = tuple(self.gains.count(kind) for kind in range(len(KINDS)))
        s.take_reward(self.seat, gains, BOUGHT)
        if self.pays == GOLD:
            margrave.gold -= self.number
            if self.to_active:
                s.margraves[self.active].gold += self.number
        elif self.pays == STRENGTH:
            margrave.strength -= self.number
        else:
            s.push(PayResources(self.seat, self.number, 0))


def each_gains_per_tower(s: Marches, kind: int) -> None:
    """Every player gains gold or strength for each tower built."""
    for seat, margrave in enumerate(s.margraves):
        before = margrave.gold + margrave.strength
        towers = margrave.towers_built()
        if kind == GOLD:
            margrave.gold += towers
        else:
            s.add_strength(seat, towers)
        gained = margrave.gold + margrave.strength - before
        if gained and s.told is not None:
            s.tell("per-tower", seat, (gained, kind))


# Choices between gains ----------------------------------------------------------------------------


class PickGain(Ask[Marches]):
    """Gain so many of the first kind (0) or of the second (1)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "gains", "number")
    LISTS: ClassVar[tuple[str, ...]] = ("gains",)
    SPAN: ClassVar[int] = 2

    def __init__(self, seat: int, gains: tuple[int, ...], number: int) -> None:
        self.seat = seat
        self.gains = gains
        self.number = number

    def options(self, s: Marches) -> list[int]:
        return [i for i in range(2) if s.can_gain(self.seat, self.gains[i])]

    def chosen(self, s: Marches, option: int) -> None:
        gained = self.gains[option]
        s.take_reward(
            self.seat, tuple(self.number if kind == gained else 0 for kind in range(len(KINDS)))
        )


class SailOrGain(Ask[Marches]):
    """Make a naval action, gain a resource of your choice, or neither.

    Options: 0 the naval action; 1 the resource; 2 neither; 3 and up use a grant for resources,
    where there is none to sail with.
    """

    SPAN: ClassVar[int] = SAIL_GRANT + GRANTS

    def options(self, s: Marches) -> list[int]:
        margrave = s.margraves[self.seat]
        options = []
        if margrave.resources():
            options.append(0)
        if s.can_gain_wild(self.seat):
            options.append(1)
        if margrave.grants and not margrave.resources():
            options += [SAIL_GRANT + tile for tile in usable_grants(s, self.seat, 1 << WILD)]
        options.append(2)
        return options

    def chosen(self, s: Marches, option: int) -> None:
        if option == 0:
            s.push(SailShip(self.seat))
        elif option == 1:
            s.push(GainWild(self.seat, 1, 0, CHOSEN))
        elif option >= SAIL_GRANT:
            s.stack.append(self)
            s.use_grant(self.seat, option - SAIL_GRANT)


class RecruitOrGain(Ask[Marches]):
    """Recruit at the price of the place, gain a resource of your choice, or neither.

    Options: 0 to 4 the place in the line; 5 neither; 6 the resource; 7 and up use a grant for
    gold, where a citizen is too dear.
    """

    SPAN: ClassVar[int] = SLOTS + 2 + GRANTS

    def options(self, s: Marches) -> list[int]:
        margrave = s.margraves[self.seat]
        gold = margrave.gold
        options = [
            slot for slot in range(SLOTS) if s.line[slot] != NOBODY and SLOT_GOLD[slot] <= gold
        ]
        if s.can_gain_wild(self.seat):
            options.append(SLOTS + 1)
        if margrave.grants and grants_recruit(s, self.seat):
            options += [SLOTS + 2 + tile for tile in usable_grants(s, self.seat, 1 << GOLD)]
        options.append(NO_ONE)
        return options

    def chosen(self, s: Marches, option: int) -> None:
        if option < SLOTS:
            s.draft_citizen(self.seat, option, SLOT_GOLD[option])
        elif option == SLOTS + 1:
            s.push(GainWild(self.seat, 1, 0, CHOSEN))
        elif option > SLOTS + 1:
            s.stack.append(self)
            s.use_grant(self.seat, option - SLOTS - 2)


class RecruitAny(Ask[Marches]):
    """Recruit any citizen of the line for a fixed price (Town Crier).

    Options: 0 to 4 the place in the line; where gold is short, 6 and up use a grant for it, and
    5 recruits nobody.
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "gold")
    SPAN: ClassVar[int] = RECRUIT_GRANT + GRANTS

    def __init__(self, seat: int, gold: int) -> None:
        self.seat = seat
        self.gold = gold

    def options(self, s: Marches) -> list[int]:
        gold = s.margraves[self.seat].gold
        slots = [slot for slot in range(SLOTS - 1, -1, -1) if s.line[slot] != NOBODY]
        if gold >= self.gold:
            return slots
        if slots and gold + granted(s, self.seat, GOLD) >= self.gold:
            grants = usable_grants(s, self.seat, 1 << GOLD)
            return [NO_ONE, *[RECRUIT_GRANT + tile for tile in grants]]
        return []

    def chosen(self, s: Marches, option: int) -> None:
        if option >= RECRUIT_GRANT:
            s.stack.append(self)
            s.use_grant(self.seat, option - RECRUIT_GRANT)
        elif option != NO_ONE:
            s.draft_citizen(self.seat, option, self.gold)


class TakeBack(Ask[Marches]):
    """Take a played citizen back, but not the very card just played; the option is the citizen."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "citizen")
    SPAN: ClassVar[int] = len(CITIZENS)

    def __init__(self, seat: int, citizen: int) -> None:
        self.seat = seat
        self.citizen = citizen

    def options(self, s: Marches) -> list[int]:
        others = without(s.margraves[self.seat].played, self.citizen)
        return sorted(set(others))

    def chosen(self, s: Marches, option: int) -> None:
        margrave = s.margraves[self.seat]
        margrave.played = without(margrave.played, option)
        margrave.hand = tuple(sorted((*margrave.hand, option)))
        if s.told is not None:
            s.tell("take-back", self.seat, (option,))


# Knights ------------------------------------------------------------------------------------------


class ChooseKnight(Ask[Marches]):
    """Choose the Location whose knight goes on a journey, or none (Monk)."""

    SPAN: ClassVar[int] = PLACES + 1

    def options(self, s: Marches) -> list[int]:
        return [*[place for place in range(PLACES) if s.knights[place]], NO_PLACE]

    def chosen(self, s: Marches, option: int) -> None:
        if option != NO_PLACE:
            s.push(SendAnywhere(self.seat, option))


class SendAnywhere(Ask[Marches]):
    """Choose where that knight goes."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "origin")
    SPAN: ClassVar[int] = PLACES

    def __init__(self, seat: int, origin: int) -> None:
        self.seat = seat
        self.origin = origin

    def options(self, s: Marches) -> list[int]:
        return [place for place in range(PLACES) if place != self.origin]

    def chosen(self, s: Marches, option: int) -> None:
        move_knight(s, self.seat, self.origin, option)


class CallKnight(Ask[Marches]):
    """Call a knight from another Location to your Margrave's.

    The Warlord must, if there is one; the Bard may, and may then call another from there.
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "two")
    SPAN: ClassVar[int] = PLACES + 1

    def __init__(self, seat: int, two: int) -> None:
        self.seat = seat
        self.two = two

    def options(self, s: Marches) -> list[int]:
        here = s.margraves[self.seat].place
        options = [place for place in range(PLACES) if s.knights[place] and place != here]
        if self.two:
            options.append(NO_PLACE)
        return options

    def chosen(self, s: Marches, option: int) -> None:
        if option == NO_PLACE:
            return
        if self.two:
            s.stack.append(CallAnother(self.seat, option))
        move_knight(s, self.seat, option, s.margraves[self.seat].place)


class CallAnother(Ask[Marches]):
    """Call a second knight from the same Location (1), or not (0)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "origin")
    SPAN: ClassVar[int] = 2

    def __init__(self, seat: int, origin: int) -> None:
        self.seat = seat
        self.origin = origin

    def options(self, s: Marches) -> list[int]:
        return [1, 0] if s.knights[self.origin] else []

    def chosen(self, s: Marches, option: int) -> None:
        if option:
            move_knight(s, self.seat, self.origin, s.margraves[self.seat].place)


class RaiseKnight(Ask[Marches]):
    """Gain a knight that lies in the tombs, slot by slot; the last option raises no more."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "left", "least")
    SPAN: ClassVar[int] = TOMB_SLOTS + 1

    def __init__(self, seat: int, left: int, least: int) -> None:
        self.seat = seat
        self.left = left
        self.least = least

    def options(self, s: Marches) -> list[int]:
        if not s.margraves[self.seat].can_hold(KNIGHT):
            return []
        slots = [slot for slot in range(self.least, TOMB_SLOTS) if s.lying >> slot & 1]
        return [*slots, TOMB_SLOTS]

    def chosen(self, s: Marches, option: int) -> None:
        if option == TOMB_SLOTS:
            return
        s.lying &= ~(1 << option)
        s.supply[KNIGHT] += 1
        if s.told is not None:
            s.tell("raise", self.seat, (option,))
        if self.left > 1:
            s.stack.append(RaiseKnight(self.seat, self.left - 1, option + 1))
        s.gain_here(self.seat, KNIGHT)
