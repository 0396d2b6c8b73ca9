"""The base classes of errors that this package raises itself."""

import traceback
from functools import partial
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

    A notebook shows only its message; ``traceback.print_last()`` shows the calls as well.
    """

    def _render_traceback_(self) -> list[str]:
        """Return what IPython shows: the line of the user's code, and the message."""
        frames = traceback.extract_tb(self.__traceback__)
        own = [
            frame.lineno
            for frame in frames
            if not frame.filename.startswith(_PACKAGE) and "IPython" not in frame.filename
        ]
        place = f" in line {own[-1]}" if own else ""
        return [f"{type(self).__name__}{place}: {self}"]


def invalid(message: str) -> ValueError:
    """Return the error of an invalid argument; a notebook shows only its message.

    Examples
    --------
    >>> raise invalid("seed: at least 0, not -1")
    Traceback (most recent call last):
    ValueError: seed: at least 0, not -1
    """
    error = ValueError(message)
    # IPython asks the error itself. Processes exchange errors, so the function can be pickled.
    vars(error)["_render_traceback_"] = partial(list, (f"ValueError: {message}",))
    return error


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
