"""Learn to play one seat of The Oracle of Delphi with MaskablePPO of sb3-contrib.

    pip install sb3-contrib
    python examples/masked_ppo.py --curve curve.csv --picture curve.svg

The environment is wrapped: instead of 10,847 numbered actions, the agent chooses one of 54 groups,
such as "a move that takes the ship nearer to something useful" or "fight with a die", and an
action of the group is drawn. Its observation has 145 numbers. The reward is 1 for each
completed task, and 4 for the victory. docs/environments.md explains the environment and reports a
result; ``policy_gradient.py`` learns with numpy alone.
"""

from __future__ import annotations

import argparse
import csv
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from time import process_time
from typing import Any, Final

import gymnasium
import numpy as np
from policy_gradient import EXTRAS, FAR, KINDS, Policy, Vector, said

import oracle_nb
from oracle_nb.bots.ratings import wilson

PROGRESS: Final = 5
"""Number of groups of moves by how much nearer they take the ship: from -1 or less to 3 or more."""
GROUPS: Final = KINDS + 2 * PROGRESS + EXTRAS
"""Number of groups of actions: by kind, and moves by progress, with or without arriving."""
TASK_REWARD: Final = 1.0
VICTORY_REWARD: Final = 4.0
SEEN: Final = ("you.favor", "you.shield", "turn.you", "round", "you.home")
"""Components of the observation that the agent sees as they are."""
SEEN_GROUPS: Final = (
    *("you.dice.", "you.cards.", "you.injuries.", "you.god.", "you.hold.", "you.task."),
    "decision.",
)
FONT: Final = 'font-family="sans-serif" font-size="13" fill="#55606b"'
"""The attributes of texts in the picture."""
FIRST_TEST: Final = 1_000_000
"""Seed of the first game of tests, beyond those of the training."""


class Groups(gymnasium.Wrapper[Vector, Any, Any, Any]):
    """Groups of actions instead of numbered ones, and a short observation.

    Parameters
    ----------
    env : Env
        The environment, whose layout never changes.
    seed : int
        Decides which action of a group is taken.
    """

    def __init__(self, env: Any, seed: int = 0) -> None:
        super().__init__(env)
        self._policy = Policy(env.unwrapped)
        for number in range(env.action_space.n):
            self._policy.kind_of(env.unwrapped.action_text(number))
        names = env.unwrapped.observation_names
        self._shown = np.array(
            [place for place, name in enumerate(names) if name in SEEN or self._of_group(name)]
        )
        high = env.observation_space["observation"].high[self._shown]
        self._scale = np.minimum(high, 6.0)
        size = len(self._shown) + GROUPS + 3
        self.observation_space = gymnasium.spaces.Box(-1.0, 10.0, (size,), np.float32)
        self.action_space = gymnasium.spaces.Discrete(GROUPS)
        self._random = np.random.default_rng(seed)
        self._members: dict[int, list[int]] = {}
        self.done = 0.0

    @staticmethod
    def _of_group(name: str) -> bool:
        return name.startswith(SEEN_GROUPS)

    def reset(self, **arguments: Any) -> tuple[Vector, dict[str, Any]]:
        """Begin a new game."""
        observation, info = self.env.reset(**arguments)
        self.done = self._tasks(observation)
        return self._seen(observation), info

    def step(self, action: int) -> tuple[Vector, float, bool, bool, dict[str, Any]]:
        """Carry out an action of a group; the reward counts completed tasks and the victory."""
        members = self._members[int(action)]
        number = members[int(self._random.integers(len(members)))]
        observation, reward, terminated, truncated, info = self.env.step(number)
        before, self.done = self.done, self._tasks(observation)
        gained = TASK_REWARD * (self.done - before) + VICTORY_REWARD * float(reward)
        return self._seen(observation), gained, terminated, truncated, info | {"won": reward}

    def action_masks(self) -> Vector:
        """Return which groups have a legal action."""
        mask = np.zeros(GROUPS, np.bool_)
        mask[list(self._members)] = True
        return mask

    def _tasks(self, observation: dict[str, Vector]) -> float:
        return float(observation["observation"][self._policy.goals.done].sum())

    def _seen(self, observation: dict[str, Vector]) -> Vector:
        """Return the short observation, and find the groups of the legal actions."""
        seen, policy = observation["observation"], self._policy
        numbers, rows = policy.features(observation)
        self._members = {}
        for number, row in zip(numbers, rows, strict=True):
            self._members.setdefault(group_of(row), []).append(int(number))
        useful = policy.goals.useful(seen)
        steps = seen[policy.goals.steps].clip(max=FAR)[useful]
        near = (steps.min() / FAR, (steps == 0).sum() / 4) if useful.any() else (1.0, 0.0)
        counts = np.zeros(GROUPS)
        counts[list(self._members)] = 1
        shown = seen[self._shown] / self._scale
        return np.concatenate([shown, counts, near, [self.done / 8]]).astype(np.float32)


def group_of(row: Vector) -> int:
    """Return the group of an action by its features in `policy_gradient`."""
    kind = int(np.argmax(row[:KINDS]))
    nearer, arrives = float(row[KINDS + 2]) * 3, bool(row[KINDS + 3] > 0)
    if not nearer and not arrives:
        return kind
    progress = int(np.clip(round(nearer), -1, PROGRESS - 2)) + 1
    group: int = KINDS + 2 * progress + int(arrives)
    return group


def game_maker(layout: Any, rounds: int, bots: str = "random", seat: int = 0) -> Callable[[], Any]:
    """Return a function that makes a wrapped environment of two players and eight tasks."""
    rules = oracle_nb.RuleSet(returned=4, rounds=rounds)

    def made() -> Any:
        return Groups(
            gymnasium.make(
                "oracle_nb/Delphi-v0",
                disable_env_checker=True,
                players=2,
                seat=seat,
                bots=bots,
                layout=layout,
                rules=rules,
            )
        )

    return made


def tested(model: Any, env: Any, games: int) -> tuple[float, int, float]:
    """Return the victories in some games, how many are unfinished, and the mean tasks."""
    won, unfinished, tasks = 0.0, 0, 0.0
    for game in range(games):
        observation, _ = env.reset(seed=FIRST_TEST + game)
        over = False
        while not over:
            action, _ = model.predict(observation, action_masks=env.action_masks())
            observation, _, terminated, truncated, info = env.step(int(action))
            over = terminated or truncated
        won += info["won"]
        unfinished += truncated
        tasks += env.done
    return won, unfinished, tasks / games


def report(model: Any, layout: Any, bots: str, games: int) -> tuple[float, float]:
    """Print the result of some games, half from each seat; return the victories and the tasks."""
    begun = process_time()
    sides = [tested(model, game_maker(layout, 100, bots, seat)(), games // 2) for seat in (0, 1)]
    played = games // 2 * 2
    won, unfinished = sum(side[0] for side in sides), sum(side[1] for side in sides)
    low, high = wilson(won / played, played)
    said(
        f"{won:g} of {played} games won against {bots} (95 % interval {low:.1%} to {high:.1%}), "
        f"{unfinished} unfinished, {process_time() - begun:.0f} s of processor time"
    )
    return won / played, float(np.mean([side[2] for side in sides]))


def picture(curve: Sequence[tuple[int, float]], games: int) -> str:
    """Return the shares of victories by steps as SVG, with their 95 % intervals."""
    wide, tall, left, low = 600, 260, 48, 220
    most = max(steps for steps, _ in curve) or 1

    def at(steps: float, share: float) -> tuple[float, float]:
        return left + (wide - left - 20) * steps / most, low - 190 * share

    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide} {tall}" {FONT}>',
        "<title>Share of games won against random, by steps of training</title>",
        f'<rect width="{wide}" height="{tall}" fill="#ffffff"/>',
    ]
    for share in (0, 0.25, 0.5, 0.75, 1):
        y = at(0, share)[1]
        parts.append(f'<path d="M{left} {y:.1f}H{wide - 20}" stroke="#d8dde2"/>')
        parts.append(f'<text x="{left - 6}" y="{y + 4:.1f}" text-anchor="end">{share:.0%}</text>')
    for steps, won in curve:
        (x, high), (_, down) = (at(steps, limit) for limit in reversed(wilson(won, games)))
        parts.append(f'<path d="M{x:.1f} {high:.1f}V{down:.1f}" stroke="#7aa6c2"/>')
        parts.append(
            f'<text x="{x:.1f}" y="{low + 18}" text-anchor="middle">{steps // 1000}</text>'
        )
    points = " ".join(f"{x:.1f},{y:.1f}" for x, y in (at(*point) for point in curve))
    parts.append(f'<polyline points="{points}" fill="none" stroke="#1f6f9f" stroke-width="2"/>')
    label = "steps of training, in thousands"
    parts.append(f'<text x="{wide / 2:.0f}" y="{low + 36}" text-anchor="middle">{label}</text>')
    return "\n".join([*parts, "</svg>\n"])


def main(arguments: Sequence[str] | None = None) -> None:
    """Train an agent, and let it play against bots before, meanwhile and after."""
    parser = argparse.ArgumentParser(description=main.__doc__)
    parser.add_argument("--steps", type=int, default=120_000, help="steps to learn from")
    parser.add_argument("--points", type=int, default=10, help="points of the learning curve")
    parser.add_argument("--games", type=int, default=200, help="games of the last test")
    parser.add_argument("--seed", type=int, default=1, help="the seed of the training")
    parser.add_argument("--curve", type=Path, help="a CSV file for the learning curve")
    parser.add_argument("--picture", type=Path, help="an SVG file for the learning curve")
    chosen = parser.parse_args(arguments)
    import torch
    from sb3_contrib import MaskablePPO
    from stable_baselines3.common.vec_env import DummyVecEnv

    torch.set_num_threads(1)
    layout = oracle_nb.free_layout(1)
    games = DummyVecEnv([game_maker(layout, 40)] * 8)
    games.seed(chosen.seed)
    model = MaskablePPO(
        "MlpPolicy", games, n_steps=256, batch_size=512, gamma=0.99, ent_coef=0.01, seed=chosen.seed
    )
    few = max(2, chosen.games // 5)
    curve = []
    for point in range(chosen.points + 1):
        if point:
            model.learn(chosen.steps // chosen.points, reset_num_timesteps=False)
        said(f"after {model.num_timesteps} steps, {process_time():.0f} s of processor time:")
        curve.append((model.num_timesteps, *report(model, layout, "random", few)))
    said("at the end:")
    report(model, layout, "random", chosen.games)
    report(model, layout, "greedy", few)
    if chosen.curve:
        with chosen.curve.open("w", encoding="utf-8", newline="") as file:
            csv.writer(file, lineterminator="\n").writerows([("steps", "won", "tasks"), *curve])
    if chosen.picture:
        chosen.picture.write_text(picture([(steps, won) for steps, won, _ in curve], few), "utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
