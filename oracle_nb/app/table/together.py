"""Several screens at one kept game: it is changed once, saved once, and shown at all of them.

A game belongs to the browser it was begun in: its screens are the *host's*. The host can give seats
away by links, each with a secret of its own; who opens such a link has the seat, and nothing else.
All sessions of a server act in one thread, one after another, so that nothing here needs a lock.
"""

import logging
import secrets
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final, Protocol
from weakref import WeakValueDictionary

from oracle_nb.app.games.store import Stale, Store, UnknownGame
from oracle_nb.app.table.bots import Bots
from oracle_nb.app.table.desk import Desk
from oracle_nb.app.table.presence import Presence
from oracle_nb.app.wording import words
from oracle_nb.game import Game
from oracle_nb.motive import Motive
from oracle_nb.names import name_fault, normalized, seat_faults

_log = logging.getLogger(__name__)

HOST: Final = -2
"""The place of whoever a game belongs to: all seats of people that are not given away."""
WATCH: Final = -1
"""The place of whoever may only watch."""
JOIN: Final = "join"
"""The field of an address that leads to a place at a table."""


class Shown(Protocol):
    """What a screen shows: a table."""

    @property
    def desk(self) -> Desk:
        """What is going on at it."""

    def refresh(self) -> None:
        """Show everything as it is now."""


class Gathering:
    """A kept game, and the screens it is open at. Raises UnknownGame, SaveError, OSError.

    Parameters
    ----------
    store, name
        Where the game is kept, and its id there.
    """

    def __init__(self, store: Store, name: str) -> None:
        self.store: Final = store
        self.name: Final = name
        self.screens: Final[list[Screen]] = []
        self.pace = ("follow", False)
        """How bots play, and whether they are halted: at all screens alike."""
        self.bots: Bots | None = None
        self.greeted: Final[set[int]] = set()
        """The seats at which somebody was asked for a name."""
        self.read()

    def read(self) -> None:
        """Take the game as it is kept now."""
        game, self._revision = self.store.load(self.name)
        self.game: Game[Any, Any] = game
        if self.bots is not None:
            self.bots.stop()
        self.bots = Bots(game)
        self.bots.recall(self.store.motives(self.name))
        self.given = self.store.given(self.name)
        """The places that links lead to, and what their secrets are salted with."""
        for screen in self.screens:
            screen.table.desk.open(game, self.bots)

    def fresh(self) -> None:
        """Take the game anew if another program has changed it. Raises UnknownGame."""
        if self.store.revision(self.name) != self._revision:
            self.read()
            self.tell(None)

    def seats(self, place: int) -> tuple[int, ...]:
        """The seats of people that are played from a place."""
        if place == HOST:
            people = (one for one in range(self.game.rules.players) if not self.game.is_bot(one))
            return tuple(one for one in people if one not in self.given)
        return () if place == WATCH else (place,)

    @property
    def away(self) -> frozenset[int]:
        """The seats at whose screens nobody is now, where people play at several."""
        if all(place < 0 for place in self.given):
            return frozenset()
        screens = [screen for screen in self.screens if screen.presence.there]
        there = {seat for screen in screens for seat in self.seats(screen.place)}
        people = {seat for seat in range(self.game.rules.players) if not self.game.is_bot(seat)}
        return frozenset(people - there)

    def save(self, screen: "Screen") -> None:
        """Keep what was done at a screen, and show it at the others."""
        desk = screen.table.desk
        say = words(desk.language).say
        try:
            self._revision = self.store.save(self.name, self.game, self._revision, self._motive())
        except Stale:
            self.read()
            desk.notice = say("changed-elsewhere")
        except (UnknownGame, OSError) as error:
            _log.exception("saving %s", self.name)
            desk.notice = say("not-saved", reason=str(error))
        self.tell(screen)

    def _motive(self) -> Motive | None:
        """Why the last action was done, where a bot has said."""
        history = self.game.history
        if self.bots is None or not history:
            return None
        return self.bots.motive(len(history) - 1, history[-1])

    def tell(self, but: "Screen | None") -> None:
        """Have all screens but one show how things are now."""
        for screen in [one for one in self.screens if one is not but]:
            screen.tell()

    def end(self) -> None:
        """The game is deleted: all screens are left, and told so."""
        for screen in [*self.screens]:
            screen.end("game-deleted")


class Screen:
    """One screen at a kept game.

    Parameters
    ----------
    gathering
        The game and its screens.
    place
        A seat, `WATCH`, or `HOST`.
    secret
        Makes the secret of a link from the game, the place, and a salt.
    ended
        Called with the message that says why nothing more is shown here.
    """

    table: Shown

    def __init__(
        self,
        gathering: Gathering,
        place: int,
        secret: Callable[..., str],
        ended: Callable[[str], None],
    ) -> None:
        self.gathering: Final = gathering
        self.place: Final = place
        self._secret = secret
        self._ended = ended
        self.presence: Final = Presence()
        self._due = False
        self._rest: Callable[[], None] = lambda: None

    @property
    def hosts(self) -> bool:
        """Whether this is a screen of whoever the game belongs to."""
        return self.place == HOST

    def arrange(self, desk: Desk) -> None:
        """Tell a desk who plays here, who is elsewhere, and how fast the bots are."""
        gathering = self.gathering
        desk.seats = gathering.seats(self.place)
        several = any(place >= 0 for place in gathering.given)
        desk.shared = not self.hosts or (several and gathering.game.to_move is not None)
        desk.away = gathering.away
        desk.pace, paused = gathering.pace
        desk.halt(paused)

    def enter(self, table: Shown) -> None:
        """From now on show at a table what is done at the others."""
        self.table = table
        self.gathering.screens.append(self)
        self._rest = self.presence.often(self.look_round)
        self._change()

    def look_round(self) -> None:
        """Show who has come or gone without a word."""
        if self.gathering.away != self.table.desk.away:
            self._show()

    def leave(self) -> None:
        """Show nothing any more."""
        self._rest()
        if self in self.gathering.screens:
            self.gathering.screens.remove(self)
            self.gathering.tell(None)

    def tell(self) -> None:
        """Have this screen show how things are now, in a moment: not while another one is at it."""
        if not self._due:
            self._due = True
            self.presence.tell(self._follow)

    def _follow(self) -> None:
        self._due = False
        if self not in self.gathering.screens:
            return
        if self.place >= WATCH and self.place not in self.gathering.given:
            self.end("place-taken-back")
            return
        self._show()

    def _show(self) -> None:
        desk = self.table.desk
        before = desk.seats
        self.arrange(desk)
        if desk.behind or desk.seats != before:
            desk.catch_up()
        self.table.refresh()

    def end(self, message: str) -> None:
        """Show nothing any more, and say why."""
        if self in self.gathering.screens:
            self.gathering.screens.remove(self)
            self.presence.tell(lambda: self._ended(message))

    # --- what is done at this screen -------------------------------------------------------------

    def changed(self) -> None:
        """The game was changed here."""
        self.gathering.save(self)

    def keep_pace(self) -> None:
        """Let bots go at all screens as they go here."""
        desk = self.table.desk
        if self.gathering.pace != (desk.pace, desk.paused):
            self.gathering.pace = (desk.pace, desk.paused)
            self.gathering.tell(self)

    def _change(self) -> None:
        self._show()
        self.gathering.tell(self)

    def links(self) -> dict[int, str]:
        """The addresses that the host can pass on, by the place they lead to."""
        if not self.hosts:
            return {}
        given, name = self.gathering.given, self.gathering.name
        return {
            place: f"?{JOIN}={self._secret(name, str(place), salt)}"
            for place, salt in given.items()
        }

    def give(self, place: int) -> None:
        """Let a new link lead to a place, if it is the host's to give."""
        gathering = self.gathering
        if self.hosts and (place == WATCH or place in gathering.seats(HOST)):
            salt = secrets.token_urlsafe(6)
            secret = self._secret(gathering.name, str(place), salt)
            gathering.store.give(gathering.name, place, secret, salt)
            gathering.given[place] = salt
            self._change()

    def take_back(self, place: int) -> None:
        """Let no link lead to a place any more: its screens are left, and told so."""
        if self.hosts and place in self.gathering.given:
            self.gathering.store.take_back(self.gathering.name, place)
            del self.gathering.given[place]
            self._change()

    def call_me(self, name: str) -> None:
        """Give the player at this screen a name, or say why it is refused."""
        gathering, desk, place = self.gathering, self.table.desk, self.place
        if place < 0 or not (name := normalized(name)):
            return
        before = gathering.game.seats
        seats = (*before[:place], name, *before[place + 1 :])
        # Another player may have had the same name since before names were checked.
        others = (*before[:place], *before[place + 1 :])
        fault = name_fault(name) or seat_faults((*others, name)).get(len(others))
        if fault is not None:
            desk.notice = fault.told(desk.language)
        else:
            gathering.game.seats = seats
            desk.inviting = False
            gathering.save(self)


def going_on(store: Store, name: str) -> bool:
    """Whether others play a game by links: until it is over, nobody may see all of it."""
    return any(place >= 0 for place in store.given(name)) and not store.over(name)


class Hall:
    """The games that are open in this process, each once."""

    def __init__(self) -> None:
        self._open: Final[WeakValueDictionary[tuple[Path, str], Gathering]] = WeakValueDictionary()

    def gathering(self, store: Store, name: str) -> Gathering:
        """The screens at a kept game. Raises UnknownGame, SaveError, OSError."""
        for left in [key for key, one in self._open.items() if not one.screens]:
            del self._open[left]
        key = (store.path, name)
        gathering = self._open.get(key)
        if gathering is not None:
            gathering.fresh()
        else:
            gathering = self._open[key] = Gathering(store, name)
        return gathering

    def delete(self, store: Store, name: str) -> None:
        """Delete a game, and say so at its screens."""
        store.delete(name)
        if gathering := self._open.pop((store.path, name), None):
            gathering.end()


HALL: Final = Hall()
"""Sessions know nothing of each other but through this: the one thing that all of them share."""
