"""The rulebook of a game to look into: rules with pictures, signs, terms, and open points.

For any game: a game package says more about its book in a module ``book`` with a function
``book(language)``, else its rules have no pictures. Shown as HTML or as text; knows no page.
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
