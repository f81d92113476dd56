"""Positions: saving and loading, and dealing the unseen anew."""

from typing import Any, Final

from crownlands.core.machine import Frame
from crownlands.core.serial import Json, Names, Reader, counted
from crownlands.games.margraves import (
    citizens,
    draft,
    end_of_turn,
    gaining,
    influence,
    locations,
    naval,
    pennant,
    privilege,
    slaying,
    solo,
    turn,
)
from crownlands.games.margraves.board import (
    LAIRS,
    LAST_SPACE,
    MOST_STRENGTH,
    PLACE_KEYS,
    PLACES,
    SEGMENTS,
    SITES,
    SLOT_GOLD,
    TOMBS_FULL,
    TOWERS,
)
from crownlands.games.margraves.cards import CITIZEN_KEYS, MONSTER_KEYS
from crownlands.games.margraves.draft import DEALT, KEPT
from crownlands.games.margraves.powers import GUILDS, KINDS, STORED
from crownlands.games.margraves.state import Marches, Margrave
from crownlands.games.margraves.tiles import GRANTS, TILE_KEYS, WEALTH, WEALTH_KEYS

FRAMES: Final[dict[str, type[Frame[Any]]]] = {
    frame.__name__: frame
    for frame in (
        draft.Draft,
        draft.KeepTile,
        draft.PassOn,
        draft.RevealWealth,
        draft.TakeWealth,
        solo.LeaveTile,
        turn.Turn,
        turn.TakeTurn,
        turn.SendAway,
        turn.TakeAllBack,
        turn.LayDown,
        turn.ChooseSite,
        turn.CleanUp,
        pennant.Pennant,
        pennant.MoveMargrave,
        pennant.MoveAnywhere,
        pennant.Deploy,
        pennant.DeployAnywhere,
        locations.UseLocation,
        locations.GainGem,
        locations.Recruit,
        citizens.ReadText,
        citizens.Offer,
        citizens.PickGain,
        citizens.SailOrGain,
        citizens.RecruitOrGain,
        citizens.RecruitAny,
        citizens.TakeBack,
        citizens.ChooseKnight,
        citizens.SendAnywhere,
        citizens.CallKnight,
        citizens.CallAnother,
        citizens.RaiseKnight,
        slaying.Slay,
        slaying.SpendStrength,
        slaying.SendKnights,
        slaying.FillTombs,
        slaying.TakeSpoils,
        naval.SailShip,
        naval.Sail,
        influence.SpendInfluence,
        privilege.TakeTile,
        privilege.CashGrants,
        gaining.GainWild,
        gaining.MakeRoom,
        gaining.PayResources,
        end_of_turn.HeroicTombs,
        end_of_turn.EmptyTombs,
    )
}

LINE_KEYS: Final = (*CITIZEN_KEYS, "nobody")
NAMES: Final[Names] = {
    "citizen": CITIZEN_KEYS,
    "kind": KINDS,
    "pays": KINDS,
    "gains": KINDS,
    "place": PLACE_KEYS,
    "origin": PLACE_KEYS,
    "lair": LAIRS,
}

MOST: Final = 100_000  # no purse holds more
MOST_TOKENS: Final = 1_000  # of a kind, in one place


# Saving and loading -------------------------------------------------------------------------------


def save_table(s: Marches) -> dict[str, Json]:
    """Write both boards, piles and stacks bottom card first, and the players."""
    return {
        "first": s.first,
        "supply": counted(s.supply, KINDS),
        "knights": counted(s.knights, PLACE_KEYS),
        "sites": s.sites.copy(),
        "line": [LINE_KEYS[citizen] for citizen in s.line],
        "deck": [CITIZEN_KEYS[citizen] for citizen in s.deck],
        "removed": [CITIZEN_KEYS[citizen] for citizen in s.removed],
        "open_tiles": [[TILE_KEYS[tile] for tile in tiles] for tiles in s.open_tiles],
        "stacks": [[TILE_KEYS[tile] for tile in tiles] for tiles in s.stacks],
        "spent": [TILE_KEYS[tile] for tile in s.spent],
        "piles": [[MONSTER_KEYS[monster] for monster in pile] for pile in s.piles],
        "turned": s.turned,
        "bosses": s.bosses,
        "lying": s.lying,
        "standing": s.standing,
        "statue": s.statue,
        "ending": s.ending,
        "margraves": [_save_margrave(margrave) for margrave in s.margraves],
    }


def _save_margrave(margrave: Margrave) -> dict[str, Json]:
    return {
        "gold": margrave.gold,
        "strength": margrave.strength,
        "goods": counted(margrave.goods, KINDS),
        "towers": margrave.towers,
        "built": margrave.built,
        "place": PLACE_KEYS[margrave.place],
        "ship": margrave.ship,
        "influence": margrave.influence.copy(),
        "hand": [CITIZEN_KEYS[citizen] for citizen in margrave.hand],
        "played": [CITIZEN_KEYS[citizen] for citizen in margrave.played],
        "grants": [TILE_KEYS[tile] for tile in margrave.grants],
        "tiles": [TILE_KEYS[tile] for tile in margrave.tiles],
        "pack": [WEALTH_KEYS[tile] for tile in margrave.pack],
        "kept": [WEALTH_KEYS[tile] for tile in margrave.kept],
    }


def load_table(seats: int, reader: Reader) -> Marches:
    """Read both boards and the players."""
    s = Marches(seats)
    s.first = reader.number("first", 0, seats - 1)
    s.supply = reader.counts("supply", KINDS[:STORED], MOST_TOKENS)
    s.knights = reader.counts("knights", PLACE_KEYS, MOST_TOKENS)
    s.sites = reader.numbers("sites", seats, len(SITES), len(SITES))
    s.line = reader.keys("line", LINE_KEYS, len(SLOT_GOLD), len(SLOT_GOLD))
    s.deck = tuple(reader.keys("deck", CITIZEN_KEYS))
    s.removed = tuple(reader.keys("removed", CITIZEN_KEYS))
    s.open_tiles = reader.stacks("open_tiles", TILE_KEYS, 2)
    s.stacks = reader.stacks("stacks", TILE_KEYS, 2)
    s.spent = tuple(reader.keys("spent", TILE_KEYS))
    s.piles = reader.stacks("piles", MONSTER_KEYS, len(LAIRS))
    s.turned = reader.number("turned", 0, (1 << len(LAIRS)) - 1)
    s.bosses = reader.number("bosses", 0, (1 << len(LAIRS)) - 1)
    s.lying = reader.number("lying", 0, TOMBS_FULL)
    s.standing = reader.number("standing", 0, TOMBS_FULL)
    s.statue = reader.number("statue", 0, MOST_TOKENS)
    s.ending = reader.number("ending", 0, 7)
    s.margraves = reader.each("margraves", seats, seats, _load_margrave)
    return s


def _load_margrave(reader: Reader) -> Margrave:
    margrave = Margrave(
        reader.counts("goods", KINDS[:STORED], MOST_TOKENS),
        reader.numbers("influence", LAST_SPACE, len(GUILDS), len(GUILDS)),
    )
    margrave.gold = reader.number("gold", 0, MOST)
    margrave.strength = reader.number("strength", 0, MOST_STRENGTH)
    margrave.towers = reader.number("towers", 0, TOWERS)
    margrave.built = reader.number("built", 0, (1 << PLACES) - 1)
    margrave.place = reader.key("place", PLACE_KEYS)
    margrave.ship = reader.number("ship", 0, len(SEGMENTS) - 1)
    margrave.hand = tuple(sorted(reader.keys("hand", CITIZEN_KEYS)))
    margrave.played = tuple(reader.keys("played", CITIZEN_KEYS))
    margrave.grants = tuple(sorted(reader.keys("grants", TILE_KEYS[:GRANTS])))
    margrave.tiles = tuple(sorted(reader.keys("tiles", TILE_KEYS)))
    margrave.pack = tuple(sorted(reader.keys("pack", WEALTH_KEYS, 0, DEALT)))
    margrave.kept = tuple(reader.keys("kept", WEALTH_KEYS, 0, KEPT))
    return margrave


# Dealing the unseen anew --------------------------------------------------------------------------


def determinize(s: Marches, seat: int | None, chance: int) -> Marches:
    """Copy the marches with face-down cards and tiles and the others' wealth dealt anew."""
    other = s.copy()
    other.seed_chance(chance)
    if s.over:
        return other
    lanes, other.lanes = other.lanes, []  # chance here is the dealer's, not a lane's
    other.deck = _shuffled(other, other.deck)
    for level in range(2):
        other.stacks[level] = _shuffled(other, other.stacks[level])
    for lair, pile in enumerate(other.piles):
        hidden = len(pile) - (other.turned >> lair & 1)
        other.piles[lair] = _shuffled(other, pile[:hidden]) + pile[hidden:]
    if any(margrave.pack for margrave in other.margraves):
        _redeal_wealth(other, seat)
    other.lanes = lanes
    other.unveiled = s.unveiled
    return other


def _shuffled(s: Marches, cards: tuple[int, ...]) -> tuple[int, ...]:
    deck = sorted(cards)  # where the cards really lie must not show in how they are dealt
    s.shuffle(deck)
    return tuple(deck)


def _redeal_wealth(s: Marches, reader: int | None) -> None:
    """Deal the wealth tiles anew that this reader cannot place.

    From the moment a pack is in the reader's hand its tiles are known; only who keeps which of
    them later is dealt anew. What was kept before, and packs never in that hand, are dealt
    from all the tiles that the reader has not seen.
    """
    choices = min(len(margrave.kept) for margrave in s.margraves)
    held = [
        [r for r in range(choices + 1) if (pack + r) % s.seats == reader] for pack in range(s.seats)
    ]
    unseen = [tile for tile, row in enumerate(WEALTH) for _ in range(row.copies)]
    for pack, times in enumerate(held):
        if times:
            for tile in _tiles(s, pack, times[0], choices):
                unseen.remove(tile)
    s.shuffle(unseen)
    for pack, times in enumerate(held):
        if times:
            _place_kept(s, pack, 0, times[0], unseen)
            if times[-1] < choices:
                tiles = sorted(_tiles(s, pack, times[-1] + 1, choices))
                s.shuffle(tiles)
                _place_kept(s, pack, times[-1] + 1, choices + 1, tiles)
                s.margraves[(pack + choices) % s.seats].pack = tuple(sorted(tiles))
        else:
            _place_kept(s, pack, 0, choices + 1, unseen)
            holder = s.margraves[(pack + choices) % s.seats]
            holder.pack = tuple(sorted(unseen.pop() for _ in holder.pack))


def _tiles(s: Marches, pack: int, since: int, choices: int) -> list[int]:
    """The tiles of a pack: those kept from this choice on, and those still in it."""
    tiles: list[int] = []
    for r in range(since, choices + 1):
        kept = s.margraves[(pack + r) % s.seats].kept
        if r < len(kept):
            tiles.append(kept[r])
    return tiles + list(s.margraves[(pack + choices) % s.seats].pack)


def _place_kept(s: Marches, pack: int, since: int, until: int, tiles: list[int]) -> None:
    """Let others have kept these tiles of a pack in the choices from `since` to `until`."""
    for r in range(since, until):
        holder = s.margraves[(pack + r) % s.seats]
        if r < len(holder.kept):
            holder.kept = (*holder.kept[:r], tiles.pop(), *holder.kept[r + 1 :])
