"""Dealing, by player count."""

from crownlands.core.game import Settings
from crownlands.core.stream import Stream
from crownlands.games.margraves.board import LAIRS, PLACES, SITES, SLOT_GOLD, supply_for
from crownlands.games.margraves.cards import MONSTER_BOSS, MONSTERS_OF, STARTERS, citizens_for
from crownlands.games.margraves.draft import DEALT, Draft
from crownlands.games.margraves.end_of_turn import OPEN_TILES
from crownlands.games.margraves.powers import GEM, GUILDS, KNIGHT, STORED
from crownlands.games.margraves.state import Marches, Margrave
from crownlands.games.margraves.tiles import WEALTH, tiles_for


def deal(seats: int, chance: int | Stream, settings: Settings) -> Marches:
    """Prepare both boards and the players, and deal the wealth tiles."""
    s = Marches(seats)
    s.seed_chance(chance)
    deal_citizens(s)
    deal_tiles(s)
    deal_monsters(s)
    s.supply = supply_for(seats)
    s.knights = [1] * PLACES
    s.supply[KNIGHT] -= PLACES
    s.sites = [0] * len(SITES)
    deal_margraves(s)
    s.first = s.below(seats)
    deal_wealth(s)
    s.push(Draft())
    s.unveiled = 0
    return s


def deal_citizens(s: Marches) -> None:
    """Shuffle the citizens for this many players and open the line."""
    deck = [citizen for citizen, count in enumerate(citizens_for(s.seats)) for _ in range(count)]
    s.shuffle(deck)
    s.line = [deck.pop() for _ in SLOT_GOLD]
    s.deck = tuple(deck)


def deal_tiles(s: Marches) -> None:
    """Shuffle the privilege tiles of each level and turn three up."""
    for level in range(2):
        tiles = tiles_for(s.seats, level + 1)
        s.shuffle(tiles)
        s.open_tiles.append(tuple(tiles.pop() for _ in range(OPEN_TILES)))
        s.stacks.append(tuple(tiles))


def deal_monsters(s: Marches) -> None:
    """Shuffle each lair's monsters without the boss and turn the top one up."""
    for lair in range(len(LAIRS)):
        pile = [monster for monster in MONSTERS_OF[lair] if not MONSTER_BOSS[monster]]
        s.shuffle(pile)
        s.piles.append(tuple(pile))
        s.turned |= 1 << lair


def deal_margraves(s: Marches) -> None:
    """Give everybody a gem from the supply, four towers and the four starting citizens."""
    for _ in range(s.seats):
        margrave = Margrave([0] * STORED, [0] * len(GUILDS))
        margrave.goods[GEM] = 1
        s.supply[GEM] -= 1
        margrave.hand = tuple(range(STARTERS))
        s.margraves.append(margrave)


def deal_wealth(s: Marches) -> None:
    """Deal four wealth tiles to everybody, face down."""
    tiles = [tile for tile, row in enumerate(WEALTH) for _ in range(row.copies)]
    s.shuffle(tiles)
    for margrave in s.margraves:
        margrave.pack = tuple(sorted(tiles.pop() for _ in range(DEALT)))
