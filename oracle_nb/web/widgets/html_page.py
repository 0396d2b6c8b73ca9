"""The base of pages that consist of one HTML view: a bar, a notice, and what is below them."""

import logging
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, ClassVar, Final

from oracle_nb.core.commands import Commands
from oracle_nb.core.errors import OracleError
from oracle_nb.games.addresses import address
from oracle_nb.render.html import Html, html, link, tag
from oracle_nb.storage.database import StorageError
from oracle_nb.web.text import words
from oracle_nb.web.text.game_language import game_language
from oracle_nb.web.text.storage_errors import storage_text
from oracle_nb.web.widgets.appearance import APPEARANCE, Appearance
from oracle_nb.web.widgets.bar import top_bar
from oracle_nb.web.widgets.board_page import PageContext
from oracle_nb.web.widgets.html_view import HtmlView, Message
from oracle_nb.web.widgets.storage_notice import storage_paragraph

_log = logging.getLogger(__name__)


class HtmlPage:
    """A page that consists of one HTML view.

    Subclasses define `body`, or `refresh` in its place. What the page shows besides what is stored
    is its ``state``, a value; each of its ``commands`` is a method that returns the next one.
    ``css`` is a style sheet besides that of the app.
    """

    title: str
    """The message with the title of the page."""
    above = ""
    """The field of the page above this one, whose title is the message of the same name.

    "" where that is one of those to which every bar leads: ``within`` names it.
    """
    within = ""
    kind = "home school teacher"
    """The CSS classes of the main part."""
    commands: ClassVar[Commands[Any, Any]] = Commands()
    state: Any = None

    def __init__(self, context: PageContext, language: str, css: str = "") -> None:
        self._context: Final = context
        self.game: Final = context.game
        self.notice = ""
        """A message above the page, until the next input."""
        self.head: Final = HtmlView(
            self._handle, css, kind="page", theme=context.theme, language=language
        )
        self._appearance: Final = Appearance(context.theme, language, keep=context.keep)
        self._appearance.on_theme(partial(setattr, self.head, "theme"))
        self._appearance.on_language(partial(setattr, self.head, "language"))

    @property
    def game_language(self) -> str:
        """The language of the game's texts: English where the game lacks that of the page."""
        return game_language(self.game, self.head.language)

    def say(self, message: str, **facts: object) -> str:
        """Return a message of the app."""
        return words(self.head.language).say(message, **facts)

    def close(self) -> None:
        """Stop updating the page."""

    # --- view ------------------------------------------------------------------------------------

    @property
    def place(self) -> str:
        """The name of what is shown, by which the browser notices another page."""
        return self.title

    def bar(self) -> Html:
        """Return the bar at the top."""
        return top_bar(
            self.head.language,
            self.head.theme,
            above=link(self.say(self.above), address({self.above: None}, self.game))
            if self.above
            else None,
            current=self.title,
            tab=self.say(self.title),
            within=self.within,
            game=self.game,
        )

    def body(self) -> Sequence[Html | None]:
        """Return what is below the bar. Raises StorageError."""
        raise NotImplementedError

    def refresh(self) -> None:
        """Show everything as it is now."""
        parts: Sequence[Html | None] = ()
        notice = tag("p", self.notice, cls="notice", role="alert") if self.notice else None
        try:
            parts = self.body()
        except StorageError as error:
            notice = storage_paragraph(error, self.head.language)
        main = tag("main", notice, parts, cls=self.kind, data_place=self.place)
        self.head.html = html(self.bar(), main)

    # --- input -----------------------------------------------------------------------------------

    def handle(self, message: Message) -> None:
        """Handle a message; an unknown one changes nothing. Raises OracleError if it is refused."""
        if message.do in self.commands:
            self.state = self.commands.run(self, message.do, message.given)

    def reason(self, error: OracleError) -> str:
        """Return why something is refused. Raises the error if nobody foresaw it."""
        raise error

    def _handle(self, message: Message) -> None:
        if message.do == "address":
            self._context.navigate(message.value)
            return
        if message.do in APPEARANCE:
            APPEARANCE.run(self._appearance, message.do, message.given)
        elif message.do != "retry":
            self.notice = ""
            self._guarded(lambda: self.handle(message))
        self.refresh()

    def _guarded(self, action: Callable[[], object]) -> None:
        """Do something, and show why if it is refused."""
        try:
            action()
        except StorageError as error:
            _log.warning("%s: %s", type(self).__name__, error)
            self.notice = storage_text(error, self.head.language)
        except OracleError as error:
            self.notice = self.reason(error)
