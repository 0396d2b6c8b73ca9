"""The environment of PettingZoo: one program plays all seats in turn."""

from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv

from oracle_nb.environments.episode import ILLEGAL_REWARD
from oracle_nb.environments.rendering import RENDER_MODES, check_mode, rendered
from oracle_nb.environments.stage import EpisodeStage, StagedGame, drawn, seed_of


class GameEnv(StagedGame, AECEnv):
    """A game as an environment with an agent for each seat; `oracle_nb.env` makes it.

    Parameters
    ----------
    players, game, render_mode, strict, options
        As for `oracle_nb.env`.

    Attributes
    ----------
    observation_names : tuple of str
        A name for each component of the vector of an observation.
    """

    metadata: dict[str, Any] = {  # noqa: RUF012 - as the base class has it
        "name": "oracle_nb_v0",
        "render_modes": list(RENDER_MODES),
        "is_parallelizable": False,
        "render_fps": 2,
    }

    def __init__(
        self,
        players: int | None = None,
        *,
        game: str,
        render_mode: str | None = None,
        strict: bool = False,
        **options: Any,
    ) -> None:
        super().__init__()
        self.metadata = {**type(self).metadata, "name": f"{game}_v0"}
        self.render_mode = check_mode(render_mode)
        self.strict = strict
        self._stage = EpisodeStage(game, players, options)
        self._generator: np.random.Generator | None = None
        maker = self._stage.maker
        self.observation_names = tuple(maker.encoding.names)
        self.possible_agents = [f"player_{seat}" for seat in range(maker.players)]
        self.agents: list[str] = []
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.observation_spaces = {
            agent: self._stage.observation_space() for agent in self.possible_agents
        }
        self.action_spaces = {agent: self._stage.action_space() for agent in self.possible_agents}

    # --- the interface of PettingZoo -------------------------------------------------------------

    def observation_space(self, agent: str) -> spaces.Dict:
        """Return the space of an agent's observations, always the same object."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        """Return the space of an agent's actions, always the same object."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a new game.

        Parameters
        ----------
        seed : int, optional
            The seed of the game, as for ``new_game``. Without one, the next seed is drawn: after a
            reset with a seed always the same ones, otherwise at random.
        options : dict, optional
            Not used.
        """
        seed = seed_of(seed)
        if seed is not None:
            self._generator = np.random.default_rng(seed)
        episode = self._stage.begin(drawn(self._generator) if seed is None else seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self.agent_selection = self.agents[episode.to_move or 0]

    def observe(self, agent: str) -> dict[str, Any]:
        """Return what an agent knows, and its legal actions; none if others decide."""
        result = self._stage.episode.observation(self._seats[agent])
        if self.terminations.get(agent, True):
            result["action_mask"][:] = 0
        return result

    def step(self, action: Any) -> None:
        """Carry out an action of the agent that decides, ``agent_selection``.

        Parameters
        ----------
        action : int or None
            The number of a legal action; None for an agent whose game is over.

        Raises
        ------
        ValueError
            If it isn't the number of an action.
        IllegalAction
            If it isn't legal, in a strict environment.
        """
        episode, agent = self._stage.episode, self.agent_selection
        if not self.agents or self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        wanted = episode.action(action)
        refusal = None if int(action) in episode.legal else episode.refusal(wanted)
        if refusal is not None and self.strict:
            raise refusal
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        if refusal is not None:
            self.rewards[agent] = ILLEGAL_REWARD
            self.infos[agent] = {"illegal": str(refusal)}
            self.terminations = dict.fromkeys(self.agents, True)
        else:
            episode.play(wanted)
            self._after_action()
        self._accumulate_rewards()

    def _after_action(self) -> None:
        """Select the agent that decides next, or end the game."""
        episode = self._stage.episode
        if (seat := episode.to_move) is not None:
            self.agent_selection = self.possible_agents[seat]
            return
        result = episode.result
        assert result is not None
        self.rewards = dict(zip(self.agents, episode.rewards(), strict=True))
        over = dict.fromkeys(self.agents, True)
        if result.finished:
            self.terminations = over
        else:
            self.truncations = over
        self.agent_selection = self.agents[0]

    def render(self) -> Any:
        """Return the position as ``render_mode`` says: only what all players know."""
        return rendered(self._stage.episode, self.render_mode)

    def close(self) -> None:
        """Drop the game; a reset begins another one."""
        self._stage.end()
