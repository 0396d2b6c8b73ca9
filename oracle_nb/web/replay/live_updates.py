"""Updates for a replay from other screens at which the game goes on."""

from dataclasses import replace
from typing import Final

from oracle_nb.games.game import Game
from oracle_nb.web.replay.controller import ReplayController
from oracle_nb.web.replay.state import RematchRequest
from oracle_nb.web.saved_games.errors import SavedGameNotFound
from oracle_nb.web.table.control.bots import TableBots
from oracle_nb.web.table.shared.open_games import HOST, SharedGame, going_on
from oracle_nb.web.table.shared.takeover import decisions_of_bots


class LiveUpdates:
    """The changes of a stored game during its replay, as they may be seen from a place at it.

    ``place`` is a seat, `WATCH`, or `HOST`, and ``salt`` that of the link that led there.
    """

    def __init__(self, shared_game: SharedGame, place: int, salt: str = "") -> None:
        self.shared_game: Final = shared_game
        self.place: Final = place
        self.salt: Final = salt

    def configure(self, replay: ReplayController) -> None:
        """Update the knowledge that a controller may show."""
        shared_game, place = self.shared_game, self.place
        replay.seats = replace(
            replay.seats,
            seats=shared_game.seats(place),
            shared=place != HOST or going_on(shared_game.store, shared_game.name),
            substituted=decisions_of_bots(shared_game.state, shared_game.game),
        )

    @property
    def bots(self) -> TableBots | None:
        """The bots that play it, and know their reasons."""
        return self.shared_game.bots

    def game(self) -> Game:
        """Return the game as it is now.

        Raises SavedGameNotFound where it is gone or the place was taken back, SaveError, OSError.
        """
        shared_game = self.shared_game
        shared_game.fresh()
        if not shared_game.admits(self.place, self.salt):
            raise SavedGameNotFound(shared_game.name)
        return shared_game.game

    @property
    def rematch(self) -> RematchRequest:
        """The requests of other players for a rematch."""
        state = self.shared_game.state
        own = self.shared_game.seats(self.place)
        others = tuple(seat for seat in state.wanting_rematch if seat not in own)
        return RematchRequest(state.rematch is not None, others)

    def look_for_rematch(self) -> None:
        """Read the requests of players at other screens. Raises as `game` does."""
        if self.shared_game.given:
            self.shared_game.fresh()
