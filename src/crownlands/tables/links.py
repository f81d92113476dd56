"""Invitations: links that nobody can guess."""

import hmac
from base64 import urlsafe_b64encode
from collections.abc import Sequence
from functools import lru_cache
from hashlib import sha256
from typing import Any

from crownlands.tables.terms import ALPHABET, NAME_LENGTH, Chair, Terms

WATCH = "watch"


def token_for(terms: Terms, place: str) -> str:
    """Make the token of a seat's link, or of the spectators' link."""
    return _token(terms.link_key, place)


@lru_cache(4096)
def _token(link_key: str, place: str) -> str:
    digest = hmac.digest(link_key.encode(), place.encode(), "sha256")
    return urlsafe_b64encode(digest[:24]).decode()


def place_of(terms: Terms, token: str) -> str | None:
    """Find the place that a token is for: a seat's number, or the spectators'."""
    places = [WATCH, *(str(seat) for seat in range(terms.seats) if is_offered(terms, seat))]
    for place in places:
        if hmac.compare_digest(token_for(terms, place).encode(), token.encode()):
            return place
    return None


def is_offered(terms: Terms, seat: int) -> bool:
    """Whether this seat was to be claimed by a link."""
    return terms.chairs[seat].kind == "open" and not terms.archived


def links_of(terms: Terms, chairs: Sequence[Chair]) -> dict[str, Any]:
    """List the links that still work."""
    seats = {
        str(seat): f"/t/{terms.table}/{token_for(terms, str(seat))}"
        for seat, chair in enumerate(chairs)
        if is_offered(terms, seat) and chair.person is None
    }
    return {"seats": seats, "watch": f"/t/{terms.table}/{token_for(terms, WATCH)}"}


def rematch_name(terms: Terms) -> str:
    """Name the table of the rematch: the same whoever asks first."""
    digest = sha256(f"{terms.link_key}/rematch".encode()).digest()
    return "".join(ALPHABET[byte % len(ALPHABET)] for byte in digest[:NAME_LENGTH])
