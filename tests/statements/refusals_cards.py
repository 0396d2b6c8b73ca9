"""Checks of refusals: cards, companions, ship tiles, tasks that go back."""

from collections.abc import Iterator

from oracle_nb.delphi.model.position import ReturnTask, TakeCompanion
from oracle_nb.delphi.model.tasks import Family, Task
from oracle_nb.delphi.pieces import COMPANIONS, Equipment, ShipTile
from tests.statements.cases import Case, states
from tests.statements.model import COLORS, bits, model
from tests.statements.refusals import cites
from tests.statements.statement import Statement
from tests.statements.stating import asked, equal, named


@states("refuse-fight-reward")
def not_displayed(case: Case, said: Statement) -> Iterator[str]:
    card = asked(case).target
    yield from cites(case, said)
    yield from equal(said, equipment=str(Equipment(card)) if 0 <= card < len(Equipment) else "none")
    if card in case.position.display:
        yield "it is on display"


@states("refuse-statue-reward")
def other_color(case: Case, said: Statement) -> Iterator[str]:
    step, card = model(case).step, asked(case).target
    yield from cites(case, said)
    color = step.color if isinstance(step, TakeCompanion) else -1
    yield from equal(said, color=COLORS[color], companion=companion(card))
    if card // 3 == color:
        yield "the companion has the color"


def companion(card: int) -> str:
    """Return what a companion is called in statements."""
    return COMPANIONS[card].title.lower() if 0 <= card < len(COMPANIONS) else "none"


@states("refuse-companion-taken")
def companion_taken(case: Case, said: Statement) -> Iterator[str]:
    card = asked(case).target
    yield from cites(case, said)
    yield from equal(said, companion=companion(card))
    if case.position.companions >> card & 1:
        yield "the companion is there"


@states("refuse-equipment-look")
def not_looked(case: Case, said: Statement) -> Iterator[str]:
    step, target = model(case).step, asked(case).target
    seen = getattr(step, "spaces", ())
    yield from cites(case, said)
    yield from equal(said, space=case.code(target), spaces=frozenset(map(case.code, seen)))
    if target in seen:
        yield "it was looked at"


@states("refuse-equipment-statues", "refuse-equipment-offerings")
def not_shown(case: Case, said: Statement) -> Iterator[str]:
    step, color = model(case).step, asked(case).color
    among = bits(getattr(step, "among", 0))
    yield from cites(case, said)
    yield from equal(said, color=COLORS[color], colors=named(among, COLORS))
    if color in among:
        yield "the card shows it"


@states("refuse-setup-ship-draft")
def not_offered(case: Case, said: Statement) -> Iterator[str]:
    tile = asked(case).target
    yield from cites(case, said)
    yield from equal(said, ship_tile=str(ShipTile(tile)) if 0 <= tile < len(ShipTile) else "none")
    if tile in case.position.ship_tiles:
        yield "it is on offer"


def task_key(number: int) -> str:
    """Return what a task is called in statements."""
    return str(Task(number)).replace(":", "-")


@states("refuse-setup-short-game")
def only_shrines(case: Case, said: Statement) -> Iterator[str]:
    step, number = model(case).step, asked(case).target
    yield from cites(case, said)
    yield from equal(said, task=task_key(number))
    short = isinstance(step, ReturnTask) and step.rule == "setup.short-game"
    if not short or number >> 3 == Family.SHRINE:
        yield "it may go back"


@states("refuse-ship-task")
def no_such_task(case: Case, said: Statement) -> Iterator[str]:
    number = asked(case).target
    yield from cites(case, said)
    yield from equal(said, task=task_key(number))
    if number in case.me.tasks:
        yield "the player has the task"
