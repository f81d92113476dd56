"""What good players tend to choose."""

import pytest

from crownlands.core.chance import Chance
from crownlands.core.leanings import Leanings
from crownlands.core.machine import Ask
from crownlands.games import GAMES
from crownlands.games.margraves import leanings as margraves

from .toys import Number

LEARNT = {"Number": [1.0, 6.0, 3.0]}
DRAWS = 2000
LEARNT_BY = {"margraves": margraves.LEARNT}


def drawn(leanings: Leanings, options: list[int]) -> dict[int, int]:
    """How often each option came up."""
    chance = Chance(5)
    ask = Number(0, 9)
    picks = [leanings.pick(ask, options, chance) for _ in range(DRAWS)]
    return {option: picks.count(option) for option in options}


def test_an_option_is_as_likely_as_it_weighs_beside_the_others() -> None:
    assert drawn(Leanings(LEARNT), [0, 1, 2]) == {
        0: pytest.approx(DRAWS * 0.1, rel=0.2),
        1: pytest.approx(DRAWS * 0.6, rel=0.1),
        2: pytest.approx(DRAWS * 0.3, rel=0.1),
    }


def test_only_what_is_allowed_counts() -> None:
    counts = drawn(Leanings(LEARNT), [0, 2])
    assert counts == {
        0: pytest.approx(DRAWS / 4, rel=0.2),
        2: pytest.approx(DRAWS * 3 / 4, rel=0.1),
    }


def test_a_single_option_is_taken() -> None:
    assert drawn(Leanings(LEARNT), [2]) == {2: DRAWS}


def test_what_was_never_learnt_is_even() -> None:
    counts = drawn(Leanings({}), [0, 1])
    assert counts == {0: pytest.approx(DRAWS / 2, rel=0.1), 1: pytest.approx(DRAWS / 2, rel=0.1)}
    beyond = drawn(Leanings({"Number": [1.0]}), [0, 2])
    assert beyond == {0: pytest.approx(DRAWS / 2, rel=0.1), 2: pytest.approx(DRAWS / 2, rel=0.1)}


@pytest.mark.parametrize("name", LEARNT_BY)
def test_what_a_game_has_learnt_fits_its_questions(name: str) -> None:
    asks = {
        frame.__name__: frame for frame in GAMES[name].frames.values() if issubclass(frame, Ask)
    }
    for question, weights in LEARNT_BY[name].items():
        assert len(weights) <= asks[question].SPAN
        assert all(weight > 0 for weight in weights)
