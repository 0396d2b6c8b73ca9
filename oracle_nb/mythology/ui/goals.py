"""Actions that score for a player's side: fights, Prizes, and steps and Areas that lead to them."""

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Final, NamedTuple

from oracle_nb.mythology.map.world_map import members
from oracle_nb.mythology.model.actions import NONE, Action, Verb
from oracle_nb.mythology.model.position import Part, Position
from oracle_nb.mythology.pieces import ATTACK_COST, HEX_COST, KIND_BITS, OFF, Side
from oracle_nb.mythology.ui.choices import aims_from, aims_of, own_units_in

if TYPE_CHECKING:
    from oracle_nb.mythology.rules.engine import Mythology

_MOST: Final = 4
"""Maximum number of actions of one kind."""
_AID: Final = 4
"""Minimum number of points left for aid at a far Prize: an attempt then more likely succeeds."""


class Goal(NamedTuple):
    """An action with the Prize or the enemies that it is about.

    ``then`` is what becomes possible after a step; None for an action that is about them itself.
    """

    action: Action
    prize: int = NONE
    foes: tuple[int, ...] = ()
    then: Action | None = None


def goals(
    rules: "Mythology", position: Position, seat: int, actions: Sequence[Action]
) -> tuple[Goal, ...]:
    """Return the actions that score, Prizes before fights for Heroes, then steps that lead there.

    Players of Monsters score by fights and by Prizes that are left; they get no Prizes.
    """
    if position.pending is not None:
        return ()
    match position.part:
        case Part.GOD:
            return _areas(rules, position, seat, actions)
        case Part.MOVEMENT:
            free = [x for x in actions if x.verb is Verb.STEP and not _waits(position, seat, x)]
            now = _best(_steps(position, seat, free))
            return (*now, *_best(_approaches(rules, position, seat, free)))
        case Part.COMBAT:
            fights = (x for x in actions if x.verb is Verb.FIGHT)
            return _best(Goal(action, foes=(action.target,)) for action in fights)
        case Part.PRIZES:
            attempts = (x for x in actions if x.verb is Verb.SEIZE)
            here = position.units
            return _best(Goal(x, position.prize_at(here[x.unit])) for x in attempts)
    return ()


def _best(goals: Iterator[Goal] | list[Goal]) -> tuple[Goal, ...]:
    return tuple(sorted(goals, key=lambda goal: goal.prize == NONE)[:_MOST])


def _areas(
    rules: "Mythology", position: Position, seat: int, actions: Sequence[Action]
) -> tuple[Goal, ...]:
    """Return the Areas from which a Prize, with points left for aid, or else a fight is nearest."""
    ranked = []
    for action in actions:
        if action.verb is not Verb.PLACE or not own_units_in(rules, position, action.target):
            continue
        aims = aims_from(rules, position, action.target)
        fights = [aim for aim in aims if aim.foes]
        prizes = [aim for aim in aims if not aim.foes and aim.left >= _AID]
        if prizes:
            goal = Goal(action, position.prize_at(prizes[0].hex_))
        elif fights:
            goal = Goal(action, foes=fights[0].foes)
        else:
            continue
        rank = (not prizes, (prizes or fights)[0].cost, -len(prizes), -len(fights))
        ranked.append((rank, goal))
    return tuple(goal for _, goal in sorted(ranked, key=lambda entry: entry[0])[:_MOST])


def _steps(position: Position, seat: int, actions: Sequence[Action]) -> Iterator[Goal]:
    """Yield attacks, and steps of Heroes into a space with a Prize."""
    for action in actions:
        if action.verb is Verb.STEP:
            prize, foes = _there(position, seat, action.target)
            if prize != NONE or foes:
                yield Goal(action, prize, foes)


def _waits(position: Position, seat: int, step: Action) -> bool:
    """Return whether a Hero would leave a Prize that its player can try for in this turn."""
    here = position.units[step.unit]
    at_prize = position.prize_at(here) != OFF and Side(position.sides[seat]) is Side.HEROES
    return at_prize and not position.units_at(here) & KIND_BITS[Side.MONSTERS]


def _there(position: Position, seat: int, hex_: int) -> tuple[int, tuple[int, ...]]:
    """Return the Prize that a player could try for in a space, and the enemies there."""
    side = Side(position.sides[seat])
    foes = members(position.units_at(hex_) & KIND_BITS[side.other])
    prize = position.prize_at(hex_)
    wanted = side is Side.HEROES and prize != OFF and not _is_held(position, hex_)
    return (prize if wanted and not foes else NONE), foes


def _approaches(
    rules: "Mythology", position: Position, seat: int, actions: Sequence[Action]
) -> list[Goal]:
    """Return a step toward each space with a Prize or enemies within reach, the nearest first."""
    steps = [action for action in actions if action.verb is Verb.STEP]
    near, left = {action.target for action in steps}, position.power[seat] - HEX_COST
    best = dict[int, tuple[int, Goal]]()
    for action in steps:
        if position.units_at(action.target):
            continue
        for aim in aims_of(rules, position, [action.target], left):
            known = best.get(aim.hex_)
            if aim.hex_ in near or (known is not None and known[0] <= aim.cost):
                continue
            prize = NONE if aim.foes else position.prize_at(aim.hex_)
            way = aim.cost - (ATTACK_COST if aim.foes else 0)
            weak = way > HEX_COST and aim.left < _AID
            if prize != NONE and (weak or _is_held(position, aim.hex_)):
                continue
            then = Action(Verb.STEP, action.unit, aim.hex_) if way == HEX_COST else None
            best[aim.hex_] = aim.cost, Goal(action, prize, aim.foes, then)
    return [goal for _, goal in sorted(best.values(), key=lambda entry: entry[0])]


def _is_held(position: Position, hex_: int) -> bool:
    """Return whether a unit that the player moves in this turn is in a space already."""
    return bool(position.units_at(hex_) & position.movable)
