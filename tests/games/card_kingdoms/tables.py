"""Tables for the tests: a realm with chosen cards and tokens, and choices made by their words."""

from typing import Any

from crownlands.core.machine import Frame
from crownlands.core.zones import Outcome, Question
from crownlands.games.card_kingdoms.cards import (
    AREAS,
    CITIZEN_KEYS,
    CITIZEN_STACK,
    DOMAIN_KEYS,
    DUKE_KEYS,
    MONSTER_AREA,
    MONSTER_KEYS,
)
from crownlands.games.card_kingdoms.game import CardKingdoms
from crownlands.games.card_kingdoms.harvest import Harvest
from crownlands.games.card_kingdoms.rules import Act, Turn
from crownlands.games.card_kingdoms.solo import SoloTurn
from crownlands.games.card_kingdoms.state import Realm
from crownlands.words import render

GAME = CardKingdoms()

FIRST_AREAS = ("hills", "ruins", "forest", "valley", "mountains")
FIRST_CITIZENS = (
    "cleric",
    "merchant",
    "mercenary",
    "archer",
    "peasant",
    "knight",
    "rogue",
    "champion",
    "paladin",
    "butcher",
)


# Setting a table ----------------------------------------------------------------------------------


def table(seats: int = 2, *, area: str = "", citizens: tuple[str, ...] = (), **more: Any) -> Realm:
    """A first-game realm before anything is rolled, with no frame waiting; seat 0 is first.

    An area or citizens named here take the places of those of the first game.
    """
    areas = FIRST_AREAS if not area or area in FIRST_AREAS else (*FIRST_AREAS[:4], area)
    chosen = list(FIRST_CITIZENS)
    for name in citizens:
        chosen[CITIZEN_STACK[CITIZEN_KEYS.index(name)]] = name
    settings = {"setup": "custom", "areas": areas, "citizens": tuple(chosen), **more}
    return cleared(GAME.start(seats, 1, settings))


def cleared(s: Realm) -> Realm:
    """Take all frames away and let every seat keep its first duke."""
    s.end()
    s.settle()
    s.first = 0
    for kingdom in s.kingdoms:
        kingdom.dukes, kingdom.returned = kingdom.dukes[:1], kingdom.dukes[1:]
    return s


def purse(s: Realm, seat: int, gold: int = 0, strength: int = 0, magic: int = 0) -> None:
    """Set a seat's resources."""
    kingdom = s.kingdoms[seat]
    kingdom.gold, kingdom.strength, kingdom.magic = gold, strength, magic


def tokens(s: Realm, seat: int = 0) -> tuple[int, int, int, int]:
    """A seat's gold, strength, magic and victory tokens."""
    kingdom = s.kingdoms[seat]
    return kingdom.gold, kingdom.strength, kingdom.magic, kingdom.victory


def own(s: Realm, seat: int, *names: str) -> None:
    """Give a seat citizens from the tops of their stacks, with nothing else happening."""
    for name in names:
        citizen = CITIZEN_KEYS.index(name)
        stack = CITIZEN_STACK[citizen]
        assert s.citizens[stack][-1] == citizen, name
        s.citizens[stack] = s.citizens[stack][:-1]
        s.kingdoms[seat].citizens[citizen] += 1


def slain(s: Realm, seat: int, *names: str) -> None:
    """Give a seat monsters out of their stacks, with nothing else happening."""
    for name in names:
        monster = MONSTER_KEYS.index(name)
        stack = s.areas.index(MONSTER_AREA[monster])
        s.monsters[stack] = _without(s.monsters[stack], monster)
        s.kingdoms[seat].slain[monster] += 1


def built(s: Realm, seat: int, *names: str) -> None:
    """Give a seat domains, with nothing else happening."""
    for name in names:
        domain = DOMAIN_KEYS.index(name)
        _bring_into_play(s, domain)
        for column in range(5):
            if domain in s.domains[column]:
                s.domains[column] = _without(s.domains[column], domain)
        s.kingdoms[seat].domains |= 1 << domain


def on_top(s: Realm, name: str) -> int:
    """Put a card of the center on top of its stack, a domain on any; give the stack's number."""
    if name in MONSTER_KEYS:
        monster = MONSTER_KEYS.index(name)
        stack = s.areas.index(MONSTER_AREA[monster])
        s.monsters[stack] = (*_without(s.monsters[stack], monster), monster)
        return stack
    domain = DOMAIN_KEYS.index(name)
    _bring_into_play(s, domain)
    column = next(column for column in range(5) if domain in s.domains[column])
    s.domains[column] = (*_without(s.domains[column], domain), domain)
    return column


def _without(stack: tuple[int, ...], card: int) -> tuple[int, ...]:
    place = stack.index(card)
    return stack[:place] + stack[place + 1 :]


def _bring_into_play(s: Realm, domain: int) -> None:
    """If a domain stayed in the box, exchange the bottom card of the last stack for it."""
    if not any(domain in stack for stack in s.domains):
        column = max(range(5), key=lambda column: len(s.domains[column]))
        s.domains[column] = (domain, *s.domains[column][1:])


def empty(s: Realm, *places: str) -> None:
    """Empty center stacks, `monsters-0`, `citizens-3` or `domains-1`, into the last kingdom."""
    kingdom = s.kingdoms[-1]
    for place in places:
        row, number = place.split("-")
        column = int(number)
        if row == "monsters":
            for monster in s.monsters[column]:
                kingdom.slain[monster] += 1
            s.monsters[column] = ()
        elif row == "citizens":
            for citizen in s.citizens[column]:
                kingdom.citizens[citizen] += 1
            s.citizens[column] = ()
        else:
            for domain in s.domains[column]:
                kingdom.domains |= 1 << domain
            s.domains[column] = ()
    s.place_exhausted()


def duke(s: Realm, seat: int, name: str) -> None:
    """Let a seat keep this duke, whoever had it gets the other in exchange."""
    wanted = DUKE_KEYS.index(name)
    mine = s.kingdoms[seat].dukes[0]
    for kingdom in s.kingdoms:
        kingdom.dukes = tuple(_exchanged(card, mine, wanted) for card in kingdom.dukes)
        kingdom.returned = tuple(_exchanged(card, mine, wanted) for card in kingdom.returned)
    if s.dark_lord is not None:
        s.dark_lord.duke = _exchanged(s.dark_lord.duke, mine, wanted)
    assert s.kingdoms[seat].dukes == (wanted,)


def _exchanged(card: int, one: int, other: int) -> int:
    return {one: other, other: one}.get(card, card)


# Playing ------------------------------------------------------------------------------------------


def play(s: Realm, *frames: Frame[Any]) -> Realm:
    """Play these frames as far as they go without a choice."""
    assert GAME.problems(s) == []
    s.push(*frames)
    s.settle()
    return s


def harvest(s: Realm, die1: int, die2: int, active: int = 0) -> Realm:
    """Harvest a roll, whatever would have been rolled."""
    s.turns, s.die1, s.die2 = 1, die1, die2
    return play(s, Harvest(active))


def act(s: Realm, seat: int = 0, actions: int = 1) -> Realm:
    """Let a seat take actions."""
    return play(s, Act(seat, actions))


def turn(s: Realm, die1: int, die2: int, seat: int = 0) -> Realm:
    """Begin a turn in which these dice are rolled."""
    load_dice(s, die1, die2)
    return play(s, SoloTurn() if s.seats == 1 else Turn(seat))


def load_dice(s: Realm, die1: int, die2: int) -> None:
    """Start chance where the next roll gives these dice."""
    for number in range(10_000):
        s.seed_chance(number * 7919)
        trial = s.copy()
        if (trial.below(6) + 1, trial.below(6) + 1) == (die1, die2):
            return
    raise AssertionError("no such roll")


def asked(s: Realm) -> str:
    """The kind of the open question, or nothing."""
    ask = s.asked()
    return type(ask).__name__ if ask else ""


def question(s: Realm) -> Question:
    """The open question."""
    ask = s.asked()
    assert ask is not None, "nothing is asked"
    return GAME.question(s, ask)


def options(s: Realm) -> list[str]:
    """The options of the open question in English, without the prices in brackets."""
    return [_short(render(choice.text, "en")) for choice in question(s).choices]


def choose(s: Realm, *words: str) -> Realm:
    """Answer one question after another with the option of these words."""
    for word in words:
        labels = dict(zip(s.options, options(s), strict=True))
        found = [option for option, label in labels.items() if label == word]
        assert len(found) == 1, f"{word!r} is not one of {options(s)}"
        s.choose(found[0])
        assert GAME.problems(s) == []
    return s


def _short(label: str) -> str:
    return label.split(" (")[0]


# Looking ------------------------------------------------------------------------------------------


def said(s: Realm, language: str = "en") -> list[str]:
    """What everybody was told since `s.told` became a list."""
    assert s.told is not None, "nobody listens"
    return [render(GAME.event_text(event, None), language) for event in s.told]


def citizens_of(s: Realm, seat: int = 0) -> dict[str, int]:
    """A seat's citizens by name, without the starters."""
    counts = s.kingdoms[seat].citizens[:18]
    return {CITIZEN_KEYS[i]: count for i, count in enumerate(counts) if count}


def slain_by(s: Realm, seat: int = 0) -> dict[str, int]:
    """A seat's slain monsters by name."""
    counts = s.kingdoms[seat].slain
    return {MONSTER_KEYS[i]: count for i, count in enumerate(counts) if count}


def domains_of(s: Realm, seat: int = 0) -> list[str]:
    """A seat's domains by name."""
    return [key for i, key in enumerate(DOMAIN_KEYS) if s.kingdoms[seat].domains >> i & 1]


def monster_row(s: Realm) -> list[list[str]]:
    """The monster stacks by name, top card first."""
    return [[MONSTER_KEYS[monster] for monster in stack[::-1]] for stack in s.monsters]


def citizen_row(s: Realm) -> list[str]:
    """The citizen on top of each stack, or nothing."""
    return [CITIZEN_KEYS[stack[-1]] if stack else "" for stack in s.citizens]


def areas_of(s: Realm) -> list[str]:
    """The areas from left to right."""
    return [AREAS[area] for area in s.areas]


def score_lines(outcome: Outcome, seat: int) -> dict[str, int]:
    """A sheet's lines in English, without those that are nothing."""
    lines = outcome.sheets[seat].lines
    return {render(line.source, "en"): line.points for line in lines if line.points}


def ending_of(outcome: Outcome) -> str:
    """The message that tells how the game ended."""
    return outcome.ending.id
