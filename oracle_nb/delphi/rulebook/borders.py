"""The borders of tiles, as lines on the scene of a board."""

from oracle_nb.core.hexgrid import neighbors
from oracle_nb.delphi.board import Board
from oracle_nb.render.scene import Group, Line, Scene, outline


def tile_borders(board: Board, scene: Scene) -> tuple[Group, ...]:
    """Return the edges of each space where its tile ends; none for gaps and boards of hexes."""
    tiles = {space.hex: space.tile for space in board.spaces}
    groups = []
    for space in board.spaces:
        at = scene.group(space.index)
        corners = outline(at)
        # Corners go clockwise from the top, neighbors from the east: edge 0 is between 1 and 2.
        edges = tuple(
            Line((corners[(way + 1) % 6], corners[(way + 2) % 6]), "select", 3.6)
            for way, other in enumerate(neighbors(space.hex))
            if space.tile and tiles.get(other, "") != space.tile
        )
        if edges:
            groups.append(Group(edges, space=space.index, name=at.name, x=at.x, y=at.y))
    return tuple(groups)
