"""The texts of all twenty citizens, and offers to the others."""

import pytest

from crownlands.games.margraves.citizens import NO_PLACE, SAIL_GRANT
from crownlands.games.margraves.locations import NO_ONE, POWER, RECRUIT_GRANT, SLOTS, TAKE_GOLD
from crownlands.games.margraves.pennant import FROM_BOARD, NO_KNIGHT, STAY
from crownlands.games.margraves.powers import KNIGHT, MAGIC
from crownlands.games.margraves.slaying import SPARE
from crownlands.words import render

from .tables import (
    GAME,
    asked,
    choose,
    citizen,
    give,
    goods,
    grants,
    hand,
    line,
    monster,
    names,
    no_monsters,
    place,
    played,
    read,
    stand,
    table,
    tile,
    who,
)

PAY, DECLINE = 1, 0
WILD = SLOTS + 1


def missing(s) -> dict[str, str]:
    """What cannot be chosen, and why not."""
    question = GAME.question(s, s.questions()[0])
    return {bar.target: render(bar.text, "en") for bar in question.barred}


def build(s, seat: int, *sites: int) -> None:
    for site in sites:
        s.sites[site] = seat + 1
        s.margraves[seat].towers -= 1
        s.margraves[seat].built |= 1 << site // 3


# Starters


def test_the_alchemist_gives_gold_sells_a_resource_and_pays_for_everybodys_towers() -> None:
    s = table()
    build(s, 0, 0)
    build(s, 1, 3, 6)
    read(s, 0, "alchemist")
    assert s.margraves[0].gold == 5
    choose(s, PAY, 1)
    assert goods(s) == {"wood": 1}
    assert (s.margraves[0].gold, s.margraves[1].gold) == (5, 2)


def test_the_captain_gives_a_knight_and_strength_and_sells_knights_to_all() -> None:
    s = table()
    monster(s, "kobold_miners")
    give(s, 0, gold=1)
    give(s, 1, gold=1)
    read(s, 0, "captain")
    assert goods(s) == {"knight": 1}
    assert s.margraves[0].strength == 1
    assert who(s) == 0
    choose(s, PAY)
    assert who(s) == 1
    choose(s, PAY)
    assert goods(s, 0) == {"knight": 2}
    assert goods(s, 1) == {"knight": 1}
    assert (s.margraves[0].gold, s.margraves[1].gold) == (0, 0)
    assert asked(s) == "Slay"


def test_the_merchant_gives_a_resource_and_gold_and_sells_resources_to_all() -> None:
    s = table(3)
    give(s, 2, gold=2)
    read(s, 0, "merchant")
    choose(s, 0)
    assert goods(s) == {"stone": 1}
    assert s.margraves[0].gold == 4
    choose(s, DECLINE)
    assert who(s) == 2  # seat 1 has no gold
    choose(s, PAY, 2)
    assert goods(s, 2) == {"magic": 1}
    assert s.margraves[2].gold == 1


def test_the_paladin_gives_magic_and_strength_and_strength_for_everybodys_towers() -> None:
    s = table()
    no_monsters(s)
    build(s, 0, 0, 3)
    build(s, 1, 1)
    read(s, 0, "paladin")
    assert goods(s) == {"magic": 1}
    assert (s.margraves[0].strength, s.margraves[1].strength) == (3, 1)


# Holy


def test_the_cleric_gives_magic_moves_and_takes_a_card_back() -> None:
    s = table()
    played(s, 0, "monk", "bard")
    read(s, 0, "cleric")
    assert goods(s) == {"magic": 1}
    choose(s, place("hamun"), TAKE_GOLD)
    assert asked(s) == "TakeBack"
    assert s.options == [citizen("monk"), citizen("bard")]
    choose(s, citizen("bard"))
    assert "bard" in names(s.margraves[0].hand)
    assert names(s.margraves[0].played) == ["monk", "cleric"]


def test_another_copy_of_the_cleric_may_be_taken_back_but_not_the_one_just_played() -> None:
    s = table()
    hand(s, 0)
    read(s, 0, "cleric")
    choose(s, STAY)
    assert s.over
    assert s.margraves[0].hand == ()
    read(s, 0, "cleric")
    choose(s, STAY)
    assert names(s.margraves[0].hand) == ["cleric"]


def test_the_monk_gives_gold_and_magic_and_moves_a_knight_anywhere() -> None:
    s = table()
    read(s, 0, "monk")
    assert goods(s) == {"magic": 1}
    assert s.margraves[0].gold == 2
    choose(s, place("regkstrom"))
    assert place("regkstrom") not in s.options  # it must change its Location
    choose(s, place("viktoria"), POWER)
    assert s.margraves[0].strength == 1
    assert (s.knights[place("regkstrom")], s.knights[place("viktoria")]) == (0, 2)


def test_the_monk_may_leave_the_knights_alone_and_never_moves_one_from_storage() -> None:
    s = table()
    s.knights = [0] * 8
    give(s, 0, knight=2)
    read(s, 0, "monk")
    assert s.over
    s.knights[0] = 1
    read(s, 0, "monk")
    choose(s, NO_PLACE)
    assert s.knights[0] == 1


def test_the_artificer_gives_three_things_and_opponents_pay_you_for_two() -> None:
    s = table(3)
    give(s, 0, gold=5)
    give(s, 1, gold=2)
    give(s, 2, gold=3)
    read(s, 0, "artificer")
    assert goods(s) == {"stone": 1, "magic": 1}
    assert s.margraves[0].strength == 1
    assert who(s) == 1  # you do not pay yourself
    choose(s, PAY)
    assert who(s) == 2
    choose(s, DECLINE)
    assert goods(s, 1) == {"stone": 1}
    assert s.margraves[1].strength == 1
    assert [margrave.gold for margrave in s.margraves] == [7, 0, 3]


def test_the_priestess_gives_magic_or_strength_and_sells_strength_to_all() -> None:
    s = table()
    no_monsters(s)
    give(s, 1, gold=1)
    read(s, 0, "priestess")
    choose(s, 0)
    assert goods(s) == {"magic": 2}
    assert who(s) == 1
    choose(s, PAY)
    assert s.margraves[1].strength == 1
    read(s, 0, "priestess")
    choose(s, 1)
    assert s.margraves[0].strength == 2


def test_the_priestess_asks_only_for_what_can_still_be_gained() -> None:
    s = table()
    no_monsters(s)
    give(s, 0, strength=8)
    read(s, 0, "priestess")
    assert s.over
    assert goods(s) == {"magic": 2}


# Soldiers


def test_the_champion_gives_three_strength_and_sells_strength_to_all() -> None:
    s = table()
    monster(s, "kobold_miners")
    give(s, 0, gold=1)
    read(s, 0, "champion")
    assert s.margraves[0].strength == 3
    choose(s, PAY)
    assert s.margraves[0].strength == 4
    assert asked(s) == "Slay"


def test_the_ranger_gives_strength_moves_and_slays_where_she_then_stands() -> None:
    s = table()
    monster(s, "skeletons")
    read(s, 0, "ranger")
    assert s.margraves[0].strength == 2
    choose(s, place("thraecius"))
    assert asked(s) == "Slay"  # with two gold, for Thraecius cannot be used
    assert s.options == [2, SPARE]


def test_the_warlord_gives_strength_and_must_call_a_knight() -> None:
    s = table()
    no_monsters(s)
    read(s, 0, "warlord")
    assert s.margraves[0].strength == 1
    assert asked(s) == "CallKnight"
    assert NO_PLACE not in s.options
    assert place("shilina") not in s.options
    choose(s, place("nymar"))
    assert s.knights[place("shilina")] == 2
    assert s.margraves[0].gold == 2  # Shilina's power is out of reach


def test_the_warlord_goes_on_when_no_knight_can_be_called() -> None:
    s = table()
    no_monsters(s)
    s.knights = [0] * 8
    give(s, 0, knight=1)
    read(s, 0, "warlord")
    assert s.over
    assert goods(s) == {"knight": 1}


def test_the_bogatyr_gives_strength_or_knights_and_deploys_anywhere() -> None:
    s = table()
    no_monsters(s)
    read(s, 0, "bogatyr")
    choose(s, 1)
    assert goods(s) == {"knight": 2}
    assert asked(s) == "DeployAnywhere"
    assert place("nymar") in s.options  # the knight of the Margrave's Location
    assert FROM_BOARD + place("regkstrom") in s.options
    assert FROM_BOARD + place("shilina") in s.options  # a stored knight may also go here
    choose(s, FROM_BOARD + place("regkstrom"), POWER)
    assert goods(s) == {"magic": 1, "knight": 1}
    read(s, 0, "bogatyr")
    choose(s, 0, NO_KNIGHT)
    assert s.margraves[0].strength == 2


# Artisans


def test_the_trader_gives_a_resource_and_gold_then_sails_or_gives_another() -> None:
    s = table()
    read(s, 0, "trader")
    choose(s, 0)
    assert s.margraves[0].gold == 2
    assert asked(s) == "SailOrGain"
    choose(s, 0)  # one resource, one segment
    assert s.margraves[0].ship == 1
    assert s.margraves[0].gold == 5
    read(s, 0, "trader")
    choose(s, 0, 1, 1)
    assert goods(s) == {"stone": 1, "wood": 1}


def test_the_trader_buys_a_resource_from_everybody_for_three_gold() -> None:
    s = table()
    give(s, 1, magic=1)
    read(s, 0, "trader")
    choose(s, 0, 2)
    assert who(s) == 0
    choose(s, PAY)
    assert (goods(s, 0), s.margraves[0].gold) == ({}, 5)
    choose(s, PAY)
    assert (goods(s, 1), s.margraves[1].gold) == ({}, 3)


def test_the_trader_without_a_resource_may_sail_with_what_a_grant_gives() -> None:
    s = table()
    give(s, 0, gem=4, knight=4)
    grants(s, 0, "i_wild_2", "i_gold_4")
    read(s, 0, "trader")
    choose(s, 3)  # storage is full, and the resource of the Trader is left
    assert asked(s) == "SailOrGain"
    assert s.options == [1, SAIL_GRANT + tile("i_wild_2"), 2]
    choose(s, SAIL_GRANT + tile("i_wild_2"), 0, 3, 1, 4)
    assert goods(s) == {"stone": 1, "wood": 1, "gem": 3, "knight": 3}
    assert s.options == [0, 1, 2]
    choose(s, 0, 2)
    assert s.margraves[0].ship == 2


def test_the_trader_with_a_resource_is_asked_of_grants_only_on_the_ship() -> None:
    s = table()
    give(s, 0, wood=1)
    grants(s, 0, "i_wild_2")
    read(s, 0, "trader")
    choose(s, 0)
    assert s.options == [0, 1, 2]


def test_the_lumberjack_gives_strength_and_wood_and_sells_wood_to_all() -> None:
    s = table()
    no_monsters(s)
    give(s, 1, gold=1)
    read(s, 0, "lumberjack")
    assert s.margraves[0].strength == 2
    assert goods(s) == {"wood": 1}
    choose(s, PAY)
    assert goods(s, 1) == {"wood": 1}


def test_the_bard_calls_up_to_two_knights_from_one_location_and_deploys() -> None:
    s = table()
    stand(s, 0, "hamun")
    s.knights[place("viktoria")] = 2
    read(s, 0, "bard")
    choose(s, place("viktoria"), POWER)
    assert asked(s) == "CallAnother"
    choose(s, 1, POWER)
    assert goods(s) == {"stone": 2}
    assert s.knights[place("viktoria")] == 0
    assert s.knights[place("hamun")] == 3
    assert asked(s) == "Deploy"


def test_the_bard_may_call_one_knight_or_none() -> None:
    s = table()
    stand(s, 0, "hamun")
    s.knights[place("viktoria")] = 2
    read(s, 0, "bard")
    choose(s, place("viktoria"), TAKE_GOLD, 0, NO_KNIGHT)
    assert s.knights[place("viktoria")] == 1
    read(s, 0, "bard")
    choose(s, place("viktoria"), TAKE_GOLD)
    assert asked(s) == "Deploy"  # no second knight stands there
    choose(s, NO_KNIGHT)
    read(s, 0, "bard")
    choose(s, NO_PLACE)
    assert asked(s) == "Deploy"


def test_the_town_crier_recruits_anybody_for_two_gold_and_takes_a_card_back() -> None:
    s = table()
    line(s, "monk", "bard", "rogue", "pilot", "ranger")
    played(s, 0, "merchant")
    give(s, 0, gold=2)
    read(s, 0, "town_crier")
    assert s.options == [4, 3, 2, 1, 0]  # the payment is not a choice
    choose(s, 4)
    assert s.margraves[0].gold == 0
    assert {"ranger", "merchant"} <= set(names(s.margraves[0].hand))


def test_the_town_crier_without_two_gold_only_takes_a_card_back() -> None:
    s = table()
    hand(s, 0)
    played(s, 0, "merchant")
    give(s, 0, gold=1)
    read(s, 0, "town_crier")
    assert names(s.margraves[0].hand) == ["merchant"]
    assert s.margraves[0].gold == 1


def test_the_town_crier_may_be_paid_with_a_grant_and_recruits_nobody_without() -> None:
    s = table()
    line(s, "monk", "bard")
    played(s, 0, "merchant")
    grants(s, 0, "i_gold_4", "i_gem_1")
    give(s, 0, gold=1)
    read(s, 0, "town_crier")
    assert s.options == [NO_ONE, RECRUIT_GRANT + tile("i_gold_4")]
    assert missing(s) == {"line-0": "1 gold missing", "line-1": "1 gold missing"}
    other = s.copy()
    choose(s, RECRUIT_GRANT + tile("i_gold_4"))
    assert s.options == [1, 0]  # the gold is there now, and the payment is no choice
    choose(s, 1)
    assert {"bard", "merchant"} <= set(names(s.margraves[0].hand))
    assert s.margraves[0].gold == 3
    choose(other, NO_ONE)
    assert "merchant" in names(other.margraves[0].hand)
    assert other.margraves[0].grants == (tile("i_gold_4"), tile("i_gem_1"))


def test_the_town_crier_is_offered_no_grant_that_cannot_pay_him() -> None:
    s = table()
    grants(s, 0, "i_knight_2_gold_1", "i_gem_1")
    read(s, 0, "town_crier")
    assert s.over  # one gold is not enough
    s = table()
    line(s)
    grants(s, 0, "i_gold_4")
    read(s, 0, "town_crier")
    assert s.over  # nobody to recruit
    s = table()
    line(s, "monk", "bard")
    grants(s, 0, "i_knight_2_gold_1", "i_wild_1_gold_2")
    read(s, 0, "town_crier")
    choose(s, RECRUIT_GRANT + tile("i_knight_2_gold_1"))
    assert s.options == [NO_ONE, RECRUIT_GRANT + tile("i_wild_1_gold_2")]


# Shadow


def test_the_rogue_gives_strength_and_gold_and_everybody_may_sell_strength() -> None:
    s = table()
    monster(s, "kobold_miners")
    give(s, 1, strength=1)
    read(s, 0, "rogue")
    assert (s.margraves[0].strength, s.margraves[0].gold) == (2, 2)
    choose(s, PAY)
    assert (s.margraves[0].strength, s.margraves[0].gold) == (1, 4)
    choose(s, PAY)
    assert (s.margraves[1].strength, s.margraves[1].gold) == (0, 2)


def test_the_rogue_slays_or_takes_two_gold() -> None:
    s = table()
    monster(s, "kobold_miners")
    read(s, 0, "rogue")
    choose(s, DECLINE)
    assert s.options == [0, SPARE]
    choose(s, SPARE)
    assert s.margraves[0].gold == 4


def test_the_peddler_gives_two_resources_and_gold_and_opponents_buy_from_you() -> None:
    s = table()
    give(s, 1, gold=1)
    read(s, 0, "peddler")
    choose(s, 0, 2)
    assert goods(s) == {"stone": 1, "magic": 1}
    assert who(s) == 1
    choose(s, PAY, 1)
    assert goods(s, 1) == {"wood": 1}
    assert (s.margraves[0].gold, s.margraves[1].gold) == (3, 0)


def test_the_necromancer_raises_lying_knights_deploys_and_sells_magic_to_all() -> None:
    s = table()
    s.lying = 0b000010110
    s.supply[KNIGHT] -= 3
    give(s, 1, gold=1)
    read(s, 0, "necromancer")
    choose(s, 1)
    assert s.options == [2, 4, 9]
    choose(s, 4)
    assert goods(s) == {"knight": 2}
    assert s.lying == 0b100
    assert asked(s) == "Deploy"
    choose(s, NO_KNIGHT, PAY)
    assert s.margraves[1].goods[MAGIC] == 1


def test_the_necromancer_never_raises_standing_knights() -> None:
    s = table()
    s.standing = 0b11
    s.supply[KNIGHT] -= 2
    read(s, 0, "necromancer")
    assert asked(s) == "Deploy"


def test_the_necromancer_raises_into_full_storage_only_for_something_returned() -> None:
    s = table()
    s.lying = 0b1
    s.supply[KNIGHT] -= 1
    give(s, 0, wood=4, gem=4)
    read(s, 0, "necromancer")
    choose(s, 0)
    assert asked(s) == "MakeRoom"
    choose(s, 1)
    assert goods(s) == {"wood": 3, "gem": 4, "knight": 1}


def test_the_necromancer_raises_nobody_where_only_knights_could_make_room() -> None:
    s = table()
    s.lying = 0b11
    s.supply[KNIGHT] -= 2
    give(s, 0, knight=8)
    read(s, 0, "necromancer")
    assert asked(s) == "Deploy"
    assert s.lying == 0b11


def test_the_pilot_recruits_at_the_price_and_must_move_elsewhere() -> None:
    s = table()
    line(s, "monk", "bard")
    give(s, 0, gold=2)
    read(s, 0, "pilot")
    assert s.options == [0, WILD, NO_ONE]
    choose(s, 0)
    assert "monk" in names(s.margraves[0].hand)
    assert asked(s) == "MoveAnywhere"
    assert s.options == [1, 2, 3, 4, 5, 6, 7]
    choose(s, place("inkadeus"), POWER)
    assert goods(s) == {"wood": 1}


def test_the_pilot_says_what_gold_is_missing_for_a_citizen() -> None:
    s = table()
    line(s, "monk", "bard", "rogue")
    give(s, 0, gold=2)
    read(s, 0, "pilot")
    assert missing(s) == {"line-1": "1 gold missing", "line-2": "2 gold missing"}


def test_the_pilot_may_gain_a_resource_instead_or_nothing() -> None:
    s = table()
    read(s, 0, "pilot")
    assert s.options == [WILD, NO_ONE]
    choose(s, WILD, 0)
    assert goods(s) == {"stone": 1}
    choose(s, place("viktoria"), POWER)
    read(s, 0, "pilot")
    choose(s, NO_ONE)
    assert asked(s) == "MoveAnywhere"


def test_a_resource_chosen_from_a_text_is_taken_though_storage_is_full() -> None:
    for key, option in (("trader", 1), ("pilot", WILD)):
        s = table()
        give(s, 0, knight=4, gem=4)
        read(s, 0, key)
        if asked(s) == "GainWild":
            choose(s, 3)  # the resource that the Trader gives is left
        choose(s, option)
        assert (asked(s), s.options) == ("GainWild", [0, 1, 2])


def test_a_resource_that_the_supply_has_not_is_no_choice_of_a_text() -> None:
    s = table()
    s.supply[:3] = [0, 0, 0]
    line(s, "monk")
    give(s, 0, gold=2)
    read(s, 0, "pilot")
    assert s.options == [0, NO_ONE]
    s = table()
    s.supply[:3] = [0, 0, 0]
    s.margraves[0].goods[0] = 1
    read(s, 0, "trader")
    assert (asked(s), s.options) == ("SailOrGain", [0, 2])


# Offers


def test_offers_go_round_from_the_active_player_and_everybody_may_decline_once() -> None:
    s = table(4)
    for seat in range(4):
        give(s, seat, gold=3)
    read(s, 2, "champion")
    order = []
    while asked(s) == "Offer":
        order.append(who(s))
        choose(s, DECLINE)
    assert order == [2, 3, 0, 1]
    assert all(margrave.gold == 3 for margrave in s.margraves)


def test_opponents_are_asked_from_the_left() -> None:
    s = table(4)
    for seat in range(4):
        give(s, seat, gold=3)
    read(s, 2, "artificer")
    order = []
    while asked(s) == "Offer":
        order.append(who(s))
        choose(s, DECLINE)
    assert order == [3, 0, 1]


def test_what_opponents_pay_goes_to_whose_turn_it_is() -> None:
    s = table(3)
    give(s, 1, gold=2)
    read(s, 2, "artificer")
    choose(s, PAY)
    assert [margrave.gold for margrave in s.margraves] == [0, 0, 2]


def test_an_offer_of_which_a_part_can_be_gained_is_made() -> None:
    s = table()
    give(s, 1, gold=2, strength=8)
    read(s, 0, "artificer")
    choose(s, PAY)
    assert goods(s, 1) == {"stone": 1}
    assert (s.margraves[1].gold, s.margraves[1].strength) == (0, 8)


def test_scarce_tokens_go_to_who_is_asked_first() -> None:
    s = table(3)
    no_monsters(s)
    s.supply[KNIGHT] = 2
    for seat in range(3):
        give(s, seat, gold=1)
    read(s, 0, "captain")
    choose(s, PAY)
    assert s.supply[KNIGHT] == 0
    assert s.over  # nobody else is offered what is not there


def test_an_offer_that_gives_nothing_is_not_made() -> None:
    s = table()
    no_monsters(s)
    give(s, 1, gold=1, strength=8)
    read(s, 0, "champion")
    assert s.over


@pytest.mark.parametrize("key", ["artificer", "peddler"])
def test_alone_there_is_no_opponent_to_pay(key: str) -> None:
    s = table(1)
    give(s, 0, gold=5)
    read(s, 0, key)
    while asked(s) == "GainWild":
        choose(s, s.options[0])
    assert s.over


def test_the_text_is_carried_out_in_the_order_written() -> None:
    s = table()
    monster(s, "skeletons")
    give(s, 0, gold=1)
    read(s, 0, "lumberjack")
    assert asked(s) == "Offer"  # the wood is sold before anything is slain
    choose(s, PAY)
    assert goods(s) == {"wood": 2}
