"""What any game tells of its two ends: what is chosen before it, how all stood after it."""

from collections.abc import Sequence
from typing import NamedTuple


class SetupOption(NamedTuple):
    """Something to be chosen for a new game: its name, its label, and pairs (value, label).

    The first is usual; without any, a text is entered, and ``blank`` says what an empty one means.
    What is ``folded`` away is for those who look for it. A text can also come from a file, where
    ``accept`` says which kinds of files hold one.
    """

    name: str
    label: str
    options: Sequence[tuple[str, str]]
    hint: str = ""
    blank: str = ""
    folded: bool = False
    accept: str = ""


class FinalStanding(NamedTuple):
    """How a player stands at the end, and what puts the next player behind ("" for the last)."""

    seat: int
    has: str
    why: str


class Luck(NamedTuple):
    """One kind of luck: how often chance was asked of each seat, what came and what was expected.

    More is better. ``about`` says what is counted.
    """

    name: str
    about: str
    asked: Sequence[int]
    came: Sequence[int]
    expected: Sequence[float]
