"""Checks of the coach's hints: they are true of the best line."""

from collections.abc import Iterator
from math import atan2, pi, sqrt
from typing import Final

from oracle_nb.core.chance import SeededChance
from oracle_nb.delphi.model.actions import Verb
from oracle_nb.delphi.pieces import TOP_ROW
from tests.statements.cases import Case, states
from tests.statements.coach import SAILING, end, verbs_of
from tests.statements.statement import Other, Statement
from tests.statements.stating import equal

OCTANTS: Final = ("e", "se", "s", "sw", "w", "nw", "n", "ne")


@states("motive-hint-task")
def hint_task(case: Case, said: Statement) -> Iterator[str]:
    """The best line does it."""
    verb = said["verb"]
    wanted = "explore" if isinstance(verb, Other) else str(verb)
    if wanted not in map(str, verbs_of(case)):
        yield f"the line doesn't {wanted}"


@states("motive-hint-sail")
def hint_sail(case: Case, said: Statement) -> Iterator[str]:
    """The best line sails in this direction."""
    ends = [action.target for action in case.line if action.verb in SAILING]
    if not ends:
        yield "the ship stays"
        return
    spaces = case.board.spaces
    (q0, r0), (q1, r1) = spaces[case.me.ship].hex, spaces[ends[-1]].hex
    east, south = (q1 - q0) + (r1 - r0) / 2, (r1 - r0) * sqrt(3) / 2
    direction = OCTANTS[round(atan2(south, east) / (pi / 4)) % 8] if east or south else "here"
    stated = said["direction"]
    if stated != direction and not (isinstance(stated, Other) and direction == "here"):
        yield f"the direction is {direction}"


@states("motive-hint-end")
def hint_end(case: Case, said: Statement) -> Iterator[str]:
    yield from end(case, said)


@states("motive-hint-answer")
def hint_answer(case: Case, said: Statement) -> Iterator[str]:
    if not case.position.pending:
        yield "no decision waits"


@states("motive-hint-god")
def hint_god(case: Case, said: Statement) -> Iterator[str]:
    """The best answer takes a god to this distance from the top row."""
    best, step = case.line[0], case.position.pending[0]
    if best.verb != Verb.ADVANCE:
        yield "no god advances"
        return
    after = case.rules.apply(case.position, best, SeededChance(1)).position
    rows = TOP_ROW - after.players[step.player].gods[best.color]
    yield from equal(said, rows=rows)


@states("motive-hint-no-god")
def hint_no_god(case: Case, said: Statement) -> Iterator[str]:
    if case.line[0].verb == Verb.ADVANCE:
        yield "a god advances"


@states("motive-hint-gods-level")
def hint_gods_level(case: Case, said: Statement) -> Iterator[str]:
    gods = case.position.players[case.position.pending[0].player].gods
    options = case.rules.legal_actions(case.position)
    rows = [gods[action.color] for action in options if action.verb == Verb.ADVANCE]
    if len(rows) < 2 or len({*rows}) > 1:
        yield f"the gods are in the rows {rows}"
