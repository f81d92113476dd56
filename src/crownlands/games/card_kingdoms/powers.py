"""The verbs that cards use, and the questions that some of them ask.

A verb is a frozen value: it is made once, with the card's row, and knows how to be carried
out for a seat. What can change is read from the realm when that happens.
"""

from typing import TYPE_CHECKING, ClassVar, Final

from crownlands.core.machine import Ask
from crownlands.games.card_kingdoms.actions import SlayOneMore

if TYPE_CHECKING:
    from crownlands.games.card_kingdoms.state import Kingdom, Realm

GOLD: Final = 0
STRENGTH: Final = 1
MAGIC: Final = 2
VICTORY: Final = 3
TOKENS: Final = ("gold", "strength", "magic", "victory")

WORKER: Final = 0
SOLDIER: Final = 1
SHADOW: Final = 2
HOLY: Final = 3
ROLES: Final = ("worker", "soldier", "shadow", "holy")
ANY_ROLE: Final = 4
ANY_COST: Final = 99
ANY_CITIZEN: Final = 20

# What a citizen's power does in the harvest.
PLAIN: Final = 0
PICK: Final = 1
TRADE: Final = 2
STEAL: Final = 3


# What a power counts --------------------------------------------------------------------------


class Count:
    """Something in a kingdom that a power counts."""

    def of(self, kingdom: "Kingdom") -> int:
        """Count it now."""
        raise NotImplementedError


class CitizensOfRole(Count):
    """Citizen cards of a role: never domains, never starters."""

    def __init__(self, role: int) -> None:
        self.role = role

    def of(self, kingdom: "Kingdom") -> int:
        return kingdom.citizens_of_role(self.role)


class CardsNamed(Count):
    """Cards of a citizen's name, the starter of that name too."""

    def __init__(self, citizen: int) -> None:
        self.citizen = citizen

    def of(self, kingdom: "Kingdom") -> int:
        return kingdom.cards_named(self.citizen)


class OwnDomains(Count):
    """Domains built."""

    def of(self, kingdom: "Kingdom") -> int:
        return kingdom.domains.bit_count()


class MonstersOfArea(Count):
    """Slain monsters of an area; a boss just slain counts itself."""

    def __init__(self, area: int) -> None:
        self.area = area

    def of(self, kingdom: "Kingdom") -> int:
        return kingdom.monsters_of_area(self.area)


# Verbs ----------------------------------------------------------------------------------------


class Power:
    """What a card does."""

    harvest: ClassVar[int] = PLAIN

    def resolve(self, s: "Realm", seat: int) -> None:
        """Carry the power out for a seat."""
        raise NotImplementedError

    def reap(self, kingdom: "Kingdom", times: int) -> None:
        """Gain this so many times in a harvest; only plain gains do."""
        raise NotImplementedError

    def possible(self, s: "Realm") -> bool:
        """Whether it can be carried out at all."""
        return True


class Gain(Power):
    """Take tokens from the bank, for each thing counted."""

    def __init__(
        self,
        gold: int = 0,
        strength: int = 0,
        magic: int = 0,
        victory: int = 0,
        per: Count | None = None,
    ) -> None:
        self.amounts: Final = (gold, strength, magic, victory)
        self.gold = gold
        self.strength = strength
        self.magic = magic
        self.victory = victory
        self.per = per

    def reap(self, kingdom: "Kingdom", times: int) -> None:
        if self.per is not None:
            times *= self.per.of(kingdom)
        kingdom.gold += self.gold * times
        kingdom.strength += self.strength * times
        kingdom.magic += self.magic * times
        kingdom.victory += self.victory * times

    def resolve(self, s: "Realm", seat: int) -> None:
        kingdom = s.kingdoms[seat]
        self.reap(kingdom, 1)
        if s.told is not None:
            times = 1 if self.per is None else self.per.of(kingdom)
            s.tell("gain", seat, tuple(amount * times for amount in self.amounts))


class All(Power):
    """Several powers, in order."""

    def __init__(self, *parts: Power) -> None:
        self.parts: Final = parts

    def reap(self, kingdom: "Kingdom", times: int) -> None:
        for part in self.parts:
            part.reap(kingdom, times)

    def resolve(self, s: "Realm", seat: int) -> None:
        for part in self.parts[::-1]:  # what asks is pushed, so the first part ends on top
            part.resolve(s, seat)

    def possible(self, s: "Realm") -> bool:
        return all(part.possible(s) for part in self.parts)


class Pick(Power):
    """One of two powers, as the player likes."""

    harvest: ClassVar[int] = PICK

    def __init__(self, first: Power, second: Power) -> None:
        self.choices: Final = (first, second)


class Trade(Power):
    """Pay tokens to gain others; may be declined."""

    harvest: ClassVar[int] = TRADE

    def __init__(self, pay: int, amount: int, gain: int, gained: int) -> None:
        self.pay = pay
        self.amount = amount
        self.gain = gain
        self.gained = gained

    def resolve(self, s: "Realm", seat: int) -> None:
        s.push(MayTrade(seat, self.pay, self.amount, self.gain, self.gained))


class Steal(Power):
    """Take up to so many tokens of one kind from one opponent, before anybody harvests."""

    harvest: ClassVar[int] = STEAL

    def __init__(self, amount: int, kinds: tuple[int, ...]) -> None:
        self.amount = amount
        self.kinds: Final = kinds


class TakeFrom(Power):
    """Take tokens from an opponent who has some; in solo play, from the bank."""

    def __init__(self, kind: int, amount: int) -> None:
        self.kind = kind
        self.amount = amount

    def resolve(self, s: "Realm", seat: int) -> None:
        if s.seats == 1:
            s.kingdoms[seat].add(self.kind, self.amount)
            s.tell("from-bank", seat, (self.amount, self.kind))
        else:
            s.push(ChooseVictim(seat, self.kind, self.amount))


class TakeCitizen(Power):
    """Take a free citizen from the center stacks, by printed cost, role or name."""

    def __init__(
        self, cost: int = ANY_COST, role: int = ANY_ROLE, citizen: int = ANY_CITIZEN
    ) -> None:
        self.cost = cost
        self.role = role
        self.citizen = citizen

    def possible(self, s: "Realm") -> bool:
        return bool(s.stacks_to_take(self.cost, self.role, self.citizen))

    def resolve(self, s: "Realm", seat: int) -> None:
        s.push(ChooseCitizen(seat, self.cost, self.role, self.citizen))


class SlayAgain(Power):
    """Slay one monster at its normal cost without using an action, if wished."""

    def resolve(self, s: "Realm", seat: int) -> None:
        s.push(SlayOneMore(seat))


class ReturnMonster(Power):
    """Put a slain monster back on its stack for victory points, if wished."""

    def __init__(self, victory: int) -> None:
        self.victory = victory

    def resolve(self, s: "Realm", seat: int) -> None:
        s.push(ChooseReturnedMonster(seat, self.victory))


class ReturnCitizen(Power):
    """Put a citizen back on its stack for victory points, if wished."""

    def __init__(self, victory: int) -> None:
        self.victory = victory

    def resolve(self, s: "Realm", seat: int) -> None:
        s.push(ChooseReturnedCitizen(seat, self.victory))


class StealMonster(Power):
    """Take a random slain monster from an opponent; in solo play, the leftmost stack's top."""

    def resolve(self, s: "Realm", seat: int) -> None:
        if s.seats == 1:
            s.take_leftmost_monster(seat)
        else:
            s.push(ChooseRobbed(seat))


class ChangeDie(Power):
    """Turn a die to a face, or lower it, for a price in gold; once a roll."""

    def __init__(
        self, to: int = 0, lower: int = 0, price: int = 0, per: Count | None = None
    ) -> None:
        self.to = to
        self.lower = lower
        self.gold = price
        self.per = per

    def price(self, kingdom: "Kingdom") -> int:
        """What it costs now."""
        return self.gold if self.per is None else self.gold * self.per.of(kingdom)

    def changed(self, die: int) -> int:
        """The face the die would show."""
        return self.to if self.to else max(1, die - self.lower)


class CheaperDomains(Power):
    """Domains cost less gold."""

    def __init__(self, less: int) -> None:
        self.less = less


class PrintedCost(Power):
    """Recruiting costs what is printed: copies owned add nothing."""


# The questions that verbs ask ---------------------------------------------------------------------


class PickOne(Ask["Realm"]):
    """Choose between the two rewards of a monster."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "monster")
    SPAN: ClassVar[int] = 2

    def __init__(self, seat: int, monster: int) -> None:
        self.seat = seat
        self.monster = monster

    def options(self, s: "Realm") -> list[int]:
        choices = s.rewards_of(self.monster)
        return [i for i in range(len(choices)) if choices[i].possible(s)]

    def chosen(self, s: "Realm", option: int) -> None:
        s.rewards_of(self.monster)[option].resolve(s, self.seat)


class MayTrade(Ask["Realm"]):
    """Make a trade once, or decline it (Golden Obelisk of Nae)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "pay", "amount", "gain", "gained")
    SPAN: ClassVar[int] = 2

    def __init__(self, seat: int, pay: int, amount: int, gain: int, gained: int) -> None:
        self.seat = seat
        self.pay = pay
        self.amount = amount
        self.gain = gain
        self.gained = gained

    def options(self, s: "Realm") -> list[int]:
        return [1, 0] if s.kingdoms[self.seat].tokens(self.pay) >= self.amount else [0]

    def chosen(self, s: "Realm", option: int) -> None:
        if option:
            s.trade(self.seat, self.pay, self.amount, self.gain, self.gained)


class ChooseCitizen(Ask["Realm"]):
    """Choose the stack that gives a free citizen; it must be taken if one can be."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "cost", "role", "citizen")
    SPAN: ClassVar[int] = 10

    def __init__(self, seat: int, cost: int, role: int, citizen: int) -> None:
        self.seat = seat
        self.cost = cost
        self.role = role
        self.citizen = citizen

    def options(self, s: "Realm") -> list[int]:
        return s.stacks_to_take(self.cost, self.role, self.citizen)

    def chosen(self, s: "Realm", option: int) -> None:
        s.tell("free-citizen", self.seat, (s.citizens[option][-1],))
        s.gain_citizen(self.seat, option)


class ChooseVictim(Ask["Realm"]):
    """Choose the opponent who gives up tokens, among those who have any."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "token", "amount")
    SPAN: ClassVar[int] = 5

    def __init__(self, seat: int, token: int, amount: int) -> None:
        self.seat = seat
        self.token = token
        self.amount = amount

    def options(self, s: "Realm") -> list[int]:
        return [
            other
            for other in range(s.seats)
            if other != self.seat and s.kingdoms[other].tokens(self.token)
        ]

    def chosen(self, s: "Realm", option: int) -> None:
        s.take_by_domain(self.seat, option, self.token, self.amount)


class ChooseRobbed(Ask["Realm"]):
    """Choose the opponent who loses a random slain monster."""

    SPAN: ClassVar[int] = 5

    def options(self, s: "Realm") -> list[int]:
        return [
            other for other in range(s.seats) if other != self.seat and any(s.kingdoms[other].slain)
        ]

    def chosen(self, s: "Realm", option: int) -> None:
        s.steal_monster(self.seat, option)


class ChooseReturnedMonster(Ask["Realm"]):
    """Choose the slain monster that goes back on its stack, or keep them all."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "victory")
    SPAN: ClassVar[int] = 25

    def __init__(self, seat: int, victory: int) -> None:
        self.seat = seat
        self.victory = victory

    def options(self, s: "Realm") -> list[int]:
        slain = s.kingdoms[self.seat].slain
        return [0] + [1 + monster for monster in range(len(slain)) if slain[monster]]

    def chosen(self, s: "Realm", option: int) -> None:
        if option:
            s.return_monster(self.seat, option - 1)
            Gain(victory=self.victory).resolve(s, self.seat)


class ChooseReturnedCitizen(Ask["Realm"]):
    """Choose the citizen that goes back on its stack, or keep them all; never a starter."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "victory")
    SPAN: ClassVar[int] = 19

    def __init__(self, seat: int, victory: int) -> None:
        self.seat = seat
        self.victory = victory

    def options(self, s: "Realm") -> list[int]:
        citizens = s.kingdoms[self.seat].citizens
        return [0] + [1 + citizen for citizen in range(18) if citizens[citizen]]

    def chosen(self, s: "Realm", option: int) -> None:
        if option:
            s.return_citizen(self.seat, option - 1)
            Gain(victory=self.victory).resolve(s, self.seat)
