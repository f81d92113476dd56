"""A live table: the terms and entries of its history, played up to the present."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import takewhile
from typing import Any, Final, Literal, NamedTuple

from crownlands.core.game import Game
from crownlands.core.machine import Event, State
from crownlands.core.record import Record, check_house, feed_chance
from crownlands.core.record import replay as play_again
from crownlands.core.zones import View
from crownlands.games import game_named
from crownlands.tables.log import Log
from crownlands.tables.terms import Chair, Entry, Terms

# So often a seat may take a choice back, and so often its person may take the seat back: a history
# is played again whenever its table wakes, and should end.
MOST_TIMES: Final = 500


class Play(NamedTuple):
    """A choice that stands: whose it was, and what would forbid taking it back.

    `earns` are the seats that a clock gives more time for it: all that were asked, where it
    closes private lanes, so that nobody's time tells who had a choice there.
    """

    seat: int
    option: int
    number: int
    secret: bool
    showed: bool
    earns: tuple[int, ...]


@dataclass(frozen=True)
class Reader:
    """Somebody who looks at a table: a person's seats, or none for a spectator."""

    person: str
    mine: tuple[int, ...]

    @property
    def ears(self) -> tuple[int, ...]:
        """List the seats whose secrets the log may tell: everybody at a shared screen reads it."""
        return self.mine if len(self.mine) == 1 else ()


class LiveTable:
    """A table as it stands now. `fold` is the only way it changes."""

    def __init__(self, terms: Terms, entries: Sequence[Entry] = ()) -> None:
        self.terms = terms
        self.game: Game[Any] = game_named(terms.game)
        self.chairs = list(terms.chairs)
        self.log = Log()
        self.plays: list[Play] = []
        self.entries = 0
        self.done: dict[str, tuple[int, Entry]] = {}
        self.rematch: str | None = None
        self._times: Counter[tuple[str, int]] = Counter()
        self.thought = [0] * terms.seats
        self.lane_thought = [0] * terms.seats
        self.lane_time = 0
        self.state = self._deal()
        self.opened = self._if_lanes()
        # The positions before the last choices, as far back as they may be taken back.
        self._before: list[State] = []
        for entry in entries:
            self.fold(entry)

    # The past ---------------------------------------------------------------------------

    def _deal(self) -> State:
        if self.terms.house is not None:
            check_house(self.terms.game, self.terms.house)
        return play_again(self.game, self.record())

    def _settings(self) -> dict[str, Any]:
        return {
            key: tuple(value) if isinstance(value, list) else value
            for key, value in self.terms.settings.items()
        }

    def record(self) -> Record:
        """Write down the choices that stand."""
        terms = self.terms
        choices = [*terms.opening, *((play.seat, play.option) for play in self.plays)]
        return Record(
            terms.game,
            terms.rules,
            terms.seats,
            terms.seed,
            self._settings(),
            choices,
            terms.keys,
        )

    # Change -----------------------------------------------------------------------------

    def fold(self, entry: Entry) -> None:
        """Let one more entry of the history happen."""
        if entry.kind == "choose":
            self._choose(entry)
        elif entry.kind == "undo":
            self._undo(entry)
        elif entry.kind == "rematch":
            self.rematch = entry.word
        else:
            self._reseat(entry)
        self.entries += 1
        self._times[entry.kind, entry.seat] += 1
        if entry.command is not None:
            self.done[entry.command] = (self.log.plays, entry)

    def _choose(self, entry: Entry) -> None:
        s = self.state
        lanes, seats, unveiled = s.lanes, s.lane_seats, s.unveiled
        if not lanes:
            self._before.append(self.game.copy(s))
        told: list[Event] = []
        s.told = told
        feed_chance(s, self.terms.keys, self.choices)
        s.answer(entry.seat, entry.option)
        s.told = None
        secret = bool(lanes) and s.lanes is lanes
        if not secret:
            self.opened = self._if_lanes()
        closes = bool(lanes) and not secret
        earns = () if secret else seats if closes else (entry.seat,)
        if secret:
            self.log.add_secret(entry.seat, told)
        else:
            self.log.add(entry.seat, told, closes=closes, opens=bool(s.lanes))
        self._count_thought(entry, seats, closes=closes)
        showed = closes or s.unveiled != unveiled
        if showed or s.lanes:
            self._before.clear()
        self.plays.append(Play(entry.seat, entry.option, self.log.plays, secret, showed, earns))

    def _if_lanes(self) -> State | None:
        """Keep the position in which private lanes open."""
        opened: State | None = self.game.copy(self.state) if self.state.lanes else None
        return opened

    def _reseat(self, entry: Entry) -> None:
        """Change who plays a seat; whoever leaves pays for the time thought so far."""
        before = self.chairs[entry.seat]
        after = self.chairs[entry.seat] = _reseated(before, entry)
        if not self.state.lanes:
            self.thought[entry.seat] += entry.thought
        elif entry.seat in self.state.lane_seats:
            self.lane_time = max(self.lane_time, entry.thought)
            leaves = (before.kind == "person") - (after.kind == "person")
            self.lane_thought[entry.seat] += leaves * entry.thought

    def _count_thought(self, entry: Entry, lanes: tuple[int, ...], *, closes: bool) -> None:
        """Count the time of a choice; in private lanes it is counted when they close."""
        if not lanes:
            self.thought[entry.seat] += entry.thought
            return
        self.lane_time = max(self.lane_time, entry.thought)
        if closes:
            self._charge_lanes(lanes)
            self.lane_time = 0

    def _charge_lanes(self, seats: tuple[int, ...]) -> None:
        """Charge the people in these seats for all the time that the closing lanes were open.

        Nobody is charged more than a clock has left, whoever kept the others waiting. What was
        counted before is the time until somebody left, less the time until somebody came. Both
        start again with the server, so nobody pays for more than the whole or less than none.
        """
        for seat in seats:
            stays = self.chairs[seat].kind == "person"
            thought = self.lane_thought[seat] + stays * self.lane_time
            self.thought[seat] += max(0, min(self.lane_time, thought, self.unspent(seat)))
            self.lane_thought[seat] = 0

    def unspent(self, seat: int) -> int:
        """Count what a seat's clock has left, in milliseconds, but for the open question."""
        clock = self.terms.clock
        if clock is None:
            return 0
        earned = sum(seat in play.earns for play in self.plays)
        return 1000 * (clock.seconds + clock.add * earned) - self.thought[seat]

    def _undo(self, entry: Entry) -> None:
        index = self.undo_index(entry.seat)
        assert index is not None, "the history undoes what cannot be undone"
        undone = self.plays.pop(index)
        self.log.add_undo(entry.seat, undone.number, secret=undone.secret)
        self.state = self._answered_so_far() if undone.secret else self._before.pop()

    def _answered_so_far(self) -> State:
        """Play the secret answers that stand again, from where the private lanes opened."""
        s: State = self.game.copy(self.opened)
        secret = self._secret_plays()
        for number, play in enumerate(secret, self.choices - len(secret)):
            feed_chance(s, self.terms.keys, number)
            s.answer(play.seat, play.option)
        return s

    def _secret_plays(self) -> list[Play]:
        """List the answers that stand in the open lanes, in order."""
        return list(takewhile(lambda play: play.secret, reversed(self.plays)))[::-1]

    def undo_index(self, seat: int) -> int | None:
        """Find the choice that this seat may take back; None where it may not.

        A choice can be taken back while nothing random happened, nothing hidden was shown and
        nobody else decided since. In private lanes others may have decided unseen: there a seat
        may take back its own secret answer until the lanes close.
        """
        if not self.state.lanes:
            last = self.plays[-1] if self.plays else None
            allowed = last is not None and last.seat == seat and not last.showed
            return len(self.plays) - 1 if allowed else None
        for index in range(len(self.plays) - 1, -1, -1):
            play = self.plays[index]
            if not play.secret:
                return None
            if play.seat == seat:
                return None if play.showed else index
        return None

    def is_secret(self, entry: Entry) -> bool:
        """Whether the entry that has just happened is known to its own seat alone."""
        if entry.kind == "choose":
            return self.plays[-1].secret
        return entry.kind == "undo" and bool(self.state.lanes)

    def may_undo(self, seat: int) -> bool:
        """Whether a seat may take its last choice back: after the end, everything is known."""
        if self.over or self.too_often("undo", seat):
            return False
        return self.undo_index(seat) is not None

    def may_take_back(self, person: str, seat: int) -> bool:
        """Whether a person may take a seat back from the computer player in it."""
        chair = self.chairs[seat]
        owns = chair.person == person and chair.kind == "computer"
        return owns and not self.too_often("take-back", seat)

    def too_often(self, kind: Literal["undo", "take-back"], seat: int) -> bool:
        """Whether a seat has done this as often as it may.

        Every seat is counted for itself, so that nobody learns what another took back in secret.
        """
        return self._times[kind, seat] >= MOST_TIMES

    def before_choice(self) -> State:
        """Copy the position, its chance fed for the choice that comes next."""
        before: State = self.game.copy(self.state)
        feed_chance(before, self.terms.keys, self.choices)
        return before

    # The present ------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        """Whether the game is finished."""
        return self.state.over

    @property
    def choices(self) -> int:
        """How many choices stand, those of the opening included."""
        return len(self.terms.opening) + len(self.plays)

    def asked(self) -> list[int]:
        """List the seats that have to choose now."""
        return [ask.seat for ask in self.state.questions()]

    def thinking(self) -> list[int]:
        """List the asked seats that a computer plays."""
        return [seat for seat in self.asked() if self.chairs[seat].level is not None]

    def complete(self) -> bool:
        """Whether somebody has come for every seat."""
        return all(chair.kind != "open" for chair in self.chairs)

    def people(self) -> list[str]:
        """List the people who decide for a seat of this table now."""
        return [c.person for c in self.chairs if c.person is not None and c.level is None]

    def reader(self, person: str) -> Reader:
        """See the table as this person may."""
        return Reader(person, tuple(i for i, c in enumerate(self.chairs) if c.person == person))

    def eyes_of(self, reader: Reader) -> int | None:
        """Choose through which of the reader's seats to look: the one that is asked next.

        Where none of them is asked, it is the one that chose last: the screen is still with
        that person.
        """
        if not reader.mine:
            return None
        for seat in self.asked():
            if seat in reader.mine and self.chairs[seat].kind == "person":
                return seat
        for play in reversed(self.plays):
            if play.seat in reader.mine:
                return play.seat
        return reader.mine[0]

    def view(self, seat: int | None) -> View:
        """Show what this seat may know; while a computer plays it, its questions are not shown."""
        view: View = self.game.view(self._known_to(seat), seat)
        if seat is not None and self.chairs[seat].level is not None:
            return replace(view, question=None)
        return view

    def _known_to(self, seat: int | None) -> State:
        """Give the position without the others' secret answers: they have not happened yet."""
        if self.opened is None:
            return self.state
        known: State = self.game.copy(self.opened)
        for play in self._secret_plays():
            if play.seat == seat:
                known.answer(play.seat, play.option)
        return known

    def seq(self, reader: Reader) -> int:
        """Give the number of the view that this reader has now."""
        return self.log.seq(reader.mine)

    def answered(self, reader: Reader, seat: int | None) -> int:
        """Give the number of the view that this seat of the reader's answered last."""
        for play in reversed(self.plays):
            if play.seat == seat:
                return self.log.seq(reader.mine, play.number) - 1
        return 0


def _reseated(chair: Chair, entry: Entry) -> Chair:
    if entry.kind == "claim":
        return Chair(person=entry.person, name=entry.word)
    if entry.kind == "replace":
        return Chair(person=chair.person, name=chair.name, level=entry.word)
    return Chair(person=chair.person, name=chair.name)
