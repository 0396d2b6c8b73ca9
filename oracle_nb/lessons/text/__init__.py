"""The texts of lessons in any game: Fluent messages, a folder per language."""

from functools import cache

from oracle_nb.text.fluent_files import LISTS, load_wording
from oracle_nb.text.wording import Wording


@cache
def words(language: str = "en") -> Wording:
    """Return the messages in a language. Raises ``UnknownLanguage``."""
    return load_wording(language, __package__, LISTS)
