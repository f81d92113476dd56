"""The tests that every game gets for nothing, at every seat count and variant."""

import hashlib
import json
import math
import os
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

from crownlands.core.errors import BadPosition, IllegalChoice
from crownlands.core.machine import Ask
from crownlands.core.record import Record, record_from_json, replay
from crownlands.core.text import Text, text
from crownlands.core.zones import Purse
from crownlands.games import GAMES
from crownlands.words import LANGUAGES, render

from .cases import CASES, Case, every_case, pick_any, play, readers, seen

# Random games in all, shared out between the cases of each game.
GAMES_EACH = int(os.environ.get("CONTRACT_GAMES", "2000"))


def games_for(case: Case) -> int:
    cases = sum(other.game is case.game for other in CASES)
    return -(-GAMES_EACH // cases)


@every_case
def test_random_games_end_and_every_step_is_sound(case: Case) -> None:
    for seed in range(games_for(case)):
        for s in play(case, seed):
            assert case.game.problems(s) == []
            for ask in s.questions():
                options = s.options_of(ask.seat)
                assert len(options) >= 2
                assert len(set(options)) == len(options)
                assert 0 <= min(options) <= max(options) < ask.SPAN, type(ask).__name__
            assert s.over == (not s.questions())
        outcome = case.game.outcome(s)
        assert outcome.winners
        for sheet in outcome.sheets:
            assert sheet.total == sum(line.points for line in sheet.lines)
            assert len({line.source for line in sheet.lines}) == len(sheet.lines)
            for line in sheet.lines:
                assert not line.factors or math.prod(line.factors) == line.points


@every_case
def test_loading_a_saved_position_gives_the_same_position(case: Case) -> None:
    for seed in range(3):
        for s in play(case, seed):
            saved = json.dumps(case.game.save(s))
            loaded = case.game.load(json.loads(saved))
            assert json.dumps(case.game.save(loaded)) == saved
            assert loaded.options == s.options


@every_case
def test_a_loaded_position_plays_on_like_the_original(case: Case) -> None:
    s = case.start(5)
    other = case.game.load(json.loads(json.dumps(case.game.save(s))))
    random = Random(5)
    while not s.over:
        seat, option = pick_any(s, random)
        s.answer(seat, option)
        other.answer(seat, option)
    assert case.game.save(s) == case.game.save(other)


@every_case
def test_replaying_the_record_gives_the_live_state(case: Case) -> None:
    settings = dict(case.game.variants)[case.variant]
    record = Record(case.game.name, case.game.rules_version, case.seats, 11, settings)
    s = case.start(11)
    random = Random(11)
    while not s.over:
        record.choices.append(pick_any(s, random))
        s.answer(*record.choices[-1])
    read_back = record_from_json(json.loads(json.dumps(record.to_json())))
    assert case.game.save(replay(case.game, read_back)) == case.game.save(s)


@every_case
def test_earlier_copies_never_change(case: Case) -> None:
    kept = []
    for number, s in enumerate(play(case, 21)):
        if number % 7 == 0:
            kept.append((case.game.copy(s), json.dumps(case.game.save(s))))
    for copy, saved in kept:
        assert json.dumps(case.game.save(copy)) == saved


@every_case
def test_a_view_does_not_depend_on_what_its_reader_cannot_see(case: Case) -> None:
    for seed in range(2):
        random = Random(seed)
        for number, s in enumerate(play(case, seed)):
            if number % 5 and not s.lanes:
                continue
            for reader in readers(s):
                other = case.game.determinize(s, reader, random.getrandbits(62))
                assert seen(case, other, reader) == seen(case, s, reader)
                assert case.game.problems(other) == []


@every_case
def test_a_choice_that_may_be_taken_back_taught_its_seat_nothing(case: Case) -> None:
    """However the unseen lies, it looks the same to the seat that chose, and is told the same."""
    random = Random(8)
    for number, s in enumerate(play(case, 8)):
        if number % 2 or s.over:
            continue
        seat, option = pick_any(s, random)
        learned = []
        for world in (case.game.copy(s), case.game.determinize(s, seat, random.getrandbits(62))):
            world.told = []
            world.answer(seat, option)
            told = [str(case.game.event_text(event, seat)) for event in world.told]
            learned.append((world.unveiled, told, seen(case, world, seat)))
            if world.over or world.unveiled > s.unveiled:
                break
        assert len(learned) == 1 or learned[0] == learned[1]


@every_case
def test_dealing_the_unseen_anew_changes_something(case: Case) -> None:
    s = case.start(1)
    saved = case.game.save(s)
    others = [case.game.save(case.game.determinize(s, 0, chance)) for chance in range(5)]
    assert any(other["table"] != saved["table"] for other in others)
    assert all(other["chance"] != saved["chance"] for other in others)


@every_case
def test_a_secret_choice_tells_the_others_nothing(case: Case) -> None:
    random = Random(3)
    for s in play(case, 3):
        if not s.lanes:
            continue
        for ask in s.questions():
            for reader in readers(s):
                if reader == ask.seat:
                    continue
                told = set()
                for option in s.options_of(ask.seat):
                    tried = case.game.determinize(s, reader, random.getrandbits(62))
                    if option not in tried.options_of(ask.seat):
                        continue
                    tried.told = []
                    lanes = len(tried.questions())
                    tried.answer(ask.seat, option)
                    if lanes > 1:  # the last choice reveals what was chosen
                        told.add(tuple(str(case.game.event_text(e, reader)) for e in tried.told))
                assert len(told) <= 1


@every_case
def test_what_is_not_offered_is_refused_and_changes_nothing(case: Case) -> None:
    for number, s in enumerate(play(case, 31)):
        if number > 60:
            break
        saved = case.game.save(s)
        for ask in s.questions():
            for option in (-1, ask.SPAN, ask.SPAN + 7):
                with pytest.raises(IllegalChoice):
                    s.answer(ask.seat, option)
        asked = {ask.seat for ask in s.questions()}
        for seat in set(range(s.seats)) - asked:
            with pytest.raises(IllegalChoice):
                s.answer(seat, 0)
        assert case.game.save(s) == saved


@every_case
def test_every_question_event_and_view_can_be_read_in_every_language(case: Case) -> None:
    names = [f"P{seat}" for seat in range(case.seats)]
    for seed in range(2):
        s = case.start(seed)
        random = Random(seed)
        while not s.over:
            for ask in s.questions():
                asked = case.game.question(s, ask)
                words = [asked.text, *(c.text for c in asked.choices)]
                words += [barred.text for barred in asked.barred]
                words += case.game.why(s)
                for language in LANGUAGES:
                    assert all(render(word, language, names) for word in words)
                labels = [render(choice.text, "en", names) for choice in asked.choices]
                assert len(set(labels)) == len(labels), labels
                ids = view_ids(case, s, ask)
                for choice in asked.choices:
                    assert set(choice.targets) <= ids, (choice.targets, type(ask).__name__)
            s.told = []
            s.answer(*pick_any(s, random))
            for event in s.told:
                for language in LANGUAGES:
                    for reader in readers(s):
                        render(case.game.event_text(event, reader), language, names)
        outcome = case.game.outcome(s)
        for language in LANGUAGES:
            render(outcome.ending, language, names)
            for sheet in outcome.sheets:
                assert all(render(line.source, language, names) for line in sheet.lines)


def view_ids(case: Case, s: object, ask: Ask) -> set[str]:
    """Every id that the asked seat's view names."""
    ids: set[str] = set()

    def walk(value: object) -> None:
        if isinstance(value, dict):
            if isinstance(value.get("id"), str):
                ids.add(value["id"])
            for inner in value.values():
                walk(inner)
        elif isinstance(value, list):
            for inner in value:
                walk(inner)

    walk(json.loads(seen(case, s, ask.seat))["zones"])
    return ids


@every_case
def test_a_damaged_save_is_refused(case: Case) -> None:
    s = case.start(2)
    saved = json.dumps(case.game.save(s))
    for damage in ({}, [], {"game": case.game.name}, {**json.loads(saved), "seats": 99}):
        with pytest.raises(BadPosition):
            case.game.load(damage)
    for field in json.loads(saved):
        broken = json.loads(saved)
        broken[field] = {"what": "ever"}
        with pytest.raises(BadPosition):
            case.game.load(broken)
        del broken[field]
        if field != "lanes":
            with pytest.raises(BadPosition):
                case.game.load(broken)
    with pytest.raises(BadPosition):
        case.game.load({**json.loads(saved), "surprise": 1})


FINGERPRINT = """
import hashlib, json
from tests.contract.cases import CASES, play
digest = hashlib.sha256()
for case in CASES:
    *_, s = play(case, 77)
    digest.update(json.dumps(case.game.save(s)).encode())
print(digest.hexdigest())
"""


def test_the_same_seed_and_choices_give_the_same_bytes_in_another_process() -> None:
    digest = hashlib.sha256()
    for case in CASES:
        *_, s = play(case, 77)
        digest.update(json.dumps(case.game.save(s)).encode())
    for hash_seed in ("1", "2"):
        other = subprocess.run(
            [sys.executable, "-c", FINGERPRINT],
            env={**os.environ, "PYTHONHASHSEED": hash_seed},
            cwd=Path(__file__).parents[2],
            capture_output=True,
            text=True,
            check=True,
        )
        assert other.stdout.strip() == digest.hexdigest()


@pytest.mark.parametrize("name", GAMES)
def test_every_card_can_be_read_in_every_language(name: str) -> None:
    keys = [row.key for row in GAMES[name].cards()]
    assert len(set(keys)) == len(keys)
    prefix = GAMES[name].prefix
    for row in GAMES[name].cards():
        for language in LANGUAGES:
            assert render(row.name, language)
            assert all(render(power, language) for power in row.powers)
            assert render(text(f"{prefix}-kind-{row.kind}"), language)
            for key, value in row.facts:
                assert render(text(f"{prefix}-fact-{key}"), language)
                assert not isinstance(value, Text) or render(value, language)
    facts = {key for row in GAMES[name].cards() for key, _ in row.facts}
    for row in GAMES[name].cards():
        assert set(row.reconstructed) <= facts | {"name", "powers"}
        assert row.powers or "powers" not in row.reconstructed, row.key


@pytest.mark.parametrize("name", GAMES)
def test_every_setting_can_be_read_in_every_language(name: str) -> None:
    prefix = GAMES[name].prefix
    for language in LANGUAGES:
        assert render(text(f"game-{name}"), language)
        assert render(text(f"about-{name}"), language)
        for setting in GAMES[name].settings:
            assert render(text(f"{prefix}-setting-{setting.key}"), language)
            if isinstance(setting.default, str):
                for choice in setting.choices:
                    assert render(text(f"{prefix}-setting-{setting.key}-{choice}"), language)


@every_case
def test_every_counter_has_a_name_in_every_language(case: Case) -> None:
    zones = case.game.view(case.start(1), None).zones
    for zone in zones:
        for counter in zone.counters if isinstance(zone, Purse) else ():
            for language in LANGUAGES:
                assert render(text(f"{case.game.prefix}-token-{counter.name}"), language)


@pytest.mark.parametrize("name", GAMES)
def test_every_question_and_frame_is_written_out(name: str) -> None:
    """A frame missing from the list could not be loaded; one in it twice would be ambiguous."""
    frames = GAMES[name].frames
    assert all(frame.__name__ == key for key, frame in frames.items())
    for frame in frames.values():
        if issubclass(frame, Ask):
            assert frame.SPAN >= 2, frame
