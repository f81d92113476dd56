"""Alone against the Dark Lord: his monsters carry off what the player leaves lying."""

from typing import ClassVar, Final

from crownlands.core.machine import Ask, Frame
from crownlands.games.card_kingdoms.harvest import OFF, WAKES, Harvest, reap
from crownlands.games.card_kingdoms.rules import ActionPhase, roll
from crownlands.games.card_kingdoms.state import COLUMNS, Realm

ANY_COLUMN: Final = 6  # this die face lets the player name the stack


class SoloTurn(Frame[Realm]):
    """Roll, harvest, act, let the monsters attack, and harvest again."""

    def run(self, s: Realm) -> None:
        s.push(Harvest(0), ActionPhase(0), MonsterPhase(), SecondHarvest(), SoloTurn())
        roll(s, 0)


class MonsterPhase(Frame[Realm]):
    """Each die wakes the monster stack of its number; the sum wakes none."""

    def run(self, s: Realm) -> None:
        s.push(Attack(s.die1), Attack(s.die2))


class Attack(Frame[Realm]):
    """One die's attack."""

    FIELDS: ClassVar[tuple[str, ...]] = ("die",)

    def __init__(self, die: int) -> None:
        self.die = die

    def run(self, s: Realm) -> None:
        if self.die == ANY_COLUMN:
            s.push(ChooseAttacker(0))
        elif s.monsters[self.die - 1]:
            raid(s, self.die - 1)
        else:
            s.tell("no-attack", 0, (self.die - 1,))


class ChooseAttacker(Ask[Realm]):
    """On a six, choose which monster stack attacks; never an exhausted one."""

    SPAN: ClassVar[int] = COLUMNS

    def options(self, s: Realm) -> list[int]:
        return [column for column in range(COLUMNS) if s.monsters[column]]

    def chosen(self, s: Realm, option: int) -> None:
        raid(s, option)


def raid(s: Realm, column: int) -> None:
    """Lose a citizen of the column, or its domain if it has none; with neither, all is lost."""
    s.tell("raid", 0, (column,))
    if s.citizens[column] or s.citizens[column + COLUMNS]:
        s.push(ChooseCaptured(0, column))
    elif s.domains[column]:
        capture_domain(s, column)
    else:
        s.end()


class ChooseCaptured(Ask[Realm]):
    """Choose which of the column's two citizen stacks loses a card."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "column")
    SPAN: ClassVar[int] = 2 * COLUMNS

    def __init__(self, seat: int, column: int) -> None:
        self.seat = seat
        self.column = column

    def options(self, s: Realm) -> list[int]:
        return [stack for stack in (self.column, self.column + COLUMNS) if s.citizens[stack]]

    def chosen(self, s: Realm, option: int) -> None:
        assert s.dark_lord is not None
        citizen = s.citizens[option][-1]
        s.dark_lord.citizens[citizen] += 1
        s.tell("capture-citizen", self.seat, (citizen,))
        s.uncover_citizen(option)
        after_capture(s)


def capture_domain(s: Realm, column: int) -> None:
    """The Dark Lord takes the open domain of the column."""
    assert s.dark_lord is not None
    domain = s.domains[column][-1]
    s.domains[column] = s.domains[column][:-1]
    s.dark_lord.domains |= 1 << domain
    s.tell("capture-domain", 0, (domain,))
    s.turn_up_domain(column)
    after_capture(s)


def after_capture(s: Realm) -> None:
    """A stack captured to its last card is exhausted; five exhausted stacks end the game."""
    s.place_exhausted()
    if s.empty_stacks() >= s.exhausted_limit():
        s.end()


class SecondHarvest(Frame[Realm]):
    """Harvest from the right side, with the citizens just recruited."""

    def run(self, s: Realm) -> None:
        s.push(*reap(s, 0, OFF, WAKES[s.die1 - 1][s.die2 - 1]))
