"""Slaying, recruiting and building: paying for a card of the center stacks and taking it."""

from typing import TYPE_CHECKING, ClassVar

from crownlands.core.machine import Ask, Frame

if TYPE_CHECKING:
    from crownlands.games.card_kingdoms.state import Realm


def stand_ins(cost: int, real: int, magic: int) -> list[int]:
    """List how many magic may stand in; at least one of the real thing must be spent."""
    least = max(0, cost - real)
    return [least + more for more in range(min(magic, max(0, cost - 1)) + 1 - least)]


class Pay(Ask["Realm"]):
    """Pay for the top card of a stack; the option is the magic that stands in."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "stack")
    SPAN: ClassVar[int] = 24

    def __init__(self, seat: int, stack: int) -> None:
        self.seat = seat
        self.stack = stack


class PaySlay(Pay):
    """Slay the monster on top of a stack; magic may stand in for strength."""

    def options(self, s: "Realm") -> list[int]:
        return s.ways_to_slay(self.seat, self.stack)

    def chosen(self, s: "Realm", option: int) -> None:
        kingdom = s.kingdoms[self.seat]
        strength, magic = s.slay_cost(self.stack)
        kingdom.strength -= strength - option
        kingdom.magic -= magic + option
        s.slay(self.seat, self.stack, strength - option, magic + option)


class PayRecruit(Pay):
    """Recruit the citizen on top of a stack; magic may stand in for gold."""

    def options(self, s: "Realm") -> list[int]:
        return s.ways_to_recruit(self.seat, self.stack)

    def chosen(self, s: "Realm", option: int) -> None:
        kingdom = s.kingdoms[self.seat]
        gold = s.recruit_cost(self.seat, self.stack) - option
        kingdom.gold -= gold
        kingdom.magic -= option
        if s.told is not None:
            s.tell("recruit", self.seat, (s.citizens[self.stack][-1], gold, option))
        s.gain_citizen(self.seat, self.stack)


class PayBuild(Pay):
    """Build the domain on top of a stack; magic may stand in for gold."""

    def options(self, s: "Realm") -> list[int]:
        return s.ways_to_build(self.seat, self.stack)

    def chosen(self, s: "Realm", option: int) -> None:
        kingdom = s.kingdoms[self.seat]
        gold = s.build_cost(self.seat, self.stack) - option
        kingdom.gold -= gold
        kingdom.magic -= option
        s.build(self.seat, self.stack, gold, option)


class TurnUpDomain(Frame["Realm"]):
    """Show the next domain of a stack, now that the reward of the one above it is taken."""

    FIELDS: ClassVar[tuple[str, ...]] = ("stack",)

    def __init__(self, stack: int) -> None:
        self.stack = stack

    def run(self, s: "Realm") -> None:
        s.turn_up_domain(self.stack)


class SlayOneMore(Ask["Realm"]):
    """Slay one monster without using an action, or none (Eye of Asteraten)."""

    SPAN: ClassVar[int] = 6

    def options(self, s: "Realm") -> list[int]:
        slayable = [
            1 + stack for stack in range(len(s.monsters)) if s.ways_to_slay(self.seat, stack)
        ]
        return [*slayable, 0]

    def chosen(self, s: "Realm", option: int) -> None:
        if option:
            s.push(PaySlay(self.seat, option - 1))
