"""Nobody can tell hidden cards apart by the bytes that are sent, in any game."""

from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec

from crownlands.core.machine import Event
from crownlands.core.record import plain_settings
from crownlands.tables.live import LiveTable
from crownlands.tables.room import Guest, Room
from crownlands.tables.terms import Chair
from tests.contract.cases import Case, every_case

from .tables import step, terms

# Positions looked at in each game.
STEPS = 12


def bytes_for(live: LiveTable, person: str) -> list[bytes]:
    """All that a person who comes now is sent."""
    sent: list[bytes] = []
    room = Room("table", 60.0)
    guest = Guest(person, sent.append)
    room.enter(guest)
    room.show(live, guest)
    return sent


def played(case: Case, seed: int, **more: Any) -> Iterator[tuple[LiveTable, Random]]:
    settings = plain_settings(dict(case.game.variants)[case.variant])
    live = LiveTable(terms(case.game.name, case.seats, settings=settings, **more))
    random = Random(seed)
    for number in range(STEPS * 4):
        if live.over:
            return
        if number % 4 == 0 or live.state.lanes:
            yield live, random
        step(live, random)


def readers(case: Case) -> list[tuple[int | None, str]]:
    return [(None, "watcher"), *((seat, f"p{seat}") for seat in range(case.seats))]


@every_case
def test_other_hidden_cards_give_the_same_bytes(case: Case) -> None:
    for live, random in played(case, 1):
        for seat, person in readers(case):
            before = bytes_for(live, person)
            true = live.state
            live.state = case.game.determinize(true, seat, random.getrandbits(62))
            assert bytes_for(live, person) == before
            live.state = true


@every_case
def test_other_secrets_in_the_log_give_the_same_bytes(case: Case) -> None:
    *_, (live, _) = played(case, 2)
    for seat, person in readers(case):
        before = bytes_for(live, person)
        lines = live.log.lines
        live.log.lines = [
            line._replace(event=blurred(line.event, seat)) if line.event else line for line in lines
        ]
        assert bytes_for(live, person) == before
        live.log.lines = lines


@every_case
def test_the_log_of_one_screen_tells_nobody_s_secrets(case: Case) -> None:
    *_, (live, _) = played(case, 2, chairs=one_screen(case))
    before = events_for(live, "p0")
    alone = 0 if case.seats == 1 else None
    live.log.lines = [
        line._replace(event=blurred(line.event, alone)) if line.event else line
        for line in live.log.lines
    ]
    assert events_for(live, "p0") == before


@every_case
def test_one_screen_is_told_secret_answers_when_all_have_answered(case: Case) -> None:
    for live, random in played(case, 3, chairs=one_screen(case)):
        if not live.state.lanes or len(live.asked()) < 2:
            continue
        before = events_for(live, "p0")
        step(live, random)
        if live.plays[-1].secret:
            assert events_for(live, "p0") == before


def one_screen(case: Case) -> tuple[Chair, ...]:
    """Every seat held by one person's screen."""
    return tuple(Chair(person="p0", name=f"P{seat}") for seat in range(case.seats))


def events_for(live: LiveTable, person: str) -> list[Any]:
    """The lines of the log that a person who comes now is sent."""
    events: list[Any] = msgspec.json.decode(bytes_for(live, person)[-1])["events"]
    return events


def blurred(event: Event, reader: int | None) -> Event:
    """The event with other secrets, where the reader may not know them."""
    if event.seat == reader:
        return event
    return event._replace(secret=event.secret[::-1])


@every_case
def test_the_others_are_sent_the_same_whoever_has_answered_in_secret(case: Case) -> None:
    for live, random in played(case, 3):
        if not live.state.lanes or len(live.asked()) < 2:
            continue
        before = {person: bytes_for(live, person) for _, person in readers(case)}
        entry = step(live, random)
        for seat, person in readers(case):
            if seat != entry.seat and live.plays[-1].secret:
                assert bytes_for(live, person) == before[person]


@every_case
def test_nobody_is_told_which_computer_player_has_answered_in_secret(case: Case) -> None:
    computers = (Chair(name=f"P{seat}", level="random") for seat in range(1, case.seats))
    for live, random in played(case, 3, chairs=(Chair(person="p0", name="P0"), *computers)):
        if not live.state.lanes or len(live.asked()) < 2:
            continue
        before = bytes_for(live, "watcher")
        step(live, random)
        if live.plays[-1].secret:
            assert bytes_for(live, "watcher") == before


def test_neither_the_seed_nor_a_token_is_sent_before_the_end() -> None:
    live = LiveTable(terms())
    sent = b"".join(raw for person in ("watcher", "p1") for raw in bytes_for(live, person))
    assert live.terms.link_key.encode() not in sent
    assert str(live.terms.seed).encode() not in sent
    assert b"p0" not in sent
    assert msgspec.json.decode(bytes_for(live, "p1")[0])["links"] is None
