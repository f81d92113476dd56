"""Alone against the Dark Lord."""

from random import Random

import pytest

from crownlands.games.card_kingdoms.cards import CITIZEN_KEYS, DOMAIN_KEYS, DUKE_KEYS
from crownlands.games.card_kingdoms.rules import EndActions
from crownlands.games.card_kingdoms.solo import Attack, MonsterPhase, SecondHarvest, SoloTurn
from crownlands.games.card_kingdoms.state import Realm
from crownlands.words import render

from .tables import (
    GAME,
    act,
    asked,
    built,
    choose,
    citizens_of,
    duke,
    empty,
    ending_of,
    harvest,
    monster_row,
    on_top,
    options,
    own,
    play,
    purse,
    question,
    said,
    score_lines,
    slain,
    slain_by,
    table,
    tokens,
    turn,
)


def captured(s: Realm) -> dict[str, int]:
    """What the Dark Lord holds, by name."""
    assert s.dark_lord is not None
    found = {CITIZEN_KEYS[i]: count for i, count in enumerate(s.dark_lord.citizens) if count}
    bits = s.dark_lord.domains
    return found | {key: 1 for i, key in enumerate(DOMAIN_KEYS) if bits >> i & 1}


def attack(s: Realm, die1: int, die2: int) -> Realm:
    """Let the monsters attack; something is left to play afterwards."""
    s.turns, s.die1, s.die2 = 1, die1, die2
    return play(s, MonsterPhase(), SecondHarvest())


def dark_duke(s: Realm, name: str) -> None:
    """Give the Dark Lord this duke and take it from nobody."""
    assert s.dark_lord is not None
    wanted = DUKE_KEYS.index(name)
    assert wanted not in s.kingdoms[0].dukes
    s.kingdoms[0].returned = tuple(
        s.dark_lord.duke if card == wanted else card for card in s.kingdoms[0].returned
    )
    s.dark_lord.duke = wanted


# The turn -----------------------------------------------------------------------------------------


def test_choice_the_dark_lords_duke_is_none_of_the_two_dealt() -> None:
    seen = set()
    for seed in range(60):
        s = GAME.start(1, seed)
        assert s.dark_lord is not None
        assert s.dark_lord.duke not in s.kingdoms[0].dukes
        seen.add(s.dark_lord.duke)
    assert len(seen) == 10


def test_the_dark_lords_duke_is_hidden_until_the_end() -> None:
    s = GAME.start(1, 1)
    zone = next(zone for zone in GAME.view(s, 0).zones if zone.id == "dark-lord-dukes")
    assert (zone.items, zone.count) == ((), 1)
    s = table(1)
    zone = next(zone for zone in GAME.view(s, 0).zones if zone.id == "dark-lord-dukes")
    assert len(zone.items) == 1


def last_turn(s: Realm, die1: int, die2: int) -> Realm:
    """Begin a turn after which no other follows."""
    turn(s, die1, die2)
    s.stack = [frame for frame in s.stack if not isinstance(frame, SoloTurn)]
    return s


def test_a_turn_is_roll_harvest_actions_monsters_and_a_second_harvest() -> None:
    s = table(1)
    own(s, 0, "archer")
    purse(s, 0)
    last_turn(s, 4, 3)
    assert tokens(s) == (0, 2, 0, 0)  # the left side
    choose(s, "Gain 1 gold", "Gain 1 gold")
    assert tokens(s) == (2, 2, 0, 0)
    choose(s, "Archer", "Mercenary")
    assert captured(s) == {"archer": 1, "mercenary": 1}
    assert tokens(s) == (2, 3, 0, 0)  # the right side


def test_the_next_turn_follows_the_second_harvest() -> None:
    s = turn(table(1), 5, 6)
    choose(s, "Gain 1 gold", "Gain 1 gold", "Peasant", "Goblin, stack 1", "Cleric")
    assert s.turns == 2


def test_the_second_harvest_wakes_citizens_just_recruited() -> None:
    s = table(1)
    own(s, 0, "archer")
    purse(s, 0, gold=5)
    last_turn(s, 4, 3)
    choose(s, "Recruit Archer", "Gain 1 magic", "Archer", "Mercenary")
    assert tokens(s) == (0, 2 + 2, 1, 0)  # one Archer's left side, two Archers' right side


def test_ruling_23_the_second_harvest_gives_a_consolation_if_nothing_fired() -> None:
    s = table(1)
    purse(s, 0)
    s.turns, s.die1, s.die2 = 1, 1, 2
    play(s, SecondHarvest())
    assert options(s) == ["1 gold", "1 strength", "1 magic"]
    choose(s, "1 magic")
    assert tokens(s) == (0, 0, 1, 0)


def test_the_second_harvest_asks_for_picks_and_then_for_trades() -> None:
    s = table(1, citizens=("thief",))
    own(s, 0, "thief", "mercenary")
    purse(s, 0, strength=1)
    s.turns, s.die1, s.die2 = 1, 4, 3
    play(s, SecondHarvest())
    choose(s, "2 magic", "Mercenary: pay 1 strength for 2 gold")
    assert tokens(s) == (2, 0, 2, 0)


# The monsters -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("die", "citizens"),
    [
        (1, ["Cleric", "Knight"]),
        (2, ["Merchant", "Rogue"]),
        (3, ["Mercenary", "Champion"]),
        (4, ["Archer", "Paladin"]),
        (5, ["Peasant", "Butcher"]),
    ],
)
def test_a_die_wakes_the_stack_of_its_column(die: int, citizens: list[str]) -> None:
    s = play(table(1), Attack(die))
    assert options(s) == citizens
    choose(s, citizens[1])
    assert captured(s) == {citizens[1].lower(): 1}


def test_the_sum_wakes_no_stack() -> None:
    s = attack(table(1), 1, 3)
    choose(s, "Cleric", "Mercenary")
    assert sum(captured(s).values()) == 2
    assert asked(s) != "ChooseCaptured"


def test_doubles_wake_the_stack_twice() -> None:
    s = attack(table(1), 2, 2)
    choose(s, "Merchant", "Rogue")
    assert captured(s) == {"merchant": 1, "rogue": 1}


def test_on_a_six_the_player_names_the_stack() -> None:
    s = play(table(1), Attack(6))
    assert options(s) == [
        *("Goblin, stack 1", "Skeleton, stack 2", "Treant, stack 3"),
        *("Owlbear, stack 4", "Dire Bear, stack 5"),
    ]
    choose(s, "Treant, stack 3", "Champion")
    assert captured(s) == {"champion": 1}


def test_on_two_sixes_the_player_names_a_stack_twice() -> None:
    s = attack(table(1), 6, 6)
    choose(s, "Goblin, stack 1", "Cleric", "Goblin, stack 1", "Knight")
    assert captured(s) == {"cleric": 1, "knight": 1}
    assert asked(s) != "ChooseAttacker"


def test_on_a_six_an_exhausted_stack_cannot_be_named() -> None:
    s = table(1)
    empty(s, "monsters-0")
    play(s, Attack(6))
    assert "Goblin, stack 1" not in options(s)
    assert len(options(s)) == 4


def test_an_exhausted_stack_does_not_attack() -> None:
    s = table(1)
    empty(s, "monsters-0")
    play(s, Attack(1))
    assert captured(s) == {}
    assert asked(s) == ""


def test_with_one_citizen_stack_left_in_the_column_nothing_is_asked() -> None:
    s = table(1)
    empty(s, "citizens-0")
    play(s, Attack(1))
    assert captured(s) == {"knight": 1}


def test_without_citizens_in_the_column_the_open_domain_is_captured() -> None:
    s = table(1)
    empty(s, "citizens-0", "citizens-5")
    below, above, top = s.domains[0]
    s.told = []
    play(s, Attack(1))
    assert captured(s) == {DOMAIN_KEYS[top]: 1}
    assert s.domains[0] == (below, above)
    assert [event.data for event in s.told if event.kind == "show-domain"] == [(above,)]


def test_ruling_23_the_last_card_captured_exhausts_its_stack() -> None:
    s = table(1)
    own(s, 0, *["cleric"] * 4)
    play(s, Attack(1))
    choose(s, "Cleric")
    assert s.exhausted == 1 << 5
    empty(s, "citizens-5")
    for domain in s.domains[0][:-1]:
        s.kingdoms[0].domains |= 1 << domain
    s.domains[0] = s.domains[0][-1:]
    play(s, Attack(1))
    assert s.exhausted == 1 << 5 | 1 << 10 | 1 << 15


def test_choice_the_attacks_follow_the_changed_dice() -> None:
    s = table(1)
    built(s, 0, "palace_of_the_dawn")
    turn(s, 5, 5)
    choose(s, "Palace of the Dawn: turn the 5 to 4", "Gain 1 gold", "Gain 1 gold")
    assert options(s) == ["Archer", "Paladin"]


def test_choice_the_first_die_attacks_first() -> None:
    s = attack(table(1), 5, 2)
    assert options(s) == ["Peasant", "Butcher"]
    choose(s, "Peasant")
    assert options(s) == ["Merchant", "Rogue"]


# Taking from others -------------------------------------------------------------------------------


def test_the_thief_takes_from_the_bank() -> None:
    s = table(1, citizens=("thief",))
    own(s, 0, "thief")
    purse(s, 0)
    harvest(s, 4, 3)
    choose(s, "3 magic from the bank")
    assert tokens(s) == (0, 0, 3, 0)


def test_the_thief_is_asked_about_the_bank_alone_and_about_opponents_else() -> None:
    for seats, english, french in (
        (1, "from the bank?", "à la réserve\u00a0?"),
        (2, "from whom?", "à qui\u00a0?"),
    ):
        s = table(seats, citizens=("thief",))
        own(s, 0, "thief")
        purse(s, seats - 1, gold=5)
        asks = question(harvest(s, 4, 3)).text
        assert render(asks, "en") == f"Thief: take up to 3 of one kind {english}"
        assert render(asks, "fr") == f"Voleur\u00a0: prendre jusqu'à 3 d'une sorte {french}"


def test_alone_the_cathedral_and_the_orb_are_told_with_what_the_bank_gives() -> None:
    s = table(1)
    built(s, 0, "cathedral_of_st_aquila", "the_orb_of_urdr")
    s.told = []
    play(s, EndActions(0))
    assert said(s) == [
        "Seat 1 uses Cathedral of St Aquila.",
        "Seat 1 takes 1 gold from the bank.",
        "Seat 1 uses The Orb of Urdr.",
        "Seat 1 takes 1 magic from the bank.",
    ]


def test_choice_the_solo_thief_may_take_less() -> None:
    s = table(1, citizens=("thief",))
    own(s, 0, "thief")
    harvest(s, 4, 3)
    assert options(s) == [
        *("3 gold from the bank", "2 gold from the bank", "1 gold from the bank"),
        *("3 magic from the bank", "2 magic from the bank", "1 magic from the bank"),
        "Take nothing",
    ]


@pytest.mark.parametrize(
    ("name", "expected"),
    [("cathedral_of_st_aquila", (1, 0, 0, 0)), ("the_orb_of_urdr", (0, 0, 1, 0))],
)
def test_cathedral_and_orb_take_from_the_bank(name: str, expected: tuple[int, ...]) -> None:
    s = table(1)
    built(s, 0, name)
    purse(s, 0)
    play(s, EndActions(0))
    assert tokens(s) == expected


def test_cutthroats_truce_takes_3_gold_from_the_bank() -> None:
    s = table(1)
    on_top(s, "cutthroats_truce")
    own(s, 0, "rogue", "cleric")
    purse(s, 0, gold=5)
    choose(act(s), "Build Cutthroat's Truce")
    assert tokens(s) == (3, 0, 0, 0)


def test_purloiners_perch_takes_the_top_of_the_leftmost_monster_stack() -> None:
    s = table(1)
    empty(s, "monsters-0")
    on_top(s, "purloiners_perch")
    own(s, 0, "rogue", "rogue")
    purse(s, 0, gold=10)
    before = monster_row(s)
    choose(act(s), "Build Purloiner's Perch")
    assert slain_by(s)["skeleton"] == 1
    assert monster_row(s) == [[], before[1][1:], *before[2:]]  # that one and no other
    assert tokens(s) == (0, 0, 0, 0)  # no reward


# The ends -----------------------------------------------------------------------------------------


def test_the_game_ends_at_once_when_the_last_monster_is_slain() -> None:
    s = table(1)
    empty(s, *(f"monsters-{i}" for i in range(1, 5)))
    slain(s, 0, "goblin", "goblin", "goblin_mage", "goblin_king")
    purse(s, 0, strength=1)
    choose(act(s, actions=2), "Slay Goblin")
    assert s.over
    result = GAME.outcome(s)
    assert (ending_of(result), result.winners) == ("ck-solo-triumph", (0,))


def test_the_last_monster_slain_ends_the_game_before_its_reward_is_chosen() -> None:
    s = table(1)
    empty(s, *(f"monsters-{i}" for i in range(4)))
    slain(s, 0, "dire_bear", "orc_warrior", "orc_warrior", "orc_chieftain")
    purse(s, 0, strength=5)
    choose(act(s), "Slay Dire Bear")
    assert s.over
    assert tokens(s)[:3] == (0, 0, 0)


def test_who_has_slain_every_monster_wins_whatever_the_points() -> None:
    s = table(1)
    empty(s, *(f"monsters-{i}" for i in range(5)))
    duke(s, 0, "cornelius_the_dreamer")
    dark_duke(s, "elisium_the_allsmith")
    purse(s, 0)
    assert s.dark_lord is not None
    for i, stack in enumerate(s.citizens):
        s.dark_lord.citizens[stack[0]] = 4
        s.citizens[i] = stack[:1]
    for i, domains in enumerate(s.domains):
        s.dark_lord.domains |= sum(1 << domain for domain in domains[1:])
        s.domains[i] = domains[:1]
    assert GAME.problems(s) == []
    result = GAME.outcome(s)
    assert result.sheets[0].total < result.sheets[1].total
    assert (ending_of(result), result.winners) == ("ck-solo-triumph", (0,))


def test_the_game_ends_at_once_when_the_perch_takes_the_last_monster() -> None:
    s = table(1)
    empty(s, *(f"monsters-{i}" for i in range(1, 5)))
    slain(s, 0, "goblin", "goblin", "goblin_mage", "goblin_king")
    on_top(s, "purloiners_perch")
    own(s, 0, "rogue", "rogue")
    purse(s, 0, gold=10)
    choose(act(s, actions=2), "Build Purloiner's Perch")
    assert s.over
    assert ending_of(GAME.outcome(s)) == "ck-solo-triumph"


def test_the_game_is_lost_at_once_when_a_column_has_nothing_left_to_capture() -> None:
    s = table(1)
    empty(s, "citizens-2", "citizens-7", "domains-2")
    attack(s, 3, 3)
    assert s.over
    result = GAME.outcome(s)
    assert (ending_of(result), result.winners) == ("ck-solo-ruin", (1,))


def test_a_column_without_cards_is_lost_even_with_four_exhausted_stacks() -> None:
    s = table(1)
    empty(s, "citizens-2", "citizens-7", "domains-2", "domains-4")
    s.kingdoms[0].victory = 200
    attack(s, 3, 5)
    result = GAME.outcome(s)
    assert (ending_of(result), result.winners) == ("ck-solo-ruin", (1,))


def five_exhausted(mine: int) -> Realm:
    """A solo game that ends by its fifth exhausted stack."""
    s = table(1)
    empty(s, "citizens-6", "citizens-7", "citizens-8", "citizens-9")
    own(s, 0, *["cleric"] * 4)
    duke(s, 0, "cornelius_the_dreamer")
    dark_duke(s, "simon_the_unclean")
    purse(s, 0)
    s.kingdoms[0].victory = mine
    play(s, Attack(1), SecondHarvest())
    choose(s, "Cleric")
    assert s.over
    return s


def test_ruling_23_five_exhausted_stacks_end_the_game_at_once_even_by_capture() -> None:
    s = five_exhausted(0)
    assert s.exhausted.bit_count() == 5
    assert captured(s) == {"cleric": 1}


def test_an_action_that_exhausts_the_fifth_stack_ends_the_game_when_it_is_complete() -> None:
    s = table(1)
    empty(s, "citizens-0", "citizens-1", "citizens-7", "citizens-8")
    own(s, 0, *["rogue"] * 4)
    purse(s, 0, gold=6)
    choose(act(s, actions=2), "Recruit Rogue")
    assert s.over


def test_a_fifth_stack_emptied_while_the_nest_fills_another_does_not_end_the_game() -> None:
    s = table(1)
    column = on_top(s, "nest_of_the_weaver_witch")
    built(s, 0, *(DOMAIN_KEYS[domain] for domain in s.domains[column][:-1]))
    empty(s, "citizens-0", "citizens-1", "citizens-7", "citizens-8")
    purse(s, 0, gold=6)
    choose(act(s, actions=2), "Build Nest of the Weaver Witch")
    choose(s, "Put Cleric back, gain 3 victory points")
    assert asked(s) == "Act"
    assert s.exhausted.bit_count() == s.empty_stacks() == 4


def test_the_dark_lord_scores_surviving_monsters_and_captured_domains() -> None:
    s = five_exhausted(0)
    # Hills 9, Ruins 14, Forest 11, Valley 15, Mountains 18; Simon counts no Holy citizen.
    assert score_lines(GAME.outcome(s), 1) == {"Surviving monsters": 67}
    s = table(1)
    assert s.dark_lord is not None
    s.dark_lord.domains = 1 << DOMAIN_KEYS.index("emerald_stronghold")
    for column in range(5):
        s.domains[column] = tuple(d for d in s.domains[column] if d != 2)
    duke(s, 0, "cornelius_the_dreamer")
    dark_duke(s, "simon_the_unclean")
    lines = score_lines(GAME.outcome(s), 1)
    assert lines["Captured domains"] == 5
    assert (lines["Duke: Workers"], lines["Duke: Soldiers"]) == (1, 1)


def test_ruling_23_the_dark_lords_duke_counts_monsters_citizens_and_domains() -> None:
    s = table(1)
    assert s.dark_lord is not None
    duke(s, 0, "cornelius_the_dreamer")
    dark_duke(s, "reese_the_firebrand")
    play(s, Attack(1), Attack(2))
    choose(s, "Cleric", "Rogue")
    lines = score_lines(GAME.outcome(s), 1)
    assert lines["Duke: monsters"] == 25
    assert lines["Duke: citizens"] == 2
    assert "Duke: resources left" not in lines


def test_ruling_23_the_dark_lords_hrothgar_counts_surviving_titans() -> None:
    s = table(1)
    duke(s, 0, "cornelius_the_dreamer")
    dark_duke(s, "hrothgar_the_conqueror")
    lines = score_lines(GAME.outcome(s), 1)
    # Goblin Mage, two Flaming Skeletons and a Giant are Titans.
    assert (lines["Duke: monsters"], lines["Duke: Titans"]) == (50, 4)


def test_ruling_23_victory_tokens_count_for_the_player() -> None:
    assert score_lines(GAME.outcome(five_exhausted(70)), 0)["Victory tokens"] == 70


def test_the_player_ahead_wins() -> None:
    result = GAME.outcome(five_exhausted(200))
    assert (ending_of(result), result.winners) == ("ck-solo-ahead", (0,))


def test_the_dark_lord_ahead_wins() -> None:
    result = GAME.outcome(five_exhausted(0))
    assert (ending_of(result), result.winners) == ("ck-solo-behind", (1,))


def test_ruling_23_equal_scores_are_a_draw() -> None:
    mine = GAME.outcome(five_exhausted(0)).sheets[0].total
    result = GAME.outcome(five_exhausted(67 - mine))
    assert [sheet.total for sheet in result.sheets] == [67, 67]
    assert (ending_of(result), result.winners) == ("ck-solo-draw", (0, 1))


def test_every_ending_is_told_in_words_of_its_own() -> None:
    triumph = table(1)
    empty(triumph, *(f"monsters-{i}" for i in range(5)))
    mine = GAME.outcome(five_exhausted(0)).sheets[0].total
    endings = [
        GAME.outcome(s).ending
        for s in (
            triumph,
            table(1),  # neither all slain nor exhausted: the Dark Lord broke through
            five_exhausted(0),
            five_exhausted(200),
            five_exhausted(67 - mine),
        )
    ]
    assert [ending.id for ending in endings] == [
        "ck-solo-triumph",
        "ck-solo-ruin",
        "ck-solo-behind",
        "ck-solo-ahead",
        "ck-solo-draw",
    ]
    told = {render(ending, language) for language in ("en", "fr") for ending in endings}
    assert len(told) == 10


def test_solo_citizens_taken_are_the_players_own() -> None:
    s = table(1)
    purse(s, 0, gold=2)
    choose(act(s), "Recruit Rogue")
    assert (citizens_of(s), captured(s)) == ({"rogue": 1}, {})


def test_players_that_think_count_the_dark_lord_as_he_will_be_counted() -> None:
    random = Random(3)
    s = GAME.start(1, 3)
    while not s.over:
        s.choose(random.choice(s.options))
        if not s.over:
            his = GAME.outcome(s).sheets[1].total
            assert GAME.standings(s)[1] == his
