"""Phase 1, founding the Cities: play a card, then buy at the Market or add a card to it."""

from typing import ClassVar, Final

from crownlands.core.machine import Ask, Frame
from crownlands.games.cites_royales.cards import CARDS, CITIES, COLOUR, HIGHEST_CARD, INFLUENCE
from crownlands.games.cites_royales.cities import BIT, top_card
from crownlands.games.cites_royales.powers import EFFECTS
from crownlands.games.cites_royales.season import end_season
from crownlands.games.cites_royales.state import ADDING, LINE, REVOLTS, Provinces, without

# The options of playing a card: nothing, a card of the hand, the highest card of a City.
FROM_HAND: Final = 1
FROM_CITY: Final = FROM_HAND + CARDS

# The options at the Market.
ADD: Final = 0
BUY: Final = 1
ADD_WITH_HERO: Final = 2


class Turn(Frame[Provinces]):
    """Play a card, then buy or add a card; then the Noble to the left."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: Provinces) -> None:
        s.turns += 1
        s.push(PlayCard(self.seat), BuyOrAdd(self.seat), EndTurn(self.seat))


class EndTurn(Frame[Provinces]):
    """The Noble to the left goes on; once everybody has bought, the Season ends."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: Provinces) -> None:
        following = s.left_of(self.seat)
        if s.all_bought():
            end_season(s, NextSeason(following))
        else:
            s.reveal()  # that the next Noble is asked tells that the hidden hand leaves a choice
            s.push(Turn(following))


class NextSeason(Frame[Provinces]):
    """The Noble to the left of the last buyer begins the new Season."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: Provinces) -> None:
        if s.season == s.last_season():
            s.end()
            return
        catch_up(s, self.seat)
        open_season(s)
        s.push(Turn(self.seat))


# A: play a card -----------------------------------------------------------------------------------


class PlayCard(Ask[Provinces]):
    """Discard a card of the hand, or the highest card of one of your Cities, for its effect.

    Option 0 plays nothing, 1 + card plays from the hand, 50 + City plays its highest card.
    Only a card whose effect can do something is played.
    """

    SPAN: ClassVar[int] = FROM_CITY + CITIES

    def options(self, s: Provinces) -> list[int]:
        noble = s.nobles[self.seat]
        cities = noble.cities
        options = [0]
        last = -1
        for card in noble.hand:
            if card != last:
                last = card
                if EFFECTS[INFLUENCE[card]].works(s, self.seat, cities):
                    options.append(FROM_HAND + card)
        for city in range(CITIES):
            if cities[city]:
                card = top_card(cities[city], city)
                left = cities.copy()
                left[city] ^= BIT[card]
                if EFFECTS[INFLUENCE[card]].works(s, self.seat, left):
                    options.append(FROM_CITY + city)
        return options

    def chosen(self, s: Provinces, option: int) -> None:
        if option == 0:
            return
        noble = s.nobles[self.seat]
        if option >= FROM_CITY:
            card = noble.remove_top(option - FROM_CITY)
            if s.told is not None:
                s.tell("play-top", self.seat, (card, option - FROM_CITY))
        else:
            card = option - FROM_HAND
            noble.play(card)
            s.reveal()
            if s.told is not None:
                s.tell("play", self.seat, (card,))
        s.discard.append(card)
        EFFECTS[INFLUENCE[card]].resolve(s, self.seat)


# B: buy at the Market -----------------------------------------------------------------------------


class BuyOrAdd(Ask[Provinces]):
    """Buy cards, once a Season and only from a complete second line, or add a card.

    A Hero that lies face up may be turned down to draw two cards and add one. When no card is
    left to add, a Noble who has not bought must buy.
    """

    SPAN: ClassVar[int] = 3

    def options(self, s: Provinces) -> list[int]:
        options = []
        can_add = s.can_draw(1)
        if not s.has_bought(self.seat) and (s.line_complete() or not can_add):
            options.append(BUY)
        if can_add:
            options.append(ADD)
            if s.nobles[self.seat].hero and s.can_draw(2):
                options.append(ADD_WITH_HERO)
        return options

    def chosen(self, s: Provinces, option: int) -> None:
        if option == BUY:
            buy(s, self.seat, at_least=1 if s.can_draw(1) else 0)
        elif option == ADD:
            self.add(s)
        else:
            s.nobles[self.seat].hero = False
            s.tell("hero-down", self.seat, ())
            draw_two(s, self.seat)
            s.push(AddOneOfTwo(self.seat))

    def add(self, s: Provinces) -> None:
        """Add the next card of the deck to the Market."""
        add_to_market(s, self.seat, s.draw())


def buy(s: Provinces, seat: int, *, at_least: int) -> None:
    """Spend this Season's purchase: open cards up to the capacity, at least so many."""
    s.bought |= 1 << seat
    if s.told is not None:
        s.tell("buys", seat, (s.capacity(),))
    s.push(BuyCard(seat, s.capacity(), HIGHEST_CARD, at_least))


class BuyCard(Ask[Provinces]):
    """Buy one more card, or no more; 0 is no more, 1 + card buys it.

    Dearer cards are bought first, so that few purchases can be made in more than one order.
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "left", "card", "at_least")
    SPAN: ClassVar[int] = 1 + CARDS

    def __init__(self, seat: int, left: int, card: int, at_least: int) -> None:
        self.seat = seat
        self.left = left
        self.card = card  # no dearer one may still be bought
        self.at_least = at_least

    def options(self, s: Provinces) -> list[int]:
        most = min(self.left, INFLUENCE[self.card])
        options = [1 + card for card in set(s.market) if INFLUENCE[card] <= most]
        options.sort(reverse=True)
        if not self.at_least:
            options.append(0)
        return options

    def chosen(self, s: Provinces, option: int) -> None:
        if option == 0:
            return
        card = option - 1
        s.market.remove(card)
        s.nobles[self.seat].take_openly(card)
        if s.told is not None:
            s.tell("buy", self.seat, (card,))
        s.push(BuyCard(self.seat, self.left - INFLUENCE[card], card, 0))


# C: add a card to the Market ----------------------------------------------------------------------


def draw_two(s: Provinces, seat: int) -> None:
    """Draw two cards for all to see."""
    s.drawn = tuple(sorted((s.draw(), s.draw())))
    if s.told is not None:
        s.tell("draw-open", seat, s.drawn)


class AddOneOfTwo(Ask[Provinces]):
    """Choose which of the two cards is added to the Market; the other is discarded."""

    SPAN: ClassVar[int] = CARDS

    def options(self, s: Provinces) -> list[int]:
        return sorted(set(s.drawn))

    def chosen(self, s: Provinces, option: int) -> None:
        other = without(s.drawn, option)
        s.drawn = ()
        s.discard.extend(other)
        if s.told is not None:
            s.tell("discard-drawn", self.seat, other)
        add_to_market(s, self.seat, option)


def add_to_market(s: Provinces, seat: int, card: int) -> None:
    """Add a card; from the third line on it may bring points, or a Revolt."""
    line = s.next_line()
    colour = COLOUR[card]
    if line > 2 and len(s.of_colour(colour)) >= 2:
        revolt(s, seat, card, line)
        return
    if s.told is not None:
        s.tell("add", seat, (card, line))
    if line > 2 and not s.has_bought(seat) and s.has_pair_beside(colour):
        s.nobles[seat].earned[ADDING] += line - 2
        if s.told is not None:
            s.tell("points-adding", seat, (line - 2,))
    s.market.append(card)


def revolt(s: Provinces, seat: int, card: int, line: int) -> None:
    """Discard the open cards of this colour, add the new one, and turn the Hero up.

    Who has not bought gives points to all the others and must buy, even from a short Market;
    who has bought carries out the effect of the weakest card discarded.
    """
    gone = s.of_colour(COLOUR[card])
    s.market = [other for other in s.market if COLOUR[other] != COLOUR[card]]
    s.market.append(card)
    s.discard.extend(gone)
    if s.told is not None:
        s.tell("revolt", seat, (line, card, *gone))
    if s.seats > 1 and not s.nobles[seat].hero:
        s.nobles[seat].hero = True
        s.tell("hero-up", seat, ())
    if s.has_bought(seat):
        weakest = min(gone)
        s.tell("weakest", seat, (weakest,))
        EFFECTS[INFLUENCE[weakest]].resolve(s, seat)
        return
    for other in range(len(s.nobles)):
        if other != seat:
            s.nobles[other].earned[REVOLTS] += line - 2
            if s.told is not None:
                s.tell_of("points-revolt", other, (line - 2,))
    buy(s, seat, at_least=0)


# Between two Seasons ------------------------------------------------------------------------------


def catch_up(s: Provinces, first: int) -> None:
    """Each Noble draws a card for every bonus cell strictly between them and the leader."""
    lead = max(noble.points for noble in s.nobles)
    for turn in range(s.seats):
        seat = (first + turn) % s.seats
        cells = bonus_cells(s, s.nobles[seat].points, lead)
        if cells and s.told is not None:
            s.tell("catch-up", seat, (cells,))
        for _ in range(cells):
            s.draw_into_hand(seat)


def bonus_cells(s: Provinces, behind: int, lead: int) -> int:
    """Count the bonus cells strictly between two places of the track."""
    if behind >= lead:
        return 0
    return (lead - 1) // s.bonus_step - behind // s.bonus_step


def open_season(s: Provinces) -> None:
    """Reveal the next Season, take the Market pawns back, and refill the second line."""
    s.season += 1
    s.bought = 0
    s.tell("season", 0, (s.season,))
    refill(s)


def refill(s: Provinces) -> None:
    """Complete the second line with cards of colours that do not lie open yet."""
    while len(s.market) < LINE and _missing_colour_left(s):
        card = s.draw()
        if s.of_colour(COLOUR[card]):
            s.discard.append(card)
            s.tell("refill-discard", 0, (card,))
        else:
            s.market.append(card)
            s.tell("refill", 0, (card,))


def _missing_colour_left(s: Provinces) -> bool:
    """Whether some card still to be drawn has a colour that does not lie open."""
    present = {COLOUR[card] for card in s.market}
    for cards in (s.deck, s.discard, s.reserve):
        for card in cards:
            if COLOUR[card] not in present:
                return s.can_draw(1)
    return False
