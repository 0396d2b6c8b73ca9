"""Previews: what a selected action would change on the board.

Like all highlights they have shapes of their own: brackets at the corners of a space, with a small
badge that shows the new piece; a path of open arrow heads for the move of a piece; a round arrow
for a tile that would be turned over.
"""

from collections.abc import Iterable
from math import cos, hypot, pi, sin
from typing import Final, NamedTuple

from oracle_nb.render.highlights import corners
from oracle_nb.render.scene import Circle, Group, Line, Op, Point, Polygon, Scene, Shape, Symbol

_TURN: Final = tuple(range(200, 471, 15))
"""The round arrow, in degrees."""


class Preview(NamedTuple):
    """A change at a space.

    ``symbol`` is one of ``render.symbols`` for the new piece, with the palette names of its fill
    and ink; without one the tile is turned over. ``start`` is the space it would come from, -1 for
    none. ``title`` says it in words.
    """

    space: int
    title: str
    symbol: str = ""
    fill: str = ""
    ink: str = ""
    start: int = -1


def preview_marks(scene: Scene, plans: Iterable[Preview]) -> tuple[Op, ...]:
    """Return the marks of plans; raises KeyError for a space that the scene doesn't have."""
    ops: list[Op] = []
    for plan in plans:
        if plan.start >= 0 and plan.start != plan.space:
            ops.append(carry_line(scene, plan.start, plan.space))
        ops.append(preview_mark(scene, plan))
    return tuple(ops)


def preview_mark(scene: Scene, plan: Preview) -> Group:
    """Return brackets at the corners of a space, and a badge with the new piece."""
    at = scene.group(plan.space)
    points = corners(at, 1.1)
    size = max(hypot(x - at.x, y - at.y) for x, y in points) / 1.1
    brackets: list[tuple[Point, ...]] = []
    for n, (x, y) in enumerate(points):
        ends = (points[n - 1], points[(n + 1) % len(points)])
        (ax, ay), (bx, by) = ((x + 0.26 * (p - x), y + 0.26 * (q - y)) for p, q in ends)
        brackets.append(((ax, ay), (x, y), (bx, by)))
    ops: list[Shape] = [Line(bracket, "paper", 7.0) for bracket in brackets]
    ops += [Line(bracket, "route", 4.0) for bracket in brackets]
    if plan.symbol:
        ops += _plate(at.x + 0.42 * size, at.y + 0.4 * size, 0.34 * size, plan)
    else:
        ops += _turn(at.x, at.y, 0.52 * size)
    name = f"plan-{at.name}"
    return Group(
        tuple(ops),
        id=name,
        title=plan.title,
        space=at.space,
        name=at.name,
        x=at.x,
        y=at.y,
        code="+",
    )


def _plate(x: float, y: float, r: float, plan: Preview) -> list[Shape]:
    box = ((x - r, y - r), (x + r, y - r), (x + r, y + r), (x - r, y + r))
    return [
        Polygon(box, "paper", "paper", 2.0),
        Line((*box, box[0]), "route", 2.0, (4.0, 3.0)),
        Symbol(plan.symbol, x, y, 0.76 * r, plan.fill, plan.ink, "rim"),
    ]


def _turn(x: float, y: float, r: float) -> list[Shape]:
    arc = tuple((x + r * cos(a * pi / 180), y + r * sin(a * pi / 180)) for a in _TURN)
    (tx, ty), angle = arc[-1], _TURN[-1] * pi / 180
    ux, uy = -sin(angle), cos(angle)
    wing = 0.36 * r
    head = (
        (tx + wing * ux, ty + wing * uy),
        (tx + wing * uy, ty - wing * ux),
        (tx - wing * uy, ty + wing * ux),
    )
    return [
        Line(arc, "paper", 7.0),
        Polygon(head, "route", "paper", 4.0),
        Line(arc, "route", 3.6),
        Polygon(head, "route"),
    ]


def carry_line(scene: Scene, start: int, end: int) -> Group:
    """Open arrow heads, one behind the other, from one space to another."""
    here, there = scene.group(start), scene.group(end)
    dx, dy = there.x - here.x, there.y - here.y
    far = hypot(dx, dy) or 1.0
    ux, uy = dx / far, dy / far
    step = 13.0
    number = max(1, int(far / step) - 2)
    ops: list[Shape] = [Circle(here.x, here.y, 6.0, "paper", "route", 3.0)]
    for stroke, width in (("paper", 6.0), ("route", 2.8)):
        for n in range(1, number + 1):
            x, y = here.x + dx * n / (number + 1), here.y + dy * n / (number + 1)
            left = (x - 5.0 * ux + 6.0 * uy, y - 5.0 * uy - 6.0 * ux)
            right = (x - 5.0 * ux - 6.0 * uy, y - 5.0 * uy + 6.0 * ux)
            ops.append(Line((left, (x, y), right), stroke, width))
    return Group(tuple(ops), id=f"carry-{here.name}-{there.name}", x=there.x, y=there.y)
