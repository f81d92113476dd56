"""Every building and adventurer, one row each, and the flat tables that the rules read.

A row's `source` says where its facts come from; `reconstructed` lists the fields that are not
facts: they were made up so that the game is complete and balanced. What a type or a power was
guessed from is in the provenance page.
"""

from typing import Final, NamedTuple

from crownlands.core import house
from crownlands.games.villages.powers import (
    ADVENTURERS,
    FOOD,
    HOLY,
    MAGIC,
    RESOURCE,
    RESOURCES,
    SHADOW,
    SOLDIER,
    STONE,
    TYPES,
    WOOD,
    WORKER,
    DiscardForGold,
    DiscardForWild,
    DrawCards,
    DrawPer,
    Nothing,
    PointsPer,
    Power,
    Provide,
    StealCards,
    StealGold,
    TakeGold,
    WildFor,
)

RULEBOOK: Final = "rulebook"
EXAMPLE: Final = "rulebook, worked example"
REVIEW: Final = "published review"
BOTH: Final = "rulebook and published review"
OURS: Final = "reconstructed"

ALL_BUT_POWER: Final = ("type", *RESOURCES, "gives", "points", "copies")
ALL_BUT_NAME: Final = (*ALL_BUT_POWER, "power")
ALL: Final = ("name", *ALL_BUT_NAME)
ALL_BUT_TEXT: Final = (*TYPES, "points")
ALL_OF_IT: Final = ("name", *ALL_BUT_TEXT, "power")

# The actions, and when else a power works.
HARVEST: Final = 0
DEVELOP: Final = 1
BUILD: Final = 2
RECRUIT: Final = 3
TAX: Final = 4
ACTIONS: Final = ("harvest", "develop", "build", "recruit", "tax")
ON_HARVEST: Final = HARVEST
ON_DEVELOP: Final = DEVELOP
ON_BUILD: Final = BUILD
ON_RECRUIT: Final = RECRUIT
ON_TAX: Final = TAX
INSTANT: Final = 5
AT_END: Final = 6
NEVER: Final = 7


class Building(NamedTuple):
    """A building card: its type and cost, the resource it gives when developed, its power."""

    key: str
    type: int
    food: int
    wood: int
    stone: int
    magic: int
    gives: int
    points: int
    when: int
    power: Power
    source: str
    reconstructed: tuple[str, ...]
    copies: int = 3


class Adventurer(NamedTuple):
    """An adventurer: the buildings it needs, its points and its power; there is one of each."""

    key: str
    worker: int
    soldier: int
    shadow: int
    holy: int
    points: int
    when: int
    power: Power
    source: str
    reconstructed: tuple[str, ...]


OUR_BUILDINGS: Final[tuple[Building, ...]] = (
    Building(
        "tannery",
        WORKER,
        1,
        0,
        0,
        0,
        WOOD,
        1,
        NEVER,
        Nothing(),
        EXAMPLE,
        ("type", "gives", "points", "power", "copies"),
    ),
    Building("market", WORKER, 1, 1, 0, 0, STONE, 1, INSTANT, TakeGold(1), OURS, ALL),
    Building("workshop", WORKER, 0, 1, 1, 0, FOOD, 1, ON_BUILD, WildFor(WORKER), OURS, ALL),
    Building(
        "tavern",
        WORKER,
        1,
        2,
        0,
        0,
        MAGIC,
        1,
        AT_END,
        PointsPer(ADVENTURERS),
        RULEBOOK,
        ALL_BUT_POWER,
    ),
    Building(
        "farm",
        WORKER,
        0,
        2,
        1,
        1,
        FOOD,
        2,
        ON_BUILD,
        Provide(FOOD),
        BOTH,
        ("type", "points", "copies"),
    ),
    Building("sawmill", WORKER, 1, 0, 2, 1, WOOD, 2, ON_BUILD, Provide(WOOD), OURS, ALL),
    Building("quarry", WORKER, 1, 1, 0, 2, STONE, 2, ON_BUILD, Provide(STONE), OURS, ALL),
    Building("palisade", SOLDIER, 0, 0, 1, 0, WOOD, 1, NEVER, Nothing(), OURS, ALL),
    Building(
        "guard_tower",
        SOLDIER,
        0,
        1,
        1,
        0,
        FOOD,
        2,
        ON_HARVEST,
        DrawCards(1),
        EXAMPLE,
        ALL_BUT_POWER,
    ),
    Building(
        "barracks",
        SOLDIER,
        1,
        0,
        1,
        0,
        WOOD,
        2,
        ON_DEVELOP,
        DrawCards(1),
        RULEBOOK,
        ALL_BUT_POWER,
    ),
    Building(
        "armory",
        SOLDIER,
        0,
        1,
        2,
        0,
        MAGIC,
        2,
        ON_BUILD,
        DrawCards(1),
        EXAMPLE,
        ("type", "gives", "points", "copies"),
    ),
    Building(
        "keep", SOLDIER, 1, 0, 2, 0, STONE, 2, INSTANT, StealCards(1), RULEBOOK, ALL_BUT_POWER
    ),
    Building("training_yard", SOLDIER, 2, 1, 1, 0, MAGIC, 3, ON_RECRUIT, DrawCards(1), OURS, ALL),
    Building("fortress", SOLDIER, 1, 2, 2, 0, STONE, 3, INSTANT, TakeGold(2), OURS, ALL),
    Building(
        "hideout",
        SHADOW,
        0,
        1,
        0,
        0,
        FOOD,
        1,
        NEVER,
        Nothing(),
        REVIEW,
        ("name", "type", "power", "copies"),
    ),
    Building(
        "witchs_hut",
        SHADOW,
        1,
        0,
        0,
        1,
        WOOD,
        2,
        INSTANT,
        DiscardForGold(1),
        RULEBOOK,
        ALL_BUT_POWER,
    ),
    Building("crypt", SHADOW, 0, 1, 0, 1, FOOD, 2, INSTANT, DrawCards(1), OURS, ALL),
    Building("black_market", SHADOW, 1, 1, 0, 1, STONE, 2, ON_TAX, DiscardForGold(1), OURS, ALL),
    Building(
        "harbor",
        SHADOW,
        1,
        2,
        0,
        1,
        STONE,
        1,
        AT_END,
        PointsPer(SHADOW),
        RULEBOOK,
        ALL_BUT_POWER,
    ),
    Building(
        "wizards_tower",
        SHADOW,
        1,
        0,
        1,
        2,
        MAGIC,
        2,
        ON_BUILD,
        TakeGold(1),
        EXAMPLE,
        ALL_BUT_POWER,
    ),
    Building("alchemists_lab", SHADOW, 2, 1, 1, 0, MAGIC, 2, ON_BUILD, Provide(MAGIC), OURS, ALL),
    Building("chapel", HOLY, 0, 0, 0, 1, MAGIC, 1, NEVER, Nothing(), OURS, ALL),
    Building(
        "fountain",
        HOLY,
        0,
        0,
        1,
        1,
        FOOD,
        1,
        ON_BUILD,
        DiscardForWild(2),
        RULEBOOK,
        ALL_BUT_POWER,
    ),
    Building("sanctuary", HOLY, 1, 0, 0, 1, WOOD, 2, INSTANT, DrawCards(1), OURS, ALL),
    Building(
        "monastery", HOLY, 1, 0, 1, 1, WOOD, 2, ON_BUILD, WildFor(HOLY), RULEBOOK, ALL_BUT_POWER
    ),
    Building(
        "oracle",
        HOLY,
        0,
        1,
        0,
        2,
        FOOD,
        2,
        ON_TAX,
        DrawCards(2),
        RULEBOOK,
        ALL_BUT_NAME,
    ),
    Building("abbey", HOLY, 1, 1, 0, 2, STONE, 3, INSTANT, DrawCards(2), OURS, ALL),
    Building(
        "cathedral",
        HOLY,
        1,
        0,
        2,
        2,
        MAGIC,
        3,
        ON_TAX,
        TakeGold(1),
        RULEBOOK,
        ALL_BUT_NAME,
    ),
)

# Five hands of six cards and five piles are dealt from them.
LEAST_COPIES: Final = 2

BUILDINGS: Final = house.rows(
    "villages",
    OUR_BUILDINGS,
    kinds=("type", "gives"),
    fixed=("when",),
    least={(row.key, "copies"): LEAST_COPIES for row in OUR_BUILDINGS},
)

ADVENTURER_ROWS: Final = house.rows(
    "villages",
    (
        Adventurer(
            "paladin", 0, 1, 0, 1, 3, ON_BUILD, DrawCards(1), RULEBOOK, (*ALL_BUT_TEXT, "power")
        ),
        Adventurer("warlord", 1, 1, 0, 0, 3, ON_BUILD, WildFor(SOLDIER), RULEBOOK, ALL_BUT_TEXT),
        Adventurer("rogue", 0, 1, 1, 0, 3, INSTANT, StealCards(2), RULEBOOK, ALL_BUT_TEXT),
        Adventurer("thief", 1, 0, 1, 0, 1, INSTANT, StealGold(1), RULEBOOK, ALL_BUT_TEXT),
        Adventurer("cleric", 1, 0, 0, 1, 3, INSTANT, DrawCards(2), OURS, ALL_OF_IT),
        Adventurer("alchemist", 0, 0, 1, 1, 3, ON_BUILD, WildFor(SHADOW), OURS, ALL_OF_IT),
        Adventurer("knight", 0, 2, 0, 0, 2, AT_END, PointsPer(SOLDIER), RULEBOOK, ALL_BUT_TEXT),
        Adventurer("necromancer", 0, 0, 2, 0, 2, INSTANT, DrawPer(SHADOW), RULEBOOK, ALL_BUT_TEXT),
        Adventurer("priestess", 0, 0, 0, 2, 2, AT_END, PointsPer(HOLY), OURS, ALL_OF_IT),
        Adventurer("merchant", 2, 0, 0, 0, 1, AT_END, PointsPer(WORKER), OURS, ALL_OF_IT),
        Adventurer("champion", 0, 3, 0, 0, 4, INSTANT, TakeGold(1), OURS, ALL_OF_IT),
        Adventurer("mercenary", 0, 0, 3, 0, 3, ON_BUILD, DrawCards(1), OURS, ALL_OF_IT),
        Adventurer("monk", 0, 0, 0, 3, 4, ON_DEVELOP, DrawCards(1), OURS, ALL_OF_IT),
        Adventurer("blacksmith", 3, 0, 0, 0, 4, INSTANT, DrawCards(2), OURS, ALL_OF_IT),
        Adventurer("wizard", 0, 2, 2, 0, 3, NEVER, Nothing(), OURS, ALL_OF_IT),
        Adventurer("miner", 2, 0, 0, 2, 4, NEVER, Nothing(), OURS, ALL_OF_IT),
    ),
    fixed=("when",),
)


# Cards are numbered through: buildings first, then adventurers.
BUILDING_KEYS: Final = tuple(row.key for row in BUILDINGS)
ADVENTURER_KEYS: Final = tuple(row.key for row in ADVENTURER_ROWS)
CARD_KEYS: Final = BUILDING_KEYS + ADVENTURER_KEYS
KINDS: Final = len(BUILDINGS)
CARDS: Final = len(CARD_KEYS)
COPIES: Final = [row.copies for row in BUILDINGS]

TYPE: Final = [row.type for row in BUILDINGS]
COST: Final = [(row.food, row.wood, row.stone, row.magic) for row in BUILDINGS]
GIVES: Final = [row.gives for row in BUILDINGS]
NEEDS: Final = [(row.worker, row.soldier, row.shadow, row.holy) for row in ADVENTURER_ROWS]
VICTORY: Final = [row.points for row in BUILDINGS] + [row.points for row in ADVENTURER_ROWS]
WHEN: Final = [row.when for row in BUILDINGS] + [row.when for row in ADVENTURER_ROWS]
POWER: Final[list[Power]] = [row.power for row in BUILDINGS] + [
    row.power for row in ADVENTURER_ROWS
]

# Sets of cards as bits: the buildings of each type, then all adventurers.
COUNTED_BITS: Final = [
    sum(1 << i for i, row in enumerate(BUILDINGS) if row.type == type) for type in range(4)
] + [(1 << CARDS) - (1 << KINDS)]

# The powers that work after an action, besides those that provide resources.
POWERS_AFTER: Final = [
    [i for i in range(CARDS) if WHEN[i] == action and POWER[i].kind != RESOURCE]
    for action in range(len(ACTIONS))
]
BITS_AFTER: Final = [sum(1 << i for i in cards) for cards in POWERS_AFTER]
POWERS_AT_END: Final = [i for i in range(CARDS) if WHEN[i] == AT_END]

# The one card that provides each resource, a wild for each type, and a wild for discards.
PROVIDER: Final = [
    next(i for i, power in enumerate(POWER) if isinstance(power, Provide) and power.resource == of)
    for of in range(4)
]
WILD_PROVIDER: Final = [
    next(i for i, power in enumerate(POWER) if isinstance(power, WildFor) and power.type == of)
    for of in range(4)
]
DISCARD_PROVIDER: Final = next(
    i for i, power in enumerate(POWER) if isinstance(power, DiscardForWild)
)
WILD_PRICE: Final = sum(power.cards for power in POWER if isinstance(power, DiscardForWild))
