"""Dealing, by player count, variant and chosen set-up."""

from typing import Final, NamedTuple

from crownlands.core.errors import BadSettings
from crownlands.core.game import Setting, Settings
from crownlands.core.stream import Stream
from crownlands.core.text import text
from crownlands.games.card_kingdoms.cards import (
    AREAS,
    BARRENS,
    CAVERNS,
    CITIZEN_KEYS,
    CITIZEN_STACK,
    CITIZENS,
    COPIES,
    DOMAIN_KEYS,
    DUKES,
    FOREST,
    HILLS,
    MONSTERS,
    MONSTERS_BY_AREA,
    MOUNTAINS,
    RUINS,
    STARTER_OF,
    SWAMP,
    VALLEY,
)
from crownlands.games.card_kingdoms.rules import ChooseDuke, Turn
from crownlands.games.card_kingdoms.solo import SoloTurn
from crownlands.games.card_kingdoms.state import COLUMNS, DarkLord, Kingdom, Realm

STACKS: Final = 2 * COLUMNS  # citizen stacks: 1 to 8, 9/10, 11/12


class Theme(NamedTuple):
    """A set-up that the rulebook names."""

    areas: tuple[int, ...]
    citizens: tuple[str, ...]
    without: tuple[str, ...]


THEMES: Final[dict[str, Theme]] = {
    "first_game": Theme(
        (HILLS, RUINS, FOREST, VALLEY, MOUNTAINS),
        (
            "cleric",
            "merchant",
            "mercenary",
            "archer",
            "peasant",
            "knight",
            "rogue",
            "champion",
            "paladin",
            "butcher",
        ),
        (),
    ),
    "glittering_gold": Theme(
        (HILLS, RUINS, FOREST, SWAMP, CAVERNS),
        (
            "monk",
            "merchant",
            "alchemist",
            "archer",
            "peasant",
            "knight",
            "rogue",
            "champion",
            "paladin",
            "butcher",
        ),
        (
            "forgotten_sorrows",
            "the_violet_thorn",
            "golden_obelisk_of_nae",
            "monolith_of_ostendaar",
        ),
    ),
    "mastery_over_magic": Theme(
        (BARRENS, RUINS, FOREST, VALLEY, MOUNTAINS),
        (
            "cleric",
            "merchant",
            "alchemist",
            "wizard",
            "peasant",
            "knight",
            "thief",
            "champion",
            "paladin",
            "butcher",
        ),
        ("eye_of_asteraten", "blood_crow_army", "foxgrove_palisade", "gargans_embrace"),
    ),
    "monster_blood": Theme(
        (BARRENS, RUINS, FOREST, SWAMP, MOUNTAINS),
        (
            "cleric",
            "blacksmith",
            "mercenary",
            "archer",
            "peasant",
            "knight",
            "rogue",
            "warlord",
            "priestess",
            "miner",
        ),
        (
            "forgotten_sorrows",
            "nest_of_the_weaver_witch",
            "cathedral_of_st_aquila",
            "cutthroats_truce",
        ),
    ),
}

SETTINGS: Final[tuple[Setting, ...]] = (
    Setting("setup", "first_game", choices=(*THEMES, "random", "custom")),
    Setting("areas", (), choices=AREAS),
    Setting("citizens", (), choices=tuple(row.key for row in CITIZENS)),
    Setting("without_domains", (), choices=DOMAIN_KEYS),
    Setting("mixed_citizens", False),
)


def deal(seats: int, chance: int | Stream, settings: Settings) -> Realm:
    """Lay out the center stacks and give every player what a kingdom starts with."""
    s = Realm(seats)
    s.seed_chance(chance)
    areas, citizens, without = choose_cards(s, settings)
    s.mixed = bool(settings["mixed_citizens"])
    s.removed = sum(1 << domain for domain in without)
    deal_monsters(s, areas)
    deal_citizens(s, citizens)
    deal_domains(s)
    deal_kingdoms(s)
    s.first = s.below(seats)
    s.push(SoloTurn() if seats == 1 else Turn(s.first))
    s.together([ChooseDuke(seat) for seat in range(seats)])
    s.unveiled = 0
    return s


def choose_cards(s: Realm, settings: Settings) -> tuple[list[int], list[int], list[int]]:
    """Settle the areas, the citizens and the domains left out; refuse a bad choice by hand."""
    setup = str(settings["setup"])
    if setup == "custom":
        return custom_cards(s.seats, settings)
    for key in ("areas", "citizens", "without_domains"):
        if settings[key]:
            raise BadSettings(text("ck-refused-not-custom", key=key))
    if setup == "random":
        areas = list(range(len(AREAS)))
        s.shuffle(areas)
        citizens = []
        for stack in range(STACKS):
            candidates = [i for i in range(len(CITIZENS)) if CITIZEN_STACK[i] == stack]
            citizens.append(candidates[s.below(len(candidates))])
        return areas[:COLUMNS], citizens, []
    theme = THEMES[setup]
    return (
        list(theme.areas),
        [CITIZEN_KEYS.index(key) for key in theme.citizens],
        [DOMAIN_KEYS.index(key) for key in theme.without],
    )


def custom_cards(seats: int, settings: Settings) -> tuple[list[int], list[int], list[int]]:
    """Check a set-up chosen by hand: five areas, one citizen a number, enough domains."""
    areas = [AREAS.index(key) for key in _names(settings, "areas")]
    citizens = [CITIZEN_KEYS.index(key) for key in _names(settings, "citizens")]
    without = [DOMAIN_KEYS.index(key) for key in _names(settings, "without_domains")]
    if len(areas) != COLUMNS:
        raise BadSettings(text("ck-refused-areas", found=len(areas), wanted=COLUMNS))
    if settings["mixed_citizens"]:
        if citizens:
            raise BadSettings(text("ck-refused-mixed"))
    else:
        check_one_a_number(citizens)
    most = len(DOMAIN_KEYS) - COLUMNS * domain_stack_size(seats)
    if len(without) > most:
        raise BadSettings(text("ck-refused-domains", found=len(without), most=most))
    return areas, sorted(citizens, key=lambda citizen: CITIZEN_STACK[citizen]), without


def check_one_a_number(citizens: list[int]) -> None:
    """Refuse a choice that leaves a number without a citizen or gives it two."""
    stacks = [CITIZEN_STACK[citizen] for citizen in citizens]
    for stack in range(STACKS):
        if stacks.count(stack) != 1:
            fitting = [row for i, row in enumerate(CITIZENS) if CITIZEN_STACK[i] == stack]
            raise BadSettings(
                text(
                    "ck-refused-citizens",
                    number="/".join(map(str, fitting[0].numbers)),
                    found=stacks.count(stack),
                    allowed=", ".join(row.key for row in fitting),
                )
            )


def _names(settings: Settings, key: str) -> tuple[str, ...]:
    names = settings[key]
    assert isinstance(names, tuple)
    for name in names:
        if names.count(name) > 1:
            raise BadSettings(text("ck-refused-twice", key=key, name=name))
    return names


def domain_stack_size(seats: int) -> int:
    """How many domains a stack holds at the start."""
    return 4 if seats == 5 else 3


def citizen_stack_size(seats: int) -> int:
    """How many citizens a stack holds at the start."""
    return 6 if seats == 5 else 5


def monster_stack(area: int, seats: int) -> tuple[int, ...]:
    """Stack an area's monsters, the strongest at the bottom; magic is ignored in this."""
    kinds = sorted(MONSTERS_BY_AREA[area], key=lambda monster: -MONSTERS[monster].strength)
    stack: list[int] = []
    for monster in kinds:
        row = MONSTERS[monster]
        stack += [monster] * (row.copies + row.fifth if seats == 5 else row.copies)
    return tuple(stack)


def deal_monsters(s: Realm, areas: list[int]) -> None:
    """Place the stacks from the weakest top card to the strongest.

    Equal strengths: the lower magic first, then the rulebook's order of areas.
    """
    stacks = {area: monster_stack(area, s.seats) for area in areas}

    def place(area: int) -> tuple[int, int, int]:
        top = MONSTERS[stacks[area][-1]]
        return top.strength, top.magic, area

    s.areas = tuple(sorted(areas, key=place))
    s.monsters = [stacks[area] for area in s.areas]


def deal_citizens(s: Realm, citizens: list[int]) -> None:
    """Make the ten citizen stacks; mixed, the types of a number are shuffled together."""
    size = citizen_stack_size(s.seats)
    if not s.mixed:
        s.citizens = [(citizen,) * size for citizen in citizens]
        return
    for stack in range(STACKS):
        cards = [i for i in range(len(CITIZENS)) if CITIZEN_STACK[i] == stack] * COPIES
        s.shuffle(cards)
        s.citizens.append(tuple(cards[:size]))


def deal_domains(s: Realm) -> None:
    """Deal the five domain stacks; only the top of each lies open."""
    size = domain_stack_size(s.seats)
    deck = [domain for domain in range(len(DOMAIN_KEYS)) if not s.removed >> domain & 1]
    s.shuffle(deck)
    s.domains = [tuple(deck[i * size : (i + 1) * size]) for i in range(COLUMNS)]


def deal_kingdoms(s: Realm) -> None:
    """Give everyone a peasant, a knight, two gold, one magic and two dukes."""
    dukes = list(range(len(DUKES)))
    s.shuffle(dukes)
    for seat in range(s.seats):
        kingdom = Kingdom([0] * len(CITIZEN_KEYS), [0] * len(MONSTERS))
        kingdom.gold = 2
        kingdom.magic = 1
        for starter in STARTER_OF.values():
            kingdom.citizens[starter] = 1
        kingdom.dukes = tuple(dukes[2 * seat : 2 * seat + 2])
        s.kingdoms.append(kingdom)
    if s.seats == 1:
        s.dark_lord = DarkLord(dukes[2])
