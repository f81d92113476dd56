"""Every sentence a person reads, in English and French, rendered where it is read."""

import os
import re
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import cache
from importlib.resources import files
from typing import Final

from fluent.runtime import FluentBundle, FluentResource

from crownlands.core.errors import BadSettings, Refusal
from crownlands.core.text import Arg, Text, text

LANGUAGES: Final = ("en", "fr")
LONGEST: Final = 900  # letters of an argument: a message takes no more than a thousand
MOST: Final = 10**15  # a number beyond it, or below its negative, is written as it is


def unbroken(written: str) -> str:
    """Keep French marks with their words: a no-break space before : ; ? ! » and after «."""
    return re.sub(r"(?<=[^\s=]) (?=[:;?!»])|(?<=«) ", "\u00a0", written)


@cache
def catalogue(language: str) -> str:
    """Put all catalogues of a language together."""
    folder = files("crownlands.words") / language
    entries = sorted(folder.iterdir(), key=lambda entry: entry.name)
    texts = [e.read_text(encoding="utf-8") for e in entries if e.name.endswith(".ftl")]
    together = "\n".join(texts)
    return unbroken(together) if language == "fr" else together


@cache
def bundle(language: str) -> FluentBundle:
    """Load a language's catalogues once."""
    loaded = FluentBundle([language], use_isolating=False)
    loaded.add_resource(FluentResource(catalogue(language)))
    return loaded


def render(words: Text, language: str, names: Sequence[str] = ()) -> str:
    """Put a Text into a language; `names` are the seats' names, where they have any."""
    if words.id == "seat" and names:
        seat = dict(words.args)["seat"]
        assert isinstance(seat, int)
        if seat < len(names):
            return names[seat]
    if not words.args:
        return _without_arguments(words.id, language)
    args = {name: _value(arg, language, names) for name, arg in words.args}
    if words.id == "seat":
        args["seat"] = _number(int(args["seat"]) + 1)
    return _formatted(words.id, args, language)


@cache
def _without_arguments(id: str, language: str) -> str:
    return _formatted(id, {}, language)


def _formatted(id: str, args: dict[str, str | int], language: str) -> str:
    known = bundle(language)
    if not known.has_message(id):
        raise KeyError(f"{language} has no message {id}")
    pattern = known.get_message(id).value
    assert pattern is not None, id
    rendered, errors = known.format_pattern(pattern, args)
    if errors:
        raise ValueError(f"{language} {id}: {errors[0]}")
    return str(rendered)


def _value(arg: Arg, language: str, names: Sequence[str]) -> str | int:
    if isinstance(arg, int):
        return _number(arg)
    if isinstance(arg, Text):
        word = render(arg, language, names)
    elif isinstance(arg, tuple):
        word = _listed([render(item, language, names) for item in arg], language)
    else:
        word = arg
    return word if len(word) <= LONGEST else f"{word[:LONGEST]}…"


def _number(number: int) -> str | int:
    """A number that the catalogues can format, or its digits where it is too great for that."""
    return number if -MOST <= number <= MOST else str(number)


def _listed(items: list[str], language: str) -> str:
    """Join words as a person would: a, b and c."""
    if len(items) < 2:
        return "".join(items)
    return render(text("list-last", before=", ".join(items[:-1]), last=items[-1]), language)


@contextmanager
def plainly() -> Iterator[None]:
    """Let a refusal say in English what was wrong, where it would give the id of a message.

    For those who read the error itself: whoever writes a program, or trains one.
    """
    try:
        yield
    except Refusal as refusal:
        refusal.args = (render(refusal.text, "en"),)
        raise


def check_language(language: str | None) -> None:
    """Refuse a language that there is not."""
    if language is not None and language not in LANGUAGES:
        raise BadSettings(text("refused-language", given=language, allowed=", ".join(LANGUAGES)))


def language_of_environment() -> str:
    """The language that the environment asks for, English if it is none of ours."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        asked = re.split(r"[_.@]", os.environ.get(name, ""))[0].lower()
        if asked in LANGUAGES:
            return asked
        if asked:
            return "en"
    return "en"
