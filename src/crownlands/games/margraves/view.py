"""What a reader may see of the marches, zone by zone, and what is being played."""

from typing import Final

from crownlands.core.text import Text, ours, seat_text, text
from crownlands.core.zones import (
    Counter,
    Group,
    Hand,
    Item,
    Map,
    Marker,
    Pile,
    Place,
    Purse,
    Row,
    Tableau,
    Track,
    Zone,
)
from crownlands.games.margraves.board import (
    LAIR_SPOTS,
    LAIRS,
    LAIRS_AT,
    LAST_SPACE,
    LOCATIONS,
    PLACE_KEYS,
    RIVERS,
    ROADS,
    SECTION,
    SEGMENT_REWARD,
    SEGMENTS,
    SITE_KEYS,
    SITES_EACH,
    SLOTS,
    TOMB_LINE_SPOTS,
    TOMB_LINES,
    TOMB_SPOTS,
)
from crownlands.games.margraves.cards import CITIZEN_KEYS, MONSTER_KEYS, NOBODY
from crownlands.games.margraves.draft import DEALT
from crownlands.games.margraves.powers import GUILDS, KINDS, STORED
from crownlands.games.margraves.scoring import guild_icons, points_per_icon
from crownlands.games.margraves.state import Marches, Margrave
from crownlands.games.margraves.tiles import TILE_KEYS, WEALTH_KEYS
from crownlands.games.margraves.turn import whose_turn
from crownlands.games.margraves.words import amounts, price, tomb_line_name

LEVELS: Final = ("i", "ii")
ROAD_IDS: Final = tuple((f"place-{PLACE_KEYS[a]}", f"place-{PLACE_KEYS[b]}") for a, b in ROADS)
PATH_IDS: Final = tuple(
    (f"place-{PLACE_KEYS[place]}", f"lair-{LAIRS[lair]}")
    for place, lairs in enumerate(LAIRS_AT)
    for lair in lairs
)
SECTION_STOPS: Final = (
    (0, text("mv-stop-first", points=points_per_icon(0))),
    *(
        (
            space,
            text(
                "mv-stop-section",
                points=points_per_icon(space),
                cost=price(river),
            ),
        )
        for space, river in zip(range(SECTION, LAST_SPACE + 1, SECTION), RIVERS, strict=True)
    ),
)
SEGMENT_STOPS: Final = tuple(
    (i, ours(text("mv-stop-segment", what=amounts(SEGMENT_REWARD[i])), bool(row.reconstructed)))
    for i, row in enumerate(SEGMENTS)
)
SLOT_PRICES: Final = tuple(text("mv-note-price", what=price(row)) for row in SLOTS)
TOMB_LINE_PLACES: Final = tuple(
    Place(f"line-{row.key}", tomb_line_name(line), *TOMB_LINE_SPOTS[line], (), row.key)
    for line, row in enumerate(TOMB_LINES)
)


def zones(s: Marches, seat: int | None) -> tuple[Zone, ...]:
    """Lay out both boards and the players; only wealth tiles in the draft are for one reader."""
    table: list[Zone] = [_board(s), _line(s), _deck(s)]
    for level in range(2):
        table += _tiles(s, level)
    table += [_influence(s, guild) for guild in range(len(GUILDS))]
    table += [_naval(s), _tombs(s), _supply(s)]
    choices = min(len(margrave.kept) for margrave in s.margraves)
    drafting = _drafting(s)
    for owner in range(s.seats):
        table += _margrave(s, owner)
        if drafting:
            table += _wealth_in_hand(s.margraves[owner], owner, seat, choices)
        elif s.margraves[owner].kept:
            table.append(_wealth_open(s.margraves[owner], owner))
    return tuple(table)


# The board ----------------------------------------------------------------------------------------


def _board(s: Marches) -> Map:
    places = [_place(s, place) for place in range(len(LOCATIONS))]
    places += [_lair(s, lair) for lair in range(len(LAIRS))]
    return Map("board", None, text("mv-zone-board"), tuple(places), ROAD_IDS, PATH_IDS)


def _place(s: Marches, place: int) -> Place:
    row = LOCATIONS[place]
    items = [
        Item(f"margrave-{seat}", "margrave", notes=(seat_text(seat),))
        for seat, margrave in enumerate(s.margraves)
        if margrave.place == place
    ]
    if s.knights[place]:
        items.append(Item(f"knights-{row.key}", "knight", s.knights[place]))
    for site in range(place * SITES_EACH, (place + 1) * SITES_EACH):
        owner = s.sites[site]
        notes = (text("mv-note-tower", seat=seat_text(owner - 1)),) if owner else ()
        items.append(Item(f"site-{SITE_KEYS[site]}", SITE_KEYS[site], notes=notes))
    guilds = tuple(text(f"mv-guild-{GUILDS[guild]}") for guild in row.guilds)
    notes = (ours(text("mv-note-guilds", guilds=guilds), "guilds" in row.reconstructed),)
    name = text(f"mv-card-{row.key}")
    return Place(f"place-{row.key}", name, row.x, row.y, tuple(items), row.key, notes)


def _lair(s: Marches, lair: int) -> Place:
    key = LAIRS[lair]
    pile = s.piles[lair]
    x, y = LAIR_SPOTS[lair]
    items: tuple[Item, ...] = ()
    hidden = len(pile)
    if s.turned >> lair & 1:
        items = (Item(f"monster-{key}", MONSTER_KEYS[pile[-1]]),)
        hidden -= 1
    notes = [text("mv-note-face-down", number=hidden)]
    if not s.bosses >> lair & 1:
        notes.append(text("mv-note-boss"))
    return Place(f"lair-{key}", text(f"mv-lair-{key}"), x, y, items, None, tuple(notes))


def _line(s: Marches) -> Row:
    items = tuple(
        Item(f"line-{slot}", CITIZEN_KEYS[citizen], notes=(SLOT_PRICES[slot],))
        for slot, citizen in enumerate(s.line)
        if citizen != NOBODY
    )
    return Row("line", None, text("mv-zone-line"), items)


def _deck(s: Marches) -> Pile:
    return Pile("deck", None, text("mv-zone-deck"), None, len(s.deck))


def _tiles(s: Marches, level: int) -> list[Zone]:
    name = LEVELS[level]
    seen: dict[int, int] = {}
    items = []
    for tile in s.open_tiles[level]:
        seen[tile] = seen.get(tile, 0) + 1
        items.append(Item(f"open-{TILE_KEYS[tile]}-{seen[tile]}", TILE_KEYS[tile]))
    return [
        Row(f"tiles-{name}", None, text(f"mv-zone-tiles-{name}"), tuple(items)),
        Pile(f"stack-{name}", None, text(f"mv-zone-stack-{name}"), None, len(s.stacks[level])),
    ]


def _influence(s: Marches, guild: int) -> Track:
    key = GUILDS[guild]
    markers = tuple(
        Marker(f"influence-{key}-{seat}", seat, margrave.influence[guild], seat_text(seat))
        for seat, margrave in enumerate(s.margraves)
    )
    title = text("mv-zone-influence", guild=text(f"mv-guild-{key}"))
    return Track(f"influence-{key}", None, title, LAST_SPACE + 1, markers, SECTION_STOPS)


def _naval(s: Marches) -> Track:
    markers = tuple(
        Marker(f"ship-{seat}", seat, margrave.ship, seat_text(seat))
        for seat, margrave in enumerate(s.margraves)
    )
    return Track("naval", None, text("mv-zone-naval"), len(SEGMENTS), markers, SEGMENT_STOPS)


def _tombs(s: Marches) -> Map:
    places = []
    for slot, (x, y) in enumerate(TOMB_SPOTS):
        items: tuple[Item, ...] = ()
        if (s.lying | s.standing) >> slot & 1:
            note = "mv-note-standing" if s.standing >> slot & 1 else "mv-note-lying"
            items = (Item(f"tomb-knight-{slot}", "knight", notes=(text(note),)),)
        name = text("mv-place-tomb", number=slot + 1)
        places.append(Place(f"tomb-{slot}", name, x, y, items))
    places += TOMB_LINE_PLACES
    statue = (Item("statue-knights", "knight", s.statue),) if s.statue else ()
    places.append(Place("statue", text("mv-place-statue"), 16, 91, statue))
    return Map("tombs", None, text("mv-zone-tombs"), tuple(places), ())


def _supply(s: Marches) -> Purse:
    counters = tuple(
        Counter(f"supply-{KINDS[kind]}", KINDS[kind], s.supply[kind]) for kind in range(STORED)
    )
    return Purse("supply", None, text("mv-zone-supply"), counters)


# The players --------------------------------------------------------------------------------------


def _margrave(s: Marches, owner: int) -> list[Zone]:
    margrave = s.margraves[owner]
    name = f"seat-{owner}"
    return [
        Purse(f"{name}-purse", owner, text("mv-zone-purse"), _counters(name, margrave)),
        Hand(
            f"{name}-hand",
            owner,
            text("mv-zone-hand"),
            _cards(f"{name}-hand", margrave.hand, CITIZEN_KEYS),
            len(margrave.hand),
        ),
        Row(
            f"{name}-played",
            owner,
            text("mv-zone-played"),
            _cards(f"{name}-played", margrave.played, CITIZEN_KEYS),
        ),
        Tableau(
            f"{name}-tiles",
            owner,
            text("mv-zone-tiles"),
            (
                Group(
                    f"{name}-grants",
                    text("mv-zone-grants"),
                    _cards(f"{name}-grant", margrave.grants, TILE_KEYS),
                ),
                Group(
                    f"{name}-end-tiles",
                    text("mv-zone-end-tiles"),
                    _cards(f"{name}-end", margrave.tiles, TILE_KEYS),
                ),
            ),
        ),
        _icons(name, owner, margrave),
    ]


def _counters(name: str, margrave: Margrave) -> tuple[Counter, ...]:
    kinds = [(KINDS[kind], margrave.goods[kind]) for kind in range(STORED)]
    named = [
        ("gold", margrave.gold),
        ("strength", margrave.strength),
        *kinds,
        ("towers", margrave.towers),
        ("room", margrave.room()),
    ]
    return tuple(Counter(f"{name}-{kind}", kind, number) for kind, number in named)


def _icons(name: str, owner: int, margrave: Margrave) -> Purse:
    counters = tuple(
        Counter(f"{name}-icons-{GUILDS[guild]}", GUILDS[guild], icons)
        for guild, icons in enumerate(guild_icons(margrave))
    )
    return Purse(f"{name}-icons", owner, text("mv-zone-icons"), counters)


def _cards(name: str, cards: tuple[int, ...], keys: tuple[str, ...]) -> tuple[Item, ...]:
    """Cards of one kind lie together."""
    return tuple(
        Item(f"{name}-{keys[card]}", keys[card], cards.count(card)) for card in sorted(set(cards))
    )


def _drafting(s: Marches) -> bool:
    """Whether wealth tiles are still being chosen."""
    return any(margrave.pack for margrave in s.margraves)


def _wealth_in_hand(margrave: Margrave, owner: int, reader: int | None, choices: int) -> list[Zone]:
    """The pack and the tiles kept; how far the others have chosen is nobody's business."""
    mine = reader == owner
    name = f"seat-{owner}"
    pack = _hidden(f"{name}-pack", margrave.pack) if mine else ()
    kept = _hidden(f"{name}-kept", margrave.kept) if mine else ()
    left, taken = (len(pack), len(kept)) if mine else (DEALT - choices, choices)
    return [
        Hand(f"{name}-pack", owner, text("mv-zone-pack"), pack, left),
        Hand(f"{name}-kept", owner, text("mv-zone-kept"), kept, taken),
    ]


def _hidden(name: str, tiles: tuple[int, ...]) -> tuple[Item, ...]:
    """Secret tiles, named by where they lie in the hand."""
    return tuple(Item(f"{name}-{i}", WEALTH_KEYS[tile]) for i, tile in enumerate(tiles))


def _wealth_open(margrave: Margrave, owner: int) -> Row:
    name = f"seat-{owner}-kept"
    return Row(name, owner, text("mv-zone-kept"), _cards(name, margrave.kept, WEALTH_KEYS))


# What is being played -----------------------------------------------------------------------------


def why(s: Marches) -> tuple[Text, ...]:
    """Say whose turn it is and what is being carried out, read off the frames that wait."""
    if _drafting(s):
        return (text("mv-why-draft"),)
    reasons: list[Text] = []
    active, over = whose_turn(s)
    if active is None and s.stack:
        return (text("mv-why-wealth"),)
    if active is not None:
        reasons.append(text("mv-why-turn", seat=seat_text(active)))
    if s.ending:
        reasons.append(text("mv-why-last-round" if s.seats > 1 else "mv-why-last-turn"))
    if over:
        reasons.append(text("mv-why-end-of-turn"))
    return tuple(reasons)
