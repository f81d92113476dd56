"""Some searches sift: they try all options alike and drop the worse half step by step."""

from random import Random

import pytest

from crownlands.core.chance import Chance
from crownlands.core.flat import Flat
from crownlands.games import GAMES
from crownlands.players.glimpse import Glimpse
from crownlands.players.ismcts import EARLY, Budget, Node, Search
from tests.contract.cases import pick_any

every_game = pytest.mark.parametrize("name", GAMES)


def sifting(name: str, rounds: int, options: int = 5) -> Search:
    """A search that sifts so many options or more, after one round, so that each has a node."""
    game = GAMES[name]
    s = game.start(2, 5)
    random = Random(5)
    while len(s.options) < options:
        s.answer(*pick_any(s, random))
    glimpse = Glimpse(game, s, s.questions()[0].seat)
    budget = Budget(rounds=rounds, playout=4, sifts=True)
    search = Search(glimpse, budget, Flat(game), Chance(6), Node(1.0, 0.5))
    search.round()
    return search


def nodes(search: Search) -> list[Node]:
    return [search.root.children[search.asked + option] for option in search.glimpse.options]


def went(node: Node, visits: int, mean: float) -> None:
    """As if the node had been won that often."""
    node.visits, node.total = visits, mean * (visits + 1)
    node.squares = node.total


@every_game
def test_all_options_are_tried_alike(name: str) -> None:
    search = sifting(name, 1000)
    for _ in range(3 * len(nodes(search)) - 1):
        search.round()
    assert {node.visits for node in nodes(search)} == {3}


def test_the_worse_half_is_dropped_in_equal_steps_until_two_are_left() -> None:
    search = sifting("cites_royales", 90)
    options = search.glimpse.options
    count = len(options)
    assert 5 <= count <= 8
    for i, node in enumerate(nodes(search)):
        went(node, 1, 0.1 * i)
    search.sift(0, 90)
    assert len(search.sifted) == count
    search.sift(30, 90)
    assert search.sifted == [*reversed(options)][: (count + 1) // 2]
    search.sift(60, 90)
    assert search.sifted == [options[-1], options[-2]]
    search.sift(89, 90)
    assert search.best()[0] == options[-1]
    assert len(search.sifted) == 2


def test_what_is_surely_worse_is_dropped_at_once_but_not_before_it_had_its_rounds() -> None:
    search = sifting("cites_royales", 6400)
    bad = search.glimpse.options[2]
    for option, node in zip(search.glimpse.options, nodes(search), strict=True):
        went(node, 400, 0.1 if option == bad else 0.6)
    short = search.root.children[search.asked + bad]
    went(short, int(6400 * EARLY) - 1, 0.1)
    search.sift(2000, 6400)
    assert bad in search.sifted
    went(short, int(6400 * EARLY), 0.1)
    search.sift(2000, 6400)
    assert bad not in search.sifted


@every_game
def test_a_sifting_ends_with_what_went_best_of_what_is_left(name: str) -> None:
    for rounds in (64, 200):
        search = sifting(name, rounds)
        assert search.run() <= rounds
        left = [search.root.children[search.asked + option] for option in search.sifted]
        best = search.best()[1]
        assert len(left) <= 2
        assert best in left
        assert all(
            node.total / (node.visits + 1) <= best.total / (best.visits + 1) for node in left
        )


def test_the_game_says_whether_its_options_are_sifted_unless_the_budget_does() -> None:
    for name, game in GAMES.items():
        s = game.start(2, 5)
        glimpse = Glimpse(game, s, s.questions()[0].seat)
        for sifts in (None, True, False):
            budget = Budget(rounds=10, sifts=sifts)
            search = Search(glimpse, budget, Flat(game), Chance(6), Node(1.0, 0.5))
            wanted = name == "cites_royales" if sifts is None else sifts
            assert bool(search.sifted) == wanted
