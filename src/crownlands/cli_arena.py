"""The command line's part for many games: crownlands simulate | balance | arena | selfplay."""

import json
import os
import sys
from dataclasses import asdict
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.markup import escape

from crownlands.cli import (
    PLAYER_NAMES,
    AsJson,
    GameName,
    Lang,
    Players,
    Seed,
    Variant,
    at_least,
    figure,
    figures_table,
    fill_seats,
    find_game,
    interval,
    out,
    percent,
    progress_bar,
    read_seed,
    say,
    tell,
)
from crownlands.core.game import read_settings
from crownlands.core.text import text
from crownlands.core.zones import plain
from crownlands.words import check_language

Games = Annotated[int, typer.Option(help=say("cli-opt-games"))]


def find_own(names: str) -> str:
    """Let players that somebody wrote be found where the command is run."""
    sys.path.append(os.getcwd())
    return names


Seats = Annotated[
    str, typer.Option(help=say("cli-opt-seats", players=PLAYER_NAMES), callback=find_own)
]
Jobs = Annotated[int, typer.Option(help=say("cli-opt-jobs"))]
JobsThere = Annotated[int | None, typer.Option(help=say("cli-opt-jobs-there"))]
SIGNED = "+0.0;-0.0"
Backend = Annotated[str, typer.Option(help=say("cli-opt-backend"))]


def simulate(
    game: GameName,
    players: Players = 2,
    games: Games = 100,
    seed: Seed = "0",
    seats: Seats = "random",
    variant: Variant = None,
    jobs: Jobs = 1,
    as_json: AsJson = False,
    lang: Lang = None,
) -> None:
    """Play many games and add them up."""
    check_language(lang)
    at_least("--games", games, 1)
    at_least("--jobs", jobs, 0)
    rules = find_game(game)
    rules.check_seats(players)
    settings = read_settings(rules, variant or [])
    from crownlands.arena import simulate as arena

    names = fill_seats(seats, players)
    with progress_bar() as bar:
        task = bar.add_task(say("cli-playing"), total=games)
        tally = arena.simulate(
            game, games, read_seed(seed), names, settings, jobs or arena.cores(),
            lambda done: bar.advance(task, done),
        )  # fmt: skip
    report = {
        "game": game,
        "players": players,
        "games": tally.games,
        "seed": read_seed(seed),
        "decisions": tally.decisions,
        "seconds": round(tally.seconds, 3),
        "decisions_per_second": round(tally.decisions / tally.seconds),
        "mean_turns": round(tally.turns / tally.games, 2),
        "seats": [
            {
                "player": seat.player,
                "wins": round(seat.wins, 3),
                "mean_score": round(seat.points / tally.games, 2),
            }
            for seat in tally.seats
        ],
    }
    if as_json:
        typer.echo(json.dumps(report))
    else:
        show_simulation(report)


def show_simulation(report: dict[str, Any]) -> None:
    """Print the sum of a simulation as a table."""
    table = figures_table(
        ["cli-col-seat", "cli-col-player"],
        ["cli-col-wins", "cli-col-share", "cli-col-score"],
        tell(text(f"game-{report['game']}")),
    )
    for number, seat in enumerate(report["seats"], 1):
        table.add_row(
            str(number),
            seat["player"],
            figure(seat["wins"], "#,##0.###"),
            percent(seat["wins"] / report["games"]),
            figure(seat["mean_score"], "0.0"),
        )
    out.print(table)
    out.print(
        say(
            "cli-total",
            games=report["games"],
            decisions=report["decisions"],
            seconds=figure(report["seconds"], "#,##0.0"),
            rate=report["decisions_per_second"],
            turns=figure(report["mean_turns"], "0.0"),
        ),
        highlight=False,
    )


def balance(
    game: GameName,
    players: Players = 2,
    games: Games = 200,
    seed: Seed = "0",
    seats: Seats = "greedy",
    variant: Variant = None,
    jobs: Jobs = 0,
    plot: Annotated[Path | None, typer.Option(help=say("cli-opt-plot"))] = None,
    as_json: AsJson = False,
    lang: Lang = None,
) -> None:
    """Play many games and report what each card, seat and ending did."""
    check_language(lang)
    at_least("--games", games, 1)
    at_least("--jobs", jobs, 0)
    if plot is not None:
        plot.parent.mkdir(parents=True, exist_ok=True)
    rules = find_game(game)
    rules.check_seats(players)
    settings = read_settings(rules, variant or [])
    from crownlands.arena import balance as arena
    from crownlands.arena.balance_plot import svg
    from crownlands.arena.simulate import cores

    with progress_bar() as bar:
        task = bar.add_task(say("cli-playing"), total=games)
        report = arena.balance(
            game, games, read_seed(seed), fill_seats(seats, players), settings, jobs or cores(),
            lambda done: bar.advance(task, done),
        )  # fmt: skip
    title = say("balance-title", game=tell(text(f"game-{game}")), games=report.games)
    names = {row.key: tell(row.name) for row in rules.cards()}
    if as_json:
        typer.echo(json.dumps(plain(report)))
    else:
        show_balance(report, title, names)
    if plot is not None:
        drawn = svg(report, title, say("balance-axis"), names.__getitem__, percent)
        plot.write_text(drawn, "utf-8")


def show_balance(report: Any, title: str, names: dict[str, str]) -> None:
    """Print a balance report as tables."""
    figures = ("taken", "owners", "gain", "interval")
    table = figures_table(["balance-card"], [f"balance-{column}" for column in figures], title)
    for card in report.cards:
        table.add_row(
            escape(names[card.card]),
            percent(card.taken, "0"),
            str(card.owners),
            percent(card.gain.share, SIGNED),
            interval(card.gain.low, card.gain.high, SIGNED),
            style="red" if card.stands_out else None,
        )
    out.print(table)
    for number, seat in enumerate(report.seats, 1):
        line = say(
            "balance-seat",
            seat=number,
            player=report.players[number - 1],
            share=percent(seat.share),
            interval=interval(seat.low, seat.high),
        )
        out.print(line, highlight=False)
    turns, score = figure(report.mean_turns, "0.0"), figure(report.mean_score, "0.0")
    deviation = figure(report.score_deviation, "0.0")
    out.print(say("balance-game", turns=turns, score=score, deviation=deviation), highlight=False)
    for ending, share in report.endings:
        out.print(f"  {percent(share):>7}  {escape(tell(ending))}", highlight=False)


def arena(
    game: GameName,
    seats: Annotated[
        str, typer.Option(help=say("cli-opt-meet", players=PLAYER_NAMES), callback=find_own)
    ] = "random,greedy",
    players: Players = 2,
    games: Annotated[int, typer.Option(help=say("cli-opt-meetings"))] = 100,
    form: Annotated[str, typer.Option(help=say("cli-opt-form"))] = "round-robin",
    seed: Seed = "0",
    variant: Variant = None,
    jobs: JobsThere = None,
    backend: Backend = "local",
    folder: Annotated[Path, typer.Option("--out", help=say("cli-opt-out"))] = Path("arena"),
    parquet: Annotated[bool, typer.Option("--parquet", help=say("cli-opt-parquet"))] = False,
    as_json: AsJson = False,
    lang: Lang = None,
) -> None:
    """Let players meet, rate them, and keep every result."""
    check_language(lang)
    at_least("--games", games, 1)
    at_least("--jobs", jobs or 0, 0)
    rules = find_game(game)
    settings = read_settings(rules, variant or [])
    from crownlands.arena import plot, results, schedule, tournament

    if parquet:
        tournament.need("pyarrow", "parquet")
    names = tuple(name.strip() for name in seats.split(",") if name.strip())
    terms = tournament.Terms(game, names, players, games, read_seed(seed), settings, form)
    terms.check(backend)
    meetings = len(schedule.schedule(names, players, games, form))
    with progress_bar() as bar:
        task = bar.add_task(say("cli-playing"), total=meetings)
        played = tournament.play_tournament(
            terms,
            folder / "results.jsonl",
            jobs,
            backend,
            lambda done: bar.advance(task, done),
        )
    rows = results.standings(played)
    results.write_table(folder / ("results.parquet" if parquet else "results.csv"), played)
    results.write_json(folder / "ratings.json", rows)
    title = say("arena-title", game=tell(text(f"game-{game}")), games=meetings)
    (folder / "ratings.svg").write_text(plot.ratings_svg(rows, title, figure), encoding="utf-8")
    if as_json:
        typer.echo(json.dumps([asdict(row) for row in rows]))
        return
    figures = ("rating", "deviation", "games-played", "wins", "share", "interval", "score")
    table = figures_table(["cli-col-player"], [f"cli-col-{column}" for column in figures], title)
    for row in rows:
        table.add_row(
            row.player,
            figure(row.rating, "0.00"),
            f"±{figure(2 * row.deviation, '0.00')}",
            str(row.games),
            figure(row.wins, "#,##0.###"),
            percent(row.share),
            interval(row.low, row.high),
            figure(row.score, "0.0"),
        )
    out.print(table)
    out.print(say("arena-kept", folder=str(folder)), highlight=False)


def selfplay(
    game: GameName,
    players: Players = 2,
    games: Games = 100,
    seats: Seats = "greedy",
    seed: Seed = "0",
    variant: Variant = None,
    shard: Annotated[int, typer.Option(help=say("cli-opt-shard"))] = 50,
    jobs: JobsThere = None,
    backend: Backend = "local",
    folder: Annotated[Path, typer.Option("--out", help=say("cli-opt-out"))] = Path("selfplay"),
    lang: Lang = None,
) -> None:
    """Play games and write every decision as numbers to learn from."""
    check_language(lang)
    at_least("--games", games, 1)
    at_least("--jobs", jobs or 0, 0)
    at_least("--shard", shard, 1)
    rules = find_game(game)
    rules.check_seats(players)
    settings = read_settings(rules, variant or [])
    from crownlands.arena import selfplay as shards
    from crownlands.arena.tournament import Terms

    names = tuple(fill_seats(seats, players))
    terms = Terms(game, names, players, games, read_seed(seed), settings)
    with progress_bar() as bar:
        task = bar.add_task(say("cli-playing"), total=-(-games // shard))
        paths = shards.selfplay(
            terms,
            folder,
            shard,
            jobs,
            backend,
            lambda done: bar.advance(task, done),
        )
    out.print(say("selfplay-kept", shards=len(paths), folder=str(folder)), highlight=False)
