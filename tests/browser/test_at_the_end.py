"""What the page shows of an end, of a long log and of a record that has no end."""

import json
import re
from random import Random

from playwright.sync_api import expect

from crownlands.match import start

from .visitor import Overheard, Visitor

TEXT = {"id": "ck-end-exhausted", "args": {}}
SEED = "ab" * 32


def test_equal_totals_say_what_decided(ada: Visitor) -> None:
    line = Overheard(ada)
    ada.play_now()
    sheets = [
        {"seat": 0, "total": 41, "lines": [], "ties": [-19]},
        {"seat": 1, "total": 41, "lines": [], "ties": [-17]},
    ]
    ended = {"sheets": sheets, "winners": [1], "ending": TEXT}
    line.show(question=None, outcome=ended)
    tie = ada.page.locator("dialog[open] tr.tie")
    expect(tie).to_have_text(re.compile(r"If tied: fewest cards\s*19\s*17"))
    expect(ada.page.locator("dialog[open]")).to_contain_text("The game is not over yet")
    ada.look("equal-totals")


def test_the_seed_is_shown_after_the_end(ada: Visitor) -> None:
    line = Overheard(ada)
    ada.play_now()
    line.say({**line.table, "over": True, "fair": {"hash": "0" * 64, "seed": SEED}})
    ada.page.get_by_role("button", name="Settings").click()
    expect(ada.page.locator("dialog[open]")).to_contain_text(f"The seed:{SEED}")
    ada.look("seed")


def test_who_reads_far_up_in_the_log_is_left_there(ada: Visitor) -> None:
    line = Overheard(ada)
    ada.play_now()
    rolls = [{"seq": 1, "seat": 0, "text": told(number)} for number in range(260)]
    line.show(events=rolls)
    log = ada.page.get_by_role("log")
    expect(log.locator("li")).to_have_count(200)
    log.evaluate("log => log.scrollTo(0, 300)")
    log.evaluate("log => window.read = [log.scrollTop, log.querySelectorAll('li')[20]]")
    line.show(events=[{"seq": 2, "seat": 0, "text": told(555)}])
    expect(log.locator("li")).to_have_count(201)
    same = "log => read[0] === log.scrollTop && read[1] === log.querySelectorAll('li')[20]"
    assert log.evaluate(same)
    earlier = log.get_by_role("button", name=re.compile("lines before"))
    earlier.scroll_into_view_if_needed()
    earlier.click()
    expect(earlier).to_have_count(0)
    expect(log).to_be_focused()
    expect(log.get_by_text("0 and 99", exact=False).first).to_be_visible()
    log.evaluate("log => log.scrollTo(0, 0)")
    line.show(events=[{"seq": 3, "seat": 0, "text": told(777)}])
    expect(log.locator("li").last).to_contain_text("777 and 99")
    assert log.evaluate("log => log.scrollTop") == 0
    log.evaluate("log => log.scrollTo(0, log.scrollHeight)")
    line.show(events=[{"seq": 4, "seat": 0, "text": told(888)}])
    expect(log.locator("li").last).to_be_in_viewport()


def told(number: int) -> dict[str, object]:
    seat = {"id": "seat", "args": {"seat": 0}}
    args = {"seat": seat, "die1": number, "die2": 99, "sum": number + 99}
    return {"id": "ck-event-roll", "args": args}


def open_record(visitor: Visitor, game: str = "card_kingdoms") -> None:
    """Open a record of nine choices as a replay."""
    match = start(game, seed=7)
    for _ in range(9):
        match.choose(match.question.options[0])
    assert match.record is not None
    record = json.dumps(match.record.to_json()).encode()
    visitor.go("/")
    visitor.set(language="en", speed="instant")
    visitor.page.reload()
    visitor.page.locator("input[type=file]").set_input_files(
        {"name": "record.json", "mimeType": "application/json", "buffer": record}
    )


def test_a_record_without_an_end_is_played_on_from_its_last_choice(ada: Visitor) -> None:
    open_record(ada)
    ada.page.get_by_label("Choice", exact=True).fill("9")
    expect(ada.page.locator(".scrub .at")).to_have_text("9 / 9")
    ada.page.get_by_role("button", name="Play on from here").click()
    ada.wait_for_question()
    expect(ada.page.locator(".log ol")).to_have_text(re.compile("goes on from an earlier one"))
    ada.play_on(1, Random(1))
    expect(ada.page.locator(".log li").first).to_contain_text("goes on from an earlier one")


def test_a_record_of_few_points_is_replayed_and_found_again(ada: Visitor) -> None:
    open_record(ada, "cites_royales")
    chart = ada.page.get_by_role("img", name="Chart of the scores")
    expect(chart).to_be_visible()
    at = ada.page.locator(".scrub .at")
    box = chart.bounding_box()
    assert box is not None
    chart.click(position={"x": box["width"] - 4, "y": 100})
    expect(at).to_have_text("9 / 9")
    chart.click(position={"x": 36, "y": 100})
    expect(at).to_have_text("1 / 9")
    ada.look("short-record")
    ada.go("/")
    listed = ada.page.locator(".running")
    expect(listed).to_have_attribute("href", re.compile("^/replay/"))
    expect(listed.locator("small")).to_have_text(re.compile(r"^\d"))
    listed.click()
    expect(chart).to_be_visible()


def test_going_back_to_the_start_of_a_replay_keeps_the_focus(ada: Visitor) -> None:
    open_record(ada)
    ada.page.get_by_label("Choice", exact=True).fill("1")
    back = ada.page.get_by_role("button", name="One choice back")
    back.focus()
    for _ in range(2):
        ada.page.keyboard.press("Enter")
        expect(ada.page.locator(".scrub .at")).to_have_text("0 / 9")
        expect(back).to_be_focused()
        expect(back).to_be_disabled()


def test_a_refused_rematch_is_told_where_it_was_asked_for(ada: Visitor) -> None:
    line = Overheard(ada, held="rematch")
    ada.play_now()
    sheets = [{"seat": seat, "total": 41, "lines": [], "ties": []} for seat in (0, 1)]
    line.show(question=None, outcome={"sheets": sheets, "winners": [0, 1], "ending": TEXT})
    ada.page.get_by_role("button", name="Rematch").click()
    refusal = {"id": "refused-not-stored", "args": {}}
    line.say({"type": "refused", "id": line.kept[0]["id"], "text": refusal})
    refused = ada.page.locator("dialog[open] .refused")
    expect(refused).to_be_visible()
    line.show()
    expect(refused).to_have_count(0)
