"""Every screen: without fault by axe, without sideways scrolling, small, and quickly there."""

import re
from collections.abc import Callable
from random import Random

import pytest
from playwright.sync_api import Locator, expect
from web import build

from crownlands.games import GAMES

from .visitor import OPEN, Visitor, note_figure

KILOBYTES = 200


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("width", [360, 1280])
def test_every_page_passes_in_either_light(
    visitors: Callable[..., Visitor], theme: str, width: int
) -> None:
    ada = visitors(viewport={"width": width, "height": 740})
    ada.go("/")
    ada.set(language="en", theme=theme, speed="instant")
    ada.page.reload()
    name = f"{theme}-{width}"
    ada.page.wait_for_selector(".game")
    ada.look(f"home-{name}", full=True)
    ada.page.get_by_role("button", name="Settings").click()
    ada.look(f"settings-{name}")
    for path, wait in (
        ("/about", "h1"),
        ("/rules/card_kingdoms", ".rules"),
        ("/new/card_kingdoms", ".chair"),
    ):
        ada.go(path)
        ada.page.wait_for_selector(wait)
        ada.look(f"{path.strip('/').replace('/', '-')}-{name}", full=True)
    ada.go("/t/nosuchtable")
    expect(ada.page.locator(".placard a")).to_be_visible()
    expect(ada.page.locator(".placard")).to_contain_text("nosuchtable")
    ada.look(f"no-table-{name}")


@pytest.mark.parametrize(
    ("game", "seats"),
    [("card_kingdoms", 2), *((name, max(GAMES[name].seat_counts)) for name in GAMES)],
)
def test_the_table_passes_in_the_dark(
    visitors: Callable[..., Visitor], game: str, seats: int
) -> None:
    ada = visitors(color_scheme="dark")
    ada.go(f"/new/{game}")
    ada.set(language="en", speed="instant")
    ada.page.reload()
    ada.page.get_by_role("button", name=str(seats), exact=True).click()
    ada.page.get_by_role("button", name="Open the table").click()
    ada.wait_for_question()
    ada.play_on(30, Random(8))
    ada.look(f"table-dark-{game}-{seats}")


def test_my_tables_are_on_the_front_page(ada: Visitor) -> None:
    ada.play_now()
    ada.go("/")
    expect(ada.page.locator(".running .turn")).to_be_visible()
    ada.look("my-tables", full=True)
    ada.page.locator(".running").first.click()
    ada.wait_for_question()


@pytest.mark.parametrize("game", GAMES)
def test_a_phone_shows_the_whole_game(visitors: Callable[..., Visitor], game: str) -> None:
    ada = visitors(viewport={"width": 360, "height": 740}, is_mobile=True, has_touch=True)
    ada.play_now(game=game)
    ada.look(f"phone-start-{game}")
    seq = ada.seq
    ada.page.locator(OPEN).first.tap()
    ada.wait_until_past(seq)
    chance = Random(6)
    for _ in range(14):
        if ada.over:
            break
        assert ada.covered() == []
        seq = ada.seq
        things = ada.things()
        if things.count():
            things.nth(chance.randrange(things.count())).tap()
            ways = ada.page.locator(".looked .choices .btn")
            expect(ways.first).to_be_visible()
            if seq % 5 == 0:
                ada.look(f"phone-card-{game}")
            ways.first.tap()
        else:
            ada.page.locator(OPEN).first.tap()
        ada.wait_until_past(seq)
    ada.look(f"phone-middle-{game}")
    ada.look(f"phone-whole-{game}", full=True)


@pytest.mark.parametrize("game", GAMES)
def test_on_a_low_page_the_question_covers_nothing(
    visitors: Callable[..., Visitor], game: str
) -> None:
    ada = visitors(viewport={"width": 844, "height": 390}, is_mobile=True, has_touch=True)
    ada.play_now(game=game)
    question = ada.page.locator("section.asked")
    expect(question).to_be_in_viewport(ratio=1)
    ada.look(f"low-{game}")
    ada.page.locator(".own").scroll_into_view_if_needed()
    expect(question).not_to_be_in_viewport()
    ada.look(f"low-own-{game}")


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("game", GAMES)
def test_a_phone_shows_a_game_s_pages(
    visitors: Callable[..., Visitor], game: str, lang: str
) -> None:
    ada = visitors(viewport={"width": 360, "height": 740}, is_mobile=True, has_touch=True)
    ada.go(f"/new/{game}")
    ada.set(language=lang)
    ada.page.reload()
    ada.page.locator(".chair select").last.select_option("hard")
    for details in ada.page.locator("details").all():
        details.locator("summary").tap()
    ada.look(f"phone-new-{game}-{lang}", full=True)
    ada.go(f"/rules/{game}")
    ada.page.wait_for_selector(".rules")
    ada.look(f"phone-rules-{game}-{lang}", full=True)


@pytest.mark.parametrize("game", GAMES)
def test_two_players_fit_on_one_screen(ada: Visitor, game: str) -> None:
    ada.play_now(game=game)
    chance = Random(9)
    for _ in range(40):
        if ada.over:
            break
        ada.choose_somehow(chance)
        tall, room = ada.page.evaluate(
            "[document.documentElement.scrollHeight, document.documentElement.clientHeight]"
        )
        assert tall <= room
        cut = ada.page.evaluate(
            "() => { const box = document.querySelector('.centre').getBoundingClientRect();"
            " return [...document.querySelectorAll('.centre .thing')].filter(thing =>"
            " thing.getBoundingClientRect().bottom > box.bottom + 1).length }"
        )
        assert cut == 0
    ada.look(f"one-screen-{game}")


@pytest.mark.parametrize("game", GAMES)
def test_a_big_screen_is_filled(visitors: Callable[..., Visitor], game: str) -> None:
    ada = visitors(viewport={"width": 1920, "height": 1080})
    ada.play_now(game=game)
    ada.play_on(20, Random(9))
    ada.look(f"big-screen-{game}")


def test_the_first_load_is_small(ada: Visitor) -> None:
    scripts: set[str] = set()
    ada.page.on(
        "response",
        lambda answer: scripts.add(answer.url) if answer.url.endswith(".js") else None,
    )
    ada.go("/")
    ada.page.wait_for_selector(".game")
    first = compressed(scripts)
    ada.play_now()
    table = compressed(scripts)
    note_figure("script_kilobytes_home", round(first, 1))
    note_figure("script_kilobytes_table", round(table, 1))
    assert first < KILOBYTES
    assert table < KILOBYTES


def compressed(urls: set[str]) -> float:
    """What these scripts weigh as they travel, in kilobytes, with gzip."""
    names = [url.rsplit("/", 1)[-1] for url in urls]
    return sum((build.STATIC / "assets" / f"{name}.gz").stat().st_size for name in names) / 1000


def test_the_page_is_soon_usable(visitors: Callable[..., Visitor]) -> None:
    times = []
    for _ in range(3):
        ada = visitors()
        ada.go("/")
        ada.page.wait_for_selector(".game .btn.first")
        times.append(ada.page.evaluate("performance.now()") / 1000)
    note_figure("seconds_until_usable", round(min(times), 3))
    assert min(times) < 5


def test_a_set_up_by_hand_is_offered_where_it_is_chosen_and_all_of_it_in_french(
    ada: Visitor,
) -> None:
    ada.go("/new/card_kingdoms")
    ada.set(language="fr", speed="instant")
    ada.page.reload()
    setup = ada.page.get_by_label("Mise en place")
    expect(setup.locator("option")).to_have_text(
        [
            "Première partie conseillée",
            "Or qui brille",
            "Maîtrise de la magie",
            "Sang monstrueux",
            "Tirée au hasard",
            "Choisie à la main",
        ]
    )
    lists = ada.page.locator("form details")
    expect(lists).to_have_count(0)
    setup.select_option("custom")
    expect(lists).to_have_count(3)
    lists.first.locator("summary").click()
    lists.first.locator("input").first.check()
    setup.select_option("random")
    expect(lists).to_have_count(0)
    ada.look("new-table-by-hand-fr")
    ada.page.locator("form [type=submit], form .btn.first").last.click()
    ada.wait_for_question()


def test_what_is_reconstructed_is_marked_where_it_lies(ada: Visitor) -> None:
    ada.play_now("en", "margraves")
    stops = ada.page.locator(".track", has_text="Naval").locator(".stop")
    expect(stops.nth(0)).not_to_contain_text("*")
    expect(stops.nth(1)).to_contain_text("*")
    expect(stops.nth(1)).to_have_attribute("title", re.compile("reconstructed"))
    line = ada.page.locator("[data-id=line-0]")
    expect(line.locator(".notes")).to_contain_text("*")
    line.focus()
    ada.page.keyboard.press("i")
    expect(ada.page.locator(".looked .made")).to_contain_text("reconstructed")
    ada.page.keyboard.press("Escape")
    expect(ada.page.locator(".thing[data-card=shilina] .name")).to_have_text("Shilina*")
    expect(ada.page.locator(".choices .choice abbr").first).to_have_text("*")
    expect(ada.page.locator(".choices")).to_contain_text("* reconstructed, not read")
    ada.look("margraves-marks")


@pytest.mark.parametrize("game", ["villages", "margraves"])
def test_an_enlarged_card_says_in_french_what_is_reconstructed(ada: Visitor, game: str) -> None:
    ada.play_now("fr", game)
    rows = ada.page.request.get(f"{ada.url}/api/games/{game}/cards").json()["cards"]
    odd = {row["key"] for row in rows if {"powers", "name"} & set(row["reconstructed"])}
    for shown in ada.page.locator(".thing[data-card]").all():
        if shown.get_attribute("data-card") in odd:
            break
    else:
        raise AssertionError("no such card is on the table")
    shown.focus()
    ada.page.keyboard.press("i")
    made = ada.page.locator(".looked .made")
    expect(made).to_contain_text("imprimée\u00a0: ")
    expect(made).not_to_contain_text("powers")
    expect(made).not_to_contain_text("name")


def test_a_long_name_covers_nothing(ada: Visitor) -> None:
    ada.go("/")
    ada.set(name="W" * 24)
    ada.play_now(game="villages")
    name, zones = ada.page.locator(".own .kingdom > .head .name"), ada.page.locator(".own .zones")
    assert right(name) <= zones.bounding_box()["x"]  # type: ignore[index]
    expect(name).to_have_attribute("title", "W" * 24)
    ada.go("/")
    table = ada.page.locator(".running")
    assert right(table.locator("small")) <= right(table)
    ada.look("long-name")


def right(shown: Locator) -> float:
    """Where something ends on the page."""
    edge: float = shown.evaluate(
        "shown => { const words = new Range(); words.selectNodeContents(shown);"
        " const edge = shown.getBoundingClientRect().right;"
        " return getComputedStyle(shown).overflow === 'hidden' ? edge"
        " : Math.max(edge, words.getBoundingClientRect().right); }"
    )
    return edge
