"""Reading a layout from any text that can contain one."""

import re
from collections.abc import Iterator
from itertools import islice
from typing import Final

from oracle_nb.core.arguments import meant, nearest
from oracle_nb.core.files import decoded
from oracle_nb.core.pasted import LEAST, codes_from, parameters, plain_line, read_all, readings
from oracle_nb.delphi.board.formats.graphml import from_graphml
from oracle_nb.delphi.board.formats.layout_code import VERSION, read_layout_code
from oracle_nb.delphi.board.generation.layouts import GENERATORS, make_layout, usual_kind
from oracle_nb.delphi.board.layout import Layout, LayoutFormatError

_START: Final = re.compile(rf"(?<![A-Za-z0-9-]){VERSION}[A-Za-z0-9_-]{{{LEAST},}}")
"""The beginning of a layout code in a text."""
_PARAMETERS: Final = ("layout", "explore", "sheet")
"""The parameters of links that carry a layout code."""
_MOST_CODES: Final = 20
"""Maximum number of codes in a text that are read."""
_DIGITS: Final = 18
"""Maximum number of digits of a seed."""


def read_layout(text: str) -> Layout:
    """Return a layout from its JSON, a board's GraphML, its code, a link with it, or its name.

    The name is a kind and a seed, such as ``free.7`` or ``free.7:looseness=0.8``. Raises
    LayoutFormatError that says what can't be read. The layout may have faults (``Layout.faults``).
    """
    text = decoded(text).strip()
    if not text:
        raise LayoutFormatError("a layout is needed, got an empty text")
    if text.startswith("{"):
        return Layout.from_json(text)
    if text.startswith("<") and re.match(r"<\?xml|<!|<graphml", text, re.IGNORECASE):
        return from_graphml(text)
    # A raised digit isn't a digit of a seed, but would become one.
    raised = any(sign.isdigit() and not sign.isdecimal() for sign in text)
    names = () if raised else (plain_line(text), *_linked(next(readings(text))))
    for name in names:
        if board := read_name(name):
            return make_layout(*board)
    read, error = read_all(_codes(text), read_layout_code)
    layouts = dict.fromkeys(read.values())
    if len(layouts) > 1:
        raise LayoutFormatError(f"there are codes of {len(layouts)} layouts; paste one of them")
    for layout in layouts:
        return layout
    if text.startswith("["):
        raise LayoutFormatError("a layout must be an object with `tiles` or `hexes`, got a list")
    if text.startswith("<"):
        return from_graphml(text)
    if error is None or not (text[0].isdigit() or any(_linked(text))):
        near = nearest(text.partition(".")[0], GENERATORS)
        raise LayoutFormatError(
            "a layout must be JSON, GraphML, a layout code, or a kind and a seed such as free.7, "
            f"got another text{near}"
        )
    raise error


def read_name(text: str) -> tuple[str, int] | None:
    """Return the kind and the seed in the name of a board; None if it is none.

    Raises ValueError for a wrong parameter.

    Examples
    --------
    >>> read_name("free.7:looseness=0.8")
    ('free:looseness=0.8', 7)
    """
    name, colon, parameter = text.rstrip(".").partition(":")
    kind, _, seed = name.partition(".")
    seed = seed.strip()
    if meant(kind, GENERATORS) is None or not seed.isdecimal() or len(seed) > _DIGITS:
        return None
    return usual_kind(f"{kind}{colon}{parameter}"), int(seed)


def _codes(text: str) -> Iterator[Iterator[str]]:
    """Yield what each layout code in a pasted text may be, the likeliest first."""
    yield iter((text,))
    for reading in readings(text):
        for at, _ in parameters(reading, *_PARAMETERS):
            yield codes_from(reading, at)
        for match in islice(_START.finditer(reading), _MOST_CODES):
            yield codes_from(reading, match.start())


def _linked(text: str) -> Iterator[str]:
    """Yield the values that links carry."""
    return (value for _, value in parameters(text, *_PARAMETERS))
