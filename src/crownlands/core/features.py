"""A table as named numbers, made from one seat's view: what any game gives without more work.

A game with a `features.py` of its own gives fewer, better numbers faster.
"""

from collections.abc import Iterator, Mapping
from typing import Any

from crownlands.core.machine import Ask, Frame
from crownlands.core.zones import Hand, Item, Map, Pile, Purse, Row, Tableau, View, Zone


def names_from(view: View, cards: list[str], frames: Mapping[str, type[Frame[Any]]]) -> list[str]:
    """Name the columns: every seat's tokens and cards, the reader's first, then the middle's."""
    names = ["turn"]
    names += [f"asked {name}" for name, frame in frames.items() if issubclass(frame, Ask)]
    tokens: dict[str, None] = {}
    for zone in view.zones:
        if isinstance(zone, Purse):
            tokens |= {counter.name: None for counter in zone.counters}
    for who in (*(f"seat+{i}" for i in range(view.seats)), "middle"):
        names += [f"{who} tokens {token}" for token in tokens]
        names += [f"{who} unseen", *(f"{who} card {card}" for card in cards)]
    return names


def numbers_from(view: View, names: list[str], asked: str) -> list[float]:
    """The numbers of a view, one for each name."""
    found: dict[str, float] = {"turn": float(view.turn), f"asked {asked}": 1.0}
    for zone in view.zones:
        who = "middle"
        if zone.owner is not None:
            who = f"seat+{(zone.owner - (view.seat or 0)) % view.seats}"
        if isinstance(zone, Purse):
            for counter in zone.counters:
                _add(found, f"{who} tokens {counter.name}", counter.amount)
        hidden = zone.count if isinstance(zone, (Pile, Hand)) else 0
        for item in items_in(zone):
            if item.card is None:
                hidden += item.count
            else:
                _add(found, f"{who} card {item.card}", item.count)
        _add(found, f"{who} unseen", hidden)
    return [found.get(name, 0.0) for name in names]


def items_in(zone: Zone) -> Iterator[Item]:
    """Every card, tile or piece that lies in a zone."""
    if isinstance(zone, (Row, Hand)):
        yield from zone.items
    elif isinstance(zone, Pile) and zone.top is not None:
        yield zone.top
    elif isinstance(zone, Tableau):
        for group in zone.groups:
            yield from group.items
    elif isinstance(zone, Map):
        for place in zone.places:
            yield from place.items


def _add(found: dict[str, float], name: str, amount: float) -> None:
    found[name] = found.get(name, 0.0) + amount
