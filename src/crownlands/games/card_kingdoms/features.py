"""The realm as named numbers, as one seat sees it: for learning."""

from typing import Final

from crownlands.core.features import Questions, bits, one_of, seat_names, seat_numbers
from crownlands.games.card_kingdoms.cards import (
    CITIZEN_KEYS,
    CITIZENS,
    DOMAIN_KEYS,
    DUKE_KEYS,
    MONSTER_KEYS,
    MONSTER_MAGIC,
    MONSTER_STRENGTH,
)
from crownlands.games.card_kingdoms.position import FRAMES, NAMES
from crownlands.games.card_kingdoms.powers import TOKENS
from crownlands.games.card_kingdoms.rules import EndTurn
from crownlands.games.card_kingdoms.setup import STACKS
from crownlands.games.card_kingdoms.state import COLUMNS, Kingdom, Realm

QUESTIONS: Final = Questions(FRAMES, NAMES)


def names(seats: int) -> list[str]:
    """Name the columns: the table, kingdom by kingdom, the Dark Lord alone, the own duke."""
    found = ["turn", "first die", "second die", "exhausted cards left"]
    found += [f"own seat {number}" for number in range(seats)]
    found += QUESTIONS.names()
    found += seat_names("first", seats) + seat_names("turn of", seats)
    for column in range(COLUMNS):
        found += [f"monsters {column}", f"strength {column}", f"magic {column}"]
        found += [f"monster {column} {key}" for key in MONSTER_KEYS]
        found += [f"domains {column}", *(f"domain {column} {key}" for key in DOMAIN_KEYS)]
    for stack in range(STACKS):
        found.append(f"citizens {stack}")
    found += [f"recruit {row.key}" for row in CITIZENS]
    for number in range(seats):
        who = f"seat+{number}"
        found += [f"{who} {token}" for token in TOKENS]
        found += [f"{who} {key}" for key in CITIZEN_KEYS + MONSTER_KEYS + DOMAIN_KEYS]
    if seats == 1:
        found += [f"dark lord {key}" for key in CITIZEN_KEYS + DOMAIN_KEYS]
    return found + [f"duke {key}" for key in DUKE_KEYS]


def numbers(s: Realm, seat: int) -> list[float]:
    """The numbers of these columns; of the others, only what lies open."""
    exhausted = s.exhausted_limit() - s.exhausted.bit_count()
    found = [float(s.turns), float(s.die1), float(s.die2), float(exhausted)]
    found += one_of(seat, s.seats)
    found += QUESTIONS.numbers(s, seat, s.seats)
    found += seat_numbers(s.first, seat, s.seats)
    found += seat_numbers(_active(s), seat, s.seats)
    for column in range(COLUMNS):
        found += _column(s, column)
    recruits = [0.0] * len(CITIZENS)
    for stack in s.citizens:
        found.append(float(len(stack)))
        if stack:
            recruits[stack[-1]] += 1.0
    found += recruits
    for number in range(s.seats):
        found += _kingdom(s.kingdoms[(seat + number) % s.seats])
    if s.dark_lord is not None:
        found += [float(count) for count in s.dark_lord.citizens]
        found += bits(s.dark_lord.domains, len(DOMAIN_KEYS))
    held = s.kingdoms[seat].dukes
    return found + [float(duke in held) for duke in range(len(DUKE_KEYS))]


def _active(s: Realm) -> int | None:
    """Whose turn it is; nobody's while dukes are chosen, nor alone, where it is no question."""
    for frame in s.stack:
        if isinstance(frame, EndTurn):
            return frame.seat
    return None


def _column(s: Realm, column: int) -> list[float]:
    """The monsters and the domains of a column: how many, and what lies open on top."""
    monsters = s.monsters[column]
    monster = monsters[-1] if monsters else None
    return [
        float(len(monsters)),
        0.0 if monster is None else float(MONSTER_STRENGTH[monster]),
        0.0 if monster is None else float(MONSTER_MAGIC[monster]),
        *one_of(monster, len(MONSTER_KEYS)),
        float(len(s.domains[column])),
        *one_of(s.open_domain(column), len(DOMAIN_KEYS)),
    ]


def _kingdom(kingdom: Kingdom) -> list[float]:
    tokens = (kingdom.gold, kingdom.strength, kingdom.magic, kingdom.victory)
    return [
        *(float(amount) for amount in tokens),
        *(float(count) for count in kingdom.citizens),
        *(float(count) for count in kingdom.slain),
        *bits(kingdom.domains, len(DOMAIN_KEYS)),
    ]
