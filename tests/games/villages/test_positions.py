"""Positions that cannot be are refused, each with its fault."""

import json
from typing import Any

import pytest

from crownlands.core.errors import BadPosition
from crownlands.games.villages.actions import begin_building

from .tables import GAME, gold, hand, land, number, table


def saved() -> dict[str, Any]:
    data: dict[str, Any] = json.loads(json.dumps(GAME.save(GAME.start(2, 1))))
    return data


def refused(data: dict[str, Any], fault: str) -> None:
    with pytest.raises(BadPosition) as refusal:
        GAME.load(data)
    assert fault in str(refusal.value)


def test_a_lost_card_is_refused() -> None:
    data = saved()
    data["table"]["deck"].pop()
    refused(data, "vv-problem-count")


def test_a_doubled_adventurer_is_refused() -> None:
    data = saved()
    data["table"]["villages"][0]["cards"].append(data["table"]["pool"][0])
    refused(data, "vv-problem-count")


def test_a_lost_coin_is_refused() -> None:
    data = saved()
    data["table"]["bank"] -= 1
    refused(data, "vv-problem-gold")


def test_a_coin_on_a_resource_that_is_not_there_is_refused() -> None:
    data = saved()
    data["table"]["bank"] -= 1
    data["table"]["villages"][0]["coins"] = {"food": 1}
    refused(data, "vv-problem-coins")


def test_a_building_on_its_site_without_a_payment_is_refused() -> None:
    data = saved()
    data["table"]["site"].append(data["table"]["deck"].pop())
    refused(data, "vv-problem-site")


def test_a_card_laid_aside_without_a_pile_to_choose_is_refused() -> None:
    data = saved()
    data["table"]["aside"].append(data["table"]["deck"].pop())
    refused(data, "vv-problem-aside")


def test_a_payment_that_cannot_be_completed_is_refused() -> None:
    s = table()
    hand(s, 0, "tannery")
    land(s, 0, "food")
    gold(s, 0, 1)
    begin_building(s, 0, number("tannery"), 1)
    s.settle()
    data = json.loads(json.dumps(GAME.save(s)))
    assert GAME.load(data).options == s.options
    data["table"]["bank"] += data["table"]["villages"][0].pop("gold")
    data["table"]["villages"][0]["gold"] = 0
    refused(data, "vv-problem-payment")
    data["stack"][-1]["need"] = [1, 2]
    refused(data, "vv-problem-payment")


def test_an_unknown_card_is_refused_by_its_name() -> None:
    data = saved()
    data["table"]["piles"][0] = ["windmill"]
    refused(data, "windmill")
