"""The list of games: open, search, rename, copy, delete, save as files, and import."""

from collections.abc import Callable, Mapping
from typing import Final

from oracle_nb.games.game import Game
from oracle_nb.games.opening import from_json
from oracle_nb.render.html import plain
from oracle_nb.storage.database import StorageError
from oracle_nb.storage.saves import SaveError
from oracle_nb.text.names import LONG_NAME_LENGTH, name_fault, normalized, readable_seats
from oracle_nb.web.home.games_view import ALL, PICK, GamesView, ListState, games_css
from oracle_nb.web.saved_games.errors import SavedGameNotFound
from oracle_nb.web.saved_games.importing import (
    KIND,
    BotNames,
    RefusedNames,
    file_name,
    opened,
    opened_file,
    own_game,
    unread,
)
from oracle_nb.web.saved_games.queries import GameQuery, StoredGame, query_of
from oracle_nb.web.saved_games.store import Store
from oracle_nb.web.saved_games.stored_games import stored_games
from oracle_nb.web.table.shared.open_games import OPEN_GAMES, going_on
from oracle_nb.web.text import words
from oracle_nb.web.text.storage_errors import storage_text
from oracle_nb.web.widgets.html_view import HtmlView, Message


class SavedGamesPage:
    """The games of one browser session, as a page.

    Parameters
    ----------
    store, owner
        Where games are stored, and the owner of those shown.
    bots
        Gives the names of the bots of a game.
    add
        Called with an imported game, to show it.
    keep
        Called with a game and its name, to be kept and not shown. May raise StorageError.
    handle
        Called with every other message, such as to open a game, or a choice of language.
    query
        Which games are shown first.
    """

    def __init__(
        self,
        store: Store,
        owner: str,
        bots: BotNames,
        *,
        add: Callable[[Game], object],
        keep: Callable[[Game, str], object],
        handle: Callable[[Message], object],
        theme: str,
        language: str,
        query: GameQuery,
    ) -> None:
        self._store: Final = store
        self._owner: Final = owner
        self._bots: Final = bots
        self._add: Final = add
        self._keep: Final = keep
        self._handle: Final = handle
        self._query = query
        self._picked: frozenset[str] = frozenset()
        self._renamed = ""
        self._deleted: tuple[str, ...] = ()
        self.notice = ""
        self._done = ""
        self.head: Final = HtmlView(
            self._heard, games_css(), kind="page", theme=theme, language=language
        )
        self.show()

    def show(self) -> None:
        """Show the current games."""
        games = stored_games(self._store, self._owner, self._query, self.head.language)
        self._shown: tuple[StoredGame, ...] = games.listing.games
        self._picked &= {one.id for one in self._shown}
        undo = bool(self._deleted)
        state = ListState(
            self._query, self._picked, self._renamed, self.notice, self._done, undo=undo
        )
        view = GamesView(games, state, self.head.language, self.head.theme)
        self.head.html = view.page()

    @property
    def address(self) -> str:
        """The address of the list."""
        return self._query.address

    def go(self, query: GameQuery) -> None:
        """Show other games, or another page of them; what was deleted before stays deleted."""
        self._query, self._picked, self._renamed = query, frozenset(), ""
        self.notice = self._done = ""
        self._deleted = ()
        self.show()
        self.head.address = self.address

    def set_language(self, language: str) -> None:
        """Switch to another language."""
        self.head.language = language
        self.notice = self._done = ""
        self._deleted = ()
        self.show()

    def retheme(self, theme: str) -> None:
        """Switch to the light or dark theme."""
        self.head.theme = theme
        self.show()

    # --- input -----------------------------------------------------------------------------------

    def _heard(self, message: Message) -> None:
        value, form = message.value, message.form
        handlers: dict[str, Callable[[], object]] = {
            "games-find": lambda: self.go(query_of(form)._replace(game=self._query.game)),
            "games-pick": lambda: self._pick(form),
            "games-pick-all": lambda: self._pick_all(ALL in form),
            "games-delete": lambda: self._delete(*self._picks(form)),
            "games-undo": self._undo,
            "game-rename": lambda: self._rename(value),
            "game-named": lambda: self._named(form),
            "game-copy": lambda: self._copy(value),
            "game-delete": lambda: self._delete(value),
            "game-export": lambda: self._export(value),
            "game-code": lambda: self._import_code(form.get("code", "")),
            "game-file": lambda: self._import_file(value, form),
            "cancel": lambda: self._rename(""),
        }
        handler = handlers.get(message.do)
        if handler is None:
            self._handle(message)
            return
        self.notice = self._done = ""
        if message.do != "games-undo":
            self._deleted = ()
        try:
            handler()
        except SavedGameNotFound:
            self.notice = words(self.head.language).say("games-gone")
        except SaveError as error:
            self.notice = unread(error, self.head.language)
        except StorageError as error:
            self.notice = storage_text(error, self.head.language)
        self.show()

    def _own(self, name: str) -> StoredGame:
        """Return a game of the page. Raises SavedGameNotFound for a game of another owner."""
        for one in self._shown:
            if one.id == name and self._store.owned(self._owner, (name,)):
                return one
        raise SavedGameNotFound(name)

    def _picks(self, form: Mapping[str, str]) -> tuple[str, ...]:
        """Return the games of the page that are selected in a form."""
        return tuple(one.id for one in self._shown if f"{PICK}{one.id}" in form)

    def _pick(self, form: Mapping[str, str]) -> None:
        self._picked = frozenset(self._picks(form))

    def _pick_all(self, on: bool) -> None:
        self._picked = frozenset(one.id for one in self._shown) if on else frozenset()

    def _rename(self, name: str) -> None:
        self._renamed = name and self._own(name).id

    def _named(self, form: Mapping[str, str]) -> None:
        name = normalized(form.get("name", ""))
        # The default name after the players is no name of its own.
        name = "" if name == plain(self._own(self._renamed).players) else name
        fault = name_fault(name, LONG_NAME_LENGTH) if name else None
        if fault is not None:
            self.notice = fault.message(self.head.language)
            return
        self._store.rename(self._renamed, name)
        self._renamed = ""

    def _delete(self, *names: str) -> None:
        own = self._store.owned(self._owner, names)
        if not own:
            raise SavedGameNotFound
        OPEN_GAMES.delete(self._store, *own)
        self._deleted, self._picked = own, frozenset()
        self._done = words(self.head.language).say("games-deleted", count=len(own))

    def _undo(self) -> None:
        self._store.restore(*self._store.owned(self._owner, self._deleted))
        self._done = words(self.head.language).say("games-restored", count=len(self._deleted))
        self._deleted = ()

    def _copy(self, name: str) -> None:
        game = self._load(name)
        if game is not None:
            say = words(self.head.language).say
            called = say("games-copied", name=plain(self._own(name).called))[:LONG_NAME_LENGTH]
            # With a new seed: the players of a copy must not foresee the other game.
            self._keep(from_json(game.to_json(), None, readable_seats), called)
            self._done = say("games-copy-made", name=called)

    def _load(self, name: str) -> Game | None:
        """Return a game of the page; None, with a notice, where others play it by links."""
        self._own(name)
        if going_on(self._store, name):
            self.notice = words(self.head.language).say("games-shared")
            return None
        return self._store.load(name)[0]

    def _export(self, name: str) -> None:
        game = self._load(name)
        if game is not None:
            file = file_name(plain(self._own(name).called))
            self.head.download(file, KIND, game.to_json())

    def _import_file(self, text: str, named: Mapping[str, str]) -> None:
        try:
            game = opened_file(text, next(iter(named), ""), self._bots, self.head.language)
        except RefusedNames as error:
            self._open_own(error)
        except ValueError as error:
            self.notice = str(error)
        else:
            self._add(game)

    def _import_code(self, text: str) -> None:
        try:
            game = opened(text, self._bots, self.head.language)
        except RefusedNames as error:
            self._open_own(error)
        except ValueError as error:
            self.notice = str(error)
        else:
            self._add(game)

    def _open_own(self, refused: RefusedNames) -> None:
        """Open the game of this browser that was imported; else say why it is refused."""
        name = own_game(self._store, self._owner, refused.game)
        if name:
            self._handle(Message("open", name))
        else:
            self.notice = str(refused)
