"""The board explorer in a page or a notebook cell, for any game with boards to explore."""

from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any, Final

from oracle_nb.games.addresses import address
from oracle_nb.games.game import Game
from oracle_nb.games.registry import DEFAULT_GAME
from oracle_nb.render.html import tag
from oracle_nb.render.png import to_png
from oracle_nb.render.svg import to_svg
from oracle_nb.web.explorer.controller import ExplorerController
from oracle_nb.web.explorer.details_view import DetailsView
from oracle_nb.web.explorer.par_view import ParView
from oracle_nb.web.explorer.view import ExplorerView
from oracle_nb.web.replay.cell import CELL
from oracle_nb.web.table.page import TablePage
from oracle_nb.web.text import words
from oracle_nb.web.widgets.board_page import ALONE, BESIDE, BoardPage, PageContext, area
from oracle_nb.web.widgets.html_view import HtmlView, Message

FIELD: Final = "explore"
"""The field of an address that holds the code of a layout."""
_GRID: Final = f"{BESIDE} :host {{ --side: minmax(350px, 31%); }}"


@cache
def css() -> str:
    """Return the style sheet of the explorer."""
    return (Path(__file__).parent / "explorer.css").read_text("utf-8")


class ExplorerPage(BoardPage):
    """An explored layout, shown in a page or in a notebook's cell.

    Parameters
    ----------
    controller
        The controller of the explorer.
    context
        Where the page is shown.
    """

    def __init__(self, controller: ExplorerController, context: PageContext = ALONE) -> None:
        super().__init__(context, controller.language)
        self.controller: Final = controller
        self.par: Final = ParView(controller)
        self.appearance.on_language(controller.set_language)
        self._play = context.play or self._sit_down
        self._hover: int | None = None
        self._draw(controller.scene(), "min(72vh, 820px)")
        self.board.on_click(lambda space: self.act("space", str(space)))
        self.board.on_hover(self._hovered)
        self.board.on_key(lambda key: self.act("cancel") if key == "Escape" else None)
        from oracle_nb.web.explorer.charts import ExplorerCharts

        self.charts: Final = ExplorerCharts(controller, self.appearance.theme, css())
        self.appearance.on_theme(self.charts.retheme)
        html_views = [
            HtmlView(
                self._handle,
                css(),
                kind=kind,
                theme=self.appearance.theme,
                language=controller.language,
            )
            for kind in ("head", "x-top", "hover x-under", "side", "side", "side", "x-below")
        ]
        head, self._tools, self._hand, self._side, self._way, self._card, self._below = html_views
        areas = (
            area("sea", self._pane, self._hand),
            area("side", self._side, self._way, self._card, self.charts.side),
            area("below", self.charts.below, self._below),
        )
        self._lay_out(html_views, (head, self._tools), areas, _GRID, main=context.linked)
        self.refresh()

    # --- showing ---------------------------------------------------------------------------------

    @property
    def address(self) -> str:
        """The address that opens the current layout."""
        return address({FIELD: self.controller.code}, self.controller.game)

    def refresh(self) -> None:
        """Show everything as it is now."""
        view = ExplorerView(self.controller, self.appearance.theme)
        details = DetailsView(view)
        with self.board.hold():
            self.board.show(self.controller.scene())
        self.head.html = view.bar(home=self._context.linked)
        self._tools.html = view.tools()
        self._side.html = view.summary()
        self._card.html = view.card()
        self._way.html = details.way() or ""
        self._below.html = tag(
            "div",
            self.par.section(),
            details.compare(),
            details.keep(linked=self._context.linked),
            cls="x-end",
        )
        self.charts.refresh(view)
        self._show_hand()
        if self._context.linked:
            self.head.address = self.address

    def _show_hand(self) -> None:
        """Show the effect of a click, and above it the description of the space pointed at."""
        text = "\N{NO-BREAK SPACE}"
        if self._hover is not None and self._hover < len(self.controller.sight.names):
            text = self.controller.described(self._hover)
        view = ExplorerView(self.controller, self.appearance.theme)
        self._hand.html = tag("div", tag("p", text, cls="hint"), view.hand())

    def _hovered(self, space: int | None) -> None:
        self._hover = space
        self.controller.pointed = -1 if space is None else space
        if self.controller.piece is not None:
            with self.board.hold():
                self.board.show(self.controller.scene())
        self._show_hand()
        if (
            space is not None
            and space == self.board.cursor
            and space < len(self.controller.sight.names)
        ):
            self._pane.say(self.controller.described(space))

    # --- input -----------------------------------------------------------------------------------

    def _handle(self, message: Message) -> None:
        self.act(message.do, message.value, message.form)

    def act(self, do: str, value: str = "", form: dict[str, str] | None = None) -> None:
        """Handle a button or a form; an error leaves the layout as it was."""
        if do in ("home", "address"):
            self._context.navigate(value or address(game=self.controller.game))
        else:
            self._guarded(lambda: self._change(do, value, form or {}), f"{do} {value}")

    def _change(self, do: str, value: str, form: dict[str, str]) -> None:
        choices = self.appearance.handlers(value)
        try:
            if do == "play":
                if self.controller.changes is not None:
                    self._play(self.controller.changes.game(self.controller.shown.plan))
            elif do == "par":
                self.par.toggle()
            elif do in ("svg", "png"):
                self._give(do)
            elif do in choices:
                choices[do]()
            else:
                self.controller.act(do, value, form)
        except ValueError as error:
            say = words(self.controller.language).say
            self.controller.notice = say("explore-refused", reason=str(error))

    def _give(self, kind: str) -> None:
        """Have the browser save a picture of the board as it is shown."""
        scene = self.controller.scene()
        if kind == "svg":
            data = to_svg(scene, self.appearance.theme, width=1000).encode()
        else:
            data = to_png(scene, min(2.0, 2000 / scene.width), self.appearance.theme)
        code = self.controller.code.replace(".", "-")[:40]
        name = f"{code or 'board'}-{self.controller.look}.{kind}"
        mime = "image/svg+xml" if kind == "svg" else "image/png"
        self._below.download(name, mime, data)

    def _sit_down(self, game: Game) -> None:
        context = replace(self._context, theme=self.appearance.theme)
        self._give_way(TablePage(game, context, language=self.controller.language))


def explore(layout: Any = None, *, game: str = DEFAULT_GAME, language: str = "en") -> ExplorerPage:
    """Open the explorer of boards in a notebook cell.

    Parameters
    ----------
    layout : Layout or Board or Game or str, optional
        The board to begin with: an object that has one, a layout's code or JSON, or "KIND.SEED"
        such as "free.7". A first board if not given.
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
    return ExplorerPage(ExplorerController(layout, name, language), CELL)
