"""One screen at a stored game: its seats, its permissions, and updates from other screens."""

import logging
import secrets
from collections.abc import Callable, Mapping
from typing import Final, NamedTuple

from msgspec.structs import replace

from oracle_nb.text.names import name_fault, normalized, seat_faults
from oracle_nb.web.saved_games.results import outcome_of
from oracle_nb.web.saved_games.seat_links import GivenSeat
from oracle_nb.web.table.control.controller import TableController
from oracle_nb.web.table.control.seat_facts import TableSeats
from oracle_nb.web.table.shared import (
    clock,
    coach_consent,
    quick_phrases,
    rematch,
    takeover,
    undo_consent,
)
from oracle_nb.web.table.shared.shared_game import HOST, WATCH, SharedGame, ShownTable
from oracle_nb.web.table.shared.table_state import TableState
from oracle_nb.web.text import words
from oracle_nb.web.text.storage_errors import storage_text
from oracle_nb.web.widgets.qr_code import LONGEST
from oracle_nb.web.widgets.runtime import LocalSession, Session

_log = logging.getLogger(__name__)

JOIN: Final = "join"
"""The field of an address that leads to a place at a table."""


class SeatLink(NamedTuple):
    """A link to a place at a table: its secret, and the salt that the secret was made with."""

    secret: str
    salt: str


NOWHERE: Final = -1_000
"""No place at all."""
NO_LINK: Final = SeatLink("", "")
"""That of the host."""


class Screen:
    """One screen at a stored game.

    Parameters
    ----------
    shared_game
        The game and its screens.
    place
        A seat, `WATCH`, or `HOST`.
    keys
        The keys of the browser.
    ended
        Called with the message that says why nothing more is shown here.
    link
        The link that led here; the host needs none.
    session
        The browser session of the screen.
    """

    table: ShownTable

    def __init__(
        self,
        shared_game: SharedGame,
        place: int,
        keys: rematch.BrowserKeys,
        ended: Callable[[str], None],
        link: SeatLink = NO_LINK,
        session: Session | None = None,
    ) -> None:
        self.shared_game: Final = shared_game
        self.place: Final = place
        self._keys: Final = keys
        self._ended = ended
        self.link: Final = link
        self.presence: Final = session or LocalSession()
        self._due = False
        self._rest: Callable[[], None] = lambda: None
        self.talking = False
        """Whether the panel of phrases is open."""
        self.muted = False
        """Whether phrases of the others are hidden."""
        self._code = NOWHERE, ""
        self.decline_closed = False
        """Whether the player here has closed the message that the coach was declined."""

    @property
    def hosts(self) -> bool:
        """Whether this is a screen of the host."""
        return self.place == HOST

    def configure(self, controller: TableController) -> None:
        """Set the seats that are played here, and the speed of the bots, in a controller."""
        shared_game = self.shared_game
        going_on = shared_game.several and shared_game.game.to_move is not None
        controller.seats = TableSeats(
            shared_game.seats(self.place),
            not self.hosts or going_on,
            shared_game.away,
            self.hosts,
            shared_game.expected,
        )
        controller.bot_turns.pace = shared_game.state.pace
        controller.bot_turns.halt(shared_game.state.paused)
        controller.tips.seen = shared_game.state.tips

    def enter(self, table: ShownTable) -> None:
        """Open a table at this screen, and show actions from the other screens there."""
        self.table = table
        self._try(clock.stop_unattended)
        self.shared_game.screens.append(self)
        self.shared_game.left = False
        self.shared_game.attendance.arrive(self.place, self.presence)
        self._rest = self.presence.often(self.poll_changes)
        self._try(clock.tick)
        if self.place >= 0:
            self._try(self._note_guest)
        self._change()

    def _try(self, do: Callable[[SharedGame], object]) -> None:
        """Change the state; where it can't be stored the change holds for this process."""
        try:
            do(self.shared_game)
        except OSError as error:
            self._log_failure(error)

    def _log_failure(self, error: OSError) -> None:
        if self.shared_game.fault is None and self.shared_game.storage_away is None:
            _log.warning("table %s can't be changed: %s", self.shared_game.name, error)

    def _note_guest(self, shared_game: SharedGame) -> None:
        """Record the player of this seat: the game counts in the statistics of that browser.

        Who comes for the first time plays instead of a bot.
        """
        shared_game.store.results.seat_guest(shared_game.name, self._keys.owner, self.place)
        takeover.arrive(shared_game, self.place)

    def poll_changes(self) -> None:
        """Show arrivals and departures, and check the clock.

        Try again to save a game that could not be saved.
        """
        self.shared_game.retry(self)
        self._try(clock.tick)
        if self.shared_game.away != self.table.controller.seating.away:
            self._show()

    def leave(self) -> None:
        """Leave the game."""
        self._rest()
        if self._remove():
            self._try(clock.tick)
            self.shared_game.tell(None)

    def _remove(self) -> bool:
        if self not in self.shared_game.screens:
            return False
        self.shared_game.screens.remove(self)
        self.shared_game.left = not self.shared_game.screens
        self.shared_game.attendance.remove_screen(self.presence)
        return True

    def tell(self) -> None:
        """Refresh this screen in a moment: not while another one holds the game."""
        if not self._due:
            self._due = True
            self.presence.tell(self._follow)

    def _follow(self) -> None:
        self._due = False
        if self in self.shared_game.screens and self.admitted():
            self._show()

    def _show(self) -> None:
        self._settle()
        self.table.refresh()

    def admitted(self) -> bool:
        """Return whether the link of this screen still leads to its place; if not, close it."""
        if self.shared_game.admits(self.place, self.link.salt):
            return True
        self.end("place-taken-back")
        return False

    def end(self, message: str) -> None:
        """Close this screen, with the reason."""
        if self._remove():
            self.presence.tell(lambda: self._ended(message))

    # --- commands --------------------------------------------------------------------------------

    def carry_out(self, run: Callable[[], object]) -> None:
        """Carry out a command of this screen; if it can't be stored, show an error and go on."""
        controller = self.table.controller
        try:
            run()
        except OSError as error:
            self._log_failure(error)
            reason = storage_text(error, controller.language)
            controller.notice = words(controller.language).say("not-saved", reason=reason)
        # It may have become a bot's turn, or a person's, without an action.
        self._try(clock.tick)
        self._settle()

    def _settle(self) -> None:
        controller = self.table.controller
        before = controller.seating.people, controller.settled_for
        request = coach_consent.pending(self.shared_game)
        if request is None or request.declined < 0:
            self.decline_closed = False
        self.configure(controller)
        if (
            controller.outdated
            or (controller.seating.people, controller.seating.bot_to_move) != before
        ):
            controller.catch_up()

    @property
    def holds_bots(self) -> bool:
        """Whether bots wait for the answer to a request to undo."""
        request = undo_consent.pending(self.shared_game)
        return request is not None and request.declined < 0

    def changed(self) -> None:
        """Save a change of the game at this screen."""
        self.shared_game.save(self)
        self._try(clock.tick)
        if self.shared_game.game.to_move is None:
            self._try(_store_result)

    def say(self, key: str) -> None:
        """Say a phrase, if a player is here."""
        controller = self.table.controller
        if controller.seating.people:
            try:
                quick_phrases.say_phrase(self.shared_game, controller.seating.viewer, key)
            except quick_phrases.TooFast:
                controller.notice = words(controller.language).say("phrases-too-fast")
            else:
                self.talking = False

    def set_clock(self, form: Mapping[str, str]) -> None:
        """Set the clock as a form says, if this is the host's screen, or say what is wrong."""
        controller = self.table.controller
        if not clock.set_clock(self.shared_game, self.place, form):
            controller.notice = words(controller.language).say(
                "clock-wrong", hours=clock.MAX_SECONDS // 3600
            )

    def toggle_talk(self) -> None:
        """Open the panel of phrases, or close it."""
        self.talking = not self.talking

    def close_decline(self) -> None:
        """Close the message that the coach was declined."""
        self.decline_closed = True

    def keep_pace(self) -> None:
        """Set the pace of bots at all screens to the pace here, unless this one only watches."""
        controller = self.table.controller
        pace, paused = controller.bot_turns.pace, controller.bot_turns.paused
        known = self.shared_game.state.pace, self.shared_game.state.paused
        if self.place != WATCH and known != (pace, paused):
            self._set(lambda state: replace(state, pace=pace, paused=paused))

    def keep_tips(self) -> None:
        """Store which tips the learner has seen here."""
        tips = self.table.controller.tips.seen
        if self.hosts and tips != self.shared_game.state.tips:
            self._set(lambda state: replace(state, tips=tips))

    def mark_greeted(self) -> bool:
        """Record that the player here is asked for a name; return False if they were before."""
        if self.place < 0 or self.place in self.shared_game.state.greeted:
            return False
        self._set(lambda state: replace(state, greeted=(*state.greeted, self.place)))
        return not any(entry.player == self.place for entry in self.shared_game.game.history)

    def _set(self, update: Callable[[TableState], TableState]) -> None:
        self._try(lambda shared_game: shared_game.change(update, self))

    def _change(self) -> None:
        self._show()
        self.shared_game.tell(self)

    # --- links -----------------------------------------------------------------------------------

    def links(self) -> dict[int, str]:
        """Return the addresses that the host can pass on, by the place they lead to."""
        if not self.hosts:
            return {}
        return {place: f"?{JOIN}={self._link(place)}" for place in self.shared_game.given}

    @property
    def known_links(self) -> dict[int, GivenSeat]:
        """The links whose secrets this screen knows, by the place they lead to."""
        if not self.hosts:
            return {self.place: GivenSeat(*self.link)}
        given = self.shared_game.given.items()
        return {place: GivenSeat(self._link(place), salt) for place, salt in given}

    def _link(self, place: int) -> str:
        """Return the secret of the host's link to a place."""
        return self._keys.secret(self.shared_game.name, str(place), self.shared_game.given[place])

    def give(self, place: int) -> None:
        """Let a new link lead to a place, if it is the host's to give.

        In the seat of a bot, the bot plays until somebody comes.
        """
        shared_game = self.shared_game
        seats, over = range(shared_game.game.rules.players), shared_game.game.to_move is None
        if self.hosts and place in seats and shared_game.game.is_bot(place) and not over:
            say = words(self.table.controller.language).say
            takeover.open_seat(shared_game, place, say("seat-label", seat=place + 1))
            shared_game.save(self)
        if self.hosts and (place == WATCH or place in shared_game.seats(HOST)):
            salt = secrets.token_urlsafe(6)
            secret = self._keys.secret(shared_game.name, str(place), salt)
            shared_game.store.links.assign(shared_game.name, place, secret, salt)
            shared_game.given[place] = salt
            # Somebody else may sit there now.
            self._try(lambda shared_game: coach_consent.forget(shared_game, place))
            self._change()

    def show_code(self, place: int, link: str) -> None:
        """Show a link as a code for phones, if it is whole and leads to the place, or hide it."""
        address = self.links().get(place)
        whole = address is not None and link.startswith("http") and link.endswith(f"/{address}")
        shown = whole and len(link) <= LONGEST and not self.code_of(place)
        self._code = (place, link) if shown else (NOWHERE, "")

    def code_of(self, place: int) -> str:
        """Return the whole link to a place that is shown as a code; "" for none."""
        there, link = self._code
        address = self.links().get(place, "")
        # A link that was taken back leads nowhere.
        return link if there == place and address and link.endswith(address) else ""

    def take_back(self, place: int) -> None:
        """Revoke the links to a place; its screens are closed with a notice."""
        if self.hosts and place in self.shared_game.given:
            self.shared_game.store.links.revoke(self.shared_game.name, place)
            del self.shared_game.given[place]
            if takeover.close_seat(self.shared_game, place):
                self.shared_game.save(self)
            self._change()

    def rename_player(self, name: str) -> None:
        """Give the player at this screen a name, or say why it is refused."""
        shared_game, controller = self.shared_game, self.table.controller
        played = shared_game.seats(self.place)
        if len(played) != 1 or not (name := normalized(name)):
            return
        (place,) = played
        before = shared_game.game.seats
        seats = (*before[:place], name, *before[place + 1 :])
        # Another player may have had the same name since before names were checked.
        others = (*before[:place], *before[place + 1 :])
        fault = name_fault(name) or seat_faults((*others, name)).get(len(others))
        if fault is not None:
            controller.notice = fault.message(controller.language)
        else:
            shared_game.game.seats = seats
            # The host goes on to invite.
            if not self.hosts:
                controller.panel = ""
            shared_game.save(self)

    # --- a rematch -------------------------------------------------------------------------------

    @property
    def rematch(self) -> str:
        """The available rematch command: "start", "join", "suggest", or "" for none."""
        shared_game = self.shared_game
        if shared_game.game.to_move is not None:
            return ""
        if shared_game.state.rematch is not None:
            return "join" if self.hosts or self.place in shared_game.state.rematch.links else ""
        if self.hosts:
            return "start"
        suggested = {*shared_game.seats(self.place)} <= {*shared_game.state.wanting_rematch}
        return "" if suggested else "suggest"

    def rematch_address(self) -> str:
        """Return the address of the rematch for this screen; "" if there is none.

        At the host's screen the rematch begins with this.

        Raises OSError.
        """
        shared_game = self.shared_game
        if self.hosts:
            name = rematch.start(shared_game, self._keys, self._link)
            return f"?game={name}" if name else ""
        made = shared_game.state.rematch
        if made is None or self.place not in made.links:
            return ""
        return f"?{JOIN}={rematch.unseal(made.links[self.place], self.link.secret, made.game)}"


def _store_result(shared_game: SharedGame) -> None:
    """Store how the game has ended, for statistics."""
    game = shared_game.game
    helped = takeover.seats_played_by_bots(shared_game.state, game)
    shared_game.store.results.put(shared_game.name, outcome_of(game, helped))
