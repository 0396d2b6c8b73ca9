"""The texts of pictures and of the legend, with those of player boards and names of pieces."""

from functools import cache
from typing import Final

from oracle_nb.delphi.text.rule_texts import NAMES
from oracle_nb.text.fluent_files import LISTS, load_wording
from oracle_nb.text.wording import Wording

_PANELS: Final = "oracle_nb.delphi.ui:panels.ftl"


@cache
def words(language: str = "en") -> Wording:
    """Return the messages in a language. Raises ``UnknownLanguage``."""
    return load_wording(language, __package__, _PANELS, NAMES, LISTS)
