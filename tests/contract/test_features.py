"""The numbers for learning: named, all that the seat sees, and nothing that it cannot see."""

import json

import pytest

from crownlands.games import GAMES

from .cases import Case, every_case, play, seen

every_table = pytest.mark.parametrize(
    ("name", "seats"), [(name, seats) for name in GAMES for seats in GAMES[name].seat_counts]
)


@every_table
def test_every_number_has_a_name_of_its_own(name: str, seats: int) -> None:
    names = GAMES[name].feature_names(seats)
    assert len(set(names)) == len(names)


@every_case
def test_there_is_a_number_for_every_name_all_through_a_game(case: Case) -> None:
    names = case.game.feature_names(case.seats)
    for s in play(case, 8):
        for seat in range(s.seats):
            numbers = case.game.features(s, seat)
            assert len(numbers) == len(names)
            assert all(type(number) is float for number in numbers)


@every_case
def test_dealing_the_unseen_anew_leaves_the_numbers_as_they_are(case: Case) -> None:
    for number, s in enumerate(play(case, 9)):
        if number % 5 == 0 or s.lanes:
            for seat in range(s.seats):
                other = case.game.determinize(s, seat, number)
                assert case.game.features(other, seat) == case.game.features(s, seat)


@every_case
def test_what_changes_on_the_table_a_seat_sees_changes_its_numbers(case: Case) -> None:
    last: dict[int, tuple[str, list[float]]] = {}
    for s in play(case, 10):
        for seat in range(s.seats):
            view = json.loads(seen(case, s, seat))
            table = json.dumps((view["zones"], view["question"]))
            numbers = case.game.features(s, seat)
            if seat in last and last[seat][0] != table:
                assert last[seat][1] != numbers
            last[seat] = (table, numbers)


@every_case
def test_the_numbers_say_which_question_the_seat_is_asked(case: Case) -> None:
    names = case.game.feature_names(case.seats)
    for s in play(case, 11):
        asked = {ask.seat: type(ask).__name__ for ask in s.questions()}
        for seat in range(s.seats):
            told = dict(zip(names, case.game.features(s, seat), strict=True))
            kinds = [name for name, number in told.items() if name.startswith("asked ") and number]
            assert kinds == ([f"asked {asked[seat]}"] if seat in asked else [])
