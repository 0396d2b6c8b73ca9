"""The seating at a screen: the seats played there, the turn, and the secrets to show."""

from typing import Any, Protocol

from oracle_nb.games.game import Game
from oracle_nb.games.views import common_view, views_differ
from oracle_nb.web.table.control.bots import TableBots


class SeatedTable(Protocol):
    """The parts of a table that seating reads."""

    game: Game[Any, Any]
    bots: TableBots

    @property
    def unshown(self) -> int:
        """Number of events of the last action that are still to be shown."""
        ...


class Seating:
    """The people at one screen of a game.

    Parameters
    ----------
    table
        The table at which they sit.
    seats
        The seats that people at this screen play; None: all in which people sit.
    """

    def __init__(self, table: SeatedTable, seats: tuple[int, ...] | None = None) -> None:
        self.table = table
        self.seats = seats
        self.shared = False
        """Whether others play at other screens: nothing that shows all of the game is offered."""
        self.away: frozenset[int] = frozenset()
        """The seats of people at whose screens nobody is now."""
        self.holder: int | None = None
        """The seat whose player holds the screen, where several people share it."""
        self._known: tuple[Any, int | None, Any] = (None, None, None)
        self._differ: tuple[Any, tuple[int, ...], bool] = (None, (), False)

    @property
    def people(self) -> tuple[int, ...]:
        """The seats of people at this screen, also those that a bot plays for them now."""
        seats = range(self.table.game.rules.players) if self.seats is None else self.seats
        return tuple(seat for seat in seats if not self.table.game.is_bot(seat))

    @property
    def bot_to_move(self) -> bool:
        """Whether a bot must decide, for itself or for an absent player."""
        seat = self.table.game.to_move
        return seat is not None and bool(self.table.bots.playing(seat))

    @property
    def bot_acts(self) -> bool:
        """Whether bots should go on, or some of their events are still to be shown."""
        return self.table.unshown > 0 or self.bot_to_move

    @property
    def own_turn(self) -> bool:
        """Whether a person at this screen must decide, even if they don't hold the screen yet."""
        return self.table.game.to_move in self.people and not self.bot_acts

    @property
    def hand_over(self) -> int | None:
        """The seat whose player must take the screen before going on; None if nobody needs to.

        The screen changes hands if the people at it may know different secrets.
        """
        seat = self.table.game.to_move
        return seat if self.own_turn and seat != self.holder and self._secrets else None

    def take_screen(self, seat: str) -> bool:
        """Record that the player in a seat, given as text, has taken the screen to decide."""
        wanted = self.hand_over
        if wanted is None or seat != str(wanted):
            return False
        self.holder = wanted
        return True

    @property
    def _secrets(self) -> bool:
        """Whether the people at this screen may know different secrets."""
        position, people = self.table.game.position, self.people
        if self._differ[0] is not position or self._differ[1] != people:
            self._differ = (position, people, views_differ(self.table.game.rules, position, people))
        return self._differ[2]

    @property
    def person_acts(self) -> bool:
        """Whether a person at this screen must decide, and holds it."""
        return self.own_turn and self.hand_over is None

    @property
    def waits(self) -> bool:
        """Whether a person at another screen must decide."""
        return self.table.game.to_move is not None and not self.bot_acts and not self.own_turn

    @property
    def watches(self) -> bool:
        """Whether nobody at this screen plays, though others do elsewhere."""
        return self.shared and not self.people

    @property
    def viewer(self) -> int:
        """The seat from which the table is seen: of the deciding person, or of the last one."""
        seat = self.table.game.to_move
        people = self.people
        if seat is not None and seat in people:
            return seat
        if not people:
            return 0 if seat is None else seat
        last = (
            entry.player for entry in reversed(self.table.game.history) if entry.player in people
        )
        return next(last, people[0])

    @property
    def knower(self) -> int | None:
        """The seat whose private knowledge may be shown now; None: nobody's."""
        people = self.people
        if len(people) == 1:
            return people[0]
        seat = self.table.game.to_move
        return seat if self.person_acts else None

    @property
    def known(self) -> Any:
        """The position as the people at the screen may know it; the same object while it lasts."""
        position, seat = self.table.game.position, self.knower
        if self._known[0] is not position or self._known[1] != seat:
            self._known = (position, seat, self.seen(position))
        return self._known[2]

    def seen(self, position: Any) -> Any:
        """Return a position as far as the people at this screen may know it now."""
        rules, seat = self.table.game.rules, self.knower
        return common_view(rules, position, range(rules.players) if seat is None else (seat,))
