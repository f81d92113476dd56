"""Writes docs/rules/<game>.md from the English rules pages, with each rule linked to its tests.

Run it with `make rules`. A test fails while the pages in docs differ from what it would write.
"""

import re
from pathlib import Path

ROOT = Path(__file__).parents[1]
PAGES = ROOT / "src" / "crownlands" / "words" / "rules"
NOTE = "Each ✓ links to a test that holds the rule. Made by `make rules` from the page in `src`."


def test_places(game: str) -> dict[str, str]:
    """Find every test function of a game: its name and the file it stands in."""
    places = {}
    for folder in (ROOT / "tests" / "games" / game, ROOT / "tests" / "contract"):
        for file in sorted(folder.glob("test_*.py")):
            for name in re.findall(r"^def (test_\w+)", file.read_text(encoding="utf-8"), re.M):
                places[name] = file.relative_to(ROOT).as_posix()
    return places


def linked(page: str, places: dict[str, str]) -> str:
    """Turn the names of tests at the end of each rule into links."""

    def links(match: re.Match[str]) -> str:
        names = [name.strip() for name in match[1].split(",")]
        return " " + " ".join(f"[✓](../../{places[name]} '{name}')" for name in names)

    page = re.sub(r"\s*<!--[^>]*-->", "", page)
    return re.sub(r"\s*\{((?:test_\w+(?:,\s*)?)+)\}", links, page)


def pages() -> dict[Path, str]:
    """Every rules page of the docs as it should be."""
    made = {}
    for source in sorted(PAGES.glob("*.en.md")):
        game = source.name.removesuffix(".en.md")
        page = linked(source.read_text(encoding="utf-8"), test_places(game))
        title, _, rest = page.partition("\n")
        made[ROOT / "docs" / "rules" / f"{game}.md"] = f"{title}\n\n{NOTE}\n{rest}"
    return made


if __name__ == "__main__":
    for path, page in pages().items():
        path.parent.mkdir(exist_ok=True)
        path.write_text(page, encoding="utf-8")
        print(path.relative_to(ROOT))
