"""Positions: saving and loading, what is impossible, and dealing the unseen anew."""

from typing import Any, Final

from crownlands.core.machine import Frame
from crownlands.core.serial import Json, Names, Reader, counted
from crownlands.core.text import Text, text
from crownlands.games.card_kingdoms import actions, harvest, powers, rules, solo
from crownlands.games.card_kingdoms.cards import (
    AREAS,
    CITIZEN_KEYS,
    CITIZEN_STACK,
    CITIZENS,
    COPIES,
    DOMAIN_KEYS,
    DUKE_KEYS,
    DUKES,
    MONSTER_AREA,
    MONSTER_KEYS,
    MONSTER_REWARD,
    MONSTERS,
    OFF_TURN,
    ON_TURN,
    STARTER_OF,
)
from crownlands.games.card_kingdoms.phrases import place_text, stack_name
from crownlands.games.card_kingdoms.powers import ANY_CITIZEN, ROLES, TOKENS
from crownlands.games.card_kingdoms.setup import STACKS, citizen_stack_size, domain_stack_size
from crownlands.games.card_kingdoms.state import COLUMNS, DarkLord, Kingdom, Realm

FRAMES: Final[dict[str, type[Frame[Any]]]] = {
    frame.__name__: frame
    for frame in (
        actions.PaySlay,
        actions.PayRecruit,
        actions.PayBuild,
        actions.TurnUpDomain,
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
        harvest.Harvest,
        harvest.StealTokens,
        harvest.Reap,
        harvest.TakeAny,
        harvest.SplitPicks,
        harvest.MakeTrades,
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
    "trades": CITIZEN_KEYS,
    "role": (*ROLES, "any"),
    "token": TOKENS,
    "pay": TOKENS,
    "gain": TOKENS,
}

MOST: Final = 100_000  # no purse holds more
MOST_SLAIN: Final = max(row.copies + row.fifth for row in MONSTERS)

# The places of the center stacks, as the views name them.
PLACES: Final = (
    *(f"monsters-{i}" for i in range(COLUMNS)),
    *(f"citizens-{i}" for i in range(STACKS)),
    *(f"domains-{i}" for i in range(COLUMNS)),
)


# Saving and loading -------------------------------------------------------------------------------


def save_table(s: Realm) -> dict[str, Json]:
    """Write the center stacks, bottom card first, and the kingdoms."""
    data: dict[str, Json] = {
        "first": s.first,
        "dice": [s.die1, s.die2],
        "mixed": s.mixed,
        "covered": [number for number in range(STACKS) if s.covered >> number & 1],
        "exhausted": [place for i, place in enumerate(PLACES) if s.exhausted >> i & 1],
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


def _bits(numbers: list[int]) -> int:
    return sum(1 << number for number in set(numbers))


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
    s.die1, s.die2 = reader.numbers("dice", 6, 2, 2)
    s.mixed = reader.flag("mixed")
    s.covered = _bits(reader.numbers("covered", STACKS - 1, 0, STACKS))
    s.exhausted = _bits(reader.keys("exhausted", PLACES))
    s.areas = tuple(reader.keys("areas", AREAS, COLUMNS, COLUMNS))
    s.monsters = reader.stacks("monsters", MONSTER_KEYS, COLUMNS)
    s.citizens = reader.stacks("citizens", CITIZEN_KEYS[: len(CITIZENS)], STACKS)
    s.domains = reader.stacks("domains", DOMAIN_KEYS, COLUMNS)
    s.removed = _bits(reader.keys("removed", DOMAIN_KEYS))
    s.kingdoms = reader.each("kingdoms", seats, seats, _load_kingdom)
    if seats == 1:
        s.dark_lord = reader.object("dark_lord", _load_dark_lord)
    return s


def _load_kingdom(reader: Reader) -> Kingdom:
    kingdom = Kingdom(
        reader.counts("citizens", CITIZEN_KEYS, COPIES),
        reader.counts("slain", MONSTER_KEYS, MOST_SLAIN),
    )
    kingdom.gold = reader.number("gold", 0, MOST)
    kingdom.strength = reader.number("strength", 0, MOST)
    kingdom.magic = reader.number("magic", 0, MOST)
    kingdom.victory = reader.number("victory", 0, MOST)
    kingdom.domains = _bits(reader.keys("domains", DOMAIN_KEYS))
    kingdom.dukes = tuple(reader.keys("dukes", DUKE_KEYS, 1, 2))
    kingdom.returned = tuple(reader.keys("returned", DUKE_KEYS, 0, 1))
    return kingdom


def _load_dark_lord(reader: Reader) -> DarkLord:
    lord = DarkLord(reader.key("duke", DUKE_KEYS))
    captured = reader.counts("citizens", CITIZEN_KEYS[: len(CITIZENS)], COPIES)
    lord.citizens[: len(CITIZENS)] = captured  # never a starter
    lord.domains = _bits(reader.keys("domains", DOMAIN_KEYS))
    return lord


# What is impossible -------------------------------------------------------------------------------


def problems(s: Realm) -> list[Text]:
    """List what the rules could never have led to: lost or doubled cards, overdrawn purses."""
    found: list[Text] = []
    for seat, kingdom in enumerate(s.kingdoms):
        if min(kingdom.gold, kingdom.strength, kingdom.magic, kingdom.victory) < 0:
            found.append(text("ck-problem-purse", seat=seat))
        if any(kingdom.citizens[starter] != 1 for starter in STARTER_OF.values()):
            found.append(text("ck-problem-starters", seat=seat))
        if len(kingdom.dukes) != (2 if _chooses_duke(s, seat) else 1):
            found.append(text("ck-problem-dukes", seat=seat))
    return (
        found
        + _center_problems(s)
        + _monster_problems(s)
        + _citizen_problems(s)
        + _single_problems(s)
        + _frame_problems(s)
    )


def _chooses_duke(s: Realm, seat: int) -> bool:
    return bool(s.lanes) and any(isinstance(frame, rules.ChooseDuke) for frame in s.lanes[seat])


def _center_problems(s: Realm) -> list[Text]:
    found = []
    if (s.turns == 0) != (s.die1 == 0) or (s.turns == 0) != (s.die2 == 0):
        found.append(text("ck-problem-dice"))
    if len(set(s.areas)) != COLUMNS:
        found.append(text("ck-problem-areas"))
    for place, stack in enumerate((*s.monsters, *s.citizens, *s.domains)):
        if stack and s.exhausted >> place & 1:
            found.append(text("ck-problem-exhausted", place=place_text(place)))
    if s.exhausted.bit_count() > s.exhausted_limit():
        found.append(
            text(
                "ck-problem-exhausted-cards",
                found=s.exhausted.bit_count(),
                most=s.exhausted_limit(),
            )
        )
    return found


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
    size = citizen_stack_size(s.seats)
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
                    "ck-problem-stack-size",
                    number=stack_name(number),
                    found=in_stack[number],
                    wanted=size,
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
    wanted = COLUMNS * domain_stack_size(s.seats)
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


# Steps that wait ----------------------------------------------------------------------------------


def _frame_problems(s: Realm) -> list[Text]:
    """List the waiting frames whose fields the rules could not have written."""
    frames = [*s.stack, *(frame for lane in s.lanes for frame in lane)]
    return [
        text("ck-problem-frame", frame=type(frame).__name__)
        for frame in frames
        if not _values_fit(s, frame)
    ]


def _values_fit(s: Realm, frame: Frame[Any]) -> bool:
    """Whether the fields of a frame name what is there."""
    match frame:
        case actions.PaySlay() | actions.PayBuild() | actions.TurnUpDomain():
            return frame.stack in range(COLUMNS)
        case actions.PayRecruit():
            return frame.stack in range(STACKS)
        case powers.PickOne():
            return isinstance(MONSTER_REWARD[frame.monster], powers.Pick)
        case powers.MayTrade():
            return frame.amount > 0 and frame.gained > 0
        case powers.ChooseVictim():
            return frame.amount > 0
        case powers.ChooseReturnedMonster() | powers.ChooseReturnedCitizen():
            return frame.victory > 0
        case rules.ChooseDuke():
            return len(s.kingdoms[frame.seat].dukes) == 2
        case harvest.StealTokens():
            return isinstance(_power(1, frame.citizen), powers.Steal)
        case harvest.Harvest():
            return s.turns > 0
        case harvest.Reap():
            return s.turns > 0 and frame.active in range(s.seats)
        case harvest.SplitPicks():
            picks = isinstance(_power(frame.on_turn, frame.citizen), powers.Pick)
            return picks and frame.times in range(1, frame.SPAN)
        case harvest.MakeTrades():
            verbs = [_power(frame.on_turn, citizen) for citizen in frame.trades]
            return s.turns > 0 and all(isinstance(verb, powers.Trade) for verb in verbs)
        case rules.Act():
            return frame.left in (1, 2)
        case rules.Turn() | rules.EndTurn():
            return s.dark_lord is None
        case solo.SoloTurn() | solo.ChooseAttacker():
            return s.dark_lord is not None
        case solo.MonsterPhase() | solo.SecondHarvest():
            return s.dark_lord is not None and s.turns > 0
        case solo.Attack():
            return s.dark_lord is not None and frame.die in range(1, 7)
        case solo.ChooseCaptured():
            return s.dark_lord is not None and frame.column in range(COLUMNS)
    return True


def _power(on_turn: int, citizen: int) -> powers.Power | None:
    if citizen == ANY_CITIZEN:
        return None
    return ON_TURN[citizen] if on_turn else OFF_TURN[citizen]


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
    tops = [s.open_domain(column) for column in range(COLUMNS)]
    for top in tops:
        if top is not None:
            seen |= 1 << top
    deck = [domain for domain in range(len(DOMAIN_KEYS)) if not seen >> domain & 1]
    s.shuffle(deck)
    for column, top in enumerate(tops):
        shown = () if top is None else (top,)
        hidden = len(s.domains[column]) - len(shown)
        s.domains[column] = (*(deck.pop() for _ in range(hidden)), *shown)


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


def _seen_in_stack(s: Realm, number: int) -> tuple[int, ...]:
    """The open citizen of a mixed stack, and the one below if it lay open before."""
    return s.citizens[number][-2:] if s.covered >> number & 1 else s.citizens[number][-1:]


def _redeal_citizens(s: Realm) -> None:
    """Deal the face-down citizens of each number from all that nobody has seen."""
    totals = citizens_seen(s)
    seen = [_seen_in_stack(s, number) for number in range(STACKS)]
    for shown in seen:
        for citizen in shown:
            totals[citizen] += 1
    for number, stack in enumerate(s.citizens):
        deck = [
            citizen
            for citizen in range(len(CITIZENS))
            if CITIZEN_STACK[citizen] == number
            for _ in range(COPIES - totals[citizen])
        ]
        s.shuffle(deck)
        if stack:
            hidden = tuple(deck.pop() for _ in range(len(stack) - len(seen[number])))
            s.citizens[number] = (*hidden, *seen[number])
