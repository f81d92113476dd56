"""What was played: one line a game in a file that can be taken up again, and its sums."""

import csv
import json
import math
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, Final

from crownlands.core.errors import BadSettings
from crownlands.core.text import text

Z95: Final = 1.96  # standard errors either side of a 95 % interval


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
    """The results of one tournament on disk; a stopped one goes on where it was.

    `seated` says who sits where in each game. A game that two commands have played at the same
    time counts once.
    """

    def __init__(
        self, path: Path, terms: dict[str, Any], seated: Mapping[int, tuple[str, ...]]
    ) -> None:
        self.path = path
        self.seated = seated
        self.results: dict[int, Result] = {}
        terms = json.loads(json.dumps(terms))
        path.parent.mkdir(parents=True, exist_ok=True)
        try:
            with path.open("x", encoding="utf-8") as file:
                file.write(json.dumps(terms) + "\n")
        except FileExistsError:
            self._read(terms)

    def _read(self, terms: dict[str, Any]) -> None:
        found = self.path.read_bytes()
        first, *rest = found.split(b"\n")
        check_terms(self.path, read_json(self.path, 1, first), terms)
        whole, cut = rest[:-1], b"".join(rest[-1:])
        for number, line in enumerate(whole, 2):
            result = read_result(self.path, number, line)
            if self.seated.get(result.number) != result.players:
                raise damaged(self.path, number)
            self.results.setdefault(result.number, result)
        if not rest:  # stopped right after the terms
            with self.path.open("ab") as file:
                file.write(b"\n")
        elif cut:  # stopped in the middle of a line; what stands before it is never touched
            self._drop(cut, len(found) - len(cut))

    def _drop(self, cut: bytes, start: int) -> None:
        """Drop what was cut short, unless another command has done so and gone on from there."""
        with self.path.open("r+b") as file:
            file.seek(start)
            if file.read() == cut:
                file.truncate(start)

    def add(self, result: Result) -> None:
        """Write a game down at once."""
        self.results[result.number] = result
        with self.path.open("a", encoding="utf-8") as file:
            file.write(json.dumps(asdict(result)) + "\n")


def damaged(path: Path, number: int) -> BadSettings:
    """The refusal of a file whose line of that number cannot be read."""
    return BadSettings(text("refused-damaged-file", file=str(path), line=number))


def read_json(path: Path, number: int, line: bytes) -> Any:
    """Read what a file holds from the line of that number on."""
    try:
        return json.loads(line.decode("utf-8"))
    except (ValueError, RecursionError):
        raise damaged(path, number) from None


def read_result(path: Path, number: int, line: bytes) -> Result:
    """Read a game back; refuse one that lacks something or holds what it cannot."""
    match read_json(path, number, line):
        case {
            "number": int(game),
            "seed": str(seed),
            "players": list(players),
            "scores": list(scores),
            "shares": list(shares),
            "decisions": int(decisions),
            "turns": int(turns),
            **more,
        } if (
            not more
            and len(players) == len(scores) == len(shares)
            and all(isinstance(player, str) for player in players)
            and all(isinstance(score, int) for score in scores)
            and all(isinstance(share, float) and 0 <= share <= 1 for share in shares)
        ):
            seats = tuple(players), tuple(scores), tuple(shares)
            return Result(game, seed, *seats, decisions, turns)
    raise damaged(path, number)


def check_terms(path: Path, written: Any, terms: dict[str, Any]) -> None:
    """Refuse a file that was written by other terms: its results are not to be mixed with these."""
    if written != terms:
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
    """Rate by Plackett and Luce, meeting after meeting in their order: mean and deviation."""
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    ratings: dict[str, Any] = {}
    for players, ranks in meetings(results):
        for player in players:
            ratings.setdefault(player, model.rating(name=player))
        if len(set(players)) < 2:
            continue
        rated = model.rate([[ratings[player]] for player in players], ranks=ranks)
        for player in set(players):  # who sits twice moves by the mean of both seats
            mine = [team[0] for team, who in zip(rated, players, strict=True) if who == player]
            ratings[player] = model.rating(
                mu=sum(one.mu for one in mine) / len(mine),
                sigma=sum(one.sigma for one in mine) / len(mine),
                name=player,
            )
    return {player: (rating.mu, rating.sigma) for player, rating in ratings.items()}


def meetings(results: Sequence[Result]) -> Iterator[tuple[list[str], list[int]]]:
    """Tell who met, with their ranks: in each game, and alone, on each deal.

    Who plays alone meets nobody, so all that played the same deal are compared: who won it stands
    before who lost it, and then points decide, as in any game.
    """
    met: dict[tuple[str, int | None], list[Result]] = {}
    for result in sorted(results, key=lambda result: result.number):
        alone = len(result.players) == 1
        met.setdefault((result.seed, None if alone else result.number), []).append(result)
    for games in met.values():
        players = [player for game in games for player in game.players]
        places = [place for game in games for place in zip(game.shares, game.scores, strict=True)]
        order = sorted(set(places), reverse=True)
        yield players, [order.index(place) for place in places]


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
