"""What the pages for programs show can be run as it stands."""

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

DOCS = Path(__file__).parents[2] / "docs"
SNIPPETS = [
    snippet
    for page in ("learning.md", "python.md")
    for snippet in re.findall(
        r"```python\n(.*?)```", (DOCS / page).read_text(encoding="utf-8"), re.DOTALL
    )
]


def test_the_player_of_the_learning_page_plays_in_the_arena(tmp_path: Path) -> None:
    (tmp_path / "my_players.py").write_text(next(s for s in SNIPPETS if "class Bold" in s))
    command = [sys.executable, "-c", "from crownlands.cli import main; main()", "arena", "villages"]
    done = subprocess.run(
        [*command, "--seats", "my_players.Bold,random", "--games", "2", "--jobs", "2", "--json"],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=True,
        env={**os.environ, "PYTHONSAFEPATH": "1"},
    )
    assert {row["player"] for row in json.loads(done.stdout)} == {"my_players.Bold", "random"}


@pytest.mark.parametrize("number", range(len(SNIPPETS)))
def test_every_example_of_the_pages_runs(number: int) -> None:
    assert len(SNIPPETS[number].splitlines()) <= 10
    exec(SNIPPETS[number], {})
