"""The state of Lesser Evils in a moving phase, an optional rule (evil.moved)."""

from typing import Any, Final, Protocol

import msgspec
from msgspec import UNSET, UnsetType
from msgspec.structs import replace

from oracle_nb.mythology.pieces import EVIL_BITS, FIRST_EVIL


class EvilMarks(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """Lesser Evils as bit sets, the first one as bit 0: saves hold no larger numbers."""

    moved: int = 0
    fought: int = 0


NO_MARKS: Final = EvilMarks()


class Marked(Protocol):
    """A position, as far as it has marks."""

    @property
    def moved(self) -> int:
        """Bit set of the units whose way is over."""

    @property
    def fought(self) -> int:
        """Bit set of the units that have fought."""

    @property
    def evils(self) -> EvilMarks | UnsetType:
        """The marks of Lesser Evils."""


def moved_in(position: Marked) -> int:
    """Return the units and Lesser Evils whose way in this moving phase is over."""
    return position.moved | _marks(position).moved << FIRST_EVIL


def fought_in(position: Marked) -> int:
    """Return the units and Lesser Evils that have fought in this moving phase."""
    return position.fought | _marks(position).fought << FIRST_EVIL


def marked(position: Marked, field: str, bits: int) -> dict[str, Any]:
    """Return the fields of a position in which more units have moved or fought."""
    fields: dict[str, Any] = {field: getattr(position, field) | bits & ~EVIL_BITS}
    if evils := (bits & EVIL_BITS) >> FIRST_EVIL:
        marks = _marks(position)
        fields["evils"] = replace(marks, **{field: getattr(marks, field) | evils})
    return fields


def _marks(position: Marked) -> EvilMarks:
    return NO_MARKS if position.evils is UNSET else position.evils
