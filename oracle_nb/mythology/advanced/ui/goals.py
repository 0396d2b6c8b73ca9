"""Actions of the Advanced Game that bring their player closer to glory, as they are listed."""

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, NamedTuple

from oracle_nb.mythology.advanced.model.actions import Action, Verb
from oracle_nb.mythology.advanced.model.position import NOBODY, Position
from oracle_nb.mythology.advanced.rules.cargo import FIRST_HELPER, home_of
from oracle_nb.mythology.advanced.rules.combat import magic_of
from oracle_nb.mythology.advanced.rules.forecast import forecast
from oracle_nb.mythology.advanced.ui.choices import FAR, nearest_prize, on_foot
from oracle_nb.mythology.map.world_map import members
from oracle_nb.mythology.pieces import HEROES, OFF, UNITS

if TYPE_CHECKING:
    from oracle_nb.mythology.advanced.rules.engine import AdvancedMythology


class Goal(NamedTuple):
    """An action with what it is for: an enemy or a Prize, -1 for none of them.

    ``home``: whether the Prize is brought home.
    """

    action: Action
    foe: int = -1
    prize: int = -1
    home: bool = False


def goals_of(
    rules: "AdvancedMythology", position: Position, actions: Sequence[Action]
) -> list[Goal]:
    """Return attempts for Prizes, ways to one or home, then attacks that can succeed."""
    ways: dict[int, list[Action]] = {}
    prizes, fights = [], []
    for action in actions:
        match action.verb:
            case Verb.ATTACK if _may_win(rules, position, action):
                fights.append(Goal(action, foe=action.target))
            case Verb.SEIZE if position.units[action.unit] != OFF:
                prize = position.prize_at(position.units[action.unit])
                prizes.append(Goal(action, prize=prize))
            case Verb.STEP | Verb.GO if action.unit < HEROES:
                ways.setdefault(action.unit, []).append(action)
    for hero, same in ways.items():
        prizes += _ahead(rules, position, hero, same)
    return prizes + fights


def _may_win(rules: "AdvancedMythology", position: Position, attack: Action) -> bool:
    """Return whether the enemy can die, with or without the magic of one of them."""
    pair = attack.unit, attack.target
    either = any(magic_of(rules.world, unit) for unit in pair)
    odds = [forecast(position, rules.world, *pair, magic=magic) for magic in {False, either}]
    return any(chances.kills + chances.both > 0 for chances in odds)


def _reached(position: Position, ways: Sequence[Action]) -> Iterator[Goal]:
    """Yield the ways that end at a Prize that nobody carries."""
    for way in ways:
        prize = position.prize_at(way.target)
        if prize >= 0 and (not position.bearers or position.bearers[prize] == NOBODY):
            yield Goal(way, prize=prize)


def _ahead(
    rules: "AdvancedMythology", position: Position, hero: int, ways: Sequence[Action]
) -> list[Goal]:
    """Return the ways of a Hero to a Prize, or the one that leads furthest toward it or home."""
    start = position.units[hero]
    carried = [thing for thing in position.carried_by(hero) if thing < FIRST_HELPER]
    reached = [] if carried else [*_reached(position, ways)]
    if reached or start == OFF or position.ships >> hero & 1:
        return reached
    near = None if carried else nearest_prize(rules, position, hero)
    if carried:
        prize, ends = carried[0] - UNITS, [*members(home_of(rules.world))]
    elif near is not None:
        prize, ends = near.prize, [position.prizes[near.prize]]
    else:
        return []

    def left(space: int) -> int:
        spaces = on_foot(rules.world, space)
        return min([spaces[end] for end in ends if end in spaces], default=FAR)

    best = min(ways, key=lambda action: left(action.target))
    return [Goal(best, prize=prize, home=bool(carried))] if left(best.target) < left(start) else []
