"""Every monster: what slaying it takes and gives, and what it is worth."""

import pytest

from crownlands.games.card_kingdoms.cards import KINDS, MONSTER_KEYS, MONSTERS

from .tables import (
    GAME,
    act,
    asked,
    choose,
    citizens_of,
    empty,
    on_top,
    options,
    own,
    purse,
    score_lines,
    slain,
    slain_by,
    table,
    tokens,
)


def title(name: str) -> str:
    return name.replace("_", " ").title()


# Name, area, kind, strength, magic, points, copies at two to four, copies at five.
FACTS = [
    ("goblin", "hills", "minion", 1, 0, 1, 3, 3),
    ("goblin_mage", "hills", "titan", 3, 0, 2, 1, 2),
    ("goblin_king", "hills", "boss", 6, 0, 4, 1, 1),
    ("skeleton", "ruins", "minion", 2, 0, 2, 2, 3),
    ("flaming_skeleton", "ruins", "titan", 5, 0, 3, 2, 2),
    ("skeleton_king", "ruins", "boss", 8, 0, 4, 1, 1),
    ("treant", "forest", "minion", 3, 0, 1, 2, 3),
    ("bane_spider", "forest", "beast", 6, 0, 2, 2, 2),
    ("spider_queen", "forest", "boss", 10, 3, 5, 1, 1),
    ("owlbear", "valley", "beast", 4, 0, 2, 3, 3),
    ("giant", "valley", "titan", 8, 0, 3, 1, 2),
    ("troll", "valley", "boss", 12, 0, 6, 1, 1),
    ("dire_bear", "mountains", "beast", 5, 0, 3, 2, 3),
    ("orc_warrior", "mountains", "minion", 9, 0, 3, 2, 2),
    ("orc_chieftain", "mountains", "boss", 14, 0, 6, 1, 1),
    ("gargoyle", "barrens", "minion", 1, 0, 1, 3, 4),
    ("wraith", "barrens", "titan", 4, 3, 3, 1, 1),
    ("witch_queen", "barrens", "boss", 5, 4, 5, 1, 1),
    ("gelatinous_cube", "swamp", "minion", 4, 1, 3, 3, 4),
    ("basilisk", "swamp", "beast", 6, 3, 4, 1, 1),
    ("swamp_dragon", "swamp", "boss", 10, 4, 6, 1, 1),
    ("kobolds", "caverns", "minion", 5, 1, 3, 3, 4),
    ("gold_golem", "caverns", "titan", 7, 3, 4, 1, 1),
    ("red_dragon", "caverns", "boss", 12, 6, 7, 1, 1),
]


def test_there_are_48_monsters_of_24_kinds() -> None:
    assert [row[0] for row in FACTS] == list(MONSTER_KEYS)
    assert sum(row[7] for row in FACTS) == 48


@pytest.mark.parametrize(
    ("name", "area", "kind", "strength", "magic", "points", "copies", "with_five"), FACTS
)
def test_what_slaying_takes_and_is_worth(
    name: str,
    area: str,
    kind: str,
    strength: int,
    magic: int,
    points: int,
    copies: int,
    with_five: int,
) -> None:
    label = f"Slay {title(name)}"
    s = table(area=area)
    stack = on_top(s, name)
    assert s.monsters[stack].count(MONSTER_KEYS.index(name)) == copies
    five = table(5, area=area)
    assert five.monsters[stack].count(MONSTER_KEYS.index(name)) == with_five
    assert KINDS[MONSTERS[MONSTER_KEYS.index(name)].kind] == kind

    purse(s, 0, strength=strength - 1, magic=magic)
    assert label not in options(act(s))
    choose(s, "Gain 1 strength")
    if magic:
        s.kingdoms[0].magic -= 1
        assert label not in options(act(s))
        choose(s, "Gain 1 magic")
    choose(act(s), label)
    assert slain_by(s) == {name: 1}
    assert s.kingdoms[0].strength == 0
    assert score_lines(GAME.outcome(s), 0)["Monsters"] == points


# Rewards ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "area", "words", "gold", "magic"),
    [
        ("goblin", "hills", (), 1, 0),
        ("goblin_mage", "hills", ("gain 1 gold",), 1, 0),
        ("goblin_mage", "hills", ("gain 1 magic",), 0, 1),
        ("goblin_king", "hills", (), 1, 0),
        ("skeleton", "ruins", (), 1, 0),
        ("flaming_skeleton", "ruins", (), 1, 1),
        ("skeleton_king", "ruins", (), 2, 0),
        ("treant", "forest", (), 1, 1),
        ("bane_spider", "forest", ("gain 3 gold",), 3, 0),
        ("spider_queen", "forest", ("gain 2 gold for each Forest monster you have slain",), 2, 0),
        ("owlbear", "valley", (), 0, 2),
        ("giant", "valley", (), 1, 2),
        ("troll", "valley", (), 0, 2),
        ("dire_bear", "mountains", ("gain 2 gold",), 2, 0),
        ("dire_bear", "mountains", ("gain 2 magic",), 0, 2),
        ("orc_chieftain", "mountains", (), 2, 0),
        ("gargoyle", "barrens", (), 0, 1),
        ("witch_queen", "barrens", (), 0, 1),
        ("gelatinous_cube", "swamp", (), 2, 0),
        ("basilisk", "swamp", ("gain 3 gold",), 3, 0),
        ("basilisk", "swamp", ("gain 3 magic",), 0, 3),
        ("swamp_dragon", "swamp", (), 0, 2),
        ("kobolds", "caverns", (), 2, 1),
        ("gold_golem", "caverns", (), 5, 0),
        ("red_dragon", "caverns", (), 3, 0),
    ],
)
def test_the_reward_of(name: str, area: str, words: tuple[str, ...], gold: int, magic: int) -> None:
    facts = next(row for row in FACTS if row[0] == name)
    s = table(area=area)
    on_top(s, name)
    purse(s, 0, strength=facts[3], magic=facts[4])
    choose(act(s), f"Slay {title(name)}")
    choose(s, *words)
    assert tokens(s) == (gold, 0, magic, 0)
    assert asked(s) == ""


@pytest.mark.parametrize(
    ("boss", "area", "slain_before", "gold", "magic"),
    [
        ("goblin_king", "hills", ("goblin", "goblin", "goblin_mage"), 4, 0),
        ("skeleton_king", "ruins", ("skeleton", "flaming_skeleton"), 6, 0),
        ("troll", "valley", ("owlbear", "giant"), 0, 6),
        ("orc_chieftain", "mountains", ("dire_bear", "orc_warrior"), 6, 0),
        ("witch_queen", "barrens", ("gargoyle", "wraith"), 0, 3),
        ("swamp_dragon", "swamp", ("basilisk",), 0, 4),
        ("red_dragon", "caverns", ("kobolds", "gold_golem"), 9, 0),
    ],
)
def test_ruling_16_a_boss_counts_itself_among_the_monsters_of_its_area(
    boss: str, area: str, slain_before: tuple[str, ...], gold: int, magic: int
) -> None:
    facts = next(row for row in FACTS if row[0] == boss)
    s = table(area=area)
    slain(s, 0, *slain_before)
    slain(s, 0, "skeleton" if area == "hills" else "goblin")  # of another area: not counted
    slain(s, 1, "treant")
    on_top(s, boss)
    purse(s, 0, strength=facts[3], magic=facts[4])
    choose(act(s), f"Slay {title(boss)}")
    assert tokens(s) == (gold, 0, magic, 0)


def test_bane_spider_gives_a_knight_instead_of_gold() -> None:
    s = table()
    on_top(s, "bane_spider")
    purse(s, 0, strength=6)
    choose(act(s), "Slay Bane Spider")
    assert options(s) == ["gain 3 gold", "take a Knight from the center, free"]
    choose(s, "take a Knight from the center, free")
    assert citizens_of(s) == {"knight": 1}
    assert tokens(s) == (0, 0, 0, 0)


def test_bane_spider_without_a_knight_in_the_stacks_gives_the_gold() -> None:
    s = table()
    empty(s, "citizens-5")
    on_top(s, "bane_spider")
    purse(s, 0, strength=6)
    choose(act(s), "Slay Bane Spider")
    assert asked(s) == ""
    assert tokens(s) == (3, 0, 0, 0)


def test_spider_queen_gives_any_citizen_and_a_point_instead_of_gold() -> None:
    s = table()
    slain(s, 0, "treant")
    on_top(s, "spider_queen")
    purse(s, 0, strength=10, magic=3)
    choose(act(s), "Slay Spider Queen")
    choose(s, "take any citizen from the center for free and gain 1 victory point")
    assert len(options(s)) == 10
    choose(s, "Archer")
    assert citizens_of(s) == {"archer": 1}
    assert tokens(s) == (0, 0, 0, 1)


def test_spider_queen_counts_the_forest_monsters_for_gold() -> None:
    s = table()
    slain(s, 0, "treant", "bane_spider", "goblin")
    on_top(s, "spider_queen")
    purse(s, 0, strength=10, magic=3)
    choose(act(s), "Slay Spider Queen")
    choose(s, "gain 2 gold for each Forest monster you have slain")
    assert tokens(s) == (6, 0, 0, 0)


def test_spider_queen_without_any_citizen_in_the_center_gives_the_gold() -> None:
    s = table()
    empty(s, *(f"citizens-{i}" for i in range(10)))
    on_top(s, "spider_queen")
    purse(s, 0, strength=10, magic=3)
    choose(act(s), "Slay Spider Queen")
    assert tokens(s) == (2, 0, 0, 0)


def test_orc_warrior_gives_a_citizen_of_printed_cost_3_or_less() -> None:
    s = table()
    own(s, 0, *["rogue"] * 3)  # copies owned do not matter
    on_top(s, "orc_warrior")
    purse(s, 0, strength=9)
    choose(act(s), "Slay Orc Warrior")
    assert options(s) == [
        *("Cleric", "Merchant", "Mercenary", "Peasant", "Knight"),
        *("Rogue", "Champion", "Paladin", "Butcher"),
    ]
    choose(s, "Rogue")
    assert citizens_of(s) == {"rogue": 4}
    assert tokens(s) == (0, 0, 0, 0)


def test_wraith_gives_a_citizen_of_printed_cost_2_or_less() -> None:
    s = table(area="barrens")
    on_top(s, "wraith")
    purse(s, 0, strength=4, magic=3)
    choose(act(s), "Slay Wraith")
    assert options(s) == [
        *("Merchant", "Peasant", "Knight"),
        *("Rogue", "Champion", "Paladin", "Butcher"),
    ]
    choose(s, "Peasant")
    assert citizens_of(s) == {"peasant": 1}
    assert tokens(s) == (0, 0, 0, 0)
