"""What nobody may learn: other hands, the order of the deck, and why somebody was not asked."""

import json
from random import Random

import pytest

from crownlands.core.machine import Ask
from crownlands.core.zones import plain
from crownlands.games.villages.actions import Build, Develop
from crownlands.games.villages.cards import BUILD, CARD_KEYS, COST, GIVES
from crownlands.games.villages.drawing import Discard, Draw
from crownlands.games.villages.powers import RESOURCES
from crownlands.games.villages.rules import FollowBuild, Lead, follow
from crownlands.games.villages.solo import Trash
from crownlands.games.villages.state import DECK, Valeria

from .tables import (
    GAME,
    answer,
    cover,
    defaults,
    gold,
    hand,
    in_hand,
    land,
    lead,
    names,
    number,
    pile,
    table,
)


def seen_by(s: Valeria, reader: int | None) -> str:
    return json.dumps(plain(GAME.view(s, reader)))


def test_a_hand_is_shown_to_its_owner_and_counted_for_others() -> None:
    s = table()
    hand(s, 0, "fortress", "abbey")
    assert "seat-0-hand-1" in seen_by(s, 0)
    for reader in (None, 1):
        seen = seen_by(s, reader)
        assert "seat-0-hand-0" not in seen
        assert "fortress" not in seen
        assert "abbey" not in seen


def test_a_card_drawn_unseen_is_named_to_its_owner_only() -> None:
    s = GAME.start(3, 5)
    random = Random(5)
    s.told = []
    while not s.over:
        s.choose(s.options[int(random.random() * len(s.options))])
    secrets = [event for event in s.told if event.secret]
    assert {event.kind for event in secrets} >= {"draw-deck"}
    for event in secrets:
        key = f"vv-card-{CARD_KEYS[event.secret[0]]}"
        for reader in (None, 0, 1, 2):
            assert (key in str(GAME.event_text(event, reader))) == (reader == event.seat)


def test_what_was_discarded_face_up_stays_known() -> None:
    s = table()
    pile(s, 2, "fortress", "abbey")
    assert "vv-card-fortress" in seen_by(s, None)


def test_hands_are_sorted_so_that_their_order_tells_nothing() -> None:
    random = Random(9)
    s = GAME.start(4, 9)
    while not s.over:
        for village in s.villages:
            assert village.hand == sorted(village.hand)
        s.choose(s.options[int(random.random() * len(s.options))])


def test_an_imagined_hand_of_somebody_who_is_asked_to_build_can_build() -> None:
    s = table()
    hand(s, 1, "tannery", "farm", "abbey")
    gold(s, 1, 1)
    s.push(FollowBuild(1))
    s.settle()
    hands = set()
    for chance in range(50):
        other = GAME.determinize(s, 0, chance)
        assert len(other.options) > 1
        assert other.options == FollowBuild(1).options(other)
        assert seen_by(other, 0) == seen_by(s, 0)
        hands.add(tuple(other.villages[1].hand))
    assert len(hands) > 30


def test_where_next_to_no_other_hand_can_build_it_is_kept_and_the_rest_dealt_anew() -> None:
    s = table(seats=3)
    hand(s, 1, "tannery", "hideout")
    hand(s, 2, "farm", "abbey", "keep")
    gold(s, 1, 1)
    cheap = [card for card in s.deck if sum(COST[card]) == 1]
    for card in cheap:  # of two cards, only these two give a choice of buildings
        s.deck.remove(card)
        s.villages[0].add_resource(card)
        cover(s, 0, RESOURCES[GIVES[card]])
    s.push(Build(1))
    s.settle()
    kept = 0
    thirds = set()
    random = Random(1)
    for _ in range(10):
        other = GAME.determinize(s, 0, random.getrandbits(62))
        assert other.options == Build(1).options(other)
        assert sorted(other.options) == sorted(s.options)
        assert GAME.problems(other) == []
        assert other.deck != s.deck
        if other.villages[1].hand == s.villages[1].hand:
            kept += 1
            thirds.add(tuple(other.villages[2].hand))
    assert kept > 5
    assert len(thirds) > 3


def test_dealing_anew_keeps_what_the_reader_holds_and_what_lies_open() -> None:
    s = GAME.start(3, 2)
    other = GAME.determinize(s, 1, 99)
    assert other.villages[1].hand == s.villages[1].hand
    assert other.piles == s.piles
    assert other.pool == s.pool
    assert other.deck != s.deck
    assert GAME.problems(other) == []


def imagined_hands(s: Valeria, owner: int, reader: int | None = 0) -> list[list[str]]:
    """A seat's hand in ten worlds that a reader may imagine."""
    random = Random(1)
    worlds = [GAME.determinize(s, reader, random.getrandbits(62)) for _ in range(10)]
    assert all(GAME.problems(world) == [] for world in worlds)
    return [in_hand(world, owner) for world in worlds]


def test_what_somebody_drew_from_a_pile_is_known_to_be_in_that_hand() -> None:
    s = table(seats=3)
    lead(s, 1, "harvest")
    answer(s, Draw, 2)
    answer(s, Draw, DECK)
    answer(s, Draw, 4)
    for reader in (None, 0, 2):
        hands = imagined_hands(s, 1, reader)
        assert all({"hideout", "market"} <= set(cards) for cards in hands)
        assert all(len(cards) == 3 for cards in hands)
        assert len({tuple(cards) for cards in hands}) > 3
    assert imagined_hands(s, 1, 1) == [in_hand(s, 1)] * 10


def test_a_card_that_was_drawn_openly_and_played_is_not_thought_to_be_held_any_longer() -> None:
    s = table()
    hand(s, 1, "tannery", "farm", "abbey")
    s.draw(1, 0)  # a second tannery
    s.draw(1, 1)
    assert names(s.villages[1].shown) == ["tannery", "palisade"]
    s.villages[1].play(number("tannery"))  # nobody can tell which of the two it was
    assert names(s.villages[1].shown) == ["palisade"]
    s.villages[1].play(number("farm"))
    s.villages[1].develop(number("palisade"))
    assert s.villages[1].shown == ()


@pytest.mark.parametrize(
    ("seats", "action", "question"),
    [(2, "develop", Discard), (2, "develop", Develop), (2, "build", Build), (1, "develop", Trash)],
)
def test_however_a_card_leaves_the_hand_it_is_not_known_to_be_there_any_longer(
    seats: int, action: str, question: type[Ask[Valeria]]
) -> None:
    s = table(seats)
    hand(s, 0, "farm", "farm", "farm")
    s.draw(0, 0)
    s.draw(0, 1)
    land(s, 0, "food", "stone")
    gold(s, 0, 1)
    lead(s, 0, action)
    while not isinstance(s.asked(), question):
        s.choose(number("farm") if number("farm") in s.options else s.options[0])
    answer(s, question, number("palisade"))
    assert names(s.villages[0].shown) == ["tannery"]


def test_after_a_card_was_taken_unseen_none_is_known_to_be_left() -> None:
    s = table(seats=3)
    s.draw(1, 0)
    s.draw(1, 1)
    s.push(Lead(0))
    s.settle()
    s.steal_card(0, 1)
    assert len({tuple(cards) for cards in imagined_hands(s, 1, 2)}) > 3


@pytest.mark.parametrize("seats", [1, 3])
def test_dealing_anew_does_not_depend_on_where_the_unseen_cards_lie(seats: int) -> None:
    s = GAME.start(seats, 2)
    truths = [s, *(GAME.determinize(s, 0, chance) for chance in (7, 8))]
    assert truths[0].deck != truths[1].deck != truths[2].deck
    worlds = [GAME.save_table(GAME.determinize(truth, 0, 99)) for truth in truths]
    assert worlds[0] == worlds[1] == worlds[2]


def test_whether_another_is_asked_to_build_cannot_be_learned_and_then_undone() -> None:
    for others in (["tannery"], ["abbey"]):  # the one could be built, the other not
        s = table()
        hand(s, 0, "palisade", "market")
        hand(s, 1, *others)
        land(s, 0, "stone", "food", "wood")
        land(s, 1, "food")
        gold(s, 0, 3)
        gold(s, 1, 1)
        lead(s, 0, "build")
        while (ask := s.asked()) is not None and ask.seat == 0 and type(ask).__name__ != "Lead":
            before = s.unveiled
            s.choose(s.options[0])
        assert s.unveiled > before  # what was chosen last cannot be taken back


@pytest.mark.parametrize(
    ("seats", "action", "question"),
    [
        (2, "develop", Discard),
        (2, "develop", Develop),
        (2, "build", Build),
        (1, "develop", Trash),
        (1, "develop", Develop),
    ],
)
def test_what_a_choice_shows_of_a_hand_cannot_be_taken_back(
    seats: int, action: str, question: type[Ask[Valeria]]
) -> None:
    s = table(seats)
    hand(s, 0, "tannery", "palisade", "farm")
    land(s, 0, "food", "stone")
    gold(s, 0, 1)
    lead(s, 0, action)
    defaults(s, 0, until=question)
    before = s.unveiled
    answer(s, question, s.options[0])
    assert s.unveiled > before


def test_an_empty_hand_tells_nothing_by_not_being_asked() -> None:
    s = table()
    before = s.unveiled
    s.push(follow(1, BUILD))
    s.settle()
    assert s.over
    assert s.unveiled == before
