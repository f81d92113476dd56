"""A toy game to test the machine with: counters, a log, and a handful of tiny frames."""

from collections.abc import Mapping
from typing import Any, ClassVar

from crownlands.core.game import CardRow, Game, Setting, Settings, Value
from crownlands.core.machine import Ask, Event, Frame, State
from crownlands.core.serial import Json, Names, Reader
from crownlands.core.text import Text, text
from crownlands.core.zones import Choice, Outcome, Question, Sheet, Zone

COLOURS = ("red", "green", "blue")


class Toy(State):
    """A list of what was done, and a number for each seat."""

    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        self.log: list[str] = []
        self.chosen: list[int] = [0] * seats

    def copy(self) -> "Toy":
        other = Toy(self.seats)
        self.copy_machine(other)
        other.log = self.log.copy()
        other.chosen = self.chosen.copy()
        return other


class Note(Frame[Toy]):
    """Write a number into the log."""

    FIELDS: ClassVar[tuple[str, ...]] = ("number",)

    def __init__(self, number: int) -> None:
        self.number = number

    def run(self, s: Toy) -> None:
        s.log.append(str(self.number))


class Nest(Frame[Toy]):
    """Do two notes next."""

    def run(self, s: Toy) -> None:
        s.push(Note(10), Note(11))


class Roll(Frame[Toy]):
    """Roll a die."""

    def run(self, s: Toy) -> None:
        s.log.append(f"rolled {s.below(6) + 1}")


class Show(Frame[Toy]):
    """Show something hidden."""

    def run(self, s: Toy) -> None:
        s.reveal()


class Number(Ask[Toy]):
    """Choose a number under a limit; then perhaps another, one lower."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "limit", "more")
    SPAN: ClassVar[int] = 9

    def __init__(self, seat: int, limit: int, more: int = 0) -> None:
        self.seat = seat
        self.limit = limit
        self.more = more

    def options(self, s: Toy) -> list[int]:
        return list(range(self.limit))

    def chosen(self, s: Toy, option: int) -> None:
        s.chosen[self.seat] = 10 * s.chosen[self.seat] + option
        s.tell("number", self.seat, (), (option,))
        if self.more:
            s.push(Number(self.seat, self.limit, self.more - 1))


class Paint(Ask[Toy]):
    """Choose a colour; the wishes are colours too."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "colour", "wishes")
    LISTS: ClassVar[tuple[str, ...]] = ("wishes",)
    SPAN: ClassVar[int] = 3

    def __init__(self, seat: int, colour: int, wishes: tuple[int, ...]) -> None:
        self.seat = seat
        self.colour = colour
        self.wishes = wishes

    def options(self, s: Toy) -> list[int]:
        return [0, 1, 2]

    def chosen(self, s: Toy, option: int) -> None:
        s.log.append(COLOURS[option])


class ToyGame(Game[Toy]):
    """Everybody chooses a number in secret, a die is rolled, seat 0 chooses twice more."""

    name: ClassVar[str] = "toy"
    rules_version: ClassVar[int] = 3
    seat_counts: ClassVar[tuple[int, ...]] = (1, 2, 3)
    settings: ClassVar[tuple[Setting, ...]] = (
        Setting("loud", False),
        Setting("colour", "red", choices=COLOURS),
        Setting("length", 3, low=1, high=5),
        Setting("wishes", (), choices=COLOURS),
    )
    variants: ClassVar[tuple[tuple[str, Mapping[str, Value]], ...]] = (("plain", {}),)
    frames: ClassVar[Mapping[str, type[Frame[Any]]]] = {
        frame.__name__: frame for frame in (Note, Nest, Roll, Show, Number, Paint)
    }
    names: ClassVar[Names] = {"colour": COLOURS, "wishes": COLOURS}
    most_decisions: ClassVar[int] = 20

    def deal(self, seats: int, chance: int, settings: Settings) -> Toy:
        s = Toy(seats)
        s.seed_chance(chance)
        s.push(Roll(), Number(0, 3), Number(0, 3), Show(), Number(0, 3))
        s.together([Number(seat, 4) for seat in range(seats)])
        return s

    def zones(self, s: Toy, seat: int | None) -> tuple[Zone, ...]:
        return ()

    def why(self, s: Toy) -> tuple[Text, ...]:
        return ()

    def question(self, s: Toy, ask: Ask[Any]) -> Question:
        choices = tuple(Choice(option, text("app")) for option in s.options_of(ask.seat))
        return Question(type(ask).__name__, ask.seat, text("app"), choices)

    def event_text(self, event: Event, reader: int | None) -> Text:
        return text("app")

    def cards(self) -> list[CardRow]:
        return []

    def outcome(self, s: Toy) -> Outcome:
        sheets = tuple(Sheet(seat, number, ()) for seat, number in enumerate(s.chosen))
        return Outcome(sheets, (0,), text("app"))

    def standings(self, s: Toy) -> list[float]:
        return [0.0] * s.seats

    def feature_names(self, seats: int) -> list[str]:
        return ["turn"]

    def features(self, s: Toy, seat: int) -> list[float]:
        return [float(s.turns)]

    def save_table(self, s: Toy) -> dict[str, Json]:
        return {"log": s.log, "chosen": s.chosen}

    def load_table(self, seats: int, reader: Reader) -> Toy:
        s = Toy(seats)
        s.log = [str(item) for _, item in reader.items("log")]
        s.chosen = [int(item) for _, item in reader.items("chosen", seats, seats)]
        return s

    def problems(self, s: Toy) -> list[Text]:
        return [text("position-missing")] if min(s.chosen) < 0 else []

    def copy(self, s: Toy) -> Toy:
        return s.copy()

    def determinize(self, s: Toy, seat: int | None, chance: int) -> Toy:
        return s.copy()


TOY = ToyGame()
