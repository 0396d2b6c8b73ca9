"""Numbers on a board: scenes with a top layer that shows them, and a legend below the board.

Nothing is told by color alone: a space has its number upon it, a lane its width, a mark its shape.
"""

from collections.abc import Iterable, Mapping, Sequence
from math import hypot, isfinite
from typing import Final, NamedTuple

from msgspec.structs import replace

from oracle_nb.draw.highlights import reach_mark, selected_ring
from oracle_nb.scene import (
    Circle,
    Group,
    Line,
    Op,
    Point,
    Polygon,
    Scene,
    Shape,
    Text,
    moved,
    outline,
)

STEPS: Final = 7
"""So many tones there are from little to much."""
_FOOT: Final = 92.0
"""The height of a legend, in scene units."""


class Scale(NamedTuple):
    """From numbers to tones 0 to STEPS - 1, evenly from the least to the greatest."""

    least: float
    greatest: float

    def tone(self, number: float) -> int:
        """The tone of a number; the middle one where all are alike."""
        wide = self.greatest - self.least
        if wide <= 0:
            return STEPS // 2
        return max(0, min(STEPS - 1, int(STEPS * (number - self.least) / wide)))

    @classmethod
    def of(cls, numbers: Iterable[float]) -> "Scale":
        """The scale for some numbers; those that are not finite don't count."""
        finite = [number for number in numbers if isfinite(number)]
        return cls(min(finite), max(finite)) if finite else cls(0.0, 0.0)


def short(number: float, mark: str = ".") -> str:
    """A number in about three digits, with a decimal mark; "-" for what is no number."""
    if not isfinite(number):
        return "-"
    if number == int(number) or abs(number) >= 100:
        return str(round(number))
    text = f"{number:.1f}" if abs(number) >= 10 else f"{number:.2f}"
    # What rounds to nothing is still something.
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
    """The scene with a tone and a number on each space that has one, and what the tones mean.

    ``caption`` says in words what is shown, ``mark`` is the decimal mark, ``start`` a space to be
    ringed. Without a ``scale`` the tones go from the least to the greatest of the numbers.
    """
    chosen = scale or Scale.of(values.values())
    ops: list[Op] = []
    for space in scene.spaces:
        number = values.get(space.space)
        if number is None or not isfinite(number):
            ops.append(_veil(space))
        else:
            ops.append(_tinted(space, chosen.tone(number), short(number, mark)))
    if start is not None:
        ops.append(selected_ring(scene, start))
    return _above(scene, ops, (caption, *_bar(scene, chosen, mark)))


def lanes(
    scene: Scene, values: Mapping[tuple[int, int], float], caption: str, *, mark: str = "."
) -> Scene:
    """The scene with a line for each lane: the more, the wider and the stronger its tone.

    The numbers of the five greatest stand on them.
    """
    scale = Scale.of(values.values())
    middle = {space.space: (space.x, space.y) for space in scene.spaces}
    ops: list[Op] = [_veil(space, 0.35) for space in scene.spaces]
    ranked = sorted(values.items(), key=lambda one: (one[1], one[0]))
    for (a, b), number in ranked:
        tone = scale.tone(number)
        wide = 2.0 + 2.2 * tone
        way = (middle[a], middle[b])
        ops.append(
            Group(
                (Line(way, "on-reach", wide + 2.4), Line(way, f"heat-{tone}", wide)),
                title=short(number, mark),
            )
        )
    for (a, b), number in ranked[-5:]:
        (x0, y0), (x1, y1) = middle[a], middle[b]
        ops.append(_plate((x0 + x1) / 2, (y0 + y1) / 2, short(number, mark)))
    return _above(scene, ops, (caption, *_bar(scene, scale, mark)))


def weak_spots(
    scene: Scene,
    cuts: Mapping[int, int],
    lines: Sequence[tuple[int, int]],
    captions: tuple[str, str],
) -> Scene:
    """The scene with its chokepoints ringed, what each cuts off beside it, and its bridges.

    ``captions`` say in words what a ring and what a bridge is.
    """
    middle = {space.space: (space.x, space.y) for space in scene.spaces}
    ops: list[Op] = [_veil(space, 0.35) for space in scene.spaces]
    ops += [_bridge(middle[a], middle[b]) for a, b in lines]
    ops += [reach_mark(scene, space, str(number)) for space, number in sorted(cuts.items())]
    half, y = scene.width / 2, scene.height + 0.35 * _FOOT
    # A narrow board has its captions below each other.
    places = ((half, y), (half, y + 34))
    sample = reach_sample(places[0][0] - _half(captions[0]) - 22, places[0][1])
    beam = _bridge(
        (places[1][0] - _half(captions[1]) - 38, places[1][1]),
        (places[1][0] - _half(captions[1]) - 10, places[1][1]),
    )
    told = [Text(x, at, text, 19) for (x, at), text in zip(places, captions, strict=True)]
    return _above(scene, ops, ("", sample, beam, *told))


def marked(scene: Scene, labels: Mapping[int, str], start: int, caption: str) -> Scene:
    """The scene with a space chosen and those ringed that can be reached from it, with labels."""
    ops: list[Op] = [reach_mark(scene, space, label) for space, label in sorted(labels.items())]
    ops.append(selected_ring(scene, start))
    return _above(scene, ops, (caption,))


def plain(scene: Scene) -> Scene:
    """The scene without marks, as high as one with a legend."""
    return _above(scene, (), ("",))


def beside(first: Scene, second: Scene, titles: tuple[str, str]) -> Scene:
    """Two scenes side by side under their titles, to the same scale; a picture to look at only."""
    gap, head = 40.0, 46.0
    right = first.width + gap
    ops: list[Op] = [
        Text(first.width / 2, head / 2, titles[0], 24, "ink", bold=True),
        Text(right + second.width / 2, head / 2, titles[1], 24, "ink", bold=True),
    ]
    for scene, dx in ((first, 0.0), (second, right)):
        for layer in scene.layers:
            ops += [_still(op, dx, head) for op in layer]
    return Scene(
        width=right + second.width,
        height=head + max(first.height, second.height),
        base=tuple(ops),
        title=f"{titles[0]} | {titles[1]}",
    )


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
    """A beam with feet at both ends."""
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


def reach_sample(x: float, y: float) -> Group:
    """A small ring with a number, as a legend shows it."""
    return Group(
        (
            Circle(x, y, 10.0, "", "on-reach", 6.0),
            Circle(x, y, 10.0, "", "reach", 3.0),
            Circle(x + 9, y - 9, 7.0, "yellow", "on-reach", 1.2),
            Text(x + 9, y - 9, "3", 11, "on-yellow", bold=True),
        )
    )


# --- legends -------------------------------------------------------------------------------------


def _bar(scene: Scene, scale: Scale, mark: str) -> tuple[Op, ...]:
    """The tones in a row, with the numbers at which they change."""
    wide = min(70.0, 0.62 * scene.width / STEPS)
    left = scene.width / 2 - STEPS * wide / 2
    top, tall = scene.height + 0.42 * _FOOT, 20.0
    if scale.least == scale.greatest:
        tones, bounds = [STEPS // 2], []
        left = scene.width / 2 - wide / 2
    else:
        tones = list(range(STEPS))
        step = (scale.greatest - scale.least) / STEPS
        bounds = [scale.least + k * step for k in range(STEPS + 1)]
    ops: list[Op] = [
        Polygon(_box(left + k * wide, top, wide, tall), f"heat-{tone}", "paper", 1.5)
        for k, tone in enumerate(tones)
    ]
    if not bounds:
        ops.append(Text(scene.width / 2, top + tall + 14, short(scale.least, mark), 16, "muted"))
    ops += [
        Text(left + k * wide, top + tall + 14, short(bound, mark), 16, "muted")
        for k, bound in enumerate(bounds)
    ]
    return tuple(ops)


def _above(scene: Scene, ops: Iterable[Op], legend: tuple[str | Op, ...]) -> Scene:
    """The scene with marks, and below it a caption and what explains the marks."""
    caption, *rest = legend
    foot: list[Op] = [one for one in rest if not isinstance(one, str)]
    if caption:
        foot.append(Text(scene.width / 2, scene.height + 0.16 * _FOOT, str(caption), 20, "ink"))
    return replace(
        scene,
        height=scene.height + _FOOT,
        overlay=(*ops, *foot),
        description=str(caption) or scene.description,
    )


def _box(x: float, y: float, wide: float, tall: float) -> tuple[Point, ...]:
    return (x, y), (x + wide, y), (x + wide, y + tall), (x, y + tall)


def _half(text: str) -> float:
    """About half the width of a caption."""
    return 4.6 * len(text)


def _size(space: Group) -> float:
    return max((hypot(x - space.x, y - space.y) for x, y in outline(space)), default=20.0)


def _still(op: Op, dx: float, dy: float) -> Op:
    """The operation at another place, belonging to no space any more."""
    at = moved(op, dx, dy)
    return replace(at, space=-1, id="") if isinstance(at, Group) else at
