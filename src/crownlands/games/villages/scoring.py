"""The final count, source by source."""

from typing import Final

from crownlands.core.game import best_of
from crownlands.core.text import Text, text
from crownlands.core.zones import Line, Outcome, Sheet
from crownlands.games.villages.cards import (
    CARD_KEYS,
    CARDS,
    KINDS,
    POWER,
    POWERS_AT_END,
    VICTORY,
)
from crownlands.games.villages.state import Valeria, Village

RATINGS: Final = (60, 50, 40, 30, 0)  # points from which each solo rating begins


def printed_points(cards: int) -> int:
    """Add up the points on the cards of a village."""
    return sum(VICTORY[card] for card in range(CARDS) if cards >> card & 1)


def power_points(village: Village) -> list[tuple[int, int]]:
    """What each end power gives; a building counts itself if it is of its own type."""
    return [(card, POWER[card].number(village)) for card in POWERS_AT_END if village.has(card)]


def sheet(s: Valeria, seat: int) -> Sheet:
    """Count a seat: cards, powers, and a point for each coin, those on its own cards too."""
    village = s.villages[seat]
    buildings = village.cards & ((1 << KINDS) - 1)
    lines = [
        Line(text("vv-score-buildings"), printed_points(buildings)),
        Line(text("vv-score-adventurers"), printed_points(village.cards - buildings)),
        *(
            Line(text("vv-score-power", card=text(f"vv-card-{CARD_KEYS[card]}")), points)
            for card, points in power_points(village)
        ),
        Line(text("vv-score-gold"), village.all_gold()),
    ]
    total = sum(line.points for line in lines)
    ties = (s.cards_in(seat), village.all_gold(), len(village.resources))
    return Sheet(seat, total, tuple(lines), ties)


def outcome(s: Valeria) -> Outcome:
    """Count everybody; equal after all tie-breaks, the win is shared."""
    sheets = tuple(sheet(s, seat) for seat in range(s.seats))
    if s.seats == 1:
        return Outcome(sheets, (0,), rating(sheets[0].total))
    ending = text("vv-end", number=s.target) if s.number_reached() else text("vv-end-still")
    return Outcome(sheets, best_of(sheets), ending)


def rating(total: int) -> Text:
    """How the King likes a village built alone."""
    return text(f"vv-rating-{next(least for least in RATINGS if total >= least)}")
