"""The worked examples of the rulebook, each under its own name."""

from crownlands.games.villages.actions import DISCARD_ONE, TAKE_GOLD, UsePowers
from crownlands.games.villages.drawing import Draw, HandLimit, MayDraw, PlaceDiscard
from crownlands.games.villages.payment import OTHERS, OWN, WILD, PayPart
from crownlands.games.villages.powers import CASTLE, STONE, WOOD
from crownlands.games.villages.rules import FOLLOW, Follow, FollowBuild
from crownlands.games.villages.scoring import sheet

from .tables import (
    answer,
    ask_follow,
    built,
    cards_of,
    defaults,
    gold,
    hand,
    land,
    lead,
    may_lead,
    number,
    pool,
    recruited,
    sound,
    table,
)

RICK, HELEN, TOM = 0, 1, 2


def test_example_helen_holds_nine_cards_and_discards_one() -> None:
    s = table(seats=3)
    hand(s, HELEN, "farm", "farm", "keep", "keep", "abbey", "abbey", "oracle")
    built(s, HELEN, "guard_tower")
    ask_follow(s, HELEN, "harvest")
    answer(s, Follow, FOLLOW)
    answer(s, Draw, 0)
    answer(s, UsePowers, 1)
    assert len(s.villages[HELEN].hand) == 9
    answer(s, HandLimit, number("farm"))
    answer(s, PlaceDiscard, 0)
    assert len(s.villages[HELEN].hand) == 8
    assert s.over


def test_example_helen_pays_for_the_armory_with_castle_wood_and_ricks_stone() -> None:
    s = table(seats=3)
    hand(s, HELEN, "armory")
    land(s, HELEN, "wood")
    land(s, RICK, "stone")
    gold(s, HELEN, 3)
    lead(s, HELEN, "build")
    defaults(s, HELEN, until=Draw)
    assert "armory" in cards_of(s, HELEN)
    assert s.villages[HELEN].coins == [0, 1, 0, 0, 1]
    assert s.villages[RICK].coins[STONE] == 1
    assert s.villages[HELEN].gold == 0
    sound(s)


def test_with_a_second_stone_of_ricks_helen_could_have_spared_her_castle() -> None:
    s = table(seats=3)
    hand(s, HELEN, "armory")
    land(s, HELEN, "wood")
    land(s, RICK, "stone", "stone")
    gold(s, HELEN, 3)
    lead(s, HELEN, "build")
    assert isinstance(s.asked(), PayPart)
    answer(s, PayPart, OWN)
    assert s.options == [WILD, OTHERS + RICK]
    answer(s, PayPart, OTHERS + RICK)
    assert s.villages[RICK].coins[STONE] == 2
    assert s.villages[HELEN].coins[CASTLE] == 0
    assert s.villages[HELEN].coins[WOOD] == 1


def test_example_tom_recruits_the_paladin() -> None:
    s = table(seats=3)
    built(s, TOM, "palisade", "chapel")
    pool(s, "paladin")
    gold(s, TOM, 1)
    lead(s, TOM, "recruit")
    assert "paladin" in cards_of(s, TOM)
    assert s.bank == s.coins


def test_example_rick_gets_no_gold_from_the_wizards_tower_he_just_built() -> None:
    s = table(seats=3)
    hand(s, RICK, "wizards_tower", "tannery")
    land(s, RICK, "food", "food", "stone", "magic", "magic")
    gold(s, RICK, 5)
    lead(s, RICK, "build")
    s.choose(number("wizards_tower"))
    defaults(s, RICK, until=Draw)
    answer(s, Draw, 1)
    assert not isinstance(s.asked(), UsePowers)
    s.stack.clear()
    ask_follow(s, RICK, "build")
    answer(s, FollowBuild, 1 + number("tannery"))
    defaults(s, RICK, until=UsePowers)
    before = s.villages[RICK].gold
    answer(s, UsePowers, TAKE_GOLD)
    assert s.villages[RICK].gold == before + 1


def test_example_tom_leads_and_helen_follows_tax_with_cathedral_and_oracle() -> None:
    s = table(seats=3)
    for seat in (TOM, HELEN):
        built(s, seat, "cathedral", "oracle")
    lead(s, TOM, "tax")
    answer(s, Draw, 0)
    answer(s, UsePowers, TAKE_GOLD)
    answer(s, UsePowers, 1)
    answer(s, MayDraw, 2)
    assert (len(s.villages[TOM].hand), s.villages[TOM].gold) == (3, 2)
    s.stack.clear()
    ask_follow(s, HELEN, "tax")
    answer(s, Follow, FOLLOW)
    answer(s, Draw, 0)
    answer(s, UsePowers, TAKE_GOLD)
    answer(s, UsePowers, 1)
    answer(s, MayDraw, 2)
    assert (len(s.villages[HELEN].hand), s.villages[HELEN].gold) == (3, 1)


def test_example_helen_builds_the_tannery_with_the_farm() -> None:
    s = table(seats=3)
    built(s, HELEN, "farm")
    hand(s, HELEN, "tannery")
    ask_follow(s, HELEN, "build")
    answer(s, FollowBuild, 1 + number("tannery"))
    assert "tannery" in cards_of(s, HELEN)
    assert s.villages[HELEN].all_gold() == 0


def test_example_rick_cannot_pay_for_developing_with_the_barracks_card() -> None:
    s = table(seats=3)
    built(s, RICK, "barracks")
    hand(s, RICK, "farm")
    assert "develop" not in may_lead(s, RICK)
    hand(s, RICK, "keep")
    lead(s, RICK, "develop")
    defaults(s, RICK, until=UsePowers)
    assert s.villages[RICK].hand == []
    answer(s, UsePowers, 0)
    assert len(s.villages[RICK].hand) == 1


def test_example_helen_pays_the_witchs_hut_with_the_card_of_the_armory() -> None:
    s = table(seats=3)
    built(s, HELEN, "armory")
    hand(s, HELEN, "witchs_hut")
    land(s, HELEN, "food", "magic")
    gold(s, HELEN, 2)
    ask_follow(s, HELEN, "build")
    answer(s, FollowBuild, 1 + number("witchs_hut"))
    defaults(s, HELEN, until=UsePowers)
    assert s.villages[HELEN].hand == []
    assert DISCARD_ONE not in s.options
    answer(s, UsePowers, 0)
    answer(s, UsePowers, DISCARD_ONE)
    answer(s, PlaceDiscard, 0)
    assert s.villages[HELEN].hand == []
    assert s.villages[HELEN].gold == 1
    sound(s)


def test_example_the_knight_gives_a_point_for_each_soldier_building() -> None:
    s = table()
    recruited(s, 0, "knight")
    built(s, 0, "palisade", "armory", "keep", "chapel")
    powers = [line.points for line in sheet(s, 0).lines if line.source.id == "vv-score-power"]
    assert powers == [3]


def test_example_coins_on_a_rivals_resource_are_theirs_on_their_turn() -> None:
    s = table()
    hand(s, 0, "tannery")
    land(s, 1, "food")
    gold(s, 0, 1)
    lead(s, 0, "build")
    answer(s, PayPart, OTHERS + 1)
    assert s.villages[0].all_gold() == 0
    s.villages[1].replenish()
    assert s.villages[1].gold == 1
