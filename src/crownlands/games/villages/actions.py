"""What the five actions do once they are led or followed, and the powers used after them."""

from typing import ClassVar, Final

from crownlands.core.machine import Ask, Frame
from crownlands.games.villages.cards import (
    BITS_AFTER,
    BUILD,
    CARDS,
    COST,
    DEVELOP,
    GIVES,
    HARVEST,
    INSTANT,
    KINDS,
    POWER,
    POWERS_AFTER,
    RECRUIT,
    TAX,
    VICTORY,
    WHEN,
)
from crownlands.games.villages.drawing import Discard, Draw, MayDraw
from crownlands.games.villages.payment import Means, PayPart
from crownlands.games.villages.powers import (
    DISCARD_FOR_GOLD,
    DRAW,
    GOLD,
    STEAL_CARDS,
    STEAL_GOLD,
)
from crownlands.games.villages.state import DECK, Valeria, Village, distinct

LEAD_COSTS: Final = (0, 1, 0, 1, 0)  # cards to develop, gold to recruit
FOLLOW_COSTS: Final = (0, 2, 0, 2, 0)
LEAD_DRAWS: Final = 3
FOLLOW_DRAWS: Final = 1

# Options of UsePowers, after the places to draw from.
TAKE_GOLD: Final = DECK + 1
DISCARD_ONE: Final = TAKE_GOLD + 1
STEAL: Final = DISCARD_ONE + 1  # and the seat to take from
NO_MORE: Final = STEAL + 5


# Powers -------------------------------------------------------------------------------------------


def powers_after(village: Village, action: int) -> tuple[int, ...]:
    """The cards of a village whose power works after an action."""
    bits = village.cards & BITS_AFTER[action]
    if not bits:
        return ()
    return tuple(card for card in POWERS_AFTER[action] if bits >> card & 1)


class UsePowers(Ask[Valeria]):
    """Use the powers that go with the action, in any order, or no more of them.

    Options: 0 to 4 draw from that pile, 5 from the deck, 6 takes gold, 7 discards a card for
    gold, 8 and more take from that seat, 13 uses no more.
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "power")
    LISTS: ClassVar[tuple[str, ...]] = ("power",)
    SPAN: ClassVar[int] = NO_MORE + 1

    def __init__(self, seat: int, power: tuple[int, ...]) -> None:
        self.seat = seat
        self.power = power

    def options(self, s: Valeria) -> list[int]:
        village = s.villages[self.seat]
        options: list[int] = []
        draws = False
        for card in self.power:
            verb = s.verb_of(card)
            if verb == GOLD:
                if s.bank and TAKE_GOLD not in options:
                    options.insert(0, TAKE_GOLD)
            elif verb == DRAW:
                if not draws and POWER[card].number(village):
                    draws = True
                    options += s.places_to_draw(self.seat)
            elif verb == DISCARD_FOR_GOLD:
                if s.bank and village.hand and DISCARD_ONE not in options:
                    options.append(DISCARD_ONE)
            else:
                options += [STEAL + seat for seat in self.victims(s, verb)]
        if options:
            options.append(NO_MORE)
        return options

    def victims(self, s: Valeria, verb: int) -> list[int]:
        """The opponents who have something to take."""
        victims = []
        for seat in range(s.seats):
            if seat != self.seat:
                rival = s.villages[seat]
                if rival.gold if verb == STEAL_GOLD else rival.hand:
                    victims.append(seat)
        return victims

    def using(self, s: Valeria, option: int) -> int:
        """The card whose power an option uses; of several alike, the first."""
        for card in self.power:
            verb = s.verb_of(card)
            if (
                (option <= DECK and verb == DRAW and POWER[card].number(s.villages[self.seat]))
                or (option == TAKE_GOLD and verb == GOLD)
                or (option == DISCARD_ONE and verb == DISCARD_FOR_GOLD)
                or (option >= STEAL and verb in (STEAL_CARDS, STEAL_GOLD))
            ):
                return card
        raise AssertionError(option)

    def chosen(self, s: Valeria, option: int) -> None:
        if option == NO_MORE:
            return
        card = self.using(s, option)
        number = POWER[card].number(s.villages[self.seat])
        i = self.power.index(card)
        left = self.power[:i] + self.power[i + 1 :]
        if left:
            s.stack.append(UsePowers(self.seat, left))
        if s.told is not None:
            s.tell("use", self.seat, (card,))
        if option <= DECK:
            if number > 1:
                s.stack.append(MayDraw(self.seat, number - 1))
            s.draw(self.seat, option)
        elif option == TAKE_GOLD:
            s.take_gold(self.seat, number)
        elif option == DISCARD_ONE:
            s.push(Discard(self.seat, 1), GainGold(self.seat, number))
        elif s.verb_of(card) == STEAL_GOLD:
            s.steal_gold(self.seat, option - STEAL, number)
        else:
            if number > 1:
                s.stack.append(StealAgain(self.seat, option - STEAL, number - 1))
            s.steal_card(self.seat, option - STEAL)


class StealAgain(Ask[Valeria]):
    """Take another card at random from the same opponent, or stop."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "victim", "left")
    SPAN: ClassVar[int] = 2

    def __init__(self, seat: int, victim: int, left: int) -> None:
        self.seat = seat
        self.victim = victim
        self.left = left

    def options(self, s: Valeria) -> list[int]:
        return [1, 0] if s.villages[self.victim].hand else []

    def chosen(self, s: Valeria, option: int) -> None:
        if option:
            if self.left > 1:
                s.stack.append(StealAgain(self.seat, self.victim, self.left - 1))
            s.steal_card(self.seat, self.victim)


class GainGold(Frame[Valeria]):
    """Take gold that has been paid for."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "gold")

    def __init__(self, seat: int, gold: int) -> None:
        self.seat = seat
        self.gold = gold

    def run(self, s: Valeria) -> None:
        s.take_gold(self.seat, self.gold)


# Harvest, develop, tax ----------------------------------------------------------------------------


def then_powers(s: Valeria, seat: int, action: int) -> list[Frame[Valeria]]:
    """The frame that asks for the powers after an action, if the village has any."""
    powers = powers_after(s.villages[seat], action)
    return [UsePowers(seat, powers)] if powers else []


def harvest(s: Valeria, seat: int, draws: int) -> None:
    """Draw cards, one at a time."""
    s.push(Draw(seat, draws), *then_powers(s, seat, HARVEST))


def develop(s: Valeria, seat: int, cost: int) -> None:
    """Discard, then add another card to the village as a resource."""
    s.push(Discard(seat, cost), Develop(seat), *then_powers(s, seat, DEVELOP))


def lead_tax(s: Valeria, seat: int) -> None:
    """Take a coin from the bank, if there is one, and draw a card."""
    s.take_gold(seat, 1)
    follow_tax(s, seat)


def follow_tax(s: Valeria, seat: int) -> None:
    """Draw a card; the powers still give their gold."""
    s.push(Draw(seat, 1), *then_powers(s, seat, TAX))


class Develop(Ask[Valeria]):
    """Choose the card of the hand that becomes a resource."""

    SPAN: ClassVar[int] = KINDS

    def options(self, s: Valeria) -> list[int]:
        return cards_to_develop(s, self.seat)

    def chosen(self, s: Valeria, option: int) -> None:
        add_resource(s, self.seat, option)


def cards_to_develop(s: Valeria, seat: int) -> list[int]:
    """The different cards in hand, one that gives the scarcest resource first."""
    village = s.villages[seat]
    cards = distinct(village.hand)
    least = 0
    for i, card in enumerate(cards):
        if village.land[GIVES[card]] < village.land[GIVES[cards[least]]]:
            least = i
    if least:
        cards.insert(0, cards.pop(least))
    return cards


def add_resource(s: Valeria, seat: int, card: int) -> None:
    """Put a card of the hand under the castle, for all to see."""
    s.villages[seat].develop(card)
    s.reveal()
    if s.told is not None:
        s.tell("develop", seat, (card,))


# Build --------------------------------------------------------------------------------------------


def buildings_in_reach(s: Valeria, seat: int) -> list[int]:
    """The different cards in hand that can be built and paid for now, most points first."""
    village = s.villages[seat]
    hand = village.hand
    means = Means(s, seat, len(hand) - 1)
    cards: list[int] = []
    last = -1
    for card in hand:
        if card != last:
            last = card
            if not village.cards >> card & 1 and means.can_pay(card):
                cards.append(card)
    if len(cards) > 1:
        cards.sort(key=lambda card: -VICTORY[card])
    return cards


def begin_building(s: Valeria, seat: int, card: int, draws: int) -> None:
    """Show the building and pay for it; then it is placed, and the leader draws a card."""
    s.villages[seat].play(card)
    s.site = (card,)
    s.reveal()
    if s.told is not None:
        s.tell("build", seat, (card,))
    s.push(PlaceBuilding(seat, draws))
    if any(COST[card]):  # in a house file it may cost nothing
        s.stack.append(PayPart(seat, COST[card], 0, 0))


class PlaceBuilding(Frame[Valeria]):
    """Add the paid building to the village; its own power works now only if it is instant."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "draws")

    def __init__(self, seat: int, draws: int) -> None:
        self.seat = seat
        self.draws = draws

    def run(self, s: Valeria) -> None:
        card = s.site[0]
        s.site = ()
        village = s.villages[self.seat]
        powers = powers_after(village, BUILD)
        if WHEN[card] == INSTANT:
            powers += (card,)
        village.cards |= 1 << card
        if powers:
            s.stack.append(UsePowers(self.seat, powers))
        if self.draws:
            s.stack.append(Draw(self.seat, self.draws))


class Build(Ask[Valeria]):
    """Lead: choose the card of the hand to build; then draw a card."""

    SPAN: ClassVar[int] = KINDS

    def options(self, s: Valeria) -> list[int]:
        return buildings_in_reach(s, self.seat)

    def chosen(self, s: Valeria, option: int) -> None:
        begin_building(s, self.seat, option, 1)


# Recruit ------------------------------------------------------------------------------------------


def recruit(s: Valeria, seat: int, card: int, cost: int) -> None:
    """Pay for an adventurer and add it; the new one's power works now only if it is instant."""
    powers = powers_after(s.villages[seat], RECRUIT)
    if WHEN[card] == INSTANT:
        powers += (card,)
    s.recruit(seat, card, cost)
    if powers:
        s.stack.append(UsePowers(seat, powers))


class Recruit(Ask[Valeria]):
    """Lead: choose the adventurer to recruit for this much gold."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "cost")
    SPAN: ClassVar[int] = CARDS - KINDS

    def __init__(self, seat: int, cost: int) -> None:
        self.seat = seat
        self.cost = cost

    def options(self, s: Valeria) -> list[int]:
        return [card - KINDS for card in s.recruits(self.seat, self.cost)]

    def chosen(self, s: Valeria, option: int) -> None:
        recruit(s, self.seat, option + KINDS, self.cost)
