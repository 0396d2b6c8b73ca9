"""The commands of the position editor: from a state and an input to the next state."""

from dataclasses import replace
from typing import Any, Final

from oracle_nb.core.chance import SeededChance
from oracle_nb.core.commands import CommandInput, Commands, field, form, place, text, whole
from oracle_nb.core.edit_history import EditHistory
from oracle_nb.core.verdicts import MalformedAction
from oracle_nb.delphi.model.position import Position
from oracle_nb.delphi.rules.engine import Delphi
from oracle_nb.delphi.scenarios import ScenarioError, write
from oracle_nb.delphi.ui.editor.edits import edited
from oracle_nb.delphi.ui.editor.player_edits import EditError
from oracle_nb.delphi.ui.editor.position_code import PositionCodeError, check
from oracle_nb.delphi.ui.editor.reading import new_position, read_position
from oracle_nb.delphi.ui.editor.state import EditedPosition, PositionEditorState, without_check
from oracle_nb.games.registry import repairs_of
from oracle_nb.storage.saves import SaveError

State = PositionEditorState

COMMANDS: Final = Commands[State, State]()
"""The commands of the position editor; a path follows "edit": "edit player.0.favor"."""


def run(state: State, command: str, given: CommandInput) -> State:
    """Return the state after a command; its notice says why something failed."""
    state = replace(state, notice="")
    if command not in COMMANDS:
        return state
    try:
        return COMMANDS.run(state, command, given)
    except ValueError as error:
        return _refused(state, error)


def _refused(state: State, error: ValueError) -> State:
    known = EditError, PositionCodeError, ScenarioError, SaveError, MalformedAction
    if isinstance(error, known):
        return replace(state, notice=str(error))
    return replace(state, notice=state.say("editor-not-so", reason=str(error)))


# --- selecting -----------------------------------------------------------------------------------


@COMMANDS.declare("space", whole)
def _select_space(state: State, space: int) -> State:
    if not 0 <= space < len(state.rules.board.spaces):
        return state
    return replace(state, space=None if space == state.space else space)


@COMMANDS.declare("seat", whole)
def _show_seat(state: State, seat: int) -> State:
    return replace(state, seat=seat) if 0 <= seat < len(state.rules.setting.ships) else state


@COMMANDS.declare("cancel")
def _cancel(state: State) -> State:
    return without_check(replace(state, space=None))


# --- edits ---------------------------------------------------------------------------------------


@COMMANDS.declare("edit", place, text)
def _edit(state: State, path: str, value: str) -> State:
    position = edited(state.rules, state.position, path, value)
    check(state.rules, position)
    return state if position == state.position else _opened(state, state.rules, position)


COMMANDS.declare("fresh", form)(lambda state, form: _opened(state, *new_position(form)))
COMMANDS.declare("read", field("text"))(lambda state, text: _opened(state, *read_position(text)))
COMMANDS.declare("undo")(lambda state: _looked(state, state.history.undone()))
COMMANDS.declare("redo")(lambda state: _looked(state, state.history.redone()))


def _opened(state: State, rules: Delphi, position: Position) -> State:
    """Go on with another position; an action that was judged is judged again."""
    if rules is not state.rules:
        state = replace(state, space=None)
    shown = _looked(state, state.history.added(EditedPosition(rules, position)))
    if state.explanation is None or not state.asked:
        return shown
    try:
        return _judged(shown, state.asked)
    except ValueError:
        return shown


def _looked(state: State, history: EditHistory[EditedPosition]) -> State:
    """Show the current position of a history; what was checked in another one is forgotten."""
    if history is state.history:
        return state
    rules = history.now.rules
    there = state.space is not None and state.space < len(rules.board.spaces)
    shown = replace(
        state,
        history=history,
        scenario="",
        space=state.space if there else None,
        seat=min(state.seat, len(rules.setting.ships) - 1),
    )
    return without_check(shown)


# --- checking actions ----------------------------------------------------------------------------


@COMMANDS.declare("check", lambda given: (given.value or given.form.get("action", "")).strip())
def _check(state: State, action: str) -> State:
    """Judge any action, with all reasons, and what would work instead."""
    asked = without_check(replace(state, asked=action))
    try:
        return _judged(asked, action)
    except ValueError as error:
        # The entered text stays in its field.
        return _refused(asked, error)


def _judged(state: State, asked: str) -> State:
    """Return the state with an action judged. Raises ValueError for a text that is none."""
    if not state.edited.judges:
        return state
    rules, position = state.rules, state.position
    action = rules.notation.read(asked)
    explanation = state.words.explain(position, action)
    judged = replace(state, checked=action, explanation=explanation)
    if explanation.allowed:
        return judged
    return replace(judged, repairs=repairs_of(rules, position, action))


@COMMANDS.declare("do")
def _play(state: State) -> State:
    """Carry out the checked action, and edit the resulting position."""
    if state.checked is None or state.explanation is None or not state.explanation.allowed:
        return state
    chance = SeededChance(state.history.number)
    position = state.rules.apply(state.position, state.checked, chance).position
    # From a position that can't occur in a game, an action can lead to one that can't be drawn.
    check(state.rules, position)
    return _opened(without_check(state), state.rules, position)


@COMMANDS.declare("write")
def _write(state: State) -> State:
    """Write the position as a scenario, with the action that was checked."""
    steps: tuple[dict[str, Any], ...] = ()
    if state.explanation is not None and state.checked is not None:
        rules = [reason.rule for reason in state.explanation.refusals]
        expect = {} if state.explanation.allowed else {"refused": list(dict.fromkeys(rules))}
        steps = ({"do": state.rules.notation.write(state.checked), "expect": expect},)
    scenario = write(state.rules, state.position, state.say("editor-name"), steps)
    return replace(state, scenario=scenario)
