"""Undo and redo for an edited value."""

from collections.abc import Iterator
from typing import Final, Generic, TypeVar

T = TypeVar("T")

MOST: Final = 200
"""Usual maximum number of values that are kept; the oldest is dropped first."""


class EditHistory(Generic[T]):
    """The successive values of an edited object; a new one drops those that were undone.

    Parameters
    ----------
    first
        The first value.
    most
        Maximum number of values that are kept.
    """

    def __init__(self, first: T, most: int = MOST) -> None:
        self._most: Final = most
        self._values = [first]
        self._at = 0
        self._gone = 0

    @property
    def now(self) -> T:
        """The current value."""
        return self._values[self._at]

    @property
    def number(self) -> int:
        """The number of edits that led to the current value."""
        return self._gone + self._at

    @property
    def can_undo(self) -> bool:
        """Whether the last edit can be undone."""
        return self._at > 0

    @property
    def can_redo(self) -> bool:
        """Whether an undone edit can be redone."""
        return self._at + 1 < len(self._values)

    def add(self, value: T) -> None:
        """Add a new current value."""
        self._values[self._at + 1 :] = [value]
        gone = max(0, len(self._values) - self._most)
        del self._values[:gone]
        self._gone += gone
        self._at = len(self._values) - 1

    def undo(self) -> bool:
        """Undo the last edit; return whether there was one."""
        able = self.can_undo
        self._at -= able
        return able

    def redo(self) -> bool:
        """Redo the edit that was undone last; return whether there was one."""
        able = self.can_redo
        self._at += able
        return able

    def past(self) -> Iterator[T]:
        """Return the current value and all earlier ones that are kept, the latest first."""
        return reversed(self._values[: self._at + 1])
