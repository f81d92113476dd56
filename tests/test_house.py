"""House files: what they change, what they unmark, and what they may not touch."""

import json
import os
import subprocess
import sys
from functools import cache
from pathlib import Path

import pytest


def run(*arguments: str, stdin: str = "") -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-c", "from crownlands.cli import main; main()", *arguments],
        input=stdin,
        capture_output=True,
        text=True,
        env={**os.environ, "LC_ALL": "en_GB.UTF-8", "COLUMNS": "200"},
        check=False,
    )


def cards(game: str, *options: str) -> subprocess.CompletedProcess[str]:
    return run(*options, "cards", game, "--json")


@cache
def reconstructed(game: str, *options: str) -> dict[str, set[str]]:
    """What is marked as reconstructed, card by card."""
    rows = json.loads(cards(game, *options).stdout)
    return {row["key"]: set(row["reconstructed"]) for row in rows}


@pytest.mark.parametrize(
    ("game", "card", "values", "unmarked"),
    [
        ("card_kingdoms", "wraith", {"copies": 2}, {"copies"}),
        ("card_kingdoms", "wraith", {"fifth": 0}, {"fifth"}),
        ("card_kingdoms", "gargoyle", {"copies": 3, "fifth": 1}, {"copies", "fifth"}),
        ("card_kingdoms", "goblin", {"fifth": 1, "strength": 2}, {"fifth"}),
        ("villages", "oracle", {"points": 3}, {"points"}),
        ("villages", "market", {"food": 2}, {"food"}),
        ("villages", "cleric", {"worker": 2}, {"worker"}),
        ("margraves", "lich", {"cost_strength": 8}, {"strength"}),
        ("margraves", "lich", {"cost_magic": 1}, {"magic"}),
        ("margraves", "lich", {"magic": 1}, set()),  # of the reward, which is not all given
        (
            "margraves",
            "lich",
            {"stone": 0, "wood": 0, "magic": 1, "gem": 2, "gold": 0, "wild": 0},
            {"powers"},
        ),
        ("margraves", "pilot", {"copies_2": 2}, set()),  # the others are still ours
        (
            "margraves",
            "pilot",
            {"copies_2": 2, "copies_3": 1, "copies_4": 1, "copies_5": 0},
            {"copies"},
        ),
        ("margraves", "segment_2", dict.fromkeys(("influence", "tile_i", "tile_ii"), 0), set()),
        (
            "margraves",
            "segment_2",
            {"gold": 2, "influence": 0, "tile_i": 0, "tile_ii": 0},
            {"powers"},
        ),
        ("margraves", "supply_2", {"gem": 5}, {"gem"}),
        ("cites_royales", "track", {"length": 90}, {"length"}),
        ("cites_royales", "track", {"length": 100}, {"length"}),
        ("margraves", "supply_2", {"gem": 2}, {"gem"}),
    ],
)
def test_a_value_of_the_house_file_is_no_longer_marked_as_reconstructed(
    tmp_path: Path, game: str, card: str, values: dict[str, int], unmarked: set[str]
) -> None:
    house = tmp_path / "house.toml"
    lines = [f"{field} = {value}\n" for field, value in values.items()]
    house.write_text("".join([f"[{game}.{card}]\n", *lines]), encoding="utf-8")
    before = reconstructed(game)[card]
    assert unmarked <= before
    assert before - reconstructed(game, "--house", str(house))[card] == unmarked


@pytest.mark.parametrize(
    ("content", "named"),
    [
        ("[card_kingdoms.goblin]\npoints = 'many'\n", "line 2"),
        ("[card_kingdoms.goblin]\n\nsize = 3\n", "line 3"),
        ("[chess.king]\npoints = 3\n", "line 2"),
        ("card_kingdoms = 3\n", "line 1"),
        ("[card_kingdoms.goblin\n", "line 1"),
        ("deep = " + "[" * 200_000, "not TOML"),
        (f"long = {'9' * 5_000}", "not TOML"),
        ("[card_kingdoms.goblin]\nmagic = -1\n", "0 – 99"),
        ("[villages.oracle]\ntype = 9\n", "0, 1, 2, 3"),
        ("[cites_royales.track]\nbonus_step = 0\n", "1 – 99"),
        ("[villages.farm]\nwhen = 5\n", "line 2"),
        ("[villages.paladin]\nwhen = 6\n", "line 2"),
        ("[card_kingdoms.foxgrove_palisade]\nwhen = 1\n", "line 2"),
        ("[card_kingdoms.starter_knight]\nnamed = 4\n", "line 2"),
        ("[card_kingdoms.starter_knight]\nnumber = 5\n", "line 2"),
        ("[card_kingdoms.gargoyle]\narea = 0\n", "line 2"),
        ("[card_kingdoms.goblin]\nstrength = 25\n", "1 – 24"),
        ("[card_kingdoms.archer]\ncost = 19\n", "1 – 18"),
        ("[card_kingdoms.halfpenny_hill]\ncost = 25\n", "1 – 24"),
        ("[cites_royales.violet_3]\ninfluence = 0\n", "line 2"),
        ("[cites_royales.violet_3]\ncolour = 2\n", "line 2"),
        ("[margraves.supply_2]\ngem = 1\n", "2 – 99"),
        ("[margraves.supply_5]\ngem = 4\n", "5 – 99"),
        ("[margraves.supply_3]\nknight = 3\n", "8 – 20"),
        ("[margraves.supply_2]\nknight = 21\n", "8 – 20"),
        ("[cites_royales.track]\nlength = 201\n", "1 – 200"),
        ("# goblin of card_kingdoms\n[card_kingdoms.goblin]\n# magic\nmagic = -1\n", "line 4"),
        ("[card_kingdoms.goblin]\nmagic = 1 # points\npoints = -1\n", "line 3"),
        ("[villages.oracle]\npoints = 1\n\n[card_kingdoms.goblin]\npoints = -1\n", "line 5"),
        ("[card_kingdoms]\nskeleton.points = 1\ngoblin.points = -1\n", "line 3"),
        ("[card_kingdoms]\ngoblin = { points = -1 }\nskeleton.points = 1\n", "line 2"),
    ],
)
def test_what_a_field_cannot_be_is_refused_by_line(
    tmp_path: Path, content: str, named: str
) -> None:
    house = tmp_path / "house.toml"
    house.write_text(content, encoding="utf-8")
    shown = cards("villages", "--house", str(house))
    assert shown.returncode == 2
    assert named in shown.stderr
    assert "Traceback" not in shown.stderr


def test_a_house_file_changes_a_value(tmp_path: Path) -> None:
    house = tmp_path / "house.toml"
    house.write_text("[card_kingdoms.goblin]\npoints = 9\n", encoding="utf-8")
    rows = json.loads(run("--house", str(house), "cards", "card_kingdoms", "--json").stdout)
    assert next(row for row in rows if row["key"] == "goblin")["facts"]["points"] == "9"


def test_a_house_file_holds_in_every_process(tmp_path: Path) -> None:
    house = tmp_path / "house.toml"
    house.write_text("[card_kingdoms.goblin]\npoints = 90\n", encoding="utf-8")
    reports = [
        json.loads(
            run(
                *("--house", str(house), "simulate", "card_kingdoms", "--seats", "greedy"),
                *("--games", "8", "--jobs", jobs, "--json"),
            ).stdout
        )
        for jobs in ("1", "2")
    ]
    assert reports[0]["seats"] == reports[1]["seats"]
    assert max(seat["mean_score"] for seat in reports[0]["seats"]) > 100


def test_a_setting_of_the_house_file_is_no_longer_marked_as_reconstructed(tmp_path: Path) -> None:
    house = tmp_path / "house.toml"
    house.write_text("[cites_royales.track]\nbonus_step = 12\n", encoding="utf-8")
    ours = run("games").stdout
    theirs = run("--house", str(house), "games").stdout
    assert "bonus_step=10*" in ours
    assert "bonus_step=12 " in theirs
    assert "bonus_step_of_four=8*" in theirs


def test_a_building_dearer_than_any_printed_one_can_be_played_with(tmp_path: Path) -> None:
    house = tmp_path / "house.toml"
    house.write_text("[villages.cathedral]\nfood = 99\n", encoding="utf-8")
    played = run("--house", str(house), "simulate", "villages", "--seats", "greedy", "--games", "2")
    assert played.returncode == 0, played.stderr


def with_house(house: Path, code: str) -> subprocess.CompletedProcess[str]:
    """Run a piece of Python with the values of a house file."""
    return subprocess.run(
        [sys.executable, "-c", code],
        capture_output=True,
        text=True,
        env={**os.environ, "CROWNLANDS_HOUSE": str(house)},
        check=False,
    )


def test_more_copies_of_a_monster_than_printed_can_be_slain_saved_and_loaded(
    tmp_path: Path,
) -> None:
    house = tmp_path / "house.toml"
    house.write_text("[card_kingdoms.goblin]\ncopies = 9\n", encoding="utf-8")
    loaded = with_house(
        house,
        """
from crownlands.games import GAMES
game = GAMES["card_kingdoms"]
s = game.start(2, 1, {})
s.kingdoms[0].slain[0], s.monsters[0] = 9, s.monsters[0][:-9]
position = game.save(s)
assert position["table"]["kingdoms"][0]["slain"] == {"goblin": 9}
assert game.save(game.load(position)) == position
""",
    )
    assert loaded.returncode == 0, loaded.stderr


def test_the_dearest_cards_leave_room_for_every_way_to_pay(tmp_path: Path) -> None:
    house = tmp_path / "house.toml"
    house.write_text(
        "[card_kingdoms.goblin]\nstrength = 24\n"
        "[card_kingdoms.knight]\ncost = 18\n"
        "[card_kingdoms.halfpenny_hill]\ncost = 24\n",
        encoding="utf-8",
    )
    asked = with_house(
        house,
        """
from crownlands.games import GAMES
from crownlands.games.card_kingdoms.actions import PayBuild, PayRecruit, PaySlay
from crownlands.games.card_kingdoms.cards import DOMAIN_KEYS, KNIGHT, MONSTER_KEYS
s = GAMES["card_kingdoms"].start(5, 1, {})
kingdom = s.kingdoms[0]
kingdom.gold = kingdom.strength = kingdom.magic = 99
kingdom.citizens = [5] * 18 + [1, 1]
s.domains[0] = (DOMAIN_KEYS.index("halfpenny_hill"),)
s.monsters[0] = (MONSTER_KEYS.index("goblin"),)
for ask in (PaySlay(0, 0), PayRecruit(0, KNIGHT), PayBuild(0, 0)):
    assert ask.options(s) == list(range(ask.SPAN)), ask
""",
    )
    assert asked.returncode == 0, asked.stderr


def test_a_save_goes_on_only_with_the_house_values_it_was_played_with(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    house, save = tmp_path / "house.toml", tmp_path / "save.json"
    house.write_text(
        "[card_kingdoms.goblin]\npoints = 9\n[cites_royales.track]\nlength = 100\n",
        encoding="utf-8",
    )
    ours = ("--house", str(house))
    run(*ours, "play", "card_kingdoms", "--seed", "1", stdin=f"s {save}\nq\n")
    assert json.loads(save.read_text(encoding="utf-8"))["house"] == {"goblin.points": 9}
    assert run(*ours, "replay", str(save)).returncode == 0
    for command in (("replay",), ("verify",), ("play", "--load")):
        refused = run(*command, str(save))
        assert refused.returncode == 2
        assert "goblin.points" in refused.stderr


def test_a_save_with_our_values_does_not_go_on_with_those_of_a_house(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    house, save = tmp_path / "house.toml", tmp_path / "save.json"
    house.write_text("[card_kingdoms.goblin]\npoints = 9\n", encoding="utf-8")
    run("play", "card_kingdoms", "--seed", "1", stdin=f"s {save}\nq\n")
    assert "house" not in json.loads(save.read_text(encoding="utf-8"))
    assert "goblin.points" in run("--house", str(house), "replay", str(save)).stderr
