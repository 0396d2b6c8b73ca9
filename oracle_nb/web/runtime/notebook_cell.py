"""A page with a board in a cell of a notebook: the cell keeps a picture, and shows a live view.

Panel would write all of its own code into the notebook, and what it shows as it was at first: six
megabytes, and after a reload of the page a past state. Here the cell keeps a small picture only.
The page asks the kernel for everything else (see ``notebook_cell.js``), and where no kernel answers
the picture stays.
"""

from base64 import b64encode
from functools import cache
from pathlib import Path
from typing import Any, Final
from uuid import uuid4

import msgspec
import panel as pn

from oracle_nb.render.html import Html, html, tag
from oracle_nb.render.png import to_small_png
from oracle_nb.render.scene import Scene
from oracle_nb.web.runtime.panel_parts import panel_view
from oracle_nb.web.runtime.server.document import ASSETS, font_rules
from oracle_nb.web.widgets.runtime import CellPage

TARGET: Final = "oracle_nb"
"""The name under which a page asks the kernel."""
EXEC: Final = "application/vnd.holoviews_exec.v0+json"
"""The MIME type of Panel's extension for JupyterLab, which knows the kernel of a notebook."""
_CELLS: Final = 40
"""Maximum number of live cells; the oldest is closed."""
_VIEWS: Final = 4
"""Maximum number of pages that show a cell at a time: those loaded last."""
_WIDE: Final = 480
"""The width of the picture, in pixels."""


class _Cell:
    """The content of one cell, and the views of it in the pages that have asked."""

    def __init__(self, shown: CellPage) -> None:
        self._shown: Final = shown
        self._roots: Final[list[str]] = []

    def set_theme(self, theme: str) -> None:
        """Follow the theme of the page."""
        self._shown.set_theme(theme)

    def live(self) -> tuple[str, str]:
        """Return a current live view: the id of its root, and its HTML."""
        data, meta = panel_view(self._shown.view)._repr_mimebundle_()
        root = str(meta[EXEC]["id"])
        self._roots.append(root)
        while len(self._roots) > _VIEWS:
            _forget(self._roots.pop(0))
        return root, str(data["text/html"])

    def leave(self) -> None:
        """Dispose of all views; a page may ask for another."""
        while self._roots:
            _forget(self._roots.pop())


_cells: Final[dict[str, _Cell]] = {}
_code: Final[dict[str, list[str]]] = {}


def _prepare() -> None:
    """Have Panel ready without writing its code into the notebook."""
    from IPython import get_ipython
    from IPython.utils.capture import capture_output

    shell = get_ipython()
    with capture_output() as captured:
        if pn.extension._loaded:  # noqa: SLF001 - there is no public way
            from panel.io.notebook import load_notebook

            load_notebook(inline=True)
        else:
            pn.extension(inline=True)
    kinds = {"styles": "text/html", "scripts": "application/javascript"}
    for name, kind in kinds.items():
        _code[name] = [out.data[kind] for out in captured.outputs if kind in out.data]
    _code["styles"].append(tag("style", Html(font_rules(_font))))
    shell.kernel.comm_manager.register_target(TARGET, _asked)
    pn.extension.add_delete_action(lambda name: _cells[name].leave() if name in _cells else None)


def _font(name: str) -> str:
    """Return a font as an address that contains it: nothing else serves files to a notebook."""
    return f"data:font/woff2;base64,{b64encode((ASSETS / name).read_bytes()).decode()}"


def output(page: CellPage) -> tuple[dict[str, str], dict[str, Any]]:
    """Return the output of a cell in a notebook, by MIME type, and the metadata."""
    if not _code:
        _prepare()
    return bundle(page)


def bundle(shown: CellPage) -> tuple[dict[str, str], dict[str, Any]]:
    """Return the stored output of a cell, by MIME type, and the metadata."""
    name = f"oracle-nb-{uuid4().hex[:12]}"
    _cells[name] = _Cell(shown)
    for old in list(_cells)[:-_CELLS]:
        _cells.pop(old).leave()
    scene, theme, said, disconnected = shown.still
    picture = _picture(scene, theme) if scene.spaces else None
    # As text it would be shown in notebooks that aren't trusted, where it isn't true.
    arguments = msgspec.json.encode([name, disconnected]).decode().replace("<", "\\u003c")
    script = tag("script", Html(f"{_script()}(...{arguments});"))
    lines = [tag("p", line) for line in said.splitlines()]
    kept = html(tag("div", picture, lines, script, id=name))
    return {"text/plain": f"{scene.title}\n{said}", "text/html": kept, EXEC: ""}, {
        EXEC: {"id": name}
    }


def _picture(scene: Scene, theme: str) -> Html:
    data = b64encode(to_small_png(scene, _WIDE / scene.width, theme)).decode()
    return tag("img", src=f"data:image/png;base64,{data}", alt=scene.title)


def _asked(comm: Any, message: dict[str, Any]) -> None:
    """Answer a page that asks for a cell."""
    asked = message["content"]["data"]
    cell = _cells.get(asked.get("cell"))
    if cell is None:
        return

    def handle(message: Any) -> None:
        """Handle a later message of a page."""
        said = message["content"]["data"]
        if "theme" in said:
            cell.set_theme(str(said["theme"]))
        if "code" in said:
            comm.send(_code)
        if "here" in said:
            comm.send({})

    cell.set_theme(str(asked.get("theme")))
    comm.on_msg(handle)
    root, view = cell.live()
    comm.send({"root": root, "html": view})


def _forget(root: str) -> None:
    if root in pn.state._views:  # noqa: SLF001 - as Panel does it itself
        shown, model, _, _ = pn.state._views.pop(root)  # noqa: SLF001
        shown._cleanup(model)  # noqa: SLF001


@cache
def _script() -> str:
    return (Path(__file__).parent / "notebook_cell.js").read_text("utf-8").strip()
