"""The action phase: slaying, recruiting, building, gaining, and paying for it."""

from random import Random

import pytest

from crownlands.games.card_kingdoms.actions import stand_ins
from crownlands.games.card_kingdoms.rules import BUILD, RECRUIT, Act, ActionPhase
from crownlands.words import render

from .tables import (
    GAME,
    act,
    asked,
    built,
    choose,
    citizens_of,
    domains_of,
    empty,
    on_top,
    options,
    own,
    play,
    purse,
    question,
    slain,
    slain_by,
    table,
    tokens,
)

# The worked examples ------------------------------------------------------------------------------


def test_example_the_treant_is_slain_with_1_strength_and_2_magic() -> None:
    s = table()
    purse(s, 0, strength=1, magic=2)
    choose(act(s), "Slay Treant")
    assert slain_by(s) == {"treant": 1}
    assert tokens(s) == (1, 0, 1, 0)


def test_example_a_second_peasant_costs_3_paid_with_1_gold_and_2_magic() -> None:
    s = table()
    purse(s, 0, gold=1, magic=2)
    choose(act(s), "Recruit Peasant")
    assert citizens_of(s) == {"peasant": 1}
    assert tokens(s) == (0, 0, 0, 0)


def test_example_the_palace_of_the_dawn_needs_a_worker_and_two_soldiers_and_11_gold() -> None:
    s = table()
    on_top(s, "palace_of_the_dawn")
    own(s, 0, "peasant", "archer", "archer")
    purse(s, 0, gold=11)
    choose(act(s), "Build Palace of the Dawn")
    assert domains_of(s) == ["palace_of_the_dawn"]
    assert tokens(s) == (0, 0, 0, 0)


def test_example_the_gelatinous_cube_is_slain_with_3_strength_and_2_magic() -> None:
    s = table(area="swamp")
    purse(s, 0, strength=3, magic=2)
    choose(act(s), "Slay Gelatinous Cube")
    assert slain_by(s) == {"gelatinous_cube": 1}
    assert tokens(s) == (2, 0, 0, 0)


def test_example_the_spider_queen_gives_an_archer_and_a_point() -> None:
    s = table()
    on_top(s, "spider_queen")
    purse(s, 0, strength=10, magic=3)
    choose(act(s), "Slay Spider Queen")
    assert options(s) == [
        "gain 2 gold for each Forest monster you have slain",
        "take any citizen from the center for free and gain 1 victory point",
    ]
    choose(s, options(s)[1], "Archer")
    assert citizens_of(s) == {"archer": 1}
    assert tokens(s) == (0, 0, 0, 1)


def test_example_tokens_never_run_out() -> None:
    s = table()
    purse(s, 0, strength=500)
    choose(act(s), "Gain 1 strength")
    assert tokens(s) == (0, 501, 0, 0)


# The phase ----------------------------------------------------------------------------------------


def test_two_actions_are_taken() -> None:
    s = table()
    purse(s, 0)
    play(s, ActionPhase(0))
    choose(s, "Gain 1 gold")
    assert asked(s) == "Act"
    choose(s, "Gain 1 magic")
    assert asked(s) == ""
    assert tokens(s) == (1, 0, 1, 0)


def test_the_same_action_may_be_taken_twice() -> None:
    s = table()
    purse(s, 0, strength=2)
    choose(act(s, actions=2), "Slay Goblin", "Slay Goblin")
    assert slain_by(s) == {"goblin": 2}


@pytest.mark.parametrize(("kind", "place"), [("gold", 0), ("strength", 1), ("magic", 2)])
def test_a_resource_may_be_gained(kind: str, place: int) -> None:
    s = table()
    purse(s, 0)
    choose(act(s), f"Gain 1 {kind}")
    assert tokens(s) == tuple(int(i == place) for i in range(4))


def test_gains_of_the_first_action_pay_for_the_second() -> None:
    s = table()
    purse(s, 0, strength=1, gold=1)
    choose(act(s, actions=2), "Slay Goblin", "Recruit Rogue")
    assert tokens(s) == (0, 0, 0, 0)


def test_only_the_top_card_of_a_stack_can_be_taken() -> None:
    s = table()
    purse(s, 0, strength=50, magic=50)
    assert [label for label in options(act(s)) if label.startswith("Slay")] == [
        *("Slay Goblin", "Slay Skeleton", "Slay Treant", "Slay Owlbear", "Slay Dire Bear")
    ]


# Paying -------------------------------------------------------------------------------------------


def test_a_payment_is_asked_only_where_there_is_more_than_one_way() -> None:
    s = table()
    purse(s, 0, strength=3, magic=1)
    choose(act(s), "Slay Treant")
    assert options(s) == ["3 strength", "2 strength and 1 magic"]
    s = table()
    purse(s, 0, strength=3)
    choose(act(s), "Slay Treant")
    assert asked(s) == ""


def test_at_least_one_strength_must_be_spent_to_slay() -> None:
    s = table()
    purse(s, 0, magic=20)
    assert not [label for label in options(act(s)) if label.startswith("Slay")]
    s = table()
    purse(s, 0, strength=5, magic=20)
    choose(act(s), "Slay Owlbear")
    assert options(s)[-1] == "1 strength and 3 magic"


def test_at_least_one_gold_must_be_spent_to_recruit_and_to_build() -> None:
    s = table()
    on_top(s, "blood_crow_army")
    own(s, 0, "archer", "archer", "archer")
    purse(s, 0, magic=20)
    assert options(act(s)) == ["Gain 1 gold", "Gain 1 strength", "Gain 1 magic"]
    choose(s, "Gain 1 gold")
    choose(act(s), "Build Blood Crow Army")
    assert tokens(s) == (0, 0, 16, 0)


def test_a_monsters_own_magic_comes_on_top_of_what_stands_in() -> None:
    s = table(area="swamp")
    purse(s, 0, strength=3, magic=1)
    assert "Slay Gelatinous Cube" not in options(act(s))
    choose(s, "Gain 1 magic")
    assert "Slay Gelatinous Cube" in options(act(s))


def test_strength_does_not_pay_a_monsters_magic() -> None:
    s = table(area="swamp")
    purse(s, 0, strength=30)
    assert "Slay Gelatinous Cube" not in options(act(s))


def test_a_citizen_costs_one_more_for_each_copy_owned() -> None:
    for copies, cost in ((0, 2), (1, 3), (2, 4), (3, 5)):
        s = table()
        own(s, 0, *["rogue"] * copies)
        purse(s, 0, gold=cost)
        choose(act(s), "Recruit Rogue")
        assert s.kingdoms[0].gold == 0


def test_the_other_players_copies_do_not_make_a_citizen_dearer() -> None:
    s = table()
    own(s, 1, "rogue", "rogue")
    purse(s, 0, gold=2)
    choose(act(s), "Recruit Rogue")
    assert s.kingdoms[0].gold == 0


def test_a_card_that_cannot_be_taken_says_what_is_missing() -> None:
    s = table(area="swamp")
    on_top(s, "halfpenny_hill")
    own(s, 0, "merchant")
    purse(s, 0, gold=1, strength=1)
    act(s)
    barred = {barred.target: render(barred.text, "en") for barred in question(s).barred}
    assert barred["monsters-1"] == "needs 1 strength more"
    assert barred[f"monsters-{s.areas.index(6)}"] == "needs 3 strength and 1 magic more"
    assert barred["citizens-3"] == "needs 3 gold more"
    assert barred[f"domains-{[stack[-1] for stack in s.domains].index(12)}"] == (
        "needs 2 Worker more"
    )


def test_what_is_missing_is_less_with_magic_but_one_real_token_is_a_must() -> None:
    s = table(area="swamp")
    purse(s, 0, gold=1, strength=1, magic=2)
    act(s)
    barred = {barred.target: render(barred.text, "en") for barred in question(s).barred}
    assert barred["citizens-3"] == "needs 1 gold more"  # an Archer costs 4
    assert barred["monsters-3"] == "needs 1 strength more"  # an Owlbear has 4
    cube = f"monsters-{s.areas.index(6)}"  # 4 strength, and 1 magic of its own
    assert barred[cube] == "needs 2 strength more"
    purse(s, 0, magic=20)
    act(s)
    barred = {barred.target: render(barred.text, "en") for barred in question(s).barred}
    assert barred["monsters-0"] == barred[cube] == "needs 1 strength more"


def test_every_action_offered_can_be_paid_and_no_other_could() -> None:
    random = Random(9)
    for seed in range(12):
        s = GAME.start(2, seed, {"setup": "random"})
        while not s.over:
            ask = s.asked()
            if isinstance(ask, Act):
                ways = {stack: s.ways_to_slay(ask.seat, stack) for stack in range(5)}
                ways |= {RECRUIT + i: s.ways_to_recruit(ask.seat, i) for i in range(10)}
                ways |= {BUILD + i: s.ways_to_build(ask.seat, i) for i in range(5)}
                assert s.options[:-3] == [option for option, way in ways.items() if way]
            s.choose(s.options[int(random.random() * len(s.options))])


# Exhausted stacks ---------------------------------------------------------------------------------


def test_an_emptied_stack_gets_an_exhausted_card_when_the_action_is_complete() -> None:
    s = table()
    stack = on_top(s, "orc_warrior")
    for monster in s.monsters[stack][:-1]:
        s.kingdoms[1].slain[monster] += 1
    s.monsters[stack] = s.monsters[stack][-1:]
    purse(s, 0, strength=9)
    choose(act(s), "Slay Orc Warrior")
    assert s.monsters[stack] == ()
    assert s.exhausted == 0
    choose(s, "Rogue")
    assert s.exhausted == 1 << stack


def test_a_citizen_returned_while_the_action_goes_on_takes_the_exhausted_card_away() -> None:
    s = table()
    empty(s, "citizens-5")
    s.kingdoms[0].citizens[5], s.kingdoms[1].citizens[5] = 2, 3
    assert s.exhausted == 1 << (5 + 5)
    on_top(s, "nest_of_the_weaver_witch")
    own(s, 0, "merchant", "merchant")
    purse(s, 0, gold=6)
    choose(act(s), "Build Nest of the Weaver Witch", "Put Knight back, gain 3 victory points")
    assert s.exhausted == 0
    assert len(s.citizens[5]) == 1


# Rulings ------------------------------------------------------------------------------------------


def test_ruling_sources_monsters_are_slain_with_strength_not_gold() -> None:
    s = table()
    purse(s, 0, gold=20, magic=20)
    assert not [label for label in options(act(s)) if label.startswith("Slay")]


def test_ruling_07_names_count_starters_so_a_first_knight_costs_3() -> None:
    s = table()
    purse(s, 0, gold=2)
    assert "Recruit Knight" not in options(act(s))
    choose(s, "Gain 1 gold")
    choose(act(s), "Recruit Knight")
    assert s.kingdoms[0].gold == 0


def test_ruling_07_starters_have_no_role_for_a_domain() -> None:
    s = table()
    on_top(s, "monolith_of_ostendaar")  # a Worker and a Soldier
    purse(s, 0, gold=9)
    assert "Build Monolith of Ostendaar" not in options(act(s))


def test_domains_have_no_role_for_another_domain() -> None:
    s = table()
    built(s, 0, "palace_of_the_dawn")  # a Worker and two Soldiers
    on_top(s, "monolith_of_ostendaar")
    purse(s, 0, gold=9)
    assert "Build Monolith of Ostendaar" not in options(act(s))


def test_ruling_10_taking_from_an_opponent_is_not_optional() -> None:
    s = table(3)
    purse(s, 1, gold=2)
    purse(s, 2)
    on_top(s, "cutthroats_truce")
    own(s, 0, "rogue", "cleric")
    purse(s, 0, gold=5)
    choose(act(s), "Build Cutthroat's Truce")
    # Only one opponent has gold, and only two: it is taken without a question.
    assert asked(s) == ""
    assert [tokens(s, seat)[0] for seat in range(3)] == [2, 0, 0]


def test_ruling_10_the_cathedral_takes_nothing_where_nobody_has_gold() -> None:
    s = table()
    built(s, 0, "cathedral_of_st_aquila")
    purse(s, 0)
    purse(s, 1, magic=3, strength=3)
    play(s, ActionPhase(0))
    choose(s, "Gain 1 strength", "Gain 1 strength")
    assert tokens(s) == (0, 2, 0, 0)


def test_ruling_10_cathedral_and_orb_both_take() -> None:
    s = table()
    built(s, 0, "cathedral_of_st_aquila", "the_orb_of_urdr")
    purse(s, 0)
    purse(s, 1, gold=3, magic=3)
    play(s, ActionPhase(0))
    choose(s, "Gain 1 strength", "Gain 1 strength")
    assert (tokens(s), tokens(s, 1)) == ((1, 2, 1, 0), (2, 0, 2, 0))


def test_ruling_11_an_ongoing_domain_works_from_the_moment_it_is_built() -> None:
    s = table()
    on_top(s, "the_violet_thorn")
    own(s, 0, "archer", "cleric")
    purse(s, 0, gold=7, strength=1)
    choose(act(s, actions=2), "Build The Violet Thorn", "Slay Goblin")
    assert tokens(s) == (1, 0, 1, 0)


def test_ruling_11_a_cathedral_takes_at_the_end_of_the_phase_it_is_built_in() -> None:
    s = table()
    on_top(s, "cathedral_of_st_aquila")
    own(s, 0, "cleric", "cleric")
    purse(s, 0, gold=8)
    purse(s, 1, gold=1)
    play(s, ActionPhase(0))
    choose(s, "Build Cathedral of St Aquila", "Gain 1 magic")
    assert tokens(s) == (1, 0, 1, 0)


def test_ruling_11_start_of_action_domains_work_from_the_next_turn() -> None:
    s = table()
    on_top(s, "blood_crow_army")
    own(s, 0, "archer", "archer", "archer")
    purse(s, 0, gold=5)
    play(s, ActionPhase(0))
    choose(s, "Build Blood Crow Army", "Gain 1 gold")
    assert tokens(s) == (1, 0, 0, 0)
    play(s, ActionPhase(0))
    assert tokens(s) == (1, 1, 0, 0)


def test_ruling_12_forgotten_sorrows_answers_free_citizens_too() -> None:
    s = table()
    built(s, 0, "forgotten_sorrows")
    on_top(s, "orc_warrior")
    purse(s, 0, strength=9)
    choose(act(s), "Slay Orc Warrior", "Rogue")
    assert tokens(s) == (0, 0, 1, 0)


def test_ruling_12_the_violet_thorn_answers_the_extra_slay_of_the_eye() -> None:
    s = table()
    built(s, 0, "the_violet_thorn")
    on_top(s, "eye_of_asteraten")
    own(s, 0, "archer", "cleric")
    purse(s, 0, gold=8)
    choose(act(s), "Build Eye of Asteraten", "Slay Goblin")
    assert tokens(s) == (1, 4, 1, 0)


def test_ruling_13_with_a_cost_of_1_that_one_is_real_gold() -> None:
    s = table()
    purse(s, 0, magic=5)
    assert "Recruit Butcher" not in options(act(s))
    choose(s, "Gain 1 gold")
    choose(act(s), "Recruit Butcher")
    assert tokens(s) == (0, 0, 5, 0)


def test_ruling_13_strength_or_gold_do_not_pay_the_obelisk() -> None:
    s = table()
    on_top(s, "golden_obelisk_of_nae")
    own(s, 0, "merchant", "cleric")
    purse(s, 0, gold=20, strength=20, magic=2)
    choose(act(s), "Build Golden Obelisk of Nae", "6 gold")
    assert asked(s) == ""
    assert tokens(s) == (14, 20, 2, 0)


def test_ruling_14_the_watcher_puts_the_monster_on_top_whatever_the_order() -> None:
    s = table()
    slain(s, 0, "goblin_king")
    on_top(s, "watcher_on_the_water")
    own(s, 0, "archer", "archer")
    purse(s, 0, gold=6)
    choose(act(s), "Build Watcher on the Water", "Put Goblin King back, gain 3 victory points")
    purse(s, 0, strength=6)
    assert "Slay Goblin King" in options(act(s))
    assert "Slay Goblin" not in options(s)


def test_ruling_14_the_watcher_takes_an_exhausted_card_away() -> None:
    s = table()
    empty(s, "monsters-0")
    s.kingdoms[1].slain[2], s.kingdoms[0].slain[2] = 0, 1
    assert s.exhausted == 1
    on_top(s, "watcher_on_the_water")
    own(s, 0, "archer", "archer")
    purse(s, 0, gold=6)
    choose(act(s), "Build Watcher on the Water", "Put Goblin King back, gain 3 victory points")
    assert s.exhausted == 0
    assert slain_by(s) == {}


def test_ruling_14_the_nest_never_returns_a_starter() -> None:
    s = table()
    on_top(s, "nest_of_the_weaver_witch")
    own(s, 0, "peasant", "peasant")
    purse(s, 0, gold=6)
    choose(act(s), "Build Nest of the Weaver Witch")
    assert options(s) == ["Keep them all", "Put Peasant back, gain 3 victory points"]


def test_ruling_14_the_points_of_a_returned_card_go_with_it() -> None:
    s = table()
    slain(s, 0, "giant")
    on_top(s, "watcher_on_the_water")
    own(s, 0, "archer", "archer")
    purse(s, 0, gold=6)
    choose(act(s), "Build Watcher on the Water", "Put Giant back, gain 3 victory points")
    lines = {render(line.source, "en"): line.points for line in GAME.outcome(s).sheets[0].lines}
    assert (lines["Monsters"], lines["Victory tokens"]) == (0, 3)


def test_ruling_14_purloiners_perch_moves_the_card_and_its_points() -> None:
    s = table()
    slain(s, 1, "troll")
    on_top(s, "purloiners_perch")
    own(s, 0, "rogue", "rogue")
    purse(s, 0, gold=10)
    choose(act(s), "Build Purloiner's Perch")
    assert (slain_by(s), slain_by(s, 1)) == ({"troll": 1}, {})
    assert tokens(s) == (0, 0, 0, 0)
    assert GAME.outcome(s).sheets[0].lines[0].points == 6


def test_ruling_14_purloiners_perch_without_a_monster_anywhere_does_nothing() -> None:
    s = table()
    slain(s, 0, "goblin")
    on_top(s, "purloiners_perch")
    own(s, 0, "rogue", "rogue")
    purse(s, 0, gold=10)
    choose(act(s), "Build Purloiner's Perch")
    assert asked(s) == ""
    assert slain_by(s) == {"goblin": 1}


def test_ruling_15_a_free_citizen_must_be_taken() -> None:
    s = table()
    empty(s, "citizens-2")
    on_top(s, "darktide_harbour")
    own(s, 0, "merchant", "archer", "rogue")
    purse(s, 0, gold=6)
    choose(act(s), "Build Darktide Harbour")
    # The Rogue is the only Shadow left in the center: it comes without a question.
    assert citizens_of(s)["rogue"] == 2


def test_ruling_15_with_nothing_to_take_that_part_of_the_reward_is_lost() -> None:
    s = table()
    empty(s, *(f"citizens-{i}" for i in range(10) if i != 3))
    on_top(s, "orc_warrior")
    purse(s, 0, strength=9)
    choose(act(s), "Slay Orc Warrior")
    # Only Archers are left, and they cost 4.
    assert asked(s) == ""
    assert (citizens_of(s), slain_by(s)) == ({}, {"orc_warrior": 1})


def test_a_card_that_a_house_file_makes_free_costs_nothing() -> None:
    assert stand_ins(0, real=3, magic=2) == [0]
    assert stand_ins(0, real=3, magic=-1) == []
