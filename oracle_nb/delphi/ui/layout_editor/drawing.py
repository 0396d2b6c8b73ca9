"""Drawing of tiles: outlines, names, and the table."""

from collections.abc import Sequence
from typing import Final

from oracle_nb.core.hexgrid import Hex, center, corners, neighbors
from oracle_nb.delphi.board import Layout, Placement, Space, tiles
from oracle_nb.delphi.board.faults import enclosed_gaps
from oracle_nb.delphi.board.tiles import SpaceKind, Terrain
from oracle_nb.delphi.pieces import Color
from oracle_nb.delphi.ui.layout_editor.state import LayoutEditorState
from oracle_nb.delphi.ui.layout_editor.table import TileTable, fitting, number_of
from oracle_nb.delphi.ui.shapes import SIZE, space_shapes
from oracle_nb.render import svg
from oracle_nb.render.highlights import refused_mark, selected_ring
from oracle_nb.render.scene import Circle, Group, Line, Op, Point, Polygon, Scene, Shape, Text

_GAP: Final = SpaceKind(Terrain.SHALLOW, -1, 0)
_MARGIN: Final = 0.35 * SIZE


def table_scene(state: LayoutEditorState) -> Scene:
    """Return the tiles on the table, legal or not, with what is held and what is wrong.

    The numbers of its places are those of ``number_of``.
    """
    table, places = state.table, state.places
    points = [point for hex_ in places for point in corners(hex_, SIZE)]
    west, north = min(x for x, _ in points), min(y for _, y in points)
    shift = (_MARGIN - west, _MARGIN - north)
    kinds = kinds_of(table.layout)
    groups = []
    for hex_ in places:
        x, y = center(hex_, SIZE)
        x, y = x + shift[0], y + shift[1]
        number = number_of(hex_)
        if hex_ not in kinds:
            ops, title = _empty(x, y), state.say("layout-empty-place")
        else:
            kind, tile = kinds[hex_]
            space = Space(number, hex_, *kind, tile=tile)
            ops, title = space_shapes(space, x, y), _space_name(state, space)
        groups.append(Group(ops, f"place-{number}", title, number, f"{hex_[0]},{hex_[1]}", x, y))
    scene = Scene(
        width=round(max(x for x, _ in points) - west + 2 * _MARGIN, 2),
        height=round(max(y for _, y in points) - north + 2 * _MARGIN, 2),
        base=tuple(groups),
        pieces=tuple(
            Group(tile_shapes(placement, shift, name_of(placement.tile)), f"tile-{at}")
            for at, placement in enumerate(table.layout.tiles)
        ),
    )
    shown = {group.space for group in groups}
    faults = state.faults if state.pointed is None else (state.faults[state.pointed],)
    wrong = dict.fromkeys(hex_ for fault in faults for hex_ in fault.hexes)
    marks = [number for number in map(number_of, wrong) if number in shown]
    ops_: list[Op] = [refused_mark(scene, number) for number in marks]
    hold = table.hold
    if hold is not None:
        ops_ += _fits(table, scene, shown)
        if hold.at >= 0:
            ops_.append(Group(outline(hold.placement, shift, "select", 6.0), "held"))
            ops_.append(selected_ring(scene, number_of(hold.hex)))
    return scene.with_overlay(*ops_)


def _space_name(state: LayoutEditorState, space: Space) -> str:
    if not space.tile:
        return state.say("layout-gap", terrain=space.terrain)
    name, hold = state.tile_name(space.tile), state.table.hold
    if hold is not None and hold.placement.tile == space.tile:
        name = state.say("layout-held-name", name=name)
    if space.terrain == Terrain.CITY:
        return name
    if space.terrain in (Terrain.WATER, Terrain.ISLAND):
        return state.say(f"layout-{space.terrain}", color=Color(space.color), name=name)
    return state.say("layout-space", terrain=space.terrain, name=name)


def name_of(tile: str) -> str:
    """Return the text on a tile; none on a city tile, which is recognized by its town."""
    return "" if tile.startswith("C-") else tile


def kinds_of(layout: Layout) -> dict[Hex, tuple[SpaceKind, str]]:
    """Return the kind and the tile of every hex; the uppermost of overlapping ones.

    Enclosed gaps are shallows without a tile ("").
    """
    kinds: dict[Hex, tuple[SpaceKind, str]] = {}
    for placement in layout.tiles:
        cells = tiles()[placement.tile].cells
        for hex_, cell in zip(placement.hexes(), cells, strict=True):
            kinds[hex_] = cell.kind, placement.tile
    if kinds:
        kinds |= dict.fromkeys(enclosed_gaps(tuple(kinds)), (_GAP, ""))
    return kinds


def tile_shapes(placement: Placement, shift: Point, name: str) -> tuple[Shape, ...]:
    """Return the outline of a tile, with its name if it has one."""
    border = outline(placement, shift, "ink", 2.6)
    if not name:
        return border
    x, y = _middle(placement.hexes())
    x, y = x + shift[0], y + shift[1]
    half = 0.11 * SIZE * max(0, len(name) - 1)
    height = 0.4 * SIZE
    return (
        *border,
        Line(((x - half, y), (x + half, y)), "ink", height + 2.4),
        Line(((x - half, y), (x + half, y)), "paper", height),
        Text(x, y, name, 0.34 * SIZE, "ink", True),
    )


def tile_picture(placement: Placement, theme: str, width: float) -> str:
    """Return a small picture of one placed tile in HTML."""
    hexes = placement.hexes()
    points = [point for hex_ in hexes for point in corners(hex_, SIZE)]
    west, north = min(x for x, _ in points), min(y for _, y in points)
    wide = max(x for x, _ in points) - west + 8
    tall = max(y for _, y in points) - north + 8
    shift = (4 - west, 4 - north)
    shapes: tuple[Shape, ...] = ()
    for hex_, cell in zip(hexes, tiles()[placement.tile].cells, strict=True):
        x, y = center(hex_, SIZE)
        shapes += space_shapes(Space(0, hex_, *cell.kind), x + shift[0], y + shift[1])
    shapes += outline(placement, shift, "ink", 3.0)
    return svg.picture(shapes, width=wide, height=tall, scale=width / wide, theme=theme)


def outline(placement: Placement, shift: Point, stroke: str, width: float) -> tuple[Polygon, ...]:
    """Return the border of a tile; a ring of hexes would have two."""
    own = set(placement.hexes())
    follows: dict[Point, Point] = {}
    for hex_ in placement.hexes():
        points = [(round(x, 3), round(y, 3)) for x, y in corners(hex_, SIZE)]
        for side, other in enumerate(neighbors(hex_), start=1):
            if other not in own:
                follows[points[side % 6]] = points[(side + 1) % 6]
    loops = []
    while follows:
        start = point = next(iter(follows))
        loop = []
        while point in follows:
            loop.append((point[0] + shift[0], point[1] + shift[1]))
            point = follows.pop(point)
        assert point == start, "the border of a tile is closed"
        loops.append(Polygon(tuple(loop), "", stroke, width))
    return tuple(loops)


def _middle(hexes: Sequence[Hex]) -> Point:
    """Return the corner between three hexes of a tile that is nearest to its middle."""
    meeting: dict[Point, int] = {}
    for hex_ in hexes:
        for x, y in corners(hex_, SIZE):
            point = (round(x, 3), round(y, 3))
            meeting[point] = meeting.get(point, 0) + 1
    x0 = sum(center(hex_, SIZE)[0] for hex_ in hexes) / len(hexes)
    y0 = sum(center(hex_, SIZE)[1] for hex_ in hexes) / len(hexes)
    inner = [point for point, count in meeting.items() if count == 3]
    return min(inner, key=lambda point: (point[0] - x0) ** 2 + (point[1] - y0) ** 2)


def _empty(x: float, y: float) -> tuple[Shape, ...]:
    points = tuple((x + 0.97 * px, y + 0.97 * py) for px, py in corners((0, 0), SIZE))
    return (Polygon(points, "paper", "hatch", 0.9),)


def _fits(table: TileTable, scene: Scene, shown: set[int]) -> list[Op]:
    """Yield a dot on every place where the held tile fits."""
    dots: list[Shape] = []
    for hex_ in fitting(table):
        number = number_of(hex_)
        if number in shown:
            at = scene.group(number)
            dots.append(Circle(at.x, at.y, 0.2 * SIZE, "select", "paper", 2.0))
    return [Group(tuple(dots), "fits")] if dots else []
