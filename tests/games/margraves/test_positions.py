"""Positions whose waiting steps cannot be are refused; what is accepted can be played."""

import json
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from crownlands.core.errors import BadPosition
from crownlands.core.serial import Json
from crownlands.games.margraves.powers import KNIGHT
from crownlands.games.margraves.state import Marches, without

from ..positions import refused
from .tables import GAME, asked, choose, citizen, give, monster, place, played, stand, table


def saved(s: Marches) -> dict[str, Any]:
    data: dict[str, Any] = json.loads(json.dumps(GAME.save(s)))
    return data


def step(frame: str, **fields: Any) -> dict[str, Any]:
    return {"frame": frame, **fields}


# Single steps -------------------------------------------------------------------------------------

OFFER = step("Offer", seat=1, active=0, to_active=1, pays="gold", number=1, gains=["wild"])
READ = step("ReadText", seat=0, citizen="cleric", sentence=2)
BACK = step("TakeBack", seat=0, citizen="cleric")
WILD = step("GainWild", seat=0, count=2, least=0, terms=0)
ROOM = step("MakeRoom", seat=0, kind="gem", count=1, least=0, terms=0)
PAY = step("PayResources", seat=0, count=2, least=1)
SPEND = step("SpendInfluence", seat=0, left=2, least=0, reopened=0)
TAKE = step("TakeTile", seat=0, levels=3, must=1)
RAISE = step("RaiseKnight", seat=0, left=2, least=0)


@pytest.mark.parametrize(
    ("frame", "change"),
    [
        (OFFER, {"active": 7}),
        (OFFER, {"to_active": 0, "number": 2}),
        (OFFER, {"pays": "strength"}),
        (OFFER, {"number": 0}),
        (OFFER, {"gains": ["wild", "wild"]}),
        (READ, {"sentence": 3}),
        (READ, {"sentence": -1}),
        (BACK, {"citizen": "monk"}),
        (step("PickGain", seat=0, gains=["magic", "strength"], number=2), {"number": 3}),
        (step("PickGain", seat=0, gains=["magic", "strength"], number=2), {"gains": ["magic"]}),
        (step("RecruitAny", seat=0, gold=2), {"gold": 0}),
        (step("Recruit", seat=0, may_pass=1), {"may_pass": 2}),
        (step("Slay", seat=0, gold=2), {"gold": 3}),
        (step("SendAnywhere", seat=0, origin="hamun"), {"origin": "viktoria"}),
        (step("CallKnight", seat=0, two=1), {"two": 2}),
        (RAISE, {"left": 3}),
        (RAISE, {"left": 0}),
        (RAISE, {"least": -1}),
        (WILD, {"count": 0}),
        (WILD, {"least": 3}),
        (WILD, {"terms": 3}),
        (ROOM, {"kind": "gold"}),
        (ROOM, {"count": 9}),
        (ROOM, {"count": 0}),
        (ROOM, {"least": -1}),
        (ROOM, {"terms": -1}),
        (PAY, {"count": 3}),
        (PAY, {"count": 0}),
        (PAY, {"least": 2}),
        (PAY, {"least": -1}),
        (SPEND, {"left": 0}),
        (SPEND, {"least": 4}),
        (SPEND, {"reopened": 2}),
        (TAKE, {"levels": 0}),
        (TAKE, {"levels": 4}),
        (TAKE, {"must": 2}),
        (step("ChooseSite", seat=0), {"seat": 1}),
    ],
)
def test_a_step_that_speaks_of_what_is_not_there_is_refused(
    frame: dict[str, Any], change: dict[str, Any]
) -> None:
    s = table()
    stand(s, 0, "hamun")
    s.knights[place("hamun")] += s.knights[place("viktoria")]
    s.knights[place("viktoria")] = 0
    give(s, 0, stone=2, wood=1, magic=1, gem=1)
    s.deck = without(s.deck, citizen("cleric"))
    played(s, 0, "cleric")
    data = saved(s)
    data["stack"] = [frame]
    assert GAME.load(data)
    data["stack"] = [{**frame, **change}]
    refused(GAME, data, f"mv-problem-frame (frame: {frame['frame']})")


# Payments -----------------------------------------------------------------------------------------

GEM = step("GainGem", seat=0)
VOYAGE = step("Sail", seat=0, steps=2)
SPOILS = step("TakeSpoils", seat=0, lair="mountain")
STRENGTH = step("SpendStrength", seat=0, strength=3)
KNIGHTS = step("SendKnights", seat=0, count=2)
TOMBS = step("FillTombs", seat=0, count=2, least=0)


@pytest.mark.parametrize(
    "stack",
    [
        [GEM],
        [PAY, GEM],
        [VOYAGE],
        [VOYAGE, {**PAY, "seat": 1}],
        [GEM, VOYAGE, PAY],
        [{**VOYAGE, "steps": 1}, PAY],
        [{**VOYAGE, "steps": 13}, PAY],
        [SPOILS],
        [SPOILS, PAY],
        [GEM, STRENGTH],
        [STRENGTH],
        [SPOILS, SPOILS, STRENGTH],
        [{**SPOILS, "seat": 1}, STRENGTH],
        [{**SPOILS, "lair": "forest"}, STRENGTH],
        [SPOILS, {**STRENGTH, "strength": 2}],
        [SPOILS, {**KNIGHTS, "count": 0}],
        [SPOILS, {**KNIGHTS, "count": 4}],
        [SPOILS, {**TOMBS, "count": 0}],
        [SPOILS, {**TOMBS, "count": 3}],
        [SPOILS, {**TOMBS, "least": 8}],
        [SPOILS, {**TOMBS, "least": -1}],
    ],
)
def test_what_is_not_being_paid_for_is_refused(stack: list[dict[str, Any]]) -> None:
    s = table()
    stand(s, 0, "hamun")
    monster(s, "kobold_miners")
    s.turned &= ~0b0010
    give(s, 0, wood=1, magic=1, strength=1)
    s.knights[place("hamun")] += 1
    s.statue = 2
    s.supply[KNIGHT] -= 3
    data = saved(s)
    for right in (
        [GEM, PAY],
        [VOYAGE, PAY],
        [SPOILS, STRENGTH],
        [SPOILS, KNIGHTS],
        [SPOILS, TOMBS],
    ):
        data["stack"] = right
        assert GAME.load(data)
    data["stack"] = stack
    refused(GAME, data, "mv-problem-frame")


def test_a_monster_out_of_reach_is_not_being_paid_for() -> None:
    s = table()
    stand(s, 0, "hamun")
    monster(s, "kobold_miners")
    give(s, 0, strength=1)
    data = saved(s)
    data["stack"] = [SPOILS, STRENGTH]
    refused(GAME, data, "mv-problem-frame")


# The draft ----------------------------------------------------------------------------------------


def _empty_a_pack(data: Json) -> None:
    data["table"]["margraves"][1]["pack"] = []


def _empty_every_pack(data: Json) -> None:
    for margrave in data["table"]["margraves"]:
        margrave["pack"] = []


def _choose_ahead(data: Json) -> None:
    margrave = data["table"]["margraves"][1]
    margrave["kept"].append(margrave["pack"].pop())


def _forget_the_lanes(data: Json) -> None:
    del data["lanes"]


def _forget_to_pass_on(data: Json) -> None:
    data["stack"] = []


def _ask_twice(data: Json) -> None:
    data["lanes"][0]["stack"] *= 2


def _play_in_secret(data: Json) -> None:
    data["lanes"][0]["stack"][0]["frame"] = "TakeTurn"


def _reveal_too_early(data: Json) -> None:
    data["stack"].append({"frame": "RevealWealth"})


@pytest.mark.parametrize(
    "damage",
    [
        _empty_a_pack,
        _empty_every_pack,
        _choose_ahead,
        _forget_the_lanes,
        _forget_to_pass_on,
        _ask_twice,
        _play_in_secret,
        _reveal_too_early,
    ],
)
def test_a_draft_that_does_not_fit_its_packs_is_refused(damage: Callable[[Json], None]) -> None:
    data = saved(GAME.start(3, 1))
    damage(data)
    refused(GAME, data, "mv-problem-")


def test_wealth_that_nobody_takes_is_refused() -> None:
    s = GAME.start(2, 1)
    while s.lanes:
        choose(s, s.options[0])
    data = saved(s)
    assert asked(s) == "TakeWealth"
    data["stack"] = [frame for frame in data["stack"] if frame["frame"] != "TakeWealth"]
    refused(GAME, data, "mv-problem-wealth")
    data = saved(table())
    data["stack"] = [step("TakeWealth", seat=0)]
    refused(GAME, data, "mv-problem-wealth")


@pytest.mark.parametrize("frame", ["PassOn", "RevealWealth", "KeepTile", "LeaveTile", "Draft"])
def test_a_step_of_the_draft_is_refused_after_it(frame: str) -> None:
    data = saved(table())
    seat = {"seat": 0} if frame in ("KeepTile", "LeaveTile") else {}
    data["stack"] = [step(frame, **seat)]
    refused(GAME, data, "mv-problem-")


def test_a_tile_is_left_out_alone_and_of_four() -> None:
    data = saved(GAME.start(1, 1))
    leave = data["stack"][-1]
    assert leave == step("LeaveTile", seat=0)
    assert GAME.load(data)
    margrave = data["table"]["margraves"][0]
    margrave["kept"].append(margrave["pack"].pop())
    refused(GAME, data, "mv-problem-frame (frame: LeaveTile)")
    together = saved(GAME.start(2, 1))
    del together["lanes"]
    together["stack"] = [step("RevealWealth"), leave]
    refused(GAME, together, "mv-problem-frame (frame: LeaveTile)")


# Damage in every step -----------------------------------------------------------------------------

STRANGE = (-1, 0, 1, 2, 9, 10**9, "monk", "hills", "gold", None, True, [], {}, [0], [[]])


def moments(seats: int) -> dict[str, dict[str, Any]]:
    """A position for each kind of step that waits in some random games."""
    found: dict[str, dict[str, Any]] = {}
    for seed in range(4):
        s = GAME.start(seats, seed)
        random = Random(seed)
        while not s.over:
            for frame in s.stack:
                name = type(frame).__name__
                if name not in found:
                    found[name] = saved(s)
            ask = random.choice(s.questions())
            s.answer(ask.seat, random.choice(s.options_of(ask.seat)))
    return found


@pytest.mark.parametrize("seats", [1, 3])
def test_a_damaged_step_is_refused_or_can_be_played(seats: int) -> None:
    random = Random(seats)
    tried = 0
    for name, data in moments(seats).items():
        frame = next(frame for frame in data["stack"] if frame["frame"] == name)
        for field, value in frame.items():
            for strange in STRANGE:
                frame[field] = strange
                try:
                    s = GAME.load(data)
                except BadPosition:
                    tried += 1
                    continue
                for _ in range(20):
                    for ask in s.questions()[:1]:
                        GAME.question(s, ask)
                        s.answer(ask.seat, random.choice(s.options_of(ask.seat)))
                assert GAME.problems(s) == [], (name, field, strange)
            frame[field] = value
        assert saved(GAME.load(data)) == data
    assert tried > 500
