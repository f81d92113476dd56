"""Saved games on disk: a record and who sat where; written whole or not at all."""

import json
import os
from itertools import count
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


def write(path: Path, match: Match, players: list[str]) -> None:
    """Write the record and the players, first beside the file, then in its place."""
    assert match.record is not None
    data = {**match.record.to_json(), "players": players}
    path.parent.mkdir(parents=True, exist_ok=True)
    beside = path.parent / f".{path.name}.new"
    with beside.open("w", encoding="utf-8") as file:
        json.dump(data, file, indent=1)
        file.flush()
        os.fsync(file.fileno())
    beside.replace(path)


def put_aside(path: Path) -> Path | None:
    """Give a game that is kept here another name, so that a new one can be kept; gives its file."""
    if not path.exists():
        return None
    aside = next(
        free for n in count(1) if not (free := path.with_stem(f"{path.stem}-{n}")).exists()
    )
    return path.rename(aside)


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
