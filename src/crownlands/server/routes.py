"""Tables and records over plain HTTP."""

import asyncio
from typing import Annotated, Any

from fastapi import APIRouter
from msgspec import Meta, Struct, json
from starlette.requests import Request
from starlette.responses import Response

from crownlands.core.zones import plain
from crownlands.server.border import (
    answer,
    check_origin,
    give_cookie,
    person_of,
    person_or_new,
    read_message,
)
from crownlands.server.house import house_of
from crownlands.tables import archive
from crownlands.tables.fair import Verdict, verify
from crownlands.tables.links import links_of
from crownlands.tables.live import LiveTable
from crownlands.tables.room import Message
from crownlands.tables.store import Listed
from crownlands.tables.terms import Clock, Name, Terms, Value, Wish, seat_people
from crownlands.tables.thinking import LEVELS

router = APIRouter(tags=["tables"])

Wishes = Annotated[list[Wish], Meta(min_length=1, max_length=16)]


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """A table to be made."""

    game: Annotated[str, Meta(max_length=40)]
    seats: Wishes
    settings: dict[str, Value] = {}
    hints: bool = False
    clock: Clock | None = None


class Claim(Struct, frozen=True, forbid_unknown_fields=True):
    """A link's token, and the name of whoever follows it."""

    token: Annotated[str, Meta(max_length=100)]
    name: Name | None = None


class Continuation(Struct, frozen=True, forbid_unknown_fields=True):
    """A game to go on from a point of a finished one."""

    number: Annotated[int, Meta(ge=0, le=1_000_000)]
    seats: Wishes
    hints: bool = False


def body(shape: type) -> dict[str, Any]:
    """Describe a route's body for the documentation."""
    ref = {"$ref": f"#/components/schemas/{shape.__name__}"}
    return {"requestBody": {"required": True, "content": {"application/json": {"schema": ref}}}}


RECORD_BODY: dict[str, Any] = {
    "requestBody": {
        "required": True,
        "content": {"application/json": {"schema": {"type": "object"}}},
    }
}


def components() -> dict[str, Any]:
    """Describe the shapes of all bodies."""
    shapes = [NewTable, Claim, Continuation]
    return json.schema_components(shapes, ref_template="#/components/schemas/{name}")[1]


# Tables -------------------------------------------------------------------------------------


@router.post("/api/tables", status_code=201, openapi_extra=body(NewTable))
async def make_table(request: Request) -> Response:
    """Make a table."""
    house = house_of(request)
    check_origin(request, house.origins)
    house.makes.pass_through(request)
    wish = await read_message(request, NewTable, house.limits.body)
    person, token = person_or_new(request)
    chairs = seat_people(wish.seats, person, LEVELS)
    terms = archive.new_terms(
        wish.game, wish.settings, chairs, person, hints=wish.hints, clock=wish.clock
    )
    return await _made(request, terms, token)


@router.post("/api/tables/{table}/claim", openapi_extra=body(Claim))
async def claim(table: str, request: Request) -> Response:
    """Take the seat that a link is for, or the right to watch."""
    house = house_of(request)
    check_origin(request, house.origins)
    house.makes.pass_through(request)
    wish = await read_message(request, Claim, house.limits.body)
    person, token = person_or_new(request)
    seat = await house.hall.claim(table, wish.token, person, wish.name)
    return give_cookie(answer({"table": table, "seat": seat}), request, token)


@router.get("/api/tables/mine")
async def mine(request: Request) -> Response:
    """List the tables of whoever asks, the last moved first."""
    person = person_of(request)
    if person is None:
        return answer({"tables": []})
    hall = house_of(request).hall
    listed = await asyncio.to_thread(hall.store.tables_of, person)
    await hall.shown(each.terms.table for each in listed)
    return answer({"tables": [_listed(each, person) for each in listed]})


@router.get("/api/tables/{table}")
async def show_table(table: str, request: Request) -> Response:
    """Say all about a table that is not the game itself."""
    hall = house_of(request).hall
    person = person_of(request)
    await hall.check_guest(table, person)
    async with hall.at(table) as (room, live):
        message = room.table_message(live, str(person))
    del message["type"]
    return answer(message)


async def _made(request: Request, terms: Terms, token: str | None) -> Response:
    house = house_of(request)
    live = await house.hall.make(terms)
    house.figures.tables_made.inc()
    made = {"table": terms.table, "links": links_of(terms, live.chairs)}
    return give_cookie(answer(made, 201), request, token)


def _listed(listed: Listed, person: str) -> Message:
    seats = listed.summary.seats
    own = [number for number, seat in enumerate(seats) if seat.person == person]
    return {
        "table": listed.terms.table,
        "game": listed.terms.game,
        "mine": own,
        "names": [seat.name for seat in seats],
        "over": listed.summary.over or listed.terms.archived,
        "my_turn": any(seats[number].asked for number in own),
        "started": int(listed.terms.made),
        "moved": int(listed.moved),
    }


# Finished games -----------------------------------------------------------------------------


async def _finished(table: str, request: Request) -> LiveTable:
    hall = house_of(request).hall
    await hall.check_guest(table, person_of(request))
    async with hall.at(table) as (_, live):
        archive.finished_record(live)
        return live


@router.get("/api/tables/{table}/record")
async def record(table: str, request: Request) -> Response:
    """Download the record of a finished game."""
    house_of(request).replays.pass_through(request)
    live = await _finished(table, request)
    response = answer(await asyncio.to_thread(archive.download, live))
    name = f"crownlands-{live.terms.game}-{table}.json"
    response.headers["content-disposition"] = f'attachment; filename="{name}"'
    return response


@router.post("/api/records", status_code=201, openapi_extra=RECORD_BODY)
async def upload(request: Request) -> Response:
    """Hand in a record, to replay it and to go on from it."""
    house = house_of(request)
    check_origin(request, house.origins)
    house.makes.pass_through(request)
    data = await read_message(request, dict[str, Any], house.limits.record)
    person, token = person_or_new(request)
    terms = await asyncio.to_thread(archive.upload_terms, data, person)
    return await _made(request, terms, token)


@router.get("/api/tables/{table}/replay")
async def replay(table: str, request: Request) -> Response:
    """Tell a finished game choice by choice."""
    house_of(request).replays.pass_through(request)
    live = await _finished(table, request)
    return answer(await asyncio.to_thread(archive.steps, live))


@router.get("/api/tables/{table}/replay/{number}")
async def replay_at(table: str, number: int, request: Request, seat: int | None = None) -> Response:
    """Show a finished game as it stood after so many choices."""
    house_of(request).looks.pass_through(request)
    live = await _finished(table, request)
    return answer(await asyncio.to_thread(archive.view_at, live, number, seat))


@router.post("/api/tables/{table}/continue", status_code=201, openapi_extra=body(Continuation))
async def go_on(table: str, request: Request) -> Response:
    """Make a table that goes on from a point of a finished game."""
    house = house_of(request)
    check_origin(request, house.origins)
    house.makes.pass_through(request)
    wish = await read_message(request, Continuation, house.limits.body)
    live = await _finished(table, request)
    person, token = person_or_new(request)
    chairs = seat_people(wish.seats, person, LEVELS)
    terms = archive.continue_terms(live, wish.number, chairs, person, hints=wish.hints)
    return await _made(request, terms, token)


@router.get("/api/verify")
async def verify_table(table: str, request: Request) -> Response:
    """Prove a finished game: the deal, the dice and the play."""
    house_of(request).replays.pass_through(request)
    live = await _finished(table, request)
    data = await asyncio.to_thread(archive.download, live)
    return answer(_verdict(await asyncio.to_thread(verify, data)))


@router.post("/api/verify", openapi_extra=RECORD_BODY)
async def verify_record(request: Request) -> Response:
    """Prove a record that somebody hands in."""
    house = house_of(request)
    check_origin(request, house.origins)
    house.makes.pass_through(request)
    data = await read_message(request, dict[str, Any], house.limits.record)
    return answer(_verdict(await asyncio.to_thread(verify, data)))


def _verdict(verdict: Verdict) -> Message:
    return {
        "fair": verdict.fair,
        "faults": plain(verdict.faults),
        "choices": verdict.choices,
        "totals": verdict.totals,
    }
