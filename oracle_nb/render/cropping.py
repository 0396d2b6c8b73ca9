"""Cropping: some spaces or a window of a scene as a smaller scene.

Land and names that belong to no space are clipped: a map of hundreds of spaces would make each
small picture large.
"""

from collections.abc import Collection, Iterable, Iterator, Sequence
from itertools import pairwise
from typing import Final, TypeAlias

from msgspec.structs import replace

from oracle_nb.render.scene import (
    Circle,
    Group,
    Line,
    Op,
    Point,
    Polygon,
    Scene,
    Shape,
    Symbol,
    Text,
)

Box: TypeAlias = tuple[float, float, float, float]
"""Left, top, right and bottom, in scene units."""
_EDGE: Final = 6.0
"""Margin around the remaining spaces, in scene units."""
_BEYOND: Final = 12.0
"""How far clipped shapes extend beyond the scene, so that their edges can't be seen."""


def cut(scene: Scene, spaces: Collection[int]) -> Scene:
    """Return a scene with only some spaces, their pieces and their highlights.

    Shapes of the base layer without a space are clipped to the remaining part. Raises ValueError
    if no space remains.
    """
    kept = [group for group in scene.spaces if group.space in spaces]
    if not kept:
        raise ValueError("nothing would be left of the scene")
    left, top, right, bottom = _bounds(point for group in kept for point in _points(group))
    layers = [
        [op for op in ops if not isinstance(op, Group) or _belongs(op, spaces)]
        for ops in scene.layers
    ]
    box = (left - _EDGE, top - _EDGE, right + _EDGE, bottom + _EDGE)
    layers[0] = list(_clipped(layers[0], box))
    return _moved(
        scene,
        layers,
        (left - _EDGE, top - _EDGE),
        right - left + 2 * _EDGE,
        bottom - top + 2 * _EDGE,
    )


def _belongs(group: Group, spaces: Collection[int]) -> bool:
    """Return whether a part of a scene has a group; it needs nothing for small boards."""
    return not group.until and (group.space < 0 or group.space in spaces)


def near(
    scene: Scene, spaces: Collection[int], steps: float, *, wide: float = 0.0
) -> frozenset[int]:
    """Return the spaces of a scene within some steps around others.

    With ``wide`` there are more at both sides where the part would be narrower than that, in
    heights.
    """
    middles = [(group.x, group.y) for group in scene.spaces if group.space in spaces]
    if not middles:
        return frozenset()
    left, top, right, bottom = _bounds(middles)
    far = steps * scene.pitch
    more = max(0.0, (wide * (bottom - top + 2 * far) - (right - left + 2 * far)) / 2)
    left, right = left - more, right + more
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


def _clipped(ops: Iterable[Op], box: Box) -> Iterator[Op]:
    """Yield the parts of operations in a box; spaces stay as they are."""
    left, top, right, bottom = box
    wide = (left - _BEYOND, top - _BEYOND, right + _BEYOND, bottom + _BEYOND)
    for op in ops:
        if not isinstance(op, Group):
            yield from _parts(op, wide)
        elif op.space >= 0:
            yield op
        else:
            inner = tuple(part for other in op.ops for part in _parts(other, wide))
            if inner:
                yield replace(op, ops=inner)


def _parts(op: Shape, box: Box) -> Iterator[Shape]:
    """Yield the parts of a shape in a box."""
    left, top, right, bottom = bounds(op)
    size = op.size * max(1, len(op.text)) / 2 if isinstance(op, Text) else 0.0
    if right + size < box[0] or left - size > box[2] or bottom < box[1] or top > box[3]:
        return
    inside = left >= box[0] and right <= box[2] and top >= box[1] and bottom <= box[3]
    if isinstance(op, Polygon) and not inside:
        points = _clip(op.points, box)
        if len(points) > 2:
            yield replace(op, points=points)
    elif isinstance(op, Line) and not inside:
        yield from (replace(op, points=run) for run in _runs(op.points, box))
    else:
        yield op


def _clip(points: Sequence[Point], box: Box) -> tuple[Point, ...]:
    """Return the part of a polygon in a box, by the algorithm of Sutherland and Hodgman."""
    result = list(points)
    for axis, limit, sign in ((0, box[0], 1), (0, box[2], -1), (1, box[1], 1), (1, box[3], -1)):
        before, result = result, []
        for point, other in zip(before, (*before[1:], *before[:1]), strict=True):
            here, there = sign * (point[axis] - limit), sign * (other[axis] - limit)
            if here >= 0:
                result.append(point)
            if (here >= 0) != (there >= 0):
                part = here / (here - there)
                x, y = (a + part * (b - a) for a, b in zip(point, other, strict=True))
                result.append((x, y))
    return tuple(result)


def _runs(points: Sequence[Point], box: Box) -> Iterator[tuple[Point, ...]]:
    """Yield the parts of a line with a segment in or near a box."""
    run: list[Point] = []
    for start, other in pairwise(points):
        left, right = sorted((start[0], other[0]))
        top, bottom = sorted((start[1], other[1]))
        if right < box[0] or left > box[2] or bottom < box[1] or top > box[3]:
            if run:
                yield tuple(run)
            run = []
        else:
            run = [*(run or [start]), other]
    if run:
        yield tuple(run)


def _moved(
    scene: Scene, layers: list[list[Op]], corner: Point, width: float, height: float
) -> Scene:
    """Return the scene with other layers, moved so that the corner is at the upper left.

    The part fills the place of the whole, so that texts are readable at a lower magnification.
    """
    share = max(width / scene.width, height / scene.height)
    base, pieces, overlay = (
        tuple(_enlarged(shifted(op, -corner[0], -corner[1]), share) for op in ops) for ops in layers
    )
    return replace(
        scene,
        width=round(width, 2),
        height=round(height, 2),
        base=base,
        pieces=pieces,
        overlay=overlay,
    )


def _enlarged(op: Op, share: float) -> Op:
    """Return the operation with the magnifications of its texts in a part of the scene."""
    if isinstance(op, Group):
        if not any(isinstance(other, Text) and other.zoom > 1 for other in op.ops):
            return op
        inner = tuple(
            replace(other, zoom=max(1.0, other.zoom * share)) if isinstance(other, Text) else other
            for other in op.ops
        )
        return replace(op, ops=inner)
    return replace(op, zoom=max(1.0, op.zoom * share)) if isinstance(op, Text) else op


def shifted(op: Op, dx: float, dy: float) -> Op:
    """Return the operation moved."""
    if isinstance(op, Group):
        inner = tuple(_shifted(other, dx, dy) for other in op.ops)
        return replace(op, ops=inner, x=op.x + dx, y=op.y + dy)
    return _shifted(op, dx, dy)


def _shifted(op: Shape, dx: float, dy: float) -> Shape:
    if isinstance(op, Polygon | Line):
        return replace(op, points=tuple((x + dx, y + dy) for x, y in op.points))
    return replace(op, x=op.x + dx, y=op.y + dy)


def _points(op: Op) -> Sequence[Point]:
    """Return points that span the area of an operation."""
    match op:
        case Group():
            return [point for part in op.ops for point in _points(part)]
        case Polygon() | Line():
            return op.points
        case Circle():
            return (op.x - op.r, op.y - op.r), (op.x + op.r, op.y + op.r)
        case Symbol():
            return (op.x - op.size, op.y - op.size), (op.x + op.size, op.y + op.size)
        case _:
            return ((op.x, op.y),)


def bounds(op: Op) -> Box:
    """Return the bounds of an operation; of a text its center."""
    return _bounds(_points(op))


def _bounds(points: Iterable[Point]) -> Box:
    corners = list(points)
    if not corners:
        return 0.0, 0.0, 0.0, 0.0
    xs, ys = [x for x, _ in corners], [y for _, y in corners]
    return min(xs), min(ys), max(xs), max(ys)
