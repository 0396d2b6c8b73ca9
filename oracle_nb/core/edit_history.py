"""The steps of something that is edited: each a value, one of them now, back and forth."""

from collections.abc import Iterator
from typing import Final, Generic, TypeVar

T = TypeVar("T")

MOST: Final = 200
"""So many values are kept; the oldest goes first."""


class EditHistory(Generic[T]):
    """Values one after the other, beginning with one. What was taken back is lost by a new step."""

    def __init__(self, first: T) -> None:
        self._values = [first]
        self._at = 0
        self._gone = 0

    @property
    def now(self) -> T:
        """The value that counts."""
        return self._values[self._at]

    @property
    def number(self) -> int:
        """How many steps led to it."""
        return self._gone + self._at

    @property
    def can_undo(self) -> bool:
        """Whether there is one before it."""
        return self._at > 0

    @property
    def can_redo(self) -> bool:
        """Whether one was taken back."""
        return self._at + 1 < len(self._values)

    def add(self, value: T) -> None:
        """Go on to another value."""
        self._values[self._at + 1 :] = [value]
        gone = max(0, len(self._values) - MOST)
        del self._values[:gone]
        self._gone += gone
        self._at = len(self._values) - 1

    def undo(self) -> bool:
        """Go back by one; whether there was one to go back to."""
        able = self.can_undo
        self._at -= able
        return able

    def redo(self) -> bool:
        """Go to the value that was taken back last; whether there was one."""
        able = self.can_redo
        self._at += able
        return able

    def past(self) -> Iterator[T]:
        """Return the value that counts, and those before it back to the first that is kept."""
        return reversed(self._values[: self._at + 1])
