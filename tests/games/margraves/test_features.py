"""Each fact of the marches moves the number that is named after it."""

from crownlands.games.margraves.citizens import Offer
from crownlands.games.margraves.powers import GEM, GOLD, KNIGHT, SHADOW
from crownlands.games.margraves.state import NO_TILES, Marches
from crownlands.games.margraves.tiles import WEALTH_KEYS

from .tables import (
    GAME,
    choose,
    give,
    grants,
    hand,
    line,
    monster,
    no_monsters,
    open_tiles,
    place,
    play,
    played,
    site,
    stand,
    table,
    take_turn,
    tiles,
    wealth,
)


def seen(s: Marches, seat: int = 0) -> dict[str, float]:
    """The numbers that are not nothing, by name."""
    names = GAME.feature_names(s.seats)
    told = zip(names, GAME.features(s, seat), strict=True)
    return {name: number for name, number in told if number}


def test_hands_lie_open_apart_from_what_was_played() -> None:
    s = table()
    hand(s, 0, "monk", "captain")
    hand(s, 1, "bard", "bard")
    played(s, 0, "bard")
    told = seen(s)
    assert told["seat+0 hand monk"] == told["seat+0 played bard"] == 1
    assert told["seat+1 hand bard"] == 2
    assert "seat+0 hand bard" not in told


def test_markers_stand_on_their_tracks() -> None:
    s = table(seats=3)
    s.margraves[2].influence[SHADOW] = 7
    s.margraves[2].ship = 3
    told = seen(s, 1)
    assert told["seat+1 influence shadow"] == 7
    assert told["seat+1 ship segment_4"] == 1
    assert told["seat+0 ship segment_1"] == 1


def test_where_margraves_knights_and_towers_stand() -> None:
    s = table()
    stand(s, 1, "nymar")
    s.knights[place("hamun")] = 3
    s.sites[site("silesia_2")] = 1 + 1
    told = seen(s)
    assert told["seat+1 at nymar"] == 1
    assert told["knights hamun"] == 3
    assert told["seat+1 tower silesia_2"] == 1
    assert seen(s, 1)["seat+0 tower silesia_2"] == 1


def test_tombs_lie_or_stand() -> None:
    s = table()
    s.lying = 0b10
    s.standing = 0b100
    s.statue = 2
    told = seen(s)
    assert told["tomb 1 lying"] == told["tomb 2 standing"] == 1
    assert told["statue"] == 2
    assert "tomb 2 lying" not in told


def test_the_line_is_told_place_by_place() -> None:
    s = table()
    line(s, "bard", "monk")
    told = seen(s)
    assert told["line 0 bard"] == told["line 1 monk"] == 1
    assert not [name for name in told if name.startswith("line 2")]


def test_open_tiles_and_those_that_somebody_has() -> None:
    s = table()
    open_tiles(s, "i_oak", "i_gold_4", "ii_oak")
    grants(s, 0, "i_gem_1")
    tiles(s, 1, "i_hawk", "i_hawk")
    told = seen(s)
    assert told["open i_oak"] == told["open i_gold_4"] == told["open ii_oak"] == 1
    assert told["oldest i_oak"] == 1
    assert told["oldest i_gold_4"] == 0.5
    assert "oldest ii_oak" not in told
    assert told["seat+0 tile i_gem_1"] == 1
    assert told["seat+1 tile i_hawk"] == 2
    assert told["stack i"] == len(s.stacks[0])


def test_a_monster_is_told_while_it_lies_open() -> None:
    s = table()
    lair = monster(s, "ogre")
    told = seen(s)
    assert told["monster ogre"] == 1
    assert told["face down hills"] == len(s.piles[lair]) - 1
    no_monsters(s)
    assert "monster ogre" not in seen(s)


def test_purses_and_the_supply() -> None:
    s = table()
    give(s, 1, gold=5, strength=2, gem=1)
    told = seen(s)
    assert told["seat+1 gold"] == 5
    assert told["seat+1 strength"] == 2
    assert told["seat+1 gem"] == 1
    assert told["seat+1 room"] == s.margraves[1].room()
    assert told["supply gem"] == s.supply[GEM]


def test_the_pack_is_told_place_by_place_to_its_owner_only() -> None:
    s = GAME.start(3, 4)
    for i, tile in enumerate(s.margraves[1].pack):
        assert seen(s, 1)[f"pack {i} {WEALTH_KEYS[tile]}"] == 1
    tile = s.margraves[1].pack[2]
    s.answer(1, 2)
    assert seen(s, 1)[f"seat+0 wealth {WEALTH_KEYS[tile]}"] == 1
    assert not [name for name in seen(s, 0) if name.startswith("seat+1 wealth")]


def test_wealth_lies_open_after_the_draft() -> None:
    s = table()
    s.margraves[1].kept = (wealth("wealth_gold_6"),)
    assert seen(s)["seat+1 wealth wealth_gold_6"] == 1


def test_whose_turn_it_is_who_began_and_whether_the_round_is_the_last() -> None:
    s = table(seats=3)
    s.first = 2
    take_turn(s, 1)
    told = seen(s)
    assert told["turn of seat+1"] == told["first seat+2"] == 1
    assert "last round tiles" not in told
    s.ending |= NO_TILES
    assert seen(s)["last round tiles"] == 1


def test_an_offer_tells_who_makes_it_and_for_what() -> None:
    s = table(seats=3)
    give(s, 0, gold=4)
    play(s, Offer(0, 1, 1, GOLD, 2, (GEM, KNIGHT)))
    told = seen(s)
    assert told["asked Offer"] == told["about pays gold"] == 1
    assert told["about number"] == 2
    assert told["about gains gem"] == told["about gains knight"] == 1
    assert told["about active"] == 1  # seats to the left
    choose(s, 0)
    assert "asked Offer" not in seen(s)
