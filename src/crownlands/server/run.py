"""Running the server on this machine."""

import gc
import logging
import os
import socket
import sys
import threading
import webbrowser
from pathlib import Path

import structlog
import uvicorn
from alembic.util import CommandError
from sqlalchemy.exc import SQLAlchemyError
from structlog.stdlib import ProcessorFormatter
from structlog.typing import Processor

from crownlands.core.errors import BadSettings
from crownlands.core.text import text
from crownlands.server.app import Options, make_app
from crownlands.tables.store import Store

# The environment variable with the token that opens the figures to other machines.
METRICS_TOKEN = "CROWNLANDS_METRICS_TOKEN"

logger = structlog.get_logger()


def serve(
    host: str = "127.0.0.1",
    port: int = 8000,
    database: str | None = None,
    *,
    open_browser: bool = False,
    options: Options | None = None,
) -> None:
    """Serve until stopped. Port 0 takes any that is free; without a database, a file of one's own.

    `options` stands in for `database` where more is to be set.
    """
    speak_plainly()
    chosen = options or options_for(database)
    check_database(chosen.database)
    opened = open_port(host, port)
    address = address_of(host, opened.getsockname()[1])
    config = uvicorn.Config(
        make_app(chosen),
        log_config=None,
        log_level="warning",
        ws="websockets-sansio",
        ws_max_size=4 * chosen.limits.message,
        ws_per_message_deflate=False,
        ws_ping_interval=30.0,
        timeout_graceful_shutdown=3,
        server_header=False,
    )
    collect_rarely()
    if open_browser:
        threading.Timer(1.0, webbrowser.open, [address]).start()
    logger.info("serving", address=address)
    uvicorn.Server(config).run(sockets=[opened])


def options_for(database: str | None) -> Options:
    """Set what a command line and the environment say."""
    token = os.environ.get(METRICS_TOKEN) or None
    return Options(database or str(default_database()), metrics_token=token)


def address_of(host: str, port: int) -> str:
    """Write an address for a browser."""
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def open_port(host: str, port: int) -> socket.socket:
    """Open the port right away, so that whoever comes early only waits."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    opened = socket.socket(family, socket.SOCK_STREAM)
    opened.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        opened.bind((host, port))
        opened.listen(1024)
    except (OSError, OverflowError) as error:
        fault = str(getattr(error, "strerror", None) or error)
        raise BadSettings(text("refused-port", host=host, port=str(port), fault=fault)) from None
    return opened


def check_database(url: str) -> None:
    """Open the database once, and say plainly why where that cannot be done."""
    try:
        Store(url).close()
    except (SQLAlchemyError, CommandError, ImportError, OSError, ValueError) as error:
        fault = str(getattr(error, "orig", None) or error).splitlines()[0]
        raise BadSettings(text("refused-database", fault=fault)) from None


def default_database() -> Path:
    """Find the place for a person's own tables, and make it."""
    if sys.platform == "win32":
        base = Path(os.environ.get("LOCALAPPDATA", Path.home()))
    elif sys.platform == "darwin":
        base = Path.home() / "Library" / "Application Support"
    else:
        base = Path(os.environ.get("XDG_DATA_HOME", Path.home() / ".local" / "share"))
    folder = base / "crownlands"
    folder.mkdir(parents=True, exist_ok=True)
    return folder / "tables.db"


def collect_rarely() -> None:
    """Look for garbage cycles seldom: a full look at all tables would keep everybody waiting."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 50, 100)


def speak_plainly() -> None:
    """Log in lines for people at a terminal, in JSON anywhere else; so do the libraries."""
    terminal = sys.stderr.isatty()
    renderer = structlog.dev.ConsoleRenderer() if terminal else structlog.processors.JSONRenderer()
    said: list[Processor] = [
        structlog.processors.add_log_level,
        structlog.processors.TimeStamper(fmt="iso"),
        structlog.processors.format_exc_info,
    ]
    structlog.configure(
        processors=[*said, renderer], logger_factory=structlog.PrintLoggerFactory(sys.stderr)
    )
    written = [ProcessorFormatter.remove_processors_meta, renderer]
    handler = logging.StreamHandler()
    handler.setFormatter(ProcessorFormatter(processors=written, foreign_pre_chain=said))
    logging.basicConfig(handlers=[handler], level=logging.WARNING)
