"""The spaces of a layer to redraw when some of its pieces change.

Most pieces are within the outline of their space; those that extend beyond it touch adjacent
spaces, which are redrawn with them.
"""

from collections.abc import Iterator, Mapping, Sequence
from math import hypot
from typing import Final, TypeAlias

from oracle_nb.render.scene import (
    Circle,
    Group,
    Line,
    Op,
    Point,
    Polygon,
    Scene,
    Symbol,
    Text,
    outline,
)

_CORNER: Final = 1.42
"""Maximum distance of the corner of a symbol from its center, as a multiple of its size."""
_NEAR: Final = 2.1
"""Maximum distance of the centers of adjacent spaces, in radii of a space."""
_Disc: TypeAlias = tuple[float, float, float]
"""A center and a radius."""


def dirty_spaces(before: Sequence[Op], scene: Scene, most: int) -> frozenset[int] | None:
    """Return the spaces of the pieces layer to erase and redraw.

    Parameters
    ----------
    before
        The pieces that are drawn.
    scene
        The new scene.
    most
        The maximum number of spaces.

    Returns
    -------
    The spaces; None if all pieces must be redrawn because there would be more spaces, or something
    without a space has changed.
    """
    old, new = _by_space(before), _by_space(scene.pieces)
    changed = {space for space in old.keys() | new.keys() if old.get(space) != new.get(space)}
    if -1 in changed or len(changed) > most:
        return None
    spaces = {group.space: group for group in scene.spaces}
    found: set[int] = set()
    while changed:
        found |= changed
        if len(found) > most or not found <= spaces.keys():
            return None
        touched: set[int] = set()
        for space in changed:
            beside = _beside(spaces, space)
            for disc in _sticking(old, new, space, outline(spaces[space])):
                touched |= {one for one, edge in beside.items() if _outside(edge, disc) < 0}
            # Pieces of adjacent spaces may extend into the erased area.
            own = outline(spaces[space])
            for one in beside.keys() - found:
                if any(_outside(own, disc) < 0 for disc in _sticking(old, new, one, beside[one])):
                    touched.add(one)
        changed = touched - found
    return frozenset(found)


def _beside(spaces: Mapping[int, Group], space: int) -> dict[int, Sequence[Point]]:
    """Return the outlines of a space and its neighbors."""
    at = spaces[space]
    near = _NEAR * max((hypot(x - at.x, y - at.y) for x, y in outline(at)), default=0.0)
    return {
        number: outline(group)
        for number, group in spaces.items()
        if abs(group.x - at.x) <= near and abs(group.y - at.y) <= near
    }


def _by_space(ops: Sequence[Op]) -> dict[int, list[Op]]:
    """Return operations by their spaces, in their order; -1 for those of none."""
    found: dict[int, list[Op]] = {}
    for op in ops:
        found.setdefault(space_of(op), []).append(op)
    return found


def space_of(op: Op) -> int:
    """Return the space of an operation, -1 for none."""
    return op.space if isinstance(op, Group) else -1


def _sticking(
    old: dict[int, list[Op]], new: dict[int, list[Op]], space: int, edge: Sequence[Point]
) -> list[_Disc]:
    """Return the operations that extend beyond a space, before or after the change."""
    ops = (*old.get(space, ()), *new.get(space, ()))
    return [disc for op in ops for disc in _discs(op) if _outside(edge, disc) > -2 * disc[2]]


def _discs(op: Op) -> Iterator[_Disc]:
    """Return discs that cover what an operation draws."""
    match op:
        case Group():
            for one in op.ops:
                yield from _discs(one)
        case Symbol():
            yield op.x, op.y, _CORNER * op.size
        case Circle():
            yield op.x, op.y, op.r + op.width / 2
        case Text():
            yield op.x, op.y, op.size * max(1, len(op.text)) / 2
        case Polygon() | Line():
            xs, ys = [x for x, _ in op.points], [y for _, y in op.points]
            x, y = (min(xs) + max(xs)) / 2, (min(ys) + max(ys)) / 2
            yield x, y, max(hypot(a - x, b - y) for a, b in op.points) + op.width / 2


def _outside(edge: Sequence[Point], disc: _Disc) -> float:
    """Return how far a disc is outside a convex outline; negative where they overlap."""
    x, y, r = disc
    if not edge:
        return 0.0
    cx, cy = sum(a for a, _ in edge) / len(edge), sum(b for _, b in edge) / len(edge)
    far = -1e9
    for (ax, ay), (bx, by) in zip(edge, (*edge[1:], edge[0]), strict=True):
        nx, ny = by - ay, ax - bx
        long = hypot(nx, ny) or 1.0
        side = 1 if (cx - ax) * nx + (cy - ay) * ny <= 0 else -1
        far = max(far, side * ((x - ax) * nx + (y - ay) * ny) / long)
    return far - r
