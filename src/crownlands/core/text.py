"""Words to come: a message id and its arguments, put into a language only where a person reads."""

from dataclasses import dataclass
from typing import Union

Arg = Union[int, str, "Text", tuple["Text", ...]]


@dataclass(frozen=True)
class Text:
    """A message id of the word catalogues with its named arguments."""

    id: str
    args: tuple[tuple[str, Arg], ...] = ()

    def __str__(self) -> str:
        if not self.args:
            return self.id
        return f"{self.id} ({', '.join(f'{name}: {_plain(value)}' for name, value in self.args)})"


def text(id: str, /, **args: Arg) -> Text:
    """Write a Text the short way."""
    return Text(id, tuple(args.items()))


def seat_text(seat: int) -> Text:
    """Name a seat; whoever reads puts a person's name, or "you", in its place."""
    return Text("seat", (("seat", seat),))


def ours(what: Text, reconstructed: bool) -> Text:
    """Mark a value that was not read on a printed card or board, if it was not."""
    return Text("reconstructed", (("what", what),)) if reconstructed else what


def _plain(value: Arg) -> str:
    if isinstance(value, tuple):
        return ", ".join(str(item) for item in value)
    return str(value)
