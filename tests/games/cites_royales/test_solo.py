"""Alone against the Regent."""

import pytest

from crownlands.games.cites_royales.rules import ADD, BUY, add_to_market
from crownlands.games.cites_royales.setup import deal_solo
from crownlands.games.cites_royales.solo import (
    CatchUp,
    ChooseTaxed,
    CloseSoloSeason,
    CutMarket,
    EndSoloTurn,
    NextSoloSeason,
    OwnFirst,
    RegentCatchesUp,
    RegentFirst,
    RoyalTaxes,
    SoloBuyOrAdd,
    SoloTurn,
    give_to_regent,
    regent_places,
)
from crownlands.games.cites_royales.state import Provinces

from .tables import (
    GAME,
    LETTERS,
    asked,
    card,
    city,
    from_hand,
    hand,
    names,
    of_noble,
    offered,
    play,
    points,
    table,
    told,
)

REGENT = 1
ROW = "V1 Y1 P1 R1"


def adding(**setup) -> Provinces:
    """You add a card to the Market."""
    s = play(table(1, **setup), SoloBuyOrAdd(0))
    if s.options:
        s.answer(0, ADD)
    return s


# Set-up -------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(30))
def test_solo_setup_cards_two_for_the_regent_and_four_for_you(seed: int) -> None:
    s = GAME.start(1, seed)
    assert s.nobles[REGENT].size() == 2
    assert len(s.nobles[0].hand) == 4
    assert s.last_season() == 4
    assert len(s.market) == 4


def test_solo_setup_cards_what_the_regent_cannot_build_is_discarded() -> None:
    s = table(1, deck="W3 V1 V1 Y2 P1 R1 B1 G1")
    deal_solo(s)
    assert (city(s, REGENT, "V"), city(s, REGENT, "Y")) == ("V1", "Y2")
    assert names(s.discard) == "W3 V1"
    assert hand(s, 0) == "P1 R1 B1 G1"


def test_solo_setup_cards_one_is_built_one_goes_to_the_regent_two_are_kept() -> None:
    s = play(table(1, hands=["V1 Y2 P3 R4"], cities=["", "G1 B1"]), OwnFirst(0), RegentFirst(0))
    assert offered(s, 0) == "V1 Y2 P3 R4"
    s.answer(0, card("P3"))
    assert offered(s, 0) == "V1 Y2 R4"
    s.answer(0, card("V1"))
    assert city(s, 0, "P") == "P3"
    assert city(s, REGENT, "V") == "V1"
    assert hand(s, 0) == "Y2 R4"


def test_solo_setup_cards_your_own_first_card_is_coloured() -> None:
    s = play(table(1, hands=["V1 Y2 W3 W4"], cities=["", "G1"]), OwnFirst(0))
    assert offered(s, 0) == "V1 Y2"


def test_solo_setup_cards_the_regent_gets_one_that_he_does_not_have() -> None:
    s = play(table(1, hands=["V1 V3 G2 W1"], cities=["", "V1 G1"]), OwnFirst(0), RegentFirst(0))
    s.answer(0, card("V3"))
    assert hand(s, 0) == "V1 W1"  # only the green 2 could be given
    assert city(s, REGENT, "G") == "G1 G2"


def test_solo_setup_cards_your_own_first_card_leaves_one_that_the_regent_can_build() -> None:
    s = play(table(1, hands=["P2 P3 P3 G5"], cities=["", "P2 W3@P"]), OwnFirst(0), RegentFirst(0))
    assert offered(s, 0) == "P2 P3"  # he can only build the green 5
    s.answer(0, card("P2"))
    assert city(s, REGENT, "G") == "G5"


def test_solo_the_regent_goes_without_a_first_card_when_none_fits() -> None:
    s = play(table(1, hands=["P2 P3 P3 W2"], cities=["", "P2 W3@P"]), OwnFirst(0), RegentFirst(0))
    s.answer(0, card("P2"))
    assert len(s.nobles[0].hand) == 3
    assert s.nobles[REGENT].size() == 2


def test_solo_four_whites_are_shown_and_one_is_replaced() -> None:
    s = table(1, deck="G1 B1 W1 W2 W3 W4 W5 P6")
    deal_solo(s)
    play(s)
    assert offered(s, 0) == "W1 W2 W3 W4"
    s.answer(0, card("W1"))
    assert names(s.discard) == "W1 W5"
    assert city(s, 0, "P") == "P6"


# The Regent builds --------------------------------------------------------------------------


def test_solo_regents_placement_slips_cards_under_in_ascending_order() -> None:
    s = table(1, cities=["", "P2 P5"], drawn="P3")
    give_to_regent(s, card("P3"))
    s.settle()
    assert city(s, REGENT, "P") == "P2 P3 P5"


def test_solo_regents_placement_only_a_repeated_influence_is_in_the_way() -> None:
    s = table(1, cities=["", "P2 W4@P"])
    assert regent_places(s, card("P0")) == [2]
    assert regent_places(s, card("P4")) == []
    assert regent_places(s, card("P2")) == []


def test_solo_regents_jokers_join_a_coloured_card_in_a_city_of_your_choice() -> None:
    s = table(1, cities=["", "V4 R2 G3"], drawn="W3")
    give_to_regent(s, card("W3"))
    play(s)
    assert asked(s) == "RegentBuilds"
    assert s.options_of(0) == [0, 3]
    s.answer(0, 3)
    assert city(s, REGENT, "R") == "R2 W3"


def test_solo_regents_jokers_without_a_city_are_not_buildable() -> None:
    assert regent_places(table(1), card("W3")) == []
    assert regent_places(table(1, cities=["", "W5@R"]), card("W3")) == []


# Adding -------------------------------------------------------------------------------------


def test_solo_step_c_one_card_for_the_regent_and_the_other_for_the_market() -> None:
    s = adding(market=ROW, deck="G3 B4")
    assert offered(s, 0) == "G3 B4"
    s.answer(0, card("G3"))
    assert city(s, REGENT, "G") == "G3"
    assert names(s.market) == f"{ROW} B4"


def test_solo_step_c_the_regent_must_get_a_card_that_he_can_build() -> None:
    s = adding(market=ROW, deck="G3 B4", cities=["", "G3"])
    assert city(s, REGENT, "B") == "B4"
    assert names(s.market) == f"{ROW} G3"


def test_solo_step_c_if_he_can_build_neither_one_is_added_and_the_other_discarded() -> None:
    s = adding(market=ROW, deck="G3 B4", cities=["", "G3 B4"])
    assert asked(s) == "AddOneOfTwo"
    s.answer(0, card("B4"))
    assert names(s.market) == f"{ROW} B4"
    assert names(s.discard) == "G3"


def test_solo_step_c_checks_the_market_with_the_added_card_only() -> None:
    s = adding(market="V1 V2 Y1 Y2", deck="V3 G3", cities=["", "G3"])
    assert city(s, REGENT, "V") == "V3"  # a third violet for the Regent is no Revolt
    assert points(s) == [1, 0]


def test_solo_step_c_the_last_card_of_all_goes_to_the_market() -> None:
    s = adding(market="V1 Y1", deck="", discard="G3", empty_deck=True)
    assert len(s.market) == 3
    assert s.nobles[REGENT].size() == 0


def test_solo_who_gets_revolt_pv_the_regent() -> None:
    s = table(1, market="V1 V2 Y1 Y2")
    s.told = []
    add_to_market(s, 0, s.deck.pop(s.deck.index(card("V3"))))
    s.settle()
    assert points(s) == [0, 1]
    assert "regent-points-revolt" in told(s)
    assert asked(s) == "BuyCard"


def test_solo_is_played_without_heroes() -> None:
    s = table(1, market="V1 V2 Y1 Y2")
    add_to_market(s, 0, s.deck.pop(s.deck.index(card("V3"))))
    assert not s.nobles[0].hero
    assert len(GAME.outcome(s).sheets[0].lines) == 8


def test_solo_season_length_ends_when_you_buy() -> None:
    s = play(table(1, hands=["Y4"], market=ROW), SoloTurn())
    s.answer(0, 0)
    s.answer(0, BUY)
    s.answer(0, from_hand("R1"))
    s.answer(0, 0)
    assert "end-of-season" in told(s)
    assert asked(s) == "Build"


def test_solo_turns_follow_each_other_until_you_buy() -> None:
    s = play(table(1, market=ROW), EndSoloTurn())
    assert s.asked().seat == 0
    assert asked(s) == "SoloBuyOrAdd"


def test_solo_effects_reach_the_regents_cities() -> None:
    s = play(table(1, hands=["B3"], cities=["V1", "R2 R5"], market=ROW), SoloTurn())
    s.answer(0, from_hand("B3"))
    s.answer(0, of_noble(REGENT, "R"))
    assert city(s, REGENT, "R") == "R2"


@pytest.mark.parametrize("name", ["B3", "B5"])
def test_solo_a_card_is_played_though_only_the_regent_has_a_target_for_it(name: str) -> None:
    s = play(table(1, hands=[name], cities=["", "R2 R6"], market=ROW), SoloTurn())
    assert asked(s) == "PlayCard"
    s.answer(0, from_hand(name))
    assert city(s, REGENT, "R") == "R2"
    assert city(s, 0, "R") == ("R6" if name == "B5" else "")


def test_solo_the_regent_takes_part_in_the_majorities_and_builds_nothing() -> None:
    s = play(table(1, cities=["P1", "P6"], market=ROW, bought=[0]), EndSoloTurn())
    assert points(s) == [0, 2]
    assert s.nobles[REGENT].size() == 2  # with the pink 1, his tax


# Royal taxes --------------------------------------------------------------------------------


def taxes(mine: str, his: str = "", **setup) -> Provinces:
    """The Regent raises his taxes."""
    return play(table(1, cities=[mine, his], **setup), RoyalTaxes())


def test_royal_taxes_take_the_highest_card_of_the_city_that_brought_the_most() -> None:
    s = taxes("P5 P6 G1")  # pink brought 3, green 1
    assert city(s, 0, "P") == "P5"
    assert city(s, REGENT, "P") == "P6"


def test_royal_taxes_go_by_points_and_not_by_influence() -> None:
    s = taxes("V1 G6")  # violet brought 2, green 1
    assert city(s, 0, "V") == ""
    assert city(s, 0, "G") == "G6"


def test_royal_taxes_a_card_that_the_regent_has_is_discarded() -> None:
    s = taxes("P5 P6 G1", "P6")
    assert city(s, 0, "P") == "P5"
    assert city(s, REGENT, "P") == "P6"
    assert names(s.discard) == "P6"


def test_solo_royal_tax_on_a_joker_joins_the_city_it_was_taken_from() -> None:
    s = taxes("P5 W6@P")
    assert city(s, REGENT, "P") == "W6"
    s = taxes("P5 W6@P G1", "P6")
    assert city(s, REGENT, "P") == "P6"
    assert names(s.discard) == "W6"


def test_solo_tax_ties_go_to_the_city_of_more_influence() -> None:
    s = taxes("R4 G3")  # one point each
    assert city(s, 0, "R") == ""
    assert city(s, 0, "G") == "G3"


def test_solo_tax_ties_of_equal_influence_are_your_choice() -> None:
    s = taxes("R4 G4 B3")
    assert asked(s) == "ChooseTaxed"
    assert s.options_of(0) == [LETTERS.index("R"), LETTERS.index("G")]
    s.answer(0, LETTERS.index("G"))
    assert city(s, REGENT, "G") == "G4"


def test_solo_tax_ties_without_points_your_most_influential_city_pays() -> None:
    s = taxes("R4 G2", "R5 G3")
    assert city(s, 0, "R") == ""
    assert city(s, REGENT, "R") == "R4 R5"


def test_royal_taxes_take_nothing_from_empty_cities() -> None:
    s = taxes("")
    assert s.nobles[REGENT].size() == 0


def test_royal_taxes_are_not_raised_after_the_last_season() -> None:
    s = play(table(1, cities=["P5 P6"], season=4), CloseSoloSeason())
    assert s.over
    assert city(s, 0, "P") == "P5 P6"


@pytest.mark.parametrize(("season", "left"), [(1, "YRG"), (2, "RG"), (3, "G")])
def test_expert_challenge_takes_from_as_many_cities_as_seasons_played(
    season: int, left: str
) -> None:
    # Pink brings 2 points; yellow, red and green one each, in this order of Influence.
    s = taxes("Y3 P6 R2 G1", season=season, expert=True)
    assert "".join(letter for letter in "YPRG" if city(s, 0, letter)) == left
    assert s.nobles[REGENT].size() == season


def test_expert_challenge_ties_at_the_edge_are_your_choice() -> None:
    s = taxes("P6 R3 G3 B3", season=2, expert=True)
    assert city(s, REGENT, "P") == "P6"
    assert [LETTERS[place] for place in s.options_of(0)] == ["R", "B", "G"]
    s.answer(0, LETTERS.index("B"))
    assert city(s, REGENT, "B") == "B3"
    assert asked(s) == ""


def test_expert_challenge_cities_without_points_pay_after_those_with_points() -> None:
    s = taxes("R4 G2 B1", "R5 G3 B2", season=2, expert=True)  # nothing brought a point
    assert [city(s, 0, letter) for letter in "RGB"] == ["", "", "B1"]
    s = taxes("R5 G1", "R6", season=1, expert=True)  # only green did
    assert [city(s, 0, letter) for letter in "RG"] == ["R5", ""]


def test_expert_challenge_two_of_three_equal_cities_pay_as_you_choose() -> None:
    s = play(table(1, cities=["R2 G2 B2"]), ChooseTaxed(0, 2, (3, 4, 5)))
    assert s.options_of(0) == [3, 4, 5]
    s.answer(0, LETTERS.index("G"))
    assert s.options_of(0) == [3, 4]
    s.answer(0, LETTERS.index("R"))
    assert city(s, 0, "B") == "B2"
    assert s.nobles[REGENT].size() == 2


def test_expert_challenge_nothing_is_asked_when_all_equal_cities_pay() -> None:
    s = play(table(1, cities=["R2 G2"]), ChooseTaxed(0, 2, (3, 5)))
    assert asked(s) == ""
    assert s.nobles[REGENT].size() == 2


def test_expert_challenge_is_a_setting() -> None:
    assert GAME.start(1, 1, {"expert": True}).expert
    assert not GAME.start(1, 1).expert


def test_royal_taxes_come_first_then_catching_up_then_the_cut() -> None:
    s = table(1, points=[9, 22], cities=["P5 P6"], market="V1 Y2 P3 R4 B5", deck="G5 G6")
    play(s, CloseSoloSeason())
    assert asked(s) == "CutMarket"
    assert [kind for kind in told(s) if kind in ("tax", "catch-up")] == ["tax", "catch-up"]


# Catching up and the next Season ------------------------------------------------------------


def test_solo_catch_up_you_draw_when_you_are_behind() -> None:
    s = play(table(1, points=[6, 12], deck="G5"), CatchUp())
    assert hand(s, 0) == "G5"


def test_solo_catch_up_the_regent_builds_when_he_is_behind() -> None:
    s = play(table(1, points=[22, 9], deck="G5 R3"), CatchUp())
    assert city(s, REGENT, "G") == "G5"
    assert city(s, REGENT, "R") == "R3"
    assert hand(s, 0) == ""


def test_solo_catch_up_a_card_that_the_regent_has_is_discarded() -> None:
    s = play(table(1, points=[12, 9], cities=["", "G5"], deck="G5"), CatchUp())
    assert city(s, REGENT, "G") == "G5"
    assert names(s.discard) == "G5"
    assert s.drawn == ()


def test_solo_catch_up_stops_when_no_card_is_left() -> None:
    s = play(table(1, empty_deck=True), RegentCatchesUp(2))
    assert s.nobles[REGENT].size() == 0


def test_solo_catch_up_you_choose_the_city_of_the_regents_joker() -> None:
    s = play(table(1, cities=["", "G5 R1"], deck="W3"), RegentCatchesUp(1))
    assert asked(s) == "RegentBuilds"


def test_solo_season_end_the_market_is_cut_to_four_of_your_choice() -> None:
    s = play(table(1, market="V1 Y2 P3 R4 B5 G6"), CutMarket(0))
    assert offered(s, 0) == "V1 Y2 P3 R4 B5 G6"
    s.answer(0, card("G6"))
    assert offered(s, 0) == "V1 Y2 P3 R4 B5"
    s.answer(0, card("P3"))
    assert names(s.market) == "V1 Y2 R4 B5"
    assert names(s.discard) == "G6 P3"


def test_solo_season_end_two_equal_cards_may_both_be_discarded() -> None:
    s = play(table(1, market="V1 V1 P3 R4 B5 G6"), CutMarket(0))
    s.answer(0, card("V1"))
    assert offered(s, 0) == "V1 P3 R4 B5 G6"


def test_solo_season_end_fewer_than_four_cards_are_refilled() -> None:
    s = play(table(1, market="V1", deck="V2 Y1 P1 R1"), CutMarket(0), NextSoloSeason())
    assert names(s.market) == "V1 Y1 P1 R1"
    assert s.season == 2
