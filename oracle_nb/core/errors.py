"""The base class of all errors that this package raises itself."""


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
