"""Why a stored game can't be loaded or saved."""

from oracle_nb.core.errors import OracleError


class SavedGameNotFound(OracleError, LookupError):
    """There is no game with that id, or none to which that link leads."""


class StaleGame(OracleError, RuntimeError):
    """The game was changed elsewhere since this table last saw it."""
