"""Reading a layout from any text that can contain one."""

from typing import Final

from oracle_nb.delphi.board.formats.graphml import from_graphml
from oracle_nb.delphi.board.formats.layout_code import read_layout_code
from oracle_nb.delphi.board.generation.layouts import GENERATORS, make_layout
from oracle_nb.delphi.board.layout import Layout, LayoutFormatError
from oracle_nb.text import nearest

_DIGITS: Final = 18
"""Maximum number of digits of a seed."""


def read_layout(text: str) -> Layout:
    """Return a layout from its JSON, a board's GraphML, its code, a link with it, or its name.

    The name is a kind and a seed, such as ``free.7``. Raises LayoutFormatError that says what can't
    be read. The layout may have faults (``Layout.faults``).
    """
    text = text.strip().removeprefix("\ufeff").strip()
    if not text:
        raise LayoutFormatError("a layout is needed, got an empty text")
    if text.startswith("{"):
        return Layout.from_json(text)
    if text.startswith("<"):
        return from_graphml(text)
    if text.startswith("["):
        raise LayoutFormatError("a layout must be an object with `tiles` or `hexes`, got a list")
    kind, _, seed = text.partition(".")
    if kind in GENERATORS and seed.isascii() and seed.isdigit() and len(seed) <= _DIGITS:
        return make_layout(kind, int(seed))
    code = text.rpartition("?layout=")[2].partition("&")[0]
    if len(text) > 2_000 or not code[:1].isdigit():
        near = nearest(kind[:40], GENERATORS)
        raise LayoutFormatError(
            "a layout must be JSON, GraphML, a layout code, or a kind and a seed such as free.7, "
            f"got another text{near}"
        )
    return read_layout_code(code)
