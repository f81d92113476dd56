"""House files: what a tile may be made into, and stacks that run out."""

import json
from pathlib import Path

import pytest

from crownlands.games.margraves.tiles import TILE_KEYS
from tests.test_house import run


def house_file(tmp_path: Path, content: str) -> str:
    house = tmp_path / "house.toml"
    house.write_text(content, encoding="utf-8")
    return str(house)


@pytest.mark.parametrize(
    ("content", "made"),
    [
        (
            "[margraves.i_stag]\nbanner = 0\ngold = 3\n",
            {"i_stag": ("grant", "Grant I: 3 gold")},
        ),
        (
            "[margraves.i_gem_1]\ngem = 0\nbanner = 5\n",
            {"i_gem_1": ("end_tile", "Tile I: Oak banner")},
        ),
        (
            "[margraves.i_holy]\nholy = 0\nwild = 1\n[margraves.i_gold_4]\ngold = 0\nshadow = 1\n",
            {
                "i_holy": ("grant", "Grant I: 1 resource of any kind"),
                "i_gold_4": ("end_tile", "Tile I: 1 × Shadow"),
            },
        ),
    ],
)
def test_a_grant_made_into_an_end_tile_or_back_leaves_the_other_tiles_as_they_are(
    tmp_path: Path, content: str, made: dict[str, tuple[str, str]]
) -> None:
    house = ("--house", house_file(tmp_path, content))
    ours, theirs = (
        {
            row["key"]: (row["kind"], row["name"])
            for row in json.loads(run(*options, "cards", "margraves", "--json").stdout)
        }
        for options in ((), house)
    )
    assert theirs == {**ours, **made}
    assert set(made) < set(TILE_KEYS)
    played = run(*house, "simulate", "margraves", "--seats", "random", "--games", "2")
    assert played.returncode == 0, played.stderr


@pytest.mark.parametrize(
    ("content", "line", "allowed"),
    [
        ("[margraves.i_stag]\ngold = 3\n", "line 2", "0"),
        ("[margraves.i_gem_1]\nartisan = 1\n", "line 2", "0"),
        ("[margraves.i_gem_1]\ngem = 0\n", "line 2", "1 – 99"),
        ("[margraves.wealth_tile_1_gold_2]\ncopies = 1\n", "line 2", "3 – 99"),
        ("[margraves.ii_oak]\ngold = 0\nbanner = 0\n", "line 2", "1 – 99"),
        ("[margraves.ii_oak]\nbanner = 0\n", "line 2", "1 – 5"),
        ("[margraves.ii_oak]\ngold = 2\nbanner = 9\n", "line 2", "0"),
    ],
)
def test_tiles_that_fit_no_kind_or_are_too_few_to_deal_are_refused(
    tmp_path: Path, content: str, line: str, allowed: str
) -> None:
    refused = run("--house", house_file(tmp_path, content), "cards", "margraves")
    assert refused.returncode == 2
    assert line in refused.stderr
    assert f"Allowed: {allowed}." in refused.stderr


def test_a_wealth_tile_draws_no_more_tiles_than_the_stack_has(tmp_path: Path) -> None:
    house = house_file(tmp_path, "[margraves.wealth_gold_6]\nstack_tile = 13\n")
    seats = ("--seats", "random", "--games", "8")
    played = run("--house", house, "simulate", "margraves", *seats)
    assert played.returncode == 0, played.stderr
