"""Finished games: their records, their replays, and games that go on from any point of them."""

from typing import Any

import msgspec

from crownlands.core import house
from crownlands.core.errors import BadRecord
from crownlands.core.machine import Event, State
from crownlands.core.record import (
    Record,
    check_number_of_keys,
    feed_chance,
    plain_settings,
    replay,
)
from crownlands.core.serial import Json
from crownlands.core.text import text
from crownlands.core.zones import plain
from crownlands.games import game_named
from crownlands.tables.fair import checked_record, sealed_record
from crownlands.tables.live import LiveTable
from crownlands.tables.refusals import Untimely
from crownlands.tables.terms import (
    Chair,
    Terms,
    new_dice,
    new_name,
    new_secret,
    now,
    tidy_name,
)


def finished_record(live: LiveTable) -> Record:
    """Give the record of a finished game; before the end it would tell everything."""
    if not live.over and not live.terms.archived:
        raise Untimely(text("refused-not-over"))
    return live.record()


def download(live: LiveTable) -> Json:
    """Write a finished game down, ready to be proved."""
    names = [chair.name for chair in live.chairs]
    return sealed_record(live.game, finished_record(live), names)


def steps(live: LiveTable) -> Json:
    """Tell a finished game choice by choice: who chose, what happened, how the count stood."""
    record = finished_record(live)
    s: State = live.game.start(record.seats, record.seed, record.settings)
    told = []
    for number, (seat, option) in enumerate(record.choices):
        events: list[Event] = []
        s.told = events
        feed_chance(s, record.keys, number)
        s.answer(seat, option)
        told.append(
            {
                "number": number + 1,
                "seat": seat,
                "turn": s.turns,
                "totals": [sheet.total for sheet in live.game.outcome(s).sheets],
                "events": [{"text": plain(live.game.event_text(e, None))} for e in events],
            }
        )
    names = [chair.name for chair in live.chairs]
    return {
        "choices": len(record.choices),
        "seats": record.seats,
        "names": names,
        "steps": told,
    }


def view_at(live: LiveTable, number: int, seat: int | None) -> Json:
    """Show a finished game as it stood after so many choices."""
    record = finished_record(live)
    check_number(record, number)
    view = live.game.view(replay(live.game, record, number), seat)
    return {"number": number, "view": plain(view)}


def check_number(record: Record, number: int) -> None:
    """Refuse a point that the record does not have."""
    most = len(record.choices)
    if not 0 <= number <= most:
        raise BadRecord(text("record-no-such-choice", given=number, most=most))


def upload_terms(data: Json, person: str) -> Terms:
    """Make a table of a record that somebody hands in, once it has replayed."""
    game, record = checked_record(data)
    if not record.choices:
        raise BadRecord(text("record-empty"))
    names = data.get("names")
    named = isinstance(names, list) and len(names) == record.seats
    chairs = [
        Chair(name=tidy_name(name[:24]) if isinstance(name, str) else None)
        for name in (names if named and names is not None else [None] * record.seats)
    ]
    return Terms(
        table=new_name(),
        game=game.name,
        rules=record.rules,
        settings=plain_settings(record.settings),
        chairs=tuple(chairs),
        host=person,
        seed=record.seed,
        keys=record.keys,
        link_key=new_secret(),
        made=now(),
        opening=tuple(record.choices),
        archived=True,
        house=house.changed(game.name),
    )


def continue_terms(
    live: LiveTable, number: int, chairs: tuple[Chair, ...], host: str, *, hints: bool
) -> Terms:
    """Go on from a point of a finished game: the same decks, new dice.

    The deal was promised by the key of the first choice, so that one stays.
    """
    record = finished_record(live)
    check_number(record, number)
    if len(chairs) != record.seats:
        raise BadRecord(text("refused-seats", given=len(chairs), allowed=str(record.seats)))
    anew = max(number, 1)
    keys = [(start, key) for start, key in record.keys if start < anew]
    check_number_of_keys(len(keys) + 1)
    return msgspec.structs.replace(
        live.terms,
        table=new_name(),
        chairs=chairs,
        host=host,
        keys=(*keys, (anew, new_dice())),
        link_key=new_secret(),
        made=now(),
        opening=tuple(record.choices[:number]),
        hints=hints,
        clock=None,
        archived=False,
    )


def new_terms(
    game: str, settings: Any, chairs: tuple[Chair, ...], host: str, **agreed: Any
) -> Terms:
    """Make the terms of a new table; refuse settings that the game does not know."""
    rules = game_named(game)
    secret = new_dice()
    return Terms(
        table=new_name(),
        game=rules.name,
        rules=rules.rules_version,
        settings=plain_settings(rules.check_settings(settings)),
        chairs=chairs,
        host=host,
        seed=secret,
        keys=((0, secret),),
        link_key=new_secret(),
        made=now(),
        house=house.changed(rules.name),
        **agreed,
    )
