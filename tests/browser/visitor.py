"""Somebody with a browser: what a person does at the page, in a person's words."""

import json
import re
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

from playwright.sync_api import Browser, Locator, Page, WebSocketRoute
from web import build

RESULTS = Path(__file__).parents[2] / "test-results"
SCREENS = RESULTS / "screens"
AXE = build.WEB / "node_modules" / "axe-core" / "axe.min.js"
RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
OPEN = "main[data-seq] .asked.live .choice"
OVER = "dialog[open] table"
# What is drawn over the middle of a card that can be chosen, so that a click misses the card.
COVERED = """() => [...document.querySelectorAll('.thing.choosable')].flatMap(thing => {
  thing.scrollIntoView({block: 'nearest', inline: 'nearest'});
  const {x, y, width, height} = thing.getBoundingClientRect();
  const over = document.elementFromPoint(x + width / 2, y + height / 2);
  const clear = !over || thing.contains(over) || over.closest('.looked');
  return clear ? [] : [`${thing.dataset.id} under ${over.outerHTML.slice(0, 200)}`];
})"""
# Markers of a track that lie over each other, so that their numbers run together.
CROWDED = """() => [...document.querySelectorAll('.track')].flatMap(track => {
  const markers = [...track.querySelectorAll('.marker')];
  const boxes = markers.map(marker => marker.getBoundingClientRect());
  boxes.sort((a, b) => a.x - b.x);
  return boxes.flatMap((box, i) => i && box.x < boxes[i - 1].right - 1
    ? [`${track.innerText}: ${box.x} before ${boxes[i - 1].right}`] : []);
})"""
# A table that is left, or a record that is not there, is a refusal that the page puts into words.
EXPECTED = re.compile(r"status of 4(?:0[349]|22)|WebSocket connection|ERR_CONNECTION|ERR_NETWORK")


@dataclass
class Visitor:
    """A browser of one's own, with its own cookies and settings."""

    page: Page
    url: str
    faults: list[str] = field(default_factory=list)

    def go(self, path: str) -> None:
        self.page.goto(self.url + path)

    # Looking ------------------------------------------------------------------------------

    def look(self, name: str, full: bool = False) -> None:
        """Check what is shown with axe, for sideways scrolling, and keep a picture of it."""
        SCREENS.mkdir(parents=True, exist_ok=True)
        self.page.screenshot(path=SCREENS / f"{name}.png", full_page=full)
        wide, room = self.page.evaluate(
            "[document.documentElement.scrollWidth, document.documentElement.clientWidth]"
        )
        assert wide <= room, f"{name} scrolls sideways: {wide} in {room}"
        assert "{$" not in self.page.inner_text("body"), f"{name} tells something without its value"
        found = self.violations()
        assert not found, "\n".join((name, *found))

    def violations(self) -> list[str]:
        """What axe-core finds wrong with the page as it is."""
        if not self.page.evaluate("'axe' in window"):
            self.page.evaluate(AXE.read_text(encoding="utf-8"))
        found: list[dict[str, Any]] = self.page.evaluate(
            "tags => axe.run(document, {runOnly: tags}).then(result => result.violations)", RULES
        )
        # What lies half under the question at the foot of a phone can be scrolled out from there.
        return [
            f"{fault['id']}: {node['target']} {node['failureSummary']}"
            for fault in found
            for node in fault["nodes"]
            if "partially obscured" not in node["failureSummary"]
        ]

    def shown(self, name: str) -> str:
        """The page in words, after a failure, with a picture of it kept."""
        SCREENS.mkdir(parents=True, exist_ok=True)
        self.page.screenshot(path=SCREENS / f"failed-{re.sub(r'[^a-z_-]+', '-', name)}.png")
        return self.page.inner_text("body")

    # Playing ------------------------------------------------------------------------------

    @property
    def seq(self) -> int:
        return int(self.page.get_attribute("main[data-seq]", "data-seq") or 0)

    @property
    def asked(self) -> str:
        return self.page.inner_text(".asked.live h2")

    def set(self, **settings: Any) -> None:
        """Put settings where the page keeps them; call on any page of the house."""
        self.page.wait_for_selector("main")
        self.page.evaluate(
            "given => localStorage.setItem('crownlands', JSON.stringify("
            "{...JSON.parse(localStorage.getItem('crownlands') ?? '{}'), ...given}))",
            settings,
        )

    def play_now(self, lang: str = "en", game: str = "card_kingdoms") -> None:
        """Sit down against a computer player, from the front page."""
        self.go("/")
        self.set(language=lang, speed="instant")
        self.page.reload()
        shown = self.page.locator(".game", has=self.page.locator(f"a[href='/new/{game}']"))
        shown.locator(".btn.first").click()
        self.wait_for_question()

    def wait_for_question(self) -> None:
        self.page.wait_for_selector(OPEN)

    def wait_until_past(self, seq: int) -> None:
        """Wait until something new is shown, and until one is asked or it is over."""
        self.page.wait_for_function(
            "([seq, open, over]) => {"
            "  const main = document.querySelector('main[data-seq]');"
            "  return main && Number(main.dataset.seq) > seq"
            "    && (document.querySelector(open) || document.querySelector(over));"
            "}",
            arg=[seq, OPEN, OVER],
        )

    @property
    def over(self) -> bool:
        return self.page.locator(OVER).count() > 0

    def things(self) -> Locator:
        """The cards and piles on the table that can be chosen now."""
        return self.page.locator(".centre .thing.choosable")

    def covered(self) -> list[str]:
        """What can be chosen but not clicked, because something lies over it."""
        found: list[str] = self.page.evaluate(COVERED)
        return found

    def crowded(self) -> list[str]:
        """The tracks whose markers lie over each other."""
        found: list[str] = self.page.evaluate(CROWDED)
        return found

    def choose_somehow(self, chance: Random) -> None:
        """Choose by clicking a marked card where there is one, else an option."""
        seq = self.seq
        things = self.things()
        paying = "How do you pay" in self.asked or "Comment payez" in self.asked
        if not paying and things.count() and chance.random() < 0.75:
            things.nth(chance.randrange(things.count())).click()
            ways = self.page.locator(".looked .choices .btn")
            if ways.count():
                ways.first.click()
        else:
            self.page.locator(OPEN).first.click()
        self.wait_until_past(seq)

    def play_on(self, choices: int, chance: Random) -> None:
        """Choose so many times, or until the game is over."""
        for _ in range(choices):
            if self.over:
                return
            self.choose_somehow(chance)

    def play_until(self, wanted: Callable[[], object], seed: int = 1, most: int = 400) -> None:
        """Play on until what is wanted is there; a game that ends before is played again."""
        chance = Random(seed)
        for _ in range(most):
            if self.over:
                self.rematch()
            if wanted():
                return
            self.choose_somehow(chance)
        raise AssertionError("never came")

    def rematch(self) -> None:
        """Play the same once more, at a new table."""
        before = self.page.url
        self.page.get_by_role("button", name="Rematch").click()
        self.page.wait_for_url(lambda url: "/t/" in url and url != before)
        self.wait_for_question()

    def log(self) -> str:
        return self.page.inner_text(".log ol")


class Overheard:
    """A visitor's talk with the server; commands of the kind `held` never get there."""

    def __init__(self, visitor: Visitor, held: str = "") -> None:
        self.kept: list[dict[str, Any]] = []
        self.view: dict[str, Any] = {}
        self.table: dict[str, Any] = {}
        self._held = held
        visitor.page.route_web_socket(re.compile("/play$"), self._relay)

    def _relay(self, line: WebSocketRoute) -> None:
        self._line = line
        server = line.connect_to_server()

        def to_server(message: str | bytes) -> None:
            said = json.loads(message)
            if said["type"] == self._held:
                self.kept.append(said)
            else:
                server.send(message)

        def to_page(message: str | bytes) -> None:
            said = json.loads(message)
            if said["type"] == "view":
                self.view = said
            if said["type"] == "table":
                self.table = said
            line.send(message)

        line.on_message(to_server)
        server.on_message(to_page)

    def show(self, **changed: Any) -> None:
        """Show the page its last view once more, with some of it changed."""
        events = changed.pop("events", [])
        view = {**self.view["view"], **changed}
        self.view = {**self.view, "seq": self.view["seq"] + 1, "view": view, "events": events}
        self.say(self.view)

    def say(self, message: dict[str, Any]) -> None:
        """Say something to the page in the server's place."""
        self._line.send(json.dumps(message))


def visit(browser: Browser, url: str, **wanted: Any) -> Visitor:
    """Open a browser window; whatever goes wrong on its pages is kept."""
    wanted.setdefault("viewport", {"width": 1280, "height": 720})
    wanted.setdefault("locale", "en-GB")
    context = browser.new_context(**wanted)
    context.set_default_timeout(60_000)
    visitor = Visitor(context.new_page(), url)
    page = visitor.page
    page.on("pageerror", lambda error: visitor.faults.append(str(error)))
    page.on(
        "console",
        lambda said: (
            visitor.faults.append(said.text)
            if said.type == "error" and not EXPECTED.search(said.text)
            else None
        ),
    )
    return visitor


def note_figure(name: str, value: float) -> None:
    """Write a measured figure down beside the pictures."""
    RESULTS.mkdir(parents=True, exist_ok=True)
    (RESULTS / f"figure-{name}.json").write_text(json.dumps({name: value}) + "\n")
