"""Operations on an ipycanvas canvas, in as few commands as possible.

Groups of different spaces don't overlap, so their shapes are combined: all hexes are one command,
all discs another. That takes a third of the bytes and the time.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from typing import TYPE_CHECKING, Any, Final, TypeAlias

import numpy as np

from oracle_nb.render.design import FACE
from oracle_nb.render.palette import color, rgb
from oracle_nb.render.scene import Circle, Group, Line, Op, Polygon, Symbol, Text
from oracle_nb.render.svg import LEGIBLE_BOLD
from oracle_nb.render.symbols import expand

if TYPE_CHECKING:
    from numpy.typing import NDArray

_FINE = 8
"""Coordinates are sent as whole eighths of a canvas pixel: half the bytes of fractions.

They fit into two bytes each if a canvas has at most 4,095 pixels.
"""

_LEGIBLE: Final = 6.5
"""Minimum height of a font in CSS pixels; smaller texts are only specks."""

_Key: TypeAlias = tuple[Any, ...]
"""The key of shapes that one command can draw: its kind, then its settings."""
_Item: TypeAlias = tuple[_Key, Any]


def paint(
    canvas: Any,
    ops: Iterable[Op],
    scale: float,
    theme: str,
    shown_from: Callable[[float, float], None] | None = None,
) -> None:
    """Draw operations on a ``Canvas``, with ``scale`` pixels for each unit of the scene.

    ``shown_from`` is called before each text, with the CSS pixels that a unit of the scene must
    take for it to be legible, and the magnification that it needs; before everything else it is
    called with zeros. The caller holds the canvas and clears it.

    Raises ValueError for unknown names.
    """
    canvas.save()
    canvas.scale(1 / _FINE)
    canvas.line_join = "round"
    canvas.text_align = "center"
    for key, shapes in _batches(ops):
        if shown_from is not None:
            is_text = key[0] == "text"
            shown_from(*((legible_unit(key[1], key[2]), key[-1]) if is_text else (0, 0)))
        _command(canvas, key, shapes, scale * _FINE, theme)
    if shown_from is not None:
        shown_from(0, 0)
    canvas.restore()


def legible_unit(size: float, bold: bool) -> float:
    """Return the CSS pixels that a unit of the scene must take for a text to be legible.

    Examples
    --------
    >>> legible_unit(13, bold=False), legible_unit(11, bold=True)
    (0.5, 0.5)
    """
    return (LEGIBLE_BOLD if bold else _LEGIBLE) / size


def _command(canvas: Any, key: _Key, shapes: list[Any], scale: float, theme: str) -> None:
    """Draw shapes that have a key in common."""
    match key:
        case "fill", alpha:
            points, sizes = _points(shapes, scale)
            canvas.fill_styled_polygons(points, _fills(shapes, theme), alpha, sizes)
        case "outline", width, alpha:
            points, sizes = _points(shapes, scale)
            canvas.line_width = scale * width
            canvas.stroke_styled_polygons(points, _strokes(shapes, theme), alpha, sizes)
        case "line", width, dash, alpha:
            points, sizes = _points(shapes, scale)
            canvas.line_width = scale * width
            canvas.line_cap = "butt" if dash else "round"
            canvas.set_line_dash([scale * length for length in dash])
            canvas.stroke_styled_line_segments(points, _strokes(shapes, theme), alpha, sizes)
            if dash:
                canvas.set_line_dash([])
        case "disc", alpha:
            canvas.fill_styled_circles(*_circles(shapes, scale), _fills(shapes, theme), alpha)
        case "ring", width, alpha:
            canvas.line_width = scale * width
            canvas.stroke_styled_circles(*_circles(shapes, scale), _strokes(shapes, theme), alpha)
        case "text", size, bold, fill, _:
            canvas.font = f"{'bold ' if bold else ''}{scale * size:.1f}px {FACE}"
            canvas.fill_style = color(fill, theme)
            for text in shapes:
                canvas.fill_text(
                    text.text, round(scale * text.x), round(scale * (text.y + 0.35 * text.size))
                )


def _batches(ops: Iterable[Op]) -> Iterator[tuple[_Key, list[Any]]]:
    """Return shapes by command, in an order that keeps the order on each space."""
    waiting: dict[int, list[_Item]] = {}
    for op in ops:
        if isinstance(op, Group) and op.space >= 0:
            waiting.setdefault(op.space, []).extend(_items(op))
        else:
            yield from _merged(waiting.values())
            waiting = {}
            yield from _merged([_items(op)])
    yield from _merged(waiting.values())


def _merged(waiting: Iterable[list[_Item]]) -> Iterator[tuple[_Key, list[Any]]]:
    """Return rows merged by repeatedly drawing the key that most rows are waiting for.

    Texts come last: they usually end a row, so they can be drawn together.
    """
    rows = [row[::-1] for row in waiting if row]
    while rows:
        heads = Counter(row[-1][0] for row in rows)
        key = max(heads, key=lambda key: (key[0] != "text", heads[key]))
        shapes = []
        for row in rows:
            while row and row[-1][0] == key:
                shapes.append(row.pop()[1])
        yield key, shapes
        rows = [row for row in rows if row]


def _items(op: Op) -> list[_Item]:
    match op:
        case Group():
            return [item for inner in op.ops for item in _items(inner)]
        case Symbol():
            return [item for shape in expand(op) for item in _items(shape)]
        case Polygon():
            fill, stroke = ("fill", op.alpha), ("outline", op.width, op.alpha)
        case Circle():
            fill, stroke = ("disc", op.alpha), ("ring", op.width, op.alpha)
        case Line():
            return [(("line", op.width, op.dash, op.alpha), op)]
        case Text():
            return [(("text", op.size, op.bold, op.fill, op.zoom), op)]
    return [(key, op) for key, paint in ((fill, op.fill), (stroke, op.stroke)) if paint]


def _points(
    shapes: list[Polygon] | list[Line], scale: float
) -> "tuple[NDArray[np.int16], NDArray[np.uint16]]":
    """Return all points in a row, and the number of points of each shape."""
    points = [c for shape in shapes for point in shape.points for c in point]
    return _whole(points, scale), np.array([len(shape.points) for shape in shapes], np.uint16)


def _circles(circles: list[Circle], scale: float) -> "tuple[NDArray[np.int16], ...]":
    return (
        _whole([circle.x for circle in circles], scale),
        _whole([circle.y for circle in circles], scale),
        _whole([circle.r for circle in circles], scale),
    )


def _whole(numbers: list[float], scale: float) -> "NDArray[np.int16]":
    return np.rint(np.array(numbers) * scale).clip(-32768, 32767).astype(np.int16)


def _fills(shapes: list[Polygon] | list[Circle], theme: str) -> Any:
    return np.array([rgb(shape.fill, theme) for shape in shapes], np.uint8)


def _strokes(shapes: list[Any], theme: str) -> Any:
    return np.array([rgb(shape.stroke, theme) for shape in shapes], np.uint8)
