"""What a person reads: reasons why something cannot be chosen."""

from crownlands.games.cites_royales.rules import BUY, BuyOrAdd, PlayCard
from crownlands.games.cites_royales.season import ShowBuildings
from crownlands.games.cites_royales.state import Provinces, choose_secretly

from .tables import GAME, from_hand, play, table


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


def test_a_card_too_low_for_its_city_says_so() -> None:
    s = table(hands=["P1 P5"], cities=["P3"])
    choose_secretly(s, ShowBuildings())
    play(s)
    assert reasons(s) == {"seat-0-hand-0": "cr-barred-low"}
