"""Highlights of a board, as operations for the top layer of a scene.

Each mark has a shape of its own, so that none depends on its color. A double ring marks the
selection, a ring with a number a space within reach and its price, a line with an arrow a route, a
dashed ring with a cross a refusal, a dashed ring alone the keyboard cursor. A wedge from above
marks where to look, a disc with an arrow up or down where something is taken or put. Dotted lines
lead to the places within reach of a space.
"""

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from math import hypot
from typing import Final

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
    outline,
)

_HEX: Final = 6
_LEVEL: Final = 0.01
"""Maximum difference in height of the ends of a level edge, in radii of a space."""
_NAME_GAP: Final = 0.42
"""How much of both edges at its upper corner an open ring leaves out, for the name."""
_SERIF: Final = 0.15
"""How much of a level edge an open ring has on each side, in radii of a space."""


def highlight(
    scene: Scene,
    *,
    reach: Mapping[int, str] | None = None,
    selected: int | None = None,
    region: Sequence[int] = (),
    route: Sequence[int] = (),
    refused: Iterable[int] = (),
    titles: Mapping[int, str] | None = None,
) -> Scene:
    """Return the scene with these highlights instead of its current ones.

    Spaces are given by their number. ``reach`` has a short label for each space that can be
    reached, such as what it costs; an empty label is a ring without a number. ``region`` lists the
    spaces that are selected together, and ``route`` the spaces of a path in order. ``titles`` says
    in words what a mark means. Raises KeyError for a space that the scene doesn't have.
    """
    words = titles or {}
    ops: list[Op] = [
        reach_mark(scene, i, label, words.get(i, "")) for i, label in (reach or {}).items()
    ]
    if len(route) > 1:
        ops.append(route_line(scene, route))
    if region:
        ops.append(region_outline(scene, region))
    elif selected is not None:
        ops.append(selected_ring(scene, selected, words.get(selected, "")))
    ops += [refused_mark(scene, i, words.get(i, "")) for i in refused]
    return scene.with_overlay(*ops)


def reach_mark(scene: Scene, space: int, label: str = "", title: str = "") -> Group:
    """Return a ring round a space, with a label in its upper right."""
    return _reach_mark(scene.group(space), label, title)


@lru_cache(maxsize=512)
def _reach_mark(at: Group, label: str, title: str) -> Group:
    """Return the ring of a space; the same ones are on a board after each click."""
    size = _size(at)
    ops: tuple[Shape, ...] = _frame(at, 0.92, "cursor", 2.2)
    if label:
        x, y = _corner(at)
        height = 0.36 * size
        ops += (
            *_pill(x, y, height, len(label)),
            Text(x, y, label, 0.8 * height, "on-yellow", True),
        )
    return _group(at, ops, f"reach-{at.name}", title, f"*{label}")


def selected_ring(scene: Scene, space: int, title: str = "") -> Group:
    """Return a double ring around the selected space."""
    at = scene.group(space)
    # The inner ring is open at the top, where the name of the space is.
    inner = _sides(at, 0.84) or (corners(at, 0.84)[1:],)
    ops: tuple[Shape, ...] = (
        *_frame(at, 0.97, "select", 4.2),
        *(Line(line, "select", 2.0) for line in inner),
    )
    return _group(at, ops, f"selected-{at.name}", title, "<")


def region_outline(scene: Scene, spaces: Sequence[int]) -> Group:
    """Return a line around some spaces together, where they border on others."""
    sides: dict[tuple[tuple[int, int], ...], tuple[Point, Point]] = {}
    for space in spaces:
        points = outline(scene.group(space))
        for side in zip(points, (*points[1:], points[0]), strict=True):
            # Neighbors have a side in common, up to rounding, in the other direction.
            key = tuple(sorted((round(x), round(y)) for x, y in side))
            if sides.pop(key, None) is None:
                sides[key] = side
    lines = tuple(sides.values())
    ops = (
        *(Line(line, "paper", 7.0) for line in lines),
        *(Line(line, "select", 4.2) for line in lines),
    )
    first = scene.group(spaces[0])
    return Group(ops, id="region", x=first.x, y=first.y)


def cursor_ring(scene: Scene, space: int) -> Group:
    """Return a dashed ring round the space on which the keyboard cursor is."""
    at = scene.group(space)
    ops = (
        *_frame(at, 0.96, "paper", 5.0),
        *_frame(at, 0.96, "cursor", 2.6, (5.0, 5.0)),
    )
    return _group(at, ops, f"cursor-{at.name}", "", "_")


def refused_mark(scene: Scene, space: int, title: str = "") -> Group:
    """Return a dashed ring and a cross on a space where something can't be done."""
    at = scene.group(space)
    size = _size(at)
    x, y = _corner(at)
    ops = (
        *_frame(at, 0.96, "refuse", 3.0, (7.0, 5.0)),
        Circle(x, y, 0.22 * size, "refuse", "paper", 1.2),
        Symbol("cross", x, y, 0.14 * size, "on-refuse"),
    )
    return _group(at, ops, f"refused-{at.name}", title, "x")


def look_mark(scene: Scene, space: int, title: str = "") -> Group:
    """Return a wedge onto a space at which to look: from above, in the top row from below."""
    at = scene.group(space)
    size = _size(at)
    # The wedge ends above the name of the space, which texts speak of.
    names = [op.y - 0.5 * op.size for op in at.ops if isinstance(op, Text) and op.text == at.name]
    tip = min([at.y - 0.42 * size, *(y - 0.1 * size for y in names)])
    base, sign = tip - 0.48 * size, "v"
    if base < 0.1 * size and at.y + 1.43 * size < scene.height:
        tip, base, sign = at.y + 0.85 * size, at.y + 1.33 * size, "^"
    base = max(0.1 * size, base)
    head = ((at.x, tip), (at.x - 0.3 * size, base), (at.x + 0.3 * size, base))
    ops = (Polygon(head, "route", "paper", 5.0), Polygon(head, "route", "on-reach", 1.2))
    return _group(at, ops, f"look-{at.name}", title, sign)


def ends_mark(scene: Scene, space: int, start: bool, title: str = "") -> Group:
    """Return a disc with an arrow: up where something is taken from, down where it is brought."""
    at = scene.group(space)
    size = _size(at)
    x, y, r = at.x - 0.48 * size, at.y - 0.42 * size, 0.27 * size
    tip = y - 0.62 * r if start else y + 0.62 * r
    foot, wing = 2 * y - tip, y + 0.1 * (tip - y)
    ops = (
        *_frame(at, 0.88, "paper", 6.0),
        *_frame(at, 0.88, "route", 2.6),
        Circle(x, y, r, "route", "paper", 1.6),
        Line(((x, foot), (x, tip)), "paper", 2.4),
        Line(((x - 0.45 * r, wing), (x, tip), (x + 0.45 * r, wing)), "paper", 2.4),
    )
    kind = "from" if start else "to"
    return _group(at, ops, f"{kind}-{at.name}", title, "^" if start else "!")


def ahead_mark(scene: Scene, start: int | None, space: int, title: str = "") -> Group:
    """Return a dotted frame around a space, with a line from where it can be reached, if given."""
    at = scene.group(space)
    below, dots = _frame(at, 0.9, "paper", 5.0), _frame(at, 0.9, "route", 2.8, (1.5, 5.5))
    if start is None:
        return _group(at, (*below, *dots), f"ahead-{at.name}", title, ":")
    here, size = scene.group(start), _size(at)
    far = hypot(at.x - here.x, at.y - here.y) or 1.0
    ux, uy = (at.x - here.x) / far, (at.y - here.y) / far
    way = (
        (here.x + 0.3 * size * ux, here.y + 0.3 * size * uy),
        (at.x - 0.3 * size * ux, at.y - 0.3 * size * uy),
    )
    ops = (
        *below,
        Line(way, "paper", 6.0),
        *dots,
        Line(way, "route", 3.0, (1.5, 5.5)),
        Circle(*way[1], 0.1 * size, "route", "paper", 1.4),
    )
    return _group(at, ops, f"ahead-{here.name}-{at.name}", title, ":")


def numbered_mark(scene: Scene, space: int, number: int, title: str = "") -> Group:
    """Return the number of a way on a space: the first in a disc, the second in a box below it."""
    at = scene.group(space)
    size = _size(at)
    r = 0.3 * size
    x, y = at.x - (0.62, 0.4)[number - 1] * size, at.y + (-0.12, 0.5)[number - 1] * size
    box = ((x - r, y - r), (x + r, y - r), (x + r, y + r), (x - r, y + r))
    ground = Circle(x, y, r, "route", "paper", 1.6)
    ops = (
        ground if number == 1 else Polygon(box, "route", "paper", 1.6),
        Text(x, y, str(number), 1.5 * r, "paper", True),
    )
    return _group(at, ops, f"way-{number}-{at.name}", title, str(number))


def route_line(
    scene: Scene,
    spaces: Sequence[int],
    title: str = "",
    *,
    refused: bool = False,
    dashed: bool = False,
) -> Group:
    """Return a line with an arrow through the middles of the given spaces, at least two.

    That of a route that is refused is dashed, and so is that of a second one beside another.
    """
    if len(spaces) < 2:
        raise ValueError("a route needs at least two spaces")
    groups = [scene.group(space) for space in spaces]
    size = _size(groups[0])
    points: list[Point] = [(group.x, group.y) for group in groups]
    (ax, ay), (bx, by) = points[-2:]
    length = hypot(bx - ax, by - ay) or 1.0
    ux, uy = (bx - ax) / length, (by - ay) / length
    # The arrow stops before the center, so that pieces stay visible.
    tip = (bx - 0.12 * size * ux, by - 0.12 * size * uy)
    tail = (tip[0] - 0.42 * size * ux, tip[1] - 0.42 * size * uy)
    wing = 0.24 * size
    head = (
        tip,
        (tail[0] - wing * uy, tail[1] + wing * ux),
        (tail[0] + wing * uy, tail[1] - wing * ux),
    )
    way = (*points[:-1], tail)
    color, name = ("refuse", "refused-route") if refused else ("route", "route")
    ops: tuple[Shape, ...] = (
        Line(way, "paper", 8.0),
        Polygon(head, color, "paper", 4.0),
        Line(way, color, 4.4, dash=(9.0, 6.0) if refused or dashed else ()),
        Polygon(head, color),
        Circle(points[0][0], points[0][1], 0.12 * size, color, "paper", 1.5),
    )
    return Group(ops, id=name, title=title, x=points[-1][0], y=points[-1][1])


def _pill(x: float, y: float, height: float, letters: int) -> tuple[Shape, ...]:
    """Return a patch like a coin, wide enough for a text."""
    half = max(0.0, 0.24 * height * (letters - 1))
    ends = ((x - half, y), (x + half, y))
    if not half:
        return (Circle(x, y, 0.56 * height, "yellow", "on-reach", 1.4),)
    return Line(ends, "on-reach", 1.12 * height + 2.8), Line(ends, "yellow", 1.12 * height)


def _corner(at: Group) -> Point:
    """Return the place of a sign at the upper right edge of a space, beside its name and icon."""
    right, up = (0.54, 0.62) if _sides(at, 1.0) else (0.62, 0.3)
    return at.x + right * _size(at), at.y - up * _size(at)


def _ring(at: Group, part: float, stroke: str, width: float) -> Polygon:
    return Polygon(corners(at, part), "", stroke, width)


def _frame(
    at: Group, part: float, stroke: str, width: float, dash: tuple[float, ...] = ()
) -> tuple[Shape, ...]:
    """Return a ring that is open where a hex has its name: at level edges, or at its upper corner.

    Spaces of other shapes have a closed ring.
    """
    lines = _sides(at, part) or _open_line(at, part)
    if not lines and not dash:
        return (_ring(at, part, stroke, width),)
    points = corners(at, part)
    return tuple(Line(line, stroke, width, dash) for line in lines or ((*points, points[0]),))


def _open_line(at: Group, part: float) -> tuple[tuple[Point, ...], ...]:
    """Return the ring of a hex without level edges, without its upper corner; else nothing."""
    points = corners(at, part)
    if len(points) != _HEX:
        return ()
    top = min(range(_HEX), key=[y for _, y in points].__getitem__)
    x, y = points[top]
    around = points[top + 1 :] + points[:top]
    first, last = (
        (x + _NAME_GAP * (beside[0] - x), y + _NAME_GAP * (beside[1] - y))
        for beside in (around[0], around[-1])
    )
    return ((first, *around, last),)


def _sides(at: Group, part: float) -> tuple[tuple[Point, ...], ...]:
    """Return the left and the right side of a hex with a level edge at the top; else nothing."""
    points, size = corners(at, part), _size(at)
    if len(points) != _HEX or not any(
        abs(a[1] - b[1]) < _LEVEL * size
        for a, b in zip(points, (*points[1:], points[0]), strict=True)
    ):
        return ()
    sides = []
    for side in (-1, 1):
        (low, tip, high) = sorted(
            (point for point in points if side * (point[0] - at.x) > 0), key=lambda point: point[1]
        )
        inward = -side * _SERIF * size
        sides.append(((low[0] + inward, low[1]), low, tip, high, (high[0] + inward, high[1])))
    return tuple(sides)


def corners(at: Group, part: float) -> tuple[Point, ...]:
    """Return the corners of a space, moved towards its center."""
    return tuple((at.x + part * (x - at.x), at.y + part * (y - at.y)) for x, y in outline(at))


def _size(at: Group) -> float:
    return max((hypot(x - at.x, y - at.y) for x, y in outline(at)), default=20.0)


def _group(at: Group, ops: tuple[Shape, ...], name: str, title: str, code: str) -> Group:
    return Group(ops, id=name, title=title, space=at.space, name=at.name, x=at.x, y=at.y, code=code)
