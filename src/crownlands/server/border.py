"""The border: who asks, from where, how often, and whether the message can be read at all."""

import time
from dataclasses import dataclass
from secrets import compare_digest, token_urlsafe
from typing import Any, TypeVar
from urllib.parse import urlsplit

import msgspec
from starlette.requests import ClientDisconnect, HTTPConnection, Request
from starlette.responses import Response

from crownlands.core.errors import Refusal
from crownlands.core.text import Text, text
from crownlands.core.zones import plain
from crownlands.tables.refusals import Broken, NoSuchTable, NotAtTable, NotStored, Untimely
from crownlands.tables.terms import hashed

COOKIE = "crownlands"
LOOPBACK = ("127.0.0.1", "::1", "localhost")
# What proxies add to a request that they pass on.
FORWARDED = ("forwarded", "x-forwarded-for", "x-forwarded-host", "x-real-ip", "via")
YEAR = 365 * 24 * 3600
MOST_BUCKETS = 10_000
# How a message fails that cannot be read: no JSON, of another shape, or nested without end.
FAULTS = (msgspec.DecodeError, UnicodeDecodeError, RecursionError)

T = TypeVar("T")


@dataclass(frozen=True)
class Limits:
    """How much anybody may ask: bytes of a message, and how often, in a second and at once.

    `makes` are new tables, seats taken and records handed in, `replays` whole games told again,
    `looks` single moments of them.
    """

    body: int = 16_384
    record: int = 524_288
    message: int = 4096
    commands: float = 20.0
    commands_at_once: int = 60
    makes: float = 1.0
    makes_at_once: int = 60
    replays: float = 1.0
    replays_at_once: int = 60
    looks: float = 10.0
    looks_at_once: int = 300


class WrongOrigin(Refusal):
    """The request comes from another site."""

    def __init__(self) -> None:
        super().__init__(text("refused-origin"))


class NotForYou(Refusal):
    """The figures are for whoever runs the server."""

    def __init__(self) -> None:
        super().__init__(text("refused-figures"))


class TooLarge(Refusal):
    """The message is larger than any that makes sense."""

    def __init__(self) -> None:
        super().__init__(text("refused-too-large"))


class TooFast(Refusal):
    """Too many requests in a short time."""

    def __init__(self) -> None:
        super().__init__(text("refused-too-fast"))


class Unreadable(Refusal):
    """The message is not of the form that is expected."""

    def __init__(self, fault: str) -> None:
        super().__init__(text("refused-message", fault=fault[:200]))


STATUS: dict[type[Refusal], int] = {
    WrongOrigin: 403,
    NotForYou: 403,
    NotAtTable: 403,
    NoSuchTable: 404,
    Untimely: 409,
    Broken: 410,
    TooLarge: 413,
    Unreadable: 422,
    TooFast: 429,
    NotStored: 503,
}


def answer(value: Any, status: int = 200) -> Response:
    """Answer in JSON."""
    return Response(msgspec.json.encode(value), status, media_type="application/json")


def refusal_answer(refusal: Refusal) -> Response:
    """Answer a refusal in plain words."""
    return answer({"refused": plain(refusal.text)}, STATUS.get(type(refusal), 400))


def not_found(words: Text) -> Response:
    """Answer that there is no such thing."""
    return answer({"refused": plain(words)}, 404)


# Who and from where -------------------------------------------------------------------------


def check_origin(connection: HTTPConnection, allowed: tuple[str, ...]) -> None:
    """Refuse other sites; a program without an origin is let through."""
    origin = connection.headers.get("origin")
    if origin is None or origin in allowed:
        return
    try:
        site = urlsplit(origin).netloc
    except ValueError:
        raise WrongOrigin from None
    if site != connection.headers.get("host"):
        raise WrongOrigin


def check_runner(request: Request, token: str | None) -> None:
    """Refuse whoever neither asks from this very machine nor knows the token."""
    given = request.headers.get("authorization", "")
    known = token is not None and compare_digest(given.encode(), f"Bearer {token}".encode())
    if not (known or is_at_home(request)):
        raise NotForYou


def is_at_home(request: Request) -> bool:
    """Whether a request comes from this machine itself, not through a proxy on it.

    A proxy that adds nothing still passes the name on by which it was asked.
    """
    address = request.client.host if request.client else ""
    passed_on = any(header in request.headers for header in FORWARDED)
    return not passed_on and address in LOOPBACK and name_asked(request) in LOOPBACK


def name_asked(request: Request) -> str | None:
    """Find the name by which the server was asked."""
    try:
        return urlsplit(f"//{request.headers.get('host', '')}").hostname
    except ValueError:
        return None


def person_of(connection: HTTPConnection) -> str | None:
    """Find out who asks, by the hash of the cookie's token."""
    token = connection.cookies.get(COOKIE)
    return hashed(token) if token else None


def person_or_new(request: Request) -> tuple[str, str | None]:
    """Find out who asks; whoever is new gets a token."""
    person = person_of(request)
    if person is not None:
        return person, None
    token = token_urlsafe(32)
    return hashed(token), token


def give_cookie(response: Response, request: Request, token: str | None) -> Response:
    """Let a new person keep the token where no script can read it."""
    if token is not None:
        secure = request.url.scheme == "https"
        response.set_cookie(
            COOKIE, token, max_age=YEAR, httponly=True, samesite="lax", secure=secure
        )
    return response


# How much -----------------------------------------------------------------------------------


async def read_body(request: Request, most: int) -> bytes:
    """Read a body up to its limit."""
    body = bytearray()
    try:
        async for chunk in request.stream():
            body += chunk
            if len(body) > most:
                raise TooLarge
    except ClientDisconnect:
        raise Unreadable("the connection broke off") from None
    return bytes(body)


async def read_message(request: Request, shape: type[T], most: int) -> T:
    """Read a body of exactly this shape."""
    return decode(await read_body(request, most), shape)


def decode(raw: bytes, shape: type[T]) -> T:
    """Read a message of exactly this shape; say what is wrong with any other."""
    try:
        return msgspec.json.decode(raw, type=shape)
    except FAULTS as error:
        raise Unreadable(str(error)) from None


class Bucket:
    """Lets so many through at once, and so many a second in the long run."""

    def __init__(self, rate: float, at_once: int) -> None:
        self._rate = rate
        self._most = float(at_once)
        self._left = float(at_once)
        self._seen = time.monotonic()

    def take(self) -> None:
        """Let one through, or refuse."""
        present = time.monotonic()
        self._left = min(self._most, self._left + (present - self._seen) * self._rate)
        self._seen = present
        if self._left < 1:
            raise TooFast
        self._left -= 1


class Gate:
    """A bucket for every address; the oldest are forgotten when there are too many."""

    def __init__(self, rate: float, at_once: int) -> None:
        self._rate = rate
        self._at_once = at_once
        self._buckets: dict[str, Bucket] = {}

    def pass_through(self, connection: HTTPConnection) -> None:
        """Let a request through, or refuse."""
        address = connection.client.host if connection.client else ""
        if address not in self._buckets:
            if len(self._buckets) >= MOST_BUCKETS:
                del self._buckets[next(iter(self._buckets))]
            self._buckets[address] = Bucket(self._rate, self._at_once)
        self._buckets[address].take()
