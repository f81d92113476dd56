"""What the learning page shows can be run as it stands."""

import re
from pathlib import Path

import pytest

PAGE = Path(__file__).parents[2] / "docs" / "learning.md"
SNIPPETS = re.findall(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)


@pytest.mark.parametrize("number", range(len(SNIPPETS)))
def test_every_example_of_the_learning_page_runs(number: int) -> None:
    assert len(SNIPPETS[number].splitlines()) <= 10
    exec(SNIPPETS[number], {})
