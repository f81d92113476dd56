"""The eight Locations: each power, or 2 gold."""

import pytest

from crownlands.games.margraves.board import PLACE_KEYS
from crownlands.games.margraves.cards import NOBODY
from crownlands.games.margraves.locations import GRANT, POWER, TAKE_GOLD, UseLocation

from .tables import asked, choose, give, goods, grants, line, names, place, play, table, tile


def enter(s, key: str) -> None:
    play(s, UseLocation(0, place(key)))


@pytest.mark.parametrize(
    ("key", "kind"), [("hamun", "stone"), ("inkadeus", "wood"), ("regkstrom", "magic")]
)
def test_a_resource_location_gives_its_resource(key: str, kind: str) -> None:
    s = table()
    enter(s, key)
    choose(s, POWER)
    assert goods(s) == {kind: 1}
    assert s.over


def test_viktoria_gives_strength() -> None:
    s = table()
    enter(s, "viktoria")
    choose(s, POWER)
    assert s.margraves[0].strength == 1


def test_silesia_sells_a_resource_of_choice_for_a_gold() -> None:
    s = table()
    give(s, 0, gold=1)
    enter(s, "silesia")
    choose(s, POWER, 2)
    assert goods(s) == {"magic": 1}
    assert s.margraves[0].gold == 0


def test_silesia_without_a_resource_to_sell_is_two_gold() -> None:
    s = table()
    s.supply[:3] = [0, 0, 0]
    give(s, 0, gold=1)
    enter(s, "silesia")
    assert s.margraves[0].gold == 3


def test_silesia_with_full_storage_does_not_sell_nothing() -> None:
    s = table()
    give(s, 0, gold=1, wood=4, gem=4)
    enter(s, "silesia")
    choose(s, POWER)
    assert s.options == [0, 1, 2]
    choose(s, 0, 3)
    assert goods(s) == {"stone": 1, "wood": 4, "gem": 3}


def test_shilina_recruits_at_the_price_of_the_place() -> None:
    s = table()
    line(s, "monk", "bard", "rogue", "pilot", "ranger")
    give(s, 0, gold=3)
    enter(s, "shilina")
    choose(s, POWER)
    assert asked(s) == "Recruit"
    assert s.options == [0, 1]  # nobody is drawn from the deck, and the power must be used now
    choose(s, 1)
    assert s.margraves[0].gold == 0
    assert "bard" in names(s.margraves[0].hand)
    assert s.line[1] == NOBODY


def test_shilina_takes_the_last_gold() -> None:
    s = table()
    line(s, "monk")
    give(s, 0, gold=2)
    enter(s, "shilina")
    assert s.options == [POWER, TAKE_GOLD]


def test_thraecius_gives_a_gem_for_three_resources_in_any_mix() -> None:
    s = table()
    give(s, 0, stone=2, wood=1, magic=1)
    enter(s, "thraecius")
    choose(s, POWER, 1)  # a stone must be among them; then wood, and the magic is the last
    assert goods(s) == {"stone": 1, "gem": 1}


def test_nymar_makes_a_naval_action() -> None:
    s = table()
    give(s, 0, stone=1, wood=1)
    enter(s, "nymar")
    choose(s, POWER)
    assert asked(s) == "SailShip"
    assert s.options == [2, 1]


@pytest.mark.parametrize("key", PLACE_KEYS)
def test_every_location_pays_two_gold_instead_of_its_power(key: str) -> None:
    s = table()
    line(s, "monk")
    give(s, 0, gold=5, stone=3)
    enter(s, key)
    assert s.options == [POWER, TAKE_GOLD]
    choose(s, TAKE_GOLD)
    assert s.margraves[0].gold == 7
    assert s.over


@pytest.mark.parametrize("key", ["silesia", "shilina", "thraecius", "nymar"])
def test_a_power_that_cannot_be_paid_is_two_gold(key: str) -> None:
    s = table()
    enter(s, key)
    assert s.over
    assert s.margraves[0].gold == 2


@pytest.mark.parametrize(("key", "kind"), [("hamun", 0), ("inkadeus", 1), ("regkstrom", 2)])
def test_an_empty_supply_is_two_gold(key: str, kind: int) -> None:
    s = table()
    s.supply[kind] = 0
    enter(s, key)
    assert s.margraves[0].gold == 2


def test_strength_at_eight_makes_viktoria_two_gold() -> None:
    s = table()
    give(s, 0, strength=8)
    enter(s, "viktoria")
    assert s.margraves[0].gold == 2


def test_thraecius_is_not_used_in_part() -> None:
    s = table()
    give(s, 0, stone=1, wood=1)
    enter(s, "thraecius")
    assert s.margraves[0].gold == 2
    assert goods(s) == {"stone": 1, "wood": 1}


def test_thraecius_without_gems_in_the_supply_is_two_gold() -> None:
    s = table()
    s.supply[3] = 0
    give(s, 0, stone=3)
    grants(s, 0, "i_wild_2")
    enter(s, "thraecius")
    assert goods(s) == {"stone": 3}
    assert s.margraves[0].gold == 2


def test_a_location_that_no_grant_can_help_offers_none() -> None:
    s = table()
    s.supply[3] = 0
    grants(s, 0, "i_wild_2")
    enter(s, "thraecius")
    assert s.over
    s = table()
    s.supply[:3] = [0, 0, 0]
    grants(s, 0, "i_gold_4")
    enter(s, "silesia")
    assert s.over
    s = table()
    line(s)
    grants(s, 0, "i_gold_4")
    enter(s, "shilina")
    assert s.over


def test_a_location_that_grants_do_not_bring_within_reach_offers_none() -> None:
    s = table()
    grants(s, 0, "i_wild_1_gold_2")
    give(s, 0, stone=1)
    enter(s, "thraecius")
    assert s.over  # two resources are not three
    s = table()
    give(s, 0, stone=1)
    s.supply[:3] = [0, 1, 0]
    grants(s, 0, "i_wild_2")
    enter(s, "thraecius")
    assert s.over  # nor does the supply have them
    s = table()
    line(s, "monk")
    grants(s, 0, "i_knight_2_gold_1")
    enter(s, "shilina")
    assert s.over  # the first place costs two gold


def test_several_grants_together_bring_a_location_within_reach() -> None:
    s = table()
    grants(s, 0, "i_wild_1_gold_2", "i_wild_2")
    enter(s, "thraecius")
    assert s.options == [TAKE_GOLD, GRANT + tile("i_wild_2"), GRANT + tile("i_wild_1_gold_2")]
    choose(s, GRANT + tile("i_wild_1_gold_2"), 0)
    assert s.options == [TAKE_GOLD, GRANT + tile("i_wild_2")]
    choose(s, GRANT + tile("i_wild_2"), 0, 0)
    assert s.options == [POWER, TAKE_GOLD]


def test_a_resource_for_full_storage_needs_room_made_or_is_two_gold() -> None:
    s = table()
    give(s, 0, wood=5, gem=3)
    enter(s, "hamun")
    assert s.options == [POWER, TAKE_GOLD]
    choose(s, POWER)
    assert asked(s) == "MakeRoom"
    assert s.options == [1, 3]  # to have used the power and then to go without is no choice
    choose(s, 1)
    assert goods(s) == {"stone": 1, "wood": 4, "gem": 3}


def test_a_resource_that_only_its_own_kind_could_make_room_for_is_two_gold() -> None:
    for key in ("hamun", "silesia"):
        s = table()
        s.margraves[0].goods[0] = 8
        s.supply[:3] = [2, 0, 0]
        give(s, 0, gold=1)
        enter(s, key)
        assert s.over
        assert s.margraves[0].gold == 3


def test_the_line_is_never_recruited_past_its_last_card() -> None:
    s = table()
    line(s)
    give(s, 0, gold=9)
    enter(s, "shilina")
    assert s.margraves[0].gold == 11


def test_a_location_holds_any_number_of_margraves_and_knights() -> None:
    s = table(5)
    s.knights[place("hamun")] = 9
    for margrave in s.margraves:
        margrave.place = place("hamun")
    enter(s, "hamun")
    choose(s, POWER)
    assert goods(s) == {"stone": 1}
