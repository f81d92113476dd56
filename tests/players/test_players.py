"""The players decide by what their seat may know, in the time they are given."""

import itertools
import json
import math
import time
from random import Random

import pytest

from crownlands.core.chance import Chance
from crownlands.core.errors import BadSettings
from crownlands.core.flat import Flat
from crownlands.core.machine import State
from crownlands.games import GAMES
from crownlands.players import LEVELS, PLAYERS, player_named
from crownlands.players.glimpse import Glimpse
from crownlands.players.ismcts import (
    BY_RANK,
    BY_SCORE,
    FORESIGHT,
    WHOLE_GAME,
    Budget,
    Ismcts,
    Node,
    Search,
)
from tests.contract.cases import Case, every_case, pick_any, play

every_game = pytest.mark.parametrize("name", GAMES)


def some_positions(case: Case, seed: int, every: int) -> list[State]:
    positions = [
        case.game.copy(s)
        for number, s in enumerate(play(case, seed))
        if not s.over and number % every == 0
    ]
    return positions[:8]


@every_case
def test_what_is_imagined_depends_only_on_what_was_seen(case: Case) -> None:
    """So no player can learn more from its glimpse than its view shows."""
    random = Random(1)
    for s in some_positions(case, 1, every=9):
        for seat in range(s.seats):
            other = case.game.determinize(s, seat, random.getrandbits(62))
            chance = random.getrandbits(62)
            assert json.dumps(case.game.save(case.game.determinize(s, seat, chance))) == json.dumps(
                case.game.save(case.game.determinize(other, seat, chance))
            )


@every_game
@pytest.mark.parametrize("player", [*LEVELS[:2], "greedy", "hard:30i", "ismcts:15i"])
def test_a_choice_does_not_depend_on_what_its_seat_cannot_see(name: str, player: str) -> None:
    game = GAMES[name]
    case = Case(game, game.seat_counts[-1], game.variants[0][0])
    random = Random(2)
    for s in some_positions(case, 2, every=7):
        for ask in s.questions():
            hidden = game.determinize(s, ask.seat, random.getrandbits(62))
            choices = {
                player_named(player, 5).decide(Glimpse(game, state, ask.seat))
                for state in (s, hidden)
            }
            assert len(choices) == 1


@every_game
def test_the_search_plays_whole_games_at_every_number_of_seats(name: str) -> None:
    game = GAMES[name]
    for seats in game.seat_counts:
        s = game.start(seats, 3)
        minds = [player_named("hard:3i", seat) for seat in range(seats)]
        while not s.over:
            ask = s.questions()[-1]
            s.answer(ask.seat, minds[ask.seat].decide(Glimpse(game, s, ask.seat)))
        assert game.outcome(s).winners


@every_game
@pytest.mark.parametrize(
    "budget",
    [
        Budget(rounds=20, playout=WHOLE_GAME),
        Budget(rounds=20, playout=4, bias=0.0),
        Budget(rounds=20, playout=0),
        Budget(rounds=20, playout=WHOLE_GAME, reward=BY_SCORE),
    ],
)
def test_every_way_to_search_chooses_what_is_offered(name: str, budget: Budget) -> None:
    game = GAMES[name]
    s = game.start(2 if 2 in game.seat_counts else game.seat_counts[0], 4)
    mind = Ismcts(1, budget)
    random = Random(4)
    for _ in range(12):
        ask = s.questions()[0]
        option = mind.decide(Glimpse(game, s, ask.seat))
        assert option in s.options_of(ask.seat)
        assert 0 < mind.rounds <= 20
        s.answer(*pick_any(s, random))


def test_by_rank_victory_counts_and_by_score_the_margin_alone() -> None:
    game = GAMES["card_kingdoms"]
    s = game.start(3, 8)
    while not s.over:
        s.answer(*pick_any(s, Random(s.turns)))
    outcome = game.outcome(s)
    best, middle, last = sorted(range(3), key=lambda seat: -outcome.sheets[seat].total)
    assert outcome.winners == (best,)
    rewards = {}
    for reward in (BY_RANK, BY_SCORE):
        for seat in range(3):
            glimpse = Glimpse(game, game.start(3, 8), seat)
            search = Search(glimpse, Budget(reward=reward), Flat(game), Chance(1), Node(1.0, 0.5))
            rewards[reward, seat] = search.final_reward(s)
    lead = outcome.sheets[best].total - outcome.sheets[middle].total
    assert rewards[BY_SCORE, best] == pytest.approx(1 / (1 + math.exp(-lead / game.swing)))
    assert rewards[BY_SCORE, middle] == pytest.approx(1 - rewards[BY_SCORE, best])
    assert rewards[BY_SCORE, last] < rewards[BY_SCORE, middle]
    assert rewards[BY_RANK, best] == pytest.approx(0.8 + 0.2 * rewards[BY_SCORE, best])
    assert rewards[BY_RANK, middle] == pytest.approx(0.2 * rewards[BY_SCORE, middle])


@every_game
def test_a_search_that_stops_early_chooses_what_it_would_have_chosen(name: str) -> None:
    game = GAMES[name]
    s = game.start(2, 5)
    random = Random(5)
    budget = Budget(rounds=60, playout=4, sifts=False)
    stopped = 0
    for _ in range(8):
        glimpse = Glimpse(game, s, s.questions()[0].seat)
        early, full = (
            Search(glimpse, budget, Flat(game), Chance(6), Node(1.0, 0.5)) for _ in range(2)
        )
        stopped += early.run() < budget.rounds
        for _ in range(budget.rounds):
            full.round()
        assert early.best()[0] == full.best()[0]
        s.answer(*pick_any(s, random))
    assert stopped


def test_a_choice_is_settled_when_it_is_surely_best_or_makes_no_difference() -> None:
    game = GAMES["card_kingdoms"]
    s = game.start(2, 5)
    glimpse = Glimpse(game, s, s.questions()[0].seat)
    search = Search(glimpse, Budget(rounds=10, sifts=False), Flat(game), Chance(6), Node(1.0, 0.5))
    search.round()
    best, other = list(search.root.children.values())[:2]
    assert len(glimpse.options) == 2

    def went(node: Node, visits: int, mean: float) -> None:
        """As if the node had been won that often."""
        node.visits, node.total = visits, mean * (visits + 1)
        node.squares = node.total

    went(best, 400, 0.6)
    went(other, 100, 0.2)
    assert search.settled(0.001)
    went(other, 100, 0.5)
    assert not search.settled(0.001)  # a tenth ahead, give or take as much
    assert search.settled(0.1)  # near enough, if that is near
    went(other, 0, 0.5)
    assert not search.settled(0.001)  # hardly tried


@every_game
def test_standings_are_worth_shares_in_the_victory_however_high_they_are(name: str) -> None:
    game = GAMES[name]
    s = game.start(2, 5)
    glimpse = Glimpse(game, s, s.questions()[0].seat)
    search = Search(glimpse, Budget(rounds=10), Flat(game), Chance(6), Node(1.0, 0.5))

    def shares(standings: list[float]) -> list[float]:
        """The share of each seat."""
        found: list[float] = []
        for seat in range(len(standings)):
            search.seat = seat
            found.append(search.share(standings))
        return found

    assert shares([40.0, 40.0]) == [0.5, 0.5]
    assert shares([-7.0] * 4) == [0.25] * 4
    assert shares([40.0 + search.scale, 40.0])[0] == pytest.approx(search.squash(search.scale))
    first, second, third = shares([46.0, 40.0, 34.0])
    assert first > second > third
    assert first + second + third == pytest.approx(1.0)
    assert shares([0.0, 1e9]) == pytest.approx([0.0, 1.0])


@every_game
def test_an_option_that_changes_nothing_looks_as_good_as_things_stand(name: str) -> None:
    game = GAMES[name]
    for seats in (2, max(game.seat_counts)):
        s = game.start(seats, 5)
        for seat in range(seats):
            glimpse = Glimpse(game, s, s.questions()[0].seat)
            search = Search(glimpse, Budget(rounds=10), Flat(game), Chance(6), Node(1.0, 0.5))
            search.seat = seat
            now = search.squash(game.value(s, seat) - search.even(s))
            assert now == pytest.approx(search.share(game.standings(s)))


@pytest.mark.parametrize("name", ["card_kingdoms", "cites_royales"])
def test_alone_a_lost_game_is_worth_nothing_and_a_won_one_its_points(name: str) -> None:
    game = GAMES[name]
    worth: dict[bool, list[float]] = {True: [], False: []}
    for seed in range(12):
        s = game.start(1, seed)
        search = Search(Glimpse(game, s, 0), Budget(), Flat(game), Chance(6), Node(1.0, 0.5))
        player = player_named(("greedy", "random")[seed % 2], seed)
        while not s.over:
            s.answer(0, player.decide(Glimpse(game, s, 0)))
        worth[0 in game.outcome(s).winners].append(search.final_reward(s))
    assert min(worth[True]) > 0.5
    assert max(worth[False]) == 0.0


@every_game
def test_the_search_branches_on_its_own_choices_alone(name: str) -> None:
    game = GAMES[name]
    for seats in (2, max(game.seat_counts)):
        s = game.start(seats, 5)
        glimpse = Glimpse(game, s, s.questions()[0].seat)
        search = Search(glimpse, Budget(rounds=10), Flat(game), Chance(6), Node(1.0, 0.5))
        imagined = glimpse.imagine(1)
        asked = 0
        while (ask := search.asked_next(imagined)) is not None:
            assert ask.seat == glimpse.seat
            imagined.answer(glimpse.seat, imagined.options_of(glimpse.seat)[0])
            asked += 1
        assert asked > 1
        assert imagined.over


@every_game
def test_when_a_game_drags_on_the_search_counts_only_what_is_there(name: str) -> None:
    game = GAMES[name]
    s = game.start(2, 5)
    budget = Budget(rounds=10, playout=FORESIGHT)

    def looks_ahead() -> int:
        """How many decisions it plays on from a leaf."""
        glimpse = Glimpse(game, s, s.questions()[0].seat)
        return Search(glimpse, budget, Flat(game), Chance(6), Node(1.0, 0.5)).playout

    s.turns = game.patience
    assert looks_ahead() == 2 * game.foresight
    s.turns += 1
    assert looks_ahead() == 0


@every_game
def test_a_search_ends_when_its_time_is_up(name: str) -> None:
    game = GAMES[name]
    s = game.start(game.seat_counts[-1], 1)
    started = time.monotonic()
    player_named("hard:0.05", 1).decide(Glimpse(game, s, s.questions()[0].seat))
    assert time.monotonic() - started < 3


def test_the_seconds_of_a_search_are_told_by_its_clock() -> None:
    game = GAMES["card_kingdoms"]
    s = game.start(2, 1)
    ticks = itertools.count()
    player = Ismcts(1, Budget(seconds=6.0, clock=lambda: float(next(ticks))))
    player.decide(Glimpse(game, s, s.questions()[0].seat))
    assert player.rounds == 6


@every_game
def test_a_game_played_by_hunches_comes_to_its_end(name: str) -> None:
    game = GAMES[name]
    chance = Chance(7)
    for seats in game.seat_counts:
        s = game.start(seats, 8)
        decisions = 0
        while not s.over:
            option = game.hunch(s, chance)
            assert option in s.options
            s.take(option)
            decisions += 1
            assert decisions < game.most_decisions


@every_game
def test_hunches_are_better_than_chance(name: str) -> None:
    game = GAMES[name]
    chance = Chance(9)
    won = 0
    for number in range(20):
        s = game.start(2, number)
        while not s.over:
            seat = s.questions()[0].seat
            by_hunch = seat == number % 2
            s.take(game.hunch(s, chance) if by_hunch else s.options[chance.below(len(s.options))])
        won += number % 2 in game.outcome(s).winners
    assert won >= 13


@every_game
def test_the_value_function_has_named_weights_that_can_be_changed(name: str) -> None:
    game = GAMES[name]
    s = game.start(2, 10)
    weights = game.weights()
    assert weights
    assert game.weighted({}).value(s, 0) == game.weighted(weights).value(s, 0)
    doubled = {key: 2 * weight for key, weight in weights.items()}
    assert game.weighted(doubled).value(s, 0) != game.value(s, 0)


def test_every_player_can_be_made_by_name() -> None:
    for name in PLAYERS:
        assert player_named(name, 0) is not None


@pytest.mark.parametrize(
    "name",
    ["nobody", "greedy:1", "hard:0", "hard:soon", "hard:-1i", "hard:61", "hard:1000001i"],
)
def test_an_unknown_player_or_thinking_time_is_refused(name: str) -> None:
    with pytest.raises(BadSettings):
        player_named(name, 0)


def test_a_player_may_think_as_long_as_the_refusal_says() -> None:
    with pytest.raises(BadSettings, match="60, 1i – 1000000i"):
        player_named("ismcts:999999999999999999i", 0)
    assert player_named("hard:60", 0) is not None
    assert player_named("hard:1000000i", 0) is not None
