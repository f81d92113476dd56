"""What a person reads: wilds that are left, gold that is there, powers that can be used."""

from crownlands.games.villages.actions import UsePowers
from crownlands.games.villages.payment import WILD, PayPart
from crownlands.games.villages.state import Valeria
from crownlands.words import render

from .tables import GAME, answer, built, gold, hand, land, lead, number, recruited, table


def asked(s: Valeria, language: str = "en") -> str:
    return render(GAME.question(s, s.asked()).text, language)


def offered(s: Valeria, language: str = "en") -> list[str]:
    return [render(choice.text, language) for choice in GAME.question(s, s.asked()).choices]


def test_a_wild_says_how_many_are_left_once_one_is_promised() -> None:
    s = table()
    recruited(s, 0, "warlord")
    hand(s, 0, "armory")
    land(s, 0, "wood", "stone", "stone")
    gold(s, 0, 3)
    lead(s, 0, "build")
    assert "A wild resource (you have: Warlord and a coin on your castle)" in offered(s)
    answer(s, PayPart, WILD)
    assert "A wild resource (1 left of these: Warlord and a coin on your castle)" in offered(s)
    left = "Une ressource libre (il en reste une parmi\N{NO-BREAK SPACE}: Seigneur de guerre et "
    assert left + "une pièce sur votre château)" in offered(s, "fr")


def test_a_power_says_how_much_gold_there_is_to_take() -> None:
    s = table(coins=3)
    built(s, 0, "fortress")
    gold(s, 0, 1)
    s.push(UsePowers(0, (number("fortress"),)))
    s.settle()
    assert "Fortress: take 2 gold from the bank*" in offered(s)
    gold(s, 0, 1)
    assert "Fortress: take 1 gold from the bank*" in offered(s)


def test_only_powers_that_can_be_used_are_named() -> None:
    s = table()
    built(s, 0, "cathedral", "oracle")
    s.push(UsePowers(0, (number("cathedral"), number("oracle"))))
    s.settle()
    assert asked(s) == "Use a power? Open: Cathedral and Oracle."
    s = table()
    built(s, 0, "cathedral", "oracle")
    gold(s, 1, s.bank)
    s.push(UsePowers(0, (number("cathedral"), number("oracle"))))
    s.settle()
    assert asked(s) == "Use a power? Open: Oracle."
