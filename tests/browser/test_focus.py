"""Looking closely and finding one's way: enlarged cards, the focus, the names of the pages."""

from collections.abc import Callable

from playwright.sync_api import expect

from .test_company import open_table
from .visitor import OPEN, Visitor

# A tap as browsers tell it whose clicks do not say what pointer they come from.
TAP = """thing => {
  thing.dispatchEvent(new PointerEvent('pointerdown', {pointerType: 'touch', bubbles: true}));
  thing.dispatchEvent(new MouseEvent('click', {detail: 1, bubbles: true}));
}"""


def test_a_tap_enlarges_a_card_before_it_is_chosen(ada: Visitor) -> None:
    ada.play_now()
    card = ada.page.locator(".centre .thing.choosable[data-card]")
    ada.play_until(card.count)
    seq = ada.seq
    card.first.evaluate(TAP)
    expect(ada.page.locator(".looked.pinned .choices")).to_be_visible()
    assert ada.seq == seq
    ada.page.keyboard.press("Escape")
    card.first.focus()
    ada.page.keyboard.press("Enter")
    ada.page.wait_for_function(
        "seq => Number(document.querySelector('main').dataset.seq) > seq"
        " || document.querySelector('.looked.pinned')",
        arg=seq,
    )


def test_a_thing_that_tells_nothing_does_not_stop_the_others_from_being_read(ada: Visitor) -> None:
    ada.play_now()
    ada.page.locator(".asked .thing:not(.choosable)").first.click()
    expect(ada.page.locator(".looked")).to_have_count(0)
    ada.page.locator("[data-id=citizens-0]").hover()
    expect(ada.page.locator(".looked")).to_contain_text("On your turn")


def test_an_enlarged_card_stays_while_others_play(visitors: Callable[..., Visitor]) -> None:
    ada, linus = visitors(), visitors()
    open_table(ada, "Invite by link", "Ada")
    seat = ada.page.locator("dialog[open] input").first.input_value()
    ada.page.keyboard.press("Escape")
    linus.page.goto(seat)
    linus.set(language="en", speed="instant")
    linus.page.reload()
    linus.page.get_by_role("button", name="Come in").click()
    for player in (ada, linus):
        player.wait_for_question()
        player.page.locator(OPEN).first.click()
    ada.page.wait_for_function("document.querySelector('.log').innerText.includes('rolls')")
    active, other = (ada, linus) if ada.page.locator(OPEN).count() else (linus, ada)
    citizen = other.page.locator("[data-id=citizens-0]")
    citizen.focus()
    other.page.keyboard.press("i")
    card = other.page.locator(".looked.pinned")
    expect(card).to_be_visible()
    seq = other.seq
    active.page.locator(OPEN).first.click()
    other.page.wait_for_function(
        "seq => Number(document.querySelector('main').dataset.seq) > seq", arg=seq
    )
    expect(card).to_be_visible()
    expect(card.locator(":focus")).to_have_count(1)
    other.page.keyboard.press("Escape")
    expect(citizen).to_be_focused()
