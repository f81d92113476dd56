"""OpenSpiel: every game, registered from outside.

The first move is chance's: it picks the deal, and with it all dice to come. A state is copied and
saved with the position it holds, not played again from its history, and no seat sees more than
its view.
"""

import json
from typing import Any, Final

import numpy as np
import pyspiel

from crownlands.core.flat import Flat
from crownlands.core.game import Game
from crownlands.core.machine import State
from crownlands.core.serial import Json
from crownlands.core.zones import plain
from crownlands.envs.plainly import choices_of, option_meant, said
from crownlands.games import GAMES
from crownlands.words import plainly

DEALS: Final = 1000


class Held:
    """A state of ours inside one of theirs: copied the quick way, and kept as its saved form."""

    def __init__(self, game: Game[Any], flat: Flat, state: State | None) -> None:
        self.game = game
        self.flat = flat
        self.state = state

    def __deepcopy__(self, memo: object) -> "Held":
        return self.with_state(None if self.state is None else self.game.copy(self.state))

    def __reduce__(self) -> tuple[Any, ...]:
        return _held, (self.game.name, None if self.state is None else self.game.save(self.state))

    def with_state(self, state: State | None) -> "Held":
        """The same game with another state in it."""
        return Held(self.game, self.flat, state)


def _held(name: str, saved: Json) -> Held:
    """Take a state up again from its saved form."""
    game = GAMES[name]
    return Held(game, Flat(game), None if saved is None else game.load(saved))


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A game in progress."""

    def __init__(self, game: Any, held: Held) -> None:
        super().__init__(game)
        self.held = held

    def __deepcopy__(self, memo: object) -> Any:
        return self.clone()

    def _state(self) -> State:
        assert self.held.state is not None
        return self.held.state

    def current_player(self) -> int:
        """Who is asked; of several at once, the first seat."""
        if self.held.state is None:
            return int(pyspiel.PlayerId.CHANCE)
        ask = None if self.is_terminal() else self.held.state.asked()
        return int(pyspiel.PlayerId.TERMINAL) if ask is None else ask.seat

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Every deal is as likely as the next."""
        return [(deal, 1.0 / DEALS) for deal in range(DEALS)]

    def _legal_actions(self, player: int) -> list[int]:
        s = self._state()
        ask = s.asked()
        assert ask is not None
        return sorted(self.held.flat.number(ask, option) for option in s.options_of(player))

    def _apply_action(self, action: int) -> None:
        if self.held.state is None:
            seats = self.get_game().num_players()
            self.held = self.held.with_state(self.held.game.start(seats, action))
            return
        option = option_meant(self.held.flat, self.held.state, action)
        self.held.state.answer(self.current_player(), option)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"deal {action}"
        name = str(self.held.flat.names[action])
        s = self.held.state
        offered = {} if s is None else choices_of(self.held.game, self.held.flat, s, player)
        return f"{name}: {said(offered[action])}" if action in offered else name

    def is_terminal(self) -> bool:
        """Whether no question is open, or the game has taken as many decisions as it may."""
        decisions = self.move_number() - 1  # after the deal
        s = self.held.state
        return s is not None and (s.over or decisions >= self.held.game.most_decisions)

    def returns(self) -> list[float]:
        """The part of the victory that each seat got; of a game that nobody ended, nothing."""
        s = self.held.state
        if s is None:
            return [0.0] * int(self.get_game().num_players())
        return self.held.game.shares(s)

    def information_state_string(self, player: int | None = None) -> str:
        """What the seat itself chose, and what it sees now."""
        seat = self.current_player() if player is None else player
        if self.held.state is None:
            return "before the deal"
        mine = [move.action for move in self.full_history() if move.player == seat]
        view = plain(self.held.game.view(self.held.state, seat))
        return f"{mine} {json.dumps(view)}"

    def resample_from_infostate(self, player: int, sampler: Any) -> "SpielState":
        """A state that the seat cannot tell from this one, with all that is hidden dealt anew."""
        other: SpielState = self.clone()
        chance = int(sampler() * (1 << 52))
        imagined = self.held.game.determinize(self._state(), player, chance)
        other.held = self.held.with_state(imagined)
        return other

    def __str__(self) -> str:
        if self.held.state is None:
            return "before the deal"
        return json.dumps(self.held.game.save(self.held.state))


class Observer:
    """Looks at a state for one seat: named numbers, or words."""

    def __init__(self, rules: Game[Any], seats: int) -> None:
        self.rules = rules
        self.columns = rules.feature_names(seats)
        self.tensor: Any = np.zeros(len(self.columns), np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        """Fill in the numbers."""
        self.tensor.fill(0.0)
        s = state.held.state
        if s is not None:
            self.tensor[:] = self.rules.features(s, player)

    def string_from(self, state: SpielState, player: int) -> str:
        """What the seat sees."""
        s = state.held.state
        return "" if s is None else json.dumps(plain(self.rules.view(s, player)))


def register() -> list[str]:
    """Register every game that is not registered yet; give their names."""
    names = []
    for rules in GAMES.values():
        name = f"crownlands_{rules.name}"
        if name not in pyspiel.registered_names():
            kind = _game_type(name, rules)
            pyspiel.register_game(kind, _game_class(kind, rules))
        names.append(name)
    return names


def _game_type(name: str, rules: Game[Any]) -> Any:
    seats = 2 if 2 in rules.seat_counts else rules.seat_counts[0]
    return pyspiel.GameType(
        short_name=name,
        long_name=f"Crownlands {rules.name}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(rules.seat_counts),
        min_num_players=min(rules.seat_counts),
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": seats},
    )


def _loaded(name: str) -> Any:
    """Load a game by its name in another process, where nothing may be registered yet."""
    register()
    return pyspiel.load_game(name)


def _game_class(kind: Any, rules: Game[Any]) -> type:
    flat = Flat(rules)

    class SpielGame(pyspiel.Game):  # type: ignore[misc]
        """One of our games as OpenSpiel asks for it."""

        @plainly()
        def __init__(self, params: dict[str, Any] | None = None) -> None:
            given = params or {}
            seats = int(given.get("players", kind.parameter_specification["players"]))
            rules.check_seats(seats)
            info = pyspiel.GameInfo(
                num_distinct_actions=flat.size,
                max_chance_outcomes=DEALS,
                num_players=seats,
                min_utility=0.0,
                max_utility=1.0,
                max_game_length=rules.most_decisions,
            )
            super().__init__(kind, info, given)

        def __reduce__(self) -> tuple[Any, ...]:
            return _loaded, (str(self),)

        def new_initial_state(self) -> SpielState:
            return SpielState(self, Held(rules, flat, None))

        def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
            return Observer(rules, self.num_players())

    return SpielGame
