"""What every game's numbers for learning have in common: the question a seat is asked."""

from collections.abc import Mapping
from typing import Any

from crownlands.core.machine import Ask, Frame, State
from crownlands.core.serial import Names


class Questions:
    """The columns that say which question a seat is asked, and what that question is about.

    A field of the question that has names is a column a name, any other is a number. Those in
    `rivals` hold a seat: their number counts from the reader to the left.
    """

    def __init__(
        self, frames: Mapping[str, type[Frame[Any]]], names: Names, rivals: tuple[str, ...] = ()
    ) -> None:
        self.kinds: list[str] = []
        self.named: dict[str, list[str]] = {}
        self.plain: list[str] = []
        self.rivals = rivals
        for kind, frame in frames.items():
            if issubclass(frame, Ask):
                self.kinds.append(kind)
                self.add_fields(frame, names)

    def add_fields(self, frame: type[Ask[Any]], names: Names) -> None:
        """Make columns of what a question holds; a list without names is the game's to tell."""
        for field in frame.FIELDS:
            if field in names:
                self.named[field] = list(names[field])
            elif field != "seat" and field not in frame.LISTS and field not in self.plain:
                self.plain.append(field)

    def names(self) -> list[str]:
        """Name the columns."""
        found = [f"asked {kind}" for kind in self.kinds]
        for field, keys in self.named.items():
            found += [f"about {field} {key}" for key in keys]
        return found + [f"about {field}" for field in self.plain]

    def numbers(self, s: State, seat: int, around: int) -> list[float]:
        """The numbers of these columns, with so many at the table; nothing but zeros unasked."""
        ask = asked_of(s, seat)
        kind = type(ask).__name__
        fields = () if ask is None else ask.FIELDS
        found = [float(kind == name) for name in self.kinds]
        for field, keys in self.named.items():
            held = getattr(ask, field) if field in fields else ()
            found += counts((held,) if isinstance(held, int) else held, len(keys))
        for field in self.plain:
            amount = getattr(ask, field) if field in fields else 0
            if field in fields and field in self.rivals:
                amount = (amount - seat) % around
            found.append(float(amount))
        return found


def asked_of(s: State, seat: int) -> Ask[Any] | None:
    """The question that this seat is asked, if there is one."""
    for ask in s.questions():
        if ask.seat == seat:
            return ask
    return None


def counts(cards: tuple[int, ...] | list[int], kinds: int) -> list[float]:
    """How many there are of each of so many kinds."""
    found = [0.0] * kinds
    for card in cards:
        found[card] += 1.0
    return found


def in_order(cards: tuple[int, ...], kinds: int) -> list[float]:
    """Which kinds there are and in what order: 1 for the first, half as much for each later one."""
    found = [0.0] * kinds
    weight = 1.0
    for card in cards:
        found[card] += weight
        weight /= 2.0
    return found


def bits(number: int, length: int) -> list[float]:
    """The bits of a number, the lowest first."""
    return [float(number >> place & 1) for place in range(length)]


def one_of(place: int | None, length: int) -> list[float]:
    """A one at this place of so many; none if there is no place."""
    found = [0.0] * length
    if place is not None and 0 <= place < length:
        found[place] = 1.0
    return found


def seat_names(what: str, seats: int) -> list[str]:
    """Name a column a seat, from the reader to the left."""
    return [f"{what} seat+{number}" for number in range(seats)]


def seat_numbers(who: int | None, reader: int, seats: int) -> list[float]:
    """A one at a seat, from the reader to the left; none if it is nobody's."""
    return one_of(None if who is None else (who - reader) % seats, seats)
