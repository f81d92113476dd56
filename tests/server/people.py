"""People at a real server: browsers without the browser."""

import json
import os
import signal
import subprocess
import sys
import threading
from pathlib import Path
from random import Random
from typing import Any
from urllib.parse import urlsplit

import httpx
from websockets.sync.client import ClientConnection, connect

SOURCE = Path(__file__).parents[2] / "src"

RUN = """
import sys
from pathlib import Path
given = eval(sys.argv[1])
if "static" in given:
    given["static"] = Path(given["static"])
page = given.pop("deals", None)
if page:
    from tests.server.deals import draw_from
    draw_from(Path(page))
from crownlands.server.app import Options
from crownlands.server.border import Limits
from crownlands.server.run import serve
from crownlands.tables.hall import Manners
manners = Manners(**{"pause": (0.0, 0.0), "pace": 0.0, **given.pop("manners", {})})
kinds = ("commands", "makes", "replays", "looks")
loose = {**{kind: 1e6 for kind in kinds}, **{f"{kind}_at_once": 10**6 for kind in kinds}}
limits = Limits(**{**loose, **given.pop("limits", {})})
port = given.pop("port", 0)
serve(port=port, options=Options(manners=manners, limits=limits, workers=1, **given))
"""


class Server:
    """A server in a process of its own; `given` are its options, and `deals` to draw from."""

    def __init__(self, **given: Any) -> None:
        self._given = given
        self.start()

    def start(self, port: int = 0) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-c", RUN, repr({**self._given, "port": port})],
            stderr=subprocess.PIPE,
            text=True,
            env={**os.environ, "PYTHONPATH": str(SOURCE)},
        )
        assert self.process.stderr is not None
        self.lines: list[str] = []
        for line in self.process.stderr:
            self.lines.append(line)
            if '"serving"' in line:
                self.url = json.loads(line)["address"]
            if "the hall is open" in line:
                break
        else:
            raise AssertionError("".join(self.lines))
        threading.Thread(target=self._read, daemon=True).start()

    def _read(self) -> None:
        assert self.process.stderr is not None
        self.lines.extend(self.process.stderr)

    @property
    def port(self) -> int:
        port = urlsplit(self.url).port
        assert port is not None
        return port

    def kill(self) -> None:
        """Pull the plug."""
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait(20)

    def restart(self) -> None:
        """Come back on the same port."""
        self.start(self.port)


class Person:
    """Somebody with a cookie."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.http = httpx.Client(base_url=server.url, timeout=30)

    def make(self, *seats: dict[str, Any], **more: Any) -> "Made":
        body = {"game": "card_kingdoms", "seats": list(seats), **more}
        answer = self.http.post("/api/tables", json=body)
        assert answer.status_code == 201, answer.text
        return Made(**answer.json())

    def follow(self, link: str, name: str | None = None) -> httpx.Response:
        _, _, table, token = link.split("/")
        return self.http.post(f"/api/tables/{table}/claim", json={"token": token, "name": name})

    def sit(self, table: str, since: int | None = None) -> "Seat":
        return Seat(self, table, since)


class Made:
    def __init__(self, table: str, links: dict[str, Any]) -> None:
        self.table = table
        self.links = links


class Seat:
    """A connection to a table that keeps the last view and everything else it hears."""

    def __init__(self, person: Person, table: str, since: int | None = None) -> None:
        cookie = "; ".join(f"{name}={value}" for name, value in person.http.cookies.items())
        url = f"{person.server.url}/api/tables/{table}/play".replace("http", "ws", 1)
        self.socket: ClientConnection = connect(
            url,
            additional_headers={"Cookie": cookie},
            compression=None,
            max_size=None,
            ping_interval=None,
        ).__enter__()
        self.raw: list[str] = []
        self.view: dict[str, Any] = {}
        self.table: dict[str, Any] = {}
        self.events: list[dict[str, Any]] = []
        self.commands = 0
        self.send({"type": "hello", "since": since})
        self.hear("view")

    def send(self, message: dict[str, Any]) -> None:
        self.socket.send(json.dumps(message))

    def listen(self, timeout: float = 20) -> dict[str, Any]:
        """Take the next message."""
        raw = self.socket.recv(timeout)
        assert isinstance(raw, str)
        self.raw.append(raw)
        message: dict[str, Any] = json.loads(raw)
        if message["type"] == "view":
            self.view = message
            self.events += message["events"]
        if message["type"] == "table":
            self.table = message
        return message

    def hear(self, kind: str) -> dict[str, Any]:
        """Take messages up to the next one of this kind."""
        while True:
            message = self.listen()
            if message["type"] == kind:
                return message

    def answer_to(self, id: str) -> dict[str, Any]:
        """Take messages up to the answer to a command."""
        while True:
            message = self.listen()
            if message.get("id") == id:
                return message

    def command(self, **command: Any) -> dict[str, Any]:
        """Send a command and take its answer."""
        self.commands += 1
        command = {"id": f"c{self.commands}", **command}
        self.send(command)
        return self.answer_to(command["id"])

    def choose(self, option: int, **more: Any) -> dict[str, Any]:
        return self.command(**{"type": "choose", "seq": self.seq, "option": option, **more})

    @property
    def seq(self) -> int:
        return int(self.view["seq"])

    @property
    def question(self) -> dict[str, Any] | None:
        question: dict[str, Any] | None = self.view["view"]["question"]
        return question

    @property
    def over(self) -> bool:
        return self.view["view"]["outcome"] is not None

    def options(self) -> list[int]:
        assert self.question is not None
        return [choice["option"] for choice in self.question["choices"]]

    def until(self, seq: int) -> None:
        """Take messages until this view has come."""
        while self.seq < seq:
            self.listen()

    def catch_up(self) -> None:
        """Take everything that the server has sent so far."""
        self.command(type="ping")

    def close(self) -> None:
        self.socket.close()


def play_on(seats: list[Seat], random: Random, most: int = 10_000) -> int:
    """Let people choose at random until the game is over, or so many choices are made."""
    made = 0
    while made < most and not seats[0].over:
        asked = [seat for seat in seats if seat.question is not None]
        if asked:
            done = asked[0].choose(random.choice(asked[0].options()))
            assert done["type"] == "done", done
            asked[0].until(done["seq"])
            made += 1
        else:
            seats[0].hear("view")  # a computer player is thinking
        for seat in seats:
            seat.catch_up()
    return made
