"""Why a stored game can't be loaded or saved."""


class UnknownGame(LookupError):
    """There is no game with that id, or none to which that link leads."""


class StaleGame(RuntimeError):
    """The game was changed elsewhere since this table last saw it."""
