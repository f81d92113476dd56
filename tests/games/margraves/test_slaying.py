"""Slaying monsters: adjacency, payment, tombs, rewards."""

import pytest

from crownlands.games.margraves.cards import MONSTER_KEYS
from crownlands.games.margraves.powers import KNIGHT, MAGIC
from crownlands.games.margraves.slaying import GRANT, SPARE, Slay
from crownlands.words import render

from .tables import (
    GAME,
    asked,
    choose,
    give,
    goods,
    grants,
    monster,
    no_monsters,
    place,
    play,
    stand,
    table,
    tile,
)

HOMES = {"mountain": "hamun", "forest": "inkadeus", "ruins": "regkstrom", "hills": "viktoria"}

# Lair, strength, magic, influence, goods and gold of every monster.
MONSTERS = {
    "warg_pack": ("forest", 3, 0, 1, {"wood": 1}, 0),
    "giant_spiders": ("forest", 4, 0, 1, {"wood": 1}, 2),
    "dire_bear": ("forest", 5, 0, 2, {"wood": 1}, 0),
    "forest_hag": ("forest", 4, 1, 2, {"stone": 1}, 0),  # a resource of choice
    "elder_treant": ("forest", 8, 1, 4, {"wood": 2}, 2),
    "kobold_miners": ("mountain", 3, 0, 1, {"stone": 1}, 0),
    "harpies": ("mountain", 4, 0, 1, {"stone": 1}, 2),
    "cave_troll": ("mountain", 5, 0, 2, {"stone": 1}, 0),
    "stone_giant": ("mountain", 6, 0, 2, {"stone": 2}, 0),
    "great_dragon": ("mountain", 9, 1, 4, {"gem": 1}, 0),
    "skeletons": ("ruins", 3, 0, 1, {"magic": 1}, 0),
    "ghouls": ("ruins", 4, 0, 1, {"magic": 1}, 2),
    "wraith": ("ruins", 3, 1, 2, {}, 1),
    "gargoyle": ("ruins", 5, 0, 2, {"magic": 1}, 0),
    "lich": ("ruins", 7, 2, 4, {"gem": 1}, 0),
    "goblin_raiders": ("hills", 2, 0, 1, {}, 1),
    "orc_warband": ("hills", 4, 0, 1, {}, 3),
    "ogre": ("hills", 5, 0, 2, {}, 2),
    "manticore": ("hills", 6, 0, 1, {"gem": 1}, 1),
    "hill_giant_chieftain": ("hills", 9, 0, 4, {}, 5),
}


def test_every_monster_is_tried_below() -> None:
    assert list(MONSTERS) == list(MONSTER_KEYS)


@pytest.mark.parametrize("key", MONSTERS)
def test_a_monster_takes_its_price_and_pays_its_reward(key: str) -> None:
    home, strength, magic, influence, gains, gold = MONSTERS[key]
    s = table()
    s.knights = [0] * 8
    lair = monster(s, key)
    pile = len(s.piles[lair])
    stand(s, 0, HOMES[home])
    give(s, 0, strength=min(8, strength), magic=magic, knight=max(0, strength - 8))
    play(s, Slay(0, 0))
    assert s.options == [lair, SPARE]
    choose(s, lair)
    if asked(s) == "FillTombs":
        choose(s, s.options[0])
    if asked(s) == "GainWild":
        choose(s, 0)
    steps = 0
    while asked(s) == "SpendInfluence":
        choose(s, steps)
        steps += 1
    assert sum(s.margraves[0].influence) == influence
    assert s.margraves[0].strength == 0
    assert goods(s) == gains
    assert s.margraves[0].gold == gold
    assert len(s.piles[lair]) == pile - 1
    assert not s.turned >> lair & 1


def test_a_monster_one_strength_short_is_out_of_reach() -> None:
    s = table()
    s.knights = [0] * 8
    monster(s, "kobold_miners")
    give(s, 0, strength=2)
    play(s, Slay(0, 0))
    assert s.over


def test_a_monster_with_magic_needs_the_magic_first() -> None:
    s = table()
    stand(s, 0, "regkstrom")
    monster(s, "lich")
    give(s, 0, strength=8, magic=1)
    play(s, Slay(0, 0))
    assert s.over
    give(s, 0, magic=1)
    play(s, Slay(0, 0))
    assert 2 in s.options
    choose(s, 2)
    assert goods(s).get("magic", 0) == 0


def test_only_monsters_adjacent_to_the_margrave_are_slain() -> None:
    s = table()
    for key in ("kobold_miners", "warg_pack", "skeletons", "goblin_raiders"):
        monster(s, key)
    give(s, 0, strength=8)
    seen = {}
    for key in ("shilina", "silesia", "viktoria", "inkadeus", "nymar", "thraecius"):
        stand(s, 0, key)
        play(s, Slay(0, 0))
        seen[key] = s.options
        choose(s, SPARE)
    assert seen == {
        "shilina": [0, SPARE],
        "silesia": [0, 3, SPARE],
        "viktoria": [3, SPARE],
        "inkadeus": [1, SPARE],
        "nymar": [1, 2, SPARE],
        "thraecius": [2, SPARE],
    }


def test_example_kira_slays_the_warg_pack_with_one_strength_and_two_knights() -> None:
    s = table()
    stand(s, 0, "inkadeus")
    s.knights[place("inkadeus")] = 2
    lair = monster(s, "warg_pack")
    give(s, 0, strength=1)
    play(s, Slay(0, 0))
    choose(s, lair)
    assert asked(s) == "FillTombs"  # strength and knights together are just enough
    choose(s, 4, 7)
    assert asked(s) == "SpendInfluence"
    choose(s, 0)
    kira = s.margraves[0]
    assert kira.strength == 0
    assert s.standing == 1 << 4 | 1 << 7
    assert goods(s) == {"wood": 1}
    assert kira.influence == [1, 0, 0, 0]


def test_strength_and_knights_are_mixed_freely_but_never_overpaid() -> None:
    s = table()
    stand(s, 0, "hamun")
    s.knights[place("hamun")] = 2
    monster(s, "kobold_miners")
    give(s, 0, strength=8, knight=1)
    play(s, Slay(0, 0))
    choose(s, 0)
    assert asked(s) == "SpendStrength"
    assert s.options == [3, 2, 1, 0]
    choose(s, 1)
    assert asked(s) == "SendKnights"
    assert s.options == [2, 1]
    choose(s, 1)
    assert s.margraves[0].strength == 7
    assert s.knights[place("hamun")] == 1
    assert goods(s).get("knight", 0) == 0
    assert s.statue == 2  # on their way to the tombs


@pytest.mark.parametrize(
    ("home", "key", "words"),
    [("hamun", "kobold_miners", "3 strength*"), ("inkadeus", "warg_pack", "3 strength")],
)
def test_the_strength_to_pay_is_marked_like_the_cost_in_the_options(
    home: str, key: str, words: str
) -> None:
    s = table()
    stand(s, 0, home)
    give(s, 0, strength=3)
    lair = monster(s, key)
    play(s, Slay(0, 0))
    choose(s, lair)
    question = GAME.question(s, s.questions()[0])
    assert render(question.text, "en") == f"How do you pay {words}?"


def test_knights_count_only_from_the_margraves_location_and_ones_own_storage() -> None:
    s = table()
    stand(s, 0, "hamun")
    monster(s, "kobold_miners")
    s.knights[place("shilina")] = 5
    give(s, 1, knight=5)
    give(s, 0, strength=1)
    play(s, Slay(0, 0))
    assert s.over


def test_the_payer_chooses_free_tombs_in_order() -> None:
    s = table()
    stand(s, 0, "hamun")
    s.knights[place("hamun")] = 3
    s.lying = 0b000000101
    s.supply[KNIGHT] -= 4
    monster(s, "kobold_miners")
    play(s, Slay(0, 0))
    choose(s, 0)
    assert asked(s) == "FillTombs"
    assert s.options == [1, 3, 4, 5, 6]  # two more must follow
    choose(s, 5, 6, 8)
    assert s.standing == 1 << 5 | 1 << 6 | 1 << 8


def test_knights_beyond_the_last_free_tomb_stand_on_the_statue_and_still_count() -> None:
    s = table()
    stand(s, 0, "hamun")
    s.knights[place("hamun")] = 3
    s.lying = 0b011111111
    monster(s, "kobold_miners")
    play(s, Slay(0, 0))
    choose(s, 0)
    assert asked(s) == "SpendInfluence"
    assert s.standing == 0b100000000
    assert s.statue == 2


def test_a_slain_pile_shows_nothing_until_the_end_of_the_turn() -> None:
    s = table()
    monster(s, "kobold_miners")
    give(s, 0, strength=8)
    play(s, Slay(0, 0))
    choose(s, 0)
    if asked(s) == "SpendStrength":
        choose(s, 3)
    choose(s, 0)
    play(s, Slay(0, 0))
    assert s.over


def test_the_gold_of_a_reward_may_pay_for_a_river() -> None:
    s = table()
    stand(s, 0, "viktoria")
    s.knights = [0] * 8
    monster(s, "orc_warband")
    s.margraves[0].influence = [2, 2, 2, 2]
    give(s, 0, strength=4)
    play(s, Slay(0, 0))
    choose(s, 3)
    assert asked(s) == "SpendInfluence"
    assert s.options[:4] == [0, 1, 2, 3]
    choose(s, 0)
    assert s.margraves[0].gold == 1


def test_slaying_may_be_declined() -> None:
    s = table()
    monster(s, "kobold_miners")
    give(s, 0, strength=8)
    play(s, Slay(0, 0))
    choose(s, SPARE)
    assert s.margraves[0].strength == 8


def test_without_a_monster_nothing_is_asked() -> None:
    s = table()
    no_monsters(s)
    give(s, 0, strength=8)
    play(s, Slay(0, 0))
    assert s.over


def test_slaying_offers_strength_even_where_knights_suffice() -> None:
    s = table()
    stand(s, 0, "inkadeus")
    lair = monster(s, "warg_pack")
    s.knights[place("inkadeus")] = 3
    grants(s, 0, "i_strength_3")
    play(s, Slay(0, 0))
    assert s.options == [lair, GRANT + tile("i_strength_3"), SPARE]
    choose(s, GRANT + tile("i_strength_3"), lair, 3)
    assert s.knights[place("inkadeus")] == 3


def test_slaying_offers_knights_for_the_tombs_even_where_strength_suffices() -> None:
    s = table()
    stand(s, 0, "inkadeus")
    lair = monster(s, "warg_pack")
    s.knights[place("inkadeus")] = 1
    grants(s, 0, "i_knight_2_gold_1", "i_strength_3")
    give(s, 0, strength=3)
    play(s, Slay(0, 0))
    assert s.options == [lair, GRANT + tile("i_knight_2_gold_1"), SPARE]
    choose(s, GRANT + tile("i_knight_2_gold_1"))
    assert s.options == [lair, SPARE]
    choose(s, lair, 0)
    assert s.margraves[0].strength == 3


def test_slaying_offers_no_resource_while_the_supply_has_no_magic() -> None:
    s = table()
    stand(s, 0, "regkstrom")
    monster(s, "wraith")
    s.supply[MAGIC] = 0
    grants(s, 0, "i_wild_2", "i_strength_3")
    give(s, 0, strength=2)
    play(s, Slay(0, 0))
    assert s.over


def test_slaying_offers_no_knights_that_the_supply_has_not_and_no_strength_above_eight() -> None:
    s = table()
    stand(s, 0, "viktoria")
    s.knights = [0] * 8
    monster(s, "hill_giant_chieftain")
    s.supply[KNIGHT] = 1
    grants(s, 0, "i_knight_2_gold_1")
    give(s, 0, strength=7)
    play(s, Slay(0, 0))
    assert s.over  # one knight and seven strength are not nine
    grants(s, 0, "i_strength_3")
    play(s, Slay(0, 0))
    assert s.over  # nor is strength that ends at eight
    grants(s, 0, "i_strength_3", "i_knight_2_gold_1")
    play(s, Slay(0, 0))
    assert len(s.options) == 3


def test_slaying_offers_no_grant_for_a_monster_that_stays_out_of_reach() -> None:
    s = table()
    stand(s, 0, "regkstrom")
    monster(s, "lich")
    s.knights[place("regkstrom")] = 0
    grants(s, 0, "i_wild_2", "i_strength_3")
    give(s, 0, strength=3)
    play(s, Slay(0, 0))
    assert s.over  # six strength are not seven
    give(s, 0, strength=1)
    play(s, Slay(0, 0))
    assert s.options == [GRANT + tile("i_wild_2"), GRANT + tile("i_strength_3"), SPARE]
