"""Every privilege tile and starting wealth tile, one row each, and the flat tables of them.

The rulebook shows three wealth tiles and tells the kinds of privilege tiles; the rest was
reconstructed, and each row names the fields that were.
"""

from typing import Final, NamedTuple

from crownlands.core import house
from crownlands.games.margraves.board import COPIES, OURS, RULEBOOK
from crownlands.games.margraves.powers import GUILDS, KINDS, WILD, Reward, reward_of

# Privilege tiles ----------------------------------------------------------------------------------

NO_BANNER: Final = 0
STAG: Final = 1
HAWK: Final = 2
BOAR: Final = 3
SERPENT: Final = 4
OAK: Final = 5
BANNERS: Final = ("none", "stag", "hawk", "boar", "serpent", "oak")


class Tile(NamedTuple):
    """A privilege tile: a grant that pays once, or guild icons or a banner for the end."""

    key: str
    level: int
    copies_2: int
    copies_3: int
    copies_4: int
    copies_5: int
    source: str = OURS
    influence: int = 0
    gold: int = 0
    wild: int = 0
    gem: int = 0
    knight: int = 0
    strength: int = 0
    artisan: int = 0
    soldier: int = 0
    shadow: int = 0
    holy: int = 0
    banner: int = NO_BANNER
    reconstructed: tuple[str, ...] = ("copies", "reward", "icons", "banner")


REWARDS: Final = ("influence", "gold", "wild", "gem", "knight", "strength")
COUNTED: Final = (*GUILDS, "banner")

TILE_ROWS: Final = house.rows(
    "margraves",
    (
        Tile("i_influence_1", 1, 1, 0, 1, 0, influence=1),
        Tile("ii_influence_2", 2, 1, 1, 0, 0, influence=2),
        Tile("ii_influence_1_gold_4", 2, 0, 1, 0, 0, influence=1, gold=4),
        Tile("i_gold_4", 1, 1, 1, 0, 0, gold=4),
        Tile("i_wild_2", 1, 1, 1, 0, 0, wild=2),
        Tile("i_gem_1", 1, 1, 0, 0, 1, gem=1),
        Tile("i_knight_2_gold_1", 1, 1, 0, 0, 0, knight=2, gold=1),
        Tile("i_strength_3", 1, 1, 0, 0, 0, strength=3),
        Tile("i_wild_1_gold_2", 1, 0, 0, 0, 1, wild=1, gold=2),
        Tile("ii_gold_8", 2, 1, 0, 0, 0, gold=8),
        Tile("ii_gem_1_wild_2", 2, 1, 0, 1, 0, gem=1, wild=2),
        Tile("ii_wild_4", 2, 0, 1, 0, 0, wild=4),
        Tile("ii_strength_3_knight_2", 2, 0, 0, 0, 1, strength=3, knight=2),
        Tile("i_artisan", 1, 1, 1, 0, 1, artisan=1),
        Tile("i_soldier", 1, 1, 1, 0, 1, soldier=1),
        Tile("i_shadow", 1, 1, 1, 0, 1, shadow=1),
        Tile("i_holy", 1, 1, 1, 0, 1, holy=1),
        Tile("ii_artisan", 2, 1, 0, 1, 0, artisan=2),
        Tile("ii_soldier", 2, 1, 0, 1, 0, soldier=2),
        Tile("ii_shadow", 2, 1, 0, 1, 0, shadow=2),
        Tile("ii_holy", 2, 1, 0, 1, 0, holy=2),
        Tile("ii_artisan_soldier", 2, 0, 1, 0, 0, artisan=1, soldier=1),
        Tile("ii_shadow_holy", 2, 0, 1, 0, 0, shadow=1, holy=1),
        Tile("ii_artisan_shadow", 2, 0, 0, 0, 1, artisan=1, shadow=1),
        Tile("ii_soldier_holy", 2, 0, 0, 0, 1, soldier=1, holy=1),
        Tile("ii_artisan_holy", 2, 0, 0, 0, 1, artisan=1, holy=1),
        Tile("ii_soldier_shadow", 2, 0, 0, 0, 1, soldier=1, shadow=1),
        Tile("i_stag", 1, 1, 0, 1, 0, banner=STAG),
        Tile("i_hawk", 1, 1, 0, 1, 0, banner=HAWK),
        Tile("i_boar", 1, 1, 0, 1, 0, banner=BOAR),
        Tile("i_serpent", 1, 1, 0, 1, 0, banner=SERPENT),
        Tile("i_oak", 1, 1, 0, 1, 0, banner=OAK),
        Tile("ii_stag", 2, 1, 0, 0, 0, banner=STAG),
        Tile("ii_hawk", 2, 1, 0, 0, 0, banner=HAWK),
        Tile("ii_boar", 2, 1, 0, 0, 0, banner=BOAR),
        Tile("ii_serpent", 2, 1, 0, 0, 0, banner=SERPENT),
        Tile("ii_oak", 2, 1, 0, 0, 0, banner=OAK),
    ),
    kinds=("level", "banner"),
    groups={
        "copies": COPIES,
        "reward": REWARDS,
        "icons": GUILDS,
    },
)


def is_grant(row: Tile) -> bool:
    """Whether a tile has a reward that it is discarded for."""
    return any(getattr(row, field) for field in REWARDS)


def is_end_tile(row: Tile) -> bool:
    """Whether a tile has something that counts at the end."""
    return any(getattr(row, field) for field in COUNTED)


def refuse_both_or_neither(row: Tile) -> None:
    """Refuse the house values that make a tile a grant and an end tile at once, or nothing."""
    grant = is_grant(row)
    if grant != is_end_tile(row):
        return
    for field in REWARDS + COUNTED:
        place = ("margraves", row.key, field)
        value = house.VALUES.get(place)
        if grant and value:
            house.REFUSED.setdefault(place, "0")
        elif not grant and value == 0:
            most = len(BANNERS) - 1 if field == "banner" else house.MOST
            house.REFUSED.setdefault(place, f"1 – {most}")


def grants_first(rows: tuple[Tile, ...]) -> tuple[Tile, ...]:
    """Put the grants before the end tiles, by what a tile has with the house values in it."""
    for row in rows:
        refuse_both_or_neither(row)
    return tuple(sorted(rows, key=lambda row: not is_grant(row)))


TILES: Final = grants_first(TILE_ROWS)
TILE_KEYS: Final = tuple(row.key for row in TILES)
TILE_LEVEL: Final = tuple(row.level for row in TILES)
TILE_BANNER: Final = tuple(row.banner for row in TILES)
TILE_ICONS: Final = tuple((row.artisan, row.soldier, row.shadow, row.holy) for row in TILES)
TILE_REWARD: Final[tuple[Reward, ...]] = tuple(reward_of(row) for row in TILES)
GRANTS: Final = sum(any(what) for what in TILE_REWARD)
# A bit for each kind that a grant gives.
GRANT_GIVES: Final = tuple(
    sum(1 << kind for kind, amount in enumerate(what) if amount) for what in TILE_REWARD[:GRANTS]
)


def tiles_for(seats: int, level: int) -> list[int]:
    """The tiles of a level for this many players."""
    tiles: list[int] = []
    for tile, row in enumerate(TILES):
        if row.level == level:
            count = (
                row.copies_2
                + (row.copies_3 if seats >= 3 else 0)
                + (row.copies_4 if seats >= 4 else 0)
                + (row.copies_5 if seats >= 5 else 0)
            )
            tiles += [tile] * count
    return tiles


# Starting wealth ----------------------------------------------------------------------------------


class Wealth(NamedTuple):
    """A starting wealth tile: what it gives, with steps on named influence tracks."""

    key: str
    copies: int
    source: str = OURS
    stone: int = 0
    wood: int = 0
    magic: int = 0
    gem: int = 0
    knight: int = 0
    gold: int = 0
    strength: int = 0
    wild: int = 0
    stack_tile: int = 0
    artisan: int = 0
    soldier: int = 0
    shadow: int = 0
    holy: int = 0
    reconstructed: tuple[str, ...] = ("copies", "reward")


WEALTH_DEALT: Final = 20  # four to each of five players

WEALTH: Final = house.rows(
    "margraves",
    (
        Wealth(
            "wealth_shadow_1_wood_1_stone_1",
            1,
            RULEBOOK,
            shadow=1,
            wood=1,
            stone=1,
            reconstructed=("copies",),
        ),
        Wealth("wealth_artisan_1_wood_1_magic_1", 1, artisan=1, wood=1, magic=1),
        Wealth("wealth_soldier_1_stone_1_magic_1", 1, soldier=1, stone=1, magic=1),
        Wealth("wealth_holy_1_magic_1_wild_1", 1, holy=1, magic=1, wild=1),
        Wealth("wealth_artisan_1_gold_3", 1, artisan=1, gold=3),
        Wealth("wealth_soldier_1_gold_3", 1, soldier=1, gold=3),
        Wealth("wealth_shadow_1_gold_3", 1, shadow=1, gold=3),
        Wealth("wealth_holy_1_gold_3", 1, holy=1, gold=3),
        Wealth(
            "wealth_tile_1_gold_2", 3, RULEBOOK, stack_tile=1, gold=2, reconstructed=("copies",)
        ),
        Wealth(
            "wealth_strength_2_knight_2",
            2,
            RULEBOOK,
            strength=2,
            knight=2,
            reconstructed=("copies",),
        ),
        Wealth("wealth_wild_3_gold_1", 2, wild=3, gold=1),
        Wealth("wealth_gold_6", 1, gold=6),
        Wealth("wealth_gem_1_wild_1", 1, gem=1, wild=1),
        Wealth("wealth_knight_3_gold_2", 1, knight=3, gold=2),
        Wealth("wealth_strength_3_gold_2", 1, strength=3, gold=2),
        Wealth("wealth_wild_1_knight_1_gold_3", 1, wild=1, knight=1, gold=3),
    ),
    groups={"reward": (*KINDS[: WILD + 1], "stack_tile", *GUILDS)},
)


def refuse_too_few(rows: tuple[Wealth, ...]) -> None:
    """Refuse the house values that leave fewer wealth tiles than five players are dealt."""
    missing = WEALTH_DEALT - sum(row.copies for row in rows)
    if missing > 0:
        for row in rows:
            place = ("margraves", row.key, "copies")
            if place in house.VALUES:
                house.REFUSED.setdefault(place, f"{row.copies + missing} – {house.MOST}")


refuse_too_few(WEALTH)
WEALTH_KEYS: Final = tuple(row.key for row in WEALTH)
WEALTH_REWARD: Final[tuple[Reward, ...]] = tuple(reward_of(row) for row in WEALTH)
WEALTH_STEPS: Final = tuple((row.artisan, row.soldier, row.shadow, row.holy) for row in WEALTH)
WEALTH_TILES: Final = tuple(row.stack_tile for row in WEALTH)
