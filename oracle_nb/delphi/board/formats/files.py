"""Reading a layout from any text that can contain one."""

from oracle_nb.delphi.board.formats.graphml import from_graphml
from oracle_nb.delphi.board.formats.layout_code import read_layout_code
from oracle_nb.delphi.board.generation.layouts import GENERATORS
from oracle_nb.delphi.board.layout import Layout, LayoutFormatError
from oracle_nb.text import nearest


def read_layout(text: str) -> Layout:
    """Return a layout from its JSON, from a board's GraphML, from its code, or from a link with it.

    Raises LayoutFormatError that names what can't be read. The layout may have faults
    (``Layout.faults``).
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
    code = text.rpartition("?layout=")[2].partition("&")[0]
    if len(text) > 2_000 or not code[:1].isdigit():
        near = nearest(text.partition(".")[0][:40], GENERATORS)
        raise LayoutFormatError(
            f"a layout must be JSON, GraphML or a layout code, got another text{near}"
        )
    return read_layout_code(code)
