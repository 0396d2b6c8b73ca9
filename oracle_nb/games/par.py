"""Par: a proven lower bound on the rounds that a player of a race needs."""

from collections.abc import Mapping, Sequence
from typing import Any, Protocol, runtime_checkable

import msgspec

from oracle_nb.games.board_data import BoardData
from oracle_nb.games.game import Game


class SeatPar(msgspec.Struct, frozen=True):
    """The lower bounds for one seat of a setup.

    Parameters
    ----------
    seat : int
        The number of the seat, from 0.
    rounds : int
        Nobody in this seat can finish in fewer rounds, whatever chance decides.
    actions : int
        Nobody can finish with fewer actions without help from the gods or from equipment.
    moves : int
        How many of these actions are moves, at least.
    """

    seat: int
    rounds: int
    actions: int
    moves: int


@runtime_checkable
class BoardWithPar(BoardData, Protocol):
    """The boards of a game that is a race, so that its setups have a par.

    The explorer asks for ``explore-par``, ``explore-par-short`` and ``explore-par-about`` ($number:
    players, $seed) on what par is, ``explore-par-show`` and ``explore-par-hide``, and
    ``explore-par-seat``, ``explore-par-dealt``, ``explore-par-rounds``, ``explore-par-actions`` and
    ``explore-par-moves`` above the columns.
    """

    def set_up(self, layout: Any, seed: int) -> Game:
        """Return a game on a layout for the usual number of players, dealt by a seed.

        Parameters
        ----------
        layout : layout
            Any layout.
        seed : int
            The same seed deals the same.

        Returns
        -------
        Game
            The game.

        Raises
        ------
        ValueError
            If the game can't be played on this layout.
        """

    def par(self, game: Game) -> Sequence[SeatPar]:
        """Return the lower bounds for each seat of a game as it was set up.

        Parameters
        ----------
        game : Game
            A game; only its start matters.

        Returns
        -------
        sequence of SeatPar
            The bounds by seat.

        Raises
        ------
        ValueError
            If the game didn't begin with a setup by its rules.
        """

    def seat_measures(self, game: Game) -> Sequence[Mapping[str, float]]:
        """Return measures of each seat of a game as it was set up, by seat and name."""

    def dealt(self, game: Game, seat: int, language: str = "en") -> str:
        """Return in words what makes the start of a seat different from that of others."""

    def idle(self, options: Sequence[Any]) -> Any:
        """Return what somebody who only passes chooses from the legal actions."""
