"""Each fact of the provinces moves the number that is named after it."""

from crownlands.games.cites_royales.cards import CARD_KEYS
from crownlands.games.cites_royales.opening import HandOver
from crownlands.games.cites_royales.powers import MoveTo
from crownlands.games.cites_royales.rules import BuyCard, BuyOrAdd, EndTurn
from crownlands.games.cites_royales.season import ShowBuildings
from crownlands.games.cites_royales.state import Provinces, choose_secretly

from .tables import GAME, card, play, table, to_build


def seen(s: Provinces, seat: int = 0) -> dict[str, float]:
    """The numbers that are not nothing, by name."""
    names = GAME.feature_names(s.seats)
    told = zip(names, GAME.features(s, seat), strict=True)
    return {name: number for name, number in told if number}


def test_the_own_hand_is_told_and_of_other_hands_what_everybody_saw() -> None:
    s = table(hands=["V1 V1 R3", "B2"], market="G4")
    s.nobles[1].take_openly(s.market.pop())
    told = seen(s)
    assert told["hand violet_1"] == 2
    assert told["hand red_3"] == 1
    assert told["seat+1 held"] == 2
    assert told["seat+1 known green_4"] == 1
    assert not [name for name in told if name.endswith("blue_2")]
    assert seen(s, 1)["hand blue_2"] == seen(s, 1)["seat+0 known green_4"] == 1


def test_cities_are_told_card_by_card_with_their_jokers() -> None:
    s = table(cities=["R1 R4", "R2 W3@R"])
    told = seen(s)
    assert told["seat+0 red 1"] == told["seat+0 red 4"] == 1
    assert told["seat+1 red 2"] == told["seat+1 red joker 3"] == 1
    assert "seat+1 red 3" not in told


def test_markers_stand_on_the_season_and_the_points() -> None:
    s = table(3, season=2, points=[0, 7, 12], heroes=[2], bought=[1])
    told = seen(s, 1)
    assert told["season"] == 2
    assert told["seasons left"] == s.last_season() - 2
    assert told["seat+0 points"] == 7
    assert told["seat+1 points"] == 12
    assert told["seat+1 hero"] == told["seat+0 bought"] == 1


def test_the_market_and_the_piles() -> None:
    s = table(market="P2 P2 Y5", discard="B1 G6", drawn="V0")
    told = seen(s)
    assert told["market pink_2"] == 2
    assert told["market yellow_5"] == told["drawn violet_0"] == 1
    assert told["discard top green_6"] == 1
    assert "discard top blue_1" not in told
    assert told["deck"] == len(s.deck)
    assert told["discard"] == 2
    assert told["market"] == 3


def test_the_regent_sits_to_the_left_of_a_single_noble() -> None:
    s = table(1, cities=["", "Y3"], points=[0, 5])
    assert seen(s)["seat+1 yellow 3"] == 1
    assert seen(s)["seat+1 points"] == 5


def test_whose_turn_it_is() -> None:
    s = table(3, market="V1 V2 V3 V4", heroes=[2])
    play(s, BuyOrAdd(2), EndTurn(2))
    assert seen(s, 0)["turn of seat+2"] == 1
    assert seen(s, 2)["turn of seat+0"] == 1


def test_a_purchase_tells_what_is_left_to_spend() -> None:
    s = table(market="P2 Y3")
    play(s, BuyCard(0, 5, card("Y3"), 0))
    told = seen(s)
    assert told["asked BuyCard"] == told["about card yellow_3"] == 1
    assert told["about left"] == 5
    assert "about left" not in seen(s, 1)


def test_a_move_tells_whose_city_the_card_comes_from() -> None:
    s = table(3, cities=["R1", "W5@R R2", "B1"])
    play(s, MoveTo(2, 1, 3))
    assert seen(s, 2)["about owner"] == 2  # seats to the left
    assert seen(s, 2)["about city red"] == 1


def test_what_is_laid_face_down_is_told_to_its_owner_only() -> None:
    s = table(hands=["R1 R2 R3", "B1 B2 G3"])
    choose_secretly(s, ShowBuildings())
    s.settle()
    before = GAME.features(s, 1)
    s.answer(0, to_build("R3"))
    told = seen(s)
    assert told["plan red 3"] == 1
    assert "hand red_3" not in told
    assert told["seat+0 held"] == 3
    assert GAME.features(s, 1) == before


def test_cards_on_their_way_left_and_right() -> None:
    s = GAME.start(2, 5)
    assert isinstance(s.stack[-1], HandOver)
    while len(s.nobles[0].passing) < 2:
        s.answer(0, s.options_of(0)[0])
    told = seen(s)
    left, right = s.nobles[0].passing
    assert told[f"pass left {CARD_KEYS[left]}"] == told[f"pass right {CARD_KEYS[right]}"] == 1
    assert not [name for name in seen(s, 1) if name.startswith("pass")]
