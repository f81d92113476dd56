"""What nobody may learn, what stays known, and what cannot be taken back once it is shown."""

import pytest

from crownlands.core.zones import Hand
from crownlands.games.card_kingdoms.cards import DOMAIN_KEYS
from crownlands.games.card_kingdoms.solo import Attack
from crownlands.games.card_kingdoms.state import Realm

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
)


def duke_counts(s: Realm, reader: int | None) -> list[int]:
    """How many dukes this reader sees every seat hold."""
    return [zone.count for zone in GAME.view(s, reader).zones if isinstance(zone, Hand)]


def test_nobody_sees_who_has_kept_a_duke_before_all_have() -> None:
    s = GAME.start(3, 1)
    s.answer(1, 0)
    assert duke_counts(s, 1) == [2, 1, 2]  # its own it knows
    for reader in (None, 0, 2):
        assert duke_counts(s, reader) == [2, 2, 2]
    s.answer(0, 0)
    s.answer(2, 0)
    for reader in (None, 0, 1, 2):
        assert duke_counts(s, reader) == [1, 1, 1]


def test_a_duke_sent_back_is_known_to_who_sent_it_and_imagined_by_the_others() -> None:
    s = table(3)
    mine = [(kingdom.dukes, kingdom.returned) for kingdom in s.kingdoms]
    s.turns, s.die1, s.die2 = 1, 5, 2
    act(s)
    for reader in (None, 0, 1, 2):
        worlds = [GAME.determinize(s, reader, chance << 40) for chance in range(40)]
        for seat in range(3):
            kept = {world.kingdoms[seat].dukes for world in worlds}
            returned = {world.kingdoms[seat].returned for world in worlds}
            if seat == reader:
                assert (kept, returned) == ({mine[seat][0]}, {mine[seat][1]})
            else:
                assert min(len(kept), len(returned)) > 4


def test_a_duke_that_another_seat_sent_back_may_be_imagined_anywhere() -> None:
    s = table(2)
    s.turns, s.die1, s.die2 = 1, 5, 2
    act(s)
    (theirs,) = s.kingdoms[1].returned
    worlds = [GAME.determinize(s, 0, chance << 40) for chance in range(60)]
    assert any(world.kingdoms[1].dukes == (theirs,) for world in worlds)
    assert not all(theirs in world.kingdoms[1].returned for world in worlds)


# What is shown cannot be taken back ---------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "label"),
    [
        ("blood_crow_army", "Build Blood Crow Army"),
        ("rogues_landing", "Build Rogue's Landing"),
    ],
)
def test_building_cannot_be_taken_back_once_the_next_domain_is_shown(name: str, label: str) -> None:
    s = table()
    on_top(s, name)
    own(s, 0, *["archer"] * 3, "merchant", "rogue")
    purse(s, 0, gold=7)
    act(s, actions=2)
    before = s.unveiled
    choose(s, label)
    if asked(s) == "ChooseCitizen":
        assert s.unveiled == before  # nothing is shown before the reward is taken
        choose(s, "Peasant")
    assert asked(s) == "Act"
    assert s.unveiled > before


def test_building_the_last_domain_of_a_stack_shows_nothing_and_can_be_taken_back() -> None:
    s = table()
    column = on_top(s, "blood_crow_army")
    built(s, 1, *(DOMAIN_KEYS[domain] for domain in s.domains[column][:-1]))
    own(s, 0, *["archer"] * 3)
    purse(s, 0, gold=5)
    act(s, actions=2)
    before = s.unveiled
    choose(s, "Build Blood Crow Army")
    assert (asked(s), s.unveiled) == ("Act", before)


def test_alone_a_captured_domain_shows_the_next_for_good() -> None:
    s = table(1)
    empty(s, "citizens-0", "citizens-5")
    before = s.unveiled
    play(s, Attack(1))
    assert s.unveiled > before
