"""The commands of the explorer: from a state and an argument to the next state."""

import secrets
from dataclasses import replace
from typing import Final

from oracle_nb.core.commands import CommandInput, Commands, text, whole
from oracle_nb.core.edit_history import EditHistory
from oracle_nb.explorer.design import Design, planned_search
from oracle_nb.explorer.layout_view import SurveyedLayout
from oracle_nb.games.board_data import ChangeableBoard
from oracle_nb.web.explorer.state import MOST_MEANS, ExplorerState, ShownLayout, seed_of

COMMANDS: Final = Commands[ExplorerState, ExplorerState]()
"""The commands of the explorer; a wrong layout raises ValueError."""
HANDS: Final = ("ask", "toggle", "tile")
"""Tools: the effects that a click on the board can have."""
_SEEDS: Final = 10_000
_TURNS: Final = 6
STEPS: Final = 1_000
"""Number of boards that a search tries."""
AT_ONCE: Final = 12
"""Number of boards that are tried between two looks at the page, in a fifth of a second."""


# --- views and tools -----------------------------------------------------------------------------


@COMMANDS.declare("look", text)
def _look(state: ExplorerState, look: str) -> ExplorerState:
    known = look in state.field.pictures or look in state.field.measures
    return replace(state, look=look) if known else state


@COMMANDS.declare("hand", text)
def _choose_tool(state: ExplorerState, hand: str) -> ExplorerState:
    if hand in HANDS and state.changes is not None:
        return replace(state, hand=hand, held=None)
    return state


COMMANDS.declare("family")(lambda state: replace(state, family=not state.family))
COMMANDS.declare("par")(lambda state: replace(state, par_shown=not state.par_shown))


@COMMANDS.declare("pin")
def _pin(state: ExplorerState) -> ExplorerState:
    if state.changes is None:
        return state
    return replace(state, pinned=None if state.pinned is not None else state.sight)


# --- the route -----------------------------------------------------------------------------------


@COMMANDS.declare("add", text)
def _add_means(state: ExplorerState, means: str) -> ExplorerState:
    if state.travel is None or means not in state.travel.means:
        return state
    return replace(state, means=(*state.means, means)[-MOST_MEANS:])


@COMMANDS.declare("remove", whole)
def _remove_means(state: ExplorerState, place: int) -> ExplorerState:
    return replace(state, means=tuple(means for n, means in enumerate(state.means) if n != place))


@COMMANDS.declare("clear")
def _clear(state: ExplorerState) -> ExplorerState:
    return replace(state, begin=None, goal=None)


@COMMANDS.declare("cancel")
def _cancel(state: ExplorerState) -> ExplorerState:
    return _clear(state) if state.held is None else replace(state, held=None)


# --- a click on the board ------------------------------------------------------------------------


@COMMANDS.declare("space", whole)
def _click(state: ExplorerState, space: int) -> ExplorerState:
    if state.changes is not None and state.hand == "toggle":
        layout = ShownLayout(state.changes.toggled(state.plan, space))
        return _changed(state, layout, same_spaces=True)
    if state.changes is not None and state.hand == "tile":
        return _click_piece(state, state.changes, space)
    if state.begin is None or state.goal is not None:
        return replace(state, begin=space, goal=None)
    return replace(state, goal=space)


def _click_piece(state: ExplorerState, board: ChangeableBoard, space: int) -> ExplorerState:
    piece = state.piece
    if piece is None or state.held is None:
        board.piece(state.plan, space, 0, state.language)
        return replace(state, held=space, turns=0)
    if space in piece.spots:
        return _changed(state, ShownLayout(board.place(state.plan, state.held, state.turns, space)))
    if space < len(state.sight.names):
        return replace(state, held=None if space in piece.covered else space, turns=0)
    return state


@COMMANDS.declare("turn")
def _turn(state: ExplorerState) -> ExplorerState:
    half, way = divmod(state.turns, _TURNS)
    return replace(state, turns=_TURNS * half + (way + 1) % _TURNS)


@COMMANDS.declare("flip")
def _flip(state: ExplorerState) -> ExplorerState:
    half, way = divmod(state.turns, _TURNS)
    return replace(state, turns=_TURNS * (1 - half) + way)


# --- other layouts -------------------------------------------------------------------------------


def _generated(state: ExplorerState, kind: str, seed: int) -> ExplorerState:
    return _changed(state, ShownLayout(state.field.layout(kind, seed), kind, seed))


def _changed(
    state: ExplorerState, layout: ShownLayout, *, same_spaces: bool = False
) -> ExplorerState:
    """Show another layout; where it has the same spaces, the route stays."""
    sight = SurveyedLayout(state.field, layout.plan)
    shown = replace(state, history=state.history.added(layout), sight=sight, held=None, turns=0)
    return shown if same_spaces else _clear(shown)


def _travelled(state: ExplorerState, history: EditHistory[ShownLayout]) -> ExplorerState:
    """Show an earlier or a later layout."""
    if history is state.history:
        return state
    sight = SurveyedLayout(state.field, history.now.plan)
    return _clear(replace(state, history=history, sight=sight, held=None, turns=0))


def _seed(given: CommandInput) -> int:
    return seed_of(given.value)


COMMANDS.declare("kind", text)(lambda state, kind: _generated(state, kind, state.shown.seed or 1))
COMMANDS.declare("seed", _seed)(lambda state, seed: _generated(state, state.kind, seed))
COMMANDS.declare("another")(lambda state: _generated(state, state.kind, secrets.randbelow(_SEEDS)))
COMMANDS.declare("undo")(lambda state: _travelled(state, state.history.undone()))
COMMANDS.declare("redo")(lambda state: _travelled(state, state.history.redone()))


# --- searches ------------------------------------------------------------------------------------


@COMMANDS.declare("aim", text)
def _toggle_aim(state: ExplorerState, aim: str) -> ExplorerState:
    if state.designs is None or state.searching:
        return state
    aims = tuple(name for name in state.designs.aims if (name in state.aims) != (name == aim))
    return replace(state, aims=aims, search=None)


@COMMANDS.declare("design")
def _begin_search(state: ExplorerState) -> ExplorerState:
    if state.designs is None or not state.aims or state.searching:
        return state
    if state.resumable:
        return replace(state, searching=True)
    search = planned_search(state.aims, STEPS, state.history.number, state.plan, state.game)
    return replace(state, search=search, searching=True, pinned=state.sight)


@COMMANDS.declare("beat")
def _search_on(state: ExplorerState) -> ExplorerState:
    if not state.searching or state.search is None:
        return state
    design = Design(state.search)
    for _ in range(AT_ONCE):
        design.step()
    state = replace(state, search=design.state)
    return _stop_search(state) if design.finished else state


@COMMANDS.declare("design-stop")
def _stop_search(state: ExplorerState) -> ExplorerState:
    """End the search for now, and show the best board."""
    if not state.searching or state.search is None:
        return state
    design, state = Design(state.search), replace(state, searching=False)
    if design.state.best.code == state.layout_code:
        return state
    return _changed(state, ShownLayout(design.layout))
