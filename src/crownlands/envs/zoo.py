"""PettingZoo: a table where every seat is an agent."""

from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv

from crownlands.core.game import Value
from crownlands.envs.desk import Desk


class Table(AECEnv):  # type: ignore[misc]
    """A game for agents that take turns; the observation holds numbers and the action mask.

    The winner gets 1 at the end. With `shaping`, every point gained pays that much at once.
    """

    def __init__(self, game: str, seats: int, shaping: float, settings: dict[str, Value]) -> None:
        super().__init__()
        self.desk = Desk(game, seats, settings)
        self.shaping = shaping
        self.metadata = {
            "name": f"crownlands_{game}",
            "render_modes": [],
            "is_parallelizable": False,
        }
        self.render_mode = None
        self.possible_agents = [f"seat_{seat}" for seat in range(seats)]
        self.agents = self.possible_agents[:]
        action = spaces.Discrete(self.desk.flat.size)
        observation = spaces.Dict(
            {
                "observation": spaces.Box(-np.inf, np.inf, (len(self.desk.columns),), np.float32),
                "action_mask": spaces.Box(0, 1, (self.desk.flat.size,), np.int8),
            }
        )
        self.action_spaces = dict.fromkeys(self.possible_agents, action)
        self.observation_spaces = dict.fromkeys(self.possible_agents, observation)
        self._random = np.random.default_rng()

    def observation_space(self, agent: str) -> spaces.Dict:
        """The same for every seat."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        """The flat numbers of all answers to all questions."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a new game; the same seed deals the same one."""
        if seed is not None:
            self._random = np.random.default_rng(seed)
        self.desk.start(int(self._random.integers(1 << 62)))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._points = self.desk.scores() if self.shaping else []
        self._turn_to_asked()

    def observe(self, agent: str) -> dict[str, Any]:
        """What a seat may know, and what it may choose now."""
        seat = self.possible_agents.index(agent)
        return {"observation": self.desk.numbers(seat), "action_mask": self.desk.mask(seat)}

    def step(self, action: int | None) -> None:
        """Choose for the seat that is asked."""
        if self.terminations[self.agent_selection] or self.truncations[self.agent_selection]:
            self._was_dead_step(action)
            return
        assert action is not None
        self.desk.choose(int(action))
        self._cumulative_rewards[self.agent_selection] = 0.0
        self._pay()
        self._turn_to_asked()
        self._accumulate_rewards()

    def _pay(self) -> None:
        """Pay for points gained, if that is wished, and for victory at the end."""
        paid = [0.0] * self.desk.seats
        if self.shaping:
            before, self._points = self._points, self.desk.scores()
            paid = [
                self.shaping * (now - then) for now, then in zip(self._points, before, strict=True)
            ]
        paid = [sum(pair) for pair in zip(paid, self.desk.rewards(), strict=True)]
        self.rewards = dict(zip(self.possible_agents, paid, strict=True))

    def _turn_to_asked(self) -> None:
        ask = self.desk.asked
        if ask is not None and not self.desk.cut:
            self.agent_selection = self.possible_agents[ask.seat]
            return
        self.terminations = dict.fromkeys(self.agents, ask is None)
        self.truncations = dict.fromkeys(self.agents, ask is not None)
        self.agent_selection = self.agents[0]

    def render(self) -> None:
        """Nothing is drawn here: play at a table to see one."""

    def close(self) -> None:
        """Nothing is held open."""
