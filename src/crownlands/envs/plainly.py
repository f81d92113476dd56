"""What the faces of the games refuse, in plain words: whoever trains reads the error itself."""

from collections.abc import Iterator
from contextlib import contextmanager

from crownlands.core.errors import IllegalChoice, Refusal
from crownlands.core.flat import Flat
from crownlands.core.machine import State
from crownlands.core.text import text
from crownlands.words import render


@contextmanager
def plainly() -> Iterator[None]:
    """Let a refusal say in English what was wrong, where it would give the id of a message."""
    try:
        yield
    except Refusal as refusal:
        refusal.args = (render(refusal.text, "en"),)
        raise


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
