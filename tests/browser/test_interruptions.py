"""What comes between a person and the table: other tabs, haste, lost connections."""

import re
from random import Random

from playwright.sync_api import expect

from .visitor import Visitor

NEVER_LANDS = """() => { Element.prototype.animate = function () {
  return {finished: new Promise(() => {})} } }"""
HIDDEN = "() => Object.defineProperty(document, 'hidden', {get: () => true})"


def sit_down(visitor: Visitor, game: str = "card_kingdoms", **settings: object) -> None:
    """Sit down against a computer player, with other settings than usual."""
    visitor.go("/")
    visitor.set(language="en", **settings)
    visitor.page.reload()
    shown = visitor.page.locator(".game", has=visitor.page.locator(f"a[href='/new/{game}']"))
    shown.locator(".btn.first").click()
    visitor.wait_for_question()


def test_a_flight_whose_end_is_never_told_does_not_hold_the_table_up(ada: Visitor) -> None:
    sit_down(ada, speed="fast")
    ada.page.evaluate(NEVER_LANDS)
    ada.page.set_default_timeout(15_000)
    ada.play_on(10, Random(2))


def test_a_hidden_tab_shows_nothing_that_moves_and_tells_whose_turn_it_is(ada: Visitor) -> None:
    sit_down(ada, speed="slow")
    ada.page.evaluate(HIDDEN)
    ada.page.evaluate("() => { Element.prototype.animate = () => { throw Error('moves') } }")
    chance = Random(2)
    for _ in range(10):
        if ada.page.locator("dialog[open]").count():
            expect(ada.page.locator("dialog[open]")).to_contain_text("Since your last turn")
            ada.page.keyboard.press("Escape")
        ada.choose_somehow(chance)
    expect(ada.page).to_have_title(re.compile("Your turn"))
