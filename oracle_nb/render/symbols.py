"""Symbols: small pictures made of polygons, circles and lines, by name.

Each is scaled when it is used. Six stand for the six colors, so that nobody needs to tell colors
apart. A game with symbols of its own draws them with ``draw_parts``.
"""

from collections.abc import Iterable
from functools import lru_cache
from types import MappingProxyType
from typing import Final, TypeAlias

from oracle_nb.render.scene import Circle, Line, Polygon, Symbol
from oracle_nb.render.symbol_parts import SymbolPart
from oracle_nb.render.symbol_shapes import SYMBOLS

Primitive: TypeAlias = Polygon | Circle | Line


COLOR_SYMBOLS: Final = MappingProxyType(
    {
        "pink": "wing",
        "blue": "wave",
        "yellow": "sun",
        "green": "leaf",
        "red": "heart",
        "black": "spear",
    }
)
"""The symbol that always goes with a color."""

_SHADES: Final = MappingProxyType({"shine": 0.35, "shade": 0.22})


@lru_cache(1024)
def expand(symbol: Symbol) -> tuple[Primitive, ...]:
    """Return the polygons, circles and lines of a symbol at its place.

    Raises ValueError for a name that is not in SYMBOLS.
    """
    if symbol.name not in SYMBOLS:
        raise ValueError(f"no symbol {symbol.name!r}; there are {', '.join(SYMBOLS)}")
    return draw_parts(SYMBOLS[symbol.name], symbol)


def draw_parts(parts: Iterable[SymbolPart], symbol: Symbol) -> tuple[Primitive, ...]:
    """Return the shapes of a symbol that a game brings, made of parts in a box from -1 to 1.

    Parameters
    ----------
    parts
        What the symbol is made of, from the back to the front.
    symbol
        Where it is, how large, and in which colors; its name is ignored.
    """
    x, y, size = symbol.x, symbol.y, symbol.size
    # Widths in few steps: shapes of the same width can be drawn by one command.
    border = max(2, round(0.18 * size)) / 2
    colors = {"fill": symbol.fill, "ink": symbol.ink, "rim": symbol.rim or symbol.fill}
    shapes: list[Primitive] = []
    for role, points, width in parts:
        place = tuple((x + size * px, y + size * py) for px, py in points)
        fill = colors.get(role, role)
        rim = symbol.rim if role == "fill" else ""
        alpha = _SHADES.get(role, 1.0)
        if len(place) == 1:
            shapes.append(Circle(*place[0], size * width, fill, rim, border, alpha))
        elif width:
            thick = max(3, round(4 * size * width)) / 4
            if rim:
                # A line has no outline of its own: a wider one below it makes it.
                shapes.append(Line(place, rim, thick + 2 * border))
            shapes.append(Line(place, fill, thick, alpha=alpha))
        else:
            shapes.append(Polygon(place, fill, rim, border, alpha))
    return tuple(shapes)
