"""The same tournament on a cluster: a real one, small, started here."""

import importlib.util
import os
import time
import warnings
from pathlib import Path

import pytest

from crownlands.arena.selfplay import selfplay
from crownlands.arena.tournament import Terms, play_tournament, spread
from crownlands.core import house
from crownlands.core.errors import BadSettings
from crownlands.games import GAMES
from tests.arena.shards import same_shards

INSTALLED = importlib.util.find_spec("ray") is not None
DASK = importlib.util.find_spec("distributed") is not None
for name, there in (("ray", INSTALLED), ("dask", DASK)):
    if not there:
        warnings.warn(f"NOT TESTED: {name} is not installed", stacklevel=1)

TERMS = Terms(next(iter(GAMES)), ("random", "greedy"), 2, 4, "test", {})


def plays_elsewhere_and_the_same(backend: str, folder: Path) -> None:
    """Whether a cluster does the work in processes of its own, with the results of one at home."""
    assert os.getpid() not in spread(os.getpid, [()] * 4, None, backend)
    there = play_tournament(TERMS, folder / "there.jsonl", backend=backend)
    assert there == play_tournament(TERMS, folder / "here.jsonl")
    written = selfplay(TERMS, folder / "there", shard=2, backend=backend)
    kept = selfplay(TERMS, folder / "here", shard=2)
    assert all(same_shards(mine, other) for mine, other in zip(written, kept, strict=True))


def doze() -> tuple[float, float, int]:
    """Sleep a little; tells from when to when, and in which process."""
    begin = time.time()
    time.sleep(0.2)
    return begin, time.time(), os.getpid()


def plays_one_at_a_time_when_told_so(backend: str) -> None:
    """Whether one job on a cluster is one, and still there and not here."""
    naps = sorted(spread(doze, [()] * 6, 1, backend))
    assert all(naps[i][1] <= naps[i + 1][0] for i in range(5))
    assert os.getpid() not in {pid for _, _, pid in naps}


def refuses_other_house_values(backend: str, folder: Path) -> None:
    """Whether a cluster without this machine's house values plays no game for it."""
    with pytest.MonkeyPatch.context() as here:
        here.setitem(house.VALUES, (TERMS.game, "goblin", "points"), 1)
        with pytest.raises(BadSettings) as refused:
            play_tournament(TERMS, folder / "other.jsonl", backend=backend)
    assert refused.value.text.id == "refused-other-ways"
    assert len((folder / "other.jsonl").read_text().splitlines()) == 1


@pytest.mark.skipif(not INSTALLED, reason="ray is not installed")
@pytest.mark.filterwarnings("ignore")
def test_a_ray_cluster_plays_the_same_games(tmp_path: Path) -> None:
    import ray

    ray.init(num_cpus=2, include_dashboard=False, logging_level="ERROR")
    try:
        plays_elsewhere_and_the_same("ray", tmp_path)
        plays_one_at_a_time_when_told_so("ray")
        refuses_other_house_values("ray", tmp_path)
    finally:
        ray.shutdown()


@pytest.mark.skipif(not DASK, reason="dask is not installed")
@pytest.mark.filterwarnings("ignore")
def test_a_dask_cluster_plays_the_same_games(tmp_path: Path) -> None:
    from distributed import Client

    with Client(n_workers=2, threads_per_worker=1, dashboard_address=None):
        plays_elsewhere_and_the_same("dask", tmp_path)
        plays_one_at_a_time_when_told_so("dask")
        refuses_other_house_values("dask", tmp_path)


def test_an_unknown_place_to_play_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadSettings):
        play_tournament(TERMS, tmp_path / "log.jsonl", backend="moon")
    assert not list(tmp_path.iterdir())
