"""The same tournament on a cluster: a real one, small, started here."""

import importlib.util
import warnings
from pathlib import Path

import pytest

from crownlands.arena.tournament import Terms, play_tournament
from crownlands.core.errors import BadSettings
from crownlands.games import GAMES

INSTALLED = importlib.util.find_spec("ray") is not None
if not INSTALLED:
    warnings.warn("NOT TESTED: ray is not installed", stacklevel=1)

TERMS = Terms(next(iter(GAMES)), ("random", "greedy"), 2, 4, "test", {})


@pytest.mark.skipif(not INSTALLED, reason="ray is not installed")
@pytest.mark.filterwarnings("ignore")
def test_a_ray_cluster_plays_the_same_games(tmp_path: Path) -> None:
    import ray

    ray.init(num_cpus=1, include_dashboard=False, logging_level="ERROR")
    try:
        there = play_tournament(TERMS, tmp_path / "ray.jsonl", jobs=1, backend="ray")
    finally:
        ray.shutdown()
    assert there == play_tournament(TERMS, tmp_path / "here.jsonl")


def test_an_unknown_place_to_play_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadSettings):
        play_tournament(TERMS, tmp_path / "log.jsonl", backend="moon")
