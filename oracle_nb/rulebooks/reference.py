"""What a book has besides rules: a legend of signs, a glossary, and where documents disagree."""

from msgspec import Struct

from oracle_nb.render.scene import Scene


class Sign(Struct, frozen=True):
    """A sign of the drawing: what it looks like, what it is, and a rule that says more, or ""."""

    scene: Scene
    name: str
    rule: str = ""


class SignGroup(Struct, frozen=True):
    """Signs of one kind under a heading."""

    id: str
    title: str
    signs: tuple[Sign, ...]


class Term(Struct, frozen=True):
    """A word of the game with one plain sentence, and the ids of the rules it belongs to.

    ``others`` are pairs (language, the word in it).
    """

    id: str
    term: str
    text: str
    rules: tuple[str, ...]
    others: tuple[tuple[str, str], ...] = ()


class Dispute(Struct, frozen=True):
    """A point on which documents disagree: what each says, what is played, and why.

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
