"""The map without pieces: drawn once for each data pack and language, and kept.

Land, water and names belong to no hex; a hex is an outline to point at, with its number.
"""

from collections.abc import Iterator, Mapping, Sequence
from functools import cache, lru_cache
from math import hypot
from typing import Final, NamedTuple

from oracle_nb.core.hexgrid import add, center, corners
from oracle_nb.mythology.map.world_map import WorldMap, map_of
from oracle_nb.mythology.packs.data_pack import STANDARD, AreaData, DataPack
from oracle_nb.mythology.ui.coastlines import ISLANDS, SIZE, ShoreMaker, Shores, noise
from oracle_nb.mythology.ui.wording import wording
from oracle_nb.render.scene import Circle, Group, Line, Point, Polygon, Scene, Shape, Text

ROW: Final = 3**0.5 * SIZE
"""The distance from the center of a hex to that of the one below."""
_MARGIN: Final = 0.5 * SIZE
_REGIONS: Final = 5
"""Number of tints of land Areas."""
_SEAS: Final = 3
"""Number of tints of seas."""
_NUMBER_SIZE: Final = 0.28 * SIZE
_NUMBER_RAISED: Final = 0.64 * SIZE
"""How far the numbers of hexes are above their middles: all of them, so that none is ambiguous."""
_NUMBER_ZOOM: Final = 1.5
"""Magnification from which the numbers of hexes are large enough to read."""
_NAME_SIZE: Final = 0.56 * SIZE
_NAME_WIDTH: Final = 1.95 * SIZE
"""Width of the name of an Area that counters of adjacent hexes can't cover."""
_LONG_WIDTH: Final = 4.6 * SIZE
"""Width of the name of a large Area, which reaches into two adjacent hexes."""
_LARGE: Final = 12
"""Hexes of a large Area, where counters seldom cover a name."""
_CAPTION_WIDTH: Final = 14.2 * SIZE
"""Maximum width of the caption in the lower left corner, beside the hexes of the lowest rows."""
_LETTER: Final = 0.64
"""Average width of a letter, as a multiple of the height of the font."""


class Label(NamedTuple):
    """The place of an Area's name: between a hex and the one below it."""

    upper: int
    """The two hexes."""
    lower: int
    x: float
    """The middle of the side between them."""
    y: float
    lines: tuple[str, ...]
    """The name in one or two lines."""
    size: float
    """The height of the font."""


class BaseMap(NamedTuple):
    """The map without pieces, and what is needed to put pieces on it."""

    scene: Scene
    """The picture."""
    middles: tuple[Point, ...]
    """The center of each hex."""
    labels: tuple[Label, ...]
    """The place of the name of each Area."""
    left: float
    """The point of the plane that is at (0, 0) in the scene."""
    top: float


@lru_cache(8)
def base_map(pack: DataPack, language: str = "en") -> BaseMap:
    """Return the map of a data pack in a language, made once."""
    world = map_of(pack)
    left, top, width, height = _frame(world)
    middles = tuple(_middle(world, place, left, top) for place in range(len(world.names)))
    labels = tuple(_label(world, area, middles, language) for area in range(len(pack.area)))
    maker = ShoreMaker(world, left, top)
    say = wording(language).say
    scene = Scene(
        width=width,
        height=height,
        base=(
            Group((*_waters(world, left, top), *_lands(world, maker.make()))),
            Group(tuple(feature_shapes(world, maker, middles))),
            *_hexes(world, middles, language),
            Group(tuple(_names(world, middles, labels, language))),
            *_caption(pack, language, height),
        ),
        title=say("map-title")
        if pack.id == STANDARD
        else say("map-title-pack", name=pack.name(language)),
        description=say("map-description", spaces=len(world.names), areas=len(pack.area)),
        pitch=3 * SIZE,
        legend=tuple((area.sign, area.name(language)) for area in pack.area),
    )
    return BaseMap(scene, middles, labels, left, top)


@lru_cache(64)
def area_outline(pack: DataPack, language: str, area: int) -> tuple[tuple[Point, ...], ...]:
    """Return the lines around an Area."""
    base, world = base_map(pack, language), map_of(pack)
    return tuple(_rim(world, world.hexes_of(area), base.left, base.top))


def _caption(pack: DataPack, language: str, height: float) -> Iterator[Group]:
    """Yield whether the map is a stand-in, and above it the name of a pack of one's own."""
    say = wording(language).say
    lines = [say("map-stand-in")] if pack.stand_in else []
    if pack.id != STANDARD:
        lines.append(say("map-pack", name=pack.name(language)))
    y = height - 0.34 * SIZE
    for text in lines:
        size = min(0.85 * SIZE, _CAPTION_WIDTH / (0.58 * len(text)))
        x = _MARGIN + 0.29 * size * len(text)
        yield Group((Text(x, y - 0.6 * size, text, size, "ink"),), "caption", text)
        y -= 1.2 * size


def _frame(world: WorldMap) -> tuple[float, float, float, float]:
    """Return the left and upper edge of the map in the plane, its width and its height."""
    middles = [center(hex_, SIZE, flat=True) for hex_ in world.hexes]
    left = min(x for x, _ in middles) - SIZE - _MARGIN
    top = min(y for _, y in middles) - ROW / 2 - _MARGIN
    right = max(x for x, _ in middles) + SIZE + _MARGIN
    bottom = max(y for _, y in middles) + ROW / 2 + _MARGIN
    return left, top, right - left, bottom - top


def _middle(world: WorldMap, place: int, left: float, top: float) -> Point:
    x, y = center(world.hexes[place], SIZE, flat=True)
    return x - left, y - top


def _edge(world: WorldMap, place: int, left: float, top: float) -> tuple[Point, ...]:
    points = corners(world.hexes[place], SIZE, flat=True)
    return tuple((x - left, y - top) for x, y in points)


# --- water and land ------------------------------------------------------------------------------


def water_tint(pack: DataPack, area: int) -> str:
    """Return the palette name of a water Area."""
    if pack.area[area].ocean:
        return "ocean"
    seas = [n for n, area_ in enumerate(pack.area) if area_.kind == "water" and not area_.ocean]
    return f"sea-{seas.index(area) % _SEAS}"


@cache
def land_tints(world: WorldMap) -> Mapping[int, str]:
    """Return the palette names of the land Areas; adjacent ones differ where possible."""
    tints = {ISLANDS: "region-0"}
    result: dict[int, int] = {}
    lands = [area for area, form in enumerate(world.pack.area) if form.kind == "land"]
    near = {area: set(world.border_areas(area)) for area in lands}
    for area in sorted(lands, key=lambda land: -len(near[land])):
        taken = {result[hex_] for hex_ in near[area] if hex_ in result}
        # Begin at a tint that differs from Area to Area, so that all tints are used.
        order = sorted(range(_REGIONS), key=lambda tint: (tint in taken, (tint - area) % _REGIONS))
        result[area] = order[0]
    return tints | {area: f"region-{tint}" for area, tint in result.items()}


def _waters(world: WorldMap, left: float, top: float) -> Iterator[Shape]:
    """Yield the Ocean as the ground of all, and the seas on it."""
    pack = world.pack
    ocean = next((n for n, area in enumerate(pack.area) if area.ocean), -1)
    for ring in _rim(world, range(len(world.names)), left, top):
        yield Polygon(ring, "ocean")
    for area, area_ in enumerate(pack.area):
        if area_.kind == "water" and area != ocean:
            wet = [place for place, water in enumerate(world.water) if water == area]
            # Bays reach into hexes of land next to the sea.
            beside = {near for place in wet for near in world.neighbors[place]}
            places = [*wet, *(near for near in beside if world.water[near] < 0)]
            for ring in _rim(world, places, left, top):
                yield Polygon(ring, water_tint(pack, area))


def _lands(world: WorldMap, shores: Shores) -> Iterator[Shape]:
    """Yield the shallows along the coasts, land, borders and coasts."""
    tints = land_tints(world)
    for line in shores.limits:
        yield Line(line, "sea-name", 1.0, (1.0, 5.0), alpha=0.7)
    for line in shores.coasts:
        # Such a wide line needs only every other point, and its end.
        yield Line((*line[::2], line[-1]), "surf", 7.0)
    for area, shape in shores.lands:
        yield Polygon(shape, tints[area], tints[area], 0.6)
    for area, shape in shores.ponds:
        yield Polygon(shape, water_tint(world.pack, area))
    for line in shores.borders:
        yield Line(line, "border", 1.5, (6.0, 3.0, 1.0, 3.0), alpha=0.75)
    for line in shores.coasts:
        yield Line(line, "coast", 1.1)


def _rim(
    world: WorldMap, places: Sequence[int] | range, left: float, top: float
) -> Iterator[tuple[Point, ...]]:
    """Yield the outer outlines of a set of hexes."""
    inside = set(places)
    ends: dict[tuple[int, int], tuple[tuple[int, int], Point]] = {}
    for place in places:
        edge = _edge(world, place, left, top)
        q, r = world.hexes[place]
        beside = ((q, r - 1), (q + 1, r - 1), (q + 1, r), (q, r + 1), (q - 1, r + 1), (q - 1, r))
        for k, near in enumerate(beside):
            if _places(world).get(near, -1) not in inside:
                begin, other = edge[k], edge[(k + 1) % 6]
                ends[_key(begin)] = (_key(other), begin)
    while ends:
        start = here = next(iter(ends))
        ring: list[Point] = []
        while here in ends:
            here, point = ends.pop(here)
            ring.append(point)
        if here == start and _clockwise(ring):
            yield tuple(ring)


@cache
def _places(world: WorldMap) -> Mapping[tuple[int, int], int]:
    return {hex_: place for place, hex_ in enumerate(world.hexes)}


def _key(point: Point) -> tuple[int, int]:
    return round(point[0]), round(point[1])


def _clockwise(ring: Sequence[Point]) -> bool:
    pairs = zip(ring, (*ring[1:], ring[0]), strict=True)
    return sum(ax * by - bx * ay for (ax, ay), (bx, by) in pairs) > 0


# --- hexes ---------------------------------------------------------------------------------------


def _hexes(world: WorldMap, middles: Sequence[Point], language: str) -> Iterator[Group]:
    titles = space_titles(world.pack, language)
    shape = corners((0, 0), SIZE, flat=True)
    for place, (x, y) in enumerate(middles):
        name = world.names[place]
        area = world.pack.area[world.area[place]]
        edge = tuple((x + dx, y + dy) for dx, dy in shape)
        shapes = (
            Polygon(edge, "", "coast", 0.6, 0.45),
            hex_number(x, y - _NUMBER_RAISED, name),
        )
        yield Group(
            shapes, f"hex-{name}", titles[place], place, name, x, y, area.sign, tint(world, place)
        )


def hex_number(x: float, y: float, name: str) -> Text:
    """Return the number of a hex, which needs some magnification."""
    return Text(x, y, name, _NUMBER_SIZE, "map-name", zoom=_NUMBER_ZOOM)


def tint(world: WorldMap, place: int) -> str:
    """Return the palette name that stands for a hex: that of its land, or else of its water."""
    area = world.area[place]
    tints = land_tints(world)
    if world.land >> place & 1:
        return tints.get(area, tints[ISLANDS])
    return water_tint(world.pack, area)


@lru_cache(8)
def space_titles(pack: DataPack, language: str) -> tuple[str, ...]:
    """Return each hex in words, such as "2909, Ister; Haemus (mountains)"."""
    world = map_of(pack)
    say = wording(language).say
    named: dict[str, list[str]] = {}
    for kind, table in (
        ("mountains", pack.mountains),
        ("forest", pack.forest),
        ("river", pack.river),
    ):
        for hexes in table:
            text = say(f"feature-{kind}", name=hexes.name(language))
            for name in hexes.hexes:
                named.setdefault(name, []).append(text)
    islands = {name: hexes.name(language) for hexes in pack.island for name in hexes.hexes}
    areas = [area.name(language) for area in pack.area]
    titles = []
    for place, name in enumerate(world.names):
        area, water = areas[world.area[place]], world.water[place]
        if not world.land >> place & 1:
            text = say("hex-plain", area=area)
        elif pack.area[world.area[place]].kind == "water":
            text = say("hex-island", area=area, other=islands.get(name, ""))
        elif water >= 0:
            text = say("hex-coast", area=area, other=areas[water])
        else:
            text = say("hex-plain", area=area)
        titles.append("; ".join((f"{name}, {text}", *named.get(name, ()))))
    return tuple(titles)


# --- names ---------------------------------------------------------------------------------------


def _label(world: WorldMap, area: int, middles: Sequence[Point], language: str) -> Label:
    """Return the best place for the name of an Area: near its middle, on land, without peaks."""
    pack = world.pack
    # A lake can be in hexes with land alone.
    shores = tuple(place for place, water in enumerate(world.water) if water == area)
    places = world.hexes_of(area) or shores or tuple(range(len(world.names)))
    rough = {name for hexes in (*pack.mountains, *pack.forest) for name in hexes.hexes}
    cx = sum(middles[place][0] for place in places) / len(places)
    cy = sum(middles[place][1] for place in places) / len(places)
    at, inside = _places(world), set(places)

    def fitted(place: int) -> tuple[tuple[str, ...], float]:
        q, r = world.hexes[place]
        sides = at.get((q + 1, r)), at.get((q - 1, r + 1))
        roomy = len(places) >= _LARGE and inside.issuperset(sides)
        width = _LONG_WIDTH if roomy else _NAME_WIDTH
        return _fitted(pack.area[area], language, width)

    def cost(place: int) -> tuple[float, float]:
        x, y = middles[place]
        lower = at.get(add(world.hexes[place], (0, 1)), -1)
        amiss = 3.0 * (lower not in inside) + 6.0 * (lower < 0)
        amiss += 10.0 * (_NAME_SIZE - fitted(place)[1]) / SIZE
        q, r = world.hexes[place]
        for number in (at.get((q + 1, r), -1), at.get((q - 1, r + 1), -1)):
            amiss += 0.8 * (number >= 0 and world.names[number] in rough)
            # The line around the Area of a god would cross the name.
            amiss += 0.9 * (number not in inside)
        for other in (place, lower):
            if other >= 0:
                coast = world.water[other] >= 0 and world.land >> other & 1
                amiss += 1.5 * bool(coast) + 1.2 * (world.names[other] in rough)
        return amiss + hypot(x - cx, y + ROW / 2 - cy) / ROW, x

    upper = min(places, key=cost)
    lower = at.get(add(world.hexes[upper], (0, 1)), upper)
    x, y = middles[upper]
    lines, size = fitted(upper)
    return Label(upper, lower, x, y + ROW / 2, lines, size)


def _fitted(area: AreaData, language: str, width: float) -> tuple[tuple[str, ...], float]:
    """Return the lines of a name and the height of its font."""
    name = area.name(language)
    words = name.split()
    size = width / (_LETTER * len(name))
    if len(words) < 2 or size >= 0.34 * SIZE:
        return (name,), min(_NAME_SIZE, size)
    cut = min(
        range(1, len(words)),
        key=lambda n: max(len(" ".join(words[:n])), len(" ".join(words[n:]))),
    )
    lines = (" ".join(words[:cut]), " ".join(words[cut:]))
    return lines, min(0.31 * SIZE, width / (_LETTER * max(map(len, lines))))


def _names(
    world: WorldMap, middles: Sequence[Point], labels: Sequence[Label], language: str
) -> Iterator[Text]:
    pack = world.pack
    for area, label in zip(pack.area, labels, strict=True):
        fill = "map-name" if area.kind == "land" else "sea-name"
        if len(label.lines) == 1:
            heights = [-0.19 * SIZE - 0.1 * label.size]
        else:
            heights = [-0.36 * SIZE, -0.08 * SIZE]
        for line, dy in zip(label.lines, heights, strict=True):
            yield Text(label.x, label.y + dy, line, label.size, fill, bold=True)
    for island in pack.island:
        places = [world.index[name] for name in island.hexes if name in world.index]
        if places:
            x, y = max((middles[place] for place in places), key=lambda point: point[1])
            name = island.name(language)
            size = min(0.3 * SIZE, 1.7 * SIZE / (_LETTER * len(name)))
            yield Text(x, y + 0.64 * SIZE, name, size, "map-name")


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
    result: list[Point] = []
    padded = (points[0], *points, points[-1])
    for a, b, c, d in zip(padded, padded[1:], padded[2:], padded[3:], strict=False):
        for k in range(steps):
            t = k / steps
            result.append(
                (
                    _spline(a[0], b[0], c[0], d[0], t),
                    _spline(a[1], b[1], c[1], d[1], t),
                )
            )
    return [*result, points[-1]]


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
