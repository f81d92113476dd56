"""Training data: every decision of many games as numbers, in shards."""

import json
from collections.abc import Callable
from pathlib import Path
from secrets import token_hex
from typing import Any, Final

from crownlands.arena.results import check_terms, read_json
from crownlands.arena.simulate import play_out
from crownlands.arena.tournament import LOCAL, Terms, check_ways, minds_of, need, spread, ways
from crownlands.core.flat import Flat
from crownlands.core.game import Game
from crownlands.core.machine import Ask
from crownlands.games import game_named

COLUMNS: Final = ("features", "legal", "choice", "seat", "game", "share", "ahead")


def play_shard(terms: Terms, asked: dict[str, Any], numbers: range, path: str) -> int:
    """Play some games and write their decisions into one file; give how many there are.

    `features` are the numbers of the seat that decided (`columns` names them), `legal` the flat
    numbers it could choose from as a mask, `choice` the one it chose, `share` the part of the
    victory it got in the end, `ahead` its points before the best other seat.
    """
    check_ways(terms, asked)
    rows: dict[str, list[Any]] = {key: [] for key in COLUMNS}
    game = game_named(terms.game)
    flat = Flat(game)
    names = game.feature_names(terms.seats)
    for number in numbers:
        note_game(terms, number, game, flat, rows)
    write_shard(path, names, flat, rows)
    return len(rows["choice"])


def note_game(
    terms: Terms,
    number: int,
    game: Game[Any],
    flat: Flat,
    rows: dict[str, list[Any]],
) -> None:
    """Play one game, seats rotated by its number, and note every decision and how it ended."""
    seed = f"{terms.seed}/{number}"
    s = game.start(terms.seats, seed, terms.settings)
    turn = number % terms.seats
    seated = terms.players[turn:] + terms.players[:turn]
    minds = minds_of(seated, seed)

    def note(ask: Ask[Any], option: int) -> None:
        allowed = {flat.number(ask, other) for other in s.options_of(ask.seat)}
        rows["features"].append(game.features(s, ask.seat))
        rows["legal"].append([action in allowed for action in range(flat.size)])
        rows["choice"].append(flat.number(ask, option))
        rows["seat"].append(ask.seat)
        rows["game"].append(number)

    play_out(game, s, minds, note)
    outcome, shares = game.outcome(s), game.shares(s)
    for seat in rows["seat"][len(rows["share"]) :]:
        best = max((sheet.total for sheet in outcome.sheets if sheet.seat != seat), default=0)
        rows["share"].append(shares[seat])
        rows["ahead"].append(outcome.sheets[seat].total - best)


def write_shard(path: str, names: list[str], flat: Flat, rows: dict[str, list[Any]]) -> None:
    """Write a shard under its name only when it is whole; two commands may write the same one."""
    import numpy as np

    kinds = (np.float32, np.bool_, np.int32, np.int8, np.int64, np.float32, np.int32)
    arrays: dict[str, Any] = {
        key: np.array(rows[key], kind) for key, kind in zip(COLUMNS, kinds, strict=True)
    }
    arrays |= {"columns": np.array(names), "actions": np.array(flat.names)}
    unfinished = Path(f"{path}.{token_hex(4)}.part")
    try:
        with unfinished.open("wb") as file:
            np.savez_compressed(file, **arrays)
        unfinished.replace(path)
    finally:
        unfinished.unlink(missing_ok=True)


def keep_terms(path: Path, terms: dict[str, Any]) -> None:
    """Write down what the shards of a folder are played by; refuse other terms there."""
    path.parent.mkdir(parents=True, exist_ok=True)
    try:
        with path.open("x", encoding="utf-8") as file:
            file.write(json.dumps(terms, indent=1) + "\n")
    except FileExistsError:
        check_terms(path, read_json(path, 1, path.read_bytes()), terms)


def selfplay(
    terms: Terms,
    folder: Path,
    shard: int = 50,
    jobs: int | None = None,
    backend: str = LOCAL,
    progress: Callable[[int], None] | None = None,
) -> list[Path]:
    """Write the shards that are not there yet; give all of them."""
    need("numpy", "selfplay")
    terms.check(backend)
    keep_terms(folder / "terms.json", terms.written(shard=shard))
    paths: list[Path] = []
    work: list[tuple[Any, ...]] = []
    for begin in range(0, terms.games, shard):
        path = folder / f"{terms.game}-{begin // shard:05}.npz"
        paths.append(path)
        numbers = range(begin, min(begin + shard, terms.games))
        if not path.exists():
            work.append((terms, ways(terms), numbers, str(path)))
    if progress is not None:
        progress(len(paths) - len(work))
    for _ in spread(play_shard, work, jobs, backend):
        if progress is not None:
            progress(1)
    return paths
