"""The turn, as frames: replenish, lead an action, let everybody follow it or decline."""

from typing import ClassVar, Final

from crownlands.core.machine import Ask, Frame
from crownlands.games.villages.actions import (
    FOLLOW_COSTS,
    FOLLOW_DRAWS,
    LEAD_COSTS,
    LEAD_DRAWS,
    Build,
    Recruit,
    add_resource,
    begin_building,
    buildings_in_reach,
    cards_to_develop,
    develop,
    follow_tax,
    harvest,
    lead_tax,
    recruit,
)
from crownlands.games.villages.cards import BUILD, CARDS, DEVELOP, HARVEST, KINDS, RECRUIT, TAX
from crownlands.games.villages.drawing import HandLimit
from crownlands.games.villages.state import Valeria

DECLINE: Final = 0
FOLLOW: Final = 1


class FreeResource(Ask[Valeria]):
    """Before the first turn, develop one card for nothing; no powers."""

    SPAN: ClassVar[int] = KINDS

    def options(self, s: Valeria) -> list[int]:
        return cards_to_develop(s, self.seat)

    def chosen(self, s: Valeria, option: int) -> None:
        add_resource(s, self.seat, option)


class Turn(Frame[Valeria]):
    """Take the coins off the castle and the resources, then lead an action."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: Valeria) -> None:
        s.turns += 1
        taken = s.villages[self.seat].replenish()
        if s.told is not None:
            s.tell("turn", self.seat, (taken,))
        s.stack.append(Lead(self.seat))


def actions_to_lead(s: Valeria, seat: int, recruit_cost: int) -> list[int]:
    """Build, recruit and develop where their cost can be paid; harvest always."""
    actions = []
    if buildings_in_reach(s, seat):
        actions.append(BUILD)
    if s.recruits(seat, recruit_cost):
        actions.append(RECRUIT)
    actions.append(HARVEST)
    if len(s.villages[seat].hand) > LEAD_COSTS[DEVELOP]:
        actions.append(DEVELOP)
    return actions


class Lead(Ask[Valeria]):
    """Choose one of the five actions that can be completed; the others then may follow."""

    SPAN: ClassVar[int] = 5

    def options(self, s: Valeria) -> list[int]:
        return [*actions_to_lead(s, self.seat, LEAD_COSTS[RECRUIT]), TAX]

    def chosen(self, s: Valeria, option: int) -> None:
        seat = self.seat
        if s.told is not None:
            s.tell("lead", seat, (option,))
        s.stack.append(EndTurn(seat, option))
        for i in range(s.seats - 1, 0, -1):
            s.stack.append(follow((seat + i) % s.seats, option))
        s.stack.append(HandLimit(seat))
        if option == HARVEST:
            harvest(s, seat, LEAD_DRAWS)
        elif option == DEVELOP:
            develop(s, seat, LEAD_COSTS[DEVELOP])
        elif option == BUILD:
            s.stack.append(Build(seat))
        elif option == RECRUIT:
            s.stack.append(Recruit(seat, LEAD_COSTS[RECRUIT]))
        else:
            lead_tax(s, seat)


def follow(seat: int, action: int) -> Frame[Valeria]:
    """The question whether a seat follows an action."""
    if action == BUILD:
        return OfferBuild(seat)
    if action == RECRUIT:
        return FollowRecruit(seat)
    return Follow(seat, action)


def decline(s: Valeria, seat: int) -> None:
    """Say no. A seat that cannot follow declines like one that does not want to."""
    if s.told is not None:
        s.tell("decline", seat, ())


def accept(s: Valeria, seat: int, action: int) -> None:
    """Say yes; the hand limit is looked at once this seat is done."""
    if s.told is not None:
        s.tell("follow", seat, (action,))
    s.stack.append(HandLimit(seat))


class Follow(Ask[Valeria]):
    """Follow a harvest, a development or a tax, or decline."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "action")
    SPAN: ClassVar[int] = 2

    def __init__(self, seat: int, action: int) -> None:
        self.seat = seat
        self.action = action

    def options(self, s: Valeria) -> list[int]:
        if self.action != DEVELOP:
            return [FOLLOW, DECLINE]
        if len(s.villages[self.seat].hand) > FOLLOW_COSTS[DEVELOP]:
            return [DECLINE, FOLLOW]
        return [DECLINE]

    def chosen(self, s: Valeria, option: int) -> None:
        if option == DECLINE:
            decline(s, self.seat)
            return
        accept(s, self.seat, self.action)
        if self.action == HARVEST:
            harvest(s, self.seat, FOLLOW_DRAWS)
        elif self.action == DEVELOP:
            develop(s, self.seat, FOLLOW_COSTS[DEVELOP])
        else:
            follow_tax(s, self.seat)


class OfferBuild(Frame[Valeria]):
    """Ask whether a seat follows a building; that it is asked, or is not, tells of its hand."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: Valeria) -> None:
        if s.villages[self.seat].hand:
            s.reveal()
        s.stack.append(FollowBuild(self.seat))


class FollowBuild(Ask[Valeria]):
    """Build one of the cards in hand, or decline; 0 declines, 1 + card builds it."""

    SPAN: ClassVar[int] = 1 + KINDS

    def options(self, s: Valeria) -> list[int]:
        return [1 + card for card in buildings_in_reach(s, self.seat)] + [DECLINE]

    def chosen(self, s: Valeria, option: int) -> None:
        if option == DECLINE:
            decline(s, self.seat)
            return
        accept(s, self.seat, BUILD)
        begin_building(s, self.seat, option - 1, 0)


class FollowRecruit(Ask[Valeria]):
    """Recruit one of the pool, or decline; 0 declines, 1 + adventurer recruits it."""

    SPAN: ClassVar[int] = 1 + CARDS - KINDS

    def options(self, s: Valeria) -> list[int]:
        able = s.recruits(self.seat, FOLLOW_COSTS[RECRUIT])
        return [1 + card - KINDS for card in able] + [DECLINE]

    def chosen(self, s: Valeria, option: int) -> None:
        if option == DECLINE:
            decline(s, self.seat)
            return
        accept(s, self.seat, RECRUIT)
        recruit(s, self.seat, option - 1 + KINDS, FOLLOW_COSTS[RECRUIT])


class EndTurn(Frame[Valeria]):
    """The turn is played out; if nothing ends the game, the player to the left goes on."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "action")

    def __init__(self, seat: int, action: int) -> None:
        self.seat = seat
        self.action = action

    def run(self, s: Valeria) -> None:
        if not s.number_reached() and not stands_still(s):
            s.stack.append(Turn((self.seat + 1) % s.seats))


def stands_still(s: Valeria) -> bool:
    """Whether nobody can ever change anything again: no card to draw, no coin to take or pay."""
    if s.bank or s.deck or any(s.piles):
        return False
    for seat in range(s.seats):
        if any(s.villages[seat].coins):
            return False
        if actions_to_lead(s, seat, LEAD_COSTS[RECRUIT]) != [HARVEST]:
            return False
    return True
