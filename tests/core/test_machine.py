"""The machine: frames, questions, lanes, chance and news."""

from collections import Counter
from itertools import permutations

import pytest

from crownlands.core.errors import IllegalChoice
from crownlands.core.machine import Event
from crownlands.core.stream import Stream

from .toys import TOY, Nest, Note, Number, Roll, Show, Toy


def toy(*frames: object, seats: int = 2) -> Toy:
    s = Toy(seats)
    s.push(*frames)  # type: ignore[arg-type]
    s.settle()
    return s


# Frames -------------------------------------------------------------------------------------------


def test_frames_are_played_in_the_order_written() -> None:
    assert toy(Note(1), Note(2), Note(3)).log == ["1", "2", "3"]


def test_what_a_frame_pushes_comes_before_what_waits() -> None:
    assert toy(Note(1), Nest(), Note(2)).log == ["1", "10", "11", "2"]


def test_a_question_stays_on_top_until_it_is_answered() -> None:
    s = toy(Note(1), Number(1, 3), Note(2))
    assert s.log == ["1"]
    assert (s.asked().seat, s.options) == (1, [0, 1, 2])
    s.choose(2)
    assert (s.log, s.chosen, s.over) == (["1", "2"], [0, 2], True)


def test_a_question_without_options_is_skipped() -> None:
    s = toy(Number(0, 0), Note(1))
    assert (s.log, s.chosen) == (["1"], [0, 0])


def test_a_question_with_one_option_is_taken_silently_and_told() -> None:
    s = Toy(2)
    s.told = []
    s.push(Number(1, 1, more=1), Note(1))
    s.settle()
    assert s.log == ["1"]
    assert [event.kind for event in s.told] == ["number", "number"]


def test_what_is_not_offered_is_refused_and_the_question_stays() -> None:
    s = toy(Number(0, 3))
    for option in (-1, 3, 99):
        with pytest.raises(IllegalChoice) as refused:
            s.choose(option)
        assert str(refused.value) == f"refused-choice (given: {option}, allowed: 0, 1, 2)"
    assert s.options == [0, 1, 2]


def test_a_seat_that_is_not_asked_cannot_answer() -> None:
    s = toy(Number(0, 3))
    with pytest.raises(IllegalChoice, match="refused-nothing-asked"):
        s.answer(1, 0)


def test_a_choice_is_checked_before_it_is_made_by_the_same_measure() -> None:
    s = toy(Number(0, 3))
    s.check(0, 2)
    for seat, option, words in ((0, 3, "refused-choice"), (1, 0, "refused-nothing-asked")):
        with pytest.raises(IllegalChoice, match=words):
            s.check(seat, option)
    assert (s.options, s.chosen) == ([0, 1, 2], [0, 0])


def test_nothing_can_be_chosen_when_the_game_is_over() -> None:
    s = toy(Number(0, 3))
    s.choose(0)
    assert (s.over, s.questions(), s.asked()) == (True, [], None)
    with pytest.raises(IllegalChoice):
        s.choose(0)


def test_ending_the_game_leaves_nothing_to_play() -> None:
    s = toy(Number(0, 3), Note(1))
    s.end()
    s.settle()
    assert (s.over, s.log) == (True, [])


def test_a_copy_goes_its_own_way() -> None:
    s = toy(Number(0, 3), Number(1, 3))
    other = s.copy()
    other.choose(1)
    assert (s.chosen, s.asked().seat) == ([0, 0], 0)
    assert (other.chosen, other.asked().seat) == ([1, 0], 1)
    s.choose(2)
    assert (s.chosen, other.chosen) == ([2, 0], [1, 0])


# Lanes --------------------------------------------------------------------------------------------


def three_lanes(more: int = 0) -> Toy:
    s = Toy(3)
    s.push(Note(7))
    s.together([Number(seat, 4, more) for seat in range(3)])
    s.settle()
    return s


def test_lanes_ask_every_seat_at_the_same_time() -> None:
    s = three_lanes()
    assert [ask.seat for ask in s.questions()] == [0, 1, 2]
    assert s.options_of(2) == [0, 1, 2, 3]
    assert s.log == []


def test_nothing_goes_on_before_the_last_lane_is_done() -> None:
    s = three_lanes()
    s.answer(2, 3)
    s.answer(0, 1)
    assert (s.log, [ask.seat for ask in s.questions()]) == ([], [1])
    s.answer(1, 2)
    assert (s.log, s.chosen) == (["7"], [1, 2, 3])


def test_a_seat_that_there_is_not_is_offered_nothing() -> None:
    s = three_lanes()
    assert [s.options_of(seat) for seat in (-1, 3)] == [[], []]
    with pytest.raises(IllegalChoice, match="refused-nothing-asked"):
        s.answer(-1, 0)


def test_lanes_inside_lanes_are_a_fault() -> None:
    s = three_lanes()
    with pytest.raises(AssertionError):
        s.together([Number(0, 4)])


def test_what_is_told_in_a_lane_says_so() -> None:
    s = three_lanes()
    s.told = []
    s.answer(1, 2)
    assert s.told == [Event("number", 1, (), (2,), in_lane=True)]


def test_a_lane_may_be_several_steps_deep() -> None:
    s = three_lanes(more=2)
    for option in (1, 2, 3):
        assert s.options_of(1) == [0, 1, 2, 3]
        s.answer(1, option)
    assert s.options_of(1) == []
    assert s.chosen[1] == 123
    assert [ask.seat for ask in s.questions()] == [0, 2]


def test_the_order_in_which_lanes_are_answered_does_not_matter() -> None:
    ends = set()
    for order in permutations([0, 0, 1, 1, 2, 2]):
        s = three_lanes(more=1)
        step = [0, 0, 0]
        for seat in order:
            s.answer(seat, (seat + step[seat]) % 4)
            step[seat] += 1
        ends.add((tuple(s.chosen), tuple(s.log), s.chance_a, s.chance_b, s.unveiled))
    assert len(ends) == 1


def test_a_seat_that_has_answered_its_lane_cannot_answer_again() -> None:
    s = three_lanes()
    s.answer(1, 2)
    with pytest.raises(IllegalChoice):
        s.answer(1, 3)
    assert s.chosen == [0, 2, 0]


def test_choosing_without_a_seat_answers_the_first_lane_that_waits() -> None:
    s = three_lanes()
    s.answer(0, 3)
    s.choose(2)
    assert s.chosen == [3, 2, 0]


def test_a_lane_without_a_choice_is_played_silently() -> None:
    s = Toy(2)
    s.push(Note(7))
    s.together([Number(0, 1), Number(1, 4)])
    s.settle()
    assert [ask.seat for ask in s.questions()] == [1]
    s.answer(1, 3)
    assert (s.chosen, s.log) == ([0, 3], ["7"])


def test_lanes_in_which_nobody_has_a_choice_close_by_themselves() -> None:
    s = Toy(2)
    s.push(Note(7))
    s.together([Number(0, 1), Number(1, 1)])
    s.settle()
    assert (s.log, s.over, s.lanes) == (["7"], True, [])


def test_a_copy_of_open_lanes_shares_nothing() -> None:
    s = three_lanes(more=1)
    other = s.copy()
    other.answer(0, 3)
    other.answer(0, 3)
    assert s.chosen == [0, 0, 0]
    assert [ask.seat for ask in s.questions()] == [0, 1, 2]
    assert [ask.seat for ask in other.questions()] == [1, 2]


def test_chance_inside_a_lane_is_a_fault() -> None:
    s = three_lanes()
    with pytest.raises(AssertionError):
        s.below(6)


# Chance and news ----------------------------------------------------------------------------------


def test_chance_is_about_uniform() -> None:
    s = Toy(1)
    s.seed_chance(2024)
    for faces in (2, 6, 10, 52):
        counts = Counter(s.below(faces) for _ in range(600 * faces))
        assert sorted(counts) == list(range(faces))
        # Fair dice leave this band less than once in ten thousand runs.
        assert all(480 < count < 720 for count in counts.values())


def test_two_draws_in_a_row_are_independent() -> None:
    s = Toy(1)
    s.seed_chance(7)
    pairs = Counter((s.below(6), s.below(6)) for _ in range(18_000))
    assert len(pairs) == 36
    assert all(380 < count < 620 for count in pairs.values())


def test_the_same_seed_gives_the_same_chance_to_the_letter() -> None:
    s = Toy(1)
    s.seed_chance(123456789)
    assert [s.below(1000) for _ in range(8)] == [468, 661, 310, 209, 839, 648, 641, 262]


def test_a_copy_has_the_same_future() -> None:
    s = Toy(1)
    s.seed_chance(5)
    s.below(6)
    s.turns = 3
    other = s.copy()
    assert (other.unveiled, other.turns) == (s.unveiled, s.turns)
    assert [s.below(100) for _ in range(20)] == [other.below(100) for _ in range(20)]


def test_a_stream_draws_every_number_as_often_and_the_same_for_the_same_word() -> None:
    stream = Stream("sha256:a")
    counts = Counter(stream.below(6) for _ in range(3600))
    assert sorted(counts) == list(range(6))
    assert all(480 < count < 720 for count in counts.values())
    assert [Stream("sha256:a").below(1000) for _ in range(2)] == [321, 321]
    assert Stream("sha256:b").below(1000) != 321


def test_a_stream_draws_in_place_of_the_generator_until_that_is_started_anew() -> None:
    s = Toy(1)
    s.seed_chance(5)
    before = (s.chance_a, s.chance_b)
    s.seed_chance(Stream("sha256:a"))
    assert s.below(1000) == 321
    assert (s.chance_a, s.chance_b, s.unveiled) == (*before, 1)
    assert s.copy().stream is None
    s.seed_chance(5)
    other = Toy(1)
    other.seed_chance(5)
    assert [s.below(100) for _ in range(9)] == [other.below(100) for _ in range(9)]


def test_a_shuffle_keeps_every_card_and_reaches_every_order() -> None:
    s = Toy(1)
    s.seed_chance(11)
    orders: Counter[tuple[int, ...]] = Counter()
    for _ in range(2400):
        cards = [1, 2, 3, 4]
        s.shuffle(cards)
        orders[tuple(cards)] += 1
    assert sorted(orders) == sorted(permutations([1, 2, 3, 4]))
    assert all(60 < count < 145 for count in orders.values())


def test_the_same_seed_deals_the_same_game() -> None:
    one, other = TOY.start(2, "a word"), TOY.start(2, "a word")
    assert (one.chance_a, one.chance_b) == (other.chance_a, other.chance_b)
    assert TOY.start(2, 1).chance_a != TOY.start(2, 2).chance_a


def test_rolling_and_showing_are_noted_as_unveiling() -> None:
    assert toy(Note(1)).unveiled == 0
    assert toy(Show()).unveiled == 1
    assert toy(Roll(), Roll()).unveiled == 2


def test_events_are_told_only_to_who_listens_and_never_copied() -> None:
    s = toy(Number(0, 3), Number(0, 3))
    s.choose(1)
    s.told = []
    other = s.copy()
    assert other.told is None
    s.choose(2)
    assert s.told == [Event("number", 0, (), (2,))]
