"""The beginning and the end of any game: setup options, final standings, luck."""

from collections.abc import Sequence
from typing import NamedTuple


class SetupOption(NamedTuple):
    """An option of a new game: its name, its label, and pairs (value, label).

    The first value is the default. Without values a text is entered, and ``blank`` says what an
    empty one means. A ``folded`` option is hidden at first. A text can also come from a file of the
    types in ``accept``.
    """

    name: str
    label: str
    options: Sequence[tuple[str, str]]
    hint: str = ""
    blank: str = ""
    folded: bool = False
    accept: str = ""


class FinalStanding(NamedTuple):
    """The final standing of a player, and what decided against the next one ("" for the last)."""

    seat: int
    has: str
    why: str


class Luck(NamedTuple):
    """A kind of luck: the number of draws of each seat, their results, and the expected results.

    A larger number is better luck. ``about`` says what is counted.
    """

    name: str
    about: str
    asked: Sequence[int]
    came: Sequence[int]
    expected: Sequence[float]
