"""Whole games by clicks, in both languages, and what comes after the end."""

from random import Random

import pytest
from playwright.sync_api import FilePayload, expect

from crownlands.games import GAMES

from .visitor import Visitor

MOST = 1500


def play_to_the_end(visitor: Visitor, seed: int) -> int:
    chance = Random(seed)
    for choices in range(MOST):
        if visitor.over:
            return choices
        assert visitor.covered() == []
        assert visitor.crowded() == []
        visitor.choose_somehow(chance)
    raise AssertionError("the game does not end")


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(
    ("lang", "over"), [("en", "The game is over"), ("fr", "La partie est finie")]
)
def test_a_whole_game_is_played_by_clicks(ada: Visitor, game: str, lang: str, over: str) -> None:
    ada.play_now(lang, game)
    ada.look(f"{game}-start-{lang}")
    ada.play_on(24, Random(4))
    ada.look(f"{game}-middle-{lang}")
    assert play_to_the_end(ada, seed=5) > 0
    page = ada.page
    expect(page.locator("dialog[open] h2")).to_have_text(over)
    expect(page.locator("dialog[open] svg[role=img][aria-label*='Brunhild']")).to_be_visible()
    ada.look(f"{game}-end-{lang}")


def test_after_the_end_the_dice_are_proved_and_the_game_is_replayed_and_played_on(
    ada: Visitor,
) -> None:
    ada.play_now()
    play_to_the_end(ada, seed=11)
    page = ada.page
    page.get_by_role("button", name="Prove the dice").click()
    expect(page.locator(".proof")).to_contain_text("Proved")
    with page.expect_download() as download:
        page.get_by_role("link", name="Record").click()
    assert download.value.suggested_filename.endswith(".json")
    record = download.value.path().read_bytes()
    page.get_by_role("link", name="Replay").click()
    page.wait_for_selector(".scrub")
    slider = page.get_by_label("Choice", exact=True)
    slider.fill("20")
    expect(page.locator(".scrub .at")).to_contain_text("20 /")
    page.get_by_role("button", name="One choice forward").click()
    expect(page.locator(".scrub .at")).to_contain_text("21 /")
    expect(page.locator(".log li").first).to_be_visible()
    ada.look("replay")
    page.get_by_role("button", name="Play on from here").click()
    ada.wait_for_question()
    ada.choose_somehow(Random(1))
    hand_in(ada, "record.json", record)
    page.wait_for_selector(".scrub")
    expect(page.locator(".side .kingdom").first).to_contain_text("Brunhild")
    shown = page.url
    ada.go(page.url.removeprefix(ada.url).replace("/replay/", "/t/"))
    page.wait_for_selector(".scrub")
    assert page.url == shown
    hand_in(ada, "torn.json", record[: len(record) // 2])
    expect(page.get_by_role("alert")).to_be_visible()


def hand_in(visitor: Visitor, name: str, record: bytes) -> None:
    """Give the front page a file."""
    visitor.go("/")
    given: FilePayload = {"name": name, "mimeType": "application/json", "buffer": record}
    visitor.page.locator("input[type=file]").set_input_files(given)


def test_a_rematch_opens_a_new_table(ada: Visitor) -> None:
    ada.play_now()
    play_to_the_end(ada, seed=3)
    ada.rematch()
    assert not ada.over


@pytest.mark.parametrize("game", [name for name in GAMES if 1 in GAMES[name].seat_counts])
def test_solo_has_its_own_table(ada: Visitor, game: str) -> None:
    ada.go(f"/new/{game}")
    ada.set(language="en", speed="instant")
    ada.page.reload()
    ada.page.get_by_role("button", name="1", exact=True).click()
    ada.page.get_by_role("button", name="Open the table").click()
    ada.wait_for_question()
    ada.play_on(10, Random(2))
    ada.look(f"solo-{game}")
    assert play_to_the_end(ada, seed=6) >= 0
    ada.look(f"solo-end-{game}")
