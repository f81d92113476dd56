"""Saved positions: readable, and refused when they cannot be."""

import json
from typing import Any

import pytest

from crownlands.core.errors import BadPosition
from crownlands.games.cites_royales.cards import WHITE
from crownlands.games.cites_royales.opening import FirstCards, ReplaceWhite
from crownlands.games.cites_royales.powers import BuildDrawn, BuildSecond, MoveTo
from crownlands.games.cites_royales.rules import BuyOrAdd, EndTurn, PlayCard
from crownlands.games.cites_royales.solo import (
    CatchUp,
    ChooseTaxed,
    CutMarket,
    NextSoloSeason,
    RegentCatchesUp,
)
from crownlands.words import LANGUAGES, render

from .tables import GAME, card, play, table


def saved() -> Any:
    s = play(table(hands=["B2"], cities=["P1 W2@P", "R3"], drawn="V1 Y1 G4"), BuildDrawn(0))
    return json.loads(json.dumps(GAME.save(s)))


def refusal(position: Any) -> str:
    with pytest.raises(BadPosition) as refused:
        GAME.load(position)
    for language in LANGUAGES:
        assert render(refused.value.text, language)
    return str(refused.value)


def test_a_position_reads_like_the_table() -> None:
    position = saved()
    noble = position["table"]["nobles"][0]
    assert noble["hand"] == ["blue_2"]
    assert noble["cities"] == {"pink": ["pink_1", "white_2"]}
    assert GAME.save(GAME.load(position)) == position


def test_a_lost_card_is_refused() -> None:
    position = saved()
    position["table"]["deck"].pop()
    assert "cr-problem-count" in refusal(position)


def test_a_card_in_a_city_of_another_colour_is_refused() -> None:
    position = saved()
    position["table"]["nobles"][1]["cities"] = {"green": ["red_3"]}
    assert "cr-position-colour" in refusal(position)


def test_an_influence_twice_in_a_city_is_refused() -> None:
    position = saved()
    position["table"]["nobles"][0]["cities"] = {"pink": ["pink_1", "white_1"]}
    assert "cr-position-twice" in refusal(position)


def test_a_shown_card_that_is_not_held_is_refused() -> None:
    position = saved()
    position["table"]["nobles"][0]["shown"] = ["green_1"]
    assert "cr-problem-shown" in refusal(position)


def test_a_passed_card_that_is_not_held_is_refused() -> None:
    position = saved()
    position["table"]["nobles"][0]["from_left"] = ["green_1"]
    assert "cr-problem-shown" in refusal(position)


def test_drawn_cards_that_nothing_waits_for_are_refused() -> None:
    s = table(2, hands=["B6"], drawn="V1 Y1 G4", market="R1 Y2 P1 R2")
    s.push(PlayCard(0), BuyOrAdd(0), EndTurn(0))
    assert "cr-problem-drawn" in refusal(GAME.save(s))


def test_drawn_cards_are_placed_before_anything_else() -> None:
    s = table(2, hands=["B6"], drawn="V1 Y1 G4", market="R1 Y2 P1 R2")
    play(s, PlayCard(0), BuildDrawn(0))
    assert "cr-problem-drawn" in refusal(GAME.save(s))


@pytest.mark.parametrize("number", [0, 1])
def test_alone_a_hero_is_refused(number: int) -> None:
    position = json.loads(json.dumps(GAME.save(GAME.start(1, 1))))
    position["table"]["nobles"][number]["hero"] = True
    assert "cr-problem-solo" in refusal(position)


def test_a_hand_of_the_regent_is_refused() -> None:
    position = json.loads(json.dumps(GAME.save(GAME.start(1, 1))))
    position["table"]["nobles"][1]["hand"] = [position["table"]["deck"].pop()]
    assert "cr-problem-solo" in refusal(position)


@pytest.mark.parametrize(
    ("cities", "due"),
    [("R G", 1), ("B G", 3), ("G G", 1)],
    ids=["an empty City", "more than there are", "one City twice"],
)
def test_taxes_from_cities_that_cannot_pay_are_refused(cities: str, due: int) -> None:
    s = table(1, cities=["G2 B1"], market="V1 Y1 P1 R1")
    taxed = tuple("VYPRBG".index(name) for name in cities.split())
    s.push(ChooseTaxed(0, due, taxed), CatchUp(), CutMarket(0), NextSoloSeason())
    assert "cr-problem-frame" in refusal(GAME.save(s))


def test_cards_face_down_without_a_secret_choice_are_refused() -> None:
    position = saved()
    noble = position["table"]["nobles"][0]
    noble["passing"] = [noble["hand"].pop()]
    assert "cr-problem-face-down" in refusal(position)


def test_a_secret_choice_that_does_not_fit_the_hand_is_refused() -> None:
    position = json.loads(json.dumps(GAME.save(GAME.start(3, 1))))
    noble = position["table"]["nobles"][0]
    noble["passing"] = [noble["hand"].pop()]
    assert "cr-problem-face-down" in refusal(position)
    position = json.loads(json.dumps(GAME.save(GAME.start(3, 1))))
    del position["lanes"]
    assert "cr-problem-frame" in refusal(position)


def test_a_frame_that_speaks_of_what_is_not_there_is_refused() -> None:
    for frame in (
        MoveTo(0, 7, 0),
        MoveTo(0, 1, 0),
        MoveTo(0, -1, 0),
        MoveTo(0, 0, WHITE),
        BuildSecond(0, card("G6")),
        RegentCatchesUp(100_000),
    ):
        s = table(cities=["P1", "R3"])
        s.push(frame)
        position = GAME.save(s)
        assert "cr-problem-frame" in refusal(position)


@pytest.mark.parametrize("hand", ["", "W1 W4"], ids=["no card", "only white cards"])
def test_first_cards_of_a_hand_that_has_none_are_refused(hand: str) -> None:
    s = table(hands=["B2 R3", hand])
    s.push(FirstCards())
    assert "cr-problem-frame" in refusal(GAME.save(s))
    s = table(hands=["B2 R3", hand])
    s.push(ReplaceWhite(1), FirstCards())
    if hand:
        assert GAME.load(GAME.save(s)).options == [card("W1"), card("W4")]
