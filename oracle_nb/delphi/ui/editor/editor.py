"""The position editor: a position, its faults, and its legal actions.

It fulfils ``oracle_nb.games.presentation.Editor``; what it shows is made by ``view``.
"""

import re
from collections.abc import Callable, Mapping
from typing import Any, Final

from oracle_nb.core.edit_history import EditHistory
from oracle_nb.core.verdicts import Explanation, MalformedAction, Repairs
from oracle_nb.delphi.board import Terrain
from oracle_nb.delphi.model.actions import Action
from oracle_nb.delphi.model.position import DECISIONS, Position
from oracle_nb.delphi.model.verbs import SIGNATURES
from oracle_nb.delphi.pieces import Color
from oracle_nb.delphi.rules.consistency import PositionFault, shape_faults
from oracle_nb.delphi.rules.engine import Delphi
from oracle_nb.delphi.scenarios import ScenarioError, scene_table, write
from oracle_nb.delphi.text import DelphiTexts
from oracle_nb.delphi.ui.actions.attempts import candidates
from oracle_nb.delphi.ui.editor.edit_values import EditError
from oracle_nb.delphi.ui.editor.edits import edited
from oracle_nb.delphi.ui.editor.position_code import PositionCodeError, check, encode
from oracle_nb.delphi.ui.editor.reading import new_position, opened_position, read_position
from oracle_nb.delphi.ui.editor.view import EditorView
from oracle_nb.games.game import Game
from oracle_nb.games.registry import repairs_of, scene_of
from oracle_nb.render.scene import Scene
from oracle_nb.storage.saves import SaveError
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


class PositionEditor:
    """A position being edited.

    ``language``: the language of all texts.
    ``start``: the start: a game, a pair of rules and a position (such as a player's view), a text
    to read, or None for a new setup of three players.
    """

    def __init__(
        self,
        wordings: Callable[[str], Wording],
        language: str,
        start: Any = None,
    ) -> None:
        self._wordings: Final = wordings
        """The messages of the panels, by language."""
        self.wording = wordings(language)
        self.space: int | None = None
        self.seat = 0
        self.notice = ""
        self.linked = True
        self.asked = ""
        self.explanation: Explanation | None = None
        self.repairs: Repairs[Action] = Repairs()
        self.scenario = ""
        self._wanted: Action | None = None
        self._steps: Final = EditHistory(opened_position(start))
        self._look()

    def say(self, message: str, **facts: object) -> str:
        """Return a message of the panels."""
        return self.wording.say(message, **facts)

    def set_language(self, language: str) -> None:
        """Go on in another language; the position and what is chosen stay."""
        self.wording = self._wordings(language)
        self.words = DelphiTexts(self.rules, language)
        self.notice = ""
        if self._wanted is not None:
            self.explanation = self.words.explain(self.position, self._wanted)

    # --- content ---------------------------------------------------------------------------

    @property
    def rules(self) -> Delphi:
        """The rules of the position."""
        return self._steps.now[0]

    @property
    def position(self) -> Position:
        """The position as it is now."""
        return self._steps.now[1]

    def _look(self) -> None:
        """Find the faults of the position, once for each position."""
        self.words = DelphiTexts(self.rules, self.wording.language)
        setting, board = self.rules.setting, self.rules.board
        self.blocked = bool(shape_faults(self.position, setting, board))
        self.faults: tuple[PositionFault, ...] = self.rules.faults(self.position)
        pending = self.position.pending
        # Pending effects happen automatically, and decisions without an answer are dropped.
        self.happens_first = bool(pending) and (
            not isinstance(pending[0], DECISIONS)
            or (not self.blocked and not self.rules.legal_actions(self.position))
        )
        self.scenario = ""
        self._forget()
        if self.space is not None and self.space >= len(board.spaces):
            self.space = None
        self.seat = min(self.seat, len(setting.ships) - 1)

    def _forget(self) -> None:
        self.explanation, self.repairs, self._wanted = None, Repairs(), None

    def code(self) -> str:
        """Return the position as a short text, for an address."""
        return encode(self.rules.setting, self.position)

    def lesson_scene(self) -> Mapping[str, Any]:
        """Return the position as the scene of a lesson. Raises ScenarioError."""
        return scene_table(self.rules, self.position)

    def scene(self) -> Scene:
        """Return the board, with the chosen space."""
        from oracle_nb.render.highlights import highlight

        return highlight(
            scene_of(self.rules, self.position, language=self.wording.language), selected=self.space
        )

    def side(self, theme: str) -> str:
        """Return the side panel, as HTML."""
        return EditorView(self, theme).side()

    def below(self, theme: str) -> str:
        """Return the panel below the board, as HTML."""
        return EditorView(self, theme).below()

    def tries(self, space: int) -> list[Action]:
        """Actions that somebody may want at a space, with the dice and cards at hand."""
        if self.blocked or self.happens_first or self.position.to_move is None:
            return []
        if self.position.pending:
            actions = self.rules.legal_actions(self.position)
            return [
                action
                for action in actions
                if action.target == space and not SIGNATURES[action.verb].elsewhere
            ]
        me = self.position.players[self.position.turn]
        keys = [f"die:{Color(die)}" for die in dict.fromkeys(me.dice)]
        keys += [f"card:{color}" for color in Color if me.cards[color]]
        if god := _DIVINE.get(Terrain(self.rules.board.spaces[space].terrain)):
            keys.append(god)
        tries = [
            action for key in keys for action in candidates(self.rules, self.position, key, space)
        ]
        return list(dict.fromkeys(tries))

    def place_of(self, fault: PositionFault) -> tuple[str, str, str] | None:
        """Return how to fix a fault: the command for the editor, and the name of the place."""
        if match := _SEAT.match(fault.field):
            seat = int(match[1])
            if seat >= len(self.rules.setting.ships):
                return None
            return "seat", match[1], self.say(f"name-color-{Color(self.rules.setting.ships[seat])}")
        if match := _SLOT.match(fault.field):
            group = getattr(self.rules.board, _GROUPS.get(match[1], match[1]))
            space = group[int(match[2])]
            return "space", str(space), str(self.rules.board.spaces[space])
        return None

    # --- user actions --------------------------------------------------------------------------

    def act(self, do: str, value: str = "", form: Mapping[str, str] | None = None) -> None:
        """Do what a button or a form says; ``notice`` says why something failed."""
        self.notice = ""
        given = form or {}
        wanted_actions: dict[str, Callable[[], object]] = {
            "space": lambda: self.click(int(value)),
            "seat": lambda: self._show(int(value)),
            "cancel": self._clear,
            "check": lambda: self._check(value or given.get("action", "")),
            "do": self._do,
            "write": self._write,
            "fresh": lambda: self._open(new_position(given)),
            "read": lambda: self._open(read_position(given.get("text", ""))),
            "undo": self.undo,
            "redo": self.redo,
        }
        try:
            if do.startswith("edit "):
                self._change(edited(self.rules, self.position, do.removeprefix("edit "), value))
            elif do in wanted_actions:
                wanted_actions[do]()
        except (EditError, PositionCodeError, ScenarioError, SaveError, MalformedAction) as error:
            self.notice = str(error)
        except ValueError as error:
            self.notice = self.say("editor-not-so", reason=str(error))

    def click(self, space: int) -> None:
        """Select a space, or deselect it."""
        if 0 <= space < len(self.rules.board.spaces):
            self.space = None if space == self.space else space

    def _show(self, seat: int) -> None:
        if 0 <= seat < len(self.rules.setting.ships):
            self.seat = seat

    def _clear(self) -> None:
        self.space = None
        self._forget()

    def _change(self, position: Position) -> None:
        check(self.rules, position)
        if position != self.position:
            self._open((self.rules, position))

    def _open(self, step: tuple[Delphi, Position]) -> None:
        if step[0] is not self.rules:
            self.space = None
        self._steps.add(step)
        asked = self.asked if self.explanation is not None else ""
        self._look()
        if asked:
            self._ask_again(asked)

    def _ask_again(self, text: str) -> None:
        """Repeat the check of an action after an edit."""
        try:
            self._check(text)
        except ValueError:
            self._forget()

    @property
    def can_undo(self) -> bool:
        """Whether an edit can be undone."""
        return self._steps.can_undo

    @property
    def can_redo(self) -> bool:
        """Whether an undone edit can be redone."""
        return self._steps.can_redo

    def undo(self) -> None:
        """Undo the last edit."""
        if self._steps.undo():
            self._look()

    def redo(self) -> None:
        """Redo the edit that was undone last."""
        if self._steps.redo():
            self._look()

    # --- actions ---------------------------------------------------------------------------------

    def _check(self, text: str) -> None:
        """Judge any action, with all reasons, and what would work instead."""
        self.asked = text.strip()
        self._forget()
        if self.blocked or self.happens_first or self.position.to_move is None:
            return
        action = self.rules.notation.read(self.asked)
        self.explanation = self.words.explain(self.position, action)
        self._wanted = action
        if not self.explanation.allowed:
            self.repairs = repairs_of(self.rules, self.position, action)

    def _do(self) -> None:
        """Carry out the checked action, and edit the resulting position."""
        from oracle_nb.core.chance import SeededChance

        action = self._wanted
        if action is None or self.explanation is None or not self.explanation.allowed:
            return
        transition = self.rules.apply(self.position, action, SeededChance(self._steps.number))
        # From a position that can't occur in a game, an action can lead to one that can't be drawn.
        check(self.rules, transition.position)
        self._forget()
        self._open((self.rules, transition.position))

    def _write(self) -> None:
        """Write the position as a scenario, with the action that was checked."""
        steps: tuple[dict[str, Any], ...] = ()
        if self.explanation is not None and self._wanted is not None:
            rules = [reason.rule for reason in self.explanation.refusals]
            expect = {} if self.explanation.allowed else {"refused": list(dict.fromkeys(rules))}
            steps = ({"do": self.rules.notation.write(self._wanted), "expect": expect},)
        self.scenario = write(self.rules, self.position, self.say("editor-name"), steps)

    def game(self, form: Mapping[str, str]) -> "Game[Position, Action]":
        """Return a game that goes on from here. Raises ValueError for what can't be played."""
        seats = []
        for seat, ship in enumerate(self.rules.setting.ships):
            kind = form.get(f"kind-{seat}", "person")
            if kind not in ("person", "bot:greedy"):
                raise ValueError(f"there is no player {kind[:40]!r}")
            name = self.say(f"name-color-{Color(ship)}")
            seats.append(name.capitalize() if kind == "person" else kind)
        return Game(self.rules, None, seats, start=self.position)
