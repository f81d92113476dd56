"""What readers see, what the unseen may be, and positions that cannot be."""

import json
import re
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import pytest
from rich.console import Console

from crownlands.core.zones import Hand, Map, Track, plain
from crownlands.games.margraves.draft import TakeWealth
from crownlands.games.margraves.naval import SailShip
from crownlands.games.margraves.powers import KNIGHT
from crownlands.games.margraves.state import Marches
from crownlands.terminal.draw import Artist
from crownlands.words import render

from ..positions import refused
from .tables import GAME, choose, give, grants, listen, play, read, table, take_turn, wealth


def zone(s: Marches, reader: int | None, name: str):
    return next(zone for zone in GAME.view(s, reader).zones if zone.id == name)


def test_the_board_is_a_map_with_places_roads_and_pieces() -> None:
    board = zone(GAME.start(2, 1), None, "board")
    assert isinstance(board, Map)
    assert len(board.places) == 8 + 4
    assert len(board.roads) == 10
    assert len(board.paths) == 10
    assert all(0 <= place.x <= 100 and 0 <= place.y <= 100 for place in board.places)
    shilina = board.places[0]
    ids = [item.id for item in shilina.items]
    assert ids[:3] == ["margrave-0", "margrave-1", "knights-shilina"]


def test_a_knight_is_raised_by_pointing_at_it_and_not_at_the_tomb_below() -> None:
    s = table()
    s.lying = 0b110
    s.supply[KNIGHT] -= 2
    read(s, 0, "necromancer")
    pointed = [choice.targets for choice in GAME.question(s, s.questions()[0]).choices]
    assert pointed == [("tomb-knight-1",), ("tomb-knight-2",), ()]


def test_influence_and_naval_are_tracks() -> None:
    s = GAME.start(3, 1)
    for name, length in (("influence-artisan", 16), ("influence-holy", 16), ("naval", 8)):
        track = zone(s, None, name)
        assert isinstance(track, Track)
        assert track.length == length
        assert len(track.markers) == 3


def test_values_of_the_boards_that_are_not_printed_are_marked_where_they_are_shown() -> None:
    s = GAME.start(2, 1)
    naval = zone(s, None, "naval")
    assert [what.id == "reconstructed" for _, what in naval.stops] == [False] + [True] * 7
    rivers = [dict(what.args).get("cost") for _, what in zone(s, None, "influence-holy").stops]
    assert [cost and cost.id for cost in rivers] == [
        None,
        "reconstructed",
        "reconstructed",
        "mv-amount-gold",
        "reconstructed",
        "reconstructed",
    ]
    prices = [render(item.notes[0], "en") for item in zone(s, None, "line").items]
    assert all(price.endswith(" gold*") for price in prices)
    first, second = naval.stops[0][1], naval.stops[1][1]
    assert not render(first, "en").endswith("*")
    assert render(second, "en") == "3 gold*"


def options_in_words(seed: int) -> Iterator[tuple[str, str]]:
    """Every option of a game at random: the kind of question, and the option in English."""
    chance = Random(seed)
    s = GAME.start(2, seed)
    while not s.over:
        for ask in s.questions():
            for choice in GAME.question(s, ask).choices:
                yield type(ask).__name__, render(choice.text, "en")
        ask = s.questions()[0]
        s.answer(ask.seat, chance.choice(s.options_of(ask.seat)))


def test_options_mark_the_values_that_are_not_printed() -> None:
    told = {pair for seed in range(4) for pair in options_in_words(seed)}
    marked = {"recruited": 0, "granted": 0, "sailed": 0, "slain": 0, "crossed": 0, "printed": 0}
    for kind, words in told:
        if kind == "Recruit" and " for " in words:
            assert re.search(r"for \d gold\*, place", words)
            marked["recruited"] += 1
        elif words.startswith("Use a grant") or kind in ("TakeTile", "ChooseSite", "SailShip"):
            printed = words in ("No tile", "1 segment: 1 privilege II tile")
            assert words.endswith("*") != printed, words
            marked["sailed" if kind == "SailShip" else "granted"] += 1
        elif words.startswith("Slay ") and words != "Slay none":
            assert ("*" in words) == ("Warg" not in words), words
            marked["slain"] += 1
        elif "across the river" in words:
            assert words.endswith("*") == (not words.endswith("6 gold")), words
            marked["crossed"] += 1
        elif words in ("Gain 1 stone", "Stay", "Slay none", "Recruit nobody"):
            marked["printed"] += 1
    assert all(marked.values()), marked


def test_a_voyage_to_the_printed_segment_alone_is_not_marked() -> None:
    s = table()
    give(s, 0, stone=2)
    s.margraves[0].ship = 7
    play(s, SailShip(0))
    choices = GAME.question(s, s.questions()[0]).choices
    assert [render(choice.text, "en") for choice in choices] == [
        "2 segments: 3 gold and 1 privilege II tile*",
        "1 segment: 1 privilege II tile",
    ]


def test_tiles_are_marked_on_the_name_that_says_what_they_give() -> None:
    rows = {row.key: row for row in GAME.cards()}
    for key in ("i_gold_4", "ii_artisan", "i_stag", "wealth_gold_6"):
        assert set(rows[key].reconstructed) == {"copies", "name"}
    for key in ("wealth_tile_1_gold_2", "wealth_strength_2_knight_2"):
        assert rows[key].reconstructed == ("copies",)
    assert set(rows["lich"].reconstructed) >= {"name", "powers"}
    assert rows["segment_2"].reconstructed == ("powers",)


def test_every_mark_stands_on_something_that_the_row_shows() -> None:
    for row in GAME.cards():
        shown = {"name", *(key for key, _ in row.facts)}
        if row.powers:
            shown.add("powers")
        assert set(row.reconstructed) <= shown, row.key


def test_the_terminal_marks_tiles_where_they_lie(capsys: pytest.CaptureFixture[str]) -> None:
    s = table()
    s.margraves[0].kept = (wealth("wealth_gold_6"), wealth("wealth_tile_1_gold_2"))
    grants(s, 1, "i_gem_1")
    play(s, TakeWealth(0))
    Artist(Console(width=200), GAME, "en", ["Ada", "Bea"]).view(GAME.view(s, 0))
    drawn = capsys.readouterr().out
    assert "6 gold*" in drawn
    assert "Grant I: 1 gem*" in drawn
    assert "1 privilege I tile from the stack and 2 gold" in drawn
    assert "from the stack and 2 gold*" not in drawn
    assert "**" not in drawn


def test_wealth_and_privilege_tiles_are_marked_in_the_log() -> None:
    s = GAME.start(2, 1)
    told = listen(s)
    while len(told) < 400 and not s.over:
        ask = s.questions()[0]
        s.answer(ask.seat, s.options_of(ask.seat)[0])
    lines = [render(GAME.event_text(event, None), "en") for event in told]
    new = [line for line in lines if line.startswith("New tile")]
    assert new
    assert all(line.endswith("*") for line in new)
    wealth = [
        line for event, line in zip(told, lines, strict=True) if event.kind == "reveal-wealth"
    ]
    assert any("*" in line for line in wealth)


def test_wealth_tiles_in_hand_are_for_their_owner() -> None:
    s = GAME.start(2, 1)
    mine = zone(s, 0, "seat-0-pack")
    theirs = zone(s, 0, "seat-1-pack")
    assert isinstance(mine, Hand)
    assert len(mine.items) == 4
    assert theirs.items == ()
    assert theirs.count == 4


def test_who_has_chosen_counts_the_own_tiles_as_they_lie() -> None:
    s = GAME.start(2, 1)
    s.answer(0, s.options_of(0)[0])
    for name, number in (("seat-0-pack", 3), ("seat-0-kept", 1)):
        mine = zone(s, 0, name)
        assert isinstance(mine, Hand)
        assert mine.count == len(mine.items) == number


def test_nobody_sees_whether_another_has_chosen_yet() -> None:
    s = GAME.start(2, 1)
    before = json.dumps(plain(GAME.view(s, 0)))
    s.answer(1, s.options_of(1)[0])
    assert json.dumps(plain(GAME.view(s, 0))) == before


def test_hands_are_open_because_every_card_was_taken_openly() -> None:
    s = table()
    assert len(zone(s, 1, "seat-0-hand").items) == 4


def test_a_pack_that_was_in_hand_is_remembered_when_the_unseen_is_dealt_anew() -> None:
    s = GAME.start(2, 4)
    s.answer(0, s.options_of(0)[0])
    passed = s.margraves[0].pack
    s.answer(1, s.options_of(1)[0])
    assert s.margraves[1].pack == passed
    for chance in range(20):
        other = GAME.determinize(s, 0, chance)
        assert other.margraves[1].pack == passed  # seat 0 knows what it passed on
        assert other.margraves[0].pack == s.margraves[0].pack
    kept = {GAME.determinize(s, 0, chance).margraves[1].kept for chance in range(40)}
    assert len(kept) > 1  # but not what was kept from a pack it had not seen


def test_what_another_kept_of_a_pack_that_was_in_hand_is_any_of_its_tiles() -> None:
    s = GAME.start(2, 4)
    for seat in (0, 1):
        s.answer(seat, s.options_of(seat)[0])
    passed = s.margraves[1].pack
    s.answer(1, s.options_of(1)[0])
    worlds = [GAME.determinize(s, 0, chance << 40 | chance).margraves[1] for chance in range(40)]
    assert {world.kept[1] for world in worlds} == set(passed)
    assert all(sorted((*world.pack, world.kept[1])) == sorted(passed) for world in worlds)


def test_what_another_kept_is_known_when_the_pack_comes_back() -> None:
    s = GAME.start(2, 4)
    for _ in range(2):
        for seat in (0, 1):
            s.answer(seat, s.options_of(seat)[0])
    assert len(s.margraves[0].pack) == 2
    for chance in range(20):
        other = GAME.determinize(s, 0, chance << 40 | chance)
        assert other.margraves[1].kept[1] == s.margraves[1].kept[1]
        assert other.margraves[0].pack == s.margraves[0].pack


def test_with_three_seats_a_pack_not_yet_seen_is_dealt_anew() -> None:
    s = GAME.start(3, 4)
    for seat in range(3):
        s.answer(seat, s.options_of(seat)[0])
    packs = {GAME.determinize(s, 0, chance).margraves[2].pack for chance in range(40)}
    assert len(packs) > 1
    assert GAME.determinize(s, 0, 3).margraves[1].pack == s.margraves[1].pack


def test_face_down_cards_are_dealt_anew_and_open_ones_stay() -> None:
    s = table(2)
    other = GAME.determinize(_at_a_turn(s), None, 5)
    assert other.line == s.line
    assert [pile[-1] for pile in other.piles] == [pile[-1] for pile in s.piles]
    assert sorted(other.deck) == sorted(s.deck)
    assert other.deck != s.deck


def _at_a_turn(s: Marches) -> Marches:
    take_turn(s, 0)
    return s


Json = Any


def _lose_a_knight(data: Json) -> None:
    data["supply"]["knight"] -= 1


def _lose_a_citizen(data: Json) -> None:
    data["deck"].pop()


def _double_a_tile(data: Json) -> None:
    data["spent"].append("i_stag")


def _keep_too_much_wealth(data: Json) -> None:
    data["margraves"][0]["kept"] = ["wealth_gem_1_wild_1"] * 3


def _move_a_monster(data: Json) -> None:
    data["piles"][0][0] = data["piles"][1][0]


def _double_a_monster(data: Json) -> None:
    data["piles"][0][0] = data["piles"][0][1]


def _free_the_boss(data: Json) -> None:
    data["piles"][0][0] = "great_dragon"


def _forge_a_tower(data: Json) -> None:
    data["sites"][0] = 1


def _build_twice_in_one_place(data: Json) -> None:
    """Two towers in Shilina, whose bits add up to one in Hamûn."""
    data["sites"][:2] = [1, 1]
    data["margraves"][0] |= {"towers": 2, "built": 1 << 1}


def _swap_levels(data: Json) -> None:
    data["open_tiles"].reverse()


def _keep_a_grant_for_the_end(data: Json) -> None:
    data["stacks"][0].remove("i_gem_1")
    data["margraves"][0]["tiles"].append("i_gem_1")


def _overfill(data: Json) -> None:
    data["supply"]["knight"] -= 12
    data["margraves"][0]["goods"]["knight"] = 12


def _raise_who_lies(data: Json) -> None:
    data["supply"]["knight"] -= 2
    data["lying"] = data["standing"] = 1


def _clear_a_lair(data: Json) -> None:
    data["piles"][0] = []


def at_a_choice(seats: int = 2) -> Json:
    """A saved position after the starting wealth was dealt and kept."""
    s = GAME.start(seats, 1)
    while s.lanes:
        choose(s, s.options[0])
    return json.loads(json.dumps(GAME.save(s)))


@pytest.mark.parametrize(
    ("damage", "fault"),
    [
        (_lose_a_knight, "mv-problem-tokens"),
        (_lose_a_citizen, "mv-problem-count"),
        (_double_a_tile, "mv-problem-count"),
        (_keep_too_much_wealth, "mv-problem-count"),
        (_move_a_monster, "mv-problem-monster"),
        (_double_a_monster, "mv-problem-monster"),
        (_free_the_boss, "mv-problem-monster"),
        (_forge_a_tower, "mv-problem-towers"),
        (_build_twice_in_one_place, "mv-problem-towers"),
        (_swap_levels, "mv-problem-level"),
        (_keep_a_grant_for_the_end, "mv-problem-grant"),
        (_overfill, "mv-problem-purse"),
        (_raise_who_lies, "mv-problem-tombs"),
        (_clear_a_lair, "mv-problem-lair"),
    ],
)
def test_an_impossible_position_is_refused(damage: Callable[[Json], None], fault: str) -> None:
    data = at_a_choice()
    assert GAME.load(data)
    damage(data["table"])
    refused(GAME, data, fault)


def test_a_choice_that_reveals_nothing_leaves_no_trace_of_chance() -> None:
    s = _at_a_turn(table())
    before = s.unveiled
    listen(s)
    choose(s, s.options[1])  # a pennant
    assert s.unveiled == before
