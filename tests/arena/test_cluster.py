"""The same tournament on a cluster: a real one, small, started here."""

import importlib.util
import warnings
from pathlib import Path

import pytest

from crownlands.arena.tournament import Terms, play_tournament
from crownlands.core.errors import BadSettings
from crownlands.games import GAMES

INSTALLED = importlib.util.find_spec("ray") is not None
DASK = importlib.util.find_spec("distributed") is not None
for name, there in (("ray", INSTALLED), ("dask", DASK)):
    if not there:
        warnings.warn(f"NOT TESTED: {name} is not installed", stacklevel=1)

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


@pytest.mark.skipif(not DASK, reason="dask is not installed")
@pytest.mark.filterwarnings("ignore")
def test_a_dask_cluster_plays_the_same_games(tmp_path: Path) -> None:
    from distributed import Client

    with Client(n_workers=1, threads_per_worker=1, processes=False, dashboard_address=None):
        there = play_tournament(TERMS, tmp_path / "dask.jsonl", jobs=1, backend="dask")
    assert there == play_tournament(TERMS, tmp_path / "here.jsonl")


def test_an_unknown_place_to_play_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadSettings):
        play_tournament(TERMS, tmp_path / "log.jsonl", backend="moon")
