"""Events as message ids; the word catalogues do the rest."""

from collections.abc import Callable
from typing import Final

from crownlands.core.machine import Event
from crownlands.core.text import Arg, Text, seat_text, text
from crownlands.games.margraves.board import LAIRS
from crownlands.games.margraves.cards import CITIZEN_KEYS, MONSTER_KEYS
from crownlands.games.margraves.powers import KINDS
from crownlands.games.margraves.scoring import ENDINGS
from crownlands.games.margraves.words import (
    amount,
    amounts,
    card,
    guild_name,
    place_name,
    site_name,
    told_tile,
    told_wealth,
)

# The names of an event's data, in order.
EVENTS: Final[dict[str, tuple[str, ...]]] = {
    "take-wealth": ("wealth",),
    "draw-tile": ("tile",),
    "play-pennant": ("citizen",),
    "play-text": ("citizen",),
    "recall": (),
    "send-away": ("citizen",),
    "lay-down": ("citizen",),
    "build": ("site",),
    "gain-one": ("kind",),
    "swap": ("returned", "kind"),
    "move": ("place",),
    "move-knight": ("origin", "place"),
    "send-knight": ("place",),
    "use-location": ("place",),
    "gold-instead": ("place", "gold"),
    "recruit": ("citizen", "gold"),
    "take-back": ("citizen",),
    "raise": ("tomb",),
    "slay": ("monster",),
    "spare-for-gold": ("gold",),
    "knights-to-tombs": ("number",),
    "sail": ("number",),
    "step": ("guild",),
    "cross": ("guild", "gold", "river"),
    "forgo-influence": ("number",),
    "take-tile": ("tile",),
    "use-grant": ("tile",),
    "tombs-pay": ("number",),
    "tombs-empty": (),
    "show-tile": ("tile",),
    "show-monster": ("monster",),
    "show-citizen": ("citizen",),
    "lair-stirs": ("lair",),
    "clock-citizen": ("citizen",),
    "clock-tile": ("tile",),
}
NAMED: Final[dict[str, Callable[[int], Text]]] = {
    "tile": told_tile,
    "wealth": told_wealth,
    "site": site_name,
    "place": place_name,
    "origin": place_name,
    "guild": guild_name,
}
# Events whose data are a number and a kind: so many of it.
SO_MANY: Final = ("go-without", "pay-resource", "accept", "per-tower")
ONE_CARD: Final = ("citizen", "monster", "tile", "wealth", "site")


def event_text(event: Event, reader: int | None) -> Text:
    """Put an event into words; the secret choice says more to the seat it belongs to."""
    seat = seat_text(event.seat)
    if event.kind == "keep-tile":
        if reader == event.seat:
            return text("mv-event-keep-mine", card=told_wealth(event.secret[0]))
        return text("mv-event-keep", seat=seat)
    if event.kind == "reveal-wealth":
        cards = tuple(text("mv-quoted", what=told_wealth(tile)) for tile in event.data)
        return text("mv-event-reveal-wealth", seat=seat, what=cards)
    if event.kind == "gain":
        return text("mv-event-gain", seat=seat, what=amounts(event.data))
    if event.kind in SO_MANY:
        number, kind = event.data
        return text(f"mv-event-{event.kind}", seat=seat, what=amount(KINDS[kind], number))
    if event.kind in ("last-round", "last-turn"):
        return text(f"mv-event-{event.kind}", why=text(dict(ENDINGS)[event.data[0]]))
    args: dict[str, Arg] = {"seat": seat}
    for name, value in zip(EVENTS[event.kind], event.data, strict=True):
        args["card" if name in ONE_CARD else name] = _argument(name, value)
    return text(f"mv-event-{event.kind}", **args)


def _argument(name: str, value: int) -> Arg:
    if name == "citizen":
        return card(CITIZEN_KEYS[value])
    if name == "monster":
        return card(MONSTER_KEYS[value])
    if name in NAMED:
        return NAMED[name](value)
    if name in ("kind", "returned"):
        return text(f"mv-token-{KINDS[value]}")
    if name == "gold":
        return amount("gold", value)
    if name == "lair":
        return text(f"mv-lair-{LAIRS[value]}")
    if name in ("tomb", "river"):
        return value + 1
    return value
