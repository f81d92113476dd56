"""Quick choices for playouts: build what one holds, buy dear, use what cards can do.

How often a card is played and when somebody buys follows what searching players do.
"""

from typing import Any, Final

from crownlands.core.chance import Chance
from crownlands.core.machine import Ask
from crownlands.games.cites_royales.cards import INFLUENCE
from crownlands.games.cites_royales.cities import top_of
from crownlands.games.cites_royales.powers import (
    Assassinate,
    BuildDrawn,
    BuildSecond,
    MoveFrom,
    TakeOpen,
)
from crownlands.games.cites_royales.rules import (
    ADD,
    BUY,
    FROM_CITY,
    FROM_HAND,
    BuyCard,
    BuyOrAdd,
    PlayCard,
)
from crownlands.games.cites_royales.season import Build
from crownlands.games.cites_royales.state import LINE, Provinces

MIND_CHANGES: Final = 8  # once in so many times the obvious thing is not done
PLAYED: Final = (3, 1, 6, 4, 7, 28, 18)  # how often an effect is used, by Influence ...
NO_CARD: Final = 4  # ... beside playing nothing


def hunch(s: Provinces, chance: Chance) -> int:
    """Take what is offered first where that is sensible, and any other option where not."""
    options = s.options
    ask = open_question(s)
    if isinstance(ask, Build):
        return options[0]
    if isinstance(ask, PlayCard):
        return play_card(s, ask.seat, chance)
    if isinstance(ask, BuyOrAdd):
        return buy_or_add(s, chance)
    if isinstance(
        ask, (BuyCard, Assassinate, MoveFrom, TakeOpen, BuildDrawn, BuildSecond)
    ) and chance.below(MIND_CHANGES):
        return options[0]
    return options[chance.below(len(options))]


def open_question(s: Provinces) -> Ask[Any]:
    """The question that is open; of several at once, the one of the first seat."""
    if not s.lanes:
        ask = s.stack[-1]
        assert isinstance(ask, Ask)
        return ask
    return s.questions()[0]


def play_card(s: Provinces, seat: int, chance: Chance) -> int:
    """Play a card for what it does, of the hand or of a City, or sometimes none."""
    cities = s.nobles[seat].cities
    left = 0
    for option in s.options:
        left += played(cities, option)
    left = chance.below(left)
    for option in s.options:
        left -= played(cities, option)
        if left < 0:
            return option
    return 0


def played(cities: list[int], option: int) -> int:
    """How often this is played, beside the others that can be."""
    if option == 0:
        return NO_CARD
    if option >= FROM_CITY:
        return PLAYED[top_of(cities[option - FROM_CITY])]
    return PLAYED[INFLUENCE[option - FROM_HAND]]


def buy_or_add(s: Provinces, chance: Chance) -> int:
    """Buy early while nobody has, later when the Market is full; mostly add a card."""
    if BUY not in s.options:
        return ADD
    if ADD not in s.options:
        return BUY
    more = len(s.market) - LINE
    percent = 4 + 4 * more if s.bought else 25 + 5 * more
    return BUY if chance.below(100) < percent else ADD
