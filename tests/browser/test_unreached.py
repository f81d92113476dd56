"""Something that the page needs does not come: it says so, and trying again helps."""

import re

from playwright.sync_api import WebSocketRoute, expect

from .test_company import open_table
from .visitor import Visitor


def withhold(visitor: Visitor, path: str) -> None:
    visitor.page.route(path, lambda route: route.fulfill(status=404, body="gone"))


def at_home_in_english(visitor: Visitor, without: str) -> None:
    visitor.go("/")
    visitor.set(language="en")
    visitor.page.reload()
    withhold(visitor, without)


def test_cards_that_do_not_come_are_asked_for_again(ada: Visitor) -> None:
    ada.play_now()
    withhold(ada, "**/api/games/*/cards")
    ada.page.reload()
    expect(ada.page.get_by_role("alert")).to_contain_text("The server cannot be reached.")
    ada.look("unreached")
    seq = ada.seq
    ada.page.keyboard.press("1")
    ada.page.wait_for_timeout(400)
    assert ada.seq == seq
    ada.page.unroute_all()
    ada.page.get_by_role("button", name="Try again").click()
    ada.wait_for_question()


def test_a_page_whose_code_is_gone_says_so(ada: Visitor) -> None:
    ada.go("/")
    ada.set(language="fr")
    ada.page.reload()
    withhold(ada, "**/assets/About-*.js")
    ada.page.locator("a[href='/about']").first.click()
    expect(ada.page.get_by_role("alert")).to_contain_text("Le serveur ne répond pas.")
    ada.page.unroute_all()
    ada.page.get_by_role("button", name="Réessayer").click()
    expect(ada.page.get_by_role("heading", level=1)).to_be_visible()
    expect(ada.page.get_by_role("alert")).to_have_count(0)


def test_without_any_words_the_page_speaks_both_languages(ada: Visitor) -> None:
    withhold(ada, "**/api/words/*")
    ada.go("/")
    shown = ada.page.get_by_role("alert")
    expect(shown).to_contain_text("The server cannot be reached.")
    expect(shown).to_contain_text("Le serveur ne répond pas.")
    ada.page.unroute_all()
    ada.page.get_by_role("button", name="Try again").click()
    expect(ada.page.get_by_role("button", name="Play now").first).to_be_visible()


def test_a_language_that_does_not_come_is_told(ada: Visitor) -> None:
    at_home_in_english(ada, without="**/api/words/fr")
    ada.page.get_by_role("button", name="Français").first.click()
    expect(ada.page.get_by_role("alert")).to_have_text("The server cannot be reached.")
    ada.look("language-unreached")
    ada.page.unroute_all()
    ada.page.get_by_role("button", name="Français").first.click()
    expect(ada.page.get_by_role("button", name="Jouer").first).to_be_visible()
    expect(ada.page.get_by_role("alert")).to_have_count(0)


def test_a_qr_code_that_does_not_come_is_told(ada: Visitor) -> None:
    open_table(ada, "Invite by link", "Ada")
    withhold(ada, "**/assets/qrcode*.js")
    button = ada.page.get_by_role("button", name="QR").first
    button.click()
    expect(ada.page.get_by_role("alert")).to_have_text("The server cannot be reached.")
    expect(button).to_have_attribute("aria-expanded", "false")


def test_a_game_that_there_is_not_is_told_with_a_way_home(ada: Visitor) -> None:
    ada.go("/new/chess")
    ada.set(language="en")
    ada.page.reload()
    expect(ada.page.get_by_role("alert")).to_contain_text("There is no game called chess.")
    ada.look("no-game")
    ada.page.get_by_role("link", name="Home", exact=True).click()
    expect(ada.page.get_by_role("button", name="Play now").first).to_be_visible()


def test_a_table_that_never_answers_is_told_and_still_found(ada: Visitor) -> None:
    ada.play_now()
    lines: list[WebSocketRoute] = []

    def between(line: WebSocketRoute) -> None:
        lines.append(line)
        if len(lines) > 4:
            line.connect_to_server()
        else:
            line.close(code=1012)

    ada.page.route_web_socket(re.compile("/play$"), between)
    ada.page.reload()
    expect(ada.page.get_by_role("alert")).to_contain_text("The server cannot be reached.")
    ada.wait_for_question()
    expect(ada.page.get_by_role("alert")).to_have_count(0)


def test_a_refusal_follows_the_language(ada: Visitor) -> None:
    at_home_in_english(ada, without="**/api/tables")
    ada.page.get_by_role("button", name="Play now").first.click()
    shown = ada.page.get_by_role("alert")
    expect(shown).to_have_text("The server cannot be reached.")
    ada.page.get_by_role("button", name="Français").first.click()
    expect(shown).to_have_text("Le serveur ne répond pas.")
