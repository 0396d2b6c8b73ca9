"""A puzzle in a page or in a notebook's cell: the board, and beside it the task and the result."""

from collections.abc import Callable
from typing import Final

from oracle_nb.core.commands import Commands, text
from oracle_nb.games.puzzle_set import Puzzle
from oracle_nb.games.registry import presentation_of
from oracle_nb.render.html import html
from oracle_nb.web.lessons.overview_view import school_css
from oracle_nb.web.puzzles.addresses import PuzzlePlace
from oracle_nb.web.puzzles.commands import PUZZLE
from oracle_nb.web.puzzles.controller import PuzzleController
from oracle_nb.web.puzzles.view import announcement, bar_view, side_view
from oracle_nb.web.replay.mistakes import MistakePlace
from oracle_nb.web.table.views.spoken_texts import pointed_view
from oracle_nb.web.table.views.table_view import aims_view, board_view
from oracle_nb.web.widgets.appearance import APPEARANCE
from oracle_nb.web.widgets.board_page import (
    ALONE,
    BESIDE,
    SEA,
    SIDE,
    BoardPage,
    PageContext,
    area,
)
from oracle_nb.web.widgets.html_view import HtmlView, Message

_GRID: Final = f"""{BESIDE}
:host {{ --side: minmax(min(400px, 45%), 37%); row-gap: 0;
  --low: min(80vh - var(--aims, 80px), 960px); }}
@media (max-width: 620px) {{ :host {{ --low: 30vh; padding: 0 8px 14px !important; }} }}
"""


class PuzzlePage(BoardPage):
    """A puzzle in a page or in a notebook's cell.

    Parameters
    ----------
    context
        Where the page is shown.
    place
        The address of the puzzle, or the mistake that it is about; None where there are none.
    tried
        Called once with whether the first attempt solves it.
    back
        Called to go back to the review of the game with the mistake; without it there is none.
    """

    def __init__(
        self,
        puzzle: Puzzle,
        context: PageContext = ALONE,
        language: str = "en",
        *,
        place: PuzzlePlace | None = None,
        tried: Callable[[bool], object] = lambda _solved: None,
        back: Callable[[], object] | None = None,
    ) -> None:
        super().__init__(context, language)
        names = place.names if isinstance(place, MistakePlace) else ()
        self.puzzle_controller: Final = PuzzleController(puzzle, language, tried, names)
        self.puzzle_controller.set_theme(context.theme)
        self.appearance.on_theme(self.puzzle_controller.set_theme)
        self.appearance.on_language(self.puzzle_controller.set_language)
        self._place: Final = place
        self._back: Final = back
        self._hinted = ""
        self._announced = ""
        css = presentation_of(self.puzzle_controller.controller.rules, language).stylesheet
        self._draw(self.puzzle_controller.scene())
        self.board.on_click(
            lambda space: self._guarded(
                lambda: self.puzzle_controller.click(space), f"click {space}"
            )
        )
        self.board.on_hover(self._hovered)
        self.board.on_key(lambda key: self.handle("cancel") if key == "Escape" else None)
        html_views = [
            HtmlView(
                self._handle, f"{css}{school_css()}", kind=kind, theme=context.theme,
                language=language,
            )
            for kind in ("head", "side", "hover", "board", "aims")
        ]  # fmt: skip
        head, self._side, self._hint, self._own, self._aims = html_views
        self._own.large = True
        areas = (
            area("sea", self._aims, self._pane, self._hint, css=SEA),
            area("side", self._side, self._own, css=SIDE),
        )
        self._lay_out(html_views, (head,), areas, _GRID, main=context.linked)
        if place is not None and place.address:
            self.head.address = place.address
        self.refresh()

    # --- showing ---------------------------------------------------------------------------------

    def refresh(self) -> None:
        """Show everything as it is now."""
        puzzle = self.puzzle_controller.snapshot
        page = puzzle.page
        linked = self._context.linked
        self.head.html = bar_view(puzzle, self._place, linked=linked)
        self._side.html = side_view(puzzle, self._place, linked=linked)
        others = list(range(page.game.rules.players))
        others.remove(puzzle.seat)
        self._aims.html = aims_view(page, at_end=True)
        self._own.html = html(*(board_view(page, seat) for seat in (puzzle.seat, *others)))
        with self.board.hold():
            self.board.show(self.puzzle_controller.scene())
            self._pane.focus(puzzle.focus)
        self._show_hint()
        if (announced := announcement(puzzle)) != self._announced:
            self._announced = announced
            self._pane.say(announced)

    def _task(self) -> str:
        return announcement(self.puzzle_controller.snapshot)

    def _show_hint(self) -> None:
        puzzle, pointer = self.puzzle_controller.snapshot, self.puzzle_controller.controller.pointer
        self._hint.html, self._hinted = pointed_view(
            puzzle.table, pointer, self.board.scene, acting=not puzzle.over
        )

    def _show_pointed(self) -> None:
        """Highlight the item pointed at on the board, there or beside it."""
        with self._pane.hold():
            self.board.show(self.puzzle_controller.scene())
            self._show_hint()

    def _hovered(self, space: int | None) -> None:
        self.puzzle_controller.controller.pointer.space = space
        self._show_pointed()
        if space is not None and space == self.board.cursor:
            self._pane.say(self._hinted)

    # --- input -----------------------------------------------------------------------------------

    def _handle(self, message: Message) -> None:
        if self.puzzle_controller.controller.pointer.handle_event(message.do, message.value):
            self._show_pointed()
        else:
            self._run_command(message)

    def handle(self, command: str, value: str = "") -> None:
        """Carry out a command; an error leaves everything as it was and is shown."""
        self._run_command(Message(command, value))

    def _run_command(self, message: Message) -> None:
        at = self.puzzle_controller.snapshot.at
        run = COMMANDS.find(self, message.do, message.given, at)
        if run is not None:
            self._guarded(run, f"{message.do} {message.value}")

    def go_on(self) -> None:
        """Go to the next puzzle of the selection."""
        if self._place is not None and self._place.following:
            self.navigate(self._place.following)

    def go_back(self) -> None:
        """Go back to the review of the game."""
        if self._back is not None:
            self._back()
        elif isinstance(self._place, MistakePlace):
            self.navigate(self._place.above)


COMMANDS: Final = Commands[PuzzlePage, object]()
"""The commands of the page."""
COMMANDS.include(APPEARANCE, lambda page: page.appearance)
COMMANDS.include(PUZZLE, lambda page: page.puzzle_controller)
COMMANDS.declare("next", once=True)(PuzzlePage.go_on)
COMMANDS.declare("back", once=True)(PuzzlePage.go_back)
COMMANDS.declare("address", text)(PuzzlePage.navigate)
