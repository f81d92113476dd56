"""The five actions, led and followed."""

from crownlands.games.villages.actions import Build, Develop, Recruit, UsePowers
from crownlands.games.villages.cards import BUILD, KINDS, TAX
from crownlands.games.villages.drawing import Discard, Draw, HandLimit, PlaceDiscard
from crownlands.games.villages.powers import CASTLE, FOOD
from crownlands.games.villages.rules import (
    DECLINE,
    FOLLOW,
    EndTurn,
    Follow,
    FollowBuild,
    FollowRecruit,
    Lead,
    Turn,
)

from .tables import (
    answer,
    ask_follow,
    built,
    cards_of,
    cover,
    defaults,
    gold,
    hand,
    in_hand,
    kinds_told,
    land,
    lead,
    may_lead,
    names,
    number,
    pool,
    sound,
    table,
)

# The turn -----------------------------------------------------------------------------------------


def test_replenishing_takes_every_coin_off_castle_and_resources() -> None:
    s = table()
    land(s, 0, "food", "food", "wood")
    cover(s, 0, "castle", "food", "wood")
    s.push(Turn(0))
    s.settle()
    assert s.villages[0].gold == 3
    assert s.villages[0].coins == [0, 0, 0, 0, 0]
    assert isinstance(s.asked(), Lead)
    sound(s)


def test_only_the_active_player_replenishes() -> None:
    s = table()
    land(s, 1, "food")
    cover(s, 1, "food")
    s.push(Turn(0))
    s.settle()
    assert s.villages[1].gold == 0
    assert s.villages[1].coins[FOOD] == 1


def test_everyone_else_may_follow_in_clockwise_order_and_then_the_left_leads() -> None:
    s = table(seats=4)
    lead(s, 2, "tax")
    turns = s.turns
    answer(s, Draw, 0)
    for seat in (3, 0, 1):
        ask = s.asked()
        assert isinstance(ask, Follow)
        assert ask.seat == seat
        answer(s, Follow, DECLINE)
    ask = s.asked()
    assert isinstance(ask, Lead)
    assert ask.seat == 3
    assert s.turns == turns + 1


def test_a_player_who_declines_gets_nothing() -> None:
    s = table()
    told = ask_follow(s, 1, "harvest")
    answer(s, Follow, DECLINE)
    assert s.villages[1].hand == []
    assert kinds_told(told) == ["decline"]


# Harvest ------------------------------------------------------------------------------------------


def test_leading_harvest_draws_three_cards_one_at_a_time() -> None:
    s = table()
    lead(s, 0, "harvest")
    answer(s, Draw, 0)
    answer(s, Draw, 1)
    answer(s, Draw, 4)
    assert in_hand(s, 0) == ["tannery", "market", "palisade"]
    assert not isinstance(s.asked(), Draw)


def test_following_harvest_draws_one_card() -> None:
    s = table()
    ask_follow(s, 1, "harvest")
    answer(s, Follow, FOLLOW)
    answer(s, Draw, 2)
    assert in_hand(s, 1) == ["hideout"]
    assert s.over


# Develop ------------------------------------------------------------------------------------------


def test_leading_develop_discards_one_card_and_develops_another() -> None:
    s = table()
    hand(s, 0, "farm", "keep", "oracle")
    lead(s, 0, "develop")
    answer(s, Discard, number("oracle"))
    answer(s, PlaceDiscard, 2)
    answer(s, Develop, number("keep"))
    assert names(s.piles[2]) == ["hideout", "oracle"]
    assert names(s.villages[0].resources) == ["keep"]
    assert in_hand(s, 0) == ["farm"]
    sound(s)


def test_following_develop_discards_two_cards_and_develops_another() -> None:
    s = table()
    hand(s, 1, "farm", "keep", "oracle", "tavern")
    ask_follow(s, 1, "develop")
    answer(s, Follow, FOLLOW)
    answer(s, Discard, number("oracle"))
    answer(s, PlaceDiscard, 0)
    answer(s, Discard, number("tavern"))
    answer(s, PlaceDiscard, 4)
    answer(s, Develop, number("farm"))
    assert names(s.villages[1].resources) == ["farm"]
    assert in_hand(s, 1) == ["keep"]
    sound(s)


# Build --------------------------------------------------------------------------------------------


def test_leading_build_pays_places_the_building_and_draws_a_card() -> None:
    s = table()
    hand(s, 0, "tannery", "hideout")
    land(s, 0, "food", "wood")
    gold(s, 0, 2)
    lead(s, 0, "build")
    answer(s, Build, number("tannery"))
    defaults(s, 0, until=Draw)
    answer(s, Draw, 3)
    assert cards_of(s, 0) == {"tannery"}
    assert in_hand(s, 0) == ["hideout", "chapel"]
    assert s.villages[0].gold == 1
    assert s.villages[0].coins[FOOD] == 1


def test_following_build_draws_no_card() -> None:
    s = table()
    hand(s, 1, "tannery")
    land(s, 1, "food")
    gold(s, 1, 1)
    cover(s, 1, "castle")
    ask_follow(s, 1, "build")
    answer(s, FollowBuild, 1 + number("tannery"))
    assert cards_of(s, 1) == {"tannery"}
    assert s.villages[1].hand == []
    assert s.over


def test_a_building_of_the_same_name_cannot_be_built_twice() -> None:
    s = table()
    built(s, 0, "tannery")
    hand(s, 0, "tannery")
    land(s, 0, "food")
    gold(s, 0, 3)
    assert "build" not in may_lead(s)


# Recruit ------------------------------------------------------------------------------------------


def test_leading_recruit_costs_one_gold_and_the_pool_is_filled_up() -> None:
    s = table()
    built(s, 0, "palisade", "chapel", "hideout")
    pool(s, "miner", "paladin", "rogue", "wizard", "monk")
    coming = s.adventurers[-1]
    gold(s, 0, 1)
    lead(s, 0, "recruit")
    answer(s, Recruit, number("paladin") - KINDS)
    assert "paladin" in cards_of(s, 0)
    assert s.villages[0].gold == 0
    assert s.bank == s.coins
    assert s.pool[1] == coming
    assert len(s.pool) == 5
    sound(s)


def test_following_recruit_costs_two_gold() -> None:
    s = table()
    built(s, 1, "palisade", "chapel")
    pool(s, "paladin")
    gold(s, 1, 1)
    ask_follow(s, 1, "recruit")
    assert s.over
    gold(s, 1, 1)
    ask_follow(s, 1, "recruit")
    answer(s, FollowRecruit, 1 + number("paladin") - KINDS)
    assert s.villages[1].gold == 0
    assert "paladin" in cards_of(s, 1)


def test_with_no_adventurer_left_in_the_deck_the_pool_shrinks() -> None:
    s = table()
    built(s, 0, "palisade", "chapel")
    pool(s, "paladin", "miner")
    s.adventurers = ()
    gold(s, 0, 1)
    lead(s, 0, "recruit")
    assert names(s.pool) == ["miner"]


# Tax ----------------------------------------------------------------------------------------------


def test_leading_tax_takes_a_coin_and_draws_a_card() -> None:
    s = table()
    lead(s, 0, "tax")
    answer(s, Draw, 0)
    assert s.villages[0].gold == 1
    assert in_hand(s, 0) == ["tannery"]


def test_following_tax_draws_a_card_only() -> None:
    s = table()
    ask_follow(s, 1, "tax")
    answer(s, Follow, FOLLOW)
    answer(s, Draw, 0)
    assert s.villages[1].gold == 0
    assert in_hand(s, 1) == ["tannery"]


# Powers -------------------------------------------------------------------------------------------


def test_powers_work_when_following_too() -> None:
    s = table()
    built(s, 1, "guard_tower")
    ask_follow(s, 1, "harvest")
    answer(s, Follow, FOLLOW)
    answer(s, Draw, 0)
    answer(s, UsePowers, 1)
    assert len(s.villages[1].hand) == 2


def test_every_power_may_be_left_unused() -> None:
    s = table()
    built(s, 0, "oracle", "cathedral", "black_market")
    lead(s, 0, "tax")
    answer(s, Draw, 0)
    answer(s, UsePowers, s.options[-1])
    assert isinstance(s.asked(), Follow)
    assert (len(s.villages[0].hand), s.villages[0].gold) == (1, 1)


def test_the_hand_is_looked_at_after_leading_and_after_following() -> None:
    s = table()
    hand(s, 0, "farm", "farm", "farm", "keep", "keep", "keep", "abbey")
    lead(s, 0, "harvest")
    for pile in (0, 1, 2):
        answer(s, Draw, pile)
    answer(s, HandLimit, number("farm"))
    answer(s, PlaceDiscard, 0)
    answer(s, HandLimit, number("farm"))
    answer(s, PlaceDiscard, 0)
    assert isinstance(s.asked(), Follow)
    assert len(s.villages[0].hand) == 8


# The end ------------------------------------------------------------------------------------------


def test_the_turn_is_played_out_when_the_leader_reaches_the_number() -> None:
    s = table(target=4)
    built(s, 0, "chapel", "hideout", "palisade")
    hand(s, 0, "tannery")
    land(s, 0, "food")
    gold(s, 0, 1)
    hand(s, 1, "tannery")
    gold(s, 1, 1)
    lead(s, 0, "build")
    defaults(s, 0)
    answer(s, FollowBuild, 1 + number("tannery"))
    assert cards_of(s, 1) == {"tannery"}
    assert s.villages[1].coins[CASTLE] == 1
    assert s.over


def test_a_follower_can_bring_about_the_end() -> None:
    s = table(target=4)
    built(s, 1, "chapel", "hideout", "palisade")
    hand(s, 1, "tannery")
    gold(s, 1, 1)
    s.push(EndTurn(0, BUILD))
    ask_follow(s, 1, "build")
    answer(s, FollowBuild, 1 + number("tannery"))
    assert s.over


def test_castle_and_resources_do_not_count_towards_the_end() -> None:
    s = table(target=4)
    built(s, 0, "chapel", "hideout", "palisade")
    land(s, 0, "food", "wood", "stone")
    s.push(EndTurn(0, TAX))
    s.settle()
    assert isinstance(s.asked(), Lead)


def test_actions_that_cannot_be_paid_cannot_be_led() -> None:
    s = table()
    assert may_lead(s) == ["harvest", "tax"]
    hand(s, 0, "farm", "keep")
    assert may_lead(s) == ["harvest", "develop", "tax"]
