"""The final count, source by source."""

from crownlands.core.game import best_of
from crownlands.core.text import Text, text
from crownlands.core.zones import Line, Outcome, Sheet
from crownlands.games.card_kingdoms.cards import (
    CITIZEN_ROLE,
    CITIZENS,
    DOMAINS,
    DUKES,
    MONSTERS,
    TITAN,
)
from crownlands.games.card_kingdoms.powers import ROLES
from crownlands.games.card_kingdoms.state import Kingdom, Realm


def monster_points(slain: list[int]) -> int:
    """Add up the points on monsters."""
    return sum(MONSTERS[i].points * count for i, count in enumerate(slain) if count)


def domain_points(domains: int) -> int:
    """Add up the points on domains."""
    return sum(row.points for i, row in enumerate(DOMAINS) if domains >> i & 1)


def duke_points(
    duke: int, citizens: list[int], monsters: list[int], domains: int, resources: int
) -> list[tuple[str, int]]:
    """Count what a duke gives, by source; role icons are on citizens and on domains."""
    row = DUKES[duke]
    roles = [0, 0, 0, 0]
    for citizen in range(len(CITIZENS)):
        roles[CITIZEN_ROLE[citizen]] += citizens[citizen]
    for i, domain in enumerate(DOMAINS):
        if domains >> i & 1:
            for role in range(4):
                roles[role] += domain.roles[role]
    titans = sum(count for i, count in enumerate(monsters) if MONSTERS[i].kind == TITAN)
    sources = [(ROLES[role], row.roles[role] * roles[role]) for role in range(4)]
    sources += [
        ("citizens", row.citizens * sum(citizens[: len(CITIZENS)])),
        ("monsters", row.monsters * sum(monsters)),
        ("domains", row.domains * domains.bit_count()),
        ("titans", row.titans * titans),
        ("resources", resources // row.resources),
    ]
    return [(source, points) for source, points in sources if points]


def left_over(kingdom: Kingdom) -> int:
    """Pool the resources that are left."""
    return kingdom.gold + kingdom.strength + kingdom.magic


def cards_in(kingdom: Kingdom) -> int:
    """Count a tableau: starters, citizens, domains, slain monsters and the duke."""
    cards = sum(kingdom.citizens) + sum(kingdom.slain) + kingdom.domains.bit_count()
    return cards + len(kingdom.dukes)


def points(s: Realm, seat: int) -> int:
    """Count a seat's points as they stand."""
    return sheet(s, seat).total


def sheet(s: Realm, seat: int) -> Sheet:
    """Count a seat, source by source; while two dukes are held, none counts."""
    kingdom = s.kingdoms[seat]
    lines = [
        Line(text("ck-score-monsters"), monster_points(kingdom.slain)),
        Line(text("ck-score-domains"), domain_points(kingdom.domains)),
        Line(text("ck-score-tokens"), kingdom.victory),
    ]
    if len(kingdom.dukes) == 1:
        lines += duke_lines(
            duke_points(
                kingdom.dukes[0],
                kingdom.citizens,
                kingdom.slain,
                kingdom.domains,
                left_over(kingdom),
            )
        )
    total = sum(line.points for line in lines)
    return Sheet(seat, total, tuple(lines), ties=(-cards_in(kingdom),))


def duke_lines(sources: list[tuple[str, int]]) -> list[Line]:
    """Name each source of a duke's points."""
    return [Line(text(f"ck-score-duke-{source}"), points) for source, points in sources]


def dark_lord_sheet(s: Realm) -> Sheet:
    """Count the Dark Lord: surviving monsters, captured domains, and his duke on all of it."""
    lord = s.dark_lord
    assert lord is not None
    monsters = [0] * len(MONSTERS)
    for stack in s.monsters:
        for monster in stack:
            monsters[monster] += 1
    lines = [
        Line(text("ck-score-surviving"), monster_points(monsters)),
        Line(text("ck-score-captured"), domain_points(lord.domains)),
        *duke_lines(duke_points(lord.duke, lord.citizens, monsters, lord.domains, 0)),
    ]
    return Sheet(s.seats, sum(line.points for line in lines), tuple(lines))


def outcome(s: Realm) -> Outcome:
    """Count everybody and say how it ended."""
    if s.dark_lord is not None:
        return solo_outcome(s)
    sheets = tuple(sheet(s, seat) for seat in range(s.seats))
    return Outcome(sheets, best_of(sheets), ending(s))


def ending(s: Realm) -> Text:
    """Say which condition ended the game."""
    if s.all_slain():
        return text("ck-end-monsters")
    if not any(s.domains):
        return text("ck-end-domains")
    return text("ck-end-exhausted")


def solo_outcome(s: Realm) -> Outcome:
    """Tell one of the solo endings: triumph, ruin, or the scores compared."""
    mine = sheet(s, 0)
    his = dark_lord_sheet(s)
    sheets = (mine, his)
    if s.all_slain():
        return Outcome(sheets, (0,), text("ck-solo-triumph"))
    if s.empty_stacks() < s.exhausted_limit():
        return Outcome(sheets, (1,), text("ck-solo-ruin"))
    if mine.total > his.total:
        return Outcome(sheets, (0,), text("ck-solo-ahead"))
    if mine.total < his.total:
        return Outcome(sheets, (1,), text("ck-solo-behind"))
    return Outcome(sheets, (0, 1), text("ck-solo-draw"))
