"""What has happened, and which of the people at one keyboard has still to be told of it."""

from collections.abc import Iterable
from typing import NamedTuple

from crownlands.core.machine import Event
from crownlands.match import Match


class Item(NamedTuple):
    """An event, the choice that brought it about, and how often private lanes had opened."""

    choice: int
    event: Event
    opened: int


class News:
    """Makes the choices of one game and keeps what came of them until each reader hears it."""

    def __init__(self, match: Match, readers: Iterable[int | None]) -> None:
        self.match = match
        self.untold: dict[int | None, list[Item]] = {reader: [] for reader in readers}
        self.opened = 0

    def answer(self, seat: int, option: int) -> None:
        """Make a choice and remember what happened."""
        lanes = self.match.state.lanes
        events = self.match.answer(seat, option)
        if self.match.state.lanes and self.match.state.lanes is not lanes:
            self.opened += 1
        for items in self.untold.values():
            items += [Item(self.choices, event, self.opened) for event in events]

    @property
    def choices(self) -> int:
        """How many choices have been made."""
        assert self.match.record is not None
        return len(self.match.record.choices)

    def forget_undone(self) -> None:
        """Drop what came of choices that have been taken back."""
        for reader, items in self.untold.items():
            self.untold[reader] = [item for item in items if item.choice <= self.choices]

    def take(self, reader: int | None) -> list[Event]:
        """Give what this reader may hear by now and has not heard yet."""
        items = self.untold[reader]
        self.untold[reader] = [item for item in items if self.is_secret(item, reader)]
        return [item.event for item in items if not self.is_secret(item, reader)]

    def is_secret(self, item: Item, reader: int | None) -> bool:
        """Tell whether this happened in somebody else's lane, and the lanes are still open."""
        still_open = bool(self.match.state.lanes) and item.opened == self.opened
        return item.event.in_lane and item.event.seat != reader and still_open
