"""Checks of what is pointed out on the board: what an action would change, and where pieces go."""

from collections.abc import Iterator

from oracle_nb.delphi.model.actions import Verb
from oracle_nb.delphi.model.position import FightOn, Position
from tests.statements.cases import Case, states
from tests.statements.statement import Statement


def _space(case: Case) -> int:
    space = case.facts["space"]
    assert isinstance(space, int)
    return space


def _after(case: Case) -> Position:
    assert case.after is not None
    return case.after


def _gone(before: tuple[int, ...], after: tuple[int, ...]) -> int:
    """Return the place of the only entry that has changed, -1 where it isn't one."""
    changed = [n for n, (first, two) in enumerate(zip(before, after, strict=True)) if first != two]
    return changed[0] if len(changed) == 1 else -1


@states("panels/plan-ship")
def ship(case: Case, said: Statement) -> Iterator[str]:
    """The ship is on the space after the action."""
    if _after(case).players[case.seat].ship != _space(case):
        yield "the ship is elsewhere"


@states("panels/plan-turn")
def turn(case: Case, said: Statement) -> Iterator[str]:
    """The tile is face down before the action and face up after it."""
    bit = 1 << case.board.islands.index(_space(case))
    if case.position.face_up & bit or not _after(case).face_up & bit:
        yield "it isn't turned up"


@states("panels/plan-shrine")
def shrine(case: Case, said: Statement) -> Iterator[str]:
    """A shrine stands there after the action, and none did before."""
    bit = 1 << case.board.islands.index(_space(case))
    if case.position.shrines & bit or not _after(case).shrines & bit:
        yield "no shrine is built"


@states("panels/plan-look")
def look(case: Case, said: Statement) -> Iterator[str]:
    """The tile is named: it is looked at now or when the other one is named too."""
    bit = 1 << case.board.islands.index(_space(case))
    after = _after(case)
    named = [space for step in after.pending for space in getattr(step, "chosen", ())]
    if not after.players[case.seat].seen & bit and _space(case) not in named:
        yield "nobody looks at it"


@states("panels/plan-fight")
def fight(case: Case, said: Statement) -> Iterator[str]:
    """A fight with a monster there begins or goes on, and a round is won or lost."""
    begun = {event.facts["space"] for event in case.events if event.what == "fight-begun"}
    begun |= {step.space for step in case.position.pending if isinstance(step, FightOn)}
    rounds = {event.what for event in case.events} & {"round-won", "round-lost"}
    if _space(case) not in begun or not rounds:
        yield "nothing is fought there"


@states("panels/plan-defeat")
def defeat(case: Case, said: Statement) -> Iterator[str]:
    """A monster there is gone after the action, without a round."""
    slot = _gone(case.position.monsters, _after(case).monsters)
    if slot < 0 or case.board.monsters[slot] != _space(case):
        yield "no monster is defeated there"
    if any(event.what in ("round-won", "round-lost") for event in case.events):
        yield "a round is fought"


@states("panels/plan-load")
def load(case: Case, said: Statement) -> Iterator[str]:
    """A piece more is aboard after the action."""
    before, after = case.me, _after(case).players[case.seat]
    more = len(after.statues) + len(after.offerings)
    if more != len(before.statues) + len(before.offerings) + 1:
        yield "nothing is loaded"
    if _space(case) != before.ship:
        yield "the ship is elsewhere"


@states("panels/plan-bring")
def bring(case: Case, said: Statement) -> Iterator[str]:
    """A piece less is aboard after the action, and the task is done there."""
    before, after = case.me, _after(case).players[case.seat]
    less = len(after.statues) + len(after.offerings)
    if less != len(before.statues) + len(before.offerings) - 1:
        yield "nothing is brought"
    assert case.action is not None
    if case.action.target != _space(case):
        yield "it is brought elsewhere"


PLANNED = frozenset(
    {
        *(Verb.MOVE, Verb.POSEIDON, Verb.EXPLORE, Verb.ARTEMIS, Verb.UNCOVER, Verb.FIGHT),
        *(Verb.ARES, Verb.LOAD_OFFERING, Verb.LOAD_STATUE, Verb.HERMES, Verb.MAKE_OFFERING),
        *(Verb.RAISE_STATUE, Verb.BUILD),
    }
)
"""Actions that always change something on the board at a place that is known beforehand."""
