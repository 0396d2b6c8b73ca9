"""The parts of a layer to redraw when some of its pieces change."""

from collections.abc import Sequence
from math import inf
from typing import Final, TypeAlias

from oracle_nb.render.scene import Circle, Group, Line, Op, Polygon, Symbol, Text

_SYMBOL: Final = 1.2
"""Half the width of a symbol with its lines and rims, as a multiple of its size."""
Box: TypeAlias = tuple[float, float, float, float]
"""The left, upper, right and lower edge of a rectangle."""
_NOTHING: Final[Box] = (inf, inf, -inf, -inf)


def changed_boxes(before: Sequence[Op], after: Sequence[Op], most: int) -> list[Box] | None:
    """Return the boxes of a layer to erase and redraw, one for each space whose pieces change.

    Parameters
    ----------
    before
        The operations that are drawn.
    after
        The operations to be drawn.
    most
        The maximum number of boxes.

    Returns
    -------
    The boxes; None if the whole layer must be redrawn because there would be more of them, or
    something without a space has changed.
    """
    old, new = _by_space(before), _by_space(after)
    changed = {space for space in old.keys() | new.keys() if old.get(space) != new.get(space)}
    if -1 in changed or len(changed) > most:
        return None
    boxes = (_box((*old.get(space, ()), *new.get(space, ()))) for space in sorted(changed))
    return [box for box in boxes if box != _NOTHING]


def touching(ops: Sequence[Op], boxes: Sequence[Box], margin: float) -> list[Op]:
    """Return the operations that may draw within ``margin`` of a box, in their order."""
    return [op for op in ops if _overlap(_box((op,)), boxes, margin)]


def _overlap(box: Box, boxes: Sequence[Box], margin: float) -> bool:
    left, top, right, bottom = box
    left, top, right, bottom = left - margin, top - margin, right + margin, bottom + margin
    return any(
        left <= x2 and x1 <= right and top <= y2 and y1 <= bottom for x1, y1, x2, y2 in boxes
    )


def _by_space(ops: Sequence[Op]) -> dict[int, list[Op]]:
    """Return operations by their spaces, in their order; -1 for those of none."""
    found: dict[int, list[Op]] = {}
    for op in ops:
        found.setdefault(op.space if isinstance(op, Group) else -1, []).append(op)
    return found


def _box(ops: Sequence[Op]) -> Box:
    """Return a box around everything that operations draw."""
    left, top, right, bottom = _NOTHING
    for op in ops:
        match op:
            case Group():
                box = _box(op.ops)
            case Circle():
                box = _around(op.x, op.y, op.r + op.width / 2)
            case Symbol():
                box = _around(op.x, op.y, _SYMBOL * op.size + 1)
            case Text():
                box = _around(op.x, op.y, op.size * max(1, len(op.text)) / 2)
            case Polygon() | Line():
                xs, ys = [x for x, _ in op.points], [y for _, y in op.points]
                half = op.width / 2
                box = min(xs) - half, min(ys) - half, max(xs) + half, max(ys) + half
        left, top = min(left, box[0]), min(top, box[1])
        right, bottom = max(right, box[2]), max(bottom, box[3])
    return left, top, right, bottom


def _around(x: float, y: float, r: float) -> Box:
    return x - r, y - r, x + r, y + r
