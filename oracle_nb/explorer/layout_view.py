"""A layout with the values for pictures of it."""

from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import Any, Final

from oracle_nb.explorer import graph
from oracle_nb.games.board_data import BoardData, Study
from oracle_nb.games.registry import DEFAULT_GAME, board_data_of


class SurveyedLayout:
    """A layout with its derived values, each computed when it is first needed."""

    def __init__(self, field: BoardData, plan: Any) -> None:
        self.field: Final = field
        self.plan: Final = plan
        self.study: Final[Study] = field.study(plan)

    @cached_property
    def ways(self) -> Mapping[int, Sequence[int]]:
        """The neighbors of each space."""
        return self.field.ways(self.plan)

    @cached_property
    def parts(self) -> int:
        """The connected components."""
        return len(graph.parts(self.ways))

    @cached_property
    def cuts(self) -> dict[int, int]:
        """The chokepoints, and the number of spaces that each cuts off."""
        return graph.chokepoints(self.ways)

    @cached_property
    def bridges(self) -> tuple[graph.Lane, ...]:
        """The bridges."""
        return graph.bridges(self.ways)

    @cached_property
    def blocks(self) -> graph.Blocks:
        """The block-cut tree."""
        return graph.blocks(self.ways)

    @cached_property
    def distances(self) -> dict[int, int]:
        """The number of pairs of spaces by distance."""
        return graph.distances(self.ways)

    @cached_property
    def names(self) -> tuple[str, ...]:
        """The short names of the spaces."""
        return tuple(self.field.names(self.plan))

    def shells(self, start: int) -> dict[int, int]:
        """Return the distance of every space from one of them."""
        return graph.shells(self.ways, start, self.field.exits(self.plan, start))

    def headline(self, name: str) -> float:
        """Return the headline value of a measure."""
        return self.field.measures[name].headline(self.study.measure(name))


def survey(layout: Any, game: str = DEFAULT_GAME) -> SurveyedLayout:
    """Return a layout with the values that the explorer shows, for notebooks.

    Parameters
    ----------
    layout
        Whatever the ``layout`` of `new_game` may be, such as "free.7".
    game
        The name of the game.

    Raises ValueError for anything else.

    Examples
    --------
    >>> board = survey("free.7")
    >>> board.names[board.field.start(board.plan)], max(board.distances)
    ('O9', 26)
    """
    field = board_data_of(game)
    return SurveyedLayout(field, field.recipe(layout)[1](0))
