"""A stored game and the screens that it is open at: changed once, saved once, shown at all.

A game belongs to the browser it was begun in: its screens are the *host's*. The host can give seats
away by links, each with a secret of its own; opening such a link gives the seat, and nothing
else. The rest of the table's state is a `TableState` in the database; the one here is a
copy of it. Sessions work in several threads: each holds the lock of the game that it shows.
"""

import logging
import time
from collections.abc import Callable
from contextlib import suppress
from threading import RLock
from typing import Final, Protocol

from msgspec.structs import replace

from oracle_nb.games.game import Game
from oracle_nb.games.motives import Motive
from oracle_nb.games.presentation import ProgressPresentation
from oracle_nb.games.registry import presentation_of
from oracle_nb.storage.database import StorageError
from oracle_nb.storage.saves import SaveError
from oracle_nb.web.saved_games.change_feed import SeenRevision
from oracle_nb.web.saved_games.errors import MissingGame, SavedGameNotFound, StaleGame
from oracle_nb.web.saved_games.seat_links import GivenSeat
from oracle_nb.web.saved_games.store import Store
from oracle_nb.web.table.control.bots import TableBots
from oracle_nb.web.table.control.controller import TableController
from oracle_nb.web.table.shared import recovery
from oracle_nb.web.table.shared.table_state import TableState, decode_state, encode_state
from oracle_nb.web.text import words
from oracle_nb.web.widgets.runtime import Session

_log = logging.getLogger(__name__)

HOST: Final = -2
"""The host's place: all seats of people that are not given away."""
WATCH: Final = -1
"""The place of spectators."""
RETRY: Final = 15.0
"""Number of seconds after which a game is saved again that could not be saved."""
ATTEMPTS: Final = 20
"""Maximum number of attempts to change a state that others change at the same time."""


class ScreenRegistry:
    """The presence at the screens of one table: the places at which somebody is now.

    The table asks for nothing but ``places``. The presence of sessions in other processes is set
    from outside.
    """

    def __init__(self) -> None:
        self._there: Final[list[tuple[int, Session]]] = []
        self.elsewhere: frozenset[int] = frozenset()
        """The places at one of whose screens in other processes somebody is now."""
        self.seen: Final[dict[int, float]] = {}
        """The time of the last presence at each place, in seconds since 1970."""

    def arrive(self, place: int, presence: Session) -> None:
        """Count a screen at a place from now on."""
        self._there.append((place, presence))

    def remove_screen(self, presence: Session) -> None:
        """Count a screen no more."""
        self._there[:] = [arrival for arrival in self._there if arrival[1] is not presence]

    @property
    def here(self) -> frozenset[int]:
        """The places at one of whose screens in this process somebody is now."""
        # A copy: the thread that looks for changes of other processes has no lock.
        return frozenset(place for place, presence in tuple(self._there) if presence.there)

    @property
    def places(self) -> frozenset[int]:
        """The places at one of whose screens somebody is now."""
        there = self.here | self.elsewhere
        self.seen.update(dict.fromkeys(there, time.time()))
        return there


class ShownTable(Protocol):
    """The table that a screen shows."""

    @property
    def controller(self) -> TableController:
        """The game as it is played at this table."""

    def refresh(self) -> None:
        """Show everything as it is now."""


class OpenScreen(Protocol):
    """A screen as the others at the game see it."""

    table: ShownTable

    @property
    def known_links(self) -> dict[int, GivenSeat]:
        """The links whose secrets this screen knows, by the place they lead to."""

    def tell(self) -> None:
        """Refresh it, in a moment."""

    def end(self, message: str) -> None:
        """Close it, with the reason."""


class SharedGame:
    """A stored game and its open screens. Raises SavedGameNotFound, SaveError, StorageError.

    An ``unsaved`` game, which could not be saved, stays in memory until it can.
    """

    def __init__(self, store: Store, name: str, unsaved: Game | None = None) -> None:
        self.store: Final = store
        self.name: Final = name
        self.left = False
        """Whether it was open at screens, and is at none any more."""
        self.lock: Final = RLock()
        """Held while a thread reads or changes the game."""
        self.screens: Final[list[OpenScreen]] = []
        self.attendance: Final = ScreenRegistry()
        self.bots: TableBots | None = None
        self.state = TableState()
        self._state_revision = 0
        self.owner = ""
        """The owner of the game; "" where it is nobody's."""
        self.fault: StorageError | None = None
        """The reason why the game could not be saved the last time."""
        self.storage_away: StorageError | None = None
        """The reason why nobody can know what other processes do in the game; None usually."""
        self._retry_at = 0.0
        self.read(unsaved)
        if not unsaved:
            self.attendance.seen.update(store.tables.attended(name))

    def begin_tips(self, seen: tuple[str, ...] = ()) -> None:
        """Show tips in this game from now on, if only in this process where it can't be stored.

        ``seen``: the moments of the tips that the learner knows already.
        """
        with suppress(OSError):
            self.change(lambda state: replace(state, tips=seen))

    # --- the game --------------------------------------------------------------------------------

    def read(self, unsaved: Game | None = None) -> None:
        """Take the game and the state of its table as they are stored now.

        ``unsaved`` is a game that isn't stored yet.
        """
        # All of it before anything is replaced: the next query may fail.
        game, revision = (unsaved, 0) if unsaved else self.store.load(self.name)
        motives = {} if unsaved else self.store.motives(self.name)
        given = {} if unsaved else self.store.links.salts(self.name)
        state = ("", 0) if unsaved else self.store.tables.read(self.name)
        owner = self.owner or ("" if unsaved else self.store.owner(self.name))
        if self.screens:
            self.store.links.complete(self.name, recovery.known_links(self))
        self.game: Game = game
        self.revision, self.owner = revision, owner
        self.progress: ProgressPresentation = presentation_of(game.rules).progress
        if self.bots is not None:
            self.bots.stop()
        self.bots = TableBots(game)
        self.bots.recall(motives)
        self.given = given
        """The places that links lead to, with the salts of their secrets."""
        if not unsaved:
            self._take_stored(*state)
        for screen in self.screens:
            screen.table.controller.resume(game, self.bots)

    def fresh(self) -> None:
        """Reload the game, the links and the state if another program has changed them.

        Raises SavedGameNotFound, SaveError, StorageError.
        """
        if self.fault is not None:
            # The game here is newer, and could not be saved.
            return
        try:
            revision = self.store.revision(self.name)
        except MissingGame:
            recovery.put_back(self, "it was missing in the database")
            return
        state = self.store.tables.revision(self.name)
        if revision < self.revision or state < self._state_revision:
            recovery.reconcile(self)
            return
        self._read_links()
        if revision != self.revision:
            self.read()
            self.tell(None)
        elif state != self._state_revision:
            self._read_state()
            self.tell(None)

    def can_stay(self) -> bool:
        """Return whether it may be shown as it is here: False where it was deleted."""
        with self.lock:
            try:
                self.fresh()
            except SavedGameNotFound:
                return False
            except (SaveError, StorageError):
                pass
            return True

    def catch_up(self, seen: SeenRevision) -> None:
        """Apply changes of other processes, as the database reported them a moment ago.

        Changes made here in the meantime are newer. Raises SavedGameNotFound, SaveError, OSError.
        """
        self.attendance.elsewhere = seen.elsewhere
        if self.fault is not None:
            # The game here is newer, and could not be saved.
            return
        if (seen.revision, seen.state) != (self.revision, self._state_revision):
            try:
                # It may have been saved since.
                self.fresh()
            except SavedGameNotFound:
                self.end()
                return
        if seen.links != self.given:
            self._read_links()

    def save(self, screen: OpenScreen) -> None:
        """Save an action done at a screen, and show it at the others."""
        controller = screen.table.controller
        say = words(controller.language).say
        try:
            self._save(self._motive())
        except StaleGame as stale:
            # Of several processes that let a bot act, only the first one does.
            by_bot = self.game.is_bot(self.game.history[-1].player) if self.game.history else False
            if self.fault is not None or stale.revision < self.revision:
                self._reconcile()
            else:
                self.read()
                controller.notice = "" if by_bot else say("changed-elsewhere")
        except SavedGameNotFound:
            controller.notice = say("not-saved", reason=say("games-gone"))
        except StorageError as error:
            self.set_fault(error)
        self.tell(screen)

    def _save(self, motive: Motive | None = None) -> None:
        """Save the game, new or not. Raises StaleGame, SavedGameNotFound, StorageError."""
        if self.fault is not None:
            # Nobody waits time and again for a file that is locked for long.
            self.store.probe()
        try:
            self.revision = self.store.save(self.name, self.game, self.revision, motive)
        except MissingGame:
            recovery.put_back(self, "it was missing in the database")
        self.fault = None

    def _reconcile(self) -> None:
        """Bring it together with another state in the database, now or once that is possible."""
        try:
            recovery.reconcile(self)
            self.fault = None
        except StorageError as error:
            self.set_fault(error)

    @property
    def next_state(self) -> tuple[str, int]:
        """The state of the table as the database stores it, with its next revision."""
        return encode_state(self.state), self._state_revision + 1

    def set_fault(self, error: StorageError) -> None:
        """Record that the game could not be saved, and try again in a while."""
        if self.fault is None:
            _log.warning("game %s can't be saved: %s", self.name, error)
        self.fault = error
        self._retry_at = time.monotonic() + RETRY

    def set_away(self, error: StorageError | None) -> None:
        """Show at all screens whether the database can't be used; once it can, save the game."""
        self.storage_away = error
        self._retry_at = 0.0
        self.tell(None)

    def retry(self, screen: OpenScreen) -> None:
        """Try again to save a game that could not be saved, if it is time."""
        if self.fault is not None and time.monotonic() >= self._retry_at:
            self.save(screen)
            screen.tell()

    def store_game(self) -> bool:
        """Store the game as it is now, or once that is possible, and show it at all screens.

        Returns False where another process has changed it: then that version is shown. Raises
        OSError.
        """
        try:
            self._save()
        except (StaleGame, SavedGameNotFound):
            if self.fault is not None:
                self._reconcile()
            else:
                self.fresh()
            return False
        except StorageError as error:
            self.set_fault(error)
        self.tell(None)
        return True

    def _motive(self) -> Motive | None:
        """Return the reason for the last action, if a bot has given one."""
        history = self.game.history
        if self.bots is None or not history:
            return None
        return self.bots.motive(history[-1])

    # --- the state of the table ------------------------------------------------------------------

    def change(
        self, update: Callable[[TableState], TableState], screen: OpenScreen | None = None
    ) -> bool:
        """Change the state and show it at all screens but one; False where it stays as it is.

        ``update`` returns the next state of the one that it is given. It may be called again where
        somebody else has changed the state in between. Raises OSError; the screens of this process
        show the change nevertheless.
        """
        for _ in range(ATTEMPTS):
            wanted = update(self.state)
            if wanted is self.state or wanted == self.state:
                return False
            try:
                text = encode_state(wanted)
                stored = self.store.tables.swap(self.name, text, self._state_revision)
            except OSError:
                self._take(wanted, self._state_revision)
                self.tell(screen)
                raise
            if stored:
                self._take(wanted, self._state_revision + 1)
                self.tell(screen)
                return True
            self._read_state()
        place = self.store.database.name
        raise OSError(f"{place}: the state of table {self.name} changes too often")

    def _read_state(self) -> None:
        self._take_stored(*self.store.tables.read(self.name))

    def _take_stored(self, text: str, revision: int) -> None:
        self._take(decode_state(text), revision)

    def _take(self, state: TableState, revision: int) -> None:
        self.state, self._state_revision = state, revision
        if self.bots is not None:
            self.bots.substitutes = state.substitutes

    # --- players ---------------------------------------------------------------------------------

    @property
    def people(self) -> frozenset[int]:
        """The seats of people, whether or not a bot plays for them now."""
        seats = range(self.game.rules.players)
        return frozenset(seat for seat in seats if not self.game.is_bot(seat))

    def seats(self, place: int) -> tuple[int, ...]:
        """Return the seats of people that are played from a place."""
        if place == HOST:
            return tuple(seat for seat in sorted(self.people) if seat not in self.given)
        return () if place == WATCH else (place,)

    def place_of(self, seat: int) -> int:
        """Return the place from which the seat of a person is played."""
        return seat if seat in self.given else HOST

    def _read_links(self) -> None:
        """Take the links to the seats as they are stored now."""
        given = self.store.links.salts(self.name)
        if given != self.given:
            self.given = given
            self.tell(None)

    def admits(self, place: int, salt: str) -> bool:
        """Return whether the link with a salt leads to a place; the host needs none.

        A place that was taken back may be given again: then only the new link leads there.
        """
        return place == HOST or self.given.get(place) == salt

    @property
    def several(self) -> bool:
        """Whether people play at several places."""
        return any(place >= 0 for place in self.given)

    @property
    def away(self) -> frozenset[int]:
        """The seats at whose screens nobody is now, where people play at several."""
        if not self.several:
            return frozenset()
        there = {seat for place in self.attendance.places for seat in self.seats(place)}
        return self.people - there

    @property
    def expected(self) -> frozenset[int]:
        """Those of the away seats whose links nobody has opened yet."""
        return frozenset(self.away & self.given.keys() - {*self.state.greeted})

    # --- the screens -----------------------------------------------------------------------------

    def tell(self, but: OpenScreen | None) -> None:
        """Refresh all screens but one."""
        for screen in [screen for screen in self.screens if screen is not but]:
            screen.tell()

    def end(self) -> None:
        """Close all screens with a notice that the game is deleted."""
        for screen in [*self.screens]:
            screen.end("game-deleted")
