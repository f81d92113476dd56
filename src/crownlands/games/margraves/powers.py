"""The things that are gained and paid, and the verbs of the citizens' texts.

A verb is a frozen value, made once with the card's row. How each is carried out is told in
`citizens`.
"""

from typing import Any, Final

# What can be gained. The first five take a space in storage; the first three are resources.
STONE: Final = 0
WOOD: Final = 1
MAGIC: Final = 2
GEM: Final = 3
KNIGHT: Final = 4
GOLD: Final = 5
STRENGTH: Final = 6
WILD: Final = 7  # any one resource
TILE_I: Final = 8  # an open privilege tile of level I
TILE_II: Final = 9
INFLUENCE: Final = 10
KINDS: Final = (
    "stone",
    "wood",
    "magic",
    "gem",
    "knight",
    "gold",
    "strength",
    "wild",
    "tile_i",
    "tile_ii",
    "influence",
)
RESOURCES: Final = 3
STORED: Final = 5

ARTISAN: Final = 0
SOLDIER: Final = 1
SHADOW: Final = 2
HOLY: Final = 3
GUILDS: Final = ("artisan", "soldier", "shadow", "holy")

Reward = tuple[int, ...]  # how much of each kind


def reward(
    *,
    stone: int = 0,
    wood: int = 0,
    magic: int = 0,
    gem: int = 0,
    knight: int = 0,
    gold: int = 0,
    strength: int = 0,
    wild: int = 0,
    tile_i: int = 0,
    tile_ii: int = 0,
    influence: int = 0,
) -> Reward:
    """Write down what is gained, by kind."""
    return (
        stone,
        wood,
        magic,
        gem,
        knight,
        gold,
        strength,
        wild,
        tile_i,
        tile_ii,
        influence,
    )


def reward_of(row: Any) -> Reward:
    """What a card or a part of the board gives: its fields that are named like a kind."""
    fields = row._asdict()
    return tuple(fields.get(kind, 0) for kind in KINDS)


def together(rewards: list[Reward]) -> Reward:
    """Add rewards up."""
    return tuple(sum(amounts) for amounts in zip(*rewards, strict=True))


class Power:
    """One sentence of a citizen's text."""


class Gain(Power):
    """Gain this from the supply."""

    def __init__(self, what: Reward) -> None:
        self.what = what


class GainEither(Power):
    """Gain so many of one kind or of another."""

    def __init__(self, first: int, second: int, number: int) -> None:
        self.kinds: Final = (first, second)
        self.number = number


class MayPay(Power):
    """You may pay to gain something."""

    def __init__(self, pays: int, number: int, gains: tuple[int, ...]) -> None:
        self.pays = pays
        self.number = number
        self.gains = gains


class EachMayPay(MayPay):
    """Every player, you first, may pay the supply to gain something."""


class EachOpponentMayPay(MayPay):
    """Every opponent, from your left, may pay you to gain something."""


class EachGainsPerTower(Power):
    """Every player gains one of a kind for each tower built."""

    def __init__(self, kind: int) -> None:
        self.kind = kind


class MaySlay(Power):
    """You may slay an adjacent monster, or take gold instead where the text says so."""

    def __init__(self, gold: int = 0) -> None:
        self.gold = gold


class MayMove(Power):
    """You may move your Margrave along a road."""


class MoveAnywhere(Power):
    """Move your Margrave to any other Location."""


class TakeCardBack(Power):
    """Take a played citizen back into your hand, but not this one."""


class MayMoveKnight(Power):
    """You may move a knight from any Location to any other."""


class CallKnight(Power):
    """Move a knight from any Location to yours."""


class MayCallTwoKnights(Power):
    """Move up to two knights from one Location to yours."""


class MayDeploy(Power):
    """You may deploy a knight."""


class MayDeployAnywhere(Power):
    """You may deploy a knight to any Location."""


class RecruitFor(Power):
    """Pay this much gold to recruit any citizen of the line."""

    def __init__(self, gold: int) -> None:
        self.gold = gold


class MayRecruitOrWild(Power):
    """You may recruit a citizen or gain a resource of your choice."""


class MaySailOrWild(Power):
    """You may make a naval action or gain a resource of your choice."""


class RaiseKnights(Power):
    """Gain up to so many knights that lie in the Heroic Tombs."""

    def __init__(self, most: int) -> None:
        self.most = most
