"""Scenes: pictures of a board as lists of drawing operations, independent of a backend.

A scene is made once and drawn by any backend: a canvas, an SVG file, a bitmap, a terminal. Its
colors are *names of a palette* ("water", "land", "red", "ink"), never numbers, so that one scene
serves the light and the dark theme. Lengths are in scene units; a backend scales the whole.

Everything on one space of a board is one `Group`: it carries the number of the space, its short
name, the text read aloud for it, and the codes a terminal shows. The first polygon or circle of a
group in the layer ``base`` is the outline of its space, or a box around everything in it where it
has neither: `Scene.pick` finds a space by it.

A scene is a value: it can be compared, hashed, and written to JSON and back with msgspec.
"""

from math import cos, hypot, pi, sin
from typing import Any, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

Point: TypeAlias = tuple[float, float]
"""A point in the scene, x to the right and y downwards."""

_CORNERS = 24
"""Number of corners in the outline of a circle."""
_LETTER = 0.6
"""Width of a letter, as a share of the height of the font."""

LAYERS = ("base", "pieces", "overlay")
"""The layers from the lowest to the highest: the board, the pieces, the highlights."""


class Polygon(Struct, frozen=True, tag="polygon", omit_defaults=True):
    """A closed shape. An empty ``fill`` or ``stroke`` is not drawn; ``alpha`` is 0 to 1."""

    points: tuple[Point, ...]
    fill: str = ""
    stroke: str = ""
    width: float = 1.0
    alpha: float = 1.0


class Circle(Struct, frozen=True, tag="circle", omit_defaults=True):
    """A circle of radius ``r`` about (x, y)."""

    x: float
    y: float
    r: float
    fill: str = ""
    stroke: str = ""
    width: float = 1.0
    alpha: float = 1.0


class Line(Struct, frozen=True, tag="line", omit_defaults=True):
    """An open line through its points, with round ends; ``dash`` is (drawn, left out) lengths."""

    points: tuple[Point, ...]
    stroke: str = "ink"
    width: float = 1.0
    dash: tuple[float, ...] = ()
    alpha: float = 1.0


class Text(Struct, frozen=True, tag="text", omit_defaults=True):
    """A short text whose middle is at (x, y); ``size`` is the height of the font.

    A canvas draws it only from the magnification ``zoom`` on: smaller, it couldn't be read. With
    ``halo``, SVG draws a line of that color around its letters.
    """

    x: float
    y: float
    text: str
    size: float
    fill: str = "ink"
    bold: bool = False
    zoom: float = 1.0
    halo: str = ""


class Symbol(Struct, frozen=True, tag="symbol", omit_defaults=True):
    """A small picture from `oracle_nb.render.symbols`, around (x, y).

    ``size`` is half its height and half its width at most. ``fill`` is its main color, ``ink`` the
    color of the marks upon it, ``rim`` (empty for none) that of its outline.
    """

    name: str
    x: float
    y: float
    size: float
    fill: str
    ink: str = "paper"
    rim: str = ""


class Group(Struct, frozen=True, tag="group", omit_defaults=True):
    """Operations that belong together.

    ``id``     names the group within its scene; "" for none. ``title`` what it shows, in words: the
    tooltip and the name for screen readers. ``space``  the number of the space it belongs to, -1
    for none. ``name``   the short name of the space, such as "D7"; ``x, y`` its middle. ``code``
    what a terminal shows for it, about 5 characters. ``tone``   the palette name that stands for it
    where there is room for one color only. ``about``  the key of what it shows, for a page that has
    more to show of that; "" for none. ``movable``  the pieces that move from space to space: the
    key of each, and where its operations begin and end; a page shows how they move. ``until``  how
    many CSS pixels a unit of the scene has at most where a page shows it; 0 for always. Pictures
    that can't change with their size leave such a group out.

    Groups of different spaces in one layer must not cover each other: a backend may draw them in
    any order. Within a group the order holds.
    """

    ops: tuple["Shape", ...]
    id: str = ""
    title: str = ""
    space: int = -1
    name: str = ""
    x: float = 0.0
    y: float = 0.0
    code: str = ""
    tone: str = ""
    about: str = ""
    movable: tuple[tuple[str, int, int], ...] = ()
    until: float = 0.0


Shape: TypeAlias = Polygon | Circle | Line | Text | Symbol
Op: TypeAlias = Polygon | Circle | Line | Text | Symbol | Group


class Scene(Struct, frozen=True, omit_defaults=True):
    """A picture of a board in three layers, ``width`` by ``height`` scene units.

    ``title`` and ``description`` say in words what the picture shows. ``pitch`` is the distance
    between the centers of neighboring spaces in a row (0 if there are no rows, and so no text map).
    ``legend`` explains the codes of a text map: pairs (code, meaning).
    """

    width: float
    height: float
    base: tuple[Op, ...] = ()
    pieces: tuple[Op, ...] = ()
    overlay: tuple[Op, ...] = ()
    title: str = ""
    description: str = ""
    pitch: float = 0.0
    legend: tuple[tuple[str, str], ...] = ()

    @property
    def layers(self) -> tuple[tuple[Op, ...], tuple[Op, ...], tuple[Op, ...]]:
        """The layers in the order of drawing: base, pieces, overlay."""
        return self.base, self.pieces, self.overlay

    @property
    def spaces(self) -> tuple[Group, ...]:
        """The groups of the base layer that are spaces, in their order there."""
        return tuple(op for op in self.base if isinstance(op, Group) and op.space >= 0)

    def group(self, space: int) -> Group:
        """Return the group of one space in the base layer. Raises KeyError if there is none."""
        for op in self.base:
            if isinstance(op, Group) and op.space == space:
                return op
        raise KeyError(f"this scene has no space {space}")

    def pick(self, x: float, y: float) -> int | None:
        """Return the number of the space at a point of the scene, or None."""
        for op in self.base:
            if isinstance(op, Group) and op.space >= 0 and _covers(outline(op), x, y):
                return op.space
        return None

    def step(self, space: int, dx: int, dy: int, column: float | None = None) -> int:
        """Return the space one arrow key away: ``dx`` and ``dy`` are -1, 0 or 1, one of them 0.

        It is the nearest space whose middle lies within 60 degrees of that direction, and of
        equally near ones that nearest to the line through ``column``, an x for steps up and down
        and a y for steps to the side (the middle of ``space`` if not given). Without such a space
        it is ``space`` itself. A caller that keeps ``column`` goes up and down in a straight line.
        """
        here = self.group(space)
        line = column if column is not None else (here.x if dy else here.y)
        result, best = space, (0.0, 0.0)
        for group in self.spaces:
            x, y = group.x - here.x, group.y - here.y
            far = hypot(x, y)
            if group.space == space or x * dx + y * dy <= 0.499 * far:
                continue
            rank = (round(far, 3), abs((group.x if dy else group.y) - line))
            if result == space or rank < best:
                result, best = group.space, rank
        return result

    def with_overlay(self, *ops: Op) -> "Scene":
        """Return the same scene with another top layer."""
        return replace(self, overlay=ops)

    def _repr_pretty_(self, printer: Any, cycle: bool) -> None:
        printer.text(f"<Scene of {self.width:.0f} by {self.height:.0f} units: {self.title[:60]}>")


def outline(group: Group) -> tuple[Point, ...]:
    """Return the corners of a space: of its first polygon or circle, or of a box around its shapes.

    An empty group has none.
    """
    for op in group.ops:
        if isinstance(op, Polygon):
            return op.points
        if isinstance(op, Circle):
            angles = (2 * pi * corner / _CORNERS for corner in range(_CORNERS))
            return tuple((op.x + op.r * cos(angle), op.y + op.r * sin(angle)) for angle in angles)
    points = [point for op in group.ops for point in span(op)]
    if not points:
        return ()
    xs, ys = [x for x, _ in points], [y for _, y in points]
    left, top, right, bottom = min(xs), min(ys), max(xs), max(ys)
    return (left, top), (right, top), (right, bottom), (left, bottom)


def span(op: Shape) -> tuple[Point, ...]:
    """Return points that span the area of a shape; a text is about as wide as its letters."""
    match op:
        case Polygon() | Line():
            return op.points
        case Circle():
            wide = high = op.r
        case Symbol():
            wide = high = op.size
        case Text():
            wide, high = op.size * _LETTER * len(op.text) / 2, op.size / 2
    return (op.x - wide, op.y - high), (op.x + wide, op.y + high)


def moved(op: Op, dx: float, dy: float) -> Op:
    """Return the operation at another place."""
    match op:
        case Group():
            inner = tuple(moved(other, dx, dy) for other in op.ops)
            return replace(op, ops=inner, x=op.x + dx, y=op.y + dy)
        case Polygon() | Line():
            return replace(op, points=tuple((x + dx, y + dy) for x, y in op.points))
        case Circle() | Text() | Symbol():
            return replace(op, x=op.x + dx, y=op.y + dy)


def _covers(points: tuple[Point, ...], x: float, y: float) -> bool:
    """Return whether a polygon covers a place (even-odd rule)."""
    inside = False
    for i, (x1, y1) in enumerate(points):
        x0, y0 = points[i - 1]
        if (y0 > y) != (y1 > y) and x < (x1 - x0) * (y - y0) / (y1 - y0) + x0:
            inside = not inside
    return inside
