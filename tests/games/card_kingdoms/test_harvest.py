"""The harvest: who wakes, in which order, and what comes to those whom nothing woke."""

import pytest

from crownlands.games.card_kingdoms.solo import SecondHarvest

from .tables import (
    asked,
    built,
    choose,
    citizens_of,
    harvest,
    options,
    own,
    play,
    purse,
    question,
    said,
    table,
    tokens,
    turn,
)


def test_example_two_archers_both_wake_on_a_4() -> None:
    s = table()
    own(s, 0, "archer", "archer")
    purse(s, 0)
    harvest(s, 4, 3)
    assert tokens(s) == (0, 4, 0, 0)


def test_example_three_archers_wake_six_times_on_a_double_4() -> None:
    s = table()
    own(s, 0, "archer", "archer", "archer")
    purse(s, 0)
    harvest(s, 4, 4)
    assert tokens(s) == (0, 12, 0, 0)


@pytest.mark.parametrize(("citizen", "dice"), [("merchant", (2, 1)), ("thief", (4, 3))])
def test_what_is_picked_or_stolen_is_not_told_as_an_empty_harvest(
    citizen: str, dice: tuple[int, int]
) -> None:
    assert "Seat 1 harvests nothing." not in log(citizen, *dice)


def test_a_harvest_that_brings_nothing_is_told() -> None:
    assert "Seat 1 harvests nothing." in log("blacksmith", 2, 1)  # there is no soldier


def log(citizen: str, die1: int, die2: int) -> list[str]:
    """What is said when the first seat harvests with this citizen."""
    s = table(citizens=(citizen,))
    own(s, 0, citizen)
    purse(s, 1, gold=5)
    s.told = []
    harvest(s, die1, die2)
    return said(s)


@pytest.mark.parametrize("gold", [0, 1])
def test_a_harvest_of_trades_that_are_not_made_is_told_as_empty(gold: int) -> None:
    s = table(citizens=("monk",))
    own(s, 0, "monk")
    own(s, 1, "monk", "monk")
    purse(s, 1, gold=gold)
    s.told = []
    harvest(s, 1, 1)
    if gold:  # without it no trade is offered
        choose(s, "No trade")
    assert said(s) == ["Seat 1 harvests 2 gold and 4 magic.", "Seat 2 harvests nothing."]


def test_a_harvest_is_not_empty_once_a_trade_is_made() -> None:
    s = table(citizens=("monk",))
    own(s, 0, "monk")
    own(s, 1, "monk", "monk")
    purse(s, 1, gold=3)
    s.told = []
    harvest(s, 1, 1)
    choose(s, "Monk: pay 1 gold for 2 magic", "No trade")
    assert said(s)[1:] == ["Seat 2 trades 1 gold for 2 magic."]


def test_a_harvest_is_not_empty_where_something_else_was_gained_or_taken() -> None:
    s = table(citizens=("alchemist", "thief"))
    own(s, 0, "alchemist", "thief")
    purse(s, 0)
    purse(s, 1)
    s.told = []
    harvest(s, 3, 4)
    assert said(s) == ["Seat 1 takes nothing with Thief."]
    s = table()
    own(s, 1, "champion")
    purse(s, 1)
    s.told = []
    harvest(s, 2, 6)
    assert said(s) == ["Seat 1 harvests 1 strength.", "Seat 2 harvests 1 strength."]


def test_a_harvest_of_a_gain_and_a_trade_that_bring_nothing_is_told_once() -> None:
    s = table(citizens=("blacksmith", "alchemist"))
    own(s, 0, "blacksmith", "alchemist")  # there is no soldier
    purse(s, 0, gold=1)
    s.told = []
    harvest(s, 1, 2)
    choose(s, "No trade")
    assert said(s) == ["Seat 1 harvests nothing."]


def test_alone_a_second_harvest_of_trades_that_are_not_made_is_told_as_empty() -> None:
    s = table(1, citizens=("monk",))
    own(s, 0, "monk")
    purse(s, 0)
    s.turns, s.die1, s.die2 = 1, 1, 1
    s.told = []
    play(s, SecondHarvest())
    assert said(s) == ["Seat 1 harvests nothing."]


def test_example_the_thief_acts_before_the_others_peasants_on_2_and_5() -> None:
    s = table(citizens=("thief",))
    own(s, 0, "thief")
    own(s, 1, "peasant")
    purse(s, 0)
    purse(s, 1)
    harvest(s, 2, 5)
    # The opponent had nothing to take: the thief acted before the peasants brought gold.
    assert tokens(s) == (1, 0, 0, 0)
    assert tokens(s, 1) == (2, 0, 0, 0)
    assert asked(s) == ""

    purse(s, 0)
    purse(s, 1, gold=1)
    harvest(s, 2, 5)
    assert options(s) == ["1 gold from Seat 2", "Take nothing"]
    choose(s, "1 gold from Seat 2")
    assert tokens(s) == (2, 0, 0, 0)
    assert tokens(s, 1) == (2, 0, 0, 0)


def test_example_the_peasants_gold_pays_for_the_monk_on_1_and_4() -> None:
    s = table(citizens=("monk",))
    own(s, 1, "monk")
    purse(s, 1)
    harvest(s, 1, 4, active=0)
    # The starter peasant's gold is there before the monk is asked.
    assert question(s).seat == 1
    choose(s, "Monk: pay 1 gold for 2 magic")
    assert tokens(s, 1) == (0, 0, 2, 0)


def test_example_the_miner_gives_2_gold_with_one_domain() -> None:
    s = table(citizens=("miner",))
    own(s, 0, "miner")
    built(s, 0, "palace_of_the_dawn")
    purse(s, 0)
    harvest(s, 6, 6)
    assert tokens(s) == (2, 2, 0, 0)  # and the starter knight twice


def test_the_left_power_is_the_active_players_and_the_right_one_everybody_elses() -> None:
    s = table(3)
    for seat in range(3):
        own(s, seat, "cleric")
        purse(s, seat)
    harvest(s, 1, 3, active=1)
    assert [tokens(s, seat)[2] for seat in range(3)] == [1, 3, 1]


def test_nobody_is_asked_where_the_harvest_leaves_no_choice() -> None:
    s = table(4)
    harvest(s, 5, 6)
    assert asked(s) == ""


def test_whom_nothing_woke_takes_a_resource_of_choice() -> None:
    s = table()
    purse(s, 0)
    purse(s, 1)
    harvest(s, 1, 2)
    assert (question(s).seat, options(s)) == (0, ["1 gold", "1 strength", "1 magic"])
    choose(s, "1 strength")
    assert question(s).seat == 1
    choose(s, "1 magic")
    assert (tokens(s), tokens(s, 1)) == ((0, 1, 0, 0), (0, 0, 1, 0))


def test_several_activations_of_a_pick_may_be_split() -> None:
    s = table()
    own(s, 0, "merchant")
    purse(s, 0)
    harvest(s, 2, 2)
    assert options(s) == ["4 gold", "2 gold and 2 magic", "4 magic"]
    choose(s, "2 gold and 2 magic")
    assert tokens(s)[:3] == (2, 0, 2)


def test_two_copies_of_a_pick_wake_four_times_on_doubles() -> None:
    s = table()
    own(s, 0, "merchant", "merchant")
    purse(s, 0)
    harvest(s, 2, 2)
    assert len(options(s)) == 5
    choose(s, "6 gold and 2 magic")
    assert tokens(s)[:3] == (6, 0, 2)


def test_each_trade_is_made_as_often_as_it_woke_and_can_be_paid() -> None:
    s = table()
    own(s, 1, "champion", "champion", "champion")
    purse(s, 1, gold=2)
    harvest(s, 4, 4, active=0)
    while question(s).seat == 0:
        choose(s, "1 gold")
    choose(s, "Champion: pay 1 gold for 4 strength", "Champion: pay 1 gold for 4 strength")
    assert asked(s) == ""
    assert tokens(s, 1) == (0, 8, 0, 0)


def test_what_one_trade_brings_may_pay_for_another() -> None:
    s = table(citizens=("monk", "alchemist"))
    own(s, 1, "monk", "alchemist")
    purse(s, 1, gold=1)
    harvest(s, 1, 3, active=0)
    choose(s, "1 gold")  # nothing of the active player's woke
    assert options(s) == ["No trade", "Monk: pay 1 gold for 2 magic"]
    choose(s, "Monk: pay 1 gold for 2 magic", "Alchemist: pay 1 magic for 2 gold")
    assert tokens(s, 1) == (2, 0, 1, 0)


# Rulings ------------------------------------------------------------------------------------------


def test_ruling_02_a_starter_that_fires_is_an_activation() -> None:
    s = table()
    purse(s, 0)
    purse(s, 1)
    harvest(s, 5, 1)
    # 5, 1 and 6: both starters; no consolation resource.
    assert asked(s) == ""
    assert tokens(s) == (1, 1, 0, 0)


def test_ruling_02_an_unaffordable_trade_leaves_no_consolation() -> None:
    s = table(citizens=("monk",))
    own(s, 1, "monk")
    own(s, 0, "monk")
    purse(s, 1)
    harvest(s, 1, 1, active=0)
    assert asked(s) == ""
    assert tokens(s, 1) == (0, 0, 0, 0)


def test_ruling_02_a_declined_trade_leaves_no_consolation() -> None:
    s = table(citizens=("monk",))
    own(s, 0, "monk")
    own(s, 1, "monk")
    purse(s, 1, gold=1)
    harvest(s, 1, 1, active=0)
    choose(s, "No trade")
    assert asked(s) == ""
    assert tokens(s, 1) == (1, 0, 0, 0)


def test_ruling_02_a_thief_who_takes_nothing_leaves_no_consolation() -> None:
    s = table(citizens=("thief",))
    own(s, 0, "thief")
    purse(s, 0)
    purse(s, 1)
    harvest(s, 4, 3)
    assert question(s).seat == 1
    assert tokens(s) == (0, 0, 0, 0)


def test_ruling_03_trades_may_be_declined() -> None:
    s = table()
    own(s, 1, "mercenary")
    purse(s, 1, strength=3)
    own(s, 0, "mercenary")
    harvest(s, 3, 1, active=0)
    choose(s, "No trade")
    assert tokens(s, 1) == (0, 3, 0, 0)


def test_ruling_04_gains_come_before_trades_so_that_they_can_pay() -> None:
    s = table()
    own(s, 1, "champion", "merchant")
    purse(s, 1)
    harvest(s, 2, 6, active=0)
    # Merchant (2): 1 gold; Champion (8) may use it.
    choose(s, "Champion: pay 1 gold for 4 strength")
    assert tokens(s, 1) == (0, 4 + 1, 0, 0)  # and the starter knight


def test_choice_picks_come_before_trades() -> None:
    s = table(citizens=("alchemist",))
    own(s, 0, "merchant", "alchemist")
    purse(s, 0)
    harvest(s, 2, 3)
    assert asked(s) == "SplitPicks"
    choose(s, "2 gold", "Alchemist: pay 1 gold for 3 magic")
    # The sum of 5 wakes the starter peasant as well.
    assert tokens(s) == (2 + 1 - 1, 0, 3, 0)


def test_ruling_05_each_thief_takes_up_to_three_of_one_kind_from_one_opponent() -> None:
    s = table(3, citizens=("thief",))
    own(s, 0, "thief", "thief")
    purse(s, 0)
    purse(s, 1, gold=4, magic=1, strength=9)
    purse(s, 2, gold=1, magic=5)
    harvest(s, 4, 3)
    assert options(s) == [
        *("3 gold from Seat 2", "2 gold from Seat 2", "1 gold from Seat 2"),
        "1 magic from Seat 2",
        "1 gold from Seat 3",
        *("3 magic from Seat 3", "2 magic from Seat 3", "1 magic from Seat 3"),
        "Take nothing",
    ]
    choose(s, "3 gold from Seat 2", "2 magic from Seat 3")
    assert tokens(s) == (3, 0, 2, 0)
    assert tokens(s, 1) == (1, 9, 1, 0)
    assert tokens(s, 2) == (1, 0, 3, 0)


def test_ruling_05_a_thief_need_not_take_anything() -> None:
    s = table(citizens=("thief",))
    own(s, 0, "thief")
    purse(s, 1, gold=4)
    harvest(s, 4, 3)
    choose(s, "Take nothing")
    assert tokens(s, 1)[0] == 4


def test_ruling_05_two_thieves_may_rob_the_same_opponent() -> None:
    s = table(citizens=("thief",))
    own(s, 0, "thief", "thief")
    purse(s, 0)
    purse(s, 1, gold=4)
    harvest(s, 4, 3)
    choose(s, "3 gold from Seat 2", "1 gold from Seat 2")
    assert (tokens(s)[0], tokens(s, 1)[0]) == (4, 0)


def test_ruling_06_a_card_fires_twice_only_when_both_dice_show_its_number() -> None:
    s = table()
    own(s, 0, "merchant", "cleric", "champion")
    purse(s, 0)
    harvest(s, 1, 1)
    # Cleric (1) twice: 6 magic. Merchant (2), by the sum, once.
    assert options(s) == ["2 gold", "2 magic"]
    assert tokens(s) == (0, 0, 6, 0)
    s = table()
    own(s, 0, "champion")
    purse(s, 0)
    harvest(s, 4, 4)
    assert tokens(s) == (0, 4, 0, 0)


def test_ruling_07_roles_in_powers_are_those_of_citizens_only() -> None:
    s = table(citizens=("warlord", "blacksmith"))
    own(s, 0, "warlord", "blacksmith")
    built(s, 0, "palace_of_the_dawn", "watcher_on_the_water")  # four Soldier icons
    purse(s, 0)
    harvest(s, 2, 6)
    # Blacksmith: 1 gold for the Warlord. Warlord: 1 strength for itself. The starter knight: 1.
    assert tokens(s) == (1, 2, 0, 0)


def test_ruling_07_the_butcher_counts_no_starter_and_no_domain() -> None:
    s = table()
    own(s, 0, "butcher")
    built(s, 0, "halfpenny_hill")
    purse(s, 0)
    harvest(s, 6, 6)
    assert tokens(s) == (2, 2, 0, 0)


def test_ruling_13_magic_does_not_pay_for_a_trade_in_gold() -> None:
    s = table()
    own(s, 0, "champion")
    own(s, 1, "champion")
    purse(s, 1, magic=5)
    harvest(s, 4, 4)
    assert asked(s) == ""
    assert tokens(s, 1) == (0, 0, 5, 0)


def test_a_citizen_recruited_does_not_wake_in_that_turn() -> None:
    s = table()
    purse(s, 0, gold=2)
    turn(s, 1, 6)
    # 1, 6 and 7: the starter knight only, then a Rogue (7) is recruited.
    choose(s, "Recruit Rogue")
    assert citizens_of(s) == {"rogue": 1}
    assert tokens(s) == (0, 1, 0, 0)
