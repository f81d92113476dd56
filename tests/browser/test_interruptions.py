"""What comes between a person and the table: other tabs, haste, lost connections."""

import json
import re
from collections.abc import Callable
from random import Random

from playwright.sync_api import Route, WebSocketRoute, expect

from .test_company import choose, open_table
from .visitor import OPEN, Overheard, Visitor

GAIN = re.compile("^[0-9]*\\s*Gain")
PLAY = re.compile("/play$")
NEVER_LANDS = """() => { Element.prototype.animate = function () {
  return {finished: new Promise(() => {})} } }"""
LONG_REASON = "() => { document.querySelector('.why').append(' and so on'.repeat(9)) }"
HORN = """window.horns = 0; window.AudioContext = class {
  state = 'running'; async resume() {}
  createOscillator() { horns += 1; return this.createGain() }
  createGain() {
    const [nothing, connect] = [() => {}, to => to];
    const gain = {setValueAtTime: nothing, linearRampToValueAtTime: nothing,
      exponentialRampToValueAtTime: nothing};
    return {frequency: {}, gain, connect, start: nothing, stop: nothing};
  } }"""
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


def test_a_double_click_answers_one_question(ada: Visitor) -> None:
    ada.play_now()
    ada.play_until(lambda: "2 are left" in ada.asked)
    seq = ada.seq
    gain = ada.page.locator(OPEN, has_text=GAIN).first
    gain.evaluate(
        "async button => { const {x, y} = button.getBoundingClientRect();"
        " const click = detail => document.elementFromPoint(x + 9, y + 9).dispatchEvent("
        "   new MouseEvent('click', {detail, bubbles: true}));"
        " const seq = () => document.querySelector('main').dataset.seq, was = seq();"
        " click(1); while (seq() === was) await new Promise(requestAnimationFrame); click(2) }"
    )
    ada.wait_until_past(seq)
    ada.page.wait_for_timeout(400)
    assert ada.seq == seq + 1


def test_a_key_that_is_held_answers_one_question(ada: Visitor) -> None:
    ada.play_now()
    ada.play_until(lambda: "2 are left" in ada.asked)
    for key in ("1", "Enter"):
        seq = ada.seq
        ada.page.locator(OPEN).first.focus()
        ada.page.keyboard.down(key)
        ada.wait_until_past(seq)
        now = ada.seq
        ada.page.locator(OPEN).first.focus()
        ada.page.keyboard.down(key)
        ada.page.wait_for_timeout(400)
        assert ada.seq == now
        ada.page.keyboard.up(key)


def test_a_payment_without_asking_can_be_taken_back(ada: Visitor) -> None:
    ada.play_now()
    undo = ada.page.get_by_role("button", name="Undo")
    chance = Random(1)
    for _ in range(400):
        ada.play_until(lambda: "How do you pay" in ada.asked)
        ada.set(quickPay=True)
        seq = ada.seq
        ada.page.reload()
        ada.wait_until_past(seq)
        if undo.is_enabled():
            break
        ada.set(quickPay=False)
        ada.page.reload()
        ada.wait_for_question()
        ada.choose_somehow(chance)
    seq = ada.seq
    undo.click()
    ada.wait_until_past(seq)
    for _ in range(2):
        ada.page.wait_for_timeout(400)
        assert "How do you pay" in ada.asked
        assert ada.seq == seq + 1
        ada.page.reload()
        ada.wait_for_question()


def test_a_payment_that_is_refused_is_not_sent_again(ada: Visitor) -> None:
    sent: list[str] = []

    def between(line: WebSocketRoute) -> None:
        server = line.connect_to_server()

        def pass_on(message: str | bytes) -> None:
            said = json.loads(message)
            if said["type"] != "choose" or not refusing:
                server.send(message)
                return
            sent.append(said["id"])
            words = {"id": "refused-not-stored", "args": {}}
            line.send(json.dumps({"type": "refused", "id": said["id"], "text": words}))

        line.on_message(pass_on)

    refusing: list[bool] = []
    ada.page.route_web_socket(PLAY, between)
    ada.play_now()
    ada.play_until(lambda: "How do you pay" in ada.asked)
    refusing.append(True)
    ada.set(quickPay=True)
    ada.page.reload()
    expect(ada.page.locator(".refused")).to_be_visible()
    ada.page.wait_for_timeout(400)
    assert len(sent) == 1


def test_a_choice_is_marked_until_it_is_answered(ada: Visitor) -> None:
    held: list[tuple[WebSocketRoute, str | bytes]] = []

    def between(line: WebSocketRoute) -> None:
        server = line.connect_to_server()

        def pass_on(message: str | bytes) -> None:
            if json.loads(message)["type"] == "choose":
                held.append((server, message))
            else:
                server.send(message)

        line.on_message(pass_on)

    ada.page.route_web_socket(PLAY, between)
    ada.play_now()
    options = ada.page.locator(OPEN)
    seq = ada.seq
    options.nth(1).click()
    expect(options.nth(1)).to_have_class(re.compile("taken"))
    expect(options.nth(0)).to_have_attribute("aria-disabled", "true")
    ada.page.wait_for_timeout(600)
    ada.look("chosen")
    options.nth(0).click(force=True)
    assert len(held) == 1
    server, message = held[0]
    server.send(message)
    ada.wait_until_past(seq)
    expect(options.first).to_have_attribute("aria-disabled", "false")


def test_a_connection_on_which_nothing_comes_back_is_given_up(ada: Visitor) -> None:
    lines: list[WebSocketRoute] = []

    def between(line: WebSocketRoute) -> None:
        lines.append(line)
        server = line.connect_to_server()
        if len(lines) == 1:
            line.on_message(
                lambda message: None if "ping" in str(message) else server.send(message)
            )

    ada.page.route_web_socket(PLAY, between)
    ada.play_now()
    ada.page.evaluate("dispatchEvent(new Event('online'))")
    ada.page.wait_for_function(
        "() => document.querySelector('.lost')", polling="raf", timeout=15_000
    )
    expect(ada.page.get_by_text("Connection lost")).to_have_count(0)
    assert len(lines) == 2
    ada.page.evaluate("dispatchEvent(new Event('online'))")
    ada.page.wait_for_timeout(5_500)
    assert len(lines) == 2
    ada.choose_somehow(Random(1))


def test_the_news_since_my_turn_are_the_same_after_a_reload(ada: Visitor) -> None:
    ada.play_now()
    news = ada.page.get_by_role("button", name="since your last turn")
    ada.play_on(12, Random(4))
    ada.play_until(news.count)
    before = int(news.inner_text())
    ada.page.reload()
    ada.wait_for_question()
    assert (int(news.inner_text()) if news.count() else 0) <= before


def test_the_news_on_one_screen_are_each_seat_s_own(ada: Visitor) -> None:
    open_table(ada, "On one screen", "Ada")
    page = ada.page
    chance = Random(2)
    for _ in range(60):
        page.wait_for_selector(f"{OPEN}, .curtain")
        if page.locator(".curtain").count():
            page.locator(".curtain .btn").click()
            if ada.log().count("Ada rolls") > 1 and "Ada" not in page.inner_text(".mine .name"):
                break
        choose(ada, chance)
    page.get_by_role("button", name="since your last turn").click()
    expect(page.locator("dialog[open]")).to_contain_text("Ada rolls")


def test_a_lost_connection_is_told_in_full_on_a_phone(visitors: Callable[..., Visitor]) -> None:
    ada = visitors(viewport={"width": 360, "height": 740}, has_touch=True)
    lines: list[WebSocketRoute] = []

    def between(line: WebSocketRoute) -> None:
        lines.append(line)
        if len(lines) == 1:
            line.connect_to_server()

    ada.page.route_web_socket(PLAY, between)
    ada.play_now()
    ada.page.evaluate(LONG_REASON)
    lines[0].close(code=1012)
    lost = ada.page.locator(".lost")
    ada.page.wait_for_function("() => document.querySelector('.lost')", polling="raf")
    expect(lost).to_be_in_viewport(ratio=1)
    ada.look("connection-lost-phone")


def test_a_view_that_cannot_be_shown_well_does_not_hold_the_table_up(ada: Visitor) -> None:
    sit_down(ada, speed="fast")
    ada.page.set_default_timeout(15_000)
    ada.page.evaluate("() => { Element.prototype.animate = () => { throw Error('no flight') } }")
    ada.play_on(10, Random(2))
    assert set(ada.faults) == {"no flight"}
    ada.faults.clear()


def test_a_table_that_was_left_is_silent(ada: Visitor) -> None:
    ada.page.add_init_script(HORN)
    line = Overheard(ada)
    sit_down(ada, speed="slow")
    question = line.view["view"]["question"]
    ada.page.evaluate("window.horns = 0")
    for asked in (None, question, None, question):
        line.show(question=asked, events=[{"seq": 9, "seat": 1, "text": question["text"]}])
    ada.page.locator("a.home").click()
    expect(ada.page.get_by_role("button", name="Play now").first).to_be_visible()
    ada.page.wait_for_timeout(2_500)
    assert ada.page.evaluate("horns") == 0


def test_an_answer_that_comes_late_takes_nobody_away(ada: Visitor) -> None:
    held: list[Route] = []
    ada.go("/")
    ada.set(language="en")
    ada.page.reload()
    ada.page.route("**/api/tables", lambda route: held.append(route))
    play = ada.page.get_by_role("button", name="Play now").first
    play.focus()
    ada.page.keyboard.press("Enter")
    expect(play).to_be_disabled()
    expect(play).to_be_focused()
    ada.page.locator("nav a[href='/about']").click()
    expect(ada.page).to_have_url(re.compile("/about$"))
    with ada.page.expect_response("**/api/tables"):
        held[0].continue_()
    ada.page.wait_for_timeout(400)
    expect(ada.page).to_have_url(re.compile("/about$"))


def test_the_language_asked_for_last_is_the_one_that_is_read(ada: Visitor) -> None:
    held: list[Route] = []
    ada.go("/rules/villages")
    ada.set(language="en")
    ada.page.reload()
    title = ada.page.locator(".rules h3").first
    english = title.inner_text()
    ada.page.route(re.compile("/fr$"), lambda route: held.append(route))
    for path in ("**/words/fr", "**/rules/fr"):
        ada.page.get_by_role("button", name="Français").first.click()
        ada.page.wait_for_timeout(200)
        ada.page.get_by_role("button", name="English").first.click()
        with ada.page.expect_response(path):
            held.pop().continue_()
        ada.page.wait_for_timeout(400)
        assert ada.page.get_attribute("html", "lang") == "en"
        expect(title).to_have_text(english)


def test_a_browser_without_sound_plays_on(ada: Visitor) -> None:
    ada.page.add_init_script("delete window.AudioContext")
    sit_down(ada, speed="instant")
    ada.play_on(4, Random(2))
