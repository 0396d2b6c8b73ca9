"""Checks that the reasons of answers about the better of two turns are true."""

import re
from typing import Any

from oracle_nb.core.chance import SeededChance
from oracle_nb.delphi.planning.coach import DelphiCoach
from oracle_nb.delphi.text import DelphiTexts
from oracle_nb.games.exercises import SingleChoice
from tests.lessons.reason_checks import ReadReason, general, states

SAILING = {"move", "poseidon"}
WORK = {
    *("fight", "explore", "build", "load-offering", "make-offering"),
    *("load-statue", "raise-statue", "ares", "hermes", "artemis"),
}
GODS = {
    *("poseidon", "apollon", "artemis", "aphrodite", "ares", "hermes", "trade"),
    *("advance", "heal"),
}


general(*(f"why-planning-{what}-rule" for what in ("dice", "spend", "gods", "route")))


def lines(read: ReadReason) -> tuple[tuple[str, ...], ...]:
    form = read.exercise.form
    assert isinstance(form, SingleChoice)
    return form.lines


def counts(read: ReadReason, verbs: set[str]) -> bool:
    """Whether each turn has as many actions with some verbs as stated."""
    numbers = [sum(part.split()[0] in verbs for part in line) for line in lines(read)]
    return numbers == [read["turn1"], read["turn2"]]


@states("why-planning-dice")
def _dice(read: ReadReason) -> Any:
    return counts(read, SAILING | WORK)


@states("why-planning-gods")
def _gods(read: ReadReason) -> Any:
    return counts(read, GODS)


@states("why-planning-route")
def _route(read: ReadReason) -> Any:
    position = read.exercise.position
    search = DelphiCoach(read.rules).evaluator.search(position, position.turn)
    estimates = []
    for line in lines(read):
        node = search.root
        for part in line:
            action = read.rules.notation.read(part)
            node = next(to for step, to, _ in search.steps(node) if step == action)
        estimates.append(round(search.chart.estimator.near_best(node.work, node.ship), 1))
    return estimates == [read["dice1"], read["dice2"]]


@states("why-planning-spend")
def _spend(read: ReadReason) -> Any:
    return [spent(read, line) for line in lines(read)] == [read["turn1"], read["turn2"]]


def spent(read: ReadReason, line: tuple[str, ...]) -> int:
    """Return the tokens and cards of a turn: what moves cost, and what the titles of others say."""
    total, position, seat = 0, read.exercise.position, read.exercise.position.turn
    for part in line:
        action = read.rules.notation.read(part)
        then = read.rules.apply(position, action, SeededChance(0)).position
        with_what = DelphiTexts(read.rules, "en").source(position, action)
        tokens = sum(map(int, re.findall(r"(\d+) favor token", with_what)))
        if part.startswith("move "):
            tokens = position.players[seat].favor - then.players[seat].favor
        total += tokens + with_what.count("oracle card")
        position = then
    return total


@states("why-planning-margin")
def _margin(read: ReadReason) -> Any:
    (option,) = read.exercise.solution
    form = read.exercise.form
    assert isinstance(form, SingleChoice)
    # The reader knows every number but 1 as another one.
    first = read["number"] == 1
    return (
        first == (option == form.options[0]) and 0.2 <= read["low"] < read["saved"] < read["high"]
    )
