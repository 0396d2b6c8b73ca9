"""Actions that score for a player's side: fights, Prizes, and steps and Areas that lead to them.

They are in the order in which the tactician would do them, so that lists, tips and bots agree.
"""

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Final, NamedTuple

from oracle_nb.mythology.bots.prospects import Prospect, Prospects
from oracle_nb.mythology.bots.tactician import area_plans, best_fights, planned_moves
from oracle_nb.mythology.model.actions import NONE, Action, Verb
from oracle_nb.mythology.model.position import Part, Position
from oracle_nb.mythology.pieces import HEX_COST

if TYPE_CHECKING:
    from oracle_nb.mythology.rules.engine import Mythology

_MOST: Final = 4
"""Maximum number of actions."""
_AID: Final = 4
"""Minimum number of points left for aid at a far Prize: an attempt then more likely succeeds."""
_TOWARD_PRIZE: Final = ("prize", "advance")


class Goal(NamedTuple):
    """An action with the Prize or the enemies that it is about.

    ``then`` is what becomes possible after a step; None for an action that is about them itself.
    ``later`` is whether only a later turn can bring the Prize.
    """

    action: Action
    prize: int = NONE
    foes: tuple[int, ...] = ()
    then: Action | None = None
    later: bool = False


def goals(
    rules: "Mythology", position: Position, seat: int, actions: Sequence[Action]
) -> tuple[Goal, ...]:
    """Return the actions that score or lead there, those first that are worth most.

    Players of Monsters score by fights and by Prizes that are left; they get no Prizes. Actions
    whose points are worth more elsewhere are left out.
    """
    if position.pending is not None or position.to_move != seat:
        return ()
    legal = {*actions}
    ranked = _goals(Prospects(rules, position), actions)
    return tuple(goal for goal in ranked if goal.action in legal)[:_MOST]


def _goals(prospects: Prospects, actions: Sequence[Action]) -> Iterator[Goal]:
    position = prospects.position
    match position.part:
        case Part.GOD:
            for plan in area_plans(prospects):
                action = Action(Verb.PLACE, target=plan.area)
                aims = [errand for errand in plan.plan if _is_now(prospects, errand)]
                aims.sort(key=lambda errand: errand.kind == "fight")
                later = [errand for errand in plan.plan if errand.kind in _TOWARD_PRIZE]
                if aims:
                    yield _goal(action, aims[0])
                elif later:
                    yield _goal(action, later[0])._replace(later=True)
        case Part.MOVEMENT:
            for errand in planned_moves(prospects):
                if errand.kind != "guard":
                    yield _step(errand)
        case Part.COMBAT:
            for fight in best_fights(prospects, actions):
                yield Goal(fight, foes=(fight.target,))
        case Part.PRIZES:
            for action in actions:
                if action.verb is Verb.SEIZE:
                    yield Goal(action, position.prize_at(position.units[action.unit]))


def _is_now(prospects: Prospects, errand: Prospect) -> bool:
    """Return whether an errand is a fight, or an attempt for a Prize with points left for aid."""
    left = prospects.state.power - HEX_COST * len(errand.path)
    return errand.kind == "fight" or (errand.kind == "prize" and left >= _AID)


def _goal(action: Action, errand: Prospect, then: Action | None = None) -> Goal:
    if errand.kind in _TOWARD_PRIZE:
        return Goal(action, errand.aim, then=then)
    return Goal(action, foes=(errand.aim,), then=then)


def _step(errand: Prospect) -> Goal:
    """Return the first step of a unit, with the second one where that is the last."""
    unit, way = errand.unit, errand.path
    ends = len(way) == 2 and errand.kind != "advance"
    return _goal(
        Action(Verb.STEP, unit, way[0]), errand, Action(Verb.STEP, unit, way[1]) if ends else None
    )
