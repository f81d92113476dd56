"""Positions that cannot be are refused, each with its fault."""

import json
from typing import Any

import pytest

from crownlands.games.villages.actions import begin_building
from crownlands.games.villages.drawing import Discard
from crownlands.games.villages.state import Valeria

from ..positions import refused
from .tables import GAME, answer, built, gold, hand, land, number, recruited, table


def saved(s: Valeria | None = None) -> dict[str, Any]:
    data: dict[str, Any] = json.loads(json.dumps(GAME.save(s or GAME.start(2, 1))))
    return data


def step(frame: str, **fields: Any) -> dict[str, Any]:
    return {"frame": frame, **fields}


def test_a_lost_card_is_refused() -> None:
    data = saved()
    data["table"]["deck"].pop()
    refused(GAME, data, "vv-problem-count")


def test_a_doubled_adventurer_is_refused() -> None:
    data = saved()
    data["table"]["villages"][0]["cards"].append(data["table"]["pool"][0])
    refused(GAME, data, "vv-problem-count")


def test_a_lost_coin_is_refused() -> None:
    data = saved()
    data["table"]["bank"] -= 1
    refused(GAME, data, "vv-problem-gold")


def test_a_coin_on_a_resource_that_is_not_there_is_refused() -> None:
    data = saved()
    data["table"]["bank"] -= 1
    data["table"]["villages"][0]["coins"] = {"food": 1}
    refused(GAME, data, "vv-problem-coins")


def test_a_building_on_its_site_without_a_payment_is_refused() -> None:
    data = saved()
    data["table"]["site"].append(data["table"]["deck"].pop())
    refused(GAME, data, "vv-problem-site")


def test_a_card_laid_aside_without_a_pile_to_choose_is_refused() -> None:
    data = saved()
    data["table"]["aside"].append(data["table"]["deck"].pop())
    refused(GAME, data, "vv-problem-aside")


def test_a_payment_that_cannot_be_completed_is_refused() -> None:
    s = table()
    hand(s, 0, "tannery")
    land(s, 0, "food")
    gold(s, 0, 1)
    begin_building(s, 0, number("tannery"), 1)
    s.settle()
    data = saved(s)
    assert GAME.load(data).options == s.options
    data["table"]["bank"] += data["table"]["villages"][0].pop("gold")
    data["table"]["villages"][0]["gold"] = 0
    refused(GAME, data, "vv-problem-payment")
    data["stack"][-1]["need"] = [1, 2]
    refused(GAME, data, "vv-problem-payment")


def test_an_unknown_card_is_refused_by_its_name() -> None:
    data = saved()
    data["table"]["piles"][0] = ["windmill"]
    refused(GAME, data, "windmill")


def test_a_game_for_several_without_an_end_number_is_refused() -> None:
    data = saved()
    data["table"]["target"] = 0
    refused(GAME, data, "table.target")


def test_coins_that_rest_in_a_game_for_several_are_refused() -> None:
    data = saved()
    data["table"]["bank"] -= 1
    data["table"]["villages"][0]["coins"] = {"castle": 1}
    assert GAME.load(data)
    data["table"]["villages"][0]["resting"] = {"castle": 1}
    refused(GAME, data, "vv-problem-resting")


def test_a_card_that_was_seen_and_is_not_held_is_refused() -> None:
    data = saved()
    village = data["table"]["villages"][0]
    village["shown"] = village["hand"][:1]
    assert GAME.load(data).villages[0].shown
    village["shown"] = next([card] for card in data["table"]["deck"] if card not in village["hand"])
    refused(GAME, data, "vv-problem-shown")


def test_more_coins_that_rest_than_lie_there_are_refused() -> None:
    data = saved(GAME.start(1, 1))
    data["table"]["bank"] -= 1
    data["table"]["villages"][0]["coins"] = {"castle": 1}
    data["table"]["villages"][0]["resting"] = {"castle": 1}
    assert GAME.load(data)
    data["table"]["bank"] += 1
    data["table"]["villages"][0]["coins"] = {}
    refused(GAME, data, "vv-problem-coins")


STEAL = step("StealAgain", seat=0, victim=1, left=1)
POWERS = step("UsePowers", seat=0, power=["oracle", "rogue"])
FOLLOW = step("Follow", seat=0, action="tax")


@pytest.mark.parametrize(
    ("frame", "change"),
    [
        (STEAL, {"victim": 7}),
        (STEAL, {"victim": -1}),
        (STEAL, {"victim": 0}),
        (STEAL, {"left": 0}),
        (STEAL, {"left": 2}),  # of the Rogue's two cards one is taken by now
        (POWERS, {"power": ["tannery"]}),
        (POWERS, {"power": ["farm"]}),
        (POWERS, {"power": ["knight"]}),
        (POWERS, {"power": ["fortress"]}),
        (POWERS, {"power": ["oracle", "oracle"]}),
        (FOLLOW, {"action": "build"}),
        (FOLLOW, {"action": "recruit"}),
        (step("Draw", seat=0, left=3), {"left": 4}),
        (step("Draw", seat=0, left=1), {"left": 0}),
        (step("MayDraw", seat=0, left=1), {"left": 2}),
        (step("Discard", seat=0, left=2), {"left": 3}),
        (step("GainGold", seat=0, gold=1), {"gold": -1}),
        (step("GainGold", seat=0, gold=1), {"gold": 2}),
        (step("Recruit", seat=0, cost=1), {"cost": 0}),
    ],
)
def test_a_step_that_speaks_of_what_is_not_there_is_refused(
    frame: dict[str, Any], change: dict[str, Any]
) -> None:
    s = table()
    hand(s, 0, "crypt", "crypt", "crypt")
    hand(s, 1, "abbey", "abbey")
    built(s, 0, "tannery", "farm", "oracle", "black_market")
    recruited(s, 0, "rogue", "knight")
    data = saved(s)
    data["stack"] = [frame]
    assert GAME.load(data)
    data["stack"] = [{**frame, **change}]
    refused(GAME, data, f"vv-problem-frame (frame: {frame['frame']})")


ALONE = (
    step("SoloTurn"),
    step("SoloLead", seat=0),
    step("SoloEnd", action="tax"),
    step("Trash", seat=0),
)
TOGETHER = (
    step("Turn", seat=0),
    step("Lead", seat=0),
    step("EndTurn", seat=0, action="tax"),
    FOLLOW,
    step("OfferBuild", seat=0),
    step("FollowBuild", seat=0),
    step("FollowRecruit", seat=0),
    step("HandLimit", seat=0),
)


@pytest.mark.parametrize("frame", [*ALONE, *TOGETHER])
def test_a_step_of_a_game_for_another_number_of_players_is_refused(frame: dict[str, Any]) -> None:
    alone, together = (saved(GAME.start(seats, 1)) for seats in (1, 2))
    alone["stack"] = together["stack"] = [frame]
    right, wrong = (alone, together) if frame in ALONE else (together, alone)
    assert GAME.load(right)
    refused(GAME, wrong, "vv-problem-frame")


def test_a_secret_choice_is_refused() -> None:
    data = saved()
    data["lanes"] = [{"seat": 0, "stack": [data["stack"].pop()]}]
    refused(GAME, data, "vv-problem-frame")


PLACE = step("PlaceBuilding", seat=0, draws=1)
PAY = step("PayPart", seat=0, need=[0, 0, 2, 0], owed=1, floor=0)
PAY_WILD = step("PayPartWild", seat=0, owed=1)
LEAD = step("Lead", seat=1)


@pytest.mark.parametrize(
    ("stack", "fault"),
    [
        ([PLACE, PLACE], "vv-problem-site"),
        ([{**PLACE, "draws": 2}], "vv-problem-frame"),
        ([PLACE, LEAD], "vv-problem-frame"),
        ([PAY, PLACE], "vv-problem-frame"),
        ([PAY_WILD, PLACE], "vv-problem-frame"),
        ([PLACE, PAY, PAY], "vv-problem-frame"),
        ([PLACE, {**PAY, "seat": 1}], "vv-problem-frame"),
        ([PLACE, {**PAY_WILD, "seat": 1}], "vv-problem-frame"),
        ([PLACE, {**PAY, "need": [0, 0, 3, 0]}], "vv-problem-payment"),
        ([PLACE, {**PAY, "need": [0, 1, -1, 0]}], "vv-problem-payment"),
        ([PLACE, {**PAY, "need": [1, 0, 1, 0]}], "vv-problem-payment"),
        ([PLACE, {**PAY, "need": [0, 0, 0, 0]}], "vv-problem-payment"),
        ([PLACE, {**PAY, "owed": -1}], "vv-problem-payment"),
        ([PLACE, {**PAY, "owed": 2}], "vv-problem-payment"),
        ([PLACE, {**PAY, "floor": -1}], "vv-problem-payment"),
        ([PLACE, {**PAY, "floor": 5}], "vv-problem-payment"),
        ([PLACE, {**PAY_WILD, "owed": 0}], "vv-problem-payment"),
        ([PLACE, {**PAY_WILD, "owed": 3}], "vv-problem-payment"),
    ],
)
def test_a_building_that_is_not_paid_for_by_its_builder_and_its_cost_is_refused(
    stack: list[dict[str, Any]], fault: str
) -> None:
    s = table()
    hand(s, 0, "armory")  # 1 wood and 2 stone
    recruited(s, 0, "warlord")
    for seat in (0, 1):
        land(s, seat, "food", "wood", "stone", "stone", "stone")
        gold(s, seat, 4)
    begin_building(s, 0, number("armory"), 1)
    data = saved(s)
    for right in ([PLACE], [PLACE, PAY], [PLACE, PAY_WILD], [PLACE, {**PAY_WILD, "owed": 2}]):
        data["stack"] = right
        assert GAME.load(data)
    data["stack"] = stack
    refused(GAME, data, fault)


def test_a_building_that_the_village_already_has_is_refused_on_its_site() -> None:
    s = table()
    hand(s, 0, "tannery")
    begin_building(s, 0, number("tannery"), 1)
    built(s, 0, "tannery")
    data = saved(s)
    data["stack"] = [PLACE]
    refused(GAME, data, "vv-problem-frame")


def test_a_card_laid_aside_is_put_down_once_and_next() -> None:
    s = table()
    hand(s, 0, "tannery", "palisade")
    s.push(Discard(0, 1))
    s.settle()
    answer(s, Discard, number("tannery"))
    data = saved(s)
    assert GAME.load(data).options == s.options
    put_down = data["stack"][-1]
    data["stack"] = [put_down, put_down]
    refused(GAME, data, "vv-problem-aside")
    data["stack"] = [put_down, LEAD]
    refused(GAME, data, "vv-problem-frame")
