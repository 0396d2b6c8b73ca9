"""All faults of a position, found at once.

A position is data: it can be written by hand, edited, or read from a file. With one of the
``shape_faults`` nothing can be played from it, and the engine refuses it. ``faults`` also reports
everything that can't occur in a game with the pieces of the box, such as a missing oracle card. A
lesson may want that, and an editor wants to report it.
"""

from oracle_nb.delphi.board import Board
from oracle_nb.delphi.model.position import Position, Setting
from oracle_nb.delphi.rules.consistency.problems import PROBLEMS, PositionFault
from oracle_nb.delphi.rules.consistency.shape import shape_faults

__all__ = ["PROBLEMS", "PositionFault", "faults", "shape_faults"]


def faults(position: Position, setting: Setting, board: Board) -> tuple[PositionFault, ...]:
    """Return every reason why a position can't occur in a game; empty if it can.

    Never raises, whatever the position contains. The pieces and the turn are checked once the shape
    is valid. On an incomplete board (lessons) only pieces with a place there are counted.
    """
    result = shape_faults(position, setting, board)
    if result:
        return result
    # A game at its start needs none of these.
    from oracle_nb.delphi.rules.consistency.pending import turn_faults
    from oracle_nb.delphi.rules.consistency.pieces import piece_faults

    # Rules without a precondition allow positions that break it.
    replaced = {rule for rule, _ in setting.rules.replaced}
    later = (*piece_faults(position, setting, board), *turn_faults(position, setting))
    return tuple(fault for fault in later if fault.rule not in replaced)
