"""The texts of the rules of the Advanced Game, in our own words.

Ids and sources are in ``rules.toml``, texts in a folder of Fluent files per language.
"""

from functools import cache

from oracle_nb.text.rulebook import Rulebook


def rulebook(language: str = "en") -> Rulebook:
    """Return the rulebook of the Advanced Game in a language; raises ``UnknownLanguage``.

    >>> rulebook()["march.five"].title
    'Five units'
    >>> rulebook().cite("march.announce")
    'Advanced Rules, 204 Q and 209 B'
    """
    return _opened(language)


@cache
def _opened(language: str) -> Rulebook:
    return Rulebook(__package__, language=language)
