"""Five players: taller stacks, and one who rests."""

from crownlands.core.zones import Pile, Purse
from crownlands.games.card_kingdoms.state import Realm
from crownlands.words import render

from .tables import (
    GAME,
    asked,
    built,
    choose,
    harvest,
    monster_row,
    own,
    purse,
    question,
    table,
    tokens,
    turn,
)


def test_example_the_ruins_for_five_players() -> None:
    s = table(5)
    assert monster_row(s)[1] == [
        *("skeleton", "skeleton", "skeleton"),
        *("flaming_skeleton", "flaming_skeleton", "skeleton_king"),
    ]


def test_five_players_add_one_monster_to_every_area() -> None:
    for area, added in (
        ("hills", "goblin_mage"),
        ("forest", "treant"),
        ("valley", "giant"),
        ("mountains", "dire_bear"),
        ("barrens", "gargoyle"),
        ("swamp", "gelatinous_cube"),
        ("caverns", "kobolds"),
    ):
        four, five = table(4, area=area), table(5, area=area)
        place = four.areas.index(
            (
                "hills",
                "ruins",
                "forest",
                "valley",
                "mountains",
                "barrens",
                "swamp",
                "caverns",
            ).index(area)
        )
        more = monster_row(five)[place]
        for name in monster_row(four)[place]:
            more.remove(name)
        assert more == [added]


def test_domains_lie_in_stacks_of_four_with_one_open() -> None:
    s = table(5)
    piles = [z for z in GAME.view(s, 0).zones if isinstance(z, Pile) and z.id.startswith("domains")]
    assert [pile.count for pile in piles] == [4] * 5
    assert all(pile.top is not None for pile in piles)


def test_the_resting_player_sits_right_of_the_active_one_and_harvests_nothing() -> None:
    for active, resting in ((0, 4), (1, 0), (2, 1), (3, 2), (4, 3)):
        s = table(5)
        for seat in range(5):
            own(s, seat, "archer")
            purse(s, seat)
        harvest(s, 4, 3, active)
        strength = [tokens(s, seat)[1] for seat in range(5)]
        assert strength == [2 if seat == active else int(seat != resting) for seat in range(5)]


def token_owners(s: Realm, token: str) -> list[int | None]:
    """Whose purse shows this token."""
    purses = [zone for zone in GAME.view(s, None).zones if isinstance(zone, Purse)]
    return [zone.owner for zone in purses if token in [counter.name for counter in zone.counters]]


def test_the_resting_player_is_named_in_the_log_and_on_the_table() -> None:
    s = table(5)
    for seat in range(5):
        own(s, seat, "archer")
    s.told = told = []
    turn(s, 4, 3, seat=2)
    rests = [event for event in told if event.kind == "rests"]
    assert [render(GAME.event_text(event, None), "en") for event in rests] == [
        "Seat 2 rests and harvests nothing."
    ]
    assert token_owners(s, "moon") == [1]
    assert token_owners(table(5), "moon") == []
    assert token_owners(turn(table(4), 4, 3), "moon") == []


def test_the_view_shows_who_began() -> None:
    for seats in (2, 5):
        s = table(seats)
        s.first = seats - 1
        assert token_owners(s, "flag") == [seats - 1]
    assert token_owners(table(1), "flag") == []


def test_ruling_22_the_resting_player_gets_no_consolation() -> None:
    s = table(5)
    asked_seats = []
    harvest(s, 1, 2)
    while asked(s):
        asked_seats.append(question(s).seat)
        choose(s, "1 gold")
    assert asked_seats == [0, 1, 2, 3]


def test_ruling_22_the_resting_player_may_be_robbed() -> None:
    s = table(5, citizens=("thief",))
    own(s, 0, "thief")
    purse(s, 4, gold=3)
    harvest(s, 4, 3)
    choose(s, "3 gold from Seat 5")
    assert tokens(s, 4) == (0, 0, 0, 0)


def test_the_resting_player_still_scores_gargans_embrace() -> None:
    s = table(5)
    built(s, 4, "gargans_embrace")
    turn(s, 3, 3)
    assert tokens(s, 4)[3] == 1


def test_nobody_rests_with_fewer_players() -> None:
    s = table(4)
    for seat in range(4):
        own(s, seat, "archer")
        purse(s, seat)
    harvest(s, 4, 3)
    assert [tokens(s, seat)[1] for seat in range(4)] == [2, 1, 1, 1]


def test_ruling_24_the_unconfirmed_copies_are_marked() -> None:
    marked = {row.key: row.reconstructed for row in GAME.cards() if row.kind == "monster"}
    for key in (
        *("gargoyle", "wraith", "witch_queen"),
        *("gelatinous_cube", "basilisk", "swamp_dragon"),
        *("kobolds", "gold_golem", "red_dragon"),
    ):
        assert marked[key] == ("copies", "fifth")
    for key in ("skeleton", "flaming_skeleton", "skeleton_king"):
        assert marked[key] == ()
    for key in ("goblin", "treant", "owlbear", "dire_bear"):
        assert marked[key] == ("fifth",)
