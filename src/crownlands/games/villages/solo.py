"""Alone: seven gold, thirty-five cards, coins that rest, and a deck that runs down."""

from typing import ClassVar, Final

from crownlands.core.machine import Ask, Frame
from crownlands.games.villages.actions import (
    LEAD_DRAWS,
    Build,
    Develop,
    GainGold,
    Recruit,
    harvest,
    then_powers,
)
from crownlands.games.villages.cards import BUILD, DEVELOP, HARVEST, KINDS, RECRUIT, TAX
from crownlands.games.villages.drawing import cards_to_spare
from crownlands.games.villages.rules import actions_to_lead
from crownlands.games.villages.state import Valeria

BUILDING_CARDS: Final = 35
SOLO_RECRUIT: Final = 2


class SoloTurn(Frame[Valeria]):
    """Take the coins that have rested, let the others slide, and choose an action."""

    def run(self, s: Valeria) -> None:
        s.turns += 1
        taken = s.villages[0].replenish_slowly()
        if s.told is not None:
            s.tell("turn", 0, (taken,))
        s.stack.append(SoloLead(0))


class SoloLead(Ask[Valeria]):
    """Choose one of the five actions; nobody follows, and taxing needs a card to trash."""

    SPAN: ClassVar[int] = 5

    def options(self, s: Valeria) -> list[int]:
        actions = actions_to_lead(s, 0, SOLO_RECRUIT)
        if s.villages[0].hand:
            actions.append(TAX)
        return actions

    def chosen(self, s: Valeria, option: int) -> None:
        s.tell("lead", 0, (option,))
        s.stack.append(SoloEnd(option))
        if option == HARVEST:
            harvest(s, 0, LEAD_DRAWS)
        elif option == DEVELOP:
            s.push(Trash(0), Develop(0), *then_powers(s, 0, DEVELOP))
        elif option == BUILD:
            s.stack.append(Build(0))
        elif option == RECRUIT:
            s.stack.append(Recruit(0, SOLO_RECRUIT))
        else:
            s.push(Trash(0), GainGold(0, 1), *then_powers(s, 0, TAX))


class Trash(Ask[Valeria]):
    """Put a card of the hand out of the game."""

    SPAN: ClassVar[int] = KINDS

    def options(self, s: Valeria) -> list[int]:
        return cards_to_spare(s, self.seat)

    def chosen(self, s: Valeria, option: int) -> None:
        s.villages[self.seat].play(option)
        s.trash += (option,)
        s.reveal()
        s.tell("trash", self.seat, (option,))


class SoloEnd(Frame[Valeria]):
    """The game is over at the end of a turn with an empty deck."""

    FIELDS: ClassVar[tuple[str, ...]] = ("action",)

    def __init__(self, action: int) -> None:
        self.action = action

    def run(self, s: Valeria) -> None:
        if s.deck:
            s.stack.append(SoloTurn())
