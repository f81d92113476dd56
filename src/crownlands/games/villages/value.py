"""How well a seat stands: points now, and what its village will still bring, by named weights."""

from collections.abc import Mapping
from dataclasses import asdict, dataclass
from typing import Final

from crownlands.games.villages.actions import Develop, PlaceBuilding
from crownlands.games.villages.cards import (
    CARDS,
    COST,
    GIVES,
    INSTANT,
    POWER,
    POWERS_AT_END,
    TYPE,
    VICTORY,
    WHEN,
)
from crownlands.games.villages.drawing import Discard, Draw, MayDraw
from crownlands.games.villages.payment import DISCARDING, GIVING, Means, PayPart
from crownlands.games.villages.powers import DISCARD_FOR_GOLD, DRAW, GOLD, RESOURCE
from crownlands.games.villages.state import Valeria, Village

SOLO_TURNS: Final = 60  # alone, nothing is expected of later turns, so that waiting has an end
PATIENCE: Final = 32  # turns of all together, likewise; from half of them on one expects less
SOLO_HAND: Final = 6  # alone, cards beyond these are in the way of drawing
SOLO_DECK: Final = 24  # cards in the deck at the start, alone
MOST_ALIKE: Final = 6  # resources of a kind that are still of use
# How near a card in hand is to being built, by the resources that the own land lacks for it.
NEARNESS: Final = [1.0, 1.0, 0.4, 0.0]
FAR: Final = len(NEARNESS) - 1


@dataclass(frozen=True)
class Weights:
    """What the value function weighs; benchmarks/tune.py looks for better ones by play."""

    card: float = 0.43  # points that any card in hand is worth
    ready: float = 0.38  # more for each point on a card that the own land nearly pays for
    resource: float = 2.8  # what the first resource of a kind is worth at the start
    fade: float = 0.39  # and each further one of the kind beside the one before it
    draw: float = 0.8  # what a lasting power brings over a whole game: cards,
    gold: float = 3.6  # gold,
    trade: float = 0.9  # gold for a card,
    provide: float = 2.4  # or resources for buildings
    building: float = 0.31  # what a building does for adventurers to come
    adventurer: float = 0.13  # each point on an adventurer in the pool who would come
    tempo: float = 0.5  # a card more brings the end nearer, which is good for whoever is ahead
    spent: float = 0.22  # what a coin is worth less until it comes back
    rival: float = 0.7  # how much the best opponent's standing counts against one's own


class Judge:
    """The value function with its weights, and what follows from them for every card."""

    def __init__(self, weights: Weights) -> None:
        self.weights: Final = weights
        self.card = weights.card
        self.ready = weights.ready
        self.building = weights.building
        self.adventurer = weights.adventurer
        self.tempo = weights.tempo
        self.spent = weights.spent
        # What another resource of a kind is worth, and what so many of a kind are worth.
        self.next_resource: list[float] = [
            weights.resource * weights.fade**number for number in range(MOST_ALIKE)
        ]
        self.land: list[float] = [sum(self.next_resource[:number]) for number in range(MOST_ALIKE)]
        # What a building or an adventurer brings over a whole game, its points aside.
        self.lasting: list[float] = [lasting(card, weights) for card in range(CARDS)]

    def standings(self, s: Valeria) -> list[float]:
        """How every village stands, with what the frames that wait will bring."""
        left = share_left(s)
        return [
            self.standing(s, seat, left) + self.to_come(s, seat, left) for seat in range(s.seats)
        ]

    def standing(self, s: Valeria, seat: int, left: float) -> float:
        """Points now, plus what resources, cards in hand and lasting powers are worth."""
        village = s.villages[seat]
        points = village.gold
        spent = 0
        for coins in village.coins:
            spent += coins
        later = self.hand_worth(s, village) - self.spent * spent
        for resource in range(4):
            later += self.land[min(village.land[resource], MOST_ALIKE - 1)]
        owned = village.cards
        number = 0
        if owned:
            for card in POWERS_AT_END:
                if owned >> card & 1:
                    points += POWER[card].number(village)
            card = 0
            while owned:
                if owned & 1:
                    points += VICTORY[card]
                    later += self.lasting[card]
                    number += 1
                owned >>= 1
                card += 1
            for card in s.pool:
                if village.meets(card):
                    later += self.adventurer * VICTORY[card]
        tempo = self.tempo * number if s.seats > 1 else 0.0
        return points + spent + tempo + left * later

    def hand_worth(self, s: Valeria, village: Village) -> float:
        """What the cards in hand are worth; those that could be built soon are worth more."""
        hand = village.hand
        land = village.land
        number = len(hand)
        if s.seats == 1:
            number = min(number, SOLO_HAND)
        total = self.card * number
        last = -1
        for card in hand:
            if card != last and not village.cards >> card & 1:
                cost = COST[card]
                missing = 0
                for resource in range(4):
                    if cost[resource] > land[resource]:
                        missing += cost[resource] - land[resource]
                total += self.ready * VICTORY[card] * NEARNESS[min(missing, FAR)]
            last = card
        return total

    def to_come(self, s: Valeria, seat: int, left: float) -> float:
        """What the frames that wait will still bring and cost: cards, buildings, resources."""
        total = 0.0
        for frame in s.stack:
            if isinstance(frame, (Draw, MayDraw)):
                if frame.seat == seat:
                    total += left * self.card * frame.left
            elif isinstance(frame, PlaceBuilding):
                if frame.seat == seat:
                    card = s.site[0]
                    total += VICTORY[card] + left * (self.lasting[card] + self.card * frame.draws)
                    if s.seats > 1:
                        total += self.tempo
            elif isinstance(frame, PayPart):
                if frame.seat == seat:
                    total -= self.price(s, frame, left)
            elif isinstance(frame, Discard):
                if frame.seat == seat:
                    total -= left * self.card * frame.left
            elif isinstance(frame, Develop) and frame.seat == seat:
                total += left * self.best_resource(s.villages[seat])
        return total

    def price(self, s: Valeria, pay: PayPart, left: float) -> float:
        """What is still to be paid for a building: coins given away, coins laid out, cards."""
        means = Means(s, pay.seat, len(s.villages[pay.seat].hand))
        price = means.price(pay.need, pay.owed, means.wilds[TYPE[s.site[0]]], means.gold)
        discards, coins = divmod(price, DISCARDING)
        given, laid_out = divmod(coins, GIVING)
        return given + left * (self.spent * laid_out + 2.0 * self.card * discards)

    def best_resource(self, village: Village) -> float:
        """What developing the best card in hand would add, less that card."""
        best = 0.0
        for card in village.hand:
            number = village.land[GIVES[card]]
            if number < MOST_ALIKE:
                best = max(best, self.next_resource[number])
        return best - self.card


def judge_by(weights: Mapping[str, float]) -> Judge:
    """A judge with these weights, and its own where none is named."""
    return Judge(Weights(**{**asdict(Weights()), **weights}))


def lasting(card: int, weights: Weights) -> float:
    """What a card brings over a whole game: its power, and a building for adventurers to come."""
    worth = weights.building
    if WHEN[card] < INSTANT:
        kind = POWER[card].kind
        if kind == DRAW:
            worth += weights.draw
        elif kind == GOLD:
            worth += weights.gold
        elif kind == DISCARD_FOR_GOLD:
            worth += weights.trade
        elif kind == RESOURCE:
            worth += weights.provide
    return worth


def share_left(s: Valeria) -> float:
    """How much of the game is still to come: 1 at the start, 0 at the end."""
    if s.seats == 1:
        return len(s.deck) / SOLO_DECK * max(0.0, 1.0 - s.turns / SOLO_TURNS)
    most = 0
    for village in s.villages:
        most = max(most, village.cards.bit_count())
    patience = 2.0 - 2.0 * s.turns / PATIENCE
    return max(0.0, min(1.0 - most / s.target, patience))
