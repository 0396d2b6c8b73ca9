"""All highlights of a board, each on its own space, for legends."""

from typing import Final

from oracle_nb.delphi.board import Space, Terrain
from oracle_nb.delphi.pieces import Color
from oracle_nb.delphi.ui.shapes import SHIP_OF, SIZE, space_shapes
from oracle_nb.render.highlights import (
    ahead_mark,
    cursor_ring,
    ends_mark,
    look_mark,
    reach_mark,
    refused_mark,
    route_line,
    selected_ring,
)
from oracle_nb.render.previews import Preview, carry_line, preview_mark
from oracle_nb.render.scene import Group, Op, Scene

_BLUE: Final = Color.BLUE
_FAR: Final = 1.16 * SIZE
"""Half the width of a space with margins for the marks around it."""


def marks() -> dict[str, Scene]:
    """Return a space of water with each of the marks."""
    space = Space(0, (0, 0), Terrain.WATER, int(_BLUE), 0)
    group = Group(space_shapes(space, _FAR, _FAR), space=0, name="A1", x=_FAR, y=_FAR)
    below = Group((), space=1, x=6, y=_FAR + 22)
    above = Group((), space=2, x=2 * _FAR - 6, y=_FAR - 18)
    scene = Scene(2 * _FAR, 2 * _FAR, base=(group, below, above))
    colors = str(_BLUE), f"on-{_BLUE}"
    drawn: dict[str, tuple[Op, ...]] = {
        "reach": (reach_mark(scene, 0, "2"),),
        "ahead": (ahead_mark(scene, 1, 0),),
        "selected": (selected_ring(scene, 0),),
        "route": (route_line(scene, (1, 0, 2)),),
        "plan": (preview_mark(scene, Preview(0, "", SHIP_OF[_BLUE], *colors)),),
        "turn": (preview_mark(scene, Preview(0, "")),),
        "carry": (carry_line(scene, 1, 2),),
        "from": (ends_mark(scene, 0, True),),
        "to": (ends_mark(scene, 0, False),),
        "look": (look_mark(scene, 0),),
        "refused": (refused_mark(scene, 0),),
        "cursor": (cursor_ring(scene, 0),),
    }
    return {
        name: Scene(scene.width, scene.height, base=(group,), overlay=mark)
        for name, mark in drawn.items()
    }
