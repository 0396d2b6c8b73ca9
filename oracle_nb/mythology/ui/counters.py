"""The counters on the map: shields, horned heads, stars and discs.

These are Heroes, Monsters, Prizes and Helpers. The shape says what a counter is, so nobody has to
tell colors apart.
"""

from collections.abc import Sequence
from math import cos, pi, sin
from typing import Final, Literal, NamedTuple, TypeAlias

from oracle_nb.mythology.pieces import FIRST_EVIL, HEROES, UNITS
from oracle_nb.render.palette import letters_on
from oracle_nb.render.scene import Circle, Line, Point, Polygon, Shape, Text
from oracle_nb.render.symbol_parts import arc, mirrored

Kind: TypeAlias = Literal["hero", "monster", "prize", "helper"]

COLORS: Final = ("red", "blue", "green", "yellow", "pink", "black", "white", "sky")
"""The players' colors by seat: names of the palette."""


class Counter(NamedTuple):
    """A counter."""

    kind: Kind
    """Its shape."""
    label: str
    """The text on it: the number of a unit, or the initials of a Prize."""
    ready: bool = False
    """Whether the player whose turn it is may move it."""
    key: str = ""
    """The key of the unit, by which a page knows it wherever it goes; "" for a Prize."""
    aboard: bool = False
    """Whether a Hero is aboard a ship."""
    prizes: int = 0
    """The number of Prizes that a Hero carries."""
    helpers: int = 0
    """The number of Helpers that a Hero has."""
    fought: bool = False
    """Whether a unit can't fight any more in this moving phase."""
    face_down: bool = False
    """Whether the counter is turned face down."""


def unit_counter(unit: int, ready: bool = False) -> Counter:
    """Return the counter of a unit, with its printed number."""
    kind: Kind = "hero" if unit < HEROES else "monster"
    return Counter(kind, unit_label(unit), ready, f"unit:{unit}")


def unit_label(unit: int) -> str:
    """Return what is written on a unit: its printed number, or that of a Lesser Evil.

    Examples
    --------
    >>> unit_label(11), unit_label(86)
    ('12', 'E1')
    """
    return str(unit + 1) if unit < UNITS else f"E{unit - FIRST_EVIL + 1}"


def initials(name: str) -> str:
    """Return what is written on a Prize.

    Examples
    --------
    >>> initials("Golden Fleece"), initials("Pegasus")
    ('GF', 'Pe')
    """
    words = name.split()
    return "".join(word[0] for word in words[:2]).upper() if len(words) > 1 else name[:2]


_SHIELD: Final = mirrored(
    (
        (0.0, -0.98),
        (0.42, -0.82),
        (0.86, -0.84),
        (0.86, -0.05),
        (0.66, 0.45),
        (0.32, 0.82),
        (0.0, 1.0),
    )
)
_HEAD: Final = mirrored(
    (
        (0.0, -0.5),
        (0.3, -0.62),
        (0.52, -0.66),
        (0.84, -1.0),
        (0.98, -0.55),
        (0.9, 0.0),
        (0.98, 0.42),
        (0.66, 0.5),
        (0.6, 0.92),
        (0.3, 0.66),
        (0.0, 0.98),
    )
)
_STAR: Final = tuple(
    (r * cos(pi / 8 * k - pi / 2), r * sin(pi / 8 * k - pi / 2))
    for k, r in ((k, 1.0 if k % 2 == 0 else 0.74) for k in range(16))
)
_DISC: Final = tuple((cos(pi / 8 * k), sin(pi / 8 * k)) for k in range(16))
_HULL: Final = ((-1.25, 0.55), (1.25, 0.55), (0.8, 1.2), (-0.8, 1.2))
_SHAPES: Final = {"hero": _SHIELD, "monster": _HEAD, "prize": _STAR, "helper": _DISC}
_RAISED: Final = {"hero": -0.08, "monster": 0.0, "prize": 0.0, "helper": 0.0}
"""How far the label is from the middle."""


def counter_shapes(counter: Counter, x: float, y: float, r: float) -> tuple[Shape, ...]:
    """Return a counter around a point; ``r`` is half its height. Its texts come last."""
    kind = counter.kind
    points = _placed(_SHAPES[kind], x, y, r)
    fill, line = (kind, f"on-{kind}") if kind != "helper" else ("paper", "ink")
    if counter.face_down:
        fill, line = line, fill
    shapes: tuple[Shape, ...] = ()
    if counter.ready:
        shapes += (Polygon(points, "ready", "ready", 0.42 * r),)
    shapes += (Polygon(points, fill, line, max(0.8, 0.13 * r)),)
    wide = len(counter.label) > 1
    size = (0.86 if wide and kind in ("prize", "helper") else 1.04 if wide else 1.2) * r
    label = Text(x, y + _RAISED[kind] * r, counter.label, size, line, bold=True)
    marks = _marks(counter, x, y, r)
    shapes += tuple(shape for shape in marks if not isinstance(shape, Text))
    if counter.ready:
        tip = y + 1.42 * r
        wing = 0.42 * r
        arrow = ((x - wing, tip - 0.42 * r), (x + wing, tip - 0.42 * r), (x, tip))
        shapes += (Polygon(arrow, "ready", "on-prize", max(0.6, 0.08 * r)),)
    return (*shapes, label, *(shape for shape in marks if isinstance(shape, Text)))


def _marks(counter: Counter, x: float, y: float, r: float) -> tuple[Shape, ...]:
    """Return the ship of a Hero, what the Hero carries, and the sign of a unit that has fought."""
    shapes: tuple[Shape, ...] = ()
    if counter.aboard:
        shapes += (Polygon(_placed(_HULL, x, y, r), "ink", "paper", max(0.8, 0.1 * r)),)
    carried = (
        (_STAR, "prize", "on-prize", counter.prizes),
        (_DISC, "paper", "ink", counter.helpers),
    )
    for side, (points, fill, line, count) in zip((-1, 1), carried, strict=True):
        if count:
            at = (x + side * 0.85 * r, y - 0.8 * r)
            shapes += (Polygon(_placed(points, *at, 0.5 * r), fill, line, max(0.6, 0.08 * r)),)
            if count > 1:
                shapes += (Text(*at, str(count), 0.7 * r, line, bold=True),)
    if counter.fought:
        middle, tip = (x + 0.85 * r, y + 0.75 * r), 0.34 * r
        for slope in (-1, 1):
            line_ = (
                (middle[0] - tip, middle[1] - slope * tip),
                (middle[0] + tip, middle[1] + slope * tip),
            )
            shapes += (Line(line_, "paper", 0.32 * r), Line(line_, "refuse", 0.16 * r))
    return shapes


def _placed(points: Sequence[Point], x: float, y: float, r: float) -> tuple[Point, ...]:
    return tuple((x + r * px, y + r * py) for px, py in points)


_Places: TypeAlias = tuple[float, tuple[Point, ...]]
_PLACES: Final[tuple[_Places, ...]] = (
    (0.0, ()),
    (0.47, ((0.0, 0.0),)),
    (0.37, ((-0.37, 0.0), (0.37, 0.0))),
    (0.31, ((-0.36, -0.18), (0.36, -0.18), (0.0, 0.36))),
    (0.27, ((-0.34, -0.2), (0.34, -0.2), (-0.34, 0.34), (0.34, 0.34))),
)
"""The size and the places of counters in a hex, by their number."""
_MOST: Final = len(_PLACES) - 1


def stack_shapes(
    counters: Sequence[Counter], x: float, y: float, size: float
) -> tuple[tuple[Shape, ...], tuple[tuple[str, int, int], ...]]:
    """Return the counters in a hex; a number says how many more there are than those drawn.

    The units among them come second: their keys, and where the shapes of each begin and end.
    """
    shown, hidden = counters, 0
    if len(counters) > _MOST:
        shown, hidden = counters[: _MOST - 1], len(counters) - _MOST + 1
    part, places = _PLACES[min(len(counters), _MOST)]
    shapes: tuple[Shape, ...] = ()
    units: list[tuple[str, int, int]] = []
    for counter, (dx, dy) in zip(shown, places, strict=False):
        start = len(shapes)
        shapes += counter_shapes(counter, x + dx * size, y + dy * size, part * size)
        if counter.key:
            units.append((counter.key, start, len(shapes)))
    if hidden:
        dx, dy = places[-1]
        at = (x + dx * size, y + dy * size)
        shapes += (
            Circle(*at, 0.2 * size, "paper", "ink", 1.0),
            Text(*at, f"+{hidden}", 0.22 * size, "ink", bold=True),
        )
    return shapes, tuple(units)


def battle_shapes(x: float, y: float, size: float) -> tuple[Shape, ...]:
    """Return crossed swords above a hex in which units must fight."""
    cy, r = y - 0.66 * size, 0.15 * size
    lines: list[tuple[Point, Point]] = []
    for side in (-1, 1):
        lines += (
            ((x - side * r, cy + r), (x + side * r, cy - r)),
            ((x - side * 0.85 * r, cy + 0.1 * r), (x - side * 0.1 * r, cy + 0.85 * r)),
        )
    halo = tuple(Line(line, "paper", 4.2) for line in lines)
    return (*halo, *(Line(line, "refuse", 2.0) for line in lines))


def plate_shapes(
    text: str, color: str, x: float, y: float, width: float, height: float
) -> tuple[Shape, ...]:
    """Return a plate in a player's color, with the name of a god."""
    r, half = height / 2, width / 2
    left = arc(x - half + r, y, r, 90, 270, 4)
    right = arc(x + half - r, y, r, -90, 90, 4)
    size = min(0.78 * height, 0.88 * width / (0.66 * max(1, len(text))))
    return (
        Polygon((*left, *right), color, "rim", 1.0),
        Text(x, y, text, size, letters_on(color), bold=True),
    )
