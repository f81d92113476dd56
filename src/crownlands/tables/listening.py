"""News from other servers: PostgreSQL's notifications wake the tables that changed elsewhere.

They only wake; whoever misses one is still right, because the primary key decides every race.
"""

import asyncio
import threading

import psycopg
import structlog

from crownlands.tables.hall import Hall
from crownlands.tables.store import CHANNEL, Store

RETRY_SECONDS = 1.0

logger = structlog.get_logger()


class Listener:
    """Hears which tables other servers have written to."""

    def __init__(self, store: Store, hall: Hall) -> None:
        self._store = store
        self._hall = hall
        self._loop = asyncio.get_running_loop()
        self._stop = threading.Event()
        self._thread = threading.Thread(target=self._run, name="listener", daemon=True)
        self._thread.start()

    def close(self) -> None:
        """Stop listening."""
        self._stop.set()
        self._thread.join()

    def _run(self) -> None:
        while not self._stop.is_set():
            try:
                self._listen()
            except psycopg.Error as error:
                logger.warning("not listening to other servers", error=str(error))
                self._stop.wait(RETRY_SECONDS)

    def _listen(self) -> None:
        url = self._store.engine.url.set(drivername="postgresql")
        address = url.render_as_string(hide_password=False)
        with psycopg.connect(address, autocommit=True) as connection:
            connection.execute(f"listen {CHANNEL}")
            self._wake(list(self._hall.rooms))
            while not self._stop.is_set():
                for news in connection.notifies(timeout=0.5):
                    server, _, table = news.payload.partition("/")
                    if server != self._store.server:
                        self._wake([table])

    def _wake(self, tables: list[str]) -> None:
        for table in tables:
            asyncio.run_coroutine_threadsafe(self._hall.catch_up(table), self._loop)
