"""Every duke, counted on one and the same kingdom."""

import pytest

from .tables import (
    GAME,
    built,
    duke,
    own,
    purse,
    score_lines,
    slain,
    table,
)


@pytest.mark.parametrize(
    ("name", "lines"),
    [
        ("cornelius_the_dreamer", {"domains": 3, "resources left": 5}),
        ("elsyn_saint_of_shadows", {"Shadows": 6, "Holy": 2, "resources left": 4}),
        (
            "elisium_the_allsmith",
            {"Workers": 3, "Soldiers": 3, "Shadows": 3, "Holy": 1, "resources left": 4},
        ),
        ("hrothgar_the_conqueror", {"monsters": 4, "Titans": 1, "resources left": 4}),
        ("isabella_the_righteous", {"Soldiers": 3, "Holy": 2, "resources left": 5}),
        ("lekzandr_the_protector", {"Workers": 3, "Holy": 2, "resources left": 5}),
        ("node_master_of_swords", {"Soldiers": 3, "Shadows": 6, "resources left": 5}),
        (
            "reese_the_firebrand",
            {"citizens": 7, "monsters": 2, "domains": 1, "resources left": 4},
        ),
        ("simon_the_unclean", {"Workers": 3, "Soldiers": 3, "resources left": 8}),
        ("waryn_lord_of_rogues", {"Workers": 3, "Shadows": 6, "resources left": 5}),
    ],
)
def test_the_points_of(name: str, lines: dict[str, int]) -> None:
    s = table()
    own(s, 0, "peasant", "merchant", "archer", "rogue", "rogue", "mercenary", "cleric")
    built(s, 0, "palace_of_the_dawn")  # a Worker and two Soldiers
    slain(s, 0, "goblin", "goblin_mage")  # the mage is a Titan
    purse(s, 0, gold=6, strength=10, magic=1)
    duke(s, 0, name)
    sheet = score_lines(GAME.outcome(s), 0)
    assert sheet == {
        "Monsters": 1 + 2,
        "Domains": 4,
        **{f"Duke: {source}": points for source, points in lines.items()},
    }
    assert GAME.outcome(s).sheets[0].total == sum(sheet.values())


def test_example_waryn_gives_5_for_17_resources() -> None:
    s = table()
    duke(s, 0, "waryn_lord_of_rogues")
    purse(s, 0, gold=6, strength=10, magic=1)
    assert score_lines(GAME.outcome(s), 0) == {"Duke: resources left": 5}


def test_ruling_01_resources_are_pooled_and_the_rest_is_lost() -> None:
    s = table()
    duke(s, 0, "waryn_lord_of_rogues")
    for kinds, points in (((2, 2, 2), 2), ((2, 0, 0), 0), ((1, 1, 1), 1), ((5, 0, 0), 1)):
        purse(s, 0, *kinds)
        assert score_lines(GAME.outcome(s), 0).get("Duke: resources left", 0) == points


def test_ruling_01_victory_tokens_are_no_resources() -> None:
    s = table()
    duke(s, 0, "simon_the_unclean")
    purse(s, 0)
    s.kingdoms[0].victory = 6
    assert score_lines(GAME.outcome(s), 0) == {"Victory tokens": 6}


def test_ruling_07_dukes_count_roles_on_citizens_and_on_domains() -> None:
    s = table()
    duke(s, 0, "simon_the_unclean")
    purse(s, 0)
    own(s, 0, "peasant")
    built(s, 0, "emerald_stronghold")  # a Worker, a Soldier and a Holy
    assert score_lines(GAME.outcome(s), 0) == {
        "Domains": 5,
        "Duke: Workers": 2,
        "Duke: Soldiers": 1,
    }


def test_ruling_07_starters_are_no_citizens_for_reese() -> None:
    s = table()
    duke(s, 0, "reese_the_firebrand")
    purse(s, 0)
    assert score_lines(GAME.outcome(s), 0) == {}
    own(s, 0, "peasant", "knight")
    assert score_lines(GAME.outcome(s), 0) == {"Duke: citizens": 2}


def test_starters_have_no_role_for_a_duke() -> None:
    s = table()
    duke(s, 0, "elisium_the_allsmith")
    purse(s, 0)
    assert score_lines(GAME.outcome(s), 0) == {}


@pytest.mark.parametrize("name", ["goblin_mage", "flaming_skeleton", "giant"])
def test_hrothgar_gives_3_for_a_titan(name: str) -> None:
    s = table()
    duke(s, 0, "hrothgar_the_conqueror")
    purse(s, 0)
    slain(s, 0, name)
    lines = score_lines(GAME.outcome(s), 0)
    assert lines["Duke: monsters"] + lines["Duke: Titans"] == 3


@pytest.mark.parametrize(
    ("name", "area"), [("goblin_king", "hills"), ("owlbear", "valley"), ("red_dragon", "caverns")]
)
def test_ruling_sources_no_duke_counts_bosses(name: str, area: str) -> None:
    s = table(area=area)
    duke(s, 0, "hrothgar_the_conqueror")
    purse(s, 0)
    slain(s, 0, name)
    lines = score_lines(GAME.outcome(s), 0)
    assert lines["Duke: monsters"] == 2
    assert "Duke: Titans" not in lines
