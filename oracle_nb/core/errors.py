"""The base classes of errors that this package raises itself."""

from typing import Final


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
