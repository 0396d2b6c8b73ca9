"""Environments keep to the interfaces of PettingZoo and Gymnasium, by their own tests."""

import subprocess
import sys
import warnings
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, render_test, seed_test

import oracle_nb
from oracle_nb.bots import make_bot
from oracle_nb.bots.simulate import bot_seed, play_out
from oracle_nb.core.chance import random_below
from oracle_nb.environments import delphi_v0, gym_vector_env, mythology_v0
from oracle_nb.environments.episode import NotReset
from oracle_nb.environments.several_games import VectorSeatEnv
from tests.samples import sampled

SHORT: Any = {"layout": "free", "rules": oracle_nb.RuleSet(returned=4, rounds=3)}
"""Options of games that are quickly over."""


@pytest.fixture(autouse=True)
def quiet():
    """Let dictionaries with a mask be observations, about which PettingZoo's tests warn."""
    with warnings.catch_warnings():
        warnings.filterwarnings("ignore", category=UserWarning)
        yield


@pytest.mark.parametrize("players", sampled((2, 3, 4), 2))
def test_pettingzoo_accepts_the_interface_and_the_seeds(players):
    env = oracle_nb.env(players, **SHORT)
    api_test(env, num_cycles=60)
    seed_test(lambda: oracle_nb.env(players, **SHORT), num_cycles=40)


@pytest.mark.parametrize("players", [2, 5])
def test_pettingzoo_accepts_mythology(players):
    api_test(oracle_nb.env(players, game="mythology"), num_cycles=60)
    seed_test(lambda: oracle_nb.env(players, game="mythology"), num_cycles=40)


@pytest.mark.parametrize("players", sampled((3, 2, 4), 3))
def test_pettingzoo_accepts_texts_and_pictures(players, capsys):
    render_test(lambda render_mode: oracle_nb.env(players, render_mode=render_mode, **SHORT))
    assert "The board" in capsys.readouterr().out


def test_a_picture_shows_the_board_and_changes_with_it():
    env = oracle_nb.env(2, render_mode="rgb_array", **SHORT)
    env.reset(seed=3)
    first = env.render()
    assert max(first.shape[:2]) == 640
    assert len(np.unique(first.reshape(-1, 3), axis=0)) > 20
    assert (env.render() == first).all()
    move = next(number for number in range(5694) if env.last()[0]["action_mask"][number])
    env.step(move)
    assert (env.render() != first).any()


@pytest.mark.parametrize(("game", "bots"), [("delphi", "greedy"), ("mythology", "tactician")])
def test_gymnasium_accepts_the_interface(game, bots):
    options = SHORT if game == "delphi" else {}
    mode = "rgb_array" if game == "delphi" else "ansi"
    check_env(oracle_nb.gym_env(2, game=game, bots=bots, render_mode=mode, **options))


@pytest.mark.long
def test_the_same_seed_and_actions_give_the_same_game_as_the_bots_play():
    """Greedy bots play through both environments what they play without one."""
    options: Any = {"layout": "free", "rules": oracle_nb.RuleSet(returned=4)}
    rules = oracle_nb.new_game(2, 5, **options).rules
    bots = [make_bot("greedy", bot_seed(5, seat), rules) for seat in range(2)]
    played = play_out(rules, 5, bots)
    shares = [1.0 if seat in played.winners else 0.0 for seat in range(2)]
    assert played.finished and sum(shares) == 1

    env = oracle_nb.env(2, **options)
    env.reset(seed=5)
    rewards = {}
    for agent in env.agent_iter():
        _, reward, terminated, truncated, _ = env.last()
        if terminated or truncated:
            assert not truncated
            rewards[agent] = reward
            env.step(None)
            continue
        seat = int(agent[-1])
        view = env.rules.view(env.position, seat)
        action = bots[seat].decide(view, env.rules.legal_actions(env.position))
        env.step(env.action_number(env.rules.notation.write(action)))
    assert [rewards[f"player_{seat}"] for seat in range(2)] == shares

    for seat in range(2):
        single = oracle_nb.gym_env(2, seat=seat, bots="greedy", **options)
        observation, _ = single.reset(seed=5)
        over = False
        while not over:
            assert (single.action_masks() == observation["action_mask"]).all()
            view = single.rules.view(single.position, seat)
            action = bots[seat].decide(view, single.rules.legal_actions(single.position))
            number = single.action_number(single.rules.notation.write(action))
            observation, reward, over, truncated, info = single.step(number)
            assert not truncated and info == {}
        assert reward == shares[seat] and single.position.round == played.rounds
        assert np.flatnonzero(single.action_masks()).tolist() == [0]
        assert (single.action_masks() == observation["action_mask"]).all()


def test_a_limit_of_rounds_truncates_without_rewards():
    env = oracle_nb.env(3, **SHORT)
    env.reset(seed=1)
    ends = {}
    for agent in env.agent_iter():
        observation, reward, terminated, truncated, _ = env.last()
        if terminated or truncated:
            ends[agent] = (reward, terminated, truncated)
            env.step(None)
        else:
            env.step(env.action_space(agent).sample(observation["action_mask"]))
    assert ends == dict.fromkeys(env.possible_agents, (0, False, True))


def test_only_the_agent_that_decides_has_actions():
    env = oracle_nb.env(3, **SHORT)
    env.reset(seed=2)
    for number in range(40):
        for agent in env.agents:
            some = env.observe(agent)["action_mask"].any()
            assert some == (agent == env.agent_selection)
        legal = np.flatnonzero(env.last()[0]["action_mask"])
        assert len(legal) == len(env.rules.legal_actions(env.position))
        env.step(legal[random_below(2, number, len(legal))])


def test_a_reset_without_a_seed_goes_on_from_the_last_seed():
    first, second = oracle_nb.env(2, **SHORT), oracle_nb.env(2, **SHORT)
    for env in (first, second):
        env.reset(seed=9)
        env.reset()
    assert first.position == second.position
    assert first.position != oracle_nb.new_game(2, 9, **SHORT).position
    first.reset()
    assert first.position != second.position
    fresh = oracle_nb.env(2, **SHORT)
    fresh.reset(seed=9)
    assert fresh.position == oracle_nb.new_game(2, 9, **SHORT).position


def test_gymnasium_makes_the_environment_by_its_id_and_by_its_spec():
    made = gymnasium.make(
        "oracle_nb.environments:oracle_nb/Game-v0", players=2, bots="greedy", **SHORT
    )
    env = oracle_nb.gym_env(2, bots="greedy", **SHORT)
    assert env.spec is not None
    again = gymnasium.make(env.spec)
    first = env.reset(seed=7)[0]
    for other in (made, again):
        observation = other.reset(seed=7)[0]
        assert (observation["observation"] == first["observation"]).all()
        assert observation["action_mask"].any()
    vector = gymnasium.make_vec("oracle_nb/Game-v0", 2, vectorization_mode="sync", players=2)
    assert vector.reset(seed=3)[0]["action_mask"].shape[0] == 2


def test_importing_the_package_after_gymnasium_registers_a_name_for_each_game():
    lines = (
        "import gymnasium, oracle_nb",
        'print(*(name for name in gymnasium.registry if name.startswith("oracle_nb/")))',
        'for name in ("Delphi", "Mythology"):',
        '    env = gymnasium.make(f"oracle_nb/{name}-v0", players=2)',
        "    env.reset(seed=1)",
        "    print(env.unwrapped.rules.name)",
    )
    ran = subprocess.run(
        [sys.executable, "-W", "ignore", "-c", "\n".join(lines)],
        capture_output=True,
        text=True,
        check=True,
    )
    names, *games = ran.stdout.split("\n")
    assert names.split() == ["oracle_nb/Game-v0", "oracle_nb/Delphi-v0", "oracle_nb/Mythology-v0"]
    assert games[:2] == ["delphi", "mythology"]


@pytest.mark.parametrize("module", [delphi_v0, mythology_v0])
def test_modules_keep_to_the_conventions_of_pettingzoo(module):
    options = SHORT if module is delphi_v0 else {}
    env = module.env(players=2, **options)
    assert str(env) == env.metadata["name"] == module.__name__.rpartition(".")[2]
    with pytest.raises(AssertionError, match="reset"):
        env.step(0)
    api_test(env, num_cycles=40)
    raw = module.raw_env(players=3, **options)
    assert type(raw).__name__ == "GameEnv" and len(raw.possible_agents) == 3


@pytest.mark.parametrize("mode", ["NextStep", "SameStep"])
def test_games_side_by_side_are_those_of_single_environments(mode):
    vector = gym_vector_env(2, players=2, autoreset_mode=mode, **SHORT)
    gathered = gymnasium.vector.SyncVectorEnv(
        [lambda: oracle_nb.gym_env(2, **SHORT)] * 2, autoreset_mode=mode
    )
    assert vector.observation_space == gathered.observation_space
    assert vector.action_space == gathered.action_space
    first: Any = vector.reset(seed=5)
    second: Any = gathered.reset(seed=5)
    ended = 0
    for number in range(100):
        for name in ("observation", "action_mask"):
            assert (first[0][name] == second[0][name]).all()
        if mode == "NextStep":
            assert (vector.action_masks() == first[0]["action_mask"]).all()
        legal = [np.flatnonzero(mask) for mask in first[0]["action_mask"]]
        actions = [row[random_below(1, number, len(row))] for row in legal]
        first, second = vector.step(np.array(actions)), gathered.step(np.array(actions))
        for ours, theirs in zip(first[1:4], second[1:4], strict=True):
            assert (ours == theirs).all()
        ended += int(first[3].sum())
        assert set(first[4]) <= set(second[4])
    assert ended > 2


def test_a_vector_says_what_is_wrong():
    vector: Any = gymnasium.make_vec("oracle_nb/Delphi-v0", 2, players=2, **SHORT)
    assert isinstance(vector.unwrapped, VectorSeatEnv)
    with pytest.raises(NotReset, match="call reset"):
        vector.action_masks()
    with pytest.raises(ValueError, match="seed: 2 values are needed, not 3"):
        vector.reset(seed=[1, 2, 3])
    observations, _ = vector.reset(seed=[4, 9])
    with pytest.raises(ValueError, match="actions: 2 are needed, not 1"):
        vector.step([0])
    illegal = [int(mask.argmin()) for mask in observations["action_mask"]]
    _, rewards, ends, _, infos = vector.step(illegal)
    assert rewards.tolist() == [-1, -1] and ends.all() and len(infos["illegal"]) == 2
    disabled = gym_vector_env(2, players=2, autoreset_mode="Disabled", **SHORT)
    disabled.reset(seed=[4, 9])
    disabled.step([illegal[0], int(observations["action_mask"][1].argmax())])
    with pytest.raises(NotReset, match="the game is over"):
        disabled.step([0, 0])
    again, _ = disabled.reset(seed=4, options={"reset_mask": np.array([True, False])})
    assert (again["observation"][0] == observations["observation"][0]).all()
