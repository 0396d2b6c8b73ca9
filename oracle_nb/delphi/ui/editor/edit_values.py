"""Parsing of edited values, and changes of fields."""

from typing import TypeVar, cast

from oracle_nb.core.errors import OracleError

Row = TypeVar("Row", bound=tuple[int, ...])


class EditError(OracleError, ValueError):
    """An impossible edit."""


def number_of(value: str, least: int, most: int) -> int:
    """Return a whole number in a range. Raises EditError, or ValueError for other texts."""
    number = int(value)
    if not least <= number <= most:
        raise EditError(f"{number} is not {least} to {most}")
    return number


def with_bit(mask: int, place: int, on: bool) -> int:
    """Return a mask with one bit set or not."""
    return mask | 1 << place if on else mask & ~(1 << place)


def with_value(values: Row, place: int, value: int) -> Row:
    """Return a tuple with one number changed. Raises IndexError for a wrong index."""
    row = list(values)
    row[place] = value
    return cast("Row", tuple(row))


def truth(value: str) -> bool:
    """Return 1 or 0."""
    return bool(number_of(value, 0, 1))
