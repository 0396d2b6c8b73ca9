"""The display of a game at one screen, whatever can be done in it: board, log, rules."""

import re
from typing import Any, Final, Protocol

from oracle_nb.games.game import Game
from oracle_nb.games.presentation import Presentation
from oracle_nb.games.texts import GameTexts
from oracle_nb.render.scene import Scene
from oracle_nb.web.table.control.board_drawing import BoardDrawing
from oracle_nb.web.table.control.bots import TableBots
from oracle_nb.web.table.control.game_log import GameLog, LogEntry
from oracle_nb.web.table.control.seating import Seating

_AMBIGUOUS: Final = re.compile(r".|[0-9]{1,2}")
"""Names of spaces that could be mistaken in a text: a letter, or a small number."""
FIRST: Final = 6
"""Number of actions in the log until somebody asks for more."""
MORE: Final = 100
"""Number of actions by which the log is lengthened."""


class ShownGame(Protocol):
    """A game that is shown at a screen: at a table, or in a replay."""

    game: Game[Any, Any]
    rules: Any
    presentation: Presentation
    words: GameTexts[Any, Any]
    language: str
    bots: TableBots

    @property
    def seating(self) -> Seating:
        """The people at this screen, and their knowledge."""
        ...

    @property
    def unshown(self) -> int:
        """Number of events of the last action that are still to be shown."""
        ...

    @property
    def display(self) -> "GameDisplay":
        """The display of the game at this screen."""
        ...


class GameDisplay:
    """The display of a game at one screen.

    Parameters
    ----------
    shown
        The game.
    """

    def __init__(self, shown: ShownGame) -> None:
        self._shown = shown
        self.reset()

    def reset(self) -> None:
        """Fold everything, and show the board of the person at the screen."""
        self.log_length = FIRST
        self._followed = (-1, 0)
        self.seat: int | None = None
        """The seat whose board is shown large, if it isn't that of the person at the screen."""
        self.open_rules: dict[str, None] = {}
        """The rules whose text is shown, by the place they are shown at."""

    def lengthen_log(self) -> None:
        """Show earlier actions."""
        self.log_length += MORE

    def load(self) -> None:
        """Reload after a change of the game or the language."""
        shown = self._shown
        self.game_log = GameLog(
            shown.game, shown.words, shown.language, shown.presentation.progress, shown.bots
        )
        self._drawing = BoardDrawing(shown.rules)
        self._space_names: tuple[Any, dict[str, int]] = (None, {})

    @property
    def large_seat(self) -> int:
        """The seat whose board is shown large."""
        return self._shown.seating.viewer if self.seat is None else self.seat

    @property
    def log(self) -> tuple[LogEntry, ...]:
        """The last actions, the events of the last one as far as they are shown."""
        shown = self._shown
        return self.game_log.last(self.log_length, shown.unshown, shown.seating.knower)

    def bot_space(self) -> int | None:
        """Return where a bot has just acted, once for each of its events; None for nowhere."""
        shown, acts = self._shown, self.log
        last = acts[-1] if acts else None
        if last is None or last.number < 0 or last.secret:
            return None
        if not shown.bots.playing(last.player):
            return None
        if self._followed == (last.number, len(last.lines)):
            return None
        self._followed = (last.number, len(last.lines))
        history = shown.game.history
        before = (history[last.number - 1] if last.number else shown.game.opening).position
        action = history[last.number].action
        target = shown.presentation.actions.target_space(shown.rules, before, action)
        events = shown.presentation.progress.event_spaces
        spaces = [space for line in last.lines for space in events(line.event)]
        return spaces[-1] if target is None and spaces else target

    @property
    def picture(self) -> Scene:
        """The board as the people at the screen may see it; drawn once for each position."""
        shown = self._shown
        return self._drawing.of(shown.seating.known, shown.seating.knower, shown.language)

    @property
    def space_names(self) -> dict[str, int]:
        """The spaces of the board by those of their names that can be found in a text."""
        picture = self.picture
        if self._space_names[0] is not picture.base:
            spaces = picture.spaces
            named = {one.name: one.space for one in spaces if not _AMBIGUOUS.fullmatch(one.name)}
            self._space_names = (picture.base, named)
        return self._space_names[1]

    def rule_name(self, rule: str) -> str:
        """Return the title of a rule; "" where the book has no such rule."""
        return self._shown.words.rulebook.title(rule)

    def toggle_rule(self, place: str) -> None:
        """Show the text of a rule at a place, or fold it."""
        if place in self.open_rules:
            del self.open_rules[place]
        else:
            self.open_rules[place] = None
