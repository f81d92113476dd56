"""Each fact of the table moves the number that is named after it."""

from crownlands.games.villages.actions import StealAgain
from crownlands.games.villages.drawing import Draw
from crownlands.games.villages.payment import PayPart
from crownlands.games.villages.state import Valeria

from .tables import (
    GAME,
    ask_follow,
    built,
    cover,
    gold,
    hand,
    land,
    lead,
    pile,
    pool,
    recruited,
    table,
)


def seen(s: Valeria, seat: int = 0) -> dict[str, float]:
    """The numbers that are not nothing, by name."""
    names = GAME.feature_names(s.seats)
    told = zip(names, GAME.features(s, seat), strict=True)
    return {name: number for name, number in told if number}


def test_the_own_hand_has_columns_of_its_own_and_other_hands_only_a_size() -> None:
    s = table()
    hand(s, 0, "market", "market", "crypt")
    hand(s, 1, "keep")
    told = seen(s)
    assert told["hand market"] == 2
    assert told["hand crypt"] == 1
    assert told["seat+0 hand"] == 3
    assert told["seat+1 hand"] == 1
    assert "hand keep" not in told
    assert seen(s, 1)["hand keep"] == 1


def test_a_card_in_hand_is_not_a_card_that_is_built() -> None:
    s = table()
    hand(s, 0, "market")
    assert "seat+0 market" not in seen(s)
    built(s, 1, "crypt")
    recruited(s, 1, "knight")
    told = seen(s)
    assert told["seat+1 crypt"] == told["seat+1 knight"] == 1
    assert told["seat+1 progress"] == 2


def test_a_pile_shows_its_top_and_in_what_order_the_others_lie_below() -> None:
    s = table()
    pile(s, 3, "keep", "crypt", "keep", "market")
    told = seen(s)
    assert told["pile 3"] == 4
    assert told["pile 3 top market"] == 1
    assert told["pile 3 under keep"] == 1.25
    assert told["pile 3 under crypt"] == 0.5
    assert told["buried keep"] == 2
    assert told["buried crypt"] == 1
    assert "pile 2 top market" not in told
    assert "pile 2 under keep" not in told


def test_land_and_coins_are_told_by_place_for_every_village() -> None:
    s = table(seats=3)
    land(s, 2, "food", "food", "stone")
    cover(s, 2, "food", "castle")
    gold(s, 1, 4)
    told = seen(s, 1)
    assert told["seat+0 gold"] == 4
    assert told["seat+1 land food"] == 2
    assert told["seat+1 coins food"] == told["seat+1 coins castle"] == 1
    assert told["bank"] == s.bank


def test_the_pool_and_the_numbers_of_the_decks() -> None:
    s = table()
    pool(s, "knight")
    told = seen(s)
    assert told["pool knight"] == 1
    assert told["deck"] == len(s.deck)
    assert told["adventurers"] == len(s.adventurers)


def test_whose_turn_it_is_and_what_was_led() -> None:
    s = table(seats=3)
    lead(s, 1, "harvest")
    assert seen(s, 0)["turn of seat+1"] == 1
    assert seen(s, 1)["turn of seat+0"] == 1
    assert seen(s, 2)["led harvest"] == 1


def test_the_turn_is_the_last_one_when_the_number_is_reached() -> None:
    s = table(target=2)
    built(s, 1, "crypt")
    assert "last turn" not in seen(s)
    built(s, 1, "keep")
    assert seen(s)["last turn"] == 1


def test_a_question_tells_its_seat_what_it_is_about() -> None:
    s = table(seats=3)
    hand(s, 0, "keep", "crypt")
    s.push(Draw(1, 2))
    s.settle()
    assert seen(s, 1)["asked Draw"] == 1
    assert seen(s, 1)["about left"] == 2
    assert "about left" not in seen(s, 0)
    s.choose(0)
    s.choose(0)
    s.push(StealAgain(1, 0, 1))
    s.settle()
    assert seen(s, 1)["about victim"] == 2  # seats to the left
    assert seen(s, 1)["own seat 1"] == 1


def test_a_seat_that_follows_knows_the_action() -> None:
    s = table()
    ask_follow(s, 0, "tax")
    assert seen(s)["asked Follow"] == seen(s)["about action tax"] == 1


def test_a_payment_tells_what_is_still_needed() -> None:
    s = table()
    s.site = (s.deck.pop(),)
    land(s, 0, "wood", "wood")
    land(s, 1, "wood")
    gold(s, 0, 3)
    s.push(PayPart(0, (0, 2, 0, 0), 0, 0))
    s.settle()
    assert seen(s)["need wood"] == 2
