"""Hexagons in axial coordinates, with pointy or flat tops.

A hex is a plain tuple ``(q, r)``, and on the screen ``y`` grows downwards. With pointy tops ``q``
grows to the east and ``r`` to the south-east; with flat tops (``flat=True``) ``q`` grows to the
south-east and ``r`` to the south. Everything here is arithmetic on such tuples and independent of
any game.
"""

from math import cos, pi, sin, sqrt
from typing import Final, TypeAlias

Hex: TypeAlias = tuple[int, int]
Point: TypeAlias = tuple[float, float]

DIRECTIONS: Final[tuple[Hex, ...]] = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))
"""The steps to the six neighbors, clockwise from the east."""

_SQRT3: Final = sqrt(3.0)


def add(a: Hex, b: Hex) -> Hex:
    """Return the sum of two hexes: ``b`` as seen from ``a``."""
    return a[0] + b[0], a[1] + b[1]


def neighbors(hex_: Hex) -> tuple[Hex, ...]:
    """Return the six adjacent hexes, clockwise from the east."""
    q, r = hex_
    return (q + 1, r), (q, r + 1), (q - 1, r + 1), (q - 1, r), (q, r - 1), (q + 1, r - 1)


def distance(a: Hex, b: Hex) -> int:
    """Return the number of steps from ``a`` to ``b`` over an open plane."""
    dq, dr = a[0] - b[0], a[1] - b[1]
    return max(abs(dq), abs(dr), abs(dq + dr))


def turn(hex_: Hex, turns: int = 1) -> Hex:
    """``hex_`` after ``turns`` turns of 60 degrees about the origin, clockwise on the screen.

    Negative numbers turn the other way; any number of turns is taken modulo 6.
    """
    q, r = hex_
    for _ in range(turns % 6):
        q, r = -r, q + r
    return q, r


def mirror(hex_: Hex) -> Hex:
    """``hex_`` seen in a mirror: left and right exchanged, the origin and the rows kept."""
    q, r = hex_
    return -q - r, r


def center(hex_: Hex, size: float = 1.0, *, flat: bool = False) -> Point:
    """Return the pixel center ``(x, y)`` of a hex; ``size`` is the distance to its corners."""
    q, r = hex_
    if flat:
        return size * 1.5 * q, size * _SQRT3 * (r + q / 2)
    return size * _SQRT3 * (q + r / 2), size * 1.5 * r


def corners(hex_: Hex, size: float = 1.0, *, flat: bool = False) -> tuple[Point, ...]:
    """Return the six corners ``(x, y)`` of a hex, clockwise; ``size`` as in center().

    The first is the top one, or with flat tops the upper left one.
    """
    x, y = center(hex_, size, flat=flat)
    first = -pi * 2 / 3 if flat else -pi / 2
    angles = (pi / 3 * k + first for k in range(6))
    return tuple((x + size * cos(a), y + size * sin(a)) for a in angles)


def hex_at(point: Point, size: float = 1.0, *, flat: bool = False) -> Hex:
    """Return the hex in which a pixel lies: the inverse of center().

    Raises ValueError if a coordinate is not a finite number or ``size`` is not positive.
    """
    x, y = point
    if not (abs(x) < float("inf") and abs(y) < float("inf") and 0 < size < float("inf")):
        raise ValueError(f"no hex at {point!r} with size {size!r}: finite numbers are needed")
    if flat:
        # Flat tops are pointy tops seen in a mirror along the diagonal.
        return hex_at((y, x), size)[::-1]
    r = y / (1.5 * size)
    q = x / (_SQRT3 * size) - r / 2
    s = -q - r
    # Round all three cube coordinates and correct the one that was rounded most, so that they add
    # up to 0 again. This finds the nearest center, even near a corner.
    rq, rr, rs = round(q), round(r), round(s)
    dq, dr, ds = abs(rq - q), abs(rr - r), abs(rs - s)
    if dq > dr and dq > ds:
        rq = -rr - rs
    elif dr > ds:
        rr = -rq - rs
    return rq, rr
