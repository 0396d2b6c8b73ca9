"""Texts of packs, for tests: the standard pack, its copy, and packs made from it."""

from importlib.resources import files
from typing import Final

STANDARD: Final = (files("oracle_nb.mythology.packs") / "data" / "standard.toml").read_text("utf-8")
MINE: Final = STANDARD.replace('id = "standard"', 'id = "mine"')


def changed(*changes: tuple[str, str]) -> str:
    """The standard pack with texts replaced where they occur first."""
    text = STANDARD
    for old, new in changes:
        assert old in text
        text = text.replace(old, new, 1)
    return text
