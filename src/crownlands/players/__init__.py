"""Who decides: programs that see what their seat may see, and no more.

A player is named by a word, and where it searches, by how long it may think: `hard`,
`hard:0.3` for seconds a move, `hard:200i` for rounds of search a move.
"""

import time
from collections.abc import Callable
from typing import Final, Protocol

from crownlands.core.errors import BadSettings
from crownlands.core.game import whole_number
from crownlands.core.text import text
from crownlands.players.glimpse import Glimpse
from crownlands.players.greedy import Greedy
from crownlands.players.hasty import Hasty
from crownlands.players.ismcts import FORESIGHT, Budget, Ismcts
from crownlands.players.randomly import Randomly


class Player(Protocol):
    """A program that answers a seat's questions."""

    def decide(self, glimpse: Glimpse) -> int:
        """Choose one of the glimpse's options."""


# The levels that a person can pick, from the weakest; the searching ones with seconds a move.
LEVELS: Final = ("beginner", "easy", "normal", "hard")
SECONDS: Final = {"normal": 0.2, "hard": 1.0, "ismcts": 1.0}
PLAYERS: Final = ("random", "greedy", *LEVELS, "ismcts")
LONGEST: Final = 60.0  # seconds a move; no player stalls a table
MOST_ROUNDS: Final = 1_000_000  # rounds of search a move

# Where nobody waits, seconds of thought are the processor's: other work weakens no player.
WORK: Final[Callable[[], float]] = time.thread_time


def player_named(name: str, seed: int, clock: Callable[[], float] = time.monotonic) -> Player:
    """Make a player by its name, with chance of its own; mix the seed with `seed_number`."""
    word, colon, thinking = name.partition(":")
    if word not in PLAYERS or (colon and word not in SECONDS):
        raise BadSettings(text("refused-player", given=name, allowed=", ".join(PLAYERS)))
    match word:
        case "random":
            return Randomly(seed)
        case "greedy":
            return Greedy(seed)
        case "beginner":
            return Hasty(seed, haze=4.0, slips=0.1)
        case "easy":
            return Hasty(seed, haze=1.0, slips=0.0)
    return Ismcts(seed, budget_for(word, thinking, clock))


def budget_for(level: str, thinking: str, clock: Callable[[], float]) -> Budget:
    """The budget of a searching level, with its own thinking time or the one given."""
    seconds, rounds = SECONDS[level], MOST_ROUNDS
    given = whole_number(thinking[:-1]) if thinking.endswith("i") else None
    if given is not None and 0 < given <= MOST_ROUNDS:
        seconds, rounds = LONGEST, given
    elif thinking:
        seconds = _seconds(thinking)
    if level == "ismcts":
        return Budget(seconds, rounds, bias=0.0, explore=1.4, clock=clock)
    return Budget(seconds, rounds, playout=FORESIGHT, clock=clock)


def _seconds(word: str) -> float:
    try:
        seconds = float(word)
    except ValueError:
        seconds = -1.0
    if not 0.0 < seconds <= LONGEST:
        allowed = f"0.01 – {LONGEST:g}, 1i – {MOST_ROUNDS}i"
        raise BadSettings(text("refused-thinking", given=word, allowed=allowed))
    return seconds
