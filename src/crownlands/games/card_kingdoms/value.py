"""How well a seat stands: points now, and what its kingdom will still bring, by named weights."""

from collections.abc import Mapping
from dataclasses import asdict, dataclass
from typing import Final

from crownlands.games.card_kingdoms.cards import (
    CITIZEN_ROLE,
    CITIZENS,
    DOMAINS,
    DUKES,
    MONSTERS,
    OFF_TURN,
    ON_TURN,
    STARTERS,
    TITAN,
)
from crownlands.games.card_kingdoms.powers import (
    All,
    CardsNamed,
    CitizensOfRole,
    Gain,
    Pick,
    Power,
    Steal,
    Trade,
)
from crownlands.games.card_kingdoms.scoring import dark_lord_sheet, left_over
from crownlands.games.card_kingdoms.state import Realm


@dataclass(frozen=True)
class Weights:
    """What the value function weighs; benchmarks/tune.py looks for better ones by play."""

    gold: float = 0.30  # points that a token is worth while it can be used
    strength: float = 0.32
    magic: float = 0.42
    turns: float = 8.0  # own turns that a citizen bought at the start still sees
    domain: float = 1.2  # what a domain's power is worth beside its points
    rival: float = 1.0  # how much the best opponent's standing counts against one's own
    per_role: float = 2.5  # how many citizens of a role a power that counts them will find
    per_name: float = 1.5
    trade: float = 0.7  # how much of a trade's gain is made use of
    steal: float = 1.4


# What a duke gives for each card and domain, points on the card included; no duke comes last.
NO_DUKE: Final = len(DUKES)
RESOURCES: Final = [row.resources for row in DUKES]
CITIZEN_POINTS: Final[list[list[int]]] = [
    [row.roles[CITIZEN_ROLE[i]] + row.citizens for i in range(len(CITIZENS))] for row in DUKES
] + [[0] * len(CITIZENS)]
MONSTER_POINTS: Final[list[list[int]]] = [
    [card.points + row.monsters + row.titans * int(card.kind == TITAN) for card in MONSTERS]
    for row in DUKES
] + [[card.points for card in MONSTERS]]
DOMAIN_POINTS: Final[list[list[int]]] = [
    [
        card.points + row.domains + sum(row.roles[role] * card.roles[role] for role in range(4))
        for card in DOMAINS
    ]
    for row in DUKES
] + [[card.points for card in DOMAINS]]

# How often, of 36 rolls, each citizen and starter wakes: by either die, or by the sum.
WAKES_IN_36: Final = [
    sum(
        (number == a) + (number == b) + (number == a + b)
        for a in range(1, 7)
        for b in range(1, 7)
        for number in numbers
    )
    for numbers in [*(row.numbers for row in CITIZENS), *((row.number,) for row in STARTERS)]
]


class Judge:
    """The value function with its weights, and what follows from them for every citizen."""

    def __init__(self, weights: Weights) -> None:
        self.weights: Final = weights
        self.gold = weights.gold
        self.strength = weights.strength
        self.magic = weights.magic
        self.turns = weights.turns
        self.domain = weights.domain
        # What a citizen brings in a turn of one's own and in one of somebody else's, in points.
        self.on_turn: list[float] = []
        self.off_turn: list[float] = []
        for citizen in range(len(WAKES_IN_36)):
            chance = WAKES_IN_36[citizen] / 36
            self.on_turn.append(chance * yield_of(ON_TURN[citizen], weights))
            self.off_turn.append(chance * yield_of(OFF_TURN[citizen], weights))

    def standings(self, s: Realm) -> list[float]:
        """How every kingdom stands; alone, the Dark Lord too."""
        left = self.turns * share_left(s)
        standings = [self.standing(s, seat, left) for seat in range(s.seats)]
        if s.dark_lord is not None:
            standings.append(float(dark_lord_sheet(s).total))
        return standings

    def standing(self, s: Realm, seat: int, left: float) -> float:
        """Points now, plus what tokens and citizens are worth over the turns left."""
        kingdom = s.kingdoms[seat]
        points = kingdom.victory
        duke = NO_DUKE
        if len(kingdom.dukes) == 1:
            duke = kingdom.dukes[0]
            points += left_over(kingdom) // RESOURCES[duke]
        citizen_points = CITIZEN_POINTS[duke]
        others = s.seats - 1 if s.seats > 1 else 1
        brought = 0.0
        citizen = 0
        for count in kingdom.citizens:
            if count:
                brought += count * (self.on_turn[citizen] + others * self.off_turn[citizen])
                if citizen < len(CITIZENS):
                    points += count * citizen_points[citizen]
            citizen += 1
        monster_points = MONSTER_POINTS[duke]
        monster = 0
        for count in kingdom.slain:
            if count:
                points += count * monster_points[monster]
            monster += 1
        built = 0
        owned = kingdom.domains
        if owned:
            for worth in DOMAIN_POINTS[duke]:
                if owned & 1:
                    points += worth
                    built += 1
                owned >>= 1
        tokens = kingdom.gold * self.gold + kingdom.strength * self.strength
        tokens += kingdom.magic * self.magic
        near_end = min(1.0, left / 3)
        return points + left * brought + near_end * (tokens + self.domain * built)


def judge_by(weights: Mapping[str, float]) -> Judge:
    """A judge with these weights, and its own where none is named."""
    return Judge(Weights(**{**asdict(Weights()), **weights}))


def yield_of(power: Power, weights: Weights) -> float:
    """About what a power brings each time it wakes, in points."""
    token = (weights.gold, weights.strength, weights.magic, 1.0)
    match power:
        case Gain():
            worth = sum(amount * token[kind] for kind, amount in enumerate(power.amounts))
            if isinstance(power.per, CitizensOfRole):
                return weights.per_role * worth
            if isinstance(power.per, CardsNamed):
                return weights.per_name * worth
            return worth
        case All():
            return sum(yield_of(part, weights) for part in power.parts)
        case Pick():
            return max(yield_of(choice, weights) for choice in power.choices)
        case Trade():
            gain = power.gained * token[power.gain] - power.amount * token[power.pay]
            return weights.trade * gain
        case Steal():
            return weights.steal * power.amount * token[power.kinds[0]]
    return 0.0


def share_left(s: Realm) -> float:
    """Guess how much of the game is to come, from how empty the center is."""
    monsters = 0
    for stack in s.monsters:
        monsters += len(stack)
    domains = 0
    for stack in s.domains:
        domains += len(stack)
    limit = s.exhausted_limit()
    return max(0.0, min(monsters / 25, domains / 15, (limit - s.empty_stacks()) / limit))
