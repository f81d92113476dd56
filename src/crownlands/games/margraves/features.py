"""The marches as named numbers, as one seat sees them: for learning."""

from typing import Final

from crownlands.core.features import (
    Questions,
    bits,
    counts,
    in_order,
    one_of,
    seat_names,
    seat_numbers,
)
from crownlands.games.margraves.board import (
    LAIRS,
    PLACE_KEYS,
    SEGMENTS,
    SITE_KEYS,
    SLOT_GOLD,
    TOMB_SLOTS,
)
from crownlands.games.margraves.cards import CITIZEN_KEYS, MONSTER_KEYS
from crownlands.games.margraves.draft import DEALT
from crownlands.games.margraves.position import FRAMES, NAMES
from crownlands.games.margraves.powers import GUILDS, KINDS, STORED
from crownlands.games.margraves.scoring import guild_icons
from crownlands.games.margraves.state import Marches, Margrave
from crownlands.games.margraves.tiles import TILE_KEYS, WEALTH_KEYS
from crownlands.games.margraves.turn import whose_turn

QUESTIONS: Final = Questions(FRAMES, NAMES, ("active",))
ENDINGS: Final = ("towers", "citizens", "tiles")  # the bits of `Marches.ending`


def names(seats: int) -> list[str]:
    """Name the columns: both boards, the own wealth tiles, then Margrave by Margrave."""
    found = ["turn", "deck", "stack i", "stack ii", "statue"]
    found += [f"last round {why}" for why in ENDINGS]
    found += [f"own seat {number}" for number in range(seats)]
    found += QUESTIONS.names()
    found += seat_names("first", seats) + seat_names("turn of", seats) + ["end of turn"]
    for slot in range(len(SLOT_GOLD)):
        found += [f"line {slot} {key}" for key in CITIZEN_KEYS]
    found += [f"open {key}" for key in TILE_KEYS]
    found += [f"oldest {key}" for key in TILE_KEYS]
    found += [f"monster {key}" for key in MONSTER_KEYS]
    found += [f"face down {lair}" for lair in LAIRS] + [f"boss awake {lair}" for lair in LAIRS]
    found += [f"knights {key}" for key in PLACE_KEYS]
    found += [f"tomb {slot} {how}" for how in ("lying", "standing") for slot in range(TOMB_SLOTS)]
    found += [f"supply {kind}" for kind in KINDS[:STORED]]
    for place in range(DEALT):
        found += [f"pack {place} {key}" for key in WEALTH_KEYS]
    for number in range(seats):
        found += _margrave_names(f"seat+{number}")
    return found


def _margrave_names(who: str) -> list[str]:
    return [
        *(f"{who} {what}" for what in ("gold", "strength", "towers", "room")),
        *(f"{who} {kind}" for kind in KINDS[:STORED]),
        *(f"{who} at {key}" for key in PLACE_KEYS),
        *(f"{who} ship {row.key}" for row in SEGMENTS),
        *(f"{who} influence {guild}" for guild in GUILDS),
        *(f"{who} icons {guild}" for guild in GUILDS),
        *(f"{who} hand {key}" for key in CITIZEN_KEYS),
        *(f"{who} played {key}" for key in CITIZEN_KEYS),
        *(f"{who} tile {key}" for key in TILE_KEYS),
        *(f"{who} tower {key}" for key in SITE_KEYS),
        *(f"{who} wealth {key}" for key in WEALTH_KEYS),
    ]


def numbers(s: Marches, seat: int) -> list[float]:
    """The numbers of these columns; in the draft, nobody else's wealth tiles."""
    found = [float(s.turns), float(len(s.deck)), float(len(s.stacks[0])), float(len(s.stacks[1]))]
    found.append(float(s.statue))
    found += bits(s.ending, len(ENDINGS))
    found += one_of(seat, s.seats)
    found += QUESTIONS.numbers(s, seat, s.seats)
    found += seat_numbers(s.first, seat, s.seats)
    found += _turn(s, seat)
    for citizen in s.line:
        found += one_of(citizen, len(CITIZEN_KEYS))
    found += counts(s.open_tiles[0] + s.open_tiles[1], len(TILE_KEYS))
    # In this order the clock of the solo trial takes them.
    found += in_order(s.open_tiles[0], len(TILE_KEYS))
    found += _lairs(s)
    found += [float(knights) for knights in s.knights]
    found += bits(s.lying, TOMB_SLOTS) + bits(s.standing, TOMB_SLOTS)
    found += [float(amount) for amount in s.supply]
    pack = s.margraves[seat].pack
    for place in range(DEALT):
        found += counts(pack[place : place + 1], len(WEALTH_KEYS))
    drafting = any(margrave.pack for margrave in s.margraves)
    for number in range(s.seats):
        owner = (seat + number) % s.seats
        found += _margrave(s, owner)
        wealth = () if drafting and owner != seat else s.margraves[owner].kept
        found += counts(wealth, len(WEALTH_KEYS))
    return found


def _turn(s: Marches, reader: int) -> list[float]:
    """Whose turn it is, nobody's before the first, and whether it has come to its end."""
    active, over = whose_turn(s)
    return [*seat_numbers(active, reader, s.seats), float(over)]


def _lairs(s: Marches) -> list[float]:
    """The monsters that lie open, how many lie face down, and the bosses that are among them."""
    monsters = [0.0] * len(MONSTER_KEYS)
    hidden: list[float] = []
    for lair in range(len(LAIRS)):
        pile = s.piles[lair]
        turned = s.turned >> lair & 1
        if turned:
            monsters[pile[-1]] += 1.0
        hidden.append(float(len(pile) - turned))
    return monsters + hidden + bits(s.bosses, len(LAIRS))


def _margrave(s: Marches, owner: int) -> list[float]:
    margrave: Margrave = s.margraves[owner]
    amounts = [margrave.gold, margrave.strength, margrave.towers, margrave.room(), *margrave.goods]
    return [
        *(float(amount) for amount in amounts),
        *one_of(margrave.place, len(PLACE_KEYS)),
        *one_of(margrave.ship, len(SEGMENTS)),
        *(float(space) for space in margrave.influence),
        *(float(icons) for icons in guild_icons(margrave)),
        *counts(margrave.hand, len(CITIZEN_KEYS)),
        *counts(margrave.played, len(CITIZEN_KEYS)),
        *counts(margrave.grants + margrave.tiles, len(TILE_KEYS)),
        *(float(site == 1 + owner) for site in s.sites),
    ]
