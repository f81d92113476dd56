"""Every domain: what building it takes, what it does, and what it is worth."""

import pytest

from crownlands.games.card_kingdoms.cards import DOMAIN_KEYS
from crownlands.games.card_kingdoms.rules import ActionPhase, EndActions
from crownlands.games.card_kingdoms.state import Realm
from crownlands.words import render

from .tables import (
    GAME,
    act,
    asked,
    built,
    choose,
    citizen_row,
    citizens_of,
    domains_of,
    empty,
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

# Name, words, gold, Workers, Soldiers, Shadows, Holy, points.
FACTS = [
    ("foxgrove_palisade", "Foxgrove Palisade", 9, 0, 1, 1, 0, 3),
    ("the_desert_orchid", "The Desert Orchid", 9, 0, 0, 1, 1, 3),
    ("emerald_stronghold", "Emerald Stronghold", 12, 1, 1, 0, 1, 5),
    ("pratchetts_plateau", "Pratchett's Plateau", 8, 1, 0, 0, 1, 3),
    ("cathedral_of_st_aquila", "Cathedral of St Aquila", 8, 0, 0, 0, 2, 3),
    ("darktide_harbour", "Darktide Harbour", 6, 1, 1, 1, 0, 2),
    ("cloudriders_camp", "Cloudrider's Camp", 8, 0, 1, 0, 1, 2),
    ("the_orb_of_urdr", "The Orb of Urdr", 6, 0, 0, 1, 1, 1),
    ("rogues_landing", "Rogue's Landing", 7, 1, 0, 1, 0, 3),
    ("blood_crow_army", "Blood Crow Army", 5, 0, 3, 0, 0, 2),
    ("eye_of_asteraten", "Eye of Asteraten", 8, 0, 1, 0, 1, 1),
    ("cutthroats_truce", "Cutthroat's Truce", 5, 0, 0, 1, 1, 1),
    ("halfpenny_hill", "Halfpenny Hill", 6, 3, 0, 0, 0, 2),
    ("shattered_hand", "Shattered Hand", 7, 1, 0, 0, 1, 3),
    ("forgotten_sorrows", "Forgotten Sorrows", 9, 1, 0, 1, 0, 3),
    ("watcher_on_the_water", "Watcher on the Water", 6, 0, 2, 0, 0, 3),
    ("gargans_embrace", "Gargan's Embrace", 7, 0, 2, 0, 0, 2),
    ("nest_of_the_weaver_witch", "Nest of the Weaver Witch", 6, 2, 0, 0, 0, 3),
    ("palace_of_the_dawn", "Palace of the Dawn", 11, 1, 2, 0, 0, 4),
    ("grimmwater_keep", "Grimmwater Keep", 10, 2, 0, 1, 0, 4),
    ("the_violet_thorn", "The Violet Thorn", 7, 0, 1, 0, 1, 3),
    ("purloiners_perch", "Purloiner's Perch", 10, 0, 0, 2, 0, 2),
    ("golden_obelisk_of_nae", "Golden Obelisk of Nae", 6, 1, 0, 0, 1, 3),
    ("monolith_of_ostendaar", "Monolith of Ostendaar", 9, 1, 1, 0, 0, 3),
]
OF_ROLE = ("merchant", "archer", "rogue", "cleric")


def test_there_are_24_domains() -> None:
    assert [row[0] for row in FACTS] == list(DOMAIN_KEYS)


@pytest.mark.parametrize(
    ("name", "words", "gold", "workers", "soldiers", "shadows", "holy", "points"), FACTS
)
def test_what_building_takes_and_is_worth(
    name: str,
    words: str,
    gold: int,
    workers: int,
    soldiers: int,
    shadows: int,
    holy: int,
    points: int,
) -> None:
    needed = [
        citizen
        for citizen, number in zip(OF_ROLE, (workers, soldiers, shadows, holy), strict=True)
        for _ in range(number)
    ]
    for missing in needed:  # one citizen too few
        s = table()
        on_top(s, name)
        fewer = needed.copy()
        fewer.remove(missing)
        own(s, 0, *fewer)
        purse(s, 0, gold=gold)
        assert f"Build {words}" not in options(act(s))
    s = table()
    on_top(s, name)
    own(s, 0, *needed)
    purse(s, 1)  # nothing that the Truce could take
    purse(s, 0, gold=gold - 1)  # one gold too few
    assert f"Build {words}" not in options(act(s))
    choose(s, "Gain 1 gold")
    choose(act(s), f"Build {words}")
    assert s.kingdoms[0].gold == 0
    assert domains_of(s) == [name]
    assert score_lines(GAME.outcome(s), 0)["Domains"] == points


def builder(s: Realm, name: str, gold: int = 0, strength: int = 0, magic: int = 0) -> Realm:
    """Let seat 0 build this domain next, with so much left over when it is paid."""
    _, words, cost, *roles, _ = next(row for row in FACTS if row[0] == name)
    on_top(s, name)
    for citizen, number in zip(OF_ROLE, roles, strict=True):
        own(s, 0, *[citizen] * number)
    purse(s, 0, cost + gold, strength, magic)
    choose(act(s), f"Build {words}")
    if asked(s) == "PayBuild":
        choose(s, f"{cost} gold")
    return s


# When it is built ---------------------------------------------------------------------------------


def test_darktide_harbour_gives_a_shadow_citizen() -> None:
    s = builder(table(), "darktide_harbour")
    assert options(s) == ["Mercenary", "Rogue"]
    choose(s, "Mercenary")
    assert citizens_of(s) == {"merchant": 1, "archer": 1, "rogue": 1, "mercenary": 1}
    assert tokens(s) == (0, 0, 0, 0)


def test_rogues_landing_gives_a_worker_citizen() -> None:
    s = builder(table(), "rogues_landing")
    assert options(s) == ["Merchant", "Peasant", "Butcher"]
    choose(s, "Butcher")
    assert citizens_of(s) == {"merchant": 1, "rogue": 1, "butcher": 1}


def test_shattered_hand_gives_a_holy_citizen() -> None:
    s = builder(table(), "shattered_hand")
    assert options(s) == ["Cleric", "Paladin"]
    choose(s, "Paladin")
    assert citizens_of(s) == {"merchant": 1, "cleric": 1, "paladin": 1}


def test_cloudriders_camp_gives_3_strength_and_a_soldier_of_cost_2_or_less() -> None:
    s = builder(table(), "cloudriders_camp")
    assert s.kingdoms[0].strength == 3
    assert options(s) == ["Knight", "Champion"]  # an Archer costs 4
    choose(s, "Champion")
    assert citizens_of(s) == {"archer": 1, "cleric": 1, "champion": 1}
    assert tokens(s) == (0, 3, 0, 0)


def test_cloudriders_camp_without_such_a_soldier_gives_the_strength() -> None:
    s = table()
    empty(s, "citizens-5", "citizens-7")
    builder(s, "cloudriders_camp")
    assert asked(s) == ""
    assert tokens(s) == (0, 3, 0, 0)


def test_grimmwater_keep_gives_a_citizen_of_cost_3_or_less() -> None:
    s = builder(table(), "grimmwater_keep")
    assert "Archer" not in options(s)
    assert len(options(s)) == 9
    choose(s, "Cleric")
    assert citizens_of(s) == {"merchant": 2, "rogue": 1, "cleric": 1}


def test_eye_of_asteraten_gives_5_strength_and_a_slaying_without_an_action() -> None:
    s = table()
    on_top(s, "eye_of_asteraten")
    own(s, 0, "archer", "cleric")
    purse(s, 0, gold=8)
    choose(act(s, actions=2), "Build Eye of Asteraten")
    assert s.kingdoms[0].strength == 5
    free = "at its normal cost, without using an action"
    row = next(row for row in GAME.cards() if row.key == "eye_of_asteraten")
    assert free in " ".join(render(power, "en") for power in row.powers)
    assert free in render(question(s).text, "en")
    assert options(s) == [
        *("Slay Goblin", "Slay Skeleton", "Slay Treant", "Slay Owlbear", "Slay Dire Bear"),
        "Slay none",
    ]
    choose(s, "Slay Owlbear")
    assert slain_by(s) == {"owlbear": 1}
    assert tokens(s) == (0, 1, 2, 0)
    assert asked(s) == "Act"
    assert render(question(s).text, "en") == "Which action? One is left."


def test_eye_of_asteraten_need_not_slay() -> None:
    s = builder(table(), "eye_of_asteraten")
    choose(s, "Slay none")
    assert slain_by(s) == {}
    assert tokens(s) == (0, 5, 0, 0)


def test_cutthroats_truce_takes_3_gold_from_an_opponent() -> None:
    s = table(3)
    purse(s, 1, gold=7)
    purse(s, 2, gold=2)
    builder(s, "cutthroats_truce")
    assert options(s) == ["3 gold from Seat 2", "2 gold from Seat 3"]
    choose(s, "3 gold from Seat 2")
    assert [tokens(s, seat)[0] for seat in range(3)] == [3, 4, 2]


def test_watcher_on_the_water_puts_a_monster_back_for_3_points() -> None:
    s = table()
    slain(s, 0, "goblin", "giant")
    builder(s, "watcher_on_the_water")
    assert options(s) == [
        "Keep them all",
        "Put Goblin back, gain 3 victory points",
        "Put Giant back, gain 3 victory points",
    ]
    choose(s, "Put Giant back, gain 3 victory points")
    assert slain_by(s) == {"goblin": 1}
    assert monster_row(s)[3] == ["giant", "owlbear", "owlbear", "owlbear", "troll"]
    assert tokens(s) == (0, 0, 0, 3)


def test_watcher_on_the_water_may_be_declined_and_needs_a_monster() -> None:
    s = table()
    slain(s, 0, "goblin")
    choose(builder(s, "watcher_on_the_water"), "Keep them all")
    assert (slain_by(s), tokens(s)) == ({"goblin": 1}, (0, 0, 0, 0))
    s = builder(table(), "watcher_on_the_water")
    assert (asked(s), tokens(s)) == ("", (0, 0, 0, 0))


def test_nest_of_the_weaver_witch_puts_a_citizen_back_for_3_points() -> None:
    s = table()
    own(s, 0, "knight")
    builder(s, "nest_of_the_weaver_witch")
    assert options(s) == [
        "Keep them all",
        "Put Merchant back, gain 3 victory points",
        "Put Knight back, gain 3 victory points",
    ]
    choose(s, "Put Knight back, gain 3 victory points")
    assert citizens_of(s) == {"merchant": 2}
    assert len(s.citizens[5]) == 5
    assert tokens(s) == (0, 0, 0, 3)


def test_purloiners_perch_takes_a_random_monster_without_its_reward() -> None:
    taken: list[str] = []
    for seed in range(40):
        s = table(3)
        slain(s, 1, "goblin", "goblin", "goblin", "owlbear")
        slain(s, 2, "treant")
        s.seed_chance(seed * 7919)
        builder(s, "purloiners_perch")
        choose(s, "Seat 2")
        assert sum(slain_by(s, 1).values()) == 3
        assert tokens(s) == (0, 0, 0, 0)
        taken += slain_by(s)
    assert set(taken) == {"goblin", "owlbear"}
    assert 20 < taken.count("goblin") < 40  # each card is as likely, not each name


def test_golden_obelisk_of_nae_takes_3_magic_for_3_points() -> None:
    s = builder(table(), "golden_obelisk_of_nae", magic=4)
    assert options(s) == ["Pay 3 magic for 3 victory points", "No trade"]
    choose(s, "Pay 3 magic for 3 victory points")
    assert tokens(s) == (0, 0, 1, 3)


def test_golden_obelisk_of_nae_may_be_declined_and_needs_the_magic() -> None:
    s = builder(table(), "golden_obelisk_of_nae", magic=3)
    choose(s, "No trade")
    assert tokens(s) == (0, 0, 3, 0)
    s = builder(table(), "golden_obelisk_of_nae", gold=5, magic=2)
    assert (asked(s), tokens(s)) == ("", (5, 0, 2, 0))


@pytest.mark.parametrize(
    ("name", "english", "french"),
    [
        (
            "rogues_landing",
            "Which Worker citizen do you take from the center, free?",
            "Quel citoyen Artisan du centre prenez-vous gratuitement\u00a0?",
        ),
        (
            "cloudriders_camp",
            "Which Soldier citizen of printed cost 2 or less do you take, free?",
            "Quel citoyen Soldat dont le coût imprimé ne dépasse pas 2 prenez-vous "
            "gratuitement\u00a0?",
        ),
        (
            "grimmwater_keep",
            "Which citizen of printed cost 3 or less do you take, free?",
            "Quel citoyen dont le coût imprimé ne dépasse pas 3 prenez-vous gratuitement\u00a0?",
        ),
    ],
)
def test_a_free_citizen_is_asked_for_in_a_whole_sentence(
    name: str, english: str, french: str
) -> None:
    asks = question(builder(table(), name)).text
    assert (render(asks, "en"), render(asks, "fr")) == (english, french)


# In every action phase ----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        ("blood_crow_army", (0, 1, 0, 0)),
        ("halfpenny_hill", (1, 0, 0, 0)),
        ("monolith_of_ostendaar", (0, 0, 1, 0)),
    ],
)
def test_at_the_start_of_the_action_phase_there_is_one_more_from(
    name: str, expected: tuple[int, int, int, int]
) -> None:
    s = table()
    built(s, 0, name)
    purse(s, 0)
    play(s, ActionPhase(0))
    assert tokens(s) == expected
    assert asked(s) == "Act"


def test_start_of_action_domains_work_for_the_active_player_only() -> None:
    s = table()
    built(s, 1, "blood_crow_army", "halfpenny_hill", "monolith_of_ostendaar")
    purse(s, 1)
    play(s, ActionPhase(0))
    assert tokens(s, 1) == (0, 0, 0, 0)


@pytest.mark.parametrize(
    ("name", "kind", "place"),
    [("cathedral_of_st_aquila", "gold", 0), ("the_orb_of_urdr", "magic", 2)],
)
def test_at_the_end_of_the_action_phase_one_is_taken_by(name: str, kind: str, place: int) -> None:
    s = table(3)
    built(s, 0, name)
    purse(s, 0)
    purse(s, 1, 2, 2, 2)
    purse(s, 2, 1, 1, 1)
    play(s, EndActions(0))
    assert options(s) == [f"1 {kind} from Seat 2", f"1 {kind} from Seat 3"]
    choose(s, f"1 {kind} from Seat 3")
    assert [tokens(s, seat)[place] for seat in range(3)] == [1, 2, 0]


def test_each_taking_at_the_end_of_the_actions_is_told_with_its_own_domain() -> None:
    s = table(3)
    built(s, 0, "cathedral_of_st_aquila", "the_orb_of_urdr")
    purse(s, 1, gold=1, magic=1)
    purse(s, 2, magic=1)
    s.told = []
    play(s, EndActions(0))
    assert said(s) == []  # nothing is taken yet
    choose(s, "1 magic from Seat 3")
    assert said(s) == [
        "Seat 1 uses The Orb of Urdr.",
        "Seat 1 takes 1 magic from Seat 3.",
        "Seat 1 uses Cathedral of St Aquila.",
        "Seat 1 takes 1 gold from Seat 2.",
    ]


def test_a_domain_that_finds_nothing_to_take_is_not_told() -> None:
    s = table()
    built(s, 0, "cathedral_of_st_aquila", "the_orb_of_urdr")
    purse(s, 1, strength=5)
    s.told = []
    play(s, EndActions(0))
    assert said(s) == []


def test_what_is_taken_when_a_domain_is_built_is_told_once() -> None:
    s = table()
    built(s, 0, "cathedral_of_st_aquila")
    purse(s, 1, gold=7)
    s.told = []
    builder(s, "cutthroats_truce")
    assert said(s)[:2] == [
        "Seat 1 builds Cutthroat's Truce for 5 gold.",
        "Seat 1 takes 3 gold from Seat 2.",
    ]


def test_emerald_stronghold_lets_recruit_for_the_printed_cost() -> None:
    s = table()
    built(s, 0, "emerald_stronghold")
    own(s, 0, "rogue", "rogue", "rogue")
    purse(s, 0, gold=2)
    choose(act(s), "Recruit Rogue")
    assert s.kingdoms[0].gold == 0
    purse(s, 0, gold=2)
    choose(act(s), "Recruit Peasant")  # the starter adds nothing either
    assert s.kingdoms[0].gold == 0


def test_pratchetts_plateau_makes_domains_1_gold_cheaper() -> None:
    s = table()
    built(s, 0, "pratchetts_plateau")
    on_top(s, "blood_crow_army")
    own(s, 0, "archer", "archer", "archer")
    purse(s, 0, gold=4)
    choose(act(s), "Build Blood Crow Army")
    assert s.kingdoms[0].gold == 0


def test_pratchetts_plateau_is_not_cheaper_by_itself() -> None:
    s = table()
    on_top(s, "pratchetts_plateau")
    own(s, 0, "merchant", "cleric")
    purse(s, 0, gold=7)
    assert "Build Pratchett's Plateau" not in options(act(s))


def test_forgotten_sorrows_gives_a_magic_for_each_citizen_gained() -> None:
    s = table()
    built(s, 0, "forgotten_sorrows")
    purse(s, 0, gold=4)
    act(s, actions=2)
    choose(s, "Recruit Rogue", "Recruit Champion")
    if asked(s) == "PayRecruit":
        choose(s, "2 gold")
    assert citizens_of(s) == {"rogue": 1, "champion": 1}
    assert tokens(s) == (0, 0, 2, 0)


def test_the_violet_thorn_gives_a_magic_for_each_monster_slain() -> None:
    s = table()
    built(s, 0, "the_violet_thorn")
    purse(s, 0, strength=2)
    choose(act(s, actions=2), "Slay Goblin", "Slay Goblin")
    assert tokens(s) == (2, 0, 2, 0)


def test_gargans_embrace_is_worth_a_point_in_the_turn_of_its_doubles() -> None:
    s = table()
    built(s, 0, "gargans_embrace")
    turn(s, 5, 5)
    assert tokens(s)[3] == 1


@pytest.mark.parametrize(
    ("name", "dice", "label", "after"),
    [
        ("foxgrove_palisade", (1, 5), "Foxgrove Palisade: turn the 1 to 6", (6, 5)),
        ("the_desert_orchid", (6, 5), "The Desert Orchid: turn the 6 to 1", (1, 5)),
        ("palace_of_the_dawn", (6, 6), "Palace of the Dawn: turn the 6 to 5", (5, 6)),
    ],
)
def test_in_the_roll_phase_a_die_is_changed_by(
    name: str, dice: tuple[int, int], label: str, after: tuple[int, int]
) -> None:
    s = table()
    built(s, 0, name)
    choose(turn(s, *dice), label)
    assert (s.die1, s.die2) == after


# Building -----------------------------------------------------------------------------------------


def test_the_next_domain_is_shown_only_when_the_reward_is_taken() -> None:
    s = table()
    s.told = []
    builder(s, "rogues_landing")
    column = next(i for i in range(5) if len(s.domains[i]) == 2)
    pile = next(zone for zone in GAME.view(s, 0).zones if zone.id == f"domains-{column}")
    assert asked(s) == "ChooseCitizen"
    assert (pile.top, pile.count) == (None, 2)
    assert [i for i in range(5) if s.open_domain(i) is None] == [column]
    assert "show-domain" not in [event.kind for event in s.told]
    choose(s, "Peasant")
    pile = next(zone for zone in GAME.view(s, 0).zones if zone.id == f"domains-{column}")
    assert pile.top.card == DOMAIN_KEYS[s.domains[column][-1]]
    assert "show-domain" in [event.kind for event in s.told]


def test_a_domain_still_face_down_is_dealt_anew_for_who_cannot_see_it() -> None:
    s = builder(table(), "rogues_landing")
    column = next(i for i in range(5) if len(s.domains[i]) == 2)
    tops = {GAME.determinize(s, 0, chance << 40).domains[column][-1] for chance in range(30)}
    assert len(tops) > 3


def test_an_ongoing_domain_shows_the_next_at_once() -> None:
    s = table()
    s.told = []
    builder(s, "blood_crow_army")
    assert "show-domain" in [event.kind for event in s.told]


def test_the_last_domain_of_a_stack_shows_nothing() -> None:
    s = table()
    column = on_top(s, "blood_crow_army")
    built(s, 1, *(DOMAIN_KEYS[domain] for domain in s.domains[column][:2]))
    s.told = []
    builder(s, "blood_crow_army")
    kinds = [event.kind for event in s.told]
    assert "show-domain" not in kinds
    assert kinds.count("exhausted") == 1


def test_a_citizen_taken_by_a_domain_may_be_of_a_name_owned() -> None:
    s = builder(table(), "darktide_harbour")
    choose(s, "Rogue")
    assert citizens_of(s)["rogue"] == 2
    assert citizen_row(s)[6] == "rogue"
