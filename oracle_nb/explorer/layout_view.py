"""One layout with what pictures of it are made of."""

from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import Any, Final

from oracle_nb.explorer import graph
from oracle_nb.games.board_data import BoardData, Study


class SurveyedLayout:
    """One layout with everything that is worked out of it when it is first asked for."""

    def __init__(self, field: BoardData, plan: Any) -> None:
        self.field: Final = field
        self.plan: Final = plan
        self.study: Final[Study] = field.study(plan)

    @cached_property
    def ways(self) -> Mapping[int, Sequence[int]]:
        """Where one can go from where."""
        return self.field.ways(self.plan)

    @cached_property
    def parts(self) -> int:
        """In how many parts the spaces are that one travels."""
        return len(graph.parts(self.ways))

    @cached_property
    def cuts(self) -> dict[int, int]:
        """The chokepoints, and what each cuts off."""
        return graph.chokepoints(self.ways)

    @cached_property
    def bridges(self) -> tuple[graph.Lane, ...]:
        """The steps without a way round."""
        return graph.bridges(self.ways)

    @cached_property
    def blocks(self) -> graph.Blocks:
        """The block-cut tree."""
        return graph.blocks(self.ways)

    @cached_property
    def distances(self) -> dict[int, int]:
        """How many pairs of spaces lie how far apart."""
        return graph.distances(self.ways)

    @cached_property
    def names(self) -> tuple[str, ...]:
        """The short names of the spaces."""
        return tuple(self.field.names(self.plan))

    def headline(self, name: str) -> float:
        """Return the one number of a measure."""
        return self.field.measures[name].headline(self.study.measure(name))
