"""The rulings that change play with two to five players, each under its own name."""

from random import Random

import pytest

from crownlands.games.villages.actions import (
    TAKE_GOLD,
    Develop,
    UsePowers,
)
from crownlands.games.villages.cards import HARVEST, KINDS
from crownlands.games.villages.drawing import (
    Discard,
    Draw,
    HandLimit,
    PlaceDiscard,
)
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


def test_a_deck_made_anew_is_shuffled() -> None:
    drawn = set()
    random = Random(1)
    for _ in range(20):
        s = table()
        s.seed_chance(random.getrandbits(62))
        pile(s, 0, "farm", "keep", "oracle", "tavern", "abbey")
        s.villages[1].resources = tuple(s.deck)
        s.deck = []
        lead(s, 0, "harvest")
        answer(s, Draw, DECK)
        drawn |= set(in_hand(s, 0))
    assert drawn == {"farm", "keep", "oracle", "tavern"}


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


def test_ruling_a_skipped_refill_is_made_up_for_with_the_next_deck() -> None:
    s = table()
    pile(s, 0, "farm", "keep", "abbey", "oracle")
    s.villages[1].resources = (*s.deck, *s.piles[3])
    s.deck = []
    s.piles[3] = ()
    lead(s, 0, "harvest")
    answer(s, Draw, DECK)
    assert [len(cards) for cards in s.piles] == [1, 1, 1, 1, 1]
    assert sorted(in_hand(s, 0) + names(s.deck) + names(s.piles[3])) == ["abbey", "farm", "keep"]


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


def test_ruling_the_same_card_may_be_developed_any_number_of_times() -> None:
    s = table()
    built(s, 0, "keep")
    hand(s, 0, "keep", "keep", "farm", "farm", "oracle")
    for _ in range(2):
        lead(s, 0, "develop")
        answer(s, Discard, number("farm"))
        answer(s, PlaceDiscard, 0)
        answer(s, Develop, number("keep"))
        s.stack.clear()
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


def stands_still_but_for(change: str) -> bool:
    """Whether a game is over that stands still but for this, once a turn is played out."""
    s = table(seats=3, coins=4)
    gold(s, 0, 4)
    built(s, 1, "palisade", "chapel")
    pool(s, "paladin")
    cards, s.deck = s.deck, []
    for i in range(5):
        cards += s.piles[i]
        s.piles[i] = ()
    if change == "bank":
        gold(s, 0, -1)
    elif change == "coin":
        gold(s, 0, -1)
        cover(s, 1, "castle")
    elif change == "deck":
        s.deck.append(cards.pop())
    elif change == "pile":
        s.piles[4] = (cards.pop(),)
    elif change == "develop":
        s.villages[2].hand = sorted((cards.pop(), cards.pop()))
    elif change == "recruit":
        gold(s, 0, -1)
        gold(s, 1, 1)
    for card in cards:
        s.villages[0].add_resource(card)
    s.push(EndTurn(0, HARVEST))
    s.settle()
    sound(s)
    return s.over


@pytest.mark.parametrize("change", ["bank", "coin", "deck", "pile", "develop", "recruit"])
def test_as_long_as_anything_can_change_a_game_does_not_stand_still(change: str) -> None:
    assert stands_still_but_for("nothing")
    assert not stands_still_but_for(change)


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
