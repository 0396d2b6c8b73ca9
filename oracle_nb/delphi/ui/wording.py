"""The texts of the panels, the layout editor, the setup sheet and the home page."""

from functools import cache

from oracle_nb.delphi.text.rule_texts import NAMES
from oracle_nb.text.fluent_files import LISTS, load_wording
from oracle_nb.text.wording import Wording


@cache
def wording(language: str) -> Wording:
    """Return them in a language, with the names of pieces. Raises ``UnknownLanguage``."""
    return load_wording(language, __package__, NAMES, LISTS)
