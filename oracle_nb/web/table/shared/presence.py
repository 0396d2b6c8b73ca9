"""The screens of one table at which somebody is now."""

import time
from typing import Final

from oracle_nb.web.widgets.runtime import Session


class ScreenRegistry:
    """The presence at the screens of one table: the places at which somebody is now.

    The table asks for nothing but ``places``. The presence of sessions in other processes is set
    from outside.
    """

    def __init__(self) -> None:
        self._there: Final[list[tuple[int, Session]]] = []
        self.elsewhere: frozenset[int] = frozenset()
        """The places at one of whose screens in other processes somebody is now."""
        self.seen: Final[dict[int, float]] = {}
        """The time of the last presence at each place, in seconds since 1970."""

    def arrive(self, place: int, presence: Session) -> None:
        """Count a screen at a place from now on."""
        self._there.append((place, presence))

    def depart(self, presence: Session) -> None:
        """Count a screen no more."""
        self._there[:] = [arrival for arrival in self._there if arrival[1] is not presence]

    @property
    def here(self) -> frozenset[int]:
        """The places at one of whose screens in this process somebody is now."""
        # A copy: the thread that looks for changes of other processes has no lock.
        return frozenset(place for place, presence in tuple(self._there) if presence.there)

    @property
    def places(self) -> frozenset[int]:
        """The places at one of whose screens somebody is now."""
        found = self.here | self.elsewhere
        self.seen.update(dict.fromkeys(found, time.time()))
        return found
