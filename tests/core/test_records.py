"""Records: replayed to the letter, refused when damaged, and how far they can be taken back."""

import json
from typing import Any

import pytest

from crownlands.core.errors import BadRecord
from crownlands.core.game import seed_number
from crownlands.core.record import Record, feed_chance, record_from_json, replay, undo_point
from crownlands.core.stream import Stream
from crownlands.words import LANGUAGES, render

from .toys import TOY, Toy


def record(*choices: tuple[int, int]) -> Record:
    return Record("toy", 3, 2, "seed", {"wishes": ("red",)}, list(choices))


PLAYED = ((1, 3), (0, 2), (0, 1), (0, 2), (0, 0))


def test_a_record_replays_to_the_letter() -> None:
    s = TOY.start(2, "seed")
    for seat, option in PLAYED:
        s.answer(seat, option)
    assert TOY.save(replay(TOY, record(*PLAYED))) == TOY.save(s)
    assert s.over


def test_a_record_can_be_replayed_in_part() -> None:
    s = replay(TOY, record(*PLAYED), upto=1)
    assert (s.chosen, [ask.seat for ask in s.questions()]) == ([0, 3], [0])


def test_a_record_survives_json() -> None:
    read = record_from_json(json.loads(json.dumps(record(*PLAYED).to_json())))
    assert read == record(*PLAYED)


@pytest.mark.parametrize(
    ("damage", "words"),
    [
        ([], "The record is damaged: an object in braces is expected."),
        ({"game": None}, "The record is damaged: game is of the wrong kind."),
        ({"rules": "3"}, "The record is damaged: rules is of the wrong kind."),
        ({"seats": True}, "The record is damaged: seats is of the wrong kind."),
        ({"seed": 1.5}, "The record is damaged: seed is of the wrong kind."),
        ({"settings": []}, "The record is damaged: settings is of the wrong kind."),
        ({"house": 7}, "The record is damaged: house is of the wrong kind."),
        (
            {"house": {"goblin.points": 9}},
            "The record was played with other house values than those here: goblin.points.",
        ),
        ({"choices": {}}, "The record is damaged: choices is of the wrong kind."),
        ({"keys": [[0, "x" * 101]]}, "The record is damaged: keys is of the wrong kind."),
        ({"keys": [[3, "x"], [3, "y"]]}, "The record is damaged: keys is of the wrong kind."),
        (
            {"keys": [[start, "x"] for start in range(101)]},
            "The record has been continued too often: at most 100 keys.",
        ),
        (
            {"choices": [[0, 1], [0]]},
            "The record is damaged: choice 1 is not a pair of a seat and an option.",
        ),
        (
            {"choices": [[0, "1"]]},
            "The record is damaged: choice 0 is not a pair of a seat and an option.",
        ),
        (
            {"choices": [[0, True]]},
            "The record is damaged: choice 0 is not a pair of a seat and an option.",
        ),
    ],
)
def test_a_damaged_record_is_refused(damage: Any, words: str) -> None:
    data = {**record(*PLAYED).to_json(), **damage} if isinstance(damage, dict) else damage
    with pytest.raises(BadRecord) as refused:
        record_from_json(data)
    assert render(refused.value.text, "en") == words
    assert all(render(refused.value.text, language) for language in LANGUAGES)


@pytest.mark.parametrize("key", ["game", "rules", "seats", "seed", "settings", "choices"])
def test_a_record_without_one_of_its_parts_is_refused(key: str) -> None:
    data = record(*PLAYED).to_json()
    del data[key]
    with pytest.raises(BadRecord) as refused:
        record_from_json(data)
    assert render(refused.value.text, "en") == f"The record is damaged: {key} is missing."


def test_a_record_of_other_rules_is_refused() -> None:
    with pytest.raises(BadRecord) as refused:
        replay(TOY, Record("toy", 2, 2, 1, {}))
    assert render(refused.value.text, "en") == (
        "The record was played by rules version 2; this is version 3."
    )


def test_a_record_with_an_illegal_choice_names_it() -> None:
    with pytest.raises(BadRecord) as refused:
        replay(TOY, record((1, 3), (0, 9)))
    assert render(refused.value.text, "en") == (
        "The record does not replay: choice 1, seat 0: "
        "9 is not an option here. Allowed: 0, 1, 2, 3."
    )


# Taking back --------------------------------------------------------------------------------------


def test_a_choice_may_be_taken_back_while_nothing_was_learned() -> None:
    assert undo_point(TOY, record(*PLAYED[:3]), 0) == 2


def test_a_secret_choice_may_be_taken_back_before_the_others_have_chosen() -> None:
    assert undo_point(TOY, record((1, 3)), 1) == 0


def test_a_choice_after_which_dice_were_rolled_stays() -> None:
    assert undo_point(TOY, record(*PLAYED[:2]), 0) is None


def test_a_choice_that_showed_something_hidden_stays() -> None:
    assert undo_point(TOY, record(*PLAYED[:4]), 0) is None


def test_the_last_choice_of_all_stays() -> None:
    assert replay(TOY, record(*PLAYED)).over
    assert undo_point(TOY, record(*PLAYED), 0) is None


def test_a_key_feeds_chance_before_every_choice_by_a_stream_if_it_is_marked() -> None:
    s = TOY.start(2, "seed")
    feed_chance(s, ((0, "sha256:key"),), 1)
    assert s.stream is not None
    assert s.stream.below(1000) == Stream("sha256:key/1").below(1000)
    feed_chance(s, ((0, "key"),), 1)
    assert s.stream is None
    with_stream = TOY.start(2, "sha256:key")
    assert with_stream.stream is None  # the deal is over
    assert TOY.save(with_stream) == TOY.save(TOY.start(2, "sha256:key"))


def test_a_key_feeds_chance_from_its_own_choice_on_until_the_next_key() -> None:
    words = [None, "one/1", "one/2", "three/3", "three/4"]
    for number, word in enumerate(words):
        s = Toy(2)
        feed_chance(s, ((1, "one"), (3, "three")), number)
        other = Toy(2)
        if word is not None:
            other.seed_chance(seed_number(word))
        assert (s.chance_a, s.chance_b) == (other.chance_a, other.chance_b)


def test_somebody_elses_choice_cannot_be_taken_back() -> None:
    assert undo_point(TOY, record((1, 3)), 0) is None


def test_before_the_first_choice_there_is_nothing_to_take_back() -> None:
    assert undo_point(TOY, record(), 0) is None
