"""The seating at the table of a lesson: one learner, from whose seat it is always seen."""

from collections.abc import Callable

from oracle_nb.web.table.control.seating import SeatedTable, Seating


class LearnerSeating(Seating):
    """A single learner.

    Parameters
    ----------
    table
        The table of the lesson.
    seat
        The learner's seat.
    public
        Returns whether only what everybody knows is shown, as to a class.
    """

    def __init__(self, table: SeatedTable, seat: int, *, public: Callable[[], bool]) -> None:
        super().__init__(table)
        self._seat = seat
        self._public = public

    @property
    def viewer(self) -> int:
        """The learner's seat."""
        return self._seat

    @property
    def knower(self) -> int | None:
        """The learner's seat, unless a class looks on."""
        return None if self._public() else self._seat

    @property
    def hand_over(self) -> int | None:
        """Nobody: the learner plays alone."""
        return None
