"""The rulings about powers: when they work, for whom, and what they count."""

from random import Random

import pytest

from crownlands.games.villages.actions import (
    DISCARD_ONE,
    NO_MORE,
    STEAL,
    TAKE_GOLD,
    StealAgain,
    UsePowers,
)
from crownlands.games.villages.drawing import (
    STOP_DRAWING,
    Discard,
    Draw,
    HandLimit,
    MayDraw,
    PlaceDiscard,
)
from crownlands.games.villages.payment import PayPart
from crownlands.games.villages.rules import (
    FOLLOW,
    Follow,
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
    pool,
    recruited,
    table,
)


def test_ruling_build_is_paid_placed_drawn_for_and_then_come_the_powers() -> None:
    s = table()
    built(s, 0, "armory")
    hand(s, 0, "market")
    land(s, 0, "food", "wood")
    gold(s, 0, 2)
    lead(s, 0, "build")
    assert isinstance(s.asked(), PayPart)
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


def test_ruling_the_thief_needs_no_bank() -> None:
    s = table(coins=2)
    built(s, 0, "tannery", "hideout")
    pool(s, "thief")
    gold(s, 0, 1)
    gold(s, 1, 1)
    lead(s, 0, "recruit")
    answer(s, UsePowers, STEAL + 1)
    assert (s.villages[0].gold, s.villages[1].gold, s.bank) == (1, 0, 1)


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


@pytest.mark.parametrize("thief", ["rogue", "thief"])
def test_nobody_can_take_anything_from_themselves(thief: str) -> None:
    s = table(seats=3)
    built(s, 1, "palisade", "tannery", "hideout")
    pool(s, thief)
    for seat in range(3):
        gold(s, seat, 2)
        hand(s, seat, "farm")
    lead(s, 1, "recruit")
    assert s.options == [STEAL, STEAL + 2, NO_MORE]


@pytest.mark.parametrize(("thief", "victim"), [("rogue", 2), ("thief", 0)])
def test_only_who_has_what_is_taken_can_be_chosen(thief: str, victim: int) -> None:
    s = table(seats=3)
    built(s, 1, "palisade", "tannery", "hideout")
    pool(s, thief)
    gold(s, 0, 1)
    gold(s, 1, 1)
    hand(s, 2, "farm")
    lead(s, 1, "recruit")
    assert s.options == [STEAL + victim, NO_MORE]


def test_a_card_is_taken_at_random_and_not_by_its_place_in_the_hand() -> None:
    taken = set()
    random = Random(1)
    for _ in range(20):
        s = table()
        s.seed_chance(random.getrandbits(62))
        hand(s, 1, "farm", "keep", "abbey")
        s.steal_card(0, 1)
        taken |= set(in_hand(s, 0))
    assert taken == {"farm", "keep", "abbey"}


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
    s.stack.clear()
    lead(s, 0, "tax")
    answer(s, Draw, 0)
    assert not isinstance(s.asked(), UsePowers)


def test_a_power_that_draws_many_cards_counts_them_one_by_one() -> None:
    s = table()
    built(s, 0, "hideout", "crypt", "harbor", "black_market", "wizards_tower")
    pool(s, "necromancer")
    gold(s, 0, 1)
    lead(s, 0, "recruit")
    answer(s, UsePowers, 0)
    for left in (4, 3, 2, 1):
        ask = s.asked()
        assert isinstance(ask, MayDraw)
        assert ask.left == left
        answer(s, MayDraw, 0)
    assert not isinstance(s.asked(), MayDraw)
    assert len(s.villages[0].hand) == 5


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
