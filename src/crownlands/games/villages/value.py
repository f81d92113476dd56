"""How well a seat stands: points now, and what its village and hand will still bring."""

from typing import Final

from crownlands.games.villages.actions import Develop, PlaceBuilding
from crownlands.games.villages.cards import CARDS, COST, GIVES, INSTANT, POWER, VICTORY, WHEN
from crownlands.games.villages.drawing import Discard, Draw, MayDraw
from crownlands.games.villages.powers import DISCARD_FOR_GOLD, DRAW, GOLD, RESOURCE
from crownlands.games.villages.scoring import outcome, power_points, printed_points
from crownlands.games.villages.state import HAND_LIMIT, Valeria

CARD_WORTH: Final = 0.45
RESOURCE_WORTH: Final = (2.4, 1.7, 1.1, 0.7, 0.4, 0.2)  # the first of a kind, the second, ...
USE_WORTH: Final = {DRAW: 0.5, GOLD: 1.0, DISCARD_FOR_GOLD: 0.4, RESOURCE: 1.3}
USES: Final = 2.5  # times that such a power is used in a game
TYPE_WORTH: Final = 0.35  # a building helps to recruit adventurers
TEMPO: Final = 0.6  # a card more brings the end nearer, which is good for whoever is ahead
SOLO_TURNS: Final = 60  # alone, nothing is expected of later turns, so that waiting has an end
SOLO_HAND: Final = 6  # alone, cards beyond these are in the way of drawing
COIN_ON_CARD: Final = 0.25  # what a coin is worth less until it comes back

# What a power that goes with an action brings over a whole game.
LASTING: Final = [
    USES * USE_WORTH.get(POWER[card].kind, 0.0) if WHEN[card] < INSTANT else 0.0
    for card in range(CARDS)
]


def value(s: Valeria, seat: int) -> float:
    """Points ahead of the best opponent, with what villages and hands will still bring."""
    if s.over:
        return _final_value(s, seat)
    mine = standing(s, seat) + to_come(s, seat)
    others = [standing(s, other) for other in range(s.seats) if other != seat]
    return mine - 0.5 * max(others) if others else mine


def _final_value(s: Valeria, seat: int) -> float:
    result = outcome(s)
    mine = result.sheets[seat].total
    others = [sheet.total for sheet in result.sheets if sheet.seat != seat]
    if not others:
        return float(mine)
    won = 100.0 / len(result.winners) if seat in result.winners else -100.0
    return mine - max(others) + won


def share_left(s: Valeria) -> float:
    """How much of the game is still to come: 1 at the start, 0 at the end."""
    if s.seats == 1:
        return len(s.deck) / 24 * max(0.0, 1.0 - s.turns / SOLO_TURNS)
    most = max(village.cards.bit_count() for village in s.villages)
    return max(0.0, 1.0 - most / s.target)


def standing(s: Valeria, seat: int) -> float:
    """Points now, plus what resources, cards in hand and lasting powers are worth."""
    village = s.villages[seat]
    left = share_left(s)
    total = float(printed_points(village.cards) + village.all_gold())
    total += sum(points for _, points in power_points(village))
    total -= COIN_ON_CARD * left * sum(village.coins)
    total += left * land_worth(village.land)
    for card in range(CARDS):
        if village.cards >> card & 1:
            total += left * LASTING[card]
    total += TYPE_WORTH * left * village.cards.bit_count()
    total += tempo(s) * village.cards.bit_count()
    return total + left * hand_worth(s, seat)


def tempo(s: Valeria) -> float:
    """What coming nearer to the end number is worth; alone there is none."""
    return 0.0 if s.seats == 1 else TEMPO


def land_worth(land: tuple[int, ...]) -> float:
    """What resources are worth: the first of each kind the most."""
    total = 0.0
    for resource in range(4):
        for number in range(min(land[resource], len(RESOURCE_WORTH))):
            total += RESOURCE_WORTH[number]
    return total


def hand_worth(s: Valeria, seat: int) -> float:
    """What the cards in hand are worth; those that could be built soon are worth more."""
    village = s.villages[seat]
    worths: list[float] = []
    for card in village.hand:
        worth = CARD_WORTH
        if not village.cards >> card & 1:
            missing = 0
            cost = COST[card]
            for resource in range(4):
                missing += max(0, cost[resource] - village.land[resource])
            if missing <= 1:
                worth += 0.3 * VICTORY[card]
        worths.append(worth)
    worths.sort(reverse=True)
    return sum(worths[: SOLO_HAND if s.seats == 1 else HAND_LIMIT])


def to_come(s: Valeria, seat: int) -> float:
    """What the frames that wait will still bring: cards to draw, the building on its site."""
    total = 0.0
    left = share_left(s)
    for frame in s.stack:
        if isinstance(frame, (Draw, MayDraw)):
            if frame.seat == seat:
                total += left * CARD_WORTH * frame.left
        elif isinstance(frame, PlaceBuilding):
            if frame.seat == seat:
                card = s.site[0]
                total += VICTORY[card] + tempo(s) + left * (TYPE_WORTH + LASTING[card])
                total += left * CARD_WORTH * frame.draws
        elif isinstance(frame, Discard):
            if frame.seat == seat:
                total -= left * CARD_WORTH * frame.left
        elif isinstance(frame, Develop) and frame.seat == seat:
            total += left * next_resource(s, seat)
    return total


def next_resource(s: Valeria, seat: int) -> float:
    """What developing the best card in hand would add, less that card."""
    village = s.villages[seat]
    best = 0.0
    for card in village.hand:
        number = village.land[GIVES[card]]
        if number < len(RESOURCE_WORTH):
            best = max(best, RESOURCE_WORTH[number])
    return best - CARD_WORTH
