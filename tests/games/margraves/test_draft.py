"""Starting wealth: the draft in secret, and taking the tiles."""

import pytest

from crownlands.games.margraves.draft import KeepTile, PassOn, RevealWealth, TakeWealth
from crownlands.games.margraves.powers import GUILDS
from crownlands.games.margraves.tiles import WEALTH_KEYS

from .tables import GAME, asked, choose, give, goods, listen, play, table, tile, wealth, who


def test_everybody_chooses_at_the_same_time_from_four_tiles() -> None:
    s = GAME.start(3, 1)
    assert [type(ask) for ask in s.questions()] == [KeepTile] * 3
    assert [len(margrave.pack) for margrave in s.margraves] == [4, 4, 4]


def test_the_rest_of_the_pack_goes_to_the_left_three_times() -> None:
    s = GAME.start(3, 1)
    packs = [margrave.pack for margrave in s.margraves]
    for seat in (2, 0, 1):
        s.answer(seat, s.options_of(seat)[0])
    assert [len(margrave.pack) for margrave in s.margraves] == [3, 3, 3]
    for seat in range(3):
        assert set(s.margraves[(seat + 1) % 3].pack) <= set(packs[seat])


def test_the_fourth_tile_goes_out_unseen() -> None:
    s = GAME.start(3, 1)
    while s.lanes:
        ask = s.questions()[0]
        s.answer(ask.seat, s.options_of(ask.seat)[0])
    assert all(margrave.pack == () for margrave in s.margraves)
    assert asked(s) == "TakeWealth"


def test_a_kept_tile_is_told_to_its_owner_only() -> None:
    s = GAME.start(2, 1)
    events = listen(s)
    s.answer(1, s.options_of(1)[0])
    assert GAME.event_text(events[0], 0).id == "mv-event-keep"
    assert GAME.event_text(events[0], 1).id == "mv-event-keep-mine"


def test_tiles_are_taken_one_a_player_a_lap_from_the_first_player() -> None:
    s = table(3)
    s.first = 1
    for margrave in s.margraves:
        margrave.kept = (wealth("wealth_gold_6"), wealth("wealth_artisan_1_gold_3"), 9)
    play(s, RevealWealth())
    order = []
    for _ in range(6):  # the last tile of each is no choice
        order.append(who(s))
        choose(s, s.options[0])
    assert order == [1, 2, 0, 1, 2, 0]


def test_who_takes_the_first_tile_has_the_first_turn() -> None:
    s = table(3)
    s.first = 2
    for margrave in s.margraves:
        margrave.kept = (wealth("wealth_gold_6"),) * 3
    play(s, RevealWealth())
    assert (asked(s), who(s), s.turns) == ("TakeTurn", 2, 1)


def test_what_others_saw_of_the_wealth_cannot_be_taken_back() -> None:
    s = table()
    for margrave in s.margraves:
        margrave.pack = (wealth("wealth_gold_6"), wealth("wealth_wild_3_gold_1"))
    before = s.unveiled
    play(s, PassOn())
    assert s.unveiled > before
    s = table()
    for margrave in s.margraves:
        margrave.kept = (wealth("wealth_gold_6"), 2, 3)
    before = s.unveiled
    play(s, RevealWealth())
    assert s.unveiled > before
    s = table()
    s.margraves[0].kept = (wealth("wealth_tile_1_gold_2"),)
    before = s.unveiled
    play(s, TakeWealth(0))
    assert s.unveiled > before


def test_a_marker_never_comes_across_a_river_by_wealth() -> None:
    s = table()
    s.margraves[0].influence = [2, 1, 0, 0]
    s.margraves[0].kept = (wealth("wealth_artisan_1_gold_3"),)
    play(s, TakeWealth(0))
    assert s.margraves[0].influence == [2, 1, 0, 0]


def test_scarce_tokens_of_wealth_tiles_go_to_who_comes_first() -> None:
    s = table(2)
    s.supply[4] = 3
    for margrave in s.margraves:
        margrave.kept = (wealth("wealth_knight_3_gold_2"),)
    play(s, TakeWealth(0), TakeWealth(1))
    assert goods(s, 0) == {"knight": 3}
    assert goods(s, 1) == {}
    assert s.margraves[1].gold == 2


def test_a_wealth_tile_that_does_not_fit_follows_the_normal_limits() -> None:
    s = table(2)
    give(s, 0, stone=4, wood=2)
    s.margraves[0].kept = (wealth("wealth_knight_3_gold_2"),)
    play(s, TakeWealth(0))
    assert asked(s) == "MakeRoom"
    assert s.margraves[0].room() == 0


WEALTH = {
    "wealth_shadow_1_wood_1_stone_1": {"shadow": 1, "wood": 1, "stone": 1},
    "wealth_artisan_1_wood_1_magic_1": {"artisan": 1, "wood": 1, "magic": 1},
    "wealth_soldier_1_stone_1_magic_1": {"soldier": 1, "stone": 1, "magic": 1},
    "wealth_holy_1_magic_1_wild_1": {"holy": 1, "magic": 1, "wild": 1},
    "wealth_artisan_1_gold_3": {"artisan": 1, "gold": 3},
    "wealth_soldier_1_gold_3": {"soldier": 1, "gold": 3},
    "wealth_shadow_1_gold_3": {"shadow": 1, "gold": 3},
    "wealth_holy_1_gold_3": {"holy": 1, "gold": 3},
    "wealth_tile_1_gold_2": {"gold": 2},
    "wealth_strength_2_knight_2": {"strength": 2, "knight": 2},
    "wealth_wild_3_gold_1": {"wild": 3, "gold": 1},
    "wealth_gold_6": {"gold": 6},
    "wealth_gem_1_wild_1": {"gem": 1, "wild": 1},
    "wealth_knight_3_gold_2": {"knight": 3, "gold": 2},
    "wealth_strength_3_gold_2": {"strength": 3, "gold": 2},
    "wealth_wild_1_knight_1_gold_3": {"wild": 1, "knight": 1, "gold": 3},
}


def test_every_wealth_tile_is_tried_below() -> None:
    assert list(WEALTH) == list(WEALTH_KEYS)


@pytest.mark.parametrize("key", WEALTH)
def test_a_wealth_tile_gives_what_it_shows(key: str) -> None:
    gains = dict(WEALTH[key])
    s = table()
    s.margraves[0].kept = (wealth(key),)
    play(s, TakeWealth(0))
    for _ in range(gains.pop("wild", 0)):
        assert asked(s) == "GainWild"
        choose(s, 0)  # stone
        gains["stone"] = gains.get("stone", 0) + 1
    margrave = s.margraves[0]
    assert margrave.gold == gains.pop("gold", 0)
    assert margrave.strength == gains.pop("strength", 0)
    assert margrave.influence == [gains.pop(guild, 0) for guild in GUILDS]
    assert goods(s) == gains
    assert s.over


def test_a_wealth_tile_draws_a_privilege_tile_from_the_face_down_stack() -> None:
    s = table()
    s.stacks[0] = (*s.stacks[0], tile("i_gold_4"))
    open_before = s.open_tiles[0]
    s.margraves[0].kept = (wealth("wealth_tile_1_gold_2"),)
    play(s, TakeWealth(0))
    assert s.margraves[0].grants == (tile("i_gold_4"),)
    assert s.open_tiles[0] == open_before


def test_a_wealth_tile_finds_nothing_in_an_empty_stack() -> None:
    s = table()
    s.stacks[0] = ()
    s.margraves[0].kept = (wealth("wealth_tile_1_gold_2"),)
    play(s, TakeWealth(0))
    assert s.margraves[0].grants == s.margraves[0].tiles == ()
    assert s.margraves[0].gold == 2


def test_a_grant_from_a_wealth_tile_waits_for_the_first_turn() -> None:
    s = table()
    s.stacks[0] = (*s.stacks[0], tile("i_gold_4"))
    for margrave in s.margraves:
        margrave.kept = (wealth("wealth_tile_1_gold_2"), wealth("wealth_gold_6"), 4)
    play(s, RevealWealth())
    while asked(s) == "TakeWealth":
        choose(s, s.options[-1])
    assert asked(s) == "TakeTurn"
    assert s.turns == 1


def test_the_heading_speaks_of_the_draft_only_while_tiles_are_chosen() -> None:
    s = GAME.start(2, 1)
    headings = set()
    while s.lanes:
        headings |= {words.id for words in GAME.view(s, None).why}
        ask = s.questions()[0]
        s.answer(ask.seat, s.options_of(ask.seat)[0])
    assert headings == {"mv-why-draft"}
    alone = GAME.start(1, 1)
    assert asked(alone) == "LeaveTile"
    assert [words.id for words in GAME.view(alone, 0).why] == ["mv-why-draft"]


def test_the_heading_speaks_of_wealth_until_the_last_tile_is_carried_out() -> None:
    s = table()
    kept = ("wealth_gold_6", "wealth_artisan_1_gold_3", "wealth_holy_1_magic_1_wild_1")
    for margrave in s.margraves:
        margrave.kept = tuple(wealth(key) for key in kept)
    give(s, 1, stone=4, wood=4)
    play(s, RevealWealth())
    questions = []
    while asked(s) != "TakeTurn":
        assert [words.id for words in GAME.view(s, 0).why] == ["mv-why-wealth"]
        questions.append((asked(s), who(s)))
        choose(s, s.options[-1])
    assert ("MakeRoom", 1) in questions
    assert [words.id for words in GAME.view(s, 0).why] == ["mv-why-turn"]


def test_example_kira_takes_her_three_wealth_tiles() -> None:
    """Shadow influence with wood and stone; a tile with 2 gold; 2 strength and 2 knights."""
    s = table()
    s.margraves[0].kept = (wealth("wealth_shadow_1_wood_1_stone_1"),)
    play(s, TakeWealth(0))
    s.margraves[0].kept = (wealth("wealth_tile_1_gold_2"),)
    play(s, TakeWealth(0))
    s.margraves[0].kept = (wealth("wealth_strength_2_knight_2"),)
    play(s, TakeWealth(0))
    kira = s.margraves[0]
    assert kira.influence == [0, 0, 1, 0]
    assert goods(s) == {"wood": 1, "stone": 1, "knight": 2}
    assert len(kira.grants) + len(kira.tiles) == 1
    assert (kira.gold, kira.strength) == (2, 2)


def test_equal_tiles_are_all_offered_so_that_nobody_is_silent() -> None:
    s = GAME.start(2, 1)
    s.margraves[0].pack = (wealth("wealth_gold_6"),) * 2
    assert KeepTile(0).options(s) == [0, 1]
