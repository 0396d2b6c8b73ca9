"""Previews: the changes of an action on the board."""

from typing import TYPE_CHECKING, Final

from oracle_nb.delphi.model.actions import Action, Verb
from oracle_nb.delphi.model.position import Position
from oracle_nb.delphi.model.verbs import SAILING_VERBS
from oracle_nb.delphi.pieces import Color
from oracle_nb.delphi.ui.icons.icons import paint
from oracle_nb.delphi.ui.shapes import SHIP_OF
from oracle_nb.render.previews import Preview

if TYPE_CHECKING:
    from oracle_nb.delphi.rules.engine import Delphi
    from oracle_nb.text.wording import Wording

_TURNS: Final = (Verb.EXPLORE, Verb.ARTEMIS, Verb.UNCOVER)
_FIGHTS: Final = {Verb.FIGHT: "fight", Verb.ARES: "defeat"}
_LOADS: Final = {
    Verb.LOAD_OFFERING: "block",
    Verb.LOAD_STATUE: "statue",
    Verb.HERMES: "statue",
}
_BRINGS: Final = {Verb.MAKE_OFFERING: "block", Verb.RAISE_STATUE: "statue"}


def previews(
    rules: "Delphi", position: Position, action: Action, words: "Wording"
) -> tuple[Preview, ...]:
    """Return where a ship or piece would go, and what would be fought, built or revealed."""
    seat, verb, target = position.to_move, Verb(action.verb), action.target
    if seat is None or target < 0:
        return ()
    own = Color(rules.setting.ships[seat])
    ship = position.players[seat].ship
    if verb in _TURNS:
        return (Preview(target, words.say("plan-turn")),)
    if verb in _LOADS and action.color >= 0:
        found = "load", _LOADS[verb], paint(action.color), (target, ship)
    elif verb in _BRINGS and action.color >= 0:
        found = "bring", _BRINGS[verb], paint(action.color), (ship, target)
    elif verb in _FIGHTS and action.color >= 0:
        found = _FIGHTS[verb], "beast", paint(action.color), (-1, target)
    elif verb in SAILING_VERBS:
        # The route of a move is drawn as it is; Poseidon's leads over everything.
        start = ship if verb is Verb.POSEIDON else -1
        found = "ship", SHIP_OF[own], paint(own), (start, target)
    elif verb is Verb.BUILD:
        found = "shrine", "shrine", paint(own), (-1, target)
    elif verb is Verb.LOOK:
        found = "look", "unknown", ("tile", "ink"), (-1, target)
    else:
        return ()
    what, symbol, colors, (start, end) = found
    return (Preview(end, words.say(f"plan-{what}"), symbol, *colors, start),)
