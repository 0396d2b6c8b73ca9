"""Marks that a page draws on its own: each is drawn once here, around (0, 0), and moved there.

So a page knows nothing of how marks look, and what it draws at once looks as what it is sent.
"""

from collections.abc import Sequence
from typing import Final

from msgspec.structs import replace

from oracle_nb.render.highlights import reach_mark, region_outline, route_line, selected_ring
from oracle_nb.render.scene import Group, Point, Scene, moved, outline
from oracle_nb.render.svg import fragment

FAR: Final = 1000.0
"""The length of the route among the marks; ``choosing.js`` bends it."""
_MOST_LETTERS: Final = 2
"""Maximum length of a price."""


def places(scene: Scene) -> list[float]:
    """Return the spaces on which the marks fit: number, x and y of each, in a row."""
    standard = _standard(scene)
    return [
        number
        for space in scene.spaces
        if _shape(space) == standard
        for number in (space.space, round(space.x, 1), round(space.y, 1))
    ]


def stamps(scene: Scene, theme: str) -> dict[str, str]:
    """Return the marks of a scene by their names.

    "reach", "reach1" and "reach2" are the rings of spaces within reach, without a price and with
    one of 1 or 2 letters; "selected", "region" and "route" are those of `render.highlights`.
    """
    first = next(iter(scene.spaces), None)
    if first is None or not outline(first):
        return {}
    here = _placed(first, 0, 0.0)
    pair = Scene(1.0, 1.0, base=(here, _placed(first, 1, FAR)))
    marks = {
        "reach" + (str(n) if n else ""): reach_mark(pair, 0, n * "0")
        for n in range(_MOST_LETTERS + 1)
    }
    marks["selected"] = selected_ring(pair, 0)
    marks["region"] = region_outline(pair, (0,))
    marks["route"] = route_line(pair, (0, 1))
    return {name: str(fragment(mark, theme)) for name, mark in marks.items()}


def _placed(space: Group, number: int, x: float) -> Group:
    """Return a space in a row, without what is drawn in it."""
    at = moved(replace(space, ops=space.ops[:1]), x - space.x, -space.y)
    assert isinstance(at, Group)
    return replace(at, space=number, name="")


def _standard(scene: Scene) -> Sequence[Point]:
    """Return the shape of the first space: that of nearly all."""
    first = next(iter(scene.spaces), None)
    return () if first is None else _shape(first)


def _shape(space: Group) -> tuple[Point, ...]:
    return tuple((round(x - space.x, 1), round(y - space.y, 1)) for x, y in outline(space))
