"""Every citizen and monster, one row each, and the flat tables that the rules read.

What the rulebook prints is marked so; the other values were reconstructed to make the game
complete, and each row names the fields that were.
"""

from typing import Final, NamedTuple

from crownlands.core import house
from crownlands.games.margraves.board import COPIES, FOREST, HILLS, MOUNTAIN, OURS, RUINS, RULEBOOK
from crownlands.games.margraves.powers import (
    ARTISAN,
    GOLD,
    HOLY,
    KNIGHT,
    MAGIC,
    SHADOW,
    SOLDIER,
    STONE,
    STRENGTH,
    WILD,
    WOOD,
    CallKnight,
    EachGainsPerTower,
    EachMayPay,
    EachOpponentMayPay,
    Gain,
    GainEither,
    MayCallTwoKnights,
    MayDeploy,
    MayDeployAnywhere,
    MayMove,
    MayMoveKnight,
    MayPay,
    MayRecruitOrWild,
    MaySailOrWild,
    MaySlay,
    MoveAnywhere,
    Power,
    RaiseKnights,
    RecruitFor,
    Reward,
    TakeCardBack,
    reward,
    reward_of,
)

# Citizens -----------------------------------------------------------------------------------------


class Citizen(NamedTuple):
    """A citizen: its guild, how many cards come in with each player number, and its text."""

    key: str
    guild: int
    copies_2: int
    copies_3: int
    copies_4: int
    copies_5: int
    text: tuple[Power, ...]
    source: str = RULEBOOK
    reconstructed: tuple[str, ...] = ("copies",)


# The rulebook prints the starters' texts and what pennant a guild has; their guilds are ours.
STARTER_OURS: Final = ("guild",)
SLAY: Final = MaySlay()

CITIZENS: Final = house.rows(
    "margraves",
    (
        Citizen(
            "alchemist",
            SHADOW,
            0,
            0,
            0,
            0,
            (Gain(reward(gold=5)), MayPay(GOLD, 1, (WILD,)), EachGainsPerTower(GOLD)),
            reconstructed=STARTER_OURS,
        ),
        Citizen(
            "captain",
            SOLDIER,
            0,
            0,
            0,
            0,
            (
                Gain(reward(knight=1)),
                Gain(reward(strength=1)),
                EachMayPay(GOLD, 1, (KNIGHT,)),
                SLAY,
            ),
            reconstructed=STARTER_OURS,
        ),
        Citizen(
            "merchant",
            ARTISAN,
            0,
            0,
            0,
            0,
            (Gain(reward(wild=1)), Gain(reward(gold=4)), EachMayPay(GOLD, 1, (WILD,))),
            reconstructed=STARTER_OURS,
        ),
        Citizen(
            "paladin",
            HOLY,
            0,
            0,
            0,
            0,
            (
                Gain(reward(magic=1)),
                Gain(reward(strength=1)),
                EachGainsPerTower(STRENGTH),
                SLAY,
            ),
            reconstructed=STARTER_OURS,
        ),
        Citizen("cleric", HOLY, 2, 1, 0, 1, (Gain(reward(magic=1)), MayMove(), TakeCardBack())),
        Citizen("monk", HOLY, 2, 0, 1, 1, (Gain(reward(gold=2, magic=1)), MayMoveKnight())),
        Citizen(
            "artificer",
            HOLY,
            1,
            1,
            1,
            1,
            (
                Gain(reward(strength=1, magic=1, stone=1)),
                EachOpponentMayPay(GOLD, 2, (STRENGTH, STONE)),
            ),
        ),
        Citizen(
            "priestess",
            HOLY,
            1,
            1,
            1,
            0,
            (GainEither(MAGIC, STRENGTH, 2), EachMayPay(GOLD, 1, (STRENGTH,)), SLAY),
        ),
        Citizen(
            "champion",
            SOLDIER,
            2,
            1,
            0,
            1,
            (Gain(reward(strength=3)), EachMayPay(GOLD, 1, (STRENGTH,)), SLAY),
        ),
        Citizen("ranger", SOLDIER, 2, 0, 1, 1, (Gain(reward(strength=2)), MayMove(), SLAY)),
        Citizen("warlord", SOLDIER, 1, 1, 1, 1, (Gain(reward(strength=1)), CallKnight(), SLAY)),
        Citizen(
            "bogatyr",
            SOLDIER,
            1,
            1,
            1,
            0,
            (GainEither(STRENGTH, KNIGHT, 2), MayDeployAnywhere(), SLAY),
        ),
        Citizen(
            "trader",
            ARTISAN,
            2,
            1,
            0,
            1,
            (
                Gain(reward(wild=1, gold=2)),
                MaySailOrWild(),
                EachMayPay(WILD, 1, (GOLD, GOLD, GOLD)),
            ),
        ),
        Citizen(
            "lumberjack",
            ARTISAN,
            2,
            0,
            1,
            1,
            (Gain(reward(strength=2, wood=1)), EachMayPay(GOLD, 1, (WOOD,)), SLAY),
        ),
        Citizen("bard", ARTISAN, 1, 1, 1, 1, (MayCallTwoKnights(), MayDeploy())),
        Citizen("town_crier", ARTISAN, 1, 1, 1, 0, (RecruitFor(2), TakeCardBack())),
        Citizen(
            "rogue",
            SHADOW,
            2,
            1,
            0,
            1,
            (
                Gain(reward(strength=2, gold=2)),
                EachMayPay(STRENGTH, 1, (GOLD, GOLD)),
                MaySlay(gold=2),
            ),
        ),
        Citizen(
            "peddler",
            SHADOW,
            2,
            0,
            1,
            1,
            (Gain(reward(wild=2, gold=2)), EachOpponentMayPay(GOLD, 1, (WILD,))),
        ),
        Citizen(
            "necromancer",
            SHADOW,
            1,
            1,
            1,
            1,
            (RaiseKnights(2), MayDeploy(), EachMayPay(GOLD, 1, (MAGIC,))),
        ),
        Citizen("pilot", SHADOW, 1, 1, 1, 0, (MayRecruitOrWild(), MoveAnywhere())),
    ),
    kinds=("guild",),
    groups={"copies": COPIES},
)
STARTERS: Final = 4  # the first rows: everybody has one of each
CITIZEN_KEYS: Final = tuple(row.key for row in CITIZENS)
CITIZEN_GUILD: Final = tuple(row.guild for row in CITIZENS)
CITIZEN_TEXT: Final = tuple(row.text for row in CITIZENS)
NOBODY: Final = len(CITIZENS)  # an empty place of the line


def citizens_for(seats: int) -> list[int]:
    """How many cards of each citizen are in the deck for this many players."""
    return [
        row.copies_2
        + (row.copies_3 if seats >= 3 else 0)
        + (row.copies_4 if seats >= 4 else 0)
        + (row.copies_5 if seats >= 5 else 0)
        for row in CITIZENS
    ]


# Monsters -----------------------------------------------------------------------------------------


class Monster(NamedTuple):
    """A monster: its lair, what slaying it costs, and what it pays."""

    key: str
    lair: int
    boss: int
    cost_strength: int
    cost_magic: int
    influence: int
    source: str = OURS
    stone: int = 0
    wood: int = 0
    magic: int = 0
    gem: int = 0
    gold: int = 0
    wild: int = 0
    reconstructed: tuple[str, ...] = (
        "name",
        "lair",
        "cost_strength",
        "cost_magic",
        "reward",
        "influence",
    )


SPOILS: Final = ("stone", "wood", "magic", "gem", "gold", "wild")
MONSTERS: Final = house.rows(
    "margraves",
    (
        Monster("warg_pack", FOREST, 0, 3, 0, 1, RULEBOOK, wood=1, reconstructed=("lair",)),
        Monster("giant_spiders", FOREST, 0, 4, 0, 1, wood=1, gold=2),
        Monster("dire_bear", FOREST, 0, 5, 0, 2, wood=1),
        Monster("forest_hag", FOREST, 0, 4, 1, 2, wild=1),
        Monster("elder_treant", FOREST, 1, 8, 1, 4, wood=2, gold=2),
        Monster("kobold_miners", MOUNTAIN, 0, 3, 0, 1, stone=1),
        Monster("harpies", MOUNTAIN, 0, 4, 0, 1, stone=1, gold=2),
        Monster("cave_troll", MOUNTAIN, 0, 5, 0, 2, stone=1),
        Monster("stone_giant", MOUNTAIN, 0, 6, 0, 2, stone=2),
        Monster("great_dragon", MOUNTAIN, 1, 9, 1, 4, gem=1),
        Monster("skeletons", RUINS, 0, 3, 0, 1, magic=1),
        Monster("ghouls", RUINS, 0, 4, 0, 1, magic=1, gold=2),
        Monster("wraith", RUINS, 0, 3, 1, 2, gold=1),
        Monster("gargoyle", RUINS, 0, 5, 0, 2, magic=1),
        Monster("lich", RUINS, 1, 7, 2, 4, gem=1),
        Monster("goblin_raiders", HILLS, 0, 2, 0, 1, gold=1),
        Monster("orc_warband", HILLS, 0, 4, 0, 1, gold=3),
        Monster("ogre", HILLS, 0, 5, 0, 2, gold=2),
        Monster("manticore", HILLS, 0, 6, 0, 1, gem=1, gold=1),
        Monster("hill_giant_chieftain", HILLS, 1, 9, 0, 4, gold=5),
    ),
    kinds=("lair", "boss"),
    groups={"reward": SPOILS},
)
MONSTER_KEYS: Final = tuple(row.key for row in MONSTERS)
MONSTER_LAIR: Final = tuple(row.lair for row in MONSTERS)
MONSTER_BOSS: Final = tuple(row.boss for row in MONSTERS)
MONSTER_STRENGTH: Final = tuple(row.cost_strength for row in MONSTERS)
MONSTER_MAGIC: Final = tuple(row.cost_magic for row in MONSTERS)
MONSTER_REWARD: Final[tuple[Reward, ...]] = tuple(reward_of(row) for row in MONSTERS)
MONSTERS_OF: Final = tuple(
    tuple(i for i, row in enumerate(MONSTERS) if row.lair == lair) for lair in range(4)
)
