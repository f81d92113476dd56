"""Storage, room for what is gained, and supplies that run short."""

from crownlands.games.margraves.gaining import GO_WITHOUT, NO_RESOURCE, GainWild, PayResources
from crownlands.games.margraves.powers import GEM, KNIGHT, STONE, WOOD, reward
from crownlands.words import render

from .tables import GAME, asked, choose, give, goods, listen, play, table


def gain(s, **what: int) -> None:
    s.take_reward(0, reward(**what))
    s.settle()


def test_twelve_spaces_hold_goods_knights_gems_and_towers() -> None:
    s = table()
    assert s.margraves[0].room() == 8
    give(s, 0, stone=1, wood=1, magic=1, gem=1, knight=1)
    assert s.margraves[0].room() == 3
    s.margraves[0].towers = 0
    assert s.margraves[0].room() == 7


def test_gold_and_strength_take_no_space() -> None:
    s = table()
    give(s, 0, wood=4, gem=4)
    gain(s, gold=50, strength=8)
    assert (s.margraves[0].gold, s.margraves[0].strength) == (50, 8)
    assert s.over


def test_full_storage_lets_one_go_without_or_return_something_else() -> None:
    s = table()
    give(s, 0, wood=3, gem=3, knight=2)
    gain(s, stone=1)
    assert asked(s) == "MakeRoom"
    assert s.options == [GO_WITHOUT, WOOD, GEM, KNIGHT]
    choose(s, KNIGHT)
    assert goods(s) == {"stone": 1, "wood": 3, "gem": 3, "knight": 1}
    assert s.supply[KNIGHT] == 11


def test_towers_are_never_thrown_out_for_room() -> None:
    s = table()
    give(s, 0, stone=4)
    s.supply[STONE] = 6
    s.margraves[0].goods[STONE] = 8
    gain(s, stone=1)
    assert s.over  # a stone for a stone is no choice, and towers are not offered
    assert goods(s) == {"stone": 8}


def test_room_is_made_in_the_order_of_kinds() -> None:
    s = table()
    give(s, 0, stone=3, wood=3, gem=2)
    gain(s, knight=2)
    choose(s, WOOD)
    assert s.options == [GO_WITHOUT, WOOD, GEM]  # the stone would have come first
    choose(s, GO_WITHOUT)
    assert goods(s) == {"stone": 3, "wood": 2, "gem": 2, "knight": 1}


def test_what_fits_is_stored_before_room_is_asked_for() -> None:
    s = table()
    give(s, 0, stone=4, gem=3)
    gain(s, knight=3)
    assert s.margraves[0].goods[KNIGHT] == 1
    choose(s, GO_WITHOUT)
    assert s.margraves[0].goods[KNIGHT] == 1


def test_a_short_supply_gives_what_is_there() -> None:
    s = table()
    s.supply[KNIGHT] = 1
    gain(s, knight=3)
    assert goods(s) == {"knight": 1}
    assert s.over


def test_a_resource_of_choice_is_any_that_is_still_there() -> None:
    s = table()
    s.supply[STONE] = 0
    play(s, GainWild(0, 1, 0))
    assert s.options == [1, 2]


def test_several_resources_of_choice_are_taken_in_the_order_of_kinds() -> None:
    s = table()
    play(s, GainWild(0, 3, 0))
    choose(s, 1)
    assert sorted(s.options) == [1, 2]
    choose(s, 2)
    assert s.over  # the third can only be magic
    assert goods(s) == {"wood": 1, "magic": 2}


def test_only_ways_to_take_all_resources_are_offered() -> None:
    s = table()
    s.supply[:3] = [5, 1, 0]
    play(s, GainWild(0, 2, 0))
    assert goods(s)["stone"] == 1  # wood first would leave nothing for the second
    assert sorted(s.options) == [0, 1]


def test_full_storage_asks_whether_a_resource_is_taken_at_all() -> None:
    s = table()
    give(s, 0, wood=4, gem=4)
    play(s, GainWild(0, 2, 0))
    assert s.options[0] == NO_RESOURCE
    choose(s, NO_RESOURCE)
    assert goods(s) == {"wood": 4, "gem": 4}
    assert s.over


def test_nothing_is_gained_when_no_resource_is_left() -> None:
    s = table()
    s.supply[:3] = [0, 0, 0]
    play(s, GainWild(0, 2, 0))
    assert s.over


def test_resources_are_paid_in_the_order_of_kinds() -> None:
    s = table()
    give(s, 0, stone=1, wood=2, magic=2)
    play(s, PayResources(0, 3, 0))
    assert sorted(s.options) == [0, 1]
    choose(s, 1)
    assert sorted(s.options) == [1, 2]
    choose(s, 2)
    assert goods(s) == {"stone": 1, "wood": 1}


def test_one_of_a_kind_is_told_in_the_singular() -> None:
    s = table()
    events = listen(s)
    give(s, 0, wood=3, gem=3, stone=2)
    gain(s, knight=1)
    choose(s, GO_WITHOUT)
    said = [render(GAME.event_text(event, None), "fr", ["Ada"]) for event in events]
    assert "Ada manque de place et renonce (1 chevalier)" in said
