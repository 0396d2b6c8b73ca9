"""The texts of pictures, with those of the panels."""

from functools import cache
from typing import Final

from oracle_nb.text.fluent_files import LISTS, load_wording
from oracle_nb.text.wording import Wording

_PANELS: Final = "oracle_nb.mythology.ui:panels.ftl"


@cache
def words(language: str = "en") -> Wording:
    """Return the messages in a language. Raises ``UnknownLanguage``."""
    return load_wording(language, __package__, _PANELS, LISTS)
