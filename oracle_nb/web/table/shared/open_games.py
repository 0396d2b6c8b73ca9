"""The games that are open in this process, each once, whichever sessions show them."""

from threading import Lock
from typing import Final
from weakref import WeakValueDictionary

from oracle_nb.games.game import Game
from oracle_nb.web.saved_games.store import Store
from oracle_nb.web.table.shared.screen import JOIN, Screen
from oracle_nb.web.table.shared.shared_game import HOST, WATCH, SharedGame

__all__ = ["HOST", "JOIN", "OPEN_GAMES", "WATCH", "OpenGames", "Screen", "SharedGame", "going_on"]


def going_on(store: Store, name: str) -> bool:
    """Return whether others play a game by links: until it is over, nobody may see all of it."""
    return any(place >= 0 for place in store.links.salts(name)) and not store.over(name)


class OpenGames:
    """The games that are open in this process, each once."""

    def __init__(self) -> None:
        self._open: Final[WeakValueDictionary[tuple[str, str], SharedGame]] = WeakValueDictionary()
        self._lock: Final = Lock()

    def keep(self, store: Store, name: str, game: Game, owner: str) -> SharedGame:
        """Return the screens at a new game that could not be saved."""
        shared_game = self._open[store.database.name, name] = SharedGame(store, name, game)
        shared_game.owner = owner
        return shared_game

    def owned(self, store: Store, name: str, owner: str) -> SharedGame | None:
        """Return the screens at a game that its owner has opened in this process, if any."""
        shared_game = self._open.get((store.database.name, name))
        return shared_game if shared_game and owner and shared_game.owner == owner else None

    def shared_game(self, store: Store, name: str) -> SharedGame:
        """Return the screens at a kept game. Raises SavedGameNotFound, SaveError, StorageError.

        The caller must hold the lock of no other game: two that wait for each other's would
        wait for ever.
        """
        key = (store.database.name, name)
        with self._lock:
            shared_game = self._open.get(key)
            if shared_game is None or shared_game.left:
                shared_game = self._open[key] = SharedGame(store, name)
                return shared_game
        with shared_game.lock:
            shared_game.fresh()
        return shared_game

    def open(self, store: Store) -> dict[str, SharedGame]:
        """Return the games of a store that are open at some screen, by their ids."""
        # The references are copied at once. Going through the items would fail where another thread
        # opens a game meanwhile.
        games = [game for ref in self._open.valuerefs() if (game := ref()) is not None]
        name = store.database.name
        return {
            game.name: game for game in games if game.store.database.name == name and game.screens
        }

    def delete(self, store: Store, *names: str) -> None:
        """Delete games, with a notice at their screens."""
        store.delete(*names)
        for name in names:
            if shared_game := self._open.pop((store.database.name, name), None):
                with shared_game.lock:
                    shared_game.end()


OPEN_GAMES: Final = OpenGames()
"""The single object that all sessions share: they know of each other only through it."""
