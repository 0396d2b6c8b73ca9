"""Checks of what a terminal says can't be used, and of what can be done at a space."""

from collections.abc import Iterator

from oracle_nb.delphi.model.actions import CARD, EXTRA, Action, Verb
from oracle_nb.delphi.pieces import Color, God
from tests.statements.cases import Case, check_of, states
from tests.statements.panels_reading import one_of
from tests.statements.reading import reader
from tests.statements.statement import Statement

_GODS = {
    Verb.POSEIDON: God.POSEIDON,
    Verb.APOLLON: God.APOLLON,
    Verb.ARTEMIS: God.ARTEMIS,
    Verb.APHRODITE: God.APHRODITE,
    Verb.ARES: God.ARES,
    Verb.HERMES: God.HERMES,
}
_AIMED = (Verb.TAKE, Verb.CHOOSE, Verb.RETURN, Verb.COMPANION)
"""Verbs whose target is no space."""


def _matches(case: Case, name: str, action: Action) -> bool:
    """Return whether an action is done with what a text names."""
    said = one_of(str(case.facts["language"]), name, "source-", "name-god-")
    if said is None:
        return False
    kind = said.message.removeprefix("panels/").removeprefix("source-")
    own = {"answer": bool(case.position.pending), "extra": action.source == EXTRA}
    own |= {"end": action.verb == Verb.END, "trade": action.verb == Verb.TRADE}
    if "color" in said.facts:
        color = Color[str(said["color"]).upper()]
        return action.source == color + (CARD if kind == "card" else 0)
    if kind.startswith("name-god-"):
        return str(_GODS.get(Verb(action.verb), "")).lower() == kind.removeprefix("name-god-")
    return own[kind]


def _at(case: Case, name: str) -> list[Action]:
    """Return the legal actions with what a text names, at the space that was asked about if any."""
    space = case.facts["space"]
    return [
        action
        for action in case.rules.legal_actions(case.position)
        if _matches(case, name, action)
        and (space is None or (action.target == space and action.verb not in _AIMED))
    ]


@states("cli/idle-line")
def idle(case: Case, said: Statement) -> Iterator[str]:
    """It can't be used (there), and the action that is named is refused for the reason given."""
    name, reason, written = (str(said[fact]) for fact in ("name", "reason", "action"))
    action = case.rules.notation.read(written)
    verdict = case.rules.check(case.position, action)
    if verdict.allowed or _at(case, name):
        yield "it can be used"
        return
    if not _matches(case, name, action) and not case.position.pending:
        yield "the action is done with something else"
    language = str(case.facts["language"])
    first = verdict.broken[0]
    read = reader(language).read(reason, ("refuse-",))
    about = Case(case.rules, case.position, case.seat, action, first.rule)
    faults = [list(_faults(about, statement)) for statement in read]
    if not faults:
        yield f"no refusal says {reason!r}"
    elif all(faults):
        yield faults[0][0]


def _faults(case: Case, said: Statement) -> Iterator[str]:
    check = check_of(said.message)
    if check is not None:
        yield from check(case, said)


@states("cli/works-there")
def works(case: Case, said: Statement) -> Iterator[str]:
    """Such an action is legal at the space."""
    read = reader(str(case.facts["language"])).read(str(said["action"]), ("do-",))
    verbs = {str(Verb(option.verb)) for option in _at(case, str(said["name"]))}
    kinds = {statement.message.removeprefix("do-").removesuffix(".you") for statement in read}
    if not any(kind == verb or kind.startswith(f"{verb}-") for kind in kinds for verb in verbs):
        yield f"{verbs} are possible there"


@states("cli/nothing-there")
def nothing(case: Case, said: Statement) -> Iterator[str]:
    """No action is legal at the space."""
    space = case.facts["space"]
    legal = case.rules.legal_actions(case.position)
    if any(action.target == space and action.verb not in _AIMED for action in legal):
        yield "something is possible"
