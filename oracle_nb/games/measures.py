"""Measures of a board in numbers, with the functions of networkx that verify them.

A measure names the function of networkx with the same value, and contains the call of that function
besides its own, faster computation, so that a test can compare the two and a benchmark can time
them. Each game provides its own measures.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from enum import StrEnum
from math import fsum, inf
from typing import Any, Generic, TypeAlias, TypeVar

S_contra = TypeVar("S_contra", contravariant=True)

Spaces: TypeAlias = Mapping[int, float]
Lanes: TypeAlias = Mapping[tuple[int, int], float]
Series: TypeAlias = Mapping[int, float]
Groups: TypeAlias = Mapping[str, float]
Matrix: TypeAlias = Mapping[tuple[str, str], float]
Value: TypeAlias = float | Spaces | Lanes | Series | Groups | Matrix


class Shape(StrEnum):
    """The shape of a measure's value, which decides on its picture."""

    NUMBER = "number"
    """One number."""
    SPACES = "spaces"
    """A number for spaces of the board: ``{index: number}``."""
    LANES = "lanes"
    """A number for pairs of adjacent spaces: ``{(i, j): number}`` with ``i < j``."""
    SERIES = "series"
    """A number for each of some increasing whole numbers, as in a histogram: ``{x: number}``."""
    GROUPS = "groups"
    """A number for each of some names, such as colors: ``{name: number}``."""
    MATRIX = "matrix"
    """A number for ordered pairs of names: ``{(name, name): number}``."""


@dataclass(frozen=True)
class Measure(Generic[S_contra]):
    """One measure of a study ``S`` of a board.

    Parameters
    ----------
    name
        The family, a dot and the term, such as "sailing.diameter".
    graph
        The graph of the study that it measures.
    shape
        The shape of its value.
    of
        The function from a study to the value. Unreachable spaces are infinitely far
        (``math.inf``).
    headline
        The function from a value to the number that tables of many boards contain.
    unit
        What the numbers count; "" for a plain number.
    source
        The key of the citation that defines the term.
    equals
        The function of networkx with the same value; "" if there is none.
    call
        Exactly that call, on the study's graph of networkx.
    read
        The function from its result to a value of this measure. None if the two can be compared
        only in part, for example because networkx chooses one of several correct answers.
    """

    name: str
    graph: str
    shape: Shape
    of: Callable[[S_contra], Value]
    headline: Callable[[Any], float]
    source: str
    unit: str = ""
    equals: str = ""
    call: Callable[[S_contra], Any] | None = None
    read: Callable[[S_contra, Any], Value] | None = None

    @property
    def family(self) -> str:
        """The part of the name before the dot."""
        return self.name.partition(".")[0]

    @property
    def term(self) -> str:
        """The part of the name after the dot."""
        return self.name.partition(".")[2]

    def reference(self, study: S_contra) -> Value | None:
        """Return the value by networkx alone; None where networkx has no comparable function."""
        if self.call is None or self.read is None:
            return None
        return self.read(study, self.call(study))


# --- headlines -----------------------------------------------------------------------------------


def number(value: float) -> float:
    """Return a number itself."""
    return float(value)


def count(value: Mapping[Any, float]) -> float:
    """Return the number of values."""
    return float(len(value))


def mean(value: Mapping[Any, float]) -> float:
    """Return the mean; 0 of no values, and infinite if one of them is."""
    numbers = list(value.values())
    if inf in numbers:
        return inf
    return fsum(numbers) / len(numbers) if numbers else 0.0


def most(value: Mapping[Any, float]) -> float:
    """Return the largest value; 0 of no values."""
    return float(max(value.values(), default=0.0))


def least(value: Mapping[Any, float]) -> float:
    """Return the smallest value; 0 of no values."""
    return float(min(value.values(), default=0.0))


def kinds(value: Mapping[Any, float]) -> float:
    """Return the number of different values, such as the number of numbered parts."""
    return float(len(set(value.values())))
