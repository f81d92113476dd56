"""Looking closely and finding one's way: enlarged cards, the focus, the names of the pages."""

import re
from collections.abc import Callable
from random import Random

from playwright.sync_api import expect

from .test_company import open_table
from .visitor import OPEN, Overheard, Visitor

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
    close = ada.page.locator(".looked .close").bounding_box()
    assert close is not None
    assert min(close["width"], close["height"]) >= 40
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
    ada.page.wait_for_function("() => document.querySelector('.log').innerText.includes('rolls')")
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


def test_the_focus_comes_back_from_a_dialog(ada: Visitor) -> None:
    ada.play_now()
    for name in ("Rules", "Settings"):
        button = ada.page.get_by_role("button", name=name)
        button.click()
        expect(ada.page.locator("dialog[open]")).to_be_visible()
        ada.page.keyboard.press("Escape")
        expect(button).to_be_focused()
    option = ada.page.locator(OPEN).first
    option.focus()
    ada.page.keyboard.press("l")
    expect(ada.page.locator("dialog[open]")).to_be_visible()
    ada.page.keyboard.press("Escape")
    expect(option).to_be_focused()


def test_words_marked_out_beyond_its_edge_do_not_close_a_dialog(ada: Visitor) -> None:
    ada.go("/")
    ada.set(language="en")
    ada.page.reload()
    ada.page.get_by_role("button", name="Settings").click()
    dialog = ada.page.locator("dialog[open]")
    words = dialog.get_by_text("Undo").bounding_box()
    assert words is not None
    ada.page.mouse.move(words["x"] + 5, words["y"] + 5)
    ada.page.mouse.down()
    ada.page.mouse.move(20, 300)
    ada.page.mouse.up()
    expect(dialog).to_be_visible()
    ada.page.mouse.click(20, 300)
    expect(dialog).to_have_count(0)


def test_a_seat_is_left_and_taken_back_without_losing_the_focus(ada: Visitor) -> None:
    open_table(ada, "Invite by link", "Ada")
    ada.page.keyboard.press("Escape")
    settings = ada.page.get_by_role("button", name="Settings")
    settings.click()
    ada.page.get_by_role("button", name="Let a computer play for Ada").click()
    expect(settings).to_be_focused()
    back = ada.page.get_by_role("button", name="Take the seat back")
    back.click()
    expect(back).to_have_count(0)
    expect(ada.page.locator("section.asked h2")).to_be_focused()


def test_a_choice_leaves_the_focus_on_the_table(ada: Visitor) -> None:
    ada.play_now()
    chance = Random(3)
    for _ in range(8):
        seq = ada.seq
        options = ada.page.locator(OPEN)
        options.nth(chance.randrange(options.count())).focus()
        ada.page.keyboard.press("Enter")
        ada.wait_until_past(seq)
        assert ada.page.evaluate("document.activeElement.closest('#main') !== null")


def test_raising_the_curtain_leads_to_the_question(ada: Visitor) -> None:
    open_table(ada, "On one screen", "Ada")
    ada.page.keyboard.press("Enter")
    question = ada.page.locator(".asked.live h2")
    expect(question).to_be_focused()
    expect(ada.page.locator("p[aria-live=polite]")).to_contain_text(question.inner_text())


def test_every_page_has_a_name_and_is_read_from_its_head(ada: Visitor) -> None:
    page = ada.page
    ada.go("/")
    ada.set(language="en", speed="instant")
    page.reload()
    expect(page).to_have_title("Crownlands")
    page.locator("nav a[href='/about']").click()
    expect(page).to_have_title(re.compile("^About.* – Crownlands$"))
    expect(page.locator("h1")).to_be_focused()
    page.go_back()
    expect(page).to_have_title("Crownlands")
    expect(page.locator("h1")).to_be_focused()
    page.locator("a[href='/new/villages']").click()
    expect(page).to_have_title(re.compile("^New table – .*Villages.* – Crownlands$"))
    expect(page.locator("h1")).to_be_focused()
    ada.go("/rules/villages")
    expect(page).to_have_title(re.compile("^Rules – .*Villages.* – Crownlands$"))
    page.locator("a.home").click()
    page.locator(".game .btn.first").first.click()
    ada.wait_for_question()
    expect(page).to_have_title(re.compile("^● Your turn – .* – Crownlands$"))


def test_a_dialog_that_nothing_opened_leads_to_the_question(ada: Visitor) -> None:
    ada.play_now()
    ada.page.evaluate("document.activeElement.blur()")
    ada.page.keyboard.press("l")
    expect(ada.page.locator("dialog[open]")).to_be_visible()
    ada.page.keyboard.press("Escape")
    expect(ada.page.locator(".asked.live h2")).to_be_focused()


def test_a_hint_that_is_thought_over_keeps_the_focus(ada: Visitor) -> None:
    line = Overheard(ada, held="hint")
    ada.play_now()
    button = ada.page.get_by_role("button", name="Hint", exact=True)
    button.focus()
    ada.page.keyboard.press("Enter")
    expect(button).to_be_disabled()
    expect(button).to_be_focused()
    ada.page.keyboard.press("Enter")
    assert len(line.kept) == 1
