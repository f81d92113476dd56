"""The end of a Season: secret building, catching up, and the next Season."""

from itertools import combinations

from crownlands.games.cites_royales.cards import COLOUR, INFLUENCE, WHITE
from crownlands.games.cites_royales.position import problems
from crownlands.games.cites_royales.rules import (
    EndTurn,
    NextSeason,
    Turn,
    bonus_cells,
    catch_up,
    refill,
)
from crownlands.games.cites_royales.season import ShowBuildings
from crownlands.games.cites_royales.state import Provinces, choose_secretly

from .tables import (
    GAME,
    NO_MORE,
    asked,
    cards,
    city,
    from_hand,
    hand,
    names,
    no_more_in,
    play,
    points,
    table,
    take,
    to_build,
    told,
)


def building(**setup) -> Provinces:
    """Everybody builds in secret."""
    s = table(**setup)
    choose_secretly(s, ShowBuildings())
    return play(s)


def reserve_of(s: Provinces, held: str) -> None:
    """Exchange the Reserve for these cards out of the last Noble's hand."""
    left = [*s.nobles[-1].hand, *s.reserve]
    s.reserve = tuple(take(left, held))
    s.nobles[-1].hand = tuple(sorted(left))
    assert problems(s) == []


# Building -----------------------------------------------------------------------------------


def test_example_of_building_eloise_builds_four_cards_and_keeps_two() -> None:
    s = building(hands=["Y4 Y5 R1 R6 G1 P6"], cities=["G2"])
    for name in ("Y5", "Y4"):
        s.answer(0, to_build(name))
    assert s.options_of(0) == [to_build("P6"), no_more_in("P")]
    s.answer(0, no_more_in("P"))
    for name in ("R6", "R1"):
        s.answer(0, to_build(name))
    assert asked(s) == ""  # the green 1 does not fit on the green 2
    assert city(s, 0, "Y") == "Y4 Y5"
    assert city(s, 0, "R") == "R1 R6"
    assert city(s, 0, "G") == "G2"
    assert hand(s, 0) == "G1 P6"


def test_building_is_optional() -> None:
    s = building(hands=["Y4 Y5"])
    s.answer(0, no_more_in("Y"))
    assert hand(s, 0) == "Y4 Y5"
    assert "build-nothing" in told(s)


def test_building_several_cards_sorts_them_above_the_highest_card() -> None:
    s = building(hands=["Y2 Y4 Y6"], cities=["Y3"])
    assert s.options_of(0) == [to_build("Y6"), to_build("Y4"), no_more_in("Y")]
    s.answer(0, to_build("Y6"))
    s.answer(0, to_build("Y4"))
    assert city(s, 0, "Y") == "Y3 Y4 Y6"


def test_building_several_cards_never_repeats_an_influence() -> None:
    s = building(hands=["Y4 Y4 W4 Y2"])
    s.answer(0, to_build("Y4"))
    assert s.options_of(0) == [to_build("Y2"), no_more_in("Y")]


def test_building_several_cards_is_offered_in_one_order_only() -> None:
    s = building(hands=["Y2 Y4 Y6 P1"])
    s.answer(0, to_build("Y4"))
    assert s.options_of(0) == [to_build("Y2"), no_more_in("Y")]
    s.answer(0, to_build("Y2"))
    assert s.options_of(0) == [to_build("P1"), no_more_in("P")]


def test_example_of_jokers_a_white_4_in_the_pink_city_comes_with_a_pink_card_not_a_4() -> None:
    s = building(hands=["W4 P4"])
    s.answer(0, to_build("P4"))
    assert city(s, 0, "P") == "P4"  # nothing else could be built
    s = building(hands=["W4 P6"])
    s.answer(0, to_build("P6"))
    s.answer(0, to_build("W4", "P"))
    assert city(s, 0, "P") == "W4 P6"


def test_joker_with_another_card_is_never_built_alone() -> None:
    s = building(hands=["W4 W5"], cities=["P1"])
    assert asked(s) == ""
    assert hand(s, 0) == "W4 W5"


def test_joker_with_another_card_may_be_higher_than_it_and_then_needs_it() -> None:
    s = building(hands=["W4 P3 P2"])
    assert s.options_of(0) == [
        to_build("P3"),
        to_build("P2"),
        to_build("W4", "P"),
        no_more_in("P"),
    ]
    s.answer(0, to_build("W4", "P"))
    assert s.options_of(0) == [to_build("P3"), to_build("P2")]  # the Joker cannot stay alone
    s.answer(0, to_build("P2"))
    assert city(s, 0, "P") == "P2 W4"


def test_joker_with_another_card_one_card_may_carry_several_jokers() -> None:
    s = building(hands=["W5 W6 W0 P3"])
    s.answer(0, to_build("W6", "P"))
    s.answer(0, to_build("W5", "P"))  # the pink 3 must follow, and does
    s.answer(0, to_build("W0", "P"))
    assert city(s, 0, "P") == "W0 P3 W5 W6"


def test_joker_with_another_card_a_card_built_earlier_does_not_carry_it() -> None:
    s = building(hands=["W4 R1"], cities=["P1"])
    s.answer(0, no_more_in("R"))
    assert city(s, 0, "P") == "P1"
    assert hand(s, 0) == "R1 W4"


def test_a_joker_must_exceed_the_highest_card_of_its_city() -> None:
    s = building(hands=["W2 P6"], cities=["P3"])
    s.answer(0, to_build("P6"))
    assert city(s, 0, "P") == "P3 P6"


def legal_sets(held: list[int], top: int, colour: int) -> set[tuple[int, ...]]:
    """Every set of cards that may be built in one City, by the rules as written."""
    found = set()
    for size in range(len(held) + 1):
        for chosen in combinations(held, size):
            influences = [INFLUENCE[number] for number in chosen]
            fits = all(COLOUR[number] in (colour, WHITE) for number in chosen)
            jokers = any(COLOUR[number] == WHITE for number in chosen)
            own = any(COLOUR[number] == colour for number in chosen)
            if (
                fits
                and len(set(influences)) == len(influences)
                and all(influence > top for influence in influences)
                and (own or not jokers)
            ):
                found.add(tuple(sorted(chosen)))
    return found


def built_sets(s: Provinces, start: tuple[int, ...]) -> list[tuple[int, ...]]:
    """Every way to answer the building questions, by the set that gets built."""
    if not s.lanes or not s.options_of(0):
        left = list(start)
        for number in s.nobles[0].hand:
            left.remove(number)
        return [tuple(left)]
    found = []
    for option in s.options_of(0):
        other = s.copy()
        other.answer(0, option)
        found += built_sets(other, start)
    return found


def test_every_legal_building_of_a_city_is_reached_exactly_once() -> None:
    for held, top in (
        ("P1 P3 P5 W2 W4", ""),
        ("P2 P3 W1 W3 W6", ""),
        ("P4 P5 P5 W3 W5 W6", "P2"),
        ("W1 W2 W3", ""),
        ("P0 W0 W6", ""),
    ):
        s = building(hands=[held, "G1 G2"], cities=[top])
        reached = built_sets(s, s.nobles[0].hand)
        floor = int(top[1]) if top else -1
        assert sorted(reached) == sorted(legal_sets(sorted(cards(held)), floor, 2)), held


def test_hidden_building_lies_face_down_until_everybody_has_chosen() -> None:
    s = building(hands=["Y4", "Y5"])
    s.answer(0, to_build("Y4"))
    assert city(s, 0, "Y") == ""
    assert told(s) == []
    s.answer(1, no_more_in("Y"))
    assert city(s, 0, "Y") == "Y4"
    assert told(s) == ["build", "build-nothing"]


# From Season to Season ----------------------------------------------------------------------


def test_last_buyer_ends_the_season_at_once() -> None:
    s = play(table(hands=["", "Y4"], market="V1 Y1 P1 R1", bought=[1]), Turn(0))
    s.answer(0, 1)
    s.answer(0, from_hand("R1"))
    s.answer(0, NO_MORE)
    assert "end-of-season" in told(s)
    assert "add" not in told(s)
    assert asked(s) == "Build"


def test_a_forced_purchase_of_the_last_buyer_ends_the_season_too() -> None:
    s = play(table(market="G1 G2 Y1 Y2", bought=[1], deck="G5"), Turn(0))
    s.answer(0, 0)
    assert asked(s) == "BuyCard"
    s.answer(0, NO_MORE)
    assert "end-of-season" in told(s)


def test_the_season_goes_on_while_somebody_has_not_bought() -> None:
    s = play(table(3, market="V1 Y1 P1 R1", bought=[0, 2]), EndTurn(2))
    assert "end-of-season" not in told(s)
    assert s.asked().seat == 1


def test_next_first_player_is_the_left_neighbour_of_the_last_buyer() -> None:
    s = play(table(3, market="V1 Y1 P1 R1", bought=[0, 1, 2]), EndTurn(1))
    assert s.season == 2
    assert s.bought == 0
    assert s.asked().seat == 2


def test_refill_at_season_end_adds_only_colours_that_do_not_lie_open() -> None:
    s = table(market="V1 V2", deck="V3 G1 G2 W3")
    refill(s)
    assert names(s.market) == "V1 V2 G1 W3"
    assert names(s.discard) == "V3 G2"


def test_refill_at_season_end_adds_nothing_to_four_or_more() -> None:
    s = table(market="V1 V2 Y1 Y2 P1", deck="G1")
    refill(s)
    assert names(s.market) == "V1 V2 Y1 Y2 P1"


def test_refill_at_season_end_stops_when_no_other_colour_can_come() -> None:
    s = table(market="V1", empty_deck=True)
    refill(s)
    assert names(s.market) == "V1"
    s = table(market="V1", empty_deck=True, deck="V2", discard="V2 V3")
    reserve_of(s, "V0 V4 V5 V6")
    refill(s)
    assert names(s.market) == "V1"


def test_refill_at_season_end_waits_for_a_colour_that_lies_in_the_reserve() -> None:
    s = table(market="V1 Y1 P1", empty_deck=True, deck="V2", discard="V2 V3 Y2")
    reserve_of(s, "V0 V4 V5 G6")
    refill(s)
    assert names(s.market) == "V1 Y1 P1 G6"


def test_example_of_catching_up_eloise_at_6_draws_one_card_behind_will_at_12() -> None:
    s = table(points=[6, 12])
    catch_up(s, 0)
    assert [len(noble.hand) for noble in s.nobles] == [1, 0]


def test_catch_up_bonus_is_drawn_beginning_with_the_next_first_player() -> None:
    s = table(3, points=[6, 6, 12], deck="G5 R3")
    catch_up(s, 1)
    assert (hand(s, 1), hand(s, 0)) == ("G5", "R3")


def test_catch_up_bonus_is_drawn_on_to_the_left() -> None:
    s = table(4, points=[2, 3, 10, 4], deck="G5 R3 B4")
    catch_up(s, 1)
    assert [hand(s, seat) for seat in range(4)] == ["B4", "G5", "", "R3"]


def test_catch_up_bonus_counts_cells_strictly_between() -> None:
    s = table()
    assert bonus_cells(s, 10, 20) == 0
    assert bonus_cells(s, 9, 20) == 1
    assert bonus_cells(s, 9, 21) == 2
    assert bonus_cells(s, 10, 21) == 1
    assert bonus_cells(s, 9, 10) == 0
    assert bonus_cells(s, 12, 12) == 0
    assert bonus_cells(s, 0, 45) == 4


def test_track_end_bonus_cells_go_on_beyond_it() -> None:
    assert bonus_cells(table(), 105, 125) == 2


def test_4_nobles_have_bonus_cells_every_eight() -> None:
    s = table(4)
    assert bonus_cells(s, 7, 9) == 1
    assert bonus_cells(s, 9, 16) == 0


def test_catch_up_bonus_is_drawn_before_the_market_is_refilled() -> None:
    s = play(table(points=[6, 12], market="V1", deck="G5 Y1 P1 R1"), NextSeason(0))
    assert hand(s, 0) == "G5"
    assert names(s.market) == "V1 Y1 P1 R1"


def test_catch_up_bonus_is_skipped_after_the_last_season() -> None:
    s = play(table(points=[6, 12], season=4), NextSeason(0))
    assert s.over
    assert s.nobles[0].hand == ()


def test_the_game_ends_after_the_third_season_with_four_nobles() -> None:
    assert play(table(4, season=3), NextSeason(0)).over
    assert not play(table(3, season=3, market="V1 Y1 P1 R1"), NextSeason(0)).over


def test_majorities_are_counted_after_the_buildings_are_shown() -> None:
    s = play(table(hands=["P6"], market="V1 Y1 P1 R1", bought=[0, 1]), EndTurn(1))
    s.answer(0, to_build("P6"))
    assert points(s) == [2, 0]


def test_whole_games_have_the_right_number_of_seasons() -> None:
    for seats, seasons in ((1, 4), (2, 4), (3, 4), (4, 3)):
        s = GAME.start(seats, 8)
        while not s.over:
            s.choose(s.options[0])
        assert s.season == seasons
