"""The games pass the learning libraries' own tests."""

import copy
import importlib.util
import json
import pickle
import random
import subprocess
import sys
import warnings
from collections.abc import Iterable

import pytest

import crownlands
from crownlands import envs
from crownlands.core.errors import BadSettings, IllegalChoice
from crownlands.core.flat import Flat
from crownlands.games import GAMES
from tests.contract.cases import CASES


def needs(*packages: str) -> pytest.MarkDecorator:
    missing = [name for name in packages if importlib.util.find_spec(name) is None]
    if missing:
        warnings.warn(f"NOT TESTED: {', '.join(missing)} is not installed", stacklevel=2)
    return pytest.mark.skipif(bool(missing), reason=f"{missing} not installed")


def in_plain_words(given: int, allowed: Iterable[int]) -> str:
    return f"{given} is not an option here. Allowed: {', '.join(map(str, allowed))}."


every_game = pytest.mark.parametrize("name", GAMES)
every_table = pytest.mark.parametrize(
    ("name", "seats"), sorted({(case.game.name, case.seats) for case in CASES})
)


@every_game
def test_flat_numbers_name_every_answer_once(name: str) -> None:
    flat = Flat(GAMES[name])
    assert len(set(flat.names)) == flat.size == len(flat.names)


@needs("pettingzoo")
@every_table
def test_pettingzoos_own_tests_pass(name: str, seats: int) -> None:
    from pettingzoo.test import api_test, seed_test

    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        api_test(envs.aec(name, seats), num_cycles=100)
        seed_test(lambda: envs.aec(name, seats), num_cycles=30)


@needs("pettingzoo")
@every_game
def test_victory_pays_one_in_all_and_points_pay_if_wished(name: str) -> None:
    seats = GAMES[name].seat_counts[-1]
    for shaping in (0.0, 0.1):
        env = envs.aec(name, seats, shaping=shaping)
        env.reset(seed=1)
        chance = random.Random(1)
        before = env.desk.scores()
        paid = dict.fromkeys(env.agents, 0.0)
        for agent in env.agent_iter():
            seen, reward, over, _, _ = env.last()
            paid[agent] += reward
            options = seen["action_mask"].nonzero()[0]
            env.step(None if over else int(chance.choice(options)))
        won = env.desk.rewards()
        assert sum(won) == pytest.approx(1.0)
        for seat, agent in enumerate(env.possible_agents):
            gained = env.desk.scores()[seat] - before[seat]
            assert paid[agent] == pytest.approx(won[seat] + shaping * gained)


@needs("pettingzoo")
def test_what_may_not_be_chosen_is_refused_and_costs_nobody_its_reward() -> None:
    env = envs.aec("card_kingdoms", 2, shaping=0.1)
    env.reset(seed=1)
    chance = random.Random(1)
    while not env.last()[1]:
        env.step(int(chance.choice(env.last()[0]["action_mask"].nonzero()[0])))
    assert not env.desk.state.over
    before = json.dumps(env.desk.game.save(env.desk.state)), env.last()[1]
    wrong = int(env.last()[0]["action_mask"].argmin())
    with pytest.raises(IllegalChoice) as refused:
        env.step(wrong)
    assert str(refused.value) == in_plain_words(wrong, env.last()[0]["action_mask"].nonzero()[0])
    assert (json.dumps(env.desk.game.save(env.desk.state)), env.last()[1]) == before


@needs("gymnasium")
@every_game
def test_gymnasiums_own_check_passes(name: str) -> None:
    from gymnasium.utils.env_checker import check_env

    opponents = ("random",) if 2 in GAMES[name].seat_counts else ()
    env = envs.single(name, opponents)
    check_env(env, skip_render_check=True)
    env.reset(seed=3)
    over = False
    while not over:
        _, reward, over, _, info = env.step(int(env.action_masks().nonzero()[0][0]))
        assert info["legal"]
    assert 0.0 <= reward <= 1.0


@needs("gymnasium")
@pytest.mark.parametrize("beyond", [-1, 1])
def test_a_number_outside_the_space_takes_the_default(beyond: int) -> None:
    env, other = (envs.single("card_kingdoms", ["random"]) for _ in range(2))
    env.reset(seed=3)
    other.reset(seed=3)
    ask = other.desk.asked
    assert ask is not None
    default = other.desk.flat.number(ask, other.desk.state.options_of(other.seat)[0])
    assert other.step(default)[4] == {"legal": True}
    assert env.step(default + beyond * env.action_space.n)[4] == {"legal": False}
    assert env.desk.game.save(env.desk.state) == other.desk.game.save(other.desk.state)


@needs("gymnasium")
def test_a_step_after_the_end_is_refused_in_plain_words() -> None:
    env = envs.single("cites_royales", ["random"])
    env.reset(seed=3)
    over = False
    while not over:
        over = env.step(0)[2]
    with pytest.raises(IllegalChoice, match=r"^This seat has nothing to decide just now\.$"):
        env.step(0)


@needs("pettingzoo")
@every_game
def test_what_may_be_chosen_is_said_in_words(name: str) -> None:
    env = envs.aec(name, 2)
    env.reset(seed=1)
    match = crownlands.start(name, 2, 1)
    env.desk.state = match.state
    while not match.over:
        question = match.question
        words = env.desk.words(question.seat)
        assert list(words.values()) == [option.text for option in question.options]
        assert sorted(words) == list(env.desk.mask(question.seat).nonzero()[0])
        match.choose(question.options[0])
    assert env.desk.words(0) == {}


@needs("pyspiel")
@every_game
def test_openspiel_says_in_words_what_may_be_chosen(name: str) -> None:
    import pyspiel

    envs.register_openspiel()
    state = pyspiel.load_game(f"crownlands_{name}").new_initial_state()
    state.apply_action(7)
    question = crownlands.start(name, 2, 7).question
    said = [state.action_to_string(action) for action in state.legal_actions()]
    assert sorted(said) == sorted(
        f"{question.kind} {option.number}: {option.text}" for option in question.options
    )


# Who always takes what is listed first in Villages never ends a game.
@needs("pettingzoo")
def test_a_table_that_nobody_ends_is_cut() -> None:
    env = envs.aec("villages", 2)
    env.reset(seed=1)
    steps = 0
    while not env.truncations[env.agent_selection]:
        env.step(int(env.desk.mask(env.possible_agents.index(env.agent_selection)).argmax()))
        steps += 1
    assert steps == env.desk.game.most_decisions
    for _ in env.agent_iter():
        _, reward, over, cut, _ = env.last()
        assert (reward, over, cut) == (0.0, False, True)
        env.step(None)
    assert env.agents == []
    env.reset(seed=2)
    assert env.last()[1:4] == (0.0, False, False)


@needs("gymnasium")
def test_a_seat_that_never_ends_its_game_is_cut() -> None:
    env = envs.single("villages", [])
    env.reset(seed=1)
    steps, over, cut = 0, False, False
    while not (over or cut):
        _, reward, over, cut, _ = env.step(int(env.action_masks().argmax()))
        steps += 1
    assert (steps, over, reward) == (env.desk.game.most_decisions, False, 0.0)
    env.reset(seed=2)
    assert env.action_masks().any()


@needs("pyspiel")
def test_openspiel_never_plays_longer_than_it_was_told() -> None:
    import pyspiel

    envs.register_openspiel()
    game = pyspiel.load_game("crownlands_villages")
    state = game.new_initial_state()
    state.apply_action(5)
    while not state.is_terminal():
        state.apply_action(state.legal_actions()[0])
    assert len(state.history()) == 1 + game.max_game_length()
    assert state.returns() == [0.0, 0.0]
    assert state.current_player() == pyspiel.PlayerId.TERMINAL
    assert state.legal_actions() == []


@needs("gymnasium", "pettingzoo")
def test_a_table_that_cannot_be_is_refused_in_plain_words() -> None:
    with pytest.raises(BadSettings, match=r"^9 seats do not fit this game\."):
        envs.aec("villages", 9)
    with pytest.raises(BadSettings, match=r"^There is no player called nobody\."):
        envs.single("villages", ["nobody"])


@needs("pyspiel")
@every_game
@pytest.mark.parametrize("players", [-1, 0, 9])
def test_openspiel_loads_no_game_for_seats_that_it_does_not_have(name: str, players: int) -> None:
    import pyspiel

    envs.register_openspiel()
    with pytest.raises(BadSettings, match=rf"^{players} seats do not fit this game\. Allowed"):
        pyspiel.load_game(f"crownlands_{name}", {"players": players})


@needs("pyspiel")
@every_game
def test_an_openspiel_action_that_is_not_allowed_is_refused_in_plain_words(name: str) -> None:
    import pyspiel

    envs.register_openspiel()
    state = pyspiel.load_game(f"crownlands_{name}").new_initial_state()
    state.apply_action(7)
    before = str(state)
    wrong = max(state.legal_actions()) + 1
    with pytest.raises(IllegalChoice) as refused:
        state.apply_action(wrong)
    assert str(refused.value) == in_plain_words(wrong, state.legal_actions())
    assert str(state) == before


@needs("pyspiel")
@every_table
def test_openspiels_random_simulation_passes_with_serialization(name: str, seats: int) -> None:
    import pyspiel

    assert f"crownlands_{name}" in envs.register_openspiel()
    game = pyspiel.load_game(f"crownlands_{name}", {"players": seats})
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


@needs("pyspiel")
@every_game
def test_openspiels_ismcts_plays_a_game(name: str) -> None:
    import numpy as np
    import pyspiel
    from open_spiel.python.algorithms import ismcts, mcts

    envs.register_openspiel()
    game = pyspiel.load_game(f"crownlands_{name}")

    class FirstGuess(mcts.Evaluator):
        def evaluate(self, state: pyspiel.State) -> list[float]:
            return [0.5] * game.num_players()

        def prior(self, state: pyspiel.State) -> list[tuple[int, float]]:
            actions = state.legal_actions()
            return [(action, 1 / len(actions)) for action in actions]

    bot = ismcts.ISMCTSBot(
        game,
        FirstGuess(),
        uct_c=1.4,
        max_simulations=3,
        random_state=np.random.RandomState(1),
    )
    state = game.new_initial_state()
    state.apply_action(5)
    while not state.is_terminal():
        state.apply_action(
            bot.step(state) if state.current_player() == 0 else state.legal_actions()[0]
        )
    assert sum(state.returns()) == pytest.approx(1.0)


@needs("pyspiel")
def test_an_openspiel_game_can_be_sent_to_a_process_that_has_none_registered() -> None:
    import pyspiel

    envs.register_openspiel()
    sent = pickle.dumps(pyspiel.load_game("crownlands_villages", {"players": 3}))
    there = "import pickle, sys; print(pickle.load(sys.stdin.buffer))"
    run = subprocess.run([sys.executable, "-c", there], input=sent, capture_output=True, check=True)
    assert run.stdout.strip() == b"crownlands_villages(players=3)"


@needs("pyspiel")
@every_game
def test_an_openspiel_state_can_be_copied_and_saved(name: str) -> None:
    import pyspiel

    envs.register_openspiel()
    game = pyspiel.load_game(f"crownlands_{name}")
    state = game.new_initial_state()
    state.apply_action(7)
    for _ in range(10):
        state.apply_action(state.legal_actions()[-1])
    saved = pyspiel.serialize_game_and_state(game, state)
    _, loaded = pyspiel.deserialize_game_and_state(saved)
    assert str(loaded) == str(state) == str(copy.deepcopy(state))
    assert json.loads(str(state))["game"] == name
