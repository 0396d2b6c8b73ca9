"""The editors of positions and layouts in a page or a cell, for any game that has them."""

from dataclasses import replace
from typing import Any, Final

from oracle_nb.core.commands import CommandInput
from oracle_nb.games.addresses import address
from oracle_nb.games.game import Game
from oracle_nb.games.presentation import Editor
from oracle_nb.games.registry import DEFAULT_GAME, MissingPart, package_of
from oracle_nb.render.html import Html, html, tag
from oracle_nb.render.scene import Group
from oracle_nb.web.replay.cell import CELL
from oracle_nb.web.table.page import TablePage
from oracle_nb.web.text import words
from oracle_nb.web.widgets.appearance import APPEARANCE
from oracle_nb.web.widgets.bar import time_buttons, top_bar
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

EDITED: Final = {"position": "editor", "layout": "layout-editor"}
"""Kinds of editors, each with the message of its name; ``?position=`` and a code open one."""

_GRID: Final = f"""{BESIDE}
:host {{ --side: minmax(min(360px, 42%), 34%); }}
"""


class EditorPage(BoardPage):
    """A position or layout editor, shown in a page or in a notebook's cell.

    ``kind`` is the kind of editor, a key of ``EDITED``, ``css`` the game's style sheet.
    """

    def __init__(
        self,
        editor: Editor,
        *,
        kind: str = "position",
        context: PageContext = ALONE,
        language: str = "en",
        css: str = "",
    ) -> None:
        super().__init__(context, language)
        self.editor: Final = editor
        self.appearance.on_language(editor.set_language)
        self._kind = kind
        self._play = context.play or self._open_table
        editor.linked = context.linked
        self._hover: int | None = None
        self._draw(editor.scene())
        self.board.on_click(lambda space: self.handle("space", str(space)))
        self.board.on_hover(self._hovered)
        self.board.on_key(lambda key: self.handle("cancel" if key == "Escape" else "key", key))
        html_views = [
            HtmlView(self._handle, css, kind=kind, theme=self.appearance.theme, language=language)
            for kind in ("head", "side e-side", "below e-below", "hover")
        ]
        head, self._side, self._below, self._hint = html_views
        areas = (
            area("sea", self._pane, self._hint, css=SEA),
            area("side", self._side, css=SIDE),
            area("below", self._below),
        )
        self._lay_out(html_views, (head,), areas, _GRID, main=context.linked)
        self.refresh()

    # --- showing ---------------------------------------------------------------------------------

    @property
    def address(self) -> str:
        """The address that opens the current position or layout."""
        return address({self._kind: self.editor.code()}, self._context.game)

    def refresh(self) -> None:
        """Show everything as it is now."""
        # Beside the board, later drawings would cover it.
        self.head.html = html(self._bar(), self._notice())
        self._side.html = self.editor.side(self.appearance.theme)
        self._below.html = self.editor.below(self.appearance.theme)
        with self.board.hold():
            self.board.show(self.editor.scene())
        self._show_hint()
        if self._context.linked:
            self.head.address = self.address

    def _bar(self) -> Html:
        say, editor = words(self.appearance.language).say, self.editor
        return top_bar(
            self.appearance.language,
            self.appearance.theme,
            first=time_buttons(
                self.appearance.language,
                "" if editor.can_undo else "undo-none",
                "" if editor.can_redo else "redo-none",
            ),
            game=self._context.game,
            board=True,
            linked=self._context.linked,
            title=tag("h1", say(EDITED[self._kind]), cls="phase"),
        )

    def _notice(self) -> Html | None:
        notice = self.editor.notice
        return tag("p", notice, cls="notice toast", role="alert") if notice else None

    def _show_hint(self) -> None:
        text = "\N{NO-BREAK SPACE}"
        if self._hover is not None:
            scene = self.board.scene
            layers = (*scene.base, *scene.pieces)
            groups = (op for op in layers if isinstance(op, Group) and op.space == self._hover)
            text = ": ".join(group.title for group in groups if group.title)
        self._hint.html = tag("p", text, cls="hint")

    def _hovered(self, space: int | None) -> None:
        self._hover = space
        self._show_hint()
        if space is not None and space == self.board.cursor:
            self._pane.say(str(self._hint.html))

    # --- input -----------------------------------------------------------------------------------

    def _handle(self, message: Message) -> None:
        self.handle(message.do, message.value, message.form)

    def handle(self, command: str, value: str = "", form: dict[str, str] | None = None) -> None:
        """Handle a button or a form; an error leaves the position as it was."""
        if command == "address":
            self._context.navigate(value)
        else:
            self._guarded(lambda: self._change(command, value, form or {}), f"{command} {value}")

    def _change(self, command: str, value: str, form: dict[str, str]) -> None:
        try:
            if command == "play":
                self._play(self.editor.game(form))
            elif command in APPEARANCE:
                APPEARANCE.run(self.appearance, command, CommandInput(value))
            else:
                self.editor.handle(command, value, form)
        except ValueError as error:
            say = words(self.appearance.language).say
            self.editor.notice = say(f"wrong-{self._kind}", reason=str(error))

    def _open_table(self, game: Game) -> None:
        self._show_instead(TablePage(game, self.context, language=self.appearance.language))


def editor(
    position_or_game: Any = None, language: str = "en", *, game: str = DEFAULT_GAME
) -> EditorPage:
    """Open the position editor in a notebook cell.

    Parameters
    ----------
    position_or_game : Game or pair or str, optional
        Where to begin: a game; a pair of rules and a position, such as ``(game.rules,
        game.view(0))``; the code or the link of a position; the text of a scenario or of a saved
        game. A new setup if not given.
    language : str
        "en" or "pl".
    game : str
        Name of the game, unless you give a `Game`.

    Returns
    -------
    EditorPage
        The page. ``.editor.position`` is the position as it is now, ``.editor.rules`` its rules.

    Raises
    ------
    ValueError
        If the position can't be opened; the message says why.

    Examples
    --------
    >>> import oracle_nb
    >>> game = oracle_nb.new_game(players=3, seed=3)
    >>> page = oracle_nb.editor(game)
    >>> page.editor.position == game.position
    True
    """
    name = position_or_game.rules.name if isinstance(position_or_game, Game) else game
    return _opened("position", position_or_game, language, name)


def layout_editor(
    layout: Any = None, language: str = "en", *, game: str = DEFAULT_GAME
) -> EditorPage:
    """Open the layout editor in a notebook cell.

    Parameters
    ----------
    layout : Layout or Board or str or int, optional
        Where to begin: a layout or a board; the code or the link of a layout; its JSON or GraphML;
        a seed. A random layout if not given.
    language : str
        "en" or "pl".
    game : str
        Name of the game.

    Returns
    -------
    EditorPage
        The page. ``.editor.layout`` is the layout as it is now, ``.editor.faults`` its faults.

    Raises
    ------
    ValueError
        If the layout can't be opened; the message says why.

    Examples
    --------
    >>> import oracle_nb
    >>> layout = oracle_nb.compact_layout(7)
    >>> page = oracle_nb.layout_editor(layout)
    >>> page.editor.layout == layout
    True
    """
    return _opened("layout", layout, language, game)


def _opened(kind: str, start: Any, language: str, game: str) -> EditorPage:
    presentation = package_of(game).presentation(language)
    make = presentation.layout_editor if kind == "layout" else presentation.position_editor
    if make is None:
        raise MissingPart(game, f"{kind} editor")
    context, css = replace(CELL, game=game), presentation.stylesheet
    return EditorPage(make(start), kind=kind, context=context, language=language, css=css)
