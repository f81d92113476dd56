"""Majorities, the six ways of scoring a City, and the final count."""

from typing import Final

from crownlands.core.game import best_of
from crownlands.core.text import Text, text
from crownlands.core.zones import Line, Outcome, Sheet
from crownlands.games.cites_royales.cards import BLUE, PINK, RED, VIOLET, YELLOW
from crownlands.games.cites_royales.cities import column_of, influence_of
from crownlands.games.cites_royales.state import HERO_POINTS, SOURCES, Noble, Provinces

VILLAGER_OR_JESTER: Final = 0b110  # Influence 1 or 2
# The lead, from the lowest, at which each legend begins; the first has no lower bound.
LEGENDS: Final = (-9, 0, 1, 11, 21, 31)


def majorities(s: Provinces, city: int) -> list[tuple[int, int]]:
    """Who has the most Influence in a colour, at least 1, and what each scores."""
    most = 1
    winners: list[int] = []
    for number in range(len(s.nobles)):
        influence = influence_of(s.nobles[number].cities[city])
        if influence > most:
            winners = [number]
            most = influence
        elif influence == most:
            winners.append(number)
    return [(number, city_points(s, s.nobles[number], city)) for number in winners]


def city_points(s: Provinces, noble: Noble, city: int) -> int:
    """What a City scores for its Noble when it has the majority."""
    if city == VIOLET:
        return s.crowns_in(noble)
    if city == YELLOW:
        return max(column.bit_count() for column in noble.cities)
    if city == PINK:
        return max(1, influence_of(noble.cities[PINK]) // 3)
    if city == RED:
        return max(1, sum(column.bit_count() >= 2 for column in noble.cities))
    if city == BLUE:
        lively = [column_of(column) & VILLAGER_OR_JESTER != 0 for column in noble.cities]
        return max(1, sum(lively))
    return max(1, noble.size() // 3)


def sheet(s: Provinces, number: int) -> Sheet:
    """Count a Noble, source by source; more cards built decide between equals."""
    noble = s.nobles[number]
    lines = [
        Line(text(f"cr-score-{source}"), points)
        for source, points in zip(SOURCES, noble.earned, strict=True)
    ]
    if s.seats > 1:
        lines.append(Line(text("cr-score-hero"), HERO_POINTS if noble.hero else 0))
    ties = (noble.size(),) if s.seats > 1 else ()
    return Sheet(number, sum(line.points for line in lines), tuple(lines), ties)


def outcome(s: Provinces) -> Outcome:
    """Count everybody and say how it ended."""
    sheets = tuple(sheet(s, number) for number in range(len(s.nobles)))
    winners = best_of(sheets)
    if s.seats == 1:
        return Outcome(sheets, winners, legend(sheets[0].total - sheets[1].total))
    if len(winners) > 1:
        return Outcome(sheets, winners, text("cr-end-shared"))
    return Outcome(sheets, winners, text("cr-end-crowned"))


def legend(lead: int) -> Text:
    """The legend that a lead over the Regent earns, from 1 to 7."""
    level = 1 + sum(lead >= bound for bound in LEGENDS)
    return text(f"cr-legend-{level}")
