"""Positions: readable, exact, and refused where they are damaged or impossible."""

import json
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from crownlands.core.errors import BadPosition
from crownlands.games.card_kingdoms.state import Realm
from crownlands.words import LANGUAGES, render

from .tables import GAME, act, built, choose, empty, harvest, on_top, own, purse, slain, table

Json = Any


def refusal(position: Json) -> str:
    """The words with which a position is refused; every language has them."""
    with pytest.raises(BadPosition) as refused:
        GAME.load(position)
    english, french = (render(refused.value.text, language) for language in LANGUAGES)
    assert english != french
    return english


def saved(s: Realm) -> Json:
    return json.loads(json.dumps(GAME.save(s)))


def asking(seats: int = 2) -> Realm:
    """A realm in which seat 0 takes an action."""
    s = table(seats)
    s.turns, s.die1, s.die2 = 1, 5, 2
    return act(s)


# What is written ----------------------------------------------------------------------------------


def test_a_position_reads_like_the_table() -> None:
    s = table()
    own(s, 0, "rogue", "rogue")
    slain(s, 1, "goblin")
    built(s, 1, "halfpenny_hill")
    empty(s, "citizens-3", "monsters-4")
    s.turns, s.die1, s.die2 = 7, 5, 2
    position = saved(act(s))
    assert position["table"]["dice"] == [5, 2]
    assert position["table"]["exhausted"] == ["monsters-4", "citizens-3"]
    assert position["table"]["areas"] == ["hills", "ruins", "forest", "valley", "mountains"]
    assert position["table"]["kingdoms"][0]["citizens"] == {
        "rogue": 2,
        "starter_peasant": 1,
        "starter_knight": 1,
    }
    assert position["table"]["kingdoms"][1]["domains"] == ["halfpenny_hill"]
    assert position["stack"] == [{"frame": "Act", "seat": 0, "left": 1}]


def test_trades_still_open_are_written_by_name() -> None:
    s = table(citizens=("monk", "alchemist"))
    own(s, 1, "monk", "monk", "alchemist")
    purse(s, 1, gold=3, magic=3)
    own(s, 0, "monk")
    harvest(s, 1, 3)
    position = saved(s)
    assert position["stack"] == [
        {"frame": "MakeTrades", "seat": 1, "on_turn": 0, "trades": ["monk", "monk", "alchemist"]}
    ]
    assert saved(GAME.load(position)) == position


def test_a_position_with_a_domain_still_face_down_is_exact() -> None:
    s = table()
    on_top(s, "rogues_landing")
    own(s, 0, "merchant", "rogue")
    purse(s, 0, gold=7)
    s.turns, s.die1, s.die2 = 1, 5, 2
    choose(act(s), "Build Rogue's Landing")
    loaded = GAME.load(saved(s))
    assert saved(loaded) == saved(s)
    assert GAME.view(loaded, 0) == GAME.view(s, 0)


# What is impossible -------------------------------------------------------------------------------


def test_a_lost_monster_is_refused() -> None:
    position = saved(asking())
    position["table"]["monsters"][0].pop()
    assert refusal(position) == (
        "The position is damaged at position: this cannot happen: there are 2 of Goblin."
    )


def test_a_monster_in_another_areas_stack_is_refused() -> None:
    position = saved(asking())
    monsters = position["table"]["monsters"]
    monsters[0][-1], monsters[1][-1] = monsters[1][-1], monsters[0][-1]
    assert "lies in the stack of another area" in refusal(position)


def test_a_citizen_too_many_is_refused() -> None:
    position = saved(asking())
    position["table"]["kingdoms"][0]["citizens"]["rogue"] = 1
    assert "stack 7 has 6 citizens in all; there should be 5" in refusal(position)


def test_a_citizen_in_another_numbers_stack_is_refused() -> None:
    position = saved(asking())
    citizens = position["table"]["citizens"]
    citizens[0][0], citizens[1][0] = citizens[1][0], citizens[0][0]
    assert "lies in the stack of another number" in refusal(position)


def test_a_missing_starter_is_refused() -> None:
    position = saved(asking())
    del position["table"]["kingdoms"][0]["citizens"]["starter_knight"]
    assert "does not have exactly one starter of each kind" in refusal(position)


def test_a_domain_built_twice_is_refused() -> None:
    position = saved(asking())
    top = position["table"]["domains"][0][-1]
    position["table"]["kingdoms"][1]["domains"] = [top]
    assert "there are 2 of" in refusal(position)


def test_a_domain_too_few_is_refused() -> None:
    position = saved(asking())
    position["table"]["domains"][0].pop()
    assert "14 domains are in the game; there should be 15" in refusal(position)


def test_a_duke_held_twice_is_refused() -> None:
    position = saved(asking())
    kingdoms = position["table"]["kingdoms"]
    kingdoms[0]["dukes"] = kingdoms[1]["dukes"]
    assert "there are 2 of" in refusal(position)


def test_two_dukes_kept_are_refused() -> None:
    position = saved(asking())
    kingdom = position["table"]["kingdoms"][0]
    kingdom["dukes"] += kingdom["returned"]
    kingdom["returned"] = []
    assert "seat 0 has not kept exactly one duke" in refusal(position)


def test_an_exhausted_card_on_a_stack_with_cards_is_refused() -> None:
    position = saved(asking())
    position["table"]["exhausted"] = ["domains-2"]
    assert "an exhausted card lies on domain stack 3, which is not empty" in refusal(position)


def test_more_exhausted_cards_than_there_are_is_refused() -> None:
    s = table()
    empty(s, *(f"citizens-{number}" for number in range(6)))
    s.turns, s.die1, s.die2 = 1, 5, 2
    position = saved(act(s))
    assert len(position["table"]["exhausted"]) == 4
    position["table"]["exhausted"] = [f"citizens-{number}" for number in range(6)]
    assert "exhausted cards lie on 6 stacks; there are only 4 of them" in refusal(position)


def test_a_starter_captured_by_the_dark_lord_is_refused() -> None:
    position = saved(asking(1))
    position["table"]["dark_lord"]["citizens"] = {"starter_peasant": 1}
    assert refusal(position).startswith(
        "The position is damaged at position.table.dark_lord.citizens: "
        "starter_peasant is not known here."
    )


def test_trades_before_the_first_roll_are_refused() -> None:
    position = saved(table())
    position["stack"] = [{"frame": "MakeTrades", "seat": 0, "on_turn": 0, "trades": ["monk"]}]
    assert "MakeTrades" in refusal(position)


def test_an_area_twice_is_refused() -> None:
    position = saved(asking())
    position["table"]["areas"][1] = "hills"
    assert "the areas are not five different ones" in refusal(position)


def test_dice_that_were_never_rolled_are_refused() -> None:
    position = saved(asking())
    position["table"]["dice"] = [0, 4]
    assert "the dice are not rolled" in refusal(position)


def test_an_unknown_card_is_refused_with_its_place() -> None:
    position = saved(asking())
    position["table"]["citizens"][3][2] = "baker"
    assert refusal(position).startswith(
        "The position is damaged at position.table.citizens[3]: baker is not known here."
    )


def test_a_step_that_does_not_fit_is_refused() -> None:
    for frame in (
        {"frame": "PaySlay", "seat": 0, "stack": 9},
        {"frame": "Act", "seat": 0, "left": 7},
        {"frame": "StealTokens", "seat": 0, "citizen": "cleric"},
        {"frame": "PickOne", "seat": 0, "monster": "goblin"},
        {"frame": "Attack", "die": 3},
        {"frame": "ChooseDuke", "seat": 0},
    ):
        position = saved(asking())
        position["stack"].append(frame)
        assert frame["frame"] in refusal(position)


def test_a_step_with_a_list_for_a_number_or_a_number_for_a_list_is_refused() -> None:
    for frame, field in (
        ({"frame": "MakeTrades", "seat": 0, "on_turn": 0, "trades": "monk"}, "trades"),
        ({"frame": "Harvest", "seat": [0]}, "seat"),
    ):
        position = saved(asking())
        position["stack"].append(frame)
        assert f".{field}: " in refusal(position)


# Damage everywhere --------------------------------------------------------------------------------

STRANGE = (-1, 0, 1, 2, 9, 10**9, "monk", "", None, True, [], {}, [0], [[]])


def leaves(data: Json) -> Iterator[tuple[Json, Any]]:
    """Every place of a JSON value, as its holder and key."""
    keys = list(data) if isinstance(data, dict) else range(len(data))
    for key in keys:
        yield data, key
        if isinstance(data[key], (dict, list)):
            yield from leaves(data[key])


def midgames() -> Iterator[Realm]:
    for seats, settings in ((1, {}), (2, {}), (2, {"mixed_citizens": True}), (5, {})):
        s = GAME.start(seats, 4, settings)
        yield s.copy()
        random = Random(seats)
        while s.turns < 12 * seats and not s.over:
            s.choose(s.options[int(random.random() * len(s.options))])
        yield s.copy()


def play_on(s: Realm, random: Random) -> None:
    for _ in range(40):
        if not s.over:
            s.choose(s.options[int(random.random() * len(s.options))])


@pytest.mark.parametrize("number", range(8))
def test_a_damaged_position_is_refused_or_can_be_played(number: int) -> None:
    s = list(midgames())[number]
    position = saved(s)
    random = Random(number)
    refused = 0
    for holder, key in leaves(position):
        kept = holder[key]
        for strange in STRANGE:
            holder[key] = strange
            try:
                play_on(GAME.load(position), random)
            except BadPosition:
                refused += 1
        holder[key] = kept
    assert refused > 500
    assert saved(GAME.load(position)) == position
