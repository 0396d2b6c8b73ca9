"""The texts of the rulebook page besides the rules: headings, kinds of rules."""

from functools import cache

from oracle_nb.text.fluent_files import load_wording
from oracle_nb.text.wording import Wording


@cache
def words(language: str = "en") -> Wording:
    """Return the messages in a language. Raises ``UnknownLanguage``."""
    return load_wording(language, "oracle_nb.rulebooks")
