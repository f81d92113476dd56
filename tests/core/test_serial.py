"""Positions: exact, readable, and refused with the place and the fault."""

import json
from typing import Any

import pytest

from crownlands.core.errors import BadPosition
from crownlands.core.serial import Reader, counted
from crownlands.words import LANGUAGES, render

from .toys import TOY, Nest, Note, Number, Paint, Toy


def saved(s: Toy) -> Any:
    return json.loads(json.dumps(TOY.save(s)))


def refusal(position: Any) -> str:
    with pytest.raises(BadPosition) as refused:
        TOY.load(position)
    assert all(render(refused.value.text, language) for language in LANGUAGES)
    return render(refused.value.text, "en")


def position() -> Any:
    s = Toy(2)
    s.push(Number(1, 3), Note(5), Paint(0, 2, (0, 1)))
    s.settle()
    return saved(s)


def test_frames_are_written_with_their_fields_and_names() -> None:
    s = Toy(2)
    s.push(Paint(1, 2, (0, 2)), Nest())
    s.settle()
    assert saved(s)["stack"] == [
        {"frame": "Nest"},
        {"frame": "Paint", "seat": 1, "colour": "blue", "wishes": ["red", "blue"]},
    ]


def test_a_position_is_loaded_exactly() -> None:
    s = TOY.load(position())
    assert saved(s) == position()
    s.choose(2)
    s.choose(1)
    assert (s.chosen, s.log) == ([0, 2], ["5", "green"])


def test_open_lanes_are_saved_and_loaded() -> None:
    s = TOY.start(3, 1)
    s.answer(1, 2)
    loaded = TOY.load(saved(s))
    assert saved(loaded) == saved(s)
    assert [ask.seat for ask in loaded.questions()] == [0, 2]


@pytest.mark.parametrize(
    ("path", "value", "words"),
    [
        (("game",), "chess", "position.game: chess is not known here. Known: toy."),
        (("rules",), 99, "position.rules: 99 is not from 3 to 3."),
        (("seats",), "two", "position.seats: a whole number is expected."),
        (("seats",), 4, "position.seats: 4 is not from 1 to 3."),
        (("seats",), True, "position.seats: a whole number is expected."),
        (("turns",), -1, "position.turns: -1 is not from 0 to 1000000."),
        (("chance",), [1], "position.chance: 1 entry; 2 to 2 are expected."),
        (("chance", 1), 0, "position.chance[1]: 0 is not from 1 to 2147483398."),
        (("stack",), 7, "position.stack: a list in brackets is expected."),
        (("stack", 0), 7, "position.stack[0]: an object in braces is expected."),
        (("stack", 0, "frame"), 7, "position.stack[0].frame: a word in quotes is expected."),
        (
            ("stack", 0, "frame"),
            "Jump",
            "position.stack[0]: Jump is not known here. "
            "Known: Nest, Note, Number, Paint, Roll, Show.",
        ),
        (
            ("stack", 0, "colour"),
            "pink",
            "position.stack[0].colour: pink is not known here. Known: red, green, blue.",
        ),
        (
            ("stack", 0, "wishes", 1),
            "pink",
            "position.stack[0].wishes[1]: pink is not known here. Known: red, green, blue.",
        ),
        (("stack", 1, "number"), "x", "position.stack[1].number: a whole number is expected."),
        (
            ("stack", 2, "seat"),
            5,
            "position.stack: seat 5 does not fit; there are 2 seats, counted from 0.",
        ),
        (("table", "log"), None, "position.table.log: a list in brackets is expected."),
        (("table", "more"), 1, "position.table.more: this field is not known here."),
        (("more",), 1, "position.more: this field is not known here."),
        (("stack", 1, "more"), 1, "position.stack[1].more: this field is not known here."),
    ],
)
def test_a_damaged_position_names_the_place_and_the_fault(
    path: tuple[Any, ...], value: Any, words: str
) -> None:
    data = position()
    holder = data
    for step in path[:-1]:
        holder = holder[step]
    holder[path[-1]] = value
    assert refusal(data) == f"The position is damaged at {words}"


@pytest.mark.parametrize("field", ["game", "rules", "seats", "turns", "chance", "stack", "table"])
def test_a_missing_field_is_named(field: str) -> None:
    data = position()
    del data[field]
    assert refusal(data) == f"The position is damaged at position.{field}: this field is missing."


def test_an_impossible_position_says_what_cannot_be() -> None:
    data = position()
    data["table"]["chosen"] = [0, -4]
    assert refusal(data).startswith("The position is damaged at position: this cannot happen:")


def test_lanes_must_name_different_seats_in_order() -> None:
    data = saved(TOY.start(2, 1))
    data["lanes"].reverse()
    assert "position.lanes: the seats must be different and in order" in refusal(data)


def test_a_lane_with_a_field_that_nobody_knows_is_refused() -> None:
    data = saved(TOY.start(2, 1))
    data["lanes"][1]["more"] = 1
    assert "position.lanes[1].more: this field is not known here." in refusal(data)


def test_a_question_in_another_seats_lane_is_refused() -> None:
    data = saved(TOY.start(2, 1))
    data["lanes"][0]["stack"][0]["seat"] = 1
    assert "position.lanes: seat 1 does not fit" in refusal(data)


def test_a_reader_takes_flags_counts_and_objects_apart() -> None:
    reader = Reader({"on": True, "coins": {"red": 2}, "inner": {"x": 4}}, "top")
    assert reader.flag("on") is True
    assert reader.counts("coins", ("red", "blue"), 9) == [2, 0]
    assert reader.object("inner", lambda inner: inner.number("x", 0, 9)) == 4
    reader.done()
    assert counted([2, 0], ("red", "blue")) == {"red": 2}


def test_a_reader_refuses_the_wrong_kinds() -> None:
    reader = Reader({"on": 1, "coins": {"pink": 2}, "many": {"red": 99}}, "top")
    for name, take in (
        ("top.on", lambda: reader.flag("on")),
        ("top.coins", lambda: reader.counts("coins", ("red",), 9)),
        ("top.many.red", lambda: reader.counts("many", ("red",), 9)),
    ):
        with pytest.raises(BadPosition) as refused:
            take()
        assert name in render(refused.value.text, "en")
