"""Checks of undo: what is said before an action is true once it has been done."""

from collections.abc import Iterator
from typing import Final, NamedTuple

from oracle_nb.core.chance import Outcome
from tests.statements.cases import Case, states
from tests.statements.statement import Other, Statement

POSSIBLE: Final = ("undo-yes", "undo-analysis", "undo-bot")


class Done(NamedTuple):
    """A game in which an action has been done."""

    outcome: Outcome
    analysis: bool
    can_undo: bool
    next_seat: int | None
    bots: tuple[int, ...]


def _draw(said: Statement) -> str:
    """Return what is drawn first according to a sentence: a tile where it is nothing else."""
    stated = said["draw"]
    return "tile" if isinstance(stated, Other) else str(stated)


@states(*POSSIBLE, "undo-chance", "undo-passed")
def undo(case: Case, said: Statement) -> Iterator[str]:
    done = case.facts["done"]
    assert isinstance(done, Done)
    if (said.message in POSSIBLE) != done.can_undo:
        yield f"the game {'can' if done.can_undo else 'can not'} undo it"
    if done.analysis != (said.message == "undo-analysis"):
        yield f"the game is {'an' if done.analysis else 'no'} analysis"
    if said.message == "undo-chance" and [_draw(said)] != [draw.what for draw in done.outcome[:1]]:
        yield f"chance decided {[draw.what for draw in done.outcome]}"
    if (said.message == "undo-bot") != (
        not done.analysis and not done.outcome and done.next_seat in done.bots
    ):
        yield f"seat {done.next_seat} decides next, bots are {done.bots}"
    if said.message == "undo-passed" and done.next_seat in (case.seat, *done.bots, None):
        yield f"seat {done.next_seat} decides next"
