"""The reference part of a book: legend, glossary, and disputed points."""

from msgspec import Struct

from oracle_nb.render.scene import Scene


class Sign(Struct, frozen=True):
    """A symbol of the board: its picture, its name, and a rule with more about it, or ""."""

    scene: Scene
    name: str
    rule: str = ""


class SignGroup(Struct, frozen=True):
    """Symbols of one kind under a heading."""

    id: str
    title: str
    signs: tuple[Sign, ...]


class Term(Struct, frozen=True):
    """A term of the game with a sentence, and the ids of its rules.

    ``others`` are pairs (language, the word in it).
    """

    id: str
    term: str
    text: str
    rules: tuple[str, ...]
    others: tuple[tuple[str, str], ...] = ()


class Dispute(Struct, frozen=True):
    """A point on which documents disagree: what each says, how we play, and why.

    ``says`` are pairs (document, what it says), in our words; ``ruling`` is the number of the
    ruling that settles it, 0 where a printed rule does.
    """

    id: str
    point: str
    says: tuple[tuple[str, str], ...]
    plays: str
    why: str
    ruling: int
    rules: tuple[str, ...]
