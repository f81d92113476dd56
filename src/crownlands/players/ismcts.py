"""The searching player: a tree over what its own seat can know, grown from imagined states.

Every round deals the unseen anew, walks down the tree along what is allowed there, plays on from
the leaf, and remembers how that went. So a node stands for a run of its own choices, not for a
state: dice, hidden cards and what the others do differ from round to round. What other seats
choose is guessed, never branched on: the rounds go into planning its own next turns, which in
these games counts for more than the best reply to each of them.

Which option the rounds begin with is decided in one of two ways. Mostly they go where it went best
so far, until the lead is sure. But where an option is only worth what a long row of choices after
it makes of it, the first one to be worked out would keep all the rounds; in such games the options
are sifted: all are tried alike, and the worse half is dropped step by step.
"""

import math
import time
from collections.abc import Callable
from typing import Any, Final

from crownlands.core.chance import Chance
from crownlands.core.flat import Flat
from crownlands.core.game import Game
from crownlands.core.machine import Ask, Frame, State
from crownlands.players.glimpse import Glimpse
from crownlands.players.greedy import value_after

WHOLE_GAME: Final = -1  # playouts go to the end
FORESIGHT: Final = -2  # playouts go as far as the game itself says
BY_RANK: Final = "rank"
BY_SCORE: Final = "score"
LATE: Final = 1e9  # seconds that are never up
GAMES_OWN: Final = 0.0  # the scale that the game itself names
SHARPNESS: Final = 12.0  # how much likelier an option is tried that surely wins than a lost one
LOOK_UP: Final = 8  # rounds between two looks at whether the lead can still be lost
WEIGH: Final = 64  # rounds between two looks at whether the choice is settled
SURE: Final = 3.0  # standard errors ahead that settle it
CLOSE: Final = 0.4  # how near two options must be for more rounds to be a waste, by all rounds
EARLY: Final = 1.0 / 32.0  # the part of all rounds that an option is sure to get in a sifting


class Budget:
    """How long a search may think and how it judges what it finds."""

    def __init__(
        self,
        seconds: float = LATE,
        rounds: int = 1_000_000,
        playout: int = WHOLE_GAME,
        reward: str = BY_RANK,
        explore: float = 0.7,
        bias: float = 1.0,
        scale: float = GAMES_OWN,
        clock: Callable[[], float] = time.monotonic,
        sifts: bool | None = None,
    ) -> None:
        self.seconds = seconds
        self.rounds = rounds
        self.playout = playout  # decisions played on from a leaf before the value function looks
        self.reward = reward
        self.explore = explore
        self.bias = bias  # how sharply the value function's first look tells options apart
        self.scale = scale  # points ahead that make a position three to one
        self.clock = clock  # what its seconds are told by
        self.sifts = sifts  # whether options are sifted; None is what the game itself says


class Node:
    """A choice of this seat: how often it was made, how it went, and what followed."""

    def __init__(self, weight: float, hint: float) -> None:
        self.weight = weight  # how promising it looks at first, beside the other options
        self.total = hint
        self.squares = hint * hint
        self.visits: int = 0
        self.children: dict[int, Node] = {}


class Ismcts:
    """Information-set tree search for any game and number of seats."""

    def __init__(self, seed: int, budget: Budget) -> None:
        self.budget = budget
        self.rounds: int = 0  # of the last decision
        self.chances: list[tuple[int, float]] = []  # of its options, by how they went
        self._chance = Chance(seed)
        self._flat: Flat | None = None
        self._kept = Node(1.0, 0.5)
        self._kept_at = (-1, -1)

    def decide(self, glimpse: Glimpse) -> int:
        """Search until the budget is spent; choose what did best."""
        if self._flat is None:
            self._flat = Flat(glimpse.game)
        root = Node(1.0, 0.5)
        search = Search(glimpse, self.budget, self._flat, self._chance, root)
        # Nothing was rolled or shown since the last choice: what was found after it still holds.
        # Alone it does not: there, rounds are measured against how things stand now.
        if self._kept_at == (glimpse.turn, glimpse.unveiled) and not search.alone:
            search.root = self._kept
        self.rounds = search.run()
        option, self._kept = search.best()
        self.chances = search.chances()
        self._kept_at = (glimpse.turn, glimpse.unveiled)
        return option


class Search:
    """One decision's search."""

    def __init__(
        self, glimpse: Glimpse, budget: Budget, flat: Flat, chance: Chance, root: Node
    ) -> None:
        self.glimpse = glimpse
        self.game: Game[Any] = glimpse.game
        self.seat: int = glimpse.seat
        self.budget = budget
        self.flat = flat
        self.chance = chance
        self.root = root
        start = glimpse.imagine(chance.seed())
        self.playout: int = budget.playout
        if budget.playout == FORESIGHT:
            self.playout = self.game.foresight * start.seats
        elif budget.playout == WHOLE_GAME:
            self.playout = self.game.most_decisions
        self.scale: float = budget.scale if budget.scale != GAMES_OWN else self.game.swing
        self.alone: bool = start.seats == 1
        # When everybody waits for somebody else to open, only what is there counts.
        if not self.alone and start.turns > self.game.patience:
            self.playout = 0
        # Alone there is nobody to be ahead of: what counts is to come out above what is in sight.
        self.par: float = self.game.value(start, self.seat) if self.alone else 0.0
        self.asked: int = 0  # the flat number where the root's question begins
        sifts = self.game.sifts if budget.sifts is None else budget.sifts
        self.sifted: list[int] = list(glimpse.options) if sifts else []  # what was not dropped yet

    def run(self) -> int:
        """Play rounds until time or number is up, or nothing can change the choice any more."""
        budget = self.budget
        started = budget.clock()
        rounds = 0
        while True:
            self.round()
            rounds += 1
            spent = budget.clock() - started
            if rounds >= budget.rounds or spent >= budget.seconds:
                return rounds
            if rounds % LOOK_UP == 0:
                left = budget.rounds - rounds
                if spent > 0.0:
                    left = min(left, int(rounds * (budget.seconds / spent - 1.0)) + 1)
                if self.sifted:
                    self.sift(rounds, rounds + left)
                if self.decided(rounds, left):
                    return rounds

    def decided(self, rounds: int, left: int) -> bool:
        """Whether nothing can change the choice any more."""
        if self.sifted:
            return len(self.sifted) == 1
        close = CLOSE / math.sqrt(rounds + left)
        return self.lead() > left or (rounds % WEIGH == 0 and self.settled(close))

    def sift(self, rounds: int, whole: int) -> None:
        """Drop the worse half, in equal steps until all the rounds are over, and any surely worse.

        An option gets better as the choices after it are worked out, so none is dropped for what it
        was at first.
        """
        best = self.best()[1]
        close = CLOSE / math.sqrt(whole)
        hopeful: list[tuple[float, int]] = []
        for option in self.sifted:
            child = self.root.children[self.asked + option]
            early = child.visits < EARLY * whole or best.visits < EARLY * whole
            if child is best or early or not self.behind(child, best, close):
                hopeful.append((-mean(child), option))
        hopeful.sort()
        count = len(self.glimpse.options)
        halvings = (count - 1).bit_length() * rounds // whole
        room = (count + (1 << halvings) - 1) >> halvings
        self.sifted = [option for _, option in hopeful[:room]]

    def lead(self) -> int:
        """How many more times the option tried most was tried than the next one."""
        most = 0
        next_most = 0
        for option in self.glimpse.options:
            visits = self.root.children[self.asked + option].visits
            if visits > most:
                most, next_most = visits, most
            elif visits > next_most:
                next_most = visits
        return most - next_most

    def settled(self, close: float) -> bool:
        """Whether the option tried most is surely better than any other, or close to it."""
        best = self.best()[1]
        for option in self.glimpse.options:
            child = self.root.children[self.asked + option]
            if child is not best and not self.behind(child, best, close):
                return False
        return True

    def behind(self, child: Node, best: Node, close: float) -> bool:
        """Whether an option is surely worse than the best, or too close to it to be told apart."""
        doubt = variance(best) / (best.visits + 1) + variance(child) / (child.visits + 1)
        error = math.sqrt(doubt)
        return mean(best) - mean(child) >= SURE * error or error <= close

    def best(self) -> tuple[int, Node]:
        """The option tried most, with what followed it; of equals, the one that went best.

        Sifted options are tried alike, so there it is the one that went best.
        """
        if self.sifted:
            return self.best_sifted()
        best_option = self.glimpse.options[0]
        best = self.root.children[self.asked + best_option]
        for option in self.glimpse.options:
            child = self.root.children[self.asked + option]
            if (child.visits, child.total) > (best.visits, best.total):
                best_option, best = option, child
        return best_option, best

    def best_sifted(self) -> tuple[int, Node]:
        """The option that went best, of those not dropped yet."""
        best_option = self.sifted[0]
        best = self.root.children[self.asked + best_option]
        for option in self.sifted:
            child = self.root.children[self.asked + option]
            if mean(child) > mean(best):
                best_option, best = option, child
        return best_option, best

    def tried_least(self) -> int:
        """The option tried least, of those not dropped yet."""
        least_option = self.sifted[0]
        least = self.root.children[self.asked + least_option].visits
        for option in self.sifted:
            visits = self.root.children[self.asked + option].visits
            if visits < least:
                least_option, least = option, visits
        return least_option

    def chances(self) -> list[tuple[int, float]]:
        """Every option with how well it went on average, from 0 to 1."""
        found: list[tuple[int, float]] = []
        for option in self.glimpse.options:
            child = self.root.children[self.asked + option]
            found.append((option, mean(child)))
        return found

    def round(self) -> None:
        """Imagine, walk down, play on, remember."""
        s = self.glimpse.imagine(self.chance.seed())
        path: list[Node] = []
        self.descend(s, path)
        reward = self.play_on(s)
        for node in path:
            node.visits += 1
            node.total += reward
            node.squares += reward * reward

    def descend(self, s: State, path: list[Node]) -> None:
        """Walk down to a choice that was never tried, or to the end of the game."""
        node = self.root
        ask = self.asked_next(s)
        while ask is not None:
            base = self.flat.base(ask)
            if not path:
                self.asked = base
            options = s.options_of(self.seat)
            self.expand(node, s, base, options)
            if self.sifted and not path:
                option = self.tried_least()
            else:
                option = self.select(node, base, options)
            node = node.children[base + option]
            path.append(node)
            s.answer(self.seat, option)
            if node.visits == 0:
                return
            ask = self.asked_next(s)

    def asked_next(self, s: State) -> Ask[Any] | None:
        """The next question of this seat, after guessing what others choose; None at the end."""
        while s.options:
            if s.lanes:
                if s.lanes[self.seat]:
                    return question(s.lanes[self.seat])
            else:
                ask = question(s.stack)
                if ask.seat == self.seat:
                    return ask
            s.take(self.game.hunch(s, self.chance))
        return None

    def expand(self, node: Node, s: State, base: int, options: list[int]) -> None:
        """Give every option here a child, with what the value function makes of it."""
        children = node.children
        even = math.nan
        for option in options:
            if base + option not in children:
                hint = 0.5
                if self.budget.bias > 0.0:
                    if math.isnan(even):
                        even = self.even(s)
                    value = value_after(self.game, self.game.copy(s), self.seat, option)
                    hint = self.squash(value - even)
                weight = math.exp(self.budget.bias * SHARPNESS * hint)
                children[base + option] = Node(weight, hint)

    def even(self, s: State) -> float:
        """The value from which this seat's chances would be even, as things stand."""
        if self.alone:
            return 0.0
        standings = self.game.standings(s)
        share = min(0.999, max(0.001, self.share(standings)))
        return self.game.ahead(standings, self.seat) - self.scale * math.log(share / (1.0 - share))

    def select(self, node: Node, base: int, options: list[int]) -> int:
        """The option with the best mix of how it went, how it looks, and how little it was tried.

        What is not allowed this time does not count: other hands have other options.
        """
        children = [node.children[base + option] for option in options]
        visits = 1
        whole = 0.0
        for child in children:
            visits += child.visits
            whole += child.weight
        eager = self.budget.explore * math.sqrt(visits)
        floor = 0.1 * eager / len(options)
        eager *= 0.9 / whole
        best = 0
        best_score = -1.0
        for i in range(len(options)):
            child = children[i]
            score = (child.total + eager * child.weight + floor) / (child.visits + 1)
            if score > best_score:
                best, best_score = i, score
        return options[best]

    def play_on(self, s: State) -> float:
        """Play by hunches to the end, or as far as the budget says; give this seat's reward."""
        game = self.game
        chance = self.chance
        left = self.playout
        while s.options:
            if left == 0:
                if self.alone:
                    return self.squash(game.value(s, self.seat))
                return self.share(game.standings(s))
            s.take(game.hunch(s, chance))
            left -= 1
        return self.final_reward(s)

    def share(self, standings: list[float]) -> float:
        """What standings in the middle of a game are worth: this seat's share in the victory."""
        mine = standings[self.seat]
        whole = 0.0
        for standing in standings:
            whole += math.exp(min(50.0, (standing - mine) / self.scale))
        return 1.0 / whole

    def final_reward(self, s: State) -> float:
        """What a finished game is worth: victory, and a little for the margin.

        Alone the points count as they do before the end, unless the game is lost.
        """
        outcome = self.game.outcome(s)
        if self.alone:
            totals = [float(sheet.total) for sheet in outcome.sheets]
            ahead = self.game.ahead(totals, self.seat)
            return self.squash(ahead) if self.seat in outcome.winners else 0.0
        others = [sheet.total for sheet in outcome.sheets if sheet.seat != self.seat]
        reward = self.squash(float(outcome.sheets[self.seat].total - max(others)))
        if self.budget.reward == BY_RANK:
            won = 1.0 / len(outcome.winners) if self.seat in outcome.winners else 0.0
            reward = 0.8 * won + 0.2 * reward
        return reward

    def squash(self, points: float) -> float:
        """Turn points ahead into a chance of winning, or alone, of doing better than in sight."""
        points -= self.par
        if points > 50.0 * self.scale:
            return 1.0
        if points < -50.0 * self.scale:
            return 0.0
        return 1.0 / (1.0 + math.exp(-points / self.scale))


def mean(node: Node) -> float:
    """How well the rounds through a node went, its first look included."""
    return node.total / (node.visits + 1)


def variance(node: Node) -> float:
    """How far the rounds through a node differed, with a little for what was not seen yet."""
    visits = node.visits + 1
    return max(0.0, node.squares / visits - mean(node) ** 2) + 0.1 / visits


def question(stack: list[Frame[Any]]) -> Ask[Any]:
    """The open question on a stack or in a lane."""
    ask = stack[-1]
    assert isinstance(ask, Ask)
    return ask
