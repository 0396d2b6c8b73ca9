"""The book's own words, beside those of the rules: headings, kinds of rules."""

from functools import cache
from importlib.resources import files

from oracle_nb.text.rulebook import UnknownLanguage
from oracle_nb.text.wording import Wording


@cache
def words(language: str = "en") -> Wording:
    """The messages in a language. Raises ``UnknownLanguage``."""
    file = files("oracle_nb.rulebooks").joinpath(language, "book.ftl")
    if not file.is_file():
        raise UnknownLanguage(f"no rulebook in language {language!r}")
    return Wording(language, [("book.ftl", file.read_text("utf-8"))])
