"""Layers of a board as SVG elements in a page, which is sent only those that differ."""

from collections.abc import Iterable, Sequence
from typing import Any, Final, TypeAlias

from oracle_nb.render.scene import Op
from oracle_nb.render.svg import LayerWriter

Runs: TypeAlias = list[str | list[int]]
"""New elements, and ranges (start, end) of elements that stay."""


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

    def changes(self) -> list[list[Any]]:
        """Return the names of the layers that differ since last time, and the runs of each."""
        changed: list[list[Any]] = []
        for name, elements in self._drawn.items():
            before = self._elements[name]
            if before != elements:
                self._elements[name] = elements
                changed.append([name, runs(before, elements)])
        self._drawn.clear()
        return changed

    def text(self, name: str) -> str:
        """Return a layer as SVG: "base", "pieces" or "overlay"."""
        return "".join(self._elements[name])

    def whole(self) -> list[list[Any]]:
        """Return all layers with all elements."""
        return [[name, list(elements)] for name, elements in self._elements.items()]


def runs(before: Sequence[str], after: Sequence[str]) -> Runs:
    """Return a list of elements as new ones and ranges of another list, each used at most once."""
    places: dict[str, list[int]] = {}
    for place in reversed(range(len(before))):
        places.setdefault(before[place], []).append(place)
    result: Runs = []
    for element in after:
        known = places.get(element)
        if not known:
            result.append(element)
            continue
        place = known.pop()
        last = result[-1] if result else None
        if isinstance(last, list) and last[1] == place:
            last[1] = place + 1
        else:
            result.append([place, place + 1])
    return result
