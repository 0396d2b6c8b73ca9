"""Settings of Sphinx for the website with the documentation.

``scripts/website.py`` copies the sources of all pages into one folder and runs Sphinx there;
``make docs`` calls it. Nothing is fetched from the network.
"""

import inspect
import sys
import tomllib
from operator import attrgetter
from pathlib import Path

from docutils import nodes
from sphinx.application import Sphinx

import oracle_nb
from scripts.website import picture_texts

_ROOT = Path(__file__).resolve().parent.parent
_PROJECT = tomllib.loads((_ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
# "" as long as the repository has no name: then no links lead there.
_REPOSITORY = str(_PROJECT.get("urls", {}).get("Repository", ""))

project = "oracle_nb"
author = "the oracle_nb developers"
release = oracle_nb.__version__
version = release

extensions = [
    "sphinx.ext.autodoc",
    "sphinx.ext.autosummary",
    "sphinx.ext.linkcode",
    "numpydoc",
    "myst_nb",
]
templates_path = ["_templates"]
# Fragments that pages include.
exclude_patterns = ["_readme.md"]
# Types in docstrings need not be links.
nitpicky = False

# --- Markdown and notebooks ----------------------------------------------------------------------

myst_heading_anchors = 4
# `make test` runs the notebooks. Here they are shown with their stored outputs.
nb_execution_mode = "off"


def describe_pictures(app: Sphinx, document: nodes.document) -> None:
    """Give the pictures in a notebook's outputs the alternative texts that they bring along."""
    path = Path(app.env.doc2path(app.env.docname))
    if path.suffix == ".ipynb":
        texts = picture_texts(path.read_text("utf-8"))
        shown = [picture for picture in document.findall(nodes.image) if "alt" not in picture]
        for picture, text in zip(shown, texts, strict=True):
            picture["alt"] = text


def setup(app: Sphinx) -> None:
    """Extend Sphinx."""
    app.connect("doctree-read", describe_pictures)


# --- the API reference ---------------------------------------------------------------------------

autosummary_generate = True
autodoc_member_order = "bysource"
autodoc_typehints = "none"
# The class template lists the members.
numpydoc_show_class_members = False


def linkcode_resolve(domain: str, info: dict[str, str]) -> str | None:
    """Return the address of the source of a documented object; None for a mere value.

    It needs the address of the repository.
    """
    if not _REPOSITORY:
        return None
    try:
        value = inspect.unwrap(attrgetter(info["fullname"])(sys.modules[info["module"]]))
        value = value.fget if isinstance(value, property) else value
        file = inspect.getsourcefile(value)
        lines, start = inspect.getsourcelines(value)
    except (AttributeError, OSError, TypeError):
        return None
    path = Path(file or "")
    if not path.is_relative_to(_ROOT):
        return None
    place = f"{path.relative_to(_ROOT).as_posix()}#L{start}-L{start + len(lines) - 1}"
    return f"{_REPOSITORY}/blob/HEAD/{place}"


# --- HTML ----------------------------------------------------------------------------------------

html_theme = "pydata_sphinx_theme"
html_title = f"{project} {release}"
html_static_path = ["_static"]
html_css_files = ["website.css"]
html_copy_source = False
html_theme_options = {
    "logo": {"text": project},
    **({"github_url": _REPOSITORY} if _REPOSITORY else {}),
    "header_links_before_dropdown": 6,
    "navbar_align": "left",
    "show_toc_level": 2,
    "footer_start": ["copyright"],
    "footer_end": ["theme-version"],
}
project_copyright = "the oracle_nb developers; The Oracle of Delphi is a game by Stefan Feld"
