"""Pennant actions: three icons from top to bottom; each may be left out."""

from typing import ClassVar, Final

from crownlands.core.machine import Ask, Frame
from crownlands.games.margraves.board import CONNECTED, PLACES
from crownlands.games.margraves.cards import CITIZEN_GUILD
from crownlands.games.margraves.locations import UseLocation
from crownlands.games.margraves.powers import HOLY, KNIGHT, reward
from crownlands.games.margraves.privilege import usable_grants
from crownlands.games.margraves.state import Marches
from crownlands.games.margraves.tiles import GRANTS

STAY: Final = PLACES
FROM_BOARD: Final = PLACES
NO_KNIGHT: Final = FROM_BOARD + PLACES
GRANT: Final[int] = NO_KNIGHT + 1

# What the first icon of the Artisans', Soldiers' and Shadow's pennants gives; Holy has none.
FIRST_ICON: Final = (reward(wild=1), reward(strength=1), reward(gold=2))


class Pennant(Frame[Marches]):
    """Carry out a citizen's three icons in order."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "citizen")

    def __init__(self, seat: int, citizen: int) -> None:
        self.seat = seat
        self.citizen = citizen

    def run(self, s: Marches) -> None:
        seat = self.seat
        guild = CITIZEN_GUILD[self.citizen]
        if guild == HOLY:
            s.push(MoveMargrave(seat), Deploy(seat), Deploy(seat))
        else:
            s.push(MoveMargrave(seat), Deploy(seat))
            s.take_reward(seat, FIRST_ICON[guild])


def enter(s: Marches, seat: int, place: int) -> None:
    """Put the Margrave into a Location, whose power then works."""
    s.margraves[seat].place = place
    if s.told is not None:
        s.tell("move", seat, (place,))
    s.stack.append(UseLocation(seat, place))


class MoveMargrave(Ask[Marches]):
    """Move the Margrave along a road, or stay; the option is the Location, the last one stays."""

    SPAN: ClassVar[int] = PLACES + 1

    def options(self, s: Marches) -> list[int]:
        return [*CONNECTED[s.margraves[self.seat].place], STAY]

    def chosen(self, s: Marches, option: int) -> None:
        if option != STAY:
            enter(s, self.seat, option)


class MoveAnywhere(Ask[Marches]):
    """Move the Margrave to any other Location."""

    SPAN: ClassVar[int] = PLACES

    def options(self, s: Marches) -> list[int]:
        here = s.margraves[self.seat].place
        return [place for place in range(PLACES) if place != here]

    def chosen(self, s: Marches, option: int) -> None:
        enter(s, self.seat, option)


def move_knight(s: Marches, seat: int, origin: int, place: int) -> None:
    """Move a knight from one Location to another, whose power works for the seat that moved it."""
    s.knights[origin] -= 1
    s.knights[place] += 1
    if s.told is not None:
        s.tell("move-knight", seat, (origin, place))
    s.stack.append(UseLocation(seat, place))


def send_knight(s: Marches, seat: int, place: int) -> None:
    """Put a knight from storage into a Location, whose power works for that seat."""
    s.margraves[seat].goods[KNIGHT] -= 1
    s.knights[place] += 1
    if s.told is not None:
        s.tell("send-knight", seat, (place,))
    s.stack.append(UseLocation(seat, place))


class DeployTo(Ask[Marches]):
    """Deploy a knight: from the Margrave's Location or from storage, or none.

    Options: 0 to 7 a knight of the Margrave's Location goes there; 8 to 15 a knight from
    storage goes there; 16 deploys none; 17 and up use a grant for knights.
    """

    SPAN: ClassVar[int] = GRANT + GRANTS

    def targets(self, here: int) -> tuple[int, ...]:
        """Where a knight of the Margrave's Location may go."""
        raise NotImplementedError

    def targets_from_board(self, here: int) -> tuple[int, ...]:
        """Where a knight from storage may go."""
        raise NotImplementedError

    def options(self, s: Marches) -> list[int]:
        margrave = s.margraves[self.seat]
        here = margrave.place
        options: list[int] = []
        if s.knights[here]:
            options += self.targets(here)
        if margrave.goods[KNIGHT]:
            options += [FROM_BOARD + place for place in self.targets_from_board(here)]
        elif margrave.grants:
            options += [GRANT + tile for tile in usable_grants(s, self.seat, 1 << KNIGHT)]
        options.append(NO_KNIGHT)
        return options

    def chosen(self, s: Marches, option: int) -> None:
        if option >= GRANT:
            s.stack.append(self)
            s.use_grant(self.seat, option - GRANT)
        elif option < FROM_BOARD:
            move_knight(s, self.seat, s.margraves[self.seat].place, option)
        elif option != NO_KNIGHT:
            send_knight(s, self.seat, option - FROM_BOARD)


class Deploy(DeployTo):
    """Deploy along a road, or from storage to where the Margrave stands."""

    def targets(self, here: int) -> tuple[int, ...]:
        return CONNECTED[here]

    def targets_from_board(self, here: int) -> tuple[int, ...]:
        return (here,)


class DeployAnywhere(DeployTo):
    """Deploy to any Location (Bogatyr)."""

    def targets(self, here: int) -> tuple[int, ...]:
        return OTHER_PLACES[here]

    def targets_from_board(self, here: int) -> tuple[int, ...]:
        return EVERY_PLACE


EVERY_PLACE: Final = tuple(range(PLACES))
OTHER_PLACES: Final = tuple(
    tuple(other for other in range(PLACES) if other != place) for place in range(PLACES)
)
