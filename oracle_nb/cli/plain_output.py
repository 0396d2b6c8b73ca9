"""Output in consoles that lack some characters, such as those of Windows with code page 1252."""

import codecs
import sys
from io import TextIOWrapper
from typing import Final
from unicodedata import normalize

HANDLER: Final = "oracle-nb-plain"
"""The name of the error handler that replaces characters."""
_SIGNS: Final = {
    "\N{RIGHTWARDS ARROW}": "->",
    "\N{LEFTWARDS ARROW}": "<-",
    "\N{MINUS SIGN}": "-",
    **dict.fromkeys("\N{EN DASH}\N{EM DASH}\N{MIDDLE DOT}\N{NON-BREAKING HYPHEN}", "-"),
    **dict.fromkeys("\u201c\u201d\u201e", '"'),
    **dict.fromkeys("\u2018\u2019\u201a", "'"),
    "\N{GREATER-THAN OR EQUAL TO}": ">=",
    "\N{LESS-THAN OR EQUAL TO}": "<=",
    "\N{HORIZONTAL ELLIPSIS}": "...",
    "\N{BULLET}": "*",
    "\N{MULTIPLICATION SIGN}": "x",
    "\u0142": "l",
    "\u0141": "L",
}
"""The replacements of signs that have no simpler form in Unicode."""


def replace_unknown_characters() -> None:
    """Have standard output and error replace what their encoding lacks, instead of failing."""
    codecs.register_error(HANDLER, _replaced)
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors=HANDLER)


def _replaced(error: UnicodeError) -> tuple[str, int]:
    if not isinstance(error, UnicodeEncodeError):
        raise error
    return "".join(map(plain, error.object[error.start : error.end])), error.end


def plain(character: str) -> str:
    """Return a character in ASCII; "?" if there is nothing similar.

    Examples
    --------
    >>> plain("\N{LATIN SMALL LETTER Z WITH DOT ABOVE}"), plain("\N{SNOWMAN}")
    ('z', '?')
    """
    if character in _SIGNS:
        return _SIGNS[character]
    similar = normalize("NFKD", character).encode("ascii", "ignore").decode()
    return similar or "?"
