"""The design of everything that isn't a picture: its typeface, its sizes and its colors."""

from functools import cache
from importlib.resources import files
from typing import Final

FACE: Final = "Commissioner, system-ui, sans-serif"
"""The fonts of texts, best first: the app serves the first one."""


@cache
def tokens() -> str:
    """Return the style sheet that defines sizes and colors as properties, such as ``--small``."""
    return files("oracle_nb.render").joinpath("tokens.css").read_text("utf-8")
