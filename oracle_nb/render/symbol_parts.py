"""The parts of symbols, and the curves of their outlines."""

from collections.abc import Iterable
from math import cos, radians, sin
from typing import NamedTuple

from oracle_nb.render.scene import Point


class SymbolPart(NamedTuple):
    """A part of a symbol.

    With ``width`` 0 the points are a filled polygon, else an open line of that width; a single
    point is a disc of radius ``width``. ``role`` says which color it takes: the symbol's "fill" or
    "ink", or a shade of what is below it: "shine" or "shade".
    """

    role: str
    points: tuple[Point, ...]
    width: float = 0.0


def area(role: str, *points: Point) -> SymbolPart:
    """Return a filled polygon."""
    return SymbolPart(role, points)


def line(role: str, width: float, *points: Point) -> SymbolPart:
    """Return an open line with round ends."""
    return SymbolPart(role, points, width)


def disc(role: str, x: float, y: float, r: float) -> SymbolPart:
    """Return a disc of radius ``r``."""
    return SymbolPart(role, ((x, y),), r)


def arc(x: float, y: float, r: float, start: float, end: float, steps: int) -> tuple[Point, ...]:
    """Points on a circle from one angle to another, in degrees, clockwise from the east."""
    angles = (radians(start + (end - start) * k / steps) for k in range(steps + 1))
    return tuple((x + r * cos(a), y + r * sin(a)) for a in angles)


def curve(a: Point, b: Point, c: Point, d: Point, steps: int = 8) -> tuple[Point, ...]:
    """Points on the cubic Bezier curve from a to d, pulled towards b and c."""
    points = []
    for k in range(steps + 1):
        t = k / steps
        u = 1 - t
        w = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
        points.append(
            (
                w[0] * a[0] + w[1] * b[0] + w[2] * c[0] + w[3] * d[0],
                w[0] * a[1] + w[1] * b[1] + w[2] * c[1] + w[3] * d[1],
            )
        )
    return tuple(points)


def mirrored(points: Iterable[Point]) -> tuple[Point, ...]:
    """Return the points followed by their mirror images, as a symmetrical outline."""
    half = tuple(points)
    return half + tuple((-x, y) for x, y in reversed(half))
