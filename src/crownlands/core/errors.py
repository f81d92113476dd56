"""Refusals at the border: each says what was wrong and what is allowed."""

from crownlands.core.text import Text


class Refusal(ValueError):
    """Something from outside was refused and changed nothing."""

    def __init__(self, text: Text) -> None:
        super().__init__(str(text))
        self.text = text


class IllegalChoice(Refusal):
    """The open question does not offer that option."""


class BadPosition(Refusal):
    """A saved position is damaged or impossible."""


class BadSettings(Refusal):
    """A game cannot be started with these seats or settings."""


class BadRecord(Refusal):
    """A record cannot be read or does not replay."""
