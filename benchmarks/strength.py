"""How strong the players are: shares of victory with 95 % intervals.

    python benchmarks/strength.py --games 400 --jobs 0 --out strength [GAME ...]
        [--seconds 1.0] [--champions greedy hard:0.1 ...] [--against greedy ...] [--seats 2]
        [--seed SEED] [--tally FILE]
    python benchmarks/strength.py --table FILE

Every line is a gauntlet with seats rotated and deals paired. Results are kept as they come, so a
stopped run goes on where it was. A tally keeps how many games of each line were played with which
seed and how many were won, so that runs with other seeds add to it; --table prints its lines,
summed up, as docs/strength.md shows them. Strike out of a tally what a change has made untrue.
"""

import argparse
import csv
from pathlib import Path
from typing import NamedTuple

from crownlands.arena.results import interval
from crownlands.arena.schedule import GAUNTLET
from crownlands.arena.simulate import cores
from crownlands.arena.tournament import Terms, play_tournament
from crownlands.core import machine
from crownlands.games import GAMES

COUNTS = {1: "", 3: "three "}  # before the name of who sits in the other seats


class Line(NamedTuple):
    """What is measured: a player among others of one kind."""

    game: str
    seats: int
    champion: str
    others: str


def tests(game: str, seconds: float) -> dict[Line, float]:
    """Greedy against chance, hard against greedy, more time against the least; with their aims."""
    some, more, most = (f"hard:{time:g}" for time in (seconds / 10, seconds * 0.3, seconds))
    return {
        Line(game, 2, "greedy", "random"): 0.95,
        Line(game, 4, "greedy", "random"): 0.80,
        Line(game, 2, most, "greedy"): 0.80,
        Line(game, 4, most, "greedy"): 0.55,
        Line(game, 2, more, some): 0.50,
        Line(game, 2, most, some): 0.50,
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=list(GAMES), metavar="GAME")
    parser.add_argument("--games", dest="number", type=int, default=400)
    parser.add_argument("--jobs", type=int, default=0)
    parser.add_argument("--seconds", type=float, default=1.0)
    parser.add_argument("--champions", nargs="*", help="only these, such as greedy or hard:0.1")
    parser.add_argument("--against", nargs="*", help="only against these")
    parser.add_argument("--seats", type=int, help="only with so many seats")
    parser.add_argument("--seed", default="strength")
    parser.add_argument("--out", type=Path, default=Path("strength"))
    parser.add_argument("--tally", type=Path, help="write the results there, too")
    parser.add_argument("--table", type=Path, help="play nothing; print this tally as a table")
    given = parser.parse_args()
    if given.table:
        print_table(given.table)
        return
    built = "interpreted" if str(machine.__file__).endswith(".py") else "compiled"
    print(f"# {built}, {given.number} games a line, {given.seconds:g} s a move at most")
    for name in given.games:
        for line, aim in tests(name, given.seconds).items():
            wanted = given.champions is None or line.champion in given.champions
            wanted = wanted and (given.against is None or line.others in given.against)
            wanted = wanted and given.seats in (None, line.seats)
            if wanted and line.seats in GAMES[name].seat_counts:
                show(line, aim, given)


def show(line: Line, aim: float, given: argparse.Namespace) -> None:
    players = (line.champion, line.others)
    terms = Terms(line.game, players, line.seats, given.number, given.seed, {}, GAUNTLET)
    log = "-".join([line.game, str(line.seats), *players, given.seed]).replace(":", "_")
    results = play_tournament(terms, given.out / f"{log}.jsonl", given.jobs or cores())
    wins = sum(result.shares[result.players.index(line.champion)] for result in results)
    low, high = interval(wins, len(results))
    print(
        f"{line.game}, {line.seats} seats: {line.champion} takes {wins / len(results):.1%} "
        f"({low:.1%} – {high:.1%}) of {len(results)} games against {line.others}; aim {aim:.0%}",
        flush=True,
    )
    if given.tally:
        rows = read(given.tally)
        rows[line, given.seed] = (len(results), wins)
        with given.tally.open("w", newline="", encoding="utf-8") as file:
            writer = csv.writer(file, lineterminator="\n")
            writer.writerow([*Line._fields, "seed", "games", "won"])
            for (played, seed), (games, won) in sorted(rows.items()):
                writer.writerow([*played, seed, games, f"{won:g}"])


def read(tally: Path) -> dict[tuple[Line, str], tuple[int, float]]:
    """How many games of each line were played with each seed, and how many were won."""
    if not tally.exists():
        return {}
    with tally.open(newline="", encoding="utf-8") as file:
        return {
            (
                Line(row["game"], int(row["seats"]), row["champion"], row["others"]),
                row["seed"],
            ): (int(row["games"]), float(row["won"]))
            for row in csv.DictReader(file)
        }


def print_table(tally: Path) -> None:
    """Print each line with all its seeds together."""
    sums: dict[Line, tuple[int, float]] = {}
    for (line, _), (games, won) in read(tally).items():
        before = sums.get(line, (0, 0.0))
        sums[line] = (before[0] + games, before[1] + won)
    print("| game | seats | player | against | games | share | 95 % interval |")
    print("| --- | --- | --- | --- | --- | --- | --- |")
    order = list(GAMES)
    for line in sorted(sums, key=lambda line: (order.index(line.game), line[1:])):
        games, won = sums[line]
        low, high = interval(won, games)
        print(
            f"| {line.game} | {line.seats} | {line.champion} "
            f"| {COUNTS[line.seats - 1]}{line.others} | {games} | {won / games * 100:.1f} % "
            f"| {low * 100:.1f} – {high * 100:.1f} % |"
        )


if __name__ == "__main__":
    main()
