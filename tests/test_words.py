"""The word catalogues and the rules pages: complete, alike in every language, and in use."""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from crownlands.core.machine import Ask
from crownlands.core.text import text
from crownlands.games import GAMES
from crownlands.words import LANGUAGES, catalogue, render, rulespages

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "src" / "crownlands"
CATALOGUES = sorted(path.name for path in (SOURCE / "words" / "en").glob("*.ftl"))


# Catalogues ---------------------------------------------------------------------------------------


@cache
def messages(language: str, catalogue: str) -> dict[str, frozenset[str]]:
    """The messages of a catalogue with the variables they use."""
    path = SOURCE / "words" / language / catalogue
    resource = FluentParser().parse(path.read_text(encoding="utf-8"))
    junk = [entry for entry in resource.body if isinstance(entry, ast.Junk)]
    assert not junk, junk[0].content
    entries = [entry for entry in resource.body if isinstance(entry, ast.Message)]
    names = [entry.id.name for entry in entries]
    assert len(set(names)) == len(names), "a message is there twice"
    return {entry.id.name: frozenset(variables(entry)) for entry in entries}


def variables(node: object) -> Iterator[str]:
    if isinstance(node, ast.VariableReference):
        yield node.id.name
    elif isinstance(node, ast.BaseNode):
        for inner in vars(node).values():
            yield from variables(inner)
    elif isinstance(node, list):
        for inner in node:
            yield from variables(inner)


def test_every_language_has_the_same_catalogues() -> None:
    for language in LANGUAGES:
        assert sorted(path.name for path in (SOURCE / "words" / language).glob("*.ftl")) == (
            CATALOGUES
        )


@pytest.mark.parametrize("catalogue", CATALOGUES)
def test_every_message_is_in_every_language(catalogue: str) -> None:
    english = messages("en", catalogue)
    for language in LANGUAGES:
        assert set(messages(language, catalogue)) == set(english), language


@pytest.mark.parametrize("catalogue", CATALOGUES)
def test_every_message_has_the_same_variables_in_every_language(catalogue: str) -> None:
    for language in LANGUAGES:
        assert messages(language, catalogue) == messages("en", catalogue), language


@cache
def code() -> str:
    client = SOURCE.parents[1] / "web" / "src"
    files = [*SOURCE.rglob("*.py"), *client.rglob("*.ts"), *client.rglob("*.svelte")]
    return "\n".join(path.read_text(encoding="utf-8") for path in files)


@cache
def quoted_words() -> frozenset[str]:
    """Every word in quotes that the code has."""
    found = re.findall(r"""["'`]([A-Za-z0-9][A-Za-z0-9_-]*)["'`]""", code())
    return frozenset(word.lower() for word in found)


@cache
def put_together() -> tuple[tuple[str, str], ...]:
    """How the names of messages begin and end that the code puts together around a word."""
    found = set(re.findall(r"""(?:f["']|`)([a-z][a-z0-9_-]*-)\$?\{[^{}]*\}([a-z-]*)""", code()))
    # What the edges say of any game begins with its prefix: f"{game.prefix}-kind-{kind}".
    for part in re.findall(r"""prefix\}(-[a-z]+-)\$?\{""", code()):
        found |= {(game.prefix + part, "") for game in GAMES.values()}
    return tuple(found)


@cache
def names_of_settings() -> frozenset[str]:
    found = set()
    for game in GAMES.values():
        for setting in game.settings:
            name = f"{game.prefix}-setting-{setting.key}"
            choices = setting.choices if isinstance(setting.default, str) else ()
            found |= {name, *(f"{name}-{choice}" for choice in choices)}
    return frozenset(found)


def is_used(name: str) -> bool:
    """Whether the code names a message, or puts its name together around a word that it has."""
    if name in names_of_settings():
        return True
    short = name.removeprefix("web-")  # as the client calls its own
    for called in {name, short}:
        if called in quoted_words():
            return True
        for begin, end in put_together():
            word = called.removeprefix(begin).removesuffix(end)
            whole = called == f"{begin}{word}{end}"
            if whole and (word in quoted_words() or word.isdigit()):
                return True
    return False


@pytest.mark.parametrize("catalogue", CATALOGUES)
def test_no_message_is_unused(catalogue: str) -> None:
    assert [name for name in messages("en", catalogue) if not is_used(name)] == []


# Rules pages --------------------------------------------------------------------------------------


Section = tuple[tuple[str, ...], list[str]]


@cache
def sections(game: str, language: str) -> list[Section]:
    """The sections of a rules page: the questions each helps with, and its bullets."""
    page = (SOURCE / "words" / "rules" / f"{game}.{language}.md").read_text(encoding="utf-8")
    lines = [line for line in page.splitlines() if line]
    assert lines[0].startswith("# ")
    found: list[Section] = []
    for line in lines[1:]:
        if line.startswith("## "):
            comment = re.search(r"<!--(.*?)-->", line)
            kinds = re.findall(r"\w+", comment.group(1)) if comment else []
            found.append((tuple(kinds), []))
        else:
            assert line.startswith("- "), line
            found[-1][1].append(line)
    return found


def named_in(bullet: str) -> list[str]:
    braces = re.search(r"\{(.*)\}$", bullet)
    return re.findall(r"\w+", braces.group(1)) if braces else []


@cache
def names_of_tests() -> set[str]:
    pages = (path.read_text(encoding="utf-8") for path in (ROOT / "tests").rglob("test_*.py"))
    return {name for page in pages for name in re.findall(r"^def (test_\w+)", page, re.M)}


@pytest.mark.parametrize("game", GAMES)
def test_french_marks_are_kept_with_their_words_in_the_rules(game: str) -> None:
    for section in rulespages.sections(game, "fr"):
        for rule in (section.title, *section.rules):
            assert not re.search(r" [:;?!»]|« ", rule)


@pytest.mark.parametrize("game", GAMES)
def test_the_rules_pages_have_the_same_sections_and_bullets(game: str) -> None:
    english = [(kinds, len(bullets)) for kinds, bullets in sections(game, "en")]
    for language in LANGUAGES:
        assert [(kinds, len(bullets)) for kinds, bullets in sections(game, language)] == english


@pytest.mark.parametrize("game", GAMES)
def test_every_section_names_questions_of_the_game_and_every_question_has_one(game: str) -> None:
    asks = {name for name, frame in GAMES[game].frames.items() if issubclass(frame, Ask)}
    helped = {kind for kinds, _ in sections(game, "en") for kind in kinds}
    assert helped - asks == set()
    assert asks - helped == set()


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_names_a_test_that_exists(game: str) -> None:
    for _, bullets in sections(game, "en"):
        for bullet in bullets:
            assert named_in(bullet), bullet
            assert set(named_in(bullet)) <= names_of_tests(), bullet


@pytest.mark.parametrize("game", GAMES)
def test_other_languages_name_no_tests(game: str) -> None:
    for language in LANGUAGES[1:]:
        assert not any(named_in(b) for _, bullets in sections(game, language) for b in bullets)


@pytest.mark.parametrize(
    "page", sorted((ROOT / "docs" / "rulings").glob("*.md")), ids=lambda page: page.stem
)
def test_every_ruling_names_a_test_that_exists(page: Path) -> None:
    named = set(re.findall(r"\btest_\w+", page.read_text(encoding="utf-8")))
    assert named
    assert named <= names_of_tests()


@pytest.mark.parametrize("game", GAMES)
def test_what_is_reconstructed_is_named_in_words(game: str) -> None:
    known = {name for file in CATALOGUES for name in messages("fr", file)}
    prefix = GAMES[game].prefix
    for row in GAMES[game].cards():
        for name in row.reconstructed:
            places = [f"{prefix}-token-", f"{prefix}-role-", f"{prefix}-fact-", "web-fact-"]
            assert any(place + name in known for place in places), (row.key, name)


def test_french_marks_stay_with_their_words() -> None:
    quoted = render(text("mv-quoted", what="or"), "fr")
    assert quoted == "«\u00a0or\u00a0»"
    assert "Conseil\u00a0: " in catalogue("fr")
    assert not re.search(r"\S [:;?!»]|« ", re.sub(r"= [?!]", "", catalogue("fr")))
    assert "\u00a0" not in catalogue("en")


@pytest.mark.parametrize(
    ("id", "english", "french"),
    [
        ("balance-title", "1 game", "1 partie"),
        ("arena-title", "from 1 game", "sur 1 partie"),
        ("cli-total", "1 game,", "1 partie,"),
        ("refused-players-number", "for 1 seat;", "pour 1 place\u00a0;"),
        ("position-wrong-length", "1 entry;", "1 élément\u00a0;"),
        ("ck-refused-areas", "1 area is chosen", "1 zone est choisie"),
        ("vv-event-reshuffle", "one buried card makes", "une carte enfouie en forme une"),
    ],
)
def test_one_of_a_kind_is_told_in_the_singular(id: str, english: str, french: str) -> None:
    (used,) = (known[id] for file in CATALOGUES if id in (known := messages("en", file)))
    for language, words in (("en", english), ("fr", french)):
        said = render(text(id, **dict.fromkeys(used, 1)), language)
        assert re.search(rf"{words}(?!\w)", said), said
