"""What a person reads: reasons why something cannot be chosen."""

from crownlands.core.text import text
from crownlands.games.cites_royales.powers import BuildDrawn, BuildSecond
from crownlands.games.cites_royales.rules import BUY, BuyOrAdd, PlayCard
from crownlands.games.cites_royales.season import ShowBuildings
from crownlands.games.cites_royales.solo import CatchUp, OwnFirst, RegentFirst, SoloTurn
from crownlands.games.cites_royales.state import Provinces, choose_secretly
from crownlands.words import render

from .tables import GAME, asked, card, from_hand, play, table


def reasons(s: Provinces) -> dict[str, str]:
    asked = GAME.question(s, s.asked())
    return {barred.target: barred.text.id for barred in asked.barred}


def test_a_card_whose_effect_would_do_nothing_says_so() -> None:
    s = play(table(hands=["V1 V2"]), PlayCard(0))
    assert reasons(s) == {"seat-0-hand-0": "cr-barred-useless"}


def test_cards_that_cannot_be_bought_say_why() -> None:
    s = play(table(market="V6 Y5 P3 R1"), BuyOrAdd(0))
    s.answer(0, BUY)
    s.answer(0, from_hand("P3"))
    assert reasons(s) == {"market-0": "cr-barred-dear", "market-1": "cr-barred-order"}


def test_the_market_says_why_nobody_may_buy_there() -> None:
    s = play(table(market="V6 Y5", heroes=[0]), BuyOrAdd(0))
    assert reasons(s) == {"line-2": "cr-barred-line"}
    s = play(table(market="V6 Y5 P3 R1", heroes=[0], bought=[0]), BuyOrAdd(0))
    assert reasons(s) == {"line-2": "cr-barred-bought"}


def test_who_may_not_buy_is_asked_how_to_add() -> None:
    s = play(table(market="V6 Y5 P3 R1", heroes=[0]), BuyOrAdd(0))
    assert GAME.question(s, s.asked()).text == text("cr-ask-market")
    s = play(table(market="V6 Y5 P3 R1", heroes=[0], bought=[0]), BuyOrAdd(0))
    assert GAME.question(s, s.asked()).text == text("cr-ask-how-to-add")


def test_a_joker_for_the_regent_still_belongs_to_the_opening() -> None:
    s = table(1, hands=["V1 W2 P3 R4"], cities=["", "G1 B1"])
    play(s, OwnFirst(0), RegentFirst(0), SoloTurn())
    s.answer(0, card("V1"))
    s.answer(0, card("W2"))
    assert asked(s) == "RegentBuilds"
    assert GAME.why(s) == (text("cr-why-opening"), text("cr-why-first"))


def test_violet_cards_say_how_many_crowns_count_where_that_was_changed() -> None:
    s = table(hands=["V6"], market="V1 R6")
    s.crowns = (0, 2, 2, 2, 1, 1, 3)
    play(s, PlayCard(0))
    zones = {zone.id: zone for zone in GAME.zones(s, 0)}
    assert zones["seat-0-hand"].items[0].notes == (text("cr-note-crowns", crowns=3),)
    assert [item.notes for item in zones["line-2"].items] == [(), ()]
    assert render(text("cr-note-crowns", crowns=1), "en") == "1 crown at this table"
    assert render(text("cr-note-crowns", crowns=0), "fr") == "aucune couronne à cette table"


def test_a_card_too_low_for_its_city_says_so() -> None:
    s = table(hands=["P1 P5"], cities=["P3"])
    choose_secretly(s, ShowBuildings())
    play(s)
    assert reasons(s) == {"seat-0-hand-0": "cr-barred-low"}


def test_the_astrologer_says_that_the_rest_is_discarded() -> None:
    s = play(table(hands=["B2"], drawn="V1 Y1 G4"), BuildDrawn(0))
    assert "discarded" in render(GAME.question(s, s.asked()).text, "en")
    assert "défaussé" in render(GAME.question(s, s.asked()).text, "fr")
    s = play(table(hands=["B2"], drawn="V1 Y1 G4"), BuildSecond(0, card("G4")))
    assert "discarded" in render(GAME.question(s, s.asked()).text, "en")
    assert "discard the rest" in render(text("cr-effect-6"), "en")
    assert "défaussez le reste" in render(text("cr-effect-6"), "fr")


def test_the_regent_draws_before_he_builds_to_catch_up() -> None:
    s = table(1, points=[22, 9], deck="G5 R3")
    s.told = []
    play(s, CatchUp())
    said = [render(GAME.event_text(event, None), "en") for event in s.told]
    assert said[0] == "The Regent draws 2 cards to catch up."
