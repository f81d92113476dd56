"""Majorities, the six ways of scoring a City, and the final count."""

import pytest

from crownlands.games.cites_royales.scoring import city_points, legend, majorities, outcome
from crownlands.games.cites_royales.season import Majorities

from .tables import LETTERS, play, points, table


def scores(colour: str, *cities: str, **settings) -> list[tuple[int, int]]:
    """Who scores a colour, and how much."""
    s = table(len(cities), cities=cities)
    if "crowns" in settings:
        s.crowns = settings["crowns"]
    return majorities(s, LETTERS.index(colour))


def test_example_of_majorities_eloise_gains_12_and_will_10() -> None:
    eloise = "V1 V5 V6 P2 R3 R4 B1 B6 G2 G4"
    will = "V3 Y3 R2 W3@R R5 B3 B4 G0 G6"
    s = play(table(cities=[eloise, will]), Majorities())
    assert s.nobles[0].earned[:6] == [4, 0, 1, 0, 4, 3]
    assert s.nobles[1].earned[:6] == [0, 3, 0, 3, 1, 3]
    assert points(s) == [12, 10]


# The six Cities -----------------------------------------------------------------------------


def test_violet_scores_a_point_for_each_crown_in_it() -> None:
    assert scores("V", "V0 V1 V4", "") == [(0, 3)]
    assert scores("V", "V1 V4", "", crowns=(0, 1, 1, 1, 1, 2, 2)) == [(0, 2)]


def test_yellow_scores_a_point_for_each_card_in_the_largest_city() -> None:
    assert scores("Y", "Y1 R1 R2 R3", "") == [(0, 3)]
    assert scores("Y", "Y1 Y2 R2", "") == [(0, 2)]


def test_pink_scores_a_third_of_its_influence_rounded_down_at_least_1() -> None:
    assert scores("P", "P5 P6", "") == [(0, 3)]
    assert scores("P", "P1", "") == [(0, 1)]


def test_red_scores_a_point_for_each_city_of_two_cards_or_more_at_least_1() -> None:
    assert scores("R", "R1 R2 V1 V2 B1", "") == [(0, 2)]
    assert scores("R", "R1 V1", "") == [(0, 1)]


def test_blue_scores_a_point_for_each_city_with_a_1_or_a_2_at_least_1() -> None:
    assert scores("B", "B1 B2 V2 R3", "") == [(0, 2)]
    assert scores("B", "B6 V3", "") == [(0, 1)]


def test_green_scores_a_point_for_every_three_cards_at_least_1() -> None:
    assert scores("G", "G1 V1 V2 R1 R2 B1 B2", "") == [(0, 2)]
    assert scores("G", "G1", "") == [(0, 1)]


# Majorities ---------------------------------------------------------------------------------


def test_the_city_with_the_most_influence_scores_alone() -> None:
    assert scores("P", "P6", "P1 P4", "P3") == [(0, 2)]


def test_ties_score_for_all_with_their_own_count() -> None:
    assert scores("B", "B1 B5 V1", "B6", "B3") == [(0, 2), (1, 1)]


def test_majority_with_0_a_lone_zero_has_no_majority_but_counts_as_a_card() -> None:
    assert scores("P", "P0", "") == []
    assert scores("R", "R0 R1 V1 V2", "") == [(0, 2)]


def test_jokers_in_scoring_count_for_influence_number_and_blue_but_not_for_crowns() -> None:
    assert scores("P", "P4 W5@P", "P6") == [(0, 3)]
    assert scores("Y", "Y1 W2@Y", "") == [(0, 2)]
    assert scores("B", "B5 V3 W2@V Y1", "") == [(0, 2)]
    assert scores("V", "V4 W2@V", "") == [(0, 1)]
    assert scores("G", "G4 W5@G V1 V2 V3 R1", "") == [(0, 2)]
    assert scores("R", "R4 W5@R V1 V2", "") == [(0, 2)]


def test_violet_with_a_lone_joker_has_the_majority_and_scores_nothing() -> None:
    assert scores("V", "W5@V", "V4") == [(0, 0)]


def test_nobody_scores_a_colour_that_nobody_built() -> None:
    assert scores("G", "V1", "R1") == []


def test_a_city_scores_by_all_the_cities_of_its_noble_and_no_other() -> None:
    s = table(cities=["R1", "V1 V2 Y1 Y2 R2"])
    assert city_points(s, s.nobles[1], 3) == 2
    assert city_points(s, s.nobles[0], 3) == 1


# The end ------------------------------------------------------------------------------------


def test_a_hero_still_face_up_gives_two_points_at_the_end() -> None:
    sheets = outcome(table(points=[10, 11], heroes=[0])).sheets
    assert [sheet.total for sheet in sheets] == [12, 11]


def test_the_most_points_win() -> None:
    assert outcome(table(3, points=[10, 12, 11])).winners == (1,)


def test_a_tie_goes_to_the_noble_with_more_cards_built() -> None:
    result = outcome(table(points=[10, 10], cities=["V6", "R1 R2"]))
    assert result.winners == (1,)
    assert result.ending.id == "cr-end-crowned"


def test_a_lasting_tie_is_a_shared_victory() -> None:
    result = outcome(table(points=[10, 10], cities=["V1 V6", "R1 R2"]))
    assert result.winners == (0, 1)
    assert result.ending.id == "cr-end-shared"


@pytest.mark.parametrize(
    ("lead", "level"),
    [
        (-30, 1),
        (-10, 1),
        (-9, 2),
        (-1, 2),
        (0, 3),
        (1, 4),
        (10, 4),
        (11, 5),
        (20, 5),
        (21, 6),
        (30, 6),
        (31, 7),
        (60, 7),
    ],
)
def test_solo_legend_table_has_seven_levels(lead: int, level: int) -> None:
    assert legend(lead).id == f"cr-legend-{level}"


def test_solo_a_tie_with_the_regent_is_a_tie_whatever_is_built() -> None:
    result = outcome(table(1, points=[10, 10], cities=["V1 V6", "R1"]))
    assert result.winners == (0, 1)
    assert result.ending.id == "cr-legend-3"
