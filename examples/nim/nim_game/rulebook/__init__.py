"""The rulebook: the table of rules, and all texts by language."""

from functools import cache

from oracle_nb.rulebooks.book import Book
from oracle_nb.text.rulebook import Rulebook


@cache
def book(language: str) -> Book:
    """Return the rulebook in a language. Raises UnknownLanguage."""
    return Book(Rulebook(__name__, language=language))
