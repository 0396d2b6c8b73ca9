"""Actions of the Advanced Game that bring their player closer to glory, as they are listed."""

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, NamedTuple

from oracle_nb.mythology.advanced.bots.allotting import best_allotment
from oracle_nb.mythology.advanced.bots.fighting import WORTH_IT, attack_value
from oracle_nb.mythology.advanced.bots.walking import distances, has_prize_for
from oracle_nb.mythology.advanced.model.actions import STOP, Action, Verb
from oracle_nb.mythology.advanced.model.numbers import ATTEMPTS
from oracle_nb.mythology.advanced.model.position import NOBODY, Position, Way
from oracle_nb.mythology.advanced.model.sheet import Sheet
from oracle_nb.mythology.advanced.rules.cargo import FIRST_HELPER, home_of
from oracle_nb.mythology.advanced.ui.choices import nearest_prize
from oracle_nb.mythology.map.world_map import members
from oracle_nb.mythology.pieces import HEROES, MONSTER_BITS, OFF, UNITS

if TYPE_CHECKING:
    from oracle_nb.mythology.advanced.rules.engine import AdvancedMythology


class Goal(NamedTuple):
    """An action with what it is for: an enemy or a Prize, -1 for none of them.

    ``home``: whether the Prize is brought home. ``ends``: what no other unit can do after it:
    "move", "attack", "both", or "" for nothing.
    """

    action: Action
    foe: int = -1
    prize: int = -1
    home: bool = False
    ends: str = ""


def goals_of(
    rules: "AdvancedMythology", position: Position, actions: Sequence[Action]
) -> list[Goal]:
    """Return ways to a fight, a Prize or home, attacks that a bot would begin, and Prizes to try.

    That is the order of a moving phase.
    """
    moves = not (position.fighting or position.seizing) and position.attempts < ATTEMPTS
    ends = "move" if moves else ""
    ways: dict[int, list[Action]] = {}
    prizes: list[Goal] = []
    fights: list[tuple[float, Goal]] = []
    for action in actions:
        match action.verb:
            case Verb.ATTACK if (worth := _worth(rules, position, action)) >= WORTH_IT:
                fights.append((worth, Goal(action, foe=action.target, ends=ends)))
            case Verb.SEIZE if position.units[action.unit] != OFF:
                prize = position.prize_at(position.units[action.unit])
                prizes.append(Goal(action, prize=prize, ends=ends))
            case Verb.STEP | Verb.GO if action.unit < HEROES:
                ways.setdefault(action.unit, []).append(action)
    ahead = [] if position.top is None else [*_to_fight(rules, position, actions)]
    if ahead and ahead[0].action == STOP:
        return ahead
    ahead += [goal for hero, same in ways.items() for goal in _ahead(rules, position, hero, same)]
    fights.sort(key=lambda fight: -fight[0])
    if fights:
        prizes = [goal._replace(ends="both" if ends else "attack") for goal in prizes]
    return ahead + [goal for _, goal in fights] + prizes


def notes_of(
    rules: "AdvancedMythology", position: Position, seat: int, actions: Sequence[Action]
) -> list[Action]:
    """Return points for the Heroes on which a bot would note them, in its order."""
    sheet = None if seat == position.zeus_seat else position.sheets[seat]
    if sheet is None:
        return []
    # Points that are noted for anything else stay there.
    points = sheet.left + sum(sheet.noted[:HEROES])
    allotted = best_allotment(rules.view(position, seat), rules.world, seat, points).points
    more = ((hero, number - sheet.noted[hero]) for hero, number in allotted.items())
    notes = [Action(Verb.NOTE, hero, min(number, sheet.left)) for hero, number in more]
    return [note for note in notes if note in actions]


def _worth(rules: "AdvancedMythology", position: Position, attack: Action) -> float:
    """Return the glory points that a bot would expect of an attack."""
    seat = position.to_move
    sheet = None if seat is None or seat == position.zeus_seat else position.sheets[seat]
    return attack_value(position, rules.world, sheet or Sheet(), attack.unit, attack.target)


def _to_fight(
    rules: "AdvancedMythology", position: Position, actions: Sequence[Action]
) -> Iterator[Goal]:
    """Yield how a Hero on its way comes to fight a Monster, as a bot would: staying, or a step."""
    way, seat = position.top, position.to_move
    if not isinstance(way, Way) or way.unit >= HEROES or seat is None:
        return
    hero = way.unit
    if position.ships >> hero & 1 or has_prize_for(position, seat, hero):
        return
    stays = [Action(Verb.STEP, hero, position.units[hero])] if way.moved and STOP in actions else []
    steps = [action for action in actions if action.verb is Verb.STEP]
    for step in stays + steps:
        monsters = members(position.units_at(step.target) & MONSTER_BITS & ~position.fought)
        attacks = [Action(Verb.ATTACK, hero, monster) for monster in monsters]
        worth = {attack.target: _worth(rules, position, attack) for attack in attacks}
        foe = max(worth, key=worth.__getitem__, default=NOBODY)
        if foe != NOBODY and worth[foe] >= WORTH_IT and not position.fought >> hero & 1:
            yield Goal(STOP if step in stays else step, foe=foe)


def _reached(position: Position, ways: Sequence[Action]) -> Iterator[Goal]:
    """Yield the ways that end at a Prize that nobody carries, the shortest to each space."""
    for way in {way.target: way for way in ways}.values():
        prize = position.prize_at(way.target)
        if prize >= 0 and (not position.bearers or position.bearers[prize] == NOBODY):
            yield Goal(way, prize=prize)


def _ahead(
    rules: "AdvancedMythology", position: Position, hero: int, ways: Sequence[Action]
) -> list[Goal]:
    """Return the ways of a Hero to a Prize, or the one that leads furthest toward it or home."""
    world, start = rules.world, position.units[hero]
    carried = [thing for thing in position.carried_by(hero) if thing < FIRST_HELPER]
    reached = [] if carried else [*_reached(position, ways)]
    if reached or start == OFF:
        return reached
    if carried:
        prize, ends = carried[0] - UNITS, home_of(world)
    elif (near := nearest_prize(rules, position, hero)) is not None:
        prize, ends = near.prize, 1 << position.prizes[near.prize]
    else:
        return []
    table = distances(world, ends)
    left = table.aboard if position.ships >> hero & 1 else table.on_foot
    best = min(ways, key=lambda action: left[action.target])
    return [Goal(best, prize=prize, home=bool(carried))] if left[best.target] < left[start] else []
