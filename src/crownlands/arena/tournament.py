"""Tournaments: many games between players, on one machine or on a cluster."""

import json
import platform
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from hashlib import sha256
from importlib.util import find_spec
from pathlib import Path
from sys import modules
from typing import Any, Final, TypeVar

from joblib import Parallel, delayed, parallel_config

from crownlands import __version__, compiled
from crownlands.arena.results import Log, Result
from crownlands.arena.schedule import ROUND_ROBIN, Pairing, schedule
from crownlands.arena.simulate import cores, play_out
from crownlands.core import house
from crownlands.core.errors import BadSettings
from crownlands.core.game import Value, seed_number
from crownlands.core.text import text
from crownlands.games import game_named
from crownlands.players import Player
from crownlands.players.own import is_own, own_class, player_at_work

LOCAL: Final = "local"
CLUSTERS: Final = {"ray": "ray", "dask": "distributed"}
BACKENDS: Final = (LOCAL, *CLUSTERS)
PORTION: Final = 16  # games that a cluster is given at a time, for each job
T = TypeVar("T")


@dataclass(frozen=True)
class Terms:
    """What a tournament is played by; a file of results belongs to one set of terms."""

    game: str
    players: tuple[str, ...]
    seats: int
    games: int
    seed: int | str
    settings: Mapping[str, Value]
    form: str = ROUND_ROBIN

    def written(self, **more: Any) -> dict[str, Any]:
        """Write down all that results depend on: the terms, and how this machine plays."""
        known = {**vars(self), "settings": dict(self.settings), **ways(self), **more}
        plain: dict[str, Any] = json.loads(json.dumps(known))
        return plain

    def check(self, backend: str) -> None:
        """Refuse what cannot be played, before anything is written."""
        for player in self.players:
            player_at_work(player, 0)
        game_named(self.game).start(self.seats, self.seed, self.settings)
        if backend not in BACKENDS:
            raise BadSettings(text("refused-backend", given=backend, allowed=", ".join(BACKENDS)))
        if backend != LOCAL:
            need(CLUSTERS[backend], backend)


def need(module: str, extra: str) -> None:
    """Refuse to begin without a package that is needed later on."""
    if find_spec(module) is None:
        raise BadSettings(text("refused-not-installed", name=module, extra=extra))


def ways(terms: Terms) -> dict[str, Any]:
    """How this machine plays: the rules, the version, the build, the house values, own players."""
    known: dict[str, Any] = {
        "rules": game_named(terms.game).rules_version,
        "version": __version__,
        "compiled": compiled(),
        "house": sorted([*place, value] for place, value in house.VALUES.items()),
    }
    own = {player: code_of(player) for player in terms.players if is_own(player)}
    return {**known, "own": own} if own else known


@cache
def code_of(player: str) -> str:
    """The hash of the file that somebody's player was written in, as it is played here."""
    file = getattr(modules[own_class(player).__module__], "__file__", None)
    return sha256(Path(file).read_bytes()).hexdigest() if file else ""


def minds_of(players: Sequence[str], seed: str) -> list[Player]:
    """Make the players of one game, each with chance of its own for its seat."""
    return [
        player_at_work(player, seed_number(f"{seed}/{player}/{seat}"))
        for seat, player in enumerate(players)
    ]


def check_ways(terms: Terms, asked: dict[str, Any]) -> None:
    """Refuse to play for a machine that plays otherwise: results are logged by its ways."""
    if ways(terms) != asked:
        raise BadSettings(text("refused-other-ways", name=platform.node()))


def play_pairing(terms: Terms, asked: dict[str, Any], pairing: Pairing) -> Result:
    """Play one game of a tournament; its seed is shared by all that play the same deal."""
    check_ways(terms, asked)
    game = game_named(terms.game)
    seed = f"{terms.seed}/{pairing.deal}"
    s = game.start(terms.seats, seed, terms.settings)
    decisions = play_out(game, s, minds_of(pairing.players, seed))
    outcome = game.outcome(s)
    shares = tuple(game.shares(s))
    scores = tuple(outcome.sheets[seat].total for seat in range(terms.seats))
    return Result(pairing.number, seed, pairing.players, scores, shares, decisions, s.turns)


def play_tournament(
    terms: Terms,
    log: Path,
    jobs: int | None = None,
    backend: str = LOCAL,
    progress: Callable[[int], None] | None = None,
) -> list[Result]:
    """Play what the log does not have yet; give every game's result, in order."""
    terms.check(backend)
    pairings = schedule(terms.players, terms.seats, terms.games, terms.form)
    kept = Log(log, terms.written(), {pairing.number: pairing.players for pairing in pairings})
    if progress is not None:
        progress(len(kept.results))
    asked = ways(terms)
    work = [(terms, asked, pairing) for pairing in pairings if pairing.number not in kept.results]
    for result in spread(play_pairing, work, jobs, backend):
        kept.add(result)
        if progress is not None:
            progress(1)
    return [kept.results[pairing.number] for pairing in pairings]


def spread(
    act: Callable[..., T], work: Sequence[tuple[Any, ...]], jobs: int | None, backend: str
) -> Iterator[T]:
    """Do the work in several processes, here or on a cluster, and give results as they come.

    No jobs, 0, means as many as there are cores; where none are named, so it is on a cluster,
    and here it is one.
    """
    if backend != LOCAL:
        yield from _spread_there(act, work, jobs or 0, backend)
    elif jobs is None or jobs == 1:
        for args in work:
            yield act(*args)
    else:
        workers = Parallel(n_jobs=jobs or cores(), return_as="generator_unordered")
        done: Iterable[T] = workers(delayed(act)(*args) for args in work)
        yield from done


def _spread_there(
    act: Callable[..., T], work: Sequence[tuple[Any, ...]], jobs: int, cluster: str
) -> Iterator[T]:
    """Do the work on a cluster, which gives results all at once; in portions, stopping is safe."""
    there = _join(cluster)
    wide = min(jobs or there, there)
    pool = min(max(wide, 2), there)  # a pool of one would not leave this machine
    portion = PORTION * wide
    with parallel_config(backend=cluster, n_jobs=pool):
        for start in range(0, len(work), portion):
            part = work[start : start + portion]
            yield from Parallel(pre_dispatch=wide)(delayed(act)(*args) for args in part)


def _join(cluster: str) -> int:
    """Join the cluster that is there, or start one on this machine; gives its number of cores."""
    try:
        return _join_ray() if cluster == "ray" else _join_dask()
    except (OSError, ValueError):
        raise BadSettings(text("refused-no-cluster", name=cluster)) from None


def _join_ray() -> int:
    import ray
    from ray.util.joblib import register_ray

    if not ray.is_initialized():
        ray.init()
    register_ray()
    return int(ray.cluster_resources()["CPU"])


def _join_dask() -> int:
    from distributed import Client

    try:
        client = Client.current()
    except ValueError:
        client = Client(threads_per_worker=1)  # threads would share one interpreter's time
    return sum(client.ncores().values())
