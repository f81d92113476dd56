"""The harvest: thieves first, then what every woken citizen brings."""

from typing import ClassVar, Final

from crownlands.core.machine import Ask, Frame
from crownlands.games.card_kingdoms.cards import (
    CITIZENS,
    OFF_TURN,
    OFF_TURN_HARVEST,
    ON_TURN,
    ON_TURN_HARVEST,
    STARTERS,
)
from crownlands.games.card_kingdoms.powers import PICK, PLAIN, STEAL, TRADE, Pick, Steal, Trade
from crownlands.games.card_kingdoms.state import Realm

# The sides of a citizen: left on one's own turn, right on everybody else's.
ON: Final = 1
OFF: Final = 0

NOBODY: Final = -1  # no seat


def _wakes(die1: int, die2: int) -> list[tuple[int, int]]:
    """List the citizens that a roll wakes, with how often: each die, and the sum."""
    rolled = (die1, die2, die1 + die2)
    numbers = [row.numbers for row in CITIZENS] + [(row.number,) for row in STARTERS]
    times = [sum(number in rows for number in rolled) for rows in numbers]
    return [(citizen, often) for citizen, often in enumerate(times) if often]


WAKES: Final = [[_wakes(die1, die2) for die2 in range(1, 7)] for die1 in range(1, 7)]


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


def resting_seat(seats: int, active: int) -> int:
    """With five players, the one to the right of the active player rests; else nobody."""
    return (active + 4) % 5 if seats == 5 else NOBODY


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
        resting = resting_seat(s.seats, active)
        woken = WAKES[s.die1 - 1][s.die2 - 1]
        while True:
            if seat != resting:
                asks = reap(s, seat, ON if seat == active else OFF, woken)
                if asks:
                    following = (seat + 1) % s.seats
                    if following != active:
                        s.stack.append(Reap(following, active))
                    asks.reverse()  # the first comes on top
                    s.stack.extend(asks)
                    return
            elif s.told is not None:
                s.tell("rests", seat, ())
            seat = (seat + 1) % s.seats
            if seat == active:
                return


def reap(s: Realm, seat: int, on_turn: int, woken: list[tuple[int, int]]) -> list[Ask[Realm]]:
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
    if s.told is not None:
        gained = (
            kingdom.gold - before[0],
            kingdom.strength - before[1],
            kingdom.magic - before[2],
        )
        # What is picked, traded or stolen is told when it happens.
        stole = any(harvests[citizen] == STEAL and citizens[citizen] for citizen, _ in woken)
        if any(gained) or not (asks or stole):
            s.tell("harvest", seat, gained)
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
        self.on_turn = on_turn  # 1 for the left side, 0 for the right
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
        gold, strength, magic = kingdom.gold, kingdom.strength, kingdom.magic
        first, second = self.power().choices
        first.reap(kingdom, option)
        second.reap(kingdom, self.times - option)
        if s.told is not None:
            gained = (kingdom.gold - gold, kingdom.strength - strength, kingdom.magic - magic)
            s.tell("pick", self.seat, (self.citizen, *gained))


class MakeTrades(Ask[Realm]):
    """Make one of the trades still open, or no more; 0 is no more, 1 + citizen makes one."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "on_turn", "trades")
    LISTS: ClassVar[tuple[str, ...]] = ("trades",)
    SPAN: ClassVar[int] = 19

    def __init__(self, seat: int, on_turn: int, trades: tuple[int, ...]) -> None:
        self.seat = seat
        self.on_turn = on_turn  # 1 for the left side, 0 for the right
        self.trades = trades  # a citizen for each trade still open, the same ones side by side

    def power(self, citizen: int) -> Trade:
        """The verb that trades."""
        power = ON_TURN[citizen] if self.on_turn else OFF_TURN[citizen]
        assert isinstance(power, Trade)
        return power

    def options(self, s: Realm) -> list[int]:
        kingdom = s.kingdoms[self.seat]
        options = [0]
        last = -1
        for citizen in self.trades:
            if citizen != last:
                power = self.power(citizen)
                if kingdom.tokens(power.pay) >= power.amount:
                    options.append(1 + citizen)
                last = citizen
        return options

    def chosen(self, s: Realm, option: int) -> None:
        if option == 0:
            if s.told is not None and self.brought_nothing(s):
                s.tell("harvest", self.seat, (0, 0, 0))
            return
        citizen = option - 1
        power = self.power(citizen)
        s.trade(self.seat, power.pay, power.amount, power.gain, power.gained)
        i = self.trades.index(citizen)
        left = self.trades[:i] + self.trades[i + 1 :]
        if left:
            s.push(MakeTrades(self.seat, self.on_turn, left))

    def brought_nothing(self, s: Realm) -> bool:
        """Whether no trade was made, and all else that woke brought nothing either."""
        powers = ON_TURN if self.on_turn else OFF_TURN
        harvests = ON_TURN_HARVEST if self.on_turn else OFF_TURN_HARVEST
        kingdom = s.kingdoms[self.seat].copy()
        kingdom.gold = kingdom.strength = kingdom.magic = 0
        trades = 0
        for citizen, times in WAKES[s.die1 - 1][s.die2 - 1]:
            activations = kingdom.citizens[citizen] * times
            if activations:
                if harvests[citizen] == TRADE:
                    trades += activations
                elif harvests[citizen] == PLAIN:
                    powers[citizen].reap(kingdom, activations)
                else:  # what is picked or stolen was told
                    return False
        gained = kingdom.gold + kingdom.strength + kingdom.magic
        return trades == len(self.trades) and not gained
