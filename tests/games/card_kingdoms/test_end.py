"""The end: when it comes, how it is counted, and who wins."""

import pytest

from crownlands.games.card_kingdoms.rules import EndTurn
from crownlands.games.card_kingdoms.scoring import outcome
from crownlands.games.card_kingdoms.state import Realm

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
    on_top,
    own,
    play,
    purse,
    score_lines,
    slain,
    table,
)

ALL_MONSTERS = [f"monsters-{i}" for i in range(5)]
ALL_DOMAINS = [f"domains-{i}" for i in range(5)]


def ends(s: Realm, seat: int) -> bool:
    """Whether the game is over when this seat ends its turn."""
    play(s, EndTurn(seat))
    return s.over


# The three conditions -----------------------------------------------------------------------------


def test_the_game_ends_when_all_monsters_are_slain() -> None:
    s = table(4)
    empty(s, *ALL_MONSTERS)
    assert ends(s, 3)
    assert ending_of(outcome(s)) == "ck-end-monsters"


def test_the_game_ends_when_all_domains_are_built() -> None:
    s = table(4)
    empty(s, *ALL_DOMAINS)
    assert ends(s, 3)
    assert ending_of(outcome(s)) == "ck-end-domains"


@pytest.mark.parametrize(("seats", "limit"), [(2, 4), (3, 6), (4, 8), (5, 10)])
def test_the_game_ends_when_twice_as_many_stacks_as_players_are_exhausted(
    seats: int, limit: int
) -> None:
    places = [f"citizens-{i}" for i in range(10)]
    s = table(seats)
    empty(s, *places[: limit - 1])
    assert not ends(s, seats - 1)
    s = table(seats)
    empty(s, *places[:limit])
    assert ends(s, seats - 1)
    assert ending_of(outcome(s)) == "ck-end-exhausted"


def test_the_game_goes_on_while_a_monster_and_a_domain_are_left() -> None:
    s = table(5)
    empty(s, *ALL_MONSTERS[1:], *ALL_DOMAINS[1:])
    assert not ends(s, 4)


def test_everybody_has_the_same_number_of_turns() -> None:
    s = table(3)
    empty(s, *ALL_MONSTERS)
    assert not ends(s, 0)
    s = table(3)
    empty(s, *ALL_MONSTERS)
    s.first = 1
    assert not ends(s, 2)
    s = table(3)
    empty(s, *ALL_MONSTERS)
    s.first = 1
    assert ends(s, 0)


def test_slaying_the_last_monster_does_not_end_the_turn() -> None:
    s = table()
    empty(s, *ALL_MONSTERS[1:])
    slain(s, 1, "goblin", "goblin", "goblin_mage", "goblin_king")
    purse(s, 0, strength=1)
    choose(act(s, actions=2), "Slay Goblin")
    assert s.all_slain()
    assert asked(s) == "Act"
    assert s.kingdoms[0].gold == 1  # the reward


def test_played_games_give_everybody_the_same_number_of_turns() -> None:
    for seats in (2, 3, 5):
        s = GAME.start(seats, seats)
        while not s.over:
            s.choose(s.options[0])
        assert s.turns % seats == 0


def test_ruling_17_a_condition_that_no_longer_holds_does_not_end_the_game() -> None:
    s = table()
    empty(s, *[f"citizens-{i}" for i in (2, 3, 6, 7)])
    assert s.ending_met()
    s.kingdoms[0].citizens[6], s.kingdoms[1].citizens[6] = 1, 4
    on_top(s, "nest_of_the_weaver_witch")
    own(s, 0, "merchant", "merchant")
    purse(s, 0, gold=6)
    choose(act(s), "Build Nest of the Weaver Witch", "Put Rogue back, gain 3 victory points")
    assert citizens_of(s) == {"merchant": 2}
    assert not s.ending_met()
    assert not ends(s, 1)


def test_ruling_18_more_empty_stacks_than_exhausted_cards_count_all_the_same() -> None:
    s = table()
    empty(s, *[f"citizens-{i}" for i in range(6)])
    assert s.exhausted.bit_count() == 4
    assert s.empty_stacks() == 6
    assert ends(s, 1)


def test_ruling_18_an_exhausted_card_set_free_goes_to_a_place_that_waits() -> None:
    s = table()
    own(s, 0, "cleric", "merchant", "peasant")
    empty(s, *[f"citizens-{i}" for i in range(5)])
    assert s.exhausted == 0b01111 << 5  # the fifth waits
    on_top(s, "nest_of_the_weaver_witch")
    purse(s, 0, gold=6)
    choose(act(s), "Build Nest of the Weaver Witch", "Put Cleric back, gain 3 victory points")
    assert s.exhausted == 0b11110 << 5


# Counting -----------------------------------------------------------------------------------------


def test_the_score_names_every_source() -> None:
    s = table()
    slain(s, 0, "goblin", "goblin_king", "owlbear")
    built(s, 0, "emerald_stronghold", "halfpenny_hill")
    own(s, 0, "rogue", "rogue", "peasant")
    purse(s, 0, gold=3, magic=4)
    s.kingdoms[0].victory = 5
    duke(s, 0, "waryn_lord_of_rogues")
    result = GAME.outcome(s)
    assert score_lines(result, 0) == {
        "Monsters": 1 + 4 + 2,
        "Domains": 5 + 2,
        "Victory tokens": 5,
        "Duke: Workers": 1 + 1 + 3,
        "Duke: Shadows": 4,
        "Duke: resources left": 2,
    }
    assert result.sheets[0].total == 7 + 7 + 5 + 5 + 4 + 2


def test_the_most_points_win() -> None:
    s = table(3)
    for seat in range(3):
        purse(s, seat)
        duke(s, seat, ("simon_the_unclean", "reese_the_firebrand", "cornelius_the_dreamer")[seat])
        s.kingdoms[seat].victory = (4, 9, 8)[seat]
    assert GAME.outcome(s).winners == (1,)


def tied() -> Realm:
    """Two seats with 6 points each; one has a card more."""
    s = table()
    for seat in range(2):
        purse(s, seat)
        duke(s, seat, ("simon_the_unclean", "lekzandr_the_protector")[seat])
    s.kingdoms[0].victory = 6
    s.kingdoms[1].victory = 2
    slain(s, 1, "goblin_king")
    return s


def test_ruling_19_the_fewest_cards_break_a_tie() -> None:
    s = tied()
    result = GAME.outcome(s)
    assert [sheet.total for sheet in result.sheets] == [6, 6]
    assert [sheet.ties for sheet in result.sheets] == [(-3,), (-4,)]
    assert result.winners == (0,)


def test_ruling_19_starters_citizens_domains_monsters_and_the_duke_are_cards() -> None:
    s = table()
    own(s, 0, "rogue", "knight")
    built(s, 0, "halfpenny_hill")
    slain(s, 0, "goblin", "goblin", "treant")
    assert GAME.outcome(s).sheets[0].ties == (-(2 + 2 + 1 + 3 + 1),)


def test_ruling_19_still_tied_they_share_the_victory() -> None:
    s = tied()
    own(s, 0, "rogue")  # neither duke counts a Shadow
    result = GAME.outcome(s)
    assert [sheet.total for sheet in result.sheets] == [6, 6]
    assert result.winners == (0, 1)


def test_dukes_are_shown_when_the_game_is_over() -> None:
    s = table()
    zones = {zone.id: zone for zone in GAME.view(s, None).zones}
    assert (asked(s), s.over) == ("", True)
    assert len(zones["seat-0-dukes"].items) == len(zones["seat-1-dukes"].items) == 1
