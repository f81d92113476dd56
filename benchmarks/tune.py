"""Tune the named weights of a game's value function by play.

    python benchmarks/tune.py GAME [--rounds 20] [--games 100] [--seats 2] [--jobs 0]

Each round nudges every weight at random, lets a greedy player with the new weights meet greedy
players with the best so far (seats rotated, deals paired), and keeps what wins clearly more than
its share. Prints the weights kept; put them into the game's value.py by hand.
"""

import argparse
import json
import random

from crownlands.arena.results import interval
from crownlands.arena.simulate import cores
from crownlands.arena.tournament import spread
from crownlands.games import game_named
from crownlands.players.glimpse import Glimpse
from crownlands.players.greedy import Greedy


def meet(
    name: str, seats: int, seat: int, deal: str, new: dict[str, float], old: dict[str, float]
) -> float:
    """Play one game; give the share of victory of the seat that thinks by the new weights."""
    rules = game_named(name)
    judges = [rules.weighted(new if other == seat else old) for other in range(seats)]
    minds = [Greedy(other) for other in range(seats)]
    s = rules.start(seats, deal)
    for _ in range(rules.most_decisions):
        if s.over:
            break
        ask = s.questions()[0]
        s.answer(ask.seat, minds[ask.seat].decide(Glimpse(judges[ask.seat], s, ask.seat)))
    else:
        return 0.0  # weights that make players hoard for ever are no good
    winners = rules.outcome(s).winners
    return 1 / len(winners) if seat in winners else 0.0


def nudged(weights: dict[str, float], step: float, chance: random.Random) -> dict[str, float]:
    return {name: value * chance.lognormvariate(0.0, step) for name, value in weights.items()}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--rounds", type=int, default=20)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--step", type=float, default=0.2)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--jobs", type=int, default=0)
    given = parser.parse_args()
    best = game_named(given.game).weights()
    if not best:
        raise SystemExit(f"{given.game} has no named weights to tune")
    chance = random.Random(given.seed)
    for number in range(given.rounds):
        tried = nudged(best, given.step, chance)
        work = [
            (given.game, given.seats, i % given.seats, f"{number}/{i // given.seats}", tried, best)
            for i in range(given.games)
        ]
        wins = sum(spread(meet, work, given.jobs or cores(), "local"))
        low, high = interval(wins, given.games)
        kept = low > 1 / given.seats
        print(
            f"round {number}: {wins / given.games:.1%} ({low:.1%} – {high:.1%})"
            f"{' kept' if kept else ''}",
            flush=True,
        )
        if kept:
            best = tried
            print(json.dumps(best), flush=True)
    print(json.dumps(best, indent=2))


if __name__ == "__main__":
    main()
