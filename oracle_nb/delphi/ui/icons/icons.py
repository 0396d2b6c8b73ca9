"""Small pictures for lines of text: dice, cards, gods, tasks, ships."""

from functools import lru_cache
from typing import Final

from oracle_nb.delphi.model.tasks import Family
from oracle_nb.delphi.pieces import WHITE, Color, Letter
from oracle_nb.delphi.ui.shapes import SHIP_OF, SYMBOL_OF
from oracle_nb.render.html import Html
from oracle_nb.render.scene import Circle, Line, Polygon, Shape, Symbol
from oracle_nb.render.svg import picture

_FIGURES: Final = {
    Family.STATUE: "statue",
    Family.OFFERING: "block",
    Family.MONSTER: "beast",
    Family.SHRINE: "shrine",
}
_MARKS: Final = {
    Family.STATUE: (0.0, 0.0, 0.0),
    Family.OFFERING: (-0.15, 0.17, 0.5),
    Family.MONSTER: (0.0, 0.18, 0.5),
    Family.SHRINE: (0.0, 0.46, 0.4),
}
"""The place and size of the color's symbol on a figure."""


def paint(color: int) -> tuple[str, str]:
    """Return the palette names of a color and of what is written on it; white for WHITE."""
    name = "white" if color == WHITE else str(Color(color))
    return name, f"on-{name}"


def rim(color: int) -> str:
    """Return the outline color of a piece."""
    return "rim-black" if color == Color.BLACK else "rim"


def badge(color: int, x: float, y: float, r: float) -> tuple[Shape, ...]:
    """Return a disc of a color with its symbol."""
    name, ink = paint(color)
    return (
        Circle(x, y, r, name, "rim", 1.0),
        Symbol(SYMBOL_OF[color], x, y, 0.64 * r, ink, name),
    )


def die(color: int, x: float, y: float, size: float, *, used: bool = False) -> tuple[Shape, ...]:
    """Return a die that shows a color; a used one is only an outline."""
    name, ink = paint(color)
    if used:
        return (
            Symbol("tile", x, y, size, "paper", "paper", "muted"),
            Symbol(SYMBOL_OF[color], x, y, 0.55 * size, "muted", "paper"),
        )
    return (
        Symbol("tile", x, y, size, name, ink, rim(color)),
        Symbol(SYMBOL_OF[color], x, y, 0.6 * size, ink, name),
    )


def card(color: int, x: float, y: float, size: float, *, injury: bool = False) -> tuple[Shape, ...]:
    """Return an oracle card, or an injury card, of a color."""
    name, ink = paint(color)
    w, h = 0.68 * size, 0.95 * size
    body = ((x - w, y - h), (x + w, y - h), (x + w, y + h), (x - w, y + h))
    shapes: tuple[Shape, ...] = (
        Polygon(body, name, rim(color), 1.4),
        Symbol(SYMBOL_OF[color], x, y, 0.5 * size, ink, name),
    )
    if injury:
        shapes += (Line(((x - w, y + h), (x + w, y - h)), "refuse", 2.4),)
    return shapes


def task(
    family: int, value: int, x: float, y: float, size: float, *, ship: int = WHITE
) -> tuple[Shape, ...]:
    """Return the figure of a task in its color, white for any; a shrine with its letter."""
    kind = Family(family)
    color = ship if kind is Family.SHRINE else value
    name, ink = paint(color)
    shapes: tuple[Shape, ...] = (Symbol(_FIGURES[kind], x, y, size, name, ink, rim(color)),)
    dx, dy, part = _MARKS[kind]
    at = (x + dx * size, y + dy * size)
    if kind is Family.SHRINE:
        return (*shapes, Symbol(str(Letter(value)), *at, 1.1 * part * size, ink, name))
    if color == WHITE:
        return shapes
    if part:
        return (*shapes, Symbol(SYMBOL_OF[color], *at, part * size, ink, name))
    # A statue is too narrow for a mark on it.
    return (*shapes, *badge(color, x + 0.72 * size, y + 0.6 * size, 0.36 * size))


def figure(family: int, color: int, theme: str, size: float) -> Html:
    """Return the figure of a task in a color, without the symbol of the color."""
    name, ink = paint(color)
    drawn = Symbol(_FIGURES[Family(family)], 12, 12, 10, name, ink, rim(color))
    return small((drawn,), theme, size)


def cargo(family: Family, color: int, x: float, y: float, size: float) -> tuple[Shape, ...]:
    """Return an offering or a statue aboard."""
    return task(family, color, x, y, size)


def tick(x: float, y: float, size: float) -> tuple[Shape, ...]:
    """Return a check mark."""
    corners = ((-0.5, 0.0), (-0.12, 0.42), (0.55, -0.45))
    hook = tuple((x + dx * size, y + dy * size) for dx, dy in corners)
    return (
        Circle(x, y, size, "green", "paper", 1.5),
        Line(hook, "on-green", 0.32 * size),
    )


# --- as HTML -----------------------------------------------------------------------------------


@lru_cache(maxsize=512)
def small(shapes: tuple[Shape, ...], theme: str, size: float = 22, title: str = "") -> Html:
    """Shapes drawn about (12, 12) in a box of 24, as HTML."""
    return Html(picture(shapes, width=24, height=24, scale=size / 24, theme=theme, title=title))


def ship_sign(color: int, theme: str, size: float = 24, title: str = "") -> Html:
    """Return a player's ship."""
    name, ink = paint(color)
    return small(
        (Symbol(SHIP_OF[Color(color)], 12, 12, 10.5, name, ink, "rim"),), theme, size, title
    )


def die_sign(
    color: int, theme: str, size: float = 22, *, used: bool = False, title: str = ""
) -> Html:
    """Return a die."""
    return small(die(color, 12, 12, 10.5, used=used), theme, size, title)


def card_sign(color: int, theme: str, size: float = 22, *, injury: bool = False) -> Html:
    """Return an oracle card or an injury card."""
    return small(card(color, 12, 12, 11, injury=injury), theme, size)


def badge_sign(color: int, theme: str, size: float = 16, *, title: str = "") -> Html:
    """Return a color with its symbol."""
    return small(badge(color, 12, 12, 11), theme, size, title)


def symbol_sign(
    symbol: str, fill: str, theme: str, size: float = 20, *, ink: str = "paper"
) -> Html:
    """Any symbol of the drawing."""
    return small((Symbol(symbol, 12, 12, 10.5, fill, ink, "rim"),), theme, size)
