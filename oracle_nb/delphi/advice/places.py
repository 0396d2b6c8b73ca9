"""Other places for an action, and the distance to sail to them."""

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Final, NamedTuple

from oracle_nb.core.verdicts import NOT_HELD
from oracle_nb.delphi.board import UNREACHABLE
from oracle_nb.delphi.model.actions import Action, Verb
from oracle_nb.delphi.model.position import Position
from oracle_nb.delphi.model.powers import Powers, powers_of
from oracle_nb.delphi.model.verbs import WITHOUT_GOD
from oracle_nb.delphi.rules.action_schemas import LOCAL

if TYPE_CHECKING:
    from oracle_nb.delphi.rules.engine import Delphi

PAYING: Final = frozenset(
    {NOT_HELD, "turn.die-once", "oracle.one-card", "equipment.extra-action", "oracle.recolor"}
)
"""Rules that refuse only the source of an action."""
ADJACENT: Final = "action.adjacent"
_TERRAINS: Final = {int(schema.verb): schema.terrains for schema in LOCAL}
_CARGO_REACH: Final[dict[int, str]] = {
    Verb.LOAD_OFFERING: "reach_offering",
    Verb.MAKE_OFFERING: "reach_offering",
    Verb.LOAD_STATUE: "reach_statue",
    Verb.RAISE_STATUE: "reach_statue",
    Verb.HERMES: "reach_statue",
}


class PlaceOption(NamedTuple):
    """A place where an action would be legal but for the ship's position and the price."""

    steps: int
    place: int
    color: int


def reaches(powers: Powers, verb: int) -> bool:
    """Return whether equipment lengthens a ship's reach for an action (equipment.reach-meaning)."""
    return bool(getattr(powers, _CARGO_REACH.get(verb, "reach_island")))


def steps_to(rules: "Delphi", position: Position, seat: int, place: int, verb: int) -> int:
    """Return the fewest spaces that a player's ship enters to do an action at a place.

    0 if it is within reach, UNREACHABLE if there is no route or the ship has returned to Zeus.
    """
    board, me = rules.board, position.players[seat]
    powers = powers_of(position, seat)
    shore = board.shore2 if reaches(powers, verb) else board.shore
    if place in shore[me.ship]:
        return 0
    if me.home:
        return UNREACHABLE
    row = board.distance(powers.crossing)[me.ship]
    return min([row[space] for space in board.water if place in shore[space]], default=UNREACHABLE)


def fitting(
    rules: "Delphi",
    position: Position,
    verb: int,
    colors: Iterable[int] = range(6),
    source: int = 0,
) -> Iterator[PlaceOption]:
    """Return the places where an action is possible once the ship is there and the price is paid.

    Unreachable places are left out.
    """
    terrains = _TERRAINS.get(verb, ())
    colors = tuple(colors)
    for place, terrain in enumerate(rules.tables.terrain):
        if terrain not in terrains:
            continue
        steps = steps_to(rules, position, position.turn, place, verb)
        for color in colors if steps < UNREACHABLE else ():
            broken = rules.check(position, Action(verb, source, color, place)).broken_rules
            if all(rule == ADJACENT or rule in PAYING for rule in broken):
                yield PlaceOption(steps, place, color)


def elsewhere(rules: "Delphi", position: Position, action: Action) -> list[Action]:
    """Return the same action at other places, if only the ship and the source are wrong.

    One for each place; those in the same color first, then those nearest to the ship.
    """
    if action.verb in WITHOUT_GOD:
        action = Action(WITHOUT_GOD[action.verb], 0, action.color, action.target)
    result: dict[int, tuple[bool, PlaceOption]] = {}
    for fit in fitting(rules, position, action.verb, source=action.source):
        if fit.place != action.target:
            entry = (fit.color != action.color, fit)
            result[fit.place] = min(entry, result.get(fit.place, entry))
    return [
        Action(action.verb, action.source, fit.color, fit.place)
        for _, fit in sorted(result.values())
    ]
