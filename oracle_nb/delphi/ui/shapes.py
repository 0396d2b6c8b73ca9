"""Shapes of spaces and pieces, around a point, in scene units.

Every color is shown by its paint and by its symbol.
"""

from collections.abc import Sequence
from typing import Final, NamedTuple, TypeAlias

from oracle_nb.core.hexgrid import corners
from oracle_nb.delphi.board import Space, Terrain
from oracle_nb.delphi.pieces import COLORS_OF, Color, Letter
from oracle_nb.render.scene import Circle, Line, Point, Polygon, Shape, Symbol
from oracle_nb.render.symbol_parts import curve
from oracle_nb.render.symbols import COLOR_SYMBOLS

SIZE: Final = 40.0
"""Distance from the center of a hex to its corner, in scene units."""
_CORNERS: Final = corners((0, 0), SIZE)

SYMBOL_OF: Final = tuple(COLOR_SYMBOLS[str(color)] for color in Color)
"""The symbol of each color, in the order of the wheel."""
SHIP_OF: Final = {
    Color.RED: "ship-square",
    Color.YELLOW: "ship-triangle",
    Color.GREEN: "ship-kite",
    Color.BLUE: "ship-round",
}
"""The rig of the ship of each player color."""

Shapes: TypeAlias = tuple[Shape, ...]


SHIPS: Final = ("ship", "own-ship")
"""The kinds of pieces that are ships; the viewer's own is marked."""


class PieceShape(NamedTuple):
    """A piece on a space.

    ``kind`` is ``ship``, ``own-ship``, ``monster``, ``offering``, ``statue``, ``temple``,
    ``face-down``, ``looked-at``, ``face-up`` or ``shrine``; or it is ``seen-by``: a tile that
    somebody else has looked at. ``color`` is its color (for tiles and shrines the ship color they
    belong to, for ``seen-by`` that of who has looked), -1 where it is not known. ``letter`` is
    that of an island tile, -1 for anything else.
    """

    kind: str
    color: int = -1
    letter: int = -1

    def __str__(self) -> str:
        if self.kind == "seen-by":
            return f"seen by {Color(self.color)}"
        words = [str(Color(self.color))] if self.color >= 0 else []
        if self.letter >= 0:
            words.append(str(Letter(self.letter)))
        tile = {
            "face-down": "face-down tile",
            "face-up": "tile",
            "looked-at": "tile, seen by you",
            "own-ship": "ship (yours)",
        }
        words.append(tile.get(self.kind, self.kind))
        return " ".join(words)


def space_shapes(space: Space, x: float, y: float) -> Shapes:
    """Return the shapes of an empty space around (x, y), beginning with its outline."""
    look = {
        Terrain.WATER: _water,
        Terrain.SHALLOW: _shallow,
        Terrain.ZEUS: _zeus,
        Terrain.CITY: _city,
        Terrain.ISLAND: _tile_island,
        Terrain.STATUE: _statue_island,
    }.get(space.terrain, _island)
    return look(space, x, y)


def piece_shapes(space: Space, x: float, y: float, pieces: Sequence[PieceShape]) -> Shapes:
    """Return the pieces on a space, arranged without overlaps around (x, y)."""
    ships = [piece for piece in pieces if piece.kind in SHIPS]
    others = [piece for piece in pieces if piece.kind not in SHIPS]
    shapes: Shapes = ()
    if space.terrain == Terrain.ISLAND:
        shapes += _island_tile(others, x, y)
    elif space.terrain == Terrain.CITY:
        for k in range(len(others)):
            dx = 0.4 * SIZE * (k - (len(others) - 1) / 2)
            shapes += _figure("statue", space.color, x + dx, y + 0.53 * SIZE, 0.27)
    elif space.terrain == Terrain.STATUE:
        place = dict(zip(COLORS_OF[space.sites], _sites(space), strict=True))
        for piece in others:
            sx, sy = place[piece.color]
            shapes += _figure("statue", piece.color, x + sx, y + sy - 0.15 * SIZE, 0.31)
    else:
        shapes += _spread(others, x, y, _PLACES)
    if ships and space.terrain == Terrain.WATER:
        # The ships take the middle; the color of the water moves down below them.
        shapes += (
            Circle(x, y + 0.06 * SIZE, 0.54 * SIZE, "water"),
            *_badge(x, y + 0.64 * SIZE, 0.22 * SIZE, space.color),
        )
    if len(ships) < 2 or ships[-1].kind != "own-ship":
        return shapes + _spread(ships, x, y, _SHIP_PLACES)
    # Players find their ship among others at a glance: it is in front, the largest, in a ring.
    low = y + 0.16 * SIZE
    ring = Circle(x, low, 0.45 * SIZE, "water", "rim", 0.05 * SIZE)
    figure = _figure("own-ship", ships[-1].color, x, low, 0.36)
    return (*shapes, *_spread(ships[:-1], x, y, _OTHER_SHIPS), ring, *figure[1:])


def ship_key(color: int) -> str:
    """Return the key of a ship, by which a page knows it wherever it sails."""
    return f"ship:{int(color)}"


def movable(pieces: Sequence[PieceShape], count: int) -> tuple[tuple[str, int, int], ...]:
    """Return the ships among the pieces on a space, and which of its ``count`` shapes they are."""
    ships = [ship_key(piece.color) for piece in pieces if piece.kind in SHIPS]
    first = count - _SHIP_SHAPES * len(ships)
    return tuple(
        (ship, first + _SHIP_SHAPES * n, first + _SHIP_SHAPES * (n + 1))
        for n, ship in enumerate(ships)
    )


# --- the board -----------------------------------------------------------------------------------


def _hex(x: float, y: float, part: float, **paint: str | float) -> Polygon:
    """Return a hex about (x, y), ``part`` as large as a space."""
    points = tuple((x + part * px, y + part * py) for px, py in _CORNERS)
    return Polygon(points, **paint)  # type: ignore[arg-type]


def _rim(color: int) -> str:
    """Return the outline color of a figure: black figures need a light outline."""
    return "rim-black" if color == Color.BLACK else "rim"


def _badge(x: float, y: float, r: float, color: int) -> Shapes:
    """Return a stone of a color with its symbol, the mark of colors on the board."""
    name = str(Color(color))
    return (
        Symbol("gem", x, y, r, name, "rim", "rim"),
        Symbol(SYMBOL_OF[color], x, y, 0.62 * r, f"on-{name}", name),
    )


def _water(space: Space, x: float, y: float) -> Shapes:
    return (
        _sea(x, y),
        *_badge(x, y + 0.06 * SIZE, 0.4 * SIZE, space.color),
    )


def _sea(x: float, y: float) -> Polygon:
    return _hex(x, y, 1.0, fill="water", stroke="water-edge", width=1.2)


def _shallow(space: Space, x: float, y: float) -> Shapes:
    return (
        _sea(x, y),
        Circle(x, y, 0.84 * SIZE, "surf", alpha=0.8),
        Symbol("reef", x, y, 0.72 * SIZE, "rock", "rock-edge", "rock-edge"),
    )


def _zeus(space: Space, x: float, y: float) -> Shapes:
    return (
        _sea(x, y),
        Circle(x, y + 0.1 * SIZE, 0.56 * SIZE, "tile", "tile-edge", 2.0),
        Circle(x, y + 0.1 * SIZE, 0.47 * SIZE, "", "tile-edge", 1.0),
        Symbol("bolt", x, y + 0.1 * SIZE, 0.4 * SIZE, "yellow", "ink", "rim"),
    )


def _ground(x: float, y: float, fill: str = "land", coast: str = "land-edge") -> Shapes:
    """Return an island in shallow water."""
    return (
        _sea(x, y),
        Circle(x, y + 0.03 * SIZE, 0.9 * SIZE, "surf", alpha=0.8),
        Symbol("isle", x, y + 0.07 * SIZE, 0.85 * SIZE, fill, "", coast),
    )


def _city(space: Space, x: float, y: float) -> Shapes:
    name = str(Color(space.color))
    return (
        *_ground(x, y, "stone"),
        Symbol("town", x, y - 0.05 * SIZE, 0.66 * SIZE, name, "", _rim(space.color)),
        Symbol(SYMBOL_OF[space.color], x, y - 0.02 * SIZE, 0.19 * SIZE, f"on-{name}", name),
    )


def _tile_island(space: Space, x: float, y: float) -> Shapes:
    return (
        *_ground(x, y, str(Color(space.color)), "rim"),
        Symbol("isle", x, y + 0.07 * SIZE, 0.65 * SIZE, "land"),
        *_badge(x, y + 0.66 * SIZE, 0.24 * SIZE, space.color),
    )


def _statue_island(space: Space, x: float, y: float) -> Shapes:
    shapes = _ground(x, y, "grass")
    for color, (sx, sy) in zip(COLORS_OF[space.sites], _sites(space), strict=True):
        shapes += (
            Symbol("pedestal", x + sx, y + sy - 0.1 * SIZE, 0.22 * SIZE, "grass-mark"),
            *_badge(x + sx, y + sy + 0.22 * SIZE, 0.19 * SIZE, color),
        )
    return shapes


def _sites(space: Space) -> tuple[Point, ...]:
    """Return the offsets of the building sites of a statue island."""
    places = (
        (-0.48, -0.14),
        (0.0, 0.4),
        (0.48, -0.14),
        (0.0, -0.42),
        (-0.4, 0.4),
        (0.4, 0.4),
    )
    return tuple((SIZE * x, SIZE * y) for x, y in places[: space.sites.bit_count()])


def _island(space: Space, x: float, y: float) -> Shapes:
    mark, fill, tone = {
        Terrain.OFFERING: ("altar", "grass", "grass-mark"),
        Terrain.TEMPLE: ("temple", "grass", "grass-mark"),
    }.get(space.terrain, ("monster", "land", "land-mark"))
    if space.terrain == Terrain.MARKED:
        pair = tuple(
            Symbol(mark, x + dx, y + 0.05 * SIZE, 0.34 * SIZE, tone, fill)
            for dx in (-0.38 * SIZE, 0.38 * SIZE)
        )
        return (*_ground(x, y, fill), *pair)
    return (
        *_ground(x, y, fill),
        Symbol(mark, x, y + 0.05 * SIZE, 0.48 * SIZE, tone, fill),
    )


# --- pieces -----------------------------------------------------------------------------

_Places: TypeAlias = tuple[float, tuple[Point, ...]]

_PLACES: Final[tuple[_Places, ...]] = (
    (0.0, ()),
    (0.44, ((0.0, 0.04),)),
    (0.35, ((-0.4, 0.05), (0.4, 0.05))),
    (0.3, ((-0.4, -0.18), (0.4, -0.18), (0.0, 0.44))),
    (0.28, ((-0.34, -0.24), (0.34, -0.24), (-0.34, 0.4), (0.34, 0.4))),
    (0.24, ((-0.5, -0.2), (0.0, -0.3), (0.5, -0.2), (-0.3, 0.36), (0.3, 0.36))),
    (
        0.24,
        (
            (-0.5, -0.2),
            (0.0, -0.3),
            (0.5, -0.2),
            (-0.5, 0.32),
            (0.0, 0.42),
            (0.5, 0.32),
        ),
    ),
)
"""The size and offsets of pieces on an island, by their number."""

_SHIP_SHAPES: Final = 3
"""The number of shapes of a ship: it is drawn last on its space."""
_SHIP_PLACES: Final[tuple[_Places, ...]] = (
    (0.0, ()),
    (0.45, ((0.0, -0.01),)),
    (0.38, ((-0.4, -0.03), (0.4, -0.03))),
    (0.3, ((0.0, -0.18), (-0.52, 0.14), (0.52, 0.14))),
    (0.24, ((-0.29, -0.24), (0.29, -0.24), (-0.5, 0.2), (0.5, 0.2))),
)
"""The size and offsets of ships, which are between the name of the water and its badge."""
_OTHER_SHIPS: Final[tuple[_Places, ...]] = (
    (0.0, ()),
    (0.28, ((-0.56, -0.2),)),
    (0.28, ((-0.54, -0.2), (0.54, -0.2))),
    (0.26, ((-0.6, -0.08), (0.0, -0.43), (0.6, -0.08))),
)
"""The size and offsets of the ships around one's own."""


def _spread(
    pieces: Sequence[PieceShape], x: float, y: float, places: tuple[_Places, ...]
) -> Shapes:
    size, spots = places[min(len(pieces), len(places) - 1)]
    shapes: Shapes = ()
    for piece, (dx, dy) in zip(pieces, spots, strict=False):
        shapes += _figure(piece.kind, piece.color, x + dx * SIZE, y + dy * SIZE, size)
    return shapes


_FIGURES: Final = {
    "ship": ("", 0.0, -0.32, 0.4),
    "own-ship": ("", 0.0, -0.32, 0.4),
    "monster": ("beast", 0.0, 0.18, 0.5),
    "offering": ("block", -0.15, 0.17, 0.5),
    "temple": ("temple", 0.0, 0.0, 0.0),
    "statue": ("statue", 0.0, 0.0, 0.0),
    "shrine": ("shrine", 0.0, 0.46, 0.4),
}
"""The figure of each kind of piece, with the place and size of the color's symbol on it."""


def _figure(kind: str, color: int, x: float, y: float, part: float) -> Shapes:
    """Return a piece in its color with the color's symbol, ``part`` as large as a space."""
    name, size = str(Color(color)), part * SIZE
    figure, dx, dy, mark = _FIGURES[kind]
    shapes: Shapes = (
        Line(
            ((x - 0.6 * size, y + 0.92 * size), (x + 0.6 * size, y + 0.92 * size)),
            "shade",
            0.34 * size,
            alpha=0.28,
        ),
        Symbol(figure or SHIP_OF[Color(color)], x, y, size, name, f"on-{name}", _rim(color)),
    )
    if mark:
        at = (x + dx * size, y + dy * size)
        shapes += (Symbol(SYMBOL_OF[color], *at, mark * size, f"on-{name}", name),)
    elif kind == "temple":
        shapes += _badge(x, y + 1.22 * size, 0.22 * SIZE, color)
    return shapes


def _island_tile(pieces: Sequence[PieceShape], x: float, y: float) -> Shapes:
    shapes: Shapes = ()
    y -= 0.1 * SIZE
    seers = [piece.color for piece in pieces if piece.kind == "seen-by"]
    for piece in pieces:
        if piece.kind == "seen-by":
            continue
        if piece.kind == "shrine":
            shapes += _figure("shrine", piece.color, x, y - 0.02 * SIZE, 0.42)
            continue
        shapes += (Symbol("tile", x, y, 0.46 * SIZE, "tile", "ink", "tile-edge"),)
        if piece.kind == "face-down":
            up, size = (0.13, 0.19) if seers else (0.0, 0.27)
            shapes += (Symbol("unknown", x, y - up * SIZE, size * SIZE, "tile-edge"),)
            continue
        letter = str(Letter(piece.letter))
        own = piece.kind == "looked-at"
        top = y - (0.14 * SIZE if seers else 0.0)
        shapes += (
            Symbol(letter, x - 0.18 * SIZE, top, 0.21 * SIZE, "muted" if own else "ink"),
            *_badge(x + 0.2 * SIZE, top, 0.19 * SIZE, piece.color),
        )
        if own and not seers:
            shapes += eye(x, y + 0.31 * SIZE, 0.13 * SIZE)
    return shapes + (_seers(seers, x, y + 0.27 * SIZE) if seers else ())


def eye(x: float, y: float, r: float) -> Shapes:
    """Return an open eye, ``r`` half as wide."""
    lid = curve((x - r, y), (x - 0.5 * r, y - 0.85 * r), (x + 0.5 * r, y - 0.85 * r), (x + r, y))
    low = tuple((px, 2 * y - py) for px, py in reversed(lid[1:-1]))
    return (
        Polygon((*lid, *low), "white", "ink", max(1.0, 0.16 * r)),
        Circle(x, y, 0.38 * r, "on-white"),
    )


def _seers(colors: Sequence[int], x: float, y: float) -> Shapes:
    """Return an eye, and the ships of players who have looked."""
    step = min(0.34, 0.9 / (len(colors) + 1)) * SIZE
    left = x - step * len(colors) / 2
    shapes = eye(left, y, 0.19 * SIZE)
    for n, color in enumerate(colors, 1):
        name = str(Color(color))
        at = (left + n * step, y)
        shapes += (Symbol(SHIP_OF[Color(color)], *at, 0.15 * SIZE, name, f"on-{name}", "rim"),)
    return shapes
