"""A rule with everything that a book shows of it."""

import msgspec

from oracle_nb.rulebooks.illustration import Illustration
from oracle_nb.text.rulebook import Rule, Ruling


class Entry(msgspec.Struct, frozen=True):
    """A rule with its pictures, the rulings it rests on and related rules.

    ``related`` are pairs (id, title); ``plates`` are the pictures.
    """

    rule: Rule
    related: tuple[tuple[str, str], ...]
    rulings: tuple[Ruling, ...]
    plates: tuple[Illustration, ...]
    language: str
