"""The opening: pass cards to the neighbours, and build a first card in secret."""

from typing import Any, ClassVar, Final

from crownlands.core.machine import Ask, Frame
from crownlands.games.cites_royales.cards import CARDS, COLOUR, WHITE
from crownlands.games.cites_royales.cities import cards_in
from crownlands.games.cites_royales.rules import Turn
from crownlands.games.cites_royales.season import build_plan
from crownlands.games.cites_royales.state import Provinces, Secret, choose_secretly

DEALT: Final = 3  # cards that each Noble is dealt


class KeepOne(Ask[Provinces]):
    """With two Nobles, choose the card you keep; the other two go to your opponent."""

    SPAN: ClassVar[int] = CARDS

    def options(self, s: Provinces) -> list[int]:
        return sorted(set(s.nobles[self.seat].hand), reverse=True)

    def chosen(self, s: Provinces, option: int) -> None:
        noble = s.nobles[self.seat]
        noble.put_down(option)
        noble.passing = noble.hand
        noble.hand = (option,)


class PassLeft(Ask[Provinces]):
    """Choose the card that goes to the Noble on your left."""

    SPAN: ClassVar[int] = CARDS

    def options(self, s: Provinces) -> list[int]:
        return sorted(set(s.nobles[self.seat].hand))

    def chosen(self, s: Provinces, option: int) -> None:
        pass_card(s, self.seat, option)
        s.push(PassRight(self.seat))


class PassRight(Ask[Provinces]):
    """Choose the card that goes to the Noble on your right."""

    SPAN: ClassVar[int] = CARDS

    def options(self, s: Provinces) -> list[int]:
        return sorted(set(s.nobles[self.seat].hand))

    def chosen(self, s: Provinces, option: int) -> None:
        pass_card(s, self.seat, option)


def pass_card(s: Provinces, seat: int, card: int) -> None:
    """Lay a card of the hand face down, to be passed."""
    noble = s.nobles[seat]
    noble.put_down(card)
    noble.passing += (card,)


class HandOver(Secret):
    """Take up what the neighbours passed; then everybody builds a first card."""

    def opening(self, s: Provinces, seat: int) -> Ask[Any]:
        return KeepOne(seat) if s.seats == 2 else PassLeft(seat)

    def run(self, s: Provinces) -> None:
        s.reveal()
        passed = [noble.passing for noble in s.nobles]
        for noble in s.nobles:
            noble.passing = ()
        for seat in range(s.seats):
            left, right = s.left_of(seat), s.right_of(seat)
            # What comes from the left was passed to the right, and the other way round.
            noble = s.nobles[seat]
            noble.from_left = passed[left] if s.seats == 2 else passed[left][1:]
            noble.from_right = () if s.seats == 2 else passed[right][:1]
            received = noble.from_left + noble.from_right
            for card in received:
                noble.take(card)
            s.tell("receive", seat, (), tuple(sorted(received)))
        s.push(FirstCards())
        for seat in range(s.seats):
            if s.nobles[seat].only_whites():
                show_whites(s, seat)


def show_whites(s: Provinces, seat: int) -> None:
    """A hand without a card to build first is shown, and one of its cards replaced."""
    noble = s.nobles[seat]
    noble.show_hand()
    s.tell("only-whites", seat, noble.hand)
    s.push(ReplaceWhite(seat))


class ReplaceWhite(Ask[Provinces]):
    """Choose the white card that is discarded; draw until a coloured card comes."""

    SPAN: ClassVar[int] = CARDS

    def options(self, s: Provinces) -> list[int]:
        return sorted(set(s.nobles[self.seat].hand))

    def chosen(self, s: Provinces, option: int) -> None:
        noble = s.nobles[self.seat]
        noble.play(option)
        s.discard.append(option)
        s.tell("discard-white", self.seat, (option,))
        card = s.draw()
        while COLOUR[card] == WHITE:
            s.discard.append(card)
            s.tell("discard-white", self.seat, (card,))
            card = s.draw()
        noble.take(card)
        s.tell("draw", self.seat, (), (card,))


class FirstCards(Frame[Provinces]):
    """Everybody chooses a first card in secret."""

    def run(self, s: Provinces) -> None:
        choose_secretly(s, ShowFirstCards())


class FirstCard(Ask[Provinces]):
    """Choose the card of your hand that you build first; never a white one."""

    SPAN: ClassVar[int] = CARDS

    def options(self, s: Provinces) -> list[int]:
        return sorted({card for card in s.nobles[self.seat].hand if COLOUR[card] != WHITE})

    def chosen(self, s: Provinces, option: int) -> None:
        s.nobles[self.seat].plan_card(option, COLOUR[option])


class ShowFirstCards(Secret):
    """Build the first cards; the lowest begins, of equals the leftmost City's, then chance."""

    def opening(self, s: Provinces, seat: int) -> Ask[Any]:
        return FirstCard(seat)

    def run(self, s: Provinces) -> None:
        s.reveal()
        firsts = []
        for seat in range(s.seats):
            plan = s.nobles[seat].plan
            firsts += [card for city in range(len(plan)) for card in cards_in(plan[city], city)]
            build_plan(s, seat)
        lowest = min(firsts)
        equals = [seat for seat in range(s.seats) if firsts[seat] == lowest]
        first = equals[0] if len(equals) == 1 else equals[s.below(len(equals))]
        s.tell("begins", first, ())
        s.push(Turn(first))
