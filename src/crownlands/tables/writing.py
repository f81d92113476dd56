"""The writer: many tables share one commit.

While one commit is on its way to the disk, the additions that arrive wait for the next one. So a
quiet server answers at once and a busy one spends one disk sync on many choices.
"""

import asyncio
import threading
from collections.abc import Callable
from queue import SimpleQueue

import structlog
from sqlalchemy.exc import SQLAlchemyError

from crownlands.core.text import text
from crownlands.tables.refusals import NotStored
from crownlands.tables.store import Addition, Store

MOST_AT_ONCE = 512

logger = structlog.get_logger()


def unwatched(size: int) -> None:
    """Nobody counts the commits."""


class Writer:
    """Adds entries to the store, grouped, from a thread of its own."""

    def __init__(self, store: Store, watch: Callable[[int], None] = unwatched) -> None:
        self._store = store
        self._watch = watch
        self._queue: SimpleQueue[tuple[Addition, asyncio.Future[bool]] | None] = SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="writer", daemon=True)
        self._thread.start()

    async def add(self, addition: Addition) -> bool:
        """Add an entry; comes back once it is durable. False: its number was taken."""
        future: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._queue.put((addition, future))
        return await future

    def close(self) -> None:
        """Write what waits, then stop."""
        self._queue.put(None)
        self._thread.join()

    def _run(self) -> None:
        while True:
            item = self._queue.get()
            batch = []
            while item is not None:
                batch.append(item)
                if self._queue.empty() or len(batch) == MOST_AT_ONCE:
                    break
                item = self._queue.get()
            if batch:
                self._write(batch)
            if item is None:
                return

    def _write(self, batch: list[tuple[Addition, "asyncio.Future[bool]"]]) -> None:
        self._watch(len(batch))
        results: list[bool | NotStored]
        try:
            results = [*self._store.add([addition for addition, _ in batch])]
        except SQLAlchemyError as error:
            logger.error("entries not stored", entries=len(batch), error=str(error))
            results = [NotStored(text("refused-not-stored")) for _ in batch]
        futures = [future for _, future in batch]
        futures[0].get_loop().call_soon_threadsafe(_deliver, futures, results)


def _deliver(futures: "list[asyncio.Future[bool]]", results: list[bool | NotStored]) -> None:
    for future, result in zip(futures, results, strict=True):
        if future.cancelled():
            continue
        if isinstance(result, NotStored):
            future.set_exception(result)
        else:
            future.set_result(result)
