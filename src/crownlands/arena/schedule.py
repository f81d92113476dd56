"""Who meets whom: round robin or gauntlet, seats rotated, deals paired."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations, combinations_with_replacement
from typing import Final

from crownlands.core.errors import BadSettings
from crownlands.core.text import text

ROUND_ROBIN: Final = "round-robin"
GAUNTLET: Final = "gauntlet"
FORMS: Final = (ROUND_ROBIN, GAUNTLET)


@dataclass(frozen=True)
class Pairing:
    """One game to play: its number, its deal, and who sits where."""

    number: int
    deal: int
    players: tuple[str, ...]


def lineups(players: Sequence[str], seats: int, form: str) -> list[tuple[str, ...]]:
    """List the groups that meet; in a gauntlet, the first player meets each of the others.

    Alone nobody meets anybody: every player plays the same deals.
    """
    if form not in FORMS:
        raise BadSettings(text("refused-form", given=form, allowed=", ".join(FORMS)))
    least = 2 if form == GAUNTLET or seats > 1 else 1
    if len(set(players)) != len(players) or len(players) < least or seats < 1:
        raise BadSettings(text("refused-lineup", seats=seats))
    if form == GAUNTLET and seats > 1:
        return [(players[0], *[other] * (seats - 1)) for other in players[1:]]
    if len(players) >= seats:
        return list(combinations(players, seats))
    groups = combinations_with_replacement(players, seats)
    return [group for group in groups if len(set(group)) == len(players)]


def schedule(players: Sequence[str], seats: int, games: int, form: str) -> list[Pairing]:
    """Let every group play so many games: each deal once for every rotation of the seats.

    All groups play a game before any plays the next, so that a tournament can be stopped at any
    time, and ratings, which go game by game, favour no group.
    """
    pairings: list[Pairing] = []
    groups = lineups(players, seats, form)
    for i in range(games):
        deal, turn = divmod(i, seats)
        for group in groups:
            pairings.append(Pairing(len(pairings), deal, group[turn:] + group[:turn]))
    return pairings
