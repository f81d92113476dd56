"""Positions: saving and loading, what is impossible, and dealing the unseen anew."""

from typing import Any, Final

from crownlands.core.machine import Frame
from crownlands.core.serial import Json, Names, Reader, bad, counted, index, whole
from crownlands.core.text import Text, text
from crownlands.games.card_kingdoms import actions, powers, rules, solo
from crownlands.games.card_kingdoms.cards import (
    AREAS,
    CITIZEN_KEYS,
    CITIZEN_STACK,
    CITIZENS,
    DOMAIN_KEYS,
    DUKE_KEYS,
    DUKES,
    MONSTER_AREA,
    MONSTER_KEYS,
    MONSTERS,
    STARTER_OF,
)
from crownlands.games.card_kingdoms.powers import ROLES, TOKENS
from crownlands.games.card_kingdoms.setup import COPIES, STACKS
from crownlands.games.card_kingdoms.state import COLUMNS, DarkLord, Kingdom, Realm

FRAMES: Final[dict[str, type[Frame[Any]]]] = {
    frame.__name__: frame
    for frame in (
        actions.PaySlay,
        actions.PayRecruit,
        actions.PayBuild,
        actions.SlayOneMore,
        powers.PickOne,
        powers.MayTrade,
        powers.ChooseCitizen,
        powers.ChooseVictim,
        powers.ChooseRobbed,
        powers.ChooseReturnedMonster,
        powers.ChooseReturnedCitizen,
        rules.ChooseDuke,
        rules.Turn,
        rules.ChangeDice,
        rules.Harvest,
        rules.StealTokens,
        rules.Reap,
        rules.TakeAny,
        rules.SplitPicks,
        rules.MakeTrades,
        rules.ActionPhase,
        rules.Act,
        rules.FinishAction,
        rules.EndActions,
        rules.EndTurn,
        solo.SoloTurn,
        solo.MonsterPhase,
        solo.Attack,
        solo.ChooseAttacker,
        solo.ChooseCaptured,
        solo.SecondHarvest,
    )
}

NAMES: Final[Names] = {
    "monster": MONSTER_KEYS,
    "citizen": (*CITIZEN_KEYS, "any"),
    "role": (*ROLES, "any"),
    "token": TOKENS,
    "pay": TOKENS,
    "gain": TOKENS,
}

MOST: Final = 100_000  # no purse holds more


# Saving and loading -------------------------------------------------------------------------------


def save_table(s: Realm) -> dict[str, Json]:
    """Write the center stacks, bottom card first, and the kingdoms."""
    data: dict[str, Json] = {
        "first": s.first,
        "dice": [s.die1, s.die2],
        "mixed": s.mixed,
        "exhausted": s.exhausted,
        "areas": [AREAS[area] for area in s.areas],
        "monsters": [[MONSTER_KEYS[card] for card in stack] for stack in s.monsters],
        "citizens": [[CITIZEN_KEYS[card] for card in stack] for stack in s.citizens],
        "domains": [[DOMAIN_KEYS[card] for card in stack] for stack in s.domains],
        "removed": _domain_names(s.removed),
        "kingdoms": [_save_kingdom(kingdom) for kingdom in s.kingdoms],
    }
    if s.dark_lord is not None:
        data["dark_lord"] = {
            "duke": DUKE_KEYS[s.dark_lord.duke],
            "citizens": counted(s.dark_lord.citizens, CITIZEN_KEYS),
            "domains": _domain_names(s.dark_lord.domains),
        }
    return data


def _domain_names(domains: int) -> list[str]:
    return [key for i, key in enumerate(DOMAIN_KEYS) if domains >> i & 1]


def _domain_bits(domains: list[int]) -> int:
    return sum(1 << domain for domain in set(domains))


def _save_kingdom(kingdom: Kingdom) -> dict[str, Json]:
    return {
        "gold": kingdom.gold,
        "strength": kingdom.strength,
        "magic": kingdom.magic,
        "victory": kingdom.victory,
        "citizens": counted(kingdom.citizens, CITIZEN_KEYS),
        "slain": counted(kingdom.slain, MONSTER_KEYS),
        "domains": _domain_names(kingdom.domains),
        "dukes": [DUKE_KEYS[duke] for duke in kingdom.dukes],
        "returned": [DUKE_KEYS[duke] for duke in kingdom.returned],
    }


def load_table(seats: int, reader: Reader) -> Realm:
    """Read the center stacks and the kingdoms."""
    s = Realm(seats)
    s.first = reader.number("first", 0, seats - 1)
    s.die1, s.die2 = (whole(item, path, 0, 6) for path, item in reader.items("dice", 2, 2))
    s.mixed = reader.flag("mixed")
    s.exhausted = reader.number("exhausted", 0, (1 << 20) - 1)
    s.areas = tuple(reader.keys("areas", AREAS, COLUMNS, COLUMNS))
    s.monsters = _load_stacks(reader, "monsters", MONSTER_KEYS, COLUMNS)
    s.citizens = _load_stacks(reader, "citizens", CITIZEN_KEYS[: len(CITIZENS)], STACKS)
    s.domains = _load_stacks(reader, "domains", DOMAIN_KEYS, COLUMNS)
    s.removed = _domain_bits(reader.keys("removed", DOMAIN_KEYS))
    s.kingdoms = reader.each("kingdoms", seats, seats, _load_kingdom)
    if seats == 1:
        s.dark_lord = reader.object("dark_lord", _load_dark_lord)
    return s


def _load_stacks(
    reader: Reader, name: str, keys: tuple[str, ...], number: int
) -> list[tuple[int, ...]]:
    stacks: list[tuple[int, ...]] = []
    for path, stack in reader.items(name, number, number):
        if not isinstance(stack, list):
            raise bad(path, "position-not-a-list")
        stacks.append(tuple(index(item, path, keys) for item in stack))
    return stacks


def _load_kingdom(reader: Reader) -> Kingdom:
    kingdom = Kingdom(
        reader.counts("citizens", CITIZEN_KEYS, COPIES),
        reader.counts("slain", MONSTER_KEYS, COPIES),
    )
    kingdom.gold = reader.number("gold", 0, MOST)
    kingdom.strength = reader.number("strength", 0, MOST)
    kingdom.magic = reader.number("magic", 0, MOST)
    kingdom.victory = reader.number("victory", 0, MOST)
    kingdom.domains = _domain_bits(reader.keys("domains", DOMAIN_KEYS))
    kingdom.dukes = tuple(reader.keys("dukes", DUKE_KEYS, 1, 2))
    kingdom.returned = tuple(reader.keys("returned", DUKE_KEYS, 0, 1))
    return kingdom


def _load_dark_lord(reader: Reader) -> DarkLord:
    lord = DarkLord(reader.key("duke", DUKE_KEYS))
    lord.citizens = reader.counts("citizens", CITIZEN_KEYS, COPIES)
    lord.domains = _domain_bits(reader.keys("domains", DOMAIN_KEYS))
    return lord


# What is impossible -------------------------------------------------------------------------------


def problems(s: Realm) -> list[Text]:
    """List lost or doubled cards, empty purses, and stacks with cards that do not belong."""
    found: list[Text] = []
    for seat, kingdom in enumerate(s.kingdoms):
        if min(kingdom.gold, kingdom.strength, kingdom.magic, kingdom.victory) < 0:
            found.append(text("ck-problem-purse", seat=seat))
        if any(kingdom.citizens[starter] != 1 for starter in STARTER_OF.values()):
            found.append(text("ck-problem-starters", seat=seat))
    return found + _monster_problems(s) + _citizen_problems(s) + _single_problems(s)


def _monster_problems(s: Realm) -> list[Text]:
    found = []
    totals = [sum(kingdom.slain[i] for kingdom in s.kingdoms) for i in range(len(MONSTERS))]
    for stack, area in zip(s.monsters, s.areas, strict=True):
        for monster in stack:
            totals[monster] += 1
            if MONSTER_AREA[monster] != area:
                found.append(text("ck-problem-area", card=_card(MONSTER_KEYS[monster])))
    for monster, row in enumerate(MONSTERS):
        wanted = row.copies + (row.fifth if s.seats == 5 else 0)
        if totals[monster] != (wanted if row.area in s.areas else 0):
            found.append(_wrong_count(MONSTER_KEYS[monster], totals[monster]))
    return found


def citizens_seen(s: Realm) -> list[int]:
    """Count the citizens that lie in kingdoms or were captured."""
    totals = [sum(kingdom.citizens[i] for kingdom in s.kingdoms) for i in range(len(CITIZENS))]
    if s.dark_lord is not None:
        for citizen in range(len(CITIZENS)):
            totals[citizen] += s.dark_lord.citizens[citizen]
    return totals


def _citizen_problems(s: Realm) -> list[Text]:
    found = []
    size = 6 if s.seats == 5 else 5
    totals = citizens_seen(s)
    in_stack = [0] * STACKS
    for citizen, count in enumerate(totals):
        in_stack[CITIZEN_STACK[citizen]] += count
    for number, stack in enumerate(s.citizens):
        in_stack[number] += len(stack)
        for citizen in stack:
            totals[citizen] += 1
            if CITIZEN_STACK[citizen] != number:
                found.append(text("ck-problem-stack", card=_card(CITIZEN_KEYS[citizen])))
    for number in range(STACKS):
        if in_stack[number] != size:
            found.append(
                text(
                    "ck-problem-stack-size", number=number + 1, found=in_stack[number], wanted=size
                )
            )
    for citizen, count in enumerate(totals):
        if count > COPIES or (not s.mixed and count not in (0, size)):
            found.append(_wrong_count(CITIZEN_KEYS[citizen], count))
    return found


def _single_problems(s: Realm) -> list[Text]:
    """Check the cards of which there is one: domains and dukes."""
    found = []
    domains = [domain for stack in s.domains for domain in stack]
    owners = [s.removed, *(kingdom.domains for kingdom in s.kingdoms)]
    if s.dark_lord is not None:
        owners.append(s.dark_lord.domains)
    for bits in owners:
        domains += [i for i in range(len(DOMAIN_KEYS)) if bits >> i & 1]
    for domain in set(domains):
        if domains.count(domain) > 1:
            found.append(_wrong_count(DOMAIN_KEYS[domain], domains.count(domain)))
    dealt = len(domains) - s.removed.bit_count()
    wanted = COLUMNS * (4 if s.seats == 5 else 3)
    if dealt != wanted:
        found.append(text("ck-problem-domains", found=dealt, wanted=wanted))
    dukes = [duke for kingdom in s.kingdoms for duke in kingdom.dukes + kingdom.returned]
    if s.dark_lord is not None:
        dukes.append(s.dark_lord.duke)
    for duke in set(dukes):
        if dukes.count(duke) > 1:
            found.append(_wrong_count(DUKE_KEYS[duke], dukes.count(duke)))
    return found


def _card(key: str) -> Text:
    return text(f"ck-card-{key}")


def _wrong_count(key: str, found: int) -> Text:
    return text("ck-problem-count", card=_card(key), found=found)


# Dealing the unseen anew --------------------------------------------------------------------------


def determinize(s: Realm, seat: int | None, chance: int) -> Realm:
    """Copy the realm with hidden dukes, face-down cards and future dice dealt anew."""
    other = s.copy()
    other.seed_chance(chance)
    if s.over:
        return other
    lanes, other.lanes = other.lanes, []  # chance here is the dealer's, not a lane's
    _redeal_domains(other)
    _redeal_dukes(other, seat)
    if other.mixed:
        _redeal_citizens(other)
    other.lanes = lanes
    other.unveiled = s.unveiled
    return other


def _redeal_domains(s: Realm) -> None:
    """Deal the face-down domains from all that nobody has seen."""
    seen = s.removed
    for kingdom in s.kingdoms:
        seen |= kingdom.domains
    if s.dark_lord is not None:
        seen |= s.dark_lord.domains
    for stack in s.domains:
        if stack:
            seen |= 1 << stack[-1]
    deck = [domain for domain in range(len(DOMAIN_KEYS)) if not seen >> domain & 1]
    s.shuffle(deck)
    for number, stack in enumerate(s.domains):
        if stack:
            hidden = tuple(deck.pop() for _ in range(len(stack) - 1))
            s.domains[number] = (*hidden, stack[-1])


def _redeal_dukes(s: Realm, seat: int | None) -> None:
    """Deal the other seats' dukes, kept and sent back, from those this seat has not seen."""
    known: tuple[int, ...] = ()
    if seat is not None:
        known = s.kingdoms[seat].dukes + s.kingdoms[seat].returned
    deck = [duke for duke in range(len(DUKES)) if duke not in known]
    s.shuffle(deck)
    for other, kingdom in enumerate(s.kingdoms):
        if other != seat:
            kingdom.dukes = tuple(deck.pop() for _ in kingdom.dukes)
            kingdom.returned = tuple(deck.pop() for _ in kingdom.returned)
    if s.dark_lord is not None:
        s.dark_lord.duke = deck.pop()


def _redeal_citizens(s: Realm) -> None:
    """Deal the face-down citizens of each number from all that nobody has seen."""
    totals = citizens_seen(s)
    for stack in s.citizens:
        if stack:
            totals[stack[-1]] += 1
    for number, stack in enumerate(s.citizens):
        deck = [
            citizen
            for citizen in range(len(CITIZENS))
            if CITIZEN_STACK[citizen] == number
            for _ in range(COPIES - totals[citizen])
        ]
        s.shuffle(deck)
        if stack:
            hidden = tuple(deck.pop() for _ in range(len(stack) - 1))
            s.citizens[number] = (*hidden, stack[-1])
