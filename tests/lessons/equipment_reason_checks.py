"""Checks that the reasons of answers about equipment cards are true."""

from typing import Any, Final

from oracle_nb.delphi.model.actions import Action, Verb
from oracle_nb.delphi.model.tasks import Family, tasks_of, value_of
from oracle_nb.delphi.pieces import COLORS, WHITE, Color
from tests.lessons.reason_checks import ReadReason, general, states

STORAGE: Final = 2
general("why-equipment-at-once", "why-equipment-full", "why-equipment-others")


def colors(read: ReadReason) -> set[str]:
    """The colors that a reason lists."""
    found = read.statement.facts.get("colors", ())
    assert isinstance(found, tuple)
    return set(found)


def needed(read: ReadReason, family: Family) -> set[str]:
    """The colors that open tasks ask for, without those delivered or aboard."""
    me = read.me
    aboard = me.statues if family == Family.STATUE else me.offerings
    gone = {*aboard, *map(value_of, tasks_of(me.done, family))}
    values = [value_of(one) for one in tasks_of(me.tasks, family)]
    claimed = sum(color not in values for color in aboard)
    fixed = {one for one in values if one != WHITE}
    every = COLORS if values.count(WHITE) > claimed else fixed
    return {str(Color(one)) for one in every if one not in gone}


def family_of(read: ReadReason) -> Family:
    """The kind of cargo that a reason is about."""
    return Family.OFFERING if read.statement.facts["family"] == "offering" else Family.STATUE


@states("why-equipment-shown")
def _shown(read: ReadReason) -> Any:
    return colors(read) == set(map(str, read.exercise.facts["colors"]))


@states("why-equipment-needed")
def _needed(read: ReadReason) -> Any:
    return colors(read) == needed(read, family_of(read))


@states("why-equipment-loads")
def _loads(read: ReadReason) -> Any:
    (right,) = read.exercise.answers
    shown = set(map(str, read.exercise.facts["colors"]))
    both = shown & needed(read, read.exercise.facts["family"])
    return colors(read) == both == {one.split()[1] for one in right}


@states("why-equipment-room")
def _room(read: ReadReason) -> Any:
    taken = len(read.me.offerings) + len(read.me.statues)
    left = int(str(read.statement.facts.get("left", 0)))
    return (read["storage"], left) == (STORAGE, STORAGE - taken)


def _end(read: ReadReason) -> Action:
    last: Action = read.rules.notation.read(min(read.exercise.answers)[-1])
    return last


@states("why-equipment-here")
def _here(read: ReadReason) -> Any:
    last = _end(read)
    near = last.target in read.rules.board.adjacent[read.me.ship]
    die = last.source == last.color and last.color in read.me.dice
    facts = (read["color"], read.space().index)
    return near and die and facts == (str(Color(last.color)), last.target)


@states("why-equipment-deliver")
def _deliver(read: ReadReason) -> Any:
    last = _end(read)
    family = Family.STATUE if last.verb == Verb.RAISE_STATUE else Family.OFFERING
    facts = (read["color"], family_of(read))
    return facts == (str(Color(last.color)), family)
