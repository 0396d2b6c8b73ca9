"""The commands of the layout editor: from a state and an input to the next state."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Final

from oracle_nb.core.commands import CommandInput, Commands, form, text, whole
from oracle_nb.core.edit_history import EditHistory
from oracle_nb.core.hexgrid import DIRECTIONS, add
from oracle_nb.delphi.board import (
    Layout,
    LayoutFormatError,
    board_of,
    free_layout,
    make_layout,
    to_graphml,
)
from oracle_nb.delphi.ui.editor.fields import game_address
from oracle_nb.delphi.ui.layout_editor.state import (
    LayoutEditorState,
    looseness_in,
    opened_layout,
    places_around,
    seed_in,
)
from oracle_nb.delphi.ui.layout_editor.table import HeldTile, TileTable, hex_of

State = LayoutEditorState

COMMANDS: Final = Commands[State, State]()
"""The commands of the layout editor."""
_KEYS: Final = {
    "r": ("turn", "1"),
    "R": ("turn", "-1"),
    "f": ("flip", ""),
    "F": ("flip", ""),
    "Delete": ("aside", ""),
    "Backspace": ("aside", ""),
}
"""The commands of keys, with their values."""


def run(state: State, command: str, given: CommandInput) -> State:
    """Return the state after a command; its notice says why something failed."""
    if command == "key":
        command, value = _KEYS.get(given.value, ("", ""))
        given = CommandInput(value)
    state = replace(state, notice="")
    if command not in COMMANDS:
        return state
    try:
        return COMMANDS.run(state, command, given)
    except LayoutFormatError as error:
        return replace(state, notice=state.say("layout-no-layout", reason=str(error)))
    except (ValueError, IndexError) as error:
        return replace(state, notice=state.say("layout-not-so", reason=str(error)))


# --- the held tile -------------------------------------------------------------------------------


@COMMANDS.declare("space", whole)
def _click(state: State, number: int) -> State:
    """Pick up the tile at a place, or put down the held one."""
    hex_ = hex_of(number)
    hold, tile = state.table.hold, state.table.placement_at(hex_)
    if tile is not None:
        return _with_hold(state, None if tile == hold else tile)
    return state if hold is None else _lay_tile(state, hold.put(hex_))


COMMANDS.declare("take", text)(lambda state, tile: _with_hold(state, state.table.taking(tile).hold))
COMMANDS.declare("cancel")(lambda state: _with_hold(state, None))
COMMANDS.declare("turn", whole)(lambda state, turns: _moved(state, lambda hold: hold.turned(turns)))
COMMANDS.declare("flip")(lambda state: _moved(state, HeldTile.flipped))
COMMANDS.declare("nudge", whole)(
    lambda state, way: _moved(state, lambda hold: hold.put(add(hold.hex, DIRECTIONS[way])))
)


@COMMANDS.declare("aside")
def _set_aside(state: State) -> State:
    hold = state.table.hold
    if hold is None or hold.at < 0:
        return state
    return _with_table(state, state.table.without(hold.at))


def _with_hold(state: State, hold: HeldTile | None) -> State:
    """Hold or release a tile, without a change of the table."""
    return replace(state, table=state.table.holding(hold), saved=None)


def _moved(state: State, change: Callable[[HeldTile], HeldTile]) -> State:
    """Turn, flip or move the held tile."""
    hold = state.table.hold
    if hold is None:
        return state
    return _with_hold(state, change(hold)) if hold.at < 0 else _lay_tile(state, change(hold))


def _lay_tile(state: State, hold: HeldTile) -> State:
    try:
        table = state.table.laying(hold)
    except ValueError:
        raise ValueError(state.say("layout-too-far")) from None
    return _with_table(state, table)


# --- the table -----------------------------------------------------------------------------------


def _with_table(state: State, table: TileTable, *, afresh: bool = False) -> State:
    """Show another table as a new step of the history; ``afresh`` resets the visible places."""
    history = state.history
    if table.layout != state.layout:
        history = history.added(table.layout)
    return _looked(state, history, table, afresh=afresh)


def _looked(
    state: State, history: EditHistory[Layout], table: TileTable, *, afresh: bool = False
) -> State:
    return replace(
        state,
        history=history,
        table=table,
        places=places_around(table.layout, () if afresh else state.places),
        faults=table.layout.faults(),
        pointed=None,
        saved=None,
    )


def _travelled(state: State, history: EditHistory[Layout]) -> State:
    if history is state.history:
        return state
    return _looked(state, history, TileTable(history.now))


COMMANDS.declare("undo")(lambda state: _travelled(state, state.history.undone()))
COMMANDS.declare("redo")(lambda state: _travelled(state, state.history.redone()))
COMMANDS.declare("clear")(lambda state: _with_table(state, TileTable(Layout())))
COMMANDS.declare("mirror")(lambda state: _with_table(state, TileTable(state.layout.mirrored())))


@COMMANDS.declare("point", whole)
def _point(state: State, number: int) -> State:
    """Show one fault alone, or all of them again."""
    there = 0 <= number < len(state.faults) and number != state.pointed
    return replace(state, pointed=number if there else None)


@COMMANDS.declare("make", form)
def _make(state: State, choices: Mapping[str, str]) -> State:
    kind, seed = choices.get("board", "compact"), seed_in(state.wording, choices)
    if kind == "free":
        looseness = looseness_in(state.wording, choices)
        state = replace(state, looseness=looseness)
        layout = free_layout(seed, looseness / 100)
    else:
        layout = make_layout(kind, seed)
    return _with_table(replace(state, kind=kind), TileTable(layout), afresh=True)


@COMMANDS.declare("read", lambda given: given.value or given.form.get("text", ""))
def _read(state: State, pasted: str) -> State:
    return _with_table(state, TileTable(opened_layout(state.wording, pasted)), afresh=True)


# --- results -------------------------------------------------------------------------------------


@COMMANDS.declare("save", text)
def _save(state: State, kind: str) -> State:
    """Write the layout as a file, JSON or GraphML."""
    if kind == "json":
        file = "layout.json", "application/json", state.layout.to_json()
    elif kind == "graphml" and state.sound:
        file = "board.graphml", "application/xml", to_graphml(board_of(state.layout))
    else:
        return state
    return replace(state, saved=file)


@COMMANDS.declare("sheet", form)
def _write_sheet(state: State, choices: Mapping[str, str]) -> State:
    """Write the setup sheet of a game on this sea. Raises ValueError where there is none."""
    from oracle_nb.delphi.ui.new_game import new_game
    from oracle_nb.delphi.ui.new_game.setup_sheet import set_up_sheet

    players, seed = int(choices.get("players", "3")), seed_in(state.wording, choices)
    names = [state.say("layout-player", seat=seat + 1) for seat in range(players)]
    game = new_game.new_game(names, seed, {}, state.layout)
    sheet = set_up_sheet(game, state.wording.language)
    address = game_address(sheet=state.code, players=str(players), seed=str(seed))
    return replace(state, saved=("setup.html", "text/html", sheet), sheet=address)
