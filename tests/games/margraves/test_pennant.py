"""Pennant actions: gains, moving the Margrave, deploying knights."""

import pytest

from crownlands.games.margraves.pennant import (
    FROM_BOARD,
    NO_KNIGHT,
    STAY,
    Deploy,
    MoveMargrave,
    Pennant,
)

from .tables import asked, choose, citizen, give, goods, place, play, stand, table


def pennant(s, key: str) -> None:
    play(s, Pennant(0, citizen(key)))


def test_a_soldier_pennant_gives_strength_then_moves_then_deploys() -> None:
    s = table()
    pennant(s, "champion")
    assert s.margraves[0].strength == 1
    assert asked(s) == "MoveMargrave"
    choose(s, STAY)
    assert asked(s) == "Deploy"
    choose(s, NO_KNIGHT)
    assert s.over


def test_an_artisan_pennant_gives_a_resource_then_moves_then_deploys() -> None:
    s = table()
    pennant(s, "bard")
    assert asked(s) == "GainWild"
    choose(s, 1)
    assert goods(s) == {"wood": 1}
    assert asked(s) == "MoveMargrave"
    choose(s, STAY, NO_KNIGHT)
    assert s.over


def test_a_shadow_pennant_gives_two_gold_then_moves_then_deploys() -> None:
    s = table()
    pennant(s, "pilot")
    assert s.margraves[0].gold == 2
    assert asked(s) == "MoveMargrave"
    choose(s, STAY, NO_KNIGHT)
    assert s.over


def test_a_holy_pennant_moves_and_deploys_twice() -> None:
    s = table()
    pennant(s, "monk")
    assert asked(s) == "MoveMargrave"
    choose(s, STAY)
    assert asked(s) == "Deploy"
    choose(s, place("hamun"), 0)  # the knight goes to Hamûn, for a stone
    assert s.over  # no second knight stands here
    s.margraves[0].goods[4] = 2
    pennant(s, "monk")
    choose(s, STAY, NO_KNIGHT)
    assert asked(s) == "Deploy"


@pytest.mark.parametrize("key", ["alchemist", "captain", "merchant", "paladin"])
def test_starters_have_the_pennant_of_their_guild(key: str) -> None:
    s = table()
    pennant(s, key)
    first = {"alchemist": "MoveMargrave", "captain": "MoveMargrave", "merchant": "GainWild"}
    assert asked(s) == first.get(key, "MoveMargrave")
    assert s.margraves[0].gold == (2 if key == "alchemist" else 0)
    assert s.margraves[0].strength == (1 if key == "captain" else 0)


def test_strength_never_passes_eight() -> None:
    s = table()
    give(s, 0, strength=8)
    pennant(s, "champion")
    assert s.margraves[0].strength == 8


def test_every_icon_may_be_left_out_and_a_skipped_move_pays_nothing() -> None:
    s = table()
    pennant(s, "monk")
    choose(s, STAY, NO_KNIGHT, NO_KNIGHT)
    assert s.over
    assert s.margraves[0].gold == 0


def test_the_margrave_moves_along_a_road_and_never_to_where_it_stands() -> None:
    s = table()
    stand(s, 0, "viktoria")
    play(s, MoveMargrave(0))
    assert s.options == [place("silesia"), place("inkadeus"), place("thraecius"), STAY]


def test_example_kira_moves_from_shilina_to_hamun_and_gains_a_stone() -> None:
    s = table()
    play(s, MoveMargrave(0))
    assert s.options == [place("hamun"), place("thraecius"), STAY]
    choose(s, place("hamun"))
    assert asked(s) == "UseLocation"
    choose(s, 0)
    assert goods(s) == {"stone": 1}
    assert s.margraves[0].place == place("hamun")


def test_a_knight_of_the_margraves_location_is_deployed_along_a_road() -> None:
    s = table()
    play(s, Deploy(0))
    choose(s, place("hamun"))
    assert (s.knights[place("shilina")], s.knights[place("hamun")]) == (0, 2)
    choose(s, 0)
    assert goods(s) == {"stone": 1}


def test_example_kira_deploys_a_knight_from_storage_and_takes_two_gold() -> None:
    s = table()
    stand(s, 0, "hamun")
    give(s, 0, knight=1)
    play(s, Deploy(0))
    assert s.options == [
        place("shilina"),
        place("silesia"),
        FROM_BOARD + place("hamun"),
        NO_KNIGHT,
    ]
    choose(s, FROM_BOARD + place("hamun"), 1)
    assert s.knights[place("hamun")] == 2
    assert goods(s) == {}
    assert s.margraves[0].gold == 2


def test_knights_in_a_rivals_storage_cannot_be_deployed() -> None:
    s = table()
    s.knights[place("shilina")] = 0
    give(s, 1, knight=2)
    play(s, Deploy(0))
    assert s.over


def test_the_power_goes_to_whoever_moved_the_knight_once_a_knight() -> None:
    s = table()
    stand(s, 1, "hamun")
    play(s, Deploy(0))
    choose(s, place("hamun"), 0)
    assert goods(s, 0) == {"stone": 1}
    assert goods(s, 1) == {}
    assert s.over
