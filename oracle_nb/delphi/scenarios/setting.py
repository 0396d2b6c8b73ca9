"""The setting of a scenario: players, options and ship tiles."""

from functools import lru_cache
from typing import Final

import msgspec
from msgspec import UNSET, UnsetType

from oracle_nb.delphi.board import Board
from oracle_nb.delphi.model.position import (
    Setting,
)
from oracle_nb.delphi.model.ruleset import RuleSet
from oracle_nb.delphi.model.tasks import Family, task
from oracle_nb.delphi.pieces import WHITE, Color, Equipment
from oracle_nb.delphi.rules.engine import Delphi
from oracle_nb.delphi.scenarios import names
from oracle_nb.delphi.scenarios.forms import ScenarioForm
from oracle_nb.games.scenarios.fields import FieldFault, look_up, numbers
from oracle_nb.storage.saves import misfit

FIRST_INJURY: Final = Color.BLACK
"""The only injury card of each player unless a scenario says otherwise."""
DICE: Final = (Color.PINK, Color.YELLOW, Color.RED)
"""The dice of each player unless a scenario says otherwise."""
COMMON: Final = (
    *(task(Family.STATUE, WHITE),) * 3,
    task(Family.OFFERING, WHITE),
    task(Family.OFFERING, Color.BLUE),
    task(Family.OFFERING, Color.YELLOW),
    task(Family.MONSTER, WHITE),
    task(Family.MONSTER, Color.RED),
    task(Family.MONSTER, Color.BLACK),
)
"""The tasks of each player besides shrines unless a scenario says otherwise."""
DISPLAY: Final = (
    Equipment.RANGE,
    Equipment.SHALLOWS,
    Equipment.STORAGE,
    Equipment.REACH_ISLAND,
    Equipment.CONSULT_RED,
    Equipment.BONUS_BLUE,
)
"""The equipment on display unless a scenario says otherwise or a player holds it."""


def make_setting(form: ScenarioForm, board: Board) -> Setting:
    """Return the setting of a scenario. Raises FieldFault."""
    try:
        options = msgspec.convert(form.options, RuleSet)
    except msgspec.ValidationError as error:
        text, path = misfit(error)
        raise FieldFault(("options", *filter(None, path.split("."))), text) from None
    ships = numbers(form.players, names.SHIP_NAMES, "ship color", ("players",))
    for ship in names.SHIP_NAMES:
        if ship not in form.players and getattr(form, ship) is not UNSET:
            raise FieldFault((ship,), f"nobody plays {ship}: players are {', '.join(form.players)}")
    tiles: list[int] = []
    if form.phase == "setup":
        for ship in form.players:
            tile = form.player(ship).tile
            if not isinstance(tile, UnsetType):
                tiles.append(look_up(tile, names.SHIP_TILE_NAMES, "ship tile", (ship, "tile")))
    if tiles and len(tiles) < len(ships):
        raise FieldFault(("players",), "in a setup either every player's `tile` is named or none")
    return Setting(board.layout, ships, options, tuple(tiles))


@lru_cache(maxsize=16)
def rules_of(setting: Setting) -> Delphi:
    """Return the rules of a setting, cached because a file has many scenarios on the same board."""
    return Delphi(setting)
