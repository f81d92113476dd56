"""What every game checks when it starts, and how winners are found."""

import pytest

from crownlands.core.errors import BadSettings
from crownlands.core.game import Value, best_of
from crownlands.core.zones import Sheet
from crownlands.words import LANGUAGES, render

from .toys import TOY


def refusal(seats: int = 2, **settings: Value) -> str:
    with pytest.raises(BadSettings) as refused:
        TOY.start(seats, 1, settings)
    assert all(render(refused.value.text, language) for language in LANGUAGES)
    return render(refused.value.text, "en")


def test_settings_not_given_have_their_defaults() -> None:
    assert TOY.check_settings({"length": 5}) == {
        "loud": False,
        "colour": "red",
        "length": 5,
        "wishes": (),
    }


def test_a_list_becomes_a_tuple() -> None:
    assert TOY.check_settings({"wishes": ["red", "blue"]})["wishes"] == ("red", "blue")


@pytest.mark.parametrize(
    ("key", "value", "allowed"),
    [
        ("loud", 1, "true, false"),
        ("loud", "yes", "true, false"),
        ("colour", "pink", "red, green, blue"),
        ("colour", 1, "red, green, blue"),
        ("length", 0, "1 – 5"),
        ("length", 6, "1 – 5"),
        ("length", "3", "1 – 5"),
        ("wishes", "red", "red, green, blue"),
    ],
)
def test_a_value_that_does_not_fit_is_refused(key: str, value: Value, allowed: str) -> None:
    assert refusal(**{key: value}) == (
        f"{value} does not fit the setting {key}. Allowed: {allowed}."
    )


def test_true_is_no_number() -> None:
    assert refusal(length=True) == "True does not fit the setting length. Allowed: 1 – 5."


def test_an_unknown_name_in_a_list_is_named() -> None:
    words = refusal(wishes=("red", "pink"))
    assert words == "pink does not fit the setting wishes. Allowed: red, green, blue."


def test_an_unknown_setting_is_refused() -> None:
    assert refusal(size=3) == (
        "There is no setting called size. Settings: loud, colour, length, wishes."
    )


def test_seats_that_do_not_fit_are_refused() -> None:
    assert refusal(4) == "4 seats do not fit this game. Allowed: 1, 2, 3."


def test_the_highest_total_wins_and_ties_are_broken_or_shared() -> None:
    sheets = [Sheet(0, 5, (), (1,)), Sheet(1, 7, (), (2,)), Sheet(2, 7, (), (3,))]
    assert best_of(sheets) == (2,)
    sheets[1] = Sheet(1, 7, (), (3,))
    assert best_of(sheets) == (1, 2)
    assert best_of([Sheet(0, 0, ()), Sheet(1, 0, ())]) == (0, 1)


def test_a_view_waits_for_every_lane_until_all_are_done() -> None:
    s = TOY.start(3, 1)
    s.answer(1, 2)
    for reader in (None, 0, 1, 2):
        assert TOY.view(s, reader).waiting == (0, 1, 2)
    assert TOY.view(s, 1).question is None
    assert TOY.view(s, 2).question is not None
