"""The flow of a turn: roll, harvest, actions, end."""

from typing import ClassVar, Final

from crownlands.core.machine import Ask, Frame
from crownlands.games.card_kingdoms.actions import PayBuild, PayRecruit, PaySlay
from crownlands.games.card_kingdoms.cards import (
    CITIZEN_COST,
    DOMAIN_BITS_WHEN,
    DOMAIN_POWER,
    DOMAIN_ROLES,
    DOMAINS_WHEN,
    END_OF_ACTIONS,
    MONSTER_MAGIC,
    MONSTER_STRENGTH,
    ON_DOUBLES,
    ROLL,
    START_OF_ACTIONS,
)
from crownlands.games.card_kingdoms.harvest import Harvest
from crownlands.games.card_kingdoms.powers import ChangeDie
from crownlands.games.card_kingdoms.state import PRINTED_COST_BITS, Realm

ROLL_BITS: Final = DOMAIN_BITS_WHEN[ROLL]
DOUBLES_BITS: Final = DOMAIN_BITS_WHEN[ON_DOUBLES]
START_BITS: Final = DOMAIN_BITS_WHEN[START_OF_ACTIONS]
END_BITS: Final = DOMAIN_BITS_WHEN[END_OF_ACTIONS]

# The options of an action.
SLAY: Final = 0
RECRUIT: Final = 5
BUILD: Final = 15
GAIN: Final = 20


class ChooseDuke(Ask[Realm]):
    """Keep one of the two dukes dealt; the other goes back to the box unseen."""

    SPAN: ClassVar[int] = 2

    def options(self, s: Realm) -> list[int]:
        return [0, 1]

    def chosen(self, s: Realm, option: int) -> None:
        kingdom = s.kingdoms[self.seat]
        kingdom.returned = (kingdom.dukes[1 - option],)
        kingdom.dukes = (kingdom.dukes[option],)
        s.tell("duke", self.seat, (), kingdom.dukes)


class Turn(Frame[Realm]):
    """Roll the dice, harvest, take two actions, and end the turn."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: Realm) -> None:
        s.push(Harvest(self.seat), ActionPhase(self.seat), EndTurn(self.seat))
        roll(s, self.seat)


def roll(s: Realm, seat: int) -> None:
    """Roll both dice and let the active player change them."""
    s.turns += 1
    s.die1 = s.below(6) + 1
    s.die2 = s.below(6) + 1
    if s.told is not None:
        s.tell("roll", seat, (s.die1, s.die2, s.die1 + s.die2))
    notice_doubles(s)
    if s.kingdoms[seat].domains & ROLL_BITS:
        s.push(ChangeDice(seat, 0))


def notice_doubles(s: Realm) -> None:
    """Let every domain that waits for doubles see the dice."""
    if s.die1 == s.die2:
        for seat in range(s.seats):
            if s.kingdoms[seat].domains & DOUBLES_BITS:
                s.use_domains(seat, ON_DOUBLES)


class ChangeDice(Ask[Realm]):
    """Use a domain that changes a die, or let the roll stand; each domain once a roll.

    Option 0 lets it stand; 1 + 2 * domain + die changes that die. A change that leaves a die
    as it is is not offered, nor is the second of two equal dice.
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "used")
    SPAN: ClassVar[int] = 49

    def __init__(self, seat: int, used: int) -> None:
        self.seat = seat
        self.used = used  # a bit for each domain already used on this roll

    def options(self, s: Realm) -> list[int]:
        kingdom = s.kingdoms[self.seat]
        options = [0]
        for domain in DOMAINS_WHEN[ROLL]:
            if (kingdom.domains & ~self.used) >> domain & 1:
                power = die_power(domain)
                if power.price(kingdom) <= kingdom.gold:
                    if power.changed(s.die1) != s.die1:
                        options.append(1 + 2 * domain)
                    if power.changed(s.die2) != s.die2 and s.die1 != s.die2:
                        options.append(2 + 2 * domain)
        return options

    def chosen(self, s: Realm, option: int) -> None:
        if option == 0:
            return
        domain = (option - 1) // 2
        power = die_power(domain)
        kingdom = s.kingdoms[self.seat]
        price = power.price(kingdom)
        kingdom.gold -= price
        if option % 2:
            s.die1 = power.changed(s.die1)
        else:
            s.die2 = power.changed(s.die2)
        s.tell("change-die", self.seat, (domain, price, s.die1, s.die2))
        notice_doubles(s)
        s.push(ChangeDice(self.seat, self.used | 1 << domain))


def die_power(domain: int) -> ChangeDie:
    """The power of a domain that changes dice."""
    power = DOMAIN_POWER[domain]
    assert isinstance(power, ChangeDie)
    return power


# Actions ------------------------------------------------------------------------------------------


class ActionPhase(Frame[Realm]):
    """Use what works at the start, take two actions, use what works at the end."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: Realm) -> None:
        s.push(Act(self.seat, 2), EndActions(self.seat))
        if s.kingdoms[self.seat].domains & START_BITS:
            s.use_domains(self.seat, START_OF_ACTIONS)


class Act(Ask[Realm]):
    """Take an action: slay, recruit, build, or gain a resource.

    Options: 0 to 4 slay from that stack, 5 to 14 recruit, 15 to 19 build, 20 to 22 gain
    gold, strength or magic.
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "left")
    SPAN: ClassVar[int] = 23

    def __init__(self, seat: int, left: int) -> None:
        self.seat = seat
        self.left = left

    def options(self, s: Realm) -> list[int]:
        kingdom = s.kingdoms[self.seat]
        gold = kingdom.gold
        strength = kingdom.strength
        magic = kingdom.magic
        options = []
        if strength:
            place = SLAY
            for stack in s.monsters:
                if stack:
                    monster = stack[-1]
                    spare = magic - MONSTER_MAGIC[monster]
                    if spare >= 0 and strength + spare >= MONSTER_STRENGTH[monster]:
                        options.append(place)
                place += 1
        if gold:
            purse = gold + magic
            place = RECRUIT
            printed = kingdom.domains & PRINTED_COST_BITS
            for stack in s.citizens:
                if stack:
                    citizen = stack[-1]
                    cost = CITIZEN_COST[citizen]
                    if cost <= purse and (printed or cost + kingdom.cards_named(citizen) <= purse):
                        options.append(place)
                place += 1
            place = 0
            for stack in s.domains:
                if (
                    stack
                    and s.build_cost(self.seat, place) <= purse
                    and kingdom.has_roles(DOMAIN_ROLES[stack[-1]])
                ):
                    options.append(BUILD + place)
                place += 1
        options += (GAIN, GAIN + 1, GAIN + 2)
        return options

    def chosen(self, s: Realm, option: int) -> None:
        if self.left > 1:
            s.stack.append(Act(self.seat, self.left - 1))
        if option >= GAIN:
            s.kingdoms[self.seat].add(option - GAIN, 1)
            if s.told is not None:
                s.tell("gain-action", self.seat, (option - GAIN,))
            return
        s.stack.append(FinishAction())
        if option >= BUILD:
            s.stack.append(PayBuild(self.seat, option - BUILD))
        elif option >= RECRUIT:
            s.stack.append(PayRecruit(self.seat, option - RECRUIT))
        else:
            s.stack.append(PaySlay(self.seat, option - SLAY))


class FinishAction(Frame[Realm]):
    """The action is complete: exhausted cards go on emptied places."""

    def run(self, s: Realm) -> None:
        if s.empty_stacks() > s.exhausted.bit_count():
            s.place_exhausted()
            if s.dark_lord is not None and s.empty_stacks() >= s.exhausted_limit():
                s.end()


class EndActions(Frame[Realm]):
    """Use what works at the end of the action phase."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: Realm) -> None:
        if s.kingdoms[self.seat].domains & END_BITS:
            s.use_domains(self.seat, END_OF_ACTIONS)


class EndTurn(Frame[Realm]):
    """Pass the dice to the left; the game ends once everybody has had the same turns."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: Realm) -> None:
        following = (self.seat + 1) % s.seats
        if following == s.first and s.ending_met():
            return
        s.stack.append(Turn(following))
