"""Buying, adding cards, Revolts, the Hero, and a deck that runs out."""

import pytest

from crownlands.games.cites_royales.rules import (
    ADD,
    ADD_WITH_HERO,
    BUY,
    BuyOrAdd,
    Turn,
    add_to_market,
    buy,
)
from crownlands.games.cites_royales.state import Provinces

from .tables import (
    NO_MORE,
    asked,
    card,
    from_hand,
    hand,
    names,
    offered,
    offered_after_none,
    play,
    points,
    table,
    told,
)

ROW = "V1 Y1 P1 R1"
PAIRS = "V1 V2 Y1 Y2 P1 P2 R1 R2"  # two lines, four pairs


def at_market(**setup) -> Provinces:
    """Seat 0 chooses at the Market."""
    return play(table(**setup), BuyOrAdd(0))


def adding(name: str, **setup) -> Provinces:
    """Seat 0 has just added this card."""
    s = table(deck=name, **setup)
    s.told = []
    add_to_market(s, 0, s.draw())
    s.settle()
    return s


# Buying -------------------------------------------------------------------------------------


def test_example_eloise_buys_four_cards_with_a_capacity_of_11() -> None:
    s = at_market(market="Y4 Y5 B2 P0 G6 R6 V6")
    s.answer(0, BUY)
    assert s.asked().left == 11
    for name in ("Y5", "Y4", "B2"):
        s.answer(0, from_hand(name))
    assert s.options_of(0) == [from_hand("P0"), NO_MORE]  # a 0 costs nothing
    s.answer(0, from_hand("P0"))
    assert hand(s, 0) == "P0 B2 Y4 Y5"
    assert names(s.market) == "G6 R6 V6"
    assert s.has_bought(0)


def test_capacity_counts_the_open_cards_and_the_reserve() -> None:
    assert table(market=ROW).capacity() == 8
    assert table(market=PAIRS).capacity() == 12


def test_line_numbers_the_reserve_is_the_first_line() -> None:
    lines = [table(market=" ".join(PAIRS.split()[:n])).next_line() for n in (0, 3, 4, 7, 8)]
    assert lines == [2, 2, 3, 3, 4]


def test_when_may_i_buy_only_with_a_complete_second_line() -> None:
    s = at_market(market="V1 Y1 P1", deck="G1")
    assert s.over  # there was only one thing to do
    assert names(s.market) == "V1 Y1 P1 G1"
    assert at_market(market=ROW).options == [BUY, ADD]


def test_when_may_i_buy_only_once_a_season() -> None:
    s = at_market(market=ROW, bought=[0], deck="G1")
    assert names(s.market) == f"{ROW} G1"


def test_buying_nothing_is_not_a_purchase_of_ones_own_will() -> None:
    s = at_market(market=ROW)
    s.answer(0, BUY)
    assert NO_MORE not in s.options_of(0)
    s.answer(0, from_hand("R1"))
    assert NO_MORE in s.options_of(0)


def test_a_card_costs_its_influence_and_the_rest_of_the_capacity_is_lost() -> None:
    s = at_market(market="V6 Y6 P1 R1")
    s.answer(0, BUY)
    s.answer(0, from_hand("Y6"))
    assert offered_after_none(s, 0) == "R1 P1"
    s.answer(0, NO_MORE)
    assert hand(s, 0) == "Y6"
    assert asked(s) == ""


def test_the_same_purchase_is_offered_in_one_order_only() -> None:
    s = at_market(market="V2 V2 P1 R3 R6")
    s.answer(0, BUY)
    s.answer(0, from_hand("V2"))
    assert offered_after_none(s, 0) == "V2 P1"
    s.answer(0, from_hand("V2"))
    assert offered_after_none(s, 0) == "P1"


@pytest.mark.parametrize(("first", "second"), [("V4", "G4"), ("G4", "V4")])
def test_of_equally_dear_cards_either_may_be_bought_first(first: str, second: str) -> None:
    s = at_market(market="V4 G4 R6 Y6")
    s.answer(0, BUY)
    s.answer(0, from_hand(first))
    assert offered_after_none(s, 0) == second


def test_turn_structure_buying_ends_the_turn_without_adding_a_card() -> None:
    s = play(table(hands=["", "B2"], market=ROW), Turn(0))
    s.answer(0, BUY)
    s.answer(0, from_hand("R1"))
    s.answer(0, NO_MORE)
    assert names(s.market) == "V1 Y1 P1"
    assert s.asked().seat == 1


def test_turn_structure_a_card_may_be_played_before_buying_and_after_having_bought() -> None:
    s = play(table(hands=["B2"], market=ROW, deck="G4"), Turn(0))
    s.answer(0, from_hand("B2"))
    assert asked(s) == "BuyOrAdd"
    s = play(table(hands=["B2"], market=ROW, bought=[0], deck="G4"), Turn(0))
    assert asked(s) == "PlayCard"


def test_turn_structure_the_turn_goes_to_the_left() -> None:
    s = play(table(3, market=ROW, deck="G4"), Turn(1))
    s.answer(1, ADD)
    assert s.asked().seat == 2


def test_bought_cards_are_known_to_all_and_stay_in_the_hand() -> None:
    s = at_market(market=ROW)
    s.answer(0, BUY)
    s.answer(0, from_hand("R1"))
    assert names(s.nobles[0].shown) == "R1"


# Adding -------------------------------------------------------------------------------------


def test_line_2_gives_neither_points_nor_a_revolt() -> None:
    s = adding("V3", market="V1 V2 V2")
    assert names(s.market) == "V1 V2 V2 V3"
    assert points(s) == [0, 0]
    assert told(s) == ["add"]


def test_example_eloise_adds_a_green_1_beside_one_green_card_and_a_yellow_pair() -> None:
    s = adding("G1", market="G6 Y4 Y5 V2 R3")
    assert points(s) == [1, 0]
    assert names(s.market) == "G6 Y4 Y5 V2 R3 G1"


@pytest.mark.parametrize(
    ("market", "gain"),
    [
        ("V1 V2 Y1 Y2", 1),
        ("V1 V2 Y1 Y2 P1 P2 R1 R2", 2),
        ("V1 V2 Y1 Y2 P1 P2 R1 R2 B1 B2 W1 W2", 3),
    ],
)
def test_pv_for_adding_a_card_are_1_2_3_on_lines_3_4_5(market: str, gain: int) -> None:
    assert points(adding("G5", market=market)) == [gain, 0]


def test_pv_for_adding_a_card_need_a_pair_of_another_colour() -> None:
    assert points(adding("G5", market="V1 Y2 P3 R4")) == [0, 0]
    assert points(adding("G5", market="G1 Y2 P3 R4")) == [0, 0]  # its own pair is no pair


def test_pv_for_adding_a_card_are_only_for_a_noble_who_has_not_bought() -> None:
    assert points(adding("G5", market="V1 V2 Y1 Y2", bought=[0])) == [0, 0]


# Revolts ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("market", "gain"),
    [
        ("G1 G2 Y1 Y2", 1),
        ("G1 G2 Y1 Y2 P1 P2 R1 R2", 2),
        ("G1 G2 Y1 Y2 P1 P2 R1 R2 B1 B2 W1 W2", 3),
    ],
)
def test_which_line_for_a_revolt_the_one_before_the_discard(market: str, gain: int) -> None:
    s = adding("G5", seats=3, market=market)
    assert points(s) == [0, gain, gain]


def test_a_revolt_gives_points_to_every_other_noble_whoever_causes_it() -> None:
    s = play(table(3, market="G1 G2 Y1 Y2", deck="G5"), BuyOrAdd(1))
    s.answer(1, ADD)
    assert points(s) == [1, 0, 1]
    assert [noble.hero for noble in s.nobles] == [False, True, False]
    assert s.asked().seat == 1


def test_what_a_revolt_discards_is_all_cards_of_the_colour_but_the_new_one() -> None:
    s = adding("G5", market="G1 G2 G3 G4", bought=[0])
    assert names(s.market) == "G5"
    assert names(s.discard) == "G1 G2 G3 G4"
    s = adding("G5", market="Y1 G1 G2 G3", bought=[0])
    assert names(s.market) == "Y1 G5"


def test_white_revolt_a_third_white_causes_one() -> None:
    s = adding("W5", market="W1 W2 Y1 P2")
    assert names(s.market) == "Y1 P2 W5"
    assert points(s) == [0, 1]


def test_a_revolt_before_buying_forces_a_purchase() -> None:
    s = adding("G5", market="G1 G2 Y1 Y2")
    assert asked(s) == "BuyCard"
    assert s.has_bought(0)


def test_forced_purchase_capacity_counts_after_the_discard_with_the_new_card() -> None:
    s = adding("G5", market="G1 G2 Y1 Y2")
    assert s.asked().left == 4 + 3
    assert offered_after_none(s, 0) == "G5 Y2 Y1"


def test_a_forced_purchase_is_made_even_from_fewer_than_four_cards() -> None:
    s = adding("G5", market="G1 G2 G3 G4")
    assert offered_after_none(s, 0) == "G5"
    assert s.asked().left == 5


def test_buying_nothing_is_allowed_in_a_forced_purchase_and_uses_it() -> None:
    s = adding("G5", market="G1 G2 Y1 Y2")
    s.answer(0, NO_MORE)
    assert hand(s, 0) == ""
    assert s.has_bought(0)
    s = adding("G6", market="G1 G2 G3 G4")  # capacity 5: the 6 is too dear
    assert asked(s) == ""
    assert s.has_bought(0)


def test_revolt_after_having_bought_carries_out_the_weakest_card_and_gives_no_points() -> None:
    s = adding("G5", market="G4 G2 Y1 Y2", bought=[0])
    assert len(s.nobles[0].hand) == 1  # the Jester drew
    assert points(s) == [0, 0]
    assert asked(s) == ""


def test_revolt_after_having_bought_must_use_the_effect_if_it_has_a_target() -> None:
    s = adding("G5", market="G4 G3 Y1 Y2", bought=[0], cities=["V1", "R2"])
    assert asked(s) == "Assassinate"
    assert set(s.options_of(0)) == {0, 9}


def test_revolt_after_having_bought_does_nothing_without_a_target() -> None:
    s = adding("G5", market="G4 G3 Y1 Y2", bought=[0])
    assert asked(s) == ""
    assert names(s.market) == "Y1 Y2 G5"


def test_season_without_end_a_market_of_sixteen_always_revolts_on_the_fifth_line() -> None:
    market = "V1 V2 V3 V4 Y1 Y2 P1 P2 R1 R2 B1 B2 G1 G2 W1 W2"
    for name in ("V5", "Y5", "P5", "R5", "B5", "G5", "W5"):
        s = adding(name, market=market)
        assert "revolt" in told(s)
        assert points(s) == [0, 3]


# The Hero -----------------------------------------------------------------------------------


def test_hero_card_is_turned_up_by_any_revolt_one_causes() -> None:
    assert adding("G5", market="G1 G2 Y1 Y2").nobles[0].hero
    assert adding("G5", market="G4 G2 Y1 Y2", bought=[0]).nobles[0].hero


def test_hero_use_draws_two_adds_one_and_discards_the_other() -> None:
    s = at_market(market=ROW, heroes=[0], deck="G4 B5")
    assert s.options == [BUY, ADD, ADD_WITH_HERO]
    s.answer(0, ADD_WITH_HERO)
    assert offered(s, 0) == "G4 B5"
    s.answer(0, card("B5"))
    assert names(s.market) == f"{ROW} B5"
    assert names(s.discard) == "G4"
    assert not s.nobles[0].hero


def test_hero_use_is_offered_only_while_the_hero_lies_face_up() -> None:
    assert ADD_WITH_HERO not in at_market(market=ROW).options


def test_hero_use_is_possible_after_having_bought() -> None:
    assert at_market(market=ROW, heroes=[0], bought=[0]).options == [ADD, ADD_WITH_HERO]


def test_hero_use_that_causes_a_revolt_turns_the_hero_up_again() -> None:
    s = at_market(market="G1 G2 Y1 Y2", heroes=[0], bought=[0], deck="G4 G5")
    s.answer(0, ADD_WITH_HERO)
    s.answer(0, card("G4"))
    assert told(s)[-2:] == ["hero-up", "weakest"]
    assert s.nobles[0].hero


# The deck runs out --------------------------------------------------------------------------


def test_deck_empty_the_discard_and_the_reserve_make_a_new_deck_and_reserve() -> None:
    s = table(empty_deck=True, discard="V1 V2 V3", market=ROW)
    before = sorted((*s.discard, *s.reserve))
    assert s.can_draw(3)
    drawn = s.draw()
    assert len(s.reserve) == 4
    assert s.discard == []
    assert sorted((*s.deck, *s.reserve, drawn)) == before
    assert names(s.market) == ROW


def test_no_card_left_at_all_skips_a_draw() -> None:
    s = table(empty_deck=True)
    held = len(s.nobles[0].hand)
    s.draw_into_hand(0)
    assert len(s.nobles[0].hand) == held


def test_no_card_left_at_all_a_noble_who_has_not_bought_must_buy() -> None:
    s = at_market(empty_deck=True, market=ROW)
    assert asked(s) == "BuyCard"
    assert NO_MORE in s.options_of(0)
    s = at_market(empty_deck=True, market="V1 Y6")
    assert offered_after_none(s, 0) == "Y6 V1"
    assert NO_MORE in s.options_of(0)


def test_no_card_left_at_all_a_noble_who_has_bought_ends_the_turn() -> None:
    s = at_market(empty_deck=True, market=ROW, bought=[0])
    assert names(s.market) == ROW
    assert asked(s) == ""


def test_the_hero_needs_two_cards_to_draw() -> None:
    s = at_market(empty_deck=True, market=ROW, heroes=[0], discard="G4")
    assert s.options == [BUY, ADD]


def test_a_purchase_counts_the_reserve_even_when_nothing_is_affordable() -> None:
    s = table(market="V6")
    buy(s, 0, at_least=0)
    s.settle()
    assert hand(s, 0) == ""
    assert s.has_bought(0)
