"""What nobody may learn: other hands, the order of the deck, and why somebody was not asked."""

import json
from random import Random

from crownlands.core.zones import plain
from crownlands.games.villages.cards import BUILD, CARD_KEYS
from crownlands.games.villages.rules import FollowBuild, follow
from crownlands.games.villages.state import Valeria

from .tables import GAME, gold, hand, land, lead, pile, table


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


def test_dealing_anew_keeps_what_the_reader_holds_and_what_lies_open() -> None:
    s = GAME.start(3, 2)
    other = GAME.determinize(s, 1, 99)
    assert other.villages[1].hand == s.villages[1].hand
    assert other.piles == s.piles
    assert other.pool == s.pool
    assert other.deck != s.deck
    assert GAME.problems(other) == []


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


def test_an_empty_hand_tells_nothing_by_not_being_asked() -> None:
    s = table()
    before = s.unveiled
    s.push(follow(1, BUILD))
    s.settle()
    assert s.over
    assert s.unveiled == before
