"""The final count: guilds, banners, and what is left over."""

from typing import Final

from crownlands.core.game import best_of
from crownlands.core.text import Text, text
from crownlands.core.zones import Line, Outcome, Sheet
from crownlands.games.margraves import solo
from crownlands.games.margraves.board import PLACE_GUILDS, SECTION
from crownlands.games.margraves.cards import CITIZEN_GUILD
from crownlands.games.margraves.powers import GEM, GUILDS
from crownlands.games.margraves.state import (
    NO_CITIZENS,
    NO_TILES,
    TOWERS_BUILT,
    Marches,
    Margrave,
)
from crownlands.games.margraves.tiles import BANNERS, NO_BANNER, TILE_BANNER, TILE_ICONS

ENDINGS: Final = (
    (TOWERS_BUILT, "mv-end-towers"),
    (NO_CITIZENS, "mv-end-citizens"),
    (NO_TILES, "mv-end-tiles"),
)


def guild_icons(margrave: Margrave) -> list[int]:
    """Count a player's icons of each guild: citizens, tiles, and two for each tower."""
    icons = [0, 0, 0, 0]
    for citizen in margrave.hand + margrave.played:
        icons[CITIZEN_GUILD[citizen]] += 1
    for tile in margrave.tiles:
        for guild in range(4):
            icons[guild] += TILE_ICONS[tile][guild]
    for place, guilds in enumerate(PLACE_GUILDS):
        if margrave.built >> place & 1:
            icons[guilds[0]] += 1
            icons[guilds[1]] += 1
    return icons


def points_per_icon(space: int) -> int:
    """What each icon of a guild is worth with the marker on this space."""
    return space // SECTION + 1


def banner_points(tiles: tuple[int, ...]) -> int:
    """Square the number of different banners, set by set; doubles begin a new set."""
    counts = [0] * len(BANNERS)
    for tile in tiles:
        counts[TILE_BANNER[tile]] += 1
    counts[NO_BANNER] = 0
    points = 0
    for number in range(max(counts)):
        points += sum(count > number for count in counts) ** 2
    return points


def guild_line(guild: int, icons: int, worth: int) -> Line:
    """Count a guild: each icon by what the marker's space makes it worth."""
    return Line(text(f"mv-guild-{GUILDS[guild]}"), icons * worth, (icons, worth))


def sheet(s: Marches, seat: int) -> Sheet:
    """Count one player; gold breaks ties."""
    margrave = s.margraves[seat]
    lines = [
        guild_line(guild, icons, points_per_icon(margrave.influence[guild]))
        for guild, icons in enumerate(guild_icons(margrave))
    ]
    lines += [
        Line(text("mv-score-banners"), banner_points(margrave.tiles)),
        Line(text("mv-score-gems"), 2 * margrave.goods[GEM]),
        Line(text("mv-score-resources"), margrave.resources() // 3),
        Line(text("mv-score-gold"), margrave.gold // 5),
    ]
    total = sum(line.points for line in lines)
    return Sheet(seat, total, tuple(lines), ties=(margrave.gold,))


def outcome(s: Marches) -> Outcome:
    """Count everybody and say how it ended; alone, the score earns a rank."""
    sheets = tuple(sheet(s, seat) for seat in range(s.seats))
    if s.seats == 1:
        score = sheets[0].total
        rank = text(f"mv-rank-{solo.rank(score)}")
        return Outcome(sheets, (0,), text("mv-end-solo", score=score, rank=rank, why=ending(s)))
    return Outcome(sheets, best_of(sheets), ending(s))


def ending(s: Marches) -> Text:
    """Say what called the end."""
    for bit, words in ENDINGS:
        if s.ending & bit:
            return text(words)
    return text("mv-end-not-yet")
