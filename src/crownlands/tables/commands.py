"""The commands that come over a connection, and what each does.

A command has an id of its own: sent twice, it happens once. Whatever cannot be done is refused
in words and changes nothing.
"""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Annotated, Any

import msgspec
import structlog
from msgspec import Meta, Struct

from crownlands.core.errors import Refusal
from crownlands.core.text import text
from crownlands.core.zones import plain
from crownlands.tables.hall import Hall, nobody_waits
from crownlands.tables.links import rematch_name
from crownlands.tables.live import MOST_TIMES, LiveTable, Reader
from crownlands.tables.refusals import Overtaken, Repeated, Stale
from crownlands.tables.room import Guest, Message, Room
from crownlands.tables.store import summary_of
from crownlands.tables.terms import Entry, Terms, check_level, new_dice, new_secret, now
from crownlands.tables.thinking import LEVELS, Advice, problem_for

logger = structlog.get_logger()

Id = Annotated[str, Meta(max_length=64, pattern=r"^[!-~]+\Z")]
Number = Annotated[int, Meta(ge=0, le=2**31)]
Seat = Annotated[int, Meta(ge=0, le=99)]


class Hello(Struct, tag="hello", frozen=True, forbid_unknown_fields=True):
    """I am here, and have seen everything up to this number."""

    since: Number | None = None


class Choose(Struct, tag="choose", frozen=True, forbid_unknown_fields=True):
    """I choose this option."""

    id: Id
    seq: Number
    option: Number


class Undo(Struct, tag="undo", frozen=True, forbid_unknown_fields=True):
    """I take my last choice back."""

    id: Id
    seq: Number


class Hint(Struct, tag="hint", frozen=True, forbid_unknown_fields=True):
    """What would a strong player choose?"""

    id: Id
    seq: Number


class Replace(Struct, tag="replace", frozen=True, forbid_unknown_fields=True):
    """Let a computer play this seat."""

    id: Id
    seat: Seat
    level: Annotated[str, Meta(max_length=40)]


class TakeBack(Struct, tag="take-back", frozen=True, forbid_unknown_fields=True):
    """I play my seat again."""

    id: Id
    seat: Seat


class Rematch(Struct, tag="rematch", frozen=True, forbid_unknown_fields=True):
    """Let us play again."""

    id: Id


class Ping(Struct, tag="ping", frozen=True, forbid_unknown_fields=True):
    """Are you there?"""

    id: Id


Command = Choose | Undo | Hint | Replace | TakeBack | Rematch | Ping
Incoming = Hello | Command

decoder = msgspec.json.Decoder(Incoming)


async def obey(
    hall: Hall,
    table: str,
    guest: Guest,
    command: Command,
    watch_answer: Callable[[], None] = nobody_waits,
) -> None:
    """Carry out a command, or say why not; what is stored for it is acknowledged, and watched."""
    try:
        if isinstance(command, Ping):
            guest.send({"type": "pong", "id": command.id})
        elif isinstance(command, Hint):
            await _hint(hall, table, guest, command)
        else:
            async with _once(hall, table, guest, command) as (room, live, reader, key):
                entry = await _entry(hall, room, live, reader, command, key)

                def acknowledge() -> None:
                    guest.send(_done(live, guest, command.id, key))
                    watch_answer()

                await hall.add(room, live, entry, acknowledge)
    except Overtaken:
        await obey(hall, table, guest, command, watch_answer)
    except Repeated as repeated:
        guest.send(repeated.answer)
    except Refusal as refusal:
        await refuse(hall, table, guest, command.id, refusal)


@asynccontextmanager
async def _once(
    hall: Hall, table: str, guest: Guest, command: Command
) -> AsyncIterator[tuple[Room, LiveTable, Reader, str]]:
    """Be at the table with a command; one that was done before is only answered again."""
    async with hall.at(table) as (room, live):
        key = f"{guest.person}/{command.id}"
        reader = live.reader(guest.person)
        if key in live.done:
            raise Repeated(_done(live, guest, command.id, key))
        if isinstance(command, Rematch) and live.rematch is not None and reader.mine:
            raise Repeated({"type": "done", "id": command.id, "table": live.rematch})
        yield room, live, reader, key


def _done(live: LiveTable, guest: Guest, id: str, key: str) -> Message:
    play, entry = live.done[key]
    if entry.kind == "rematch":
        return {"type": "done", "id": id, "table": entry.word}
    seq = live.log.seq(live.reader(guest.person).mine, play)
    return {"type": "done", "id": id, "seq": seq}


async def refuse(hall: Hall, table: str, guest: Guest, id: str | None, refusal: Refusal) -> None:
    """Say no in plain words; show the present to one who was behind."""
    stale = isinstance(refusal, Stale)
    async with hall.at(table) as (room, live):
        guest.send(
            {
                "type": "refused",
                "id": id,
                "seq": live.seq(live.reader(guest.person)),
                "stale": stale,
                "text": plain(refusal.text),
            }
        )
        if stale:
            room.show(live, guest)


# One command at a time ------------------------------------------------------------------------


async def _entry(
    hall: Hall, room: Room, live: LiveTable, reader: Reader, command: Any, key: str
) -> Entry:
    """Find the entry that a command asks for; refuse what is not allowed."""
    if isinstance(command, Choose):
        return _choose(room, live, reader, command, key)
    if isinstance(command, Undo):
        return _undo(live, reader, command, key)
    if isinstance(command, Replace):
        return _replace(room, live, reader, command, key)
    if isinstance(command, TakeBack):
        return _take_back(room, live, reader, command, key)
    return await _rematch(hall, live, reader, key)


def _choose(room: Room, live: LiveTable, reader: Reader, command: Choose, key: str) -> Entry:
    seat = _seat_in_view(live, reader, command.seq)
    live.state.check(seat, command.option)
    thought = room.stop_clock(live, seat)
    return Entry("choose", seat, command.option, command=key, thought=thought)


def _undo(live: LiveTable, reader: Reader, command: Undo, key: str) -> Entry:
    seat = _seat_in_view(live, reader, command.seq)
    if live.too_often("undo", seat):
        raise Refusal(text("refused-too-often", most=MOST_TIMES))
    if not live.may_undo(seat):
        raise Refusal(text("refused-undo"))
    return Entry("undo", seat, command=key)


def _replace(room: Room, live: LiveTable, reader: Reader, command: Replace, key: str) -> Entry:
    level = check_level(command.level, LEVELS)
    seat = command.seat
    if seat >= live.terms.seats or not room.may_replace(live, reader, seat):
        raise Refusal(text("refused-replace"))
    thought = room.stop_clock(live, seat)
    return Entry("replace", seat, word=level, command=key, thought=thought)


def _take_back(room: Room, live: LiveTable, reader: Reader, command: TakeBack, key: str) -> Entry:
    if command.seat not in reader.mine or live.chairs[command.seat].kind != "computer":
        raise Refusal(text("refused-take-back"))
    if live.too_often("take-back", command.seat):
        raise Refusal(text("refused-too-often", most=MOST_TIMES))
    thought = room.stop_clock(live, command.seat)
    return Entry("take-back", command.seat, command=key, thought=thought)


async def _rematch(hall: Hall, live: LiveTable, reader: Reader, key: str) -> Entry:
    if not live.over or not reader.mine:
        raise Refusal(text("refused-rematch"))
    terms = rematch_terms(live)
    await asyncio.to_thread(hall.store.make, terms, summary_of(LiveTable(terms)))
    return Entry("rematch", word=terms.table, command=key)


def rematch_terms(live: LiveTable) -> Terms:
    """Agree on a rematch: everybody moves one seat on, the last one to the first seat."""
    secret = new_dice()
    return msgspec.structs.replace(
        live.terms,
        table=rematch_name(live.terms),
        chairs=(live.chairs[-1], *live.chairs[:-1]),
        seed=secret,
        keys=((0, secret),),
        link_key=new_secret(),
        made=now(),
        opening=(),
    )


def _seat_in_view(live: LiveTable, reader: Reader, seq: int) -> int:
    """Find the seat that the command speaks for; refuse spectators and the stale."""
    if not reader.mine:
        raise Refusal(text("refused-spectator"))
    if seq != live.seq(reader):
        raise Stale
    seat = live.eyes_of(reader)
    assert seat is not None
    if live.chairs[seat].kind != "person":
        raise Refusal(text("refused-computer-plays"))
    return seat


async def _hint(hall: Hall, table: str, guest: Guest, command: Hint) -> None:
    """Give advice: one hint at a time for a seat, and the same question is thought over once."""
    async with hall.at(table) as (room, live):
        seat = _seat_in_view(live, live.reader(guest.person), command.seq)
    async with room.hinting[seat]:
        advice = await _advice(hall, table, guest, command)
    guest.send(
        {
            "type": "hint",
            "id": command.id,
            "seq": command.seq,
            "option": advice.option,
            "options": [
                {"option": option, "chance": round(chance, 2)} for option, chance in advice.chances
            ],
        }
    )


async def _advice(hall: Hall, table: str, guest: Guest, command: Hint) -> Advice:
    """Find the hint for the open question: the one that is known, else a new one."""
    async with hall.at(table) as (room, live):
        seat = _seat_in_view(live, live.reader(guest.person), command.seq)
        if not live.terms.hints:
            raise Refusal(text("refused-hints"))
        if not live.state.options_of(seat):
            raise Refusal(text("refused-nothing-asked"))
        number, advice = room.hints.get(seat, (command.seq, None))
        if advice is not None and number == command.seq:
            return advice
        secret = f"{live.terms.link_key}/{live.choices}/{seat}/hint"
        problem = problem_for(live.game, live.state, seat, secret)
    try:
        advice = await hall.thinkers.advise(problem)
    except Exception:
        logger.exception("a hint failed", table=table)
        raise Refusal(text("refused-hint-failed")) from None
    room.hints[seat] = (command.seq, advice)
    return advice
