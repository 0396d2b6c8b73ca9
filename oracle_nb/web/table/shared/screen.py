"""One screen at a stored game: where it sits, what it may do, and how it shows what others do."""

import logging
import secrets
from collections.abc import Callable, Mapping
from functools import partial
from typing import Final

from msgspec.structs import replace

from oracle_nb.text.names import name_fault, normalized, seat_faults
from oracle_nb.web.saved_games.results import outcome_of
from oracle_nb.web.saved_games.stored_games import storage_text
from oracle_nb.web.table.control.controller import TableController
from oracle_nb.web.table.shared import clock, quick_phrases, rematch, takeover, undo_consent
from oracle_nb.web.table.shared.presence import Presence
from oracle_nb.web.table.shared.shared_game import HOST, WATCH, SharedGame, ShownTable
from oracle_nb.web.table.shared.table_state import TableState
from oracle_nb.web.text import words
from oracle_nb.web.widgets.html_view import number_of

_log = logging.getLogger(__name__)

JOIN: Final = "join"
"""The field of an address that leads to a place at a table."""


class Screen:
    """One screen at a stored game.

    Parameters
    ----------
    gathering
        The game and its screens.
    place
        A seat, `WATCH`, or `HOST`.
    keys
        The keys of the browser.
    ended
        Called with the message that says why nothing more is shown here.
    secret
        That of the link by which somebody came here; "" for the host.
    """

    table: ShownTable

    def __init__(
        self,
        gathering: SharedGame,
        place: int,
        keys: rematch.BrowserKeys,
        ended: Callable[[str], None],
        secret: str = "",
    ) -> None:
        self.gathering: Final = gathering
        self.place: Final = place
        self._keys: Final = keys
        self._ended = ended
        self._secret: Final = secret
        self.presence: Final = Presence()
        self._due = False
        self._rest: Callable[[], None] = lambda: None
        self.talking = False
        """Whether it is shown what can be said."""
        self.muted = False
        """Whether phrases of the others are hidden."""

    @property
    def hosts(self) -> bool:
        """Whether this is a screen of the host."""
        return self.place == HOST

    def arrange(self, desk: TableController) -> None:
        """Tell a desk who plays here, who is elsewhere, and how fast the bots are."""
        gathering = self.gathering
        desk.seats = gathering.seats(self.place)
        desk.shared = not self.hosts or (gathering.several and gathering.game.to_move is not None)
        desk.away = gathering.away
        desk.pace = gathering.state.pace
        desk.halt(gathering.state.paused)

    def enter(self, table: ShownTable) -> None:
        """Open a table at this screen, and show there what is done at the others."""
        self.table = table
        self._try(clock.forgive)
        self.gathering.screens.append(self)
        self.gathering.left = False
        self.gathering.attendance.arrive(self.place, self.presence)
        self._rest = self.presence.often(self.look_round)
        self._try(clock.tick)
        if self.place >= 0:
            self._try(self._note_guest)
        self._change()

    def _try(self, do: Callable[[SharedGame], object]) -> None:
        """Change the state; where it can't be stored the change holds for this process."""
        try:
            do(self.gathering)
        except OSError:
            _log.exception("changing the table of %s", self.gathering.name)

    def _note_guest(self, gathering: SharedGame) -> None:
        """Note who plays this seat: the game counts in the statistics of that browser."""
        gathering.store.results.seat_guest(gathering.name, self._keys.owner, self.place)

    def look_round(self) -> None:
        """Show who has come or gone, and check the clock.

        Try again to save a game that could not be saved.
        """
        self.gathering.retry(self)
        self._try(clock.tick)
        if self.gathering.away != self.table.desk.away:
            self._show()

    def leave(self) -> None:
        """Show nothing any more."""
        self._rest()
        if self._remove():
            self._try(clock.tick)
            self.gathering.tell(None)

    def _remove(self) -> bool:
        if self not in self.gathering.screens:
            return False
        self.gathering.screens.remove(self)
        self.gathering.left = not self.gathering.screens
        self.gathering.attendance.depart(self.presence)
        return True

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
        self._settle()
        self.table.refresh()

    def end(self, message: str) -> None:
        """Show nothing any more, and say why."""
        if self._remove():
            self.presence.tell(lambda: self._ended(message))

    # --- what is done at this screen -------------------------------------------------------------

    def deeds(self, value: str, form: Mapping[str, str]) -> dict[str, Callable[[], object]]:
        """Return what can be done at this screen besides the game, by the name of the deed.

        Each checks whether this screen may do it: a message can be sent by hand.
        """
        gathering, place = self.gathering, self.place
        seat, _, bot = value.partition(":")
        deeds: dict[str, Callable[[], object]] = {
            "give": lambda: self.give(number_of(value)),
            "take-back": lambda: self.take_back(number_of(value)),
            "my-name": lambda: self.call_me(value),
            "take-over": lambda: takeover.take_over(gathering, place, number_of(seat), bot),
            "hand-back": lambda: takeover.hand_back(gathering, place, number_of(value)),
            "undo-ask": lambda: undo_consent.ask(gathering, place),
            "undo-agree": lambda: undo_consent.agree(gathering, place),
            "undo-decline": lambda: undo_consent.decline(gathering, place),
            "undo-withdraw": lambda: undo_consent.withdraw(gathering, place),
            "clock": lambda: self._set_clock(form),
            "talk": lambda: setattr(self, "talking", not self.talking),
            "phrase": lambda: self._say(value),
            "rematch-suggest": lambda: rematch.suggest(gathering, gathering.seats(place)),
        }
        return {name: partial(self._guarded, deed) for name, deed in deeds.items()}

    def _guarded(self, deed: Callable[[], object]) -> None:
        """Do something; where it can't be stored, say so and go on."""
        desk = self.table.desk
        try:
            deed()
        except OSError as error:
            _log.exception("changing the table of %s", self.gathering.name)
            reason = storage_text(error, desk.language)
            desk.notice = words(desk.language).say("not-saved", reason=reason)
        # It may have become a bot's turn, or a person's, without an action.
        self._try(clock.tick)
        self._settle()

    def _settle(self) -> None:
        desk = self.table.desk
        before = desk.seats, desk.settled_for
        self.arrange(desk)
        if desk.behind or (desk.seats, desk.bot_to_move) != before:
            desk.catch_up()

    @property
    def holds_bots(self) -> bool:
        """Whether bots wait for the answer to a request to undo."""
        request = undo_consent.pending(self.gathering)
        return request is not None and request.declined < 0

    def changed(self) -> None:
        """The game was changed here."""
        self.gathering.save(self)
        self._try(clock.tick)
        if self.gathering.game.to_move is None:
            self._try(_store_result)

    def _say(self, key: str) -> None:
        """Say a phrase, if a player is here."""
        desk = self.table.desk
        if desk.people:
            try:
                quick_phrases.utter(self.gathering, desk.viewer, key)
            except quick_phrases.TooFast:
                desk.notice = words(desk.language).say("phrases-too-fast")
            else:
                self.talking = False

    def _set_clock(self, form: Mapping[str, str]) -> None:
        desk = self.table.desk
        if not clock.set_clock(self.gathering, self.place, form):
            desk.notice = words(desk.language).say("clock-wrong", hours=clock.MAX_SECONDS // 3600)

    def keep_pace(self) -> None:
        """Let bots go at all screens as they go here, unless somebody only watches here."""
        desk = self.table.desk
        pace, paused = desk.pace, desk.paused
        known = self.gathering.state.pace, self.gathering.state.paused
        if self.place != WATCH and known != (pace, paused):
            self._set(lambda state: replace(state, pace=pace, paused=paused))

    def greet(self) -> bool:
        """Note that the player here is asked for a name; return False if they were before."""
        if self.place < 0 or self.place in self.gathering.state.greeted:
            return False
        self._set(lambda state: replace(state, greeted=(*state.greeted, self.place)))
        return not any(entry.player == self.place for entry in self.gathering.game.history)

    def _set(self, update: Callable[[TableState], TableState]) -> None:
        self._try(lambda gathering: gathering.change(update, self))

    def _change(self) -> None:
        self._show()
        self.gathering.tell(self)

    # --- links -----------------------------------------------------------------------------------

    def links(self) -> dict[int, str]:
        """The addresses that the host can pass on, by the place they lead to."""
        if not self.hosts:
            return {}
        return {place: f"?{JOIN}={self._link(place)}" for place in self.gathering.given}

    def _link(self, place: int) -> str:
        """The secret of the host's link to a place."""
        return self._keys.secret(self.gathering.name, str(place), self.gathering.given[place])

    def give(self, place: int) -> None:
        """Let a new link lead to a place, if it is the host's to give."""
        gathering = self.gathering
        if self.hosts and (place == WATCH or place in gathering.seats(HOST)):
            salt = secrets.token_urlsafe(6)
            secret = self._keys.secret(gathering.name, str(place), salt)
            gathering.store.links.assign(gathering.name, place, secret, salt)
            gathering.given[place] = salt
            self._change()

    def take_back(self, place: int) -> None:
        """Let no link lead to a place any more: its screens are left, and told so."""
        if self.hosts and place in self.gathering.given:
            self.gathering.store.links.revoke(self.gathering.name, place)
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

    # --- a rematch -------------------------------------------------------------------------------

    @property
    def rematch(self) -> str:
        """What can be done for a rematch here: "start", "join", "suggest", or "" for nothing."""
        gathering = self.gathering
        if gathering.game.to_move is not None:
            return ""
        if gathering.state.rematch is not None:
            return "join" if self.hosts or self.place in gathering.state.rematch.links else ""
        if self.hosts:
            return "start"
        suggested = {*gathering.seats(self.place)} <= {*gathering.state.wanting_rematch}
        return "" if suggested else "suggest"

    def rematch_address(self) -> str:
        """Return the address of the rematch for this screen; "" if there is none.

        At the host's screen the rematch begins with this.

        Raises OSError.
        """
        gathering = self.gathering
        if self.hosts:
            name = rematch.start(gathering, self._keys, self._link)
            return f"?game={name}" if name else ""
        made = gathering.state.rematch
        if made is None or self.place not in made.links:
            return ""
        return f"?{JOIN}={rematch.unseal(made.links[self.place], self._secret, made.game)}"


def _store_result(gathering: SharedGame) -> None:
    """Store how the game has ended, for statistics."""
    gathering.store.results.put(gathering.name, outcome_of(gathering.game))
