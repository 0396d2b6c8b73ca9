"""Learn to play one seat of The Oracle of Delphi by policy gradient, with numpy alone.

    python examples/policy_gradient.py

A linear softmax policy scores each legal action by a few features: the kind of the action, its die
or card, and how much nearer a move takes the ship to something useful. All weights begin at 0,
which is random play, and are learned from the tasks that the seat completes (REINFORCE). Then the
policy plays against bots. docs/environments.md explains the environment and reports a result.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterable, Sequence
from time import process_time
from typing import Any, Final

import numpy as np

import oracle_nb
from oracle_nb.bots.ratings import wilson

Vector = np.ndarray[Any, Any]

LAND: Final = {"island": 12, "monster": 9, "offering": 6, "temple": 6, "statue": 6, "city": 6}
COLORS: Final = tuple(str(color) for color in oracle_nb.Color)
SHIPS: Final = ("red", "yellow", "green", "blue")
LETTERS: Final = ("psi", "phi", "sigma", "omega")
FAR: Final = 12.0
"""Maximum number of steps that counts."""
KINDS: Final = 40
"""Maximum number of kinds of actions: verbs, each with and without a die."""
EXTRAS: Final = 4
"""Number of features besides the kind."""
DISCOUNT: Final = 0.9
"""Value of a task that is completed one action later."""
RATE: Final = 0.05
"""Step of a weight along its gradient."""


class Goals:
    """The places of a board that are useful to a seat, read from its observations.

    Parameters
    ----------
    names : sequence of str
        The names of the components of an observation.
    """

    def __init__(self, names: Sequence[str]) -> None:
        at = {name: place for place, name in enumerate(names)}

        def places(prefix: str, labels: Iterable[str]) -> Vector:
            return np.array([at[f"{prefix}{label}"] for label in labels])

        def grid(prefix: str, labels: Sequence[str], count: int) -> Vector:
            return np.array([places(f"{prefix}{n + 1}.", labels) for n in range(count)])

        self.steps = places(
            "you.steps.", [f"{kind}{n + 1}" for kind in LAND for n in range(LAND[kind])]
        )
        self.steps = np.append(self.steps, at["you.steps.zeus1"])
        self.done = np.array([at[name] for name in names if name.startswith("you.done.")])
        self._open = np.array([at[name] for name in names if name.startswith("you.task.")])
        self._shrines = places("you.task.shrine:", LETTERS)
        self._color = places("you.color.", SHIPS)
        self._wanted = {
            kind: places(f"you.task.{kind}:", (*COLORS, "any"))
            for kind in ("statue", "offering", "monster")
        }
        self._held = {kind: places(f"you.hold.{kind}.", COLORS) for kind in ("statue", "offering")}
        self._pieces = {
            kind: grid(kind, COLORS, LAND[kind]) for kind in ("monster", "offering", "temple")
        }
        self._sites = grid("color.statue.", COLORS, LAND["statue"])
        self._tiles = grid("island", ("known", "shrine", *SHIPS), LAND["island"])

    def wanted(self, seen: Vector, kind: str) -> Vector:
        """Return which colors an open task of a kind can take."""
        present = seen[self._wanted[kind]] > 0
        colors: Vector = present[:-1] | present[-1]
        return colors

    def useful(self, seen: Vector) -> Vector:
        """Return which places are useful, in the order of ``steps``."""
        held = {kind: seen[place] > 0 for kind, place in self._held.items()}
        pieces = {kind: seen[place] > 0 for kind, place in self._pieces.items()}
        tiles = seen[self._tiles] > 0
        own = tiles[:, 2 + int(seen[self._color].argmax())] & ~tiles[:, 1]
        return np.concatenate(
            [
                (~tiles[:, 0] | own) & bool(seen[self._shrines].any()),
                (pieces["monster"] & self.wanted(seen, "monster")).any(1),
                (pieces["offering"] & self.wanted(seen, "offering") & ~held["offering"]).any(1),
                (pieces["temple"] & held["offering"]).any(1),
                ((seen[self._sites] > 0) & held["statue"]).any(1),
                self.wanted(seen, "statue") & ~held["statue"],
                [not seen[self._open].any()],
            ]
        )


class Policy:
    """A linear softmax policy over the features of actions.

    Parameters
    ----------
    env : SeatEnv
        The environment that it plays in; its layout never changes.
    seed : int
        Decides its random choices.
    """

    def __init__(self, env: Any, seed: int = 0) -> None:
        env.reset(seed=0)
        self.goals = Goals(env.observation_names)
        self.weights = np.zeros(KINDS + EXTRAS)
        self._scale = np.zeros(KINDS + EXTRAS)
        self._env = env
        self._random = np.random.default_rng(seed)
        self._kinds: dict[str, int] = {}
        self._known: dict[int, tuple[Vector, int]] = {}
        board = env.rules.board
        stops = (*board.water, board.zeus)
        self._stops = {board.spaces[space].name: place for place, space in enumerate(stops)}
        self._steps = steps_of(board, stops)

    def kind_of(self, text: str) -> int:
        """Return the number of the kind of an action, by the order in which kinds were met."""
        verb, *rest = text.split()
        sourced = bool(rest) and rest[0].startswith(("die:", "card:", "extra>"))
        return self._kinds.setdefault(f"{verb} {sourced}", len(self._kinds))

    def _fixed(self, number: int) -> tuple[Vector, int]:
        """Return the features that an action always has, and the number of where it sails to."""
        kept = self._known.get(number)
        if kept is None:
            text = self._env.action_text(number)
            verb, *rest = text.split()
            values = np.zeros(KINDS + EXTRAS)
            values[self.kind_of(text)] = 1
            values[KINDS] = ">" in text
            values[KINDS + 1] = "card:" in text
            stop = self._stops[rest[-1]] if verb in {"move", "poseidon"} else -1
            kept = self._known[number] = (values, stop)
        return kept

    def features(self, observation: dict[str, Vector]) -> tuple[Vector, Vector]:
        """Return the numbers of the legal actions, and a row of features for each."""
        seen = observation["observation"]
        numbers = np.flatnonzero(observation["action_mask"])
        fixed = [self._fixed(int(number)) for number in numbers]
        rows = np.array([values for values, _ in fixed])
        useful = self.goals.useful(seen)
        if useful.any():
            before = seen[self.goals.steps].clip(max=FAR)[useful]
            for row, (_, stop) in zip(rows, fixed, strict=True):
                if stop >= 0:
                    after = self._steps[stop][useful]
                    row[KINDS + 2] = (before.min() - after.min()) / 3
                    row[KINDS + 3] = ((after == 0).sum() - (before == 0).sum()) / 2
        return numbers, rows

    def choose(self, observation: dict[str, Vector]) -> tuple[int, Vector]:
        """Return an action, and the gradient of the logarithm of its probability."""
        numbers, rows = self.features(observation)
        scores = rows @ self.weights
        chances = np.exp(scores - scores.max())
        chances /= chances.sum()
        chosen = self._random.choice(len(numbers), p=chances)
        return int(numbers[chosen]), rows[chosen] - chances @ rows

    def follow(self, gradient: Vector) -> None:
        """Change the weights along a gradient (RMSProp)."""
        self._scale = 0.95 * self._scale + 0.05 * gradient**2
        self.weights += RATE * gradient / (np.sqrt(self._scale) + 1e-3)


def steps_of(board: Any, stops: Sequence[int]) -> Vector:
    """Return the steps of a ship from each of its stops to beside each place with a goal."""
    groups = (board.islands, board.monsters, board.offerings, board.temples, board.statues)
    land = [*(space for group in groups for space in group), *board.cities]
    ends = [[stop for stop in stops if space in board.shore[stop]] for space in land]
    ends.append([board.zeus])
    rows = board.distance()
    return np.array(
        [
            [min((rows[stop][start] for start in some), default=FAR) for some in ends]
            for stop in stops
        ]
    ).clip(max=FAR)


def train(policy: Policy, env: Any, episodes: int, seed: int) -> list[float]:
    """Learn from some games; return the number of tasks completed in each."""
    completed = []
    for episode in range(episodes):
        observation, _ = env.reset(seed=seed + episode)
        gradients, gains, over = [], [], False
        done = float(observation["observation"][policy.goals.done].sum())
        while not over:
            action, gradient = policy.choose(observation)
            observation, reward, terminated, truncated, _ = env.step(action)
            before, done = done, float(observation["observation"][policy.goals.done].sum())
            gradients.append(gradient)
            gains.append(done - before + 3 * reward)
            over = terminated or truncated
        returns = np.zeros(len(gains))
        later = 0.0
        for step in range(len(gains) - 1, -1, -1):
            later = gains[step] + DISCOUNT * later
            returns[step] = later
        policy.follow(((returns - returns.mean())[:, None] * np.array(gradients)).sum(0))
        completed.append(done)
    return completed


def play(policy: Policy, env: Any, games: int, seed: int) -> tuple[float, int]:
    """Return the shares of victories of a policy in some games, and how many were unfinished."""
    won, unfinished = 0.0, 0
    for game in range(games):
        observation, _ = env.reset(seed=seed + game)
        over = False
        while not over:
            observation, reward, terminated, truncated, _ = env.step(policy.choose(observation)[0])
            over = terminated or truncated
        won += reward
        unfinished += truncated
    return won, unfinished


def main(arguments: Sequence[str] | None = None) -> None:
    """Train a policy, and let it play against bots before and after."""
    parser = argparse.ArgumentParser(description=main.__doc__)
    parser.add_argument("--episodes", type=int, default=300, help="games to learn from")
    parser.add_argument("--games", type=int, default=100, help="games of each test, of each seat")
    parser.add_argument("--seed", type=int, default=1, help="the first seed")
    chosen = parser.parse_args(arguments)
    layout = oracle_nb.free_layout(chosen.seed)

    def made(rounds: int, bots: str = "random", seat: int = 0) -> Any:
        rules = oracle_nb.RuleSet(returned=4, rounds=rounds)
        return oracle_nb.gym_env(2, seat=seat, bots=bots, layout=layout, rules=rules)

    def tested(policy: Policy, bots: str, games: int) -> None:
        begun = process_time()
        won, unfinished = 0.0, 0
        for seat in range(2):
            some = play(policy, made(100, bots, seat), games, seed=1_000_000)
            won, unfinished = won + some[0], unfinished + some[1]
        low, high = wilson(won / (2 * games), 2 * games)
        said(
            f"{won:g} of {2 * games} games won against {bots} "
            f"(95 % interval {low:.1%} to {high:.1%}), {unfinished} unfinished, "
            f"{process_time() - begun:.0f} s of processor time"
        )

    env = made(rounds=20)
    policy = Policy(env, chosen.seed)
    few = max(1, chosen.games // 5)
    said("before:")
    tested(policy, "random", few)
    begun = process_time()
    tasks = train(policy, env, chosen.episodes, chosen.seed)
    tenth = max(1, len(tasks) // 10)
    for start in range(0, len(tasks), tenth):
        said(f"episodes from {start}: {np.mean(tasks[start : start + tenth]):.2f} of 8 tasks")
    said(f"trained in {process_time() - begun:.0f} s of processor time; after:")
    tested(policy, "random", chosen.games)
    tested(policy, "greedy", few)


def said(line: str) -> None:
    """Print a line at once."""
    sys.stdout.write(line + "\n")
    sys.stdout.flush()


if __name__ == "__main__":
    main()
