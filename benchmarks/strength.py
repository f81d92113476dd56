"""How strong the players are: shares of victory with 95 % intervals.

    python benchmarks/strength.py --games 400 --jobs 0 --out strength [GAME ...]
        [--seconds 1.0] [--champions greedy hard:0.1 ...]

Every line is a gauntlet with seats rotated and deals paired. Results are kept as they come, so a
stopped run goes on where it was. With --markdown, prints the table of docs/strength.md.
"""

import argparse
from pathlib import Path
from typing import NamedTuple

from crownlands.arena.results import interval
from crownlands.arena.schedule import GAUNTLET
from crownlands.arena.simulate import cores
from crownlands.arena.tournament import Terms, play_tournament
from crownlands.core import machine
from crownlands.games import GAMES


class Test(NamedTuple):
    champion: str
    others: str
    seats: int
    wanted: float


def tests(seconds: float) -> list[Test]:
    """Greedy against chance, hard against greedy, and each thinking time against the one before."""
    some, more, most = (f"hard:{time:g}" for time in (seconds / 10, seconds * 0.3, seconds))
    return [
        Test("greedy", "random", 2, 0.95),
        Test("greedy", "random", 4, 0.80),
        Test(most, "greedy", 2, 0.80),
        Test(most, "greedy", 4, 0.55),
        Test(more, some, 2, 0.50),
        Test(most, more, 2, 0.50),
    ]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=list(GAMES), metavar="GAME")
    parser.add_argument("--games", dest="number", type=int, default=400)
    parser.add_argument("--jobs", type=int, default=0)
    parser.add_argument("--seconds", type=float, default=1.0)
    parser.add_argument("--champions", nargs="*", help="only these, such as greedy or hard:0.1")
    parser.add_argument("--seed", default="strength")
    parser.add_argument("--out", type=Path, default=Path("strength"))
    parser.add_argument("--markdown", action="store_true")
    given = parser.parse_args()
    built = "interpreted" if str(machine.__file__).endswith(".py") else "compiled"
    print(f"# {built}, {given.number} games a line, {given.seconds:g} s a move at most")
    if given.markdown:
        print("| game | seats | player | against | games | share | 95 % interval | aim |")
        print("| --- | --- | --- | --- | --- | --- | --- | --- |")
    for name in given.games:
        for test in tests(given.seconds):
            wanted = given.champions is None or test.champion in given.champions
            if wanted and test.seats in GAMES[name].seat_counts:
                show(name, test, given)


def show(name: str, test: Test, given: argparse.Namespace) -> None:
    players = (test.champion, test.others)
    terms = Terms(name, players, test.seats, given.number, given.seed, {}, GAUNTLET)
    log = given.out / f"{name}-{test.seats}-{test.champion}-{test.others}.jsonl".replace(":", "_")
    results = play_tournament(terms, log, given.jobs or cores())
    wins = sum(result.shares[result.players.index(test.champion)] for result in results)
    low, high = interval(wins, len(results))
    share = f"{wins / len(results):.1%}"
    aim = f"{test.wanted:.0%}"
    if given.markdown:
        print(
            f"| {name} | {test.seats} | {test.champion} | {test.others} | {len(results)} | {share} "
            f"| {low:.1%} – {high:.1%} | {aim} |",
            flush=True,
        )
    else:
        print(
            f"{name}, {test.seats} seats: {test.champion} takes {share} ({low:.1%} – {high:.1%}) "
            f"of {len(results)} games against {test.others}; aim {aim}",
            flush=True,
        )


if __name__ == "__main__":
    main()
