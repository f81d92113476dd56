"""The numbers for learning: named, all that the seat sees, and nothing that it cannot see."""

from collections.abc import Iterator
from typing import Any

import pytest

from crownlands.core.game import Game
from crownlands.core.machine import State
from crownlands.core.zones import Question, Zone
from crownlands.games import GAMES

from .altered import altered
from .cases import CASES, Case, every_case, play

every_table = pytest.mark.parametrize(
    ("name", "seats"), [(name, seats) for name in GAMES for seats in GAMES[name].seat_counts]
)

MOMENTS = (1, 30, 60, 90)  # after so many decisions every fact of the table is altered
some_tables = pytest.mark.parametrize(
    "case",
    [case for case in CASES if case.seats in (1, 3) and case.variant == case.game.variants[0][0]],
    ids=str,
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


@some_tables
def test_the_numbers_tell_apart_what_the_table_shows_apart(case: Case) -> None:
    for number, s in enumerate(play(case, 10)):
        if number in MOMENTS and not s.over:
            for fact, others in altered(case.game, s):
                assert not confused(case.game, s, others), fact


def confused(game: Game[Any], s: State, others: Iterator[State]) -> bool:
    """Whether the first two of these tables with the same numbers look different to seat 0.

    If they look the same, the fact is hidden from that seat, and no other table says more.
    """
    told = {tuple(game.features(s, 0)): s}
    for other in others:
        twin = told.setdefault(tuple(game.features(other, 0)), other)
        if twin is not other:
            return game.zones(twin, 0) != game.zones(other, 0)
    return False


@every_case
def test_equal_numbers_mean_the_same_table_and_the_same_question(case: Case) -> None:
    told: dict[tuple[float, ...], tuple[tuple[Zone, ...], Question]] = {}
    for s in play(case, 10):
        for ask in s.questions():
            sight = case.game.zones(s, ask.seat), case.game.question(s, ask)
            assert told.setdefault(tuple(case.game.features(s, ask.seat)), sight) == sight


@every_case
def test_the_numbers_say_which_question_the_seat_is_asked(case: Case) -> None:
    names = case.game.feature_names(case.seats)
    for s in play(case, 11):
        asked = {ask.seat: type(ask).__name__ for ask in s.questions()}
        for seat in range(s.seats):
            told = dict(zip(names, case.game.features(s, seat), strict=True))
            kinds = [name for name, number in told.items() if name.startswith("asked ") and number]
            assert kinds == ([f"asked {asked[seat]}"] if seat in asked else [])
