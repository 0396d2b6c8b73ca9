"""The latest state of a turn, which listing, checking and applying actions share."""

from collections.abc import Callable
from typing import Generic, TypeVar

from oracle_nb.core.positions import OfPosition

Position = TypeVar("Position")
State = TypeVar("State", bound=OfPosition)


class LatestState(Generic[Position, State]):
    """The latest state of a turn.

    Threads may replace ``state`` at any time; each reads it once and compares its position.

    Parameters
    ----------
    make : callable
        Works out the state of a position.

    Attributes
    ----------
    state : state, optional
        The latest state.

    Examples
    --------
    >>> import oracle_nb
    >>> from oracle_nb.games.kit.latest_state import LatestState
    >>> from types import SimpleNamespace
    >>> latest = LatestState(lambda position: SimpleNamespace(position=position))
    >>> position = oracle_nb.new_game(seed=1).position
    >>> latest.state_of(position) is latest.state_of(position)
    True
    """

    __slots__ = ("_make", "state")

    def __init__(self, make: Callable[[Position], State]) -> None:
        self._make = make
        self.state: State | None = None

    def state_of(self, position: Position) -> State:
        """Return the state of a position."""
        state = self.state
        if state is None or state.position is not position:
            self.state = state = self._make(position)
        return state
