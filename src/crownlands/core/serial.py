"""The one serial form: readable JSON, read back with errors that name the place and the fault."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeVar

from crownlands.core.errors import BadPosition
from crownlands.core.machine import MODULUS_A, MODULUS_B, Frame, State
from crownlands.core.text import Arg, text

Json = Any
Names = Mapping[str, Sequence[str]]
T = TypeVar("T")


class Reader:
    """Takes a JSON object apart field by field; every refusal names the path."""

    def __init__(self, data: Json, path: str) -> None:
        if not isinstance(data, dict):
            raise bad(path, "position-not-an-object")
        self.data: dict[str, Json] = data
        self.path = path
        self._left = set(data)

    def raw(self, name: str) -> Json:
        """Take a field as it is."""
        if name not in self.data:
            raise bad(f"{self.path}.{name}", "position-missing")
        self._left.discard(name)
        return self.data[name]

    def has(self, name: str) -> bool:
        """Whether the field is there."""
        return name in self.data

    def number(self, name: str, low: int, high: int) -> int:
        """Take a whole number from low to high."""
        return whole(self.raw(name), f"{self.path}.{name}", low, high)

    def word(self, name: str) -> str:
        """Take a string."""
        value = self.raw(name)
        if not isinstance(value, str):
            raise bad(f"{self.path}.{name}", "position-not-a-word")
        return value

    def key(self, name: str, keys: Sequence[str]) -> int:
        """Take one of the names and give its number."""
        return index(self.raw(name), f"{self.path}.{name}", keys)

    def flag(self, name: str) -> bool:
        """Take true or false."""
        value = self.raw(name)
        if not isinstance(value, bool):
            raise bad(f"{self.path}.{name}", "position-not-a-flag")
        return value

    def items(self, name: str, low: int = 0, high: int = 10_000) -> list[tuple[str, Json]]:
        """Take a list of low to high entries, each with its path."""
        path = f"{self.path}.{name}"
        value = self.raw(name)
        if not isinstance(value, list):
            raise bad(path, "position-not-a-list")
        if not low <= len(value) <= high:
            raise bad(path, "position-wrong-length", found=len(value), low=low, high=high)
        return [(f"{path}[{i}]", item) for i, item in enumerate(value)]

    def keys(self, name: str, keys: Sequence[str], low: int = 0, high: int = 10_000) -> list[int]:
        """Take a list of names and give their numbers."""
        return [index(item, path, keys) for path, item in self.items(name, low, high)]

    def numbers(self, name: str, most: int, low: int, high: int) -> list[int]:
        """Take a list of low to high whole numbers, each from 0 to most."""
        return [whole(item, path, 0, most) for path, item in self.items(name, low, high)]

    def stacks(self, name: str, keys: Sequence[str], number: int) -> list[tuple[int, ...]]:
        """Take so many lists of names and give their numbers."""
        stacks: list[tuple[int, ...]] = []
        for path, stack in self.items(name, number, number):
            if not isinstance(stack, list):
                raise bad(path, "position-not-a-list")
            stacks.append(tuple(index(item, path, keys) for item in stack))
        return stacks

    def counts(self, name: str, keys: Sequence[str], high: int) -> list[int]:
        """Take an object of name to count and give a count for every name."""
        path = f"{self.path}.{name}"
        value = self.raw(name)
        if not isinstance(value, dict):
            raise bad(path, "position-not-an-object")
        counts = [0] * len(keys)
        for key, amount in value.items():
            counts[index(key, path, keys)] = whole(amount, f"{path}.{key}", 0, high)
        return counts

    def each(self, name: str, low: int, high: int, read: "Callable[[Reader], T]") -> list[T]:
        """Take a list of objects and read each of them."""
        return [nested(item, path, read) for path, item in self.items(name, low, high)]

    def object(self, name: str, read: "Callable[[Reader], T]") -> T:
        """Take one object and read it."""
        return nested(self.raw(name), f"{self.path}.{name}", read)

    def done(self) -> None:
        """Refuse fields that nobody asked for."""
        for name in sorted(self._left):
            raise bad(f"{self.path}.{name}", "position-unknown-field")


def nested(data: Json, path: str, read: Callable[[Reader], T]) -> T:
    """Read one object to its last field."""
    reader = Reader(data, path)
    value = read(reader)
    reader.done()
    return value


def bad(path: str, id: str, **args: Arg) -> BadPosition:
    """Make the refusal that names the place and the fault."""
    return BadPosition(text("position-bad", where=path, fault=text(id, **args)))


def whole(value: Json, path: str, low: int, high: int) -> int:
    """Check that a value is a whole number from low to high."""
    if not isinstance(value, int) or isinstance(value, bool):
        raise bad(path, "position-not-a-number")
    if not low <= value <= high:
        raise bad(path, "position-out-of-range", found=str(value), low=str(low), high=str(high))
    return value


def index(value: Json, path: str, keys: Sequence[str]) -> int:
    """Check that a value is one of the names and give its number."""
    if not isinstance(value, str) or value not in keys:
        raise bad(path, "position-unknown-name", found=str(value), allowed=", ".join(keys))
    return keys.index(value)


def counted(counts: Sequence[int], keys: Sequence[str]) -> dict[str, int]:
    """Write counts as name to count, leaving out what is not there."""
    return {keys[i]: count for i, count in enumerate(counts) if count}


# Frames -----------------------------------------------------------------------------------


def save_frame(frame: Frame[Any], names: Names) -> Json:
    """Write a frame as its name and fields; a field that `names` knows is written by name."""
    fields: dict[str, Json] = {"frame": type(frame).__name__}
    for field in frame.FIELDS:
        value = getattr(frame, field)
        keys = names.get(field)
        if isinstance(value, tuple):
            fields[field] = [keys[item] if keys else item for item in value]
        else:
            fields[field] = keys[value] if keys else value
    return fields


def load_frame(
    data: Json, path: str, frames: Mapping[str, type[Frame[Any]]], names: Names
) -> Frame[Any]:
    """Read a frame back; unknown frames and fields are refused."""
    reader = Reader(data, path)
    name = reader.word("frame")
    if name not in frames:
        raise bad(path, "position-unknown-name", found=name, allowed=", ".join(sorted(frames)))
    values: list[int | tuple[int, ...]] = []
    for field in frames[name].FIELDS:
        keys = names.get(field)
        if field in frames[name].LISTS:
            values.append(tuple([_value(raw, at, keys) for at, raw in reader.items(field)]))
        else:
            values.append(_value(reader.raw(field), f"{path}.{field}", keys))
    reader.done()
    return frames[name](*values)


def _value(raw: Json, path: str, keys: Sequence[str] | None) -> int:
    if keys:
        return index(raw, path, keys)
    return whole(raw, path, -1, 2**31)


# The machine's part of a position -----------------------------------------------------------


def save_machine(s: State, names: Names) -> dict[str, Json]:
    """Write what every state carries."""
    data: dict[str, Json] = {
        "turns": s.turns,
        "unveiled": s.unveiled,
        "chance": [s.chance_a, s.chance_b],
        "stack": [save_frame(frame, names) for frame in s.stack],
    }
    if s.lanes:
        data["lanes"] = [
            {"seat": seat, "stack": [save_frame(frame, names) for frame in s.lanes[seat]]}
            for seat in s.lane_seats
        ]
    return data


def load_machine(
    s: State, reader: Reader, frames: Mapping[str, type[Frame[Any]]], names: Names
) -> None:
    """Read what every state carries; the game's own fields must already be there."""
    s.turns = reader.number("turns", 0, 1_000_000)
    s.unveiled = reader.number("unveiled", 0, 2**31)
    chance = reader.items("chance", 2, 2)
    s.chance_a = whole(chance[0][1], chance[0][0], 1, MODULUS_A - 1)
    s.chance_b = whole(chance[1][1], chance[1][0], 1, MODULUS_B - 1)
    s.stack = [load_frame(item, path, frames, names) for path, item in reader.items("stack")]
    if reader.has("lanes"):
        _load_lanes(s, reader, frames, names)
    _check_seats(s, reader.path)


def _load_lanes(
    s: State, reader: Reader, frames: Mapping[str, type[Frame[Any]]], names: Names
) -> None:
    s.lanes = [[] for _ in range(s.seats)]
    s.lane_options = [[] for _ in range(s.seats)]
    seats = []
    for path, item in reader.items("lanes", 1, s.seats):
        lane = Reader(item, path)
        seat = lane.number("seat", 0, s.seats - 1)
        s.lanes[seat] = [
            load_frame(frame, where, frames, names) for where, frame in lane.items("stack")
        ]
        lane.done()
        seats.append(seat)
    if seats != sorted(set(seats)):
        raise bad(f"{reader.path}.lanes", "position-lanes-out-of-order")
    s.lane_seats = tuple(seats)


def _check_seats(s: State, path: str) -> None:
    for frame in s.stack:
        if "seat" in frame.FIELDS and _seat(frame) not in range(s.seats):
            raise _no_such_seat(f"{path}.stack", frame, s.seats)
    for seat, lane in enumerate(s.lanes):
        for frame in lane:
            if "seat" in frame.FIELDS and _seat(frame) != seat:
                raise _no_such_seat(f"{path}.lanes", frame, s.seats)


def _seat(frame: Frame[Any]) -> Json:
    return getattr(frame, "seat")  # noqa: B009 - a field that only some frames have


def _no_such_seat(path: str, frame: Frame[Any], seats: int) -> BadPosition:
    return bad(path, "position-no-such-seat", seat=str(_seat(frame)), seats=seats)
