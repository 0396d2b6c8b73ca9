"""A scene as a standalone SVG: a named group for each space, and text for screen readers."""

import re
from collections import Counter
from collections.abc import Iterable
from functools import lru_cache
from html import escape
from typing import Final

from msgspec.structs import replace

from oracle_nb.core.work import checkpoint
from oracle_nb.render.html import Html, shared
from oracle_nb.render.palette import DARK_OF, palette
from oracle_nb.render.scene import (
    LAYERS,
    Circle,
    Group,
    Line,
    Op,
    Point,
    Polygon,
    Scene,
    Symbol,
    Text,
    moved,
)
from oracle_nb.render.symbols import expand

_FONT: Final = "system-ui, -apple-system, 'Segoe UI', Roboto, 'DejaVu Sans', sans-serif"

LEGIBLE_BOLD: Final = 5.5
"""Minimum height of a bold font in CSS pixels; smaller texts are only specks."""
_HALO: Final = 0.2
"""Width of the line around the letters of a text with a halo, as a multiple of its size."""
_CELL_HEIGHT: Final = 640.0
"""Maximum height of a picture in a notebook, in pixels: less than what a window shows."""
_MOST_MARKS: Final = 60
"""Maximum number of groups that are drawn once because others look alike."""
_LITTLE: Final = 80
"""Maximum number of characters that are written again rather than referred to."""
_LINE: Final = r'<path d="([^"]*)"( fill="none" stroke="[^"]*" stroke-width="[^"]*")/>'
_LINES: Final = re.compile(rf'{_LINE}(?:<path d="[^"]*"\2/>)+')
"""Lines in a row that are drawn alike, without dashes and opaque."""
_PAINT: Final = re.compile(r'(fill|stroke)="(#[0-9A-F]{6})"')


def to_svg(
    scene: Scene,
    theme: str = "light",
    *,
    width: float | None = None,
    prefix: str = "",
) -> str:
    """Return the scene as a complete SVG document.

    ``width`` is the width it is shown at, in CSS pixels (that of the scene if not given).
    ``prefix`` makes ids unique in pages with several boards. The theme "page" follows the page
    around it, and is light where that has none (JupyterLab sets the property ``color-scheme``).
    Raises ValueError for an unknown theme, palette name or symbol.
    """
    wide = scene.width if width is None else width
    tall = wide * scene.height / scene.width
    pen = _Pen(theme, prefix)
    layers: list[str] = []
    for layer, ops in zip(LAYERS, scene.layers, strict=True):
        checkpoint()
        layers += [f'<g id="{_a(prefix + layer)}">', *pen.draw(ops), "</g>"]
    head = (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{_n(wide)}" height="{_n(tall)}" '
        f'viewBox="0 0 {_n(scene.width)} {_n(scene.height)}" role="img" '
        f'aria-labelledby="{_a(prefix)}title {_a(prefix)}desc" font-family="{_FONT}" '
        'text-anchor="middle" stroke-linejoin="round" stroke-linecap="round">'
    )
    parts = (
        head,
        f'<title id="{_a(prefix)}title">{_t(scene.title or "Board")}</title>',
        f'<desc id="{_a(prefix)}desc">{_t(scene.description)}</desc>',
        f"<defs>{pen.symbols()}</defs>",
        f'<rect width="100%" height="100%" fill="{pen.color("paper")}"/>',
        *layers,
        "</svg>",
    )
    if theme == "page":
        parts = (head.replace("<svg ", '<svg class="themed" ', 1), dark_style(parts), *parts[1:])
    return "\n".join(parts) + "\n"


def cell_svg(scene: Scene) -> str:
    """Return the picture of a board for a notebook: in its theme, and seen in one glance."""
    return to_svg(scene, "page", width=min(1, _CELL_HEIGHT / scene.height) * scene.width)


def dark_style(parts: Iterable[str]) -> str:
    """Return a style sheet that darkens drawings in the theme "page", of the class ``themed``."""
    codes = dict.fromkeys(_PAINT.findall("".join(parts)))
    rules = (
        f'.themed [{what}="{code}"]{{{what}:light-dark({code},{DARK_OF[code]})}}'
        for what, code in codes
        if DARK_OF[code] != code
    )
    # In a page, the scheme is that of the page; in an image, that of the element which shows it.
    return f"<style>svg:root{{color-scheme:light dark}}{''.join(rules)}</style>"


class LayerWriter:
    """Writes a layer of a board as SVG elements, again and again.

    They are in an element of a page with the font and the anchor. A symbol keeps its id, so that
    the output for an operation is always the same.

    ``theme``: "light" or "dark".
    ``prefix``: the prefix of every id.
    ``titles``: whether elements say in words what they show.
    ``alike``: whether more that look alike will come, so that even a single group is kept.
    """

    def __init__(
        self, theme: str, prefix: str, *, titles: bool = True, alike: bool = False
    ) -> None:
        self._pen: Final = _LivePen(theme, prefix, titles=titles, alike=alike)

    def elements(self, ops: Iterable[Op]) -> list[str]:
        """Return one element for each symbol and shared group so far, and for each operation."""
        drawn = self._pen.layer(ops)
        return [f"<defs>{definition}</defs>" for definition in self._pen.definitions()] + drawn


def icon(
    symbol: str,
    fill: str,
    *,
    ink: str = "paper",
    rim: str = "",
    size: float = 20,
    theme: str = "light",
    title: str = "",
) -> str:
    """One symbol as a small SVG of ``size`` CSS pixels, to stand in a line of HTML.

    ``fill``, ``ink`` and ``rim`` are palette names. Without a title it is hidden from screen
    readers: the text beside it must say what it means.
    """
    name = f'role="img"><title>{_t(title)}</title>' if title else 'aria-hidden="true">'
    shapes = expand(Symbol(symbol, 0, 0, 10, fill, ink, rim))
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{_n(size)}" height="{_n(size)}" '
        f'viewBox="-11.5 -11.5 23 23" stroke-linejoin="round" stroke-linecap="round" {name}'
        f"{''.join(_Pen(theme, '').draw(shapes))}</svg>"
    )


def picture(
    shapes: Iterable[Op],
    *,
    width: float,
    height: float,
    scale: float = 1.0,
    theme: str = "light",
    title: str = "",
) -> str:
    """Return some shapes as a small SVG, to stand in a line of HTML.

    It shows what lies from (0, 0) to (``width``, ``height``) in scene units, ``scale`` CSS pixels
    for each. Without a title it is hidden from screen readers.
    """
    return _picture(tuple(shapes), width, height, scale, theme, title)


def window_of(
    ops: Iterable[Op], left: float, top: float, width: float, height: float, theme: str = "light"
) -> Html:
    """Return a window of a drawing as an SVG that is sent to pages in pieces.

    Each operation is a piece that is sent once, however many drawings contain it.
    """
    pieces = "".join(shared(fragment(op, theme)) for op in ops)
    return Html(
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{_n(width)}" height="{_n(height)}" '
        f'viewBox="{_n(left)} {_n(top)} {_n(width)} {_n(height)}" text-anchor="middle" '
        f'stroke-linejoin="round" stroke-linecap="round" aria-hidden="true">{pieces}</svg>'
    )


@lru_cache(512)
def fragment(op: Op, theme: str) -> Html:
    """Return an operation as an element that refers to nothing."""
    flat: list[Op] = []
    for shape in op.ops if isinstance(op, Group) else (op,):
        flat += expand(shape) if isinstance(shape, Symbol) else (shape,)
    return Html(f"<g>{''.join(_Pen(theme, '').draw(flat))}</g>")


@lru_cache(256)
def _picture(
    shapes: tuple[Op, ...], width: float, height: float, scale: float, theme: str, title: str
) -> str:
    """Return the same signs stand all over a page, after each action."""
    name = f'role="img"><title>{_t(title)}</title>' if title else 'aria-hidden="true">'
    flat: list[Op] = []
    for shape in shapes:
        flat += expand(shape) if isinstance(shape, Symbol) else (shape,)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{_n(scale * width)}" '
        f'height="{_n(scale * height)}" viewBox="0 0 {_n(width)} {_n(height)}" '
        'text-anchor="middle" stroke-linejoin="round" stroke-linecap="round" '
        f"{name}{''.join(_Pen(theme, '').draw(flat))}</svg>"
    )


class _Pen:
    """Writes operations as SVG elements, and keeps each different symbol once for all its uses."""

    def __init__(self, theme: str, prefix: str) -> None:
        self._colors = palette(theme)
        self._prefix = prefix
        self._kept: dict[Symbol, str] = {}
        self._defined: dict[str, str] = {}
        # A use of a symbol shows a copy of it, to which no element around it counts.
        self._themed = 'class="themed" ' if theme == "page" else ""

    def draw(self, ops: Iterable[Op]) -> list[str]:
        shown = (op for op in ops if not isinstance(op, Group) or self._shows(op))
        return [self._element(op) for op in shown]

    def symbols(self) -> str:
        """Return the definitions that the elements drawn so far refer to."""
        return "\n".join(self.definitions())

    def definitions(self) -> list[str]:
        """Return the same, one by one."""
        for symbol, name in [*self._kept.items()][len(self._defined) :]:
            shapes = "".join(self.draw(expand(symbol)))
            self._defined[name] = f'<g {self._themed}id="{name}">{shapes}</g>'
        return [*self._defined.values()]

    def color(self, name: str) -> str:
        if name not in self._colors:
            raise ValueError(f"no palette color {name!r}")
        return self._colors[name]

    def _element(self, op: Op) -> str:
        match op:
            case Group():
                return self._group(op)
            case Symbol():
                at_origin = replace(op, x=0.0, y=0.0)
                name = f"{_a(self._prefix)}symbol-{len(self._kept)}"
                name = self._kept.setdefault(at_origin, name)
                return f'<use href="#{name}" x="{_n(op.x)}" y="{_n(op.y)}"/>'
            case Polygon():
                return f'<path d="{_path(op.points)}Z"{self._paint(op)}/>'
            case Circle():
                place = f'cx="{_n(op.x)}" cy="{_n(op.y)}" r="{_n(op.r)}"'
                return f"<circle {place}{self._paint(op)}/>"
            case Line():
                dash = " ".join(_n(length) for length in op.dash)
                dashes = f' stroke-dasharray="{dash}"' if dash else ""
                return f'<path d="{_path(op.points)}"{self._paint(op)}{dashes}/>'
            case Text():
                # Baselines differ between viewers; a shift by a third of the height centers
                # capitals in all of them.
                place = f'x="{_n(op.x)}" y="{_n(op.y + 0.35 * op.size)}" font-size="{_n(op.size)}"'
                bold = ' font-weight="bold"' if op.bold else ""
                style = self._text_style(op)
                paint = f' fill="{self.color(op.fill)}"'
                if op.halo:
                    paint += f' stroke="{self.color(op.halo)}" stroke-width="{_n(_HALO * op.size)}"'
                    paint += ' paint-order="stroke"'
                return f"<text {place}{bold}{style}{paint}>{_t(op.text)}</text>"

    def _shows(self, group: Group) -> bool:
        return not group.until

    def _text_style(self, text: Text) -> str:
        """Return the style of a text, as an attribute."""
        return ""

    def _group(self, group: Group) -> str:
        attributes = f' id="{_a(self._prefix + group.id)}"' if group.id else ""
        if group.until:
            attributes += _on_small_boards(group)
        if group.space >= 0:
            attributes += f' data-space="{group.space}"'
        title = ""
        if group.title:
            attributes += ' role="img"'
            # Pieces on a space are found by its name; the title of the space begins with it.
            place = "" if group.title.startswith(group.name) else f"{group.name}: "
            title = f"<title>{_t(place + group.title)}</title>"
        return f"<g{attributes}>{title}{''.join(self._inside(group))}</g>"

    def _inside(self, group: Group) -> list[str]:
        """Return the operations of a group as elements."""
        return self.draw(group.ops)

    def _paint(self, op: Polygon | Circle | Line) -> str:
        fill = "" if isinstance(op, Line) else op.fill
        paint = f' fill="{self.color(fill) if fill else "none"}"'
        if op.stroke:
            paint += f' stroke="{self.color(op.stroke)}" stroke-width="{_n(op.width)}"'
        if op.alpha != 1:
            paint += f' opacity="{op.alpha:.3g}"'
        return paint


class _LivePen(_Pen):
    """Writes layers for a page that moves pieces and is sent what has changed.

    What looks alike on several spaces is drawn once: the shapes of a space or of a piece before
    its first text. What the layer before had as well isn't written again.
    """

    def __init__(self, theme: str, prefix: str, *, titles: bool, alike: bool) -> None:
        super().__init__(theme, prefix)
        self._titles = titles
        self._alike = alike
        self._marks: dict[str, str] = {}
        self._mark = ""
        self._leads: dict[Op, str] = {}
        self._elements: dict[tuple[Op, str], str] = {}

    def layer(self, ops: Iterable[Op]) -> list[str]:
        """Return the elements of a layer, one for each operation."""
        ops, leads, elements = tuple(ops), self._leads, self._elements
        self._leads = {op: leads[op] if op in leads else self._lead(op) for op in ops}
        for lead, count in Counter(self._leads[op] for op in ops).items():
            if lead and (count > 1 or self._alike) and len(self._marks) < _MOST_MARKS:
                self._marks.setdefault(lead, f"{_a(self._prefix)}mark-{len(self._marks)}")
        marked = [(op, self._marks.get(self._leads[op], "")) for op in ops]
        self._elements = {}
        for op, self._mark in marked:
            key = op, self._mark
            self._elements[key] = elements[key] if key in elements else self._element(op)
        return [self._elements[key] for key in marked]

    def _shows(self, group: Group) -> bool:
        return True

    def _text_style(self, text: Text) -> str:
        # A page sets --u to the CSS pixels of a unit: names show where they can be read.
        return f' style="opacity:calc(var(--u,9)*{_n(text.size)} - 5)"' if text.zoom > 1 else ""

    def definitions(self) -> list[str]:
        """Return the symbols and the shared groups, one by one."""
        marks = [f'<g id="{name}">{mark}</g>' for mark, name in self._marks.items()]
        return super().definitions() + marks

    def _lead(self, op: Op) -> str:
        """Return what comes before the first text of a group, around (0, 0); "" for little."""
        if not isinstance(op, Group) or op.space < 0 or op.movable:
            return ""
        shapes = op.ops[: self._count(op)]
        lead = "".join(self.draw(moved(shape, -op.x, -op.y) for shape in shapes))
        lead = _LINES.sub(_joined, lead)
        return lead if len(lead) > _LITTLE else ""

    def _count(self, group: Group) -> int:
        """Return how many shapes of a group others may have as well."""
        texts = (n for n, shape in enumerate(group.ops) if isinstance(shape, Text))
        return len(group.ops) if self._alike else next(texts, len(group.ops))

    def _group(self, group: Group) -> str:
        if not self._titles:
            group = replace(group, title="")
        # There are many spaces in reach, which nothing finds by their ids.
        if self._alike and group.id.startswith("reach-"):
            group = replace(group, id="")
        return super()._group(group)

    def _inside(self, group: Group) -> list[str]:
        if self._mark:
            rest = group.ops[self._count(group) :]
            use = f'<use href="#{self._mark}" x="{_n(group.x)}" y="{_n(group.y)}"/>'
            return [use, *self.draw(rest)]
        if not group.movable:
            elements = self.draw(group.ops)
            return [_LINES.sub(_joined, "".join(elements))] if self._alike else elements
        elements, written = [], 0
        for key, start, end in group.movable:
            elements += self.draw(group.ops[written:start])
            piece = "".join(self._piece(group.ops[start:end]))
            elements.append(f'<g data-piece="{_a(key)}">{piece}</g>')
            written = end
        return elements + self.draw(group.ops[written:])

    def _piece(self, shapes: tuple[Op, ...]) -> list[str]:
        """Return a piece as elements; its shapes before the first text are a mark."""
        texts = (n for n, shape in enumerate(shapes) if isinstance(shape, Text))
        count, first = next(texts, len(shapes)), shapes[0]
        if not isinstance(first, Polygon):
            return self.draw(shapes)
        x, y = first.points[0]
        mark = "".join(self.draw(moved(shape, -x, -y) for shape in shapes[:count]))
        if len(mark) <= _LITTLE or (mark not in self._marks and len(self._marks) >= _MOST_MARKS):
            return self.draw(shapes)
        name = self._marks.setdefault(mark, f"{_a(self._prefix)}mark-{len(self._marks)}")
        return [f'<use href="#{name}" x="{_n(x)}" y="{_n(y)}"/>', *self.draw(shapes[count:])]


def _on_small_boards(group: Group) -> str:
    """Return the style of a group that a page shows from its first legible size to ``until``."""
    least = LEGIBLE_BOLD / min((op.size for op in group.ops if isinstance(op, Text)), default=1.0)
    sizes = f"calc(({group.until:.3g} - var(--u,9))*99),calc((var(--u,9) - {least:.3g})*99)"
    return f' style="opacity:min({sizes})"'


def _joined(lines: re.Match[str]) -> str:
    """Return lines that are drawn alike as one."""
    ways = "".join(way for way, _ in re.findall(_LINE, lines[0]))
    return f'<path d="{ways}"{lines[2]}/>'


def _path(points: tuple[Point, ...]) -> str:
    way = "L".join([f"{x:.1f} {y:.1f}" for x, y in points])
    return f"M{way}".replace("-0.0", "0").replace(".0", "")


def _n(number: float) -> str:
    """Return a number with at most one decimal, without a trailing zero and never "-0".

    A tenth of a pixel can't be seen, and a board has ten thousand numbers.
    """
    return f"{number:.1f}".replace("-0.0", "0").replace(".0", "")


def _t(text: str) -> str:
    """Return text for XML, without the characters that XML doesn't allow."""
    return escape("".join(c for c in text if c in "\t\n" or c >= " "), quote=False)


def _a(text: str) -> str:
    return escape(text, quote=True)
