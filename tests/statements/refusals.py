"""Checks of refusals."""

from collections.abc import Iterator

from tests.statements.cases import Case, states
from tests.statements.reading import Statement


@states("refuse-move-must-move", "refuse-action-effect-space")
def ship_is_there(case: Case, said: Statement) -> Iterator[str]:
    """The ship is on the space already."""
    here = case.code(case.me.ship)
    if said["space"] != here:
        yield f"the ship is on {here}"
