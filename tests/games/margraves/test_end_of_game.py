"""The three triggers, equal turns, and play after the trigger."""

from crownlands.games.margraves.cards import NOBODY
from crownlands.games.margraves.end_of_turn import refill_line, refill_tiles
from crownlands.games.margraves.state import NO_CITIZENS, NO_TILES, TOWERS_BUILT
from crownlands.games.margraves.turn import ChooseSite, CleanUp

from .tables import GAME, asked, choose, citizen, give, open_tiles, play, stand, table, who


def test_the_fourth_tower_calls_the_last_round() -> None:
    s = table()
    s.margraves[0].towers = 1
    give(s, 0, stone=1, wood=1, magic=1, gem=1)
    stand(s, 0, "nymar")
    play(s, ChooseSite(0))
    choose(s, 0)
    assert s.ending == TOWERS_BUILT


def test_a_tower_before_the_fourth_calls_nothing() -> None:
    for towers in (2, 3, 4):
        s = table()
        s.margraves[0].towers = towers
        give(s, 0, stone=1, wood=1, magic=1, gem=1)
        stand(s, 0, "nymar")
        play(s, ChooseSite(0))
        choose(s, 0)
        assert s.ending == 0


def test_a_citizen_that_cannot_be_drawn_calls_the_last_round() -> None:
    s = table()
    s.line = [citizen("monk")] * 3 + [NOBODY] * 2
    s.deck = (citizen("bard"),)
    refill_line(s)
    assert s.ending == NO_CITIZENS
    assert s.line.count(NOBODY) == 1


def test_a_tile_that_cannot_be_drawn_calls_the_last_round() -> None:
    for level in range(2):
        s = table()
        s.stacks[level] = ()
        refill_tiles(s)
        assert s.ending == 0  # nothing was wanted
        s.open_tiles[level] = s.open_tiles[level][:2]
        refill_tiles(s)
        assert s.ending == NO_TILES


def test_the_round_is_finished_so_that_all_have_equal_turns() -> None:
    s = table(3)
    s.first = 1
    s.ending = TOWERS_BUILT
    play(s, CleanUp(1))
    assert (asked(s), who(s)) == ("TakeTurn", 2)
    s.stack.clear()
    play(s, CleanUp(2))
    assert (asked(s), who(s)) == ("TakeTurn", 0)
    s.stack.clear()
    play(s, CleanUp(0))
    assert s.over


def test_a_trigger_by_the_last_player_ends_the_game_at_once() -> None:
    s = table(2)
    s.deck = ()
    s.line = [NOBODY] * 5
    play(s, CleanUp(1))
    assert s.over
    assert s.ending == NO_CITIZENS


def test_after_the_trigger_play_goes_on_with_empty_places() -> None:
    s = table(2)
    s.deck = ()
    s.line = [citizen("monk"), *[NOBODY] * 4]
    open_tiles(s)
    s.stacks = [(), ()]
    play(s, CleanUp(0))
    assert (asked(s), who(s)) == ("TakeTurn", 1)
    assert s.line == [citizen("monk"), *[NOBODY] * 4]
    assert s.ending == NO_CITIZENS | NO_TILES


def test_the_ending_is_told() -> None:
    s = table(2)
    for ending, words in (
        (TOWERS_BUILT, "mv-end-towers"),
        (NO_CITIZENS, "mv-end-citizens"),
        (NO_TILES, "mv-end-tiles"),
    ):
        s.ending = ending
        assert GAME.outcome(s).ending.id == words
