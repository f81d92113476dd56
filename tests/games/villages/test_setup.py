"""Setting the table for one to five players."""

import pytest

from crownlands.core.errors import BadSettings
from crownlands.games.villages.cards import CARDS, KINDS
from crownlands.games.villages.rules import FreeResource, Lead
from crownlands.games.villages.solo import SoloLead
from crownlands.games.villages.state import Valeria

from .tables import GAME, answer, sound

COINS = {1: 7, 2: 14, 3: 20, 4: 25, 5: 30}
TARGETS = {1: 0, 2: 12, 3: 10, 4: 9, 5: 8}

every_count = pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])


def start(seats: int, seed: int = 1, **settings: int) -> Valeria:
    s = GAME.start(seats, seed, settings)
    assert isinstance(s, Valeria)
    return s


@every_count
def test_the_gold_depends_on_the_number_of_players(seats: int) -> None:
    s = start(seats)
    assert s.coins == COINS[seats]
    assert [village.gold for village in s.villages] == [3] * seats
    assert s.bank == COINS[seats] - 3 * seats


@every_count
def test_everyone_gets_a_castle_and_six_cards(seats: int) -> None:
    s = start(seats)
    for village in s.villages:
        assert len(village.hand) == 6
        assert village.land == (0, 0, 0, 0, 1)
        assert village.cards == 0
    sound(s)


@every_count
def test_five_piles_of_one_card_and_five_adventurers_lie_open(seats: int) -> None:
    s = start(seats)
    assert [len(pile) for pile in s.piles] == [1] * 5
    assert len(s.pool) == 5
    assert len(s.adventurers) == 11
    cards = 35 if seats == 1 else 84
    assert len(s.deck) == cards - 6 * seats - 5
    assert set(s.pool + s.adventurers) == set(range(KINDS, CARDS))


@every_count
def test_the_end_number_depends_on_the_number_of_players(seats: int) -> None:
    assert start(seats).target == TARGETS[seats]


def test_end_numbers_and_gold_are_settings_and_the_end_numbers_are_marked() -> None:
    s = start(3, target_3=8, gold_3=12)
    assert (s.target, s.coins, s.bank) == (8, 12, 3)
    marked = {setting.key for setting in GAME.settings if setting.reconstructed}
    assert marked == {"target_2", "target_3", "target_4", "target_5"}


def test_our_end_number_is_marked_on_the_track_and_one_that_was_set_is_not() -> None:
    for s, mark in ((start(3), "reconstructed"), (start(3, target_3=8), "vv-stop-end")):
        track = next(zone for zone in GAME.view(s, None).zones if zone.id == "progress")
        assert [what.id for _, what in track.stops] == [mark]


def test_less_gold_than_everyone_starts_with_is_refused() -> None:
    with pytest.raises(BadSettings):
        start(5, gold_5=14)


@every_count
def test_both_decks_are_shuffled_before_anything_is_dealt(seats: int) -> None:
    games = [start(seats, seed) for seed in range(4)]
    assert len({tuple(s.villages[0].hand) for s in games}) == 4
    assert len({tuple(s.piles) for s in games}) == 4
    assert len({tuple(s.deck) for s in games}) == 4
    assert len({s.pool for s in games}) == 4
    assert len({s.adventurers for s in games}) == 4
    assert len({s.box for s in games}) == (4 if seats == 1 else 1)


def test_the_first_player_is_random() -> None:
    assert {start(4, seed).first for seed in range(40)} == {0, 1, 2, 3}


@every_count
def test_everyone_develops_one_card_for_nothing_in_turn_order(seats: int) -> None:
    s = start(seats)
    for i in range(seats):
        ask = s.asked()
        assert isinstance(ask, FreeResource)
        assert ask.seat == (s.first + i) % seats
        answer(s, FreeResource, s.options[-1])
    assert isinstance(s.asked(), SoloLead if seats == 1 else Lead)
    assert s.asked().seat == s.first
    for village in s.villages:
        assert len(village.hand) == 5
        assert sum(village.land[:4]) == 1
        assert village.gold == 3
    sound(s)
