"""Everything that can be wrong with a position, found all at once.

A position is data: it can be written by hand, edited, or come from a file. With one of the
``shape_faults`` nothing can be played from it, and the engine refuses it. ``faults`` has besides
them whatever no game with the pieces of the box can come to, such as a missing oracle card: a
lesson may want that, an editor wants to know of it.
"""

from oracle_nb.delphi.board import Board
from oracle_nb.delphi.model.position import Position, Setting
from oracle_nb.delphi.rules.consistency.problems import PROBLEMS, PositionFault
from oracle_nb.delphi.rules.consistency.shape import shape_faults

__all__ = ["PROBLEMS", "PositionFault", "faults", "shape_faults"]


def faults(position: Position, setting: Setting, board: Board) -> tuple[PositionFault, ...]:
    """Every reason why a position is no position of a game; empty if it could come about.

    Never raises, whatever the position holds. The pieces and the turn are judged once the shape
    is sound. On a board that is not whole (lessons) only what has its place there is counted.
    """
    found = shape_faults(position, setting, board)
    if found:
        return found
    # A game that begins needs none of these.
    from oracle_nb.delphi.rules.consistency.pending import turn_faults
    from oracle_nb.delphi.rules.consistency.pieces import piece_faults

    # Who doesn't keep to a rule comes to positions that break it.
    replaced = {rule for rule, _ in setting.rules.replaced}
    later = (*piece_faults(position, setting, board), *turn_faults(position, setting))
    return tuple(one for one in later if one.rule not in replaced)
