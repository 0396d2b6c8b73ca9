"""Rivers, mountains and forests."""

from collections.abc import Iterator, Sequence
from typing import Final

from oracle_nb.mythology.map.world_map import WorldMap
from oracle_nb.mythology.ui.coastlines import SIZE, ShoreMaker, noise
from oracle_nb.render.scene import Circle, Line, Point, Polygon, Shape


def feature_shapes(world: WorldMap, maker: ShoreMaker, middles: Sequence[Point]) -> Iterator[Shape]:
    """Yield the rivers, forests and mountains of a map."""
    pack = world.pack
    for river in pack.river:
        places = [world.index[name] for name in river.hexes if name in world.index]
        if places:
            yield from _river([middles[place] for place in places], maker.mouth(places[0]))
    wooded = [name for wood in pack.forest for name in wood.hexes]
    for name in wooded:
        if name in world.index:
            yield from _trees(*middles[world.index[name]])
    for name in (name for chain in pack.mountains for name in chain.hexes):
        if name in world.index:
            yield from _peaks(*middles[world.index[name]])


def _river(way: Sequence[Point], mouth: Point | None) -> Iterator[Shape]:
    """Yield a river from its mouth, getting narrower."""
    bent = [
        (x + 0.24 * SIZE * noise(round(x), 7), y + 0.24 * SIZE * noise(round(y), 3)) for x, y in way
    ]
    points = _curve([mouth, *bent] if mouth else bent)
    half = len(points) // 2
    yield Line(tuple(points[: half + 1]), "river", 2.6)
    yield Line(tuple(points[half:]), "river", 1.7)


def _curve(points: Sequence[Point], steps: int = 5) -> list[Point]:
    """Return a smooth curve through points."""
    if len(points) < 3:
        return list(points)
    found: list[Point] = []
    padded = (points[0], *points, points[-1])
    for a, b, c, d in zip(padded, padded[1:], padded[2:], padded[3:], strict=False):
        for k in range(steps):
            t = k / steps
            found.append(
                (
                    _spline(a[0], b[0], c[0], d[0], t),
                    _spline(a[1], b[1], c[1], d[1], t),
                )
            )
    return [*found, points[-1]]


def _spline(a: float, b: float, c: float, d: float, t: float) -> float:
    """Return a value of the Catmull-Rom spline between b and c."""
    return 0.5 * (
        2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t**3
    )


_PEAKS: Final = ((-0.34, 0.12, 0.3), (0.36, 0.16, 0.26), (0.02, 0.3, 0.42))
_TREES: Final = ((-0.4, -0.2), (0.0, -0.36), (0.4, -0.18), (-0.2, 0.12), (0.22, 0.14), (0.0, 0.42))


def _peaks(x: float, y: float) -> Iterator[Shape]:
    """Yield three peaks, the nearest last."""
    for dx, dy, tall in _PEAKS:
        foot, cx = y + dy * SIZE, x + dx * SIZE
        wide, high = 0.8 * tall * SIZE, 1.5 * tall * SIZE
        top = (cx, foot - high)
        yield Polygon(((cx - wide, foot), top, (cx + wide, foot)), "mountain")
        yield Polygon(
            (top, (cx + wide, foot), (cx + 0.15 * wide, foot - 0.3 * high)), "mountain-shade"
        )


def _trees(x: float, y: float) -> Iterator[Shape]:
    for dx, dy in _TREES:
        cx, cy = x + dx * SIZE, y + dy * SIZE
        yield Line(((cx, cy), (cx, cy + 0.2 * SIZE)), "mountain-shade", 1.2)
        yield Circle(cx, cy, 0.15 * SIZE, "wood")
