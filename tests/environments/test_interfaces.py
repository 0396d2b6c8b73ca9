"""Environments keep to the interfaces of PettingZoo and Gymnasium, by their own tests."""

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
