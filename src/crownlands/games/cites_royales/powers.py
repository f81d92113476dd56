"""The seven effects, by Influence, and the questions that they ask.

All cards of an Influence have the same effect, white ones too. An effect works when it has
something to work on; then it must be carried out.
"""

from typing import ClassVar, Final

from crownlands.core.machine import Ask
from crownlands.games.cites_royales.cards import CARDS, CITIES, COLOUR, INFLUENCE, WHITE
from crownlands.games.cites_royales.cities import places_for, top_card, top_of
from crownlands.games.cites_royales.state import MOST_NOBLES, Provinces, without

EVERY_CITY: Final = MOST_NOBLES * CITIES


class Power:
    """What a card of one Influence does when it is played."""

    def works(self, s: Provinces, seat: int, mine: list[int]) -> bool:
        """Whether it has something to work on, with `mine` as this Noble's Cities."""
        raise NotImplementedError

    def resolve(self, s: Provinces, seat: int) -> None:
        """Carry it out, or ask what it needs to know."""
        raise NotImplementedError


# 0: the Void --------------------------------------------------------------------------------------


class Void(Power):
    """Discard an open card of the Market."""

    def works(self, s: Provinces, seat: int, mine: list[int]) -> bool:
        return bool(s.market)

    def resolve(self, s: Provinces, seat: int) -> None:
        s.push(DiscardOpen(seat))


class DiscardOpen(Ask[Provinces]):
    """Choose the open card that is discarded; the option is the card."""

    SPAN: ClassVar[int] = CARDS

    def options(self, s: Provinces) -> list[int]:
        return sorted(set(s.market), reverse=True)

    def chosen(self, s: Provinces, option: int) -> None:
        s.market.remove(option)
        s.discard.append(option)
        if s.told is not None:
            s.tell("discard-open", self.seat, (option,))


# 1: the Villager ----------------------------------------------------------------------------------


class Villager(Power):
    """Take the highest card of one of your Cities into your hand."""

    def works(self, s: Provinces, seat: int, mine: list[int]) -> bool:
        return any(mine)

    def resolve(self, s: Provinces, seat: int) -> None:
        s.push(TakeBack(seat))


class TakeBack(Ask[Provinces]):
    """Choose the City whose highest card goes back into the hand."""

    SPAN: ClassVar[int] = CITIES

    def options(self, s: Provinces) -> list[int]:
        cities = s.nobles[self.seat].cities
        filled = [city for city in range(CITIES) if cities[city]]
        return sorted(filled, key=lambda city: -top_of(cities[city]))

    def chosen(self, s: Provinces, option: int) -> None:
        noble = s.nobles[self.seat]
        card = noble.remove_top(option)
        noble.take_openly(card)
        if s.told is not None:
            s.tell("take-back", self.seat, (card, option))


# 2: the Jester ------------------------------------------------------------------------------------


class Jester(Power):
    """Draw a card into your hand."""

    def works(self, s: Provinces, seat: int, mine: list[int]) -> bool:
        return True  # the Jester itself has just been discarded, so a card can be drawn

    def resolve(self, s: Provinces, seat: int) -> None:
        s.draw_into_hand(seat)


# 3: the Assassin ----------------------------------------------------------------------------------


class Assassin(Power):
    """Discard the highest card of any City."""

    def works(self, s: Provinces, seat: int, mine: list[int]) -> bool:
        return any(mine) or any(
            any(s.nobles[other].cities) for other in range(len(s.nobles)) if other != seat
        )

    def resolve(self, s: Provinces, seat: int) -> None:
        s.push(Assassinate(seat))


class Assassinate(Ask[Provinces]):
    """Choose the City whose highest card is discarded; the option is 6 * Noble + City."""

    SPAN: ClassVar[int] = EVERY_CITY

    def options(self, s: Provinces) -> list[int]:
        rivals = []
        own = []
        for number in range(len(s.nobles)):
            cities = s.nobles[number].cities
            for city in range(CITIES):
                if cities[city]:
                    target = (-top_of(cities[city]), CITIES * number + city)
                    if number == self.seat:
                        own.append(target)
                    else:
                        rivals.append(target)
        return [option for _, option in sorted(rivals) + sorted(own)]

    def chosen(self, s: Provinces, option: int) -> None:
        owner, city = divmod(option, CITIES)
        card = s.nobles[owner].remove_top(city)
        s.discard.append(card)
        if s.told is not None:
            s.tell("assassinate", self.seat, (s.named(owner), card, city))


# 4: the Merchant ----------------------------------------------------------------------------------


class Merchant(Power):
    """Take an open card of the Market into your hand without paying."""

    def works(self, s: Provinces, seat: int, mine: list[int]) -> bool:
        return bool(s.market)

    def resolve(self, s: Provinces, seat: int) -> None:
        s.push(TakeOpen(seat))


class TakeOpen(Ask[Provinces]):
    """Choose the open card that is taken for nothing; the option is the card."""

    SPAN: ClassVar[int] = CARDS

    def options(self, s: Provinces) -> list[int]:
        return sorted(set(s.market), reverse=True)

    def chosen(self, s: Provinces, option: int) -> None:
        s.market.remove(option)
        s.nobles[self.seat].take_openly(option)
        if s.told is not None:
            s.tell("take-open", self.seat, (option,))


# 5: the Knight ------------------------------------------------------------------------------------


class Knight(Power):
    """Move the highest card of any City to one of yours, where it may be built."""

    def works(self, s: Provinces, seat: int, mine: list[int]) -> bool:
        return bool(movable(s, seat, mine))

    def resolve(self, s: Provinces, seat: int) -> None:
        s.push(MoveFrom(seat))


def movable(s: Provinces, seat: int, mine: list[int]) -> list[int]:
    """The Cities whose highest card could move to one of mine; a Joker may move alone."""
    sources = []
    for number in range(len(s.nobles)):
        cities = mine if number == seat else s.nobles[number].cities
        for city in range(CITIES):
            if cities[city] and places_for(top_card(cities[city], city), mine):
                sources.append(CITIES * number + city)
    return sources


class MoveFrom(Ask[Provinces]):
    """Choose the City whose highest card moves; the option is 6 * Noble + City."""

    SPAN: ClassVar[int] = EVERY_CITY

    def options(self, s: Provinces) -> list[int]:
        def height(source: int) -> int:
            return top_of(s.nobles[source // CITIES].cities[source % CITIES])

        sources = movable(s, self.seat, s.nobles[self.seat].cities)
        return sorted(sources, key=height, reverse=True)

    def chosen(self, s: Provinces, option: int) -> None:
        s.push(MoveTo(self.seat, option // CITIES, option % CITIES))


class MoveTo(Ask[Provinces]):
    """Choose which of your Cities the card moves to; only a Joker has a choice."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "owner", "city")
    SPAN: ClassVar[int] = CITIES

    def __init__(self, seat: int, owner: int, city: int) -> None:
        self.seat = seat
        self.owner = owner
        self.city = city

    def card(self, s: Provinces) -> int:
        """The card that moves."""
        return top_card(s.nobles[self.owner].cities[self.city], self.city)

    def options(self, s: Provinces) -> list[int]:
        return places_for(self.card(s), s.nobles[self.seat].cities)

    def chosen(self, s: Provinces, option: int) -> None:
        card = s.nobles[self.owner].remove_top(self.city)
        s.nobles[self.seat].place(card, option)
        if s.told is not None:
            s.tell("move", self.seat, (s.named(self.owner), card, self.city, option))


# 6: the Astrologer --------------------------------------------------------------------------------


class Astrologer(Power):
    """Draw three cards, build up to two of them, discard the others."""

    def works(self, s: Provinces, seat: int, mine: list[int]) -> bool:
        return True  # the Astrologer itself has just been discarded, so a card can be drawn

    def resolve(self, s: Provinces, seat: int) -> None:
        cards: list[int] = []
        while len(cards) < 3 and s.can_draw(1):
            cards.append(s.draw())
        s.drawn = tuple(sorted(cards))
        if s.told is not None:
            s.tell("draw-open", seat, s.drawn)
        s.push(BuildDrawn(seat))


class BuildDrawn(Ask[Provinces]):
    """Build the first of at most two drawn cards, or none; 0 is none, 1 + card builds it.

    A Joker only comes second, into the City of the first.
    """

    SPAN: ClassVar[int] = 1 + CARDS

    def options(self, s: Provinces) -> list[int]:
        noble = s.nobles[self.seat]
        fitting = [1 + card for card in s.drawn if noble.can_build(card)]
        return [*sorted(set(fitting), reverse=True), 0]

    def chosen(self, s: Provinces, option: int) -> None:
        if option:
            s.push(BuildSecond(self.seat, option - 1))
        else:
            build_drawn(s, self.seat, ())


class BuildSecond(Ask[Provinces]):
    """Build a second drawn card beside the first, or no more; 0 is none, 1 + card builds it."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "card")
    SPAN: ClassVar[int] = 1 + CARDS

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card

    def options(self, s: Provinces) -> list[int]:
        noble = s.nobles[self.seat]
        top = top_of(noble.cities[COLOUR[self.card]])
        options = []
        for card in without(s.drawn, self.card):
            if COLOUR[card] == WHITE:
                fits = INFLUENCE[card] > top and INFLUENCE[card] != INFLUENCE[self.card]
            else:
                fits = card != self.card and noble.can_build(card)
            if fits:
                options.append(1 + card)
        return [*sorted(set(options), reverse=True), 0]

    def chosen(self, s: Provinces, option: int) -> None:
        build_drawn(s, self.seat, (self.card, option - 1) if option else (self.card,))


def build_drawn(s: Provinces, seat: int, cards: tuple[int, ...]) -> None:
    """Build these drawn cards, a Joker in the City of the first, and discard the others."""
    drawn = s.drawn
    s.drawn = ()
    for card in cards:
        drawn = without(drawn, card)
        city = COLOUR[cards[0]] if COLOUR[card] == WHITE else COLOUR[card]
        s.nobles[seat].place(card, city)
        if s.told is not None:
            s.tell("build", seat, (city, card))
    s.discard.extend(drawn)
    if s.told is not None and drawn:
        s.tell("discard-drawn", seat, drawn)


EFFECTS: Final[tuple[Power, ...]] = (
    Void(),
    Villager(),
    Jester(),
    Assassin(),
    Merchant(),
    Knight(),
    Astrologer(),
)
