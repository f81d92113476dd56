"""What a person does at the table: undo, reload, use keys, ask for hints, read, switch language."""

import re
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import expect

from crownlands.games import GAMES
from tests.server.people import Server

from .visitor import OPEN, Overheard, Visitor

# What flies from now on, by its picture; and all pictures of cards on the table.
FLOWN = """() => { window.flown = []; new MutationObserver(all => all.forEach(one =>
  one.addedNodes.forEach(node => {
    if (node.matches?.('.ghost.card')) flown.push(node.querySelector('path').getAttribute('d'))
  }))).observe(document.body, {childList: true}) }"""
PICTURES = """() => [...document.querySelectorAll('.thing[data-card] .picture path')]
  .map(path => path.getAttribute('d'))"""


def play_until_asked(visitor: Visitor, words: str) -> None:
    """Play on until the question has these words in it."""
    visitor.play_until(lambda: re.search(words, visitor.asked))


def gain(visitor: Visitor) -> None:
    """Take the plainest action there is: a resource."""
    seq = visitor.seq
    visitor.page.locator(OPEN, has_text=re.compile("^[0-9]*\\s*Gain")).first.click()
    visitor.wait_until_past(seq)


def test_undo_takes_the_last_choice_back(ada: Visitor) -> None:
    ada.play_now()
    play_until_asked(ada, "Which action.*2 are left")
    before = ada.asked
    gain(ada)
    assert ada.asked != before
    undo = ada.page.get_by_role("button", name="Undo")
    expect(undo).to_be_enabled()
    undo.click()
    expect(ada.page.locator(".asked.live h2")).to_have_text(before)
    expect(ada.page.locator(".log .undone").first).to_be_attached()
    ada.look("undone")


def test_a_reload_in_the_middle_of_a_question_changes_nothing(ada: Visitor) -> None:
    ada.play_now()
    play_until_asked(ada, "Which action")
    asked, seq = ada.asked, ada.seq
    choices = ada.page.locator(OPEN).all_inner_texts()
    log = ada.log()
    ada.page.reload()
    ada.wait_for_question()
    assert (ada.asked, ada.seq) == (asked, seq)
    assert ada.page.locator(OPEN).all_inner_texts() == choices
    assert log.splitlines()[-1] in ada.log()
    ada.choose_somehow(Random(1))


def test_a_server_that_stops_is_found_again(
    visitors: Callable[..., Visitor], client: None, deals: str, tmp_path: Path
) -> None:
    server = Server(database=str(tmp_path / "tables.db"), deals=deals)
    try:
        ada = visitors(server.url)
        ada.play_now()
        play_until_asked(ada, "Which action")
        asked = ada.asked
        status = ada.page.locator("header [role=status]")
        expect(status).to_have_text("")
        server.kill()
        expect(status).to_have_text("Connection lost, reconnecting …")
        ada.look("connection-lost")
        server.restart()
        expect(status).to_have_text("The connection is back.")
        assert ada.asked == asked
        ada.choose_somehow(Random(1))
    finally:
        server.kill()


def test_the_language_changes_at_any_moment_and_the_log_with_it(ada: Visitor) -> None:
    ada.play_now()
    play_until_asked(ada, "Which action")
    assert "rolls" in ada.log()
    ada.page.get_by_role("button", name="Français").first.click()
    expect(ada.page.locator(".asked.live h2")).to_contain_text("Quelle action")
    assert "rolls" not in ada.log()
    assert ada.page.get_attribute("html", "lang") == "fr"
    ada.page.get_by_role("button", name="English").first.click()
    expect(ada.page.locator(".asked.live h2")).to_contain_text("Which action")


def test_a_hint_marks_an_option_and_says_what_it_is_worth(ada: Visitor) -> None:
    ada.play_now()
    play_until_asked(ada, "Which action")
    ada.page.get_by_role("button", name="Hint").click()
    hinted = ada.page.locator(".choice.hinted")
    expect(hinted.locator(".chance")).to_have_text(re.compile(r"^\d+%$"))
    expect(hinted.get_by_role("img", name="the hint")).to_be_in_viewport()
    ada.look("hint")


def test_a_hint_is_asked_for_once_and_never_folded_away(visitors: Callable[..., Visitor]) -> None:
    ada = visitors(reduced_motion="reduce")
    line = Overheard(ada, held="hint")
    ada.play_now()
    ada.play_until(ada.page.locator(".more").count)
    button = ada.page.get_by_role("button", name="Hint", exact=True)
    for _ in range(3):
        ada.page.keyboard.press("h")
    expect(button).to_be_disabled()
    assert len(line.kept) == 1
    shown = ada.page.locator(OPEN).evaluate_all("all => all.map(one => +one.dataset.option)")
    choices = line.view["view"]["question"]["choices"]
    away = [choice for choice in choices if choice["option"] not in shown]
    advised = away[-1]
    chances = [
        {"option": choice["option"], "chance": 0.75 if choice is advised else 0.5}
        for choice in choices
    ]
    line.say({**line.kept[0], "option": advised["option"], "options": chances})
    hinted = ada.page.locator(f".choice.hinted[data-option='{advised['option']}']")
    expect(hinted).to_be_in_viewport()
    expect(hinted.get_by_role("img", name="the hint")).to_be_visible()
    expect(hinted.locator(".chance")).to_be_visible()
    expect(button).to_be_enabled()
    ada.page.mouse.move(0, 0)
    marked = ada.page.locator(".thing.hinted").first
    assert marked.evaluate("thing => getComputedStyle(thing).outlineStyle") == "solid"
    expect(marked).to_contain_text("the hint")
    expect(ada.page.locator("p.unseen[role=status]")).to_contain_text("Hint: ")
    expect(ada.page.locator("p.unseen[role=status]")).to_contain_text("75%")
    ada.look("hint-on-a-card")


def test_what_cannot_be_chosen_says_why(ada: Visitor) -> None:
    ada.play_now()
    play_until_asked(ada, "Which action")
    barred = ada.page.locator(".thing.barred").first
    assert "Cannot be chosen: needs" in (barred.text_content() or "")
    barred.click()
    expect(ada.page.locator(".looked .bar")).to_contain_text("needs")
    ada.look("barred")
    ada.page.keyboard.press("Escape")
    expect(ada.page.locator(".looked")).to_have_count(0)


def test_cards_are_read_on_hover(ada: Visitor) -> None:
    ada.play_now()
    ada.page.locator("[data-id=citizens-0]").hover()
    expect(ada.page.locator(".looked")).to_contain_text("On your turn")
    ada.look("card")


def test_a_card_keeps_still_under_a_pointer_at_its_edge(ada: Visitor) -> None:
    ada.play_now()
    ada.play_until(ada.things().count)
    card = ada.things().first
    box = card.bounding_box()
    assert box is not None
    ada.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] - 1)
    tops = card.evaluate(
        "async card => { const tops = new Set(); for (let i = 0; i < 40; i++) {"
        " await new Promise(requestAnimationFrame);"
        " if (i > 9) tops.add(card.getBoundingClientRect().top) } return [...tops] }"
    )
    assert tops == [box["y"] - 2]


def test_a_line_of_the_log_points_at_the_card_it_names(ada: Visitor) -> None:
    ada.play_now()
    named = ada.page.locator(".log button.card")
    ada.play_until(named.count)
    named.last.click()
    expect(ada.page.locator(".looked")).to_be_visible()


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("game", GAMES)
def test_the_rules_open_at_what_is_asked(ada: Visitor, game: str, lang: str) -> None:
    ada.play_now(lang, game)
    ada.play_on(5, Random(3))
    ada.page.get_by_role("button", name="Rules" if lang == "en" else "Règles").click()
    asked = ada.page.locator("dialog[open] .rules section.asked").first
    expect(asked).to_be_in_viewport()
    ada.look(f"rules-drawer-{game}-{lang}")
    sections = ada.page.locator("dialog[open] .rules section")
    before = sections.count()
    title = sections.last.locator("h3").inner_text()
    ada.page.get_by_role("searchbox").fill(title)
    expect(sections).not_to_have_count(before)
    expect(sections.last.locator("h3")).to_have_text(title)


def test_a_price_of_several_parts_is_paid_in_one_click(ada: Visitor) -> None:
    ada.play_now(game="villages")
    at_once = ada.page.get_by_role("button", name="Pay all of it like this")
    ada.play_until(at_once.count, seed=5)
    ada.look("pay-all")
    at_once.click()
    expect(at_once).to_have_count(0)
    ada.wait_for_question()
    # Which cards are discarded for a wild resource stays a choice, and is no part of the price.
    provide = re.compile("how do you provide|which .*wild resource")
    expect(ada.page.locator(".asked.live h2")).not_to_have_text(provide)


def test_the_tab_tells_whose_turn_it_is(ada: Visitor) -> None:
    ada.play_now()
    expect(ada.page).to_have_title(re.compile("Your turn"))


def test_a_game_is_played_by_keyboard_only(ada: Visitor) -> None:
    page = ada.page
    ada.go("/")
    ada.set(language="en", speed="instant")
    page.reload()
    page.wait_for_selector(".game .btn.first")
    for _ in range(20):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.textContent.includes('Play now')"):
            break
    page.keyboard.press("Enter")
    ada.wait_for_question()
    chance = Random(7)
    for turn in range(12):
        seq = ada.seq
        if turn % 2:
            page.keyboard.press(chance.choice(page.locator(f"{OPEN} kbd").all_inner_texts()))
        else:
            page.keyboard.press("n")
            assert page.evaluate("document.activeElement.matches('.choosable, .choice')")
            page.keyboard.press("Enter")
            if page.locator(".looked .choices .btn").count():
                expect(page.locator(".looked .choices .btn").first).to_be_focused()
                page.keyboard.press("Enter")
        ada.wait_until_past(seq)
    citizen = page.locator("[data-id^=citizens-][data-card]").first
    citizen.focus()
    page.keyboard.press("i")
    expect(page.locator(".looked.pinned")).to_contain_text("On your turn")
    page.keyboard.press("Escape")
    expect(citizen).to_be_focused()
    page.keyboard.press("r")
    expect(page.locator("dialog[open]")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("dialog[open]")).to_have_count(0)


def test_a_number_chooses_only_what_is_listed(ada: Visitor) -> None:
    ada.play_now()
    play_until_asked(ada, "How do you pay")
    assert ada.page.locator(f"{OPEN} kbd").all_inner_texts() == ["1"]
    seq = ada.seq
    ada.page.keyboard.press("2")
    ada.page.wait_for_timeout(400)
    assert ada.seq == seq
    more = ada.page.locator(".asked .more")
    more.focus()
    ada.page.keyboard.press("Enter")
    expect(more).to_have_count(0)
    expect(ada.page.locator(OPEN).nth(1)).to_be_focused()
    ada.page.keyboard.press("2")
    ada.wait_until_past(seq)


def test_a_purse_is_told_in_words_that_fit_the_number(ada: Visitor) -> None:
    ada.play_now("fr", "margraves")
    told = ada.page.locator(".purse .thing > .unseen")
    expect(told.nth(1)).to_contain_text(", 1 gemme, 0 chevalier, ")
    expect(told.nth(2)).to_contain_text(", icônes Artisan\u00a0: 1, ")


def test_what_flies_has_the_picture_of_its_card(ada: Visitor) -> None:
    ada.go("/")
    ada.set(language="en", speed="fast")
    ada.page.reload()
    ada.page.locator(".game", has_text="Royales").locator(".btn.first").click()
    ada.wait_for_question()
    ada.page.evaluate(FLOWN)
    pictures: set[str] = set()
    for _ in range(8):
        pictures |= set(ada.page.evaluate(PICTURES))
        ada.choose_somehow(Random(4))
    flown = set(ada.page.evaluate("flown"))
    assert flown
    assert flown <= pictures


def test_nothing_moves_where_motion_is_unwanted(visitors: Callable[..., Visitor]) -> None:
    ada = visitors(reduced_motion="reduce")
    ada.go("/")
    ada.set(language="en", speed="normal")
    ada.page.reload()
    ada.page.locator(".game .btn.first").first.click()
    ada.wait_for_question()
    ada.page.evaluate(
        "() => { window.ghosts = 0; new MutationObserver(all => all.forEach(one =>"
        " one.addedNodes.forEach(node => { ghosts += node.className?.includes?.('ghost') ? 1 : 0 })"
        ")).observe(document.body, {childList: true}) }"
    )
    ada.play_on(12, Random(3))
    assert ada.page.evaluate("window.ghosts") == 0


def test_the_sound_wakes_with_a_key_or_a_click(ada: Visitor) -> None:
    ada.page.add_init_script(
        "window.AudioContext = class { state = 'suspended'; tries = 0;"
        " constructor() { window.sound = this }"
        " async resume() { this.tries += 1; if (this.tries > 1) this.state = 'running' } }"
    )
    ada.go("/")
    ada.page.wait_for_selector("h1")
    ada.page.keyboard.press("x")
    assert ada.page.evaluate("[sound.tries, sound.state]") == [1, "suspended"]
    ada.page.locator("h1").click()
    assert ada.page.evaluate("[sound.tries, sound.state]") == [2, "running"]
    ada.page.keyboard.press("x")
    assert ada.page.evaluate("sound.tries") == 2
