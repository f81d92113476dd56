"""Every citizen, both sides, with the numbers printed on the card."""

import pytest

from crownlands.games.card_kingdoms.cards import CITIZEN_KEYS
from crownlands.games.card_kingdoms.harvest import WAKES
from crownlands.games.card_kingdoms.state import Realm

from .tables import (
    FIRST_CITIZENS,
    act,
    asked,
    built,
    choose,
    citizens_of,
    harvest,
    options,
    own,
    purse,
    table,
    tokens,
)

WORKER, SOLDIER, SHADOW, HOLY = range(4)


def reaped(s: Realm, die1: int, die2: int, *words: str, active: int = 0) -> tuple[int, int, int]:
    """What seat 0 has after a harvest in which it chooses these words, and the others anything."""
    purse(s, 0, 1, 1, 1)
    harvest(s, die1, die2, active)
    left = list(words)
    while ask := s.asked():
        if ask.seat == 0:
            choose(s, left.pop(0))
        else:
            s.choose(s.options[0])
    assert not left
    return tokens(s)[:3]


# Number, cost and role ----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "number", "cost", "role"),
    [
        ("cleric", "1", 3, HOLY),
        ("monk", "1", 3, HOLY),
        ("merchant", "2", 2, WORKER),
        ("blacksmith", "2", 3, WORKER),
        ("mercenary", "3", 3, SHADOW),
        ("alchemist", "3", 3, SHADOW),
        ("archer", "4", 4, SOLDIER),
        ("wizard", "4", 4, SOLDIER),
        ("peasant", "5", 3, WORKER),  # 2, and 1 for the starter
        ("knight", "6", 3, SOLDIER),  # 2, and 1 for the starter
        ("rogue", "7", 2, SHADOW),
        ("thief", "7", 2, SHADOW),
        ("champion", "8", 2, SOLDIER),
        ("warlord", "8", 2, SOLDIER),
        ("paladin", "9/10", 2, HOLY),
        ("priestess", "9/10", 2, HOLY),
        ("butcher", "11/12", 1, WORKER),
        ("miner", "11/12", 1, WORKER),
    ],
)
def test_number_cost_and_role_of(name: str, number: str, cost: int, role: int) -> None:
    s = table(citizens=(name,))
    purse(s, 0, gold=cost - 1)
    act(s)
    label = f"Recruit {name.title()}"
    assert label not in options(s)
    choose(s, "Gain 1 gold")
    act(s)
    choose(s, label)
    assert tokens(s) == (0, 0, 0, 0)
    assert citizens_of(s) == {name: 1}
    assert [s.kingdoms[0].citizens_of_role(i) for i in range(4)] == [i == role for i in range(4)]
    stack = ["1", "2", "3", "4", "5", "6", "7", "8", "9/10", "11/12"].index(number)
    assert len(s.citizens[stack]) == 4


WAKING = {
    "cleric": {1},
    "monk": {1},
    "merchant": {2},
    "blacksmith": {2},
    "mercenary": {3},
    "alchemist": {3},
    "archer": {4},
    "wizard": {4},
    "peasant": {5},
    "knight": {6},
    "rogue": {7},
    "thief": {7},
    "champion": {8},
    "warlord": {8},
    "paladin": {9, 10},
    "priestess": {9, 10},
    "butcher": {11, 12},
    "miner": {11, 12},
}


@pytest.mark.parametrize("name", WAKING)
def test_a_citizen_wakes_by_either_die_and_by_the_sum(name: str) -> None:
    for die1 in range(1, 7):
        for die2 in range(1, 7):
            often = sum(number in WAKING[name] for number in (die1, die2, die1 + die2))
            woken = dict(WAKES[die1 - 1][die2 - 1])
            assert woken.get(CITIZEN_KEYS.index(name), 0) == often


# The left side: one's own turn --------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "dice", "words", "gold", "strength", "magic"),
    [
        # The purse holds 1 of each before; a 5 or a 6 among the numbers wakes a starter too.
        ("cleric", (1, 3), (), 1, 1, 1 + 3),
        ("monk", (1, 3), (), 1 + 1, 1, 1 + 2),
        ("merchant", (2, 1), ("2 gold",), 1 + 2, 1, 1),
        ("merchant", (2, 1), ("2 magic",), 1, 1, 1 + 2),
        ("mercenary", (3, 1), (), 1 + 1, 1 + 1, 1),
        ("alchemist", (3, 1), ("Alchemist: pay 1 gold for 3 magic",), 1 - 1, 1, 1 + 3),
        ("alchemist", (3, 1), ("No trade",), 1, 1, 1),
        ("archer", (4, 3), (), 1, 1 + 2, 1),
        ("wizard", (4, 3), (), 1, 1 + 1, 1 + 1),
        ("peasant", (4, 1), (), 1 + 1 + 1, 1, 1),  # and the starter
        ("knight", (4, 2), (), 1, 1 + 1 + 1, 1),  # and the starter
        ("rogue", (4, 3), (), 1 + 2, 1 + 2, 1),
        ("champion", (4, 4), (), 1, 1 + 4, 1),
        ("paladin", (6, 4), (), 1, 1 + 1 + 1, 1 + 2),  # and the starter knight
        ("priestess", (6, 4), (), 1, 1 + 2 + 1, 1 + 1),  # and the starter knight
    ],
)
def test_the_left_side_of(
    name: str, dice: tuple[int, int], words: tuple[str, ...], gold: int, strength: int, magic: int
) -> None:
    s = table(citizens=(name,))
    own(s, 0, name)
    assert reaped(s, *dice, *words) == (gold, strength, magic)


def test_the_left_side_of_butcher_counts_workers() -> None:
    s = table()
    own(s, 0, "butcher", "merchant", "merchant", "archer")
    # Three Workers: 6 gold; the double 6 wakes the starter knight twice.
    assert reaped(s, 6, 6) == (1 + 6, 1 + 2, 1)


def test_the_left_side_of_blacksmith_counts_soldiers() -> None:
    s = table(citizens=("blacksmith",))
    own(s, 0, "blacksmith", "archer", "champion", "knight", "rogue")
    assert reaped(s, 2, 1) == (1 + 3, 1, 1)


def test_the_left_side_of_blacksmith_without_soldiers_gives_nothing() -> None:
    s = table(citizens=("blacksmith",))
    own(s, 0, "blacksmith")
    assert reaped(s, 2, 1) == (1, 1, 1)


def test_the_left_side_of_warlord_counts_soldiers() -> None:
    s = table(citizens=("warlord",))
    own(s, 0, "warlord", "warlord", "knight", "cleric")
    # Two Warlords wake, each for the three Soldiers.
    assert reaped(s, 4, 4) == (1, 1 + 6, 1)


def test_the_left_side_of_miner_counts_domains() -> None:
    s = table(citizens=("miner",))
    own(s, 0, "miner")
    built(s, 0, "halfpenny_hill", "grimmwater_keep", "shattered_hand")
    assert reaped(s, 6, 6) == (1 + 1 + 3, 1 + 2, 1)


def test_the_left_side_of_thief_takes_up_to_three_gold() -> None:
    s = table(citizens=("thief",))
    own(s, 0, "thief")
    purse(s, 1, gold=5, magic=2, strength=4)
    assert reaped(s, 4, 3, "3 gold from Seat 2") == (1 + 3, 1, 1)
    # The opponent is left with 2 gold; nothing of theirs woke, so they take 1 gold.
    assert tokens(s, 1) == (2 + 1, 4, 2, 0)


def test_the_left_side_of_thief_takes_magic_instead() -> None:
    s = table(citizens=("thief",))
    own(s, 0, "thief")
    purse(s, 1, gold=5, magic=2)
    assert reaped(s, 4, 3, "2 magic from Seat 2") == (1, 1, 1 + 2)


# The right side: another player's turn ------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "dice", "words", "gold", "strength", "magic"),
    [
        ("cleric", (1, 3), (), 1, 1, 1 + 1),
        ("monk", (1, 3), ("Monk: pay 1 gold for 2 magic",), 1 - 1, 1, 1 + 2),
        ("monk", (1, 3), ("No trade",), 1, 1, 1),
        ("merchant", (2, 1), (), 1 + 1, 1, 1),
        ("blacksmith", (2, 1), (), 1 + 1, 1, 1),
        ("mercenary", (3, 1), ("Mercenary: pay 1 strength for 2 gold",), 1 + 2, 1 - 1, 1),
        ("mercenary", (3, 1), ("No trade",), 1, 1, 1),
        ("alchemist", (3, 1), ("Alchemist: pay 1 magic for 2 gold",), 1 + 2, 1, 1 - 1),
        ("archer", (4, 3), (), 1, 1 + 1, 1),
        ("wizard", (4, 3), (), 1, 1, 1 + 1),
        ("peasant", (4, 1), (), 1 + 1 + 1, 1, 1),  # and the starter
        ("knight", (4, 2), (), 1, 1 + 1 + 1, 1),  # and the starter
        ("rogue", (4, 3), (), 1 + 1, 1 + 1, 1),
        ("thief", (4, 3), ("2 gold",), 1 + 2, 1, 1),
        ("thief", (4, 3), ("2 magic",), 1, 1, 1 + 2),
        ("champion", (4, 4), ("Champion: pay 1 gold for 4 strength",), 1 - 1, 1 + 4, 1),
        ("champion", (4, 4), ("No trade",), 1, 1, 1),
        ("warlord", (4, 4), (), 1, 1 + 1, 1),  # the starter is a Knight
        # The double 5 wakes the starter peasant twice.
        ("paladin", (5, 5), ("Paladin: pay 1 strength for 3 magic",), 1 + 2, 1 - 1, 1 + 3),
        ("priestess", (5, 5), ("Priestess: pay 1 magic for 3 strength",), 1 + 2, 1 + 3, 1 - 1),
        ("butcher", (6, 6), (), 1 + 4, 1 + 2, 1),  # and the starter knight twice
        ("miner", (6, 6), (), 1 + 4, 1 + 2, 1),  # and the starter knight twice
    ],
)
def test_the_right_side_of(
    name: str, dice: tuple[int, int], words: tuple[str, ...], gold: int, strength: int, magic: int
) -> None:
    s = table(citizens=(name,))
    own(s, 0, name)
    assert reaped(s, *dice, *words, active=1) == (gold, strength, magic)


def test_the_right_side_of_warlord_counts_knights_and_the_starter() -> None:
    s = table(citizens=("warlord",))
    own(s, 0, "warlord", "knight", "knight")
    assert reaped(s, 4, 4, active=1) == (1, 1 + 3, 1)


def test_the_right_side_of_butcher_does_not_count_workers() -> None:
    s = table()
    own(s, 0, "butcher", "merchant", "merchant")
    assert reaped(s, 6, 6, active=1) == (1 + 4, 1 + 2, 1)


# Starters -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("active", [0, 1])
def test_the_starter_peasant_gives_1_gold_on_both_sides(active: int) -> None:
    assert reaped(table(), 5, 2, active=active) == (1 + 1, 1, 1)


@pytest.mark.parametrize("active", [0, 1])
def test_the_starter_knight_gives_1_strength_on_both_sides(active: int) -> None:
    assert reaped(table(), 6, 2, active=active) == (1, 1 + 1, 1)


def test_starters_and_their_names_wake_side_by_side() -> None:
    s = table()
    own(s, 0, "peasant", "knight")
    assert reaped(s, 5, 6) == (1 + 2, 1 + 2, 1)


def test_every_citizen_of_the_first_game_is_there_to_be_recruited() -> None:
    s = table()
    purse(s, 0, gold=9)
    act(s)
    assert [label for label in options(s) if label.startswith("Recruit")] == [
        f"Recruit {name.title()}" for name in FIRST_CITIZENS
    ]
    assert asked(s) == "Act"
