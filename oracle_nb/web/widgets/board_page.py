"""Base of every page with a board: the board, the views around it, and their layout.

A page here is as well a widget in a notebook's cell.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, Final

from oracle_nb.core.arguments import whole
from oracle_nb.core.extras import installed, need_app
from oracle_nb.games.registry import DEFAULT_GAME
from oracle_nb.render.boards.pane import BoardPane
from oracle_nb.render.boards.svg_board import BoardSvg
from oracle_nb.render.palette import color
from oracle_nb.render.parts import Area, Part, Viewed
from oracle_nb.render.scene import Scene
from oracle_nb.web.text import languages, words
from oracle_nb.web.widgets.appearance import Appearance
from oracle_nb.web.widgets.html_view import HtmlView
from oracle_nb.web.widgets.runtime import (
    LocalSession,
    Session,
    StaticPicture,
    cell_output,
    panel_view,
)

if TYPE_CHECKING:
    from oracle_nb.render.boards.canvas import BoardCanvas

RENDERERS: Final = ("canvas", "svg")
"""Renderers of a board: a canvas, or elements of the page, one for each space."""


def renderers() -> tuple[str, ...]:
    """Return the renderers that there are here, the usual one first."""
    return RENDERERS if installed("ipycanvas") else ("svg",)


_NARROW: Final = (
    "@container (max-width: 800px)",
    "@media (max-width: 1000px) and (orientation: portrait)",
)
"""The queries for a page in one column: a narrow cell or window, or a portrait one."""
DESK: Final = "var(--desk, calc(100vh - var(--bar, 52px) - 8px))"
"""The height of the board and the panel beside it: what the bar leaves of the window or cell."""
FIT: Final = "var(--fit)"
"""The maximum height of a board: that of its pane, or in one column ``--low``."""


def narrow(rules: str) -> str:
    """Return a style sheet whose rules are for a page in one column."""
    return "".join(f"{query} {{ {rules} }}\n" for query in _NARROW)


BESIDE: Final = f"""
:host {{ display: grid !important; grid-template-columns: minmax(0, 1fr) var(--side);
  grid-template-areas: "sea side" "below below"; gap: 14px; align-items: start;
  padding: 0 14px 8px; box-sizing: border-box; --low: min(80vh, 960px); }}
.sea {{ grid-area: sea; max-height: {DESK}; }}
.side {{ grid-area: side; height: {DESK}; }}
.below {{ grid-area: below; }}
{
    narrow('''
  :host { grid-template-columns: minmax(0, 1fr); grid-template-areas: "sea" "side" "below"; }
  .sea { max-height: none; }
  .side { height: auto; }
''')
}"""
"""The style sheet of a grid: a board with a panel beside it, or all in one column.

``--side`` is the width of the panel, ``--low`` the maximum height of a board in one column. Board
and panel are as high as the window or the cell, so that everything to act with is in sight; what is
below them comes after them.
"""
SEA: Final = f"""
* {{ flex: none; max-height: none; }}
/* Firefox needs a width for the height. */
.pane {{ flex: 0 1 auto; width: 100%; min-height: 0; aspect-ratio: var(--aspect);
  container-type: size; --fit: 100cqh; }}
{narrow(".pane { aspect-ratio: auto; container-type: normal; --fit: var(--low); }")}"""
"""The style sheet of the column with the board, which takes the height that the others leave."""
SIDE: Final = f"""
:host {{ display: flex !important; flex-direction: column; gap: 12px; box-sizing: border-box;
  overflow: auto; overflow-anchor: none; scrollbar-width: thin; container-type: size; }}
* {{ flex: none; max-height: none; }}
/* A shade at the foot as long as there is more below; without a timeline it stays invisible. */
:host::after {{ content: var(--foot, ""); position: sticky; z-index: 4; bottom: 0;
  flex: none; height: 16px; margin-top: -28px; pointer-events: none; opacity: 0;
  background: linear-gradient(transparent, rgb(0 0 0 / .22));
  animation: more linear both; animation-timeline: scroll(nearest); }}
@keyframes more {{ from, 90% {{ opacity: 1; }} to {{ opacity: 0; }} }}
{narrow(":host { overflow: visible; container-type: inline-size; --foot: none; }")}"""
"""The style sheet of the panel beside a board, which scrolls by itself."""
_CELL: Final = f"""
:host {{ display: flex !important; flex-direction: column; height: var(--height);
  min-height: 420px; overflow: hidden; resize: vertical; }}
* {{ flex: none; max-height: none; }}
.sized {{ flex: 1; min-height: 0; container-type: size; --desk: calc(100cqh - 10px);
  --sheet: sticky; --tall: min(80vh, 960px); --inner: auto; }}
{
    narrow('''
  :host { height: auto; overflow: visible; resize: none; }
  .sized { container-type: inline-size; }
''')
}"""
"""The style sheet of a page in a cell, of a height of its own, which a handle changes.

In one column the cell is as high as what it shows, and the answer covers nothing of the board.
"""
_CELL_HEIGHT: Final = "min(640px, 100vh - 110px)"
"""The height of a page in a cell, in CSS: less than what a notebook shows of its cells."""


@dataclass(frozen=True)
class PageContext:
    """The place of a page: a browser session of the app, or a notebook's cell.

    Parameters
    ----------
    theme
        "light" or "dark", to begin with.
    go
        Called with the part of an address after its path where somebody wants to go elsewhere, ""
        for home. None: there are no addresses, as in a cell.
    keep
        Called with the name and value of what somebody has chosen for all pages: ("theme", "dark"),
        ("language", "pl"), ("pace", "step").
    play
        Called with a game that begins on the page, and with its ``origin`` if it goes on with
        another one. None: its table takes the place of the page.
    replay
        Called with the page of a table, where there are no addresses, and with a function that
        goes back to it: makes the page that looks back on its game.
    trial
        Called with the page of a replay, where there are no addresses, with a mistake in its game,
        and with a function that goes back: makes the page on which the position is tried again.
    renderer
        What draws boards, one of ``RENDERERS``, until somebody chooses another.
    game
        The name of the game whose pages are shown.
    back
        The address of the table from which somebody has come; "" for none.
    session
        Returns the browser session of the page.
    """

    theme: str = "light"
    go: Callable[[str], object] | None = None
    keep: Callable[[str, str], object] = lambda _name, _value: None
    play: Callable[..., object] | None = None
    renderer: str = "canvas"
    replay: Callable[..., Viewed] | None = None
    trial: Callable[..., Viewed] | None = None
    game: str = DEFAULT_GAME
    back: str = ""
    session: Callable[[], Session] = LocalSession

    @property
    def linked(self) -> bool:
        """Whether addresses lead anywhere."""
        return self.go is not None

    def navigate(self, address: str) -> None:
        """Go to an address, if there are addresses."""
        if self.go is not None:
            self.go(address)


_MEASURED: Final = {"container-type": "inline-size"}
"""The style of an area whose width decides on the layout of what is in it."""
ALONE: Final = PageContext()
"""The context of a page in a cell."""


def page_background(theme: str) -> dict[str, str]:
    """Return the styles of a page's background."""
    return {"background": color("paper", theme), "border-radius": "10px"}


class BoardPage:
    """A board with views around it, shown in a page or a notebook cell.

    Subclasses draw the board, make the views, and arrange them, in this order.

    Parameters
    ----------
    context
        Where the page is shown.
    offered
        Returns the languages that can be chosen.
    """

    board: "BoardCanvas | BoardSvg"
    head: HtmlView
    """The bar at the top."""
    _pane: BoardPane
    _html_views: tuple[HtmlView, ...]
    _placed: Mapping[str, str]
    view: Area
    """The part that shows the page."""

    def __init__(
        self,
        context: PageContext,
        language: str,
        offered: Callable[[], Sequence[str]] = languages,
    ) -> None:
        self._context: Final = context
        self.appearance: Final = Appearance(
            context.theme, language, keep=context.keep, offered=offered
        )
        """The theme and the language; pages register handlers that follow them."""
        self.instead: Viewed | None = None
        """The page shown in its place now, such as the table of a game that was begun here."""
        self.way_back = ""
        """The code to run to go on with it once the kernel is gone."""

    # --- layout ----------------------------------------------------------------------------------

    def _draw(self, scene: Scene) -> None:
        """Make the board and its pane."""
        renderer = self._context.renderer
        self.board = self._drawn_by(renderer, scene)
        words_of_board = _board_words(self.appearance.language, renderer)
        self._pane = BoardPane(self.board, **words_of_board)
        self._pane.exchanged = self._exchange

    def _drawn_by(self, renderer: str, scene: Scene) -> "BoardCanvas | BoardSvg":
        if renderer == "svg":
            return BoardSvg(scene, theme=self.appearance.theme, fit=FIT)
        need_app()
        from oracle_nb.render.boards.canvas import BoardCanvas

        return BoardCanvas(scene, theme=self.appearance.theme, fit=FIT)

    @property
    def renderer(self) -> str:
        """The renderer of the board: one of ``RENDERERS``; can be set."""
        return "svg" if isinstance(self.board, BoardSvg) else "canvas"

    @renderer.setter
    def renderer(self, renderer: str) -> None:
        if renderer in RENDERERS and renderer != self.renderer:
            self.board = self._drawn_by(renderer, self.board.scene)
            self._pane.swap(self.board)
            self._pane.set_language(**_board_words(self.appearance.language, renderer))

    def _exchange(self) -> None:
        """Switch to the other renderer, as somebody has chosen, and keep that."""
        other = _other(self.renderer)
        self._context.keep("renderer", other)
        self.renderer = other

    def _lay_out(
        self,
        html_views: Sequence[HtmlView],
        top: Sequence[Part],
        areas: Sequence[Part],
        grid: str,
        *,
        main: bool,
    ) -> None:
        """Lay everything out, with parts above the grid and in it, and the style sheet of the grid.

        The bar at the top is the first of all views. ``main`` is whether the grid is the main part
        of a page; a notebook has one of its own, and shows in the panel what a page has below.
        """
        self._html_views = tuple(html_views)
        self.head = html_views[0]
        if main:
            # Its own width decides on the columns: a window may have a scroll bar.
            sized = Area(Area(*areas, css=grid, main=True), style=_MEASURED)
            self.view, self._placed = Area(*top, sized), {}
        else:
            sea, panel, *below = areas
            assert isinstance(panel, Area)
            panel.show(*panel.parts, *below)
            sized = Area(Area(sea, panel, css=grid), css_classes=["sized"])
            self.view = Area(Area(*top, sized, css=_CELL))
            self._placed = {**_MEASURED, "--height": _CELL_HEIGHT}
        self._paint_background()
        self.appearance.on_theme(self._show_theme)
        self.appearance.on_language(self._show_language)

    def _paint_background(self) -> None:
        self.view.style = {**page_background(self.appearance.theme), **self._placed}

    @property
    def height(self) -> str:
        """The height in a notebook's cell, in CSS; can be set, also to a number of pixels."""
        return self._placed.get("--height", "")

    @height.setter
    def height(self, height: str | int) -> None:
        length = height if isinstance(height, str) else f"{whole('height', height, least=1)}px"
        self._placed = {**_MEASURED, "--height": length}
        self._paint_background()

    def __panel__(self) -> Any:
        return panel_view(self.view)

    @property
    def still(self) -> StaticPicture:
        """The static picture for notebooks."""
        say = words(self.appearance.language).say
        text = say("cell-kept", code=self.way_back) if self.way_back else say("cell-still")
        if task := self._task():
            text = f"{task}\n{text}"
        return StaticPicture(
            self.board.scene, self.appearance.theme, text, say("cell-disconnected")
        )

    def _task(self) -> str:
        """Return what the page asks now, which its static picture says, too; "" for nothing."""
        return ""

    def _repr_mimebundle_(self, include: Any = None, exclude: Any = None) -> Any:
        return cell_output(self)

    # --- shared settings -------------------------------------------------------------------------

    def _show_theme(self, theme: str) -> None:
        self.board.theme = theme
        self._paint_background()
        for html_view in self._html_views:
            html_view.theme = theme

    def _show_language(self, language: str) -> None:
        self._pane.set_language(**_board_words(language, self.renderer))
        for html_view in self._html_views:
            html_view.language = language

    def refresh(self) -> None:
        """Show everything as it is now."""
        raise NotImplementedError

    def _guarded(self, handler: Callable[[], object], doing: str = "") -> None:
        """Run a handler and show what it changed; an error of the program is reported instead.

        ``doing`` is the command and its value, for the report.
        """
        failed = None
        try:
            handler()
        except Exception as error:  # noqa: BLE001 - whatever it is, the page goes on
            failed = error
        self.refresh()
        if failed is not None:
            self.head.report_error(failed, doing)

    def set_theme(self, theme: str) -> None:
        """Follow the theme of the page around it, until somebody chooses one here."""
        if isinstance(self.instead, BoardPage):
            self.instead.set_theme(theme)
        if self.appearance.follow(theme):
            self.refresh()

    def navigate(self, address: str) -> None:
        """Go to an address, if there are addresses."""
        self._context.navigate(address)

    @property
    def context(self) -> PageContext:
        """The context of a page that takes the place of this one, in the same theme."""
        return replace(self._context, theme=self.appearance.theme)

    def _show_instead(self, other: Viewed) -> None:
        """Replace this page by another one."""
        self.instead = other
        self.view.show(other)

    def close(self) -> None:
        """Dispose of the board; it can't be shown afterwards."""
        self.board.close()


def _other(renderer: str) -> str:
    return "canvas" if renderer == "svg" else "svg"


def _board_words(language: str, renderer: str) -> dict[str, Any]:
    """Return the labels of the board and its buttons."""
    say = words(language).say
    names = {
        "zoom": say("zoom"),
        **{name: say(f"zoom-{name}") for name in ("in", "out", "whole")},
    }
    if len(renderers()) > 1:
        names["other"] = say(f"renderer-{_other(renderer)}")
    return {"label": say("board-label"), "words": names}


def area(name: str, *parts: Part | Viewed, css: str = "") -> Area:
    """Return a part of the grid, by its name in the grid's style sheet, with a sheet of its own."""
    return Area(*parts, css_classes=[name], css=css)
