"""A scene as a PNG, drawn by Pillow at a larger size and scaled down for smooth edges."""

from collections.abc import Iterable
from functools import lru_cache
from io import BytesIO
from itertools import pairwise
from math import inf

from PIL import Image, ImageDraw, ImageFont

from oracle_nb.core.work import checkpoint
from oracle_nb.render.cropping import bounds
from oracle_nb.render.palette import rgb
from oracle_nb.render.scene import Circle, Group, Line, Op, Point, Polygon, Scene, Symbol, Text
from oracle_nb.render.symbols import expand

_OVER = 3
"""Factor by which it is drawn larger."""
_FEW = 64
"""Number of colors that keeps all those of the palette distinct, with smooth edges."""
_MOST = 6000
"""Maximum length of a side of a picture, in pixels."""
_BAND = 4_000_000
"""Number of pixels that are drawn at once: a picture of the largest size would take 140 MB."""


def to_png(scene: Scene, scale: float = 1.0, theme: str = "light") -> bytes:
    """Return the scene as the bytes of a PNG file, ``scale`` pixels for each unit of the scene.

    Raises ValueError if the scale is not positive or gives a side longer than 6,000 pixels, and
    for an unknown theme, palette name or symbol.
    """
    if not 0 < scale < inf:
        raise ValueError(f"the scale is {scale!r}; it must be a positive number")
    wide, tall = round(scene.width * scale), round(scene.height * scale)
    if not 1 <= min(wide, tall) <= max(wide, tall) <= _MOST:
        raise ValueError(f"scale {scale!r} gives {wide} x {tall} pixels, not 1 to {_MOST} each way")
    over = _OVER if max(wide, tall) * _OVER <= 2 * _MOST else 1
    image = Image.new("RGB", (wide, tall))
    ops = [(op, *_rows(op)) for layer in scene.layers for op in layer]
    most = max(1, _BAND // (wide * over**2))
    for top in range(0, tall, most):
        rows = min(most, tall - top)
        band = Image.new("RGB", (wide * over, rows * over), rgb("paper", theme))
        pen = _Pen(band, scale * over, theme, top * over)
        first, last = top / scale, (top + rows) / scale
        pen.draw(op for op, least, greatest in ops if greatest >= first and least <= last)
        image.paste(band.resize((wide, rows), Image.Resampling.BOX), (0, top))
    out = BytesIO()
    image.save(out, "PNG", compress_level=6)
    return out.getvalue()


def _rows(op: Op) -> tuple[float, float]:
    """Return the least and the greatest y at which an operation can draw, in scene units."""
    _, top, _, bottom = bounds(op)
    edge = _edge(op)
    return top - edge, bottom + edge


def _edge(op: Op) -> float:
    """Return how far an operation can draw beyond its bounds."""
    match op:
        case Group():
            return max(map(_edge, op.ops), default=0.0)
        case Text():
            return 2 * op.size
        case Symbol():
            return op.size
    return op.width


def to_small_png(scene: Scene, scale: float = 1.0, theme: str = "light") -> bytes:
    """Return a PNG with few colors, a third of the size, for pictures embedded in other files."""
    image = Image.open(BytesIO(to_png(scene, scale, theme)))
    few = image.quantize(_FEW, Image.Quantize.FASTOCTREE, dither=Image.Dither.NONE)
    out = BytesIO()
    few.save(out, "PNG", optimize=True)
    return out.getvalue()


class _Pen:
    """Draws operations on one image, whose first row is some pixels below that of the scene."""

    def __init__(self, image: Image.Image, scale: float, theme: str, top: int) -> None:
        # The mode makes Pillow blend half-transparent colors into the picture.
        self._draw = ImageDraw.Draw(image, "RGBA")
        self._scale = scale
        self._theme = theme
        self._top = top

    def draw(self, ops: Iterable[Op]) -> None:
        checkpoint()
        for op in ops:
            match op:
                case Group():
                    self.draw(() if op.until else op.ops)
                case Symbol():
                    self.draw(expand(op))
                case Polygon():
                    self._polygon(op)
                case Circle():
                    self._circle(op)
                case Line():
                    self._line(op)
                case Text():
                    self._text(op)

    def _color(self, name: str, alpha: float = 1.0) -> tuple[int, int, int, int]:
        return (*rgb(name, self._theme), round(255 * alpha))

    def _place(self, points: Iterable[Point]) -> list[Point]:
        return [(x * self._scale, y * self._scale - self._top) for x, y in points]

    def _polygon(self, op: Polygon) -> None:
        points = self._place(op.points)
        if op.fill:
            self._draw.polygon(points, self._color(op.fill, op.alpha))
        if op.stroke:
            self._path(
                [*points, points[0]],
                self._color(op.stroke, op.alpha),
                op.width,
                closed=True,
            )

    def _circle(self, op: Circle) -> None:
        ((x, y),), r = self._place([(op.x, op.y)]), op.r * self._scale
        half = op.width * self._scale / 2
        if op.fill:
            self._draw.ellipse((x - r, y - r, x + r, y + r), self._color(op.fill, op.alpha))
        if op.stroke:
            # Pillow draws outlines inside the box, other backends on both sides of the edge.
            r += half
            color = self._color(op.stroke, op.alpha)
            self._draw.ellipse((x - r, y - r, x + r, y + r), None, color, max(1, round(2 * half)))

    def _line(self, op: Line) -> None:
        color = self._color(op.stroke, op.alpha)
        if not op.dash:
            self._path(self._place(op.points), color, op.width)
            return
        dash = [d * self._scale for d in op.dash]
        for piece in _dashes(self._place(op.points), dash):
            self._path(piece, color, op.width)

    def _path(
        self,
        points: list[Point],
        color: tuple[int, int, int, int],
        width: float,
        closed: bool = False,
    ) -> None:
        wide = max(1, round(width * self._scale))
        self._draw.line(points, color, wide, joint="curve")
        # Round ends; a closed path needs one at its seam only. On a half-transparent line they
        # would show as dots.
        if wide > 2 and color[3] == 255:
            for x, y in points[:1] if closed else (points[0], points[-1]):
                r = wide / 2 - 0.5
                self._draw.ellipse((x - r, y - r, x + r, y + r), color)

    def _text(self, op: Text) -> None:
        font = _font(op.size * self._scale)
        heavy = round(op.size * self._scale / 26) if op.bold else 0
        self._draw.text(
            self._place([(op.x, op.y + 0.35 * op.size)])[0],
            op.text,
            self._color(op.fill),
            font,
            anchor="ms",
            stroke_width=heavy,
        )


@lru_cache(maxsize=64)
def _font(size: float) -> ImageFont.ImageFont | ImageFont.FreeTypeFont:
    return ImageFont.load_default(size)


def _dashes(points: list[Point], dash: list[float]) -> list[list[Point]]:
    """Return the drawn pieces of a dashed line; ``dash`` alternates drawn and omitted lengths."""
    if sum(dash) <= 0:
        return [points]
    pieces: list[list[Point]] = []
    part, left, on = 0, dash[0], True
    piece = [points[0]]
    for (x0, y0), (x1, y1) in pairwise(points):
        length = ((x1 - x0) ** 2 + (y1 - y0) ** 2) ** 0.5
        done = 0.0
        while length - done > left:
            done += left
            spot = (x0 + (x1 - x0) * done / length, y0 + (y1 - y0) * done / length)
            if on:
                pieces.append([*piece, spot])
            piece, on, part = [spot], not on, (part + 1) % len(dash)
            left = dash[part]
        left -= length - done
        piece.append((x1, y1))
    if on and len(piece) > 1:
        pieces.append(piece)
    return pieces
