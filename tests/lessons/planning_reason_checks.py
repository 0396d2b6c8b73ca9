"""Checks that the reasons of answers about the better of two turns are true."""

from typing import Any

from oracle_nb.delphi.lessons.exercises.planning import PAIRS, turn_choices
from oracle_nb.games.exercises import Answer, SingleChoice
from tests.lessons.reason_checks import ReadReason, general, states
from tests.statements.cases import Case, check_of
from tests.statements.checks import load
from tests.statements.statement import Statement

general(*(f"why-planning-{what}-rule" for what in ("dice", "spend", "gods", "route")))


def lines(read: ReadReason) -> tuple[Answer, ...]:
    form = read.exercise.form
    assert isinstance(form, SingleChoice)
    return form.lines


def turn(read: ReadReason) -> int:
    """Return the turn that is named, from 0: the reader knows every number but 1 as another one."""
    return int(read["number"] != 1)


@states("why-planning-turn")
def _turn(read: ReadReason) -> Any:
    """The reason of the coach is true of that turn, and not said of the other one."""
    load()
    position, motive = read.exercise.position, read["motive"]
    assert isinstance(motive, Statement)
    check = check_of(motive.message)
    assert check is not None, motive
    actions = tuple(map(read.rules.notation.read, lines(read)[turn(read)]))
    case = Case(read.rules, position, position.turn, actions[0], line=actions)
    assert list(check(case, motive)) == []
    return True


@states("why-planning-left")
def _left(read: ReadReason) -> Any:
    """Each turn leaves the dice that none of its actions uses."""
    mine = [str(color) for color in read.exercise.facts["dice"]]
    left = []
    for line in lines(read):
        sources = [part.split()[1] for part in line if " die:" in part]
        left.append(len(mine) - len(sources))
    stated = [0 if read.statement.facts[f"left{n}"] == 0 else read[f"left{n}"] for n in (1, 2)]
    return stated == left


@states("why-planning-games")
def _games(read: ReadReason) -> Any:
    """The better turn is named, with the numbers of the file."""
    choices = turn_choices()[read.exercise.template]
    form = lines(read)
    (choice,) = (choice for choice in choices if {choice.better, choice.worse} == {*form})
    assert form[turn(read)] == choice.better and read.exercise.solution == (
        f"turn-{turn(read) + 1}",
    )
    better = sum(pairs for mine, other, pairs in choice.ends if mine < other)
    worse = sum(pairs for mine, other, pairs in choice.ends if mine > other)
    mean = sum((other - mine) * pairs for mine, other, pairs in choice.ends) / PAIRS
    facts = read.statement.facts
    assert read["games"] == PAIRS and abs(read["saved"] - mean) < 0.051
    if better == PAIRS:
        return facts["rest"] == 0
    return read["faster"] == better and facts["slower"] == worse
