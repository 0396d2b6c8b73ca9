"""Checks of decisions: who decides, and the options named are the legal ones."""

from collections.abc import Iterable, Iterator
from typing import Final

from oracle_nb.delphi.model.actions import Action, Verb
from oracle_nb.delphi.model.position import (
    AdvanceGod,
    FightOn,
    LookAt,
    PendingStep,
    Phase,
    Recover,
    ReturnTask,
    TakeCompanion,
    tag,
)
from oracle_nb.delphi.pieces import TOP_ROW, ShipTile
from tests.statements.cases import Case, states
from tests.statements.model import COLORS, GODS
from tests.statements.statement import Other, Statement
from tests.statements.stating import equal

ANSWERS: Final = {
    "ship-tile": {Verb.CHOOSE},
    "return-task": {Verb.RETURN},
    "take-equipment": {Verb.TAKE},
    "check-reward": {Verb.FAVOR, Verb.ADVANCE},
    "recover": {Verb.DISCARD},
    "advance-god": {Verb.ADVANCE, Verb.PASS},
    "god-to-top": {Verb.TOP},
    "fight-on": {Verb.FIGHT, Verb.SURRENDER},
    "look-at": {Verb.LOOK},
    "uncover": {Verb.UNCOVER},
    "heal-color": {Verb.HEAL},
    "take-statue": {Verb.LOAD_STATUE},
    "take-offering": {Verb.LOAD_OFFERING},
    "take-companion": {Verb.COMPANION},
}
"""By which verbs each decision is answered."""


GIVERS: Final = {"turn": "roll", "explore": "tile", "shrine": "shrine"}
"""Why gods advance, by the family of the rule."""


def _legal(case: Case) -> list[Action]:
    return list(case.rules.legal_actions(case.position))


def _who(case: Case, said: Statement) -> Iterator[str]:
    """The player named is the one to move."""
    seat = case.rules.to_move(case.position)
    if seat is None:
        yield "the game is over"
    else:
        yield from equal(said, player=COLORS[case.rules.setting.ships[seat]])


def _step(case: Case, said: Statement) -> tuple[PendingStep | None, list[str]]:
    """Return the decision that waits, and what is wrong with what is said to wait."""
    step = case.position.pending[0] if case.position.pending else None
    kind = said.message.removeprefix("decision-")
    faults = list(_who(case, said))
    if step is None or tag(step) != kind:
        return None, [*faults, f"what waits is {step}"]
    verbs = {action.verb for action in _legal(case)}
    if not verbs <= ANSWERS[kind]:
        faults.append(f"it is answered by {verbs}")
    return step, faults


def _colors(legal: Iterable[Action]) -> set[str]:
    return {COLORS[action.color] for action in legal if action.color >= 0}


def _listed(case: Case, said: Statement, fact: str, names: tuple[str, ...]) -> Iterator[str]:
    """A list names each legal option once, and nothing else."""
    legal = {names[action.color] for action in _legal(case) if action.color >= 0}
    yield from equal(said, **{fact: legal})


@states(
    "decision-ship-tile",
    "decision-take-equipment",
    "decision-check-reward",
    "decision-heal-color",
)
def simple(case: Case, said: Statement) -> Iterator[str]:
    """The pending decision is as stated; the reward for no injuries matches."""
    yield from _step(case, said)[1]
    yield from equal(said, gain=2 + (case.me.tile == ShipTile.FAVOR))


@states("decision-return-task")
def return_task(case: Case, said: Statement) -> Iterator[str]:
    step, faults = _step(case, said)
    yield from faults
    if isinstance(step, ReturnTask):
        shrines = all(action.target < 8 for action in _legal(case))
        short = said["rule"] == "setup-short-game"
        if short and not shrines:
            yield "other tasks can be given back, too"
        if short != (step.rule == "setup.short-game"):
            yield f"the rule is {step.rule}"


@states("decision-recover")
def recover(case: Case, said: Statement) -> Iterator[str]:
    step, faults = _step(case, said)
    yield from faults
    if isinstance(step, Recover):
        yield from equal(said, left=step.left)


@states("decision-advance-god", "decision-god-to-top")
def gods(case: Case, said: Statement) -> Iterator[str]:
    step, faults = _step(case, said)
    yield from faults
    yield from _listed(case, said, "gods", GODS)
    if step is not None:
        rows = case.position.players[step.player].gods
        for god in said.items("gods"):
            if rows[GODS.index(str(god))] >= TOP_ROW:
                yield f"{god} is on the top row already"
    if isinstance(step, AdvanceGod):
        rules = []
        for waiting in case.position.pending:
            if not isinstance(waiting, AdvanceGod) or waiting.player != step.player:
                break
            rules.append(waiting.rule)
        yield from equal(said, steps=len(rules))
        causes = {GIVERS.get(rule.partition(".")[0], "card") for rule in rules}
        cause = causes.pop() if len(set(rules)) == 1 else Other
        if said["cause"] != cause and not (cause is Other and isinstance(said["cause"], Other)):
            yield f"the steps are given by {rules}"


@states("decision-fight-on")
def fight_on(case: Case, said: Statement) -> Iterator[str]:
    step, faults = _step(case, said)
    yield from faults
    if isinstance(step, FightOn):
        space = case.code(step.space)
        yield from equal(said, color=COLORS[step.color], space=space, strength=step.strength - 1)
        if not case.position.players[step.player].favor:
            yield "there is no favor token to fight on with"


@states("decision-look-at")
def look_at(case: Case, said: Statement) -> Iterator[str]:
    step, faults = _step(case, said)
    yield from faults
    if isinstance(step, LookAt):
        yield from equal(said, number=len(step.chosen) + 1, wanted=step.wanted)


@states("decision-uncover")
def uncover(case: Case, said: Statement) -> Iterator[str]:
    yield from _step(case, said)[1]
    yield from equal(said, spaces={case.code(action.target) for action in _legal(case)})


@states("decision-take-statue", "decision-take-offering")
def take_cargo(case: Case, said: Statement) -> Iterator[str]:
    """The colors named are those that can be taken."""
    yield from _step(case, said)[1]
    legal = _colors(_legal(case))
    named = [str(color) for color in said.items("colors")]
    if len(set(named)) != len(named):
        yield "a color is named twice"
    if not legal <= set(named):
        yield f"{sorted(legal - set(named))} can be taken, too"
    if set(named) - legal:
        yield f"{sorted(set(named) - legal)} can't be taken"


@states("decision-take-companion")
def take_companion(case: Case, said: Statement) -> Iterator[str]:
    step, faults = _step(case, said)
    yield from faults
    if isinstance(step, TakeCompanion):
        yield from equal(said, color=COLORS[step.color])
        if any(action.target // 3 != step.color for action in _legal(case)):
            yield "companions of other colors can be taken"


@states("decision-act")
def act(case: Case, said: Statement) -> Iterator[str]:
    yield from _who(case, said)
    if case.position.phase != Phase.ACT or case.position.pending:
        yield "it is not the action phase"
    seat = case.position.turn
    yield from equal(said, dice=len(case.position.players[seat].dice))


@states("decision-over")
def over(case: Case, said: Statement) -> Iterator[str]:
    if case.position.phase != Phase.OVER or case.rules.result(case.position) is None:
        yield "the game isn't over"


PHASES: Final = {"setup": 0, "check": 1, "act": 2, "consult": 3, "over": 4}


@states(*(f"name-phase-{phase}" for phase in PHASES))
def phase(case: Case, said: Statement) -> Iterator[str]:
    """The phase named is that of the position."""
    named = PHASES[said.message.removeprefix("name-phase-")]
    if case.position.phase != named:
        yield f"the phase is {Phase(case.position.phase)!s}"
