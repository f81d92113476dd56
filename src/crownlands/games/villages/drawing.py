"""Drawing and discarding, one card at a time, and the hand limit."""

from typing import ClassVar, Final

from crownlands.core.machine import Ask
from crownlands.games.villages.cards import KINDS, VICTORY
from crownlands.games.villages.state import DECK, HAND_LIMIT, PILES, Valeria, distinct

STOP_DRAWING: Final = DECK + 1


class Draw(Ask[Valeria]):
    """Draw a card from one of the piles or from the deck, until none is left to draw."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "left")
    SPAN: ClassVar[int] = DECK + 1

    def __init__(self, seat: int, left: int) -> None:
        self.seat = seat
        self.left = left

    def options(self, s: Valeria) -> list[int]:
        return s.places_to_draw(self.seat)

    def chosen(self, s: Valeria, option: int) -> None:
        if self.left > 1:
            s.stack.append(Draw(self.seat, self.left - 1))
        s.draw(self.seat, option)


class MayDraw(Ask[Valeria]):
    """Go on drawing with a power that has begun, or stop early."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "left")
    SPAN: ClassVar[int] = STOP_DRAWING + 1

    def __init__(self, seat: int, left: int) -> None:
        self.seat = seat
        self.left = left

    def options(self, s: Valeria) -> list[int]:
        places = s.places_to_draw(self.seat)
        if places:
            places.append(STOP_DRAWING)
        return places

    def chosen(self, s: Valeria, option: int) -> None:
        if option == STOP_DRAWING:
            return
        if self.left > 1:
            s.stack.append(MayDraw(self.seat, self.left - 1))
        s.draw(self.seat, option)


def cards_to_spare(s: Valeria, seat: int) -> list[int]:
    """The different cards in hand, one whose name is already built first."""
    village = s.villages[seat]
    cards = distinct(village.hand)
    for i, card in enumerate(cards):
        if village.cards >> card & 1:
            cards.insert(0, cards.pop(i))
            break
    return cards


def lay_aside(s: Valeria, seat: int, card: int) -> None:
    """Show a card of the hand that goes to a pile, and ask to which."""
    s.villages[seat].play(card)
    s.aside = (card,)
    s.reveal()
    s.stack.append(PlaceDiscard(seat))


class Discard(Ask[Valeria]):
    """Discard so many cards, one at a time, each on the pile of one's choice."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "left")
    SPAN: ClassVar[int] = KINDS

    def __init__(self, seat: int, left: int) -> None:
        self.seat = seat
        self.left = left

    def options(self, s: Valeria) -> list[int]:
        return cards_to_spare(s, self.seat)

    def chosen(self, s: Valeria, option: int) -> None:
        if self.left > 1:
            s.stack.append(Discard(self.seat, self.left - 1))
        lay_aside(s, self.seat, option)


class PlaceDiscard(Ask[Valeria]):
    """Choose the pile for a discarded card; what lay on top is buried, but stays in that pile."""

    SPAN: ClassVar[int] = PILES

    def options(self, s: Valeria) -> list[int]:
        piles = list(range(PILES))
        least = 0
        for pile in piles:
            cards = s.piles[pile]
            if not cards:
                least = pile
                break
            if VICTORY[cards[-1]] < VICTORY[s.piles[least][-1]]:
                least = pile
        if least:
            piles.insert(0, piles.pop(least))
        return piles

    def chosen(self, s: Valeria, option: int) -> None:
        s.piles[option] += s.aside
        if s.told is not None:
            s.tell("discard", self.seat, (s.aside[0], option))
        s.aside = ()


class HandLimit(Ask[Valeria]):
    """After leading or following, discard until eight cards are left in hand."""

    SPAN: ClassVar[int] = KINDS

    def options(self, s: Valeria) -> list[int]:
        if len(s.villages[self.seat].hand) <= HAND_LIMIT:
            return []
        return cards_to_spare(s, self.seat)

    def chosen(self, s: Valeria, option: int) -> None:
        s.stack.append(HandLimit(self.seat))
        lay_aside(s, self.seat, option)
