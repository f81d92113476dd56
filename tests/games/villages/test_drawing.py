"""Drawing and discarding, one card at a time."""

from crownlands.games.villages.drawing import Discard, Draw, PlaceDiscard
from crownlands.games.villages.state import DECK

from .tables import (
    answer,
    hand,
    in_hand,
    kinds_told,
    lead,
    names,
    number,
    on_deck,
    pile,
    sound,
    table,
)


def test_a_card_is_drawn_from_any_pile_or_from_the_deck() -> None:
    s = table()
    on_deck(s, "oracle")
    lead(s, 0, "harvest")
    assert sorted(s.options) == [0, 1, 2, 3, 4, DECK]
    answer(s, Draw, DECK)
    assert in_hand(s, 0) == ["oracle"]


def test_an_emptied_pile_is_filled_from_the_deck_at_once() -> None:
    s = table()
    on_deck(s, "oracle")
    told = lead(s, 0, "harvest")
    answer(s, Draw, 3)
    assert names(s.piles[3]) == ["oracle"]
    assert kinds_told(told)[-2:] == ["draw-pile", "refill"]
    sound(s)


def test_a_pile_with_more_cards_shows_the_next_one() -> None:
    s = table()
    pile(s, 3, "farm", "keep", "abbey")
    deck = len(s.deck)
    lead(s, 0, "harvest")
    answer(s, Draw, 3)
    assert in_hand(s, 0) == ["abbey"]
    assert names(s.piles[3]) == ["farm", "keep"]
    assert len(s.deck) == deck


def test_two_discards_may_go_to_the_same_or_to_different_piles() -> None:
    for second in (1, 4):
        s = table()
        hand(s, 0, "farm", "keep", "abbey")
        s.push(Discard(0, 2))
        s.settle()
        answer(s, Discard, number("farm"))
        answer(s, PlaceDiscard, 1)
        answer(s, Discard, number("keep"))
        answer(s, PlaceDiscard, second)
        assert names(s.piles[second])[-1] == "keep"
        assert in_hand(s, 0) == ["abbey"]
        sound(s)


def test_a_card_that_could_never_be_built_is_the_first_one_offered_for_discarding() -> None:
    s = table()
    hand(s, 0, "farm", "keep", "abbey")
    s.villages[0].cards |= 1 << number("keep")
    s.deck.remove(number("keep"))
    s.push(Discard(0, 1))
    s.settle()
    assert s.options[0] == number("keep")


def test_without_any_card_to_draw_the_draw_is_skipped() -> None:
    s = table()
    s.villages[1].resources = tuple(s.deck)
    s.deck = []
    for i in range(5):
        s.villages[1].resources += s.piles[i]
        s.piles[i] = ()
    lead(s, 0, "harvest")
    assert s.villages[0].hand == []
    assert not isinstance(s.asked(), Draw)
