"""The table: deck, piles, bank and villages, and small questions about them."""

from bisect import insort
from typing import Final

from crownlands.core.machine import State
from crownlands.games.villages.cards import (
    COUNTED_BITS,
    GIVES,
    KINDS,
    NEEDS,
    POWER,
    VICTORY,
)
from crownlands.games.villages.powers import (
    DRAW,
    GOLD,
    HOLY,
    PLACES,
    SHADOW,
    SOLDIER,
    STEAL_CARDS,
    STEAL_GOLD,
    WORKER,
)

PILES: Final = 5
DECK: Final = 5  # as a place to draw from, after the five piles
POOL: Final = 5
HAND_LIMIT: Final = 8
NO_COINS: Final[tuple[int, ...]] = (0, 0, 0, 0, 0)


class Village:
    """A player's hand, gold, developed resources, buildings and adventurers.

    Resources of a kind are alike, so coins on them are counted by kind; the castle is the
    fifth place for a coin. In solo play `resting` counts the coins that have slid to the right.
    """

    def __init__(self, hand: list[int], coins: list[int]) -> None:
        self.gold: int = 0
        self.hand = hand  # always sorted, so that its order tells nothing
        self.shown: tuple[int, ...] = ()  # cards of the hand that everybody saw being drawn
        self.resources: tuple[int, ...] = ()  # the cards developed
        self.land: tuple[int, ...] = (0, 0, 0, 0, 1)  # resources of each kind, and the castle
        self.coins = coins
        self.resting: tuple[int, ...] = NO_COINS
        self.cards: int = 0  # a bit for each building and adventurer

    def copy(self) -> "Village":
        """Copy all that can change."""
        other = Village(self.hand.copy(), self.coins.copy())
        other.gold = self.gold
        other.shown = self.shown
        other.resources = self.resources
        other.land = self.land
        other.resting = self.resting
        other.cards = self.cards
        return other

    def count(self, what: int) -> int:
        """Count the buildings of a type, or the adventurers; the castle is neither."""
        return (self.cards & COUNTED_BITS[what]).bit_count()

    def has(self, card: int) -> bool:
        """Whether this building or adventurer is in the village."""
        return bool(self.cards >> card & 1)

    def all_gold(self) -> int:
        """Count the free coins and those on the castle and the resources."""
        return self.gold + sum(self.coins)

    def meets(self, adventurer: int) -> bool:
        """Whether the buildings are those that an adventurer needs."""
        needs = NEEDS[adventurer - KINDS]
        return (
            self.count(WORKER) >= needs[WORKER]
            and self.count(SOLDIER) >= needs[SOLDIER]
            and self.count(SHADOW) >= needs[SHADOW]
            and self.count(HOLY) >= needs[HOLY]
        )

    def take_openly(self, card: int) -> None:
        """Take a card into the hand that everybody has seen."""
        insort(self.hand, card)
        self.shown += (card,)

    def play(self, card: int) -> None:
        """Give a card away from the hand; of equal cards nobody can tell which one it was."""
        self.hand.remove(card)
        if card in self.shown:
            i = self.shown.index(card)
            self.shown = self.shown[:i] + self.shown[i + 1 :]

    def develop(self, card: int) -> None:
        """Put a card of the hand under the castle as a resource."""
        self.play(card)
        self.add_resource(card)

    def add_resource(self, card: int) -> None:
        """Let a card be a resource from now on."""
        self.resources = (*self.resources, card)
        land = list(self.land)
        land[GIVES[card]] += 1
        self.land = tuple(land)

    def place_coin(self, place: int, owner: "Village") -> None:
        """Put a free coin on a resource of this or another village, or on the own castle."""
        self.gold -= 1
        owner.coins[place] += 1

    def replenish(self) -> int:
        """Take all coins off the castle and the resources; they are the owner's."""
        taken = sum(self.coins)
        if taken:
            self.gold += taken
            self.coins = [0, 0, 0, 0, 0]
        return taken

    def replenish_slowly(self) -> int:
        """Take the coins that rested a turn, and let the others slide (solo)."""
        taken = sum(self.resting)
        self.gold += taken
        self.coins = [self.coins[place] - self.resting[place] for place in range(len(PLACES))]
        self.resting = tuple(self.coins)
        return taken


class Valeria(State):
    """The deck and the piles, last card on top, the adventurers, the bank and the villages."""

    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        self.villages: list[Village] = []
        self.deck: list[int] = []
        self.piles: list[tuple[int, ...]] = []
        self.pool: tuple[int, ...] = ()
        self.adventurers: tuple[int, ...] = ()  # their deck
        self.bank: int = 0
        self.coins: int = 0  # coins in the game
        self.target: int = 0  # buildings and adventurers that end the game; 0 when alone
        self.first: int = 0
        self.site: tuple[int, ...] = ()  # the building being paid for
        self.aside: tuple[int, ...] = ()  # the card on its way to a pile
        self.trash: tuple[int, ...] = ()  # out of the game, face up (solo)
        self.box: tuple[int, ...] = ()  # never dealt, unseen (solo)

    def copy(self) -> "Valeria":
        """Copy all that can change; frames and rows are shared."""
        other = Valeria(self.seats)
        self.copy_machine(other)
        other.villages = [village.copy() for village in self.villages]
        other.deck = self.deck.copy()
        other.piles = self.piles.copy()
        other.pool = self.pool
        other.adventurers = self.adventurers
        other.bank = self.bank
        other.coins = self.coins
        other.target = self.target
        other.first = self.first
        other.site = self.site
        other.aside = self.aside
        other.trash = self.trash
        other.box = self.box
        return other

    # Drawing ----------------------------------------------------------------------------

    def places_to_draw(self, seat: int) -> list[int]:
        """The piles, the most useful top card first, then the deck; alone, never past the limit."""
        village = self.villages[seat]
        if self.seats == 1 and len(village.hand) >= HAND_LIMIT:
            return []
        places: list[int] = []
        best = 0
        best_worth = -1
        for pile in range(PILES):
            cards = self.piles[pile]
            if cards:
                top = cards[-1]
                worth = 0 if village.cards >> top & 1 or top in village.hand else VICTORY[top]
                if worth > best_worth:
                    best = len(places)
                    best_worth = worth
                places.append(pile)
        if best:
            places.insert(0, places.pop(best))
        if self.deck or (self.seats > 1 and self.buried()):
            places.append(DECK)
        return places

    def draw(self, seat: int, place: int) -> None:
        """Take the top card of a pile or of the deck into the hand."""
        village = self.villages[seat]
        if place == DECK:
            if self.deck_ready():
                card = self.deck.pop()
                insort(village.hand, card)
                self.reveal()
                if self.told is not None:
                    self.tell("draw-deck", seat, (), (card,))
        else:
            cards = self.piles[place]
            village.take_openly(cards[-1])
            self.piles[place] = cards[:-1]
            if self.told is not None:
                self.tell("draw-pile", seat, (cards[-1], place))
        if () in self.piles:
            self.refill()

    def refill(self) -> None:
        """Put the top card of the deck on every empty pile at once, while there are any."""
        for pile in range(PILES):
            if not self.piles[pile] and self.deck_ready():
                card = self.deck.pop()
                self.piles[pile] = (card,)
                self.reveal()
                if self.told is not None:
                    self.tell("refill", 0, (card, pile))

    def buried(self) -> bool:
        """Whether any pile has cards under its top card."""
        return max(map(len, self.piles)) > 1

    def deck_ready(self) -> bool:
        """Make a new deck of all buried cards if it ran out; alone, it stays empty."""
        if not self.deck and self.seats > 1 and self.buried():
            for pile in range(PILES):
                self.deck += self.piles[pile][:-1]
                self.piles[pile] = self.piles[pile][-1:]
            self.shuffle(self.deck)
            self.tell("reshuffle", 0, (len(self.deck),))
        return bool(self.deck)

    # Gold -------------------------------------------------------------------------------

    def take_gold(self, seat: int, amount: int) -> None:
        """Take gold from the bank, or what is there."""
        amount = min(amount, self.bank)
        self.bank -= amount
        self.villages[seat].gold += amount
        if self.told is not None:
            self.tell("gold" if amount else "no-gold", seat, (amount,) if amount else ())

    # Recruiting -------------------------------------------------------------------------

    def recruits(self, seat: int, cost: int) -> list[int]:
        """The adventurers of the pool that can be paid and that feel at home here."""
        village = self.villages[seat]
        if village.gold < cost:
            return []
        able = [card for card in self.pool if village.meets(card)]
        if len(able) > 1:
            able.sort(key=lambda card: -VICTORY[card])
        return able

    def recruit(self, seat: int, card: int, cost: int) -> None:
        """Pay the bank, take an adventurer of the pool, and turn the next one up in its place."""
        village = self.villages[seat]
        village.gold -= cost
        self.bank += cost
        village.cards |= 1 << card
        if self.told is not None:
            self.tell("recruit", seat, (card, cost))
        slot = self.pool.index(card)
        following = self.adventurers[-1:]
        self.pool = self.pool[:slot] + following + self.pool[slot + 1 :]
        self.adventurers = self.adventurers[:-1]
        if following:
            self.reveal()
            if self.told is not None:
                self.tell("show-adventurer", 0, following)

    # Powers -----------------------------------------------------------------------------

    def verb_of(self, card: int) -> int:
        """What a card's power does; alone, the bank and the deck stand in for opponents."""
        kind = POWER[card].kind
        if self.seats == 1:
            if kind == STEAL_CARDS:
                return DRAW
            if kind == STEAL_GOLD:
                return GOLD
        return kind

    def steal_card(self, seat: int, victim: int) -> None:
        """Take a card at random from an opponent's hand; only these two know which.

        So of the cards that everybody saw there, any might be gone.
        """
        cards = self.villages[victim].hand
        card = cards.pop(self.below(len(cards)))
        self.villages[victim].shown = ()
        insort(self.villages[seat].hand, card)
        self.tell("steal-card", seat, (victim,), (card,))
        self.tell("lose-card", victim, (seat,), (card,))

    def steal_gold(self, seat: int, victim: int, amount: int) -> None:
        """Take free coins from an opponent; a coin on a card is out of reach."""
        amount = min(amount, self.villages[victim].gold)
        self.villages[victim].gold -= amount
        self.villages[seat].gold += amount
        self.tell("steal-gold", seat, (victim, amount))

    # The end ----------------------------------------------------------------------------

    def cards_in(self, seat: int) -> int:
        """Count a village's buildings and adventurers; castle and resources do not count."""
        return self.villages[seat].cards.bit_count()

    def number_reached(self) -> bool:
        """Whether some village has the number that ends the game."""
        return any(village.cards.bit_count() >= self.target for village in self.villages)


def distinct(hand: list[int]) -> list[int]:
    """The different cards of a sorted hand."""
    cards: list[int] = []
    for card in hand:
        if not cards or cards[-1] != card:
            cards.append(card)
    return cards
