"""What a person reads: wilds that are left, gold that is there, powers that can be used."""

from crownlands.core.zones import Tableau
from crownlands.games.villages.actions import UsePowers
from crownlands.games.villages.payment import OTHERS, OWN, WILD, PayPart
from crownlands.games.villages.state import Valeria
from crownlands.words import render

from .tables import GAME, answer, built, cover, gold, hand, land, lead, number, recruited, table


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
    left = "Une ressource native (il en reste une parmi\N{NO-BREAK SPACE}: Seigneur de guerre et "
    assert left + "une pièce sur votre château)" in offered(s, "fr")


def test_what_is_still_to_be_provided_is_marked_like_the_cost_in_the_options() -> None:
    s = table()
    hand(s, 0, "fountain")
    land(s, 0, "stone", "magic")
    gold(s, 0, 2)
    lead(s, 0, "build")
    assert asked(s).endswith("To provide: 1 stone* and 1 magic*.")
    assert asked(s, "fr").endswith("Il faut fournir\N{NO-BREAK SPACE}: 1 pierre* et 1 magie*.")
    s = table()
    hand(s, 0, "armory")
    land(s, 0, "wood", "stone", "stone")
    gold(s, 0, 3)
    lead(s, 0, "build")
    assert asked(s).endswith("To provide: 1 wood and 2 stone.")


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


def test_each_coin_is_shown_on_a_card_of_its_own_those_that_rest_first() -> None:
    s = table(seats=1)
    land(s, 0, "food", "wood", "food", "food")
    cover(s, 0, "food", "food", "castle")
    s.villages[0].resting = (1, 0, 0, 0, 0)
    village = next(zone for zone in GAME.view(s, 0).zones if zone.id == "seat-0-village")
    assert isinstance(village, Tableau)
    notes = {item.id: [note.id for note in item.notes] for item in village.groups[0].items}
    assert notes == {
        "seat-0-castle": ["vv-note-coin"],
        "seat-0-resource-0": ["vv-resource-food", "vv-note-resting"],
        "seat-0-resource-1": ["vv-resource-wood"],
        "seat-0-resource-2": ["vv-resource-food", "vv-note-coin"],
        "seat-0-resource-3": ["vv-resource-food"],
    }


def test_a_coin_can_be_put_on_the_cards_that_are_shown_without_one() -> None:
    s = table()
    hand(s, 0, "tannery")
    for seat in (0, 1):
        land(s, seat, "food", "wood", "food")
        cover(s, seat, "food")
    gold(s, 0, 1)
    lead(s, 0, "build")
    choices = {choice.option: choice for choice in GAME.question(s, s.asked()).choices}
    assert choices[OWN].targets == ("seat-0-resource-2",)
    assert choices[OTHERS + 1].targets == ("seat-1-resource-2",)
