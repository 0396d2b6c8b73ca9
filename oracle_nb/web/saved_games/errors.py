"""Why a stored game can't be loaded or saved."""

from oracle_nb.core.errors import OracleError


class SavedGameNotFound(OracleError, LookupError):
    """There is no game with that id, or none to which that link leads."""


class MissingGame(SavedGameNotFound):
    """The database has no trace of the game, not even as deleted: its file may be another one."""


class StaleGame(OracleError, RuntimeError):
    """The game was changed elsewhere since this table last saw it.

    Parameters
    ----------
    name
        The id of the game.
    revision
        The stored revision. If it is lower than the one last seen, the database is an older copy.
    """

    def __init__(self, name: str, revision: int) -> None:
        super().__init__(name)
        self.revision = revision
