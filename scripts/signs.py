"""Draw the signs that Commissioner lacks, such as those for undoing and for the dark theme.

Lines are as wide as those of its letters, so that signs and letters look alike on every machine.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import atan2, cos, hypot, pi, sin
from typing import Any, Final

Point = tuple[float, float]
Contour = list[Point]

UNITS: Final = 2000
"""Size of the square of a letter."""
WIDTH: Final = 1700
LINE: Final = 150.0
"""Width of a line."""
CENTER: Final = (850.0, 713.0)
"""The middle of a sign: half as high as a capital letter."""
NAME: Final = "Commissioner signs"
MADE: Final = 3_800_000_000
"""When the font was made, as it says: the real time would change the name of its file."""


def arc(center: Point, radius: float, start: float, end: float, steps: int = 24) -> Contour:
    """Return points on an arc between two angles, in degrees."""
    angles = (start + (end - start) * step / steps for step in range(steps + 1))
    x, y = center
    return [(x + radius * cos(a * pi / 180), y + radius * sin(a * pi / 180)) for a in angles]


def turned(points: Sequence[Point], degrees: float) -> Contour:
    """Return points turned around the middle."""
    x, y = CENTER
    c, s = cos(degrees * pi / 180), sin(degrees * pi / 180)
    return [(x + c * (a - x) - s * (b - y), y + s * (a - x) + c * (b - y)) for a, b in points]


def area(points: Sequence[Point]) -> float:
    """Return the area of a contour; negative for a clockwise one."""
    following = [*points[1:], points[0]]
    return sum(a * d - c * b for (a, b), (c, d) in zip(points, following, strict=True)) / 2


def wound(points: Contour, *, hole: bool = False) -> Contour:
    """Return a contour in the direction that TrueType demands: clockwise, or a hole the other."""
    return points if (area(points) < 0) != hole else points[::-1]


def side(points: Sequence[Point], offset: float, *, closed: bool) -> Contour:
    """Return the line beside a line, at a distance."""
    shifted, count = [], len(points)
    for place, (x, y) in enumerate(points):
        before = points[place - 1] if closed or place else None
        after = points[(place + 1) % count] if closed or place + 1 < count else None
        ways = [(x - before[0], y - before[1])] if before else []
        ways += [(after[0] - x, after[1] - y)] if after else []
        normals = [(-b / hypot(a, b), a / hypot(a, b)) for a, b in ways]
        nx, ny = (sum(normal[axis] for normal in normals) / len(normals) for axis in (0, 1))
        square = nx * nx + ny * ny
        shifted.append((x + offset * nx / square, y + offset * ny / square))
    return shifted


def line(*points: Point) -> list[Contour]:
    """Return the contour of a line."""
    left, right = (side(points, offset, closed=False) for offset in (LINE / 2, -LINE / 2))
    return [wound(left + right[::-1])]


def loop(points: Sequence[Point]) -> list[Contour]:
    """Return the contours of a closed line."""
    sides = (side(points, offset, closed=True) for offset in (LINE / 2, -LINE / 2))
    inner, outer = sorted(sides, key=lambda polygon: abs(area(polygon)))
    return [wound(outer), wound(inner, hole=True)]


def moon() -> Contour:
    """Return the outline of a crescent."""
    (x, y), radius, other, smaller = CENTER, 640.0, (1120.0, 900.0), 520.0
    dx, dy = other[0] - x, other[1] - y
    gap, toward = hypot(dx, dy), atan2(dy, dx) * 180 / pi
    along = (gap * gap + radius * radius - smaller * smaller) / (2 * gap)
    tall = (radius * radius - along * along) ** 0.5
    outer = atan2(tall, along) * 180 / pi
    inner = atan2(tall, along - gap) * 180 / pi
    shade = arc(other, smaller, toward - inner, toward - 360 + inner)
    return arc(CENTER, radius, toward + outer, toward + 360 - outer) + shade[1:-1]


def signs() -> dict[str, list[Contour]]:
    """Return the contours of all signs."""
    arrow = ((250, 713), (1430, 713)), ((980, 1163), (1430, 713), (980, 263))
    back = (
        [(1430, 330), *arc((870, 600), 560, 0, 180), (310, 500)],
        [(30, 800), (310, 460), (590, 800)],
    )
    mirrored = [[(WIDTH - x, y) for x, y in part] for part in back]
    rays = [turned(((850, 713 + 500), (850, 713 + 700)), 45 * ray) for ray in range(8)]
    corner = ((880, 1243), (1380, 1243), (1380, 743))
    drawn = {
        sign: [contour for part in arrow for contour in line(*turned(part, degrees))]
        for sign, degrees in zip("→↗↖←↙↘", (0, 45, 135, 180, 225, 315), strict=True)
    }
    return drawn | {
        "✓": line((250, 680), (640, 260), (1450, 1150)),
        "✗": line((330, 243), (1370, 1183)) + line((330, 1183), (1370, 243)),
        "☰": [point for y in (293, 713, 1133) for point in line((200, y), (1500, y))],
        "↶": [point for part in back for point in line(*part)],
        "↷": [point for part in mirrored for point in line(*part)],
        "☀": loop(arc(CENTER, 310, 0, 345, 23)) + [point for ray in rays for point in line(*ray)],
        "☾": loop(moon()),
        "⤢": line((480, 343), (1220, 1083)) + line(*corner) + line(*turned(corner, 180)),
        "⬡": loop(arc(CENTER, 700, 30, 330, 5)),
        "●": [wound(arc(CENTER, 420, 0, 345, 23))],
        "▾": [wound([(430, 930), (1270, 930), (850, 430)])],
    }


def font() -> Any:
    """Return a font with these signs."""
    from fontTools.fontBuilder import FontBuilder
    from fontTools.pens.ttGlyphPen import TTGlyphPen

    drawn = {f"uni{ord(sign):04X}": contours for sign, contours in signs().items()}
    builder = FontBuilder(UNITS, isTTF=True)
    builder.setupGlyphOrder([".notdef", *drawn])
    builder.setupCharacterMap({int(name[3:], 16): name for name in drawn})
    glyphs = {".notdef": TTGlyphPen(None).glyph()}
    for name, contours in drawn.items():
        pen = TTGlyphPen(None)
        for contour in contours:
            first, *others = ((round(x), round(y)) for x, y in contour)
            pen.moveTo(first)
            for point in others:
                pen.lineTo(point)
            pen.closePath()
        glyphs[name] = pen.glyph()
    builder.setupGlyf(glyphs)
    builder.setupHorizontalMetrics(dict.fromkeys(glyphs, (WIDTH, 0)))
    builder.setupHorizontalHeader(ascent=2034, descent=-412)
    builder.setupNameTable({"familyName": NAME, "styleName": "Regular"})
    builder.setupOS2(sTypoAscender=2034, sTypoDescender=-412, usWinAscent=2034, usWinDescent=412)
    builder.setupPost()
    builder.font["head"].created = builder.font["head"].modified = MADE
    builder.font.recalcTimestamp = False
    return builder.font
