"""An entry of a rulebook: a rule with everything that is shown with it."""

import msgspec

from oracle_nb.rulebooks.illustration import Illustration
from oracle_nb.text.rulebook import Rule, Ruling


class Entry(msgspec.Struct, frozen=True):
    """A rule with its pictures, its rulings and related rules.

    ``related`` are pairs (id, title); ``plates`` are the pictures.
    """

    rule: Rule
    related: tuple[tuple[str, str], ...]
    rulings: tuple[Ruling, ...]
    plates: tuple[Illustration, ...]
    language: str
