"""Gymnasium: one seat to learn at, the others played by name."""

from collections.abc import Sequence
from typing import Any, ClassVar

import gymnasium
import numpy as np
from gymnasium import spaces

from crownlands.core.game import Value
from crownlands.envs.desk import Desk
from crownlands.envs.plainly import question_of
from crownlands.players import Player
from crownlands.players.glimpse import Glimpse
from crownlands.players.own import player_at_work


class Seat(gymnasium.Env):  # type: ignore[misc]
    """The learner's seat changes from game to game; `action_masks` tells what it may choose.

    A number that may not be chosen takes the question's default instead, and `info` says so.
    """

    metadata: ClassVar[dict[str, Any]] = {"render_modes": []}

    def __init__(
        self, game: str, opponents: Sequence[str], shaping: float, settings: dict[str, Value]
    ) -> None:
        self.desk = Desk(game, len(opponents) + 1, settings)
        self.opponents = tuple(opponents)
        self.shaping = shaping
        self.seat = 0
        self.action_space = spaces.Discrete(self.desk.flat.size)
        self.observation_space = spaces.Dict(
            {
                "observation": spaces.Box(-np.inf, np.inf, (len(self.desk.columns),), np.float32),
                "action_mask": spaces.Box(0, 1, (self.desk.flat.size,), np.int8),
            }
        )
        self._minds: dict[int, Player] = {}
        self._points = 0
        for name in self.opponents:
            player_at_work(name, 0)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """Deal a new game, seat everybody, and play on until the learner is asked."""
        super().reset(seed=seed)
        while True:
            self.desk.start(int(self.np_random.integers(1 << 62)))
            self.seat = int(self.np_random.integers(self.desk.seats))
            others = [seat for seat in range(self.desk.seats) if seat != self.seat]
            self._minds = {
                seat: player_at_work(name, int(self.np_random.integers(1 << 62)))
                for seat, name in zip(others, self.opponents, strict=True)
            }
            self._play_others()
            if not (self.desk.state.over or self.desk.cut):
                break
        self._points = self.desk.scores()[self.seat] if self.shaping else 0
        return self._observation(), {"seat": self.seat}

    def step(self, action: int) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        """Choose for the learner and play on until it is asked again."""
        option = self.desk.flat.option(question_of(self.desk.state, self.seat), int(action))
        options = self.desk.state.options_of(self.seat)
        legal = option in options
        self.desk.answer(self.seat, option if legal else options[0])
        self._play_others()
        over = self.desk.state.over
        reward = self.desk.rewards()[self.seat]
        if self.shaping:
            before, self._points = self._points, self.desk.scores()[self.seat]
            reward += self.shaping * (self._points - before)
        return self._observation(), reward, over, self.desk.cut, {"legal": legal}

    def action_masks(self) -> Any:
        """What may be chosen, as sb3-contrib asks for it."""
        return self.desk.mask(self.seat).astype(bool)

    def _play_others(self) -> None:
        s = self.desk.state
        while not (s.over or self.desk.cut or s.options_of(self.seat)):
            seat = s.questions()[0].seat
            self.desk.answer(seat, self._minds[seat].decide(Glimpse(self.desk.game, s, seat)))

    def _observation(self) -> dict[str, Any]:
        return {
            "observation": self.desk.numbers(self.seat),
            "action_mask": self.desk.mask(self.seat),
        }
