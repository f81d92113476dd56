"""Influence: steps, rivers, tiles on bridges."""

import pytest

from crownlands.games.margraves.influence import FORGO, GRANT, SpendInfluence
from crownlands.games.margraves.privilege import NO_TILE

from .tables import asked, choose, give, grants, open_tiles, play, table, tile


def influence(s, *rows: int) -> None:
    s.margraves[0].influence = list(rows)


def spend(s, steps: int) -> None:
    play(s, SpendInfluence(0, steps, 0, 0))


def test_influence_is_split_between_rows_in_the_order_of_rows() -> None:
    s = table()
    spend(s, 3)
    choose(s, 0)
    assert s.options == [0, 1, 2, 3]
    choose(s, 2)
    assert s.options == [2, 3]  # the earlier rows had their turn
    choose(s, 3)
    assert s.margraves[0].influence == [1, 0, 1, 1]
    assert s.over


def test_no_step_is_lost_because_the_rows_go_in_order() -> None:
    s = table()
    influence(s, 0, 0, 0, 1)
    spend(s, 3)
    choose(s, 3)  # to the bridge; no gold to cross it
    assert s.options == [0, 1, 2]
    choose(s, 1)
    choose(s, 2)
    assert s.margraves[0].influence == [0, 1, 1, 2]
    s = table()
    influence(s, 2, 4, 15, 15)
    give(s, 0, gold=2)
    spend(s, 2)
    choose(s, 1)  # to the bridge; gold enough only for the first river
    assert s.options == [0, FORGO]


@pytest.mark.parametrize(
    ("space", "gold", "levels"),
    [(2, 2, "I"), (5, 4, "I"), (8, 6, "I or II"), (11, 8, "II"), (14, 10, "II")],
)
def test_a_river_takes_a_step_and_its_gold_and_offers_its_tiles(
    space: int, gold: int, levels: str
) -> None:
    s = table()
    open_tiles(s, "i_stag", "i_hawk", "ii_oak", "ii_boar")
    influence(s, space, 15, 15, 15)
    give(s, 0, gold=gold)
    spend(s, 1)
    assert s.options == [0, FORGO]
    choose(s, 0)
    assert s.margraves[0].influence[0] == space + 1
    assert s.margraves[0].gold == 0
    first = [tile("i_stag"), tile("i_hawk")]
    second = [tile("ii_oak"), tile("ii_boar")]
    wanted = {"I": first, "II": second, "I or II": second + first}[levels]
    assert s.options == [*wanted, NO_TILE]


def test_a_river_is_not_crossed_without_its_gold() -> None:
    s = table()
    influence(s, 2, 0, 0, 0)
    give(s, 0, gold=1)
    spend(s, 1)
    assert s.options == [1, 2, 3]


def test_example_kira_crosses_the_third_river_for_six_gold_and_takes_a_level_two_tile() -> None:
    s = table()
    open_tiles(s, "i_stag", "i_hawk", "i_boar", "ii_oak", "ii_boar", "ii_serpent")
    influence(s, 8, 0, 0, 0)
    give(s, 0, gold=6)
    spend(s, 1)
    choose(s, 0)
    assert asked(s) == "TakeTile"
    choose(s, tile("ii_oak"))
    assert s.margraves[0].tiles == (tile("ii_oak"),)
    assert s.margraves[0].influence[0] == 9
    assert s.margraves[0].gold == 0


def test_a_step_without_a_row_that_can_move_is_lost() -> None:
    s = table()
    influence(s, 2, 5, 8, 15)
    spend(s, 2)
    assert s.over
    assert s.margraves[0].influence == [2, 5, 8, 15]


def test_influence_that_would_only_cost_gold_may_be_forgone() -> None:
    s = table()
    influence(s, 2, 2, 2, 2)
    give(s, 0, gold=3)
    spend(s, 1)
    choose(s, FORGO)
    assert s.margraves[0].gold == 3


def test_what_is_forgone_is_all_that_is_left() -> None:
    s = table()
    influence(s, 2, 2, 2, 2)
    give(s, 0, gold=9)
    spend(s, 3)
    choose(s, FORGO)
    assert s.over
    assert s.margraves[0].influence == [2, 2, 2, 2]


def test_no_marker_goes_past_the_last_space() -> None:
    s = table()
    influence(s, 15, 0, 15, 15)
    spend(s, 1)
    assert s.margraves[0].influence == [15, 1, 15, 15]


def test_a_tile_on_a_bridge_is_taken_before_the_next_step_and_may_be_left() -> None:
    s = table()
    open_tiles(s, "i_stag", "i_hawk")
    influence(s, 2, 0, 0, 0)
    give(s, 0, gold=2)
    spend(s, 2)
    choose(s, 0)
    assert asked(s) == "TakeTile"
    choose(s, NO_TILE)
    assert s.margraves[0].tiles == ()
    assert asked(s) == "SpendInfluence"


def test_the_display_is_not_refilled_between_two_crossings() -> None:
    s = table()
    open_tiles(s, "i_stag")
    influence(s, 2, 2, 0, 0)
    give(s, 0, gold=4)
    spend(s, 2)
    choose(s, 0, tile("i_stag"))
    choose(s, 1)
    assert s.over  # nothing is left to take
    assert s.margraves[0].influence == [3, 3, 0, 0]


def test_after_a_crossing_an_earlier_row_may_still_cross() -> None:
    s = table()
    open_tiles(s, "i_gold_4", "i_stag")
    influence(s, 5, 0, 2, 0)
    give(s, 0, gold=2)
    spend(s, 2)
    choose(s, 2, tile("i_gold_4"))
    assert GRANT + tile("i_gold_4") in s.options
    choose(s, GRANT + tile("i_gold_4"))
    assert s.options == [2, 3, 0]
    choose(s, 0)
    assert s.margraves[0].influence == [6, 0, 3, 0]


def test_after_a_grant_an_earlier_row_that_its_gold_opens_may_still_cross() -> None:
    s = table()
    open_tiles(s)
    influence(s, 2, 0, 0, 0)
    grants(s, 0, "i_gold_4")
    spend(s, 2)
    choose(s, 1)
    assert s.options == [1, 2, 3, GRANT + tile("i_gold_4")]
    choose(s, GRANT + tile("i_gold_4"))
    assert s.options == [1, 2, 3, 0]
    choose(s, 0)
    assert s.margraves[0].influence == [3, 1, 0, 0]
    assert s.margraves[0].gold == 2


def test_a_grant_whose_gold_does_not_reach_a_river_is_not_offered_in_the_split() -> None:
    s = table()
    influence(s, 5, 0, 0, 0)
    give(s, 0, gold=1)
    grants(s, 0, "i_knight_2_gold_1")
    spend(s, 1)
    assert s.options == [1, 2, 3]
    choose(s, 1)
    grants(s, 0, "i_knight_2_gold_1", "i_wild_1_gold_2")
    spend(s, 1)
    assert s.options[3:] == [GRANT + tile("i_knight_2_gold_1"), GRANT + tile("i_wild_1_gold_2")]


def test_a_grant_for_gold_is_offered_in_the_split_only_where_gold_is_short() -> None:
    s = table()
    grants(s, 0, "i_gold_4", "i_gem_1")
    spend(s, 1)
    assert s.options == [0, 1, 2, 3]
    choose(s, 0)
    influence(s, 2, 0, 0, 0)
    spend(s, 1)
    assert s.options == [1, 2, 3, GRANT + tile("i_gold_4")]
