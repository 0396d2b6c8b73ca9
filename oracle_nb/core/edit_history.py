"""Undo and redo for an edited value."""

from collections.abc import Iterator
from typing import Final, Generic, TypeVar

import msgspec
from msgspec.structs import replace

T = TypeVar("T")

MOST: Final = 200
"""Usual maximum number of values that are kept; the oldest is dropped first."""


class EditHistory(msgspec.Struct, Generic[T], frozen=True, eq=False):
    """The successive values of an edited object; a new one drops those that were undone.

    Parameters
    ----------
    values
        The values that are kept.
    index
        The place of the current one among them.
    dropped
        The number of values that were too many.
    most
        Maximum number of values that are kept.

    Examples
    --------
    >>> history = EditHistory(("a",)).added("b")
    >>> history.now, history.undone().now, history.undone().redone().now
    ('b', 'a', 'b')
    """

    values: tuple[T, ...]
    index: int = 0
    dropped: int = 0
    most: int = MOST

    @property
    def now(self) -> T:
        """The current value."""
        return self.values[self.index]

    @property
    def number(self) -> int:
        """The number of edits that led to the current value."""
        return self.dropped + self.index

    @property
    def can_undo(self) -> bool:
        """Whether the last edit can be undone."""
        return self.index > 0

    @property
    def can_redo(self) -> bool:
        """Whether an undone edit can be redone."""
        return self.index + 1 < len(self.values)

    def added(self, value: T) -> "EditHistory[T]":
        """Return the history with a new current value."""
        values = (*self.values[: self.index + 1], value)
        excess = max(0, len(values) - self.most)
        return replace(
            self,
            values=values[excess:],
            index=len(values) - excess - 1,
            dropped=self.dropped + excess,
        )

    def undone(self) -> "EditHistory[T]":
        """Return the history without the last edit; the same if there is none."""
        return replace(self, index=self.index - 1) if self.can_undo else self

    def redone(self) -> "EditHistory[T]":
        """Return the history with the edit that was undone last; the same if there is none."""
        return replace(self, index=self.index + 1) if self.can_redo else self

    def past(self) -> Iterator[T]:
        """Return the current value and all earlier ones that are kept, the latest first."""
        return reversed(self.values[: self.index + 1])
