"""The machine: frames, questions, private lanes, and the state that carries them.

A frame is a piece of the rules still to be played. The frames wait on a stack; the top one
is played next. A frame that needs a seat's decision is an Ask: it stays on top until
that seat has chosen. So the stack alone says what is open, and why.

Where this module is compiled, games and tests that are not may still build on its classes.
"""

from typing import TYPE_CHECKING, Any, ClassVar, Final, Generic, NamedTuple, TypeVar

from mypy_extensions import mypyc_attr

from crownlands.core.errors import IllegalChoice
from crownlands.core.stream import Stream
from crownlands.core.text import Text, text

if TYPE_CHECKING:
    from mypy_extensions import i64  # a plain int to Python, a machine word once compiled

S = TypeVar("S", bound="State")

# The two moduli and multipliers of the combined generator of L'Ecuyer (1988). Its state is two
# numbers under 2**31 and no product passes 2**47, so it gives the same numbers interpreted,
# compiled, and on any machine, and copying it costs nothing.
MODULUS_A: Final = 2147483563
MODULUS_B: Final = 2147483399
FACTOR_A: Final = 40014
FACTOR_B: Final = 40692

NO_OPTIONS: Final[list[int]] = []
NO_LANES: Final[list[list["Frame[Any]"]]] = []
NO_LANE_OPTIONS: Final[list[list[int]]] = []


class Event(NamedTuple):
    """Something that happened: data for everybody, and secret data that only `seat` may know.

    What happened in a private lane nobody else hears of before the lanes close.
    """

    kind: str
    seat: int
    data: tuple[int, ...]
    secret: tuple[int, ...]
    in_lane: bool = False


@mypyc_attr(allow_interpreted_subclasses=True)
class Frame(Generic[S]):
    """A piece of the rules still to be played; never changed once made.

    FIELDS names its fields in the order of the constructor, LISTS those that hold several numbers.
    """

    FIELDS: ClassVar[tuple[str, ...]] = ()
    LISTS: ClassVar[tuple[str, ...]] = ()

    def run(self, s: S) -> None:
        """Play this piece; it has already left the stack."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Ask(Frame[S]):
    """A frame that waits for a seat to choose. Options are ints from 0 up to SPAN - 1."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)
    SPAN: ClassVar[int] = 0
    seat: int

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: S) -> None:
        """Wait for the seat if it has a choice; take a single option silently, skip none."""
        options = self.options(s)
        if len(options) > 1:
            s.stack.append(self)
            s.options = options
        elif options:
            self.chosen(s, options[0])

    def options(self, s: S) -> list[int]:
        """List what may be chosen now, the sensible default first."""
        raise NotImplementedError

    def chosen(self, s: S, option: int) -> None:
        """Carry out the choice; this frame has already left the stack."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """What every game's state carries: the frames to come, chance, and who is listening."""

    def __init__(self, seats: int) -> None:
        self.seats: int = seats
        self.stack: list[Frame[Any]] = []
        self.lanes: list[list[Frame[Any]]] = NO_LANES
        self.lane_seats: tuple[int, ...] = ()
        self.lane_options: list[list[int]] = NO_LANE_OPTIONS
        self.options: list[int] = NO_OPTIONS
        self.turns: int = 0
        self.unveiled: int = 0
        self.chance_a: i64 = 1
        self.chance_b: i64 = 1
        self.stream: Stream | None = None  # draws in place of the generator
        self.told: list[Event] | None = None

    def copy_machine(self, other: "State") -> None:
        """Give `other` this machine's frames and chance; listener and stream stay behind."""
        other.stack = self.stack.copy()
        if self.lanes:
            other.lanes = [lane.copy() for lane in self.lanes]
            other.lane_seats = self.lane_seats
            other.lane_options = self.lane_options.copy()
        other.options = self.options
        other.turns = self.turns
        other.unveiled = self.unveiled
        other.chance_a = self.chance_a
        other.chance_b = self.chance_b

    # What comes next ------------------------------------------------------------------

    def push(self, *frames: Frame[Any]) -> None:
        """Do these next, in the order written."""
        stack = self.stack
        for i in range(len(frames) - 1, -1, -1):
            stack.append(frames[i])

    def together(self, asks: list[Ask[Any]]) -> None:
        """Ask these seats at the same time, each in a private lane, before anything else goes on.

        What a lane does must stay its seat's secret until the frame below reveals it.
        """
        assert not self.lanes, "lanes do not nest"
        self.lanes = [[] for _ in range(self.seats)]
        self.lane_options = [NO_OPTIONS] * self.seats
        for ask in asks:
            self.lanes[ask.seat].append(ask)
        self.lane_seats = tuple(sorted(ask.seat for ask in asks))

    def end(self) -> None:
        """Finish the game: nothing is left to play."""
        self.stack.clear()
        self.lanes = NO_LANES
        self.lane_seats = ()

    # Questions and choices ------------------------------------------------------------

    @property
    def over(self) -> bool:
        """Whether no question is open."""
        return not self.options

    def asked(self) -> Ask[Any] | None:
        """Give the open question; of several at once, the one of the first seat."""
        questions = self.questions()
        return questions[0] if questions else None

    def questions(self) -> list[Ask[Any]]:
        """List every open question: one, or one for each lane that still has to choose."""
        if self.lanes:
            return [_question(lane) for lane in self.lanes if lane]
        if self.options:
            return [_question(self.stack)]
        return []

    def options_of(self, seat: int) -> list[int]:
        """List what this seat may choose now; nothing if it is not asked."""
        if self.lanes:
            seated = 0 <= seat < len(self.lanes)
            return self.lane_options[seat] if seated and self.lanes[seat] else NO_OPTIONS
        if self.options and _question(self.stack).seat == seat:
            return self.options
        return NO_OPTIONS

    def check(self, seat: int, option: int) -> None:
        """Refuse what this seat is not offered."""
        allowed = self.options_of(seat)
        if option not in allowed:
            raise IllegalChoice(_refusal(option, allowed))

    def choose(self, option: int) -> None:
        """Answer the open question; of several at once, the one of the first seat."""
        if option not in self.options:
            raise IllegalChoice(_refusal(option, self.options))
        self.take(option)

    def take(self, option: int) -> None:
        """Carry out an option of the open question on trust, and play on; for players that think.

        Of several questions at once, it answers the one of the first seat.
        """
        if self.lanes:
            self._choose_in_lane(self.questions()[0].seat, option)
        else:
            _question(self.stack, take=True).chosen(self, option)
        self.settle()

    def answer(self, seat: int, option: int) -> None:
        """Answer this seat's question, which need not be the first of several."""
        self.check(seat, option)
        if self.lanes:
            self._choose_in_lane(seat, option)
            self.settle()
        else:
            self.choose(option)

    def settle(self) -> None:
        """Play on until somebody has a real choice, or the game is over."""
        self.options = NO_OPTIONS
        while not self.options:
            if self.lanes:
                self._settle_lanes()
            elif self.stack:
                self.stack.pop().run(self)
            else:
                return

    def _settle_lanes(self) -> None:
        """Play every lane as far as it goes without a choice; close the lanes when all are done."""
        first = NO_OPTIONS
        main = self.stack
        for seat in self.lane_seats:
            self.stack = self.lanes[seat]
            self.options = NO_OPTIONS
            while self.stack and not self.options:
                self.stack.pop().run(self)
            self.lane_options[seat] = self.options
            if not first:
                first = self.options
        self.stack = main
        self.options = first
        if not first:
            self.lanes = NO_LANES
            self.lane_seats = ()
            self.lane_options = NO_LANE_OPTIONS

    def _choose_in_lane(self, seat: int, option: int) -> None:
        main, self.stack = self.stack, self.lanes[seat]
        _question(self.stack, take=True).chosen(self, option)
        self.stack = main

    # Chance and news ------------------------------------------------------------------

    def seed_chance(self, chance: int | Stream) -> None:
        """Draw from a stream from now on, or start the generator from a well-mixed number."""
        if isinstance(chance, Stream):
            self.stream = chance
            return
        number: int = chance
        self.stream = None
        self.chance_a = number % (MODULUS_A - 1) + 1
        self.chance_b = (number // (MODULUS_A - 1)) % (MODULUS_B - 1) + 1

    def below(self, n: int) -> int:
        """Draw a whole number from 0 to n - 1."""
        assert not self.lanes, "chance would tell one lane about another"
        if self.stream is not None:
            self.unveiled += 1
            return self.stream.below(n)
        a = self.chance_a * FACTOR_A % MODULUS_A
        b = self.chance_b * FACTOR_B % MODULUS_B
        self.chance_a = a
        self.chance_b = b
        self.unveiled += 1
        return (a - b) % (MODULUS_A - 1) % n

    def shuffle(self, cards: list[int]) -> None:
        """Put these cards in a random order."""
        for last in range(len(cards) - 1, 0, -1):
            other = self.below(last + 1)
            cards[last], cards[other] = cards[other], cards[last]

    def reveal(self) -> None:
        """Note that somebody has just learned something hidden, so nobody may take it back."""
        self.unveiled += 1

    def tell(
        self, kind: str, seat: int, data: tuple[int, ...], secret: tuple[int, ...] = ()
    ) -> None:
        """Tell whoever listens what happened. Where it counts, look at `told` first."""
        if self.told is not None:
            self.told.append(Event(kind, seat, data, secret, bool(self.lanes)))


def _question(stack: list[Frame[Any]], *, take: bool = False) -> Ask[Any]:
    ask = stack.pop() if take else stack[-1]
    assert isinstance(ask, Ask)
    return ask


def _refusal(option: int, allowed: list[int]) -> Text:
    if not allowed:
        return text("refused-nothing-asked")
    return text("refused-choice", given=option, allowed=", ".join(map(str, allowed)))
