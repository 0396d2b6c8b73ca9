"""Motives: what the greedy bot was after, read off the line of play that it has found.

Everybody at the table reads them, so an island with a face-down tile is no goal with a name: the
bot may know what lies there. Nor does any number rest on what it has seen.
"""

from typing import Any, Final

from oracle_nb.delphi.actions import Action, Verb
from oracle_nb.delphi.bots.chart import FAR, Chart
from oracle_nb.delphi.bots.turnplan import Line, TurnPlan
from oracle_nb.delphi.bots.work import Errand
from oracle_nb.delphi.position import Step
from oracle_nb.motive import Motive

_DEEDS: Final[dict[int, Verb]] = {
    **{
        verb: verb
        for verb in (
            Verb.FIGHT,
            Verb.EXPLORE,
            Verb.BUILD,
            Verb.LOAD_OFFERING,
            Verb.MAKE_OFFERING,
            Verb.LOAD_STATUE,
            Verb.RAISE_STATUE,
        )
    },
    Verb.ARES: Verb.FIGHT,
    Verb.HERMES: Verb.LOAD_STATUE,
    Verb.ARTEMIS: Verb.EXPLORE,
}
"""What brings the tasks forward, and what a god does of it."""
_GODS: Final = frozenset({Verb.APOLLON, Verb.APHRODITE})
_SAILS: Final = frozenset({Verb.MOVE, Verb.POSEIDON})


def of_line(plan: TurnPlan, line: Line) -> Motive:
    """Why a line begins as it does; it has actions."""
    first, *others = line.path
    if first.verb in _DEEDS:
        return _deed(plan, first)
    for number, action in enumerate(others, 1):
        if action.verb in _DEEDS:
            goal = _goal(_DEEDS[action.verb], action.color, action.target)
            return Motive("turn", {**goal, "actions": number})
    if first.verb in _GODS:
        return Motive("god")
    if first.verb not in _SAILS:
        return Motive("favor" if first.verb == Verb.FAVOR else "idle")
    return _ahead(plan, line)


def of_answer(step: Step) -> Motive:
    """Why a decision was answered as it was: each kind is judged in one way."""
    return Motive(str(type(step).__struct_config__.tag))


def _goal(verb: int, color: int, space: int) -> dict[str, Any]:
    if verb == Verb.EXPLORE:
        return {"verb": verb, "color": -1, "space": -1}
    return {"verb": verb, "color": color, "space": space}


def _deed(plan: TurnPlan, action: Action) -> Motive:
    verb, chart = _DEEDS[action.verb], plan.chart
    if verb in (Verb.LOAD_OFFERING, Verb.LOAD_STATUE):
        places = chart.ends(verb, action.color)
        ways = chart.to[_reach(chart, verb)][plan.me.ship]
        steps, place = min(((ways[place][0], place) for place in places), default=(FAR, -1))
        if steps < FAR:
            kind = "load-offering" if verb == Verb.LOAD_OFFERING else "load-statue"
            return Motive(kind, {"place": place, "steps": steps})
    return Motive("deed", {"verb": verb})


def _reach(chart: Chart, verb: int) -> int:
    powers = chart.powers
    return int(powers.reach_offering if verb == Verb.LOAD_OFFERING else powers.reach_statue)


def _ahead(plan: TurnPlan, line: Line) -> Motive:
    """What a way leads to that ends a turn, and how far it is from where its first move ends."""
    chart, ship = plan.chart, line.path[0].target
    errand: Errand | None = chart.next_errand(line.node.work, line.node.ship)
    if errand is None:
        steps = chart.rows[ship][chart.board.zeus] if chart.board.zeus >= 0 else 0
        return Motive("home", {"steps": steps})
    goal = _goal(errand.verb, errand.color, errand.space)
    if goal["space"] < 0:
        return Motive("later", goal)
    steps = chart.to[errand.reach][ship][errand.space][0]
    return Motive("ahead", {**goal, "steps": steps})
