"""Rulebooks: rules with pictures, a legend, a glossary, and disputed points.

Rulebooks of any game, as HTML or as text. A game's package builds its own in
``GamePackage.rulebook``.
"""

from oracle_nb.rulebooks.book import Book, RuleEntry, SearchResult
from oracle_nb.rulebooks.illustration import Caption, Frame, Illustration
from oracle_nb.rulebooks.reference import Dispute, Sign, SignGroup, Term

__all__ = [
    "Book",
    "Caption",
    "Dispute",
    "Frame",
    "Illustration",
    "RuleEntry",
    "SearchResult",
    "Sign",
    "SignGroup",
    "Term",
]
