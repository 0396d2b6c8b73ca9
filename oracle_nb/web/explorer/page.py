"""The board explorer in a page or a notebook cell, for any game with boards to explore."""

from collections.abc import Mapping
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from oracle_nb.core.commands import CommandInput
from oracle_nb.core.extras import installed
from oracle_nb.games.addresses import address
from oracle_nb.games.game import Game
from oracle_nb.games.registry import DEFAULT_GAME
from oracle_nb.render.html import tag
from oracle_nb.render.svg import to_svg
from oracle_nb.web.explorer.commands import COMMANDS
from oracle_nb.web.explorer.details_view import below_view, route_view
from oracle_nb.web.explorer.exports import measures_csv, values_csv
from oracle_nb.web.explorer.picture import board_scene
from oracle_nb.web.explorer.state import ExplorerState, explored
from oracle_nb.web.explorer.view import bar_view, card_view, hand_view, summary_view, tools_view
from oracle_nb.web.replay.cell import CELL
from oracle_nb.web.table.page import TablePage
from oracle_nb.web.widgets.appearance import APPEARANCE
from oracle_nb.web.widgets.board_page import ALONE, BESIDE, SEA, SIDE, BoardPage, PageContext, area
from oracle_nb.web.widgets.html_view import HtmlView, Message

if TYPE_CHECKING:
    from oracle_nb.web.explorer.charts import ExplorerCharts

FIELD: Final = "explore"
"""The field of an address that holds the code of a layout."""
_LATER: Final = tag("span", data_beat=1)
"""Has a page ask for what it doesn't have yet."""
_GRID: Final = f"{BESIDE} :host {{ --side: minmax(min(350px, 42%), 31%); }}"


@cache
def css() -> str:
    """Return the style sheet of the explorer."""
    return (Path(__file__).parent / "explorer.css").read_text("utf-8")


class ExplorerPage(BoardPage):
    """An explored layout, shown in a page or in a notebook's cell."""

    def __init__(self, state: ExplorerState, context: PageContext = ALONE) -> None:
        super().__init__(context, state.language)
        self.state = state
        self.appearance.on_language(self._set_language)
        self._play = context.play or self._open_table
        self._draw(board_scene(state))
        self.board.on_click(lambda space: self.handle("space", str(space)))
        self.board.on_hover(self._hovered)
        self.board.on_key(lambda key: self.handle("cancel") if key == "Escape" else None)
        theme = self.appearance.theme
        self.charts: Final = self._charts(theme)
        # In the app the board comes first, and then the plots.
        self._begins = context.linked
        html_views = [
            HtmlView(self._handle, css(), kind=kind, theme=theme, language=state.language)
            for kind in ("head", "x-top", "hover x-under", "side", "side", "side", "x-below")
        ]
        head, self._tools, self._hand, self._side, self._way, self._card, self._below = html_views
        areas = (
            area("sea", self._tools, self._pane, self._hand, css=SEA),
            area(
                "side",
                *(self._side, self._card, self._way),
                *([self.charts.side] if self.charts else []),
                css=SIDE,
            ),
            area("below", *([self.charts.below] if self.charts else []), self._below),
        )
        self._lay_out(html_views, (head,), areas, _GRID, main=context.linked)
        self.refresh()

    def _charts(self, theme: str) -> "ExplorerCharts | None":
        """Return the plots; None where Bokeh isn't installed."""
        if not installed("bokeh"):
            return None
        from oracle_nb.web.explorer.charts import ExplorerCharts

        charts = ExplorerCharts(self.state, theme, css())
        self.appearance.on_theme(charts.retheme)
        return charts

    # --- showing ---------------------------------------------------------------------------------

    @property
    def address(self) -> str:
        """The address that opens the current layout."""
        return address({FIELD: self.state.code}, self.state.game)

    def refresh(self) -> None:
        """Show everything as it is now."""
        state, theme, linked = self.state, self.appearance.theme, self._context.linked
        with self.board.hold():
            self.board.show(board_scene(state))
        self.head.html = bar_view(state, theme, linked=linked)
        self._tools.html = tools_view(state)
        self._side.html = summary_view(state)
        self._card.html = card_view(state)
        self._way.html = route_view(state, theme) or (_LATER if self._begins else "")
        self._below.html = below_view(state, theme, linked=linked)
        if self.charts and not self._begins:
            with self._pane.hold():
                self.charts.refresh(state)
        self._hand.html = hand_view(state)
        if linked:
            self.head.address = self.address

    def _hovered(self, space: int | None) -> None:
        self.state = replace(self.state, pointed=-1 if space is None else space)
        if self.state.piece is not None:
            with self.board.hold():
                self.board.show(board_scene(self.state))
        self._hand.html = hand_view(self.state)
        if space is not None and space == self.board.cursor and self.state.pointed_text:
            self._pane.say(self.state.pointed_text)

    def _set_language(self, language: str) -> None:
        self.state = replace(self.state, language=language)

    # --- input -----------------------------------------------------------------------------------

    def _handle(self, message: Message) -> None:
        self.handle(message.do, message.value, message.form)

    def handle(self, command: str, value: str = "", form: Mapping[str, str] | None = None) -> None:
        """Handle a button or a form; an error leaves the layout as it was."""
        if command == "address":
            self._context.navigate(value)
            return
        self._begins = False
        given = CommandInput(value, form or {})
        self._guarded(lambda: self._change(command, given), f"{command} {value}")

    def _change(self, command: str, given: CommandInput) -> None:
        try:
            if command in COMMANDS:
                self.state = COMMANDS.run(replace(self.state, notice=""), command, given)
            elif command == "play" and self.state.changes is not None:
                self._play(self.state.changes.game(self.state.plan))
            elif command in ("svg", "png"):
                self._give(command)
            elif command in ("csv", "values"):
                self._give_table(command)
            elif command in APPEARANCE:
                APPEARANCE.run(self.appearance, command, given)
        except ValueError as error:
            notice = self.state.say("explore-refused", reason=str(error))
            self.state = replace(self.state, notice=notice)

    def _give(self, kind: str) -> None:
        """Have the browser save a picture of the board as it is shown."""
        scene = board_scene(self.state)
        if kind == "svg":
            data = to_svg(scene, self.appearance.theme, width=1000).encode()
        else:
            from oracle_nb.render.png import to_png

            data = to_png(scene, min(2.0, 2000 / scene.width), self.appearance.theme)
        mime = "image/svg+xml" if kind == "svg" else "image/png"
        self._below.download(f"{self._file_name}-{self.state.look}.{kind}", mime, data)

    def _give_table(self, kind: str) -> None:
        """Have the browser save all measures, or all values of the measure on view."""
        table = measures_csv(self.state) if kind == "csv" else values_csv(self.state)
        look = "measures" if kind == "csv" else self.state.look
        self._below.download(f"{self._file_name}-{look}.csv", "text/csv", table.encode())

    @property
    def _file_name(self) -> str:
        """The first part of the names of files."""
        return self.state.code.replace(".", "-")[:40] or "board"

    def _open_table(self, game: Game) -> None:
        self._show_instead(TablePage(game, self.context, language=self.state.language))


def explore(layout: Any = None, *, game: str = DEFAULT_GAME, language: str = "en") -> ExplorerPage:
    """Open the explorer of boards in a notebook cell.

    Parameters
    ----------
    layout : Layout or Board or Game or str, optional
        The board to begin with: an object that has one, a layout's code or JSON, "KIND.SEED" such
        as "free.7", or whatever else the ``layout`` of `new_game` may be. A first board if not
        given.
    game : str
        Name of the game whose boards are explored, if ``layout`` isn't a game.
    language : str
        "en" or "pl".

    Returns
    -------
    ExplorerPage
        The page.

    Raises
    ------
    ValueError
        If the board can't be opened; the message says why.

    Examples
    --------
    >>> import oracle_nb
    >>> page = oracle_nb.explore("free.7")
    >>> type(page).__name__
    'ExplorerPage'
    """
    name = layout.rules.name if isinstance(layout, Game) else game
    return ExplorerPage(explored(layout, name, language, trusted=True), CELL)
