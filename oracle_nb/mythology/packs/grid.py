"""The grid of a data pack: the cells of the map as text, with their places and faults.

Names of hexes have four digits, column and row. Hexes have flat tops, and odd columns lie half a
hex lower (ruling 1).
"""

import re
from collections.abc import Iterator
from typing import Final, NamedTuple

from oracle_nb.core.hexgrid import Hex
from oracle_nb.mythology.packs.data_pack import PackFault

NO_AREA: Final = ".."
"""The sign of a cell without land."""
ISLAND: Final = "##"
"""The sign of a cell with land that belongs to no land Area."""
DRY: Final = "-"
"""The sign of a cell without water."""


class Cell(NamedTuple):
    """A cell of the grid: the name of its hex, and the signs of its land and its water."""

    name: str
    land: str
    water: str

    @property
    def place(self) -> str:
        """The place of the cell in the file, such as "map.grid row 12 column 31"."""
        return f"map.grid row {self.name[2:]} column {self.name[:2]}"


def axial(name: str) -> Hex:
    """Return the axial coordinates of a hex by its name.

    Examples
    --------
    >>> axial("3111"), axial("3112"), axial("3212")
    ((31, -4), (31, -3), (32, -4))
    """
    column, row = int(name[:2]), int(name[2:])
    return column, row - column // 2


def scan_grid(grid: str) -> Iterator[Cell | PackFault]:
    r"""Yield the cells of a grid row by row, and each fault of the text.

    Examples
    --------
    >>> list(scan_grid("   14  15\n01 ..o Aeo"))
    [Cell(name='1401', land='..', water='o'), Cell(name='1501', land='Ae', water='o')]
    """
    lines = [line for line in grid.split("\n") if line.strip()]
    if not lines:
        yield PackFault("map.grid", "a line of column numbers is needed, got an empty text")
        return
    columns = {match.start(): match[0] for match in re.finditer(r"\S+", lines[0])}
    for number in columns.values():
        if not re.fullmatch("[0-9]{2}", number):
            yield PackFault("map.grid", f"columns need two digits, got {number[:12]!r}")
    for line in lines[1:]:
        row = re.match("[0-9]{2}(?= |$)", line)
        if row is None:
            reason = f"a row must begin with two digits and a space, got {line[:12]!r}"
            yield PackFault("map.grid", reason)
            continue
        for match in re.finditer(r"\S+", line[2:]):
            column = columns.get(match.start() + 2)
            place = f"map.grid row {row[0]}"
            if column is None:
                reason = f"{match[0][:12]!r} must begin below a column number"
                yield PackFault(f"{place} character {match.start() + 3}", reason)
                # The rest of the row is shifted with it.
                break
            elif not re.fullmatch("[0-9]{2}", column):
                # The line of columns has this fault.
                continue
            elif len(match[0]) != 3:
                reason = f"a cell must have three signs, got {match[0][:12]!r}"
                yield PackFault(f"{place} column {column}", reason)
            else:
                yield Cell(column + row[0], match[0][:2], match[0][2])
