"""A player that looks one step ahead by the value function plays far better than chance."""

from crownlands.arena.simulate import play_out
from crownlands.players import player_named

from .tables import GAME


def winners(names: list[str], seed: int) -> tuple[int, ...]:
    s = GAME.start(len(names), seed)
    players = [player_named(name, seed + i) for i, name in enumerate(names)]
    play_out(GAME, s, players)
    return GAME.outcome(s).winners


def test_the_greedy_player_beats_the_random_one() -> None:
    won = [winners(["greedy", "random"], seed) == (0,) for seed in range(5)]
    won += [winners(["random", "greedy"], seed) == (1,) for seed in range(5)]
    assert sum(won) >= 9


def test_the_greedy_player_comes_to_an_end_alone() -> None:
    for seed in range(5):
        assert winners(["greedy"], seed) == (0,)
