"""A game: what the rest of the house may ask of any of them."""

import math
from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from hashlib import sha256
from typing import Any, ClassVar, Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from crownlands.core.chance import Chance
from crownlands.core.errors import BadSettings, Refusal
from crownlands.core.machine import Ask, Event, Frame, State
from crownlands.core.serial import Json, Names, Reader, bad, load_machine, save_machine
from crownlands.core.stream import MARK, Stream
from crownlands.core.text import Text, text
from crownlands.core.zones import Outcome, Question, Sheet, View, Zone

S = TypeVar("S", bound=State)

Value = bool | int | str | tuple[str, ...]
Settings = dict[str, Value]
MOST_DIGITS: Final = 18


@dataclass(frozen=True)
class Setting:
    """Something that can be chosen when a game is started.

    A bool default makes a switch, a str a choice of one, an int a number from low to high,
    a tuple a list of names.
    """

    key: str
    default: Value
    choices: tuple[str, ...] = ()
    low: int = 0
    high: int = 0
    reconstructed: bool = False


@dataclass(frozen=True)
class CardRow:
    """A card as shown in lists: its facts, its powers in words, and where the values come from."""

    key: str
    kind: str
    name: Text
    facts: tuple[tuple[str, int | str | Text], ...]
    powers: tuple[Text, ...]
    source: str
    reconstructed: tuple[str, ...] = ()

    def star(self, part: str) -> str:
        """The mark of a fact, the name or the powers that were not read on a printed card."""
        return "*" if part in self.reconstructed else ""


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(ABC, Generic[S]):
    """One game: how it starts, what it asks, what each reader sees, how it is counted.

    `prefix` begins the ids of its messages: a token is named by `<prefix>-token-<name>`, a
    card's fact by `<prefix>-fact-<key>`, a kind of card by `<prefix>-kind-<kind>`, a setting by
    `<prefix>-setting-<key>` and its choices by `<prefix>-setting-<key>-<choice>`, and what decides
    between equal totals by `<prefix>-tie-1`, `<prefix>-tie-2` and so on.
    """

    name: ClassVar[str]
    prefix: ClassVar[str]
    rules_version: ClassVar[int]
    seat_counts: ClassVar[tuple[int, ...]]
    settings: ClassVar[tuple[Setting, ...]] = ()
    variants: ClassVar[tuple[tuple[str, Mapping[str, Value]], ...]]
    frames: ClassVar[Mapping[str, type[Frame[Any]]]]
    names: ClassVar[Names]
    most_decisions: ClassVar[int]
    swing: ClassVar[float] = 10.0  # points ahead, by `standings`, that make a position three to one
    haze: ClassVar[float] = 1.0  # points, by `standings`, that an easy player may misjudge by
    foresight: ClassVar[int] = 10  # decisions a seat that hunches play on before `standings` looks
    patience: ClassVar[int] = 250  # turns after which nothing is expected from waiting any more
    sifts: ClassVar[bool] = False  # whether a search tries options alike, dropping the worse half
    rival: float = 1.0  # how much the best rival's standing counts against one's own

    # Starting ---------------------------------------------------------------------------

    def start(self, seats: int, seed: int | str, settings: Mapping[str, Value] | None = None) -> S:
        """Deal a new game; the same seed deals the same game."""
        self.check_seats(seats)
        s = self.deal(seats, chance_of(seed), self.check_settings(settings or {}))
        s.settle()
        if s.stream is not None:  # a stream deals; a copy or a position could not take it along
            s.seed_chance(seed_number(f"{seed}/dealt"))
        return s

    @abstractmethod
    def deal(self, seats: int, chance: int | Stream, settings: Settings) -> S:
        """Lay out the table and push the first frames; `seed_chance` takes `chance`."""

    def check_seats(self, seats: int) -> None:
        """Refuse a number of seats that the game is not played with."""
        if seats not in self.seat_counts:
            allowed = ", ".join(map(str, self.seat_counts))
            raise BadSettings(text("refused-seats", given=seats, allowed=allowed))

    def check_settings(self, given: Mapping[str, object]) -> Settings:
        """Fill in the defaults; refuse what the game does not know."""
        known = {setting.key: setting for setting in self.settings}
        settings: Settings = {setting.key: setting.default for setting in self.settings}
        for key, value in given.items():
            if key not in known:
                allowed = ", ".join(known) or "-"
                raise BadSettings(text("refused-setting", given=key, allowed=allowed))
            settings[key] = check_value(known[key], value)
        return settings

    # Reading ----------------------------------------------------------------------------

    def view(self, s: S, seat: int | None) -> View:
        """Show what this seat may know; None is a spectator."""
        if seat is not None and not 0 <= seat < s.seats:
            allowed = f"0 – {s.seats - 1}"
            raise Refusal(text("refused-seat-number", given=seat, allowed=allowed))
        mine = [ask for ask in s.questions() if ask.seat == seat]
        return View(
            game=self.name,
            seats=s.seats,
            seat=seat,
            turn=s.turns,
            zones=self.zones(s, seat),
            why=self.why(s),
            waiting=s.lane_seats if s.lanes else tuple(ask.seat for ask in s.questions()),
            question=self.question(s, mine[0]) if mine else None,
            outcome=self.outcome(s) if s.over else None,
        )

    @abstractmethod
    def zones(self, s: S, seat: int | None) -> tuple[Zone, ...]:
        """Lay out the zones that this reader may see."""

    @abstractmethod
    def why(self, s: S) -> tuple[Text, ...]:
        """Say what is being played, from the outside in; nothing that is hidden."""

    @abstractmethod
    def question(self, s: S, ask: Ask[Any]) -> Question:
        """Put a question and its options into words, for the seat that is asked."""

    @abstractmethod
    def event_text(self, event: Event, reader: int | None) -> Text:
        """Put an event into words for this reader."""

    @abstractmethod
    def cards(self) -> list[CardRow]:
        """List every card, tile and board value."""

    # Counting ---------------------------------------------------------------------------

    @abstractmethod
    def outcome(self, s: S) -> Outcome:
        """Count the game as it stands; final when it is over."""

    def shares(self, s: S) -> list[float]:
        """The part of the victory that each seat got; of a game that nobody has ended, nothing."""
        winners = self.outcome(s).winners if s.over else ()
        return [1.0 / len(winners) if seat in winners else 0.0 for seat in range(s.seats)]

    @abstractmethod
    def standings(self, s: S) -> list[float]:
        """Estimate how well every seat stands, in points, with what is still to come.

        For players that think, before the end. A rival who sits at no seat comes last.
        """

    def value(self, s: S, seat: int) -> float:
        """Estimate how far this seat is ahead: in the end by points, and a hundred for victory."""
        if not s.over:
            return self.ahead(self.standings(s), seat)
        outcome = self.outcome(s)
        points = float(outcome.sheets[seat].total)
        rivals = [sheet.total for sheet in outcome.sheets if sheet.seat != seat]
        if not rivals:
            return points
        won = 100.0 / len(outcome.winners) if seat in outcome.winners else -100.0
        return points - max(rivals) + won

    def ahead(self, standings: list[float], seat: int) -> float:
        """How far a seat is ahead of its best rival, as far as that counts; alone, its standing."""
        if len(standings) == 1:
            return standings[0]
        best = -math.inf
        for other in range(len(standings)):
            if other != seat:
                best = max(best, standings[other])
        return standings[seat] - self.rival * best

    def weights(self) -> dict[str, float]:
        """The named weights of the value function; none where it has no names for them."""
        return {}

    def weighted(self, weights: Mapping[str, float]) -> "Game[S]":
        """This game with other weights in its value function."""
        assert not weights, "this game's value function has no named weights"
        return self

    def hunch(self, s: S, chance: Chance) -> int:
        """Choose quickly and not foolishly, for playouts; a game that knows better overrides it."""
        return s.options[chance.below(len(s.options))]

    # Numbers for learning ---------------------------------------------------------------

    @abstractmethod
    def feature_names(self, seats: int) -> list[str]:
        """Name the columns of `features` at a table with so many seats."""

    @abstractmethod
    def features(self, s: S, seat: int) -> list[float]:
        """Put what a seat may know into numbers, one for each of the names."""

    # Saving -----------------------------------------------------------------------------

    def save(self, s: S) -> Json:
        """Write the exact position as readable JSON."""
        return {
            "game": self.name,
            "rules": self.rules_version,
            "seats": s.seats,
            **save_machine(s, self.names),
            "table": self.save_table(s),
        }

    def load(self, data: Json) -> S:
        """Read a position back; refuse a damaged or impossible one."""
        reader = Reader(data, "position")
        game = reader.word("game")
        if game != self.name:
            raise bad("position.game", "position-unknown-name", found=game, allowed=self.name)
        reader.number("rules", self.rules_version, self.rules_version)
        seats = reader.number("seats", min(self.seat_counts), max(self.seat_counts))
        table = Reader(reader.raw("table"), "position.table")
        s = self.load_table(seats, table)
        table.done()
        load_machine(s, reader, self.frames, self.names)
        reader.done()
        for problem in self.problems(s):
            raise bad("position", "position-impossible", problem=problem)
        s.settle()
        return s

    @abstractmethod
    def save_table(self, s: S) -> dict[str, Json]:
        """Write the game's own fields."""

    @abstractmethod
    def load_table(self, seats: int, reader: Reader) -> S:
        """Read the game's own fields."""

    @abstractmethod
    def problems(self, s: S) -> list[Text]:
        """List what is impossible about this position: lost or doubled cards, empty purses."""

    # Imagining --------------------------------------------------------------------------

    @abstractmethod
    def copy(self, s: S) -> S:
        """Copy the state; the copy shares nothing that can change."""

    @abstractmethod
    def determinize(self, s: S, seat: int | None, chance: int) -> S:
        """Copy the state with all that this reader cannot see dealt anew, future dice included."""


def chance_of(seed: int | str) -> int | Stream:
    """What is dealt and diced by this seed: a stream, where it is marked so, or 62 bits."""
    if isinstance(seed, str) and seed.startswith(MARK):
        return Stream(seed)
    return seed_number(seed)


def seed_number(seed: int | str) -> int:
    """Make 62 bits of chance from any seed."""
    digest = sha256(str(seed).encode("utf-8", "surrogatepass")).digest()
    return int.from_bytes(digest[:8], "big") >> 2


def check_value(setting: Setting, value: object) -> Value:
    """Check one setting's value against what it may be; a list of names becomes a tuple."""
    default = setting.default
    allowed = ", ".join(setting.choices)
    if isinstance(default, bool):
        if not isinstance(value, bool):
            raise _bad_value(setting, value, "true, false")
        return value
    if isinstance(default, int):
        if (
            not isinstance(value, int)
            or isinstance(value, bool)
            or not setting.low <= value <= setting.high
        ):
            raise _bad_value(setting, value, f"{setting.low} – {setting.high}")
        return value
    if isinstance(default, str):
        if not isinstance(value, str) or value not in setting.choices:
            raise _bad_value(setting, value, allowed)
        return value
    if not isinstance(value, (tuple, list)):
        raise _bad_value(setting, value, allowed)
    for name in value:
        if name not in setting.choices:
            raise _bad_value(setting, name, allowed)
    return tuple(value)


def _bad_value(setting: Setting, value: object, allowed: str) -> BadSettings:
    return BadSettings(
        text("refused-setting-value", key=setting.key, given=str(value), allowed=allowed)
    )


def read_settings(game: Game[Any], words: Sequence[str]) -> dict[str, Value]:
    """Read settings written as a variant's name, a switch's name, or key=value."""
    settings: dict[str, Value] = {}
    variants = dict(game.variants)
    known = {setting.key: setting for setting in game.settings}
    for word in words:
        key, equals, value = word.partition("=")
        if not equals and key in variants:
            settings.update(variants[key])
        elif not equals and key in known and isinstance(known[key].default, bool):
            settings[key] = True
        elif equals and key in known:
            settings[key] = _read_value(known[key], value)
        else:
            allowed = ", ".join([*variants, *(f"{key}=…" for key in known)])
            raise BadSettings(text("refused-variant", given=word, allowed=allowed))
    return game.check_settings(settings)


def _read_value(setting: Setting, word: str) -> Value:
    if isinstance(setting.default, bool):
        return {"true": True, "false": False}.get(word.lower(), word)
    if isinstance(setting.default, int):
        number = whole_number(word)
        return word if number is None else number
    if isinstance(setting.default, tuple):
        return tuple(name.strip() for name in word.split(",") if name.strip())
    return word


def whole_number(word: str) -> int | None:
    """Read a whole number in plain digits; None where a word is none."""
    digits = word.removeprefix("-")
    if not (digits.isascii() and digits.isdigit() and len(digits) <= MOST_DIGITS):
        return None
    return int(word)


def best_of(sheets: Sequence[Sheet]) -> tuple[int, ...]:
    """Find who won: the highest total, then the tie-breaks in turn; the rest share."""
    best = max((sheet.total, *sheet.ties) for sheet in sheets)
    return tuple(sheet.seat for sheet in sheets if (sheet.total, *sheet.ties) == best)
