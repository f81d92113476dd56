"""Quick choices for playouts: the card that seems worth most for what it costs, paid in full."""

from typing import Final

from crownlands.core.chance import Chance
from crownlands.games.card_kingdoms.actions import Pay
from crownlands.games.card_kingdoms.cards import (
    CITIZEN_COST,
    CITIZENS,
    DOMAIN_COST,
    DOMAINS,
    MONSTER_MAGIC,
    MONSTER_REWARD,
    MONSTER_STRENGTH,
    MONSTERS,
)
from crownlands.games.card_kingdoms.rules import BUILD, GAIN, RECRUIT, Act
from crownlands.games.card_kingdoms.state import Realm
from crownlands.games.card_kingdoms.value import (
    CITIZEN_POINTS,
    DOMAIN_POINTS,
    MONSTER_POINTS,
    NO_DUKE,
    Judge,
    Weights,
    share_left,
    yield_of,
)

MIND_CHANGES: Final = 8  # once in so many times any option is taken
SPREAD: Final = 1.5  # points by which a hunch may be off

WEIGHTS: Final = Weights()
JUDGE: Final = Judge(WEIGHTS)
TOKENS: Final = [WEIGHTS.gold, WEIGHTS.strength, WEIGHTS.magic]
# What a card brings or costs beside its points, in points.
SLAYING: Final = [
    yield_of(MONSTER_REWARD[i], WEIGHTS)
    - MONSTER_STRENGTH[i] * WEIGHTS.strength
    - MONSTER_MAGIC[i] * WEIGHTS.magic
    for i in range(len(MONSTERS))
]
RECRUITING: Final = [-CITIZEN_COST[i] * WEIGHTS.gold for i in range(len(CITIZENS))]
BUILDING: Final = [WEIGHTS.domain - DOMAIN_COST[i] * WEIGHTS.gold for i in range(len(DOMAINS))]


def hunch(s: Realm, chance: Chance) -> int:
    """Act by what cards are worth, pay with as little magic as may be, else choose any option."""
    options = s.options
    if not s.lanes:
        ask = s.stack[-1]
        if isinstance(ask, Act):
            if chance.below(MIND_CHANGES):
                return best_action(s, ask.seat, options, chance)
        elif isinstance(ask, Pay):
            return options[0]
    return options[chance.below(len(options))]


def best_action(s: Realm, seat: int, options: list[int], chance: Chance) -> int:
    """The action that seems worth most, give or take a little."""
    kingdom = s.kingdoms[seat]
    duke = kingdom.dukes[0] if len(kingdom.dukes) == 1 else NO_DUKE
    others = s.seats - 1 if s.seats > 1 else 1
    left = WEIGHTS.turns * share_left(s)
    best = options[0]
    best_worth = -1e9
    for option in options:
        if option >= GAIN:
            worth = TOKENS[option - GAIN]
        elif option >= BUILD:
            domain = s.domains[option - BUILD][-1]
            worth = BUILDING[domain] + DOMAIN_POINTS[duke][domain]
        elif option >= RECRUIT:
            citizen = s.citizens[option - RECRUIT][-1]
            brought = JUDGE.on_turn[citizen] + others * JUDGE.off_turn[citizen]
            worth = RECRUITING[citizen] + CITIZEN_POINTS[duke][citizen] + left * brought
        else:
            monster = s.monsters[option][-1]
            worth = SLAYING[monster] + MONSTER_POINTS[duke][monster]
        worth += SPREAD * chance.part()
        if worth > best_worth:
            best, best_worth = option, worth
    return best
