"""Whose turn it is at a screen, and what the people there may know: facts of game, seats and time.

There is one function for each kind of screen: a table here, a lesson and a replay in their own
packages. Each takes the settings of the screen, a frozen value, and returns `SeatFacts`.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, Protocol

from oracle_nb.games.game import Game
from oracle_nb.games.views import views_differ
from oracle_nb.web.text import seat_title


@dataclass(frozen=True)
class SeatFacts:
    """The people at one screen in one state of its game.

    Attributes
    ----------
    people
        The seats of people at this screen, also those that a bot plays for them now.
    viewer
        The seat from which the table is seen: of the deciding person, or of the last one.
    knower
        The seat whose private knowledge may be shown now; None: nobody's.
    bot_to_move
        Whether a bot must decide, for itself or for an absent player.
    bot_acts
        Whether bots should go on, or some of their events are still to be shown.
    own_turn
        Whether a person at this screen must decide, even if they don't hold the screen yet.
    hand_over
        The seat whose player must take the screen before going on; None if nobody needs to.
    person_acts
        Whether a person at this screen must decide, and holds it.
    waits
        Whether a person at another screen must decide.
    shared
        Whether others play at other screens: nothing that shows all of the game is offered.
    hosts
        Whether this is a screen of the host.
    away
        The seats of people at whose screens nobody is now.
    expected
        Those of them whose links nobody has opened yet.
    bots
        The name of the bot that plays each seat now; "" where a person does.
    you
        The seat that texts and names call "you": of the only person at the screen, unless that
        player has a name; None for none.
    """

    people: tuple[int, ...]
    viewer: int
    knower: int | None
    bot_to_move: bool = False
    bot_acts: bool = False
    own_turn: bool = False
    hand_over: int | None = None
    person_acts: bool = False
    waits: bool = False
    shared: bool = False
    hosts: bool = False
    away: frozenset[int] = frozenset()
    expected: frozenset[int] = frozenset()
    bots: tuple[str, ...] = ()
    you: int | None = None

    @property
    def leads_bots(self) -> bool:
        """Whether bots go on here: where people play, and at the host's, who may watch."""
        return self.hosts or not self.watches

    @property
    def watches(self) -> bool:
        """Whether nobody at this screen plays, though others do elsewhere."""
        return self.shared and not self.people


class ScreenSeats(Protocol):
    """The settings of one kind of screen, from which its seat facts follow; compared by value."""

    def facts(
        self, game: Game, holder: int | None, substitutes: Mapping[int, str], unshown: int
    ) -> SeatFacts:
        """Return the seat facts of a game.

        Parameters
        ----------
        holder
            The seat whose player holds the screen, where several people share it.
        substitutes
            The bots that play for people now, by seat.
        unshown
            Number of events of the last action that are still to be shown.
        """


@dataclass(frozen=True)
class TableSeats:
    """The seats at one screen of a table.

    Parameters
    ----------
    seats
        The seats that people at this screen play; None: all in which people sit.
    shared
        Whether others play at other screens.
    away
        The seats of people at whose screens nobody is now.
    hosts
        Whether this is a screen of the host.
    expected
        Those of the away seats whose links nobody has opened yet.
    """

    seats: tuple[int, ...] | None = None
    shared: bool = False
    away: frozenset[int] = frozenset()
    hosts: bool = False
    expected: frozenset[int] = frozenset()

    def facts(
        self, game: Game, holder: int | None, substitutes: Mapping[int, str], unshown: int
    ) -> SeatFacts:
        """Return the seat facts of a game; see `ScreenSeats`.

        The screen changes hands if the people at it may know different secrets. While a bot plays
        for one of them, it shows what another one has.
        """
        position, seat = game.position, game.to_move
        people = people_among(game, self.seats)
        playing = tuple(own for own in people if own not in substitutes) or people
        bot = seat is not None and (game.is_bot(seat) or bool(substitutes.get(seat)))
        own = seat in people and not bot and not unshown
        asked = own and seat != holder and views_differ(game.rules, position, people)
        acts = own and not asked
        return SeatFacts(
            people,
            _viewer(game, playing),
            people[0] if len(people) == 1 else seat if acts else None,
            bot_to_move=bot,
            bot_acts=unshown > 0 or bot,
            own_turn=own,
            hand_over=seat if asked else None,
            person_acts=acts,
            waits=seat is not None and not (unshown > 0 or bot or own),
            shared=self.shared,
            hosts=self.hosts,
            away=self.away,
            expected=self.expected,
            you=called_you(game, people),
        )


EVERYBODY: Final = TableSeats()
"""The seats at the only screen of a table."""


def people_among(game: Game, seats: tuple[int, ...] | None) -> tuple[int, ...]:
    """Return the seats of people among some seats; None: among all."""
    among = range(game.rules.players) if seats is None else seats
    return tuple(seat for seat in among if not game.is_bot(seat))


def called_you(game: Game, people: tuple[int, ...]) -> int | None:
    """Return the seat that is called "you" at a screen of some people; None for none."""
    return people[0] if len(people) == 1 and seat_title(game.seats[people[0]]) == "you" else None


def _viewer(game: Game, people: tuple[int, ...]) -> int:
    """Return the seat of the deciding person at a screen, or else of the last one."""
    seat = game.to_move
    if seat is not None and seat in people:
        return seat
    if not people:
        return 0 if seat is None else seat
    last = (entry.player for entry in reversed(game.history) if entry.player in people)
    return next(last, people[0])
