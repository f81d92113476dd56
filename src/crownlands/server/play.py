"""Play over a WebSocket: one connection for each person at each table."""

import asyncio
import time
from collections.abc import Coroutine
from contextlib import suppress
from typing import Any

import structlog
from sqlalchemy.exc import SQLAlchemyError
from starlette.websockets import WebSocket, WebSocketDisconnect

from crownlands.core.errors import Refusal
from crownlands.core.text import text
from crownlands.server.border import (
    FAULTS,
    Bucket,
    TooFast,
    TooLarge,
    Unreadable,
    WrongOrigin,
    check_origin,
    person_of,
)
from crownlands.server.house import House, house_of
from crownlands.tables.commands import Command, Hello, Hint, decoder, obey, refuse
from crownlands.tables.refusals import Broken, NoSuchTable, NotAtTable
from crownlands.tables.room import Guest

TRY_AGAIN = 1013
NOT_AT_TABLE = 4401
WRONG_ORIGIN = 4403
NO_SUCH_TABLE = 4404
TOO_FAST = 4408
BROKEN = 4410
# So much may wait for a slow reader; beyond that it has to come back and resume.
MOST_MESSAGES = 256
MOST_BYTES = 2_000_000
# So many refusals for haste in a row end the connection.
MOST_HASTE = 100

logger = structlog.get_logger()


async def play(socket: WebSocket) -> None:
    """Play at a table, or watch it."""
    house = house_of(socket)
    table: str = socket.path_params["table"]
    await socket.accept()
    person = person_of(socket)
    try:
        check_origin(socket, house.origins)
        await house.hall.check_guest(table, person)
    except WrongOrigin:
        await socket.close(WRONG_ORIGIN)
    except NoSuchTable:
        await socket.close(NO_SUCH_TABLE)
    except NotAtTable:
        await socket.close(NOT_AT_TABLE)
    except SQLAlchemyError as error:
        logger.error("the store does not answer", error=str(error))
        await socket.close(TRY_AGAIN)
    else:
        assert person is not None
        await Line(house, socket, table, person).hold()


class Enough(Exception):
    """The server ends the connection, with a code that says why."""

    def __init__(self, code: int) -> None:
        super().__init__(code)
        self.code = code


def has_room(waiting: list[bytes], message: bytes) -> bool:
    """Whether one more message may wait behind the others; alone, any may."""
    size = sum(map(len, waiting)) + len(message)
    return not waiting or (len(waiting) < MOST_MESSAGES and size <= MOST_BYTES)


class Line:
    """A connection that is held open: what comes in is obeyed, what goes out waits its turn."""

    def __init__(self, house: House, socket: WebSocket, table: str, person: str) -> None:
        self._house = house
        self._socket = socket
        self._table = table
        self._guest = Guest(person, self._deliver)
        self._waiting: list[bytes] = []
        self._sender: asyncio.Task[None] | None = None
        self._late = False
        self._greeted = False
        self._bucket = Bucket(house.limits.commands, house.limits.commands_at_once)
        self._haste = 0

    def _deliver(self, message: bytes) -> None:
        if self._late:
            return
        if has_room(self._waiting, message):
            self._waiting.append(message)
        else:
            self._waiting.clear()
            self._late = True
        if self._sender is None:
            self._sender = asyncio.create_task(self._send())

    async def hold(self) -> None:
        """Talk until either side has enough."""
        self._house.figures.connections.inc()
        try:
            await self._or_close(self._talk())
        finally:
            self._late = True
            self._house.hall.leave(self._table, self._guest)
            self._house.figures.connections.dec()

    async def _talk(self) -> None:
        while not self._late:
            await self._take(await self._receive())
        raise Enough(TOO_FAST)

    async def _or_close(self, work: Coroutine[Any, Any, None]) -> None:
        """Do some work; where it cannot go on, close the connection with a code that says why."""
        try:
            await work
        except WebSocketDisconnect:
            pass
        except Enough as enough:
            await self._close(enough.code)
        except Broken:
            await self._close(BROKEN)
        except SQLAlchemyError as error:
            logger.error("the store does not answer", error=str(error))
            await self._close(TRY_AGAIN)

    async def _close(self, code: int) -> None:
        """Close the connection, unless it was closed meanwhile."""
        with suppress(WebSocketDisconnect, RuntimeError):
            await self._socket.close(code)

    async def _send(self) -> None:
        """Send what waits; who reads too slowly has to come back and resume."""
        try:
            while self._waiting and not self._late:
                await self._socket.send_text(self._waiting.pop(0).decode())
            if self._late:
                await self._socket.close(TOO_FAST)
            else:
                self._sender = None
        except (WebSocketDisconnect, RuntimeError):
            self._late = True

    async def _receive(self) -> bytes:
        message = await self._socket.receive()
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(message.get("code", 1005))
        said = message.get("text")
        raw: bytes = said.encode() if said is not None else message["bytes"]
        return raw

    async def _take(self, raw: bytes) -> None:
        try:
            self._bucket.take()
            self._haste = 0
            if len(raw) > self._house.limits.message:
                raise TooLarge
            incoming = self._read(raw)
        except Refusal as refusal:
            await self._refuse(refusal)
            return
        if isinstance(incoming, Hello):
            await self._greet(incoming)
        else:
            await self._obey(incoming)

    def _read(self, raw: bytes) -> Hello | Command:
        try:
            incoming: Hello | Command = decoder.decode(raw)
            return incoming
        except FAULTS as error:
            raise Unreadable(str(error)) from None

    async def _greet(self, hello: Hello) -> None:
        """Show the table, once: to show all of it again, somebody has to come again."""
        if self._greeted:
            await self._refuse(Refusal(text("refused-hello")))
            return
        self._greeted = True
        await self._house.hall.greet(self._table, self._guest, hello.since)

    async def _refuse(self, refusal: Refusal) -> None:
        self._house.figures.refusals.labels(refusal.text.id).inc()
        await refuse(self._house.hall, self._table, self._guest, None, refusal)
        if isinstance(refusal, TooFast):
            self._haste += 1
            if self._haste > MOST_HASTE:
                raise Enough(TOO_FAST)

    async def _obey(self, command: Command) -> None:
        figures = self._house.figures
        figures.commands.labels(type(command).__name__).inc()
        started = time.perf_counter()

        def watch_answer() -> None:
            figures.answer_seconds.observe(time.perf_counter() - started)

        work = obey(self._house.hall, self._table, self._guest, command, watch_answer)
        if isinstance(command, Hint):
            self._house.hall.spawn(self._or_close(work))
        else:
            await work
