"""Set-up by player count."""

from collections import Counter

import pytest

from crownlands.core.text import text
from crownlands.games.margraves import setup
from crownlands.games.margraves.board import (
    CONNECTED,
    LAIRS_AT,
    LOCATIONS,
    PLACE_GUILDS,
    SITES,
    SITES_EACH,
)
from crownlands.games.margraves.cards import CITIZENS, MONSTER_BOSS, MONSTERS, NOBODY, citizens_for
from crownlands.games.margraves.tiles import WEALTH, tiles_for
from crownlands.words import render

from .tables import GAME, goods, names, place

COUNTS = pytest.mark.parametrize("seats", [2, 3, 4, 5])


@pytest.mark.parametrize(("seats", "cards"), [(2, 24), (3, 36), (4, 48), (5, 60)])
def test_the_citizens_of_this_player_number_and_below_are_used(seats: int, cards: int) -> None:
    s = setup.deal(seats, 1, {})
    assert len(s.deck) + len(s.line) == cards
    assert NOBODY not in s.line


def test_example_with_three_players_only_the_cards_for_two_and_three_are_used() -> None:
    s = setup.deal(3, 1, {})
    marked = Counter({row.key: row.copies_2 + row.copies_3 for row in CITIZENS})
    assert Counter(names([*s.deck, *s.line])) == marked


@pytest.mark.parametrize(
    ("seats", "level_i", "level_ii"), [(2, 15, 12), (3, 21, 17), (4, 27, 22), (5, 33, 27)]
)
def test_privilege_tiles_come_in_with_the_player_number(
    seats: int, level_i: int, level_ii: int
) -> None:
    s = setup.deal(seats, 1, {})
    assert [len(open_) for open_ in s.open_tiles] == [3, 3]
    assert [len(stack) + 3 for stack in s.stacks] == [level_i, level_ii]


@pytest.mark.parametrize(
    ("seats", "resources", "gems"), [(2, 6, 4), (3, 8, 6), (4, 10, 8), (5, 12, 9)]
)
def test_the_supply_is_set_first_and_everybody_takes_a_gem_from_it(
    seats: int, resources: int, gems: int
) -> None:
    s = setup.deal(seats, 1, {})
    assert s.supply == [resources, resources, resources, gems - seats, 12]
    assert all(goods(s, seat) == {"gem": 1} for seat in range(seats))


@COUNTS
def test_a_knight_stands_on_every_location_and_twelve_wait_in_the_fortress(seats: int) -> None:
    s = setup.deal(seats, 1, {})
    assert s.knights == [1] * 8
    assert s.supply[4] == 12


@COUNTS
def test_everybody_starts_with_four_towers_seven_free_spaces_and_four_citizens(seats: int) -> None:
    s = setup.deal(seats, 1, {})
    for margrave in s.margraves:
        assert margrave.towers == 4
        assert margrave.room() == 7
        assert names(margrave.hand) == ["alchemist", "captain", "merchant", "paladin"]
        assert (margrave.strength, margrave.gold, margrave.ship) == (0, 0, 0)
        assert margrave.place == place("shilina")
        assert margrave.influence == [0, 0, 0, 0]


def test_each_lair_hides_its_boss_and_shows_the_top_of_four_monsters() -> None:
    s = setup.deal(2, 1, {})
    assert [len(pile) for pile in s.piles] == [4, 4, 4, 4]
    assert s.turned == 0b1111
    assert not any(MONSTER_BOSS[monster] for pile in s.piles for monster in pile)


def test_the_box_holds_the_printed_numbers() -> None:
    assert [len(tiles_for(5, level)) for level in (1, 2)] == [33, 27]
    assert sum(citizens_for(5)) == 60
    assert sum(row.copies for row in WEALTH) == 20
    assert len(MONSTERS) == 20
    assert len(SITES) == 8 * SITES_EACH


def test_roads_and_lairs_are_as_printed() -> None:
    assert CONNECTED[place("shilina")] == (place("hamun"), place("thraecius"))
    assert CONNECTED[place("hamun")] == (place("shilina"), place("silesia"))
    two_lairs = [LOCATIONS[i].key for i, lairs in enumerate(LAIRS_AT) if len(lairs) == 2]
    assert two_lairs == ["silesia", "nymar"]
    assert all(LAIRS_AT)
    assert all(len(guilds) == 2 for guilds in PLACE_GUILDS)


def test_the_first_player_is_drawn_by_lot() -> None:
    assert {GAME.start(3, seed).first for seed in range(30)} == {0, 1, 2}


def test_the_pennants_of_the_starters_are_marked_as_reconstructed() -> None:
    rows = [row for row in GAME.cards() if row.kind in ("starter", "citizen")]
    marked = [row.key for row in rows if "guild" in row.reconstructed]
    assert marked == ["alchemist", "captain", "merchant", "paladin"]
    assert render(text("mv-fact-guild"), "en") == "Guild and pennant"
    assert render(text("mv-fact-guild"), "fr") == "Guilde et fanion"
