"""Missing: what it would take where nothing works now, and where that could come from."""

from typing import TYPE_CHECKING

from oracle_nb.delphi.position import Position
from oracle_nb.delphi.repairs.likeness import Wish
from oracle_nb.verdict import Broken

if TYPE_CHECKING:
    from oracle_nb.delphi.engine import Delphi


def missing(rules: "Delphi", position: Position, wish: Wish) -> tuple[Broken, ...]:
    """What is missing, one fact for every rule that refuses."""
    return wish.verdict.broken
