"""Players that somebody wrote, named by their class."""

import sys
from pathlib import Path

import pytest
from joblib.externals.loky import get_reusable_executor

from crownlands.arena.selfplay import selfplay
from crownlands.arena.simulate import simulate
from crownlands.arena.tournament import Terms, code_of, play_tournament
from crownlands.core.errors import BadSettings, Refusal
from crownlands.players import player_named
from crownlands.players.own import own_class, player_at_work
from crownlands.tables.terms import check_level
from crownlands.tables.thinking import LEVELS
from crownlands.words import render

MODULE = """
import numpy

class Bold:
    def __init__(self, seed):
        self.random = numpy.random.default_rng(seed)

    def decide(self, glimpse):
        return self.random.choice(glimpse.options)

nobody = None
"""
TERMS = Terms("villages", ("written_here.Bold", "random"), 2, 2, "test", {})


@pytest.fixture(autouse=True)
def module(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A module with a player, found only while a test runs."""
    written = tmp_path / "written_here.py"
    written.write_text(MODULE)
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.delitem(sys.modules, "written_here", raising=False)
    code_of.cache_clear()
    get_reusable_executor().shutdown()  # its workers look where they did when they began
    return written


@pytest.mark.parametrize("jobs", [1, 2])
def test_a_class_that_somebody_wrote_plays_like_any_player(jobs: int, tmp_path: Path) -> None:
    results = play_tournament(TERMS, tmp_path / "log.jsonl", jobs)
    assert [result.players for result in results] == [TERMS.players, TERMS.players[::-1]]
    assert simulate("villages", 2, 1, TERMS.players, {}, jobs).games == 2
    assert len(selfplay(TERMS, tmp_path / "shards", jobs=jobs)) == 1


def test_results_of_a_player_that_was_changed_are_not_mixed_in(
    tmp_path: Path, module: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    play_tournament(TERMS, tmp_path / "log.jsonl")
    module.write_text(MODULE.replace("random.choice(glimpse.options)", "random.choice([9])"))
    play_tournament(TERMS, tmp_path / "log.jsonl")  # in this process it plays as it did
    monkeypatch.delitem(sys.modules, "written_here")
    code_of.cache_clear()
    with pytest.raises(BadSettings) as refused:
        play_tournament(TERMS, tmp_path / "log.jsonl")
    assert refused.value.text.id == "refused-other-arena"


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("nowhere.Bold", "There is no player called nowhere.Bold: No module named 'nowhere'."),
        ("written_here.Timid", "called written_here.Timid: its module has no such class"),
        ("written_here.numpy", "called written_here.numpy: its module has no such class"),
        ("written_here.nobody", "called written_here.nobody: its module has no such class"),
        (".Bold", "There is no player called .Bold. Players: random"),
        ("written_here.Bold:2", "There is no player called written_here.Bold:2. Players: random"),
    ],
)
def test_what_is_no_player_is_refused_in_words(name: str, words: str) -> None:
    with pytest.raises(BadSettings) as refused:
        player_at_work(name, 0)
    assert words in render(refused.value.text, "en")


def test_what_goes_wrong_inside_a_module_of_ones_own_is_not_hidden(module: Path) -> None:
    module.write_text("import random\nrandom.choose(1)\n")
    with pytest.raises(AttributeError, match="choose"):
        own_class("written_here.Bold")


def test_no_table_and_no_kept_game_names_a_class() -> None:
    for name in ("written_here.Bold", "os.abort"):
        with pytest.raises(Refusal):
            check_level(name, LEVELS)
        with pytest.raises(Refusal):
            player_named(name, 0)
    assert "written_here" not in sys.modules
