"""The people who watch a replay, and the secrets that they may see."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from oracle_nb.games.game import Game
from oracle_nb.web.table.control.seat_facts import SeatFacts, people_among


@dataclass(frozen=True)
class ReplaySeats:
    """The seats at a screen that shows a replay: people see the game and can't act in it.

    While the game goes on, nobody at a screen of several people sees another player's secrets.
    Once it is over, everybody sees what the player who acts knew.

    Parameters
    ----------
    seats
        The seats that people at this screen play; None: all in which people sit.
    shared
        Whether others play at other screens.
    over
        Whether the game is over, whatever action is shown.
    actor
        The player of the action that is shown; None at the beginning.
    """

    seats: tuple[int, ...] | None = None
    shared: bool = False
    over: bool = False
    actor: int | None = None

    def facts(
        self,
        game: Game[Any, Any],
        holder: int | None,
        substitutes: Mapping[int, str],
        unshown: int,
    ) -> SeatFacts:
        """Return the seat facts of the game as far as it is shown; see `ScreenSeats`."""
        people = people_among(game, self.seats)
        acts = game.to_move if self.actor is None else self.actor
        viewer = 0 if acts is None else acts
        knower = viewer if self.over else people[0] if len(people) == 1 else None
        return SeatFacts(people, viewer, knower, shared=self.shared)
