"""Gaining and paying tokens: a resource of one's choice, room in storage, resources to pay with."""

from typing import TYPE_CHECKING, ClassVar, Final

from crownlands.core.machine import Ask
from crownlands.games.margraves.powers import GEM, MAGIC, RESOURCES, STORED

if TYPE_CHECKING:
    from crownlands.games.margraves.state import Marches

NO_RESOURCE: Final = RESOURCES
GO_WITHOUT: Final = STORED

# On what terms something comes that storage has no room for.
GIFT: Final = 0  # one may do without, and by default does
BOUGHT: Final = 1  # one may do without, but has paid for it
CHOSEN: Final = 2  # it is taken


class GainWild(Ask["Marches"]):
    """Take resources of your choice from the supply, one at a time, in the order of kinds.

    Options: 0 to 2 stone, wood, magic; 3 takes no more, offered where storage is full. The first
    closes no other while more are to come; the last resource is by default the scarcest.
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "count", "least", "terms")
    SPAN: ClassVar[int] = RESOURCES + 1

    def __init__(self, seat: int, count: int, least: int, terms: int) -> None:
        self.seat = seat
        self.count = count
        self.least = least
        self.terms = terms

    def options(self, s: "Marches") -> list[int]:
        supply = s.supply
        margrave = s.margraves[self.seat]
        left = 0
        for kind in range(self.least, RESOURCES):
            left += supply[kind]
        wanted = self.count if self.count < left else left
        if not wanted:
            return []
        if not margrave.room():
            kinds = [
                kind
                for kind in range(self.least, RESOURCES)
                if supply[kind] and margrave.can_swap(kind)
            ]
            if self.terms == GIFT:
                return [NO_RESOURCE, *kinds]
            return kinds if self.terms == CHOSEN else [*kinds, NO_RESOURCE]
        options: list[int] = []
        goods = margrave.goods
        for kind in range(self.least, RESOURCES):
            if left < wanted:
                break
            if supply[kind]:
                if wanted == 1 and options and goods[kind] < goods[options[0]]:
                    options.insert(0, kind)
                else:
                    options.append(kind)
            left -= supply[kind]
        return options

    def chosen(self, s: "Marches", option: int) -> None:
        if option == NO_RESOURCE:
            return
        if self.count > 1:
            s.stack.append(GainWild(self.seat, self.count - 1, option, self.terms))
        s.gain_here(self.seat, option)


class MakeRoom(Ask["Marches"]):
    """Storage is full: return something to make room for what is gained, or go without.

    Options: 0 to 4 return a stone, wood, magic, gem or knight, in the order of kinds; 5 goes
    without the rest, unless what is gained was chosen.
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "kind", "count", "least", "terms")
    SPAN: ClassVar[int] = STORED + 1

    def __init__(self, seat: int, kind: int, count: int, least: int, terms: int) -> None:
        self.seat = seat
        self.kind = kind
        self.count = count
        self.least = least
        self.terms = terms

    def options(self, s: "Marches") -> list[int]:
        goods = s.margraves[self.seat].goods
        options = [kind for kind in range(self.least, STORED) if goods[kind] and kind != self.kind]
        if self.terms == BOUGHT or (self.terms == GIFT and self.kind == GEM):
            options.append(GO_WITHOUT)
        elif self.terms == GIFT:
            options.insert(0, GO_WITHOUT)
        return options

    def chosen(self, s: "Marches", option: int) -> None:
        if option == GO_WITHOUT:
            if s.told is not None:
                s.tell("go-without", self.seat, (self.count, self.kind))
            return
        s.pay_goods(self.seat, option, 1)
        goods = s.margraves[self.seat].goods
        s.supply[self.kind] -= 1
        goods[self.kind] += 1
        if s.told is not None:
            s.tell("swap", self.seat, (option, self.kind))
        if self.count > 1:
            s.stack.append(MakeRoom(self.seat, self.kind, self.count - 1, option, self.terms))


class PayResources(Ask["Marches"]):
    """Return resources of your choice to the supply, one at a time, in the order of kinds.

    The first option closes no other while more are to pay; the last resource is by default the
    most plentiful.
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "count", "least")
    SPAN: ClassVar[int] = RESOURCES

    def __init__(self, seat: int, count: int, least: int) -> None:
        self.seat = seat
        self.count = count
        self.least = least

    def options(self, s: "Marches") -> list[int]:
        goods = s.margraves[self.seat].goods
        left = 0
        options: list[int] = []
        for kind in range(MAGIC, self.least - 1, -1):
            left += goods[kind]
            if goods[kind] and left >= self.count:
                if self.count > 1 or not options or goods[kind] > goods[options[0]]:
                    options.insert(0, kind)
                else:
                    options.append(kind)
        return options

    def chosen(self, s: "Marches", option: int) -> None:
        s.pay_goods(self.seat, option, 1)
        if s.told is not None:
            s.tell("pay-resource", self.seat, (1, option))
        if self.count > 1:
            s.stack.append(PayResources(self.seat, self.count - 1, option))
