"""A layout in the explorer, with the kind and seed that made it."""

from typing import Any, NamedTuple

from oracle_nb.core.arguments import whole_text
from oracle_nb.games.board_data import BoardData


class ShownLayout(NamedTuple):
    """A layout, and the kind and number that made it; ("", 0) for one that was changed."""

    plan: Any
    kind: str = ""
    seed: int = 0


def opened(board: BoardData, start: Any) -> ShownLayout:
    """Return the layout to begin with; see `ExplorerController`. Raises ValueError."""
    if start is None or (isinstance(start, str) and not start.strip()):
        kind = board.kinds[0]
        return ShownLayout(board.layout(kind, 1), kind, 1)
    if isinstance(start, str):
        kind, dot, seed = start.partition(".")
        if dot and kind in board.kinds:
            number = seed_of(seed)
            return ShownLayout(board.layout(kind, number), kind, number)
    return ShownLayout(board.read(start))


def seed_of(text: str) -> int:
    """Return the number of a board. Raises ValueError for any other text."""
    return max(0, min(whole_text("seed", text), 10**9))
