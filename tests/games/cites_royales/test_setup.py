"""The box, the deal, passing cards, the first card, and who begins."""

import pytest

from crownlands.core.errors import BadSettings
from crownlands.games.cites_royales.cards import BOX, COLOUR, COLOURS, INFLUENCE, SUBJECTS, WHITE
from crownlands.games.cites_royales.opening import FirstCards, HandOver, ReplaceWhite
from crownlands.games.cites_royales.state import choose_secretly

from .tables import GAME, asked, card, city, hand, names, offered, play, table, told


def test_the_box_holds_85_subjects_13_of_each_colour_and_7_whites() -> None:
    counts = [sum(COLOUR[number] == colour for number in BOX) for colour in range(7)]
    assert len(BOX) == 85
    assert counts == [13, 13, 13, 13, 13, 13, 7]


def test_zeros_and_whites_are_single_and_all_other_cards_come_twice() -> None:
    for row in SUBJECTS:
        assert row.copies == (1 if row.influence == 0 or row.colour == WHITE else 2)


def test_only_violet_cards_carry_crowns_and_their_number_is_marked_as_reconstructed() -> None:
    for row in SUBJECTS:
        if COLOURS[row.colour] == "violet":
            assert row.reconstructed == ("crowns",)
        else:
            assert row.crowns == 0
            assert row.reconstructed == ()
    assert [row.crowns for row in SUBJECTS if row.colour == 0] == [0, 2, 2, 2, 1, 1, 1]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_each_noble_is_dealt_three_cards_beside_a_reserve_of_four_and_a_row_of_four(
    seats: int,
) -> None:
    s = GAME.start(seats, 3)
    assert [len(noble.hand) for noble in s.nobles] == [3] * seats
    assert len(s.reserve) == 4
    assert len(s.market) == 4
    assert len(s.deck) + len(s.discard) == 85 - 8 - 3 * seats


@pytest.mark.parametrize("seed", range(40))
def test_setup_row_of_different_colours_with_white_as_a_colour(seed: int) -> None:
    s = GAME.start(2, seed)
    assert len({COLOUR[number] for number in s.market}) == 4
    row = {COLOUR[number] for number in s.market}
    assert all(COLOUR[number] in row for number in s.discard)


@pytest.mark.parametrize(("seats", "seasons", "step"), [(1, 4, 10), (2, 4, 10), (3, 4, 10)])
def test_one_to_three_nobles_play_four_seasons_with_bonus_cells_every_ten(
    seats: int, seasons: int, step: int
) -> None:
    s = GAME.start(seats, 1)
    assert (s.last_season(), s.bonus_step) == (seasons, step)


def test_4_nobles_play_three_seasons_on_the_other_side_of_the_track() -> None:
    s = GAME.start(4, 1)
    assert (s.last_season(), s.bonus_step) == (3, 8)


def test_crowns_and_bonus_cells_are_settings_marked_as_reconstructed() -> None:
    marked = {setting.key for setting in GAME.settings if setting.reconstructed}
    assert marked == {
        "bonus_step",
        "bonus_step_of_four",
        *(f"crowns_{influence}" for influence in range(7)),
    }
    s = GAME.start(2, 1, {"crowns_6": 3, "bonus_step": 5})
    assert s.crowns == (0, 2, 2, 2, 1, 1, 3)
    assert s.bonus_step == 5
    with pytest.raises(BadSettings):
        GAME.start(2, 1, {"crowns_6": 7})


@pytest.mark.parametrize(
    ("seats", "settings", "first", "second"),
    [
        (2, {}, False, True),
        (3, {}, False, True),
        (4, {}, True, True),
        (2, {"bonus_step": 7}, False, False),
    ],
)
def test_only_bonus_cells_that_we_put_there_are_marked_on_the_track(
    seats: int, settings: dict[str, int], first: bool, second: bool
) -> None:
    zones = GAME.view(GAME.start(seats, 1, settings), None).zones
    stops = next(zone for zone in zones if zone.id == "points").stops
    assert [what.id == "reconstructed" for _, what in stops[:2]] == [first, second]


# Passing ------------------------------------------------------------------------------------


def test_passing_cards_with_two_nobles_gives_two_and_keeps_one() -> None:
    s = table(2, hands=["V1 Y2 P3", "R4 B5 G6"])
    choose_secretly(s, HandOver())
    s.settle()
    assert asked(s) == "KeepOne"
    s.answer(0, card("V1"))
    s.answer(1, card("B5"))
    assert hand(s, 0) == "V1 R4 G6"
    assert hand(s, 1) == "Y2 P3 B5"


def test_passing_cards_with_three_nobles_gives_one_left_and_another_right() -> None:
    s = table(3, hands=["V1 V2 V3", "Y1 Y2 Y3", "P1 P2 P3"])
    choose_secretly(s, HandOver())
    s.settle()
    for seat, letter in enumerate("VYP"):
        s.answer(seat, card(f"{letter}1"))  # to the left, the next seat
        s.answer(seat, card(f"{letter}2"))  # to the right
    assert hand(s, 0) == "P1 Y2 V3"
    assert hand(s, 1) == "V1 P2 Y3"
    assert hand(s, 2) == "Y1 V2 P3"


def test_only_who_is_passed_cards_is_told_which() -> None:
    s = table(2, hands=["V1 Y2 P3", "R4 B5 G6"])
    choose_secretly(s, HandOver())
    play(s)
    s.answer(0, card("V1"))
    s.answer(1, card("B5"))
    told_of = [event for event in s.told if event.kind == "receive"]
    assert [(event.seat, event.data, names(event.secret)) for event in told_of] == [
        (0, (), "R4 G6"),
        (1, (), "Y2 P3"),
    ]


def test_passing_is_simultaneous_and_nobody_passes_on_what_was_just_received() -> None:
    s = table(2, hands=["V1 Y2 P3", "R4 B5 G6"])
    choose_secretly(s, HandOver())
    s.settle()
    s.answer(1, card("B5"))
    assert offered(s, 0) == "P3 Y2 V1"
    assert hand(s, 0) == "V1 Y2 P3"


# The first card -----------------------------------------------------------------------------


def first_cards(*hands: str):
    return play(table(len(hands), hands=hands), FirstCards())


def test_the_first_card_is_never_white() -> None:
    s = first_cards("V1 W2 P3", "R4 B5 G6")
    assert offered(s, 0) == "V1 P3"


def test_the_first_card_is_built_without_its_effect_and_shown_together() -> None:
    s = first_cards("V2 Y2 P3", "R4 B5 G6")
    s.answer(0, card("V2"))
    assert city(s, 0, "V") == ""
    s.answer(1, card("R4"))
    assert city(s, 0, "V") == "V2"
    assert city(s, 1, "R") == "R4"
    assert hand(s, 0) == "Y2 P3"


def test_first_player_is_who_built_the_lowest_card() -> None:
    s = first_cards("V5 Y2 P3", "R4 B5 G6")
    s.answer(0, card("V5"))
    s.answer(1, card("R4"))
    assert s.asked().seat == 1


def test_first_player_of_equals_built_in_the_leftmost_city() -> None:
    s = first_cards("G4 Y2 P3", "R4 B5 G6", "B4 V5 V6")
    s.answer(0, card("G4"))
    s.answer(1, card("R4"))
    s.answer(2, card("B4"))
    assert s.asked().seat == 1


def test_first_player_is_drawn_by_chance_when_the_same_card_was_built() -> None:
    beginners = set()
    for chance in range(20):
        s = table(2, hands=["R4 Y2 P3", "R4 B5 G6"])
        s.seed_chance(chance * 7919)
        play(s, FirstCards())
        s.answer(0, card("R4"))
        s.answer(1, card("R4"))
        beginners.add(s.asked().seat)
    assert beginners == {0, 1}


def test_three_whites_dealt_at_setup_are_shown_and_one_is_replaced_by_a_coloured_card() -> None:
    s = table(2, hands=["W1 W2", "R4 B5 G6"], deck="W3 W5 P6")
    play(s, ReplaceWhite(0), FirstCards())
    assert offered(s, 0) == "W1 W2"
    s.answer(0, card("W1"))
    assert hand(s, 0) == "W2"  # the P6 is the only card to build, so it lies down already
    assert names(s.discard) == "W1 W3 W5"
    s.answer(1, card("R4"))
    assert city(s, 0, "P") == "P6"


def test_a_hand_of_whites_after_passing_is_shown_to_all() -> None:
    s = table(2, hands=["W1 Y2 P3", "W2 W3 G6"])
    choose_secretly(s, HandOver())
    play(s)
    s.answer(0, card("W1"))
    s.answer(1, card("G6"))
    assert "only-whites" in told(s)
    assert asked(s) == "ReplaceWhite"
    assert names(s.nobles[0].shown) == "W1 W2 W3"


def test_two_equal_whites_are_one_choice_where_a_house_has_more_of_them() -> None:
    s = table(2, hands=["W1 W2", "R4 B5 G6"])
    s.nobles[0].hand = (card("W1"), card("W1"), card("W2"))
    play(s, ReplaceWhite(0))
    assert offered(s, 0) == "W1 W2"


def test_two_hands_of_whites_after_passing_are_both_replaced() -> None:
    s = table(2, hands=["W1 W2 W3", "W4 W5 W6"], deck="P6 W0 R2")
    choose_secretly(s, HandOver())
    play(s)
    s.answer(0, card("W1"))
    s.answer(1, card("W6"))
    for _ in range(2):
        assert asked(s) == "ReplaceWhite"
        s.choose(s.options[0])
    # Each first card is the only coloured one, so it is built without a question.
    assert {city(s, 0, "P") or city(s, 0, "R"), city(s, 1, "P") or city(s, 1, "R")} == {"P6", "R2"}


def test_every_influence_has_the_same_effect_in_all_colours_white_included() -> None:
    rows = GAME.cards()
    effects = {(INFLUENCE[number], rows[number].powers[0].id) for number in range(len(SUBJECTS))}
    assert len(effects) == 7
