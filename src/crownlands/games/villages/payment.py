"""Paying for a building: coins on resources and on the castle, and powers that provide.

A payment is a set of sources; which source stands for which part of the cost makes no
difference. So every payment is asked in one order only. The cost is gone through resource by
resource; for each one the parts left to wilds come first, then the power that provides it,
then the player's own resources, then the other players' in seat order. Last comes which
wilds are used. Only steps from which the payment can be completed are offered, and the first
option is always a step of the cheapest payment.
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
PROVIDED: Final = 1
OWN: Final = 2
OTHERS: Final = 3  # and the seat whose resource it is

# The wilds, as bits.
BY_POWER: Final = 1
BY_CASTLE: Final = 2
BY_DISCARDS: Final = 4

# What a payment costs: cards to discard weigh most, then coins given away, then coins.
DISCARDING: Final = 1000
GIVING: Final = 30
IMPOSSIBLE: Final = 1_000_000

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
        return self.price(COST[card], 0, self.wilds[TYPE[card]], self.gold) != IMPOSSIBLE

    def price(self, need: Need, owed: int, wild: int, gold: int) -> int:
        """What the best way costs to provide what is needed and the parts owed by wilds.

        Free wilds save a coin wherever they go; everything else that no power provides takes
        one coin each, on a resource of its kind or on the castle.
        """
        parts = owed
        not_own = owed  # parts that nothing of one's own but a wild can provide
        only_wild = owed  # parts that nothing but a wild can provide
        for resource in range(4):
            left = need[resource]
            if left:
                left -= self.power[resource]
                parts += left
                left -= self.own[resource]
                if left > 0:
                    not_own += left
                    if left > self.others[resource]:
                        only_wild += left - self.others[resource]
        for discards in range(self.discards + 1):
            free = wild + discards
            coins = max(0, parts - free)
            if only_wild <= free + self.castle and coins <= gold:
                given = max(0, not_own - free - self.castle)
                return DISCARDING * discards + GIVING * given + coins
        return IMPOSSIBLE


class PayPart(Ask[Valeria]):
    """Provide one resource of the cost; `owed` parts are left to wilds.

    Options: 0 leaves the part to a wild, 1 uses the power that provides it, 2 puts a coin on an
    own resource, 3 and more put a coin on that seat's. `floor` is the first source still allowed
    for this resource.
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "need", "owed", "floor")
    LISTS: ClassVar[tuple[str, ...]] = ("need",)
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
        options: list[int] = []
        best = 0
        best_price = IMPOSSIBLE
        for source in self.sources(s, means):
            price = self.price(s, means, wild, source)
            if price < best_price:
                best = len(options)
                best_price = price
            if price < IMPOSSIBLE:
                options.append(source)
        if best:
            options.insert(0, options.pop(best))
        return options

    def sources(self, s: Valeria, means: Means) -> list[int]:
        """The sources of this resource that are there and still allowed."""
        resource = self.resource()
        sources: list[int] = []
        if self.floor <= PROVIDED and means.power[resource]:
            sources.append(PROVIDED)
        if self.floor <= OWN and means.own[resource]:
            sources.append(OWN)
        if self.floor == WILD:
            sources.append(WILD)
        for seat in range(max(0, self.floor - OTHERS), s.seats):
            if seat != self.seat:
                rival = s.villages[seat]
                if rival.land[resource] > rival.coins[resource]:
                    sources.append(OTHERS + seat)
        return sources

    def price(self, s: Valeria, means: Means, wild: int, source: int) -> int:
        """What the best payment costs that goes on with this source, if there is one."""
        resource = self.resource()
        rest = list(self.need)
        rest[resource] -= 1
        if source == WILD:
            return means.price(tuple(rest), self.owed + 1, wild, means.gold)
        # From here on, this resource takes no wild and no earlier source: what is left of it
        # takes coins, and must be there.
        coins = rest[resource] if source == PROVIDED else rest[resource] + 1
        own = means.own[resource] if source <= OWN else 0
        others = 0
        for seat in range(max(0, source - OTHERS), s.seats):
            if seat != self.seat:
                rival = s.villages[seat]
                others += rival.land[resource] - rival.coins[resource]
        given = max(0, coins - own)
        if given > others or coins > means.gold:
            return IMPOSSIBLE
        rest[resource] = 0
        later = means.price(tuple(rest), self.owed, wild, means.gold - coins)
        return later + GIVING * given + coins

    def chosen(self, s: Valeria, option: int) -> None:
        resource = self.resource()
        village = s.villages[self.seat]
        owed = self.owed
        floor = option
        if option == WILD:
            owed += 1
        elif option == PROVIDED:
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
            s.stack.append(PayPart(self.seat, tuple(rest), owed, floor))
        elif owed:
            s.stack.append(PayPartWild(self.seat, owed))


SIZE: Final = [bits.bit_count() for bits in range(8)]


class PayPartWild(Ask[Valeria]):
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
