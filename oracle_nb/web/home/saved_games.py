"""The list of games: open, search, rename, copy, delete, save as files, and import."""

from collections.abc import Callable, Mapping
from itertools import product
from typing import ClassVar, Final

from oracle_nb.core.commands import Commands, field, form, text
from oracle_nb.games.game import Game
from oracle_nb.games.opening import from_json
from oracle_nb.games.registry import game_names
from oracle_nb.lessons.progress import LearnerProgress, read_export
from oracle_nb.render.html import plain
from oracle_nb.storage.database import StorageError
from oracle_nb.storage.database.pages import BackupError, PagedDatabase
from oracle_nb.storage.saves import SaveError
from oracle_nb.text.names import LONG_NAME_LENGTH, name_fault, normalized, readable_seats
from oracle_nb.web.home.games_view import ALL, PICK, ListState, games_css, games_view
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


def _check_progress(database: PagedDatabase) -> None:
    """Raise an error for progress in a backup that no file of progress could contain."""
    # One of the keys is that of the learner.
    for key, game in product(database.keys.values(), game_names()):
        progress = LearnerProgress(database, key, game=game)
        read_export(progress.to_json(), game)
        # Each of them is read.
        len(progress.own_puzzles)


class SavedGamesPage:
    """The games of one browser session, as a page.

    ``add`` is called with an imported game, to show it; ``keep`` with a game and its name, to be
    kept and not shown, which may raise StorageError; ``handle`` with every message that is no
    command of the list, such as to open a game, or a choice of language.
    """

    commands: ClassVar = Commands["SavedGamesPage", ListState]()

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
        self.state = ListState(query)
        self.head: Final = HtmlView(
            self._heard, games_css(), kind="page", theme=theme, language=language
        )
        self.show()

    def show(self) -> None:
        """Show the current games."""
        language = self.head.language
        games = stored_games(self._store, self._owner, self.state.query, language)
        self._shown: tuple[StoredGame, ...] = games.listing.games
        picked = self.state.picked & {game.id for game in self._shown}
        self.state = self.state._replace(picked=picked)
        self.head.html = games_view(games, self.state, language, self.head.theme)

    @property
    def address(self) -> str:
        """The address of the list."""
        return self.state.query.address

    @property
    def notice(self) -> str:
        """The notice above the list."""
        return self.state.notice

    def go(self, query: GameQuery) -> None:
        """Show other games, or another page of them; what was deleted before stays deleted."""
        self.state = ListState(query)
        self.show()
        self.head.address = self.address

    def set_language(self, language: str) -> None:
        """Switch to another language."""
        self.head.language = language
        self.state = self.state._replace(notice="", done="", deleted=())
        self.show()

    def retheme(self, theme: str) -> None:
        """Switch to the light or dark theme."""
        self.head.theme = theme
        self.show()

    def _say(self, message: str, **facts: object) -> str:
        return words(self.head.language).say(message, **facts)

    # --- input -----------------------------------------------------------------------------------

    def _heard(self, message: Message) -> None:
        if message.do not in self.commands:
            self._handle(message)
            return
        deleted = self.state.deleted if message.do == "games-undo" else ()
        self.state = self.state._replace(notice="", done="", deleted=deleted)
        try:
            self.state = self.commands.run(self, message.do, message.given)
        except SavedGameNotFound:
            self.state = self._refused(self._say("games-gone"))
        except SaveError as error:
            self.state = self._refused(unread(error, self.head.language))
        except StorageError as error:
            self.state = self._refused(storage_text(error, self.head.language))
        self.show()

    def _refused(self, notice: str) -> ListState:
        return self.state._replace(notice=notice)

    def _own(self, name: str) -> StoredGame:
        """Return a game of the page. Raises SavedGameNotFound for a game of another owner."""
        for game in self._shown:
            if game.id == name and self._store.owned(self._owner, (name,)):
                return game
        raise SavedGameNotFound(name)

    def _picks(self, form: Mapping[str, str]) -> tuple[str, ...]:
        """Return the games of the page that are selected in a form."""
        return tuple(game.id for game in self._shown if f"{PICK}{game.id}" in form)

    @commands.declare("games-find", form)
    def _find(self, form: Mapping[str, str]) -> ListState:
        self.go(query_of(form)._replace(game=self.state.query.game))
        return self.state

    @commands.declare("games-pick", form)
    def _pick(self, form: Mapping[str, str]) -> ListState:
        return self.state._replace(picked=frozenset(self._picks(form)))

    @commands.declare("games-pick-all", form)
    def _pick_all(self, form: Mapping[str, str]) -> ListState:
        picked = {game.id for game in self._shown} if ALL in form else ()
        return self.state._replace(picked=frozenset(picked))

    @commands.declare("game-rename", text)
    def _rename(self, name: str) -> ListState:
        return self.state._replace(renamed=name and self._own(name).id)

    commands.declare("cancel")(lambda page: page.state._replace(renamed=""))

    @commands.declare("game-named", field("name"))
    def _named(self, entered: str) -> ListState:
        renamed, name = self.state.renamed, normalized(entered)
        # The default name after the players is no name of its own.
        name = "" if name == plain(self._own(renamed).players) else name
        fault = name_fault(name, LONG_NAME_LENGTH) if name else None
        if fault is not None:
            return self._refused(fault.message(self.head.language))
        self._store.rename(renamed, name)
        return self.state._replace(renamed="")

    @commands.declare("games-delete", form)
    def _delete_picked(self, form: Mapping[str, str]) -> ListState:
        return self.delete(*self._picks(form))

    commands.declare("game-delete", text)(lambda page, name: page.delete(name))

    def delete(self, *names: str) -> ListState:
        """Delete games of the owner. Raises SavedGameNotFound and StorageError."""
        own = self._store.owned(self._owner, names)
        if not own:
            raise SavedGameNotFound
        OPEN_GAMES.delete(self._store, *own)
        done = self._say("games-deleted", count=len(own))
        return self.state._replace(deleted=own, picked=frozenset(), done=done)

    @commands.declare("games-undo")
    def _undo(self) -> ListState:
        deleted = self.state.deleted
        self._store.restore(*self._store.owned(self._owner, deleted))
        done = self._say("games-restored", count=len(deleted))
        return self.state._replace(deleted=(), done=done)

    @commands.declare("game-copy", text)
    def _copy(self, name: str) -> ListState:
        game = self._load(name)
        if game is None:
            return self._refused(self._say("games-shared"))
        called = self._say("games-copied", name=plain(self._own(name).called))[:LONG_NAME_LENGTH]
        # With a new seed: the players of a copy must not foresee the other game.
        self._keep(from_json(game.to_json(), None, readable_seats), called)
        return self.state._replace(done=self._say("games-copy-made", name=called))

    @commands.declare("game-export", text)
    def _export(self, name: str) -> ListState:
        game = self._load(name)
        if game is None:
            return self._refused(self._say("games-shared"))
        file = file_name(plain(self._own(name).called))
        self.head.download(file, KIND, game.to_json())
        return self.state

    def _load(self, name: str) -> Game | None:
        """Return a game of the page; None where others play it by links."""
        self._own(name)
        return None if going_on(self._store, name) else self._store.load(name)[0]

    @commands.declare("game-file", text, form)
    def _import_file(self, content: str, named: Mapping[str, str]) -> ListState:
        name = next(iter(named), "")
        return self._import(lambda: opened_file(content, name, self._bots, self.head.language))

    @commands.declare("games-backup")
    def _save_backup(self) -> ListState:
        database = self._store.database
        if isinstance(database, PagedDatabase):
            self.head.download("oracle-nb-backup.txt", "text/plain", database.backup().encode())
        return self.state

    @commands.declare("games-restore", text)
    def _restore_backup(self, content: str) -> ListState:
        database = self._store.database
        if isinstance(database, PagedDatabase):
            try:
                database.restore(content, _check_progress)
            except BackupError as error:
                return self._refused(self._say("backup-refused", reason=str(error)))
        return self.state

    @commands.declare("game-code", field("code"))
    def _import_code(self, code: str) -> ListState:
        return self._import(lambda: opened(code, self._bots, self.head.language))

    def _import(self, read: Callable[[], Game]) -> ListState:
        """Show an imported game, or the same one of this browser; else say why it is refused."""
        try:
            game = read()
        except RefusedNames as refused:
            name = own_game(self._store, self._owner, refused.game)
            if not name:
                return self._refused(str(refused))
            self._handle(Message("open", name))
        except ValueError as error:
            return self._refused(str(error))
        else:
            self._add(game)
        return self.state
