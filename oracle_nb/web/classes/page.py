"""The base of all pages about classes: title, theme and language, and errors of storage."""

import logging
from functools import cache
from pathlib import Path
from typing import Final

from oracle_nb.games.addresses import address
from oracle_nb.games.package import package_of
from oracle_nb.render.html import Html, html, link, tag
from oracle_nb.render.palette import THEMES
from oracle_nb.storage.database import StorageError
from oracle_nb.text import UnknownLanguage
from oracle_nb.text.names import InvalidName
from oracle_nb.web.classes.attempts import Attempts
from oracle_nb.web.classes.store import ClassRefusal, ClassStore
from oracle_nb.web.lessons.overview_view import school_css
from oracle_nb.web.saved_games.stored_games import storage_text
from oracle_nb.web.table.shared.rematch import BrowserKeys
from oracle_nb.web.text import languages, words
from oracle_nb.web.widgets.bar import top_bar
from oracle_nb.web.widgets.board_page import PageContext
from oracle_nb.web.widgets.html_view import HtmlView, Message

_log = logging.getLogger(__name__)

JOIN_CLASS: Final = "class"
"""The field of the address at which learners join; its value is the code of a class."""
CLASSES: Final = "classes"
"""The field of the address at which teachers create classes."""
CLASSROOM: Final = "classroom"
"""The field of the address of one class; its value is the teacher's secret."""
WRONG_CODES: Final = Attempts(20, 600.0)
"""The wrong codes that each browser has tried."""
CREATED: Final = Attempts(10, 600.0)
"""The classes that each browser has created a moment ago."""


@cache
def _css() -> str:
    return school_css() + (Path(__file__).parent / "classes.css").read_text("utf-8")


class ClassPage:
    """A page about classes.

    Parameters
    ----------
    classes
        The classes.
    keys
        The keys of the browser.
    context
        Where the page is shown, and the game whose lessons are taught.
    language
        The language of all texts.
    """

    title: str
    """The message with the title of the page."""
    home: str
    """The field of the page above this one, whose title is the message of the same name."""

    def __init__(
        self, classes: ClassStore, keys: BrowserKeys, context: PageContext, language: str
    ) -> None:
        self._classes: Final = classes
        self._keys: Final = keys
        self._context: Final = context
        self.game: Final = context.game
        self.notice = ""
        """A message above the page, until the next input."""
        self.head: Final = HtmlView(
            self._handle, _css(), kind="page", theme=context.theme, language=language
        )

    @property
    def game_language(self) -> str:
        """The language of the game's texts: English where the game lacks that of the page."""
        try:
            package_of(self.game).rulebook(self.head.language)
        except UnknownLanguage:
            return "en"
        return self.head.language

    def say(self, message: str, **facts: object) -> str:
        """Return a message of the app."""
        return words(self.head.language).say(message, **facts)

    def close(self) -> None:
        """Stop updating the page."""

    # --- view ------------------------------------------------------------------------------------

    def body(self) -> list[Html | None]:
        """Return what is below the title. Raises StorageError."""
        raise NotImplementedError

    def refresh(self) -> None:
        """Show everything as it is now."""
        try:
            parts = self.body()
        except StorageError as error:
            self.notice, parts = storage_text(error, self.head.language), []
        above = link(self.say(self.home), address({self.home: None}, self.game), cls="quiet")
        bar = top_bar(
            self.head.language,
            self.head.theme,
            home=above,
            title=tag("span", self.say(self.title), cls="phase"),
            game=self.game,
        )
        notice = tag("p", self.notice, cls="notice", role="alert") if self.notice else None
        main = tag("main", notice, parts, cls="home school teacher", data_place=self.title)
        self.head.html = html(bar, main)

    # --- input -----------------------------------------------------------------------------------

    def act(self, message: Message) -> None:
        """Handle a message. Raises ClassRefusal, InvalidName and StorageError."""
        raise NotImplementedError

    def _handle(self, message: Message) -> None:
        do, value = message.do, message.value
        if do == "address":
            self._context.navigate(value)
            return
        if do in ("theme", "theme-seen") and value in THEMES:
            if do == "theme":
                self._context.keep("theme", value)
            self.head.theme = value
        elif do == "language" and value in languages():
            self._context.keep("language", value)
            self.head.language = value
        else:
            self.notice = ""
            try:
                self.act(message)
            except (ClassRefusal, InvalidName, StorageError) as error:
                self.notice = self._reason(error)
        self.refresh()

    def _reason(self, error: ClassRefusal | InvalidName | StorageError) -> str:
        """Return why something was refused."""
        if isinstance(error, ClassRefusal):
            return self.say(f"class-refused-{error.kind}", most=error.most)
        if isinstance(error, StorageError):
            _log.warning("classes: %s", error)
            return storage_text(error, self.head.language)
        if error.fault.id == "taken":
            return self.say("class-name-taken", name=str(error.fault.facts["name"]))
        return error.fault.message(self.head.language)
