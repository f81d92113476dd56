"""Learn what good players tend to choose, for a game's hunches.

    python benchmarks/leanings.py GAME [--games 300] [--rounds 500] [--jobs 0] [--out FILE]

Searching players play games of two; then every option of every question gets a weight, so that
the weights of what was allowed tell as well as they can what was chosen (Bradley and Terry's
model). Writes src/crownlands/games/GAME/leanings.py, unless told otherwise, and prints for each
question how well the weights tell. Let the new hunches meet the old in a search before keeping
them; a game whose options mean something else from one time to the next gains nothing.
"""

import argparse
import math
from pathlib import Path
from textwrap import fill
from typing import NamedTuple

from crownlands.arena.simulate import cores
from crownlands.arena.tournament import spread
from crownlands.core.game import seed_number
from crownlands.games import GAMES, game_named
from crownlands.players import player_named
from crownlands.players.glimpse import Glimpse

SEATS = 2
ROUNDS_OF_FIT = 60
GAMES_FOLDER = Path(__file__).parents[1] / "src" / "crownlands" / "games"

HEAD = '''"""How often good players choose each option; written by benchmarks/leanings.py."""

from typing import Final

# fmt: off
LEARNT: Final[dict[str, list[float]]] = {'''


class Choice(NamedTuple):
    question: str
    chosen: int
    allowed: list[int]


def play(name: str, rounds: int, deal: str) -> list[Choice]:
    """Let searching players play a game; give what they chose where there was a choice."""
    rules = game_named(name)
    minds = [player_named(f"hard:{rounds}i", seed_number(f"{deal}/{i}")) for i in range(SEATS)]
    s = rules.start(SEATS, deal)
    choices = []
    while not s.over:
        ask = s.questions()[0]
        options = list(s.options_of(ask.seat))
        option = minds[ask.seat].decide(Glimpse(rules, s, ask.seat))
        if len(options) > 1:
            choices.append(Choice(type(ask).__name__, option, options))
        s.answer(ask.seat, option)
    return choices


def learn(choices: list[Choice]) -> dict[int, float]:
    """The weights of one question's options under which these choices are likeliest.

    Every option is taken to have won one contest of even weights before the first, so that none
    is ruled out because it was never chosen.
    """
    weights = {option: 1.0 for choice in choices for option in choice.allowed}
    for _ in range(ROUNDS_OF_FIT):
        chosen = dict.fromkeys(weights, 1.0)
        expected = dict.fromkeys(weights, 1.0)
        for choice in choices:
            chosen[choice.chosen] += 1.0
            part = 1.0 / sum(weights[option] for option in choice.allowed)
            for option in choice.allowed:
                expected[option] += part
        weights = {option: chosen[option] / expected[option] for option in weights}
    return weights


def surprise(choices: list[Choice], weights: dict[int, float]) -> float:
    """How surprising the choices are on average, by these weights."""
    total = 0.0
    for choice in choices:
        whole = sum(weights[option] for option in choice.allowed)
        total -= math.log(weights[choice.chosen] / whole)
    return total / len(choices)


def written(question: str, weights: dict[int, float]) -> str:
    """A question's weights, for its options from 0 on, as lines of Python."""
    row = ", ".join(f"{weights.get(option, 1.0):.3g}" for option in range(max(weights) + 1))
    indent = " " * 8
    lines = fill(row, 99, initial_indent=indent, subsequent_indent=indent)
    return f'    "{question}": [\n{lines},\n    ],'


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=GAMES)
    parser.add_argument("--games", type=int, default=300)
    parser.add_argument("--rounds", type=int, default=500)
    parser.add_argument("--jobs", type=int, default=0)
    parser.add_argument("--out", type=Path)
    given = parser.parse_args()
    work = [(given.game, given.rounds, f"leanings/{number}") for number in range(given.games)]
    by_question: dict[str, list[Choice]] = {}
    for number, choices in enumerate(spread(play, work, given.jobs or cores(), "local"), 1):
        print(f"\r{number} of {given.games} games", end="", flush=True)
        for choice in choices:
            by_question.setdefault(choice.question, []).append(choice)
    print()
    lines = [HEAD]
    for question, choices in sorted(by_question.items()):
        weights = learn(choices)
        even = surprise(choices, dict.fromkeys(weights, 1.0))
        told = surprise(choices, weights)
        print(f"{question}: {len(choices)} choices, surprise {even:.2f} -> {told:.2f}")
        lines.append(written(question, weights))
    out = given.out or GAMES_FOLDER / given.game / "leanings.py"
    out.write_text("\n".join([*lines, "}", ""]), encoding="utf-8")


if __name__ == "__main__":
    main()
