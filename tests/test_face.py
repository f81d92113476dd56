"""The public Python face."""

import json
import re
from pathlib import Path

import numpy as np
import pytest

import crownlands

README = Path(__file__).parents[1] / "README.md"


def test_the_ten_lines_of_the_readme_play_a_whole_game(capsys: pytest.CaptureFixture[str]) -> None:
    blocks = re.findall(r"```python\n(.*?)```", README.read_text(encoding="utf-8"), re.S)
    lines = [line for line in blocks[0].splitlines() if line.strip()]
    assert len(lines) <= 10
    exec(compile(blocks[0], "README.md", "exec"), {})
    assert "total" in capsys.readouterr().out


def test_a_game_is_listed_by_its_name() -> None:
    assert "card_kingdoms" in crownlands.game_names()


def test_choosing_tells_what_happened_in_words() -> None:
    match = crownlands.start("card_kingdoms", seats=2, seed=1, lang="fr")
    assert match.choose(match.question.options[0]) == ["Place 1 a choisi un duc."]


def test_a_copy_goes_its_own_way() -> None:
    match = crownlands.start("card_kingdoms", seed=1)
    copy = match.copy()
    copy.choose(copy.question.options[0])
    assert copy.save() != match.save()


def test_a_saved_game_is_loaded_where_it_stood() -> None:
    match = crownlands.start("card_kingdoms", seed=4)
    for _ in range(20):
        match.choose(match.question.options[-1])
    loaded = crownlands.load(json.loads(json.dumps(match.save())))
    assert [option.text for option in loaded.question.options] == [
        option.text for option in match.question.options
    ]


def test_a_choice_that_revealed_nothing_can_be_taken_back() -> None:
    match = crownlands.start("card_kingdoms", seed=4)
    while match.question.kind != "Act":
        match.choose(match.question.options[0])
    before = match.save()
    gain = next(option for option in match.question.options if option.text == "Gain 1 gold")
    match.choose(gain)
    assert match.undo()
    assert match.save() == before


def test_a_roll_of_the_dice_cannot_be_taken_back() -> None:
    match = crownlands.start("card_kingdoms", seed=4)
    turn = match.state.turns
    while match.state.turns < turn + 3:
        match.choose(match.question.options[-1])
    assert not match.undo()


def test_a_bad_game_name_is_refused_in_words() -> None:
    with pytest.raises(crownlands.Refusal, match=r"^There is no game called chess\. Games: card_"):
        crownlands.start("chess")


def test_whatever_is_refused_is_told_in_plain_words() -> None:
    with pytest.raises(crownlands.Refusal, match=r"^There is no language called de\."):
        crownlands.start("villages", lang="de")
    with pytest.raises(crownlands.Refusal, match=r"^There is no game called None\."):
        crownlands.load({})
    match = crownlands.start("villages", seed=7)
    with pytest.raises(crownlands.Refusal, match=r"^999 is not an option here\. Allowed: \d"):
        match.choose(999)
    with pytest.raises(crownlands.Refusal, match=r"^This seat has nothing to decide just now\."):
        match.choose(0, seat=9)
    assert match.record is not None
    with pytest.raises(crownlands.Refusal, match=r"^The record has 0 choices; 3 is not"):
        crownlands.from_record(match.record.to_json(), upto=3)


def test_after_the_end_there_is_no_question() -> None:
    match = crownlands.start("cites_royales", seed=1)
    while not match.over:
        match.choose(match.question.options[0])
    assert match.questions == []
    with pytest.raises(crownlands.Refusal, match=r"^The game is over: there is nothing left"):
        _ = match.question


@pytest.mark.parametrize("seat", [-1, 2])
def test_a_seat_that_there_is_not_sees_nothing(seat: int) -> None:
    match = crownlands.start("cites_royales", seed=1)
    with pytest.raises(crownlands.Refusal, match=rf"{seat}.*0 – 1"):
        match.view(seat)


@pytest.mark.parametrize("game", crownlands.game_names())
def test_an_option_may_be_named_by_any_kind_of_whole_number(game: str) -> None:
    match = crownlands.start(game, seed=1)
    chance = np.random.default_rng(1)
    while not match.over:
        match.choose(chance.choice([option.number for option in match.question.options]))
    json.dumps([match.save(), match.record and match.record.to_json()])
    with pytest.raises(TypeError):
        crownlands.start(game).choose("0")  # type: ignore[arg-type]


def test_a_record_plays_again_to_any_point() -> None:
    match = crownlands.start("card_kingdoms", seed=9)
    for _ in range(30):
        match.choose(match.question.options[0])
    assert match.record is not None
    data = json.loads(json.dumps(match.record.to_json()))
    assert crownlands.from_record(data).save() == match.save()
    assert len(crownlands.from_record(data, upto=7).record.choices) == 7
