"""The naval action: return resources, sail that many segments, take what each pays."""

from typing import ClassVar, Final

from crownlands.core.machine import Ask, Frame
from crownlands.games.margraves.board import SEGMENT_REWARD, SEGMENTS, STORAGE
from crownlands.games.margraves.gaining import PayResources
from crownlands.games.margraves.powers import WILD, Reward, together
from crownlands.games.margraves.privilege import usable_grants
from crownlands.games.margraves.state import Marches
from crownlands.games.margraves.tiles import GRANTS

GRANT: Final[int] = STORAGE + 1


class SailShip(Ask[Marches]):
    """Choose how many resources to return, at least one: the option is their number.

    Higher options use a grant that gives more resources to sail with.
    """

    SPAN: ClassVar[int] = GRANT + GRANTS

    def options(self, s: Marches) -> list[int]:
        margrave = s.margraves[self.seat]
        options = list(range(margrave.resources(), 0, -1))
        if margrave.grants:
            options += [GRANT + tile for tile in usable_grants(s, self.seat, 1 << WILD)]
        return options

    def chosen(self, s: Marches, option: int) -> None:
        if option >= GRANT:
            s.stack.append(self)
            s.use_grant(self.seat, option - GRANT)
        else:
            s.push(PayResources(self.seat, option, 0), Sail(self.seat, option))


def segments(ship: int, steps: int) -> list[int]:
    """The segments that a ship enters in so many steps from where it lies."""
    return [(ship + step) % len(SEGMENTS) for step in range(1, steps + 1)]


def voyage(ship: int, steps: int) -> Reward:
    """What a ship earns on so many segments from where it lies."""
    return together([SEGMENT_REWARD[segment] for segment in segments(ship, steps)])


class Sail(Frame[Marches]):
    """Move the ship clockwise and take the reward of every segment it enters."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "steps")

    def __init__(self, seat: int, steps: int) -> None:
        self.seat = seat
        self.steps = steps

    def run(self, s: Marches) -> None:
        margrave = s.margraves[self.seat]
        earned = voyage(margrave.ship, self.steps)
        margrave.ship = (margrave.ship + self.steps) % len(SEGMENTS)
        if s.told is not None:
            s.tell("sail", self.seat, (self.steps,))
        s.take_reward(self.seat, earned)
