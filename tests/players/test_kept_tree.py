"""A searching player goes on from what it found, for as long as that still holds."""

from collections.abc import Iterator
from typing import Any

import pytest

from crownlands.core.game import Game
from crownlands.games import GAMES
from crownlands.players.glimpse import Glimpse
from crownlands.players.ismcts import Budget, Ismcts

# Without bias every option looks even at first, so what looks otherwise was tried.
LONG = Budget(rounds=40, playout=4, bias=0.0, explore=5.0)
ONE_ROUND = Budget(rounds=1, playout=4, bias=0.0)
every_game = pytest.mark.parametrize("name", GAMES)


def second_thoughts(game: Game[Any], seats: int) -> Iterator[tuple[bool, int]]:
    """Ask a seat twice running: whether nothing was rolled or shown in between, and how many
    options its player has tried after one more round.
    """
    s = game.start(seats, 1)
    for number in range(40):
        if s.over:
            return
        before = Glimpse(game, s, s.questions()[0].seat)
        mind = Ismcts(number, LONG)
        s.answer(before.seat, mind.decide(before))
        if not s.options_of(before.seat):
            continue
        after = Glimpse(game, s, before.seat)
        mind.budget = ONE_ROUND
        mind.decide(after)
        still = (after.turn, after.unveiled) == (before.turn, before.unveiled)
        yield still, sum(chance != 0.5 for _, chance in mind.chances)


@every_game
def test_while_nothing_is_rolled_or_shown_the_player_goes_on_from_the_choice_before(
    name: str,
) -> None:
    tried = [tried for still, tried in second_thoughts(GAMES[name], 2) if still]
    assert tried
    assert min(tried) > 1


@every_game
def test_after_something_was_rolled_or_shown_the_player_thinks_anew(name: str) -> None:
    tried = [tried for still, tried in second_thoughts(GAMES[name], 2) if not still]
    assert tried
    assert max(tried) <= 1


@every_game
def test_alone_the_player_always_thinks_anew(name: str) -> None:
    tried = [tried for _, tried in second_thoughts(GAMES[name], 1)]
    assert tried
    assert max(tried) <= 1
