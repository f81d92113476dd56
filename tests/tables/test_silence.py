"""Silence must not speak: small games in which only a hidden card makes a seat be asked."""

from collections.abc import Callable
from typing import Any

import pytest

from crownlands.core.machine import Ask, State
from crownlands.core.stream import Stream
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


LET_FOLLOW, PASS, ROLL = 0, 1, 2


class Deal(Table):
    """Seat 0 holds two cards that nobody else sees."""

    def __init__(self, own: list[int], hand: int) -> None:
        super().__init__(hand)
        self.own = own


class Play(Ask[Deal]):
    """One card lets seat 1 follow, one does not, and with one a die says who leads next."""

    SPAN = 5

    def options(self, s: Deal) -> list[int]:
        return s.own

    def chosen(self, s: Deal, option: int) -> None:
        s.push(Lead(s.below(2) if option == ROLL else 0))
        if option == LET_FOLLOW:
            s.push(Follow(1))


class HandRules:
    """Deals seat 0 two other cards for everybody's eyes but its own."""

    def determinize(self, s: Deal, seat: int | None, chance: int) -> Deal:
        other = Deal(s.own if seat == 0 else [3, 4], chance % 2)
        s.copy_machine(other)
        other.seed_chance(chance)
        other.options = other.own
        return other


def dealt(own: list[int], hand: int, chance: int | Stream = 1) -> Deal:
    s = Deal(own, hand)
    s.seed_chance(chance)
    s.push(Play(0))
    s.settle()
    return s


@pytest.mark.parametrize("hand", [0, 1])
@pytest.mark.parametrize(("card", "tells"), [(LET_FOLLOW, True), (PASS, False)])
def test_a_card_of_a_hidden_hand_is_tried_against_other_hands(
    card: int, tells: bool, hand: int
) -> None:
    rules: Any = HandRules()
    before, after = (dealt([LET_FOLLOW, PASS], hand) for _ in range(2))
    after.answer(0, card)
    assert speaks(rules, before, after, 0, card) == tells


@pytest.mark.parametrize("word", range(8))
@pytest.mark.parametrize("chance", [int, lambda word: Stream(str(word))], ids=["number", "stream"])
def test_the_other_worlds_roll_the_same_dice(
    chance: Callable[[int], int | Stream], word: int
) -> None:
    rules: Any = HandRules()
    before, after = (dealt([ROLL, PASS], 0, chance(word)) for _ in range(2))
    after.answer(0, ROLL)
    assert not speaks(rules, before, after, 0, ROLL)
