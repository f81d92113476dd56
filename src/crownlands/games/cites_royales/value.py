"""How well a seat stands: points, majorities in sight, and what the hand is good for, weighed."""

from collections.abc import Mapping
from dataclasses import asdict, dataclass
from typing import Final

from crownlands.games.cites_royales.cards import CITIES, COLOUR, INFLUENCE, WHITE
from crownlands.games.cites_royales.cities import BIT, influence_of, top_of
from crownlands.games.cites_royales.scoring import city_points
from crownlands.games.cites_royales.state import EMPTY, HERO_POINTS, Noble, Provinces


@dataclass(frozen=True)
class Weights:
    """What the value function weighs; benchmarks/tune.py looks for better ones by play."""

    certain: float = 8.0  # a lead in Influence that can hardly be lost
    later: float = 0.55  # what a majority of a later Season counts, beside one of this Season
    card: float = 0.30  # what any card in hand is worth, in points
    influence: float = 0.16  # and more for each Influence that still fits a City
    joker: float = 0.08  # or for each Influence of a Joker
    held: float = 0.45  # how much of the Influence in hand counts as good as built
    unseen: float = 0.2  # Influence that each hidden card of a rival may bring to any City
    last: float = 0.4  # what the hand is worth in the last Season, beside earlier ones
    purchase: float = 0.06  # what each point of capacity is worth to a Noble who may still buy
    waiting: float = 0.10  # and more for each rival who has not bought either
    rival: float = 0.6  # how much the best rival's standing counts against one's own


class Judge:
    """The value function with its weights."""

    def __init__(self, weights: Weights) -> None:
        self.weights: Final = weights
        self.certain = weights.certain
        self.later = weights.later
        self.card = weights.card
        self.influence = weights.influence
        self.joker = weights.joker
        self.held = weights.held
        self.unseen = weights.unseen
        self.last = weights.last
        self.purchase = weights.purchase
        self.waiting = weights.waiting

    def standings(self, s: Provinces) -> list[float]:
        """How every noble stands, the Regent too."""
        return [self.standing(s, number) for number in range(len(s.nobles))]

    def standing(self, s: Provinces, number: int) -> float:
        """Points now, the majorities as they look, the hand, the Hero and the purchase to come."""
        noble = built(s.nobles[number])
        total = 0.0
        for points in noble.earned:
            total += points
        if noble.hero:
            total += HERO_POINTS
        to_come = s.last_season() - s.season
        weight = 1.0 + self.later * to_come
        held = [0, 0, 0, 0, 0, 0]
        hand = 0.0
        for card in noble.hand:
            hand += self.card
            colour = COLOUR[card]
            if colour == WHITE:
                hand += self.joker * INFLUENCE[card]
            elif INFLUENCE[card] > top_of(noble.cities[colour]):
                hand += self.influence * INFLUENCE[card]
                held[colour] |= BIT[card]
        total += hand if to_come else self.last * hand
        for city in range(CITIES):
            column = noble.cities[city]
            if column or held[city]:
                share = self.chance_of_majority(s, number, city, column, held[city])
                if share > 0.0:
                    total += weight * share * city_points(s, noble, city)
        if number < s.seats and not s.has_bought(number):
            waiting = s.seats - 1 - s.bought.bit_count()
            total += (self.purchase + self.waiting * waiting) * s.capacity()
        return total

    def chance_of_majority(
        self, s: Provinces, number: int, city: int, column: int, held: int
    ) -> float:
        """About how likely a City is to have the most Influence when it counts."""
        rival = 0.0
        for other in range(len(s.nobles)):
            if other != number:
                noble = s.nobles[other]
                theirs = influence_of(noble.cities[city]) + self.unseen * len(noble.hand)
                rival = max(rival, theirs)
        mine = float(influence_of(column))
        if held:
            mine += self.held * (influence_of(column | held) - mine)
        if mine <= 0.0:
            return 0.0
        return min(1.0, max(0.0, 0.5 + (mine - rival) / self.certain))


def judge_by(weights: Mapping[str, float]) -> Judge:
    """A judge with these weights, and its own where none is named."""
    return Judge(Weights(**{**asdict(Weights()), **weights}))


def built(noble: Noble) -> Noble:
    """The Noble with all that is laid face down already built."""
    if noble.plan == EMPTY:
        return noble
    other = noble.copy()
    for city in range(CITIES):
        other.cities[city] |= other.plan[city]
    return other
