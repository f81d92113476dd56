"""Silence must not speak: a small game in which only a hidden card makes a seat be asked."""

from typing import Any

import pytest

from crownlands.core.machine import Ask, State
from crownlands.tables.silence import speaks


class Table(State):
    """Seat 0 leads; seat 1 may follow if it holds a hidden 1."""

    def __init__(self, hand: int) -> None:
        super().__init__(2)
        self.hand = hand


class Lead(Ask[Table]):
    SPAN = 2

    def options(self, s: Table) -> list[int]:
        return [0, 1]

    def chosen(self, s: Table, option: int) -> None:
        if option:
            s.push(Follow(1), Lead(0))
        else:
            s.push(Lead(0))


class Follow(Ask[Table]):
    SPAN = 2

    def options(self, s: Table) -> list[int]:
        return [0, 1] if s.hand else [0]

    def chosen(self, s: Table, option: int) -> None:
        return


class Rules:
    """What the hall needs of a game to find out."""

    def determinize(self, s: Table, seat: int | None, chance: int) -> Table:
        other = Table(chance % 2)
        s.copy_machine(other)
        return other


def led(hand: int) -> tuple[Table, Table]:
    before, after = Table(hand), Table(hand)
    for s in (before, after):
        s.push(Lead(0))
        s.settle()
    return before, after


@pytest.mark.parametrize("hand", [0, 1])
def test_it_speaks_where_a_hidden_card_decides_who_is_asked(hand: int) -> None:
    rules: Any = Rules()
    before, after = led(hand)
    after.answer(0, 1)
    assert speaks(rules, before, after, 0, 1)


@pytest.mark.parametrize("hand", [0, 1])
def test_it_is_quiet_where_everybody_knows_who_is_asked(hand: int) -> None:
    rules: Any = Rules()
    before, after = led(hand)
    after.answer(0, 0)
    assert not speaks(rules, before, after, 0, 0)
