"""Privilege tiles: every kind, and when grants may be used."""

import pytest

from crownlands.games.margraves import turn
from crownlands.games.margraves.citizens import Offer
from crownlands.games.margraves.locations import GRANT as LOCATION_GRANT
from crownlands.games.margraves.locations import RECRUIT_GRANT, TAKE_GOLD, Recruit, UseLocation
from crownlands.games.margraves.pennant import GRANT as DEPLOY_GRANT
from crownlands.games.margraves.pennant import Deploy
from crownlands.games.margraves.powers import GOLD, GUILDS, WILD
from crownlands.games.margraves.privilege import DONE, CashGrants, TakeTile
from crownlands.games.margraves.scoring import banner_points, guild_icons
from crownlands.games.margraves.slaying import GRANT as SLAY_GRANT
from crownlands.games.margraves.slaying import SPARE, Slay
from crownlands.games.margraves.tiles import GRANTS, TILE_KEYS

from .tables import (
    asked,
    choose,
    give,
    goods,
    grants,
    hand,
    line,
    monster,
    no_monsters,
    open_tiles,
    place,
    play,
    stand,
    table,
    take_turn,
    tile,
    tiles,
)

GRANT_TILES = {
    "i_influence_1": {"influence": 1},
    "ii_influence_2": {"influence": 2},
    "ii_influence_1_gold_4": {"influence": 1, "gold": 4},
    "i_gold_4": {"gold": 4},
    "i_wild_2": {"wild": 2},
    "i_gem_1": {"gem": 1},
    "i_knight_2_gold_1": {"knight": 2, "gold": 1},
    "i_strength_3": {"strength": 3},
    "i_wild_1_gold_2": {"wild": 1, "gold": 2},
    "ii_gold_8": {"gold": 8},
    "ii_gem_1_wild_2": {"gem": 1, "wild": 2},
    "ii_wild_4": {"wild": 4},
    "ii_strength_3_knight_2": {"strength": 3, "knight": 2},
}
ICON_TILES = {
    "i_artisan": (1, 0, 0, 0),
    "i_soldier": (0, 1, 0, 0),
    "i_shadow": (0, 0, 1, 0),
    "i_holy": (0, 0, 0, 1),
    "ii_artisan": (2, 0, 0, 0),
    "ii_soldier": (0, 2, 0, 0),
    "ii_shadow": (0, 0, 2, 0),
    "ii_holy": (0, 0, 0, 2),
    "ii_artisan_soldier": (1, 1, 0, 0),
    "ii_shadow_holy": (0, 0, 1, 1),
    "ii_artisan_shadow": (1, 0, 1, 0),
    "ii_soldier_holy": (0, 1, 0, 1),
    "ii_artisan_holy": (1, 0, 0, 1),
    "ii_soldier_shadow": (0, 1, 1, 0),
}
BANNER_TILES = [
    f"{level}_{banner}"
    for level in ("i", "ii")
    for banner in ("stag", "hawk", "boar", "serpent", "oak")
]


def test_every_privilege_tile_is_tried_below() -> None:
    assert [*GRANT_TILES, *ICON_TILES, *BANNER_TILES] == list(TILE_KEYS)
    assert len(GRANT_TILES) == GRANTS


@pytest.mark.parametrize("key", GRANT_TILES)
def test_a_grant_is_discarded_for_its_reward(key: str) -> None:
    gains = dict(GRANT_TILES[key])
    s = table()
    grants(s, 0, key)
    play(s, CashGrants(0))
    choose(s, tile(key))
    margrave = s.margraves[0]
    for _ in range(gains.pop("wild", 0)):
        if asked(s) == "GainWild":
            choose(s, 2)
        gains["magic"] = gains.get("magic", 0) + 1
    steps = gains.pop("influence", 0)
    for _ in range(steps):
        choose(s, 0)
    assert margrave.influence == [steps, 0, 0, 0]
    assert margrave.gold == gains.pop("gold", 0)
    assert margrave.strength == gains.pop("strength", 0)
    assert goods(s) == gains
    assert margrave.grants == ()
    assert s.spent == (tile(key),)


@pytest.mark.parametrize("key", ICON_TILES)
def test_an_icon_tile_counts_at_the_end(key: str) -> None:
    s = table()
    hand(s, 0)
    tiles(s, 0, key)
    assert tuple(guild_icons(s.margraves[0])) == ICON_TILES[key]
    assert len(GUILDS) == 4


@pytest.mark.parametrize("key", BANNER_TILES)
def test_a_banner_tile_counts_at_the_end(key: str) -> None:
    assert banner_points((tile(key),)) == 1
    other = "i_stag" if not key.endswith("stag") else "i_oak"
    assert banner_points((tile(key), tile(other))) == 4


def test_a_taken_grant_lies_on_the_board_and_an_end_tile_above_it() -> None:
    s = table()
    open_tiles(s, "i_gold_4", "i_stag")
    play(s, TakeTile(0, 1, 1))
    choose(s, tile("i_gold_4"))
    assert s.margraves[0].grants == (tile("i_gold_4"),)
    play(s, TakeTile(0, 1, 1))
    assert s.margraves[0].tiles == (tile("i_stag"),)
    assert s.open_tiles[0] == ()


# When grants are offered


def test_the_turn_itself_offers_every_grant_that_gives_something() -> None:
    s = table()
    grants(s, 0, "i_gold_4", "i_gem_1", "i_strength_3")
    give(s, 0, strength=8)
    s.supply[3] = 0
    take_turn(s, 0)
    offered = [option - turn.GRANT for option in s.options if option >= turn.GRANT]
    assert offered == [tile("i_gold_4")]


def test_a_grant_used_before_the_card_may_make_a_tower_possible() -> None:
    s = table()
    grants(s, 0, "i_gem_1")
    give(s, 0, stone=1, wood=1, magic=1)
    take_turn(s, 0)
    assert turn.BUILD not in s.options
    choose(s, turn.GRANT + tile("i_gem_1"))
    assert turn.BUILD in s.options


def test_grants_before_the_card_are_used_in_any_order() -> None:
    s = table()
    grants(s, 0, "i_gold_4", "i_wild_2", "i_gem_1", "ii_gold_8")
    give(s, 0, stone=1)
    take_turn(s, 0)
    choose(s, turn.GRANT + tile("i_gem_1"))
    offered = [option - turn.GRANT for option in s.options if option >= turn.GRANT]
    assert offered == [tile("i_gold_4"), tile("i_wild_2"), tile("ii_gold_8")]
    choose(s, turn.GRANT + tile("i_wild_2"), 1, 2)
    assert turn.BUILD in s.options


def test_two_equal_grants_are_offered_once() -> None:
    s = table(3)
    grants(s, 0, "i_gold_4", "i_gold_4")
    play(s, CashGrants(0))
    assert s.options == [DONE, tile("i_gold_4")]
    choose(s, tile("i_gold_4"))
    assert s.options == [DONE, tile("i_gold_4")]


def test_grants_before_the_clean_up_are_used_in_any_order() -> None:
    s = table()
    grants(s, 0, "i_gold_4", "i_gem_1", "ii_gold_8")
    play(s, CashGrants(0))
    choose(s, tile("i_gem_1"))
    assert s.options == [DONE, tile("i_gold_4"), tile("ii_gold_8")]


def test_after_a_grant_for_influence_every_grant_is_open_again() -> None:
    s = table()
    grants(s, 0, "i_influence_1", "ii_influence_2", "i_gold_4")
    take_turn(s, 0)
    choose(s, turn.GRANT + tile("ii_influence_2"), 0, 0)
    offered = [option - turn.GRANT for option in s.options if option >= turn.GRANT]
    assert offered == [tile("i_influence_1"), tile("i_gold_4")]


def test_the_last_card_in_hand_still_lets_grants_be_used_before_recall() -> None:
    s = table()
    hand(s, 0, "monk")
    grants(s, 0, "i_gold_4")
    take_turn(s, 0)
    assert s.options == [turn.RECALL, turn.GRANT + tile("i_gold_4")]


def test_before_the_clean_up_grants_are_offered_once_more_or_kept() -> None:
    s = table()
    grants(s, 0, "i_gold_4", "i_gem_1")
    play(s, CashGrants(0))
    assert s.options == [DONE, tile("i_gold_4"), tile("i_gem_1")]
    choose(s, DONE)
    assert s.margraves[0].grants == (tile("i_gold_4"), tile("i_gem_1"))


def test_without_grants_nothing_is_asked_before_the_clean_up() -> None:
    s = table()
    play(s, CashGrants(0))
    assert s.over


def test_a_location_offers_a_grant_for_what_its_power_lacks() -> None:
    s = table()
    grants(s, 0, "i_wild_2", "i_gold_4", "i_gem_1")
    give(s, 0, stone=1)
    play(s, UseLocation(0, place("thraecius")))
    assert s.options == [TAKE_GOLD, LOCATION_GRANT + tile("i_wild_2")]
    choose(s, LOCATION_GRANT + tile("i_wild_2"), 0, 0)
    assert s.options == [0, TAKE_GOLD]
    s = table()
    grants(s, 0, "i_wild_2", "i_gold_4")
    play(s, UseLocation(0, place("silesia")))
    assert s.options == [TAKE_GOLD, LOCATION_GRANT + tile("i_gold_4")]


def test_a_location_that_lacks_nothing_offers_no_grant() -> None:
    s = table()
    grants(s, 0, "i_wild_2", "i_gold_4")
    play(s, UseLocation(0, place("hamun")))
    assert s.options == [0, TAKE_GOLD]


def test_recruiting_offers_gold_where_a_citizen_is_too_dear() -> None:
    s = table()
    line(s, "monk", "bard")
    grants(s, 0, "i_gold_4", "i_gem_1")
    give(s, 0, gold=2)
    play(s, Recruit(0, 1))
    assert s.options == [0, RECRUIT_GRANT + tile("i_gold_4"), 5]
    choose(s, RECRUIT_GRANT + tile("i_gold_4"))
    assert s.options == [0, 1, 5]


def test_recruiting_offers_no_gold_that_would_still_be_too_little() -> None:
    s = table()
    line(s, "monk", "bard")
    grants(s, 0, "i_knight_2_gold_1")
    play(s, Recruit(0, 1))
    assert s.over
    give(s, 0, gold=1)
    play(s, Recruit(0, 1))
    assert s.options == [RECRUIT_GRANT + tile("i_knight_2_gold_1"), 5]


def test_slaying_offers_what_a_monster_still_takes() -> None:
    s = table()
    stand(s, 0, "regkstrom")
    monster(s, "wraith")
    s.knights[place("regkstrom")] = 0
    grants(s, 0, "i_strength_3", "i_wild_2", "i_knight_2_gold_1", "i_gold_4")
    give(s, 0, strength=3)
    play(s, Slay(0, 0))
    assert s.options == [SLAY_GRANT + tile("i_wild_2"), SPARE]
    choose(s, SPARE)
    s.margraves[0].strength = 1
    give(s, 0, magic=1)
    play(s, Slay(0, 0))
    offered = [tile("i_knight_2_gold_1"), tile("i_strength_3")]
    assert s.options == [*[SLAY_GRANT + grant for grant in offered], SPARE]


def test_deploying_offers_knights_where_none_is_stored() -> None:
    s = table()
    grants(s, 0, "i_knight_2_gold_1", "i_gold_4")
    play(s, Deploy(0))
    assert DEPLOY_GRANT + tile("i_knight_2_gold_1") in s.options
    assert DEPLOY_GRANT + tile("i_gold_4") not in s.options


def test_an_offer_in_ones_own_turn_may_be_paid_with_a_grant() -> None:
    s = table()
    grants(s, 0, "i_gold_4")
    play(s, Offer(0, 0, 0, GOLD, 1, (WILD,)))
    assert s.options == [0, 2 + tile("i_gold_4")]
    choose(s, 2 + tile("i_gold_4"), 1)
    assert s.margraves[0].gold == 3


def test_an_offer_that_wants_a_resource_may_be_paid_with_a_grant_too() -> None:
    s = table()
    grants(s, 0, "i_wild_2")
    play(s, Offer(0, 0, 0, WILD, 1, (GOLD, GOLD, GOLD)))
    assert s.options == [0, 2 + tile("i_wild_2")]


def test_grants_are_not_used_in_a_rivals_turn() -> None:
    s = table()
    grants(s, 1, "i_gold_4")
    play(s, Offer(1, 0, 0, GOLD, 1, (WILD,)))
    assert s.over


def test_a_player_without_grants_is_never_asked_more() -> None:
    s = table()
    no_monsters(s)
    take_turn(s, 0)
    assert all(option < turn.GRANT for option in s.options)
