"""The public face: one game in progress, in words."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from operator import index
from typing import Any

from crownlands.core.errors import BadRecord, Refusal
from crownlands.core.game import Game, Value
from crownlands.core.machine import Event, State
from crownlands.core.record import Record, feed_chance, record_from_json, replay, undo_point
from crownlands.core.serial import Json
from crownlands.core.text import Text, text
from crownlands.core.zones import Outcome, View, plain
from crownlands.games import GAMES, game_named
from crownlands.words import check_language, plainly, render


@dataclass(frozen=True)
class Option:
    """An option of a question, in words."""

    number: int
    text: str
    targets: tuple[str, ...]

    def __str__(self) -> str:
        return self.text


@dataclass(frozen=True)
class OpenQuestion:
    """A question that waits for a seat, in words; the first option is the sensible default."""

    seat: int
    kind: str
    text: str
    options: tuple[Option, ...]

    def __str__(self) -> str:
        return self.text


class Match:
    """A game in progress: ask it what is open, choose, copy, save, look at it."""

    def __init__(self, game: Game[Any], state: State, record: Record | None, lang: str) -> None:
        check_language(lang)
        self.game = game
        self.state = state
        self.record = record
        self.lang = lang

    @property
    def over(self) -> bool:
        """Whether the game is finished."""
        return self.state.over

    @property
    def seats(self) -> int:
        """How many seats play."""
        return self.state.seats

    @property
    def questions(self) -> list[OpenQuestion]:
        """Every open question: one, or several where seats choose at the same time in secret."""
        return [self._in_words(ask) for ask in self.state.questions()]

    @property
    def question(self) -> OpenQuestion:
        """The open question; of several at once, the first seat's. After the end there is none."""
        ask = self.state.asked()
        if ask is None:
            with plainly():
                raise Refusal(text("refused-over"))
        return self._in_words(ask)

    def _in_words(self, ask: Any) -> OpenQuestion:
        asked = self.game.question(self.state, ask)
        options = tuple(
            Option(choice.option, self.say(choice.text), choice.targets) for choice in asked.choices
        )
        return OpenQuestion(asked.seat, asked.kind, self.say(asked.text), options)

    def choose(self, option: Option | int, seat: int | None = None) -> list[str]:
        """Answer a question, the first one unless a seat is named; tells what happened.

        A number may be of any kind of whole numbers, numpy's for one.
        """
        number = option.number if isinstance(option, Option) else option
        asks = self.state.questions()
        if seat is None:
            seat = asks[0].seat if asks else 0
        events = self.answer(seat, number)
        return [self.say(self.game.event_text(event, None)) for event in events]

    @plainly()
    def answer(self, seat: int, option: int) -> list[Event]:
        """Answer a seat's question and write it down; gives what happened."""
        seat, option = index(seat), index(option)
        events: list[Event] = []
        if self.record is not None:
            feed_chance(self.state, self.record.keys, len(self.record.choices))
        self.state.told = events
        try:
            self.state.answer(seat, option)
        finally:
            self.state.told = None
        if self.record is not None:
            self.record.choices.append((seat, option))
        return events

    def undo(self) -> bool:
        """Take the last choice back, if nothing was revealed or rolled by it."""
        if self.record is None or not self.record.choices:
            return False
        point = undo_point(self.game, self.record, self.record.choices[-1][0])
        if point is None:
            return False
        del self.record.choices[point:]
        self.state = replay(self.game, self.record)
        return True

    def copy(self) -> "Match":
        """Copy the game; the copy goes its own way."""
        record = None
        if self.record is not None:
            record = record_from_json(self.record.to_json())
        return Match(self.game, self.game.copy(self.state), record, self.lang)

    def save(self) -> Json:
        """Write the exact position as plain JSON values."""
        data: Json = self.game.save(self.state)
        return data

    @plainly()
    def view(self, seat: int | None = None) -> View:
        """What a seat may see, or a spectator."""
        return self.game.view(self.state, seat)

    def outcome(self) -> Outcome:
        """The count as it stands; final when the game is over."""
        return self.game.outcome(self.state)

    def scores(self) -> list[dict[str, Any]]:
        """Each seat's total and where it comes from, in words."""
        return [
            {
                "seat": sheet.seat,
                "total": sheet.total,
                "lines": {self.say(line.source): line.points for line in sheet.lines},
            }
            for sheet in self.outcome().sheets
        ]

    def say(self, words: Text, names: Sequence[str] = ()) -> str:
        """Put a Text into this game's language."""
        return render(words, self.lang, names)


@plainly()
def start(
    game: str,
    seats: int = 2,
    seed: int | str = 0,
    settings: Mapping[str, Value] | None = None,
    lang: str = "en",
) -> Match:
    """Start a game by its name."""
    rules = game_named(game)
    chosen = rules.check_settings(settings or {})
    state = rules.start(seats, seed, chosen)
    record = Record(rules.name, rules.rules_version, seats, seed, chosen)
    return Match(rules, state, record, lang)


@plainly()
def load(position: Json, lang: str = "en") -> Match:
    """Continue from a saved position."""
    name = position.get("game") if isinstance(position, dict) else None
    rules = game_named(str(name))
    return Match(rules, rules.load(position), None, lang)


@plainly()
def from_record(data: Json, upto: int | None = None, lang: str = "en") -> Match:
    """Play a record again, all of it or the first `upto` choices."""
    record = record_from_json(data)
    rules = game_named(record.game)
    if upto is not None:
        if not 0 <= upto <= len(record.choices):
            raise BadRecord(text("record-no-such-choice", given=upto, most=len(record.choices)))
        del record.choices[upto:]
    return Match(rules, replay(rules, record), record, lang)


def game_names() -> list[str]:
    """List the games by name."""
    return list(GAMES)


__all__ = [
    "Match",
    "OpenQuestion",
    "Option",
    "Refusal",
    "from_record",
    "game_names",
    "load",
    "plain",
    "start",
]
