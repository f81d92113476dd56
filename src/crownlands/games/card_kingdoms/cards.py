"""Every card of Card Kingdoms, one row each, and the flat tables that the rules read.

Values come from the printed cards. How many copies of a monster there are is on no card: the
rulebook's first-game list and its example of the Ruins tell some of it, and what rests on a
public data set alone is listed in a row's `reconstructed`.
"""

from typing import Final, NamedTuple

from crownlands.core import house
from crownlands.games.card_kingdoms.actions import Pay
from crownlands.games.card_kingdoms.powers import (
    GOLD,
    HOLY,
    MAGIC,
    SHADOW,
    SOLDIER,
    STRENGTH,
    VICTORY,
    WORKER,
    All,
    CardsNamed,
    ChangeDie,
    CheaperDomains,
    CitizensOfRole,
    Gain,
    MonstersOfArea,
    OwnDomains,
    Pick,
    Power,
    PrintedCost,
    ReturnCitizen,
    ReturnMonster,
    SlayAgain,
    Steal,
    StealMonster,
    TakeCitizen,
    TakeFrom,
    Trade,
)

CARD: Final = "printed card"
COPIES: Final = 6  # cards of each citizen in the box
UNCONFIRMED: Final = ("copies", "fifth")  # where no rulebook lists the area

HILLS: Final = 0
RUINS: Final = 1
FOREST: Final = 2
VALLEY: Final = 3
MOUNTAINS: Final = 4
BARRENS: Final = 5
SWAMP: Final = 6
CAVERNS: Final = 7
AREAS: Final = (
    "hills",
    "ruins",
    "forest",
    "valley",
    "mountains",
    "barrens",
    "swamp",
    "caverns",
)

MINION: Final = 0
BEAST: Final = 1
TITAN: Final = 2
BOSS: Final = 3
KINDS: Final = ("minion", "beast", "titan", "boss")

PEASANT: Final = 4
KNIGHT: Final = 5

# When a domain's power works.
ON_BUILD: Final = 0
ROLL: Final = 1
START_OF_ACTIONS: Final = 2
END_OF_ACTIONS: Final = 3
ON_CITIZEN: Final = 4
ON_SLAY: Final = 5
ON_DOUBLES: Final = 6
ALWAYS: Final = 7


class Citizen(NamedTuple):
    """A citizen type: when it wakes, what it costs, its role, and its two powers."""

    key: str
    numbers: tuple[int, ...]
    cost: int
    role: int
    on_turn: Power
    off_turn: Power
    source: str = CARD


class Starter(NamedTuple):
    """A starter card: no role, no cost, but it counts for its name."""

    key: str
    named: int
    number: int
    on_turn: Power
    off_turn: Power
    source: str = CARD


class Monster(NamedTuple):
    """A monster: its area and kind, what slaying it takes and gives, and its copies."""

    key: str
    area: int
    kind: int
    strength: int
    magic: int
    points: int
    reward: Power
    copies: int
    fifth: int  # more copies with five players
    reconstructed: tuple[str, ...] = ("fifth",)
    source: str = CARD


class Domain(NamedTuple):
    """A domain: its price, the roles it needs (worker, soldier, shadow, holy), and its power."""

    key: str
    cost: int
    roles: tuple[int, int, int, int]
    points: int
    when: int
    power: Power
    source: str = CARD


class Duke(NamedTuple):
    """A duke: points for roles (worker, soldier, shadow, holy), cards, and left-over resources."""

    key: str
    roles: tuple[int, int, int, int]
    citizens: int
    monsters: int
    domains: int
    titans: int
    resources: int  # so many left-over resources make a point
    source: str = CARD


CITIZENS: Final = house.rows(
    "card_kingdoms",
    (
        Citizen("cleric", (1,), 3, HOLY, Gain(magic=3), Gain(magic=1)),
        Citizen("merchant", (2,), 2, WORKER, Pick(Gain(gold=2), Gain(magic=2)), Gain(gold=1)),
        Citizen(
            "mercenary", (3,), 3, SHADOW, Gain(gold=1, strength=1), Trade(STRENGTH, 1, GOLD, 2)
        ),
        Citizen("archer", (4,), 4, SOLDIER, Gain(strength=2), Gain(strength=1)),
        Citizen("peasant", (5,), 2, WORKER, Gain(gold=1), Gain(gold=1)),
        Citizen("knight", (6,), 2, SOLDIER, Gain(strength=1), Gain(strength=1)),
        Citizen("rogue", (7,), 2, SHADOW, Gain(gold=2, strength=2), Gain(gold=1, strength=1)),
        Citizen("champion", (8,), 2, SOLDIER, Gain(strength=4), Trade(GOLD, 1, STRENGTH, 4)),
        Citizen(
            "paladin", (9, 10), 2, HOLY, Gain(strength=1, magic=2), Trade(STRENGTH, 1, MAGIC, 3)
        ),
        Citizen(
            "butcher", (11, 12), 1, WORKER, Gain(gold=2, per=CitizensOfRole(WORKER)), Gain(gold=4)
        ),
        Citizen("monk", (1,), 3, HOLY, Gain(gold=1, magic=2), Trade(GOLD, 1, MAGIC, 2)),
        Citizen(
            "blacksmith", (2,), 3, WORKER, Gain(gold=1, per=CitizensOfRole(SOLDIER)), Gain(gold=1)
        ),
        Citizen("alchemist", (3,), 3, SHADOW, Trade(GOLD, 1, MAGIC, 3), Trade(MAGIC, 1, GOLD, 2)),
        Citizen("wizard", (4,), 4, SOLDIER, Gain(strength=1, magic=1), Gain(magic=1)),
        Citizen(
            "thief", (7,), 2, SHADOW, Steal(3, (GOLD, MAGIC)), Pick(Gain(gold=2), Gain(magic=2))
        ),
        Citizen(
            "warlord",
            (8,),
            2,
            SOLDIER,
            Gain(strength=1, per=CitizensOfRole(SOLDIER)),
            Gain(strength=1, per=CardsNamed(KNIGHT)),
        ),
        Citizen(
            "priestess", (9, 10), 2, HOLY, Gain(strength=2, magic=1), Trade(MAGIC, 1, STRENGTH, 3)
        ),
        Citizen(
            "miner",
            (11, 12),
            1,
            WORKER,
            All(Gain(gold=1), Gain(gold=1, per=OwnDomains())),
            Gain(gold=4),
        ),
    ),
    kinds=("role",),
    most={"cost": Pay.SPAN - COPIES},  # each copy owned makes the next one dearer
)

STARTERS: Final = house.rows(
    "card_kingdoms",
    (
        Starter("starter_peasant", PEASANT, 5, Gain(gold=1), Gain(gold=1)),
        Starter("starter_knight", KNIGHT, 6, Gain(strength=1), Gain(strength=1)),
    ),
    fixed=("named", "number"),
)

MONSTERS: Final = house.rows(
    "card_kingdoms",
    (
        Monster("goblin", HILLS, MINION, 1, 0, 1, Gain(gold=1), 3, 0),
        Monster("goblin_mage", HILLS, TITAN, 3, 0, 2, Pick(Gain(gold=1), Gain(magic=1)), 1, 1),
        Monster("goblin_king", HILLS, BOSS, 6, 0, 4, Gain(gold=1, per=MonstersOfArea(HILLS)), 1, 0),
        Monster("skeleton", RUINS, MINION, 2, 0, 2, Gain(gold=1), 2, 1, ()),
        Monster(
            "flaming_skeleton",
            RUINS,
            TITAN,
            5,
            0,
            3,
            Gain(gold=1, magic=1),
            2,
            0,
            (),
        ),
        Monster(
            "skeleton_king",
            RUINS,
            BOSS,
            8,
            0,
            4,
            Gain(gold=2, per=MonstersOfArea(RUINS)),
            1,
            0,
            (),
        ),
        Monster("treant", FOREST, MINION, 3, 0, 1, Gain(gold=1, magic=1), 2, 1),
        Monster(
            "bane_spider",
            FOREST,
            BEAST,
            6,
            0,
            2,
            Pick(Gain(gold=3), TakeCitizen(citizen=KNIGHT)),
            2,
            0,
        ),
        Monster(
            "spider_queen",
            FOREST,
            BOSS,
            10,
            3,
            5,
            Pick(Gain(gold=2, per=MonstersOfArea(FOREST)), All(TakeCitizen(), Gain(victory=1))),
            1,
            0,
        ),
        Monster("owlbear", VALLEY, BEAST, 4, 0, 2, Gain(magic=2), 3, 0),
        Monster("giant", VALLEY, TITAN, 8, 0, 3, Gain(gold=1, magic=2), 1, 1),
        Monster("troll", VALLEY, BOSS, 12, 0, 6, Gain(magic=2, per=MonstersOfArea(VALLEY)), 1, 0),
        Monster("dire_bear", MOUNTAINS, BEAST, 5, 0, 3, Pick(Gain(gold=2), Gain(magic=2)), 2, 1),
        Monster("orc_warrior", MOUNTAINS, MINION, 9, 0, 3, TakeCitizen(cost=3), 2, 0),
        Monster(
            "orc_chieftain",
            MOUNTAINS,
            BOSS,
            14,
            0,
            6,
            Gain(gold=2, per=MonstersOfArea(MOUNTAINS)),
            1,
            0,
        ),
        Monster("gargoyle", BARRENS, MINION, 1, 0, 1, Gain(magic=1), 3, 1, UNCONFIRMED),
        Monster("wraith", BARRENS, TITAN, 4, 3, 3, TakeCitizen(cost=2), 1, 0, UNCONFIRMED),
        Monster(
            "witch_queen",
            BARRENS,
            BOSS,
            5,
            4,
            5,
            Gain(magic=1, per=MonstersOfArea(BARRENS)),
            1,
            0,
            UNCONFIRMED,
        ),
        Monster("gelatinous_cube", SWAMP, MINION, 4, 1, 3, Gain(gold=2), 3, 1, UNCONFIRMED),
        Monster(
            "basilisk", SWAMP, BEAST, 6, 3, 4, Pick(Gain(gold=3), Gain(magic=3)), 1, 0, UNCONFIRMED
        ),
        Monster(
            "swamp_dragon",
            SWAMP,
            BOSS,
            10,
            4,
            6,
            Gain(magic=2, per=MonstersOfArea(SWAMP)),
            1,
            0,
            UNCONFIRMED,
        ),
        Monster("kobolds", CAVERNS, MINION, 5, 1, 3, Gain(gold=2, magic=1), 3, 1, UNCONFIRMED),
        Monster("gold_golem", CAVERNS, TITAN, 7, 3, 4, Gain(gold=5), 1, 0, UNCONFIRMED),
        Monster(
            "red_dragon",
            CAVERNS,
            BOSS,
            12,
            6,
            7,
            Gain(gold=3, per=MonstersOfArea(CAVERNS)),
            1,
            0,
            UNCONFIRMED,
        ),
    ),
    kinds=("kind",),
    fixed=("area",),
    most={"strength": Pay.SPAN},
)

DOMAINS: Final = house.rows(
    "card_kingdoms",
    (
        Domain("foxgrove_palisade", 9, (0, 1, 1, 0), 3, ROLL, ChangeDie(to=6, price=2)),
        Domain(
            "the_desert_orchid",
            9,
            (0, 0, 1, 1),
            3,
            ROLL,
            ChangeDie(to=1, price=1, per=CitizensOfRole(HOLY)),
        ),
        Domain("emerald_stronghold", 12, (1, 1, 0, 1), 5, ALWAYS, PrintedCost()),
        Domain("pratchetts_plateau", 8, (1, 0, 0, 1), 3, ALWAYS, CheaperDomains(1)),
        Domain("cathedral_of_st_aquila", 8, (0, 0, 0, 2), 3, END_OF_ACTIONS, TakeFrom(GOLD, 1)),
        Domain("darktide_harbour", 6, (1, 1, 1, 0), 2, ON_BUILD, TakeCitizen(role=SHADOW)),
        Domain(
            "cloudriders_camp",
            8,
            (0, 1, 0, 1),
            2,
            ON_BUILD,
            All(Gain(strength=3), TakeCitizen(cost=2, role=SOLDIER)),
        ),
        Domain("the_orb_of_urdr", 6, (0, 0, 1, 1), 1, END_OF_ACTIONS, TakeFrom(MAGIC, 1)),
        Domain("rogues_landing", 7, (1, 0, 1, 0), 3, ON_BUILD, TakeCitizen(role=WORKER)),
        Domain("blood_crow_army", 5, (0, 3, 0, 0), 2, START_OF_ACTIONS, Gain(strength=1)),
        Domain(
            "eye_of_asteraten", 8, (0, 1, 0, 1), 1, ON_BUILD, All(Gain(strength=5), SlayAgain())
        ),
        Domain("cutthroats_truce", 5, (0, 0, 1, 1), 1, ON_BUILD, TakeFrom(GOLD, 3)),
        Domain("halfpenny_hill", 6, (3, 0, 0, 0), 2, START_OF_ACTIONS, Gain(gold=1)),
        Domain("shattered_hand", 7, (1, 0, 0, 1), 3, ON_BUILD, TakeCitizen(role=HOLY)),
        Domain("forgotten_sorrows", 9, (1, 0, 1, 0), 3, ON_CITIZEN, Gain(magic=1)),
        Domain("watcher_on_the_water", 6, (0, 2, 0, 0), 3, ON_BUILD, ReturnMonster(3)),
        Domain("gargans_embrace", 7, (0, 2, 0, 0), 2, ON_DOUBLES, Gain(victory=1)),
        Domain("nest_of_the_weaver_witch", 6, (2, 0, 0, 0), 3, ON_BUILD, ReturnCitizen(3)),
        Domain("palace_of_the_dawn", 11, (1, 2, 0, 0), 4, ROLL, ChangeDie(lower=1)),
        Domain("grimmwater_keep", 10, (2, 0, 1, 0), 4, ON_BUILD, TakeCitizen(cost=3)),
        Domain("the_violet_thorn", 7, (0, 1, 0, 1), 3, ON_SLAY, Gain(magic=1)),
        Domain("purloiners_perch", 10, (0, 0, 2, 0), 2, ON_BUILD, StealMonster()),
        Domain("golden_obelisk_of_nae", 6, (1, 0, 0, 1), 3, ON_BUILD, Trade(MAGIC, 3, VICTORY, 3)),
        Domain("monolith_of_ostendaar", 9, (1, 1, 0, 0), 3, START_OF_ACTIONS, Gain(magic=1)),
    ),
    fixed=("when",),
    most={"cost": Pay.SPAN},
)

DUKES: Final = house.rows(
    "card_kingdoms",
    (
        Duke("cornelius_the_dreamer", (0, 0, 0, 0), 0, 0, 3, 0, 3),
        Duke("elsyn_saint_of_shadows", (0, 0, 2, 2), 0, 0, 0, 0, 4),
        Duke("elisium_the_allsmith", (1, 1, 1, 1), 0, 0, 0, 0, 4),
        Duke("hrothgar_the_conqueror", (0, 0, 0, 0), 0, 2, 0, 1, 4),
        Duke("isabella_the_righteous", (0, 1, 0, 2), 0, 0, 0, 0, 3),
        Duke("lekzandr_the_protector", (1, 0, 0, 2), 0, 0, 0, 0, 3),
        Duke("node_master_of_swords", (0, 1, 2, 0), 0, 0, 0, 0, 3),
        Duke("reese_the_firebrand", (0, 0, 0, 0), 1, 1, 1, 0, 4),
        Duke("simon_the_unclean", (1, 1, 0, 0), 0, 0, 0, 0, 2),
        Duke("waryn_lord_of_rogues", (1, 0, 2, 0), 0, 0, 0, 0, 3),
    ),
)


# Names and flat tables, for the rules.
CITIZEN_KEYS: Final = tuple(row.key for row in CITIZENS) + tuple(row.key for row in STARTERS)
MONSTER_KEYS: Final = tuple(row.key for row in MONSTERS)
DOMAIN_KEYS: Final = tuple(row.key for row in DOMAINS)
DUKE_KEYS: Final = tuple(row.key for row in DUKES)

STARTER_OF: Final = {row.named: len(CITIZENS) + i for i, row in enumerate(STARTERS)}
# The starter of a citizen's name, 0 where there is none.
STARTER_NAMED: Final = [STARTER_OF.get(citizen, 0) for citizen in range(len(CITIZENS))]
CITIZEN_COST: Final = [row.cost for row in CITIZENS]
CITIZEN_ROLE: Final = [row.role for row in CITIZENS]
CITIZENS_BY_ROLE: Final = [
    [i for i, row in enumerate(CITIZENS) if row.role == role] for role in range(4)
]
ON_TURN: Final = [row.on_turn for row in CITIZENS] + [row.on_turn for row in STARTERS]
OFF_TURN: Final = [row.off_turn for row in CITIZENS] + [row.off_turn for row in STARTERS]
# What these powers do in the harvest: plain gains, picks, trades, thefts.
ON_TURN_HARVEST: Final = [power.harvest for power in ON_TURN]
OFF_TURN_HARVEST: Final = [power.harvest for power in OFF_TURN]
# The stack of a citizen: 1 to 8, then 9/10, then 11/12.
CITIZEN_STACK: Final = [{9: 8, 11: 9}.get(row.numbers[0], row.numbers[0] - 1) for row in CITIZENS]

MONSTER_STRENGTH: Final = [row.strength for row in MONSTERS]
MONSTER_MAGIC: Final = [row.magic for row in MONSTERS]
MONSTER_AREA: Final = [row.area for row in MONSTERS]
MONSTER_REWARD: Final = [row.reward for row in MONSTERS]
MONSTERS_BY_AREA: Final = [
    [i for i, row in enumerate(MONSTERS) if row.area == area] for area in range(len(AREAS))
]

DOMAIN_COST: Final = [row.cost for row in DOMAINS]
DOMAIN_ROLES: Final[list[tuple[int, ...]]] = [row.roles for row in DOMAINS]
DOMAIN_POWER: Final = [row.power for row in DOMAINS]
DOMAIN_WHEN: Final = [row.when for row in DOMAINS]
# The domains that work at a given moment, and the same as a set of bits.
DOMAINS_WHEN: Final = [
    [i for i, row in enumerate(DOMAINS) if row.when == when] for when in range(ALWAYS + 1)
]
DOMAIN_BITS_WHEN: Final = [sum(1 << i for i in domains) for domains in DOMAINS_WHEN]
