"""Steps per second of environments: random legal actions of one player against a random bot."""

from collections.abc import Callable, Iterator
from importlib.util import find_spec
from typing import Any, Final

import gymnasium
import numpy as np
from gymnasium.vector import SyncVectorEnv

import oracle_nb
from benchmarks.clock import Spread, now, settle
from benchmarks.figures import Chapter, Figure, ratio
from benchmarks.progress import over
from oracle_nb.environments import gym_vector_env

STEPS: Final = 400
GAMES: Final = 8
"""Number of games of a vector."""
OPTIONS: Final[dict[str, Any]] = {"players": 2, "bots": "random", "layout": "free"}
PEER: Final = "catanatron_gym"
"""A package of PyPI with an environment of Gymnasium for catanatron; without it, we are alone."""

Side = Iterator[float]


def stepped(repetitions: int, size: int = STEPS) -> Chapter:
    """Return the steps per second of our environments, and of catanatron's if it is installed."""
    sides: dict[str, Side] = {
        "oracle_nb, one game": _single(_one_game(), size),
        f"oracle_nb, {GAMES} games in a vector": _vector(
            gym_vector_env(GAMES, **OPTIONS, rules=_rules()), size
        ),
        f"oracle_nb, {GAMES} games, SyncVectorEnv": _vector(
            SyncVectorEnv([_one_game] * GAMES), size
        ),
    }
    if find_spec(PEER) is not None:
        sides["catanatron, one game"] = _single(gymnasium.make(f"{PEER}:catanatron-v1"), size)
    rates_of: dict[str, list[float]] = {name: [] for name in sides}
    for _ in over(range(repetitions), "steps"):
        for name, side in sides.items():
            settle()
            rates_of[name].append(next(side))
    figures = [Figure(name, Spread.of(rates), "steps/s") for name, rates in rates_of.items()]
    ours, vector, gathered, *theirs = rates_of
    figures += [
        Figure("one game, ours to theirs", ratio(rates_of[ours], rates_of[name]), "times")
        for name in theirs
    ]
    figures.append(
        Figure("vector to SyncVectorEnv", ratio(rates_of[vector], rates_of[gathered]), "times")
    )
    note = f"{repetitions} windows of {size} steps, in turn; two players; new games are in the time"
    return Chapter("Environments", tuple(figures), note)


def _rules() -> oracle_nb.RuleSet:
    return oracle_nb.RuleSet(rounds=30)


def _one_game() -> Any:
    return oracle_nb.gym_env(**OPTIONS, rules=_rules())


def _single(env: Any, size: int) -> Side:
    """Yield steps per second of one game, which begins anew when it is over."""
    random, legal = np.random.default_rng(1), _legal_actions_of(env)
    observation, info = env.reset(seed=1)
    while True:
        start = now()
        for _ in range(size):
            action = random.choice(legal(observation, info))
            observation, _, terminated, truncated, info = env.step(int(action))
            if terminated or truncated:
                observation, info = env.reset()
        yield size / ((now() - start) / 1e9)


def _legal_actions_of(env: Any) -> Callable[[Any, dict[str, Any]], Any]:
    if isinstance(env.observation_space, gymnasium.spaces.Dict):
        return lambda observation, _: np.flatnonzero(observation["action_mask"])
    return lambda _, info: info["valid_actions"]


def _vector(env: Any, size: int) -> Side:
    """Yield steps per second of several games, all of them together."""
    random = np.random.default_rng(1)
    observations, _ = env.reset(seed=1)
    while True:
        start = now()
        for _ in range(size // env.num_envs):
            masks = observations["action_mask"]
            actions = np.array([random.choice(np.flatnonzero(mask)) for mask in masks])
            observations, *_ = env.step(actions)
        yield size / ((now() - start) / 1e9)
