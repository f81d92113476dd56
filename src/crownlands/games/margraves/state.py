"""The marches: both boards, the supplies, the players, and small questions about them."""

from typing import Final

from crownlands.core.machine import State
from crownlands.games.margraves.board import (
    LEVEL_I,
    LEVEL_II,
    MOST_STRENGTH,
    SITES_EACH,
    SLOT_GOLD,
    STORAGE,
    TOWERS,
)
from crownlands.games.margraves.cards import NOBODY
from crownlands.games.margraves.gaining import CHOSEN, GIFT, GainWild, MakeRoom
from crownlands.games.margraves.influence import SpendInfluence
from crownlands.games.margraves.powers import (
    GEM,
    GOLD,
    INFLUENCE,
    MAGIC,
    RESOURCES,
    STONE,
    STORED,
    STRENGTH,
    TILE_I,
    TILE_II,
    WILD,
    WOOD,
    Reward,
)
from crownlands.games.margraves.privilege import TakeTile
from crownlands.games.margraves.tiles import GRANTS, TILE_LEVEL, TILE_REWARD

# What has called the last round, a bit each.
TOWERS_BUILT: Final = 1
NO_CITIZENS: Final = 2
NO_TILES: Final = 4


class Margrave:
    """A player: board, hand, tiles, and where the Margrave, the ship and the markers stand."""

    def __init__(self, goods: list[int], influence: list[int]) -> None:
        self.gold: int = 0
        self.strength: int = 0
        self.goods = goods  # stone, wood, magic, gems, knights
        self.towers: int = TOWERS  # not built yet; each takes a space in storage
        self.built: int = 0  # a bit for each Location with a tower
        self.place: int = 0
        self.ship: int = 0
        self.influence = influence  # a marker a guild
        self.hand: tuple[int, ...] = ()  # citizens, in order
        self.played: tuple[int, ...] = ()  # citizens, in the order played
        self.grants: tuple[int, ...] = ()
        self.tiles: tuple[int, ...] = ()  # for the end of the game
        self.pack: tuple[int, ...] = ()  # wealth tiles to choose from
        self.kept: tuple[int, ...] = ()  # wealth tiles chosen, in the order chosen

    def copy(self) -> "Margrave":
        """Copy all that can change."""
        other = Margrave(self.goods.copy(), self.influence.copy())
        other.gold = self.gold
        other.strength = self.strength
        other.towers = self.towers
        other.built = self.built
        other.place = self.place
        other.ship = self.ship
        other.hand = self.hand
        other.played = self.played
        other.grants = self.grants
        other.tiles = self.tiles
        other.pack = self.pack
        other.kept = self.kept
        return other

    def room(self) -> int:
        """Count the free spaces in storage."""
        stone, wood, magic, gems, knights = self.goods
        return STORAGE - self.towers - stone - wood - magic - gems - knights

    def can_swap(self, kind: int) -> bool:
        """Whether something else than this kind could be returned to make room."""
        goods = self.goods
        return sum(goods) > goods[kind]

    def can_hold(self, kind: int) -> bool:
        """Whether one more of a kind could be stored, perhaps in place of something else."""
        return self.room() > 0 or self.can_swap(kind)

    def resources(self) -> int:
        """Count stone, wood and magic."""
        goods = self.goods
        return goods[STONE] + goods[WOOD] + goods[MAGIC]

    def held(self) -> tuple[int, ...]:
        """Count goods, gold and strength, in the order of kinds."""
        return (*self.goods, self.gold, self.strength)

    def towers_built(self) -> int:
        """Count the towers that stand on the board."""
        return TOWERS - self.towers


class Marches(State):
    """Both boards and all the players."""

    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        self.first: int = 0
        self.margraves: list[Margrave] = []
        self.supply: list[int] = []
        self.knights: list[int] = []
        self.sites: list[int] = []  # 0 free, 1 + seat built on
        self.line: list[int] = []
        self.deck: tuple[int, ...] = ()  # the last is drawn next
        self.removed: tuple[int, ...] = ()  # citizens out of the game
        self.open_tiles: list[tuple[int, ...]] = []  # level I, level II
        self.stacks: list[tuple[int, ...]] = []
        self.spent: tuple[int, ...] = ()  # tiles out of the game
        self.piles: list[tuple[int, ...]] = []  # a pile a lair, the last on top
        self.turned: int = 0  # a bit for each pile whose top lies open
        self.bosses: int = 0  # a bit for each boss that has left its place under the lair
        self.lying: int = 0  # a bit for each tomb
        self.standing: int = 0
        self.statue: int = 0  # knights beside the tombs
        self.ending: int = 0

    def copy(self) -> "Marches":
        """Copy all that can change; frames and rows are shared."""
        other = Marches(self.seats)
        self.copy_machine(other)
        other.first = self.first
        other.margraves = [margrave.copy() for margrave in self.margraves]
        other.supply = self.supply.copy()
        other.knights = self.knights.copy()
        other.sites = self.sites.copy()
        other.line = self.line.copy()
        other.deck = self.deck
        other.removed = self.removed
        other.open_tiles = self.open_tiles.copy()
        other.stacks = self.stacks.copy()
        other.spent = self.spent
        other.piles = self.piles.copy()
        other.turned = self.turned
        other.bosses = self.bosses
        other.lying = self.lying
        other.standing = self.standing
        other.statue = self.statue
        other.ending = self.ending
        return other

    # Gaining and paying -----------------------------------------------------------------

    def take_reward(self, seat: int, what: Reward, terms: int = GIFT) -> None:
        """Take a reward: gold first and influence last, so that the gold can pay for a river."""
        margrave = self.margraves[seat]
        before = margrave.held() if self.told is not None else ()
        if what[GOLD]:
            margrave.gold += what[GOLD]
        if what[STRENGTH]:
            self.add_strength(seat, what[STRENGTH])
        if what[INFLUENCE]:
            self.stack.append(SpendInfluence(seat, what[INFLUENCE], 0, 0))
        for _ in range(what[TILE_II]):
            self.stack.append(TakeTile(seat, LEVEL_II, 1))
        for _ in range(what[TILE_I]):
            self.stack.append(TakeTile(seat, LEVEL_I, 1))
        if what[WILD]:
            self.stack.append(GainWild(seat, what[WILD], 0, terms))
        for kind in range(STORED):
            if what[kind]:
                self.gain(seat, kind, what[kind], terms)
        if self.told is not None:
            self.tell_gain(seat, before)

    def tell_gain(self, seat: int, before: tuple[int, ...]) -> None:
        """Tell what a player has now beyond what was held before, if that is anything."""
        now = self.margraves[seat].held()
        gained = tuple([now[kind] - before[kind] for kind in range(len(now))])
        if any(gained):
            self.tell("gain", seat, gained)

    def gain(self, seat: int, kind: int, number: int, terms: int) -> None:
        """Take tokens from the supply, as many as are there; what does not fit needs room."""
        margrave = self.margraves[seat]
        number = min(number, self.supply[kind])
        fitting = min(number, margrave.room())
        if fitting:
            margrave.goods[kind] += fitting
            self.supply[kind] -= fitting
        if fitting < number:
            self.stack.append(MakeRoom(seat, kind, number - fitting, 0, terms))

    def gain_here(self, seat: int, kind: int) -> None:
        """Take one token that was just chosen; room for it has to be made where there is none."""
        margrave = self.margraves[seat]
        if margrave.room():
            margrave.goods[kind] += 1
            self.supply[kind] -= 1
            if self.told is not None:
                self.tell("gain-one", seat, (kind,))
        else:
            self.stack.append(MakeRoom(seat, kind, 1, 0, CHOSEN))

    def add_strength(self, seat: int, number: int) -> None:
        """Move the strength marker to the right, to 8 at most."""
        margrave = self.margraves[seat]
        margrave.strength = min(MOST_STRENGTH, margrave.strength + number)

    def pay_goods(self, seat: int, kind: int, number: int) -> None:
        """Return tokens from storage to the supply."""
        self.margraves[seat].goods[kind] -= number
        self.supply[kind] += number

    def resources_left(self) -> int:
        """Count the resources in the supply."""
        supply = self.supply
        return supply[STONE] + supply[WOOD] + supply[MAGIC]

    def can_gain_wild(self, seat: int) -> bool:
        """Whether a resource of choice is there, and could be stored."""
        margrave = self.margraves[seat]
        if margrave.room():
            return self.resources_left() > 0
        return any(self.supply[kind] and margrave.can_swap(kind) for kind in range(RESOURCES))

    def can_gain(self, seat: int, kind: int) -> bool:
        """Whether gaining one of a kind would change anything for this seat."""
        if kind == STRENGTH:
            return self.margraves[seat].strength < MOST_STRENGTH
        if kind == WILD:
            return self.can_gain_wild(seat)
        if kind < STORED:
            return self.supply[kind] > 0 and self.margraves[seat].can_hold(kind)
        return True

    # Citizens ---------------------------------------------------------------------------

    def can_recruit(self, seat: int) -> bool:
        """Whether this seat can pay for a citizen of the line."""
        gold = self.margraves[seat].gold
        for slot, price in enumerate(SLOT_GOLD):
            if price <= gold and self.line[slot] != NOBODY:
                return True
        return False

    def play(self, seat: int, citizen: int) -> None:
        """Put a citizen from the hand on the pile beside the board."""
        margrave = self.margraves[seat]
        margrave.hand = without(margrave.hand, citizen)
        margrave.played += (citizen,)

    def draft_citizen(self, seat: int, slot: int, gold: int) -> None:
        """Pay and take a citizen of the line into the hand."""
        margrave = self.margraves[seat]
        margrave.gold -= gold
        citizen = self.line[slot]
        self.line[slot] = NOBODY
        margrave.hand = tuple(sorted((*margrave.hand, citizen)))
        if self.told is not None:
            self.tell("recruit", seat, (citizen, gold))

    # Tiles ------------------------------------------------------------------------------

    def give_tile(self, seat: int, tile: int) -> None:
        """Put a privilege tile on a player's board, or above it if it counts at the end."""
        margrave = self.margraves[seat]
        if tile < GRANTS:
            margrave.grants = tuple(sorted((*margrave.grants, tile)))
        else:
            margrave.tiles = tuple(sorted((*margrave.tiles, tile)))

    def take_open_tile(self, seat: int, tile: int) -> None:
        """Take a tile from below the tracks; its place stays empty until the end of the turn."""
        level = TILE_LEVEL[tile] - 1
        self.open_tiles[level] = without(self.open_tiles[level], tile)
        self.give_tile(seat, tile)
        if self.told is not None:
            self.tell("take-tile", seat, (tile,))

    def use_grant(self, seat: int, tile: int) -> None:
        """Discard a grant and take its reward."""
        margrave = self.margraves[seat]
        margrave.grants = without(margrave.grants, tile)
        self.spent += (tile,)
        if self.told is not None:
            self.tell("use-grant", seat, (tile,))
        self.take_reward(seat, TILE_REWARD[tile])

    # Building ---------------------------------------------------------------------------

    def free_sites(self, place: int) -> list[int]:
        """The numbers of a Location's building sites without a tower."""
        first = place * SITES_EACH
        return [number for number in range(SITES_EACH) if not self.sites[first + number]]

    def can_build(self, seat: int) -> bool:
        """Whether this seat can pay for a tower and build it where its Margrave stands."""
        margrave = self.margraves[seat]
        goods = margrave.goods
        return (
            goods[GEM] > 0
            and goods[STONE] > 0
            and goods[WOOD] > 0
            and goods[MAGIC] > 0
            and margrave.towers > 0
            and not margrave.built >> margrave.place & 1
            and bool(self.free_sites(margrave.place))
        )


def without(cards: tuple[int, ...], card: int) -> tuple[int, ...]:
    """These cards without one of this kind."""
    i = cards.index(card)
    return cards[:i] + cards[i + 1 :]
