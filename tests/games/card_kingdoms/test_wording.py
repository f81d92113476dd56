"""The prices and numbers that questions name: those of the seat that is asked."""

from crownlands.games.card_kingdoms.rules import Act, ChangeDice
from crownlands.games.card_kingdoms.state import Realm
from crownlands.words import render

from .tables import GAME, act, built, choose, on_top, own, play, purse, question, slain, table


def labels(s: Realm) -> list[str]:
    """The options of the open question, prices and all."""
    return [render(choice.text, "en") for choice in question(s).choices]


def missing(s: Realm) -> dict[str, str]:
    """What is missing for each card that cannot be taken, by its place."""
    return {barred.target: render(barred.text, "en") for barred in question(s).barred}


def test_a_monster_is_offered_with_its_strength_and_its_magic() -> None:
    s = table(area="swamp")
    purse(s, 0, strength=9, magic=9)
    offered = labels(act(s))
    assert "Slay Owlbear (4 strength)" in offered
    assert "Slay Gelatinous Cube (4 strength and 1 magic)" in offered


def test_a_card_is_offered_for_what_it_costs_this_seat() -> None:
    s = table()
    on_top(s, "blood_crow_army")
    own(s, 0, "rogue", "rogue")
    for seat in (0, 1):
        own(s, seat, *["archer"] * 2, "champion")
        purse(s, seat, gold=9)
    built(s, 1, "pratchetts_plateau", "emerald_stronghold")
    first = labels(act(s, 0))
    assert {"Recruit Rogue (4 gold)", "Build Blood Crow Army (5 gold)"} <= set(first)
    s.end()
    second = labels(act(s, 1))
    assert {"Recruit Archer (4 gold)", "Build Blood Crow Army (4 gold)"} <= set(second)


def test_what_is_missing_is_reckoned_with_what_the_card_costs_this_seat() -> None:
    s = table()
    column = on_top(s, "blood_crow_army")
    own(s, 0, "rogue")
    own(s, 1, *["archer"] * 3)
    built(s, 1, "pratchetts_plateau")
    purse(s, 1, gold=1)
    act(s, 1)
    assert missing(s)[f"domains-{column}"] == "needs 3 gold more"  # 5, and 1 less by the Plateau
    assert missing(s)["citizens-6"] == "needs 1 gold more"  # the first Rogue for this seat
    assert missing(s)["citizens-3"] == "needs 6 gold more"  # the fourth Archer


def test_a_change_of_a_die_is_offered_for_its_price_now() -> None:
    s = table()
    built(s, 0, "the_desert_orchid", "palace_of_the_dawn")
    own(s, 0, "cleric", "paladin")
    purse(s, 0, gold=2)
    s.turns, s.die1, s.die2 = 1, 6, 1
    play(s, ChangeDice(0, 0), Act(0, 1))
    assert labels(s) == [
        "Let the roll stand",
        "The Desert Orchid: turn the 6 to 1 (for 2 gold)",
        "Palace of the Dawn: turn the 6 to 5 (free of charge)",
    ]


def test_who_may_be_robbed_is_offered_with_the_monsters_they_have_slain() -> None:
    s = table(3)
    slain(s, 0, "treant")
    slain(s, 1, "goblin", "goblin", "owlbear")
    slain(s, 2, "skeleton")
    on_top(s, "purloiners_perch")
    own(s, 0, "rogue", "rogue")
    purse(s, 0, gold=10)
    choose(act(s), "Build Purloiner's Perch")
    names = ["Ada", "Bo", "Cy"]
    words = [render(choice.text, "en", names) for choice in GAME.question(s, s.asked()).choices]
    assert words == ["Bo (3 monsters)", "Cy (one monster)"]
