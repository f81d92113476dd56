"""Tournaments: many games between players, on one machine or on a cluster."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import AbstractContextManager, nullcontext
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, TypeVar

from joblib import Parallel, delayed, parallel_config

from crownlands.arena.results import Log, Result
from crownlands.arena.schedule import ROUND_ROBIN, Pairing, schedule
from crownlands.arena.simulate import play_out
from crownlands.core.errors import BadSettings
from crownlands.core.game import Value, seed_number
from crownlands.core.text import text
from crownlands.games import game_named
from crownlands.players import player_named

LOCAL: Final = "local"
BACKENDS: Final = (LOCAL, "ray", "dask")
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


def play_pairing(terms: Terms, pairing: Pairing) -> Result:
    """Play one game of a tournament; its seed is shared by all that play the same deal."""
    game = game_named(terms.game)
    seed = f"{terms.seed}/{pairing.deal}"
    s = game.start(terms.seats, seed, terms.settings)
    minds = [
        player_named(player, seed_number(f"{seed}/{player}/{seat}"))
        for seat, player in enumerate(pairing.players)
    ]
    decisions = play_out(game, s, minds)
    outcome = game.outcome(s)
    shares = tuple(
        1 / len(outcome.winners) if seat in outcome.winners else 0.0 for seat in range(terms.seats)
    )
    scores = tuple(outcome.sheets[seat].total for seat in range(terms.seats))
    return Result(pairing.number, seed, pairing.players, scores, shares, decisions, s.turns)


def play_tournament(
    terms: Terms,
    log: Path,
    jobs: int = 1,
    backend: str = LOCAL,
    progress: Callable[[int], None] | None = None,
) -> list[Result]:
    """Play what the log does not have yet; give every game's result, in order."""
    for player in terms.players:
        player_named(player, 0)
    kept = Log(log, {**vars(terms), "settings": dict(terms.settings)})
    done = {result.number for result in kept.results}
    pairings = schedule(terms.players, terms.seats, terms.games, terms.form)
    if progress is not None:
        progress(len(done))
    work = [pairing for pairing in pairings if pairing.number not in done]
    for result in spread(play_pairing, [(terms, pairing) for pairing in work], jobs, backend):
        kept.add(result)
        if progress is not None:
            progress(1)
    return sorted(kept.results, key=lambda result: result.number)


def spread(
    act: Callable[..., T], work: Sequence[tuple[Any, ...]], jobs: int, backend: str
) -> Iterator[T]:
    """Do the work in several processes, here or on a cluster, and give results as they come."""
    if jobs == 1 and backend == LOCAL:
        for args in work:
            yield act(*args)
        return
    with _backend(backend):
        if backend == LOCAL:
            workers = Parallel(n_jobs=jobs, return_as="generator_unordered")
            done: Iterable[T] = workers(delayed(act)(*args) for args in work)
            yield from done
            return
        # A cluster gives its results all at once; in portions, progress shows and stopping is safe.
        portion = PORTION * max(1, jobs)
        for start in range(0, len(work), portion):
            part = work[start : start + portion]
            yield from Parallel(n_jobs=jobs)(delayed(act)(*args) for args in part)


def _backend(backend: str) -> AbstractContextManager[Any]:
    """The joblib backend of this name; a cluster's library is loaded only when it is asked for."""
    if backend == LOCAL:
        return nullcontext()
    if backend not in BACKENDS:
        raise BadSettings(text("refused-backend", given=backend, allowed=", ".join(BACKENDS)))
    try:
        if backend == "ray":
            from ray.util.joblib import register_ray

            register_ray()
        else:
            _join_dask()
    except ImportError:
        raise BadSettings(text("refused-not-installed", name=backend)) from None
    except (OSError, ValueError):
        raise BadSettings(text("refused-no-cluster", name=backend)) from None
    return parallel_config(backend=backend)  # type: ignore[no-any-return]


def _join_dask() -> None:
    """Take the cluster that is connected, or that DASK_SCHEDULER_ADDRESS names, or a local one."""
    from distributed import Client

    try:
        Client.current()
    except ValueError:
        Client()
