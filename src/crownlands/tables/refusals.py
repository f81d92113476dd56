"""Why a table says no; each carries its words."""

from typing import Any

from crownlands.core.errors import Refusal
from crownlands.core.text import text


class Stale(Refusal):
    """The command answers a view that is no longer the present one."""

    def __init__(self) -> None:
        super().__init__(text("refused-stale"))


class Overtaken(Stale):
    """Another server wrote first; whoever was overtaken looks again."""


class NoSuchTable(Refusal):
    """There is no such table."""


class Broken(Refusal):
    """The table's history no longer plays: it was made by other rules or house values."""


class NotAtTable(Refusal):
    """The person neither sits nor watches at the table."""


class Untimely(Refusal):
    """Somebody else has that seat, or the game is not at that point."""


class NotStored(Refusal):
    """The store did not take an entry; nothing happened."""


class Repeated(Refusal):
    """The command was carried out before; its answer is sent again."""

    def __init__(self, answer: dict[str, Any]) -> None:
        super().__init__(text("refused-repeated"))
        self.answer = answer
