"""Boards as GraphML files, written and read through networkx."""

import re
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

from oracle_nb.core.arguments import is_whole
from oracle_nb.core.hexgrid import Hex
from oracle_nb.delphi.board.faults import MOST_SPACES
from oracle_nb.delphi.board.layout import Layout, LayoutFormatError
from oracle_nb.delphi.board.tiles import Placement, Terrain, Tile, read_kind, tiles
from oracle_nb.delphi.pieces import COLORS_OF, Color

if TYPE_CHECKING:
    from oracle_nb.delphi.board.board import Board
from oracle_nb.delphi.board.space import Space

_LONGEST: Final = 400_000
"""Maximum number of characters in a file."""
_WORDS: Final = {
    Terrain.WATER: "w",
    Terrain.MARKED: "monster2",
}
"""The codes of kinds of spaces that differ from the names of their terrains."""


def to_graphml(board: "Board") -> str:
    """Return the whole board as GraphML.

    Nodes have the names of the spaces ("D7") and ``q``, ``r``, ``code`` (the kind of space, as
    ``read_kind`` reads it), ``kind`` (its terrain), ``color`` ("" for none), ``tile`` ("" for none)
    and, where they are drawn, ``x`` and ``y`` (upwards); edges have ``kind`` as in ``board.graph``.
    """
    import networkx as nx

    graph: nx.Graph[Any] = nx.Graph()
    for space in board.spaces:
        node = board.graph.nodes[space.hex]
        graph.add_node(
            space.name,
            q=space.hex[0],
            r=space.hex[1],
            code=_code(space),
            kind=node["kind"],
            color=node["color"] or "",
            tile=space.tile,
            x=round(node["pos"][0], 6),
            y=round(node["pos"][1], 6),
        )
    names = board.graph.nodes(data="name")
    for a, b, facts in board.graph.edges(data=True):
        graph.add_edge(names[a], names[b], kind=facts["kind"])
    return "\n".join(nx.generate_graphml(graph))


def from_graphml(text: str) -> Layout:
    """Return the layout of a board in GraphML: its tiles if every node names one, else its hexes.

    Every node needs ``q``, ``r`` and ``code`` as ``to_graphml`` writes them; edges don't matter,
    because adjacency follows from the coordinates. Enclosed gaps, which no tile covers, are left
    out. The layout may have faults (``Layout.faults``).

    Raises LayoutFormatError that names every node that is wrong.
    """
    cells = _cells(text)
    hexes: dict[str, dict[Hex, str]] = {}
    for hex_, (code, tile) in cells.items():
        if tile:
            hexes.setdefault(tile, {})[hex_] = code
    if not hexes:
        return Layout(hexes=tuple((q, r, code) for (q, r), (code, _) in cells.items()))
    wrong = [
        f"{hex_} lies on no tile"
        for hex_, (code, tile) in cells.items()
        if not tile and code != "shallow"
    ]
    placements = []
    for name, kinds in hexes.items():
        try:
            placements.append(_placement(name, kinds))
        except LayoutFormatError as error:
            wrong.append(str(error))
    _refuse(wrong)
    return Layout(tuple(placements))


def _cells(text: str) -> dict[Hex, tuple[str, str]]:
    """Return the code and the tile of every node, by its hex."""
    nodes = _nodes(text)
    wrong = []
    cells: dict[Hex, tuple[str, str]] = {}
    for name, facts in nodes.items():
        q, r, code, tile = (facts.get(key, "") for key in ("q", "r", "code", "tile"))
        if not (is_whole(q) and is_whole(r)):
            wrong.append(f"node {name!r:.40}: q and r are not two integers")
            continue
        try:
            read_kind(str(code))
        except ValueError as error:
            wrong.append(f"node {name!r:.40}: {error}")
        if (q, r) in cells:
            wrong.append(f"node {name!r:.40}: ({q}, {r}) is taken")
        cells[q, r] = str(code), str(tile)
    _refuse(wrong)
    return cells


def _nodes(text: str) -> Mapping[Any, Mapping[str, Any]]:
    import networkx as nx

    if len(text) > _LONGEST:
        raise LayoutFormatError(f"a layout has at most {_LONGEST} characters, got {len(text)}")
    if re.search(r"<!(DOCTYPE|ENTITY)", text, re.IGNORECASE):
        raise LayoutFormatError(
            "the GraphML of a layout can't define entities (<!DOCTYPE>, <!ENTITY>)"
        )
    try:
        graph = nx.parse_graphml(text)
    except Exception as error:  # noqa: BLE001 - whatever a parser says of a foreign file
        reason = f"{type(error).__name__}: {error}"
        raise LayoutFormatError(f"the GraphML of a layout is needed: {reason:.200}") from None
    if len(graph) > MOST_SPACES:
        raise LayoutFormatError(f"{len(graph)} spaces are too many: a board has {MOST_SPACES}")
    if not graph:
        raise LayoutFormatError(
            "the graph of a layout needs nodes, one for each space; it has none"
        )
    return dict(graph.nodes(data=True))


def _placement(name: str, kinds: Mapping[Hex, str]) -> Placement:
    """Return the placement of a tile, given the kinds of the hexes it covers."""
    tile = tiles().get(name)
    if tile is None:
        raise LayoutFormatError(f"there is no tile {name!r:.40}")
    read = {hex_: read_kind(code) for hex_, code in kinds.items()}
    for flipped in (False, True):
        for turns in range(6):
            placement = _moved(tile, flipped, turns, min(kinds))
            there = zip(placement.hexes(), tile.cells, strict=True)
            if {hex_: cell.kind for hex_, cell in there} == read:
                return placement
    raise LayoutFormatError(f"the spaces of tile {name} don't lie as on the tile")


def _moved(tile: Tile, flipped: bool, turns: int, corner: Hex) -> Placement:
    """Return a turned tile with its first hex in a corner."""
    q, r = min(Placement(tile.id, flipped, turns).hexes())
    return Placement(tile.id, flipped, turns, corner[0] - q, corner[1] - r)


def _code(space: "Space") -> str:
    """Return the code of the kind of a space, as ``read_kind`` reads it."""
    word = _WORDS.get(space.terrain, str(space.terrain))
    if space.sites:
        return f"{word}:{','.join(str(Color(color)) for color in COLORS_OF[space.sites])}"
    return f"{word}:{Color(space.color)}" if space.color >= 0 else word


def _refuse(wrong: list[str]) -> None:
    if wrong:
        more = f"; and {len(wrong) - 20} more" if len(wrong) > 20 else ""
        raise LayoutFormatError(f"the graph isn't a layout: {'; '.join(wrong[:20])}{more}")
