from pathlib import Path

import pytest

from .tell import FOLDER, stories, told


@pytest.mark.parametrize(("path", "name", "seats"), stories(), ids=lambda value: str(value))
def test_a_golden_playthrough_goes_as_it_is_written_down(path: Path, name: str, seats: int) -> None:
    assert told(name, seats) == path.read_text(encoding="utf-8")


def test_no_playthrough_is_left_over() -> None:
    assert {path for path, _, _ in stories()} == set(FOLDER.glob("*.txt"))
