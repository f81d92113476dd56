"""The rules pages: our own words, by section, with the questions that each section helps with."""

import re
from dataclasses import dataclass
from importlib.resources import files

from crownlands.words import unbroken


@dataclass(frozen=True)
class Section:
    """A part of a rules page; `asks` are the question kinds it helps with."""

    title: str
    asks: tuple[str, ...]
    rules: tuple[str, ...]


def page_text(game: str, language: str) -> str:
    """A rules page, with French marks kept to their words; empty where a game has none yet."""
    page = files("crownlands.words") / "rules" / f"{game}.{language}.md"
    written = page.read_text(encoding="utf-8") if page.is_file() else ""
    return unbroken(written) if language == "fr" else written


def sections(game: str, language: str) -> list[Section]:
    """A rules page, section by section, for people: without the names of tests."""
    found: list[Section] = []
    for part in re.split(r"^## ", page_text(game, language), flags=re.MULTILINE)[1:]:
        heading, _, body = part.partition("\n")
        title, _, comment = heading.partition("<!--")
        asks = tuple(comment.replace("-->", "").replace(",", " ").split())
        rules = tuple(
            re.sub(r"\s*\{[\w, ]+\}\s*$", "", re.sub("[ \n]+", " ", rule).strip())
            for rule in re.split(r"^- ", body, flags=re.MULTILINE)[1:]
        )
        found.append(Section(title.strip(), asks, rules))
    return found
