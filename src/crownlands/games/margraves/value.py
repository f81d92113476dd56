"""How well a seat stands: points now, and what goods and tracks will still bring, by weights."""

from collections.abc import Mapping
from dataclasses import asdict, dataclass
from typing import Final

from crownlands.games.margraves.board import LAST_SPACE, SECTION
from crownlands.games.margraves.gaining import GainWild
from crownlands.games.margraves.influence import SpendInfluence
from crownlands.games.margraves.powers import (
    GEM,
    GOLD,
    INFLUENCE,
    KNIGHT,
    MAGIC,
    STONE,
    STRENGTH,
    WILD,
    WOOD,
)
from crownlands.games.margraves.privilege import TakeTile
from crownlands.games.margraves.scoring import banner_points, guild_icons
from crownlands.games.margraves.state import Marches, Margrave
from crownlands.games.margraves.tiles import GRANTS, TILE_REWARD

USEFUL_GOLD: Final = 15  # more than that is seldom spent
USEFUL_KNIGHTS: Final = 4
# What leftovers count in the end.
GEM_POINTS: Final = 2.0
RESOURCE_POINTS: Final = 1 / 3
GOLD_POINTS: Final = 1 / 5


@dataclass(frozen=True)
class Weights:
    """What the value function weighs; benchmarks/tune.py looks for better ones by play."""

    gold: float = 0.25  # what one of each is worth beyond the count, while the game goes on
    resource: float = 0.30
    gem: float = 1.8
    knight: float = 0.45
    strength: float = 0.55
    card: float = 0.25  # a citizen in hand rather than played
    part: float = 0.5  # each of the resources that the next tower takes
    whole: float = 1.2  # all four things that a tower takes
    site: float = 2.2  # and a free site where the Margrave stands
    rounds: float = 18.0  # rounds that a game lasts, more or less
    growth: float = 1.1  # sections that a track still gains in a game
    icons: float = 1.2  # icons of a guild that a player still gains in a game
    step: float = 1.6  # a step of influence to come
    tile: float = 3.0  # a privilege tile to come
    wild: float = 0.45  # a resource of choice to come
    grant: float = 0.9  # what a grant in hand is worth, beside what it gives
    rival: float = 0.5  # how much the best opponent's standing counts against one's own


class Judge:
    """The value function with its weights, and what follows from them for every grant."""

    def __init__(self, weights: Weights) -> None:
        self.weights: Final = weights
        self.gold = weights.gold
        self.resource = weights.resource
        self.gem = weights.gem
        self.knight = weights.knight
        self.strength = weights.strength
        self.card = weights.card
        self.part = weights.part
        self.whole = weights.whole
        self.site = weights.site
        self.rounds = weights.rounds
        self.growth = weights.growth
        self.icons = weights.icons
        self.step = weights.step
        self.tile = weights.tile
        self.wild = weights.wild
        self.grants: list[float] = [grant_worth(tile, weights) for tile in range(GRANTS)]

    def standings(self, s: Marches) -> list[float]:
        """How every margrave stands, with what the frames that wait will bring."""
        left = self.share_left(s)
        return [
            self.standing(s, seat, left) + self.to_come(s, seat, left) for seat in range(s.seats)
        ]

    def share_left(self, s: Marches) -> float:
        """Guess how much of the game is to come: by rounds, and by what is left to draw."""
        if s.ending:
            return 0.1
        by_rounds = 1.0 - s.turns / s.seats / self.rounds
        towers = 4
        for margrave in s.margraves:
            towers = min(towers, margrave.towers)
        return max(0.15, min(by_rounds, 0.25 + 0.25 * towers, len(s.stacks[0]) / 8 + 0.2))

    def standing(self, s: Marches, seat: int, left: float) -> float:
        """Points now, plus what goods, grants, cards and tracks are worth while the game lasts."""
        margrave = s.margraves[seat]
        goods = margrave.goods
        gold = margrave.gold
        gems = goods[GEM]
        resources = goods[STONE] + goods[WOOD] + goods[MAGIC]
        total = self.influence(margrave, left)
        total += GEM_POINTS * gems + RESOURCE_POINTS * resources + GOLD_POINTS * gold
        if margrave.tiles:
            total += banner_points(margrave.tiles)
        useful = (
            self.gold * min(gold, USEFUL_GOLD)
            + self.resource * resources
            + self.knight * min(goods[KNIGHT], USEFUL_KNIGHTS)
            + self.strength * margrave.strength
            + self.card * len(margrave.hand)
        )
        if margrave.towers:
            parts = min(1, goods[STONE]) + min(1, goods[WOOD]) + min(1, goods[MAGIC])
            useful += self.gem * min(gems, margrave.towers) + self.part * parts
            if parts == 3 and gems:
                useful += self.whole
                if s.can_build(seat):
                    useful += self.site
        total += left * useful
        for tile in margrave.grants:
            total += self.grants[tile] * (left + 0.1)
        return total

    def influence(self, margrave: Margrave, left: float) -> float:
        """What icons will be worth on the tracks; steps towards the next river count in part."""
        total = 0.0
        icons = guild_icons(margrave)
        for guild in range(4):
            space = margrave.influence[guild]
            section = space // SECTION
            beyond = space - section * SECTION
            worth = section + 1 + min(0.9, 0.2 + left) * beyond / SECTION
            total += (icons[guild] + self.icons * left) * worth
            total += icons[guild] * min(self.growth * left, (LAST_SPACE - space) / SECTION)
        return total

    def to_come(self, s: Marches, seat: int, left: float) -> float:
        """What gains that wait to be chosen will bring."""
        total = 0.0
        for frame in s.stack:
            if isinstance(frame, SpendInfluence):
                if frame.seat == seat:
                    total += self.step * (0.4 + left) * frame.left
            elif isinstance(frame, TakeTile):
                if frame.seat == seat:
                    total += self.tile
            elif isinstance(frame, GainWild) and frame.seat == seat:
                total += self.wild * frame.count
        return total


def judge_by(weights: Mapping[str, float]) -> Judge:
    """A judge with these weights, and its own where none is named."""
    return Judge(Weights(**{**asdict(Weights()), **weights}))


def grant_worth(tile: int, weights: Weights) -> float:
    """What a grant is worth in the hand."""
    what = TILE_REWARD[tile]
    return weights.grant * (
        (weights.gold + GOLD_POINTS) * what[GOLD]
        + (weights.resource + RESOURCE_POINTS) * what[WILD]
        + (weights.gem + GEM_POINTS) * what[GEM]
        + weights.knight * what[KNIGHT]
        + weights.strength * what[STRENGTH]
        + weights.step * what[INFLUENCE]
    )
