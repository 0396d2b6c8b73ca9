"""The texts of all rules of The Oracle of Delphi, in our own words.

Ids and sources are in ``rules.toml``, texts in a folder of Fluent files per language.
"""

from functools import cache
from typing import Final

from oracle_nb.text.rulebook import Rulebook

NAMES: Final = f"{__package__}:names.ftl"
"""The names of colors, gods, pieces and tasks, as a source of texts (``load_wording``)."""


def rulebook(language: str = "en") -> Rulebook:
    """Return the rulebook of The Oracle of Delphi in a language; raises ``UnknownLanguage``.

    >>> rulebook()["move.range"].title
    'How far you sail'
    >>> rulebook().cite("move.range")
    'English rulebook, page 10'
    """
    return _opened(language)


@cache
def _opened(language: str) -> Rulebook:
    return Rulebook(__package__, language=language)
