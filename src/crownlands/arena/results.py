"""What was played: one line a game in a file that can be taken up again, and its sums."""

import csv
import json
import math
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, Final

from crownlands.core.errors import BadSettings
from crownlands.core.text import text

Z95: Final = 1.96


@dataclass(frozen=True)
class Result:
    """A finished game: who sat where, what they scored, and their share of the victory."""

    number: int
    seed: str
    players: tuple[str, ...]
    scores: tuple[int, ...]
    shares: tuple[float, ...]
    decisions: int
    turns: int


@dataclass(frozen=True)
class Standing:
    """A player's sum: games, victories with their 95 % interval, mean score, and rating."""

    player: str
    games: int
    wins: float
    low: float
    high: float
    score: float
    rating: float
    deviation: float

    @property
    def share(self) -> float:
        """The share of games won."""
        return self.wins / self.games


class Log:
    """The results of one tournament on disk; a stopped one goes on where it was."""

    def __init__(self, path: Path, terms: dict[str, Any]) -> None:
        self.path = path
        self.results: list[Result] = []
        terms = json.loads(json.dumps(terms))
        if path.exists():
            self._read(terms)
        else:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(json.dumps(terms) + "\n", encoding="utf-8")

    def _read(self, terms: dict[str, Any]) -> None:
        whole = self.path.read_text(encoding="utf-8")
        lines = whole.splitlines()
        check_terms(self.path, "".join(lines[:1]), terms)
        if not whole.endswith("\n"):  # stopped in the middle of a line
            lines.pop()
            self.path.write_text("".join(f"{line}\n" for line in lines), encoding="utf-8")
        for line in lines[1:]:
            data = json.loads(line)
            for key in ("players", "scores", "shares"):
                data[key] = tuple(data[key])
            self.results.append(Result(**data))

    def add(self, result: Result) -> None:
        """Write a game down at once."""
        self.results.append(result)
        with self.path.open("a", encoding="utf-8") as file:
            file.write(json.dumps(asdict(result)) + "\n")


def check_terms(path: Path, written: str, terms: dict[str, Any]) -> None:
    """Refuse a file that was written by other terms: its results are not to be mixed with these."""
    try:
        same = json.loads(written) == terms
    except ValueError:
        same = False
    if not same:
        raise BadSettings(text("refused-other-arena", file=str(path)))


def interval(wins: float, games: int) -> tuple[float, float]:
    """Wilson's 95 % interval of a share of victories."""
    share = wins / games
    middle = share + Z95 * Z95 / (2 * games)
    spread = Z95 * math.sqrt(share * (1 - share) / games + Z95 * Z95 / (4 * games * games))
    whole = 1 + Z95 * Z95 / games
    return max(0.0, (middle - spread) / whole), min(1.0, (middle + spread) / whole)


def standings(results: Sequence[Result]) -> list[Standing]:
    """Sum up every player, the best rated first; a game with oneself counts each seat."""
    ratings = rate(results)
    rows = []
    for player, (rating, deviation) in ratings.items():
        seats = [
            (result.shares[seat], result.scores[seat])
            for result in results
            for seat, who in enumerate(result.players)
            if who == player
        ]
        wins = sum(share for share, _ in seats)
        score = sum(points for _, points in seats) / len(seats)
        low, high = interval(wins, len(seats))
        rows.append(Standing(player, len(seats), wins, low, high, score, rating, deviation))
    return sorted(rows, key=lambda row: -row.rating)


def rate(results: Sequence[Result]) -> dict[str, tuple[float, float]]:
    """Rate by Plackett and Luce, game after game in their order: mean and deviation."""
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    ratings: dict[str, Any] = {}
    for result in sorted(results, key=lambda result: result.number):
        for player in result.players:
            ratings.setdefault(player, model.rating(name=player))
        if len(set(result.players)) < 2:
            continue
        teams = [[ratings[player]] for player in result.players]
        ranks = [-share * 1000.0 - score / 1000.0 for share, score in _places(result)]
        rated = model.rate(teams, ranks=ranks)
        for player in set(result.players):  # who sits twice moves by the mean of both seats
            mine = [
                team[0] for team, who in zip(rated, result.players, strict=True) if who == player
            ]
            ratings[player] = model.rating(
                mu=sum(one.mu for one in mine) / len(mine),
                sigma=sum(one.sigma for one in mine) / len(mine),
                name=player,
            )
    return {player: (rating.mu, rating.sigma) for player, rating in ratings.items()}


def _places(result: Result) -> Iterator[tuple[float, int]]:
    return zip(result.shares, result.scores, strict=True)


def write_table(path: Path, results: Sequence[Result]) -> None:
    """Write a line for every seat of every game: CSV, or Parquet where pyarrow is there."""
    rows = [
        {
            "game": result.number,
            "seed": result.seed,
            "seat": seat,
            "player": player,
            "score": result.scores[seat],
            "share": result.shares[seat],
            "decisions": result.decisions,
            "turns": result.turns,
        }
        for result in results
        for seat, player in enumerate(result.players)
    ]
    if path.suffix == ".parquet":
        import pyarrow
        import pyarrow.parquet

        pyarrow.parquet.write_table(pyarrow.Table.from_pylist(rows), path)
        return
    with path.open("w", encoding="utf-8", newline="") as file:
        writer = csv.DictWriter(file, list(rows[0]))
        writer.writeheader()
        writer.writerows(rows)


def write_json(path: Path, rows: Sequence[Standing]) -> None:
    """Write the standings as JSON."""
    path.write_text(json.dumps([asdict(row) for row in rows], indent=2) + "\n", encoding="utf-8")
