"""One browser session: it follows addresses, and handles messages from pages without a table."""

import logging
import re
from collections.abc import Callable, Iterable, Mapping
from typing import ClassVar, Final

from oracle_nb.core.commands import Commands, field, form, text
from oracle_nb.games.addresses import CHOSEN_IN_ADDRESSES, address, read_address
from oracle_nb.games.registry import (
    DEFAULT_GAME,
    GameImportError,
    MissingPart,
    UnknownGame,
    game_names,
    package_of,
)
from oracle_nb.storage.database import StorageError
from oracle_nb.web.home.saved_games import SavedGamesPage
from oracle_nb.web.rulebook.page import RulebookLocation, RulebookPage
from oracle_nb.web.saved_games.new_game_form import FormError
from oracle_nb.web.saved_games.store import Store
from oracle_nb.web.saved_games.stored_games import last_played
from oracle_nb.web.session.browser import KEPT, chosen_in
from oracle_nb.web.session.content import SessionContent, bots
from oracle_nb.web.session.routes import OF_CLASSES, ROUTES, SERVED, WITHOUT_VALUE
from oracle_nb.web.text import words
from oracle_nb.web.widgets.error_report import error_page
from oracle_nb.web.widgets.html_view import HtmlView, Message
from oracle_nb.web.widgets.runtime import LocalSession, Session

_log = logging.getLogger(__name__)

_FOREIGN: Final = re.compile("token|utm_.*|.*clid")
"""Fields that Jupyter servers and other sites add to addresses."""
_NAME_LENGTH: Final = 40
"""Maximum number of characters that a message shows of an unknown game's name."""


class SessionPage(SessionContent):
    """The page of one browser session, which begins at an address such as "?game=abc"."""

    commands: ClassVar = Commands["SessionPage", None]()
    """The commands of pages without a table."""

    def __init__(
        self,
        store: Store,
        search: str = "",
        cookies: Mapping[str, str] | None = None,
        language: str = "en",
        session: Callable[[], Session] = LocalSession,
    ) -> None:
        super().__init__(store, cookies, language, session)
        with self.exclusive():
            try:
                self.go(self._entered(search))
            except Exception as error:  # noqa: BLE001 - whatever it is, there is a page
                self._show_error(error, search)

    def _entered(self, search: str) -> str:
        """Return the address of a session's first page: at home, that of the game played last."""
        fields, game = read_address(search, "")
        if game or any(name in ROUTES for name in fields):
            return search
        last = last_played(self.store, self.browser.owner)
        return address(fields, last) if last in game_names() else search

    def go(self, search: str) -> None:
        """Show the page of an address."""
        fields, game = read_address(search, "")
        self._game_named = game in game_names()
        chosen = chosen_in(search)
        self.browser.chosen.update(chosen)
        self.theme = self.browser.chosen.get("theme", self.theme)
        self.language = self.browser.chosen.get("language", self.language)
        if self._choose_game(game or DEFAULT_GAME):
            self._enter(search, fields)
        for name, value in chosen.items():
            self.choose(name, value)

    def _choose_game(self, name: str) -> bool:
        """Show the pages of a game; return False, with a notice at home, if it can't be shown."""
        notice = ""
        try:
            package_of(name)
        except UnknownGame:
            notice = "game-unknown"
        except GameImportError:
            _log.exception("an address names a game that can't be loaded")
            notice = "game-broken"
        if name != self.game:
            self._form, self._faults = {}, {}
        self.game = DEFAULT_GAME if notice else name
        if notice:
            self.show_home(words(self.language).say(notice, name=name[:_NAME_LENGTH]))
        return not notice

    def _enter(self, search: str, fields: Mapping[str, str]) -> None:
        for name, route in ROUTES.items():
            if name in fields:
                if fields[name] and name in WITHOUT_VALUE:
                    break
                if name in SERVED and self.store.database.local:
                    message = "page-served-classes" if name in OF_CLASSES else "page-served"
                    self.show_home(words(self.language).say(message))
                    return
                try:
                    route(self, search, fields[name])
                except StorageError as error:
                    self.show_unavailable(error, search)
                except MissingPart:
                    title = package_of(self.game).title(self.language)
                    self.show_home(words(self.language).say("page-missing", title=title))
                return
        self.show_home(words(self.language).say("page-unknown") if _unknown(fields) else "")

    def _show_error(self, error: Exception, address: str) -> None:
        """Show an error instead of a page; nothing here reads the store."""
        html_view = HtmlView(self.handle, kind="page", theme=self.theme, language=self.language)
        html_view.html = error_page(self.language, self.theme)
        self.put(html_view, html_view, address)
        html_view.report_error(error, address)

    # --- input -----------------------------------------------------------------------------------

    def handle(self, message: Message) -> None:
        """Handle a message from the home page, the rulebook or the list of games."""
        if message.do in self.commands:
            self.commands.run(self, message.do, message.given)

    @commands.declare("first", text)
    def _begin_first(self, bot: str) -> None:
        """Begin a first game, against bots of a kind or against the usual ones."""
        setup = package_of(self.game).presentation(self.language).setup
        game = setup.first_game(words(self.language).say("you"), None)
        if bot in bots(self.game):
            game.seats = tuple(
                f"bot:{bot}" if game.is_bot(seat) else name for seat, name in enumerate(game.seats)
            )
        self.add(game)

    @commands.declare("friends", field("players"))
    def _begin_with_friends(self, players: str) -> None:
        """Begin a game of people, and show the links to their seats."""
        package, say = package_of(self.game), words(self.language).say
        if players not in map(str, package.players):
            return
        others = [say("seat-label", seat=seat + 1) for seat in range(1, int(players))]
        setup = package.presentation(self.language).setup
        chosen = {option.name: option.options[0][0] for option in setup.options() if option.options}
        self.add(setup.new_game((say("you"), *others), None, chosen))
        if self.table is not None:
            # If only this browser has the game, they share its screen.
            for seat in range(1, 1 if self.store.database.local else int(players)):
                self.table.handle("give", str(seat))
            self.table.handle("together")

    @commands.declare("new", form)
    def _begin_entered(self, form: Mapping[str, str]) -> None:
        self._form, self._faults = dict(form), {}
        blank = self.new_game_form()
        try:
            game = blank.setup.new_game(*blank.read(form))
        except FormError as error:
            self._faults = error.faults
            self.show_home()
        except ValueError as error:
            self.show_home(words(self.language).say("wrong-form", reason=str(error)))
        else:
            self.add(game)
            if form.get("clock") and self.table is not None:
                self.table.handle("clock", form=form)

    commands.declare("open", text)(lambda page, name: page.open(name))
    commands.declare("address", text)(lambda page, address: page.go(address))

    @commands.declare("find", field("find"))
    def _find_rules(self, searched: str) -> None:
        self.go(RulebookLocation(find=searched.strip(), game=self.game).address)

    @commands.declare("retry")
    def _retry(self) -> None:
        """Look whether the storage is back."""
        if self.saved_games_page is not None:
            self.saved_games_page.show()
        else:
            self._show_again(self._notice)

    @commands.declare("theme", text)
    def _choose_theme(self, theme: str) -> None:
        if theme in KEPT["theme"]:
            self.theme = theme
            self.choose("theme", theme)
            self._show_theme(theme)

    @commands.declare("theme-seen", text)
    def _see_theme(self, theme: str) -> None:
        if theme in KEPT["theme"]:
            self.theme = theme
            self._show_theme(theme)

    def _show_theme(self, theme: str) -> None:
        if isinstance(self.shown, RulebookPage | SavedGamesPage):
            self.shown.retheme(theme)
        else:
            self._show_again(self._notice)

    @commands.declare("language", text)
    def _choose_language(self, language: str) -> None:
        if language not in KEPT["language"]:
            return
        self.choose("language", language)
        if self.book is not None:
            self.book.set_language(package_of(self.game).rulebook(self.game_language))
        elif self.saved_games_page is not None:
            self.saved_games_page.set_language(self.language)
        else:
            self._faults = {}
            self._show_again()

    def _show_again(self, notice: str = "") -> None:
        """Show the home page as it is now, or the page that could not be shown."""
        address = self.away_address
        if address is None:
            self.show_home(notice)
        else:
            self.go(address)

    def warn(self, message: str) -> None:
        """Show a message of the server above everything else, until the next change."""
        self.head.show_notice(words(self.language).say(message), message)

    def close(self) -> None:
        """Close the table when the session ends."""
        with self.exclusive():
            self.leave()


def _unknown(fields: Iterable[str]) -> bool:
    """Return whether an address without a route has fields that mean nothing here."""
    return any(name not in CHOSEN_IN_ADDRESSES and not _FOREIGN.fullmatch(name) for name in fields)
