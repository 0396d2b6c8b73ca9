"""The rulebook of a game to look into: rules with pictures, signs, terms, and open points.

For any game: a game package says more about its book in a module ``book`` with a function
``book(language)``, else its rules have no pictures. Shown as HTML or as text; knows no page.
"""

from oracle_nb.book.book import Book, Entry, Found
from oracle_nb.book.plate import Frame, Line, Plate
from oracle_nb.book.signs import Dispute, Sign, SignGroup, Term

__all__ = [
    "Book",
    "Dispute",
    "Entry",
    "Found",
    "Frame",
    "Line",
    "Plate",
    "Sign",
    "SignGroup",
    "Term",
]
