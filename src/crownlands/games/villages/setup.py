"""Dealing, by player count."""

from typing import Final

from crownlands.core.game import Setting, Settings
from crownlands.core.stream import Stream
from crownlands.games.villages.cards import CARDS, COPIES, KINDS
from crownlands.games.villages.rules import FreeResource, Turn
from crownlands.games.villages.solo import BUILDING_CARDS, SoloTurn
from crownlands.games.villages.state import NO_COINS, PILES, POOL, Valeria, Village

START_GOLD: Final = 3
START_HAND: Final = 6

COINS: Final = (7, 14, 20, 25, 30)  # in the game, by player count; 30 are in the box
TARGETS: Final = {2: 12, 3: 10, 4: 9, 5: 8}  # by player count; reconstructed

SETTINGS: Final[tuple[Setting, ...]] = (
    *(
        Setting(f"gold_{seats}", coins, low=START_GOLD * seats, high=30)
        for seats, coins in enumerate(COINS, start=1)
    ),
    *(
        Setting(f"target_{seats}", target, low=4, high=16, reconstructed=True)
        for seats, target in TARGETS.items()
    ),
)


def deal(seats: int, chance: int | Stream, settings: Settings) -> Valeria:
    """Give everyone a castle, gold and cards; lay out the piles and the pool."""
    s = Valeria(seats)
    s.seed_chance(chance)
    s.coins = _number(settings, f"gold_{seats}")
    s.bank = s.coins - START_GOLD * seats
    deal_buildings(s)
    deal_adventurers(s)
    s.first = s.below(seats)
    order = [(s.first + i) % seats for i in range(seats)]
    s.push(*(FreeResource(seat) for seat in order))
    if seats == 1:
        s.stack.insert(0, SoloTurn())
    else:
        s.target = _number(settings, f"target_{seats}")
        s.stack.insert(0, Turn(s.first))
    s.unveiled = 0
    return s


def _number(settings: Settings, key: str) -> int:
    value = settings[key]
    assert isinstance(value, int)
    return value


def deal_buildings(s: Valeria) -> None:
    """Six cards to each hand, one to each pile, the rest is the deck; alone, of 35 cards."""
    cards = [card for card in range(KINDS) for _ in range(COPIES[card])]
    s.shuffle(cards)
    if s.seats == 1:
        s.box = tuple(sorted(cards[BUILDING_CARDS:]))
        cards = cards[:BUILDING_CARDS]
    for _ in range(s.seats):
        hand = sorted(cards.pop() for _ in range(START_HAND))
        village = Village(hand, list(NO_COINS))
        village.gold = START_GOLD
        s.villages.append(village)
    s.piles = [(cards.pop(),) for _ in range(PILES)]
    s.deck = cards


def deal_adventurers(s: Valeria) -> None:
    """Five adventurers face up, the others in their deck."""
    adventurers = list(range(KINDS, CARDS))
    s.shuffle(adventurers)
    s.pool = tuple(adventurers[:POOL])
    s.adventurers = tuple(adventurers[POOL:])
