"""Tournaments: who meets whom, what is kept, and how it is rated."""

import csv
import json
import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from crownlands.arena import results
from crownlands.arena.plot import ratings_svg
from crownlands.arena.results import Log, Result, interval, rate, standings, write_table
from crownlands.arena.schedule import GAUNTLET, ROUND_ROBIN, Pairing, lineups, schedule
from crownlands.arena.selfplay import play_shard, selfplay
from crownlands.arena.simulate import SeatTally, Tally, count_game, play_out
from crownlands.arena.tournament import Terms, play_pairing, play_tournament, ways
from crownlands.cli import figure
from crownlands.core.errors import BadSettings
from crownlands.core.text import text
from crownlands.games import GAMES
from crownlands.players.glimpse import Glimpse
from tests.arena.shards import same_shards

every_game = pytest.mark.parametrize("name", GAMES)


def terms(name: str, games: int = 4, players: tuple[str, ...] = ("random", "greedy")) -> Terms:
    seats = 2 if 2 in GAMES[name].seat_counts else GAMES[name].seat_counts[0]
    return Terms(name, players, seats, games, "test", {})


def test_every_player_of_a_group_sits_everywhere_on_the_same_deals() -> None:
    pairings = schedule(("a", "b", "c"), 3, 6, ROUND_ROBIN)
    assert [pairing.deal for pairing in pairings] == [0, 0, 0, 1, 1, 1]
    for seat in range(3):
        assert {pairing.players[seat] for pairing in pairings[:3]} == {"a", "b", "c"}


def test_every_group_plays_a_game_before_any_plays_the_next() -> None:
    pairings = schedule(("a", "b", "c"), 2, 4, ROUND_ROBIN)
    assert [pairing.number for pairing in pairings] == list(range(12))
    assert [pairing.deal for pairing in pairings] == [0] * 6 + [1] * 6
    assert {frozenset(pairing.players) for pairing in pairings[:3]} == {
        frozenset("ab"),
        frozenset("ac"),
        frozenset("bc"),
    }


def test_in_a_round_robin_all_meet() -> None:
    assert lineups(("a", "b", "c"), 2, ROUND_ROBIN) == [("a", "b"), ("a", "c"), ("b", "c")]
    assert lineups(("a", "b"), 3, ROUND_ROBIN) == [("a", "a", "b"), ("a", "b", "b")]


def test_in_a_gauntlet_the_first_meets_each_of_the_others() -> None:
    assert lineups(("a", "b", "c"), 3, GAUNTLET) == [("a", "b", "b"), ("a", "c", "c")]


@pytest.mark.parametrize("players", [("a", "a"), ("a",)])
def test_a_tournament_needs_different_players(players: tuple[str, ...]) -> None:
    with pytest.raises(BadSettings):
        lineups(players, 2, ROUND_ROBIN)


def test_alone_every_player_of_a_gauntlet_plays_the_same_deals() -> None:
    pairings = schedule(("a", "b", "c"), 1, 2, GAUNTLET)
    assert [(pairing.deal, pairing.players) for pairing in pairings] == [
        (deal, (player,)) for deal in (0, 1) for player in "abc"
    ]


def test_alone_one_player_is_enough_but_not_in_a_gauntlet() -> None:
    assert lineups(("a",), 1, ROUND_ROBIN) == [("a",)]
    with pytest.raises(BadSettings):
        lineups(("a",), 1, GAUNTLET)


def test_wilsons_interval_holds_the_share_and_narrows_with_more_games() -> None:
    low, high = interval(8, 10)
    assert 0.44 < low < 0.5
    assert 0.94 < high < 0.95
    assert interval(800, 1000)[0] > 0.77


def a_result(number: int, winner: int) -> Result:
    shares = (1.0, 0.0) if winner == 0 else (0.0, 1.0)
    return Result(number, "s", ("a", "b"), (10, 8), shares, 5, 5)


def test_whoever_wins_more_is_rated_higher() -> None:
    ratings = rate([a_result(number, int(number % 5 == 0)) for number in range(40)])
    assert ratings["a"][0] > ratings["b"][0]
    rows = standings([a_result(0, 0), a_result(1, 0)])
    assert [row.player for row in rows] == ["a", "b"]
    assert rows[0].wins == 2


def test_who_loses_by_less_is_rated_higher() -> None:
    games = [
        Result(number, "s", ("a", "b", "c"), (30, 9, 12), (1.0, 0.0, 0.0), 5, 5)
        for number in range(4)
    ]
    assert [row.player for row in standings(games)] == ["a", "c", "b"]


def test_who_plays_alone_is_rated_by_the_points_on_the_same_deal() -> None:
    def alone(number: int, deal: int, player: str, score: int) -> Result:
        return Result(number, f"s/{deal}", (player,), (score,), (1.0,), 5, 5)

    points = [alone(deal, deal, "a", 10 + 20 * deal) for deal in range(4)]
    points += [alone(4 + deal, deal, "b", 12 + 20 * deal) for deal in range(4)]
    points += [alone(8, 9, "c", 500)]
    ratings = rate(points)
    assert ratings["b"][0] > ratings["c"][0] > ratings["a"][0]


@pytest.mark.parametrize("name", [name for name in GAMES if 1 in GAMES[name].seat_counts])
def test_alone_the_better_player_is_rated_higher(name: str, tmp_path: Path) -> None:
    given = Terms(name, ("random", "greedy"), 1, 6, "test", {})
    rows = standings(play_tournament(given, tmp_path / "log.jsonl"))
    assert [row.player for row in rows] == ["greedy", "random"]
    assert rows[0].rating > rows[1].rating


def test_the_picture_names_every_player() -> None:
    picture = ratings_svg(standings([a_result(0, 0)]), "A <title>", figure)
    assert picture.startswith("<svg")
    assert ">a</text>" in picture
    assert "A &lt;title&gt;" in picture


class Lowest:
    """Takes the lowest option, for as long as a game may last; so Villages never end."""

    def __init__(self, most: int) -> None:
        self.left = most

    def decide(self, glimpse: Glimpse) -> int:
        self.left -= 1
        assert self.left >= 0, "the game goes on without end"
        return min(glimpse.options)


def test_a_game_that_nobody_ends_is_cut_and_nobody_has_won() -> None:
    game = GAMES["villages"]
    s = game.start(2, 1)
    assert play_out(game, s, [Lowest(game.most_decisions)] * 2) == game.most_decisions
    tally = Tally([SeatTally("lowest"), SeatTally("lowest")])
    count_game(game, s, tally)
    assert game.shares(s) == [seat.wins for seat in tally.seats] == [0.0, 0.0]
    assert [seat.points for seat in tally.seats] == [
        sheet.total for sheet in game.outcome(s).sheets
    ]


@every_game
def test_a_stopped_tournament_goes_on_where_it_was(name: str, tmp_path: Path) -> None:
    whole = play_tournament(terms(name), tmp_path / "whole.jsonl")
    log = tmp_path / "stopped.jsonl"
    lines = (tmp_path / "whole.jsonl").read_text().splitlines(keepends=True)
    log.write_text("".join(lines[:3]) + lines[3][:20])  # stopped while writing the third game
    assert play_tournament(terms(name), log) == whole
    assert sorted(log.read_text().splitlines()) == sorted(line.rstrip() for line in lines)


def test_a_log_is_never_written_anew(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A kill while a log is taken up again would lose what such a writing had not yet put back."""
    given = terms(next(iter(GAMES)), games=1)
    whole, log = tmp_path / "whole.jsonl", tmp_path / "stopped.jsonl"
    play_tournament(given, whole)
    header, *games = whole.read_bytes().splitlines()
    log.write_bytes(whole.read_bytes() + b'{"number": 1, "se')
    monkeypatch.delattr(Path, "write_bytes")
    monkeypatch.delattr(Path, "write_text")
    seated = {
        pairing.number: pairing.players for pairing in schedule(given.players, 2, 1, given.form)
    }
    kept = Log(log, json.loads(header), seated).results
    assert len(kept) == len(games)
    assert log.read_bytes() == whole.read_bytes()


@every_game
def test_results_do_not_depend_on_how_many_processes_play(name: str, tmp_path: Path) -> None:
    one = play_tournament(terms(name), tmp_path / "one.jsonl")
    two = play_tournament(terms(name), tmp_path / "two.jsonl", jobs=2)
    assert one == two


def test_results_of_another_tournament_are_not_mixed_in(tmp_path: Path) -> None:
    name = next(iter(GAMES))
    play_tournament(terms(name, games=1), tmp_path / "log.jsonl")
    with pytest.raises(BadSettings):
        play_tournament(terms(name, games=2), tmp_path / "log.jsonl")


@pytest.mark.parametrize(
    "change", [{"seats": 9}, {"seats": 0}, {"players": ("random", "genius")}, {"form": "ladder"}]
)
def test_what_cannot_be_played_writes_nothing(change: dict[str, Any], tmp_path: Path) -> None:
    with pytest.raises(BadSettings):
        play_tournament(replace(terms(next(iter(GAMES))), **change), tmp_path / "log.jsonl")
    assert not list(tmp_path.iterdir())


def test_a_log_whose_first_line_was_cut_short_is_refused(tmp_path: Path) -> None:
    (tmp_path / "log.jsonl").write_text('{"game": "card_')
    with pytest.raises(BadSettings):
        play_tournament(terms(next(iter(GAMES))), tmp_path / "log.jsonl")


@pytest.mark.parametrize(
    "damage",
    [b'{"number": 0, "se', b'{"number": 0}', b"[]", b"", b"\xff\xfe"],
    ids=["cut", "a field only", "a list", "empty", "no UTF-8"],
)
def test_a_damaged_log_is_refused_by_its_line_and_stays_as_it_is(
    damage: bytes, tmp_path: Path
) -> None:
    log = tmp_path / "log.jsonl"
    given = terms(next(iter(GAMES)), games=2)
    play_tournament(given, log)
    header, game, _ = log.read_bytes().splitlines(keepends=True)
    log.write_bytes(header + game + damage + b"\n" + game[:20])
    before = log.read_bytes()
    with pytest.raises(BadSettings) as refused:
        play_tournament(given, log)
    assert refused.value.text == text("refused-damaged-file", file=str(log), line=3)
    assert log.read_bytes() == before


@pytest.mark.parametrize(
    "change",
    [
        {"players": ["random"]},
        {"players": ["nobody", "else"]},
        {"number": 999},
        {"shares": [7.0, 0.0]},
        {"more": 1},
    ],
)
def test_a_game_that_cannot_have_been_played_is_refused(
    change: dict[str, Any], tmp_path: Path
) -> None:
    log = tmp_path / "log.jsonl"
    given = terms(next(iter(GAMES)), games=1)
    play_tournament(given, log)
    header, game = log.read_text().splitlines()
    log.write_text(f"{header}\n{json.dumps({**json.loads(game), **change})}\n")
    with pytest.raises(BadSettings):
        play_tournament(given, log)


def test_a_game_that_two_commands_have_played_counts_once(tmp_path: Path) -> None:
    log = tmp_path / "log.jsonl"
    given = terms(next(iter(GAMES)), games=2)
    played = play_tournament(given, log)
    header, *games = log.read_text().splitlines(keepends=True)
    log.write_text("".join([header, *games, *games]))
    assert play_tournament(given, log) == played


def test_two_commands_may_take_up_the_same_log(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One reads the log, and before it drops the line cut short, the other has and played on."""
    given = terms(next(iter(GAMES)), games=3)
    whole, log = tmp_path / "whole.jsonl", tmp_path / "stopped.jsonl"
    played = play_tournament(given, whole)
    header, first, *_ = whole.read_text().splitlines(keepends=True)
    log.write_text(header + first + '{"number": 1, "se')
    read = results.read_result

    def read_slowly(*line: Any) -> Result:
        monkeypatch.setattr(results, "read_result", read)
        play_tournament(given, log)
        return read(*line)

    monkeypatch.setattr(results, "read_result", read_slowly)
    assert play_tournament(given, log) == played
    assert play_tournament(given, log) == played


def test_a_log_stopped_right_after_its_first_line_goes_on(tmp_path: Path) -> None:
    given = terms(next(iter(GAMES)), games=1)
    whole, log = tmp_path / "whole.jsonl", tmp_path / "stopped.jsonl"
    play_tournament(given, whole)
    log.write_text(whole.read_text().splitlines()[0])
    play_tournament(given, log)
    assert log.read_text() == whole.read_text()


def test_damaged_terms_of_shards_are_refused(tmp_path: Path) -> None:
    (tmp_path / "terms.json").write_bytes(b"\xff")
    with pytest.raises(BadSettings):
        selfplay(terms(next(iter(GAMES)), games=1), tmp_path)


def test_results_of_another_version_are_not_mixed_in(tmp_path: Path) -> None:
    given = terms(next(iter(GAMES)), games=1)
    play_tournament(given, tmp_path / "log.jsonl")
    header, *rest = (tmp_path / "log.jsonl").read_text().splitlines()
    for key in ("rules", "version", "compiled", "house"):
        (tmp_path / "log.jsonl").write_text(
            "\n".join([json.dumps({**json.loads(header), key: "other"}), *rest, ""])
        )
        with pytest.raises(BadSettings):
            play_tournament(given, tmp_path / "log.jsonl")


def test_a_machine_of_another_version_build_or_house_plays_nothing(tmp_path: Path) -> None:
    given = terms(next(iter(GAMES)), games=1)
    pairing = Pairing(0, 0, given.players)
    for key in ("rules", "version", "compiled", "house"):
        asked = {**ways(given), key: "other"}
        with pytest.raises(BadSettings):
            play_pairing(given, asked, pairing)
        with pytest.raises(BadSettings):
            play_shard(given, asked, range(1), str(tmp_path / "shard.npz"))
    assert not list(tmp_path.iterdir())


def test_a_table_can_be_written_as_parquet(tmp_path: Path) -> None:
    import pyarrow.parquet

    write_table(tmp_path / "t.parquet", [a_result(0, 0), a_result(1, 1)])
    assert pyarrow.parquet.read_table(tmp_path / "t.parquet").column("player").to_pylist() == [
        *("a", "b", "a", "b")
    ]


def test_shards_of_other_terms_are_not_mixed_in(tmp_path: Path) -> None:
    given = terms(next(iter(GAMES)), games=2, players=("random", "random"))
    selfplay(given, tmp_path, shard=1)
    with pytest.raises(BadSettings):
        selfplay(replace(given, seed="other"), tmp_path, shard=1)
    with pytest.raises(BadSettings):
        selfplay(given, tmp_path, shard=2)


def test_every_seat_of_every_game_is_a_line_of_the_table(tmp_path: Path) -> None:
    write_table(tmp_path / "t.csv", [a_result(0, 0), a_result(1, 1)])
    with (tmp_path / "t.csv").open() as file:
        rows = list(csv.DictReader(file))
    assert [(row["player"], row["share"]) for row in rows[:2]] == [("a", "1.0"), ("b", "0.0")]
    assert len(rows) == 4


@every_game
def test_self_play_writes_whole_shards_and_only_those_that_are_missing(
    name: str, tmp_path: Path
) -> None:
    given = terms(name, games=3, players=("random", "random"))
    paths = selfplay(given, tmp_path, shard=2)
    assert len(paths) == 2
    before = [path.read_bytes() for path in paths]
    paths[1].unlink()
    selfplay(given, tmp_path, shard=2)
    shard = np.load(paths[1])
    decisions = len(shard["choice"])
    assert shard["features"].shape == (decisions, len(shard["columns"]))
    assert shard["legal"].shape == (decisions, len(shard["actions"]))
    assert shard["legal"][np.arange(decisions), shard["choice"]].all()
    assert (shard["legal"].sum(axis=1) >= 2).all()
    assert paths[0].read_bytes() == before[0]


def test_self_play_is_the_same_in_several_processes(tmp_path: Path) -> None:
    given = terms(next(iter(GAMES)), games=3, players=("random", "random"))
    one = selfplay(given, tmp_path / "one", shard=1)
    two = selfplay(given, tmp_path / "two", shard=1, jobs=2)
    assert len(one) == len(two) == 3
    assert all(same_shards(mine, other) for mine, other in zip(one, two, strict=True))


def test_two_commands_may_write_the_same_shards(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One writes a shard, and before it is whole, the other has written all of them."""
    given = terms(next(iter(GAMES)), games=2, players=("random", "random"))
    alone = selfplay(given, tmp_path / "alone", shard=1)
    write = np.savez_compressed

    def write_slowly(*args: Any, **arrays: Any) -> None:
        monkeypatch.setattr(np, "savez_compressed", write)
        write(*args, **arrays)
        selfplay(given, tmp_path / "both", shard=1)

    monkeypatch.setattr(np, "savez_compressed", write_slowly)
    both = selfplay(given, tmp_path / "both", shard=1)
    assert all(same_shards(mine, other) for mine, other in zip(alone, both, strict=True))
    assert {path.name for path in both[0].parent.iterdir()} == {
        "terms.json",
        *(path.name for path in both),
    }


def test_the_command_prints_ratings_and_keeps_everything(tmp_path: Path) -> None:
    name = next(iter(GAMES))
    code = "from crownlands.cli import main; main()"
    command = [sys.executable, "-c", code, "arena", name, "--games", "2", "--json"]
    done = subprocess.run(
        [*command, "--out", str(tmp_path / "a")], capture_output=True, text=True, check=True
    )
    assert {row["player"] for row in json.loads(done.stdout)} == {"random", "greedy"}
    kept = {path.name for path in (tmp_path / "a").iterdir()}
    assert kept == {"results.jsonl", "results.csv", "ratings.json", "ratings.svg"}
