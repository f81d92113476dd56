"""The command line: crownlands play | simulate | arena | cards | rules | games | replay | ..."""

import json
import os
import sys
from collections.abc import Sequence
from dataclasses import asdict
from io import StringIO, TextIOWrapper
from pathlib import Path
from textwrap import wrap
from typing import Annotated, Any, Final, NoReturn

import typer
from babel.numbers import format_decimal
from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.markup import escape
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from crownlands import __version__, compiled, housefile
from crownlands.core.errors import BadSettings, Refusal
from crownlands.core.game import Game, Setting, read_settings, whole_number
from crownlands.core.record import record_from_json
from crownlands.core.text import Text, seat_text, text
from crownlands.words import LANGUAGES, check_language, language_of_environment, render
from crownlands.words.rulespages import sections


def asked_language(arguments: list[str]) -> str:
    """The language that the command line asks for, else the environment's."""
    for i, argument in enumerate(arguments):
        if argument == "--lang" and i + 1 < len(arguments):
            asked = arguments[i + 1]
        elif argument.startswith("--lang="):
            asked = argument.removeprefix("--lang=")
        else:
            continue
        if asked in LANGUAGES:
            return asked
    return language_of_environment()


LANG = asked_language(sys.argv[1:])


def say(id: str, **args: int | str) -> str:
    """A message in the language of this run."""
    return render(text(id, **args), LANG)


def tell(words: Text) -> str:
    """A Text in the language of this run."""
    return render(words, LANG)


def figure(value: float, form: str = "#,##0") -> str:
    """A number as it is written in the language of this run, in one of CLDR's forms."""
    return format_decimal(value, format=form, locale=LANG)


def percent(part: float, form: str = "0.0") -> str:
    """A share of one, in hundredths."""
    return say("cli-percent", number=figure(100 * part, form))


def interval(low: float, high: float, form: str = "0.0") -> str:
    """What lies between two shares of one, in hundredths."""
    return say("cli-interval", low=figure(100 * low, form), high=percent(high, form))


def figures_table(named: Sequence[str], figures: Sequence[str], title: str | None = None) -> Table:
    """An empty table: columns that name something, then figures, each headed by a message."""
    table = Table(title=title, box=SIMPLE_HEAD, show_edge=False, collapse_padding=True)
    for column in named:
        table.add_column(say(column), no_wrap=True)
    for column in figures:
        heading = say(column)
        lines = wrap(heading, max(map(len, heading.split(" "))))
        table.add_column("\n".join(lines), justify="right", overflow="fold")
    return table


app = typer.Typer(
    help=f"{say('cli-about')}\n\n{say('notice')}",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)
out = Console()
err = Console(stderr=True)

# The games are loaded when a command needs them, after the house file is known.
GAME_NAMES = "card_kingdoms, cites_royales, villages, margraves"
PLAYER_NAMES = "random, greedy, beginner, easy, normal, hard, hard:0.3, hard:200i"
GameName = Annotated[
    str, typer.Argument(metavar="GAME", help=say("cli-opt-game", games=GAME_NAMES))
]
Players = Annotated[int, typer.Option("--players", "-p", help=say("cli-opt-players"))]
Seed = Annotated[str, typer.Option(help=say("cli-opt-seed"))]
Variant = Annotated[list[str] | None, typer.Option(help=say("cli-opt-variant"))]
Lang = Annotated[str | None, typer.Option("--lang", help=say("cli-opt-lang"))]
AsJson = Annotated[bool, typer.Option("--json", help=say("cli-opt-json"))]


def find_game(name: str) -> Game[Any]:
    """Load the games, and find one."""
    from crownlands.games import game_named

    return game_named(name)


def show_version(wanted: bool) -> None:
    """Print the version and the notice."""
    if wanted:
        how = say("cli-compiled" if compiled() else "cli-interpreted")
        typer.echo(f"crownlands {__version__} ({how})\n{say('notice')}")
        raise typer.Exit


@app.callback()
def options(
    lang: Lang = None,
    house: Annotated[str | None, typer.Option(help=say("cli-opt-house"))] = None,
    _version: Annotated[
        bool,
        typer.Option(
            "--version", help=say("cli-opt-version"), callback=show_version, is_eager=True
        ),
    ] = False,
) -> None:
    """Take what holds for every command."""
    check_language(lang)
    if house is not None:
        os.environ[housefile.VARIABLE] = house


def read_seed(word: str) -> int | str:
    """A seed as a number where it is one."""
    number = whole_number(word)
    return word if number is None else number


def fill_seats(names: str, seats: int) -> list[str]:
    """One name for all, or one for each."""
    given = [name.strip() for name in names.split(",") if name.strip()]
    if len(given) == 1:
        return given * seats
    if len(given) != seats:
        raise BadSettings(text("refused-players-number", given=len(given), seats=seats))
    return given


def at_least(name: str, given: float, low: float) -> None:
    """Refuse an amount that is too small."""
    if not given >= low:
        raise BadSettings(text("refused-amount", name=name, given=f"{given:g}", low=f"{low:g}"))


@app.command(help=say("cli-play"))
def play(
    game: Annotated[
        str | None, typer.Argument(metavar="[GAME]", help=say("cli-opt-game", games=GAME_NAMES))
    ] = None,
    players: Annotated[
        int | None,
        typer.Option("--players", "-p", help=say("cli-opt-players"), show_default="2"),
    ] = None,
    against: Annotated[
        str | None,
        typer.Option(help=say("cli-opt-against", players=PLAYER_NAMES), show_default="greedy"),
    ] = None,
    seed: Annotated[str | None, typer.Option(help=say("cli-opt-seed"))] = None,
    variant: Variant = None,
    load: Annotated[Path | None, typer.Option(help=say("cli-opt-load"))] = None,
    continued: Annotated[bool, typer.Option("--continue", help=say("cli-opt-continue"))] = False,
    lang: Lang = None,
) -> None:
    """Play a game, a new one or one that was kept."""
    check_language(lang)
    from crownlands import match
    from crownlands.terminal import saves
    from crownlands.terminal.play import YOU, Sitting, pick_game

    if load is None and game is None:
        game = pick_game(out, LANG, match.game_names())
        if game is None:
            return
    if continued and load is None:
        assert game is not None
        load = saves.autosave_path(find_game(game).name)
        if not load.exists():
            raise BadSettings(text("refused-nothing-kept", game=game))
    if load is not None:
        new = {"--players": players, "--against": against, "--seed": seed, "--variant": variant}
        given = [option for option, value in new.items() if value is not None]
        if given:
            raise BadSettings(text("refused-only-new", given=", ".join(given), file=str(load)))
        data = saves.read(load)
        sitting = match.from_record(data, lang=LANG)
        found = sitting.game.name
        if game is not None and find_game(game).name != found:
            raise BadSettings(text("refused-other-game", file=str(load), found=found, game=game))
        seats = saves.players_in(data, sitting.seats)
    else:
        assert game is not None
        settings = read_settings(find_game(game), variant or [])
        chosen = read_seed(seed) if seed is not None else os.urandom(8).hex()
        players = 2 if players is None else players
        sitting = match.start(game, players, chosen, settings, LANG)
        against = "greedy" if against is None else against
        seats = [YOU, *(fill_seats(against, players - 1) if players > 1 else [])]
    Sitting(out, sitting, seats, load).run()


ALL_ALONG: Final = 1e9  # seconds: a game may take minutes, and a cluster gives many at once


def progress_bar() -> Progress:
    """A progress bar with the time left, on the error stream so that results stay clean."""
    return Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=err,
        transient=True,
        speed_estimate_period=ALL_ALONG,
    )


@app.command(help=say("cli-cards"))
def cards(
    game: GameName,
    kind: Annotated[str | None, typer.Option(help=say("cli-opt-kind"))] = None,
    as_json: AsJson = False,
    lang: Lang = None,
) -> None:
    """List the cards with their values, powers and sources."""
    check_language(lang)
    rules = find_game(game)
    rows = rules.cards()
    kinds = list(dict.fromkeys(row.kind for row in rows))
    if kind is not None and kind not in kinds:
        allowed = ", ".join(kinds)
        raise BadSettings(text("refused-setting-value", key="--kind", given=kind, allowed=allowed))
    rows = [row for row in rows if kind in (None, row.kind)]
    if as_json:
        typer.echo(json.dumps([card_json(row) for row in rows], ensure_ascii=False))
        return
    for wanted in dict.fromkeys(row.kind for row in rows):
        table = Table(title=tell(text(f"{rules.prefix}-kind-{wanted}")), show_lines=True)
        for column in ("card", "facts", "powers", "source"):
            table.add_column(say(f"cli-col-{column}"), overflow="fold")
        for row in rows:
            if row.kind == wanted:
                facts = " · ".join(
                    f"{tell(text(f'{rules.prefix}-fact-{key}'))} {fact_text(value)}" + row.star(key)
                    for key, value in row.facts
                )
                powers = "\n".join(tell(power) + row.star("powers") for power in row.powers)
                name = tell(row.name) + row.star("name")
                table.add_row(escape(name), facts, powers, row.source)
        out.print(table)
    starred = [setting for setting in rules.settings if setting.reconstructed]
    for setting in starred if kind is None else ():
        out.print(escape(setting_text(rules, setting)), highlight=False)
    if starred or any(row.reconstructed for row in rows):
        out.print(say("cli-reconstructed"), style="yellow")


def card_json(row: Any) -> dict[str, Any]:
    """A card as plain JSON values, in words."""
    return {
        "key": row.key,
        "kind": row.kind,
        "name": tell(row.name),
        "facts": {key: fact_text(value) for key, value in row.facts},
        "powers": [tell(power) for power in row.powers],
        "source": row.source,
        "reconstructed": list(row.reconstructed),
    }


def fact_text(value: int | str | Text) -> str:
    """A fact's value in words."""
    return tell(value) if isinstance(value, Text) else str(value)


@app.command("rules", help=say("cli-rules"))
def rules_page(game: GameName, lang: Lang = None) -> None:
    """Print the rules, section by section."""
    check_language(lang)
    name = find_game(game).name
    out.print(f"[bold]{tell(text(f'game-{name}'))}[/]")
    pages = sections(name, LANG)
    if not pages:
        out.print(say("cli-no-rules"))
    for section in pages:
        out.print(f"\n[bold underline]{escape(section.title)}[/]")
        for rule in section.rules:
            out.print(f" • {escape(rule)}", highlight=False)


@app.command("games", help=say("cli-games"))
def list_games(lang: Lang = None) -> None:
    """Print the games with what can be set."""
    check_language(lang)
    from crownlands.games import GAMES

    for name, game in GAMES.items():
        seats = ", ".join(map(str, game.seat_counts))
        out.print(f"[bold]{name}[/] — {escape(tell(text(f'game-{name}')))} ({seats})")
        out.print(f"  {escape(tell(text(f'about-{name}')))}", highlight=False)
        variants = ", ".join(variant for variant, _ in game.variants)
        label = say("label", name=say("cli-col-variants"))
        out.print(f"  {label} {variants}", highlight=False)
        for setting in game.settings:
            out.print(f"  {escape(setting_text(game, setting))}", highlight=False)


def setting_text(game: Game[Any], setting: Setting) -> str:
    """A setting with its default and what it may be."""
    allowed = ", ".join(setting.choices)
    if isinstance(setting.default, bool):
        allowed = "true, false"
    elif isinstance(setting.default, int):
        allowed = f"{setting.low} – {setting.high}"
    star = "*" if setting.reconstructed else ""
    name = tell(text(f"{game.prefix}-setting-{setting.key}"))
    default = ",".join(setting.default) if isinstance(setting.default, tuple) else setting.default
    return f"{setting.key}={default}{star}  {name} ({allowed})"


@app.command(help=say("cli-replay"))
def replay(
    file: Annotated[Path, typer.Argument(help=say("cli-opt-file"))],
    at: Annotated[int | None, typer.Option(help=say("cli-opt-at"))] = None,
    lang: Lang = None,
) -> None:
    """Tell a record again, or draw the table at one of its choices."""
    check_language(lang)
    from crownlands import match
    from crownlands.terminal import saves
    from crownlands.terminal.draw import Artist

    data = saves.read(file)
    record = record_from_json(data)
    told = match.from_record(data, upto=0 if at is None else at, lang=LANG)
    artist = Artist(out, told.game, LANG, ())
    if at is None:
        match.from_record(data, lang=LANG)  # refuse a record that does not replay before telling it
        for number, (seat, option) in enumerate(record.choices):
            asked = next(ask for ask in told.questions if ask.seat == seat)
            answer = next(o.text for o in asked.options if o.number == option)
            who = tell(seat_text(seat))
            line = say("cli-choice", number=number, seat=who, question=asked.text, answer=answer)
            out.print(escape(line), style="dim", highlight=False)
            for event in told.choose(option, seat):
                out.print(f"  {escape(event)}", highlight=False)
    artist.view(told.view(None))
    if told.over:
        artist.scores(told.outcome(), told.seats)


@app.command(help=say("cli-serve"))
def serve(
    host: Annotated[str, typer.Option(help=say("cli-opt-host"))] = "127.0.0.1",
    port: Annotated[int, typer.Option(help=say("cli-opt-port"))] = 8000,
    database: Annotated[str | None, typer.Option(help=say("cli-opt-database"))] = None,
    open_browser: Annotated[bool, typer.Option("--open", help=say("cli-opt-open"))] = False,
    lang: Lang = None,
) -> None:
    """Open the table in the browser, until stopped."""
    check_language(lang)
    try:
        from crownlands.server.run import serve as run
    except ImportError as missing:
        raise BadSettings(text("refused-no-server", name=str(missing.name))) from None
    run(host, port, database, open_browser=open_browser)


@app.command(help=say("cli-verify"))
def verify(
    file: Annotated[Path, typer.Argument(help=say("cli-opt-record"))],
    promised: Annotated[list[str] | None, typer.Option("--hash", help=say("cli-opt-hash"))] = None,
    lang: Lang = None,
) -> None:
    """Prove that a record was dealt and played as it says."""
    check_language(lang)
    from crownlands.tables import fair
    from crownlands.terminal import saves

    verdict = fair.verify(saves.read(file), *(promised or ()))
    for fault in verdict.faults:
        say_wrong(fault)
    if verdict.faults:
        raise typer.Exit(2)
    totals = ", ".join(map(str, verdict.totals))
    out.print(say("cli-verified", choices=verdict.choices, totals=totals), highlight=False)


@app.command(help=say("cli-bench"))
def bench(
    game: Annotated[
        str | None, typer.Argument(metavar="[GAME]", help=say("cli-opt-game", games=GAME_NAMES))
    ] = None,
    seconds: Annotated[float, typer.Option(help=say("cli-opt-seconds"))] = 2.0,
    as_json: AsJson = False,
    lang: Lang = None,
) -> None:
    """Measure the games, one after the other, on one core."""
    check_language(lang)
    at_least("--seconds", seconds, 0.01)
    from crownlands.arena.speed import measure
    from crownlands.games import GAMES

    chosen = [find_game(game)] if game is not None else list(GAMES.values())
    with progress_bar() as bar:
        speeds = [measure(rules, seconds) for rules in bar.track(chosen, description="")]
    if as_json:
        typer.echo(json.dumps({speed.game: asdict(speed) for speed in speeds}))
        return
    measured = ("decisions", "games", "copy", "view", "determinize", "search")
    table = figures_table(["cli-col-game"], [f"cli-col-{column}" for column in measured])
    for speed in speeds:
        table.add_row(
            speed.game,
            figure(speed.decisions_per_second),
            figure(speed.games_per_second),
            figure(speed.microseconds_per_copy, "0.00"),
            figure(speed.microseconds_per_view),
            figure(speed.microseconds_per_determinization, "0.0"),
            figure(speed.searches_per_second),
        )
    out.print(table)


def add_arena() -> None:
    """Add the commands for many games, which have a file of their own."""
    from crownlands import cli_arena

    app.command("simulate", help=say("cli-simulate"))(cli_arena.simulate)
    app.command("balance", help=say("cli-balance"))(cli_arena.balance)
    app.command("arena", help=say("cli-arena"))(cli_arena.arena)
    app.command("selfplay", help=say("cli-selfplay"))(cli_arena.selfplay)


def main() -> None:
    """Run the command line; a refusal is told in plain words and ends with exit code 2."""
    from crownlands.terminal.wrapping import keep_words_together

    add_arena()
    settle_streams()
    keep_words_together()
    try:
        app()
    except Refusal as refusal:
        complain(refusal.text)
    except OSError as error:
        complain(failure(error))


def failure(error: OSError) -> Text:
    """What the system could not do, with the file where there is one."""
    fault = error.strerror or str(error)
    if error.filename is None:
        return text("system-failed", fault=fault)
    return text("file-failed", file=str(error.filename), fault=fault)


def settle_streams() -> None:
    """Let no letter that a stream cannot carry end a command, and no input be the end of input."""
    if sys.stdin is None:
        sys.stdin = StringIO()
    for stream in (sys.stdin, sys.stdout):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")


def say_wrong(fault: Text) -> None:
    """Say what was wrong, on one line where it is not a terminal: another program may read it."""
    whole = not err.is_terminal
    err.print(escape(tell(fault)), style="red", highlight=False, soft_wrap=whole)


def complain(fault: Text) -> NoReturn:
    """Say what was wrong, and end."""
    say_wrong(fault)
    sys.exit(2)
