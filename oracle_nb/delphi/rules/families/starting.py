"""The start: draft of ship tiles, returned tasks, initial advantages (ruling 41)."""

from typing import Final

from oracle_nb.delphi.model.actions import Action, Verb
from oracle_nb.delphi.model.position import (
    UNKNOWN,
    ChooseShipTile,
    ReturnTask,
    StartShip,
    TakeEquipment,
)
from oracle_nb.delphi.model.tasks import COLORED_TASKS, SHRINE_TASKS, Family, in_family, tasks_of
from oracle_nb.delphi.pieces import ALL_COLORS, ShipTile
from oracle_nb.delphi.rules.action_schema import ActionSchema, Facts, Precondition, TurnState
from oracle_nb.delphi.rules.families.gods import start_gods
from oracle_nb.delphi.rules.transaction import Transaction, removed


def _offered(state: TurnState, target: int) -> int:
    return ALL_COLORS if target in state.position.ship_tiles else 0


def _tile(state: TurnState, target: int, color: int) -> Facts:
    return {"ship_tile": target}


def _all_tiles(state: TurnState) -> tuple[int, ...]:
    return tuple(range(len(ShipTile)))


def _do_choose(transaction: Transaction, action: Action) -> None:
    step = transaction.pending[0]
    transaction.pop()
    tiles = transaction.position.ship_tiles
    left = removed(tiles, action.target)
    more = any(isinstance(other, ChooseShipTile) for other in transaction.pending)
    transaction.change(ship_tiles=left if more else ())
    transaction.update(step.player, tile=action.target)
    transaction.event("ship-tile-taken", "setup.ship-draft", step.player, ship_tile=action.target)


def _open_task(state: TurnState, target: int) -> int:
    return ALL_COLORS if target in state.me.tasks else 0


def _only_shrines(state: TurnState, target: int) -> int:
    step = state.step
    assert isinstance(step, ReturnTask)
    shrine = in_family(target, Family.SHRINE)
    return ALL_COLORS if shrine or step.rule != "setup.short-game" else 0


def _task(state: TurnState, target: int, color: int) -> Facts:
    return {"task": target}


def _all_tasks(state: TurnState) -> tuple[int, ...]:
    """Return all tasks, with one for all equal shrine tasks, whose letters don't matter."""
    held = sorted(set(tasks_of(state.me.tasks, Family.SHRINE)))
    alike = () if state.rules.picture_rule else held[1:]
    shrines = (number for number in SHRINE_TASKS if number not in alike)
    return (*shrines, *COLORED_TASKS)


def _do_return(transaction: Transaction, action: Action) -> None:
    step = transaction.pending[0]
    assert isinstance(step, ReturnTask)
    transaction.pop()
    tasks = transaction.players[step.player].tasks
    transaction.update(step.player, tasks=removed(tasks, action.target))
    transaction.event("task-returned", step.rule, step.player, task=action.target)


def start_ship(transaction: Transaction, step: StartShip) -> None:
    """Give the advantages of a ship tile at the start."""
    seat = step.player
    tile = transaction.players[seat].tile
    if tile == ShipTile.SHIELD:
        transaction.raise_shield(seat, 2, "ship.shield")
    elif tile == ShipTile.GODS:
        start_gods(transaction, seat)
    elif tile == ShipTile.FAVOR:
        transaction.update(seat, favor=transaction.players[seat].favor + 1)
        transaction.event("favor-taken", "ship.favor", seat, tokens=1)
    elif tile == ShipTile.TASK:
        transaction.push(ReturnTask(seat))
    elif tile == ShipTile.EQUIPMENT:
        transaction.push(TakeEquipment(seat, "ship.equipment"))
    elif tile == UNKNOWN:
        raise ValueError(f"player {seat} has no ship tile")


CHOOSE: Final = ActionSchema(
    verb=Verb.CHOOSE,
    rules=("setup.ship-draft",),
    conditions=(Precondition("setup.ship-draft", _offered, _tile),),
    effect=_do_choose,
    targets=_all_tiles,
)
RETURN: Final = ActionSchema(
    verb=Verb.RETURN,
    rules=(),
    conditions=(
        Precondition("ship.task", _open_task, _task),
        Precondition("setup.short-game", _only_shrines, _task),
    ),
    effect=_do_return,
    targets=_all_tasks,
)
