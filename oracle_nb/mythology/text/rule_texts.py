"""The texts of all rules of Mythology, in our own words.

Ids and sources are in ``rules.toml``, texts in a folder of Fluent files per language.
"""

from functools import cache

from oracle_nb.text.rulebook import Rulebook


def rulebook(language: str = "en") -> Rulebook:
    """Return the rulebook of Mythology in a language; raises ``UnknownLanguage``.

    >>> rulebook()["basic.in-area"].title
    "Units in your god's Area"
    >>> rulebook().cite("basic.in-area")
    'Basic Rules, Movement 3'
    """
    return _opened(language)


@cache
def _opened(language: str) -> Rulebook:
    return Rulebook(__package__, language=language)
