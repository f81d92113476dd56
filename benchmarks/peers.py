"""How fast our games are beside what can be installed, in one run on one core.

    python benchmarks/peers.py [seconds]

Random play with legal-move generation, decisions a second; microseconds a copy, by `deepcopy`
where a peer has none of its own. A peer that is not installed is skipped with a line that says
how to get it.
"""

import os
import random
import sys
import time
from collections.abc import Callable
from copy import deepcopy
from typing import Any, NamedTuple

from crownlands.arena.speed import measure
from crownlands.core import machine
from crownlands.games import GAMES

# Plays a game to its end, or only so many decisions of it: how many were made, and the state
# if the game is not over.
Play = Callable[[int | None], tuple[int, Any]]


class Pace(NamedTuple):
    name: str
    decisions: float  # a second
    copy: float  # microseconds


def pace(name: str, play: Play, copy: Callable[[Any], Any], seconds: float) -> Pace:
    """Play for a while, then copy a state from the middle of a game."""
    games = decisions = 0
    started = time.process_time()
    while (spent := time.process_time() - started) < seconds:
        decisions += play(None)[0]
        games += 1
    middle = state_after(play, decisions // games // 2)
    copies = 0
    started = time.process_time()
    while (taken := time.process_time() - started) < 0.3:
        copy(middle)
        copies += 1
    return Pace(name, decisions / spent, 1e6 * taken / copies)


def state_after(play: Play, decisions: int) -> Any:
    """A state after so many decisions; where a game ends sooner, another is played."""
    state = None
    while state is None:
        _, state = play(decisions)
    return state


def openspiel(seconds: float) -> list[Pace]:
    import pyspiel

    found = []
    for name in ("gin_rummy", "hearts", "dou_dizhu", "leduc_poker"):
        game = pyspiel.load_game(name)

        def play(stop: int | None, game: Any = game) -> tuple[int, Any]:
            state = game.new_initial_state()
            decisions = 0
            while not state.is_terminal():
                if state.is_chance_node():
                    outcomes = state.chance_outcomes()
                    state.apply_action(random.choices(*zip(*outcomes, strict=True))[0])
                    continue
                if decisions == stop:
                    return decisions, state
                state.apply_action(random.choice(state.legal_actions()))
                decisions += 1
            return decisions, None

        found.append(pace(f"OpenSpiel {name}", play, lambda state: state.clone(), seconds))
    return found


def rlcard(seconds: float) -> list[Pace]:
    import rlcard

    found = []
    for name in ("uno", "gin-rummy", "leduc-holdem"):
        env = rlcard.make(name)

        def play(stop: int | None, env: Any = env) -> tuple[int, Any]:
            state, _ = env.reset()
            decisions = 0
            while not env.is_over():
                if decisions == stop:
                    return decisions, env.game
                state, _ = env.step(random.choice(list(state["legal_actions"])))
                decisions += 1
            return decisions, None

        found.append(pace(f"RLCard {name}", play, deepcopy, seconds))
    return found


def pettingzoo(seconds: float) -> list[Pace]:
    from pettingzoo.classic import connect_four_v3

    env = connect_four_v3.env()

    def play(stop: int | None) -> tuple[int, Any]:
        env.reset()
        decisions = 0
        for _ in env.agent_iter():
            seen, _, over, cut, _ = env.last()
            if over or cut:
                env.step(None)
                continue
            if decisions == stop:
                return decisions, env
            env.step(int(random.choice(seen["action_mask"].nonzero()[0])))
            decisions += 1
        return decisions, None

    return [pace("PettingZoo connect_four", play, deepcopy, seconds)]


def catanatron(seconds: float) -> list[Pace]:
    from catanatron import Color, Game, RandomPlayer

    def play(stop: int | None) -> tuple[int, Any]:
        game = Game([RandomPlayer(color) for color in (Color.RED, Color.BLUE)])
        decisions = 0
        while game.winning_color() is None and decisions < 2000:
            if decisions == stop:
                return decisions, game
            game.play_tick()
            decisions += 1
        return decisions, None

    return [pace("Catanatron", play, lambda game: game.copy(), seconds)]


PEERS = (
    (openspiel, "open_spiel"),
    (rlcard, "rlcard"),
    (pettingzoo, "'pettingzoo[classic]'"),
    (catanatron, "catanatron"),
)


def keep_to_one_core() -> None:
    """Run all of this on the same core, on systems that let a process choose."""
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})


def main() -> None:
    keep_to_one_core()
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else 2.0
    built = "interpreted" if str(machine.__file__).endswith(".py") else "compiled"
    ours = []
    for game in GAMES.values():
        speed = measure(game, seconds)
        ours.append(Pace(game.name, speed.decisions_per_second, speed.microseconds_per_copy))
        print(
            f"{game.name} ({built}): {ours[-1].decisions:,.0f} decisions a second, "
            f"{ours[-1].copy:.2f} us a copy"
        )
    for peer, package in PEERS:
        try:
            found = peer(seconds)
        except ImportError as fault:
            print(f"{peer.__name__}: skipped ({fault}); get it with: pip install {package}")
            continue
        for other in found:
            print(
                f"{other.name}: {other.decisions:,.0f} decisions a second, "
                f"{other.copy:.1f} us a copy"
            )
            for mine in ours:
                ratio = f"{mine.decisions / other.decisions:.1f} times its decisions"
                print(f"    {mine.name}: {ratio}, copies {other.copy / mine.copy:.1f} times faster")


if __name__ == "__main__":
    main()
