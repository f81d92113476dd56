"""Paying for a building: which ways there are, each asked once, and the first one sensible."""

from collections import Counter
from collections.abc import Iterator
from itertools import product
from random import Random

from crownlands.games.villages.actions import (
    Build,
    PlaceBuilding,
    begin_building,
    buildings_in_reach,
)
from crownlands.games.villages.cards import (
    COST,
    DISCARD_PROVIDER,
    KINDS,
    PROVIDER,
    TYPE,
    WILD_PROVIDER,
)
from crownlands.games.villages.drawing import Discard, Draw
from crownlands.games.villages.payment import (
    BY_CASTLE,
    BY_DISCARDS,
    BY_POWER,
    OTHERS,
    OWN,
    PROVIDED,
    WILD,
    PayPart,
    PayPartWild,
)
from crownlands.games.villages.powers import CASTLE, FOOD
from crownlands.games.villages.state import Valeria

from .tables import (
    answer,
    built,
    cards_of,
    cover,
    defaults,
    gold,
    hand,
    land,
    lead,
    may_lead,
    names,
    number,
    recruited,
    sound,
    table,
)

# A payment: coins on each place of each village, and the cards whose power is used.
Payment = tuple[tuple[tuple[int, ...], ...], frozenset[int]]


def some_table(seed: int) -> Valeria:
    """A table at which seat 0 has things to pay with and others have land, chosen at random."""
    random = Random(seed)
    s = table(seats=random.choice((2, 3)))
    for card in (*PROVIDER, *WILD_PROVIDER, DISCARD_PROVIDER):
        if random.random() < 0.3:
            s.villages[0].cards |= 1 << card
            if card < KINDS:
                s.deck.remove(card)
            else:
                s.adventurers = tuple(other for other in s.adventurers if other != card)
    for seat in range(s.seats):
        resources = random.choices(("food", "wood", "stone", "magic"), k=random.randrange(4))
        land(s, seat, *resources)
        for resource in set(resources):
            if random.random() < 0.25:
                cover(s, seat, resource)
    if random.random() < 0.3:
        cover(s, 0, "castle")
    random.shuffle(s.deck)
    for _ in range(random.randrange(1, 7)):
        s.villages[0].hand.append(s.deck.pop())
    s.villages[0].hand.sort()
    gold(s, 0, random.randrange(6))
    return s


def payments_offered(s: Valeria) -> Iterator[Payment]:
    """Follow every option of the open payment to its end."""
    if isinstance(s.asked(), (PayPart, PayPartWild)):
        for option in s.options:
            other = s.copy()
            other.told = [] if s.told is None else s.told.copy()
            other.choose(option)
            yield from payments_offered(other)
    else:
        assert s.told is not None
        used = frozenset(event.data[0] for event in s.told if event.kind == "provide")
        yield tuple(tuple(village.coins) for village in s.villages), used


def payments_possible(s: Valeria, card: int) -> Iterator[Payment]:
    """Try every set of sources by brute force."""
    me = s.villages[0]
    cost = COST[card]
    typed = []
    for resource in range(4):
        provider = range(1 + me.has(PROVIDER[resource]))
        coins = [range(v.land[resource] - v.coins[resource] + 1) for v in s.villages]
        typed.append([way for way in product(provider, *coins) if sum(way) <= cost[resource]])
    wilds = product(
        range(1 + me.has(WILD_PROVIDER[TYPE[card]])),
        range(2 - me.coins[CASTLE]),
        range(1 + (me.has(DISCARD_PROVIDER) and len(me.hand) > 2)),
    )
    for wild in list(wilds):
        for ways in product(*typed):
            paid = sum(map(sum, ways)) + sum(wild)
            spent = sum(sum(way[1:]) for way in ways) + wild[1]
            if paid == sum(cost) and spent <= me.gold:
                coins = [list(village.coins) for village in s.villages]
                coins[0][CASTLE] += wild[1]
                used = [WILD_PROVIDER[TYPE[card]]] * wild[0] + [DISCARD_PROVIDER] * wild[2]
                for resource, way in enumerate(ways):
                    used += [PROVIDER[resource]] * way[0]
                    for seat in range(s.seats):
                        coins[seat][resource] += way[1 + seat]
                yield tuple(map(tuple, coins)), frozenset(used)


def begin(s: Valeria, card: int) -> None:
    s.told = []
    begin_building(s, 0, card, 0)
    s.settle()


def test_every_possible_payment_is_offered_once_and_no_other() -> None:
    for seed in range(300):
        s = some_table(seed)
        sound(s)
        reach = set(buildings_in_reach(s, 0))
        for card in {card for card in s.villages[0].hand if not s.villages[0].has(card)}:
            possible = Counter(payments_possible(s, card))
            assert (card in reach) == bool(possible), seed
            if possible:
                other = s.copy()
                begin(other, card)
                offered = Counter(payments_offered(other))
                assert offered == possible, seed
                assert max(offered.values()) == 1, seed


def given_away(payment: Payment) -> int:
    return sum(sum(coins) for coins in payment[0][1:])


def all_coins(payment: Payment) -> int:
    return sum(sum(coins) for coins in payment[0])


def price(payment: Payment) -> tuple[bool, int, int]:
    """Discards weigh most, then coins given away, then coins."""
    return DISCARD_PROVIDER in payment[1], given_away(payment), all_coins(payment)


def test_the_first_options_make_the_cheapest_payment() -> None:
    for seed in range(300):
        s = some_table(seed)
        for card in buildings_in_reach(s, 0):
            other = s.copy()
            begin(other, card)
            while isinstance(other.asked(), (PayPart, PayPartWild)):
                other.choose(other.options[0])
            (accepted,) = payments_offered(other)
            assert price(accepted) == min(map(price, payments_possible(s, card))), seed


def test_a_coin_on_the_castle_is_any_resource() -> None:
    for key in ("tannery", "hideout", "palisade", "chapel"):
        s = table()
        hand(s, 0, key)
        gold(s, 0, 1)
        lead(s, 0, "build")
        assert key in cards_of(s, 0)
        assert s.villages[0].coins[CASTLE] == 1


def test_another_players_castle_cannot_be_used() -> None:
    s = table()
    hand(s, 0, "tannery")
    gold(s, 0, 3)
    cover(s, 0, "castle")
    assert "build" not in may_lead(s)


def test_a_covered_resource_cannot_be_used_by_anybody() -> None:
    s = table()
    hand(s, 0, "tannery")
    gold(s, 0, 3)
    cover(s, 0, "castle")
    land(s, 0, "food")
    land(s, 1, "food")
    cover(s, 0, "food")
    cover(s, 1, "food")
    assert "build" not in may_lead(s)


def test_a_coin_on_a_card_cannot_be_spent_again() -> None:
    s = table()
    hand(s, 0, "tannery")
    land(s, 0, "food", "wood")
    cover(s, 0, "wood")
    assert "build" not in may_lead(s)


def test_paying_asks_in_small_steps_own_castle_or_others() -> None:
    s = table(seats=3)
    hand(s, 0, "tannery")
    land(s, 0, "food")
    land(s, 1, "food")
    land(s, 2, "food")
    gold(s, 0, 1)
    lead(s, 0, "build")
    assert isinstance(s.asked(), PayPart)
    assert s.options == [OWN, WILD, OTHERS + 1, OTHERS + 2]
    answer(s, PayPart, OTHERS + 2)
    assert s.villages[2].coins[FOOD] == 1
    assert s.villages[0].gold == 0


def test_a_power_that_provides_comes_first_but_need_not_be_used() -> None:
    s = table()
    built(s, 0, "farm")
    hand(s, 0, "tannery")
    land(s, 0, "food")
    gold(s, 0, 1)
    lead(s, 0, "build")
    assert s.options == [PROVIDED, OWN, WILD]
    answer(s, PayPart, OWN)
    assert s.villages[0].gold == 0
    assert s.villages[0].coins[FOOD] == 1


def test_a_power_provides_only_once_in_an_action() -> None:
    s = table()
    built(s, 0, "quarry")
    hand(s, 0, "armory")
    land(s, 0, "wood")
    gold(s, 0, 1)
    assert "build" not in may_lead(s)
    gold(s, 0, 1)
    lead(s, 0, "build")
    defaults(s, 0, until=Draw)
    assert "armory" in cards_of(s, 0)
    assert s.villages[0].coins == [0, 1, 0, 0, 1]


def test_a_step_after_which_the_payment_could_not_be_completed_is_not_offered() -> None:
    s = table()
    hand(s, 0, "market")
    land(s, 0, "food")
    land(s, 1, "food")
    gold(s, 0, 2)
    lead(s, 0, "build")
    assert isinstance(s.asked(), PayPart)
    assert s.asked().resource() == FOOD
    assert s.options == [OWN, OTHERS + 1]  # the castle is needed for the wood


def test_several_wilds_are_asked_for_last() -> None:
    s = table()
    recruited(s, 0, "warlord")
    built(s, 0, "fountain")
    hand(s, 0, "palisade", "oracle", "oracle")
    gold(s, 0, 1)
    lead(s, 0, "build")
    assert isinstance(s.asked(), PayPartWild)
    assert s.options == [BY_POWER, BY_CASTLE, BY_DISCARDS]
    answer(s, PayPartWild, BY_DISCARDS)
    assert not isinstance(s.asked(), Discard)  # two alike: nothing to choose but the piles
    defaults(s, 0, until=Draw)
    assert s.villages[0].hand == []
    assert s.villages[0].gold == 1


def test_the_building_is_shown_while_it_is_paid_for() -> None:
    s = table()
    hand(s, 0, "tannery", "palisade")
    land(s, 1, "food")
    gold(s, 0, 1)
    lead(s, 0, "build")
    answer(s, Build, number("tannery"))
    assert isinstance(s.asked(), PayPart)
    assert names(s.site) == ["tannery"]
    assert any(isinstance(frame, PlaceBuilding) for frame in s.stack)
    sound(s)
