"""A game that goes on at another screen while somebody looks back on it."""

from typing import Any, Final

from oracle_nb.app.games.store import UnknownGame
from oracle_nb.app.replay.desk import Replay
from oracle_nb.app.table.bots import Bots
from oracle_nb.app.table.together import HOST, WATCH, Gathering, going_on
from oracle_nb.game import Game


class Following:
    """What has become of a kept game meanwhile, as it may be seen from a place at it.

    Parameters
    ----------
    gathering
        The game, and where it is kept.
    place
        A seat, `WATCH`, or `HOST`: from where it is looked back on.
    """

    def __init__(self, gathering: Gathering, place: int) -> None:
        self.gathering: Final = gathering
        self._place: Final = place

    def arrange(self, replay: Replay) -> None:
        """Tell a desk whose knowledge may be shown at it now."""
        gathering, place = self.gathering, self._place
        replay.seats = gathering.seats(place)
        replay.shared = place != HOST or going_on(gathering.store, gathering.name)

    @property
    def bots(self) -> Bots | None:
        """The bots that play it, and know their reasons."""
        return self.gathering.bots

    def game(self) -> Game[Any, Any]:
        """The game as it is now.

        Raises UnknownGame where it is gone or the place was taken back, SaveError, OSError.
        """
        gathering, place = self.gathering, self._place
        gathering.fresh()
        if place >= WATCH and place not in gathering.given:
            raise UnknownGame(gathering.name)
        return gathering.game
