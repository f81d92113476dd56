"""The naval action."""

import pytest

from crownlands.games.margraves.naval import GRANT, Sail, SailShip

from .tables import asked, choose, give, goods, grants, open_tiles, play, table, tile

# What entering each segment pays.
SEGMENTS = {
    0: "tile II",
    1: "gold",
    2: "influence",
    3: "gold",
    4: "tile I",
    5: "gold",
    6: "influence",
    7: "gold",
}


@pytest.mark.parametrize("segment", SEGMENTS)
def test_a_segment_pays_when_a_ship_enters_it(segment: int) -> None:
    s = table()
    open_tiles(s, "i_stag", "i_hawk", "ii_oak", "ii_boar")
    s.margraves[0].ship = (segment - 1) % 8
    play(s, Sail(0, 1))
    assert s.margraves[0].ship == segment
    what = SEGMENTS[segment]
    if what == "gold":
        assert s.margraves[0].gold == 3
    elif what == "influence":
        assert asked(s) == "SpendInfluence"
        choose(s, 0)
        assert s.margraves[0].influence == [1, 0, 0, 0]
    else:
        assert asked(s) == "TakeTile"
        expected = ["i_stag", "i_hawk"] if what == "tile I" else ["ii_oak", "ii_boar"]
        assert s.options == [tile(key) for key in expected]  # one of them must be taken


def test_example_kira_ships_four_resources_for_six_gold_influence_and_a_tile() -> None:
    s = table()
    open_tiles(s, "i_stag", "i_hawk", "i_boar")
    give(s, 0, stone=2, wood=1, magic=1)
    play(s, SailShip(0))
    assert s.options == [4, 3, 2, 1]
    choose(s, 4)
    kira = s.margraves[0]
    assert goods(s) == {}
    assert kira.ship == 4
    assert kira.gold == 6
    assert asked(s) == "TakeTile"
    choose(s, tile("i_hawk"))
    assert asked(s) == "SpendInfluence"
    choose(s, 3)
    assert kira.tiles == (tile("i_hawk"),)
    assert kira.influence == [0, 0, 0, 1]


def test_the_resources_to_ship_are_chosen() -> None:
    s = table()
    give(s, 0, stone=1, wood=1)
    play(s, SailShip(0))
    choose(s, 1)
    assert asked(s) == "PayResources"
    choose(s, 1)
    assert goods(s) == {"stone": 1}


def test_gems_and_knights_cannot_be_shipped() -> None:
    s = table()
    give(s, 0, gem=2, knight=2)
    play(s, SailShip(0))
    assert s.over
    assert s.margraves[0].ship == 0


def test_the_naval_track_goes_round_and_passing_the_start_pays_its_tile() -> None:
    s = table()
    open_tiles(s, "ii_oak", "ii_boar")
    s.margraves[0].ship = 7
    play(s, Sail(0, 2))
    assert asked(s) == "TakeTile"
    choose(s, tile("ii_oak"))
    assert s.margraves[0].ship == 1
    assert s.margraves[0].gold == 3


def test_a_tile_reward_without_an_open_tile_gives_nothing() -> None:
    s = table()
    open_tiles(s)
    s.margraves[0].ship = 3
    play(s, Sail(0, 1))
    assert s.over


def test_a_grant_may_lengthen_the_voyage() -> None:
    s = table()
    give(s, 0, stone=1)
    grants(s, 0, "i_wild_2", "i_gold_4")
    play(s, SailShip(0))
    assert s.options == [1, GRANT + tile("i_wild_2")]
    choose(s, GRANT + tile("i_wild_2"), 0, 0)
    assert s.options == [3, 2, 1]
