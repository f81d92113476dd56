"""Paying for a building: coins on resources and on the castle, and powers that provide.

A payment is a set of sources; which source stands for which part of the cost makes no
difference. So every payment is asked in one order only. The cost is gone through resource by
resource; for each one the parts left to wilds come first, then the power that provides it,
then the player's own resources, then the other players' in seat order. Last comes which
wilds are used. Only steps from which the payment can be completed are offered.
"""

from typing import ClassVar, Final

from crownlands.core.machine import Ask
from crownlands.games.villages.cards import (
    COST,
    DISCARD_PROVIDER,
    PROVIDER,
    TYPE,
    WILD_PRICE,
    WILD_PROVIDER,
)
from crownlands.games.villages.drawing import Discard
from crownlands.games.villages.powers import CASTLE
from crownlands.games.villages.state import Valeria

# The sources of one resource, in the order in which they are asked.
WILD: Final = 0
POWER: Final = 1
OWN: Final = 2
OTHERS: Final = 3  # and the seat whose resource it is

# The wilds, as bits.
BY_POWER: Final = 1
BY_CASTLE: Final = 2
BY_DISCARDS: Final = 4

Need = tuple[int, ...]


class Means:
    """What a seat can pay with: its coins, and each source that is still unused."""

    def __init__(self, s: Valeria, seat: int, spare_cards: int) -> None:
        village = s.villages[seat]
        cards = village.cards
        land = village.land
        coins = village.coins
        self.gold: int = village.gold
        self.power: list[int] = [0, 0, 0, 0]
        self.own: list[int] = [0, 0, 0, 0]
        self.others: list[int] = [0, 0, 0, 0]
        self.wilds: list[int] = [0, 0, 0, 0]  # by the type of the building
        self.castle: int = 1 - coins[CASTLE]
        self.discards: int = 0
        for resource in range(4):
            self.own[resource] = land[resource] - coins[resource]
        if cards:
            for i in range(4):
                self.power[i] = cards >> PROVIDER[i] & 1
                self.wilds[i] = cards >> WILD_PROVIDER[i] & 1
            if spare_cards >= WILD_PRICE:
                self.discards = cards >> DISCARD_PROVIDER & 1
        for other in range(s.seats):
            if other != seat:
                rival = s.villages[other]
                for resource in range(4):
                    self.others[resource] += rival.land[resource] - rival.coins[resource]

    def can_pay(self, card: int) -> bool:
        """Whether a building can be paid for at all."""
        return self.covers(COST[card], 0, self.wilds[TYPE[card]])

    def covers(self, need: Need, owed: int, wild: int) -> bool:
        """Whether what is needed, and the parts owed by wilds, can all be provided.

        Free wilds save a coin wherever they go; everything else that no power provides takes
        one coin each, on a resource of its kind or on the castle.
        """
        parts = owed
        only_wild = owed
        for resource in range(4):
            left = need[resource]
            if left:
                left -= self.power[resource]
                parts += left
                short = left - self.own[resource] - self.others[resource]
                if short > 0:
                    only_wild += short
        free = wild + self.discards
        return only_wild <= free + self.castle and parts - min(free, parts) <= self.gold


class Pay(Ask[Valeria]):
    """Provide one resource of the cost; `owed` parts are left to wilds.

    Options: 0 leaves the part to a wild, 1 uses the power that provides it, 2 puts a coin on an
    own resource, 3 and more put a coin on that seat's. `floor` is the first source still allowed
    for this resource.
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "need", "owed", "floor")
    SPAN: ClassVar[int] = OTHERS + 5

    def __init__(self, seat: int, need: Need, owed: int, floor: int) -> None:
        self.seat = seat
        self.need = need
        self.owed = owed
        self.floor = floor

    def resource(self) -> int:
        """The resource that is being provided: the first still needed."""
        resource = 0
        while not self.need[resource]:
            resource += 1
        return resource

    def options(self, s: Valeria) -> list[int]:
        means = Means(s, self.seat, len(s.villages[self.seat].hand))
        wild = means.wilds[TYPE[s.site[0]]]
        resource = self.resource()
        sources: list[int] = []
        if self.floor <= POWER and means.power[resource]:
            sources.append(POWER)
        if self.floor <= OWN and means.own[resource]:
            sources.append(OWN)
        before_others = len(sources)
        for seat in range(max(0, self.floor - OTHERS), s.seats):
            if seat != self.seat:
                rival = s.villages[seat]
                if rival.land[resource] > rival.coins[resource]:
                    sources.append(OTHERS + seat)
        if self.floor == WILD:
            sources.insert(self._place_of_wild(means, wild, before_others), WILD)
        if len(sources) == 1:
            return sources
        return [source for source in sources if self._completes(s, means, wild, source)]

    def _place_of_wild(self, means: Means, wild: int, before_others: int) -> int:
        """Where the wild stands among the options: the first option is the sensible one.

        Coins on other players' resources are lost, so wilds go where nothing of one's own is
        left, as long as no later resource can only be had that way; a wild that costs nothing
        saves a coin. Discarding cards comes last.
        """
        resource = self.resource()
        cheap = wild + means.castle - self.owed
        here = self.need[resource] - means.power[resource] - means.own[resource]
        later = 0
        later_forced = 0
        for i in range(resource + 1, 4):
            short = max(0, self.need[i] - means.power[i] - means.own[i])
            later += short
            later_forced += max(0, short - means.others[i])
        if here > 0 and cheap > later_forced:
            return 0
        if here <= 0 and later == 0 and self.owed < wild:
            spared = self.need[resource] - means.power[resource]
            if spared > 0:
                return 0
        return before_others if cheap > 0 else 8

    def _completes(self, s: Valeria, means: Means, wild: int, source: int) -> bool:
        """Whether the payment can be completed after this step."""
        resource = self.resource()
        rest = list(self.need)
        rest[resource] -= 1
        if source == WILD:
            return means.covers(tuple(rest), self.owed + 1, wild)
        # From here on, this resource takes no wild and no earlier source: what is left of it
        # takes coins, and must be there.
        left = rest[resource]
        rest[resource] = 0
        there = means.own[resource] if source <= OWN else 0
        for seat in range(max(0, source - OTHERS), s.seats):
            if seat != self.seat:
                rival = s.villages[seat]
                there += rival.land[resource] - rival.coins[resource]
        spent = left
        if source != POWER:
            there -= 1
            spent += 1
        if left > there:
            return False
        gold = means.gold
        means.gold -= spent
        completes = means.gold >= 0 and means.covers(tuple(rest), self.owed, wild)
        means.gold = gold
        return completes

    def chosen(self, s: Valeria, option: int) -> None:
        resource = self.resource()
        village = s.villages[self.seat]
        owed = self.owed
        floor = option
        if option == WILD:
            owed += 1
        elif option == POWER:
            floor = OWN  # a power provides once in an action
            if s.told is not None:
                s.tell("provide", self.seat, (PROVIDER[resource],))
        else:
            owner = self.seat if option == OWN else option - OTHERS
            village.place_coin(resource, s.villages[owner])
            if s.told is not None:
                if owner == self.seat:
                    s.tell("coin-own", self.seat, (resource,))
                else:
                    s.tell("coin-other", self.seat, (resource, owner))
        rest = list(self.need)
        rest[resource] -= 1
        if not rest[resource]:
            floor = WILD
        if any(rest):
            s.stack.append(Pay(self.seat, tuple(rest), owed, floor))
        elif owed:
            s.stack.append(PayWild(self.seat, owed))


SIZE: Final = [bits.bit_count() for bits in range(8)]


class PayWild(Ask[Valeria]):
    """Choose which wilds provide what is owed.

    The option adds 1 for the power that goes with the building's type, 2 for a coin on the
    castle, 4 for discarding two cards.
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "owed")
    SPAN: ClassVar[int] = 8

    def __init__(self, seat: int, owed: int) -> None:
        self.seat = seat
        self.owed = owed

    def options(self, s: Valeria) -> list[int]:
        means = Means(s, self.seat, len(s.villages[self.seat].hand))
        able = BY_POWER * means.wilds[TYPE[s.site[0]]]
        if means.gold:
            able += BY_CASTLE * means.castle
        able += BY_DISCARDS * means.discards
        return [bits for bits in range(1, 8) if SIZE[bits] == self.owed and bits & ~able == 0]

    def chosen(self, s: Valeria, option: int) -> None:
        village = s.villages[self.seat]
        if option & BY_POWER:
            s.tell("provide", self.seat, (WILD_PROVIDER[TYPE[s.site[0]]],))
        if option & BY_CASTLE:
            village.place_coin(CASTLE, village)
            if s.told is not None:
                s.tell("coin-castle", self.seat, ())
        if option & BY_DISCARDS:
            s.tell("provide", self.seat, (DISCARD_PROVIDER,))
            s.stack.append(Discard(self.seat, WILD_PRICE))
