"""Named lines: what coaches have said lately, so that a review says the same as the coach did."""

from collections import OrderedDict
from collections.abc import Mapping, Sequence
from threading import Lock
from typing import Final

from oracle_nb.delphi.model.actions import Action
from oracle_nb.delphi.model.position import Position, Setting
from oracle_nb.games.coach import CoachLine

MOST: Final = 2000
"""Maximum number of views whose lines are kept, the latest ones; each takes a few kB."""
Ends = Mapping[Action, float]
"""The expected end of each line by its first action."""


class NamedLines:
    """The lines that the coaches of this process have named, by setting and view.

    Parameters
    ----------
    most
        The maximum number of views.
    """

    def __init__(self, most: int = MOST) -> None:
        self._most = most
        self._lock = Lock()
        self._kept: OrderedDict[tuple[Setting, Position], tuple[CoachLine[Action], Ends]] = (
            OrderedDict()
        )

    def keep(self, setting: Setting, view: Position, lines: Sequence[CoachLine[Action]]) -> None:
        """Keep the lines for a view, the best one first."""
        ends = {line.actions[0]: line.end for line in lines}
        with self._lock:
            self._kept[setting, view] = lines[0], ends
            self._kept.move_to_end((setting, view))
            if len(self._kept) > self._most:
                self._kept.popitem(last=False)

    def lines(self, setting: Setting, view: Position) -> tuple[CoachLine[Action], Ends] | None:
        """Return the best line for a view and the ends of all lines; None if they aren't known."""
        with self._lock:
            return self._kept.get((setting, view))


NAMED: Final = NamedLines()
"""The lines of this process."""
