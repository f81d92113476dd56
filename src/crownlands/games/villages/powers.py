"""The verbs that buildings and adventurers use.

A verb is a frozen value: it is made once, with the card's row. Its `kind` says which of the
questions and payments can use it; what can change is read from the village at that time.
"""

from typing import TYPE_CHECKING, ClassVar, Final

if TYPE_CHECKING:
    from crownlands.games.villages.state import Village

FOOD: Final = 0
WOOD: Final = 1
STONE: Final = 2
MAGIC: Final = 3
CASTLE: Final = 4  # a place for a coin like a resource, but wild
RESOURCES: Final = ("food", "wood", "stone", "magic")
PLACES: Final = (*RESOURCES, "castle")

WORKER: Final = 0
SOLDIER: Final = 1
SHADOW: Final = 2
HOLY: Final = 3
ADVENTURERS: Final = 4  # not a type, but some powers count them
TYPES: Final = ("worker", "soldier", "shadow", "holy")

# What a verb does.
NOTHING: Final = 0
DRAW: Final = 1
GOLD: Final = 2
DISCARD_FOR_GOLD: Final = 3
STEAL_CARDS: Final = 4
STEAL_GOLD: Final = 5
RESOURCE: Final = 6
POINTS: Final = 7


class Power:
    """A verb that a card's power uses."""

    kind: ClassVar[int] = NOTHING

    def number(self, village: "Village") -> int:
        """How many cards or coins it is about now."""
        return 0


class Nothing(Power):
    """No power at all."""


class DrawCards(Power):
    """Draw so many cards."""

    kind: ClassVar[int] = DRAW

    def __init__(self, cards: int) -> None:
        self.cards = cards

    def number(self, village: "Village") -> int:
        return self.cards


class DrawPer(Power):
    """Draw a card for each building of a type."""

    kind: ClassVar[int] = DRAW

    def __init__(self, type: int) -> None:
        self.type = type

    def number(self, village: "Village") -> int:
        return village.count(self.type)


class TakeGold(Power):
    """Take gold from the bank."""

    kind: ClassVar[int] = GOLD

    def __init__(self, gold: int) -> None:
        self.gold = gold

    def number(self, village: "Village") -> int:
        return self.gold


class DiscardForGold(Power):
    """Discard one card to take gold from the bank."""

    kind: ClassVar[int] = DISCARD_FOR_GOLD

    def __init__(self, gold: int) -> None:
        self.gold = gold

    def number(self, village: "Village") -> int:
        return self.gold


class StealCards(Power):
    """Take cards at random from one opponent's hand."""

    kind: ClassVar[int] = STEAL_CARDS

    def __init__(self, cards: int) -> None:
        self.cards = cards

    def number(self, village: "Village") -> int:
        return self.cards


class StealGold(Power):
    """Take free gold from one opponent."""

    kind: ClassVar[int] = STEAL_GOLD

    def __init__(self, gold: int) -> None:
        self.gold = gold

    def number(self, village: "Village") -> int:
        return self.gold


class Provide(Power):
    """Provide one resource of a kind for a building."""

    kind: ClassVar[int] = RESOURCE

    def __init__(self, resource: int) -> None:
        self.resource = resource


class WildFor(Power):
    """Provide one wild resource for a building of a type."""

    kind: ClassVar[int] = RESOURCE

    def __init__(self, type: int) -> None:
        self.type = type


class DiscardForWild(Power):
    """Discard cards to provide one wild resource for any building."""

    kind: ClassVar[int] = RESOURCE

    def __init__(self, cards: int) -> None:
        self.cards = cards


class PointsPer(Power):
    """At the end, a victory point for each building of a type, or for each adventurer."""

    kind: ClassVar[int] = POINTS

    def __init__(self, what: int) -> None:
        self.what = what

    def number(self, village: "Village") -> int:
        return village.count(self.what)
