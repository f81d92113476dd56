"""What the table shows: the exhausted cards, the Dark Lord's captures, and what is being played."""

import pytest

from crownlands.core.text import Text
from crownlands.core.zones import Pile, Tableau
from crownlands.games.card_kingdoms.rules import ActionPhase
from crownlands.games.card_kingdoms.solo import Attack
from crownlands.games.card_kingdoms.state import Realm
from crownlands.words import render

from .tables import (
    GAME,
    act,
    asked,
    built,
    choose,
    empty,
    on_top,
    own,
    play,
    purse,
    table,
    turn,
)


def piles(s: Realm) -> dict[str, Pile]:
    """The piles that everybody sees, by name."""
    return {zone.id: zone for zone in GAME.view(s, None).zones if isinstance(zone, Pile)}


def headings(s: Realm) -> list[str]:
    """What is being played, in English."""
    return [render(why, "en") for why in GAME.view(s, None).why]


# Exhausted stacks ---------------------------------------------------------------------------------


@pytest.mark.parametrize("place", ["monsters-2", "citizens-0", "citizens-9", "domains-4"])
def test_an_exhausted_card_is_shown_on_its_place_and_missing_from_the_rest(place: str) -> None:
    s = table()
    assert piles(s)["exhausted"].count == 4
    empty(s, place)
    shown = piles(s)
    assert shown["exhausted"].count == 3
    noted = {name: pile.notes for name, pile in shown.items() if pile.notes}
    assert noted == {place: (Text("ck-note-exhausted"),)}
    assert (shown[place].top, shown[place].count) == (None, 0)


def test_an_emptied_domain_stack_gets_its_exhausted_card_after_the_reward() -> None:
    s = table()
    column = on_top(s, "rogues_landing")
    for domain in s.domains[column][:-1]:
        s.kingdoms[1].domains |= 1 << domain
    s.domains[column] = s.domains[column][-1:]
    own(s, 0, "merchant", "rogue")
    purse(s, 0, gold=7)
    choose(act(s), "Build Rogue's Landing")
    assert (asked(s), s.exhausted) == ("ChooseCitizen", 0)
    choose(s, "Peasant")
    assert s.exhausted == 1 << 15 + column


# The Dark Lord ------------------------------------------------------------------------------------


def test_what_the_dark_lord_captured_is_shown() -> None:
    s = table(1)
    empty(s, "citizens-0", "citizens-5")
    domain = piles(s)["domains-0"].top
    choose(play(s, Attack(1), Attack(2)), "Rogue")
    shown = next(zone for zone in GAME.view(s, 0).zones if zone.id == "dark-lord-tableau")
    assert isinstance(shown, Tableau)
    assert domain is not None
    captured = [[item.card for item in group.items] for group in shown.groups]
    assert captured == [["rogue"], [domain.card]]


# What is being played -----------------------------------------------------------------------------


def test_the_heading_names_whose_turn_it_is_and_the_phase() -> None:
    s = GAME.start(3, 1)
    assert headings(s) == ["Everybody chooses a duke in secret"]
    s = table(3)
    built(s, 2, "palace_of_the_dawn", "cathedral_of_st_aquila")
    own(s, 0, "merchant")
    for seat in range(3):
        purse(s, seat, gold=1)
    turn(s, 1, 3, seat=2)
    seen = []
    while s.turns == 1:
        seen.append((asked(s), *headings(s)))
        s.choose(s.options[-1] if asked(s) == "Act" else s.options[0])
    assert seen == [
        ("ChangeDice", "Turn of Seat 3", "Roll"),
        *[("TakeAny", "Turn of Seat 3", "Harvest")] * 3,
        *[("Act", "Turn of Seat 3", "Actions")] * 2,
        ("ChooseVictim", "Turn of Seat 3", "End of the actions"),
    ]


def test_a_theft_belongs_to_the_harvest() -> None:
    s = table(2, citizens=("thief",))
    own(s, 0, "thief")
    turn(s, 4, 3)
    assert (asked(s), *headings(s)) == ("StealTokens", "Turn of Seat 1", "Harvest")


def test_a_reward_belongs_to_the_actions() -> None:
    s = table()
    on_top(s, "bane_spider")
    purse(s, 0, strength=6)
    play(s, ActionPhase(0))
    choose(s, "Slay Bane Spider")
    assert (asked(s), headings(s)[-1]) == ("PickOne", "Actions")


def test_alone_the_heading_names_the_attack_and_the_second_harvest() -> None:
    s = turn(table(1), 1, 3)
    seen = []
    while s.turns == 1:
        seen.append((asked(s), *headings(s)))
        s.choose(s.options[-1])
    attack = ("ChooseCaptured", "Turn of Seat 1", "The Dark Lord's monsters attack")
    assert seen == [
        ("TakeAny", "Turn of Seat 1", "Harvest"),
        *[("Act", "Turn of Seat 1", "Actions")] * 2,
        *[attack] * 2,
        ("TakeAny", "Turn of Seat 1", "Second harvest"),
    ]
