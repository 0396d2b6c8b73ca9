"""The environment of Gymnasium: one program plays one seat, and bots play the others."""

from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np
from numpy.typing import NDArray

from oracle_nb.bots.bot import Bot, BotError, Wanted, make_bot
from oracle_nb.bots.simulate import bot_seed, wanted_bots
from oracle_nb.core.arguments import whole
from oracle_nb.core.verdicts import IllegalAction
from oracle_nb.environments.episode import ILLEGAL_REWARD, Episode, EpisodeError, NotReset
from oracle_nb.environments.rendering import RENDER_MODES, check_mode, rendered
from oracle_nb.environments.stage import EpisodeStage, StagedGame, drawn, seed_of

Observation = dict[str, Any]


class SeatEnv(StagedGame, gymnasium.Env[Observation, Any]):
    """A game as an environment for one seat; `oracle_nb.gym_env` makes it.

    Parameters
    ----------
    players, seat, bots, game, render_mode, strict, options
        As for `oracle_nb.gym_env`.

    Attributes
    ----------
    observation_names : tuple of str
        A name for each component of the vector of an observation.
    """

    metadata: dict[str, Any] = {  # noqa: RUF012 - as the base class has it
        "render_modes": list(RENDER_MODES),
        "render_fps": 2,
    }

    def __init__(
        self,
        players: int | None = None,
        seat: int = 0,
        bots: Sequence[Wanted] | Wanted = "random",
        *,
        game: str,
        render_mode: str | None = None,
        strict: bool = False,
        **options: Any,
    ) -> None:
        self.render_mode = check_mode(render_mode)
        self.strict = strict
        self._stage = EpisodeStage(game, players, options)
        maker = self._stage.maker
        self.seat = whole("seat", seat)
        if not 0 <= self.seat < maker.players:
            raise EpisodeError(f"seat: 0 to {maker.players - 1}, not {self.seat}")
        self._wanted = wanted_bots(bots, game)
        if len(self._wanted) >= maker.players:
            raise BotError(
                f"bots: {len(self._wanted)} are too many for {maker.players - 1} other seats"
            )
        self._seat_bots(maker.episode(0), 0)
        self._bots: dict[int, Bot] = {}
        self._over = True
        self.observation_names = tuple(maker.encoding.names)
        self.observation_space = self._stage.observation_space()
        self.action_space = self._stage.action_space()

    # --- the interface of Gymnasium --------------------------------------------------------------

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Begin a new game, and let the bots play until the seat must decide.

        Parameters
        ----------
        seed : int, optional
            The seed of the game, as for ``new_game``. Without one, the next seed is drawn: after a
            reset with a seed always the same ones, otherwise at random.
        options : dict, optional
            Not used.

        Returns
        -------
        observation : dict
            What the seat knows, and its legal actions.
        info : dict
            Empty.
        """
        self.begin(seed)
        return self.observation(), {}

    def step(self, action: Any) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Carry out an action, and let the bots play until the seat must decide again.

        Parameters
        ----------
        action : int
            The number of a legal action.

        Returns
        -------
        observation : dict
            What the seat knows, and its legal actions; after the end, only action 0, because a
            vector of environments asks for an action before it resets, and ignores it.
        reward : float
            The share of the victory at the end, else 0; -1 for an illegal action.
        terminated, truncated : bool
            Whether the game is over, and whether a limit of rounds stopped it.
        info : dict
            Empty, or "illegal" with the reason why the action is illegal.

        Raises
        ------
        ValueError
            If it isn't the number of an action.
        IllegalAction
            If it isn't legal, in a strict environment.
        """
        reward, terminated, truncated, info = self.play(action)
        return self.observation(), reward, terminated, truncated, info

    def render(self) -> Any:
        """Return the position as ``render_mode`` says: only what the seat knows."""
        return rendered(self._stage.episode, self.render_mode, self.seat)

    def close(self) -> None:
        """Drop the game; a reset begins another one."""
        self._stage.end()

    # --- what only these environments have -------------------------------------------------------

    def begin(self, seed: int | None) -> None:
        """Begin a new game as ``reset`` does, without the observation."""
        seed = seed_of(seed)
        super().reset(seed=seed)
        self._begin(drawn(self.np_random) if seed is None else seed)
        while self._stage.episode.to_move is None:
            # The bots ended the game before the seat had anything to decide.
            self._begin(drawn(self.np_random))
        self._over = False

    def play(self, action: Any) -> tuple[float, bool, bool, dict[str, Any]]:
        """Return what ``step`` returns for an action, without the observation."""
        episode = self._stage.episode
        if self._over:
            raise NotReset("the game is over: call reset() for the next one")
        wanted = episode.action(action)
        if int(action) not in episode.legal:
            refusal = episode.refusal(wanted)
            if self.strict:
                raise refusal
            self._over = True
            return ILLEGAL_REWARD, True, False, {"illegal": str(refusal)}
        episode.play(wanted)
        self._let_bots_play(episode)
        result = episode.result
        if result is None:
            return 0.0, False, False, {}
        self._over = True
        return episode.rewards()[self.seat], result.finished, not result.finished, {}

    def observation(self) -> Observation:
        """Return what the seat knows, and its legal actions; after the end, only action 0."""
        encoding = self._stage.maker.encoding
        vector = np.empty(len(encoding.names), np.float32)
        mask = np.empty(encoding.actions, np.int8)
        self.observe_into(vector, mask)
        return {"observation": vector, "action_mask": mask}

    def observe_into(self, vector: NDArray[np.float32], mask: NDArray[np.int8]) -> None:
        """Write the observation into two arrays; the mask of a finished game has only action 0."""
        self._stage.episode.observe_into(self.seat, vector, mask)
        if self._over:
            # A softmax over no action is no number.
            mask[:] = 0
            mask[0] = 1

    def action_masks(self) -> NDArray[np.bool_]:
        """Return the mask of legal actions as booleans; after the end, only action 0.

        Raises
        ------
        NotReset
            Before the first reset.
        """
        episode = self._stage.episode
        legal = [0] if self._over else list(episode.legal)
        mask: NDArray[np.bool_] = np.zeros(self._stage.maker.encoding.actions, np.bool_)
        mask[legal] = True
        return mask

    # --- the bots --------------------------------------------------------------------------------

    def _begin(self, seed: int) -> None:
        episode = self._stage.begin(seed)
        self._bots = self._seat_bots(episode, seed)
        self._let_bots_play(episode)

    def _seat_bots(self, episode: Episode, seed: int) -> dict[int, Bot]:
        """Return new bots for the other seats. Raises BotError if one can't be made."""
        others = [seat for seat in range(episode.rules.players) if seat != self.seat]
        return {
            seat: make_bot(
                self._wanted[place % len(self._wanted)], bot_seed(seed, seat), episode.rules
            )
            for place, seat in enumerate(others)
        }

    def _let_bots_play(self, episode: Episode) -> None:
        rules = episode.rules
        while (seat := episode.to_move) is not None and seat != self.seat:
            bot = self._bots[seat]
            options = rules.legal_actions(episode.position)
            action = bot.decide(rules.view(episode.position, seat), options)
            try:
                episode.play(action)
            except IllegalAction as error:
                raise BotError(f"bot {bot.name!r} in seat {seat}: {error}") from error
