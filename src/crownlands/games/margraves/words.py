"""Small words that questions, events, cards and zones share."""

from crownlands.core.text import Text, ours, text
from crownlands.games.margraves.board import PLACE_KEYS, SITES, SITES_EACH, TOMB_LINES, River, Slot
from crownlands.games.margraves.powers import GUILDS, KINDS, Reward
from crownlands.games.margraves.tiles import (
    BANNERS,
    GRANTS,
    TILE_ICONS,
    TILE_REWARD,
    TILES,
    WEALTH,
    WEALTH_REWARD,
    WEALTH_STEPS,
)


def card(key: str) -> Text:
    """The name of a citizen, monster, Location or piece."""
    return text(f"mv-card-{key}")


def guild_name(guild: int) -> Text:
    """The name of a guild."""
    return text(f"mv-guild-{GUILDS[guild]}")


def amount(kind: str, number: int) -> Text:
    """So many of a kind."""
    return text(f"mv-amount-{kind}", number=number)


def price(row: River | Slot) -> Text:
    """What a river or a place of the line costs, with a star if that was reconstructed."""
    return ours(amount("gold", row.gold), "gold" in row.reconstructed)


def amounts(what: Reward) -> tuple[Text, ...]:
    """A reward in words, without the kinds of which there is nothing."""
    parts = tuple(amount(KINDS[kind], number) for kind, number in enumerate(what) if number)
    return parts or (text("mv-nothing"),)


def icons(numbers: tuple[int, ...]) -> tuple[Text, ...]:
    """Guild icons in words."""
    return tuple(
        text("mv-icon", number=number, guild=guild_name(guild))
        for guild, number in enumerate(numbers)
        if number
    )


def tile_name(tile: int) -> Text:
    """A privilege tile, named by what it does."""
    row = TILES[tile]
    level = text(f"mv-level-{row.level}")
    if tile < GRANTS:
        return text("mv-tile-grant", level=level, what=amounts(TILE_REWARD[tile]))
    if row.banner:
        return text("mv-tile-banner", level=level, banner=text(f"mv-banner-{BANNERS[row.banner]}"))
    return text("mv-tile-icons", level=level, what=icons(TILE_ICONS[tile]))


def wealth_name(tile: int) -> Text:
    """A wealth tile, named by what it gives."""
    parts = tuple(
        text("mv-wealth-step", number=steps, guild=guild_name(guild))
        for guild, steps in enumerate(WEALTH_STEPS[tile])
        if steps
    )
    if WEALTH[tile].stack_tile:
        parts += (text("mv-wealth-tile", number=WEALTH[tile].stack_tile),)
    if any(WEALTH_REWARD[tile]):
        parts += amounts(WEALTH_REWARD[tile])
    return text("mv-wealth", what=parts)


def told_tile(tile: int) -> Text:
    """A privilege tile as it is told of: with a star if what it does was reconstructed."""
    told = ("reward", "icons", "banner")
    return ours(tile_name(tile), any(field in TILES[tile].reconstructed for field in told))


def told_wealth(tile: int) -> Text:
    """A wealth tile as it is told of: with a star if what it gives was reconstructed."""
    return ours(wealth_name(tile), "reward" in WEALTH[tile].reconstructed)


def place_name(place: int) -> Text:
    """The name of a Location."""
    return card(PLACE_KEYS[place])


def place_id(place: int) -> str:
    """Where a Location lies on the table."""
    return f"place-{PLACE_KEYS[place]}"


def token_id(seat: int, kind: int) -> str:
    """Where a player's tokens of a kind lie."""
    return f"seat-{seat}-{KINDS[kind]}"


def site_name(site: int) -> Text:
    """A building site, by Location and number."""
    return text("mv-site-name", place=place_name(SITES[site].place), number=site % SITES_EACH + 1)


def tomb_line_name(line: int) -> Text:
    """A row or a column of the Heroic Tombs."""
    kind, number = TOMB_LINES[line].key.removeprefix("tomb_").split("_")
    return text(f"mv-tomb-{kind}", number=int(number))
