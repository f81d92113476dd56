"""Drawing a view: every game from the same few zones."""

from collections.abc import Sequence
from itertools import groupby
from typing import Any

from rich.box import ROUNDED, SIMPLE
from rich.cells import cell_len
from rich.columns import Columns
from rich.console import Console, Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text as Styled

from crownlands.core.game import CardRow, Game
from crownlands.core.text import Text, seat_text, text
from crownlands.core.zones import (
    Dice,
    Hand,
    Item,
    Line,
    Map,
    Outcome,
    Pile,
    Purse,
    Row,
    Tableau,
    Track,
    View,
    Zone,
)
from crownlands.words import render

COLUMNS = 5
COLUMN_WIDTH = 16
PLACE_WIDTH = 38
FACES = "?⚀⚁⚂⚃⚄⚅"
LESS_TOLD = {"copies", "fifth"}
SEAT_STYLES = ("cyan", "magenta", "yellow", "green", "blue", "red")


class Artist:
    """Draws what one reader sees of one game, in one language."""

    def __init__(
        self, console: Console, game: Game[Any], language: str, names: Sequence[str]
    ) -> None:
        self.console = console
        self.game = game
        self.language = language
        self.names = names
        self.rows: dict[str, CardRow] = {row.key: row for row in game.cards()}
        self.starred = any(set(row.reconstructed) - LESS_TOLD for row in self.rows.values())

    def say(self, words: Text) -> str:
        """Put a Text into the reader's language."""
        return render(words, self.language, self.names)

    def owner(self, seat: int, seats: int) -> Text:
        """Whose something is: a seat's, or the rival's that the rules play against one alone."""
        return seat_text(seat) if seat < seats else text(f"rival-{self.game.name}")

    def label(self, name: Text) -> str:
        """A name with a colon, as the language writes it."""
        return self.say(text("label", name=name))

    def view(self, view: View) -> None:
        """Draw the whole table: the middle, then every seat."""
        pointed = _numbers_by_target(view)
        self.title(view)
        middle = [zone for zone in view.zones if zone.owner is None]
        for is_pile, zones in groupby(middle, key=lambda zone: isinstance(zone, Pile)):
            if is_pile:
                self.console.print(self.piles(list(zones), pointed))
            else:
                for zone in zones:
                    self.console.print(self.zone(zone, pointed))
        owners = sorted({zone.owner for zone in view.zones if zone.owner is not None})
        for owner in owners:
            mine = [zone for zone in view.zones if zone.owner == owner]
            body = Group(*(self.zone(zone, pointed) for zone in mine))
            name = self.say(self.owner(owner, view.seats))
            style = SEAT_STYLES[owner % len(SEAT_STYLES)]
            self.console.print(
                Panel(body, title=name, title_align="left", border_style=style, box=ROUNDED)
            )
        self.legend()

    def title(self, view: View) -> None:
        """Say which game this is and why somebody is asked, on two lines where one is too short."""
        game = self.say(text(f"game-{view.game}"))
        why = " › ".join(self.say(reason) for reason in view.why)
        if cell_len(f"── {game} — {why} ──") <= self.console.width:
            self.console.rule(f"[bold]{game}[/] — {why}")
        else:
            self.console.rule(f"[bold]{game}[/]")
            self.console.print(why, highlight=False)

    def legend(self) -> None:
        """Say what a star means, where the game has any."""
        if self.starred:
            self.console.print(self.say(text("cli-reconstructed")), style="dim")

    def piles(self, piles: list[Zone], pointed: dict[str, list[int]]) -> RenderableType:
        """Lay stacks out in rows of five, or of fewer where the screen is narrow."""
        table = Table(box=SIMPLE, show_header=False, padding=(0, 1), expand=True)
        columns = max(1, min(COLUMNS, self.console.width // COLUMN_WIDTH))
        for _ in range(columns):
            table.add_column(ratio=1, overflow="fold")
        cells = [self.pile(pile, pointed) for pile in piles if isinstance(pile, Pile)]
        for i in range(0, len(cells), columns):
            table.add_row(*cells[i : i + columns])
        return table

    def pile(self, pile: Pile, pointed: dict[str, list[int]]) -> Styled:
        """A stack: its name, its top card and how many there are."""
        cell = Styled()
        cell.append(f"{self.say(pile.title)} ×{pile.count}", style="dim")
        if pile.top is not None and pile.top.card is not None:
            cell.append("\n")
            cell.append(self.name_of(pile.top.card), style="bold")
            cell.append(_marks(pointed.get(pile.id) or pointed.get(pile.top.id)))
            brief = self.brief(pile.top.card)
            if brief:
                cell.append(f"\n{brief}", style="dim")
        for note in pile.notes:
            cell.append(f"\n{self.say(note)}", style="red")
        return cell

    def zone(self, zone: Zone, pointed: dict[str, list[int]]) -> RenderableType:
        """Draw one zone by its kind."""
        match zone:
            case Pile():
                return self.pile(zone, pointed)
            case Purse():
                return self.purse(zone)
            case Dice():
                faces = "  ".join(f"{FACES[v] if v < 7 else ''} {v}" for v in zone.values)
                return Styled(f"{self.label(zone.title)} {faces}", style="bold")
            case Row():
                return self.line(zone, zone.items, pointed)
            case Hand():
                return self.hand(zone, pointed)
            case Tableau():
                lines = [
                    Styled.assemble(
                        (f"{self.label(group.title)} ", "dim"), self.items(group.items, pointed)
                    )
                    for group in zone.groups
                    if group.items
                ]
                return Group(*lines)
            case Track():
                return self.track(zone)
            case Map():
                return self.map(zone, pointed)
        raise AssertionError(zone)

    def purse(self, purse: Purse) -> Styled:
        """Named counters on a line."""
        line = Styled()
        for counter in purse.counters:
            label = self.say(text(f"{self.game.prefix}-token-{counter.name}"))
            line.append(f"{label} ", style="dim")
            line.append(f"{counter.amount}   ", style="bold")
        return line

    def hand(self, hand: Hand, pointed: dict[str, list[int]]) -> Styled:
        """Cards for their owner, a count for the others."""
        if hand.items:
            return self.line(hand, hand.items, pointed)
        return Styled(f"{self.label(hand.title)} {hand.count}", style="dim")

    def line(self, zone: Zone, items: Sequence[Item], pointed: dict[str, list[int]]) -> Styled:
        """A zone's name and its cards on a line."""
        return Styled.assemble((f"{self.label(zone.title)} ", "dim"), self.items(items, pointed))

    def items(self, items: Sequence[Item], pointed: dict[str, list[int]]) -> Styled:
        """Cards side by side, counted."""
        line = Styled()
        for i, item in enumerate(items):
            line.append(", " if i else "")
            line.append(self.name_of(item.card) if item.card else self.say(text("face-down")))
            line.append(f" ×{item.count}" if item.count > 1 else "")
            for note in item.notes:
                line.append(f" ({self.say(note)})", style="dim")
            line.append(_marks(pointed.get(item.id)))
        return line

    def track(self, track: Track) -> Styled:
        """Markers on their steps."""
        line = Styled(f"{self.label(track.title)} ", style="dim")
        for i, marker in enumerate(track.markers):
            line.append(", " if i else "")
            who = marker.name or (seat_text(marker.owner) if marker.owner is not None else None)
            line.append(f"{self.say(who)} {marker.at}" if who else str(marker.at), style="bold")
        stops: dict[str, list[str]] = {}
        for at, what in track.stops:
            stops.setdefault(self.label(what), []).append(str(at))
        for label, steps in stops.items():
            line.append(f" ({label} {', '.join(steps)})", style="dim")
        return line

    def map(self, zone: Map, pointed: dict[str, list[int]]) -> RenderableType:
        """Places, what stands there, and where the roads lead."""
        names = {place.id: self.say(place.name) for place in zone.places}
        width = min(PLACE_WIDTH, self.console.width)
        panels = []
        for place in zone.places:
            roads = [b if a == place.id else a for a, b in zone.roads if place.id in (a, b)]
            body = Styled()
            body.append(self.items(place.items, pointed))
            for note in place.notes:
                body.append(f"\n{self.say(note)}", style="dim")
            body.append("\n→ " + ", ".join(names[road] for road in roads), style="dim")
            title = Styled.assemble(names[place.id], _marks(pointed.get(place.id)))
            panels.append(Panel(body, title=title, title_align="left", box=ROUNDED, width=width))
        return Columns(panels)

    def name_of(self, key: str) -> str:
        """A card's name."""
        row = self.rows[key]
        return self.say(row.name) + row.star("name")

    def powers(self, key: str) -> list[str]:
        """A card's powers, each in a line."""
        row = self.rows[key]
        return [self.say(power) + row.star("powers") for power in row.powers]

    def brief(self, key: str) -> str:
        """A card's facts in a line."""
        row = self.rows[key]
        return " · ".join(
            (
                self.say(value)
                if isinstance(value, Text)
                else f"{self.say(text(f'{self.game.prefix}-fact-{fact}'))} {value}"
            )
            + row.star(fact)
            for fact, value in row.facts
            if fact not in LESS_TOLD and value != 0
        )

    def scores(self, outcome: Outcome, seats: int) -> None:
        """Draw the score sheets side by side, source by source."""
        table = Table(box=ROUNDED)
        table.add_column(self.say(text("score-source")), overflow="fold")
        columns: list[dict[str, str]] = []
        for sheet in outcome.sheets:
            name = self.say(self.owner(sheet.seat, seats))
            won = " ★" if sheet.seat in outcome.winners else ""
            table.add_column(name + won, justify="right", overflow="fold")
            columns.append({self.say(line.source): _counted(line) for line in sheet.lines})
        for source in dict.fromkeys(source for column in columns for source in column):
            table.add_row(source, *(column.get(source, "") for column in columns))
        table.add_section()
        totals = [f"[bold]{sheet.total}[/]" for sheet in outcome.sheets]
        table.add_row(f"[bold]{self.say(text('score-total'))}[/]", *totals)
        for number, counted in enumerate(_tie_breaks(outcome, seats), 1):
            table.add_row(self.say(text(f"{self.game.prefix}-tie-{number}")), *counted)
        self.console.print(table)
        self.console.print(self.say(outcome.ending))


def _counted(line: Line) -> str:
    """A line's points, with how many things gave how much each where the game says so."""
    factors = " × ".join(map(str, line.factors))
    return f"[dim]{factors} =[/] {line.points}" if factors else str(line.points)


def _tie_breaks(outcome: Outcome, seats: int) -> list[list[str]]:
    """What decided between equal totals, seat by seat; nothing where it did not have to."""
    best = max(sheet.total for sheet in outcome.sheets)
    equal = [sheet for sheet in outcome.sheets if sheet.total == best]
    if seats == 1 or len(outcome.winners) == len(equal):
        return []
    rows = zip(*(sheet.ties for sheet in outcome.sheets), strict=True)
    return [[str(abs(value)) for value in row] for row in rows]


def _numbers_by_target(view: View) -> dict[str, list[int]]:
    """Which option numbers point at each thing, counted from one as they are listed."""
    pointed: dict[str, list[int]] = {}
    if view.question is not None:
        for number, choice in enumerate(view.question.choices, 1):
            for target in choice.targets:
                pointed.setdefault(target, []).append(number)
    return pointed


def _marks(numbers: list[int] | None) -> Styled:
    if not numbers:
        return Styled("")
    return Styled(f" [{','.join(map(str, numbers))}]", style="bold green")
