"""Lines of CSV in which no spreadsheet finds a formula, whatever it takes for a separator.

Every cell is quoted. Quotes alone aren't enough: a program that expects semicolons, as in Poland,
splits our cells at theirs, and a formula may begin there. So in texts an apostrophe comes before
each character that can begin a formula, unless it follows a letter or a digit. Numbers stay as
they are.
"""

import re
import unicodedata
from collections.abc import Iterable
from typing import Final

Cell = str | float | None
"""The content of a cell; None for an empty one."""

_SIGNS: Final = "=+-@\N{MINUS SIGN}\N{HEBREW LETTER ALTERNATIVE PLUS SIGN}"
"""Characters at the beginning of a formula; wide and small forms are added below."""
_BEGINS: Final = re.compile(
    "(?<![^\\W_])(?<!')(?=[\\t\\r\\n]+[^\\t\\r\\n]|["
    + re.escape(
        _SIGNS
        + "".join(
            sign
            for start, end in ((0x2070, 0x20A0), (0xFE60, 0xFE70), (0xFF00, 0xFF60))
            for sign in map(chr, range(start, end))
            if unicodedata.normalize("NFKC", sign) in _SIGNS
        )
    )
    + "])"
)


def csv_line(cells: Iterable[Cell], end: str = "\n") -> str:
    r"""Return a line of a table.

    Examples
    --------
    >>> csv_line(["Jo-Ann", "A;=1+1", -2.5, None], end="")
    '"Jo-Ann","A;\'=1+1","-2.5",""'
    """
    return ",".join(f'"{_text(cell)}"' for cell in cells) + end


def _text(cell: Cell) -> str:
    if cell is None:
        return ""
    if not isinstance(cell, str):
        return str(cell)
    return harmless(cell).replace('"', '""')


def harmless(text: str) -> str:
    """Return a text with an apostrophe before each character that could begin a formula."""
    return _BEGINS.sub("'", text)
