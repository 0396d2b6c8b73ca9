"""Measures: what one can know of a board in numbers, and how sure one is of each.

A measure has the name that its field gives it, says which function of networkx it equals and keeps
the call of that function beside its own, faster way, so that a test can compare the two and a
benchmark can time them. What a game measures, it brings itself.
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
    """What the value of a measure looks like, and so what picture shows it."""

    NUMBER = "number"
    """One number."""
    SPACES = "spaces"
    """A number for spaces of the board: ``{index: number}``."""
    LANES = "lanes"
    """A number for pairs of adjacent spaces: ``{(i, j): number}`` with ``i < j``."""
    SERIES = "series"
    """A number for each of some rising whole numbers, a histogram or a curve: ``{x: number}``."""
    GROUPS = "groups"
    """A number for each of some things with a name, such as colors: ``{name: number}``."""
    MATRIX = "matrix"
    """A number for pairs of things with a name, both ways: ``{(name, name): number}``."""


@dataclass(frozen=True)
class Measure(Generic[S_contra]):
    """One measure of a study ``S`` of a board.

    Parameters
    ----------
    name
        Its family, a dot and the term, such as "sailing.diameter".
    graph
        Which graph of the study it looks at.
    shape
        What its value looks like.
    of
        The value of a study. What can't be reached is infinitely far (``math.inf``).
    headline
        The one number of a value that a table over many boards keeps.
    unit
        What the numbers count; "" for a plain number.
    source
        The key of the citation that defines the term.
    equals
        The function of networkx that gives the same; "" where networkx has none.
    call
        Exactly that call, on the study's graph of networkx.
    read
        What that function gave, as a value of this measure. None where the two can be compared
        only in part, for example because networkx chooses one of several right answers.
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
        """Return the value by networkx alone; None where networkx has none that can be compared."""
        if self.call is None or self.read is None:
            return None
        return self.read(study, self.call(study))


# --- headlines -----------------------------------------------------------------------------------


def number(value: float) -> float:
    """Of a number: itself."""
    return float(value)


def count(value: Mapping[Any, float]) -> float:
    """Return how many there are."""
    return float(len(value))


def mean(value: Mapping[Any, float]) -> float:
    """Return the mean; of nothing 0, and infinite where one of them is."""
    numbers = list(value.values())
    if inf in numbers:
        return inf
    return fsum(numbers) / len(numbers) if numbers else 0.0


def most(value: Mapping[Any, float]) -> float:
    """Return the largest; of nothing 0."""
    return float(max(value.values(), default=0.0))


def least(value: Mapping[Any, float]) -> float:
    """Return the smallest; of nothing 0."""
    return float(min(value.values(), default=0.0))


def kinds(value: Mapping[Any, float]) -> float:
    """Return how many different numbers there are: of parts that are numbered, how many parts."""
    return float(len(set(value.values())))
