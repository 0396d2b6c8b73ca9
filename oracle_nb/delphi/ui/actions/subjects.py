"""The rules that say what gods, cards, tiles and islands are."""

from typing import TYPE_CHECKING, Final

from oracle_nb.delphi.board import Terrain
from oracle_nb.delphi.model.actions import Action, Verb
from oracle_nb.delphi.model.position import UNKNOWN, Player, Position
from oracle_nb.delphi.model.verbs import GOD_OF
from oracle_nb.delphi.pieces import (
    EQUIPMENT_RULES,
    TOP_ROW,
    Companion,
    Equipment,
    God,
    ShipTile,
)

if TYPE_CHECKING:
    from oracle_nb.delphi.rules.engine import Delphi

_OF_TERRAIN: Final = {
    Terrain.WATER: ("move.end-color", "move.range"),
    Terrain.ISLAND: ("explore.color", "explore.own"),
    Terrain.MONSTER: ("fight.color", "fight.win", "fight.reward"),
    Terrain.MARKED: ("fight.color", "fight.win", "fight.reward"),
    Terrain.OFFERING: ("offering.load",),
    Terrain.TEMPLE: ("offering.make", "offering.reward"),
    Terrain.STATUE: ("statue.raise", "statue.reward"),
    Terrain.CITY: ("statue.load",),
    Terrain.SHALLOW: ("board.shallows",),
    Terrain.ZEUS: ("move.to-zeus", "board.zeus-space"),
}
"""The rules about each kind of space."""
_FACE_UP: Final = ("shrine.build", "explore.letter")
"""The rules about a face-up island tile."""


def of_action(action: Action) -> tuple[str, ...]:
    """Return the rules about the god, card or ship tile that an action chooses or uses."""
    if action.verb in (Verb.ADVANCE, Verb.TOP):
        return (_of_god(God(action.color)),)
    if action.verb == Verb.TRADE:
        return ("god.trade", _of_god(God(action.color)))
    if action.verb in GOD_OF:
        return (_of_god(GOD_OF[action.verb]),)
    if action.verb == Verb.TAKE:
        return (EQUIPMENT_RULES[Equipment(action.target)],)
    if action.verb == Verb.COMPANION:
        return (f"companion.{Companion(action.target).kind}",)
    if action.verb == Verb.CHOOSE:
        return (f"ship.{ShipTile(action.target)}",)
    return ()


def _of_god(god: God) -> str:
    return f"god.{god.name.lower()}"


def of_space(rules: "Delphi", position: Position, space: int) -> tuple[str, ...]:
    """Return the rules about a space and what is on it."""
    board = rules.board
    if space in board.islands and position.face_up >> board.islands.index(space) & 1:
        return _FACE_UP
    return _OF_TERRAIN.get(board.spaces[space].terrain, ())


def of_player(player: Player) -> tuple[str, ...]:
    """Return the rules about a player's ship tile, cards and gods, those on the top row first."""
    tile = () if player.tile == UNKNOWN else (f"ship.{ShipTile(player.tile)}",)
    cards = [EQUIPMENT_RULES[Equipment(card)] for card in player.equipment]
    companions = [f"companion.{Companion(card).kind}" for card in player.companions]
    ready = sorted(God, key=lambda god: player.gods[god] < TOP_ROW)
    return tuple(dict.fromkeys((*tile, *cards, *companions, *map(_of_god, ready))))
