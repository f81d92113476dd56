"""The value function: good enough that looking one step ahead beats chance."""

from crownlands.games.cites_royales.rules import BuyOrAdd
from crownlands.games.cites_royales.value import judge_by
from crownlands.players import player_named
from crownlands.players.glimpse import Glimpse

from .tables import GAME, play, table

JUDGE = judge_by({})
standing = JUDGE.standing
value = GAME.value


def test_cards_built_cards_held_and_points_are_all_worth_something() -> None:
    plain = standing(table(cities=["V1", "V1"], market="R1"), 0)
    assert standing(table(cities=["V1 V4", "V1"], market="R1"), 0) > plain
    assert standing(table(cities=["V1", "V1"], hands=["P6"], market="R1"), 0) > plain
    assert standing(table(cities=["V1", "V1"], points=[3, 0], market="R1"), 0) == plain + 3
    assert standing(table(cities=["V1", "V1"], heroes=[0], market="R1"), 0) > plain
    assert standing(table(cities=["V1", "V1"], bought=[0], market="R1"), 0) < plain


def test_what_rivals_have_counts_against_a_noble() -> None:
    s = play(table(market="R1 Y1 P1 V1"), BuyOrAdd(0))
    before = value(s, 0)
    s.nobles[1].earned[0] = 5
    assert value(s, 0) < before


def test_the_end_is_worth_the_lead_and_the_crown() -> None:
    assert value(table(points=[10, 4]), 0) == 106
    assert value(table(points=[10, 4]), 1) == -106


def test_greedy_beats_random() -> None:
    wins = 0
    for seed in range(10):
        mine = seed % 2
        players = [
            player_named("greedy" if seat == mine else "random", seed * 10 + seat)
            for seat in range(2)
        ]
        s = GAME.start(2, seed)
        while not s.over:
            seat = s.asked().seat
            s.answer(seat, players[seat].decide(Glimpse(GAME, s, seat)))
        wins += GAME.outcome(s).winners == (mine,)
    assert wins >= 9
