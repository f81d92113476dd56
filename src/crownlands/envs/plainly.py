"""What the faces of the games say and refuse, in plain words: whoever trains reads them as such."""

from typing import Any

from crownlands.core.errors import IllegalChoice
from crownlands.core.features import asked_of
from crownlands.core.flat import Flat
from crownlands.core.game import Game
from crownlands.core.machine import Ask, State
from crownlands.core.text import text
from crownlands.core.zones import Choice
from crownlands.words import plainly, render


def choices_of(game: Game[Any], flat: Flat, s: State, seat: int) -> dict[int, Choice]:
    """Everything that a seat may choose now, by its flat number."""
    ask = asked_of(s, seat)
    if ask is None:
        return {}
    return {flat.number(ask, choice.option): choice for choice in game.question(s, ask).choices}


def said(choice: Choice) -> str:
    """An option in words."""
    return render(choice.text, "en")


@plainly()
def question_of(s: State, seat: int) -> Ask[Any]:
    """The question that a seat is asked; refused where there is none, as after the end."""
    ask = asked_of(s, seat)
    if ask is None:
        raise IllegalChoice(text("refused-nothing-asked"))
    return ask


@plainly()
def option_meant(flat: Flat, s: State, number: int) -> int:
    """The option that a flat number means to the first seat asked; what may not be is refused."""
    ask = s.asked()
    assert ask is not None
    option = flat.option(ask, number)
    options = s.options_of(ask.seat)
    if option not in options:
        allowed = ", ".join(str(flat.number(ask, other)) for other in sorted(options))
        raise IllegalChoice(text("refused-choice", given=number, allowed=allowed))
    return option
