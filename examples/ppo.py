"""Teach a small policy a game by masked PPO on a CPU, then let it meet random players.

    pip install 'crownlands[ppo]'
    python examples/ppo.py [GAME] [--steps 40000] [--games 200] [--against random]

Takes about a minute on one core. Prints the share of victory before and after, with its 95 %
interval.
"""

import argparse
import time
from typing import Any

import gymnasium
import numpy as np
from sb3_contrib import MaskablePPO
from stable_baselines3.common.vec_env import DummyVecEnv

from crownlands.arena.results import interval
from crownlands.envs import single
from crownlands.games import GAMES


class Counts(gymnasium.ObservationWrapper):  # type: ignore[misc]
    """Only what the seat knows, on a scale that a network likes; the mask is asked for apart."""

    def __init__(self, env: Any) -> None:
        super().__init__(env)
        self.observation_space = env.observation_space["observation"]

    def observation(self, observation: dict[str, Any]) -> Any:
        """Take the numbers, large ones less largely."""
        numbers = observation["observation"]
        return np.sign(numbers) * np.log1p(np.abs(numbers))

    def action_masks(self) -> Any:
        """What may be chosen now."""
        return self.env.unwrapped.action_masks()


def share(policy: MaskablePPO, game: str, against: str, games: int) -> str:
    """Play games that were not learned from; give the share of victory."""
    env = Counts(single(game, opponents=[against]))
    won = 0.0
    for deal in range(games):
        seen, _ = env.reset(seed=1_000_000 + deal)
        over, cut, reward = False, False, 0.0
        while not (over or cut):
            action, _ = policy.predict(seen, action_masks=env.action_masks())
            seen, reward, over, cut, _ = env.step(int(action))
        won += reward
    low, high = interval(won, games)
    return f"{won / games:.1%} ({low:.1%} – {high:.1%}) of {games} games against {against}"


def main() -> None:
    """Teach, and measure before and after."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="?", default="card_kingdoms", choices=list(GAMES))
    parser.add_argument("--steps", type=int, default=40_000)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--against", default="random")
    parser.add_argument("--save", help="where to write the policy")
    given = parser.parse_args()

    def learner() -> Any:
        return Counts(single(given.game, opponents=[given.against], shaping=0.02))

    policy = MaskablePPO(
        "MlpPolicy",
        DummyVecEnv([learner] * 8),
        n_steps=256,
        batch_size=512,
        n_epochs=6,
        learning_rate=5e-4,
        gamma=0.997,
        ent_coef=0.01,
        policy_kwargs={"net_arch": [128, 128]},
        seed=1,
        verbose=0,
    )
    print(f"before: {share(policy, given.game, given.against, given.games)}", flush=True)
    started = time.monotonic()
    policy.learn(given.steps, progress_bar=False)
    print(f"{given.steps} choices in {time.monotonic() - started:.0f} s")
    print(f"after:  {share(policy, given.game, given.against, given.games)}")
    if given.save:
        policy.save(given.save)


if __name__ == "__main__":
    main()
