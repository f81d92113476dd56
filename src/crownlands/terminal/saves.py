"""Saved games on disk: a record and who sat where; written whole or not at all."""

import json
import os
from collections.abc import Collection
from itertools import chain, count
from pathlib import Path
from typing import Any

from crownlands.core.errors import BadRecord
from crownlands.core.text import text
from crownlands.match import Match


def autosave_path(game: str) -> Path:
    """Where a game in progress is kept, so that closing the terminal loses nothing."""
    base = os.environ.get("XDG_STATE_HOME") or os.environ.get("LOCALAPPDATA")
    folder = Path(base) if base else Path.home() / ".local" / "state"
    return folder / "crownlands" / f"{game}.json"


def write(path: Path, match: Match, players: list[str]) -> str:
    """Write the record and the players, first beside the file, then in its place; gives both."""
    assert match.record is not None
    words = json.dumps({**match.record.to_json(), "players": players}, indent=1)
    path.parent.mkdir(parents=True, exist_ok=True)
    beside = path.parent / f".{path.name}.new"
    try:
        with beside.open("w", encoding="utf-8") as file:
            file.write(words)
            file.flush()
            os.fsync(file.fileno())
        beside.replace(path)
    except OSError:
        beside.unlink(missing_ok=True)
        raise
    return words


def contents(path: Path) -> str | None:
    """What a file holds; nothing where there is none."""
    return path.read_text(encoding="utf-8", errors="replace") if path.exists() else None


def put_aside(path: Path) -> Path | None:
    """Give a game that is kept here another name, so that a new one can be kept; gives its file."""
    return path.rename(free(path)) if path.exists() else None


def free(path: Path, ours: Collection[Path] = ()) -> Path:
    """Find a name like this one, with a number if need be, where nothing lies but what is ours."""
    numbered = (path.with_stem(f"{path.stem}-{n}") for n in count(1))
    return next(name for name in chain([path], numbered) if name in ours or not name.exists())


def read(path: Path) -> Any:
    """Read a JSON file; refuse one that is not there or not JSON."""
    try:
        return json.loads(path.read_text(encoding="utf-8"))
    except json.JSONDecodeError as error:
        raise BadRecord(
            text("file-not-json", file=str(path), line=error.lineno, fault=error.msg)
        ) from None
    except (OSError, ValueError, RecursionError) as error:  # no letters, a number without end
        fault = error.strerror if isinstance(error, OSError) else str(error)
        raise BadRecord(text("file-unreadable", file=str(path), fault=str(fault))) from None


def players_in(data: Any, seats: int) -> list[str]:
    """Who sat where: "you" or a computer player's name; a plain record has you against greedy."""
    players = data.get("players")
    if (
        isinstance(players, list)
        and len(players) == seats
        and all(isinstance(p, str) for p in players)
    ):
        return players
    return ["you"] + ["greedy"] * (seats - 1)
