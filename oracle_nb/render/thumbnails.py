"""Thumbnails: a scene as a small SVG of a few kilobytes, without texts and fine lines.

Shapes that are drawn alike one after another are one path, outlines lose the points that nobody
would see, and symbols are dots.
"""

from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby, zip_longest
from math import hypot
from typing import Final, NamedTuple

from oracle_nb.core.work import checkpoint
from oracle_nb.render.palette import color
from oracle_nb.render.scene import Circle, Group, Line, Op, Point, Polygon, Scene, Shape, Symbol

WIDTH: Final = 400
"""Width of a thumbnail in its own units, which are whole numbers."""
_SMALLEST: Final = 5.0
"""Shapes that are smaller in both directions are left out."""
_TOLERANCE: Final = 2.0
"""By how much an outline may differ."""


class _Drawn(NamedTuple):
    """A part of a path, and how it is drawn: shapes alike are one element."""

    paint: str
    data: str


def thumbnail(scene: Scene, theme: str = "light", *, overlay: bool = False) -> str:
    """Return a scene as a small SVG document, ``WIDTH`` units wide.

    Parameters
    ----------
    scene, theme
        The scene, and "light" or "dark".
    overlay
        Whether highlights are drawn as well.

    Raises
    ------
    ValueError
        If there is no such theme or color.
    """
    scale = WIDTH / scene.width
    high = round(scene.height * scale)
    layers = scene.layers if overlay else scene.layers[:2]
    drawn: list[_Drawn] = []
    for layer in layers:
        checkpoint()
        drawn += (part for op in _ordered(layer) for part in _draw(op, scale, theme))
    paths = (
        f'<path d="{"".join(part.data for part in parts)}"{paint}/>'
        for paint, parts in groupby(drawn, key=lambda part: part.paint)
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {high}" '
        f'stroke-linecap="round" stroke-linejoin="round">{"".join(paths)}</svg>'
    )


def _ordered(layer: Iterable[Op]) -> Iterator[Shape]:
    """Return the shapes of a layer so that those alike follow each other.

    Groups of a layer don't cover each other, so that their shapes can be drawn in turn.
    """
    for grouped, ops in groupby(layer, key=lambda op: isinstance(op, Group)):
        if not grouped:
            yield from (op for op in ops if not isinstance(op, Group))
            continue
        shapes = [op.ops for op in ops if isinstance(op, Group)]
        for level in zip_longest(*shapes):
            yield from sorted(filter(None, level), key=_kind)


def _kind(shape: Shape) -> tuple[str, ...]:
    """Return what distinguishes shapes that are drawn differently."""
    fields = ("fill", "stroke", "width", "alpha", "r", "size")
    return (type(shape).__name__, *(str(getattr(shape, field, "")) for field in fields))


def _draw(shape: Shape, scale: float, theme: str) -> Iterator[_Drawn]:
    match shape:
        case Polygon() if shape.fill and _large(shape.points, scale):
            paint = f' fill="{color(shape.fill, theme)}"{_opacity(shape.alpha)}'
            if shape.stroke and shape.width * scale >= 1:
                # A light counter would vanish on a light ground.
                width = round(shape.width * scale)
                paint += f' stroke="{color(shape.stroke, theme)}" stroke-width="{width}"'
            yield _Drawn(paint, f"{_path(shape.points, scale)}z")
        case Circle() if shape.fill:
            yield _dot(shape, shape.r, shape.fill, shape.alpha, scale, theme)
        case Symbol():
            yield _dot(shape, 0.8 * shape.size, shape.fill, 1.0, scale, theme)
        case Line() if shape.width * scale >= 1 and _large(shape.points, scale):
            width = max(1, round(shape.width * scale))
            paint = f' fill="none" stroke="{color(shape.stroke, theme)}" stroke-width="{width}"'
            paint += _opacity(shape.alpha)
            yield _Drawn(paint, _path(shape.points, scale))


def _dot(
    at: Circle | Symbol, radius: float, fill: str, alpha: float, scale: float, theme: str
) -> _Drawn:
    """Return a dot: a line without length with round ends."""
    width = max(2, round(2 * radius * scale))
    paint = f' stroke="{color(fill, theme)}" stroke-width="{width}"{_opacity(alpha)}'
    return _Drawn(paint, f"M{round(at.x * scale)} {round(at.y * scale)}h0")


def _opacity(alpha: float) -> str:
    return "" if alpha == 1 else f' opacity="{alpha:.2g}"'


def _large(points: Sequence[Point], scale: float) -> bool:
    xs, ys = [x for x, _ in points], [y for _, y in points]
    return scale * max(max(xs) - min(xs), max(ys) - min(ys)) >= _SMALLEST


def _path(points: Sequence[Point], scale: float) -> str:
    """Return the data of a path in whole numbers, each relative to the one before."""
    scaled = [(x * scale, y * scale) for x, y in points]
    places = [(round(x), round(y)) for x, y in _simplified(scaled, _TOLERANCE)]
    (x, y), *rest = places
    text = f"M{x} {y}"
    for to_x, to_y in rest:
        if (to_x, to_y) != (x, y):
            text += f"l{to_x - x} {to_y - y}"
        x, y = to_x, to_y
    return text.replace(" -", "-")


def _simplified(points: list[Point], tolerance: float) -> list[Point]:
    """Return a line without the points that are near it anyway (Douglas and Peucker)."""
    if len(points) < 3:
        return points
    (ax, ay), (bx, by) = points[0], points[-1]
    length = hypot(bx - ax, by - ay)

    def off(point: Point) -> float:
        x, y = point
        if length < 1:
            return hypot(x - ax, y - ay)
        return abs((bx - ax) * (y - ay) - (by - ay) * (x - ax)) / length

    far = max(range(1, len(points) - 1), key=lambda n: off(points[n]))
    if off(points[far]) < tolerance:
        return [points[0], points[-1]]
    return [
        *_simplified(points[: far + 1], tolerance)[:-1],
        *_simplified(points[far:], tolerance),
    ]
