"""How well a seat stands: points now, and what its kingdom will still bring."""

from typing import Final

from crownlands.core.chance import Chance
from crownlands.games.card_kingdoms.actions import Pay
from crownlands.games.card_kingdoms.cards import CITIZENS, STARTERS
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
from crownlands.games.card_kingdoms.rules import GAINS, Act
from crownlands.games.card_kingdoms.scoring import (
    domain_points,
    duke_points,
    left_over,
    monster_points,
    outcome,
)
from crownlands.games.card_kingdoms.state import Realm

# How often, of 36 rolls, a number wakes: by either die, or by the sum.
WAKES_IN_36: Final = {
    number: sum(
        (number == a) + (number == b) + (number == a + b) for a in range(1, 7) for b in range(1, 7)
    )
    for number in range(1, 13)
}

TOKEN_WORTH: Final = (0.30, 0.32, 0.42, 1.0)  # points that a token is worth while it can be used
TURNS_TO_COME: Final = 9.0  # own turns that a citizen bought at the start still sees
DOMAIN_EXTRA: Final = 0.6


def yield_of(power: Power) -> float:
    """About what a power brings each time it wakes, in points."""
    match power:
        case Gain():
            worth = sum(amount * TOKEN_WORTH[kind] for kind, amount in enumerate(power.amounts))
            if isinstance(power.per, CitizensOfRole):
                return 2.0 * worth
            if isinstance(power.per, CardsNamed):
                return 1.5 * worth
            return worth
        case All():
            return sum(yield_of(part) for part in power.parts)
        case Pick():
            return max(yield_of(choice) for choice in power.choices)
        case Trade():
            gain = power.gained * TOKEN_WORTH[power.gain] - power.amount * TOKEN_WORTH[power.pay]
            return 0.7 * gain
        case Steal():
            return 1.4 * power.amount * TOKEN_WORTH[power.kinds[0]]
    return 0.0


def _per_round(numbers: tuple[int, ...], on_turn: Power, off_turn: Power) -> tuple[float, float]:
    chance = sum(WAKES_IN_36[number] for number in numbers) / 36
    return chance * yield_of(on_turn), chance * yield_of(off_turn)


# What a citizen brings on one's own turn and on somebody else's, in points.
YIELDS: Final = [_per_round(row.numbers, row.on_turn, row.off_turn) for row in CITIZENS] + [
    _per_round((row.number,), row.on_turn, row.off_turn) for row in STARTERS
]


def value(s: Realm, seat: int) -> float:
    """Points ahead of the best opponent, with what tokens and citizens will still bring."""
    if s.over:
        return _final_value(s, seat)
    left = turns_left(s)
    mine = standing(s, seat, left)
    others = [standing(s, other, left) for other in range(s.seats) if other != seat]
    return mine - 0.5 * max(others) if others else mine


def _final_value(s: Realm, seat: int) -> float:
    result = outcome(s)
    mine = result.sheets[seat].total
    best = max(sheet.total for sheet in result.sheets if sheet.seat != seat)
    return mine - best + (100.0 / len(result.winners) if seat in result.winners else -100.0)


def turns_left(s: Realm) -> float:
    """Guess how many own turns are to come, from how empty the center is."""
    monsters = sum(len(stack) for stack in s.monsters)
    domains = sum(len(stack) for stack in s.domains)
    open_stacks = s.exhausted_limit() - s.empty_stacks()
    share = min(monsters / 25, domains / 15, open_stacks / s.exhausted_limit())
    return max(0.0, TURNS_TO_COME * share)


def standing(s: Realm, seat: int, left: float) -> float:
    """Points now, plus what tokens and citizens are worth over the turns left."""
    kingdom = s.kingdoms[seat]
    total = float(kingdom.victory + monster_points(kingdom.slain) + domain_points(kingdom.domains))
    if len(kingdom.dukes) == 1:
        total += sum(
            points
            for _, points in duke_points(
                kingdom.dukes[0],
                kingdom.citizens,
                kingdom.slain,
                kingdom.domains,
                left_over(kingdom),
            )
        )
    near_end = min(1.0, left / 3)
    total += near_end * (
        kingdom.gold * TOKEN_WORTH[0]
        + kingdom.strength * TOKEN_WORTH[1]
        + kingdom.magic * TOKEN_WORTH[2]
    )
    others = s.seats - 1 if s.seats > 1 else 1
    for citizen, count in enumerate(kingdom.citizens):
        if count:
            on_turn, off_turn = YIELDS[citizen]
            total += count * left * (on_turn + others * off_turn)
    return total + DOMAIN_EXTRA * near_end * kingdom.domains.bit_count()


def hunch(s: Realm, chance: Chance) -> int:
    """Buy something if anything can be bought, pay with as little magic as may be, else any."""
    options = s.options
    if not s.lanes:
        ask = s.stack[-1]
        if isinstance(ask, Act):
            cards = len(options) - len(GAINS)
            if cards and chance.below(8):
                return options[chance.below(cards)]
        elif isinstance(ask, Pay):
            return options[0]
    return options[chance.below(len(options))]
