"""A scene as text: a map of two-line cells for a terminal, and a list of spaces in words."""

from collections.abc import Iterable, Iterator, Sequence

from oracle_nb.render.palette import palette
from oracle_nb.render.scene import Group, Op, Polygon, Scene

_CELL = 6
"""Characters from one cell to the next in a row; neighboring rows are shifted by half of it."""


def to_text(scene: Scene, *, color: bool = False, theme: str = "light", legend: bool = True) -> str:
    """Return the scene as a map in a monospaced font, two lines for each row of spaces.

    The first line of a cell has the name of the space and the code of what it is, the second what
    lies on it, with marks of the top layer. If most codes are too long for the first line, they
    begin the second one. With ``color`` the cells are painted with ANSI escape sequences in the
    colors of the theme. The legend, if wanted, follows below.
    A scene without a pitch has no map: its spaces are listed in words.
    """
    if scene.pitch <= 0 or not scene.spaces:
        return to_list(scene)
    rows: dict[float, list[Group]] = {}
    for group in scene.spaces:
        rows.setdefault(round(group.y, 1), []).append(group)
    west = min(group.x for group in scene.spaces)
    below = {**_codes(scene.pieces)}
    marks = _codes(scene.overlay)
    paint = _Paint(theme) if color else None
    stacked = _too_long(scene.spaces)
    cell = max(len(group.name) for group in scene.spaces) + 1 if stacked else _CELL
    lines = [scene.title, ""] if scene.title else []
    for y in sorted(rows):
        upper, lower = _Row(paint, cell, stacked), _Row(paint, cell, stacked)
        for group in sorted(rows[y], key=lambda g: g.x):
            column = round((group.x - west) / scene.pitch * 2) * cell // 2
            what, _, inside = group.code.partition("\n")
            below_text = below.get(group.space, inside) + marks.get(group.space, "")
            upper.put(column, group.name, "" if stacked else what, group)
            # Next to long codes there is no room for what the space is.
            first = what if stacked and len(what) + len(below_text) < cell else ""
            lower.put(column, first, below_text, group)
        lines += [str(upper), str(lower)]
    if legend and scene.legend:
        wide = max(len(code) for code, _ in scene.legend)
        lines += ["", *(f"{code:<{wide}}  {meaning}" for code, meaning in scene.legend)]
    return "\n".join(line.rstrip() for line in lines) + "\n"


def _too_long(spaces: Sequence[Group]) -> bool:
    """Return whether most cells have no room for both the name and the code in their first line."""
    long = sum(len(group.name) + len(group.code.partition("\n")[0]) >= _CELL for group in spaces)
    return 2 * long > len(spaces)


def to_list(scene: Scene, *, empty: bool = True) -> str:
    """Return every space in words, one line each: its kind, its pieces, its highlights.

    With ``empty`` false, only spaces with pieces or highlights.
    """
    texts: dict[int, list[str]] = {}
    for group in _groups((*scene.pieces, *scene.overlay)):
        if group.title:
            texts.setdefault(group.space, []).append(group.title)
    lines = [scene.title] if scene.title else []
    lines += [
        "; ".join((group.title or group.name, *texts.get(group.space, ())))
        for group in scene.spaces
        if empty or group.space in texts
    ]
    return "\n".join(lines) + "\n"


def _groups(ops: Iterable[Op]) -> Iterator[Group]:
    return (op for op in ops if isinstance(op, Group) and op.space >= 0)


def _codes(ops: Iterable[Op]) -> dict[int, str]:
    codes: dict[int, str] = {}
    for group in _groups(ops):
        codes[group.space] = codes.get(group.space, "") + group.code
    return codes


class _Row:
    """One line of the map."""

    def __init__(self, paint: "_Paint | None", cell: int, apart: bool) -> None:
        self._paint = paint
        self._cell = cell
        self._apart = apart
        """Whether a blank follows each cell, even if it is full."""
        self._text = ""
        self._length = 0

    def put(self, column: int, name: str, code: str, group: Group) -> None:
        """Write a cell at a column, or right after the cell before it if that was too long."""
        gap = max(column - self._length, 1 if self._text and not self._paint else 0)
        self._text += " " * gap
        if self._paint:
            width = max(self._cell, len(name) + len(code) + self._apart)
            self._text += self._paint.cell(name, code, width, group)
        else:
            width = len(name) + len(code)
            self._text += name + code
        self._length += gap + width

    def __str__(self) -> str:
        return self._text


class _Paint:
    """Wraps text in ANSI escape sequences for 24-bit colors."""

    def __init__(self, theme: str) -> None:
        self._colors = palette(theme)

    def cell(self, name: str, code: str, width: int, group: Group) -> str:
        bare = group.tone if group.tone in self._colors else "paper"
        ground = next((op.fill for op in reversed(_fills(group))), bare)
        plain = self._style("ink", ground)
        chip = plain
        if f"on-{group.tone}" in self._colors:
            chip = self._style(f"on-{group.tone}", group.tone)
        rest = " " * (width - len(name) - len(code))
        return f"{plain}{name}{chip}{code}{plain}{rest}\x1b[0m"

    def _style(self, ink: str, ground: str) -> str:
        return f"\x1b[38;2;{self._numbers(ink)};48;2;{self._numbers(ground)}m"

    def _numbers(self, name: str) -> str:
        code = self._colors[name]
        return ";".join(str(int(code[i : i + 2], 16)) for i in (1, 3, 5))


def _fills(group: Group) -> list[Polygon]:
    """Return the opaque polygons that fill a space: its outline and what covers it."""
    return [op for op in group.ops[:2] if isinstance(op, Polygon) and op.fill and op.alpha == 1]
