"""The command line, as a person runs it."""

import itertools
import json
import os
import re
import socket
import subprocess
import sys
from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console

from crownlands.cli import GAME_NAMES
from crownlands.core.record import Record, feed_chance
from crownlands.core.text import text
from crownlands.core.zones import Outcome, Sheet
from crownlands.games import GAMES, game_named
from crownlands.match import start
from crownlands.tables.fair import sealed_record
from crownlands.terminal.draw import Artist
from crownlands.words import LANGUAGES

COMMAND = (sys.executable, "-c", "from crownlands.cli import main; main()")
RECORD = (
    '{"game": "card_kingdoms", "rules": %s, "seats": %s, "seed": 1, "settings": {}, '
    '"choices": [[%s, %s]]}'
)


def run(
    *arguments: str, stdin: str = "", folder: Path | None = None, **env: str
) -> subprocess.CompletedProcess[str]:
    clean = {key: value for key, value in os.environ.items() if key not in ("LC_ALL", "LANG")}
    return subprocess.run(
        [*COMMAND, *arguments],
        input=stdin,
        capture_output=True,
        text=True,
        env={**clean, "LANG": "en_GB.UTF-8", "COLUMNS": "120", **env},
        cwd=folder,
        check=False,
    )


def test_the_help_names_every_game() -> None:
    assert ", ".join(GAMES) == GAME_NAMES


def test_numbers_are_written_as_the_language_writes_them() -> None:
    english = run("simulate", "villages", "--games", "4").stdout
    french = run("simulate", "villages", "--games", "4", "--lang", "fr").stdout
    assert re.search(r" \d+\.\d%", english)
    assert re.search(r"4 games, \d,\d{3} decisions", english)
    assert re.search(r" \d+,\d\u00a0%", french)
    assert re.search(r"4 parties, \d\u202f\d{3} décisions", french)


def test_figures_stay_whole_in_a_terminal_of_eighty_columns(tmp_path: Path) -> None:
    def printed(*args: str) -> str:
        return run(*args, "--lang", "fr", COLUMNS="80").stdout

    arena = printed("arena", "villages", "--games", "2", "--seats", "random,beginner",
                    "--out", str(tmp_path))  # fmt: skip
    row = r" random +\d+,\d\d +±\d+,\d\d .* \d+,\d à \d+,\d\u00a0% +\d+,\d "
    assert re.search(row, arena)
    report = printed("balance", "villages", "--games", "4", "--jobs", "1", "--seats", "random")
    assert re.search(r" [+-]?\d+,\d à [+-]\d+,\d\u00a0% \n", report)
    assert re.search(r" card_kingdoms( +[\d,\u202f]+){6} \n", printed("bench", "--seconds", "0.01"))


def test_shares_are_written_as_the_language_writes_them_in_a_report_and_its_picture(
    tmp_path: Path,
) -> None:
    picture = tmp_path / "balance.svg"
    report = "balance", "villages", "--games", "4", "--jobs", "1", "--seats", "random"
    french = run(*report, "--plot", str(picture), "--lang", "fr").stdout
    assert "Équilibre de Villages of Valeria, 4 parties" in french
    assert "100,0\u00a0%  Un village compte" in french
    shares = re.findall(r">([^<]*%)<", picture.read_text(encoding="utf-8"))
    assert shares
    assert all(re.fullmatch(r"[+-]?\d+\u00a0%", share) for share in shares)
    arena = "arena", "villages", "--games", "2", "--seats", "random,beginner"
    run(*arena, "--out", str(tmp_path), "--lang", "fr")
    assert re.search(r">\d\d,\d<", (tmp_path / "ratings.svg").read_text(encoding="utf-8"))


@pytest.mark.parametrize(
    "arguments", [("selfplay", "--help"), ("games",), ("rules", "margraves"), ("play", "--help")]
)
def test_no_line_begins_with_a_french_mark_that_belongs_to_the_word_before(
    arguments: tuple[str, ...],
) -> None:
    for width in range(40, 70, 6):
        shown = run(*arguments, "--lang", "fr", COLUMNS=str(width)).stdout
        assert not re.search(r"^[\s│]*[:;?!»]", shown, re.M)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_table_of_figures_loses_no_letter_on_a_narrow_screen(lang: str, tmp_path: Path) -> None:
    arena = "arena", "villages", "--games", "2", "--seats", "random,beginner"
    simulate = "simulate", "villages", "--games", "2", "--seats", "beginner"
    for arguments in (
        (*arena, "--out", str(tmp_path)), simulate, ("bench", "--seconds", "0.01"),
        ("cards", "villages", "--kind", "building"),
    ):  # fmt: skip
        shown = run(*arguments, "--lang", lang, COLUMNS="50")
        assert "…" not in shown.stdout
        assert shown.stdout


def test_the_version_carries_the_notice() -> None:
    shown = run("--version")
    assert shown.returncode == 0
    assert "Unofficial" in shown.stdout


@pytest.mark.parametrize(
    "command",
    [
        "play",
        "simulate",
        "balance",
        "cards",
        "rules",
        "games",
        "replay",
        "bench",
        "serve",
        "verify",
        "arena",
        "selfplay",
    ],
)
def test_every_command_has_help(command: str) -> None:
    shown = run(command, "--help")
    assert shown.returncode == 0
    assert "--lang" in shown.stdout


def test_help_is_in_the_language_of_the_environment() -> None:
    assert "Jouer dans le terminal" in run("--help", LANG="fr_FR.UTF-8").stdout


def test_lang_is_stronger_than_the_environment() -> None:
    assert "Play in the terminal" in run("--lang", "en", "--help", LANG="fr_FR.UTF-8").stdout


def test_simulate_reports_one_json_object() -> None:
    shown = run("simulate", "card_kingdoms", "--games", "6", "--seats", "random,greedy", "--json")
    report = json.loads(shown.stdout)
    assert set(report) == {
        "game",
        "players",
        "games",
        "seed",
        "decisions",
        "seconds",
        "decisions_per_second",
        "mean_turns",
        "seats",
    }
    assert sum(seat["wins"] for seat in report["seats"]) == pytest.approx(6)
    assert [seat["player"] for seat in report["seats"]] == ["random", "greedy"]


def test_simulate_gives_the_same_sum_however_many_processes_play() -> None:
    reports = [
        json.loads(
            run("simulate", "card_kingdoms", "--games", "8", "--jobs", jobs, "--json").stdout
        )
        for jobs in ("1", "2")
    ]
    for report in reports:
        del report["seconds"], report["decisions_per_second"]
    assert reports[0] == reports[1]


def test_balance_reports_cards_seats_and_endings(tmp_path: Path) -> None:
    plot = tmp_path / "plot.svg"
    shown = run("balance", "card_kingdoms", "--games", "6", "--json", "--plot", str(plot))
    report = json.loads(shown.stdout)
    assert sum(seat["share"] for seat in report["seats"]) == pytest.approx(1)
    assert sum(share for _, share in report["endings"]) == pytest.approx(1)
    starter = next(card for card in report["cards"] if card["card"] == "starter_knight")
    assert starter["taken"] == 1
    assert starter["gain"]["share"] == pytest.approx(0)
    assert "Starter Knight" in plot.read_text(encoding="utf-8")


def test_a_plot_that_cannot_be_written_does_not_cost_the_report(tmp_path: Path) -> None:
    shown = run("balance", "card_kingdoms", "--games", "2", "--json", "--plot", str(tmp_path))
    assert shown.returncode == 2
    assert tmp_path.name in shown.stderr
    assert json.loads(shown.stdout)["games"] == 2


def test_cards_lists_every_card_with_its_source() -> None:
    rows = json.loads(run("cards", "card_kingdoms", "--json").stdout)
    assert len(rows) == 18 + 2 + 24 + 24 + 10
    assert all(row["source"] for row in rows)


def test_unconfirmed_values_are_marked() -> None:
    assert "*" in run("cards", "card_kingdoms", "--kind", "monster").stdout


def test_bench_reports_every_game() -> None:
    report = json.loads(run("bench", "--seconds", "0.1", "--json").stdout)
    assert report["card_kingdoms"]["decisions_per_second"] > 0
    assert report["card_kingdoms"]["microseconds_per_determinization"] > 0


@pytest.mark.parametrize(
    ("arguments", "named"),
    [
        (("play", "chess"), "card_kingdoms"),
        (("simulate", "card_kingdoms", "--players", "9"), "1, 2, 3, 4, 5"),
        (("simulate", "card_kingdoms", "--seats", "genius"), "random"),
        (("simulate", "card_kingdoms", "--variant", "fast"), "mixed_citizens"),
        (("simulate", "card_kingdoms", "--variant", "setup=moon"), "monster_blood"),
        (("simulate", "card_kingdoms", "--games", "0"), "1 or more"),
        (("simulate", "card_kingdoms", "--seats", "random,random,random"), "2 seats"),
        (("cards", "card_kingdoms", "--kind", "dragon"), "citizen"),
        (("simulate", "cites_royales", "--variant", "bonus_step=--5"), "bonus_step"),
        (("simulate", "card_kingdoms", "--seats", "hard:²i"), "²i"),
        (("arena", "card_kingdoms", "--players", "0"), "1, 2, 3, 4, 5"),
        (("arena", "card_kingdoms", "--players", "9" * 30), "1, 2, 3, 4, 5"),
        (("simulate", "card_kingdoms", "--players", "9" * 30), "1, 2, 3, 4, 5"),
        (("balance", "card_kingdoms", "--players", "9" * 30), "1, 2, 3, 4, 5"),
        (("selfplay", "card_kingdoms", "--players", "9" * 30), "1, 2, 3, 4, 5"),
        (("bench", "--seconds", "0"), "0.01 or more"),
        (("replay", "no-such-file.json"), "no-such-file.json"),
        (("--lang", "tlh", "games"), "en, fr"),
        (("simulate", "card_kingdoms", "--nonsense"), "--nonsense"),
    ],
)
def test_a_bad_option_is_refused_in_plain_words(arguments: tuple[str, ...], named: str) -> None:
    shown = run(*arguments)
    assert shown.returncode == 2
    assert named in shown.stderr
    assert "Traceback" not in shown.stderr


def test_a_damaged_save_is_refused_and_nothing_is_written(tmp_path: Path) -> None:
    save = tmp_path / "game.json"
    save.write_text('{"game": "card_kingdoms", "rules": 1}', encoding="utf-8")
    shown = run("play", "--load", str(save), XDG_STATE_HOME=str(tmp_path / "state"))
    assert shown.returncode == 2
    assert "seats is missing" in shown.stderr
    assert list(tmp_path.iterdir()) == [save]


def play(tmp_path: Path, *arguments: str, stdin: str) -> subprocess.CompletedProcess[str]:
    return run("play", *arguments, stdin=stdin, folder=tmp_path, XDG_STATE_HOME=str(tmp_path))


def test_a_game_left_in_the_terminal_is_kept_and_goes_on(tmp_path: Path) -> None:
    left = play(tmp_path, "card_kingdoms", "--seed", "3", stdin="1\nq\n")
    assert "--continue" in left.stdout
    again = play(tmp_path, "card_kingdoms", "--continue", stdin="?\nq\n")
    assert again.returncode == 0
    assert "undo" in again.stdout


def test_a_whole_game_can_be_played_in_the_terminal(tmp_path: Path) -> None:
    played = play(tmp_path, "card_kingdoms", "--seed", "3", "--lang", "fr", stdin="1\n" * 400)
    assert "Total" in played.stdout
    assert played.returncode == 0
    assert not list(tmp_path.rglob("*.json"))


def test_undo_save_and_replay_in_the_terminal(tmp_path: Path) -> None:
    save = tmp_path / "my game.json"
    played = play(
        tmp_path, "card_kingdoms", "--seed", "3", stdin=f"1\n99\nwhat\nu\n2\ns {save}\nq\n"
    )
    assert "99 is not in the list" in played.stdout
    assert "“what” is not understood" in played.stdout
    assert "cannot be taken back" in played.stdout
    told = run("replay", str(save))
    assert told.returncode == 0
    assert "Choice 0" in told.stdout
    assert run("replay", str(save), "--at", "1").returncode == 0
    assert run("replay", str(save), "--at", "999").returncode == 2


def test_a_save_of_another_game_is_refused(tmp_path: Path) -> None:
    save = tmp_path / "mine.json"
    play(tmp_path, "card_kingdoms", "--seed", "3", stdin=f"s {save}\nq\n")
    refused = play(tmp_path, "villages", "--load", str(save), stdin="q\n")
    assert refused.returncode == 2
    assert "holds a game of card_kingdoms, not of villages" in refused.stderr
    assert play(tmp_path, "card_kingdoms", "--load", str(save), stdin="q\n").returncode == 0


def test_what_only_a_new_game_can_have_is_refused_for_a_kept_one(tmp_path: Path) -> None:
    play(tmp_path, "card_kingdoms", stdin="1\nq\n")
    new = {"--players": "3", "--against": "hard", "--seed": "4", "--variant": "simple"}
    for option, value in new.items():
        refused = play(tmp_path, "card_kingdoms", "--continue", option, value, stdin="q\n")
        assert refused.returncode == 2
        assert f"{option} can only be chosen for a new game" in refused.stderr
    assert play(tmp_path, "card_kingdoms", "--continue", stdin="q\n").returncode == 0


def test_a_price_of_several_parts_is_paid_at_once_in_the_terminal(tmp_path: Path) -> None:
    played = play(tmp_path, "villages", "--seed", "3", stdin="p\n1\n" * 60 + "q\n")
    assert "Nothing is being paid now" in played.stdout
    shown = played.stdout.split("Your choice (? for help):")
    paying = [number for number, part in enumerate(shown) if "p pays the whole price" in part]
    assert paying
    assert not any("p pays the whole price" in shown[number + 1] for number in paying)


def test_reconstructed_values_are_marked_in_the_terminal(tmp_path: Path) -> None:
    legend = "* not read on a printed card"
    played = play(tmp_path, "villages", "--seed", "1", stdin="? farm\nq\n")
    table, *_, looked = played.stdout.split("Your choice (? for help):")[:2]
    assert legend in table
    assert "Points 2*" in looked
    assert legend in looked
    printed = play(tmp_path, "card_kingdoms", "--seed", "1", stdin="q\n")
    assert legend not in printed.stdout


def test_a_record_of_a_table_is_told_as_it_was_played(tmp_path: Path) -> None:
    game = game_named("card_kingdoms")
    record = Record(game.name, game.rules_version, 2, "key", {}, keys=((0, "key"),))
    s = game.start(2, "key")
    while not s.over:
        feed_chance(s, record.keys, len(record.choices))
        choice = s.questions()[0].seat, s.options[0]
        s.answer(*choice)
        record.choices.append(choice)
    file = tmp_path / "record.json"
    file.write_text(json.dumps(sealed_record(game, record, [None, None])), encoding="utf-8")
    told = run("replay", str(file))
    assert told.returncode == 0
    assert f"Choice {len(record.choices) - 1}" in told.stdout
    assert "Total" in told.stdout


def test_a_record_with_a_seat_that_is_not_at_the_table_is_refused(tmp_path: Path) -> None:
    for seat in (99, -1):
        data = {"game": "card_kingdoms", "rules": 1, "seats": 2, "seed": 1, "settings": {}}
        file = tmp_path / "record.json"
        file.write_text(json.dumps({**data, "choices": [[seat, 0]]}), encoding="utf-8")
        for command in ("replay", "verify"):
            shown = run(command, str(file))
            assert shown.returncode == 2
            assert "Traceback" not in shown.stderr


@pytest.mark.parametrize(
    "content",
    [
        "[" * 200_000,
        "9" * 5_000,
        RECORD % ("9" * 30, 2, 0, 0),
        RECORD % (1, "9" * 30, 0, 0),
        RECORD % (1, 2, "9" * 30, 0),
        RECORD % (1, 2, 0, "-" + "9" * 30),
    ],
)
def test_a_record_beyond_measure_is_refused_in_plain_words(tmp_path: Path, content: str) -> None:
    file = tmp_path / "record.json"
    file.write_text(content, encoding="utf-8")
    for command in ("replay", "verify"):
        shown = run(command, str(file))
        assert shown.returncode == 2
        assert "Traceback" not in shown.stderr


def test_a_choice_beyond_measure_is_refused_in_plain_words(tmp_path: Path) -> None:
    file = tmp_path / "record.json"
    empty = json.dumps({**json.loads(RECORD % (1, 2, 0, 0)), "choices": []})
    file.write_text(empty, encoding="utf-8")
    shown = run("replay", str(file), "--at", "9" * 30)
    assert shown.returncode == 2
    assert "9" * 30 in shown.stderr


def test_any_seed_deals(tmp_path: Path) -> None:
    half = "\udcff"  # a byte that is no letter, as Python reads it from a command line
    assert run("simulate", "card_kingdoms", "--games", "1", "--seed", half).returncode == 0
    file = tmp_path / "record.json"
    data = {**json.loads(RECORD % (1, 2, 0, 0)), "seed": half, "choices": [], "keys": [[0, half]]}
    file.write_text(json.dumps(data), encoding="utf-8")
    assert run("replay", str(file)).returncode == 0
    assert "Traceback" not in run("verify", str(file)).stderr


def test_a_letter_that_a_stream_cannot_carry_ends_nothing(tmp_path: Path) -> None:
    shown = run("games", PYTHONIOENCODING="ascii")
    assert shown.returncode == 0
    assert "card_kingdoms" in shown.stdout
    typed = "\udce9\nq\n".encode("utf-8", "surrogateescape")
    played = subprocess.run(
        [*COMMAND, "play", "card_kingdoms", "--seed", "1"],
        input=typed,
        capture_output=True,
        env={**os.environ, "PYTHONIOENCODING": "utf-8:strict", "XDG_STATE_HOME": str(tmp_path)},
        check=False,
    )
    assert played.returncode == 0, played.stderr


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs a full device to write to")
def test_a_full_disk_is_told_without_naming_a_file() -> None:
    with Path("/dev/full").open("w", encoding="utf-8") as full:
        shown = subprocess.run(
            [*COMMAND, "--lang", "en", "cards", "villages", "--json"],
            stdout=full,
            stderr=subprocess.PIPE,
            text=True,
            check=False,
        )
    assert "This could not be done: No space left" in shown.stderr
    assert "None" not in shown.stderr


@pytest.mark.skipif(os.name != "posix", reason="closes a stream as a POSIX shell does")
def test_no_input_at_all_is_the_end_of_input(tmp_path: Path) -> None:
    played = subprocess.run(
        ["sh", "-c", '"$@" <&-', "sh", *COMMAND, "play", "card_kingdoms", "--seed", "1"],
        capture_output=True,
        text=True,
        env={**os.environ, "XDG_STATE_HOME": str(tmp_path)},
        check=False,
    )
    assert played.returncode == 0, played.stderr


def test_whatever_is_typed_the_game_goes_on(tmp_path: Path) -> None:
    badly_named = ["s .", f"s {tmp_path / 'no' / 'x'}\0", "s ~nobody-of-this-name/x"]
    typed = ["²", *badly_named, "9" * 5000, "?²", "-1", "q"]
    played = play(tmp_path, "card_kingdoms", "--seed", "3", stdin="\n".join(typed) + "\n")
    assert played.returncode == 0
    assert "“²” is not understood" in played.stdout
    assert played.stdout.count("Could not write") == len(badly_named)


def test_a_save_that_fails_leaves_nothing_behind(tmp_path: Path) -> None:
    played = play(tmp_path, "card_kingdoms", "--seed", "3", stdin="s .\nq\n")
    assert "Nothing was changed" in " ".join(played.stdout.split())  # wherever the line breaks
    assert list(tmp_path.iterdir()) == []


def test_a_computer_player_s_choice_is_not_taken_back(tmp_path: Path) -> None:
    said = ""
    for seed in range(12):
        typed = "1\nu\n" * 12 + "q\n"
        said = play(tmp_path, "villages", "--seed", str(seed), "--players", "3", stdin=typed).stdout
        shown = said.split("Your choice (? for help):")
        for before, after in itertools.pairwise(shown):
            if "Your last choice is taken back" in after:
                assert not re.search(r"^  Seat [23] \(greedy\)", before, re.M), seed
    assert "cannot be taken back" in said


def test_a_kept_game_is_never_lost(tmp_path: Path) -> None:
    play(tmp_path, "card_kingdoms", "--seed", "3", stdin="1\n1\nq\n")
    kept = next(tmp_path.rglob("card_kingdoms.json"))
    first = kept.read_text(encoding="utf-8")
    play(tmp_path, "card_kingdoms", "--seed", "4", stdin="q\n")
    assert kept.read_text(encoding="utf-8") == first
    left = play(tmp_path, "card_kingdoms", "--seed", "4", stdin="1\nq\n")
    assert "card_kingdoms-1.json" in left.stdout.replace("\n", "")
    assert kept.with_stem("card_kingdoms-1").read_text(encoding="utf-8") == first
    assert '"seed": 4' in kept.read_text(encoding="utf-8")


def test_a_game_goes_on_where_nothing_can_be_kept(tmp_path: Path) -> None:
    (tmp_path / "crownlands").write_text("in the way", encoding="utf-8")
    played = play(tmp_path, "card_kingdoms", "--seed", "3", stdin="1\n" * 400)
    assert played.returncode == 0
    assert "Could not write" in played.stdout
    assert "Total" in played.stdout


@pytest.mark.parametrize(
    ("arguments", "named"),
    [
        (("--port", "70000"), "70000"),
        (("--host", "no such host"), "no such host"),
        (("--database", "nowhere://x"), "database"),
        (("--database", "/"), "database"),
        (("--database", "postgresql://host:port/tables"), "database"),
        (("--database", ":memory:"), "database"),
    ],
)
def test_a_server_that_cannot_run_says_why(arguments: tuple[str, ...], named: str) -> None:
    shown = run("serve", *arguments)
    assert shown.returncode == 2
    assert named in shown.stderr
    assert "Traceback" not in shown.stderr


def test_a_port_that_is_taken_is_named() -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        shown = run("serve", "--port", port)
    assert shown.returncode == 2
    assert port in shown.stderr


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_equal_totals_say_what_decided(game: str, lang: str) -> None:
    rules = GAMES[game]
    counted = start(game, 2).outcome().sheets[0].ties
    assert counted
    sheets = (Sheet(0, 5, (), (2,) * len(counted)), Sheet(1, 5, (), (3,) * len(counted)))
    ending = text("score-total")
    for winners, rows in (((1,), len(counted)), ((0, 1), 0)):
        console = Console(file=StringIO(), width=120)
        Artist(console, rules, lang, ()).scores(Outcome(sheets, winners, ending), 2)
        assert isinstance(console.file, StringIO)
        assert len(re.findall(r"│ +2 │ +3 │", console.file.getvalue())) == rows
