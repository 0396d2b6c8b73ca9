"""The declaration of a game: whether it has chance, secrets and other things that tests check."""

import msgspec


class GameType(msgspec.Struct, frozen=True, kw_only=True):
    """The declaration of a game; ``oracle_nb.games.testing`` demands just that.

    Parameters
    ----------
    chance : bool
        Whether chance decides anything: the setup, by the seed, or draws.
    secrets : bool
        Whether a player may know something that another one may not.
    simultaneous : bool
        Whether players decide at the same time: one after the other, each without knowing what
        those before have chosen.
    rounds : bool
        Whether results count rounds, and events report when a turn begins.
    repairs : bool
        Whether the package has repairs of refused actions.

    Examples
    --------
    >>> GameType(chance=True, secrets=True).repairs
    False
    """

    chance: bool = False
    secrets: bool = False
    simultaneous: bool = False
    rounds: bool = False
    repairs: bool = False
