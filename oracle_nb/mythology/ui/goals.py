"""Actions for a player's side: fights, Prizes to take or guard, and what leads to them.

They are in the order in which the tactician would do them, so that lists, tips and bots agree. But
fights in which the defender can give more aid come last, and Heroes aren't led into them. In 64
games of three bots, Heroes won 10% of 274 such fights, and Monsters 91% of 56.
"""

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Final, NamedTuple

from oracle_nb.mythology.bots.prospects import Prospect, Prospects
from oracle_nb.mythology.bots.tactician import area_plans, best_fights, planned_moves
from oracle_nb.mythology.model.actions import NONE, Action, Verb
from oracle_nb.mythology.model.position import Part, Position
from oracle_nb.mythology.pieces import ATTACK_COST, HEX_COST, Side
from oracle_nb.mythology.rules.combat import defender_of

if TYPE_CHECKING:
    from oracle_nb.mythology.rules.engine import Mythology

_MOST: Final = 4
"""Maximum number of actions."""
_TOWARD_PRIZE: Final = ("prize", "advance", "guard")


class Goal(NamedTuple):
    """An action with the Prize or the enemies that it is about.

    ``then`` is what becomes possible after a step; None for an action that is about them itself.
    ``later`` is whether only a later turn can bring the Prize, or a Monster to guard it.
    ``guards`` is whether a Monster goes to guard the Prize.
    ``left`` is how many power points remain for aid on arrival, ``against`` those of the defender.
    """

    action: Action
    prize: int = NONE
    foes: tuple[int, ...] = ()
    then: Action | None = None
    later: bool = False
    guards: bool = False
    left: int = 0
    against: int = 0

    @property
    def is_outbid(self) -> bool:
        """Whether the defender can give more aid than the player."""
        return self.against > self.left


def goals(
    rules: "Mythology", position: Position, seat: int, actions: Sequence[Action]
) -> tuple[Goal, ...]:
    """Return the actions that score or lead there, those first that are worth most.

    Players of Monsters score by fights and by Prizes that are left, so they guard them. Actions
    whose points are worth more elsewhere are left out.
    """
    if position.pending is not None or position.to_move != seat:
        return ()
    legal = {*actions}
    # As the adviser does: in the last turn, points are worth nothing elsewhere.
    heroes = position.sides[seat] == Side.HEROES and not position.last_round
    ranked = [
        goal
        for goal in _goals(Prospects(rules, position, cautious=True), actions)
        if goal.action in legal and not (heroes and goal.is_outbid)
    ]
    return tuple(sorted(ranked, key=lambda goal: goal.is_outbid)[:_MOST])


def _goals(prospects: Prospects, actions: Sequence[Action]) -> Iterator[Goal]:
    position = prospects.position
    match position.part:
        case Part.GOD:
            for plan in area_plans(prospects):
                action = Action(Verb.PLACE, target=plan.area)
                aims = [_goal(prospects, action, errand) for errand in plan.plan]
                if aims:
                    yield min(aims, key=lambda aim: (aim.is_outbid, aim.later, bool(aim.foes)))
        case Part.MOVEMENT:
            for errand in planned_moves(prospects):
                yield _step(prospects, errand)
        case Part.COMBAT:
            for fight in best_fights(prospects, actions):
                yield Goal(fight, foes=(fight.target,))
        case Part.PRIZES:
            for action in actions:
                if action.verb is Verb.SEIZE:
                    prize = position.prize_at(position.units[action.unit])
                    yield Goal(action, prize, left=prospects.state.power)


def _goal(prospects: Prospects, action: Action, errand: Prospect) -> Goal:
    position = prospects.position
    left = prospects.state.power - HEX_COST * len(errand.path)
    if errand.kind in _TOWARD_PRIZE:
        hex_ = position.prizes[errand.aim]
        later = bool(errand.path) and errand.path[-1] != hex_
        guards = errand.kind == "guard"
        return Goal(action, errand.aim, later=later, guards=guards, left=left)
    defender = defender_of(prospects.world, position, position.units[errand.aim])
    power = position.power[defender]
    return Goal(action, foes=(errand.aim,), left=left - ATTACK_COST, against=power)


def _step(prospects: Prospects, errand: Prospect) -> Goal:
    """Return the first step of a unit, with the second one where that is the last."""
    unit, way = errand.unit, errand.path
    goal = _goal(prospects, Action(Verb.STEP, unit, way[0]), errand)
    ends = len(way) == 2 and not goal.later
    then = Action(Verb.STEP, unit, way[1]) if ends else None
    return goal._replace(then=then)
