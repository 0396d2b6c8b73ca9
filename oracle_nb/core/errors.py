"""The base classes of errors that this package raises itself."""

import traceback
from pathlib import Path
from typing import Final

_PACKAGE: Final = str(Path(__file__).parents[1])


class OracleError(Exception):
    """Base class of all errors of oracle_nb: catch it to handle any of them.

    Each error is also a built-in error that fits, such as ``ValueError``.

    Examples
    --------
    >>> import oracle_nb
    >>> game = oracle_nb.new_game(players=3, seed=3)
    >>> try:
    ...     _ = game.play("fly to the moon")
    ... except oracle_nb.OracleError as error:
    ...     print(type(error).__name__)
    MalformedAction
    """


class RefusedCall(OracleError):
    """An error that its message explains: a notebook shows no lines of this package with it."""

    def _render_traceback_(self) -> list[str]:
        """Return what IPython shows: the lines of the user's own code, and the message."""
        frames = traceback.extract_tb(self.__traceback__)
        own = [
            frame
            for frame in frames
            if not frame.filename.startswith(_PACKAGE) and "IPython" not in frame.filename
        ]
        lines = [f"line {frame.lineno}: {frame.line}" for frame in own if frame.line]
        return [*lines, f"{type(self).__name__}: {self}"]


class LocalizedError(OracleError, ValueError):
    """An error that tells users in their language what is wrong."""

    def message(self, language: str = "en") -> str:
        """Return what is wrong, and what to do, in a language."""
        raise NotImplementedError

    def __str__(self) -> str:
        return self.message()


class Refusal(OracleError, ValueError):
    """A request that can't be granted.

    Parameters
    ----------
    kind
        Why: one of the words that the subclass lists.
    most
        The limit, if there is one.
    """

    def __init__(self, kind: str, most: int = 0) -> None:
        super().__init__(kind)
        self.kind: Final = kind
        self.most: Final = most
