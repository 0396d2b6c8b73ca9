"""The stage of an environment: its games, its spaces, and the game that is being played."""

import secrets
from collections.abc import Mapping
from typing import Any, Final

import numpy as np
from gymnasium import spaces

from oracle_nb.core.arguments import whole
from oracle_nb.environments.episode import Episode, EpisodeMaker, NotReset

SEED_LIMIT: Final = 1 << 48
"""Seeds of games that the environment draws itself are below this number."""


class EpisodeStage:
    """The games of an environment, one after the other, and their spaces.

    Parameters
    ----------
    game : str
        The name of the game.
    players : int, optional
        The number of seats.
    options : mapping of str to value
        The options of the game's ``new_game``.
    """

    def __init__(self, game: str, players: int | None, options: Mapping[str, Any]) -> None:
        self.maker: Final = EpisodeMaker(game, players, options)
        self._episode: Episode | None = None

    @property
    def episode(self) -> Episode:
        """The game that is being played. Raises NotReset before the first one."""
        if self._episode is None:
            raise NotReset("the environment has no game yet: call reset() first")
        return self._episode

    def begin(self, seed: int) -> Episode:
        """Begin the game of a seed."""
        self._episode = self.maker.episode(seed)
        return self._episode

    def end(self) -> None:
        """Drop the game that is being played."""
        self._episode = None

    def observation_space(self) -> spaces.Dict:
        """Return a new space of observations."""
        encoding = self.maker.encoding
        low, high = np.array(encoding.low, np.float32), np.array(encoding.high, np.float32)
        return spaces.Dict(
            {
                "observation": spaces.Box(low, high, dtype=np.float32),
                "action_mask": spaces.Box(0, 1, (encoding.actions,), np.int8),
            }
        )

    def action_space(self) -> spaces.Discrete:
        """Return a new space of actions."""
        return spaces.Discrete(self.maker.encoding.actions)

    def text(self, number: object) -> str:
        """Return the text of a numbered action on the board of the present game."""
        text: str = self.episode.rules.notation.write(self.episode.action(number))
        return text

    def number(self, text: str) -> int:
        """Return the number of an action that a text describes.

        Raises MalformedAction or UnnumberedAction if there is no such action.
        """
        return self.episode.encoding.number(self.episode.rules.notation.read(text))


class StagedGame:
    """The game on the stage of an environment, for programs that look behind the interfaces."""

    _stage: EpisodeStage

    @property
    def position(self) -> Any:
        """The position of the game, with everything that seats don't know."""
        return self._stage.episode.position

    @property
    def rules(self) -> Any:
        """The rules of the game."""
        return self._stage.episode.rules

    def action_text(self, number: int) -> str:
        """Return the text of a numbered action, such as "move die:red D7".

        Parameters
        ----------
        number : int
            The number of an action, legal or not.

        Returns
        -------
        str
            The text, which ``action_number`` and ``Game.play`` read.
        """
        return self._stage.text(number)

    def action_number(self, text: str) -> int:
        """Return the number of an action that a text describes.

        Parameters
        ----------
        text : str
            An action, as in the log of a game.

        Returns
        -------
        int
            Its number.

        Raises
        ------
        ValueError
            If the text can't be read, or no position allows the action.
        """
        return self._stage.number(text)


def seed_of(seed: object) -> int | None:
    """Return a seed, or None for none. Raises ValueError if it isn't a whole number from 0."""
    if seed is None:
        return None
    return whole("seed", seed, 0)


def drawn(generator: np.random.Generator | None) -> int:
    """Return the seed of the next game, from a generator if there is one."""
    if generator is None:
        return secrets.randbelow(SEED_LIMIT)
    return int(generator.integers(SEED_LIMIT))
