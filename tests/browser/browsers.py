"""Finding a browser: one that is there, else one that ships inside an npm package."""

import os
import shutil
import subprocess
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from web import build

if TYPE_CHECKING:
    from collections.abc import Iterator

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
PLACES = (
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
)
CARRIED = build.WEB / "node_modules" / ".chromium"
UNPACK = (
    "import('@sparticuz/chromium').then(async c => console.log(await c.default.executablePath()))"
)


def find_browser() -> str | None:
    """The path of a Chromium or Chrome, or nothing where none can be had."""
    named = os.environ.get("CHROMIUM")
    if named:
        return named
    for name in NAMES:
        found = shutil.which(name)
        if found:
            return found
    for place in PLACES:
        if Path(place).exists():
            return place
    return carried_browser()


def carried_browser() -> str | None:
    """The browser inside npm's @sparticuz/chromium, unpacked."""
    try:
        with alone(build.WEB / ".browser.lock"):
            if not (CARRIED / "node_modules" / "@sparticuz").is_dir():
                CARRIED.mkdir(parents=True, exist_ok=True)
                build.npm("install", "--prefix", str(CARRIED), "--no-save", "@sparticuz/chromium")
            done = subprocess.run(
                [*build.node(), "--input-type=module", "-e", UNPACK],
                cwd=CARRIED,
                check=True,
                capture_output=True,
                text=True,
            )
            return done.stdout.strip()
    except (OSError, subprocess.CalledProcessError) as fault:
        print(f"no browser from npm: {fault}")
        return None


@contextmanager
def alone(path: Path) -> "Iterator[None]":
    """Let one test process at a time do this."""
    with path.open("w") as file:
        if os.name == "posix":
            import fcntl

            fcntl.flock(file, fcntl.LOCK_EX)
        yield
