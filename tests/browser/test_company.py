"""Several people: by invitation, on one screen, and looking on."""

from collections.abc import Callable
from random import Random

from playwright.sync_api import expect

from .visitor import OPEN, Visitor


def open_table(visitor: Visitor, company: str, name: str, game: str = "card_kingdoms") -> None:
    """Make a table for two on the page for new tables."""
    visitor.go(f"/new/{game}")
    visitor.set(language="en", speed="instant", name=name)
    visitor.page.reload()
    visitor.page.get_by_role("button", name=company).click()
    visitor.page.get_by_role("button", name="Open the table").click()
    visitor.page.wait_for_selector("main[data-seq] .table, main .curtain")


def links_of(visitor: Visitor) -> list[str]:
    if not visitor.page.locator("dialog[open]").count():
        visitor.page.get_by_role("button", name="Invite").click()
    fields = visitor.page.locator("dialog[open] input")
    return [fields.nth(i).input_value() for i in range(fields.count())]


def choose(player: Visitor, chance: Random) -> None:
    """Choose an option, and wait until the page shows what came of it."""
    player.wait_for_question()
    seq = player.seq
    options = player.page.locator(OPEN)
    options.nth(chance.randrange(options.count())).click()
    player.page.wait_for_function(
        "seq => Number(document.querySelector('main').dataset.seq) > seq", arg=seq
    )


def asked_of(*players: Visitor) -> Visitor:
    """Wait until one of the players is asked something."""
    for _ in range(600):
        for player in players:
            if player.page.locator(OPEN).count():
                return player
            player.page.wait_for_timeout(50)
    raise AssertionError("nobody is asked")


def test_a_computer_player_is_given_a_thinking_time(ada: Visitor) -> None:
    ada.go("/new/card_kingdoms")
    ada.set(language="en", speed="instant")
    ada.page.reload()
    time = ada.page.get_by_label("Thinking time of seat 2")
    expect(time).to_have_count(0)
    ada.page.get_by_label("Strength of seat 2").select_option("hard")
    expect(time.locator("option:checked")).to_have_text("at most 1 s a move")
    time.select_option(label="at most 0.1 s a move")
    ada.look("thinking-time")
    ada.page.get_by_role("button", name="Open the table").click()
    ada.wait_for_question()
    called = "Champion (thinks hard), at most 0.1 s a move"
    expect(ada.page.get_by_title(called)).to_be_visible()
    ada.play_on(8, Random(5))


def test_two_browsers_play_at_one_table(visitors: Callable[..., Visitor]) -> None:
    ada, linus = visitors(), visitors()
    open_table(ada, "Invite by link", "Ada")
    seat, _ = links_of(ada)
    ada.page.get_by_role("button", name="QR").first.click()
    expect(ada.page.get_by_role("img", name="QR code of the link")).to_be_visible()
    ada.look("invite")
    ada.page.keyboard.press("Escape")

    linus.page.goto(seat)
    linus.set(language="en", speed="instant")
    linus.page.reload()
    linus.look("join")
    linus.page.get_by_label("Your name").fill("Linus")
    linus.page.get_by_role("button", name="Come in").click()
    linus.wait_for_question()
    expect(ada.page.locator(".others .name").first).to_have_text("Linus")

    dukes = [linus.page.locator(OPEN).nth(i).inner_text() for i in range(2)]
    for duke in dukes:
        assert duke.splitlines()[-1].split(":")[0] not in ada.page.content()
    chance = Random(1)
    for player in (ada, linus):
        choose(player, chance)
    for _ in range(12):
        choose(asked_of(ada, linus), chance)
    assert "Linus" in ada.log()
    assert "Ada" in linus.log()


def test_a_seat_is_taken_once(visitors: Callable[..., Visitor]) -> None:
    ada, linus, grace = visitors(), visitors(), visitors()
    open_table(ada, "Invite by link", "Ada")
    seat, _ = links_of(ada)
    for person in (linus, grace):
        person.page.goto(seat)
        person.page.get_by_role("button", name="Come in").click()
    linus.wait_for_question()
    expect(grace.page.get_by_role("alert")).to_be_visible()
    grace.look("join-refused")


def test_a_spectator_sees_the_table_but_no_hidden_card(visitors: Callable[..., Visitor]) -> None:
    ada, grace = visitors(), visitors()
    ada.play_now()
    duke = ada.page.locator(OPEN).first.inner_text().splitlines()[-1].split(":")[0]
    *_, watch = links_of(ada)
    ada.page.keyboard.press("Escape")
    grace.page.goto(watch)
    grace.set(language="en", speed="instant")
    grace.page.reload()
    grace.page.get_by_role("button", name="Come in").click()
    grace.page.wait_for_selector(".table.watching")
    ada.page.locator(OPEN).first.click()
    expect(grace.page.locator(".log ol")).to_contain_text("has chosen a duke")
    assert duke not in grace.page.content()
    expect(grace.page.locator(OPEN)).to_have_count(0)
    expect(grace.page.locator(".others > .kingdom")).to_have_count(2)
    grace.look("spectator")


def test_the_curtain_hides_each_hand_on_one_screen(ada: Visitor) -> None:
    open_table(ada, "On one screen", "Ada")
    page = ada.page
    expect(page.locator(".curtain")).to_contain_text("Hand the device to Ada")
    expect(page.locator(".thing")).to_have_count(0)
    ada.look("curtain")
    page.locator(".curtain .btn").click()
    ada.wait_for_question()
    mine = page.locator(OPEN).first.inner_text().splitlines()[-1].split(":")[0]
    page.locator(OPEN).first.click()
    expect(page.locator(".curtain")).to_contain_text("Hand the device to Seat 2")
    assert mine not in page.content()
    page.locator(".curtain .btn").click()
    ada.wait_for_question()
    assert mine not in page.content()
    page.locator(OPEN).first.click()
    page.wait_for_selector(f"{OPEN}, .curtain")


def test_the_host_lets_a_computer_play_for_a_friend_who_never_comes(ada: Visitor) -> None:
    open_table(ada, "Invite by link", "Ada")
    ada.page.keyboard.press("Escape")
    ada.page.locator(OPEN).first.click()
    expect(ada.page.locator("section.asked")).to_contain_text("Waiting until everybody is seated.")
    ada.look("open-seat")
    ada.page.get_by_role("button", name="Let a computer play").click()
    expect(ada.page.locator("section.asked h2")).to_be_focused()
    ada.wait_for_question()
    expect(ada.page.get_by_role("button", name="Let a computer play")).to_have_count(0)


def test_whoever_is_awaited_is_named_while_another_seat_is_open(
    visitors: Callable[..., Visitor],
) -> None:
    ada, linus = visitors(), visitors()
    seats = [{"kind": "open"}, {"kind": "me", "name": "Ada"}, {"kind": "open"}]
    made = ada.page.request.post(
        f"{ada.url}/api/tables", data={"game": "villages", "seats": seats}
    ).json()
    ada.go(f"/t/{made['table']}")
    ada.page.wait_for_selector("main[data-seq] .table")
    ada.page.keyboard.press("Escape")
    if ada.page.locator(OPEN).count():
        choose(ada, Random(1))
    awaited = ada.page.locator(".others .waiting .name").inner_text().removeprefix("Seat ")
    linus.go(made["links"]["seats"][str(int(awaited) - 1)])
    linus.page.get_by_label("Your name").fill("Linus")
    linus.page.get_by_role("button", name="Come in").click()
    linus.wait_for_question()
    expect(ada.page.locator("section.asked")).to_contain_text("Waiting for Linus.")


def test_the_log_of_one_screen_tells_no_hidden_card(ada: Visitor) -> None:
    open_table(ada, "On one screen", "Ada", "villages")
    page = ada.page
    chance = Random(3)
    for _ in range(120):
        page.wait_for_selector(f"{OPEN}, .curtain")
        if page.locator(".curtain").count():
            expect(page.locator("p[aria-live=polite]")).to_have_text("")
            page.locator(".curtain .btn").click()
        if "draws a card from the deck" in ada.log():
            break
        choose(ada, chance)
    else:
        raise AssertionError("nobody draws")
    assert "You draw" not in ada.log()
    page.reload()
    page.locator(".curtain .btn").click()
    assert "draws a card from the deck" in ada.log()
    assert "You draw" not in ada.log()


def test_a_card_looked_at_late_is_not_shown_to_the_next_person(ada: Visitor) -> None:
    open_table(ada, "On one screen", "Ada")
    page = ada.page
    page.locator(".curtain .btn").click()
    ada.wait_for_question()
    page.locator(".centre .thing[data-card]").first.hover()
    page.locator(OPEN).first.dispatch_event("click", {"detail": 1})
    page.wait_for_selector(".curtain")
    page.wait_for_timeout(500)
    page.locator(".curtain .btn").focus()
    page.keyboard.press("Enter")
    ada.wait_for_question()
    expect(page.locator(".looked")).to_have_count(0)


def test_a_double_click_on_a_choice_does_not_raise_the_curtain(ada: Visitor) -> None:
    open_table(ada, "On one screen", "Ada")
    page = ada.page
    page.locator(".curtain .btn").click()
    ada.wait_for_question()
    page.locator(OPEN).first.click()
    curtain = page.locator(".curtain .btn")
    curtain.wait_for()
    box = curtain.bounding_box()
    assert box is not None
    page.mouse.dblclick(box["x"] + 20, box["y"] + 20)
    page.wait_for_timeout(600)
    curtain.dispatch_event("click", {"detail": 2})
    expect(curtain).to_be_visible()
    curtain.click()
    ada.wait_for_question()


def test_the_rival_of_one_who_plays_alone_is_no_seat(ada: Visitor) -> None:
    asked = {"game": "cites_royales", "seats": [{"kind": "me", "name": "Ada"}]}
    made = ada.page.request.post(f"{ada.url}/api/tables", data=asked).json()
    ada.go(f"/t/{made['table']}")
    ada.wait_for_question()
    expect(ada.page.locator(".others .name")).to_have_text(["The Regent"])
    assert "Seat 2" not in ada.page.content()
