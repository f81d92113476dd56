"""Hidden hands, the Reserve and secret choices: nobody learns more than they may."""

import json
import re
from collections import Counter
from random import Random

import pytest

from crownlands.core.zones import plain
from crownlands.games.cites_royales.cards import CARD_KEYS, COLOUR, WHITE
from crownlands.games.cites_royales.opening import FirstCards, HandOver, ReplaceWhite
from crownlands.games.cites_royales.position import cards_of, problems
from crownlands.games.cites_royales.rules import BuyOrAdd, PlayCard, Turn
from crownlands.games.cites_royales.season import ShowBuildings
from crownlands.games.cites_royales.state import Provinces, choose_secretly

from .tables import (
    GAME,
    NO_MORE,
    asked,
    card,
    from_hand,
    hand,
    names,
    play,
    table,
    take,
    to_build,
)


def seen(s: Provinces, reader: int | None) -> str:
    return json.dumps(plain(GAME.view(s, reader)))


def keys_in(words: str) -> set[str]:
    return {key for key in CARD_KEYS if f'"{key}"' in words or f"-{key}" in words}


def open_keys(s: Provinces) -> set[str]:
    """The cards that lie open somewhere."""
    cards = [*s.market, *s.drawn, *s.discard[-1:]]
    keys = {CARD_KEYS[number] for number in cards}
    for group in (zone for zone in GAME.zones(s, None) if zone.kind == "tableau"):
        keys |= {item.card for inner in group.groups for item in inner.items}
    return keys


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_a_view_names_only_open_cards_and_the_readers_own(seats: int) -> None:
    random = Random(seats)
    s = GAME.start(seats, seats)
    while not s.over:
        for reader in (None, *range(seats)):
            known = open_keys(s)
            if reader is not None:
                known |= {CARD_KEYS[number] for number in cards_of(s.nobles[reader])}
            assert keys_in(seen(s, reader)) <= known
        asks = s.questions()
        ask = asks[int(random.random() * len(asks))]
        options = s.options_of(ask.seat)
        s.answer(ask.seat, options[int(random.random() * len(options))])


def cards_seen(s: Provinces, reader: int | None) -> Counter[str]:
    """How often a reader sees each card on the table."""
    return Counter(re.findall(r'"card": "(\w+)"', json.dumps(plain(GAME.zones(s, reader)))))


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_a_choice_that_lets_anybody_see_a_card_for_the_first_time_cannot_be_taken_back(
    seats: int,
) -> None:
    random = Random(seats)
    s = GAME.start(seats, seats)
    readers = (None, *range(seats))
    while not s.over:
        before, unveiled = [cards_seen(s, reader) for reader in readers], s.unveiled
        asks = s.questions()
        ask = asks[int(random.random() * len(asks))]
        options = s.options_of(ask.seat)
        s.answer(ask.seat, options[int(random.random() * len(options))])
        after = [cards_seen(s, reader) for reader in readers]
        if any(later - earlier for earlier, later in zip(before, after, strict=True)):
            assert s.unveiled > unveiled


def test_whether_the_next_noble_has_a_choice_cannot_be_learned_and_then_undone() -> None:
    # With the one hand the left neighbour is asked to play a card, with the other to add one.
    for held in ("B2", ""):
        s = play(table(hands=["", held], market="V1 Y1 P1 R1 G6"), Turn(0))
        s.answer(0, 1)
        s.answer(0, from_hand("G6"))
        before = s.unveiled
        s.answer(0, NO_MORE)
        assert s.asked().seat == 1
        assert s.unveiled > before


def test_another_readers_view_of_a_hand_is_a_count() -> None:
    s = play(table(hands=["V1 Y2", "P3 R4 B5"], market="G1"), PlayCard(0))
    for reader in (None, 0):
        (zone,) = [zone for zone in GAME.zones(s, reader) if zone.id == "seat-1-hand"]
        assert zone.items == ()
        assert zone.count == 3


def test_the_reserve_and_the_deck_are_counts() -> None:
    s = GAME.start(2, 1)
    for zone in GAME.zones(s, 0):
        if zone.id in ("reserve", "deck"):
            assert zone.top is None


def test_laying_cards_face_down_changes_no_other_view() -> None:
    s = table(3, hands=["V1 Y2 P6", "V3 Y4", "R5 R6"])
    choose_secretly(s, ShowBuildings())
    play(s)
    before = {reader: seen(s, reader) for reader in (None, 1, 2)}
    s.answer(0, to_build("V1"))
    s.answer(0, to_build("Y2"))
    assert {reader: seen(s, reader) for reader in (None, 1, 2)} == before
    assert '"violet_1"' in seen(s, 0)


def test_passing_cards_changes_no_other_view() -> None:
    s = table(3, hands=["V1 Y2 P6", "V3 Y4 G1", "R5 R6 G2"])
    choose_secretly(s, HandOver())
    play(s)
    before = {reader: seen(s, reader) for reader in (None, 1, 2)}
    s.answer(0, card("V1"))
    s.answer(0, card("Y2"))
    assert {reader: seen(s, reader) for reader in (None, 1, 2)} == before


def test_a_seat_without_a_choice_looks_like_one_that_still_chooses() -> None:
    s = table(3, hands=["V1 Y2 P6", "", "R5 R6"])
    choose_secretly(s, ShowBuildings())
    play(s)
    assert GAME.view(s, 2).waiting == (0, 1, 2)


def test_no_event_names_a_card_drawn_into_a_hand_to_others() -> None:
    s = play(table(hands=["B2"], deck="G6"), PlayCard(0))
    s.answer(0, 1 + card("B2"))
    for event in s.told:
        for reader in (None, 1):
            assert "green" not in str(GAME.event_text(event, reader))
    assert any("green" in str(GAME.event_text(event, 0)) for event in s.told)


def test_a_card_that_comes_in_place_of_a_white_one_is_seen_by_its_owner_only() -> None:
    s = table(hands=["W4 W5 W6", "Y1 Y2 P1"], deck="W1 R3")
    s.nobles[0].show_hand()
    play(s, ReplaceWhite(0))
    s.answer(0, card("W5"))
    assert hand(s, 0) == "R3 W4 W6"
    assert names(s.nobles[0].shown) == "W4 W6"
    assert s.told is not None
    for event in s.told:
        for reader in (None, 1):
            assert "red" not in str(GAME.event_text(event, reader))


def test_dealing_anew_keeps_the_cards_that_everybody_saw_being_taken() -> None:
    s = play(table(hands=["B2", "V3"], market="G6 R5"), PlayCard(0))
    s.nobles[1].take_openly(s.market.pop())
    for chance in range(20):
        other = GAME.determinize(s, 0, chance)
        assert "R5" in names(other.nobles[1].hand)
        assert len(other.nobles[1].hand) == 2
        assert names(other.nobles[0].hand) == "B2"


def test_dealing_anew_keeps_the_cards_that_the_reader_passed() -> None:
    s = table(hands=["V1 Y2 P3", "R4 B5 G6"])
    choose_secretly(s, HandOver())
    play(s)
    s.answer(0, card("P3"))
    s.answer(1, card("B5"))
    for chance in range(20):
        assert {"V1", "Y2"} < set(names(GAME.determinize(s, 0, chance).nobles[1].hand).split())
        assert "R4" in names(GAME.determinize(s, 1, chance).nobles[0].hand)
    hands = {names(GAME.determinize(s, None, chance).nobles[1].hand) for chance in range(20)}
    assert len(hands) > 10


def passed_by_three() -> Provinces:
    """Seat 0 passes V1 to seat 1 and Y2 to seat 2; seat 1 passes V3 on and Y4 back."""
    s = table(3, hands=["V1 Y2 P6", "V3 Y4 P5", "R5 G5 P4"])
    choose_secretly(s, HandOver())
    play(s)
    for seat, passed in ((0, "V1 Y2"), (1, "V3 Y4"), (2, "R5 G5")):
        for name in passed.split():
            s.answer(seat, card(name))
    return s


def test_dealing_anew_knows_what_went_left_and_what_went_right() -> None:
    s = passed_by_three()
    for chance in range(20):
        other = GAME.determinize(s, 0, chance)
        assert "V1" in names(other.nobles[1].hand)
        assert "Y2" in names(other.nobles[2].hand)
        assert other.nobles[1].from_left == other.nobles[2].from_right == ()
        assert problems(other) == []
    between = {names(GAME.determinize(s, 0, chance).nobles[1].hand) for chance in range(20)}
    assert not all("G5" in hand for hand in between)  # seat 2 passed it to seat 1


def test_a_passed_card_is_forgotten_when_it_leaves_the_hand() -> None:
    s = passed_by_three()
    s.answer(0, card("Y4"))
    s.answer(1, card("V1"))
    s.answer(2, card("P4"))
    assert names(s.known_of(1, 0)) == ""
    assert names(s.known_of(2, 0)) == "Y2"
    assert names(s.known_of(0, 1)) == ""
    assert names(s.known_of(0, 2)) == "R5"


def test_dealing_anew_leaves_the_reader_knowing_what_was_passed() -> None:
    s = passed_by_three()
    for reader, left, right in ((0, "V1", "Y2"), (1, "V3", "Y4"), (2, "R5", "G5")):
        other = GAME.determinize(s, reader, 1)
        assert names(other.known_of(s.left_of(reader), reader)) == left
        assert names(other.known_of(s.right_of(reader), reader)) == right


def test_a_hand_of_whites_that_was_shown_is_known_alike_to_all() -> None:
    s = table(hands=["W1 Y2 P3", "W2 W3 G6"])
    choose_secretly(s, HandOver())
    play(s)
    s.answer(0, card("W1"))
    s.answer(1, card("G6"))
    assert asked(s) == "ReplaceWhite"
    assert s.known_of(0, 1) == s.known_of(0, None) == s.nobles[0].hand
    assert problems(s) == []


def test_who_passed_a_card_still_knows_of_it_when_an_equal_one_taken_openly_is_played() -> None:
    s = table(hands=["B2", "R4"], market="B2")
    s.nobles[0].from_left = (card("B2"),)
    s.nobles[0].take_openly(s.market.pop())
    assert names(s.known_of(0, 1)) == "B2 B2"
    s.discard.append(card("B2"))
    s.nobles[0].play(card("B2"))
    assert names(s.known_of(0, 1)) == "B2"
    assert names(s.known_of(0, None)) == ""
    assert problems(s) == []


def test_how_the_unseen_is_dealt_anew_does_not_tell_where_it_lies() -> None:
    s = play(table(hands=["V1 Y2", "P3 R4 B5"], market="G1 Y1 P1 R1"), BuyOrAdd(0))
    other = s.copy()
    unseen = [*s.nobles[1].hand, *s.reserve, *s.deck]
    held = take(unseen, "G2 G3 G4")
    other.nobles[1].hand = tuple(held)
    other.reserve, other.deck = tuple(unseen[-4:]), unseen[:-4]
    assert problems(other) == []
    for chance in range(5):
        worlds = [GAME.save_table(GAME.determinize(real, 0, chance)) for real in (s, other)]
        assert worlds[0] == worlds[1]


def test_who_still_chooses_in_secret_is_imagined_with_something_to_choose() -> None:
    s = table(hands=["V6", ""], cities=["V5 Y5 P5 R5 B5 G5"])  # only a 6 can be built
    choose_secretly(s, ShowBuildings())
    play(s)
    for chance in range(20):
        for reader in (None, 1):
            other = GAME.determinize(s, reader, chance)
            assert [ask.seat for ask in other.questions()] == [0]
            assert asked(other) == "Build"


def test_dealing_anew_forgets_what_others_laid_face_down() -> None:
    s = table(3, hands=["V1 Y2 P6", "V3 Y4", "R5 R6"])
    choose_secretly(s, ShowBuildings())
    play(s)
    s.answer(0, to_build("V1"))
    for chance in range(20):
        other = GAME.determinize(s, 1, chance)
        assert other.nobles[0].cards_held() == 3
        assert names(other.nobles[1].hand) == "V3 Y4"
        for ask in other.questions():
            assert len(other.options_of(ask.seat)) >= 2
            other.copy().answer(ask.seat, other.options_of(ask.seat)[0])


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_a_dealt_anew_game_can_be_played_to_its_end_from_anywhere(seats: int) -> None:
    random = Random(seats)
    s = GAME.start(seats, 5)
    number = 0
    while not s.over:
        number += 1
        if number % 9 == 0 or s.lanes:
            other = GAME.determinize(s, None, random.getrandbits(62))
            while not other.over:
                other.choose(other.options[int(random.random() * len(other.options))])
        s.choose(s.options[int(random.random() * len(s.options))])


def test_nobody_is_imagined_without_a_card_to_build_first() -> None:
    s = table(hands=["V1 V2 V3", "Y1 Y2 W1"])
    leave_only_whites(s)
    play(s, FirstCards())
    for chance in range(50):
        other = GAME.determinize(s, 0, chance)
        assert any(COLOUR[card] != WHITE for card in cards_of(other.nobles[1]))


def test_nobody_else_is_imagined_with_only_whites_while_a_white_is_replaced() -> None:
    s = table(hands=["W4 W5 W6", "Y1 Y2 W1"])
    s.nobles[0].shown = s.nobles[0].hand
    leave_only_whites(s)
    play(s, ReplaceWhite(0), FirstCards())
    for chance in range(50):
        other = GAME.determinize(s, 0, chance)
        assert any(COLOUR[card] != WHITE for card in cards_of(other.nobles[1]))


def leave_only_whites(s: Provinces) -> None:
    """Put every coloured card that nobody holds away."""
    unseen = [*s.deck, *s.reserve]
    s.discard = [card for card in unseen if COLOUR[card] != WHITE]
    whites = [card for card in unseen if COLOUR[card] == WHITE]
    s.reserve, s.deck = tuple(whites[:4]), whites[4:]
