"""The end of a turn: tombs, tiles, monsters, the citizen line."""

import pytest

from crownlands.games.margraves.cards import MONSTER_BOSS, MONSTERS_OF, NOBODY
from crownlands.games.margraves.end_of_turn import (
    EmptyTombs,
    HeroicTombs,
    refill_line,
    refill_tiles,
    turn_monsters_up,
)
from crownlands.games.margraves.powers import KNIGHT
from crownlands.games.margraves.privilege import CashGrants
from crownlands.games.margraves.turn import CleanUp

from .tables import (
    asked,
    choose,
    citizen,
    give,
    goods,
    grants,
    line,
    names,
    open_tiles,
    place,
    play,
    table,
    tile,
)


def entomb(s, lying: tuple[int, ...], standing: tuple[int, ...]) -> None:
    s.lying = sum(1 << slot for slot in lying)
    s.standing = sum(1 << slot for slot in standing)
    s.supply[KNIGHT] -= len(lying) + len(standing)


# Each line of tombs: its slots, what it pays in goods, gold and influence.
LINES = {
    "row 1": ((0, 1, 2, 3), {"gem": 1}, 1, 0),  # the first slot is also a column of its own
    "row 2": ((4, 5, 6), {"magic": 1}, 2, 0),
    "row 3": ((7, 8), {"stone": 1, "wood": 1}, 0, 0),
    "column 1": ((0,), {}, 1, 0),
    "column 2": ((1, 4), {}, 2, 0),
    "column 3": ((2, 5, 7), {}, 3, 0),
    "column 4": ((3, 6, 8), {}, 0, 1),
}


@pytest.mark.parametrize("name", LINES)
def test_a_full_line_of_tombs_pays(name: str) -> None:
    slots, gains, gold, influence = LINES[name]
    s = table()
    entomb(s, (), slots)
    play(s, HeroicTombs(0))
    for _ in range(influence):
        choose(s, 0)
    assert goods(s) == gains
    assert s.margraves[0].gold == gold
    assert s.margraves[0].influence[0] == influence


def test_example_kira_completes_a_row_of_two_for_a_stone_and_a_wood() -> None:
    s = table()
    entomb(s, (), (7, 8))
    play(s, HeroicTombs(0))
    assert goods(s) == {"stone": 1, "wood": 1}
    assert s.standing == 0
    assert s.lying == 1 << 7 | 1 << 8


def test_several_lines_filled_at_once_all_pay() -> None:
    s = table()
    entomb(s, (4, 5), (6, 8, 3))
    play(s, HeroicTombs(0))
    assert goods(s) == {"magic": 1}
    assert s.margraves[0].gold == 2
    assert asked(s) == "SpendInfluence"


def test_a_line_pays_whoever_completed_it_whoever_placed_the_rest() -> None:
    s = table()
    entomb(s, (7,), (8,))
    play(s, HeroicTombs(1))
    assert goods(s, 1) == {"stone": 1, "wood": 1}


def test_a_full_line_without_a_knight_of_this_turn_pays_nothing() -> None:
    s = table()
    entomb(s, (7, 8), (4,))
    play(s, HeroicTombs(0))
    assert goods(s) == {}


def test_every_knight_placed_this_turn_lies_down() -> None:
    s = table()
    entomb(s, (), (4, 8))
    play(s, HeroicTombs(0))
    assert (s.lying, s.standing) == (1 << 4 | 1 << 8, 0)


def test_a_line_can_be_completed_again_after_the_necromancer() -> None:
    s = table()
    entomb(s, (7,), (8,))
    play(s, HeroicTombs(0))
    s.lying &= ~(1 << 8)
    s.standing = 1 << 8
    play(s, HeroicTombs(0))
    assert goods(s) == {"stone": 2, "wood": 2}


def test_full_tombs_are_emptied_and_every_bare_location_gets_a_knight() -> None:
    s = table()
    s.knights = [2, 0, 0, 1, 0, 0, 0, 0]
    s.supply[KNIGHT] = 20 - 3 - 9 - 2
    s.lying = 0b111111111
    s.statue = 2
    play(s, EmptyTombs())
    assert s.lying == 0
    assert s.statue == 0
    assert s.knights == [2, 1, 1, 1, 1, 1, 1, 1]
    assert s.supply[KNIGHT] == 20 - 9


def test_locations_are_not_refilled_while_a_tomb_is_free() -> None:
    s = table()
    s.knights[place("hamun")] = 0
    s.lying = 0b011111111
    play(s, EmptyTombs())
    assert s.knights[place("hamun")] == 0
    assert s.lying == 0b011111111


def test_the_rewards_are_taken_before_the_tombs_are_emptied() -> None:
    s = table()
    s.supply[KNIGHT] = 3
    s.knights = [0] * 8
    s.lying = 0b011111111
    s.standing = 0b100000000
    play(s, HeroicTombs(0), EmptyTombs())
    assert goods(s) == {"stone": 1, "wood": 1}
    choose(s, 0)  # the last column pays influence
    assert s.knights == [1] * 8
    assert s.supply[KNIGHT] == 4


def test_knights_out_of_full_tombs_are_not_gained_before_the_next_turn() -> None:
    s = table()
    s.supply[KNIGHT] = 0
    s.lying = 0b011111111
    s.standing = 0b100000000
    grants(s, 0, "i_knight_2_gold_1")
    play(s, HeroicTombs(0), CashGrants(0), EmptyTombs())
    choose(s, 0)  # the last column pays influence
    choose(s, tile("i_knight_2_gold_1"))
    assert "knight" not in goods(s)
    assert s.supply[KNIGHT] == 9


def test_statue_knights_stay_until_the_reset() -> None:
    s = table()
    s.statue = 1
    s.standing = 1
    s.supply[KNIGHT] -= 2
    play(s, HeroicTombs(0))
    assert s.statue == 1


def test_a_tomb_reward_may_cross_a_river_before_the_tiles_are_refilled() -> None:
    s = table()
    open_tiles(s, "i_stag", "i_hawk")
    s.margraves[0].influence = [2, 15, 15, 15]
    give(s, 0, gold=2)
    entomb(s, (3, 6), (8,))
    play(s, HeroicTombs(0), CleanUp(0))
    choose(s, 0)
    assert asked(s) == "TakeTile"
    assert len(s.open_tiles[0]) == 2
    choose(s, tile("i_stag"))
    assert len(s.open_tiles[0]) == 3


# Tiles


def test_open_tiles_are_made_up_to_three_of_each_level() -> None:
    s = table()
    open_tiles(s, "i_stag", "ii_oak", "ii_boar")
    stacks = [len(stack) for stack in s.stacks]
    refill_tiles(s)
    assert [len(tiles) for tiles in s.open_tiles] == [3, 3]
    assert [len(stack) for stack in s.stacks] == [stacks[0] - 2, stacks[1] - 1]
    assert s.ending == 0


# Monsters


def test_the_next_monster_is_turned_up() -> None:
    s = table()
    following = s.piles[0][-2]
    s.piles[0] = s.piles[0][:-1]
    s.turned = 0b1110
    turn_monsters_up(s)
    assert s.piles[0][-1] == following
    assert s.turned == 0b1111


def test_a_pile_slain_to_the_lair_is_shuffled_with_its_boss() -> None:
    s = table()
    s.piles[1] = ()
    s.turned = 0b1101
    turn_monsters_up(s)
    assert sorted(s.piles[1]) == list(MONSTERS_OF[1])
    assert len(s.piles[1]) == 5
    assert s.bosses == 0b0010


def test_the_boss_may_lie_anywhere_in_the_pile_that_was_shuffled() -> None:
    depths = set()
    for chance in range(40):
        s = table()
        s.seed_chance(chance << 40 | chance)
        s.piles[1] = ()
        s.turned = 0b1101
        turn_monsters_up(s)
        depths.add([MONSTER_BOSS[monster] for monster in s.piles[1]].index(1))
    assert depths == {0, 1, 2, 3, 4}


def test_later_the_lair_is_shuffled_from_its_five_cards() -> None:
    s = table()
    s.bosses = 0b0010
    s.piles[1] = ()
    s.turned = 0b1101
    turn_monsters_up(s)
    assert len(s.piles[1]) == 5


def test_what_is_turned_up_cannot_be_taken_back() -> None:
    s = table()
    open_tiles(s, "i_stag", "i_hawk", "i_oak", "ii_oak", "ii_boar")
    before = s.unveiled
    refill_tiles(s)
    assert s.unveiled > before
    s.turned = 0b1110
    before = s.unveiled
    turn_monsters_up(s)
    assert s.unveiled > before
    line(s, "monk", "bard", "rogue", "pilot")
    before = s.unveiled
    refill_line(s)
    assert s.unveiled > before


def test_a_turn_that_turns_nothing_up_leaves_no_trace_of_chance() -> None:
    s = table()
    before = s.unveiled
    play(s, CleanUp(0))
    assert s.unveiled == before


# The line


def test_citizens_slide_left_and_new_ones_come_in_on_the_right() -> None:
    s = table()
    s.line = [NOBODY, citizen("monk"), NOBODY, citizen("bard"), citizen("rogue")]
    s.deck = (citizen("ranger"), citizen("pilot"))
    refill_line(s)
    assert names(s.line) == ["monk", "bard", "rogue", "pilot", "ranger"]
    assert s.deck == ()
    assert s.ending == 0  # an exactly empty deck ends nothing


def test_a_full_line_is_left_alone() -> None:
    s = table()
    line(s, "monk", "bard", "rogue", "pilot", "ranger")
    before = s.deck
    refill_line(s)
    assert s.deck == before
