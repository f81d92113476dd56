"""Alone: what is different from the game for several."""

import pytest

from crownlands.core.zones import Row
from crownlands.games.villages.actions import NO_MORE, TAKE_GOLD, Develop, UsePowers
from crownlands.games.villages.drawing import STOP_DRAWING, Draw, MayDraw
from crownlands.games.villages.powers import CASTLE, FOOD
from crownlands.games.villages.scoring import outcome
from crownlands.games.villages.solo import SoloLead, SoloTurn, Trash
from crownlands.games.villages.state import DECK
from crownlands.words import render

from .tables import (
    GAME,
    answer,
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
    pile,
    pool,
    recruited,
    sound,
    table,
)

EIGHT = ("farm", "farm", "keep", "keep", "abbey", "abbey", "oracle", "oracle")


def test_solo_is_dealt_with_seven_gold_and_thirty_five_cards() -> None:
    s = GAME.start(1, 4)
    assert (s.coins, s.bank, s.villages[0].gold) == (7, 4, 3)
    assert len(s.box) == 49
    assert (len(s.villages[0].hand), len(s.deck)) == (6, 24)
    assert [len(cards) for cards in s.piles] == [1] * 5


def test_solo_nobody_follows() -> None:
    s = table(seats=1)
    lead(s, 0, "harvest")
    defaults(s, 0, until=SoloLead)
    assert isinstance(s.asked(), SoloLead)


def test_solo_coins_rest_a_turn_before_they_come_back() -> None:
    s = table(seats=1)
    land(s, 0, "food", "food")
    cover(s, 0, "food", "castle")
    village = s.villages[0]
    s.push(SoloTurn())
    s.settle()
    assert village.gold == 0
    assert village.resting == (1, 0, 0, 0, 1)
    cover(s, 0, "food")
    s.stack.clear()
    s.push(SoloTurn())
    s.settle()
    assert village.gold == 2
    assert village.coins[FOOD] == 1
    assert village.resting == (1, 0, 0, 0, 0)
    assert village.coins[CASTLE] == 0
    sound(s)


def test_solo_a_resting_coin_still_covers_its_resource() -> None:
    s = table(seats=1)
    hand(s, 0, "tannery")
    land(s, 0, "food")
    gold(s, 0, 1)
    cover(s, 0, "food", "castle")
    s.villages[0].replenish_slowly()
    assert "build" not in may_lead(s)
    s.villages[0].replenish_slowly()
    assert "build" in may_lead(s)


def test_solo_never_draws_past_eight_cards() -> None:
    s = table(seats=1)
    hand(s, 0, *EIGHT[:6])
    lead(s, 0, "harvest")
    answer(s, Draw, 0)
    answer(s, Draw, 1)
    assert len(s.villages[0].hand) == 8
    assert isinstance(s.asked(), SoloLead)


def test_solo_powers_too_stop_at_eight_cards() -> None:
    s = table(seats=1)
    built(s, 0, "guard_tower")
    hand(s, 0, *EIGHT[:5])
    lead(s, 0, "harvest")
    for place in (0, 1, 2):
        answer(s, Draw, place)
    assert not isinstance(s.asked(), UsePowers)


def test_ruling_solo_develop_trashes_a_card_and_develops_another() -> None:
    s = table(seats=1)
    hand(s, 0, "farm")
    assert "develop" not in may_lead(s)
    hand(s, 0, "keep", "oracle")
    lead(s, 0, "develop")
    answer(s, Trash, number("oracle"))
    answer(s, Develop, number("keep"))
    assert names(s.trash) == ["oracle"]
    assert names(s.villages[0].resources) == ["keep"]
    assert [len(cards) for cards in s.piles] == [1] * 5
    sound(s)


def test_solo_powers_of_develop_and_recruit_work_after_them() -> None:
    s = table(seats=1)
    built(s, 0, "barracks")
    hand(s, 0, "farm", "keep")
    lead(s, 0, "develop")
    answer(s, Trash, number("farm"))
    assert names(s.villages[0].resources) == ["keep"]
    answer(s, UsePowers, 0)
    assert in_hand(s, 0) == ["tannery"]

    s = table(seats=1)
    built(s, 0, "training_yard", "chapel")
    pool(s, "paladin")
    gold(s, 0, 2)
    lead(s, 0, "recruit")
    assert "paladin" in cards_of(s, 0)
    answer(s, UsePowers, 0)
    assert in_hand(s, 0) == ["tannery"]


def test_ruling_solo_tax_trashes_a_card_for_a_coin_and_draws_none() -> None:
    s = table(seats=1)
    assert "tax" not in may_lead(s)
    hand(s, 0, "farm", "keep")
    lead(s, 0, "tax")
    answer(s, Trash, number("farm"))
    assert s.villages[0].gold == 1
    assert in_hand(s, 0) == ["keep"]
    assert names(s.trash) == ["farm"]


def test_ruling_solo_tax_powers_still_apply() -> None:
    s = table(seats=1)
    built(s, 0, "cathedral", "oracle")
    hand(s, 0, "farm", "keep")
    lead(s, 0, "tax")
    answer(s, Trash, number("farm"))
    answer(s, UsePowers, TAKE_GOLD)
    answer(s, UsePowers, 0)
    answer(s, MayDraw, 1)
    assert s.villages[0].gold == 2
    assert len(s.villages[0].hand) == 3


def test_ruling_solo_discards_of_card_powers_go_to_the_piles() -> None:
    s = table(seats=1)
    built(s, 0, "fountain")
    hand(s, 0, "tannery", "farm", "farm")
    lead(s, 0, "build")
    defaults(s, 0, until=Draw)
    assert s.trash == ()
    assert sum(len(cards) for cards in s.piles) == 7


def test_solo_recruiting_costs_two_gold() -> None:
    s = table(seats=1)
    built(s, 0, "palisade", "chapel")
    pool(s, "paladin")
    gold(s, 0, 1)
    assert "recruit" not in may_lead(s)
    gold(s, 0, 1)
    lead(s, 0, "recruit")
    assert "paladin" in cards_of(s, 0)
    assert s.villages[0].gold == 0


def test_ruling_solo_stealing_cards_becomes_drawing() -> None:
    s = table(seats=1)
    built(s, 0, "palisade", "hideout")
    pool(s, "rogue")
    gold(s, 0, 2)
    lead(s, 0, "recruit")
    answer(s, UsePowers, 0)
    answer(s, MayDraw, STOP_DRAWING)
    assert in_hand(s, 0) == ["tannery"]


def test_ruling_solo_stealing_gold_takes_it_from_the_bank() -> None:
    s = table(seats=1)
    built(s, 0, "tannery", "hideout")
    pool(s, "thief")
    gold(s, 0, 2)
    lead(s, 0, "recruit")
    answer(s, UsePowers, TAKE_GOLD)
    assert s.villages[0].gold == 1


def test_ruling_solo_the_draw_after_building_is_not_an_option_unless_the_hand_is_full() -> None:
    s = table(seats=1)
    hand(s, 0, "tannery", *EIGHT[:7])
    gold(s, 0, 1)
    lead(s, 0, "build")
    assert isinstance(s.asked(), Draw)
    assert STOP_DRAWING not in s.options
    full = table(seats=1)
    hand(full, 0, "tannery", *EIGHT)
    gold(full, 0, 1)
    lead(full, 0, "build")
    assert not isinstance(full.asked(), Draw)


def test_example_alone_the_armory_need_not_be_used() -> None:
    s = table(seats=1)
    built(s, 0, "armory")
    hand(s, 0, "tannery")
    gold(s, 0, 1)
    lead(s, 0, "build")
    answer(s, Draw, 0)
    assert NO_MORE in s.options
    answer(s, UsePowers, NO_MORE)
    assert len(s.villages[0].hand) == 1


def test_alone_the_action_cards_say_what_they_do_alone() -> None:
    view = GAME.view(table(seats=1), 0)
    shown = next(zone for zone in view.zones if zone.id == "actions")
    assert isinstance(shown, Row)
    keys = [item.card for item in shown.items]
    rows = {row.key: row for row in GAME.cards()}
    said = [render(power, "en") for key in keys if key for power in rows[key].powers]
    assert "Alone, Recruit: pay 2 gold for an adventurer" in said
    assert not any("Follow" in words for words in said)


def test_ruling_solo_ends_after_a_turn_with_an_empty_deck_and_piles_stay_empty() -> None:
    s = table(seats=1)
    s.trash = tuple(s.deck[1:])
    s.deck = s.deck[:1]
    lead(s, 0, "harvest")
    answer(s, Draw, 0)
    assert s.deck == []
    assert len(s.piles[0]) == 1
    answer(s, Draw, 0)
    assert s.piles[0] == ()
    assert DECK not in s.options
    answer(s, Draw, 1)
    assert s.over


def test_solo_does_not_end_by_a_number_of_cards() -> None:
    s = table(seats=1)
    built(s, 0, "tannery", "palisade", "hideout", "chapel", "market", "farm", "keep")
    recruited(s, 0, "knight", "rogue", "thief", "monk", "miner", "wizard")
    lead(s, 0, "harvest")
    defaults(s, 0, until=SoloLead)
    assert isinstance(s.asked(), SoloLead)


def test_solo_the_deck_is_not_made_anew() -> None:
    s = table(seats=1)
    pile(s, 0, "farm", "keep")
    s.trash = tuple(s.deck)
    s.deck = []
    lead(s, 0, "harvest")
    assert DECK not in s.options


@pytest.mark.parametrize(
    ("points", "rating"),
    [
        (75, 60),
        (60, 60),
        (59, 50),
        (50, 50),
        (49, 40),
        (40, 40),
        (39, 30),
        (30, 30),
        (29, 0),
        (0, 0),
    ],
)
def test_solo_the_king_has_five_opinions(points: int, rating: int) -> None:
    s = table(seats=1, coins=100)
    gold(s, 0, points)
    assert outcome(s).ending.id == f"vv-rating-{rating}"
    assert outcome(s).winners == (0,)


def test_ruling_solo_harvest_with_a_full_hand_is_a_turn_of_waiting() -> None:
    s = table(seats=1)
    hand(s, 0, *EIGHT)
    turns = s.turns
    lead(s, 0, "harvest")
    assert s.turns == turns + 1
    assert isinstance(s.asked(), SoloLead)
    assert len(s.villages[0].hand) == 8
