"""The rulebook of The Oracle of Delphi: rules with pictures, legend, glossary, disputes.

``pictures/*.toml`` are scenarios (``docs/scenarios.md``) that show rules: the engine decides what
is allowed or refused in them when they are drawn.
"""

from functools import cache
from importlib.resources import files

import msgspec

from oracle_nb.delphi.rulebook.pictures import PICTURES
from oracle_nb.delphi.rulebook.symbol_rules import legend
from oracle_nb.delphi.text.rule_texts import rulebook as words_of
from oracle_nb.games.scenarios.pictures import Pictures
from oracle_nb.rulebooks.book import Book, ReferenceTables

__all__ = ["book"]


@cache
def book(language: str = "en") -> Book:
    """Return the rulebook in a language; raises ``UnknownLanguage``."""
    words = words_of(language)
    text = files(__name__).joinpath("book.toml").read_text("utf-8")
    return Book(
        words,
        plates=Pictures(PICTURES, language).about,
        signs=lambda: legend(language),
        tables=msgspec.toml.decode(text, type=ReferenceTables),
        others=lambda: [words_of(other) for other in words.languages() if other != language],
    )
