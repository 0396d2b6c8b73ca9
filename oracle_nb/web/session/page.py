"""One browser session: what its page shows, and what people do where it is not a table."""

import logging
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import Any, Final, TypeVar
from urllib.parse import parse_qs

import panel as pn

from oracle_nb.games.game import Game
from oracle_nb.games.presentation import presentation_of_game
from oracle_nb.storage.database import StorageError
from oracle_nb.storage.saves import SaveError
from oracle_nb.web.editor.page import EditorPage
from oracle_nb.web.explorer.page import ExplorerPage
from oracle_nb.web.home.home import FEW, home_view
from oracle_nb.web.home.saved_games import SavedGamesPage
from oracle_nb.web.lessons.learner_session import LearnerSession
from oracle_nb.web.replay.page import ReplayPage
from oracle_nb.web.rulebook.page import RulebookLocation, RulebookPage, book_of_game
from oracle_nb.web.saved_games.errors import UnknownGame
from oracle_nb.web.saved_games.importing import unread
from oracle_nb.web.saved_games.new_game_form import FormError, entered
from oracle_nb.web.saved_games.queries import GameQuery
from oracle_nb.web.saved_games.store import Store, fingerprint
from oracle_nb.web.saved_games.stored_games import storage_text, stored_games
from oracle_nb.web.session.browser import KEPT, Browser, chosen_in
from oracle_nb.web.session.routes import DOORS, GAME, bots
from oracle_nb.web.table.page import TablePage
from oracle_nb.web.table.shared.open_games import HOST, JOIN, OPEN_GAMES, Screen, SharedGame
from oracle_nb.web.text import words
from oracle_nb.web.widgets.board_page import PageContext
from oracle_nb.web.widgets.error_report import error_page
from oracle_nb.web.widgets.html_view import HtmlView, Message

_log = logging.getLogger(__name__)
_T = TypeVar("_T")


class SessionPage:
    """What one browser session shows.

    Parameters
    ----------
    store
        Where games are kept.
    search
        The part of the address after the path, such as "?game=abc".
    cookies
        What the browser keeps: the theme, and the key to the games begun there.
    language
        The language, until somebody chooses one.
    """

    def __init__(
        self,
        store: Store,
        search: str = "",
        cookies: Mapping[str, str] | None = None,
        language: str = "en",
    ) -> None:
        self.store: Final = store
        self.browser: Final = Browser(cookies or {})
        self.theme = self.browser.chosen.get("theme", "light")
        self.language = self.browser.chosen.get("language", language)
        self.view: Final = pn.Column(margin=0, sizing_mode="stretch_width")
        self.shown: Any = None
        """What is shown: a table, an editor, the home page's face."""
        self._home: HtmlView | None = None
        self._form: dict[str, str] = {}
        self._faults: dict[str, str] = {}
        self._notice = ""
        self._held: SharedGame | None = None
        with self.exclusive():
            try:
                if self.browser.games:
                    self._adopt()
                self.go(search)
            except Exception as error:  # noqa: BLE001 - whatever it is, there is a page
                self._show_error(error, search)

    # --- one thread at a time --------------------------------------------------------------------

    @contextmanager
    def exclusive(self) -> Iterator[None]:
        """Hold the lock of the game that is shown, while something is done with the page."""
        following = None if self.replay is None else self.replay.following
        screen = None if self.table is None else self.table.screen
        self._hold(screen.gathering if screen else following.gathering if following else None)
        try:
            yield
        finally:
            self._hold(None)

    def _hold(self, gathering: SharedGame | None) -> None:
        """Hold the lock of one game instead of another: of two at once never."""
        if self._held is not None:
            self._held.lock.release()
            self._held = None
        if gathering is not None:
            gathering.lock.acquire()
            self._held = gathering

    def _adopt(self) -> None:
        try:
            self.store.adopt(self.browser.games, self.browser.owner)
        except StorageError:
            # The browser keeps their ids for the next time.
            self.browser.games = []

    # --- what is shown ---------------------------------------------------------------------------

    def _shown(self, kind: type[_T]) -> _T | None:
        return self.shown if isinstance(self.shown, kind) else None

    @property
    def table(self) -> TablePage | None:
        """The table, where it is shown."""
        return self._shown(TablePage)

    @property
    def editor(self) -> EditorPage | None:
        """The editor, where it is shown."""
        return self._shown(EditorPage)

    @property
    def explorer(self) -> ExplorerPage | None:
        """The explorer, where it is shown."""
        return self._shown(ExplorerPage)

    @property
    def school(self) -> LearnerSession | None:
        """The school, where it is shown."""
        return self._shown(LearnerSession)

    @property
    def replay(self) -> ReplayPage | None:
        """The game looked back on, where one is."""
        return self._shown(ReplayPage)

    @property
    def shelf(self) -> SavedGamesPage | None:
        """The list of games, where it is shown."""
        return self._shown(SavedGamesPage)

    @property
    def book(self) -> RulebookPage | None:
        """The rulebook, where it is shown."""
        return self._shown(RulebookPage)

    @property
    def head(self) -> HtmlView:
        """The face that stands for the page."""
        if self.book is not None:
            return self.book.face
        found = self.shown if isinstance(self.shown, HtmlView) else self.shown.head
        assert isinstance(found, HtmlView)
        return found

    @property
    def site(self) -> PageContext:
        """Where everything that is shown stands."""
        renderer = self.browser.chosen.get("renderer", "canvas")
        return PageContext(self.theme, self.go, self.choose, self.add, renderer)

    def put(self, shown: Any, view: Any, address: str | None = None) -> None:
        """Show something instead of what was shown.

        ``view`` is what Panel shows of it; without an address it has told its own.
        """
        self.leave()
        self.shown = shown
        if address is not None:
            self.whole(self.head, address)
        self.view[:] = [view]

    def leave(self) -> None:
        """Let go of what is shown."""
        for shown in (self.table, self.editor, self.explorer, self.school, self.replay):
            if shown is not None:
                shown.close()
        self.shown = self._home = None

    def whole(self, face: HtmlView, address: str) -> None:
        """Let a face stand for the page, at an address."""
        face.whole = True
        face.address = address
        face.chosen = "theme" in self.browser.chosen
        self.browser.forget_games(face)

    def choose(self, name: str, value: str) -> None:
        """Keep what somebody has chosen: here, and in the browser for the next time."""
        self.browser.keep(self.head, name, value)
        self.theme = self.browser.chosen.get("theme", self.theme)
        self.language = self.browser.chosen.get("language", self.language)

    # --- where one is ----------------------------------------------------------------------------

    def go(self, search: str) -> None:
        """Show what an address stands for."""
        asked = parse_qs(search.lstrip("?"), keep_blank_values=True)
        chosen = chosen_in(search)
        self.browser.chosen.update(chosen)
        self.language = self.browser.chosen.get("language", self.language)
        self._enter(search, asked)
        for name, value in chosen.items():
            self.choose(name, value)

    def _enter(self, search: str, asked: Mapping[str, list[str]]) -> None:
        for field, door in DOORS.items():
            if field in asked:
                try:
                    door(self, search, asked[field][0])
                except StorageError as error:
                    self.show_home(storage_text(error, self.language))
                return
        self.show_home()

    def shows(self, name: str) -> bool:
        """Whether the table of this game is shown."""
        screen = None if self.table is None else self.table.screen
        return screen is not None and screen.hosts and screen.gathering.name == name

    def open(self, name: str) -> None:
        """Show the table of a game that was begun in this browser, or say why it can't be shown."""
        gathering = self.gathering(name)
        if gathering is not None:
            self._sit_down(gathering, HOST, f"?game={name}")

    def gathering(self, name: str) -> SharedGame | None:
        """A game that was begun in this browser, locked; None where it can't be shown.

        Then the page says why.
        """
        found: SharedGame | None
        self.leave()
        self._hold(None)
        try:
            self.store.claim(name, self.browser.owner)
            found = OPEN_GAMES.gathering(self.store, name)
        except UnknownGame:
            found = OPEN_GAMES.owned(self.store, name, self.browser.owner)
            # A game that could not be saved is nowhere else.
            if found is None or found.fault is None:
                self.show_home(words(self.language).say("unknown-game"))
                return None
        except (SaveError, StorageError) as error:
            found = OPEN_GAMES.owned(self.store, name, self.browser.owner)
            if found is None or isinstance(error, SaveError):
                self.show_home(unread(error, self.language))
                return None
        found.owner = self.browser.owner
        self._hold(found)
        return found

    def join(self, secret: str) -> None:
        """Show the table to which a link leads, from the seat that it gives."""
        self.leave()
        self._hold(None)
        try:
            name, place = self.store.links.target(secret)
            gathering = OPEN_GAMES.gathering(self.store, name)
        except UnknownGame:
            self.show_home(words(self.language).say("no-seat"))
        except (SaveError, StorageError) as error:
            self.show_home(unread(error, self.language))
        else:
            self._sit_down(gathering, place, f"?{JOIN}={secret}", secret)

    def keep(self, game: Game[Any, Any], called: str) -> None:
        """Keep a new game under a name, and stay where one is. Raises StorageError."""
        self.store.rename(self.store.add(game, self.browser.owner), called)

    def add(self, game: Game[Any, Any], origin: str = "") -> None:
        """Keep a new game, and show its table; it stays in memory where it can't be saved."""
        name = self.store.new_id()
        try:
            self.store.add(game, self.browser.owner, name, origin)
        except StorageError as error:
            # While the lock of the game is held that was shown.
            self.leave()
            gathering = OPEN_GAMES.keep(self.store, name, game, self.browser.owner)
            gathering.set_fault(error)
            self._sit_down(gathering, HOST, f"?game={name}")
        else:
            self.open(name)

    def import_game(self, game: Game[Any, Any]) -> None:
        """Show the table of a game that was passed on: the same one as before, if it was here."""
        origin = fingerprint(game)
        try:
            name = self.store.imported(self.browser.owner, origin)
        except StorageError:
            name = ""
        if not name:
            self.add(game, origin)
            return
        self.open(name)
        if self.table is not None and len(self.table.game.history) != len(game.history):
            self.table.desk.notice = words(self.language).say("games-again")
            self.table.refresh()

    def _sit_down(self, gathering: SharedGame, place: int, address: str, secret: str = "") -> None:
        self._hold(gathering)
        screen = Screen(gathering, place, self.browser, self._sent_away, secret)
        table = TablePage(
            gathering.game,
            self.site,
            language=self.language,
            changed=screen.changed,
            screen=screen,
        )
        self.leave()
        screen.muted = self.browser.chosen.get("phrases") == "off"
        # First, so that the page is sent what it shows as a whole.
        screen.enter(table)
        self.put(table, table, address)
        # Who comes to a seat for the first time is asked for a name.
        if screen.greet():
            table.act("together")
        if place == HOST and "pace" in self.browser.chosen:
            table.act("pace", self.browser.chosen["pace"])

    def _sent_away(self, message: str) -> None:
        self.show_home(words(self.language).say(message))

    def show_home(self, notice: str = "") -> HtmlView:
        """Show the home page, with a message on top; its face."""
        self._notice = notice
        panels = presentation_of_game(GAME, self.language)
        if self._home is None:
            home = HtmlView(self.told, panels.css(), kind="page", theme=self.theme)
            self.put(home, home, "")
            self._home = home
        self._home.theme, self._home.language = self.theme, self.language
        self._home.html = home_view(
            panels,
            bots(),
            games=stored_games(self.store, self.browser.owner, GameQuery(size=FEW), self.language),
            theme=self.theme,
            language=self.language,
            notice=notice,
            form=self._form,
            faults=self._faults,
        )
        return self._home

    def _show_error(self, error: Exception, address: str) -> None:
        """Show an error instead of a page; nothing here reads what is stored."""
        face = HtmlView(self.told, kind="page", theme=self.theme, language=self.language)
        face.html = error_page(self.language, self.theme)
        self.put(face, face, address)
        face.trouble(error, address)

    # --- what people do --------------------------------------------------------------------------

    def told(self, message: Message) -> None:
        """Do what somebody has done on the home page, in the book, or in the list of games."""
        if message.do == "first":
            panels = presentation_of_game(GAME, self.language)
            self.add(panels.first_game(words(self.language).say("you"), None))
        elif message.do == "new":
            self._begin_entered(message.form)
        elif message.do == "open":
            self.open(message.value)
        elif message.do == "address":
            self.go(message.value)
        elif message.do == "find":
            self.go(RulebookLocation(find=message.form.get("find", "").strip()).address)
        elif message.do in ("theme", "theme-seen") and message.value in KEPT["theme"]:
            self.theme = message.value
            if message.do == "theme":
                self.choose("theme", message.value)
            if isinstance(self.shown, RulebookPage | SavedGamesPage):
                self.shown.retheme(message.value)
            else:
                self.show_home(self._notice)
        elif message.do == "language" and message.value in KEPT["language"]:
            self.choose("language", message.value)
            if self.book is not None:
                self.book.speak(book_of_game(GAME, self.language))
            elif self.shelf is not None:
                self.shelf.speak(self.language)
            else:
                self._faults = {}
                self.show_home()

    def _begin_entered(self, form: dict[str, str]) -> None:
        panels = presentation_of_game(GAME, self.language)
        self._form, self._faults = dict(form), {}
        try:
            game = panels.new_game(*entered(form, panels, bots(), self.language))
        except FormError as error:
            self._faults = error.faults
            self.show_home()
        except ValueError as error:
            self.show_home(words(self.language).say("wrong-form", reason=str(error)))
        else:
            self.add(game)

    def close(self) -> None:
        """Let go of the table when the session ends."""
        with self.exclusive():
            self.leave()
