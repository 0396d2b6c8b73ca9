"""What a game brings to be explored: layouts of its board, how they are measured and changed."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Protocol

from oracle_nb.games.game import Game
from oracle_nb.games.journeys import Journey, LayoutPiece
from oracle_nb.games.measures import Measure
from oracle_nb.render.scene import Scene


class Study(Protocol):
    """One layout with what is known of it, worked out once when it is first asked for."""

    def measure(self, name: str) -> Any:
        """The value of a measure, of the shape it says. Raises ValueError for an unknown one."""


class BoardData(Protocol):
    """What a game brings.

    A layout is a value that can be hashed; spaces are numbers, as in the scene. Layouts made by a
    seed are the same in every process.
    """

    kinds: Sequence[str]
    """The kinds of layouts there are, the plainest first."""
    measures: Mapping[str, Measure[Any]]
    """Every measure by its name, in the order in which they are told."""
    summary: Sequence[str]
    """The names of the few measures that say most about a layout, the most telling first."""
    means: Sequence[str]
    """By what one travels, such as the colors of dice: palette names."""
    sample: Path | None
    """The file of the atlas that ships with the game, if one does."""

    def __hash__(self) -> int:
        """Return what is made for a field is kept by it."""

    def layout(self, kind: str, seed: int) -> Any:
        """Return the layout of a kind that a seed makes. Raises ValueError for an unknown kind."""

    def study(self, layout: Any) -> Study:
        """Return a layout to be measured. Raises ValueError that says all that is wrong with it."""

    def names(self, layout: Any) -> Sequence[str]:
        """Return the short names of all spaces, by their numbers."""

    def say(self, language: str, message: str, /, **facts: Any) -> str:
        """Return a message about measures, kinds and means. Raises WordingError."""

    def source(self, measure: str) -> str:
        """Return where the term of a measure is defined: a citation."""

    def icon(self, means: str, theme: str) -> str:
        """Return a small picture of a means, as HTML."""

    # --- pictures --------------------------------------------------------------------------------

    def ways(self, layout: Any) -> Mapping[int, Sequence[int]]:
        """Where one can go: for each space that one travels, those that are one step away."""

    def scene(self, layout: Any, language: str = "en") -> Scene:
        """Return the board."""

    def space(self, layout: Any, number: int, language: str = "en") -> str:
        """Return a space in words, such as "D7, blue water"."""

    def exits(self, layout: Any, start: int) -> Sequence[int]:
        """The spaces one enters first from a space, which need not be one that one travels."""

    def start(self, layout: Any) -> int:
        """Return the space from which one sets out if none is chosen."""

    def reach(self, layout: Any, start: int, means: str) -> Mapping[int, str]:
        """Where one move by one means can end, from a space one travels; a short label for each."""

    def journey(
        self, layout: Any, start: int, goal: int, means: Sequence[str], language: str = "en"
    ) -> Journey:
        """Return how to get from one space to another by some means, each used at most once."""

    # --- changes ---------------------------------------------------------------------------------

    def toggled(self, layout: Any, space: int) -> Any:
        """The layout with a space barred, or open again. Raises ValueError where it can't be."""

    def piece(self, layout: Any, space: int, turns: int = 0, language: str = "en") -> LayoutPiece:
        """The piece of the layout under a space, taken up and turned: where else it may be laid.

        ``turns`` counts the ways to hold it. Raises ValueError where there is no piece.
        """

    def laid(self, layout: Any, space: int, turns: int, spot: int) -> Any:
        """Return the layout with that piece laid on one of its spots. Raises ValueError."""

    def faults(self, layout: Any, language: str = "en") -> Sequence[str]:
        """Return what about a layout is not as the rules have it, though it can be studied."""

    def differences(self, layout: Any, other: Any, language: str = "en") -> Sequence[str]:
        """Return how the pieces of two layouts lie differently, a sentence each."""

    # --- ways in and out -------------------------------------------------------------------------

    def write(self, layout: Any) -> str:
        """Return a layout as a short text, for an address."""

    def read(self, given: Any) -> Any:
        """Return a layout from such a text, or from what holds one. Raises ValueError."""

    def game(self, layout: Any) -> Game[Any, Any]:
        """Return a game that begins on the layout. Raises ValueError where there is none."""
