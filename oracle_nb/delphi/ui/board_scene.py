"""Scenes of boards and positions, with the names and codes of all pieces.

`oracle_nb.delphi.ui.shapes` has the shapes. Texts come from the caller: without them spaces and
pieces have plain English names.
"""

from collections.abc import Mapping, Sequence
from math import sqrt
from typing import Final

from msgspec.structs import replace

from oracle_nb.core.caching import owner_cache
from oracle_nb.core.hexgrid import center, corners
from oracle_nb.delphi.board import Board, Space, Terrain
from oracle_nb.delphi.model.position import UNKNOWN, Position
from oracle_nb.delphi.pieces import COLORS_OF, TILE_COLOR, TILE_LETTER, Color
from oracle_nb.delphi.ui.shapes import (
    SHIP_OF,
    SHIPS,
    SIZE,
    PieceShape,
    movable,
    piece_shapes,
    space_shapes,
)
from oracle_nb.render.scene import Group, Line, Point, Scene, Text

_NAME_SIZE: Final = 0.33 * SIZE
"""Height of the font of names: 9 pixels where a whole board is in a window of 1280 x 900."""
_MARGIN: Final = 0.35 * SIZE
_SHORE: Final = (("surf", 0.55 * SIZE), ("ocean", 0.3 * SIZE))
"""The paint and width of the edge of the sea, the lowest first."""

LETTER_CODE: Final = ("Ps", "Ph", "Si", "Om")
COLOR_CODE: Final = ("p", "b", "y", "g", "r", "k")
"""The letters of colors in a text map; k is black, as b is blue."""

_TERRAIN_CODE: Final = {
    Terrain.WATER: "~",
    Terrain.ISLAND: "=",
    Terrain.MONSTER: "m",
    Terrain.MARKED: "mm",
    Terrain.OFFERING: "o",
    Terrain.TEMPLE: "t",
    Terrain.STATUE: "s",
    Terrain.CITY: "#",
    Terrain.SHALLOW: "..",
    Terrain.ZEUS: "ZEUS",
}


def contents(
    board: Board, position: Position, ships: Sequence[int], seat: int | None = None
) -> dict[int, tuple[PieceShape, ...]]:
    """Return the pieces on every space that isn't empty, by number of the space, rising.

    ``ships`` are the players' ship colors. The ship of the player in ``seat`` is an ``own-ship``.
    Island tiles that only this player has looked at are ``looked-at``; without a seat they are face
    down. ``seen-by`` are the others who have looked at a face-down tile, which everybody knows.
    Raises ValueError if ships, seat and position
    don't fit together.
    """
    _check_seats(position, ships, seat)
    result: dict[int, list[PieceShape]] = {}

    def lay(space: int, *pieces: PieceShape) -> None:
        if pieces:
            result.setdefault(space, []).extend(pieces)

    seen = 0 if seat is None else position.players[seat].seen
    for slot, space in enumerate(board.islands):
        lay(space, *_island_tile(position, slot, seen))
        if not position.face_up >> slot & 1:
            lay(space, *_seers(position, slot, ships, seat))
    for kind, spaces, masks in (
        ("monster", board.monsters, position.monsters),
        ("offering", board.offerings, position.offerings),
        ("statue", board.statues, position.sites),
    ):
        for space, mask in zip(spaces, masks, strict=True):
            lay(space, *(PieceShape(kind, color) for color in COLORS_OF[mask]))
    for space, color in zip(board.temples, position.temples, strict=True):
        lay(space, PieceShape("temple", color))
    for color, space in enumerate(board.cities):
        if space >= 0:
            lay(space, *[PieceShape("statue", color)] * position.statues[color])
    for other, (player, color) in enumerate(zip(position.players, ships, strict=True)):
        if player.ship >= 0 and other != seat:
            lay(player.ship, PieceShape("ship", int(color)))
    if seat is not None and position.players[seat].ship >= 0:
        # In front of the others.
        lay(position.players[seat].ship, PieceShape("own-ship", int(ships[seat])))
    return {space: tuple(result[space]) for space in sorted(result)}


def _check_seats(position: Position, ships: Sequence[int], seat: int | None) -> None:
    """Raise ValueError if ships or seat don't fit the position."""
    if len(ships) != len(position.players) or any(color not in SHIP_OF for color in ships):
        raise ValueError(f"{len(position.players)} ship colors are needed, not {tuple(ships)}")
    if seat is not None and not 0 <= seat < len(position.players):
        raise ValueError(f"there is no seat {seat}; seats are 0 to {len(position.players) - 1}")


def _seers(
    position: Position, slot: int, ships: Sequence[int], seat: int | None
) -> tuple[PieceShape, ...]:
    """Return who besides the player in ``seat`` has looked at the tile of a slot."""
    return tuple(
        PieceShape("seen-by", int(color))
        for other, (player, color) in enumerate(zip(position.players, ships, strict=True))
        if other != seat and player.seen >> slot & 1
    )


def _island_tile(position: Position, slot: int, seen: int) -> tuple[PieceShape, ...]:
    """Return the tile on the island of a slot, for one who has looked at the tiles ``seen``."""
    tile, bit = position.tiles[slot], 1 << slot
    if tile == UNKNOWN or not (position.face_up | seen) & bit:
        return (PieceShape("face-down"),)
    color, letter = TILE_COLOR[tile], TILE_LETTER[tile]
    if not position.face_up & bit:
        return (PieceShape("looked-at", color, letter),)
    shrine = (PieceShape("shrine", color),) if position.shrines & bit else ()
    return (PieceShape("face-up", color, letter), *shrine)


def draw_board(board: Board, titles: Mapping[int, str] | None = None) -> Scene:
    """Return the scene of an empty board.

    ``titles`` names spaces in words, by number; those that are missing are named in English.
    """
    if titles is None:
        return _plain_board(board)
    scene = _plain_board(board)
    base = tuple(
        replace(op, title=titles[op.space]) if isinstance(op, Group) and op.space in titles else op
        for op in scene.base
    )
    return replace(scene, base=base)


def draw_position(
    board: Board,
    position: Position,
    ships: Sequence[int],
    *,
    seat: int | None = None,
    titles: Mapping[int, str] | None = None,
    piece_titles: Mapping[int, str] | None = None,
    title: str = "",
    description: str = "",
) -> Scene:
    """Return the scene of a position.

    ``ships`` are the players' ship colors in turn order. With a ``seat``, the island tiles that its
    player has looked at are shown as only they may see them; everything else is public. ``titles``
    has the names of spaces and ``piece_titles`` those of their pieces, by number of the space.
    """
    scene = draw_board(board, titles)
    groups = []
    for space, pieces in contents(board, position, ships, seat).items():
        texts = (piece_titles or {}).get(space)
        words = texts if texts is not None else _listed(pieces)
        groups.append(_on_space(board.spaces[space], scene.group(space), pieces, words))
    return replace(
        scene,
        pieces=tuple(groups),
        title=title or scene.title,
        description=description or scene.description,
    )


def space_title(space: Space) -> str:
    """Return a space in plain English, such as "D7, blue water"."""
    color = str(Color(space.color)) if space.color >= 0 else ""
    sites = ", ".join(str(Color(c)) for c in COLORS_OF[space.sites])
    what = {
        Terrain.WATER: f"{color} water",
        Terrain.ISLAND: f"island with a {color} border",
        Terrain.MONSTER: "monster island",
        Terrain.MARKED: "monster island (marked: starts with 2 monsters)",
        Terrain.OFFERING: "offering island",
        Terrain.TEMPLE: "temple island",
        Terrain.STATUE: f"statue island with sites for {sites}",
        Terrain.CITY: f"{color} city",
        Terrain.SHALLOW: "shallows",
        Terrain.ZEUS: "Zeus's space",
    }[space.terrain]
    return f"{space.name}, {what}"


def _listed(pieces: Sequence[PieceShape]) -> str:
    """Pieces in plain English, such as "3 red statues"."""
    counts: dict[str, int] = {}
    for piece in pieces:
        counts[str(piece)] = counts.get(str(piece), 0) + 1
    return ", ".join(f"{n} {piece}s" if n > 1 else piece for piece, n in counts.items())


@owner_cache
def _plain_board(board: Board) -> Scene:
    points = [p for space in board.spaces for p in corners(space.hex, SIZE)]
    west, north = min(x for x, _ in points), min(y for _, y in points)
    east, south = max(x for x, _ in points), max(y for _, y in points)
    shift = (_MARGIN - west, _MARGIN - north)
    return Scene(
        width=round(east - west + 2 * _MARGIN, 2),
        height=round(south - north + 2 * _MARGIN, 2),
        base=(
            *_shores(board, shift),
            *(_space(space, shift) for space in board.spaces),
        ),
        title="The board",
        description=f"A sea of {len(board.spaces)} spaces.",
        pitch=sqrt(3) * SIZE,
        legend=_LEGEND,
    )


def _shores(board: Board, shift: Point) -> tuple[Line, ...]:
    """Return the edges of the sea and of the gaps in it, which the spaces cover half."""
    edges: set[tuple[Point, Point]] = set()
    for space in board.spaces:
        points = [
            (round(x + shift[0], 1), round(y + shift[1], 1)) for x, y in corners(space.hex, SIZE)
        ]
        edges ^= {*zip(points, (*points[1:], points[0]), strict=True)}
    # Neighbors have their edge in both directions. At no corner do two edges of the sea begin.
    after = dict(edge for edge in edges if edge[::-1] not in edges)
    loops = []
    while after:
        loop = [min(after)]
        while loop[-1] in after:
            loop.append(after.pop(loop[-1]))
        loops.append(tuple(loop))
    return tuple(Line(loop, *paint) for paint in _SHORE for loop in loops)


def _space(space: Space, shift: Point) -> Group:
    x, y = center(space.hex, SIZE)
    x, y = x + shift[0], y + shift[1]
    ops = space_shapes(space, x, y)
    if space.terrain != Terrain.SHALLOW:
        # Rings around spaces within reach don't cross it, except where a tile needs the room.
        up = 0.64 if space.terrain == Terrain.WATER else 0.75
        ops += (Text(x, y - up * SIZE, space.name, _NAME_SIZE, "sea-name"),)
    color = COLOR_CODE[space.color] if space.color >= 0 else ""
    sites = "\n" + _sites_code(space, 0) if space.sites else ""
    return Group(
        ops=ops,
        id=f"space-{space.name}",
        title=space_title(space),
        space=space.index,
        name=space.name,
        x=x,
        y=y,
        code=_TERRAIN_CODE[space.terrain] + color + sites,
        tone=str(Color(space.color)) if space.color >= 0 else "muted",
    )


def _on_space(space: Space, at: Group, pieces: Sequence[PieceShape], title: str) -> Group:
    colors = (piece.color for piece in pieces if piece.kind != "seen-by")
    shapes = piece_shapes(space, at.x, at.y, pieces)
    return Group(
        ops=shapes,
        id=f"on-{space.name}",
        title=title,
        space=space.index,
        name=space.name,
        x=at.x,
        y=at.y,
        code=_code(space, pieces),
        tone=next((str(Color(color)) for color in colors if color >= 0), "ink"),
        movable=movable(pieces, len(shapes)),
    )


def _sites_code(space: Space, filled: int) -> str:
    """Return the code of a statue island: small letters are free sites, capitals are used."""
    return "".join(
        COLOR_CODE[c].upper() if filled >> c & 1 else COLOR_CODE[c] for c in COLORS_OF[space.sites]
    )


def _code(space: Space, pieces: Sequence[PieceShape]) -> str:
    """Return the code of the pieces on a space for a text map, at most 5 characters."""
    if space.terrain == Terrain.STATUE:
        return _sites_code(space, sum(1 << piece.color for piece in pieces))
    code = ""
    for piece in pieces:
        color = COLOR_CODE[piece.color] if piece.color >= 0 else ""
        if piece.kind in SHIPS:
            code += color.upper()
        elif piece.kind == "shrine":
            code += "^"
        elif piece.kind == "face-down":
            code += "?"
        elif piece.kind == "seen-by":
            continue
        elif piece.letter >= 0:
            code += color + LETTER_CODE[piece.letter] + ("?" if piece.kind == "looked-at" else "")
        else:
            code += color
    return code


_LEGEND: Final = (
    ("~b =b #b", "water, an island's border or a city, with its color"),
    ("pbygrk", "pink, blue, yellow, green, red, black"),
    (
        "m mm o t",
        "monster island, marked monster island, offering island, temple island; their colors below",
    ),
    ("s", "statue island; its sites below, with a capital letter where a statue has been raised"),
    (".. ZEUS", "shallows, Zeus's space"),
    ("RYGB", "the players' ships"),
    (
        "? bPs^",
        "island tile: face down; blue with the letter Psi (Ph, Si, Om); with a shrine on it",
    ),
    ("*2 < x", "reachable, with its cost; chosen; not allowed"),
)
"""The meanings of the codes of a text map."""
