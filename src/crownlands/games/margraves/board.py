"""Both boards: Locations, roads, lairs, sites, the naval track, influence, tombs and supplies.

What the rulebook prints is marked RULEBOOK; what it only shows in pictures was reconstructed,
and each row names the fields that were.
"""

from typing import Final, NamedTuple

from crownlands.core import house
from crownlands.games.margraves.powers import (
    ARTISAN,
    HOLY,
    SHADOW,
    SOLDIER,
    Reward,
    reward_of,
)

RULEBOOK: Final = "rulebook"
OURS: Final = "reconstructed"
COPIES: Final = ("copies_2", "copies_3", "copies_4", "copies_5")  # with how many players

SHILINA: Final = 0
HAMUN: Final = 1
SILESIA: Final = 2
VIKTORIA: Final = 3
INKADEUS: Final = 4
NYMAR: Final = 5
REGKSTROM: Final = 6
THRAECIUS: Final = 7

MOUNTAIN: Final = 0
FOREST: Final = 1
RUINS: Final = 2
HILLS: Final = 3
LAIRS: Final = ("mountain", "forest", "ruins", "hills")

# Locations ----------------------------------------------------------------------------------------


class Location(NamedTuple):
    """A Location: where it lies on the map and its two guilds; its power is in the rules."""

    key: str
    x: int
    y: int
    guilds: tuple[int, int]
    source: str = RULEBOOK
    reconstructed: tuple[str, ...] = ("guilds",)


RESOURCE_OURS: Final = ("guilds", "resource")

LOCATIONS: Final = house.rows(
    "margraves",
    (
        Location("shilina", 9, 49, (ARTISAN, HOLY)),
        Location("hamun", 13, 24, (ARTISAN, SOLDIER)),
        Location("silesia", 46, 11, (ARTISAN, SHADOW)),
        Location("viktoria", 62, 46, (SOLDIER, HOLY)),
        Location("inkadeus", 88, 27, (ARTISAN, SHADOW), reconstructed=RESOURCE_OURS),
        Location("nymar", 91, 92, (SOLDIER, SHADOW)),
        Location("regkstrom", 64, 77, (SHADOW, HOLY), reconstructed=RESOURCE_OURS),
        Location("thraecius", 42, 63, (SOLDIER, HOLY)),
    ),
    kinds=("x", "y"),
)
PLACES: Final = len(LOCATIONS)
PLACE_KEYS: Final = tuple(row.key for row in LOCATIONS)
PLACE_GUILDS: Final = tuple(row.guilds for row in LOCATIONS)

# The first three are printed in the rulebook's examples; the others were reconstructed.
ROADS: Final = (
    (SHILINA, HAMUN),
    (SHILINA, THRAECIUS),
    (HAMUN, SILESIA),
    (SILESIA, VIKTORIA),
    (VIKTORIA, INKADEUS),
    (INKADEUS, NYMAR),
    (NYMAR, REGKSTROM),
    (REGKSTROM, THRAECIUS),
    (THRAECIUS, VIKTORIA),
    (INKADEUS, REGKSTROM),
)
CONNECTED: Final = tuple(
    tuple(other for other in range(PLACES) if (place, other) in ROADS or (other, place) in ROADS)
    for place in range(PLACES)
)

# Every Location touches a lair, Silesia and Ny'mar two: that is printed, which ones is not.
LAIRS_AT: Final = (
    (MOUNTAIN,),
    (MOUNTAIN,),
    (MOUNTAIN, HILLS),
    (HILLS,),
    (FOREST,),
    (FOREST, RUINS),
    (RUINS,),
    (RUINS,),
)
LAIR_SPOTS: Final = ((34, 38), (95, 56), (47, 97), (74, 5))


# Building sites -----------------------------------------------------------------------------------


class Site(NamedTuple):
    """A building site and what it pays."""

    key: str
    place: int
    reconstructed: tuple[str, ...] = ("reward",)
    wild: int = 0
    gem: int = 0
    knight: int = 0
    gold: int = 0
    strength: int = 0
    influence: int = 0
    tile_i: int = 0


SITES_EACH: Final = 3
# The rulebook's example builds on a first site that pays three resources; it does not say where.
SITES: Final = house.rows(
    "margraves",
    (
        Site("shilina_1", SHILINA, wild=3),
        Site("shilina_2", SHILINA, tile_i=1),
        Site("shilina_3", SHILINA, gold=4),
        Site("hamun_1", HAMUN, gem=1),
        Site("hamun_2", HAMUN, strength=3),
        Site("hamun_3", HAMUN, wild=2),
        Site("silesia_1", SILESIA, wild=3),
        Site("silesia_2", SILESIA, gold=4),
        Site("silesia_3", SILESIA, knight=2),
        Site("viktoria_1", VIKTORIA, strength=4),
        Site("viktoria_2", VIKTORIA, influence=1, gold=1),
        Site("viktoria_3", VIKTORIA, knight=2, gold=1),
        Site("inkadeus_1", INKADEUS, wild=3),
        Site("inkadeus_2", INKADEUS, knight=3),
        Site("inkadeus_3", INKADEUS, gold=4),
        Site("nymar_1", NYMAR, gold=6),
        Site("nymar_2", NYMAR, influence=1, gold=1),
        Site("nymar_3", NYMAR, wild=2),
        Site("regkstrom_1", REGKSTROM, gem=1),
        Site("regkstrom_2", REGKSTROM, influence=1, gold=1),
        Site("regkstrom_3", REGKSTROM, gold=4),
        Site("thraecius_1", THRAECIUS, influence=2),
        Site("thraecius_2", THRAECIUS, wild=3),
        Site("thraecius_3", THRAECIUS, gold=4),
    ),
    kinds=("place",),
    groups={"reward": ("wild", "gem", "knight", "gold", "strength", "influence", "tile_i")},
)
SITE_KEYS: Final = tuple(row.key for row in SITES)
SITE_REWARD: Final[tuple[Reward, ...]] = tuple(reward_of(row) for row in SITES)
BUILD_INFLUENCE: Final = 3


# The naval track ----------------------------------------------------------------------------------


class Segment(NamedTuple):
    """A segment of the naval track and what entering it pays."""

    key: str
    reconstructed: tuple[str, ...] = ("reward",)
    gold: int = 0
    influence: int = 0
    tile_i: int = 0
    tile_ii: int = 0


SEGMENTS: Final = house.rows(
    "margraves",
    (
        Segment("segment_1", (), tile_ii=1),  # ships start here
        Segment("segment_2", gold=3),
        Segment("segment_3", influence=1),
        Segment("segment_4", gold=3),
        Segment("segment_5", tile_i=1),
        Segment("segment_6", gold=3),
        Segment("segment_7", influence=1),
        Segment("segment_8", gold=3),
    ),
    groups={"reward": ("gold", "influence", "tile_i", "tile_ii")},
)
SEGMENT_REWARD: Final[tuple[Reward, ...]] = tuple(reward_of(row) for row in SEGMENTS)

# Influence ----------------------------------------------------------------------------------------

LAST_SPACE: Final = 15  # five sections of three spaces, and a last one of one space
SECTION: Final = 3
LEVEL_I: Final = 1
LEVEL_II: Final = 2
EITHER_LEVEL: Final = 3


class River(NamedTuple):
    """A river across the influence tracks: the gold to cross, and the tiles it offers."""

    key: str
    gold: int
    levels: int
    reconstructed: tuple[str, ...] = ("gold",)


RIVERS: Final = house.rows(
    "margraves",
    (
        River("river_1", 2, LEVEL_I),
        River("river_2", 4, LEVEL_I),
        River("river_3", 6, EITHER_LEVEL, ()),
        River("river_4", 8, LEVEL_II),
        River("river_5", 10, LEVEL_II),
    ),
    kinds=("levels",),
)
RIVER_GOLD: Final = tuple(row.gold for row in RIVERS)
RIVER_LEVELS: Final = tuple(row.levels for row in RIVERS)


# The citizen line ---------------------------------------------------------------------------------


class Slot(NamedTuple):
    """A place of the citizen line and its price, the cheapest on the left."""

    key: str
    gold: int
    reconstructed: tuple[str, ...] = ("gold",)


SLOTS: Final = house.rows(
    "margraves", tuple(Slot(f"slot_{number}", 1 + number) for number in range(1, 6))
)
SLOT_GOLD: Final = tuple(row.gold for row in SLOTS)


# The Heroic Tombs ---------------------------------------------------------------------------------


class TombLine(NamedTuple):
    """A row or a column of tombs and what filling it pays."""

    key: str
    slots: tuple[int, ...]
    reconstructed: tuple[str, ...] = ("slots", "reward")
    stone: int = 0
    wood: int = 0
    magic: int = 0
    gem: int = 0
    gold: int = 0
    influence: int = 0


# The nine slots lie in rows of four, three and two, set to the right:
#   0 1 2 3
#     4 5 6
#       7 8
TOMB_SLOTS: Final = 9
TOMBS_FULL: Final = (1 << TOMB_SLOTS) - 1
TOMB_SPOTS: Final = (
    (16, 33),
    (36, 33),
    (56, 33),
    (76, 33),
    (36, 62),
    (56, 62),
    (76, 62),
    (56, 91),
    (76, 91),
)
TOMB_LINES: Final = house.rows(
    "margraves",
    (
        TombLine("tomb_row_1", (0, 1, 2, 3), gem=1),
        TombLine("tomb_row_2", (4, 5, 6), magic=1, gold=2),
        TombLine("tomb_row_3", (7, 8), (), stone=1, wood=1),
        TombLine("tomb_column_1", (0,), gold=1),
        TombLine("tomb_column_2", (1, 4), gold=2),
        TombLine("tomb_column_3", (2, 5, 7), gold=3),
        TombLine("tomb_column_4", (3, 6, 8), influence=1),
    ),
    groups={"reward": ("stone", "wood", "magic", "gem", "gold", "influence")},
)
TOMB_LINE_SPOTS: Final = ((96, 33), (96, 62), (96, 91), (16, 4), (36, 4), (56, 4), (76, 4))
TOMB_LINE_BITS: Final = tuple(sum(1 << slot for slot in row.slots) for row in TOMB_LINES)
TOMB_LINE_REWARD: Final[tuple[Reward, ...]] = tuple(reward_of(row) for row in TOMB_LINES)


# Supplies -----------------------------------------------------------------------------------------


KNIGHTS: Final = 20  # in the box, and set out with any number of players


class Supply(NamedTuple):
    """The tokens set out for a number of players."""

    key: str
    stone: int
    wood: int
    magic: int
    gem: int
    knight: int = KNIGHTS
    reconstructed: tuple[str, ...] = ("stone", "wood", "magic", "gem")


# For one player the tokens for two are set out.
SUPPLIES: Final = house.rows(
    "margraves",
    (
        Supply("supply_2", 6, 6, 6, 4),
        Supply("supply_3", 8, 8, 8, 6),
        Supply("supply_4", 10, 10, 10, 8),
        Supply("supply_5", 12, 12, 12, 9),
    ),
    least={
        **{(f"supply_{seats}", "gem"): seats for seats in range(2, 6)},  # one for everybody
        **{(f"supply_{seats}", "knight"): PLACES for seats in range(2, 6)},  # one for every place
    },
    most={"knight": KNIGHTS},
)

STORAGE: Final = 12
TOWERS: Final = 4
MOST_STRENGTH: Final = 8
CONSOLATION: Final = 2  # gold instead of a Location's power


def supply_for(seats: int) -> list[int]:
    """The stone, wood, magic, gems and knights set out for this many players."""
    row = SUPPLIES[max(seats, 2) - 2]
    return [row.stone, row.wood, row.magic, row.gem, row.knight]
