"""The vectorized environment of Gymnasium: several games in one process."""

from collections.abc import Sequence
from typing import Any

import numpy as np
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space, create_empty_array
from numpy.typing import NDArray

from oracle_nb.core.arguments import items, whole
from oracle_nb.environments.episode import EpisodeError
from oracle_nb.environments.one_seat import Observation, SeatEnv

Array = NDArray[Any]


class VectorSeatEnv(VectorEnv[Observation, Any, Array]):
    """Several games side by side; `oracle_nb.environments.gym_vector_env` makes it.

    Observations are written into arrays with a row for each game. A game that is over begins anew
    in the next step, whose action is ignored, as in Gymnasium's other vectors.

    Parameters
    ----------
    num_envs : int
        The number of games.
    autoreset_mode : AutoresetMode
        When a finished game begins anew: in the next step, in the same one, or when ``reset``
        names it in ``options={"reset_mask": ...}``.
    arguments : object
        As for `oracle_nb.gym_env`.

    Attributes
    ----------
    observation_names : tuple of str
        A name for each component of the vector of an observation.
    envs : tuple of SeatEnv
        The games.
    """

    def __init__(
        self,
        num_envs: int = 1,
        *,
        autoreset_mode: AutoresetMode | str = AutoresetMode.NEXT_STEP,
        **arguments: Any,
    ) -> None:
        self.num_envs = whole("num_envs", num_envs, 1)
        self.envs = tuple(SeatEnv(**arguments) for _ in range(self.num_envs))
        first = self.envs[0]
        self._mode = AutoresetMode(autoreset_mode)
        self.metadata = {**first.metadata, "autoreset_mode": self._mode}
        self.render_mode = first.render_mode
        self.observation_names = first.observation_names
        self.single_action_space = first.action_space
        self.single_observation_space = first.observation_space
        self.action_space = batch_space(first.action_space, self.num_envs)
        self.observation_space = batch_space(first.observation_space, self.num_envs)
        self._over = np.ones(self.num_envs, np.bool_)

    def reset(
        self,
        *,
        seed: int | Sequence[int | None] | None = None,
        options: dict[str, Any] | None = None,
    ) -> tuple[Observation, dict[str, Any]]:
        """Begin a new game in each place, or where ``options["reset_mask"]`` is true.

        Parameters
        ----------
        seed : int or sequence of int, optional
            The seed of each game, or of the first one, whose successors the others get.
        options : dict, optional
            May have a "reset_mask", an array of booleans.

        Returns
        -------
        observations : dict
            The arrays, with a row for each game.
        infos : dict
            Empty.

        Raises
        ------
        ValueError
            If there are more or fewer seeds or booleans than games.
        """
        seeds = items(seed) if seed is not None else (None,) * self.num_envs
        if seeds is None:
            first = whole("seed", seed, 0)
            seeds = tuple(range(first, first + self.num_envs))
        mask = np.asarray((options or {}).get("reset_mask", np.ones(self.num_envs, np.bool_)))
        for name, values in (("seed", seeds), ("reset_mask", mask)):
            if len(values) != self.num_envs:
                raise EpisodeError(f"{name}: {self.num_envs} values are needed, not {len(values)}")
        for number in np.flatnonzero(mask):
            self.envs[number].begin(seeds[number])
        self._over &= ~mask.astype(np.bool_)
        return self._observations(), {}

    def step(self, actions: Any) -> tuple[Observation, Array, Array, Array, dict[str, Any]]:
        """Carry out an action in each game.

        Parameters
        ----------
        actions : sequence of int
            The number of a legal action for each game.

        Returns
        -------
        observations : dict
            The arrays, with a row for each game.
        rewards, terminations, truncations : ndarray
            A value for each game, as ``SeatEnv.step`` returns it.
        infos : dict
            "illegal" where an action was illegal, with the reasons; with a reset in the same step
            "final_obs", what the last position of each finished game showed.

        Raises
        ------
        ValueError
            If there isn't the number of an action for each game.
        NotReset
            If a game is over that doesn't begin anew by itself.
        """
        if len(actions) != self.num_envs:
            raise EpisodeError(f"actions: {self.num_envs} are needed, not {len(actions)}")
        rewards = np.zeros(self.num_envs, np.float64)
        ends = np.zeros((2, self.num_envs), np.bool_)
        infos: dict[str, Any] = {}
        for number, (env, action) in enumerate(zip(self.envs, actions, strict=True)):
            if self._over[number] and self._mode is AutoresetMode.NEXT_STEP:
                env.begin(None)
                self._over[number] = False
                continue
            rewards[number], ends[0, number], ends[1, number], info = env.play(action)
            infos = self._add_info(infos, info, number)
        self._over |= ends.any(axis=0)
        if self._mode is AutoresetMode.SAME_STEP:
            infos = self._begin_anew(infos)
        return self._observations(), rewards, ends[0], ends[1], infos

    def action_masks(self) -> Array:
        """Return the masks of legal actions as booleans, a row for each game.

        Raises
        ------
        NotReset
            Before the first reset.
        """
        return np.stack([env.action_masks() for env in self.envs])

    def render(self) -> tuple[Any, ...]:
        """Return what ``SeatEnv.render`` returns, for each game."""
        return tuple(env.render() for env in self.envs)

    def close_extras(self, **kwargs: Any) -> None:
        """Drop the games."""
        for env in self.envs:
            env.close()

    def _begin_anew(self, infos: dict[str, Any]) -> dict[str, Any]:
        """Begin finished games anew, and add what their last positions showed."""
        for number, env in enumerate(self.envs):
            if not self._over[number]:
                continue
            infos = self._add_info(infos, {"final_obs": env.observation()}, number)
            env.begin(None)
        self._over[:] = False
        return infos

    def _observations(self) -> Observation:
        """Return new arrays, which later steps don't change."""
        arrays = create_empty_array(self.single_observation_space, self.num_envs, np.empty)
        assert isinstance(arrays, dict)
        for number, env in enumerate(self.envs):
            env.observe_into(arrays["observation"][number], arrays["action_mask"][number])
        return arrays
