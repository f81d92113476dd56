"""Set-up: what lies on the table before the first roll."""

from typing import Any

import pytest

from crownlands.core.errors import BadSettings
from crownlands.games.card_kingdoms.cards import CITIZEN_STACK, DOMAIN_KEYS
from crownlands.games.card_kingdoms.state import Realm
from crownlands.words import LANGUAGES, render

from .tables import (
    FIRST_AREAS,
    FIRST_CITIZENS,
    GAME,
    areas_of,
    asked,
    citizen_row,
    citizens_of,
    domains_of,
    monster_row,
    slain_by,
    tokens,
)


def refusal(seats: int = 2, **settings: Any) -> str:
    """The words with which these settings are refused; every language has them."""
    with pytest.raises(BadSettings) as refused:
        GAME.start(seats, 1, settings)
    words = [render(refused.value.text, language) for language in LANGUAGES]
    assert words[0] != words[1]
    return words[0]


def custom(**changes: Any) -> dict[str, Any]:
    return {"setup": "custom", "areas": FIRST_AREAS, "citizens": FIRST_CITIZENS, **changes}


def removed(s: Realm) -> list[str]:
    return [key for i, key in enumerate(DOMAIN_KEYS) if s.removed >> i & 1]


# Every seat count ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("seats", "monsters", "citizens", "domains", "exhausted"),
    [(1, 5, 5, 3, 5), (2, 5, 5, 3, 4), (3, 5, 5, 3, 6), (4, 5, 5, 3, 8), (5, 6, 6, 4, 10)],
)
def test_the_center_has_its_size_at_every_seat_count(
    seats: int, monsters: int, citizens: int, domains: int, exhausted: int
) -> None:
    s = GAME.start(seats, 3)
    assert [len(stack) for stack in s.monsters] == [monsters] * 5
    assert [len(stack) for stack in s.citizens] == [citizens] * 10
    assert [len(stack) for stack in s.domains] == [domains] * 5
    assert s.exhausted_limit() == exhausted
    assert s.exhausted == 0


@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_everyone_starts_with_a_peasant_a_knight_two_gold_and_one_magic(seats: int) -> None:
    s = GAME.start(seats, 3)
    assert len(s.kingdoms) == seats
    for seat, kingdom in enumerate(s.kingdoms):
        assert tokens(s, seat) == (2, 0, 1, 0)
        assert kingdom.citizens[18:] == [1, 1]
        assert (citizens_of(s, seat), slain_by(s, seat), domains_of(s, seat)) == ({}, {}, [])


@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_two_dukes_are_dealt_and_one_is_kept_in_secret(seats: int) -> None:
    s = GAME.start(seats, 4)
    dealt = [kingdom.dukes for kingdom in s.kingdoms]
    assert [ask.seat for ask in s.questions()] == list(range(seats))
    assert len({duke for pair in dealt for duke in pair}) == 2 * seats
    for seat in reversed(range(1, seats)):
        s.answer(seat, 1)
        assert s.kingdoms[seat].dukes == dealt[seat][1:]
        assert s.kingdoms[seat].returned == dealt[seat][:1]
    s.answer(0, 0)
    assert s.kingdoms[0].dukes == dealt[0][:1]
    assert s.turns == 1


def test_the_first_player_is_drawn_at_random() -> None:
    assert {GAME.start(4, seed).first for seed in range(40)} == {0, 1, 2, 3}


def test_the_first_player_takes_the_first_turn() -> None:
    s = next(s for s in (GAME.start(3, seed) for seed in range(40)) if s.first == 2)
    s.told = []
    for seat in range(3):
        s.answer(seat, 0)
    assert next(event.seat for event in s.told if event.kind == "roll") == 2


def test_only_the_top_domain_of_a_stack_lies_open() -> None:
    s = GAME.start(2, 5)
    zones = {zone.id: zone for zone in GAME.view(s, 0).zones}
    for column in range(5):
        pile = zones[f"domains-{column}"]
        assert pile.top.card == DOMAIN_KEYS[s.domains[column][-1]]
        assert pile.count == 3


def test_a_seat_sees_its_own_dukes_and_nobody_elses() -> None:
    s = GAME.start(2, 5)
    zones = {zone.id: zone for zone in GAME.view(s, 0).zones}
    assert len(zones["seat-0-dukes"].items) == 2
    assert zones["seat-1-dukes"].items == ()
    assert zones["seat-1-dukes"].count == 2


def test_a_game_for_six_is_refused() -> None:
    assert refusal(6) == "6 seats do not fit this game. Allowed: 1, 2, 3, 4, 5."


# The named set-ups --------------------------------------------------------------------------------


def test_the_first_game_is_the_one_the_rulebook_recommends() -> None:
    s = GAME.start(2, 1)
    assert monster_row(s) == [
        ["goblin", "goblin", "goblin", "goblin_mage", "goblin_king"],
        ["skeleton", "skeleton", "flaming_skeleton", "flaming_skeleton", "skeleton_king"],
        ["treant", "treant", "bane_spider", "bane_spider", "spider_queen"],
        ["owlbear", "owlbear", "owlbear", "giant", "troll"],
        ["dire_bear", "dire_bear", "orc_warrior", "orc_warrior", "orc_chieftain"],
    ]
    assert citizen_row(s) == [
        *("cleric", "merchant", "mercenary", "archer", "peasant"),
        *("knight", "rogue", "champion", "paladin", "butcher"),
    ]
    assert removed(s) == []


def test_glittering_gold() -> None:
    s = GAME.start(4, 1, {"setup": "glittering_gold"})
    assert areas_of(s) == ["hills", "ruins", "forest", "swamp", "caverns"]
    assert citizen_row(s) == [
        *("monk", "merchant", "alchemist", "archer", "peasant"),
        *("knight", "rogue", "champion", "paladin", "butcher"),
    ]
    assert set(removed(s)) == {
        "forgotten_sorrows",
        "the_violet_thorn",
        "golden_obelisk_of_nae",
        "monolith_of_ostendaar",
    }


def test_mastery_over_magic() -> None:
    s = GAME.start(4, 1, {"setup": "mastery_over_magic"})
    assert areas_of(s) == ["barrens", "ruins", "forest", "valley", "mountains"]
    assert citizen_row(s) == [
        *("cleric", "merchant", "alchemist", "wizard", "peasant"),
        *("knight", "thief", "champion", "paladin", "butcher"),
    ]
    assert set(removed(s)) == {
        "eye_of_asteraten",
        "blood_crow_army",
        "foxgrove_palisade",
        "gargans_embrace",
    }


def test_monster_blood() -> None:
    s = GAME.start(4, 1, {"setup": "monster_blood"})
    assert areas_of(s) == ["barrens", "ruins", "forest", "swamp", "mountains"]
    assert citizen_row(s) == [
        *("cleric", "blacksmith", "mercenary", "archer", "peasant"),
        *("knight", "rogue", "warlord", "priestess", "miner"),
    ]
    assert set(removed(s)) == {
        "forgotten_sorrows",
        "nest_of_the_weaver_witch",
        "cathedral_of_st_aquila",
        "cutthroats_truce",
    }


@pytest.mark.parametrize("setup", ["glittering_gold", "mastery_over_magic", "monster_blood"])
def test_removed_domains_are_never_dealt(setup: str) -> None:
    for seed in range(10):
        s = GAME.start(5, seed, {"setup": setup})
        dealt = {domain for stack in s.domains for domain in stack}
        assert len(dealt) == 20
        assert not any(s.removed >> domain & 1 for domain in dealt)


def test_a_random_setup_takes_five_areas_and_a_citizen_a_number() -> None:
    rows, citizens = set(), set()
    for seed in range(60):
        s = GAME.start(2, seed, {"setup": "random"})
        assert len(set(s.areas)) == 5
        assert [CITIZEN_STACK[stack[0]] for stack in s.citizens] == list(range(10))
        assert all(len(set(stack)) == 1 for stack in s.citizens)
        tops = [(stack[-1], area) for stack, area in zip(s.monsters, s.areas, strict=True)]
        rows.add(tuple(tops))
        citizens |= set(citizen_row(s))
    assert len(rows) > 20
    assert len(citizens) == 18


# The order of the monster row ---------------------------------------------------------------------


def test_monster_stacks_stand_from_the_weakest_top_to_the_strongest() -> None:
    s = GAME.start(2, 1, custom(areas=("mountains", "caverns", "barrens", "valley", "ruins")))
    assert areas_of(s) == ["barrens", "ruins", "valley", "mountains", "caverns"]


def test_ruling_20_equal_top_strengths_stand_by_magic_and_then_by_area() -> None:
    s = GAME.start(2, 1, custom(areas=("swamp", "caverns", "valley", "mountains", "forest")))
    # Owlbear and Gelatinous Cube have 4, Dire Bear and Kobolds 5: the lower magic comes first.
    assert areas_of(s) == ["forest", "valley", "swamp", "mountains", "caverns"]
    s = GAME.start(2, 1, custom(areas=("barrens", "hills", "ruins", "forest", "valley")))
    # Goblin and Gargoyle have 1 strength and no magic.
    assert areas_of(s) == ["hills", "barrens", "ruins", "forest", "valley"]


# Sources that disagree ----------------------------------------------------------------------------


def test_ruling_sources_the_five_player_ruins_card_is_a_skeleton() -> None:
    assert [stack.count("skeleton") for stack in monster_row(GAME.start(4, 1))][1] == 2
    assert [stack.count("skeleton") for stack in monster_row(GAME.start(5, 1))][1] == 3
    assert [stack.count("flaming_skeleton") for stack in monster_row(GAME.start(5, 1))][1] == 2


def test_ruling_sources_mastery_over_magic_leaves_four_domains_out() -> None:
    assert len(removed(GAME.start(2, 1, {"setup": "mastery_over_magic"}))) == 4


@pytest.mark.parametrize("setup", ["glittering_gold", "mastery_over_magic", "monster_blood"])
def test_ruling_sources_peasant_and_knight_are_in_every_themed_setup(setup: str) -> None:
    assert citizen_row(GAME.start(2, 1, {"setup": setup}))[4:6] == ["peasant", "knight"]


# By hand ------------------------------------------------------------------------------------------


def test_a_setup_by_hand_is_dealt_as_chosen() -> None:
    citizens = ("miner", *FIRST_CITIZENS[1:9], "monk")
    s = GAME.start(2, 1, custom(citizens=citizens, without_domains=("halfpenny_hill",)))
    assert citizen_row(s)[0] == "monk"
    assert citizen_row(s)[9] == "miner"
    assert removed(s) == ["halfpenny_hill"]
    assert asked(s) == "ChooseDuke"


def test_four_areas_are_refused() -> None:
    words = refusal(**custom(areas=("hills", "ruins", "forest", "valley")))
    assert words == "4 areas are chosen; 5 are needed."


def test_an_area_named_twice_is_refused() -> None:
    words = refusal(**custom(areas=(*FIRST_AREAS, "hills")))
    assert words == "hills is named twice in areas."


def test_two_citizens_of_a_number_are_refused() -> None:
    words = refusal(**custom(citizens=(*FIRST_CITIZENS, "monk")))
    assert words == ("2 citizens are chosen for the number 1; exactly one is needed: cleric, monk.")


def test_a_number_without_a_citizen_is_refused() -> None:
    words = refusal(**custom(citizens=FIRST_CITIZENS[:9]))
    assert words == (
        "0 citizens are chosen for the number 11/12; exactly one is needed: butcher, miner."
    )


def test_a_citizen_named_twice_is_refused() -> None:
    words = refusal(**custom(citizens=(*FIRST_CITIZENS, "cleric")))
    assert words == "cleric is named twice in citizens."


def test_an_unknown_citizen_is_refused() -> None:
    words = refusal(**custom(citizens=("baker",)))
    assert words.startswith("baker does not fit the setting citizens. Allowed: cleric, merchant,")


def test_a_domain_left_out_twice_is_refused() -> None:
    words = refusal(**custom(without_domains=("halfpenny_hill", "halfpenny_hill")))
    assert words == "halfpenny_hill is named twice in without_domains."


def test_as_many_domains_may_be_left_out_as_the_stacks_do_not_need() -> None:
    nine = DOMAIN_KEYS[:9]
    s = GAME.start(2, 1, custom(without_domains=nine))
    assert len({domain for stack in s.domains for domain in stack}) == 15
    assert refusal(5, **custom(without_domains=nine)) == (
        "9 domains are left out; at most 4 may be."
    )
    assert refusal(2, **custom(without_domains=DOMAIN_KEYS[:10])) == (
        "10 domains are left out; at most 9 may be."
    )


def test_cards_are_chosen_only_with_a_setup_by_hand() -> None:
    words = refusal(setup="random", areas=FIRST_AREAS)
    assert words == "areas can be chosen only with setup=custom."


def test_citizens_are_not_chosen_where_they_are_mixed() -> None:
    words = refusal(**custom(mixed_citizens=True))
    assert words == "mixed_citizens uses every citizen: leave citizens out."
    s = GAME.start(2, 1, {"setup": "custom", "areas": FIRST_AREAS, "mixed_citizens": True})
    assert areas_of(s) == list(FIRST_AREAS)


def test_an_unknown_setup_is_refused() -> None:
    words = refusal(setup="last_game")
    assert words.startswith("last_game does not fit the setting setup. Allowed: first_game,")


def test_an_unknown_setting_is_refused() -> None:
    assert refusal(colour="red").startswith("There is no setting called colour. Settings: setup,")
