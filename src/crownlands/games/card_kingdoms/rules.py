"""The flow of a turn: roll, harvest, actions, end."""

from typing import ClassVar, Final

from crownlands.core.machine import Ask, Frame
from crownlands.games.card_kingdoms.actions import PayBuild, PayRecruit, PaySlay
from crownlands.games.card_kingdoms.cards import (
    CITIZEN_COST,
    CITIZENS,
    DOMAIN_BITS_WHEN,
    DOMAIN_COST,
    DOMAIN_POWER,
    DOMAIN_ROLES,
    DOMAINS_WHEN,
    END_OF_ACTIONS,
    MONSTER_MAGIC,
    MONSTER_STRENGTH,
    OFF_TURN,
    OFF_TURN_HARVEST,
    ON_DOUBLES,
    ON_TURN,
    ON_TURN_HARVEST,
    ROLL,
    START_OF_ACTIONS,
    STARTERS,
)
from crownlands.games.card_kingdoms.powers import (
    PICK,
    PLAIN,
    STEAL,
    TRADE,
    ChangeDie,
    Pick,
    Steal,
    Trade,
)
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
GAINS: Final = [GAIN, GAIN + 1, GAIN + 2]


def _wakes(die1: int, die2: int) -> list[tuple[int, int]]:
    """List the citizens that a roll wakes, with how often: each die, and the sum."""
    rolled = (die1, die2, die1 + die2)
    numbers = [row.numbers for row in CITIZENS] + [(row.number,) for row in STARTERS]
    times = [sum(number in rows for number in rolled) for rows in numbers]
    return [(citizen, often) for citizen, often in enumerate(times) if often]


WAKES: Final = [[_wakes(die1, die2) for die2 in range(1, 7)] for die1 in range(1, 7)]


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


# Harvest ------------------------------------------------------------------------------------------


class Harvest(Frame[Realm]):
    """Thieves first, before anybody harvests; then everyone, the active player first."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: Realm) -> None:
        s.push(Reap(self.seat, self.seat))
        citizens = s.kingdoms[self.seat].citizens
        for citizen, times in WAKES[s.die1 - 1][s.die2 - 1]:
            if citizens[citizen] and ON_TURN_HARVEST[citizen] == STEAL:
                for _ in range(citizens[citizen] * times):
                    s.push(StealTokens(self.seat, citizen))


class StealTokens(Ask[Realm]):
    """Take up to three of one kind from one opponent, or nothing (Thief).

    Option 0 takes nothing; 1 + 6 * opponent + 3 * kind + amount - 1 takes that much. In solo
    play the bank takes the place of an opponent.
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "citizen")
    SPAN: ClassVar[int] = 31

    def __init__(self, seat: int, citizen: int) -> None:
        self.seat = seat
        self.citizen = citizen

    def power(self) -> Steal:
        """The verb of the citizen that steals."""
        power = ON_TURN[self.citizen]
        assert isinstance(power, Steal)
        return power

    def options(self, s: Realm) -> list[int]:
        power = self.power()
        options = []
        for victim in range(s.seats):
            if victim != self.seat or s.seats == 1:
                for i in range(len(power.kinds)):
                    have = (
                        power.amount if s.seats == 1 else s.kingdoms[victim].tokens(power.kinds[i])
                    )
                    for amount in range(min(power.amount, have), 0, -1):
                        options.append(6 * victim + 3 * i + amount)
        options.append(0)
        return options

    def chosen(self, s: Realm, option: int) -> None:
        if option == 0:
            s.tell("steal-nothing", self.seat, (self.citizen,))
            return
        victim, rest = divmod(option - 1, 6)
        kind = self.power().kinds[rest // 3]
        amount = rest % 3 + 1
        if s.seats == 1:
            s.kingdoms[self.seat].add(kind, amount)
            s.tell("from-bank", self.seat, (amount, kind))
        else:
            s.take_tokens(self.seat, victim, kind, amount)


class Reap(Frame[Realm]):
    """Harvest for one seat after another, until somebody has a choice to make.

    Plain gains come first: nothing is lost by taking them before a trade. Then what is
    picked, then the trades, which may use all of it.
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "active")

    def __init__(self, seat: int, active: int) -> None:
        self.seat = seat
        self.active = active

    def run(self, s: Realm) -> None:
        seat = self.seat
        active = self.active
        # With five players, the one to the right of the active player rests.
        resting = (active + 4) % 5 if s.seats == 5 else -1
        woken = WAKES[s.die1 - 1][s.die2 - 1]
        while True:
            if seat != resting:
                asks = reap(s, seat, seat == active, woken)
                if asks:
                    following = (seat + 1) % s.seats
                    if following != active:
                        s.stack.append(Reap(following, active))
                    s.push(*asks)
                    return
            seat = (seat + 1) % s.seats
            if seat == active:
                return


def reap(s: Realm, seat: int, on_turn: bool, woken: list[tuple[int, int]]) -> list[Ask[Realm]]:
    """Take a seat's plain gains; give back what it has to be asked."""
    kingdom = s.kingdoms[seat]
    citizens = kingdom.citizens
    powers = ON_TURN if on_turn else OFF_TURN
    harvests = ON_TURN_HARVEST if on_turn else OFF_TURN_HARVEST
    asks: list[Ask[Realm]] = []
    trades: tuple[int, ...] = ()
    nothing_woke = True
    before = (kingdom.gold, kingdom.strength, kingdom.magic)
    for citizen, times in woken:
        count = citizens[citizen]
        if count:
            nothing_woke = False
            harvest = harvests[citizen]
            if harvest == PLAIN:
                powers[citizen].reap(kingdom, count * times)
            elif harvest == PICK:
                asks.append(SplitPicks(seat, on_turn, citizen, count * times))
            elif harvest == TRADE:
                trades += (citizen,) * (count * times)
    if nothing_woke:
        asks.append(TakeAny(seat))
    elif trades:
        asks.append(MakeTrades(seat, on_turn, trades))
    if s.told is not None and not nothing_woke:
        s.tell(
            "harvest",
            seat,
            (
                kingdom.gold - before[0],
                kingdom.strength - before[1],
                kingdom.magic - before[2],
            ),
        )
    return asks


class TakeAny(Ask[Realm]):
    """Take one resource: a consolation when nothing woke."""

    SPAN: ClassVar[int] = 3

    def options(self, s: Realm) -> list[int]:
        return [0, 1, 2]

    def chosen(self, s: Realm, option: int) -> None:
        s.kingdoms[self.seat].add(option, 1)
        if s.told is not None:
            s.tell("consolation", self.seat, (option,))


class SplitPicks(Ask[Realm]):
    """Split a citizen's activations between its two gains; the option counts the first."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "on_turn", "citizen", "times")
    SPAN: ClassVar[int] = 16

    def __init__(self, seat: int, on_turn: int, citizen: int, times: int) -> None:
        self.seat = seat
        self.on_turn = int(on_turn)
        self.citizen = citizen
        self.times = times

    def power(self) -> Pick:
        """The verb that picks."""
        power = ON_TURN[self.citizen] if self.on_turn else OFF_TURN[self.citizen]
        assert isinstance(power, Pick)
        return power

    def options(self, s: Realm) -> list[int]:
        return list(range(self.times, -1, -1))

    def chosen(self, s: Realm, option: int) -> None:
        kingdom = s.kingdoms[self.seat]
        first, second = self.power().choices
        first.reap(kingdom, option)
        second.reap(kingdom, self.times - option)
        if s.told is not None:
            s.tell("pick", self.seat, (self.citizen, option, self.times - option))


class MakeTrades(Ask[Realm]):
    """Make one of the trades still open, or no more; 0 is no more, 1 + citizen makes one."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "on_turn", "citizen")
    SPAN: ClassVar[int] = 19

    def __init__(self, seat: int, on_turn: int, citizen: tuple[int, ...]) -> None:
        self.seat = seat
        self.on_turn = int(on_turn)
        self.citizen = citizen

    def power(self, citizen: int) -> Trade:
        """The verb that trades."""
        power = ON_TURN[citizen] if self.on_turn else OFF_TURN[citizen]
        assert isinstance(power, Trade)
        return power

    def options(self, s: Realm) -> list[int]:
        kingdom = s.kingdoms[self.seat]
        options = [0]
        last = -1
        for citizen in self.citizen:
            if citizen != last:
                power = self.power(citizen)
                if kingdom.tokens(power.pay) >= power.amount:
                    options.append(1 + citizen)
                last = citizen
        return options

    def chosen(self, s: Realm, option: int) -> None:
        if option == 0:
            return
        citizen = option - 1
        power = self.power(citizen)
        s.trade(self.seat, power.pay, power.amount, power.gain, power.gained)
        i = self.citizen.index(citizen)
        left = self.citizen[:i] + self.citizen[i + 1 :]
        if left:
            s.push(MakeTrades(self.seat, self.on_turn, left))


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
            purse += kingdom.discount()
            place = BUILD
            for stack in s.domains:
                if stack:
                    domain = stack[-1]
                    if DOMAIN_COST[domain] <= purse and kingdom.has_roles(DOMAIN_ROLES[domain]):
                        options.append(place)
                place += 1
        options.extend(GAINS)
        return options

    def chosen(self, s: Realm, option: int) -> None:
        if self.left > 1:
            s.stack.append(Act(self.seat, self.left - 1))
        if option >= GAIN:
            s.kingdoms[self.seat].add(option - GAIN, 1)
            if s.told is not None:
                s.tell("gain-action", self.seat, (option - GAIN,))
            return
        s.stack.append(FINISH_ACTION)
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


FINISH_ACTION: Final = FinishAction()


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
