"""Open games after a failure of the database: one that it has lost is stored again.

Somebody may have removed the file of the games or replaced it by an older copy, and while the
database could not be used, other processes may have gone on with a game by themselves.
"""

import logging
from typing import Any, Protocol

from oracle_nb.games.game import Game
from oracle_nb.storage.saves import SaveError
from oracle_nb.web.saved_games.seat_links import GivenSeat
from oracle_nb.web.saved_games.store import Store
from oracle_nb.web.text import words

_log = logging.getLogger(__name__)


class OpenGame(Protocol):
    """An open game, as far as it is needed here."""

    owner: str
    revision: int
    given: dict[int, str]

    @property
    def store(self) -> Store:
        """The database of the game."""

    @property
    def name(self) -> str:
        """The id of the game."""

    @property
    def game(self) -> Game:
        """The game as it is here."""

    @property
    def screens(self) -> Any:
        """The screens at the game in this process."""

    @property
    def next_state(self) -> tuple[str, int]:
        """The state of the table and its next revision."""

    def read(self) -> Any:
        """Read the game from the database."""

    def tell(self, but: Any) -> Any:
        """Show every other screen what has changed."""


def put_back(shared_game: OpenGame, reason: str) -> None:
    """Store a game, its links and the state of its table as they are here. Raises StorageError."""
    shared_game.store.put_back(
        shared_game.name,
        shared_game.game,
        shared_game.owner,
        # Other processes in which it is open take it for a change, and read it again.
        shared_game.revision + 1,
        links=known_links(shared_game),
        state=shared_game.next_state,
    )
    _log.warning("game %s: %s; it is saved again", shared_game.name, reason)
    shared_game.read()


def reconcile(shared_game: OpenGame) -> None:
    """Bring a game together with another state of it in the database.

    The longer one is kept; where neither continues the other, the one here is saved as a copy.
    Raises SavedGameNotFound, StorageError.
    """
    store, name, game = shared_game.store, shared_game.name, shared_game.game
    stored: Game | None
    try:
        stored, revision = store.load(name)
    except SaveError:
        stored, revision = None, 0
    longer = stored is None or _continues(game, stored)
    state = store.tables.revision(name)
    older = revision < shared_game.revision or state < shared_game.next_state[1] - 1
    if longer and older:
        put_back(shared_game, "the database had an earlier state of it")
    elif stored is not None and longer and len(game.history) > len(stored.history):
        store.save(name, game, revision)
        shared_game.read()
    elif stored is not None and _continues(stored, game):
        shared_game.read()
    else:
        copy = store.add(game, shared_game.owner)
        _log.warning("game %s went on elsewhere; its state here is saved as %s", name, copy)
        shared_game.read()
        for screen in shared_game.screens:
            controller = screen.table.controller
            controller.notice = words(controller.language).say("game-parted")
    shared_game.tell(None)


def known_links(shared_game: OpenGame) -> dict[int, GivenSeat]:
    """Return the links of a game, with the secrets that its screens in this process know."""
    given = shared_game.given
    links = {place: GivenSeat("", salt) for place, salt in given.items()}
    for screen in shared_game.screens:
        known = screen.known_links.items()
        links |= {place: link for place, link in known if given.get(place) == link.salt}
    return links


def _continues(game: Game, earlier: Game) -> bool:
    """Return whether a game begins with all that happened in another one."""
    return [*game.history][: len(earlier.history)] == [*earlier.history]
