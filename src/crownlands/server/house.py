"""The house: what the routes share while the server runs."""

from dataclasses import dataclass, field

from starlette.requests import HTTPConnection

from crownlands.server.border import Gate, Limits
from crownlands.server.figures import Figures
from crownlands.tables.hall import Hall


@dataclass
class House:
    """The hall, the limits at its door, and the figures on the wall."""

    hall: Hall
    limits: Limits
    origins: tuple[str, ...]
    figures: Figures
    makes: Gate = field(init=False)
    replays: Gate = field(init=False)
    looks: Gate = field(init=False)

    def __post_init__(self) -> None:
        limits = self.limits
        self.makes = Gate(limits.makes, limits.makes_at_once)
        self.replays = Gate(limits.replays, limits.replays_at_once)
        self.looks = Gate(limits.looks, limits.looks_at_once)


def house_of(connection: HTTPConnection) -> House:
    """Find the house that a request came to."""
    house: House = connection.app.state.house
    return house
