"""The texts of the panels, with those of the Basic Game's map."""

from functools import cache

from oracle_nb.text.fluent_files import LISTS, load_wording
from oracle_nb.text.wording import Wording


@cache
def wording(language: str) -> Wording:
    """Return them in a language. Raises ``UnknownLanguage``."""
    return load_wording(language, __package__, LISTS)
