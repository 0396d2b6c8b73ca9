"""Places: where else a deed could be done, and how far a ship has to sail for it."""

from typing import TYPE_CHECKING, Final

from oracle_nb.delphi.actions import Action, Verb
from oracle_nb.delphi.position import Position
from oracle_nb.delphi.powers import powers_of
from oracle_nb.delphi.rules.deeds import LOCAL
from oracle_nb.delphi.rules.tables import FAR
from oracle_nb.verdict import NOT_HELD

if TYPE_CHECKING:
    from oracle_nb.delphi.engine import Delphi

PAYING: Final = frozenset(
    {NOT_HELD, "turn.die-once", "oracle.one-card", "equipment.extra-action", "oracle.recolor"}
)
"""Rules that refuse only what an action is to be done with."""
ADJACENT: Final = "action.adjacent"
_TERRAINS: Final = {int(deed.verb): deed.terrains for deed in LOCAL}
_WITHOUT: Final[dict[int, int]] = {
    Verb.ARES: Verb.FIGHT,
    Verb.HERMES: Verb.LOAD_STATUE,
    Verb.ARTEMIS: Verb.EXPLORE,
}
"""What does the same without the god."""


def steps_to(rules: "Delphi", position: Position, seat: int, place: int) -> int:
    """The spaces that a player's ship enters on its way next to an island or city; 255: no way."""
    board = rules.board
    row = board.distance(powers_of(position, seat).crossing)[position.players[seat].ship]
    return min([row[one] for one in board.adjacent[place] if board.sailing[one]], default=FAR)


def elsewhere(rules: "Delphi", position: Position, action: Action) -> list[Action]:
    """The same deed at other places, where only the ship and what it is done with are wrong.

    One for each place; those in the same color first, then those nearest to the ship.
    """
    if action.verb in _WITHOUT:
        action = Action(_WITHOUT[action.verb], 0, action.color, action.target)
    terrains = _TERRAINS.get(action.verb, ())
    found: dict[int, tuple[bool, int, int, int]] = {}
    for place, terrain in enumerate(rules.tables.terrain):
        if terrain not in terrains or place == action.target:
            continue
        steps = steps_to(rules, position, position.turn, place)
        for color in range(6) if steps < FAR else ():
            broken = rules.check(position, _at(action, place, color)).broken_rules
            if all(rule == ADJACENT or rule in PAYING for rule in broken):
                entry = (color != action.color, steps, place, color)
                found[place] = min(entry, found.get(place, entry))
    return [_at(action, place, color) for _, _, place, color in sorted(found.values())]


def _at(action: Action, place: int, color: int) -> Action:
    return Action(action.verb, action.source, color, place)
