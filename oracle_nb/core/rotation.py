"""The order of turns: whose last turn is longest ago comes first."""

from collections import Counter
from typing import Final, Generic, TypeVar

Owner = TypeVar("Owner")


class Rotation(Generic[Owner]):
    """Counts turns, of which each owner has a few at most at once.

    The owner None, for whom nobody pays, is limited only by the number of all turns.

    Examples
    --------
    >>> rotation = Rotation[str](3, 1)
    >>> rotation.begin("ann")
    >>> rotation.allows("ann"), rotation.allows("bob")
    (False, True)
    >>> rotation.end("ann")
    >>> min("ann", "bob", key=rotation.last)
    'bob'
    """

    def __init__(self, most: int, each: int) -> None:
        self.most: Final = most
        self.each: Final = each
        self._running: Final[Counter[Owner]] = Counter()
        self._number = 0
        self._last: Final[dict[Owner, int]] = {}

    @property
    def full(self) -> bool:
        """Whether no turn is free."""
        return self._running.total() >= self.most

    def allows(self, owner: Owner) -> bool:
        """Return whether an owner may have another turn, if one is free."""
        return owner is None or self._running[owner] < self.each

    def last(self, owner: Owner) -> int:
        """Return the number of the last turn of an owner; 0 for one that isn't known."""
        return self._last.get(owner, 0)

    def begin(self, owner: Owner) -> None:
        """Count a turn that begins."""
        self._running[owner] += 1
        self._number += 1
        self._last[owner] = self._number

    def end(self, owner: Owner) -> None:
        """Count a turn that ends."""
        self._running[owner] -= 1
        if not self._running[owner]:
            del self._running[owner]

    def forget(self, owner: Owner) -> None:
        """Forget an owner that doesn't wait for a turn, unless it has one."""
        if owner not in self._running:
            self._last.pop(owner, None)
