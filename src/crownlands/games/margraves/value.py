"""How well a seat stands: points now, and what its goods and tracks will still bring."""

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
from crownlands.games.margraves.scoring import banner_points, guild_icons, outcome
from crownlands.games.margraves.state import Marches, Margrave
from crownlands.games.margraves.tiles import GRANTS, TILE_REWARD

# What one of each is worth beyond the count, while the game goes on.
GOLD_WORTH: Final = 0.25
RESOURCE_WORTH: Final = 0.30
GEM_WORTH: Final = 1.8
KNIGHT_WORTH: Final = 0.45
STRENGTH_WORTH: Final = 0.55
CARD_WORTH: Final = 0.25
TOWER_PART: Final = 0.5  # each resource that the next tower takes
TOWER_SET: Final = 1.2  # one each of the four things that a tower takes
TOWER_HERE: Final = 2.2  # and a free site where the Margrave stands
ROUNDS: Final = 18.0  # rounds that a game lasts, more or less
GROWTH: Final = 1.1  # sections that a track still gains in a game
ICONS_TO_COME: Final = 1.2  # icons of a guild that a player still gains in a game
# What a pending choice will bring.
STEP_TO_COME: Final = 1.6
TILE_TO_COME: Final = 3.0
WILD_TO_COME: Final = 0.45

# What a grant is worth in the hand.
GRANT_WORTH: Final = tuple(
    0.9
    * (
        0.5 * what[GOLD]
        + 0.8 * what[WILD]
        + 3.2 * what[GEM]
        + 0.55 * what[KNIGHT]
        + 0.6 * what[STRENGTH]
        + 2.0 * what[INFLUENCE]
    )
    for what in TILE_REWARD[:GRANTS]
)


def value(s: Marches, seat: int) -> float:
    """Points ahead of the best opponent, with what is still to come."""
    if s.over:
        return _final_value(s, seat)
    left = share_left(s)
    mine = standing(s, seat, left) + to_come(s, seat, left)
    others = [standing(s, other, left) for other in range(s.seats) if other != seat]
    return mine - 0.5 * max(others) if others else mine


def to_come(s: Marches, seat: int, left: float) -> float:
    """What gains that wait to be chosen will bring."""
    total = 0.0
    for frame in s.stack:
        if isinstance(frame, SpendInfluence) and frame.seat == seat:
            total += STEP_TO_COME * (0.4 + left) * frame.left
        elif isinstance(frame, TakeTile) and frame.seat == seat:
            total += TILE_TO_COME
        elif isinstance(frame, GainWild) and frame.seat == seat:
            total += WILD_TO_COME * frame.count
    return total


def _final_value(s: Marches, seat: int) -> float:
    result = outcome(s)
    mine = result.sheets[seat].total
    if s.seats == 1:
        return float(mine)
    best = max(sheet.total for sheet in result.sheets if sheet.seat != seat)
    return mine - best + (100.0 / len(result.winners) if seat in result.winners else -100.0)


def share_left(s: Marches) -> float:
    """Guess how much of the game is to come: by rounds, and by what is left to draw."""
    if s.ending:
        return 0.1
    by_rounds = 1.0 - s.turns / max(s.seats, 1) / ROUNDS
    towers = min(margrave.towers for margrave in s.margraves)
    return max(0.15, min(by_rounds, 0.25 + 0.25 * towers, len(s.stacks[0]) / 8 + 0.2))


def standing(s: Marches, seat: int, left: float) -> float:
    """Points now, plus what goods, grants, cards and tracks are worth while the game lasts."""
    margrave = s.margraves[seat]
    goods = margrave.goods
    resources = margrave.resources()
    total = _influence(margrave, left) + _tiles(margrave)
    total += 2.0 * goods[GEM] + resources / 3 + margrave.gold / 5
    useful = (
        GOLD_WORTH * min(margrave.gold, 15)
        + RESOURCE_WORTH * resources
        + KNIGHT_WORTH * min(goods[KNIGHT], 4)
        + STRENGTH_WORTH * margrave.strength
        + CARD_WORTH * len(margrave.hand)
    )
    if margrave.towers:
        parts = min(1, goods[STONE]) + min(1, goods[WOOD]) + min(1, goods[MAGIC])
        useful += GEM_WORTH * min(goods[GEM], margrave.towers) + TOWER_PART * parts
        if parts == 3 and goods[GEM]:
            useful += TOWER_SET
            if s.can_build(seat):
                useful += TOWER_HERE
    total += left * useful
    for tile in margrave.grants:
        total += GRANT_WORTH[tile] * (left + 0.1)
    return total


def _influence(margrave: Margrave, left: float) -> float:
    """What icons will be worth on the tracks; steps towards the next river count in part."""
    total = 0.0
    icons = guild_icons(margrave)
    for guild, space in enumerate(margrave.influence):
        section, beyond = divmod(space, SECTION)
        worth = section + 1 + min(0.9, 0.2 + left) * beyond / SECTION
        total += (icons[guild] + ICONS_TO_COME * left) * worth
        total += icons[guild] * min(GROWTH * left, (LAST_SPACE - space) / SECTION)
    return total


def _tiles(margrave: Margrave) -> float:
    """Banners as they will be counted."""
    return float(banner_points(margrave.tiles)) if margrave.tiles else 0.0
