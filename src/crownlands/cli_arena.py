"""The command line's part for many games: crownlands arena | selfplay."""

import json
from dataclasses import asdict
from pathlib import Path
from typing import Annotated

import typer
from rich.table import Table

from crownlands.cli import (
    PLAYER_NAMES,
    AsJson,
    GameName,
    Lang,
    Players,
    Seed,
    Variant,
    at_least,
    check_language,
    fill_seats,
    find_game,
    out,
    progress_bar,
    read_seed,
    say,
    tell,
)
from crownlands.core.game import read_settings
from crownlands.core.text import text

Jobs = Annotated[int, typer.Option(help=say("cli-opt-jobs"))]
Backend = Annotated[str, typer.Option(help=say("cli-opt-backend"))]


def arena(
    game: GameName,
    seats: Annotated[
        str, typer.Option(help=say("cli-opt-meet", players=PLAYER_NAMES))
    ] = "random,greedy",
    players: Players = 2,
    games: Annotated[int, typer.Option(help=say("cli-opt-meetings"))] = 100,
    form: Annotated[str, typer.Option(help=say("cli-opt-form"))] = "round-robin",
    seed: Seed = "0",
    variant: Variant = None,
    jobs: Jobs = 1,
    backend: Backend = "local",
    folder: Annotated[Path, typer.Option("--out", help=say("cli-opt-out"))] = Path("arena"),
    parquet: Annotated[bool, typer.Option("--parquet", help=say("cli-opt-parquet"))] = False,
    as_json: AsJson = False,
    lang: Lang = None,
) -> None:
    """Let players meet, rate them, and keep every result."""
    check_language(lang)
    at_least("--games", games, 1)
    at_least("--jobs", jobs, 0)
    rules = find_game(game)
    settings = read_settings(rules, variant or [])
    from crownlands.arena import plot, results, schedule, simulate, tournament

    names = tuple(name.strip() for name in seats.split(",") if name.strip())
    terms = tournament.Terms(game, names, players, games, read_seed(seed), settings, form)
    meetings = len(schedule.schedule(names, players, games, form))
    with progress_bar() as bar:
        task = bar.add_task(say("cli-playing"), total=meetings)
        played = tournament.play_tournament(
            terms,
            folder / "results.jsonl",
            jobs or simulate.cores(),
            backend,
            lambda done: bar.advance(task, done),
        )
    rows = results.standings(played)
    results.write_table(folder / ("results.parquet" if parquet else "results.csv"), played)
    results.write_json(folder / "ratings.json", rows)
    title = say("arena-title", game=tell(text(f"game-{game}")), games=meetings)
    (folder / "ratings.svg").write_text(plot.ratings_svg(rows, title), encoding="utf-8")
    if as_json:
        typer.echo(json.dumps([asdict(row) for row in rows]))
        return
    table = Table(title=title)
    table.add_column(say("cli-col-player"))
    for column in ("rating", "deviation", "games-played", "wins", "share", "interval", "score"):
        table.add_column(say(f"cli-col-{column}"), justify="right")
    for row in rows:
        table.add_row(
            row.player,
            f"{row.rating:.2f}",
            f"±{2 * row.deviation:.2f}",
            str(row.games),
            f"{row.wins:g}",
            f"{row.share:.1%}",
            f"{row.low:.1%} – {row.high:.1%}",
            f"{row.score:.1f}",
        )
    out.print(table)
    out.print(say("arena-kept", folder=str(folder)), highlight=False)


def selfplay(
    game: GameName,
    players: Players = 2,
    games: Annotated[int, typer.Option(help=say("cli-opt-games"))] = 100,
    seats: Annotated[str, typer.Option(help=say("cli-opt-seats", players=PLAYER_NAMES))] = "greedy",
    seed: Seed = "0",
    variant: Variant = None,
    shard: Annotated[int, typer.Option(help=say("cli-opt-shard"))] = 50,
    jobs: Jobs = 1,
    backend: Backend = "local",
    folder: Annotated[Path, typer.Option("--out", help=say("cli-opt-out"))] = Path("selfplay"),
    lang: Lang = None,
) -> None:
    """Play games and write every decision as numbers to learn from."""
    check_language(lang)
    for name, given, low in (("--games", games, 1), ("--jobs", jobs, 0), ("--shard", shard, 1)):
        at_least(name, given, low)
    settings = read_settings(find_game(game), variant or [])
    from crownlands.arena import selfplay as shards
    from crownlands.arena import simulate
    from crownlands.arena.tournament import Terms

    names = tuple(fill_seats(seats, players))
    terms = Terms(game, names, players, games, read_seed(seed), settings)
    with progress_bar() as bar:
        task = bar.add_task(say("cli-playing"), total=-(-games // shard))
        paths = shards.selfplay(
            terms,
            folder,
            shard,
            jobs or simulate.cores(),
            backend,
            lambda done: bar.advance(task, done),
        )
    out.print(say("selfplay-kept", shards=len(paths), folder=str(folder)), highlight=False)
