"""The solo trial, which is ours."""

import pytest

from crownlands.games.margraves.cards import NOBODY
from crownlands.games.margraves.privilege import CashGrants
from crownlands.games.margraves.solo import rank
from crownlands.games.margraves.state import NO_TILES, TOWERS_BUILT
from crownlands.games.margraves.turn import CleanUp
from crownlands.words import render

from .tables import GAME, asked, choose, citizen, grants, listen, names, play, table


def test_alone_the_two_player_supplies_are_set_out() -> None:
    s = GAME.start(1, 1)
    assert s.supply == [6, 6, 6, 3, 12]
    assert len(s.deck) + 5 == 24
    assert [len(stack) + 3 for stack in s.stacks] == [15, 12]


def test_alone_one_wealth_tile_of_four_is_left_out() -> None:
    s = GAME.start(1, 1)
    assert asked(s) == "LeaveTile"
    pack = s.margraves[0].pack
    choose(s, s.options[0])
    assert s.margraves[0].pack == ()
    assert len(pack) == 4
    assert asked(s) == "TakeWealth"
    assert len(s.margraves[0].kept) == 3


def test_after_odd_turns_the_clock_takes_the_cheapest_citizen() -> None:
    s = table(1)
    before = names(s.line)
    s.turns = 1
    play(s, CleanUp(0))
    assert names(s.removed) == before[:1]
    assert names(s.line)[:4] == before[1:]


def test_after_even_turns_the_clock_takes_the_oldest_level_one_tile() -> None:
    s = table(1)
    oldest, *others = s.open_tiles[0]
    s.turns = 2
    play(s, CleanUp(0))
    assert s.spent == (oldest,)
    assert list(s.open_tiles[0][:2]) == others
    assert len(s.open_tiles[0]) == 3


def test_the_clock_runs_only_alone() -> None:
    s = table(2)
    before = (s.line.copy(), s.open_tiles.copy())
    for turns in (1, 2):
        s.turns = turns
        play(s, CleanUp(0))
    assert (s.line, s.open_tiles) == before


def test_alone_a_trigger_ends_the_trial_at_once() -> None:
    s = table(1)
    s.turns = 2
    s.stacks[0] = ()
    play(s, CleanUp(0))
    assert s.over
    assert s.ending == NO_TILES


def test_an_empty_line_leaves_the_clock_nothing_to_take() -> None:
    s = table(1)
    s.turns = 1
    s.line = [NOBODY] * 5
    s.deck = (citizen("monk"),) * 5
    play(s, CleanUp(0))
    assert s.removed == ()


@pytest.mark.parametrize(
    ("score", "name"),
    [
        (0, "squire"),
        (29, "squire"),
        (30, "knight"),
        (45, "baron"),
        (60, "count"),
        (75, "margrave"),
        (90, "regent"),
    ],
)
def test_the_score_earns_a_rank(score: int, name: str) -> None:
    assert rank(score) == name


def test_the_outcome_alone_names_score_and_rank() -> None:
    s = table(1)
    result = GAME.outcome(s)
    assert result.ending.id == "mv-end-solo"
    assert result.winners == (0,)


def test_alone_no_last_round_is_announced() -> None:
    s = table(1)
    s.turns = 2
    s.stacks[0] = ()
    told = listen(s)
    play(s, CleanUp(0))
    words = [render(GAME.event_text(event, 0), "en") for event in told]
    assert "This turn is the last: a stack of privilege tiles is used up" in words
    assert not any("round" in line for line in words)
    assert render(GAME.outcome(s).ending, "en").endswith(
        "The trial ended because a stack of privilege tiles is used up."
    )


def test_alone_the_reasons_speak_of_the_last_turn() -> None:
    s = table(1)
    grants(s, 0, "i_gold_4")
    s.ending = TOWERS_BUILT
    play(s, CashGrants(0), CleanUp(0))
    assert [why.id for why in GAME.view(s, 0).why] == [
        "mv-why-turn",
        "mv-why-last-turn",
        "mv-why-end-of-turn",
    ]
