"""Every building and adventurer: its cost, type, resource, points and what its power does."""

from typing import NamedTuple

import pytest

from crownlands.games.villages import scoring
from crownlands.games.villages.actions import (
    DISCARD_ONE,
    STEAL,
    TAKE_GOLD,
    Develop,
    StealAgain,
    UsePowers,
    buildings_in_reach,
)
from crownlands.games.villages.cards import ADVENTURER_ROWS, BUILDINGS, CARD_KEYS
from crownlands.games.villages.drawing import Draw, MayDraw
from crownlands.games.villages.powers import RESOURCES, TYPES
from crownlands.games.villages.state import Valeria
from crownlands.words import render

from .tables import (
    GAME,
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
    pool,
    recruited,
    sound,
    table,
)

ACTIONS = ("harvest", "develop", "build", "recruit", "tax")
PLAIN = {"worker": "tannery", "soldier": "palisade", "shadow": "hideout", "holy": "chapel"}
COSTS_ONE = {"food": "tannery", "wood": "hideout", "stone": "palisade", "magic": "chapel"}


class Building(NamedTuple):
    key: str
    type: str
    cost: str
    gives: str
    points: int
    when: str = "never"
    effect: str = "nothing"
    of: int | str = 0


class Adventurer(NamedTuple):
    key: str
    needs: str
    points: int
    when: str = "never"
    effect: str = "nothing"
    of: int | str = 0


# Written out once more, so that a slip in the rows is seen. Costs are initials of resources.
BUILDING_CARDS = [
    Building("tannery", "worker", "f", "wood", 1),
    Building("market", "worker", "fw", "stone", 1, "instant", "gold", 1),
    Building("workshop", "worker", "ws", "food", 1, "build", "wild", "worker"),
    Building("tavern", "worker", "fww", "magic", 1, "end", "points", "adventurer"),
    Building("farm", "worker", "wwsm", "food", 2, "build", "resource", "food"),
    Building("sawmill", "worker", "fssm", "wood", 2, "build", "resource", "wood"),
    Building("quarry", "worker", "fwmm", "stone", 2, "build", "resource", "stone"),
    Building("palisade", "soldier", "s", "wood", 1),
    Building("guard_tower", "soldier", "ws", "food", 2, "harvest", "cards", 1),
    Building("barracks", "soldier", "fs", "wood", 2, "develop", "cards", 1),
    Building("armory", "soldier", "wss", "magic", 2, "build", "cards", 1),
    Building("keep", "soldier", "fss", "stone", 2, "instant", "steal cards", 1),
    Building("training_yard", "soldier", "ffws", "magic", 3, "recruit", "cards", 1),
    Building("fortress", "soldier", "fwwss", "stone", 3, "instant", "gold", 2),
    Building("hideout", "shadow", "w", "food", 1),
    Building("witchs_hut", "shadow", "fm", "wood", 2, "instant", "card for gold", 1),
    Building("crypt", "shadow", "wm", "food", 2, "instant", "cards", 1),
    Building("black_market", "shadow", "fwm", "stone", 2, "tax", "card for gold", 1),
    Building("harbor", "shadow", "fwwm", "stone", 1, "end", "points", "shadow"),
    Building("wizards_tower", "shadow", "fsmm", "magic", 2, "build", "gold", 1),
    Building("alchemists_lab", "shadow", "ffws", "magic", 2, "build", "resource", "magic"),
    Building("chapel", "holy", "m", "magic", 1),
    Building("fountain", "holy", "sm", "food", 1, "build", "discards for wild", 2),
    Building("sanctuary", "holy", "fm", "wood", 2, "instant", "cards", 1),
    Building("monastery", "holy", "fsm", "wood", 2, "build", "wild", "holy"),
    Building("oracle", "holy", "wmm", "food", 2, "tax", "cards", 2),
    Building("abbey", "holy", "fwmm", "stone", 3, "instant", "cards", 2),
    Building("cathedral", "holy", "fssmm", "magic", 3, "tax", "gold", 1),
]
ADVENTURER_CARDS = [
    Adventurer("paladin", "soldier holy", 3, "build", "cards", 1),
    Adventurer("warlord", "worker soldier", 3, "build", "wild", "soldier"),
    Adventurer("rogue", "soldier shadow", 3, "instant", "steal cards", 2),
    Adventurer("thief", "worker shadow", 1, "instant", "steal gold", 1),
    Adventurer("cleric", "worker holy", 3, "instant", "cards", 2),
    Adventurer("alchemist", "shadow holy", 3, "build", "wild", "shadow"),
    Adventurer("knight", "soldier soldier", 2, "end", "points", "soldier"),
    Adventurer("necromancer", "shadow shadow", 2, "instant", "cards per", "shadow"),
    Adventurer("priestess", "holy holy", 2, "end", "points", "holy"),
    Adventurer("merchant", "worker worker", 1, "end", "points", "worker"),
    Adventurer("champion", "soldier soldier soldier", 4, "instant", "gold", 1),
    Adventurer("mercenary", "shadow shadow shadow", 3, "build", "cards", 1),
    Adventurer("monk", "holy holy holy", 4, "develop", "cards", 1),
    Adventurer("blacksmith", "worker worker worker", 4, "instant", "cards", 2),
    Adventurer("wizard", "soldier soldier shadow shadow", 3),
    Adventurer("miner", "worker worker holy holy", 4),
]
ALL_CARDS: list[Building | Adventurer] = [*BUILDING_CARDS, *ADVENTURER_CARDS]

every_building = pytest.mark.parametrize("row", BUILDING_CARDS, ids=lambda row: row.key)
every_adventurer = pytest.mark.parametrize("row", ADVENTURER_CARDS, ids=lambda row: row.key)
every_card = pytest.mark.parametrize("row", ALL_CARDS, ids=lambda row: row.key)


def cards_whose(**wanted: str) -> pytest.MarkDecorator:
    rows = [
        row
        for row in ALL_CARDS
        if all(getattr(row, field) == value for field, value in wanted.items())
    ]
    return pytest.mark.parametrize("row", rows, ids=lambda row: row.key)


def resources_of(row: Building) -> list[str]:
    return [next(name for name in RESOURCES if name[0] == letter) for letter in row.cost]


def own(s: Valeria, seat: int, *keys: str) -> None:
    """Put buildings or adventurers into a village."""
    for key in keys:
        if key in {row.key for row in BUILDING_CARDS}:
            built(s, seat, key)
        else:
            recruited(s, seat, key)


def buildings_for(row: Adventurer) -> list[str]:
    """Buildings that meet an adventurer's needs; none works when somebody is recruited."""
    keys: list[str] = []
    for type in row.needs.split():
        keys.append(
            next(
                b.key
                for b in BUILDING_CARDS
                if b.type == type and b.when != "recruit" and b.key not in keys
            )
        )
    return keys


# The rows -----------------------------------------------------------------------------------------


def test_the_box_holds_84_buildings_and_16_adventurers() -> None:
    assert sum(row.copies for row in BUILDINGS) == 84
    assert len(ADVENTURER_ROWS) == 16
    assert [row.key for row in ALL_CARDS] == list(CARD_KEYS)


def test_types_resources_and_costs_are_evenly_spread() -> None:
    for i in range(4):
        assert sum(row.copies for row in BUILDINGS if row.type == i) == 21
        assert sum(row.copies for row in BUILDINGS if row.gives == i) == 21
        assert sum((row.food, row.wood, row.stone, row.magic)[i] for row in BUILDINGS) == 20


def test_options_mark_the_values_that_are_not_printed() -> None:
    s = table()
    hand(s, 0, "tannery", "market")
    land(s, 0, "food", "wood", "food", "wood")
    gold(s, 0, 4)
    lead(s, 0, "build")
    build = GAME.question(s, s.questions()[0])
    assert [render(choice.text, "en") for choice in build.choices] == [
        "Build Tannery (1 food)",
        "Build Market (1 food* and 1 wood*)",
    ]


def test_every_row_says_what_is_a_fact_and_what_is_reconstructed() -> None:
    fields = {"name", "type", *RESOURCES, "gives", "points", "power", "copies"}
    for row in BUILDINGS:
        assert set(row.reconstructed) <= fields
        assert (set(row.reconstructed) == fields) == (row.source == "reconstructed")
    for adventurer in ADVENTURER_ROWS:
        assert set(adventurer.reconstructed) <= {"name", *TYPES, "points", "power"}
    facts = {row.key: set(row.reconstructed) for row in BUILDINGS}
    assert facts["armory"].isdisjoint(RESOURCES)
    assert facts["tannery"].isdisjoint(RESOURCES)
    assert "power" not in facts["fountain"]
    assert {*RESOURCES, "gives", "power"}.isdisjoint(facts["farm"])
    assert "power" in facts["oracle"]


# Facts of a card ----------------------------------------------------------------------------------


@every_building
def test_a_building_is_paid_by_its_cost_and_by_no_less(row: Building) -> None:
    cost = resources_of(row)
    s = table()
    hand(s, 0, row.key)
    land(s, 0, *cost)
    gold(s, 0, len(cost))
    cover(s, 0, "castle")
    sound(s)
    assert names(buildings_in_reach(s, 0)) == [row.key]
    lead(s, 0, "build")
    defaults(s, 0, until=Draw)
    assert cards_of(s, 0) == {row.key}
    assert s.villages[0].coins[:4] == list(s.villages[0].land[:4])

    for missing in range(len(cost)):
        poorer = table()
        hand(poorer, 0, row.key)
        land(poorer, 0, *cost[:missing], *cost[missing + 1 :])
        gold(poorer, 0, len(cost))
        cover(poorer, 0, "castle")
        assert buildings_in_reach(poorer, 0) == []
    short = table()
    hand(short, 0, row.key)
    land(short, 0, *cost)
    gold(short, 0, len(cost) - 1)
    assert buildings_in_reach(short, 0) == []


@every_building
def test_a_building_gives_its_resource_when_developed(row: Building) -> None:
    s = table()
    hand(s, 0, row.key, "oracle" if row.key != "oracle" else "abbey")
    s.push(Develop(0))
    s.settle()
    answer(s, Develop, number(row.key))
    kind = RESOURCES.index(row.gives)
    assert s.villages[0].land[:4] == tuple(int(i == kind) for i in range(4))
    sound(s)


@every_building
def test_a_building_counts_for_its_type_and_gives_its_points(row: Building) -> None:
    s = table()
    built(s, 0, row.key)
    assert [s.villages[0].count(i) for i in range(4)] == [int(t == row.type) for t in TYPES]
    buildings = scoring.sheet(s, 0).lines[0]
    assert (buildings.source.id, buildings.points) == ("vv-score-buildings", row.points)


@every_adventurer
def test_an_adventurer_comes_to_the_buildings_it_needs_and_to_no_fewer(row: Adventurer) -> None:
    needed = buildings_for(row)
    s = table()
    pool(s, row.key)
    gold(s, 0, 1)
    built(s, 0, *needed)
    assert names(s.recruits(0, 1)) == [row.key]
    for key in needed:
        s.villages[0].cards -= 1 << number(key)
        assert s.recruits(0, 1) == []
        s.villages[0].cards += 1 << number(key)


@every_adventurer
def test_an_adventurer_gives_its_points(row: Adventurer) -> None:
    s = table()
    recruited(s, 0, row.key)
    adventurers = scoring.sheet(s, 0).lines[1]
    assert (adventurers.source.id, adventurers.points) == ("vv-score-adventurers", row.points)


@every_card
def test_a_card_is_listed_with_its_power_or_with_our_guess_that_it_has_none(
    row: Building | Adventurer,
) -> None:
    listed = {card.key: card for card in GAME.cards()}[row.key]
    if row.when == "never":
        assert [power.id for power in listed.powers] == ["vv-no-power"]
        assert listed.star("powers") == "*"
    else:
        assert [power.id for power in listed.powers] == [f"vv-when-{row.when}"]


# Powers after an action ---------------------------------------------------------------------------


def change_by_leading(action: str, *village: str, target: str) -> tuple[int, int]:
    """Lead an action, using every power, and count cards in hand and gold gained by it."""
    s = table()
    hand(s, 0, target, "sawmill", "cathedral", "cathedral")
    own(s, 0, *({"palisade", "chapel"} | set(village)))
    if "paladin" in village:
        own(s, 0, "hideout")
    pool(s, "alchemist" if "paladin" in village else "paladin")
    land(s, 0, "food", "wood")
    gold(s, 0, 3)
    before = len(s.villages[0].hand), s.villages[0].all_gold()
    lead(s, 0, action)
    defaults(s, 0)
    sound(s)
    after = len(s.villages[0].hand), s.villages[0].all_gold()
    return after[0] - before[0], after[1] - before[1]


@every_card
def test_a_power_works_after_its_action_and_after_no_other(row: Building | Adventurer) -> None:
    target = "hideout" if row.key == "tannery" else "tannery"
    for action in ACTIONS:
        plain = change_by_leading(action, target=target)
        change = change_by_leading(action, row.key, target=target)
        more = (change[0] - plain[0], change[1] - plain[1])
        expected = (0, 0)
        if row.when == action and isinstance(row.of, int):
            expected = {
                "cards": (row.of, 0),
                "gold": (0, row.of),
                "card for gold": (-1, row.of),
            }.get(row.effect, (0, 0))
        assert more == expected, action


# Instant powers -----------------------------------------------------------------------------------


def build_now(row: Building) -> Valeria:
    """Lead the building of a card and come to its power; the other seat has cards and gold."""
    s = table()
    hand(s, 0, row.key)
    hand(s, 1, "oracle", "oracle", "tavern")
    gold(s, 1, 2)
    land(s, 0, *resources_of(row))
    gold(s, 0, len(row.cost))
    lead(s, 0, "build")
    defaults(s, 0, until=Draw)
    assert s.villages[0].hand == []
    answer(s, Draw, 0)
    return s


def recruit_now(row: Adventurer) -> Valeria:
    """Lead the recruiting of an adventurer and come to its power."""
    s = table()
    built(s, 0, *buildings_for(row))
    pool(s, row.key)
    hand(s, 1, "oracle", "oracle", "tavern")
    gold(s, 1, 2)
    gold(s, 0, 1)
    lead(s, 0, "recruit")
    assert row.key in cards_of(s, 0)
    return s


def come_to_power(row: Building | Adventurer) -> Valeria:
    return build_now(row) if isinstance(row, Building) else recruit_now(row)


@cards_whose(when="instant", effect="cards")
def test_an_instant_power_draws_cards(row: Building | Adventurer) -> None:
    s = come_to_power(row)
    held = len(s.villages[0].hand)
    answer(s, UsePowers, 1)
    for _ in range(int(row.of) - 1):
        answer(s, MayDraw, 2)
    assert len(s.villages[0].hand) == held + int(row.of)
    assert not isinstance(s.asked(), (UsePowers, MayDraw))
    sound(s)


@cards_whose(when="instant", effect="gold")
def test_an_instant_power_takes_gold(row: Building | Adventurer) -> None:
    s = come_to_power(row)
    before = s.villages[0].gold
    answer(s, UsePowers, TAKE_GOLD)
    assert s.villages[0].gold == before + int(row.of)
    sound(s)


@cards_whose(when="instant", effect="card for gold")
def test_an_instant_power_discards_a_card_for_gold(row: Building) -> None:
    s = come_to_power(row)
    before = s.villages[0].gold
    answer(s, UsePowers, DISCARD_ONE)
    s.choose(3)
    assert s.villages[0].hand == []
    assert len(s.piles[3]) == 2
    assert s.villages[0].gold == before + int(row.of)
    sound(s)


@cards_whose(when="instant", effect="steal cards")
def test_an_instant_power_takes_cards_from_an_opponent(row: Building | Adventurer) -> None:
    s = come_to_power(row)
    held = len(s.villages[0].hand)
    answer(s, UsePowers, STEAL + 1)
    for _ in range(int(row.of) - 1):
        answer(s, StealAgain, 1)
    assert len(s.villages[0].hand) == held + int(row.of)
    assert len(s.villages[1].hand) == 3 - int(row.of)
    sound(s)


@cards_whose(when="instant", effect="steal gold")
def test_an_instant_power_takes_gold_from_an_opponent(row: Adventurer) -> None:
    s = come_to_power(row)
    answer(s, UsePowers, STEAL + 1)
    assert (s.villages[0].gold, s.villages[1].gold) == (1, 1)
    sound(s)


@cards_whose(when="instant", effect="cards per")
def test_an_instant_power_draws_a_card_for_each_building_of_a_type(row: Adventurer) -> None:
    s = table()
    built(s, 0, "hideout", "crypt", "harbor", "palisade")
    pool(s, row.key)
    gold(s, 0, 1)
    lead(s, 0, "recruit")
    defaults(s, 0)
    assert len(s.villages[0].hand) == 3


# Powers that provide resources --------------------------------------------------------------------


@cards_whose(effect="resource")
def test_a_power_provides_its_resource_without_a_coin(row: Building) -> None:
    s = table()
    own(s, 0, row.key)
    hand(s, 0, *COSTS_ONE.values())
    assert names(buildings_in_reach(s, 0)) == [COSTS_ONE[str(row.of)]]
    lead(s, 0, "build")
    assert COSTS_ONE[str(row.of)] in cards_of(s, 0)
    assert s.villages[0].all_gold() == 0


@cards_whose(effect="wild")
def test_a_power_provides_a_wild_for_buildings_of_its_type(row: Building | Adventurer) -> None:
    s = table()
    own(s, 0, row.key)
    hand(s, 0, *PLAIN.values())
    assert names(buildings_in_reach(s, 0)) == [PLAIN[str(row.of)]]
    lead(s, 0, "build")
    assert PLAIN[str(row.of)] in cards_of(s, 0)
    assert s.villages[0].all_gold() == 0


@cards_whose(effect="discards for wild")
def test_a_power_provides_a_wild_for_discarded_cards(row: Building) -> None:
    s = table()
    own(s, 0, row.key)
    hand(s, 0, "tannery", "oracle")
    assert "build" not in may_lead(s)
    hand(s, 0, "abbey")
    assert names(buildings_in_reach(s, 0)) == ["tannery"]
    lead(s, 0, "build")
    defaults(s, 0, until=Draw)
    assert "tannery" in cards_of(s, 0)
    assert s.villages[0].hand == []
    assert sum(len(pile) for pile in s.piles) == 5 + int(row.of)
    sound(s)


# Powers at the end --------------------------------------------------------------------------------


@cards_whose(when="end")
def test_an_end_power_gives_a_point_for_each_card_it_counts(row: Building | Adventurer) -> None:
    s = table()
    own(s, 0, row.key)
    counted = [
        other.key
        for other in (ADVENTURER_CARDS if row.of == "adventurer" else BUILDING_CARDS)
        if other.key != row.key
        and (isinstance(other, Adventurer) or other.type == row.of)
        and other.when != "end"
    ][:3]
    own(s, 0, *counted)
    own(s, 0, *(["palisade"] if row.of != "soldier" else ["chapel"]))
    itself = int(isinstance(row, Building) and row.type == row.of)
    lines = {line.source: line.points for line in scoring.sheet(s, 0).lines}
    power = next(line for line in lines if line.id == "vv-score-power")
    assert lines[power] == 3 + itself
