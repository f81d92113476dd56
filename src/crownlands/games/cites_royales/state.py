"""The six provinces: the Market, the Nobles with their hands and Cities, and small questions."""

from typing import Any, ClassVar, Final

from crownlands.core.machine import Ask, Frame, State
from crownlands.games.cites_royales.cards import (
    CITIES,
    COLOUR,
    INFLUENCE,
    VIOLET,
    WHITE,
)
from crownlands.games.cites_royales.cities import BIT, JOKERS, OWN, top_card, top_of

LINE: Final = 4  # cards in a line of the Market
RESERVE: Final = 4  # cards of the Reserve, which is the first line
LAST_LINE: Final = 5
EMPTY: Final = (0,) * CITIES

# Where points come from: the six Cities, then adding cards, then the Revolts of others.
ADDING: Final = CITIES
REVOLTS: Final = CITIES + 1
SOURCES: Final = ("violet", "yellow", "pink", "red", "blue", "green", "adding", "revolts")
HERO_POINTS: Final = 2

MOST_NOBLES: Final = 4
REGENT: Final = MOST_NOBLES  # names the Regent in events


class Noble:
    """A Noble's points, hand, Cities and Hero; in solo play the Regent is one without a hand."""

    def __init__(self, earned: list[int], cities: list[int]) -> None:
        self.earned = earned  # points from each source
        self.hand: tuple[int, ...] = ()  # ascending
        self.shown: tuple[int, ...] = ()  # cards of the hand that everybody saw being taken
        self.from_left: tuple[int, ...] = ()  # and those that a neighbour passed, who knows them
        self.from_right: tuple[int, ...] = ()  # (with two Nobles, the one rival is to the left)
        self.passing: tuple[int, ...] = ()  # to the left, to the right; face down
        self.plan: tuple[int, ...] = EMPTY  # cards to be built, face down, by City
        self.cities = cities
        self.hero: bool = False  # face up

    def copy(self) -> "Noble":
        """Copy all that can change."""
        other = Noble(self.earned.copy(), self.cities.copy())
        other.hand = self.hand
        other.shown = self.shown
        other.from_left = self.from_left
        other.from_right = self.from_right
        other.passing = self.passing
        other.plan = self.plan
        other.hero = self.hero
        return other

    # The hand ---------------------------------------------------------------------------

    def take(self, card: int) -> None:
        """Take a card into the hand, unseen."""
        self.hand = tuple(sorted((*self.hand, card)))

    def take_openly(self, card: int) -> None:
        """Take a card into the hand that everybody has seen."""
        self.hand = tuple(sorted((*self.hand, card)))
        self.shown = tuple(sorted((*self.shown, card)))

    def put_down(self, card: int) -> None:
        """Lay a card of the hand face down on the table; nobody learns which."""
        self.hand = without(self.hand, card)

    def play(self, card: int) -> None:
        """Give a card away from the hand, for all to see."""
        self.hand = without(self.hand, card)
        self.forget(card)

    def forget(self, card: int) -> None:
        """The card has left the hand for good: it is no longer one that others know of there.

        Of equal cards nobody can tell which one it was; a neighbour who passed one, and saw
        another being taken, still knows of one.
        """
        if card in self.shown:
            self.shown = without(self.shown, card)
            return
        if card in self.from_left:
            self.from_left = without(self.from_left, card)
        if card in self.from_right:
            self.from_right = without(self.from_right, card)

    def show_hand(self) -> None:
        """Let everybody see the hand; nobody knows more of it than the others any longer."""
        self.shown = self.hand
        self.from_left = ()
        self.from_right = ()

    def cards_held(self) -> int:
        """How many cards this Noble holds or has laid face down."""
        planned = sum(city.bit_count() for city in self.plan)
        return len(self.hand) + len(self.passing) + planned

    def only_whites(self) -> bool:
        """Whether the hand has no card that could be built first."""
        return all(COLOUR[card] == WHITE for card in self.hand)

    # The Cities -------------------------------------------------------------------------

    @property
    def points(self) -> int:
        """The Victory Points on the track."""
        return sum(self.earned)

    def place(self, card: int, city: int) -> None:
        """Put a card into a City."""
        self.cities[city] |= BIT[card]

    def remove_top(self, city: int) -> int:
        """Take the highest card off a City."""
        card = top_card(self.cities[city], city)
        self.cities[city] ^= BIT[card]
        return card

    def plan_card(self, card: int, city: int) -> None:
        """Lay a card of the hand face down, to be built in a City."""
        self.put_down(card)
        plan = list(self.plan)
        plan[city] |= BIT[card]
        self.plan = tuple(plan)

    def can_build(self, card: int) -> bool:
        """Whether a coloured card may go onto its City."""
        colour = COLOUR[card]
        return colour != WHITE and INFLUENCE[card] > top_of(self.cities[colour])

    def size(self) -> int:
        """How many cards are built."""
        total = 0
        for city in self.cities:
            total += city.bit_count()
        return total


class Provinces(State):
    """The deck, the Reserve, the Market and the Nobles."""

    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        self.nobles: list[Noble] = []  # in solo play the Regent comes last
        self.deck: list[int] = []  # the next card is last
        self.discard: list[int] = []
        self.reserve: tuple[int, ...] = ()
        self.market: list[int] = []  # face up, in the order of the lines
        self.drawn: tuple[int, ...] = ()  # drawn for all to see, not yet placed
        self.bought: int = 0  # a bit for each Noble that has bought this Season
        self.season: int = 1
        self.bonus_step: int = 0
        self.crowns: tuple[int, ...] = ()
        self.expert: bool = False

    def copy(self) -> "Provinces":
        """Copy all that can change; frames and rows are shared."""
        other = Provinces(self.seats)
        self.copy_machine(other)
        other.nobles = [noble.copy() for noble in self.nobles]
        other.deck = self.deck.copy()
        other.discard = self.discard.copy()
        other.reserve = self.reserve
        other.market = self.market.copy()
        other.drawn = self.drawn
        other.bought = self.bought
        other.season = self.season
        other.bonus_step = self.bonus_step
        other.crowns = self.crowns
        other.expert = self.expert
        return other

    # Drawing ----------------------------------------------------------------------------

    def can_draw(self, number: int) -> bool:
        """Whether so many cards can be drawn; the Reserve is refilled before the deck."""
        return len(self.deck) + len(self.discard) >= number

    def draw(self) -> int:
        """Draw the next card; an empty deck is made anew from the discard pile and the Reserve."""
        if not self.deck:
            self.reshuffle()
        self.reveal()
        return self.deck.pop()

    def reshuffle(self) -> None:
        """Shuffle the discard pile and the Reserve together; deal a new Reserve and deck."""
        cards = [*self.discard, *self.reserve]
        self.shuffle(cards)
        self.discard = []
        self.reserve = tuple(cards[:RESERVE])
        self.deck = cards[RESERVE:]
        self.tell("reshuffle", 0, ())

    def tell_of(self, kind: str, number: int, data: tuple[int, ...]) -> None:
        """Tell what a Noble did; what the Regent does is an event of its own."""
        if number < self.seats:
            self.tell(kind, number, data)
        elif self.told is not None:
            self.tell(f"regent-{kind}", 0, data)

    def named(self, number: int) -> int:
        """A Noble's number in an event; the Regent's is the same at every table."""
        return number if number < self.seats else REGENT

    def draw_into_hand(self, seat: int) -> None:
        """Draw a card into the hand, if there is one."""
        if self.can_draw(1):
            card = self.draw()
            self.nobles[seat].take(card)
            if self.told is not None:
                self.tell("draw", seat, (), (card,))

    def known_of(self, number: int, reader: int | None) -> tuple[int, ...]:
        """The cards of a Noble's hand that this reader knows: shown to all, or passed by them."""
        noble = self.nobles[number]
        known = noble.shown
        if reader == self.left_of(number):
            known += noble.from_left
        if reader == self.right_of(number):
            known += noble.from_right
        return known

    def left_of(self, seat: int) -> int:
        """The Noble to the left, whose turn is next."""
        return (seat + 1) % self.seats

    def right_of(self, seat: int) -> int:
        """The Noble to the right."""
        return (seat - 1) % self.seats

    # The Market -------------------------------------------------------------------------

    def capacity(self) -> int:
        """What a buyer may spend: one for each card of the Market, the Reserve included."""
        return len(self.reserve) + len(self.market)

    def next_line(self) -> int:
        """The line that the next card goes to; the Reserve is the first."""
        return min(LAST_LINE, 2 + len(self.market) // LINE)

    def line_complete(self) -> bool:
        """Whether the second line is complete, so that Nobles may buy."""
        return len(self.market) >= LINE

    def has_bought(self, seat: int) -> bool:
        """Whether this Noble has bought this Season."""
        return bool(self.bought >> seat & 1)

    def all_bought(self) -> bool:
        """Whether every Noble has bought this Season; the Regent never does."""
        return self.bought == (1 << self.seats) - 1

    def of_colour(self, colour: int) -> list[int]:
        """The open cards of a colour."""
        return [card for card in self.market if COLOUR[card] == colour]

    def has_pair_beside(self, colour: int) -> bool:
        """Whether two open cards share a colour other than this one."""
        counts = [0] * (WHITE + 1)
        for card in self.market:
            counts[COLOUR[card]] += 1
        counts[colour] = 0
        return max(counts) >= 2

    def last_season(self) -> int:
        """Four Seasons are played; three with four Nobles."""
        return 3 if self.seats == 4 else 4

    # Crowns -----------------------------------------------------------------------------

    def crowns_in(self, noble: Noble) -> int:
        """Count the crowns in a violet City; Jokers carry none."""
        city = noble.cities[VIOLET]
        total = 0
        for influence in range(len(self.crowns)):
            if city >> influence & 1:
                total += self.crowns[influence]
        return total


def without(cards: tuple[int, ...], card: int) -> tuple[int, ...]:
    """These cards, one card fewer."""
    i = cards.index(card)
    return cards[:i] + cards[i + 1 :]


def stands(plan: int) -> bool:
    """Whether what is planned for a City may be built: a Joker needs a card of its colour."""
    return not plan & JOKERS or bool(plan & OWN)


class Secret(Frame[Provinces]):
    """Shows what everybody chose in secret; until then each Noble's choice lies face down."""

    FIELDS: ClassVar[tuple[str, ...]] = ()

    def opening(self, s: Provinces, seat: int) -> Ask[Any]:
        """The first question of this seat's secret choice."""
        raise NotImplementedError


def choose_secretly(s: Provinces, secret: Secret) -> None:
    """Let all Nobles choose at the same time, then show it."""
    s.push(secret)
    s.together([secret.opening(s, seat) for seat in range(s.seats)])
