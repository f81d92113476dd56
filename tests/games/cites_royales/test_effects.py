"""Playing a card: the seven effects."""

import pytest

from crownlands.games.cites_royales.powers import EFFECTS
from crownlands.games.cites_royales.rules import PlayCard, Turn
from crownlands.games.cites_royales.state import Provinces

from .tables import (
    NO_MORE,
    asked,
    card,
    city,
    from_city,
    from_hand,
    hand,
    names,
    of_noble,
    offered,
    offered_after_none,
    play,
    table,
    told,
)


def playing(**setup) -> Provinces:
    """Seat 0 may play a card."""
    return play(table(**setup), PlayCard(0))


# The worked example -------------------------------------------------------------------------


def test_example_eloise_discards_a_2_from_her_pink_city_and_draws_a_card() -> None:
    s = playing(cities=["P1 P2"], deck="G5")
    s.answer(0, from_city("P"))
    assert city(s, 0, "P") == "P1"
    assert hand(s, 0) == "G5"
    assert names(s.discard) == "P2"


# Playing ------------------------------------------------------------------------------------


def test_playing_a_card_is_optional() -> None:
    s = playing(hands=["B2"])
    s.answer(0, 0)
    assert hand(s, 0) == "B2"
    assert s.over


def test_only_the_highest_card_of_a_city_can_be_played() -> None:
    s = playing(cities=["P2 P4 V2"], market="R1")
    assert s.options_of(0) == [0, from_city("V"), from_city("P")]
    s.answer(0, from_city("P"))
    assert hand(s, 0) == "R1"
    assert city(s, 0, "P") == "P2"


def test_one_card_at_most_is_played_in_a_turn() -> None:
    s = play(table(hands=["B2 G2"], market="R1 V1 Y1 P1", deck="Y5"), Turn(0))
    s.answer(0, from_hand("B2"))
    assert asked(s) == "BuyOrAdd"


def test_jokers_and_effects_a_white_card_has_the_effect_of_its_influence() -> None:
    s = playing(hands=["W4"], cities=["P1 W2@P"], market="R1")
    assert s.options_of(0) == [0, from_hand("W4"), from_city("P")]
    s.answer(0, from_hand("W4"))
    assert hand(s, 0) == "R1"


def test_a_joker_on_top_of_a_city_can_be_played() -> None:
    s = playing(cities=["P1 W2@P"], deck="G6")
    s.answer(0, from_city("P"))
    assert hand(s, 0) == "G6"
    assert names(s.discard) == "W2"


def test_playing_the_top_card_of_a_city_discards_it_before_its_effect() -> None:
    s = playing(cities=["P1 P3"])
    s.answer(0, from_city("P"))
    assert names(s.discard) == "P3 P1"  # the Assassin's only target is the card below it
    assert city(s, 0, "P") == ""


def test_the_knight_on_top_of_a_city_moves_the_joker_below_him() -> None:
    s = playing(cities=["P1 W4@P P5 V2"])
    assert from_city("P") in s.options_of(0)
    s.answer(0, from_city("P"))
    assert names(s.discard) == "P5"
    assert asked(s) in ("MoveFrom", "MoveTo")


def test_a_card_cannot_be_the_target_of_its_own_effect() -> None:
    s = play(table(hands=["P5"], cities=["P3"]), PlayCard(0))
    assert s.options_of(0) == []  # nothing to move for the Knight, nobody to kill but himself


def test_a_card_is_only_played_for_an_effect_that_can_do_something() -> None:
    s = playing(hands=["V0 V1 V2 V3 V4 V5 V6"])
    assert offered_after_none(s, 0) == "V2 V6"
    s = playing(hands=["V0 V1 V2 V3 V4 V5 V6"], market="R1")
    assert offered_after_none(s, 0) == "V0 V2 V4 V6"
    s = playing(hands=["V0 V1 V2 V3 V4 V5 V6", ""], cities=["", "R4"])
    assert offered_after_none(s, 0) == "V2 V3 V5 V6"


# 0 ------------------------------------------------------------------------------------------


def test_the_void_discards_an_open_card_of_the_market() -> None:
    s = playing(hands=["B0"], market="R1 R1 G6")
    s.answer(0, from_hand("B0"))
    assert offered(s, 0) == "G6 R1"
    s.answer(0, card("R1"))
    assert names(s.market) == "R1 G6"
    assert names(s.discard) == "B0 R1"


# 1 ------------------------------------------------------------------------------------------


def test_the_villager_takes_the_highest_card_of_an_own_city_into_the_hand() -> None:
    s = playing(hands=["B1"], cities=["V1 V4 G6", "R6"])
    s.answer(0, from_hand("B1"))
    assert asked(s) == "TakeBack"
    assert sorted(s.options_of(0)) == [0, 5]
    s.answer(0, 0)
    assert hand(s, 0) == "V4"
    assert city(s, 0, "V") == "V1"
    assert names(s.nobles[0].shown) == "V4"  # everybody saw which card it is


def test_the_villager_on_top_of_a_city_can_uncover_the_card_it_takes() -> None:
    s = playing(cities=["V0 V1"])
    s.answer(0, from_city("V"))
    assert hand(s, 0) == "V0"


# 2 ------------------------------------------------------------------------------------------


def test_the_jester_draws_a_card_that_only_its_owner_sees() -> None:
    s = playing(hands=["B2"], deck="G6")
    s.answer(0, from_hand("B2"))
    assert hand(s, 0) == "G6"
    (drawn,) = [event for event in s.told if event.kind == "draw"]
    assert drawn.data == ()
    assert drawn.secret == (card("G6"),)


# 3 ------------------------------------------------------------------------------------------


def test_the_assassin_discards_the_highest_card_of_any_city() -> None:
    s = playing(hands=["B3"], cities=["V1 V4", "V2 V5 G6"])
    s.answer(0, from_hand("B3"))
    assert set(s.options_of(0)) == {of_noble(0, "V"), of_noble(1, "V"), of_noble(1, "G")}
    s.answer(0, of_noble(1, "V"))
    assert city(s, 1, "V") == "V2"
    assert names(s.discard) == "B3 V5"


def test_the_assassin_may_strike_an_own_city() -> None:
    s = playing(hands=["B3"], cities=["V1 V4", "G6"])
    s.answer(0, from_hand("B3"))
    s.answer(0, of_noble(0, "V"))
    assert city(s, 0, "V") == "V1"


# 4 ------------------------------------------------------------------------------------------


def test_the_merchant_takes_an_open_card_without_paying() -> None:
    s = playing(hands=["B4"], market="R1 G6")
    s.answer(0, from_hand("B4"))
    s.answer(0, card("G6"))
    assert hand(s, 0) == "G6"
    assert names(s.market) == "R1"
    assert s.bought == 0
    assert names(s.nobles[0].shown) == "G6"


# 5 ------------------------------------------------------------------------------------------


def test_chevalier_moves_a_coloured_card_only_to_the_city_of_its_colour() -> None:
    s = playing(hands=["B5"], cities=["V1", "V4 G6 B2"])
    s.answer(0, from_hand("B5"))
    assert set(s.options_of(0)) == {of_noble(1, "V"), of_noble(1, "G"), of_noble(1, "B")}
    s.answer(0, of_noble(1, "V"))
    assert city(s, 0, "V") == "V1 V4"
    assert city(s, 1, "V") == ""


def test_chevalier_cannot_move_a_card_that_is_not_higher_than_the_own_top_card() -> None:
    s = playing(hands=["B5"], cities=["V4 R2", "V4 R6 Y1"])
    s.answer(0, from_hand("B5"))
    assert set(s.options_of(0)) == {of_noble(1, "R"), of_noble(1, "Y")}


def test_chevalier_may_not_move_a_coloured_card_within_the_own_cities() -> None:
    s = playing(hands=["B5"], cities=["V4 R2"])
    assert from_hand("B5") not in s.options_of(0)


def test_chevalier_moves_a_joker_alone_into_any_city_where_it_is_higher() -> None:
    s = playing(hands=["B5"], cities=["V3 R4 G6", "Y1 W4@Y"])
    s.answer(0, from_hand("B5"))  # the Joker is all that can move
    assert asked(s) == "MoveTo"
    assert s.options_of(0) == [0, 1, 2, 4]
    s.answer(0, 2)
    assert city(s, 0, "P") == "W4"
    assert city(s, 1, "Y") == "Y1"


def test_chevalier_may_move_an_own_joker_to_another_own_city() -> None:
    s = playing(hands=["B5"], cities=["V6 Y6 P6 B6 R1 W4@R G2", ""])
    s.answer(0, from_hand("B5"))
    assert city(s, 0, "G") == "G2 W4"
    assert city(s, 0, "R") == "R1"


def test_a_knight_on_top_of_a_city_leaves_before_the_move() -> None:
    s = playing(cities=["V1 V5", "V4"])
    s.answer(0, from_city("V"))
    assert city(s, 0, "V") == "V1 V4"


def test_a_knight_on_top_of_a_city_does_not_move_himself() -> None:
    assert playing(cities=["P3 P5"]).over  # there was nothing to play


# 6 ------------------------------------------------------------------------------------------


def test_the_astrologer_draws_three_builds_two_and_discards_the_other() -> None:
    s = playing(hands=["B6"], deck="V1 Y3 P5", market="R2")
    s.answer(0, from_hand("B6"))
    assert offered_after_none(s, 0) == "P5 Y3 V1"
    s.answer(0, from_hand("P5"))
    s.answer(0, from_hand("V1"))
    assert (city(s, 0, "P"), city(s, 0, "V"), city(s, 0, "Y")) == ("P5", "V1", "")
    assert names(s.discard) == "B6 Y3"
    assert s.drawn == ()


def test_the_astrologer_may_build_one_card_or_none() -> None:
    s = playing(hands=["B6"], deck="V1 Y3 P5")
    s.answer(0, from_hand("B6"))
    s.answer(0, NO_MORE)
    assert s.nobles[0].size() == 0
    assert names(s.discard) == "B6 V1 Y3 P5"
    s = playing(hands=["B6"], deck="V1 Y3 P5")
    s.answer(0, from_hand("B6"))
    s.answer(0, from_hand("Y3"))
    s.answer(0, NO_MORE)
    assert s.nobles[0].size() == 1


def test_the_astrologer_obeys_the_building_rules() -> None:
    s = playing(hands=["B6"], cities=["V4 P2"], deck="V3 P1 P5")
    s.answer(0, from_hand("B6"))
    assert offered_after_none(s, 0) == "P5"


def test_the_astrologers_second_card_obeys_the_building_rules_too() -> None:
    s = playing(hands=["B6"], cities=["V4 P2"], deck="V3 W1 P5")
    s.answer(0, from_hand("B6"))
    s.answer(0, from_hand("P5"))
    assert s.over
    assert (city(s, 0, "V"), city(s, 0, "P")) == ("V4", "P2 P5")


def test_the_astrologer_triggers_no_effects_of_the_cards_built() -> None:
    s = playing(hands=["B6"], deck="V2 Y2 P3")
    s.answer(0, from_hand("B6"))
    s.answer(0, from_hand("Y2"))
    s.answer(0, from_hand("V2"))
    assert hand(s, 0) == ""


@pytest.mark.parametrize("first", ["V1", "V3"])
def test_the_astrologer_builds_two_cards_in_any_order(first: str) -> None:
    s = playing(hands=["B6"], deck="V1 V3 Y3")
    s.answer(0, from_hand("B6"))
    s.answer(0, from_hand(first))
    second = "V3" if first == "V1" else "V1"
    assert offered_after_none(s, 0) == names([card("Y3"), card(second)])
    s.answer(0, from_hand(second))
    assert city(s, 0, "V") == "V1 V3"


def test_the_astrologer_never_builds_the_same_card_twice() -> None:
    s = playing(hands=["B6"], deck="V3 V3 Y1")
    s.answer(0, from_hand("B6"))
    s.answer(0, from_hand("V3"))
    assert offered_after_none(s, 0) == "Y1"


def test_astrologue_and_jokers_a_joker_only_joins_a_coloured_card_of_that_city() -> None:
    s = playing(hands=["B6"], cities=["P1"], deck="W2 W4 P4")
    s.answer(0, from_hand("B6"))
    assert offered_after_none(s, 0) == "P4"
    s.answer(0, from_hand("P4"))
    assert offered_after_none(s, 0) == "W2"  # the W4 would repeat the 4
    s.answer(0, from_hand("W2"))
    assert city(s, 0, "P") == "P1 W2 P4"
    assert names(s.discard) == "B6 W4"


def test_astrologue_and_jokers_a_joker_may_be_higher_than_the_card_it_joins() -> None:
    s = playing(hands=["B6"], cities=["P1"], deck="W5 P4 Y0")
    s.answer(0, from_hand("B6"))
    s.answer(0, from_hand("P4"))
    s.answer(0, from_hand("W5"))
    assert city(s, 0, "P") == "P1 P4 W5"


def test_the_astrologer_draws_what_there_is_when_fewer_than_three_cards_are_left() -> None:
    s = playing(hands=["B6 Y1"], empty_deck=True, discard="P5")
    s.answer(0, from_hand("B6"))
    (drawn,) = [event.data for event in s.told if event.kind == "draw-open"]
    assert len(drawn) == 2
    assert len(s.discard) + len(s.deck) + len(s.drawn) + s.nobles[0].size() == 2


def test_the_astrologer_draws_on_from_the_new_deck_when_the_old_one_runs_out() -> None:
    s = playing(hands=["B6"], empty_deck=True, deck="P5", discard="V1 Y3 G4")
    s.answer(0, from_hand("B6"))
    (drawn,) = [event.data for event in s.told if event.kind == "draw-open"]
    assert card("P5") in drawn
    assert len(drawn) == 3
    assert "reshuffle" in told(s)


def test_there_is_one_effect_for_each_influence() -> None:
    assert [type(effect).__name__ for effect in EFFECTS] == [
        "Void",
        "Villager",
        "Jester",
        "Assassin",
        "Merchant",
        "Knight",
        "Astrologer",
    ]
    assert told(playing(hands=["B2"])) == []
