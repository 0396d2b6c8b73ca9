"""The seat of a learner, from which the table of a lesson is always seen."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from oracle_nb.games.game import Game
from oracle_nb.web.table.control.seat_facts import SeatFacts, people_among


@dataclass(frozen=True)
class LearnerSeats:
    """A single learner, who plays alone.

    Parameters
    ----------
    seat
        The learner's seat.
    public
        Whether only what everybody knows is shown, as to a class.
    """

    seat: int
    public: bool = False

    def facts(
        self,
        game: Game[Any, Any],
        holder: int | None,
        substitutes: Mapping[int, str],
        unshown: int,
    ) -> SeatFacts:
        """Return the seat facts of a lesson's game; see `ScreenSeats`."""
        people = people_among(game, None)
        acts = game.to_move in people
        knower = None if self.public else self.seat
        return SeatFacts(people, self.seat, knower, own_turn=acts, person_acts=acts)
