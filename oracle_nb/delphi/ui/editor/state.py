"""The state of the position editor: a position with its faults, and what is checked in it."""

import re
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Final

from oracle_nb.core.edit_history import EditHistory
from oracle_nb.core.verdicts import Explanation, Repairs
from oracle_nb.delphi.board import Terrain
from oracle_nb.delphi.model.actions import Action
from oracle_nb.delphi.model.position import DECISIONS, Position
from oracle_nb.delphi.model.verbs import SIGNATURES
from oracle_nb.delphi.pieces import Color
from oracle_nb.delphi.rules.consistency import PositionFault, shape_faults
from oracle_nb.delphi.rules.engine import Delphi
from oracle_nb.delphi.text import DelphiTexts
from oracle_nb.delphi.ui.actions.attempts import candidates
from oracle_nb.delphi.ui.editor.editor_state import EditorState
from oracle_nb.delphi.ui.editor.position_code import encode
from oracle_nb.text.wording import Wording

_SEAT: Final = re.compile(r"players\[(\d+)\]")
_SLOT: Final = re.compile(r"(tiles|monsters|offerings|temples|sites)\[(\d+)\]")
_GROUPS: Final = {"tiles": "islands", "sites": "statues"}
_DIVINE: Final = {
    Terrain.WATER: "god:poseidon",
    Terrain.ZEUS: "god:poseidon",
    Terrain.ISLAND: "god:artemis",
}
"""The god who can act on a kind of space."""


@dataclass(frozen=True, eq=False)
class EditedPosition:
    """A position by its rules, with its faults, which are found when they are first needed."""

    rules: Delphi
    position: Position

    @cached_property
    def faults(self) -> tuple[PositionFault, ...]:
        """Everything that can't be so in a game."""
        return self.rules.faults(self.position)

    @cached_property
    def blocked(self) -> bool:
        """Whether the position is so wrong that no action can be judged in it."""
        return bool(shape_faults(self.position, self.rules.setting, self.rules.board))

    @cached_property
    def happens_first(self) -> bool:
        """Whether something must happen before anybody acts."""
        pending = self.position.pending
        # Pending effects happen automatically, and decisions without an answer are dropped.
        return bool(pending) and (
            not isinstance(pending[0], DECISIONS)
            or (not self.blocked and not self.rules.legal_actions(self.position))
        )

    @property
    def judges(self) -> bool:
        """Whether actions can be judged in the position."""
        return not (self.blocked or self.happens_first or self.position.to_move is None)


@dataclass(frozen=True, eq=False, kw_only=True)
class PositionEditorState(EditorState):
    """A position being edited, in the language of its wording."""

    history: EditHistory[EditedPosition]
    space: int | None = None
    """The selected space."""
    seat: int = 0
    """The player whose possessions are shown."""
    asked: str = ""
    """The text of the action that was entered last."""
    checked: Action | None = None
    """The action that was judged last, unless the position has changed since."""
    explanation: Explanation | None = None
    repairs: Repairs[Action] = Repairs()  # noqa: RUF009 - a frozen value
    scenario: str = ""
    """The position as a scenario, once somebody has asked for it."""

    @property
    def edited(self) -> EditedPosition:
        """The position as it is now, with its faults."""
        return self.history.now

    @property
    def rules(self) -> Delphi:
        """The rules of the position."""
        return self.history.now.rules

    @property
    def position(self) -> Position:
        """The position as it is now."""
        return self.history.now.position

    @cached_property
    def words(self) -> DelphiTexts:
        """The texts of the position."""
        return DelphiTexts(self.rules, self.wording.language)

    @cached_property
    def code(self) -> str:
        """The position as a short text, for an address."""
        return encode(self.rules.setting, self.position)

    def tries(self, space: int) -> list[Action]:
        """Return actions that somebody may want at a space, with the dice and cards at hand."""
        rules, position = self.rules, self.position
        if not self.edited.judges:
            return []
        if position.pending:
            return [
                action
                for action in rules.legal_actions(position)
                if action.target == space and not SIGNATURES[action.verb].elsewhere
            ]
        player = position.players[position.turn]
        keys = [f"die:{Color(die)}" for die in dict.fromkeys(player.dice)]
        keys += [f"card:{color}" for color in Color if player.cards[color]]
        if god := _DIVINE.get(Terrain(rules.board.spaces[space].terrain)):
            keys.append(god)
        tries = [action for key in keys for action in candidates(rules, position, key, space)]
        return list(dict.fromkeys(tries))

    def place_of(self, fault: PositionFault) -> tuple[str, str, str] | None:
        """Return how to fix a fault: the command, its value, and the name of the place."""
        setting, board = self.rules.setting, self.rules.board
        if match := _SEAT.match(fault.field):
            seat = int(match[1])
            if seat >= len(setting.ships):
                return None
            return "seat", match[1], self.say(f"name-color-{Color(setting.ships[seat])}")
        if match := _SLOT.match(fault.field):
            space = getattr(board, _GROUPS.get(match[1], match[1]))[int(match[2])]
            return "space", str(space), str(board.spaces[space])
        return None


def without_check(state: PositionEditorState) -> PositionEditorState:
    """Return the state without a judged action."""
    return replace(state, checked=None, explanation=None, repairs=Repairs())


def in_language(state: PositionEditorState, wording: Wording) -> PositionEditorState:
    """Return the state in another language; the position and what is chosen stay."""
    state = replace(state, wording=wording, notice="")
    if state.checked is None:
        return state
    return replace(state, explanation=state.words.explain(state.position, state.checked))
