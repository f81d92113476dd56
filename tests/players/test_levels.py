"""Every level that does not search plays better than the one below it."""

import pytest

from crownlands.core.game import seed_number
from crownlands.games import GAMES
from crownlands.players import player_named
from crownlands.players.glimpse import Glimpse

QUICK = ("card_kingdoms", "cites_royales")
DEALS = 20
in_quick_games = pytest.mark.parametrize("name", QUICK)


def victories(name: str, player: str, other: str) -> float:
    """How many games for two a player wins, changing seats; a shared victory counts half."""
    game = GAMES[name]
    won = 0.0
    for deal in range(DEALS):
        s = game.start(2, deal)
        mine = deal % 2
        minds = [
            player_named(player if seat == mine else other, seed_number(f"{deal}/{seat}"))
            for seat in range(2)
        ]
        while not s.over:
            seat = s.questions()[0].seat
            s.answer(seat, minds[seat].decide(Glimpse(game, s, seat)))
        winners = game.outcome(s).winners
        won += 1 / len(winners) if mine in winners else 0.0
    return won


@in_quick_games
def test_a_beginner_plays_clearly_better_than_chance(name: str) -> None:
    assert victories(name, "beginner", "random") >= 0.75 * DEALS


@in_quick_games
def test_easy_plays_better_than_a_beginner(name: str) -> None:
    assert victories(name, "easy", "beginner") > 0.5 * DEALS
