"""Our own pictures of ship tiles, equipment cards and companions, distinguished by shape.

All are drawn around (12, 12) in a box of 24. The outline shows the kind: a ship tile is a prow, an
equipment card a square, a companion a disc in its color. If a color matters, its symbol is shown.
"""

from collections.abc import Callable, Mapping
from math import cos, pi, sin
from types import MappingProxyType
from typing import Final

from oracle_nb.delphi.pieces import (
    COLORS_OF,
    DEPICTED,
    Color,
    Companion,
    Equipment,
    Kind,
    ShipTile,
)
from oracle_nb.delphi.ui.icons import icons
from oracle_nb.delphi.ui.shapes import SYMBOL_OF, eye
from oracle_nb.render.html import Html
from oracle_nb.render.scene import Circle, Line, Point, Polygon, Shape, Symbol, Text
from oracle_nb.render.symbol_parts import arc, curve, mirrored

_INK: Final = "ink"
Shapes = tuple[Shape, ...]


# --- building blocks -----------------------------------------------------------------------


def _line(*points: Point, width: float = 2.0, ink: str = _INK) -> Line:
    return Line(points, ink, width)


def _plus(x: float, y: float, r: float) -> Shapes:
    return _line((x - r, y), (x + r, y)), _line((x, y - r), (x, y + r))


def _arrow(*way: Point, size: float = 4.0, ink: str = _INK) -> Shapes:
    """Return a path with an arrow head."""
    (ax, ay), (bx, by) = way[-2:]
    long = ((bx - ax) ** 2 + (by - ay) ** 2) ** 0.5
    ux, uy = (bx - ax) / long, (by - ay) / long
    head = (
        (bx, by),
        (bx - size * (ux - 0.7 * uy), by - size * (uy + 0.7 * ux)),
        (bx - size * (ux + 0.7 * uy), by - size * (uy - 0.7 * ux)),
    )
    stem = (*way[:-1], (bx - 0.8 * size * ux, by - 0.8 * size * uy))
    return _line(*stem, ink=ink), Polygon(head, ink)


def _chevron(x: float, y: float, r: float) -> Line:
    return _line((x - 0.5 * r, y - r), (x + 0.5 * r, y), (x - 0.5 * r, y + r), width=2.6)


def _star(x: float, y: float, r: float, fill: str, edge: str = "") -> Polygon:
    points = tuple(
        (x + size * sin(k * pi / 5), y - size * cos(k * pi / 5))
        for k in range(10)
        for size in (r if k % 2 == 0 else 0.45 * r,)
    )
    return Polygon(points, fill, edge, 1.0)


def _coin(x: float, y: float, r: float) -> Symbol:
    return Symbol("coin", x, y, r, "yellow", "on-yellow", "rim")


# --- ship tiles ----------------------------------------------------------------------------------

_PROW: Final = ((1.0, 3.0), (16.5, 3.0), (23.5, 12.0), (16.5, 21.0), (1.0, 21.0))


def _all_gods() -> Shapes:
    ring = tuple((10.5 + 6.8 * cos(k * pi / 3), 12 + 6.8 * sin(k * pi / 3)) for k in range(6))
    return (*(Circle(x, y, 1.9, _INK) for x, y in ring), *_arrow((10.5, 16), (10.5, 8)))


def _one_task_less() -> Shapes:
    sheet = ((5.0, 5.5), (14.0, 5.5), (14.0, 18.5), (5.0, 18.5))
    return (
        Polygon(sheet, "white", "rim", 1.2),
        _line((7, 9), (12, 9), width=1.4, ink="on-white"),
        _line((7, 12), (12, 12), width=1.4, ink="on-white"),
        Circle(15, 16, 4.4, "refuse", "tile", 1.0),
        _line((12.8, 16), (17.2, 16), ink="on-refuse"),
    )


def _turned() -> Shapes:
    """Return an open ring with an arrow head, for turning the wheel."""
    return _arrow(*arc(10.5, 12, 6.6, 200, 450, 14), size=4.6)


_SHIP_TILES: Final[Mapping[ShipTile, Shapes]] = MappingProxyType(
    {
        ShipTile.SHIELD: (
            Symbol("shield", 10.5, 12, 7.6, "blue", "blue", "rim"),
            Text(10.5, 11.6, "2", 9, "on-blue", True),
        ),
        ShipTile.RANGE: (_chevron(7.5, 12, 5.4), _chevron(14, 12, 5.4)),
        ShipTile.GODS: _all_gods(),
        ShipTile.FAVOR: (_coin(8.2, 12.5, 5.8), *_plus(17.2, 9, 2.8)),
        ShipTile.TASK: _one_task_less(),
        ShipTile.EQUIPMENT: (
            Symbol("tile", 10.5, 12, 7.2, "stone", _INK, "tile-edge"),
            _star(10.5, 12.4, 5.2, _INK),
        ),
        ShipTile.BOTH_WAYS: (
            *_arrow((4, 8.5), (17, 8.5), size=4.6),
            *_arrow((17, 15.5), (4, 15.5), size=4.6),
        ),
        ShipTile.RECOLOR: (*_turned(), _coin(10.5, 12, 3.4)),
    }
)


def ship_tile(tile: ShipTile) -> Shapes:
    """Return a ship tile."""
    return Polygon(_PROW, "tile", "tile-edge", 1.2), *_SHIP_TILES[tile]


# --- equipment cards -----------------------------------------------------------------------------


def _cargo(card: Equipment, figure: str, *, left: bool) -> Shapes:
    """Return a statue or an offering, white for any, with the colors to choose from beside it."""
    side, other = (6.2, 16.2) if left else (17.8, 7.8)
    badges = tuple(
        shape
        for color, y in zip(COLORS_OF[DEPICTED[card]], (5.4, 12.0, 18.6), strict=True)
        for shape in icons.badge(color, side, y, 3.7)
    )
    return Symbol(figure, other, 12, 6.8, "white", "on-white", "rim"), *badges


def _color_of(card: Equipment) -> int:
    return COLORS_OF[DEPICTED[card]][0]


def _consult(card: Equipment) -> Shapes:
    return *icons.badge(_color_of(card), 9.4, 9.6, 6.8), _coin(17, 17, 5)


def _bonus(card: Equipment) -> Shapes:
    return *icons.die(_color_of(card), 9.4, 9.6, 7), *_plus(17.6, 17.6, 3.2)


def _afar(*figure: Shape) -> Shapes:
    """Return a shape on the right with a gap of water to the left of it."""
    dots = tuple(Circle(x, 12, 1.3, _INK) for x in (4.4, 8.0))
    return *dots, *figure


def _gift() -> Shapes:
    box = ((4.5, 10.5), (19.5, 10.5), (19.5, 20.0), (4.5, 20.0))
    bow = (*arc(8.9, 7.4, 2.9, 0, 360, 14),), (*arc(15.1, 7.4, 2.9, 0, 360, 14),)
    return (
        Polygon(box, "stone", _INK, 1.4),
        _line((12, 10.5), (12, 20)),
        *(_line(*loop, width=1.6) for loop in bow),
    )


def _later() -> Shapes:
    """Return a drop, and a clock."""
    return (
        Symbol("drop", 8.4, 11, 7, "refuse", "on-refuse", "rim"),
        Circle(16.4, 16, 5.4, "white", "rim", 1.3),
        _line((16.4, 12.6), (16.4, 16), (18.8, 17.2), width=1.5, ink="on-white"),
    )


def _crate() -> Shapes:
    box = ((3.6, 8.6), (15.4, 8.6), (15.4, 20.4), (3.6, 20.4))
    return (
        Polygon(box, "stone", _INK, 1.6),
        _line((3.6, 8.6), (15.4, 20.4), width=1.4),
        _line((15.4, 8.6), (3.6, 20.4), width=1.4),
        *_plus(18.2, 6.2, 3.0),
    )


_CONSULTS: Final = (Equipment.CONSULT_YELLOW, Equipment.CONSULT_RED, Equipment.CONSULT_BLACK)
_BONUSES: Final = (Equipment.BONUS_PINK, Equipment.BONUS_GREEN, Equipment.BONUS_BLUE)


def _equipment() -> dict[Equipment, Shapes]:
    hexagon = tuple((15.4 + 5.8 * sin(k * pi / 3), 12 - 5.8 * cos(k * pi / 3)) for k in range(6))
    hop = _arrow(*arc(12, 11.5, 6.8, 190, 350, 12), size=4.4)
    return {
        Equipment.STATUES_PINK_BLUE_BLACK: _cargo(
            Equipment.STATUES_PINK_BLUE_BLACK, "statue", left=False
        ),
        Equipment.STATUES_RED_GREEN_YELLOW: _cargo(
            Equipment.STATUES_RED_GREEN_YELLOW, "statue", left=True
        ),
        Equipment.OFFERINGS_PINK_BLUE_BLACK: _cargo(
            Equipment.OFFERINGS_PINK_BLUE_BLACK, "block", left=False
        ),
        Equipment.OFFERINGS_RED_GREEN_YELLOW: _cargo(
            Equipment.OFFERINGS_RED_GREEN_YELLOW, "block", left=True
        ),
        **{card: _consult(card) for card in _CONSULTS},
        **{card: _bonus(card) for card in _BONUSES},
        Equipment.GOD_TO_TOP: (_line((5, 4.6), (19, 4.6), width=2.6), *_arrow((12, 20), (12, 7.4))),
        Equipment.RANGE: (
            Symbol("ship-square", 8.4, 12, 5.6, "white", "on-white", "rim"),
            _chevron(17.6, 12, 4.6),
        ),
        Equipment.SHALLOWS: (Symbol("wave", 12, 17.4, 4.6, "muted"), *hop),
        Equipment.REWARD_GOD: (
            _star(8.6, 13.4, 6.2, "yellow", "rim"),
            *_arrow((17.8, 19), (17.8, 6)),
        ),
        Equipment.STORAGE: _crate(),
        Equipment.REACH_ISLAND: _afar(Polygon(hexagon, "land", "land-edge", 1.6)),
        Equipment.REACH_STATUE: _afar(Symbol("statue", 15.6, 12, 7.4, "white", "on-white", "rim")),
        Equipment.REACH_OFFERING: _afar(Symbol("block", 15.6, 12, 6.4, "white", "on-white", "rim")),
        Equipment.RECOVER: _later(),
        Equipment.EXTRA_ACTION: (Symbol("bolt", 12, 12, 8.6, "yellow", _INK, "rim"),),
        Equipment.LOOK: eye(12, 12, 8.8),
        Equipment.GIFT: _gift(),
    }


_EQUIPMENT: Final[Mapping[Equipment, Shapes]] = MappingProxyType(_equipment())


def equipment(card: Equipment) -> Shapes:
    """Return an equipment card."""
    return Symbol("tile", 12, 12, 12, "tile", _INK, "tile-edge"), *_EQUIPMENT[card]


# --- companions ----------------------------------------------------------------------------------


def _helmet(ink: str, ground: str) -> Shapes:
    crest = curve((4.4, 9.5), (6, 1.6), (18, 1.6), (19.6, 9.5), 10)
    side = ((12, 5.4), *curve((12, 5.4), (16, 5.4), (17.4, 8), (17.4, 12), 6), (17.4, 18.6))
    cheek = (*side, (13.2, 19.6), (13.2, 12.8), (12, 12.8))
    face = tuple((x - 12, y) for x, y in cheek)
    return (
        Line(crest, ink, 1.8),
        Polygon(tuple((x + 12, y) for x, y in mirrored(face)), ink),
        _line((9, 11.4), (15, 11.4), width=1.3, ink=ground),
    )


def _paw(ink: str, ground: str) -> Shapes:
    toes = ((6.2, 10.6), (10, 6.6), (14, 6.6), (17.8, 10.6))
    pad = (*arc(12, 15.4, 4.6, 0, 360, 18),)
    return Polygon(pad, ink), *(Circle(x, y, 2.2, ink) for x, y in toes)


def _starred(ink: str, ground: str) -> Shapes:
    return (_star(12, 12.4, 8.6, ink), Circle(12, 12.6, 1.8, ground))


_KINDS: Final[dict[Kind, Callable[[str, str], Shapes]]] = {
    Kind.HERO: _helmet,
    Kind.DEMIGOD: _starred,
    Kind.CREATURE: _paw,
}


def companion(color: Color, kind: Kind) -> Shapes:
    """Return a companion: a helmet, a star or a paw on a disc with the color's symbol."""
    name, ink = icons.paint(color)
    return (
        Circle(12, 12, 11.4, name, icons.rim(color), 1.2),
        *_KINDS[kind](ink, name),
        Circle(19, 19, 4.8, "white", "rim", 1.0),
        Symbol(SYMBOL_OF[color], 19, 19, 3.2, "on-white", "white"),
    )


# --- as HTML -------------------------------------------------------------------------------------


def ship_tile_sign(tile: ShipTile, theme: str, size: float = 24) -> Html:
    """Return a ship tile."""
    return icons.small(ship_tile(tile), theme, size)


def equipment_sign(card: Equipment, theme: str, size: float = 24) -> Html:
    """Return an equipment card."""
    return icons.small(equipment(card), theme, size)


def companion_sign(friend: Companion, theme: str, size: float = 24) -> Html:
    """Return a companion."""
    return icons.small(companion(friend.color, friend.kind), theme, size)
