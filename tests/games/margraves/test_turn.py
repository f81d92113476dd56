"""A turn: what a card may be played for; Recall; Build."""

import pytest

from crownlands.games.margraves import turn
from crownlands.games.margraves.board import SITE_KEYS
from crownlands.games.margraves.cards import NOBODY
from crownlands.games.margraves.locations import NO_ONE
from crownlands.games.margraves.pennant import NO_KNIGHT, STAY
from crownlands.games.margraves.powers import KNIGHT
from crownlands.games.margraves.turn import ChooseSite

from .tables import (
    asked,
    choose,
    citizen,
    give,
    goods,
    grants,
    hand,
    line,
    names,
    open_tiles,
    place,
    play,
    played,
    site,
    stand,
    table,
    take_turn,
    tile,
)

PARTS = {"stone": 1, "wood": 1, "magic": 1, "gem": 1}


def test_a_card_is_played_for_its_pennant_its_text_or_recall() -> None:
    s = table()
    hand(s, 0, "monk", "bard")
    take_turn(s, 0)
    assert s.options == [
        turn.TEXT + citizen("monk"),
        citizen("monk"),
        turn.TEXT + citizen("bard"),
        citizen("bard"),
        turn.RECALL,
    ]


def test_two_copies_of_a_card_are_offered_once() -> None:
    s = table()
    hand(s, 0, "monk", "monk")
    take_turn(s, 0)
    assert s.options == [turn.TEXT + citizen("monk"), citizen("monk"), turn.RECALL]


def test_a_played_card_lies_beside_the_board() -> None:
    s = table()
    hand(s, 0, "monk", "bard")
    take_turn(s, 0)
    choose(s, turn.TEXT + citizen("monk"))
    assert names(s.margraves[0].hand) == ["bard"]
    assert names(s.margraves[0].played) == ["monk"]
    assert s.margraves[0].gold == 2


def test_the_pennant_is_used_instead_of_the_text() -> None:
    s = table()
    take_turn(s, 0)
    choose(s, citizen("alchemist"))
    assert s.margraves[0].gold == 2
    assert asked(s) == "MoveMargrave"


def test_one_card_left_at_the_start_of_a_turn_forces_recall() -> None:
    s = table()
    hand(s, 0, "monk")
    played(s, 0, "bard", "pilot")
    line(s, "ranger", "rogue")
    take_turn(s, 0)
    assert asked(s) == "SendAway"


def test_a_card_taken_back_in_time_avoids_the_forced_recall() -> None:
    s = table()
    hand(s, 0, "cleric", "monk")
    played(s, 0, "bard")
    take_turn(s, 0)
    choose(s, turn.TEXT + citizen("cleric"), 8)  # stay; the Bard comes back
    s.stack.clear()
    take_turn(s, 0)
    assert turn.TEXT + citizen("bard") in s.options


def test_a_turn_ends_with_the_tombs_then_grants_and_only_then_full_tombs_are_emptied() -> None:
    s = table()
    s.supply[KNIGHT] = 0
    s.lying = 0b101111111
    s.standing = 0b010000000  # as if a monster had been slain; it completes the row of two
    grants(s, 0, "i_knight_2_gold_1", "i_gold_4")
    take_turn(s, 0)
    choose(s, citizen("alchemist"), STAY, NO_KNIGHT)
    assert asked(s) == "CashGrants"
    assert goods(s) == {"stone": 1, "wood": 1}
    assert s.lying == 0b111111111
    choose(s, tile("i_knight_2_gold_1"))
    assert s.margraves[0].goods[KNIGHT] == 0
    assert s.lying == 0b111111111
    choose(s, s.options[0])
    assert s.lying == 0


# Recall


def test_recall_discards_takes_all_back_and_may_buy() -> None:
    s = table()
    hand(s, 0, "monk", "bard")
    played(s, 0, "pilot", "rogue")
    line(s, "ranger", "warlord", "trader", "peddler", "champion")
    give(s, 0, gold=4)
    take_turn(s, 0)
    choose(s, turn.RECALL)
    assert asked(s) == "SendAway"
    choose(s, 1)
    assert s.removed == (citizen("warlord"),)
    assert names(s.margraves[0].hand) == ["monk", "bard", "rogue", "pilot"]
    assert s.margraves[0].played == ()
    assert s.options == [0, 2, NO_ONE]  # the gap is not filled, prices stay with their places
    choose(s, 2)
    assert s.margraves[0].gold == 0
    assert "trader" in names(s.margraves[0].hand)


def test_the_card_played_for_recall_comes_back_as_well() -> None:
    s = table()
    hand(s, 0, "monk")
    played(s, 0, "bard")
    line(s, "ranger", "rogue")
    take_turn(s, 0)
    choose(s, 0)
    assert names(s.margraves[0].hand) == ["monk", "bard"]


def test_the_purchase_of_recall_is_optional() -> None:
    s = table()
    give(s, 0, gold=9)
    take_turn(s, 0)
    choose(s, turn.RECALL, 0, NO_ONE)
    assert s.margraves[0].gold == 9


def test_recall_with_an_empty_line_skips_the_discard() -> None:
    s = table()
    hand(s, 0, "monk", "bard")
    played(s, 0, "pilot")
    line(s)
    s.deck = ()
    take_turn(s, 0)
    choose(s, turn.RECALL)
    assert s.removed == ()
    assert names(s.margraves[0].hand) == ["monk", "bard", "pilot"]


# Build


def test_build_needs_one_of_each_and_a_free_site() -> None:
    for missing in PARTS:
        s = table()
        give(s, 0, **{kind: 1 for kind in PARTS if kind != missing})
        take_turn(s, 0)
        assert turn.BUILD not in s.options
    s = table()
    give(s, 0, **PARTS)
    take_turn(s, 0)
    assert turn.BUILD in s.options


def test_build_is_closed_where_one_has_a_tower_or_no_site_is_free() -> None:
    s = table()
    give(s, 0, **PARTS)
    s.margraves[0].built = 1 << place("shilina")
    take_turn(s, 0)
    assert turn.BUILD not in s.options
    s = table(3)
    give(s, 0, **PARTS)
    s.sites[0:3] = [2, 3, 2]
    take_turn(s, 0)
    assert turn.BUILD not in s.options


def test_the_last_card_in_hand_cannot_be_played_for_build() -> None:
    s = table()
    hand(s, 0, "monk")
    give(s, 0, **PARTS)
    line(s, "ranger", "rogue")
    take_turn(s, 0)
    assert asked(s) == "SendAway"


def test_example_kira_builds_on_the_first_site_for_three_resources_and_three_influence() -> None:
    s = table()
    give(s, 0, **PARTS)
    take_turn(s, 0)
    choose(s, turn.BUILD)
    assert asked(s) == "LayDown"
    choose(s, citizen("monk") if citizen("monk") in s.options else s.options[0])
    assert asked(s) == "ChooseSite"
    choose(s, 0)
    kira = s.margraves[0]
    assert kira.towers == 3
    assert s.sites[0] == 1
    assert asked(s) == "GainWild"
    choose(s, 0, 1, 2)
    assert goods(s) == {"stone": 1, "wood": 1, "magic": 1}
    choose(s, 0, 1, 3)
    assert kira.influence == [1, 1, 0, 1]


def test_a_built_tower_frees_its_space_in_storage() -> None:
    s = table()
    give(s, 0, **PARTS, knight=4)
    assert s.margraves[0].room() == 0
    stand(s, 0, "nymar")
    play(s, ChooseSite(0))
    choose(s, 0)
    assert s.margraves[0].room() == 5


# What every site pays, besides the three influence.
SITES = {
    "shilina_1": {"wild": 3},
    "shilina_2": {"tile_i": 1},
    "shilina_3": {"gold": 4},
    "hamun_1": {"gem": 1},
    "hamun_2": {"strength": 3},
    "hamun_3": {"wild": 2},
    "silesia_1": {"wild": 3},
    "silesia_2": {"gold": 4},
    "silesia_3": {"knight": 2},
    "viktoria_1": {"strength": 4},
    "viktoria_2": {"influence": 1, "gold": 1},
    "viktoria_3": {"knight": 2, "gold": 1},
    "inkadeus_1": {"wild": 3},
    "inkadeus_2": {"knight": 3},
    "inkadeus_3": {"gold": 4},
    "nymar_1": {"gold": 6},
    "nymar_2": {"influence": 1, "gold": 1},
    "nymar_3": {"wild": 2},
    "regkstrom_1": {"gem": 1},
    "regkstrom_2": {"influence": 1, "gold": 1},
    "regkstrom_3": {"gold": 4},
    "thraecius_1": {"influence": 2},
    "thraecius_2": {"wild": 3},
    "thraecius_3": {"gold": 4},
}


def test_every_site_is_tried_below() -> None:
    assert list(SITES) == list(SITE_KEYS)


@pytest.mark.parametrize("key", SITES)
def test_a_site_pays_its_reward_and_three_influence(key: str) -> None:
    gains = dict(SITES[key])
    s = table()
    open_tiles(s, "i_stag", "i_hawk")
    give(s, 0, **PARTS)
    stand(s, 0, key.split("_")[0])
    play(s, ChooseSite(0))
    choose(s, site(key) % 3)
    for _ in range(gains.pop("wild", 0)):
        choose(s, 0)
        gains["stone"] = gains.get("stone", 0) + 1
    if gains.pop("tile_i", 0):
        choose(s, tile("i_hawk"))
        assert s.margraves[0].tiles == (tile("i_hawk"),)
    assert s.margraves[0].gold == gains.pop("gold", 0)
    assert s.margraves[0].strength == gains.pop("strength", 0)
    steps = 3 + gains.pop("influence", 0)
    for step in range(steps):
        choose(s, step // 2)
        if asked(s) == "TakeTile":
            choose(s, s.options[-1])
    assert sum(s.margraves[0].influence) == steps
    assert goods(s) == gains
    assert s.sites[site(key)] == 1


def test_everybody_has_the_same_number_of_turns_clockwise() -> None:
    s = table(3)
    s.first = 1
    take_turn(s, 1)
    order = []
    while s.turns < 7:
        if asked(s) == "TakeTurn":
            order.append(s.questions()[0].seat)
        choose(s, s.options[-1])
    assert order[:6] == [1, 2, 0, 1, 2, 0]
    assert NOBODY not in s.line
