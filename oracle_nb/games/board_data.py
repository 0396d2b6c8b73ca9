"""Board data: the layouts and measures that a game provides for the board explorer."""

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from random import Random
from typing import Any, Final, Protocol, runtime_checkable

from oracle_nb.games.game import Game
from oracle_nb.games.journeys import Journey, LayoutPiece
from oracle_nb.games.measures import Measure
from oracle_nb.render.scene import Scene


class Study(Protocol):
    """A layout with its measures, each computed when it is first needed."""

    def measure(self, name: str) -> Any:
        """Return the value of a measure.

        Parameters
        ----------
        name : str
            The name of a measure, such as "sailing.diameter".

        Returns
        -------
        value
            A value of the measure's shape.

        Raises
        ------
        ValueError
            If there is no such measure.
        """


class BoardData(Protocol):
    """The layouts and measures of a game.

    A layout is a hashable value; spaces are numbers, as in the scene. A seed makes the same layout
    in every process.

    Attributes
    ----------
    kinds : sequence of str
        The kinds of layouts, the plainest first.
    measures : mapping of str to Measure
        All measures by name, in the order in which they are listed.
    summary : sequence of str
        The names of the few measures that say most about a layout, the most important first.
    pictures : sequence of str
        The views of the board that apply: "weak" (chokepoints, with charts of the graph), "shells"
        (distances), "reach" and "plain". The first one is shown first.
    sample : Path or None
        The file of the atlas that ships with the game.
    """

    kinds: Sequence[str]
    measures: Mapping[str, Measure[Any]]
    summary: Sequence[str]
    pictures: Sequence[str]
    sample: Path | None

    def __hash__(self) -> int:
        """Return a hash by identity: caches of boards are keyed by this object."""

    def layout(self, kind: str, seed: int) -> Any:
        """Return the layout of a kind that a seed makes.

        Parameters
        ----------
        kind : str
            One of ``kinds``, with a parameter if the kind has one, such as "free:looseness=0.8".
        seed : int
            The same seed makes the same layout.

        Raises
        ------
        ValueError
            If there is no such kind.
        """

    def recipe(self, given: Any) -> tuple[str, Callable[[int], Any]]:
        """Return the name of a recipe of layouts, and what makes a layout from a seed.

        A recipe may import a module or read a file, so it must never come from a page.

        Parameters
        ----------
        given : value
            A kind, or whatever else the ``layout`` of ``new_game`` may be.

        Returns
        -------
        name : str
            A text with which any process makes the same layouts, "own" if there is none.
        make : function
            Returns the layout of a seed.

        Raises
        ------
        ValueError
            If no layout can be made.
        """

    def kind(self, layout: Any) -> str:
        """Return the kind with which a layout is compared that no seed made."""

    def study(self, layout: Any) -> Study:
        """Return a layout with its measures.

        Raises
        ------
        ValueError
            If the layout can't be studied; the error lists everything that is wrong with it.
        """

    def names(self, layout: Any) -> Sequence[str]:
        """Return the short names of all spaces, by their numbers."""

    def say(self, language: str, message: str, /, **facts: Any) -> str:
        """Return a message about measures, kinds or means, with facts.

        The explorer also asks for its own texts that name layouts, pieces or means of the game:
        ``explore-layout``, ``explore-kind``, ``explore-seed-hint``, ``explore-before``,
        ``explore-next``, ``explore-another``, ``explore-link``, ``explore-compare-about`` and
        ``explore-compare-same`` on layouts; ``explore-more-than`` and ``explore-fewer-than``
        ($share), ``explore-usual``, ``explore-chart-usual`` ($number, $name) and
        ``explore-chart-boards`` on comparisons with others of a kind;
        ``explore-changed`` ($name: a kind) and ``explore-changed-board`` on a layout that no seed
        made;
        the message of a measure with ``-number`` ($number, $amount without its sign, and $sign:
        "less", "none" or "more");
        ``explore-picture-reach``, ``explore-caption-reach`` ($space) and ``explore-about-reach``
        on the reach of one move. `BoardWithMeans` and `ChangeableBoard` have texts of their own.

        Raises
        ------
        WordingError
            If there is no such message, or a fact is missing.
        """

    def source(self, measure: str) -> str:
        """Return the citation for the definition of a measure."""

    # --- pictures --------------------------------------------------------------------------------

    def ways(self, layout: Any) -> Mapping[int, Sequence[int]]:
        """Return the neighbors of each space that can be traveled.

        Returns
        -------
        mapping of int to sequence of int
            For each such space, the spaces one step away.
        """

    def scene(self, layout: Any, language: str = "en") -> Scene:
        """Return a picture of the board."""

    def space(self, layout: Any, number: int, language: str = "en") -> str:
        """Return a space in words, such as "D7, blue water"."""

    def exits(self, layout: Any, start: int) -> Sequence[int]:
        """Return the first spaces on the way from a space, which may itself be impassable."""

    def regions(self, layout: Any) -> Mapping[str, Sequence[int]]:
        """Return the spaces of each group of measures, by which the board is painted.

        Returns
        -------
        mapping of str to sequence of int
            The spaces by the name of the group; empty if groups aren't parts of the board.
        """

    def start(self, layout: Any) -> int:
        """Return the space to start from if none is selected."""

    def reach(self, layout: Any, start: int, means: Sequence[str]) -> Mapping[int, str]:
        """Return the spaces within reach of one move.

        Parameters
        ----------
        start : int
            A space that can be traveled.
        means : sequence of str
            The means of travel, of which one is used; empty for a game without a choice of them.

        Returns
        -------
        mapping of int to str
            A short label for each space, such as its cost.
        """

    def journey(
        self, layout: Any, start: int, goal: int, means: Sequence[str], language: str = "en"
    ) -> Journey:
        """Return the path from one space to another.

        Parameters
        ----------
        means : sequence of str
            The means of travel, each used at most once; empty for a game without a choice of them.
        """

    # --- texts and games -------------------------------------------------------------------------

    def write(self, layout: Any) -> str:
        """Return a layout as a short text for an address."""

    def read(self, given: Any) -> Any:
        """Return the layout in a text, or in anything else that contains one.

        Parameters
        ----------
        given : value
            A text from `write`, or a layout in any other form that the game has.

        Raises
        ------
        ValueError
            If no layout can be read.
        """


@runtime_checkable
class BoardWithMeans(BoardData, Protocol):
    """The boards of a game in which players choose between means of travel.

    The explorer asks for ``explore-way-means``, ``explore-way-add`` and ``explore-way-remove``
    ($name) on the means of travel.

    Attributes
    ----------
    means : sequence of str
        The means of travel, such as the colors of dice, as palette names.
    """

    means: Sequence[str]

    def icon(self, means: str, theme: str) -> str:
        """Return a small picture of a means of travel, as HTML."""


@runtime_checkable
class ChangeableBoard(BoardData, Protocol):
    """The boards of a game that players can change, compare and play on.

    The explorer asks for ``explore-hand-toggle`` and ``explore-click-toggle`` on opening and
    closing a space, and for ``explore-hand-tile`` and ``explore-click-tile`` on moving a piece of
    the board.
    """

    def toggled(self, layout: Any, space: int) -> Any:
        """Return the layout with a space barred, or open again.

        Raises
        ------
        ValueError
            If the space can't be changed.
        """

    def piece(self, layout: Any, space: int, turns: int = 0, language: str = "en") -> LayoutPiece:
        """Return the piece of the layout at a space, and where else it could be placed.

        Parameters
        ----------
        space : int
            A space of the piece.
        turns : int
            The number of turns of the piece, from 0.

        Raises
        ------
        ValueError
            If there is no piece.
        """

    def place(self, layout: Any, space: int, turns: int, spot: int) -> Any:
        """Return the layout with a piece moved.

        Parameters
        ----------
        space, turns : int
            The piece, as for `piece`.
        spot : int
            One of the spots of the piece.

        Raises
        ------
        ValueError
            If there is no such piece or spot.
        """

    def faults(self, layout: Any, language: str = "en") -> Sequence[str]:
        """Return how a layout deviates from the rules, though it can be studied, as sentences."""

    def differences(self, layout: Any, other: Any, language: str = "en") -> Sequence[str]:
        """Return the differences between the pieces of two layouts, as sentences."""

    def game(self, layout: Any) -> Game:
        """Return a game that begins on the layout.

        Raises
        ------
        ValueError
            If the game can't be played on this layout.
        """


@runtime_checkable
class DesignableBoard(BoardData, Protocol):
    """The boards of a game among which a search can look for one with wanted properties.

    The explorer asks for the message ``aim-NAME`` of each aim.

    Attributes
    ----------
    aims : mapping of str to str
        What is often wanted, each with the name of a measure that should be small.
    """

    aims: Mapping[str, str]

    def varied(self, layout: Any, random: Random) -> Any:
        """Return a legal layout that differs from another one by a small change.

        Parameters
        ----------
        random : Random
            Decides the change.
        """


OWN: Final = "own"
"""The kind of layouts from a recipe without a name."""
