"""Scenes of measures: numbers on a board, and a legend below it.

Nothing depends on color alone: a space shows its number, a lane its width, a mark its shape.
"""

from collections.abc import Iterable, Mapping, Sequence
from itertools import pairwise
from math import ceil, hypot, isfinite
from typing import Final, NamedTuple

from msgspec.structs import replace

from oracle_nb.render.highlights import reach_mark, selected_ring
from oracle_nb.render.scene import (
    Circle,
    Group,
    Line,
    Op,
    Point,
    Polygon,
    Scene,
    Shape,
    Text,
    outline,
)

STEPS: Final = 7
"""Number of tones from low to high."""
HALF: Final = 0.27
"""About half the width of a letter, relative to the size of the text."""


class Scale(NamedTuple):
    """A linear scale from numbers to tones 0 to STEPS - 1."""

    least: float
    greatest: float
    whole: bool = False
    """Whether all numbers are whole."""

    def tone(self, number: float) -> int:
        """Return the tone of a number: the middle one if all are equal, the last for infinity."""
        wide = self.greatest - self.least
        if not isfinite(number):
            return STEPS - 1
        if wide <= 0:
            return STEPS // 2
        if self.whole and wide < STEPS:
            return round((STEPS - 1) * (number - self.least) / wide)
        return max(0, min(STEPS - 1, int(STEPS * (number - self.least) / wide)))

    @property
    def decimals(self) -> int:
        """The number of decimals that distinguish the tones."""
        wide = self.greatest - self.least
        return 0 if wide >= 50 else 1 if wide >= 5 else 2 if wide >= 0.02 else 3

    def text(self, number: float, mark: str = ".") -> str:
        """Return a number of the scale with the scale's number of decimals.

        Whole numbers have none.
        """
        if self.whole or not isfinite(number):
            return short(number, mark)
        return f"{number:.{self.decimals}f}".replace(".", mark)

    def classes(self, mark: str = ".") -> tuple[tuple[int, str], ...]:
        """Return each used tone with its numbers."""
        wide = self.greatest - self.least
        if wide <= 0 or (self.whole and wide < STEPS):
            numbers = [self.least + k for k in range(int(wide) + 1)]
            return tuple((self.tone(number), self.text(number, mark)) for number in numbers)
        step = wide / STEPS
        bounds = [self.least + k * step for k in range(STEPS + 1)]
        if self.whole:
            ends = [ceil(bound) for bound in bounds[:-1]] + [int(self.greatest) + 1]
            pairs = [(a, b - 1) for a, b in pairwise(ends)]
            texts = [f"{a}" if a == b else f"{a}\N{EN DASH}{b}" for a, b in pairs]
        else:
            texts = [
                f"{self.text(a, mark)}\N{EN DASH}{self.text(b, mark)}" for a, b in pairwise(bounds)
            ]
        return tuple(enumerate(texts))

    @classmethod
    def from_numbers(cls, numbers: Iterable[float]) -> "Scale":
        """Return the scale for some numbers, ignoring those that aren't finite."""
        finite = [number for number in numbers if isfinite(number)]
        if not finite:
            return cls(0.0, 0.0)
        return cls(min(finite), max(finite), all(number == int(number) for number in finite))


def short(number: float, mark: str = ".") -> str:
    """Return a number with about three digits and a decimal mark; a symbol for infinity."""
    if not isfinite(number):
        return "\N{INFINITY}"
    if number == int(number) or abs(number) >= 100:
        return str(round(number))
    text = f"{number:.1f}" if abs(number) >= 10 else f"{number:.2f}"
    # A small number must not be shown as 0.
    if float(text) == 0:
        text = f"{number:.1g}"
    return text.rstrip("0").rstrip(".").replace(".", mark) if "e" not in text else text


def heat(
    scene: Scene,
    values: Mapping[int, float],
    caption: str,
    *,
    mark: str = ".",
    start: int | None = None,
    scale: Scale | None = None,
) -> Scene:
    """Return the scene with a tone and a number on each space, and a legend of the tones.

    ``caption`` says in words what is shown, ``mark`` is the decimal mark, ``start`` a space to mark
    with a ring. The default ``scale`` goes from the smallest to the largest number.
    """
    chosen = scale or Scale.from_numbers(values.values())
    ops: list[Op] = []
    for space in scene.spaces:
        number = values.get(space.space)
        if number is None or not isfinite(number):
            ops.append(_veil(space))
        else:
            ops.append(_tinted(space, chosen.tone(number), chosen.text(number, mark)))
    if start is not None:
        ops.append(selected_ring(scene, start))
    return _above(scene, ops, caption, _bar(scene, chosen, mark))


def lanes(
    scene: Scene, values: Mapping[tuple[int, int], float], caption: str, *, mark: str = "."
) -> Scene:
    """Return the scene with a line for each lane, wider and darker for larger numbers.

    The five largest numbers are shown.
    """
    scale = Scale.from_numbers(values.values())
    middle = {space.space: (space.x, space.y) for space in scene.spaces}
    ops: list[Op] = [_veil(space, 0.35) for space in scene.spaces]
    ranked = sorted(values.items(), key=lambda value: (value[1], value[0]))
    for (a, b), number in ranked:
        tone = scale.tone(number)
        wide = 2.0 + 2.2 * tone
        way = (middle[a], middle[b])
        ops.append(
            Group(
                (Line(way, "on-reach", wide + 2.4), Line(way, f"heat-{tone}", wide)),
                title=scale.text(number, mark),
            )
        )
    for (a, b), number in ranked[-5:]:
        (x0, y0), (x1, y1) = middle[a], middle[b]
        ops.append(_plate((x0 + x1) / 2, (y0 + y1) / 2, scale.text(number, mark)))
    return _above(scene, ops, caption, _bar(scene, scale, mark))


def weak_spots(
    scene: Scene,
    cuts: Mapping[int, int],
    lines: Sequence[tuple[int, int]],
    captions: tuple[str, str] | None = None,
) -> Scene:
    """Return the scene with rings around chokepoints, the number that each cuts off, and bridges.

    ``captions`` explain a ring and a bridge; without them there is no legend.
    """
    middle = {space.space: (space.x, space.y) for space in scene.spaces}
    ops: list[Op] = [_veil(space, 0.35) for space in scene.spaces]
    ops += [_bridge(middle[a], middle[b]) for a, b in lines]
    ops += [reach_mark(scene, space, str(number)) for space, number in sorted(cuts.items())]
    if captions is None:
        return scene.with_overlay(*ops)
    foot = LegendArea(scene)
    size = min(map(foot.fitting, captions))
    for line, (caption, sample) in enumerate(
        zip(captions, (_ring_sample, _bridge_sample), strict=True)
    ):
        y = foot.line(line)
        ops += [
            Text(foot.middle, y, caption, size),
            sample(foot.middle - size * (HALF * len(caption) + 1), y, size),
        ]
    return _higher(scene, ops, " ".join(captions))


def marked(scene: Scene, labels: Mapping[int, str], start: int, caption: str) -> Scene:
    """Return the scene with a selected space and labeled rings around those within reach."""
    ops: list[Op] = [reach_mark(scene, space, label) for space, label in sorted(labels.items())]
    ops.append(selected_ring(scene, start))
    return _above(scene, ops, caption)


def plain(scene: Scene) -> Scene:
    """Return the scene with its marks, as tall as one with a legend."""
    return captioned(scene, "")


def captioned(scene: Scene, caption: str) -> Scene:
    """Return the scene with a caption below it."""
    return _above(scene, scene.overlay, caption)


# --- marks ---------------------------------------------------------------------------------------


def _tinted(space: Group, tone: int, label: str) -> Group:
    size = _size(space)
    ink = f"on-heat-{tone}"
    ops: tuple[Shape, ...] = (
        Polygon(outline(space), f"heat-{tone}", "paper", 2.0),
        Text(space.x, space.y - 0.62 * size, space.name, 0.24 * size, ink),
        Text(space.x, space.y + 0.1 * size, label, (0.62 if len(label) < 4 else 0.5) * size, ink),
    )
    return Group(ops, space=space.space, name=space.name, x=space.x, y=space.y, code=label[:5])


def _veil(space: Group, alpha: float = 0.5) -> Group:
    return Group(
        (Polygon(outline(space), "paper", alpha=alpha),),
        space=space.space,
        name=space.name,
        x=space.x,
        y=space.y,
    )


def _bridge(a: Point, b: Point) -> Group:
    """Return a bar with a foot at each end."""
    (x0, y0), (x1, y1) = a, b
    long = hypot(x1 - x0, y1 - y0) or 1.0
    ux, uy = (x1 - x0) / long, (y1 - y0) / long
    feet = [
        Line(((x - 8 * uy, y + 8 * ux), (x + 8 * uy, y - 8 * ux)), "route", 4.0)
        for x, y in (
            (x0 + 0.2 * long * ux, y0 + 0.2 * long * uy),
            (x1 - 0.2 * long * ux, y1 - 0.2 * long * uy),
        )
    ]
    way = (
        (x0 + 0.2 * long * ux, y0 + 0.2 * long * uy),
        (x1 - 0.2 * long * ux, y1 - 0.2 * long * uy),
    )
    return Group((Line(way, "paper", 9.0), Line(way, "route", 5.0), *feet))


def _plate(x: float, y: float, text: str) -> Group:
    half = max(0.0, 4.6 * (len(text) - 1))
    ends = ((x - half, y), (x + half, y))
    return Group(
        (
            Line(ends, "on-reach", 21.0),
            Line(ends, "white", 18.4),
            Text(x, y, text, 14, "on-white", bold=True),
        )
    )


def _ring_sample(x: float, y: float, size: float) -> Group:
    """Return a small ring with a number, as a legend shows it."""
    r, coin = 0.5 * size, 0.36 * size
    return Group(
        (
            Circle(x, y, r, "", "on-reach", 0.3 * size),
            Circle(x, y, r, "", "reach", 0.15 * size),
            Circle(x + 0.45 * size, y - 0.45 * size, coin, "yellow", "on-reach", 1.2),
            Text(x + 0.45 * size, y - 0.45 * size, "3", 0.55 * size, "on-yellow", bold=True),
        )
    )


def _bridge_sample(x: float, y: float, size: float) -> Group:
    return _bridge((x - size, y), (x + 0.6 * size, y))


def spot(scene: Scene, space: int) -> Group:
    """Return a mark on a space where a piece can be placed."""
    at = scene.group(space)
    r = 0.26 * _size(at)
    ops = (Circle(at.x, at.y, r + 2.5, "paper"), Circle(at.x, at.y, r, "select"))
    return Group(ops, id=f"spot-{space}", space=space, name=at.name, x=at.x, y=at.y, code="*")


# --- legends -------------------------------------------------------------------------------------


class LegendArea:
    """The area of a legend below a board; larger for a larger board, which is scaled down."""

    def __init__(self, scene: Scene) -> None:
        # Proportional to the size of a space, and larger for wide boards, which are scaled down.
        unit = _size(scene.spaces[0]) / 40 if scene.spaces else 1.0
        self.size: Final = unit * min(2.2, max(1.3, scene.width / unit / 620))
        self.middle: Final = scene.width / 2
        self.text: Final = 19 * self.size
        self.height: Final = 92 * self.size
        self._top: Final = scene.height
        self.wide: Final = 0.94 * scene.width

    def line(self, number: int) -> float:
        """Return the middle of a line of text, in y."""
        return self._top + (18 + 34 * number) * self.size

    def fitting(self, text: str) -> float:
        """Return the size at which a centered text and a symbol before it fit into a line."""
        return min(self.text, self.wide / (2 * HALF * len(text) + 4))


def _bar(scene: Scene, scale: Scale, mark: str) -> tuple[Op, ...]:
    """Return the tones in a row, with the numbers that have them."""
    foot, texts = LegendArea(scene), scale.classes(mark)
    wide = min(92.0 * foot.size, foot.wide / STEPS)
    left = foot.middle - len(texts) * wide / 2
    top, tall = foot.line(1) - 12 * foot.size, 20.0 * foot.size
    ops: list[Op] = []
    for k, (tone, label) in enumerate(texts):
        x = left + k * wide
        ops.append(Polygon(_box(x, top, wide, tall), f"heat-{tone}", "paper", 1.5))
        at = top + tall + 13 * foot.size
        ops.append(Text(x + wide / 2, at, label, 15.5 * foot.size, "muted"))
    return tuple(ops)


def _above(scene: Scene, ops: Iterable[Op], caption: str, legend: Iterable[Op] = ()) -> Scene:
    """Return the scene with marks, and below it a caption and what explains the marks."""
    foot = LegendArea(scene)
    texts = [Text(foot.middle, foot.line(0), caption, foot.text)] if caption else []
    return _higher(scene, [*ops, *texts, *legend], caption)


def _higher(scene: Scene, ops: Iterable[Op], caption: str) -> Scene:
    return replace(
        scene,
        height=scene.height + LegendArea(scene).height,
        overlay=tuple(ops),
        description=caption or scene.description,
    )


def _box(x: float, y: float, wide: float, tall: float) -> tuple[Point, ...]:
    return (x, y), (x + wide, y), (x + wide, y + tall), (x, y + tall)


def _size(space: Group) -> float:
    return max((hypot(x - space.x, y - space.y) for x, y in outline(space)), default=20.0)
