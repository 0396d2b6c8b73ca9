"""Scripts that served pages load by their address: once, instead of with every document.

Panel sends the code of a component with each of its models; that of a canvas includes ipycanvas. If
the server of the app serves assets, the document of a session has the name of their folder, and
components are loaded by address. Elsewhere, as in a notebook, documents contain the code.
"""

from functools import lru_cache
from hashlib import blake2b
from typing import Final

import msgspec
from bokeh.document import Document

from oracle_nb.render.parts import Part

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


def module(kind: type[Part], sheets: tuple[str, ...] = ()) -> str:
    """Return the code of all components of a kind with the same style sheets."""
    return _adopting(kind.script, sheets) if sheets else kind.script
