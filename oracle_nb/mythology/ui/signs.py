"""Small pictures for lines of text: counters, players, gods and symbols."""

from functools import lru_cache
from typing import Final

from oracle_nb.mythology.pieces import HEROES, Side
from oracle_nb.mythology.ui.counters import (
    COLORS,
    Counter,
    battle_shapes,
    counter_shapes,
    unit_label,
)
from oracle_nb.render.html import Html, tag
from oracle_nb.render.palette import letters_on
from oracle_nb.render.scene import Circle, Shape, Symbol, Text
from oracle_nb.render.svg import picture

_BOX: Final = 24.0
"""Width and height of the drawing that is scaled to the size of a picture."""
_MIDDLE: Final = _BOX / 2
_KINDS: Final = {Side.HEROES: "hero", Side.MONSTERS: "monster"}


def _drawn(shapes: tuple[Shape, ...], theme: str, size: float, title: str = "") -> Html:
    scale = size / _BOX
    return Html(picture(shapes, width=_BOX, height=_BOX, scale=scale, theme=theme, title=title))


@lru_cache(512)
def unit_sign(unit: int, theme: str, size: float = 26, title: str = "") -> Html:
    """Return the counter of a unit."""
    kind = _KINDS[Side.HEROES if unit < HEROES else Side.MONSTERS]
    counter = Counter("hero" if kind == "hero" else "monster", unit_label(unit))
    return _drawn(counter_shapes(counter, _MIDDLE, _MIDDLE, 10.2), theme, size, title)


@lru_cache(64)
def prize_sign(label: str, theme: str, size: float = 26, title: str = "") -> Html:
    """Return the counter of a Prize with its initials; "" for any Prize."""
    shapes = counter_shapes(Counter("prize", label), _MIDDLE, _MIDDLE, 10.6)
    return _drawn(shapes, theme, size, title)


@lru_cache(64)
def counter_sign(counter: Counter, theme: str, size: float = 26) -> Html:
    """Return any counter, with the marks on it."""
    return _drawn(counter_shapes(counter, _MIDDLE, _MIDDLE - 1, 8.4), theme, size)


@lru_cache(32)
def side_sign(side: Side, theme: str, size: float = 20, title: str = "") -> Html:
    """Return an empty counter of one kind of units."""
    counter = Counter("hero" if side is Side.HEROES else "monster", "")
    return _drawn(counter_shapes(counter, _MIDDLE, _MIDDLE, 10.2), theme, size, title)


@lru_cache(64)
def seat_sign(seat: int, theme: str, size: float = 26, title: str = "") -> Html:
    """Return a disc in a player's color with the number of the seat."""
    color = COLORS[seat]
    shapes = (
        Circle(_MIDDLE, _MIDDLE, 10.5, color, "rim", 1.4),
        Text(_MIDDLE, _MIDDLE, str(seat + 1), 13, letters_on(color), bold=True),
    )
    return _drawn(shapes, theme, size, title)


@lru_cache(64)
def symbol_sign(symbol: str, fill: str, theme: str, size: float = 20) -> Html:
    """Return a symbol of the app."""
    return _drawn((Symbol(symbol, _MIDDLE, _MIDDLE, 9.5, fill, "ink", "rim"),), theme, size)


@lru_cache(8)
def fight_sign(theme: str, size: float = 20) -> Html:
    """Return crossed swords."""
    return _drawn(battle_shapes(_MIDDLE, _MIDDLE + 30, 47), theme, size)


def counted(sign: Html, number: int, said: str) -> Html:
    """Return a small picture with a number, beside the name of an Area."""
    about = {"role": "img", "title": said, "aria_label": said}
    return tag("span", sign, str(number), cls="m-count m-here", **about)
