"""House files: there are always enough buildings to deal."""

from pathlib import Path

import pytest

from crownlands.games.villages.cards import BUILDING_KEYS
from tests.test_house import run


def house_with(tmp_path: Path, copies: int) -> str:
    """A house file with so many copies of every building."""
    house = tmp_path / "house.toml"
    rows = [f"[villages.{key}]\ncopies = {copies}\n" for key in BUILDING_KEYS]
    house.write_text("".join(rows), encoding="utf-8")
    return str(house)


def test_one_copy_of_a_building_is_too_few(tmp_path: Path) -> None:
    refused = run("--house", house_with(tmp_path, 1), "cards", "villages")
    assert refused.returncode == 2
    assert "2 – 99" in refused.stderr
    assert "Traceback" not in refused.stderr


@pytest.mark.parametrize("seats", [1, 5])
def test_two_copies_of_each_building_are_enough_to_play(tmp_path: Path, seats: int) -> None:
    options = ("--players", str(seats), "--games", "2")
    played = run("--house", house_with(tmp_path, 2), "simulate", "villages", *options)
    assert played.returncode == 0, played.stderr
