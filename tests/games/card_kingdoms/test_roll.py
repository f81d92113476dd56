"""The roll phase: dice, the domains that change them, and doubles."""

from collections import Counter

import pytest

from crownlands.games.card_kingdoms.rules import ChangeDice, roll

from .tables import (
    FIRST_CITIZENS,
    asked,
    built,
    choose,
    options,
    own,
    play,
    purse,
    table,
    tokens,
    turn,
)

KEEP = "Let the roll stand"


def test_two_dice_are_rolled_each_face_about_as_often() -> None:
    s = table()
    faces: Counter[int] = Counter()
    for _ in range(3000):
        roll(s, 0)
        faces.update((s.die1, s.die2))
    assert sorted(faces) == [1, 2, 3, 4, 5, 6]
    assert min(faces.values()) > 850
    assert max(faces.values()) < 1150


def test_example_a_roll_of_3_and_5_wakes_3_5_and_8() -> None:
    s = table()
    own(s, 0, *FIRST_CITIZENS)
    turn(s, 3, 5)
    # Mercenary (3): 1 gold, 1 strength. Peasant and starter (5): 2 gold. Champion (8): 4 strength.
    assert tokens(s) == (2 + 1 + 2, 1 + 4, 1, 0)


def test_without_a_domain_that_changes_dice_nothing_is_asked() -> None:
    s = turn(table(), 5, 6)
    assert asked(s) == "Act"


def test_foxgrove_palisade_turns_a_die_to_6_for_2_gold() -> None:
    s = table()
    built(s, 0, "foxgrove_palisade")
    purse(s, 0, gold=3)
    turn(s, 2, 3)
    assert options(s) == [
        KEEP,
        "Foxgrove Palisade: turn the 2 to 6",
        "Foxgrove Palisade: turn the 3 to 6",
    ]
    choose(s, "Foxgrove Palisade: turn the 3 to 6")
    assert (s.die1, s.die2) == (2, 6)
    assert s.kingdoms[0].gold == 1


def test_foxgrove_palisade_needs_real_gold() -> None:
    s = table()
    built(s, 0, "foxgrove_palisade")
    purse(s, 0, gold=1, magic=9)
    turn(s, 5, 4)
    assert asked(s) == "Act"


def test_palace_of_the_dawn_lowers_a_die_by_1_for_nothing() -> None:
    s = table()
    built(s, 0, "palace_of_the_dawn")
    purse(s, 0)
    turn(s, 2, 6)
    assert options(s) == [
        KEEP,
        "Palace of the Dawn: turn the 2 to 1",
        "Palace of the Dawn: turn the 6 to 5",
    ]
    choose(s, "Palace of the Dawn: turn the 6 to 5")
    assert (s.die1, s.die2) == (2, 5)


def test_palace_of_the_dawn_never_lowers_a_die_under_1() -> None:
    s = table()
    built(s, 0, "palace_of_the_dawn")
    s.turns, s.die1, s.die2 = 1, 1, 4
    play(s, ChangeDice(0, 0))
    assert options(s) == [KEEP, "Palace of the Dawn: turn the 4 to 3"]


@pytest.mark.parametrize(("clerics", "price"), [(0, 0), (1, 1), (3, 3)])
def test_the_desert_orchid_turns_a_die_to_1_for_1_gold_a_holy_citizen(
    clerics: int, price: int
) -> None:
    s = table()
    built(s, 0, "the_desert_orchid")
    own(s, 0, *["cleric"] * clerics)
    purse(s, 0, gold=3)
    s.turns, s.die1, s.die2 = 1, 6, 2
    play(s, ChangeDice(0, 0))
    choose(s, "The Desert Orchid: turn the 6 to 1")
    assert (s.die1, s.die2) == (1, 2)
    assert s.kingdoms[0].gold == 3 - price


def test_the_desert_orchid_is_not_offered_to_who_cannot_pay_it() -> None:
    s = table()
    built(s, 0, "the_desert_orchid")
    own(s, 0, "cleric", "paladin")
    purse(s, 0, gold=1, magic=5)
    s.turns, s.die1, s.die2 = 1, 6, 2
    play(s, ChangeDice(0, 0))
    assert asked(s) == ""


def test_each_domain_changes_a_die_once_a_roll() -> None:
    s = table()
    built(s, 0, "palace_of_the_dawn")
    turn(s, 5, 3)
    choose(s, "Palace of the Dawn: turn the 5 to 4")
    assert asked(s) != "ChangeDice"
    assert (s.die1, s.die2) == (4, 3)


def test_ruling_08_dice_domains_work_in_any_order_on_a_die_already_changed() -> None:
    for words, dice in (
        (("Foxgrove Palisade: turn the 2 to 6", "Palace of the Dawn: turn the 6 to 5"), (5, 4)),
        (("Palace of the Dawn: turn the 2 to 1", "Foxgrove Palisade: turn the 1 to 6"), (6, 4)),
        (("Palace of the Dawn: turn the 4 to 3", "Foxgrove Palisade: turn the 2 to 6"), (6, 3)),
    ):
        s = table()
        built(s, 0, "foxgrove_palisade", "palace_of_the_dawn")
        purse(s, 0, gold=2)
        turn(s, 2, 4)
        choose(s, *words)
        assert (s.die1, s.die2) == dice
        assert asked(s) != "ChangeDice"


def test_all_three_dice_domains_may_be_used_on_one_roll() -> None:
    s = table()
    built(s, 0, "foxgrove_palisade", "palace_of_the_dawn", "the_desert_orchid")
    purse(s, 0, gold=2)
    turn(s, 3, 4)
    choose(
        s,
        "The Desert Orchid: turn the 4 to 1",
        "Foxgrove Palisade: turn the 1 to 6",
        "Palace of the Dawn: turn the 3 to 2",
    )
    assert (s.die1, s.die2) == (2, 6)


def test_only_the_active_player_changes_the_dice() -> None:
    s = table()
    built(s, 1, "palace_of_the_dawn")
    turn(s, 5, 6, seat=0)
    assert asked(s) == "Act"


def test_the_harvest_follows_the_changed_dice() -> None:
    s = table()
    built(s, 0, "palace_of_the_dawn")
    own(s, 0, "archer")
    purse(s, 0)
    turn(s, 5, 1)
    choose(s, "Palace of the Dawn: turn the 5 to 4")
    # Archer (4): 2 strength. The sum is 5 now: the starter peasant gives 1 gold.
    assert tokens(s) == (1, 2, 0, 0)


def test_choice_a_change_that_leaves_a_die_as_it_is_is_not_offered() -> None:
    s = table()
    built(s, 0, "foxgrove_palisade", "gargans_embrace")
    purse(s, 0, gold=9)
    turn(s, 6, 6)
    assert asked(s) != "ChangeDice"
    assert s.kingdoms[0].victory == 1


def test_choice_of_two_equal_dice_only_one_is_offered() -> None:
    s = table()
    built(s, 0, "palace_of_the_dawn")
    turn(s, 4, 4)
    assert options(s) == [KEEP, "Palace of the Dawn: turn the 4 to 3"]


def test_gargans_embrace_gives_a_point_for_doubles_rolled_by_anyone() -> None:
    for active in (0, 1, 2):
        s = table(3)
        built(s, 1, "gargans_embrace")
        turn(s, 2, 2, seat=active)
        assert [tokens(s, seat)[3] for seat in range(3)] == [0, 1, 0]


def test_gargans_embrace_gives_nothing_without_doubles() -> None:
    s = table()
    built(s, 0, "gargans_embrace")
    turn(s, 2, 3)
    assert s.kingdoms[0].victory == 0


def test_gargans_embrace_gives_a_point_when_a_change_makes_doubles() -> None:
    s = table()
    built(s, 1, "gargans_embrace")
    built(s, 0, "palace_of_the_dawn")
    turn(s, 3, 2)
    assert s.kingdoms[1].victory == 0
    choose(s, "Palace of the Dawn: turn the 3 to 2")
    assert s.kingdoms[1].victory == 1


def test_gargans_embrace_keeps_the_point_when_doubles_are_changed_away() -> None:
    s = table()
    built(s, 0, "gargans_embrace", "palace_of_the_dawn")
    turn(s, 4, 4)
    choose(s, "Palace of the Dawn: turn the 4 to 3")
    assert s.kingdoms[0].victory == 1


def test_ruling_09_gargans_embrace_counts_the_roll_and_every_change_that_makes_doubles() -> None:
    s = table()
    built(s, 0, "gargans_embrace", "foxgrove_palisade", "palace_of_the_dawn", "the_desert_orchid")
    purse(s, 0, gold=2)
    turn(s, 2, 2)
    assert s.kingdoms[0].victory == 1
    choose(s, "Palace of the Dawn: turn the 2 to 1")
    assert s.kingdoms[0].victory == 1
    choose(s, "The Desert Orchid: turn the 2 to 1")
    assert s.kingdoms[0].victory == 2
