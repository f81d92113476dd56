"""What a reader may see of the realm, zone by zone, and what is being played."""

from crownlands.core.text import Text, seat_text, text
from crownlands.core.zones import Counter, Dice, Group, Hand, Item, Pile, Purse, Tableau, Zone
from crownlands.games.card_kingdoms.cards import (
    AREAS,
    CITIZEN_KEYS,
    DOMAIN_KEYS,
    DUKE_KEYS,
    MONSTER_KEYS,
)
from crownlands.games.card_kingdoms.harvest import NOBODY, Harvest, resting_seat
from crownlands.games.card_kingdoms.phrases import stack_name
from crownlands.games.card_kingdoms.powers import TOKENS
from crownlands.games.card_kingdoms.rules import ActionPhase, EndActions, EndTurn
from crownlands.games.card_kingdoms.setup import STACKS
from crownlands.games.card_kingdoms.solo import Attack, MonsterPhase, SecondHarvest, SoloTurn
from crownlands.games.card_kingdoms.state import (
    CITIZEN_PLACES,
    COLUMNS,
    DOMAIN_PLACES,
    Kingdom,
    Realm,
)


def zones(s: Realm, seat: int | None) -> tuple[Zone, ...]:
    """Lay out the center and every kingdom; dukes are for their owners until the end."""
    table: list[Zone] = []
    if s.die1:
        table.append(Dice("dice", None, text("ck-zone-dice"), (s.die1, s.die2)))
    for i, area in enumerate(s.areas):
        top = MONSTER_KEYS[s.monsters[i][-1]] if s.monsters[i] else None
        title = text(f"ck-area-{AREAS[area]}")
        table.append(_stack(s, f"monsters-{i}", i, title, top, len(s.monsters[i])))
    for i in range(STACKS):
        top = CITIZEN_KEYS[s.citizens[i][-1]] if s.citizens[i] else None
        title = text("ck-zone-citizens", number=stack_name(i))
        place = CITIZEN_PLACES + i
        table.append(_stack(s, f"citizens-{i}", place, title, top, len(s.citizens[i])))
    for i in range(COLUMNS):
        domain = s.open_domain(i)
        top = None if domain is None else DOMAIN_KEYS[domain]
        title = text("ck-zone-domains", number=i + 1)
        table.append(_stack(s, f"domains-{i}", DOMAIN_PLACES + i, title, top, len(s.domains[i])))
    left = s.exhausted_limit() - s.exhausted.bit_count()
    table.append(Pile("exhausted", None, text("ck-zone-exhausted"), None, left))
    for owner in range(s.seats):
        table += _kingdom(s, owner, seat)
    if s.dark_lord is not None:
        table += _dark_lord(s)
    return tuple(table)


def _stack(s: Realm, id: str, place: int, title: Text, top: str | None, count: int) -> Pile:
    notes = (text("ck-note-exhausted"),) if s.exhausted >> place & 1 else ()
    return Pile(id, None, title, Item(f"{id}-top", top) if top else None, count, notes)


def _kingdom(s: Realm, owner: int, reader: int | None) -> list[Zone]:
    kingdom = s.kingdoms[owner]
    name = f"seat-{owner}"
    counters = tuple(
        Counter(f"{name}-{token}", token, kingdom.tokens(kind)) for kind, token in enumerate(TOKENS)
    )
    if s.seats > 1 and owner == s.first:
        counters += (Counter(f"{name}-flag", "flag", 1),)
    if owner == resting(s):
        counters += (Counter(f"{name}-moon", "moon", 1),)
    dukes = kingdom.dukes if s.over or reader == owner else ()
    return [
        Purse(f"{name}-purse", owner, text("ck-zone-purse"), counters),
        Tableau(f"{name}-tableau", owner, text("ck-zone-tableau"), _groups(name, kingdom)),
        Hand(
            f"{name}-dukes",
            owner,
            text("ck-zone-dukes"),
            tuple(Item(f"{name}-duke-{i}", DUKE_KEYS[duke]) for i, duke in enumerate(dukes)),
            _duke_count(s, owner, reader),
        ),
    ]


def _duke_count(s: Realm, owner: int, reader: int | None) -> int:
    """How many dukes a seat holds; while all choose, nobody sees who has chosen already."""
    return 2 if s.lanes and reader != owner else len(s.kingdoms[owner].dukes)


def _groups(name: str, kingdom: Kingdom) -> tuple[Group, ...]:
    return (
        _group(name, "citizens", _counted(name, "citizen", kingdom.citizens, CITIZEN_KEYS)),
        _group(name, "domains", _domains(name, kingdom.domains)),
        _group(name, "slain", _counted(name, "monster", kingdom.slain, MONSTER_KEYS)),
    )


def _group(name: str, kind: str, items: tuple[Item, ...]) -> Group:
    return Group(f"{name}-{kind}", text(f"ck-zone-{kind}-owned"), items)


def _counted(name: str, kind: str, counts: list[int], keys: tuple[str, ...]) -> tuple[Item, ...]:
    return tuple(
        Item(f"{name}-{kind}-{keys[i]}", keys[i], count) for i, count in enumerate(counts) if count
    )


def _domains(name: str, domains: int) -> tuple[Item, ...]:
    return tuple(
        Item(f"{name}-domain-{key}", key) for i, key in enumerate(DOMAIN_KEYS) if domains >> i & 1
    )


def _dark_lord(s: Realm) -> list[Zone]:
    lord = s.dark_lord
    assert lord is not None
    owner = s.seats
    duke = (Item("dark-lord-duke-0", DUKE_KEYS[lord.duke]),) if s.over else ()
    groups = (
        _group(
            "dark-lord", "citizens", _counted("dark-lord", "citizen", lord.citizens, CITIZEN_KEYS)
        ),
        _group("dark-lord", "domains", _domains("dark-lord", lord.domains)),
    )
    return [
        Tableau("dark-lord-tableau", owner, text("ck-zone-captured"), groups),
        Hand("dark-lord-dukes", owner, text("ck-zone-dark-duke"), duke, 1),
    ]


def why(s: Realm) -> tuple[Text, ...]:
    """Say whose turn it is and which phase, read off the frames that wait."""
    if s.lanes:
        return (text("ck-why-dukes"),)
    frames = {type(frame) for frame in s.stack}
    reasons = [text("ck-why-turn", seat=seat_text(active(s)))] if s.stack else []
    if Harvest in frames:
        reasons.append(text("ck-why-roll"))
    elif ActionPhase in frames:
        reasons.append(text("ck-why-harvest"))
    elif EndActions in frames:
        reasons.append(text("ck-why-actions"))
    elif MonsterPhase in frames or Attack in frames or SecondHarvest in frames:
        reasons.append(text("ck-why-monsters"))
    elif SoloTurn in frames:
        reasons.append(text("ck-why-second-harvest"))
    elif frames:
        reasons.append(text("ck-why-end-of-actions"))
    return tuple(reasons)


def resting(s: Realm) -> int:
    """Who rests this turn: with five players there is always one, while the game goes on."""
    for frame in s.stack:
        if isinstance(frame, EndTurn):
            return resting_seat(s.seats, frame.seat)
    return NOBODY


def active(s: Realm) -> int:
    """The active player: whose turn will end next."""
    for frame in s.stack:
        if isinstance(frame, EndTurn):
            return frame.seat
    return 0
