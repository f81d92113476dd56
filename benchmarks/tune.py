"""Tune the named weights of a game's value function by play.

    python benchmarks/tune.py GAME [--rounds 20] [--games 100] [--seats 2] [--jobs 0]
        [--player greedy]
    python benchmarks/tune.py GAME --weights FILE --player hard:500i [--games 100]

Each round nudges every weight at random, lets a player with the new weights meet players of its
kind with the best so far (seats rotated, deals paired), and keeps what wins clearly more than its
share. Prints the weights kept. What makes the greedy player better need not help the searching
one, which looks after playouts: so let weights from a file, printed by an earlier run, meet the
game's own in the hands of a searching player before putting them into the game's value.py.
"""

import argparse
import json
import random
from pathlib import Path

from crownlands.arena.results import interval
from crownlands.arena.simulate import cores
from crownlands.arena.tournament import spread
from crownlands.core.game import seed_number
from crownlands.games import game_named
from crownlands.players import WORK, player_named
from crownlands.players.glimpse import Glimpse

Weights = dict[str, float]


def meet(
    name: str, seats: int, seat: int, deal: str, player: str, new: Weights, old: Weights
) -> float:
    """Play one game; give the share of victory of the seat that thinks by the new weights.

    Weights that make players hoard for ever are no good: then it is nothing.
    """
    rules = game_named(name)
    judges = [rules.weighted(new if other == seat else old) for other in range(seats)]
    minds = [player_named(player, seed_number(f"{deal}/{other}"), WORK) for other in range(seats)]
    s = rules.start(seats, deal)
    for _ in range(rules.most_decisions):
        if s.over:
            break
        ask = s.questions()[0]
        s.answer(ask.seat, minds[ask.seat].decide(Glimpse(judges[ask.seat], s, ask.seat)))
    return float(rules.shares(s)[seat])


def better(given: argparse.Namespace, trial: str, new: Weights, old: Weights) -> bool:
    """Let new weights meet old ones; print and say whether they take clearly more than a share."""
    game, seats, player = given.game, given.seats, given.player
    work = [
        (game, seats, i % seats, f"{trial}/{i // seats}", player, new, old)
        for i in range(given.games)
    ]
    wins = sum(spread(meet, work, given.jobs or cores(), "local"))
    low, high = interval(wins, given.games)
    kept = low > 1 / seats
    share = f"{wins / given.games:.1%} ({low:.1%} – {high:.1%})"
    print(f"{trial}: {share}{' better' if kept else ''}", flush=True)
    return kept


def nudged(weights: Weights, step: float, chance: random.Random) -> Weights:
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
    parser.add_argument("--player", default="greedy", help="who plays, such as hard:100i")
    parser.add_argument("--weights", type=Path, help="tune nothing; let these meet the game's own")
    given = parser.parse_args()
    best = game_named(given.game).weights()
    if not best:
        raise SystemExit(f"{given.game} has no named weights to tune")
    if given.weights:
        better(given, given.weights.stem, json.loads(given.weights.read_text("utf-8")), best)
        return
    chance = random.Random(given.seed)
    for number in range(given.rounds):
        tried = nudged(best, given.step, chance)
        if better(given, f"round {number}", tried, best):
            best = tried
            print(json.dumps(best), flush=True)
    print(json.dumps(best, indent=2))


if __name__ == "__main__":
    main()
