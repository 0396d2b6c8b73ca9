"""Cropping: some spaces or a window of a scene as a smaller scene."""

from collections.abc import Collection, Iterable, Iterator
from typing import TypeAlias

from msgspec.structs import replace

from oracle_nb.render.scene import Circle, Group, Line, Op, Point, Polygon, Scene, Shape, Symbol

Box: TypeAlias = tuple[float, float, float, float]
"""Left, top, right and bottom, in scene units."""
_EDGE = 6.0
"""Margin around the remaining spaces, in scene units."""


def cut(scene: Scene, spaces: Collection[int]) -> Scene:
    """Return a scene with only some spaces, their pieces and their highlights.

    Operations without a space stay if they are between the remaining spaces. Raises ValueError if
    no space remains.
    """
    kept = [group for group in scene.spaces if group.space in spaces]
    if not kept:
        raise ValueError("nothing would be left of the scene")
    left, top, right, bottom = _bounds(point for group in kept for point in _points(group))
    layers = [
        [op for op in ops if not isinstance(op, Group) or op.space < 0 or op.space in spaces]
        for ops in scene.layers
    ]
    return _moved(
        scene,
        layers,
        (left - _EDGE, top - _EDGE),
        right - left + 2 * _EDGE,
        bottom - top + 2 * _EDGE,
    )


def near(scene: Scene, spaces: Collection[int], steps: float) -> frozenset[int]:
    """Return the spaces of a scene within some steps around others."""
    middles = [(group.x, group.y) for group in scene.spaces if group.space in spaces]
    if not middles:
        return frozenset()
    left, top, right, bottom = _bounds(middles)
    far = steps * scene.pitch
    return frozenset(
        group.space
        for group in scene.spaces
        if left - far <= group.x <= right + far and top - far <= group.y <= bottom + far
    )


def window(scene: Scene, x: float, y: float, width: float, height: float) -> Scene:
    """Return everything in a window of a scene: operations with their center in it."""
    layers = []
    for ops in scene.layers:
        inside = []
        for op in ops:
            left, top, right, bottom = _bounds(_points(op))
            if x <= (left + right) / 2 <= x + width and y <= (top + bottom) / 2 <= y + height:
                inside.append(op)
        layers.append(inside)
    return _moved(scene, layers, (x, y), width, height)


def _moved(
    scene: Scene, layers: list[list[Op]], corner: Point, width: float, height: float
) -> Scene:
    """Return the scene with other layers, moved so that the corner is at the upper left."""
    base, pieces, overlay = (
        tuple(shifted(op, -corner[0], -corner[1]) for op in ops) for ops in layers
    )
    return replace(
        scene,
        width=round(width, 2),
        height=round(height, 2),
        base=base,
        pieces=pieces,
        overlay=overlay,
    )


def shifted(op: Op, dx: float, dy: float) -> Op:
    """Return the operation moved."""
    if isinstance(op, Group):
        inner = tuple(_shifted(one, dx, dy) for one in op.ops)
        return replace(op, ops=inner, x=op.x + dx, y=op.y + dy)
    return _shifted(op, dx, dy)


def _shifted(op: Shape, dx: float, dy: float) -> Shape:
    if isinstance(op, Polygon | Line):
        return replace(op, points=tuple((x + dx, y + dy) for x, y in op.points))
    return replace(op, x=op.x + dx, y=op.y + dy)


def _points(op: Op) -> Iterator[Point]:
    """Return points that span the area of an operation."""
    match op:
        case Group():
            for one in op.ops:
                yield from _points(one)
        case Polygon() | Line():
            yield from op.points
        case Circle():
            yield from ((op.x - op.r, op.y - op.r), (op.x + op.r, op.y + op.r))
        case Symbol():
            yield from ((op.x - op.size, op.y - op.size), (op.x + op.size, op.y + op.size))
        case _:
            yield op.x, op.y


def bounds(op: Op) -> Box:
    """Return the bounds of an operation; of a text its center."""
    return _bounds(_points(op))


def _bounds(points: Iterable[Point]) -> Box:
    found = list(points)
    if not found:
        return 0.0, 0.0, 0.0, 0.0
    xs, ys = [x for x, _ in found], [y for _, y in found]
    return min(xs), min(ys), max(xs), max(ys)
