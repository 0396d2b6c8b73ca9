"""The example of docs/environments.md learns, and its features say what they should."""

import sys
from importlib import import_module
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any
from xml.etree import ElementTree as ET

import numpy as np
import pytest

import oracle_nb

SCRIPT = Path(oracle_nb.__file__).parents[1] / "examples/policy_gradient.py"


@pytest.fixture(scope="module")
def example() -> Any:
    spec = spec_from_file_location("policy_gradient", SCRIPT)
    assert spec is not None and spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.mark.long
def test_it_learns_from_a_few_games(example):
    rules = oracle_nb.RuleSet(returned=4, rounds=4)
    env = oracle_nb.gym_env(2, layout=oracle_nb.free_layout(1), rules=rules)
    policy = example.Policy(env, 1)
    assert len(example.train(policy, env, 12, 1)) == 12
    assert np.abs(policy.weights).max() > 0.01
    again = example.Policy(env, 1)
    example.train(again, env, 12, 1)
    assert (again.weights == policy.weights).all()


def test_moves_toward_a_goal_have_a_feature(example):
    env = oracle_nb.gym_env(2, layout=oracle_nb.free_layout(1))
    policy = example.Policy(env, 1)
    # The ship tile of some seeds asks for a decision first.
    starts = (env.reset(seed=seed)[0] for seed in range(9))
    observation = next(candidate for candidate in starts if candidate["action_mask"][:5694].any())
    numbers, rows = policy.features(observation)
    nearer = {
        env.action_text(int(number)).split()[-1]: row[example.KINDS + 2]
        for number, row in zip(numbers, rows, strict=True)
        if env.action_text(int(number)).startswith("move")
    }
    useful = policy.goals.useful(observation["observation"])
    assert useful.any() and not useful[-1]
    board, ship = env.rules.board, env.position.players[0].ship
    land = [*board.islands, *board.monsters, *board.offerings, *board.temples, *board.statues]
    goals = [space for space, use in zip([*land, *board.cities], useful, strict=False) if use]

    def steps(start: int) -> Any:
        row = board.distance()[start]
        return min(row[end] for goal in goals for end in board.water if goal in board.shore[end])

    assert nearer
    for name, value in nearer.items():
        assert value == pytest.approx((steps(ship) - steps(board.find(name).index)) / 3)


def test_the_command_runs(example, capsys, monkeypatch):
    monkeypatch.setattr(example, "play", lambda *_, **__: (0.5, 0))
    example.main(["--episodes", "1", "--games", "1"])
    said = capsys.readouterr().out
    assert "1 of 2 games won against greedy (95 % interval" in said
    assert "policy_gradient" not in sys.modules


@pytest.fixture
def masked(monkeypatch: pytest.MonkeyPatch) -> Any:
    monkeypatch.syspath_prepend(str(SCRIPT.parent))
    yield import_module("masked_ppo")
    for name in ("masked_ppo", "policy_gradient"):
        sys.modules.pop(name, None)


def test_groups_of_actions_are_the_same_in_every_game(masked):
    layout = oracle_nb.free_layout(1)
    first, second = (masked.game_maker(layout, 3, seat=seat)() for seat in (0, 1))
    for env in (first, second):
        observation, _ = env.reset(seed=4)
        assert env.observation_space.contains(observation)
    numbers = range(first.env.action_space.n)
    texts = [first.unwrapped.action_text(number) for number in numbers]
    assert [first._policy.kind_of(text) for text in texts] == [
        second._policy.kind_of(text) for text in texts
    ]
    assert max(first._policy.kind_of(text) for text in texts) < masked.KINDS


def test_an_action_of_a_group_is_taken_and_tasks_are_rewarded(masked):
    env = masked.game_maker(oracle_nb.free_layout(1), 12)()
    env.reset(seed=4)
    rewards, over = 0.0, False
    while not over:
        mask = env.action_masks()
        legal = env.unwrapped.action_masks()
        members = sorted(number for group in env._members.values() for number in group)
        assert members == np.flatnonzero(legal).tolist()
        assert np.flatnonzero(mask).tolist() == sorted(env._members)
        observation, reward, terminated, truncated, info = env.step(int(mask.nonzero()[0][-1]))
        assert env.observation_space.contains(observation)
        rewards, over = rewards + reward, terminated or truncated
    assert truncated and info["won"] == 0
    assert rewards == env.done


def test_the_learning_curve_is_a_picture(masked):
    picture = masked.picture([(0, 0.0), (50_000, 0.8)], 40)
    root = ET.fromstring(picture)
    assert root.tag.endswith("svg")
    assert picture.count('stroke="#7aa6c2"') == 2
