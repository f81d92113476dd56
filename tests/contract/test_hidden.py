"""Whatever a seat cannot see is dealt anew: no hidden fact is left as it was by oversight."""

import json
import re
from collections import Counter
from random import Random

import pytest

from crownlands.core.machine import State
from crownlands.core.serial import Json
from crownlands.core.zones import plain

from .altered import altered
from .cases import CASES, Case, play

MOMENTS = (0, 4, 30, 80)
WORLDS = 10
# What everybody knows though no zone shows it, and what a reader knows of others all the same.
KNOWN = {
    "card_kingdoms": {
        "dice.#",
        "mixed",
        "monsters.#.#",
        "citizens.#.#",
        "kingdoms.#.returned.#",
        "removed.#",
        "covered.#",
    },
    "cites_royales": {
        "crowns.#",
        "expert",
        "discard.#",
        "nobles.#.hero",
        "nobles.#.shown.#",
        "nobles.#.from_left.#",
        "nobles.#.from_right.#",
    },
    "villages": {
        "first",
        "coins",
        "villages.#.coins.*",
        "villages.#.resting.*",
        "villages.#.shown.#",
    },
    "margraves": {"first", "ending", "removed.#", "spent.#"},
}
SOME = [case for case in CASES if case.seats in (1, 3)]


def fact_at(table: Json, path: str) -> Json:
    """The fact at a path of a saved table; None where there is none."""
    for step in path.split(".")[1:]:
        try:
            table = table[int(step)] if isinstance(table, list) else table[step]
        except (IndexError, KeyError):
            return None
    return table


def laid_out(case: Case, s: State) -> str:
    """What the first seat sees on the table."""
    return json.dumps(plain(case.game.zones(s, 0)))


def kind_of(path: str) -> str:
    """The kind of fact at a path, without the numbers of seats and places."""
    kind = re.sub(r"\.\d+", ".#", path.removeprefix("table."))
    return re.sub(r"(coins|resting)\.\w+$", r"\1.*", kind)


@pytest.mark.parametrize("case", SOME, ids=str)
def test_every_kind_of_hidden_fact_is_dealt_anew(case: Case) -> None:
    """By kinds, for a single card may be known to the reader, or the only one that it can be."""
    random = Random(case.seats)
    hidden: Counter[str] = Counter()
    stayed: Counter[str] = Counter()
    for number, s in enumerate(play(case, 5)):
        if s.over or number not in MOMENTS:
            continue
        table = case.game.save_table(s)
        view = laid_out(case, s)
        worlds = [
            case.game.save_table(case.game.determinize(s, 0, random.getrandbits(62)))
            for _ in range(WORLDS)
        ]
        for path, others in altered(case.game, s):
            other = next(others, None)
            if other is None or laid_out(case, other) != view:
                continue
            hidden[kind_of(path)] += 1
            truth = fact_at(table, path)
            stayed[kind_of(path)] += all(fact_at(world, path) == truth for world in worlds)
    left = {kind for kind in hidden if stayed[kind] > hidden[kind] / 2}
    mixed = {"citizens.#.#"} if case.variant == "mixed_citizens" else set()
    assert left <= KNOWN[case.game.name] - mixed
