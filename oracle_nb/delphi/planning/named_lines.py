"""The lines that the coaches of this process have named lately, so that all judge by the same."""

from collections import OrderedDict
from collections.abc import Sequence
from threading import Lock
from typing import Final

from oracle_nb.delphi.model.actions import Action
from oracle_nb.delphi.model.position import Position, Setting
from oracle_nb.games.coach import CoachLine

MOST: Final = 2000
"""Maximum number of views whose lines are kept, the latest ones; each takes a few kB."""


class NamedLines:
    """The lines that the coaches of this process have named, by setting and view."""

    def __init__(self, most: int = MOST) -> None:
        self._most = most
        """The maximum number of views."""
        self._lock = Lock()
        self._kept: OrderedDict[tuple[Setting, Position], tuple[CoachLine[Action], ...]] = (
            OrderedDict()
        )

    def keep(self, setting: Setting, view: Position, lines: Sequence[CoachLine[Action]]) -> None:
        """Keep the lines for a view, the best one first."""
        with self._lock:
            self._kept[setting, view] = tuple(lines)
            self._kept.move_to_end((setting, view))
            if len(self._kept) > self._most:
                self._kept.popitem(last=False)

    def lines(self, setting: Setting, view: Position) -> tuple[CoachLine[Action], ...]:
        """Return the lines for a view, the best one first; none if they aren't known."""
        with self._lock:
            return self._kept.get((setting, view), ())


NAMED: Final = NamedLines()
"""The lines of this process."""
