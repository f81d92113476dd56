"""The rulings that change play with two to five players, each under its own name."""

import pytest

from crownlands.games.villages.actions import (
    DISCARD_ONE,
    NO_MORE,
    STEAL,
    TAKE_GOLD,
    StealAgain,
    UsePowers,
)
from crownlands.games.villages.cards import HARVEST, KINDS
from crownlands.games.villages.drawing import (
    STOP_DRAWING,
    Discard,
    Draw,
    HandLimit,
    MayDraw,
    PlaceDiscard,
)
from crownlands.games.villages.payment import Pay
from crownlands.games.villages.powers import FOOD
from crownlands.games.villages.rules import (
    FOLLOW,
    EndTurn,
    Follow,
    FollowBuild,
    FollowRecruit,
    Lead,
)
from crownlands.games.villages.scoring import sheet
from crownlands.games.villages.state import DECK

from .tables import (
    GAME,
    answer,
    ask_follow,
    built,
    cards_of,
    cover,
    defaults,
    gold,
    hand,
    in_hand,
    land,
    lead,
    may_lead,
    names,
    number,
    on_deck,
    pile,
    pool,
    recruited,
    sound,
    table,
)


def test_ruling_following_recruit_costs_two_gold() -> None:
    s = table()
    built(s, 1, "palisade", "chapel")
    pool(s, "paladin")
    gold(s, 1, 3)
    ask_follow(s, 1, "recruit")
    answer(s, FollowRecruit, 1 + number("paladin") - KINDS)
    assert s.villages[1].gold == 1


@pytest.mark.parametrize(
    ("seats", "coins", "bank"), [(2, 14, 8), (3, 20, 11), (4, 25, 13), (5, 30, 15)]
)
def test_ruling_the_starting_gold_comes_out_of_the_total(seats: int, coins: int, bank: int) -> None:
    s = GAME.start(seats, 1)
    assert (s.coins, s.bank) == (coins, bank)


@pytest.mark.parametrize(("seats", "target"), [(2, 12), (3, 10), (4, 9), (5, 8)])
def test_ruling_the_number_that_ends_the_game(seats: int, target: int) -> None:
    assert GAME.start(seats, 1).target == target
    assert GAME.start(seats, 1, {f"target_{seats}": 7}).target == 7


def test_ruling_an_empty_bank_gives_nothing_but_tax_still_draws() -> None:
    s = table()
    built(s, 0, "cathedral", "black_market")
    gold(s, 1, s.bank)
    lead(s, 0, "tax")
    answer(s, Draw, 0)
    assert s.villages[0].gold == 0
    assert len(s.villages[0].hand) == 1
    assert not isinstance(s.asked(), UsePowers)


def test_ruling_gold_paid_for_recruiting_can_be_taken_at_once() -> None:
    s = table()
    built(s, 0, "palisade", "armory", "keep")
    pool(s, "champion")
    gold(s, 0, s.bank)
    before = s.villages[0].gold
    lead(s, 0, "recruit")
    answer(s, UsePowers, TAKE_GOLD)
    assert s.villages[0].gold == before


def test_ruling_a_bank_with_less_gives_what_it_has() -> None:
    s = table(coins=3)
    hand(s, 0, "fortress")
    land(s, 0, "food", "wood", "stone", "stone", "wood")
    s.villages[0].cards |= 1 << number("farm") | 1 << number("sawmill") | 1 << number("quarry")
    gold(s, 0, 2)
    lead(s, 0, "build")
    defaults(s, 0, until=Draw)
    answer(s, Draw, 0)
    answer(s, UsePowers, TAKE_GOLD)
    assert s.bank == 0
    assert s.villages[0].all_gold() == 3


def test_ruling_an_empty_deck_is_made_anew_from_the_buried_cards() -> None:
    s = table()
    pile(s, 0, "farm", "keep", "abbey")
    pile(s, 1, "oracle", "tavern")
    s.villages[1].resources = tuple(s.deck)
    s.deck = []
    told = lead(s, 0, "harvest")
    answer(s, Draw, DECK)
    assert any(event.kind == "reshuffle" and event.data == (3,) for event in told)
    assert [len(cards) for cards in s.piles] == [1, 1, 1, 1, 1]
    assert names(s.piles[0] + s.piles[1]) == ["abbey", "tavern"]
    assert sorted(in_hand(s, 0) + names(s.deck)) == ["farm", "keep", "oracle"]


def test_ruling_an_emptied_pile_too_is_filled_from_the_buried_cards() -> None:
    s = table()
    pile(s, 0, "farm", "abbey")
    s.villages[1].resources = tuple(s.deck)
    s.deck = []
    lead(s, 0, "harvest")
    answer(s, Draw, 3)
    assert names(s.piles[3]) == ["farm"]
    assert s.deck == []


def test_ruling_with_nothing_buried_the_refill_is_skipped() -> None:
    s = table()
    s.villages[1].resources = tuple(s.deck)
    s.deck = []
    lead(s, 0, "harvest")
    assert DECK not in s.options
    answer(s, Draw, 3)
    assert s.piles[3] == ()
    assert 3 not in s.options


def test_ruling_the_hand_limit_is_kept_before_the_next_player_follows() -> None:
    s = table(seats=3)
    hand(s, 1, "farm", "farm", "farm", "keep", "keep", "keep", "abbey", "abbey")
    lead(s, 0, "tax")
    answer(s, Draw, 0)
    answer(s, Follow, FOLLOW)
    answer(s, Draw, 1)
    answer(s, HandLimit, number("abbey"))
    answer(s, PlaceDiscard, 0)
    ask = s.asked()
    assert isinstance(ask, Follow)
    assert ask.seat == 2
    answer(s, Follow, FOLLOW)
    answer(s, Draw, 0)
    assert in_hand(s, 2) == ["abbey"]


def test_ruling_more_than_eight_cards_are_fine_in_the_middle_of_an_action() -> None:
    s = table()
    built(s, 0, "guard_tower")
    hand(s, 0, "farm", "farm", "farm", "keep", "keep", "keep", "abbey", "abbey")
    lead(s, 0, "harvest")
    for place in (0, 1, 2):
        answer(s, Draw, place)
    answer(s, UsePowers, 3)
    assert len(s.villages[0].hand) == 12
    assert isinstance(s.asked(), HandLimit)


def test_ruling_each_discard_goes_on_a_pile_of_choice_and_buries_its_top() -> None:
    s = table()
    hand(s, 0, "farm", "keep")
    s.push(Discard(0, 1))
    s.settle()
    answer(s, Discard, number("farm"))
    assert sorted(s.options) == [0, 1, 2, 3, 4]
    answer(s, PlaceDiscard, 2)
    assert names(s.piles[2]) == ["hideout", "farm"]


def test_ruling_a_refilled_card_can_be_drawn_next() -> None:
    s = table()
    on_deck(s, "oracle", "abbey")
    lead(s, 0, "harvest")
    answer(s, Draw, 2)
    answer(s, Draw, 2)
    answer(s, Draw, 2)
    assert in_hand(s, 0) == ["hideout", "oracle", "abbey"]


def test_ruling_build_is_paid_placed_drawn_for_and_then_come_the_powers() -> None:
    s = table()
    built(s, 0, "armory")
    hand(s, 0, "market")
    land(s, 0, "food", "wood")
    gold(s, 0, 2)
    lead(s, 0, "build")
    assert isinstance(s.asked(), Pay)
    defaults(s, 0, until=Draw)
    assert "market" in cards_of(s, 0)
    answer(s, Draw, 0)
    assert isinstance(s.asked(), UsePowers)
    assert {TAKE_GOLD, 0, DECK, NO_MORE} <= set(s.options)


def test_ruling_the_card_drawn_for_building_cannot_pay_for_it() -> None:
    s = table()
    built(s, 0, "fountain")
    hand(s, 0, "tannery", "farm")
    assert "build" not in may_lead(s)


def test_ruling_an_action_power_starts_with_the_next_action() -> None:
    s = table()
    hand(s, 0, "armory")
    land(s, 0, "wood", "stone", "stone")
    gold(s, 0, 3)
    lead(s, 0, "build")
    defaults(s, 0, until=Draw)
    answer(s, Draw, 0)
    assert not isinstance(s.asked(), UsePowers)


def test_ruling_an_instant_power_works_only_when_its_card_comes() -> None:
    s = table()
    built(s, 0, "market", "sanctuary")
    hand(s, 0, "tannery")
    gold(s, 0, 1)
    lead(s, 0, "build")
    answer(s, Draw, 0)
    assert not isinstance(s.asked(), UsePowers)


def test_ruling_an_end_power_counts_its_own_card() -> None:
    s = table()
    built(s, 0, "harbor")
    assert sheet(s, 0).total == 1 + 1


def test_ruling_gold_of_a_build_power_cannot_pay_for_the_same_building() -> None:
    s = table()
    built(s, 0, "wizards_tower")
    hand(s, 0, "tannery")
    land(s, 0, "food")
    assert "build" not in may_lead(s)


def test_ruling_resource_powers_are_for_their_owner_only() -> None:
    s = table()
    built(s, 1, "farm")
    hand(s, 0, "tannery")
    gold(s, 0, 1)
    cover(s, 0, "castle")
    assert "build" not in may_lead(s)


def test_ruling_coins_on_a_resource_belong_to_its_owner() -> None:
    s = table()
    land(s, 1, "food")
    hand(s, 0, "tannery")
    gold(s, 0, 1)
    cover(s, 0, "castle")
    lead(s, 0, "build")
    assert s.villages[1].coins[FOOD] == 1
    assert sheet(s, 1).total == 1
    s.villages[1].replenish()
    assert s.villages[1].gold == 1


def test_ruling_one_coin_at_most_lies_on_a_resource() -> None:
    s = table()
    land(s, 1, "stone")
    hand(s, 0, "armory")
    land(s, 0, "wood")
    gold(s, 0, 3)
    cover(s, 0, "castle")
    assert "build" not in may_lead(s)


def test_ruling_the_thief_takes_free_coins_only_and_only_where_there_are_some() -> None:
    s = table(seats=4)
    built(s, 0, "tannery", "hideout")
    pool(s, "thief")
    gold(s, 0, 1)
    cover(s, 1, "castle")
    gold(s, 2, 1)
    land(s, 3, "food")
    cover(s, 3, "food")
    lead(s, 0, "recruit")
    assert s.options == [STEAL + 2, NO_MORE]
    answer(s, UsePowers, STEAL + 2)
    assert (s.villages[0].gold, s.villages[2].gold) == (1, 0)


def test_ruling_the_rogue_takes_what_is_there_from_one_opponent() -> None:
    s = table(seats=3)
    built(s, 0, "palisade", "hideout")
    pool(s, "rogue")
    gold(s, 0, 1)
    hand(s, 1, "farm")
    hand(s, 2, "keep", "keep", "keep")
    lead(s, 0, "recruit")
    answer(s, UsePowers, STEAL + 1)
    assert in_hand(s, 0) == ["farm"]
    assert not isinstance(s.asked(), StealAgain)


def test_ruling_only_thief_and_victim_learn_which_card_was_taken() -> None:
    s = table(seats=3)
    hand(s, 1, "farm")
    s.told = []
    s.steal_card(0, 1)
    for event in s.told:
        for reader in (None, 2):
            assert "farm" not in str(GAME.event_text(event, reader))
    assert "farm" in str(GAME.event_text(s.told[0], 0))
    assert "farm" in str(GAME.event_text(s.told[1], 1))


def test_ruling_the_same_card_may_be_developed_any_number_of_times() -> None:
    s = table()
    built(s, 0, "keep")
    hand(s, 0, "keep", "keep", "farm")
    s.villages[0].develop(number("keep"))
    s.villages[0].develop(number("keep"))
    assert names(s.villages[0].resources) == ["keep", "keep"]
    assert s.villages[0].land[2] == 2


def test_ruling_the_castle_has_no_type_and_does_not_count() -> None:
    s = table()
    assert [s.villages[0].count(type) for type in range(5)] == [0, 0, 0, 0, 0]
    assert s.cards_in(0) == 0


def test_ruling_developing_needs_two_cards_to_lead_and_three_to_follow() -> None:
    s = table()
    hand(s, 0, "farm")
    assert "develop" not in may_lead(s)
    hand(s, 0, "keep")
    assert "develop" in may_lead(s)
    ask_follow(s, 0, "develop")
    assert s.over
    hand(s, 0, "abbey")
    ask_follow(s, 0, "develop")
    assert isinstance(s.asked(), Follow)


def test_ruling_harvest_and_tax_can_always_be_led() -> None:
    s = table()
    assert may_lead(s) == ["harvest", "tax"]


def test_ruling_buildings_serve_several_adventurers_but_each_icon_needs_its_own() -> None:
    s = table()
    built(s, 0, "palisade", "chapel", "hideout")
    recruited(s, 0, "paladin")
    pool(s, "rogue", "knight", "priestess")
    gold(s, 0, 1)
    assert names(s.recruits(0, 1)) == ["rogue"]


def test_ruling_adventurers_do_not_meet_requirements() -> None:
    s = table()
    recruited(s, 0, "knight", "champion", "warlord")
    built(s, 0, "chapel")
    pool(s, "paladin")
    gold(s, 0, 1)
    assert s.recruits(0, 1) == []


@pytest.mark.parametrize(("card", "counted"), [("knight", 2), ("harbor", 2)])
def test_ruling_soldier_means_every_soldier_building(card: str, counted: int) -> None:
    s = table()
    built(s, 0, "palisade", "barracks")
    if card == "knight":
        recruited(s, 0, card)
    else:
        built(s, 0, card, "hideout")
    powers = [line.points for line in sheet(s, 0).lines if line.source.id == "vv-score-power"]
    assert powers == [counted]


def test_ruling_one_wild_for_that_building_only() -> None:
    s = table()
    recruited(s, 0, "warlord")
    hand(s, 0, "guard_tower")
    cover(s, 0, "castle")
    assert "build" not in may_lead(s)
    land(s, 0, "wood")
    gold(s, 0, 1)
    assert "build" in may_lead(s)


def test_ruling_the_necromancer_counts_once_when_recruited() -> None:
    s = table()
    built(s, 0, "hideout", "crypt")
    pool(s, "necromancer")
    gold(s, 0, 1)
    hand(s, 0, "farm", "farm", "farm", "keep", "keep", "keep", "abbey", "abbey")
    lead(s, 0, "recruit")
    answer(s, UsePowers, 0)
    answer(s, MayDraw, 1)
    assert len(s.villages[0].hand) == 10
    assert isinstance(s.asked(), HandLimit)


def test_ruling_tax_powers_give_gold_to_followers() -> None:
    s = table()
    built(s, 1, "cathedral")
    ask_follow(s, 1, "tax")
    answer(s, Follow, FOLLOW)
    answer(s, Draw, 0)
    answer(s, UsePowers, TAKE_GOLD)
    assert s.villages[1].gold == 1


def test_ruling_a_power_may_be_stopped_early() -> None:
    s = table()
    built(s, 0, "oracle")
    hand(s, 1, "farm", "keep")
    lead(s, 0, "tax")
    answer(s, Draw, 0)
    answer(s, UsePowers, 1)
    answer(s, MayDraw, STOP_DRAWING)
    assert len(s.villages[0].hand) == 2

    s = table()
    built(s, 0, "palisade", "hideout")
    pool(s, "rogue")
    gold(s, 0, 1)
    hand(s, 1, "farm", "keep", "abbey")
    lead(s, 0, "recruit")
    answer(s, UsePowers, STEAL + 1)
    answer(s, StealAgain, 0)
    assert len(s.villages[0].hand) == 1
    assert len(s.villages[1].hand) == 2


def test_ruling_a_power_with_a_cost_is_all_or_nothing() -> None:
    s = table()
    built(s, 0, "black_market")
    hand(s, 0, "farm", "keep")
    lead(s, 0, "tax")
    answer(s, Draw, 0)
    answer(s, UsePowers, DISCARD_ONE)
    assert isinstance(s.asked(), Discard)
    assert NO_MORE not in s.options
    answer(s, Discard, number("farm"))
    answer(s, PlaceDiscard, 0)
    assert s.villages[0].gold == 2


def test_ruling_a_power_that_has_begun_is_finished_before_another() -> None:
    s = table()
    built(s, 0, "oracle", "black_market")
    lead(s, 0, "tax")
    answer(s, Draw, 0)
    assert DISCARD_ONE in s.options
    answer(s, UsePowers, 1)
    assert isinstance(s.asked(), MayDraw)
    answer(s, MayDraw, 2)
    assert DISCARD_ONE in s.options


def test_ruling_no_equal_number_of_turns() -> None:
    s = table(seats=3, target=4)
    built(s, 0, "chapel", "hideout", "palisade", "tannery")
    lead(s, 0, "harvest")
    while not s.over:
        assert not isinstance(s.asked(), Lead)
        s.choose(s.options[-1])


def test_ruling_a_game_that_stands_still_is_over() -> None:
    s = table(seats=2, coins=4)
    for card in s.deck:
        s.villages[0].add_resource(card)
    for cards in s.piles:
        s.villages[1].add_resource(cards[0])
    s.deck = []
    s.piles = [()] * 5
    s.push(EndTurn(0, HARVEST))
    s.settle()
    assert isinstance(s.asked(), Lead)  # there is gold in the bank
    gold(s, 0, 4)
    s.stack.clear()
    s.push(EndTurn(0, HARVEST))
    s.settle()
    assert s.over
    assert GAME.outcome(s).ending.id == "vv-end-still"
    sound(s)


def test_ruling_ties_are_broken_in_four_steps() -> None:
    s = table()
    built(s, 0, "tannery")
    gold(s, 0, 2)
    cover(s, 0, "castle")
    land(s, 0, "food")
    assert sheet(s, 0).ties == (1, 3, 1)


def test_ruling_the_free_resource_is_no_develop_action() -> None:
    s = GAME.start(2, 3)
    seat = s.asked().seat
    s.choose(s.options[0])
    assert len(s.villages[seat].hand) == 5
    assert [len(cards) for cards in s.piles] == [1, 1, 1, 1, 1]


def test_ruling_a_seat_that_cannot_follow_declines_like_one_that_will_not() -> None:
    unable = table()
    hand(unable, 1, "farm")
    unwilling = table()
    hand(unwilling, 1, "tannery")
    gold(unwilling, 1, 1)
    silent = ask_follow(unable, 1, "build")
    told = ask_follow(unwilling, 1, "build")
    answer(unwilling, FollowBuild, 0)
    assert silent == told
    assert [event.kind for event in told] == ["decline"]
    sound(unable)
