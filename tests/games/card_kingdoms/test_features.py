"""Each fact of the realm moves the number that is named after it."""

import pytest

from crownlands.games.card_kingdoms.cards import CITIZEN_KEYS, DOMAIN_KEYS, DUKE_KEYS, MONSTER_KEYS
from crownlands.games.card_kingdoms.rules import EndTurn
from crownlands.games.card_kingdoms.state import Realm

from .tables import GAME, act, built, duke, on_top, own, purse, slain, table


def seen(s: Realm, seat: int = 0) -> dict[str, float]:
    """The numbers that are not nothing, by name."""
    names = GAME.feature_names(s.seats)
    told = zip(names, GAME.features(s, seat), strict=True)
    return {name: number for name, number in told if number}


def test_kingdoms_are_told_card_by_card() -> None:
    s = table(3)
    purse(s, 2, gold=4, strength=3, magic=1)
    own(s, 2, "archer", "archer")
    slain(s, 2, "goblin")
    built(s, 2, "foxgrove_palisade")
    told = seen(s, 1)
    assert told["seat+1 gold"] == 4
    assert told["seat+1 archer"] == 2
    assert told["seat+1 goblin"] == told["seat+1 foxgrove_palisade"] == 1


@pytest.mark.parametrize(
    ("one", "other"),
    [("goblin_mage", "treant"), ("goblin_king", "bane_spider"), ("skeleton_king", "giant")],
)
def test_monsters_of_the_same_strength_and_magic_are_told_apart(one: str, other: str) -> None:
    s = table()
    column = on_top(s, one)
    told = seen(s)
    assert told[f"monster {column} {one}"] == 1
    before = GAME.features(s, 0)
    s.monsters[column] = (*s.monsters[column][:-1], MONSTER_KEYS.index(other))
    assert seen(s)[f"strength {column}"] == told[f"strength {column}"]
    assert seen(s).get(f"magic {column}") == told.get(f"magic {column}")
    assert GAME.features(s, 0) != before


def test_a_monster_under_the_top_is_not_told() -> None:
    s = table()
    column = on_top(s, "goblin_king")
    before = GAME.features(s, 0)
    s.monsters[column] = (MONSTER_KEYS.index("giant"), *s.monsters[column][1:])
    assert GAME.features(s, 0) == before


def test_what_the_dark_lord_captured_is_told() -> None:
    s = table(1)
    assert s.dark_lord is not None
    assert not [name for name in seen(s) if name.startswith("dark lord")]
    s.dark_lord.citizens[CITIZEN_KEYS.index("cleric")] = 2
    s.dark_lord.domains |= 1 << DOMAIN_KEYS.index("foxgrove_palisade")
    told = seen(s)
    assert told["dark lord cleric"] == 2
    assert told["dark lord foxgrove_palisade"] == 1


def test_the_duke_of_the_dark_lord_is_not_told() -> None:
    s = table(1)
    assert s.dark_lord is not None
    before = GAME.features(s, 0)
    for number in range(len(DUKE_KEYS)):
        s.dark_lord.duke = number
        assert GAME.features(s, 0) == before


def test_a_duke_is_told_to_its_owner_only() -> None:
    s = table()
    duke(s, 0, DUKE_KEYS[0])
    assert seen(s)[f"duke {DUKE_KEYS[0]}"] == 1
    assert f"duke {DUKE_KEYS[0]}" not in seen(s, 1)


def test_whose_turn_it_is_and_who_began() -> None:
    s = table(3)
    s.first = 2
    s.push(EndTurn(1))
    act(s, 1)
    assert seen(s)["turn of seat+1"] == seen(s)["first seat+2"] == 1
    assert seen(s, 1)["turn of seat+0"] == seen(s, 1)["asked Act"] == 1
