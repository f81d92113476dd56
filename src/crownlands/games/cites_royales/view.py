"""What a reader may see of the provinces, zone by zone, and what is being played."""

from typing import Any, Final

from crownlands.core.machine import Frame
from crownlands.core.text import Text, ours, seat_text, text
from crownlands.core.zones import (
    Counter,
    Group,
    Hand,
    Item,
    Marker,
    Pile,
    Purse,
    Row,
    Tableau,
    Track,
    Zone,
)
from crownlands.games.cites_royales.cards import (
    CARD_KEYS,
    CITIES,
    COLOUR,
    COLOURS,
    INFLUENCE,
    SUBJECTS,
    TRACK,
    VIOLET,
    is_reconstructed,
)
from crownlands.games.cites_royales.cities import cards_in
from crownlands.games.cites_royales.opening import FirstCards, HandOver, ShowFirstCards
from crownlands.games.cites_royales.powers import (
    Assassinate,
    BuildDrawn,
    BuildSecond,
    DiscardOpen,
    MoveFrom,
    MoveTo,
    TakeBack,
    TakeOpen,
)
from crownlands.games.cites_royales.rules import AddOneOfTwo, BuyCard, EndTurn
from crownlands.games.cites_royales.season import ShowBuildings
from crownlands.games.cites_royales.solo import (
    CatchUp,
    NextSoloSeason,
    RegentBuilds,
    ShareCards,
    SoloTurn,
)
from crownlands.games.cites_royales.state import EMPTY, LAST_LINE, LINE, Noble, Provinces

# What a Noble is doing, by the open question. Playing and choosing at the Market are not told
# apart: whether a hand has a card to play is nobody's business.
DOING: Final[dict[type[Frame[Any]], str]] = {
    DiscardOpen: "effect",
    TakeBack: "effect",
    Assassinate: "effect",
    TakeOpen: "effect",
    MoveFrom: "effect",
    MoveTo: "effect",
    BuildDrawn: "effect",
    BuildSecond: "effect",
    BuyCard: "buying",
    AddOneOfTwo: "adding",
    ShareCards: "adding",
    RegentBuilds: "adding",
}


def zones(s: Provinces, seat: int | None) -> tuple[Zone, ...]:
    """Lay out the track, the Market and every Noble; a hand is for its owner only."""
    table: list[Zone] = [
        _season(s),
        _points(s),
        Pile("deck", None, text("cr-zone-deck"), None, len(s.deck)),
        _discard(s),
        Pile("reserve", None, text("cr-zone-reserve"), None, len(s.reserve)),
    ]
    for line in range(2, LAST_LINE + 1):
        start = (line - 2) * LINE
        cards = s.market[start : start + LINE]
        if cards or line == 2:
            row = tuple(_card(s, f"market-{start + i}", card) for i, card in enumerate(cards))
            table.append(Row(f"line-{line}", None, text("cr-zone-line", line=line), row))
    if s.drawn:
        drawn = tuple(_card(s, f"drawn-{i}", card) for i, card in enumerate(s.drawn))
        table.append(Row("drawn", None, text("cr-zone-drawn"), drawn))
    for owner in range(len(s.nobles)):
        table += _noble(s, owner, seat)
    return tuple(table)


def _season(s: Provinces) -> Track:
    marker = Marker("season-marker", None, s.season)
    return Track("season", None, text("cr-zone-season"), s.last_season(), (marker,))


def _points(s: Provinces) -> Track:
    markers = tuple(
        Marker(f"points-{owner}", owner, noble.points) for owner, noble in enumerate(s.nobles)
    )
    printed = TRACK.length_of_four if s.seats == 4 else TRACK.length
    length = max(printed, *(noble.points for noble in s.nobles))
    stops = tuple(
        (cell, ours(text("cr-bonus-cell"), is_reconstructed(cell, s.bonus_step, s.seats)))
        for cell in range(s.bonus_step, length + 1, s.bonus_step)
    )
    return Track("points", None, text("cr-zone-points"), length, markers, stops)


def _discard(s: Provinces) -> Pile:
    top = _card(s, "discard-top", s.discard[-1]) if s.discard else None
    return Pile("discard", None, text("cr-zone-discard"), top, len(s.discard))


def _card(s: Provinces, id: str, card: int) -> Item:
    """A card; where this table plays with other crowns than its row says, it tells how many."""
    crowns = s.crowns[INFLUENCE[card]]
    if COLOUR[card] != VIOLET or crowns == SUBJECTS[card].crowns:
        return Item(id, CARD_KEYS[card])
    return Item(id, CARD_KEYS[card], notes=(text("cr-note-crowns", crowns=crowns),))


def _noble(s: Provinces, owner: int, reader: int | None) -> list[Zone]:
    """A Noble's open things; the hand, and what is laid face down, only for its owner."""
    noble = s.nobles[owner]
    name = f"seat-{owner}"
    table: list[Zone] = []
    if s.seats > 1:
        counters = (
            Counter(f"{name}-hero", "hero", int(noble.hero)),
            Counter(f"{name}-bought", "bought", int(s.has_bought(owner))),
        )
        table.append(Purse(f"{name}-purse", owner, text("cr-zone-purse"), counters))
    title = text("cr-zone-cities") if owner < s.seats else text("cr-zone-regent")
    table.append(Tableau(f"{name}-tableau", owner, title, _groups(s, name, noble)))
    if owner < s.seats:
        hand = noble.hand if reader == owner else ()
        items = tuple(_card(s, f"{name}-hand-{i}", card) for i, card in enumerate(hand))
        table.append(Hand(f"{name}-hand", owner, text("cr-zone-hand"), items, noble.cards_held()))
    if reader == owner and (noble.passing or noble.plan != EMPTY):
        table.append(_face_down(s, owner, noble))
    return table


def _groups(s: Provinces, name: str, noble: Noble) -> tuple[Group, ...]:
    return tuple(
        Group(
            f"{name}-city-{COLOURS[city]}",
            text(f"cr-city-{COLOURS[city]}"),
            tuple(
                _card(s, f"{name}-built-{COLOURS[city]}-{CARD_KEYS[card]}", card)
                for card in cards_in(noble.cities[city], city)
            ),
        )
        for city in range(CITIES)
    )


def _face_down(s: Provinces, owner: int, noble: Noble) -> Row:
    """What its owner has laid face down; nobody else gets this zone."""
    cards = list(noble.passing)
    for city in range(CITIES):
        cards += cards_in(noble.plan[city], city)
    items = tuple(_card(s, f"seat-{owner}-down-{i}", card) for i, card in enumerate(cards))
    return Row(f"seat-{owner}-down", owner, text("cr-zone-down"), items)


def why(s: Provinces) -> tuple[Text, ...]:
    """Say which Season and whose turn it is, and what is being done, read off the frames."""
    kinds = {type(frame) for frame in s.stack}
    if HandOver in kinds:
        return (text("cr-why-opening"), text("cr-why-passing"))
    if kinds & {ShowFirstCards, FirstCards, SoloTurn}:  # alone, the first turn still waits
        return (text("cr-why-opening"), text("cr-why-first"))
    reasons = [text("cr-why-season", season=s.season)]
    if ShowBuildings in kinds:
        reasons.append(text("cr-why-building"))
    elif NextSoloSeason in kinds:
        step = "taxes" if CatchUp in kinds else "cutting"
        if RegentBuilds in kinds:
            step = "catching-up"
        reasons.append(text(f"cr-why-{step}"))
    elif s.stack:
        reasons.append(text("cr-why-turn", seat=seat_text(active(s))))
        doing = DOING.get(type(s.stack[-1]))
        if doing is not None:
            reasons.append(text(f"cr-why-{doing}"))
    return tuple(reasons)


def active(s: Provinces) -> int:
    """The Noble whose turn it is."""
    for frame in s.stack:
        if isinstance(frame, EndTurn):
            return frame.seat
    return 0
