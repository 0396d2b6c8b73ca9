"""The content of a session's page: a table, a replay, an editor, the home page."""

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from typing import Any, Final, TypeVar

from oracle_nb.games.addresses import GAME_FIELD, address
from oracle_nb.games.game import Game
from oracle_nb.games.registry import DEFAULT_GAME, package_of
from oracle_nb.lessons.guide import new_guided_game
from oracle_nb.lessons.play import learn_from_refusal
from oracle_nb.lessons.session_progress import SessionProgress
from oracle_nb.render.parts import Area, Part, Viewed
from oracle_nb.storage.database import StorageError
from oracle_nb.storage.saves import SaveError
from oracle_nb.web.editor.page import EditorPage
from oracle_nb.web.explorer.page import ExplorerPage
from oracle_nb.web.home.home import FEW, HomeSnapshot, home_view, own_games_first
from oracle_nb.web.home.saved_games import SavedGamesPage
from oracle_nb.web.lessons.learner_session import LearnerSession
from oracle_nb.web.puzzles.page import PuzzlePage
from oracle_nb.web.replay.live_updates import LiveUpdates
from oracle_nb.web.replay.page import ReplayPage
from oracle_nb.web.rulebook.page import RulebookPage
from oracle_nb.web.saved_games.errors import SavedGameNotFound
from oracle_nb.web.saved_games.importing import unread
from oracle_nb.web.saved_games.new_game_form import NewGameForm
from oracle_nb.web.saved_games.queries import GameQuery, guided_origin
from oracle_nb.web.saved_games.store import Store, fingerprint
from oracle_nb.web.saved_games.stored_games import guided_begun, guided_over, stored_games
from oracle_nb.web.session.browser import Browser
from oracle_nb.web.table.page import TablePage
from oracle_nb.web.table.shared.open_games import HOST, JOIN, OPEN_GAMES, Screen, SharedGame
from oracle_nb.web.table.shared.screen import NO_LINK, SeatLink
from oracle_nb.web.text import words
from oracle_nb.web.text.game_language import game_language
from oracle_nb.web.widgets.board_page import PageContext, renderers
from oracle_nb.web.widgets.html_page import HtmlPage
from oracle_nb.web.widgets.html_view import HtmlView, Message
from oracle_nb.web.widgets.runtime import LocalSession, Session
from oracle_nb.web.widgets.storage_notice import unavailable_page

_T = TypeVar("_T")


def bots(game: str) -> tuple[str, ...]:
    """Return the names of the bots that can be chosen for a game."""
    from oracle_nb.bots import bot_names

    return bot_names(game)


class SessionContent:
    """The page of one browser session and the games behind it, without its addresses.

    ``cookies`` are the browser's: the theme, and the key to the games begun there; ``language`` is
    used until somebody chooses one, and ``session`` returns the browser session.
    """

    def __init__(
        self,
        store: Store,
        cookies: Mapping[str, str] | None = None,
        language: str = "en",
        session: Callable[[], Session] = LocalSession,
    ) -> None:
        self.store: Final = store
        self._session: Final = session
        self.browser: Final = Browser(cookies or {})
        self.theme = self.browser.chosen.get("theme", self.browser.system)
        self.language = self.browser.chosen.get("language", language)
        self.game = DEFAULT_GAME
        """The name of the game whose pages are shown."""
        self._game_named = False
        self.view: Final = Area()
        self.shown: Any = None
        """The content: a table, an editor, or the view of the home page."""
        self._home: HtmlView | None = None
        self._away: HtmlView | None = None
        self._home_game = self.game
        self._form: dict[str, str] = {}
        self._faults: dict[str, str] = {}
        self._notice = ""
        self._held: SharedGame | None = None
        self.looked_back: LiveUpdates | None = None
        """The game on which somebody looked back last, and one's place at it."""
        self.table_address = ""
        """The address of the table that was left last; "" for none."""

    # --- the content by its kind -----------------------------------------------------------------

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
    def puzzle(self) -> PuzzlePage | None:
        """The puzzle, where one is shown."""
        return self._shown(PuzzlePage)

    @property
    def explorer(self) -> ExplorerPage | None:
        """The explorer, where it is shown."""
        return self._shown(ExplorerPage)

    @property
    def school(self) -> LearnerSession | None:
        """The lessons, where they are shown."""
        return self._shown(LearnerSession)

    @property
    def replay(self) -> ReplayPage | None:
        """The replay, where it is shown."""
        return self._shown(ReplayPage)

    @property
    def html_page(self) -> HtmlPage | None:
        """A page of one view, such as that of a class, where it is shown."""
        return self._shown(HtmlPage)

    @property
    def saved_games_page(self) -> SavedGamesPage | None:
        """The list of games, where it is shown."""
        return self._shown(SavedGamesPage)

    @property
    def book(self) -> RulebookPage | None:
        """The rulebook, where it is shown."""
        return self._shown(RulebookPage)

    @property
    def head(self) -> HtmlView:
        """The view that fills the page."""
        if self.book is not None:
            return self.book.html_view
        head = self.shown if isinstance(self.shown, HtmlView) else self.shown.head
        assert isinstance(head, HtmlView)
        return head

    # --- one thread at a time --------------------------------------------------------------------

    @contextmanager
    def exclusive(self) -> Iterator[None]:
        """Hold the lock of the game that is shown, while something is done with the page."""
        following = None if self.replay is None else self.replay.following
        screen = None if self.table is None else self.table.screen
        self._hold(screen.shared_game if screen else following.shared_game if following else None)
        try:
            yield
        finally:
            self._hold(None)

    def _hold(self, shared_game: SharedGame | None) -> None:
        """Hold the lock of one game instead of another: of two at once never."""
        if self._held is not None:
            self._held.lock.release()
            self._held = None
        if shared_game is not None:
            shared_game.lock.acquire()
            self._held = shared_game

    # --- page changes ----------------------------------------------------------------------------

    def go(self, search: str) -> None:
        """Show the page of an address."""
        raise NotImplementedError

    def handle(self, message: Message) -> None:
        """Handle a message from the home page, the rulebook or the list of games."""
        raise NotImplementedError

    # --- content ---------------------------------------------------------------------------------

    @property
    def game_language(self) -> str:
        """The language of the game's pages: the chosen one, or English where the game lacks it."""
        return game_language(self.game, self.language)

    @property
    def context(self) -> PageContext:
        """The context of the views."""
        renderer = self.browser.chosen.get("renderer", "")
        renderer = renderer if renderer in renderers() else renderers()[0]
        return PageContext(
            self.theme,
            self.go,
            self.choose,
            self.add,
            renderer,
            game=self.game,
            back=self.table_address,
            session=self._session,
        )

    def put(self, shown: object, view: Part | Viewed, address: str | None = None) -> None:
        """Show other content.

        Without an address, ``view`` has set its own.
        """
        self.leave()
        self.shown = shown
        if address is not None:
            self.whole(self.head, address)
        self.view.show(view)

    def leave(self) -> None:
        """Close the content."""
        if self.table is not None:
            self.table_address = self.head.address
        for shown in (
            *(self.table, self.editor, self.explorer, self.school, self.replay),
            self.html_page,
        ):
            if shown is not None:
                shown.close()
        self.shown = self._home = None

    def whole(self, html_view: HtmlView, address: str) -> None:
        """Fill the page with a view, at an address."""
        html_view.whole = True
        html_view.address = address
        html_view.chosen = "theme" in self.browser.chosen

    def choose(self, name: str, value: str) -> None:
        """Keep a setting: here, and in the browser for the next time."""
        self.browser.keep(self.head, name, value)
        self.theme = self.browser.chosen.get("theme", self.theme)
        self.language = self.browser.chosen.get("language", self.language)

    # --- games -----------------------------------------------------------------------------------

    def shows(self, name: str) -> bool:
        """Return whether the table of this game is shown."""
        screen = None if self.table is None else self.table.screen
        return screen is not None and screen.hosts and screen.shared_game.name == name

    def open(self, name: str, *, tips: tuple[str, ...] | None = None) -> None:
        """Show the table of a game that was begun in this browser, or say why it can't be shown.

        A new game has tips from now on if ``tips`` are those that the learner has seen.
        """
        shared_game = self.shared_game(name)
        if shared_game is not None:
            if tips is not None:
                shared_game.begin_tips(tips)
            self._open_table(shared_game, HOST, f"?game={name}")

    def shared_game(self, name: str, search: str = "") -> SharedGame | None:
        """Return a game that was begun in this browser, locked; None where it can't be shown.

        Then the page says why. ``search`` is its address, if it isn't that of the table.
        """
        shared_game: SharedGame | None
        self.leave()
        self._hold(None)
        try:
            self.store.claim(name, self.browser.owner)
            shared_game = OPEN_GAMES.shared_game(self.store, name)
        except SavedGameNotFound:
            shared_game = OPEN_GAMES.owned(self.store, name, self.browser.owner)
            # A game that could not be saved, or that the database has lost, is nowhere else.
            if shared_game is None or not shared_game.can_stay():
                self.show_home(words(self.language).say("unknown-game"))
                return None
        except SaveError as error:
            self.show_home(unread(error, self.language))
            return None
        except StorageError as error:
            shared_game = OPEN_GAMES.owned(self.store, name, self.browser.owner)
            if shared_game is None:
                self.show_unavailable(error, search or f"?game={name}")
                return None
        shared_game.owner = self.browser.owner
        self._hold(shared_game)
        return shared_game

    def join(self, secret: str) -> None:
        """Show the table to which a link leads, from the seat that it gives."""
        self.leave()
        self._hold(None)
        try:
            to = self.store.links.target(secret)
            shared_game = OPEN_GAMES.shared_game(self.store, to.game)
        except SavedGameNotFound:
            self.show_home(words(self.language).say("no-seat"))
        except SaveError as error:
            self.show_home(unread(error, self.language))
        except StorageError as error:
            self.show_unavailable(error, f"?{JOIN}={secret}")
        else:
            self._open_table(shared_game, to.seat, f"?{JOIN}={secret}", SeatLink(secret, to.salt))

    def keep(self, game: Game, called: str) -> None:
        """Keep a copy of a game under a name, and stay on the page. Raises StorageError."""
        self.store.rename(self.store.add(game, self.browser.owner, origin="copy"), called)

    def add(
        self,
        game: Game,
        origin: str = "",
        called: str = "",
        *,
        tips: tuple[str, ...] | None = None,
    ) -> None:
        """Keep a new game, and show its table; it stays in memory where it can't be saved.

        ``called``: its name in lists; "" for its players. ``tips``: those that the learner has
        seen; None for a game without tips.
        """
        name = self.store.new_id()
        try:
            self.store.add(game, self.browser.owner, name, origin)
            if called:
                self.store.rename(name, called)
        except StorageError as error:
            # While the lock of the game is held that was shown.
            self.leave()
            shared_game = OPEN_GAMES.keep(self.store, name, game, self.browser.owner)
            shared_game.set_fault(error)
            if tips is not None:
                shared_game.begin_tips(tips)
            self._open_table(shared_game, HOST, f"?game={name}")
        else:
            self.open(name, tips=tips)

    def begin_guided(self) -> None:
        """Show the table of a guided game: the one that was begun last, unless it is over.

        Raises MissingPart, LessonError, StorageError.
        """
        origin = guided_origin(self.game)
        name = self.store.imported(self.browser.owner, origin)
        if name and not self.store.over(name):
            self.open(name)
            return
        game = new_guided_game(self.game, words(self.language).say("you"))
        self.add(game, origin, tips=())

    def import_game(self, game: Game) -> None:
        """Show the table of an imported game: the same one as before, if it was here."""
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
            self.table.controller.notice = words(self.language).say("games-again")
            self.table.refresh()

    def _open_table(
        self, shared_game: SharedGame, place: int, address: str, link: SeatLink = NO_LINK
    ) -> None:
        self._hold(shared_game)
        self.game = shared_game.game.rules.name
        screen = Screen(shared_game, place, self.browser, self._show_removed, link, self._session())
        table = TablePage(
            shared_game.game,
            self.context,
            language=self.game_language,
            changed=screen.changed,
            screen=screen,
        )
        self.leave()
        screen.muted = self.browser.chosen.get("phrases") == "off"
        table.controller.tips.off = self.browser.chosen.get("tips") == "off"
        table.coach.on = self.browser.chosen.get("coach") == "on"
        memory = SessionProgress(self.store.database, self.browser.learner, game=self.game)
        table.controller.forbidden = lambda rule: learn_from_refusal(memory, rule)
        # First, so that the page is sent its content in one piece.
        screen.enter(table)
        self.put(table, table, address)
        # New players of a seat are asked for a name.
        if screen.mark_greeted():
            table.handle("together")
        if place == HOST and "pace" in self.browser.chosen:
            table.handle("pace", self.browser.chosen["pace"])

    def _show_removed(self, message: str) -> None:
        self.show_home(words(self.language).say(message))

    def show_home(self, notice: str = "") -> HtmlView:
        """Show the home page with a message on top, and return its view."""
        self._notice = notice
        package = package_of(self.game)
        if self._home is None or self._home_game != self.game:
            css = package.presentation(self.language).stylesheet
            home = HtmlView(self.handle, css, kind="page", theme=self.theme)
            # A game that was chosen is still chosen when the page is loaded again.
            chosen = address({GAME_FIELD: self.game})
            self.put(home, home, chosen if self._game_named else address(game=self.game))
            self._home, self._home_game = home, self.game
        self._home.theme, self._home.language = self.theme, self.language
        query = GameQuery(size=FEW, first=own_games_first(self.game))
        games = stored_games(self.store, self.browser.owner, query, self.language)
        form = self.new_game_form().view(self._form, self._faults)
        entering = bool(self._faults)
        self._home.html = home_view(
            HomeSnapshot(
                package,
                self.theme,
                self.language,
                form,
                games,
                bots(self.game),
                guided_over=guided_over(self.store, self.browser.owner, self.game),
                guided_begun=guided_begun(self.store, self.browser.owner, self.game),
                entering=entering,
                notice=notice,
            )
        )
        return self._home

    def show_unavailable(self, error: StorageError, search: str) -> None:
        """Say at an address why its page can't be shown now; the page asks again by itself."""
        view = self._away
        if view is None or self.view.parts != (view,):
            view = self._away = HtmlView(self.handle, kind="page")
            self.put(view, view, search)
        # The last attempt has left it.
        self.shown = view
        view.theme, view.language = self.theme, self.language
        self.whole(view, search)
        view.html = unavailable_page(error, self.game, self.language, self.theme)

    @property
    def away_address(self) -> str | None:
        """The address of the page that opens once the storage is back; None usually."""
        away = self._away
        return away.address if away is not None and self.shown is away else None

    def new_game_form(self) -> NewGameForm:
        """Return the form for a new game."""
        package = package_of(self.game)
        setup = package.presentation(self.language).setup
        return NewGameForm(
            setup, package.players, bots(self.game), self.language, package.default_players
        )
