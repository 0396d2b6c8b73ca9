"""The table of a lesson: one seat learns, and the step decides what is done."""

from collections.abc import Callable
from typing import Any

from oracle_nb.games.game import Game
from oracle_nb.web.table.control.controller import TableController


class LessonController(TableController):
    """A desk at which one seat learns: the table is always seen from there.

    Parameters
    ----------
    seat
        The learner's seat.
    wanted
        Called with the text of a legal action before it is done; where it gives False the desk
        does nothing. None: everything legal is done.
    public
        Whether only what everybody knows is shown.
    """

    def __init__(
        self,
        game: Game[Any, Any],
        seat: int,
        *,
        language: str,
        wanted: Callable[[str], bool] | None,
        public: bool,
        changed: Callable[[], object],
    ) -> None:
        self._seat = seat
        self._wanted = wanted
        self.meant: tuple[str, ...] | None = None
        """The actions that the step is about, as text; None where it is about no single one."""
        self.public = public
        super().__init__(game, language=language, changed=changed)

    @property
    def viewer(self) -> int:
        """The learner's seat."""
        return self._seat

    @property
    def knower(self) -> int | None:
        """The learner's seat, unless many look on."""
        return None if self.public else self._seat

    @property
    def hand_over(self) -> int | None:
        """Nobody: the learner plays alone."""
        return None

    def do(self, text: str) -> bool:
        """Carry out an action if it is legal and wanted."""
        if self._wanted is None:
            return super().do(text)
        if not self.person_acts:
            return False
        self.choose(text)
        return self.chosen is not None and self._wanted(text)
