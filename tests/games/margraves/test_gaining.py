"""Storage, room for what is gained, and supplies that run short."""

from crownlands.core.zones import Question
from crownlands.games.margraves.citizens import Offer, RaiseKnight
from crownlands.games.margraves.gaining import (
    GIFT,
    GO_WITHOUT,
    NO_RESOURCE,
    GainWild,
    MakeRoom,
    PayResources,
)
from crownlands.games.margraves.influence import SpendInfluence
from crownlands.games.margraves.powers import (
    GEM,
    GOLD,
    KNIGHT,
    MAGIC,
    STONE,
    STRENGTH,
    WILD,
    WOOD,
    reward,
)
from crownlands.games.margraves.slaying import FillTombs
from crownlands.games.margraves.state import Marches
from crownlands.words import render

from .tables import (
    GAME,
    asked,
    choose,
    give,
    goods,
    listen,
    play,
    read,
    table,
)


def gain(s, **what: int) -> None:
    s.take_reward(0, reward(**what))
    s.settle()


def test_twelve_spaces_hold_goods_knights_gems_and_towers() -> None:
    s = table()
    assert s.margraves[0].room() == 8
    give(s, 0, stone=1, wood=1, magic=1, gem=1, knight=1)
    assert s.margraves[0].room() == 3
    s.margraves[0].towers = 0
    assert s.margraves[0].room() == 7


def test_gold_and_strength_take_no_space() -> None:
    s = table()
    give(s, 0, wood=4, gem=4)
    gain(s, gold=50, strength=8)
    assert (s.margraves[0].gold, s.margraves[0].strength) == (50, 8)
    assert s.over


def test_full_storage_lets_one_go_without_or_return_something_else() -> None:
    s = table()
    give(s, 0, wood=3, gem=3, knight=2)
    gain(s, stone=1)
    assert asked(s) == "MakeRoom"
    assert s.options == [GO_WITHOUT, WOOD, GEM, KNIGHT]
    choose(s, KNIGHT)
    assert goods(s) == {"stone": 1, "wood": 3, "gem": 3, "knight": 1}
    assert s.supply[KNIGHT] == 11


def test_towers_are_never_thrown_out_for_room() -> None:
    s = table()
    give(s, 0, stone=4)
    s.supply[STONE] = 6
    s.margraves[0].goods[STONE] = 8
    gain(s, stone=1)
    assert s.over  # a stone for a stone is no choice, and towers are not offered
    assert goods(s) == {"stone": 8}


def test_room_is_made_in_the_order_of_kinds() -> None:
    s = table()
    give(s, 0, stone=3, wood=3, gem=2)
    gain(s, knight=2)
    choose(s, WOOD)
    assert s.options == [GO_WITHOUT, WOOD, GEM]  # the stone would have come first
    choose(s, GO_WITHOUT)
    assert goods(s) == {"stone": 3, "wood": 2, "gem": 2, "knight": 1}


def test_what_fits_is_stored_before_room_is_asked_for() -> None:
    s = table()
    give(s, 0, stone=4, gem=3)
    gain(s, knight=3)
    assert s.margraves[0].goods[KNIGHT] == 1
    choose(s, GO_WITHOUT)
    assert s.margraves[0].goods[KNIGHT] == 1


def test_a_short_supply_gives_what_is_there() -> None:
    s = table()
    s.supply[KNIGHT] = 1
    gain(s, knight=3)
    assert goods(s) == {"knight": 1}
    assert s.over


def test_a_resource_of_choice_is_any_that_is_still_there() -> None:
    s = table()
    s.supply[STONE] = 0
    play(s, GainWild(0, 1, 0, GIFT))
    assert s.options == [1, 2]


def test_several_resources_of_choice_are_taken_in_the_order_of_kinds() -> None:
    s = table()
    play(s, GainWild(0, 3, 0, GIFT))
    choose(s, 1)
    assert sorted(s.options) == [1, 2]
    choose(s, 2)
    assert s.over  # the third can only be magic
    assert goods(s) == {"wood": 1, "magic": 2}


def test_only_ways_to_take_all_resources_are_offered() -> None:
    s = table()
    s.supply[:3] = [5, 1, 0]
    play(s, GainWild(0, 2, 0, GIFT))
    assert goods(s)["stone"] == 1  # wood first would leave nothing for the second
    assert sorted(s.options) == [0, 1]


def test_full_storage_asks_whether_a_resource_is_taken_at_all() -> None:
    s = table()
    give(s, 0, wood=4, gem=4)
    play(s, GainWild(0, 2, 0, GIFT))
    assert s.options[0] == NO_RESOURCE
    choose(s, NO_RESOURCE)
    assert goods(s) == {"wood": 4, "gem": 4}
    assert s.over


def test_nothing_is_gained_when_no_resource_is_left() -> None:
    s = table()
    s.supply[:3] = [0, 0, 0]
    play(s, GainWild(0, 2, 0, GIFT))
    assert s.over


def test_resources_are_paid_in_the_order_of_kinds() -> None:
    s = table()
    give(s, 0, stone=1, wood=2, magic=2)
    play(s, PayResources(0, 3, 0))
    assert sorted(s.options) == [0, 1]
    choose(s, 1)
    assert sorted(s.options) == [1, 2]
    choose(s, 2)
    assert goods(s) == {"stone": 1, "wood": 1}


def test_one_of_a_kind_is_told_in_the_singular() -> None:
    s = table()
    events = listen(s)
    give(s, 0, wood=3, gem=3, stone=2)
    gain(s, knight=1)
    choose(s, GO_WITHOUT)
    said = [render(GAME.event_text(event, None), "fr", ["Ada"]) for event in events]
    assert "Ada manque de place et renonce (1 chevalier)" in said


# Choices in order


def question(s: Marches) -> Question:
    return GAME.question(s, s.questions()[0])


def barred(s: Marches) -> dict[str, str]:
    return {bar.target: bar.text.id for bar in question(s).barred}


def test_the_default_resource_closes_no_other_while_more_are_to_take() -> None:
    s = table()
    give(s, 0, stone=1, wood=1)
    play(s, GainWild(0, 2, 0, GIFT))
    assert s.options == [STONE, WOOD, MAGIC]
    choose(s, s.options[0])
    assert s.options[0] == MAGIC  # the last one is by default the scarcest


def test_the_default_payment_closes_no_other_while_more_are_to_pay() -> None:
    s = table()
    give(s, 0, stone=1, wood=1, magic=3)
    play(s, PayResources(0, 2, 0))
    assert s.options == [STONE, WOOD, MAGIC]
    choose(s, s.options[0])
    assert s.options == [MAGIC, WOOD]  # the last one is by default the most plentiful


def test_the_question_says_in_which_order_tokens_are_chosen() -> None:
    resources = ("in the order stone, wood, magic.", "dans l'ordre pierre, bois, magie.")
    kinds = ("stone, wood, magic, gems, knights.", "pierre, bois, magie, gemmes, chevaliers.")
    guilds = ("Artisans, Soldiers, Shadow, Holy.", "Artisans, Soldats, Ombre, Saints.")
    later = (
        "The others stand in later tombs.",
        "Les autres se dressent dans des tombeaux suivants.",
    )
    tombs = ("in the order of the tombs.", "dans l'ordre des tombeaux.")
    s = table()
    for ask, order in (
        (GainWild(0, 2, 0, GIFT), resources),
        (PayResources(0, 2, 0), resources),
        (MakeRoom(0, KNIGHT, 2, 0, GIFT), kinds),
        (SpendInfluence(0, 2, 0, 0), guilds),
        (FillTombs(0, 2, 0), later),
        (RaiseKnight(0, 2, 0), tombs),
    ):
        for language, words in zip(("en", "fr"), order, strict=True):
            assert render(GAME.question(s, ask).text, language).endswith(words)


def test_a_question_about_one_thing_speaks_of_no_order() -> None:
    s = table()
    for ask in (
        GainWild(0, 1, 0, GIFT),
        PayResources(0, 1, 0),
        MakeRoom(0, KNIGHT, 1, 0, GIFT),
        SpendInfluence(0, 1, 0, 0),
        FillTombs(0, 1, 0),
        RaiseKnight(0, 1, 0),
    ):
        words = render(GAME.question(s, ask).text, "en")
        assert "order" not in words
        assert "others" not in words


def test_what_the_order_has_passed_is_barred_and_says_why() -> None:
    s = table()
    play(s, GainWild(0, 2, 0, GIFT))
    assert barred(s) == {}
    choose(s, WOOD)
    assert barred(s) == {"supply-stone": "mv-barred-passed"}
    s = table()
    give(s, 0, stone=1, wood=2, magic=1)
    play(s, PayResources(0, 2, 0))
    assert barred(s) == {"seat-0-magic": "mv-barred-too-far"}
    choose(s, WOOD)
    assert barred(s) == {"seat-0-stone": "mv-barred-passed"}
    s = table()
    give(s, 0, stone=3, wood=3, gem=2)
    gain(s, knight=2)
    choose(s, WOOD)
    assert barred(s) == {"seat-0-stone": "mv-barred-passed"}
    s = table()
    s.statue = 2
    s.lying = 0b111100000
    play(s, FillTombs(0, 2, 0))
    assert barred(s) == {"tomb-4": "mv-barred-too-far"}
    choose(s, 2)
    assert barred(s) == {"tomb-0": "mv-barred-passed", "tomb-1": "mv-barred-passed"}
    s = table()
    s.lying = 0b111
    play(s, RaiseKnight(0, 2, 0))
    choose(s, 1)
    assert barred(s) == {"tomb-knight-0": "mv-barred-passed"}


def test_a_row_of_influence_that_cannot_advance_says_why() -> None:
    s = table()
    s.margraves[0].influence = [0, 2, 15, 0]
    play(s, SpendInfluence(0, 2, 0, 0))
    assert barred(s) == {"influence-soldier-0": "mv-barred-short"}
    choose(s, 3)
    assert s.over  # the second step can only be of the same row


# What was paid for, or chosen


def test_what_an_offer_gives_is_by_default_taken_though_storage_is_full() -> None:
    s = table()
    give(s, 0, wood=4, gem=4, gold=2)
    play(s, Offer(0, 0, 0, GOLD, 1, (WILD,)))
    choose(s, s.options[0])
    assert s.options == [STONE, WOOD, MAGIC, NO_RESOURCE]
    choose(s, NO_RESOURCE)
    play(s, Offer(0, 0, 0, GOLD, 1, (KNIGHT,)))
    choose(s, s.options[0])
    assert s.options == [WOOD, GEM, GO_WITHOUT]


def test_a_gem_is_by_default_taken_though_storage_is_full() -> None:
    s = table()
    give(s, 0, wood=4, knight=4)
    gain(s, gem=1)
    assert s.options == [WOOD, KNIGHT, GO_WITHOUT]


# What is told


def test_the_log_tells_what_was_gained_and_not_what_was_promised() -> None:
    s = table()
    give(s, 0, strength=7, wood=4, gem=3)
    s.supply[KNIGHT] = 1
    told = listen(s)
    gain(s, knight=2, strength=3, gold=1)
    assert [render(GAME.event_text(event, None), "en") for event in told] == [
        "Seat 1 gains 1 knight, 1 gold and 1 strength"
    ]
    told.clear()
    gain(s, knight=1, strength=1)
    assert [event.kind for event in told] == []


def test_strength_for_towers_is_told_as_far_as_it_was_gained() -> None:
    s = table()
    give(s, 0, strength=6)
    s.margraves[0].towers = 2
    s.margraves[1].towers = 3
    s.margraves[1].strength = 8
    told = listen(s)
    read(s, 0, "paladin")
    paid = [event for event in told if event.kind == "per-tower"]
    assert [(event.seat, event.data) for event in paid] == [(0, (1, STRENGTH))]
