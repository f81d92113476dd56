"""Load the server as people would: many tables playing at once, every choice durably stored.

Each table has two people who think for a while and then choose at random, over their own
connections. Measured is the time from sending a choice to its acknowledgement, which the server
gives only after the commit is on the disk.

    python benchmarks/server.py --tables 200 --seconds 30
"""

import argparse
import asyncio
import json
import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from random import Random

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

SERVE = """
import sys
from crownlands.server.app import Options
from crownlands.server.border import Limits
from crownlands.server.run import serve
from crownlands.tables.hall import Manners
limits = Limits(makes=1e6, makes_at_once=10**6)
manners = Manners(sleep_after=float(sys.argv[2]))
serve(port=0, options=Options(sys.argv[1], limits=limits, manners=manners))
"""


def main() -> None:
    """Read the command line, load the server, print the figures."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=30.0)
    parser.add_argument("--think", type=float, default=1.0, help="mean thinking time in seconds")
    parser.add_argument("--against", default="person", help="person, or a computer player's level")
    parser.add_argument("--idle", type=int, default=1000, help="idle tables for the memory figure")
    parser.add_argument("--database", help="a URL; a new SQLite file otherwise")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        database = given.database or str(Path(folder) / "tables.db")
        with Server(database, sleep_after=90) as server:
            asyncio.run(load(server, given))
        with Server(str(Path(folder) / "idle.db"), sleep_after=3) as server:
            asyncio.run(idle(server, given.idle))


class Server:
    """A server in a process of its own."""

    def __init__(self, database: str, sleep_after: float) -> None:
        self._arguments = [database, str(sleep_after)]

    def __enter__(self) -> "Server":
        self.process = subprocess.Popen(
            [sys.executable, "-c", SERVE, *self._arguments], stderr=subprocess.PIPE, text=True
        )
        assert self.process.stderr is not None
        for line in self.process.stderr:
            entry = json.loads(line)
            self.url = entry.get("address", "") or self.url
            if entry["event"] == "the hall is open":
                break
        return self

    def __exit__(self, *_: object) -> None:
        self.process.terminate()
        self.process.wait()

    def memory(self) -> int:
        """Bytes in memory that are the server's own."""
        status = Path(f"/proc/{self.process.pid}/status").read_text()
        (line,) = [line for line in status.splitlines() if line.startswith("VmRSS")]
        return int(line.split()[1]) * 1024

    def cpu(self) -> float:
        """Seconds of processor time used so far, the computer players' workers included."""
        ticks = os.sysconf("SC_CLK_TCK")
        total = 0
        for stat in Path("/proc").glob("[0-9]*/stat"):
            try:
                fields = stat.read_text().rpartition(")")[2].split()
            except OSError:
                continue
            if stat.parent.name == str(self.process.pid) or fields[1] == str(self.process.pid):
                total += int(fields[11]) + int(fields[12])
        return total / ticks


class Choice(msgspec.Struct):
    """The part of an option that a player needs; the rest is skipped unread."""

    option: int


class Question(msgspec.Struct):
    """The part of a question that a player needs."""

    choices: list[Choice]


class View(msgspec.Struct):
    """The part of a view that a player needs."""

    question: Question | None


class Message(msgspec.Struct):
    """The part of a message that a player needs."""

    type: str
    seq: int = 0
    view: View | None = None


decoder = msgspec.json.Decoder(Message)


class Player:
    """Somebody who thinks, chooses at random, and measures."""

    def __init__(self, socket: ClientConnection, random: Random, think: float) -> None:
        self._socket = socket
        self._random = random
        self._think = think
        self._sent = 0.0
        self.waits: list[float] = []
        self.refused = 0

    async def play(self, until: float) -> None:
        """Choose whenever asked, until it is time to stop."""
        number = 0
        choosing: asyncio.Task[None] | None = None
        while (left := until - time.monotonic()) > 0:
            try:
                async with asyncio.timeout(left):
                    message = decoder.decode(await self._socket.recv())
            except TimeoutError:
                break
            if message.type == "done":
                self.waits.append(time.perf_counter() - self._sent)
            elif message.type == "refused":
                self.refused += 1
            elif message.view is not None and message.view.question is not None:
                if choosing is not None:
                    choosing.cancel()
                number += 1
                choices = message.view.question.choices
                option = self._random.choice(choices).option
                choosing = asyncio.create_task(self._choose(message.seq, option, number))

    async def _choose(self, seq: int, option: int, number: int) -> None:
        await asyncio.sleep(self._random.expovariate(1 / self._think))
        command = {"type": "choose", "id": str(number), "seq": seq, "option": option}
        self._sent = time.perf_counter()
        await self._socket.send(json.dumps(command))


async def open_table(
    http: httpx.AsyncClient, server: Server, against: str
) -> tuple[str, list[str]]:
    """Make a table; give its name and the cookies of its people."""
    http.cookies.clear()
    other = {"kind": "open"} if against == "person" else {"kind": "computer", "level": against}
    body = {"game": "card_kingdoms", "seats": [{"kind": "me"}, other]}
    made = (await http.post(f"{server.url}/api/tables", json=body)).json()
    cookies = [http.cookies["crownlands"]]
    for link in made["links"]["seats"].values():
        http.cookies.clear()
        token = {"token": link.split("/")[-1]}
        await http.post(f"{server.url}/api/tables/{made['table']}/claim", json=token)
        cookies.append(http.cookies["crownlands"])
    return made["table"], cookies


async def load(server: Server, given: argparse.Namespace) -> None:
    """Let all tables play, and print how long the acknowledgements took."""
    base = server.url.replace("http", "ws")
    players = []
    async with httpx.AsyncClient(timeout=60) as http:
        for number in range(given.tables):
            table, cookies = await open_table(http, server, given.against)
            for seat, cookie in enumerate(cookies):
                socket = await connect(
                    f"{base}/api/tables/{table}/play",
                    additional_headers={"Cookie": f"crownlands={cookie}"},
                    compression=None,
                )
                await socket.send('{"type": "hello"}')
                players.append(Player(socket, Random(number * 10 + seat), given.think))
    before, own = server.cpu(), time.process_time()
    until = time.monotonic() + given.seconds
    await asyncio.gather(*(player.play(until) for player in players))
    used, own = server.cpu() - before, time.process_time() - own
    inside = await inside_p99(server)
    waits = sorted(wait for player in players for wait in player.waits)
    refused = sum(player.refused for player in players)
    count = len(waits)
    p50, p99, worst = (waits[min(count - 1, int(count * q))] * 1000 for q in (0.5, 0.99, 1.0))
    print(f"tables playing            {given.tables} (against: {given.against})")
    print(f"choices acknowledged      {count} in {given.seconds:.0f} s, {refused} refused")
    print(f"choices a second          {count / given.seconds:.0f}")
    print(f"acknowledgement p50       {p50:.1f} ms")
    print(f"acknowledgement p99       {p99:.1f} ms")
    print(f"acknowledgement slowest   {worst:.1f} ms")
    print(f"inside the server, p99    {inside} ms or less")
    print(f"server, of one core       {100 * used / given.seconds:.0f} %")
    print(f"this driver, of one core  {100 * own / given.seconds:.0f} %")


async def inside_p99(server: Server) -> float:
    """Read the server's own figure: from reading a command to its acknowledgement."""
    async with httpx.AsyncClient() as http:
        page = (await http.get(f"{server.url}/metrics")).text
    counts: list[tuple[float, float]] = []
    for line in page.splitlines():
        if line.startswith("crownlands_answer_seconds_bucket"):
            bound = line.split('"')[1].replace("+Inf", "inf")
            counts.append((float(bound), float(line.split()[-1])))
    return next(bound * 1000 for bound, count in counts if count >= 0.99 * counts[-1][1])


async def idle(server: Server, tables: int) -> None:
    """Open many tables with a person looking on, let them fall asleep, and print what they cost."""
    base = server.url.replace("http", "ws")
    sockets = []
    async with httpx.AsyncClient(timeout=60) as http:
        await open_table(http, server, "person")
        start = server.memory()
        names = [await open_table(http, server, "person") for _ in range(tables)]
        for table, cookies in names:
            socket = await connect(
                f"{base}/api/tables/{table}/play",
                additional_headers={"Cookie": f"crownlands={cookies[0]}"},
                compression=None,
            )
            await socket.send('{"type": "hello"}')
            await socket.recv()
            sockets.append(socket)
        awake = server.memory()
        await asyncio.sleep(8)
        asleep = server.memory()
        before = server.cpu()
        await asyncio.sleep(10)
        used = server.cpu() - before
        for socket in sockets:
            await socket.close()
    print(f"idle tables               {tables}, one connection each")
    print(f"memory, just looked at    {(awake - start) / tables / 1000:.1f} kB a table")
    print(f"memory, asleep            {(asleep - start) / tables / 1000:.1f} kB a table")
    print(f"processor while idle      {100 * used / 10:.1f} % of one core")


if __name__ == "__main__":
    main()
