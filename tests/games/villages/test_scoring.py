"""The final count and its tie-breaks."""

from crownlands.games.villages.scoring import outcome, sheet
from crownlands.games.villages.state import Valeria

from .tables import built, cover, gold, hand, land, recruited, table


def lines_of(s: Valeria, seat: int) -> dict[str, int]:
    return {line.source.id: line.points for line in sheet(s, seat).lines}


def test_buildings_adventurers_powers_and_gold_are_added_up() -> None:
    s = table()
    built(s, 0, "harbor", "hideout")
    recruited(s, 0, "wizard")
    gold(s, 0, 2)
    assert lines_of(s, 0) == {
        "vv-score-buildings": 2,
        "vv-score-adventurers": 3,
        "vv-score-power": 2,
        "vv-score-gold": 2,
    }
    assert sheet(s, 0).total == 9


def test_gold_on_the_castle_and_on_resources_counts_for_their_owner() -> None:
    s = table()
    land(s, 0, "food")
    gold(s, 0, 1)
    cover(s, 0, "castle", "food")
    assert lines_of(s, 0)["vv-score-gold"] == 3


def test_resources_and_cards_in_hand_do_not_count() -> None:
    s = table()
    land(s, 0, "food", "wood")
    hand(s, 0, "fortress")
    assert sheet(s, 0).total == 0


def test_most_points_win() -> None:
    s = table(seats=3)
    gold(s, 1, 2)
    gold(s, 2, 1)
    assert outcome(s).winners == (1,)


def test_first_tie_break_most_buildings_and_adventurers() -> None:
    s = table()
    built(s, 0, "fortress")
    built(s, 1, "tannery", "armory")
    assert sheet(s, 0).total == sheet(s, 1).total
    assert outcome(s).winners == (1,)


def test_second_tie_break_most_gold() -> None:
    s = table()
    built(s, 0, "armory")
    built(s, 1, "tannery")
    gold(s, 1, 1)
    assert sheet(s, 0).total == sheet(s, 1).total
    assert outcome(s).winners == (1,)


def test_third_tie_break_most_resources() -> None:
    s = table()
    land(s, 0, "food", "wood")
    land(s, 1, "food", "wood", "stone")
    assert outcome(s).winners == (1,)


def test_still_equal_the_win_is_shared() -> None:
    s = table(seats=3)
    for seat in (0, 2):
        gold(s, seat, 2)
        land(s, seat, "food")
    assert outcome(s).winners == (0, 2)
