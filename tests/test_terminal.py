"""A table in the terminal, as the people at one keyboard see it."""

import re
import shutil
from collections.abc import Iterator
from io import StringIO
from itertools import repeat
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

from crownlands.games import GAMES
from crownlands.match import start
from crownlands.players.glimpse import Glimpse
from crownlands.terminal.draw import Artist
from crownlands.terminal.play import MOST_CARDS, Sitting
from crownlands.words import LANGUAGES

TAKEN_OVER = re.compile(r"Seat (\d), take the keyboard and press Enter\.")


class Keyboard(Console):
    """A terminal at which all is typed beforehand; Enter alone passes it on."""

    def __init__(self, typed: Iterator[str], **how: Any) -> None:
        super().__init__(file=StringIO(), width=120, **how)
        self.typed = typed

    def input(self, prompt: Any = "", **_how: Any) -> str:
        self.print(prompt)
        if "press Enter" in str(prompt) or "Press Enter" in str(prompt):
            return ""
        try:
            return next(self.typed)
        except StopIteration:
            raise EOFError from None

    @property
    def shown(self) -> str:
        assert isinstance(self.file, StringIO)
        return self.file.getvalue()


@pytest.fixture(autouse=True)
def _own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    monkeypatch.chdir(tmp_path)


def sit(
    game: str, players: list[str], typed: Iterator[str], loaded: Path | None = None, **how: Any
) -> str:
    keyboard = Keyboard(typed, **how)
    Sitting(keyboard, start(game, len(players), 3), players, loaded).run()
    return keyboard.shown


def turns_at_the_keyboard(shown: str) -> list[tuple[str, str]]:
    _, *parts = TAKEN_OVER.split(shown)
    return list(zip(parts[::2], parts[1::2], strict=True))


def test_people_at_one_keyboard_never_see_each_other_s_cards() -> None:
    shown = sit("cites_royales", ["you", "you", "greedy"], repeat("1"))
    assert "Total" in shown
    turns = turns_at_the_keyboard(shown)
    assert {seat for seat, _ in turns} == {"1", "2"}
    for seat, seen in turns:
        for owner, panel in re.findall(r"╭─ Seat (\d)(.*?)╰", seen, re.S):
            hand = re.search(r"Hand: (.*?) *│", panel)
            if hand is not None and owner != seat:
                assert hand[1].isdigit()
        assert not re.search(rf"^  Seat {seat} takes up the cards passed", seen, re.M)


def test_whoever_takes_the_keyboard_is_told_what_happened_meanwhile() -> None:
    shown = sit("cites_royales", ["you", "you"], iter("111"))
    turns = turns_at_the_keyboard(shown)
    assert [seat for seat, _ in turns] == ["1", "2", "1", "2"]
    _, second, back, _ = (seen for _, seen in turns)
    assert "You are passed" in second
    assert back.index("You are passed") < back.index("Seat 2 takes up") < back.index("╭─ Seat 1")


def test_the_keyboard_is_passed_on_with_a_clear_screen() -> None:
    shown = sit("cites_royales", ["you", "you"], iter("1"), force_terminal=True)
    passed = shown.index("the screen will be cleared")
    taken = shown.index("take the keyboard", passed)
    assert "\x1b[2J" in shown[passed:taken]
    assert "\x1b[3J" in shown[passed:taken]


def test_nobody_takes_another_person_s_choice_back() -> None:
    shown = sit("cites_royales", ["you", "you"], iter("1u"))
    assert "cannot be taken back" in shown
    assert [seat for seat, _ in turns_at_the_keyboard(shown)] == ["1", "2"]


def test_one_person_keeps_the_keyboard() -> None:
    shown = sit("cites_royales", ["greedy", "you"], repeat("1"))
    assert "Total" in shown
    assert "Seat 2 (you)" in shown
    assert "press Enter" not in shown


def test_a_game_that_can_no_longer_be_kept_is_not_said_to_be(tmp_path: Path) -> None:
    def typed() -> Iterator[str]:
        yield "1"
        shutil.rmtree(tmp_path / "state")
        (tmp_path / "state").write_text("in the way", encoding="utf-8")
        yield "q"

    shown = sit("card_kingdoms", ["you", "greedy"], typed())
    assert "Could not write" in shown
    assert "Your game is kept" not in shown


def test_a_save_without_a_name_takes_the_next_free_one(tmp_path: Path) -> None:
    for saved in ("card_kingdoms.json", "card_kingdoms-1.json"):
        shown = sit("card_kingdoms", ["you", "greedy"], iter(["s", "1", "s", "q"]))
        assert saved in shown.replace("\n", "")
    names = sorted(file.name for file in tmp_path.glob("*.json"))
    assert names == ["card_kingdoms-1.json", "card_kingdoms.json"]


def test_a_file_of_somebody_else_is_not_saved_over(tmp_path: Path) -> None:
    (tmp_path / "notes.txt").write_text("mine", encoding="utf-8")
    typed = iter(["s notes.txt", "s new.json", "1", "s new.json", "q"])
    shown = sit("card_kingdoms", ["you", "greedy"], typed)
    assert shown.count("is there already") == 1
    assert shown.count("Saved to") == 2
    assert (tmp_path / "notes.txt").read_text(encoding="utf-8") == "mine"


def test_the_file_a_game_was_loaded_from_may_be_saved_to_again(tmp_path: Path) -> None:
    loaded = tmp_path / "ours.json"
    loaded.write_text("{}", encoding="utf-8")
    shown = sit("card_kingdoms", ["you", "greedy"], iter(["s ours.json", "q"]), loaded)
    assert "is there already" not in shown
    assert "card_kingdoms" in loaded.read_text(encoding="utf-8")


def test_two_terminals_with_one_game_keep_both(tmp_path: Path) -> None:
    def meanwhile_another_starts() -> Iterator[str]:
        yield "1"
        sit("card_kingdoms", ["you", "random"], iter(["1", "q"]))
        yield from ("1", "q")

    shown = sit("card_kingdoms", ["you", "greedy"], meanwhile_another_starts())
    kept = tmp_path / "state" / "crownlands"
    assert '"random"' in (kept / "card_kingdoms.json").read_text(encoding="utf-8")
    assert '"greedy"' in (kept / "card_kingdoms-2.json").read_text(encoding="utf-8")
    assert "card_kingdoms-2.json" in shown.replace("\n", "")


def test_whoever_ends_first_leaves_the_other_terminal_s_game(tmp_path: Path) -> None:
    def meanwhile_another_starts() -> Iterator[str]:
        yield "1"
        sit("card_kingdoms", ["you", "random"], iter(["1", "q"]))
        yield from repeat("1")

    shown = sit("card_kingdoms", ["you", "greedy"], meanwhile_another_starts())
    assert "Total" in shown
    kept = tmp_path / "state" / "crownlands"
    assert '"random"' in (kept / "card_kingdoms.json").read_text(encoding="utf-8")
    assert not (kept / "card_kingdoms-2.json").exists()


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("width", [32, 60, 80])
def test_a_narrow_screen_loses_no_words(game: str, lang: str, width: int) -> None:
    console = Console(file=StringIO(), width=width)
    match = start(game, 2, 3, lang=lang)
    artist = Artist(console, match.game, lang, ())
    artist.view(match.view(0))
    artist.scores(match.outcome(), 2)
    assert isinstance(console.file, StringIO)
    shown = console.file.getvalue()
    assert "…" not in shown
    assert max(map(len, shown.splitlines())) <= width


@pytest.mark.parametrize("game", GAMES)
def test_a_colon_stands_apart_as_french_writes_it(game: str) -> None:
    console = Console(file=StringIO(), width=400)
    match = start(game, 2, 3, lang="fr")
    artist = Artist(console, match.game, "fr", ())
    artist.view(match.view(0))
    assert isinstance(console.file, StringIO)
    shown = console.file.getvalue()
    assert "\u00a0: " in shown
    assert not re.search(r"[^\u00a0]:", shown)


def test_cards_beyond_the_first_few_are_counted() -> None:
    match = start("card_kingdoms", 2, 3)
    names = [match.say(row.name).lower() for row in match.game.cards()]
    found = sum("a" in name for name in names)
    shown = sit("card_kingdoms", ["you", "greedy"], iter(["? a", "q"]))
    assert f"{found - MOST_CARDS} more cards" in shown


def test_computer_players_have_chance_of_their_own_on_every_deal() -> None:
    first_choices = set()
    for deal in range(12):
        sitting = Sitting(Keyboard(iter(())), start("margraves", 2, deal), ["you", "beginner"])
        mind = sitting.minds[1]
        assert mind is not None
        first_choices.add(mind.decide(Glimpse(sitting.match.game, sitting.match.state, 1)))
    assert len(first_choices) > 1


def test_a_hint_is_one_of_the_options() -> None:
    shown = sit("card_kingdoms", ["you", "greedy"], iter(["h", "q"]))
    hint = re.search(r"Hint: (\d+), (.+)", shown)
    assert hint is not None
    assert re.search(rf"^ +{hint[1]} {re.escape(hint[2])}", shown, re.M)
