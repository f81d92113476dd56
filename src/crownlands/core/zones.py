"""What a reader sees: zones of a closed set of kinds, a question, and the reasons for it.

Every game is drawn from these few shapes, so the browser, the terminal, a screen reader
and the tests need nothing of any game. An id names a place at the table, never a hidden card.
"""

from dataclasses import dataclass, fields
from functools import cache
from typing import Any, ClassVar, Final

from crownlands.core.text import Text


@dataclass(frozen=True)
class Item:
    """A card, tile or piece in a zone; `card` is its key, None while it lies face down."""

    id: str
    card: str | None
    count: int = 1
    notes: tuple[Text, ...] = ()


@dataclass(frozen=True)
class Counter:
    """A named amount, such as gold."""

    id: str
    name: str
    amount: int


@dataclass(frozen=True)
class Zone:
    """A part of the table; `owner` is a seat, or None for the shared middle."""

    kind: ClassVar[str]
    id: str
    owner: int | None
    title: Text


@dataclass(frozen=True)
class Purse(Zone):
    """Named counters."""

    kind: ClassVar[str] = "purse"
    counters: tuple[Counter, ...]


@dataclass(frozen=True)
class Pile(Zone):
    """A stack of which the top card, if it lies open, and the count are known."""

    kind: ClassVar[str] = "pile"
    top: Item | None
    count: int
    notes: tuple[Text, ...] = ()


@dataclass(frozen=True)
class Row(Zone):
    """Open cards side by side."""

    kind: ClassVar[str] = "row"
    items: tuple[Item, ...]


@dataclass(frozen=True)
class Hand(Zone):
    """Cards for their owner, only a count for everybody else."""

    kind: ClassVar[str] = "hand"
    items: tuple[Item, ...]
    count: int


@dataclass(frozen=True)
class Group:
    """Cards of a tableau that belong together."""

    id: str
    title: Text
    items: tuple[Item, ...]


@dataclass(frozen=True)
class Tableau(Zone):
    """A seat's open cards, grouped."""

    kind: ClassVar[str] = "tableau"
    groups: tuple[Group, ...]


@dataclass(frozen=True)
class Marker:
    """Something that stands on a step of a track."""

    id: str
    owner: int | None
    at: int
    name: Text | None = None


@dataclass(frozen=True)
class Track(Zone):
    """Markers on numbered steps; `stops` are the steps that mean something."""

    kind: ClassVar[str] = "track"
    length: int
    markers: tuple[Marker, ...]
    stops: tuple[tuple[int, Text], ...] = ()


@dataclass(frozen=True)
class Place:
    """A place on a map, where it lies (0 to 100 each way) and what stands there."""

    id: str
    name: Text
    x: int
    y: int
    items: tuple[Item, ...]
    card: str | None = None
    notes: tuple[Text, ...] = ()


@dataclass(frozen=True)
class Map(Zone):
    """Places, the roads between them, and pieces; nothing travels on a path, it only adjoins."""

    kind: ClassVar[str] = "map"
    places: tuple[Place, ...]
    roads: tuple[tuple[str, str], ...]
    paths: tuple[tuple[str, str], ...] = ()


@dataclass(frozen=True)
class Dice(Zone):
    """Dice as they lie."""

    kind: ClassVar[str] = "dice"
    values: tuple[int, ...]


@dataclass(frozen=True)
class Choice:
    """An option in words, with the ids of the things it points at."""

    option: int
    text: Text
    targets: tuple[str, ...] = ()


@dataclass(frozen=True)
class Barred:
    """A thing that cannot be chosen now, and why."""

    target: str
    text: Text


# Questions whose kind begins so are parts of one payment, which their first options make sensibly.
PAYING: Final = "PayPart"


@dataclass(frozen=True)
class Question:
    """What a seat is asked: the first choice is the sensible default."""

    kind: str
    seat: int
    text: Text
    choices: tuple[Choice, ...]
    barred: tuple[Barred, ...] = ()


@dataclass(frozen=True)
class Line:
    """One source of points; where each thing of a kind counts the same, how many and how much."""

    source: Text
    points: int
    factors: tuple[int, ...] = ()


@dataclass(frozen=True)
class Sheet:
    """A seat's final count, source by source; `ties` decides between equal totals, higher first.

    A sheet whose seat is the number of seats belongs to a rival that the rules play.
    """

    seat: int
    total: int
    lines: tuple[Line, ...]
    ties: tuple[int, ...] = ()


@dataclass(frozen=True)
class Outcome:
    """How a game ended: the sheets, who won (several share it), and the ending in words."""

    sheets: tuple[Sheet, ...]
    winners: tuple[int, ...]
    ending: Text


@dataclass(frozen=True)
class View:
    """All that one reader may know of a game."""

    game: str
    seats: int
    seat: int | None
    turn: int
    zones: tuple[Zone, ...]
    why: tuple[Text, ...]
    waiting: tuple[int, ...]
    question: Question | None
    outcome: Outcome | None


# What is JSON already; looking this up before the call halves the time that `plain` takes.
ATOMS: Final = frozenset((str, int, bool, float, type(None)))


def plain(value: Any) -> Any:
    """Turn a view, or a part of one, into plain JSON values."""
    shape: Any = type(value)
    if shape in ATOMS:
        return value
    if shape is Text:
        args = {name: arg if type(arg) in ATOMS else plain(arg) for name, arg in value.args}
        return {"id": value.id, "args": args}
    if shape is tuple or shape is list:
        return [item if type(item) in ATOMS else plain(item) for item in value]
    data: dict[str, Any] = {}
    for name in _field_names(shape):
        part = getattr(value, name)
        data[name] = part if type(part) in ATOMS else plain(part)
    if isinstance(value, Zone):
        data["kind"] = value.kind
    return data


@cache
def _field_names(shape: type) -> tuple[str, ...]:
    return tuple(field.name for field in fields(shape))
