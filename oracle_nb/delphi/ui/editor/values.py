"""Values: what an edit's text may be, and what of a position it changes."""

from typing import Final, TypeVar, cast

from oracle_nb.core.errors import OracleError

Row = TypeVar("Row", bound=tuple[int, ...])
DICE: Final = 3


class EditError(OracleError, ValueError):
    """What can't be done to a position."""


def number_of(value: str, least: int, most: int) -> int:
    """A whole number in a range. Raises EditError, or ValueError for what is no number."""
    number = int(value)
    if not least <= number <= most:
        raise EditError(f"{number} is not {least} to {most}")
    return number


def with_bit(mask: int, place: int, on: bool) -> int:
    """A mask with one bit set or not."""
    return mask | 1 << place if on else mask & ~(1 << place)


def with_value(values: Row, place: int, value: int) -> Row:
    """A row of numbers with one of them changed. Raises IndexError where there is none."""
    row = list(values)
    row[place] = value
    return cast("Row", tuple(row))


def truth(value: str) -> bool:
    """1 or 0."""
    return bool(number_of(value, 0, 1))
