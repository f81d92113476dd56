"""What is impossible about a position: lost or doubled cards, tokens and towers."""

from crownlands.core.text import Text, text
from crownlands.games.margraves.board import (
    LAIRS,
    LAST_SPACE,
    MOST_STRENGTH,
    SITES_EACH,
    TOWERS,
    supply_for,
)
from crownlands.games.margraves.cards import (
    CITIZEN_KEYS,
    MONSTER_BOSS,
    MONSTER_KEYS,
    MONSTER_LAIR,
    NOBODY,
    STARTERS,
    citizens_for,
)
from crownlands.games.margraves.powers import KINDS, KNIGHT, STORED
from crownlands.games.margraves.state import Marches
from crownlands.games.margraves.tiles import (
    GRANTS,
    TILE_LEVEL,
    TILES,
    WEALTH,
    tiles_for,
)
from crownlands.games.margraves.words import card, tile_name, wealth_name


def problems(s: Marches) -> list[Text]:
    """List everything that is impossible here."""
    found = _token_problems(s) + _citizen_problems(s) + _tile_problems(s)
    return found + _monster_problems(s) + _margrave_problems(s) + _wealth_problems(s)


def _wrong_count(card: Text, found: int, wanted: int) -> Text:
    return text("mv-problem-count", card=card, found=found, wanted=wanted)


def _token_problems(s: Marches) -> list[Text]:
    found = []
    wanted = supply_for(s.seats)
    for kind in range(STORED):
        total = s.supply[kind] + sum(margrave.goods[kind] for margrave in s.margraves)
        if kind == KNIGHT:
            total += sum(s.knights) + s.lying.bit_count() + s.standing.bit_count() + s.statue
        if total != wanted[kind] or s.supply[kind] < 0:
            kind_name = text(f"mv-token-{KINDS[kind]}")
            found.append(
                text("mv-problem-tokens", token=kind_name, found=total, wanted=wanted[kind])
            )
    if s.lying & s.standing or s.statue < 0 or min(s.knights) < 0:
        found.append(text("mv-problem-tombs"))
    return found


def _citizen_problems(s: Marches) -> list[Text]:
    found = []
    wanted = citizens_for(s.seats)
    wanted[:STARTERS] = [s.seats] * STARTERS
    cards = [*s.deck, *s.removed, *(citizen for citizen in s.line if citizen != NOBODY)]
    for margrave in s.margraves:
        cards += margrave.hand + margrave.played
    for citizen, key in enumerate(CITIZEN_KEYS):
        if cards.count(citizen) != wanted[citizen]:
            found.append(_wrong_count(card(key), cards.count(citizen), wanted[citizen]))
    return found


def _tile_problems(s: Marches) -> list[Text]:
    found = []
    wanted = tiles_for(s.seats, 1) + tiles_for(s.seats, 2)
    tiles = list(s.spent)
    for level in range(2):
        for tile in s.stacks[level] + s.open_tiles[level]:
            tiles.append(tile)
            if TILE_LEVEL[tile] != level + 1:
                found.append(text("mv-problem-level", card=tile_name(tile)))
    for margrave in s.margraves:
        tiles += margrave.grants + margrave.tiles
        found += [
            text("mv-problem-grant", card=tile_name(tile))
            for tile in margrave.tiles
            if tile < GRANTS
        ]
    for tile in range(len(TILES)):
        if tiles.count(tile) != wanted.count(tile):
            found.append(_wrong_count(tile_name(tile), tiles.count(tile), wanted.count(tile)))
    return found


def _monster_problems(s: Marches) -> list[Text]:
    found = []
    for lair in range(len(LAIRS)):
        pile = s.piles[lair]
        if s.turned >> lair & 1 and not pile:
            found.append(text("mv-problem-lair", lair=text(f"mv-lair-{LAIRS[lair]}")))
        for monster in pile:
            if (
                MONSTER_LAIR[monster] != lair
                or pile.count(monster) > 1
                or (MONSTER_BOSS[monster] and not s.bosses >> lair & 1)
            ):
                found.append(text("mv-problem-monster", card=card(MONSTER_KEYS[monster])))
    return found


def _margrave_problems(s: Marches) -> list[Text]:
    found = []
    for seat, margrave in enumerate(s.margraves):
        if (
            min(margrave.gold, margrave.strength, margrave.room(), *margrave.goods) < 0
            or margrave.strength > MOST_STRENGTH
            or max(margrave.influence) > LAST_SPACE
        ):
            found.append(text("mv-problem-purse", seat=seat))
        places = [site // SITES_EACH for site, owner in enumerate(s.sites) if owner == seat + 1]
        towers = TOWERS - margrave.towers
        built = sum(1 << place for place in set(places))
        two_in_one_place = built.bit_count() < len(places)
        if two_in_one_place or len(places) != towers or built != margrave.built:
            found.append(text("mv-problem-towers", seat=seat))
    return found


def _wealth_problems(s: Marches) -> list[Text]:
    tiles = [tile for margrave in s.margraves for tile in margrave.pack + margrave.kept]
    return [
        _wrong_count(wealth_name(tile), tiles.count(tile), row.copies)
        for tile, row in enumerate(WEALTH)
        if tiles.count(tile) > row.copies
    ]
