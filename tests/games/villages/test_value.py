"""A player that looks one step ahead by the value function plays far better than chance."""

from crownlands.arena.simulate import play_out
from crownlands.games.villages.value import PATIENCE, share_left
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


def test_from_half_its_patience_on_a_seat_expects_less_of_what_is_to_come() -> None:
    for seats in (2, 5):
        s = GAME.start(seats, 1)
        s.turns = PATIENCE // 2
        assert share_left(s) == 1.0
        s.turns = 3 * PATIENCE // 4
        assert share_left(s) == 0.5
        s.turns = PATIENCE
        assert share_left(s) == 0.0
        s.turns = 3 * PATIENCE
        assert share_left(s) == 0.0
        assert GAME.standings(s) == [float(village.gold) for village in s.villages]


def test_two_searching_players_do_not_wait_for_each_other() -> None:
    s = GAME.start(2, 1)
    players = [player_named("hard:40i", seat) for seat in range(2)]
    play_out(GAME, s, players)
    assert s.turns < 2 * PATIENCE
