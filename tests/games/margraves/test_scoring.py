"""The final count."""

from crownlands.games.margraves.scoring import (
    banner_points,
    guild_icons,
    outcome,
    points_per_icon,
    sheet,
)

from .tables import give, grants, hand, place, played, table, tile, tiles


def lines(s, seat: int = 0) -> list[int]:
    return [line.points for line in sheet(s, seat).lines]


def test_each_section_is_worth_a_point_more_an_icon() -> None:
    assert [points_per_icon(space) for space in range(16)] == [
        *(1, 1, 1),
        *(2, 2, 2),
        *(3, 3, 3),
        *(4, 4, 4),
        *(5, 5, 5),
        6,
    ]


def test_icons_of_a_guild_are_multiplied_by_its_track() -> None:
    s = table()
    hand(s, 0, "bard", "trader")
    played(s, 0, "monk")
    s.margraves[0].influence = [7, 0, 0, 15]
    assert lines(s)[:4] == [2 * 3, 0, 0, 1 * 6]
    assert [line.factors for line in sheet(s, 0).lines[:4]] == [(2, 3), (0, 1), (0, 1), (1, 6)]


def test_citizens_in_hand_and_played_count_starters_too() -> None:
    s = table()
    hand(s, 0, "alchemist", "captain")
    played(s, 0, "merchant", "paladin", "monk")
    assert guild_icons(s.margraves[0]) == [1, 1, 1, 2]


def test_a_tower_counts_both_guilds_of_its_location() -> None:
    s = table()
    hand(s, 0)
    s.margraves[0].built = 1 << place("shilina") | 1 << place("nymar")
    assert guild_icons(s.margraves[0]) == [1, 1, 1, 1]


def test_end_tiles_count_their_icons() -> None:
    s = table()
    hand(s, 0)
    tiles(s, 0, "i_artisan", "ii_artisan", "ii_soldier_holy")
    assert guild_icons(s.margraves[0]) == [3, 1, 0, 1]


def test_example_kira_has_five_different_banners_for_twenty_five_points() -> None:
    banners = ("i_stag", "i_hawk", "i_boar", "ii_serpent", "ii_oak")
    assert banner_points(tuple(tile(key) for key in banners)) == 25


def test_doubles_of_a_banner_form_a_second_set() -> None:
    keys = ("i_stag", "ii_stag", "i_hawk", "i_hawk", "i_oak")
    assert banner_points(tuple(tile(key) for key in keys)) == 3 * 3 + 2 * 2


def test_the_same_banner_on_both_levels_is_a_double() -> None:
    assert banner_points((tile("i_stag"), tile("ii_stag"))) == 2


def test_gems_resources_and_gold_left_over_count() -> None:
    s = table()
    hand(s, 0)
    give(s, 0, gem=2, stone=2, wood=1, magic=2, gold=14)
    assert lines(s)[4:] == [0, 4, 1, 2]


def test_knights_strength_and_unused_grants_count_nothing() -> None:
    s = table()
    hand(s, 0)
    give(s, 0, knight=5, strength=8)
    grants(s, 0, "ii_gold_8", "i_gem_1")
    assert sheet(s, 0).total == 0


def test_the_most_points_win() -> None:
    s = table()
    give(s, 1, gem=1)
    assert outcome(s).winners == (1,)


def test_a_tie_goes_to_more_gold_and_is_shared_after_that() -> None:
    s = table()
    give(s, 1, gold=1)
    assert outcome(s).winners == (1,)
    give(s, 0, gold=1)
    assert outcome(s).winners == (0, 1)
