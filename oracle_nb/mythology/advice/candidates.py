"""Candidates for repairs: actions similar to a refused one, nearest first, not yet checked."""

from collections.abc import Iterator
from typing import TYPE_CHECKING, NamedTuple

from oracle_nb.mythology.map.world_map import bits_of, members
from oracle_nb.mythology.model.actions import END, END_MOVES, Action, Verb
from oracle_nb.mythology.model.position import Part, Position
from oracle_nb.mythology.pieces import HEROES, KIND_BITS, OFF, UNITS, Side

if TYPE_CHECKING:
    from oracle_nb.mythology.rules.engine import Mythology


class Candidate(NamedTuple):
    """Actions that may repair a refused one."""

    change: str
    """The difference from the refused action; see messages ``repair-<change>``."""
    actions: tuple[Action, ...]
    """One or two actions."""


def candidates(rules: "Mythology", position: Position, action: Action) -> Iterator[Candidate]:
    """Yield candidates for the repair of a refused action, nearest first."""
    legal = rules.legal_actions(position)
    same = [option for option in legal if option.verb is action.verb]
    match action.verb:
        case Verb.PLACE:
            yield from _places(rules, position, action, same)
        case Verb.STEP:
            yield from _steps(rules, position, action, same)
        case Verb.FIGHT:
            yield from _fights(action, same)
            yield from _after_moves(position, action)
            yield from _attacks(rules, position, action, legal)
        case Verb.AID:
            nearest = sorted(same, key=lambda option: abs(option.target - action.target))
            yield from (Candidate("aid", (option,)) for option in nearest[:1])
        case Verb.SEIZE:
            yield from _attempts(position, action, same)
            yield from _pending_fights(legal)
            yield from _after_moves(position, action)
            yield from _to_prizes(rules, position, action, legal)
        case Verb.PROPOSE:
            yield from (Candidate("player", (option,)) for option in same)
        case Verb.END | Verb.END_MOVES:
            yield from _ends(position, action, legal)


def _places(
    rules: "Mythology", position: Position, action: Action, same: list[Action]
) -> Iterator[Candidate]:
    """Yield free Areas with units of the player, the nearest and those with more units first."""
    world = rules.world
    near = world.border_areas(action.target)
    own = KIND_BITS[position.sides[position.turn]]

    def order(action: Action) -> tuple[bool, bool, int]:
        hexes = world.area_bits[action.target]
        units = sum(
            own >> unit & 1 and hex_ != OFF and hexes >> hex_ & 1
            for unit, hex_ in enumerate(position.units)
        )
        return not units, action.target not in near, -units

    yield from (Candidate("area", (option,)) for option in sorted(same, key=order)[:3])


def _steps(
    rules: "Mythology", position: Position, action: Action, same: list[Action]
) -> Iterator[Candidate]:
    """Yield routes of the unit to the hex, then other units that can go there."""
    unit, target = action.unit, action.target
    if unit >= UNITS or position.units[unit] == OFF:
        yield from _others(position, same, target)
        return
    if position.part is Part.GOD:
        yield from _after_placing(rules, position, action)
        return
    if position.part is Part.MOVEMENT and not position.movable >> unit & 1:
        # No hex is the reason, so no other unit that goes there helps.
        return
    enemies = _enemies(position)
    away = rules.world.distances(target, enemies)
    own = sorted(
        (option for option in same if option.unit == unit), key=lambda option: away[option.target]
    )
    if away[position.units[unit]] == 2:
        ways = [option for option in own if away[option.target] == 1]
        change = "by-way-attack" if enemies >> target & 1 else "by-way"
        yield from (Candidate(change, (option, action)) for option in ways[:1])
    yield from _others(position, same, target)
    start = away[position.units[unit]]
    closer = [option for option in own if away[option.target] < start]
    yield from (Candidate("toward", (option,)) for option in closer[:1])
    if not own:
        yield from _approaches(rules, position, same, target)
    elif not closer:
        free = [option for option in own if not enemies >> option.target & 1]
        change = "hex" if free else "attack"
        yield from (Candidate(change, (option,)) for option in (free or own)[:1])


def _enemies(position: Position) -> int:
    """Return the hexes with enemies of the player whose turn it is: no way leads through them."""
    side = Side(position.sides[position.turn])
    return bits_of({position.units[foe] for foe in members(KIND_BITS[side.other])} - {OFF})


def _after_placing(rules: "Mythology", position: Position, action: Action) -> Iterator[Candidate]:
    """Yield the Area from which a unit of the player can move, and then the step."""
    if KIND_BITS[position.sides[position.turn]] >> action.unit & 1:
        area = rules.world.area[position.units[action.unit]]
        place = Action(Verb.PLACE, target=area)
        yield Candidate("place-first", (place, action))
        yield Candidate("area", (place,))


def _others(position: Position, same: list[Action], target: int) -> Iterator[Candidate]:
    """Yield steps of other units to a hex."""
    change = "unit-attack" if _enemies(position) >> target & 1 else "unit"
    yield from (Candidate(change, (action,)) for action in same if action.target == target)


def _approaches(
    rules: "Mythology",
    position: Position,
    steps: list[Action],
    target: int,
    change: str = "unit-toward",
) -> Iterator[Candidate]:
    """Yield steps of the nearest two units toward a hex, cheap ones first."""
    away = rules.world.distances(target, _enemies(position))
    closer = [
        action for action in steps if 0 < away[action.target] < away[position.units[action.unit]]
    ]
    closer.sort(key=lambda action: (away[action.target], rules.check(position, action).tokens))
    nearest = {action.unit: action for action in reversed(closer)}
    best = [action for action in closer if nearest[action.unit] is action]
    yield from (Candidate(change, (action,)) for action in best[:2])


def _attacks(
    rules: "Mythology", position: Position, action: Action, legal: list[Action]
) -> Iterator[Candidate]:
    """Yield steps into the foe's hex or toward it, those of the unit first."""
    own = KIND_BITS[position.sides[position.turn]]
    foe = action.unit if own >> action.target & 1 else action.target
    hex_ = position.units[foe]
    if own >> foe & 1 or hex_ == OFF:
        return
    steps = [option for option in legal if option.verb is Verb.STEP]
    entering = [option for option in steps if option.target == hex_]
    entering.sort(key=lambda option: option.unit not in (action.unit, action.target))
    yield from (Candidate("attack", (option,)) for option in entering)
    if not entering:
        named = [option for option in steps if option.unit in (action.unit, action.target)]
        change = "toward" if named else "unit-toward"
        yield from _approaches(rules, position, named or steps, hex_, change)


def _to_prizes(
    rules: "Mythology", position: Position, action: Action, legal: list[Action]
) -> Iterator[Candidate]:
    """Yield steps of Heroes onto Prizes, those of the unit first, or its route to one."""
    prizes = [hex_ for hex_ in position.prizes if hex_ != OFF]
    steps = [option for option in legal if option.verb is Verb.STEP and option.unit < HEROES]
    arriving = [option for option in steps if option.target in prizes]
    own = [option for option in steps if option.unit == action.unit]
    own_arriving = [option for option in arriving if option in own]
    yield from (Candidate("to-prize", (option,)) for option in own_arriving)
    if own and prizes and not own_arriving:
        away = rules.world.distances(position.units[action.unit])
        nearest = min(prizes, key=away.__getitem__)
        yield from _approaches(rules, position, own, nearest, "toward-prize")
    yield from (Candidate("to-prize", (option,)) for option in arriving)


def _fights(action: Action, same: list[Action]) -> Iterator[Candidate]:
    """Yield fights of the unit, then against the foe (also when named the other way), then any."""
    pair = {action.unit, action.target}
    turned = [option for option in same if {option.unit, option.target} == pair]
    own = [option for option in same if option.unit == action.unit]
    against = [option for option in same if option.target in pair]
    yield from (Candidate("foe", (option,)) for option in (*turned, *own))
    yield from (Candidate("fighter", (option,)) for option in against)
    yield from _pending_fights(same)


def _pending_fights(legal: list[Action]) -> Iterator[Candidate]:
    """Yield the first fight that must be fought."""
    fights = [action for action in legal if action.verb is Verb.FIGHT]
    yield from (Candidate("pair", (action,)) for action in fights[:1])


def _after_moves(position: Position, action: Action) -> Iterator[Candidate]:
    """Yield the end of movement, and then the action."""
    if position.part is Part.MOVEMENT:
        yield Candidate("end-moves-first", (END_MOVES, action))


def _attempts(position: Position, action: Action, same: list[Action]) -> Iterator[Candidate]:
    """Yield attempts of other Heroes, those in the same hex first."""
    where = position.units
    same = sorted(same, key=lambda option: where[option.unit] != where[action.unit])
    yield from (Candidate("seize", (option,)) for option in same)


def _ends(position: Position, action: Action, legal: list[Action]) -> Iterator[Candidate]:
    """Yield the other end of a part, or the fights that come before it."""
    if action.verb is Verb.END and END_MOVES in legal:
        yield Candidate("end-moves-first", (END_MOVES, action))
        yield Candidate("end-moves", (END_MOVES,))
    if action.verb is Verb.END_MOVES and END in legal:
        yield Candidate("end", (END,))
    yield from _pending_fights(legal)
