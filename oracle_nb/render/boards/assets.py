"""Scripts that served pages load by their address: once, instead of with every document.

Panel sends the code of a component with each of its models; that of a canvas includes ipycanvas. If
the server of the app serves assets, the document of a session has the name of their folder, and
components are loaded by address. Elsewhere, as in a notebook, documents contain the code.
"""

from functools import lru_cache
from hashlib import blake2b
from typing import Any, Final

import msgspec
from bokeh.document import Document
from bokeh.model import Model
from panel.custom import JSComponent
from panel.io import hold
from panel.reactive import Reactive
from param.parameterized import Event

FOLDER: Final = "assets"
"""The variable of a document with the name of the folder."""

_published: Final[dict[str, bytes]] = {}


def publish(code: str | bytes) -> str:
    """Return the name of a script, made from its content, by which it is served from now on."""
    body = code.encode() if isinstance(code, str) else code
    name = f"{blake2b(body, digest_size=12).hexdigest()}.js"
    _published[name] = body
    return name


def names() -> frozenset[str]:
    """Return the names of all published scripts."""
    return frozenset(_published)


def published(name: str) -> bytes | None:
    """Return a published script; None if there is none of this name."""
    return _published.get(name)


@lru_cache(maxsize=32)
def _published_as(code: str) -> str:
    return publish(code)


def address(document: Document | None, code: str) -> str:
    """Return the address of a script for a document; "" where no assets are served."""
    folder = "" if document is None else document.template_variables.get(FOLDER, "")
    return f"{folder}{_published_as(code)}" if folder else ""


_ADOPT: Final = """
{
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(%s);
  const plain = render;
  render = (given) => {
    const sheets = given.view.shadow_el.adoptedStyleSheets;
    if (!sheets.includes(sheet)) sheets.push(sheet);
    return plain(given);
  };
}
"""
"""Follows the code of a component, and has all of its views share one style sheet."""


@lru_cache(maxsize=32)
def _adopting(code: str, sheets: tuple[str, ...]) -> str:
    return code + _ADOPT % msgspec.json.encode("\n".join(sheets)).decode()


class Component(JSComponent):
    """A component that is loaded by its address where the server of the app shows it.

    Parameters
    ----------
    sheets
        Style sheets; a page loads them with the code, and all its views share them.
    """

    # Panel would look for a bundle in all folders above it, for each component of each page.
    _bundle_path = None

    def __init__(self, sheets: tuple[str, ...] = (), **params: Any) -> None:
        given = {"stylesheets": list(sheets), **params} if sheets else params
        super().__init__(**given)  # type: ignore[no-untyped-call]
        self._sheets: Final = sheets

    @classmethod
    def module(cls, sheets: tuple[str, ...] = ()) -> str:
        """Return the code of all components of this kind with the same style sheets."""
        code = str(cls._esm)
        return _adopting(code, sheets) if sheets else code

    @property
    def code(self) -> str:
        """The module of the component, which brings its style sheets along."""
        return self.module(self._sheets)

    def _get_properties(self, doc: Document | None) -> dict[str, Any]:
        properties: dict[str, Any] = super()._get_properties(doc)
        if url := address(doc, self.code):
            properties.update(bundle="url", esm=url)
        if properties["bundle"] and self._sheets:
            shown = properties["stylesheets"]
            properties["stylesheets"] = [one for one in shown if one not in self._sheets]
        return properties

    def _update_properties(self, *events: Event, doc: Document) -> dict[str, Any]:
        if any(event.name == "stylesheets" for event in events):
            found: dict[str, Any] = super()._update_properties(*events, doc=doc)
            return found
        # Panel would work out all style sheets of its design for every change, and use none.
        new = {event.name: event.new for event in events}
        return dict(self._process_param_change(new))  # type: ignore[no-untyped-call]

    def _update_model(
        self,
        events: dict[str, Event],
        msg: dict[str, Any],
        root: Model,
        model: Any,
        doc: Document,
        comm: Any,
    ) -> None:
        if any(name in Reactive.param or name == "esm" for name in msg):
            super()._update_model(events, msg, root, model, doc, comm)
            return
        # Panel would look for each property on the model, where Bokeh then searches for similar
        # names. They are on the data of the model; no page ever changes them.
        try:
            with hold(doc):
                self._set_on_model(msg, root, model.data)
        finally:
            self._changing.pop(root.ref["id"], None)
