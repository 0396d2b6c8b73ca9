"""Layers of a board as SVG elements in a page, which is sent only those that differ."""

import re
from collections.abc import Iterable, Mapping, Sequence
from types import MappingProxyType
from typing import Any, Final, TypeAlias

from oracle_nb.render.scene import Op
from oracle_nb.render.svg import LayerWriter
from oracle_nb.render.text_changes import change

Runs: TypeAlias = list[str | list[Any]]
"""New elements, and ranges (start, end) of elements that stay.

A mark at the place of a space is the pair of its number, below 0 (-1 for the first), and the space.
Another new element may be a longer list: the number of an element of before, -1 for the one that
was just described, and what makes the new one of it (`oracle_nb.render.text_changes`).
"""
_NAME: Final = re.compile(r'<g id="[^"]*"')
_MARK: Final = re.compile(
    r'<g data-space="(\d+)"><use href="#o-mark-(\d+)" x="([\d.]+)" y="([\d.]+)"/></g>'
)
_RANGE: Final = 2
"""The length of a range in `Runs`."""
_LEAST_CHANGED: Final = 50
"""Minimum length of an element that may be sent as a change, in characters."""


class SvgLayers:
    """The SVG elements of a board's layers, as a page has them; ids are those of one board.

    Parameters
    ----------
    names
        The names of the layers, the lowest first.
    titles
        Whether elements say in words what they show.
    """

    def __init__(self, names: Sequence[str], *, titles: bool = True) -> None:
        self._titles: Final = titles
        self._elements: Final[dict[str, list[str]]] = {name: [] for name in names}
        self._drawn: Final[dict[str, list[str]]] = {}
        self._writers: Final[dict[str, tuple[str, LayerWriter]]] = {}

    def draw(self, name: str, ops: Iterable[Op], theme: str) -> None:
        """Draw a layer anew; a page is sent it with the next changes."""
        writer = self._writers.get(name)
        if writer is None or writer[0] != theme:
            # Highlights are few marks on many spaces; of pieces nearly all differ.
            layer = LayerWriter(theme, f"{name[0]}-", titles=self._titles, alike=name == "overlay")
            writer = self._writers[name] = (theme, layer)
        self._drawn[name] = writer[1].elements(ops)

    def forget(self) -> None:
        """Forget what was drawn since the last changes."""
        self._drawn.clear()

    def changes(self, places: Sequence[float] = ()) -> list[list[Any]]:
        """Return the names of the layers that differ since last time, and the runs of each.

        ``places`` are those of the spaces that a page knows: number, x and y of each, in a row.
        """
        spots = dict(zip(places[::3], zip(places[1::3], places[2::3], strict=True), strict=True))
        changed: list[list[Any]] = []
        for name, elements in self._drawn.items():
            before = self._elements[name]
            if before != elements:
                self._elements[name] = elements
                changed.append([name, runs(before, elements, spots)])
        self._drawn.clear()
        return changed

    def text(self, name: str) -> str:
        """Return a layer as SVG: "base", "pieces" or "overlay"."""
        return "".join(self._elements[name])

    def whole(self) -> list[list[Any]]:
        """Return all layers with all elements."""
        return [[name, list(elements)] for name, elements in self._elements.items()]


def runs(
    before: Sequence[str],
    after: Sequence[str],
    spots: Mapping[float, tuple[float, float]] = MappingProxyType({}),
) -> Runs:
    """Return a list of elements as new ones and ranges of another list, each used at most once.

    ``spots`` are the places of spaces that a page knows.
    """
    places: dict[str, list[int]] = {}
    for place in reversed(range(len(before))):
        places.setdefault(before[place], []).append(place)
    named = {name[0]: place for place, text in enumerate(before) if (name := _NAME.match(text))}
    result: Runs = []
    last = ""
    for element in after:
        known = places.get(element)
        if not known:
            mark = _MARK.fullmatch(element)
            if mark and spots.get(int(mark[1])) == (float(mark[3]), float(mark[4])):
                result.append([-1 - int(mark[2]), int(mark[1])])
                continue
            result.append(_shortened(element, before, named, last))
            last = element
            continue
        place = known.pop()
        end = result[-1] if result else None
        if isinstance(end, list) and len(end) == _RANGE and end[0] >= 0 and end[1] == place:
            end[1] = place + 1
        else:
            result.append([place, place + 1])
    return result


def _shortened(
    element: str, before: Sequence[str], named: Mapping[str, int], last: str
) -> str | list[Any]:
    """Return a new element as a change of the one with its name, or of the last one, if shorter."""
    name = _NAME.match(element)
    place = named.get(name[0], -1) if name else -1
    like = last if place < 0 else before[place]
    if not like or len(element) < _LEAST_CHANGED:
        return element
    made = [place, *change(like, element)]
    shorter = len(made) > _RANGE and sum(map(len, map(str, made))) + 2 * len(made) < len(element)
    return made if shorter else element
