"""The mixed citizens variant."""

import json

from crownlands.core.zones import Pile, plain
from crownlands.games.card_kingdoms.cards import CITIZEN_KEYS, CITIZEN_STACK
from crownlands.games.card_kingdoms.solo import Attack
from crownlands.games.card_kingdoms.state import Realm

from .tables import (
    FIRST_AREAS,
    GAME,
    act,
    choose,
    citizen_row,
    cleared,
    on_top,
    options,
    play,
    purse,
    said,
)


def mixed(seats: int = 2, seed: int = 1) -> Realm:
    settings = {"setup": "custom", "areas": FIRST_AREAS, "mixed_citizens": True}
    return cleared(GAME.start(seats, seed, settings))


def test_example_monks_and_clerics_share_a_stack_of_four_hidden_and_one_open() -> None:
    seen = set()
    for seed in range(30):
        s = mixed(4, seed)
        assert len(s.citizens[0]) == 5
        seen |= {CITIZEN_KEYS[citizen] for citizen in s.citizens[0]}
        pile = next(z for z in GAME.view(s, 0).zones if z.id == "citizens-0")
        assert isinstance(pile, Pile)
        assert pile.top.card == CITIZEN_KEYS[s.citizens[0][-1]]
        assert pile.count == 5
    assert seen == {"cleric", "monk"}


def test_ruling_21_two_to_four_players_have_four_hidden_and_one_open_five_have_one_more() -> None:
    for seats, size in ((1, 5), (2, 5), (3, 5), (4, 5), (5, 6)):
        assert [len(stack) for stack in mixed(seats).citizens] == [size] * 10


def test_every_stack_holds_citizens_of_its_number() -> None:
    for seed in range(10):
        s = mixed(5, seed)
        for number, stack in enumerate(s.citizens):
            assert {CITIZEN_STACK[citizen] for citizen in stack} == {number}
            assert all(stack.count(citizen) <= 6 for citizen in stack)


def test_the_hidden_citizens_are_truly_hidden() -> None:
    s = mixed()
    seen = json.dumps(plain(GAME.view(s, 0)))
    for citizens in ([0] * 4, [10] * 4):
        s.citizens[0] = (*citizens, s.citizens[0][-1])
        assert json.dumps(plain(GAME.view(s, 0))) == seen


def test_the_next_citizen_is_shown_when_the_one_above_is_taken() -> None:
    s = mixed()
    s.citizens[6] = (6, 6, 14, 14, 6)  # a Thief under a Rogue
    purse(s, 0, gold=2)
    before = s.unveiled
    choose(act(s), "Recruit Rogue")
    assert citizen_row(s)[6] == "thief"
    assert s.unveiled > before  # it cannot be taken back


def test_a_citizen_turned_up_is_told_alike_whatever_the_gender_of_its_name() -> None:
    s = mixed()
    s.citizens[8] = (CITIZEN_KEYS.index("priestess"), CITIZEN_KEYS.index("paladin"))
    s.told = []
    s.uncover_citizen(8)
    assert said(s, "fr") == ["On révèle Prêtresse."]


def test_alone_a_capture_turns_up_the_next_hidden_citizen() -> None:
    s = mixed(1)
    s.citizens[0] = (0, 0, 10, 10, 0)  # a Monk under a Cleric
    before = s.unveiled
    choose(play(s, Attack(1)), "Cleric")
    assert citizen_row(s)[0] == "monk"
    assert s.dark_lord is not None
    assert s.dark_lord.citizens[0] == 1
    assert s.unveiled > before


def test_copies_are_counted_by_name() -> None:
    s = mixed()
    s.citizens[6] = (6, 6, 6, 14, 6)
    purse(s, 0, gold=2)
    choose(act(s), "Recruit Rogue")
    purse(s, 0, gold=2)
    choose(act(s), "Recruit Thief")
    purse(s, 0, gold=2)
    assert "Recruit Rogue" not in options(act(s))


def test_ruling_21_a_citizen_returned_by_the_nest_lies_open_on_top() -> None:
    s = mixed()
    s.citizens[6] = (6, 6, 6, 14, 6)
    purse(s, 0, gold=2)
    choose(act(s), "Recruit Rogue")
    assert citizen_row(s)[6] == "thief"
    on_top(s, "nest_of_the_weaver_witch")
    s.citizens[1] = s.citizens[1][:-2]
    s.kingdoms[0].citizens[1] += 2
    s.citizens[1] = (1,) * 3
    purse(s, 0, gold=6)
    choose(act(s), "Build Nest of the Weaver Witch", "Put Rogue back, gain 3 victory points")
    assert citizen_row(s)[6] == "rogue"
    assert len(s.citizens[6]) == 5


def test_what_lay_open_below_a_returned_citizen_stays_known() -> None:
    s = mixed()
    s.citizens[6] = (6, 6, 6, 14, 6)
    s.uncover_citizen(6)
    s.kingdoms[0].citizens[6] += 1
    s.return_citizen(0, 6)
    assert {GAME.determinize(s, 1, chance << 40).citizens[6][-2:] for chance in range(20)} == {
        (14, 6)
    }
    assert GAME.load(GAME.save(s)).covered == 1 << 6
    s.uncover_citizen(6)
    assert s.covered == 0


def test_dealing_anew_never_makes_a_seventh_copy() -> None:
    s = mixed(5)
    for chance in range(20):
        assert GAME.problems(GAME.determinize(s, 0, chance << 40)) == []


def test_choice_mixed_citizens_use_every_citizen_in_a_themed_setup() -> None:
    seen = set()
    for seed in range(30):
        s = GAME.start(2, seed, {"setup": "monster_blood", "mixed_citizens": True})
        seen |= set(citizen_row(s))
    assert len(seen) == 18
