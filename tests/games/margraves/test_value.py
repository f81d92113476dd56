"""The value function: good enough that looking one step ahead beats chance."""

from crownlands.arena.simulate import play_out
from crownlands.games.margraves.turn import BUILD
from crownlands.players import player_named

from .tables import GAME, choose, give, stand, table, take_turn

value = GAME.value


def test_greedy_beats_random_clearly() -> None:
    wins = 0
    for seed in range(10):
        s = GAME.start(2, seed)
        mine = seed % 2
        players = [player_named("random", seed), player_named("random", seed)]
        players[mine] = player_named("greedy", seed)
        play_out(GAME, s, players)
        wins += mine in GAME.outcome(s).winners
    assert wins >= 9


def test_a_tower_is_worth_more_than_what_it_takes() -> None:
    s = table()
    give(s, 0, stone=1, wood=1, magic=1, gem=1)
    stand(s, 0, "nymar")
    take_turn(s, 0)
    before = value(s, 0)
    choose(s, BUILD)
    choose(s, s.options[0], 0)  # any card, the first site
    assert value(s, 0) > before


def test_the_final_value_is_points_ahead_and_who_won() -> None:
    s = table()
    s.settle()
    give(s, 0, gem=2)
    assert s.over
    assert value(s, 0) == 4 + 100
    assert value(s, 1) == -4 - 100
