"""Checks of what is said to be missing: tasks, die bonuses, what would change nothing."""

from collections.abc import Callable, Iterator
from functools import partial
from typing import Final

from oracle_nb.delphi.model.actions import Verb
from oracle_nb.delphi.model.tasks import Family
from oracle_nb.delphi.pieces import Equipment
from tests.statements.cases import Case, states
from tests.statements.missing import asked_there, is_due
from tests.statements.model import COLORS, FAMILY_OF, Model, model
from tests.statements.refusals import no_bonus
from tests.statements.statement import Statement
from tests.statements.stating import asked, equal, named

LOADING: Final = frozenset(
    {Verb.LOAD_OFFERING, Verb.LOAD_STATUE, Verb.HERMES, Verb.FIGHT, Verb.ARES}
)


# --- tasks ---------------------------------------------------------------------------------------


def still_asked(case: Case) -> list[tuple[str, frozenset[int], bool]]:
    """Return the family of a task, the colors still asked for, and whether a task is open.

    For the color that was wanted and for those that the place takes, to be loaded or delivered.
    """
    here, action = model(case), asked(case)
    family = FAMILY_OF.get(Verb(action.verb), Family.SHRINE)
    open_tasks = []
    for color in {action.color, *asked_there(here, action.target)}:
        # To be delivered it must be loaded first, where it is not aboard.
        for asks in (here.wants, partial(is_due, here)):
            if asks != here.wants and action.verb in LOADING:
                continue
            colors = frozenset(number for number in range(6) if asks(family, number))
            if color not in colors:
                open_tasks.append((str(family), colors, bool(here.tasks(family))))
    return open_tasks


TRUE: Final[dict[str, Callable[[frozenset[int], bool], bool]]] = {
    "colors": lambda colors, some: bool(colors),
    "aboard": lambda colors, some: some and not colors,
    "": lambda colors, some: not some and not colors,
}


@states(
    *(
        f"missing-task-{rule}{end}"
        for rule in ("needed", "color-once")
        for end in ("", "-aboard", "-colors")
    )
)
def tasks_left(case: Case, said: Statement) -> Iterator[str]:
    """The needs of a family's open tasks, if any."""
    end = said.message.rpartition("-")[2]
    holds = TRUE[end if end in TRUE else ""]
    faults = []
    for family, colors, some in still_asked(case):
        stated = said["family"]
        wrong = list(equal(said, colors=named(colors, COLORS)))
        if isinstance(stated, str):
            wrong += equal(said, family=family)
        if not holds(colors, some):
            wrong.append(f"tasks ask for {len(colors)} colors")
        if not wrong:
            return
        faults += wrong
    yield faults[0] if faults else "a task asks for the color"


# --- gods, cards ---------------------------------------------------------------------------------


@states("missing-action-effect")
def still_idle(case: Case, said: Statement) -> Iterator[str]:
    here, action = model(case), asked(case)
    verb = str(Verb(action.verb))
    if not here.is_idle(action):
        yield "it would change something"
    if isinstance(said["verb"], str):
        yield from equal(said, verb=verb)
    elif verb not in {"heal", "aphrodite"}:
        yield "it is not about injuries"


@states(
    "missing-equipment-die-bonus-player",
    "missing-equipment-die-bonus-colors",
    "missing-equipment-die-bonus-gone",
)
def bonus_elsewhere(case: Case, said: Statement) -> Iterator[str]:
    here, color = model(case), asked(case).color
    yield from equal(said, color=COLORS[color])
    cards = {
        equipment.name.removeprefix("BONUS_").lower(): equipment
        for equipment in Equipment
        if "BONUS" in equipment.name
    }
    card = cards.get(COLORS[color])
    if said.message.endswith("-colors"):
        yield from equal(said, colors=frozenset(cards))
        if card is not None:
            yield "there is such a card"
        return
    owners = [seat for seat, player in enumerate(case.position.players) if card in player.equipment]
    if card is None:
        yield "there is no such card"
    elif said.message.endswith("-player"):
        ships = case.rules.setting.ships
        yield from equal(said, player=COLORS[ships[owners[0]]] if owners else None)
    elif owners or can_win_monster(here):
        yield "it is somebody's, or can be won"


def can_win_monster(here: Model) -> bool:
    """Return whether a monster that my tasks ask for is on the board."""
    there = {color for space in here.board.monsters for color in here.monsters(space)}
    return any(here.wants(Family.MONSTER, color) for color in there)


@states("missing-equipment-die-bonus")
def bonus_to_win(case: Case, said: Statement) -> Iterator[str]:
    yield from no_bonus(case, said)
    here, color = model(case), asked(case).color
    cards = [
        equipment for equipment in Equipment if equipment.name == f"BONUS_{COLORS[color].upper()}"
    ]
    free = (*case.position.display, *(n for n in range(22) if case.position.equipment >> n & 1))
    if not cards or cards[0] not in free or not can_win_monster(here):
        yield "the card can't be won"
    elif (said.facts.get("displayed") == "true") != (cards[0] in case.position.display):
        yield "it is wrong whether the card is on display"
