"""The state of a replay, and its content on a screen: values."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Final, NamedTuple

from oracle_nb.core.history import HistoryEntry
from oracle_nb.core.verdicts import Explanation
from oracle_nb.games.game import Game
from oracle_nb.games.views import knows_more
from oracle_nb.render.highlights import highlight
from oracle_nb.render.scene import Op, Scene
from oracle_nb.web.replay.piece_tracks import track_lines
from oracle_nb.web.replay.timeline import Timeline
from oracle_nb.web.table.control.seat_facts import SeatFacts, called_you, people_among
from oracle_nb.web.table.control.shown import Shown
from oracle_nb.web.table.control.snapshot import GameSnapshot

SPEEDS: Final = {"slow": 3000, "middle": 1400, "quick": 500}
"""Milliseconds from one action to the next where a game goes on by itself."""
EVERYONE: Final = -1
"""Represents all seats as a choice of tracks."""


@dataclass(frozen=True)
class ReplayState:
    """The choices made in a replay.

    Attributes
    ----------
    walk
        The point of the game.
    plays, speed
        Whether it plays by itself, and how fast: a key of ``SPEEDS``.
    rule
        The rule whose occurrences can be visited; "" for none.
    tracks
        The seat whose track up to here is shown, `EVERYONE`, or None for nobody.
    ways
        The seat whose way through the game is shown in a separate picture, or `EVERYONE`.
    going_on
        Whether the choice of players for a new game from here is open.
    ahead
        The number of actions that the game has gone on by at another screen.
    ticks
        The number of beats and of entries in fields, which forget them when it changes.
    """

    walk: Timeline
    plays: bool = False
    speed: str = "middle"
    rule: str = ""
    tracks: int | None = None
    ways: int = EVERYONE
    going_on: bool = False
    ahead: int = 0
    ticks: int = 0


@dataclass(frozen=True)
class ReplaySeats:
    """The seats at a screen that shows a replay: people see the game and can't act in it.

    While the game goes on, nobody at a screen of several people sees another player's secrets.
    Once it is over, everybody sees what the player who acts knew.

    Parameters
    ----------
    seats
        The seats that people at this screen play; None: all in which people sit.
    shared
        Whether others play at other screens.
    over
        Whether the game is over, whatever action is shown.
    actor
        The player of the action that is shown; None at the beginning.
    substituted
        The numbers, from 0, of the actions that bots have decided in the seats of people.
    """

    seats: tuple[int, ...] | None = None
    shared: bool = False
    over: bool = False
    actor: int | None = None
    substituted: frozenset[int] = frozenset()

    def facts(
        self, game: Game, holder: int | None, substitutes: Mapping[int, str], unshown: int
    ) -> SeatFacts:
        """Return the seat facts of the game as far as it is shown; see `ScreenSeats`."""
        people = people_among(game, self.seats)
        acts = game.to_move if self.actor is None else self.actor
        viewer = 0 if acts is None else acts
        knower = viewer if self.over else people[0] if len(people) == 1 else None
        # Bots that took over later have nothing to do with the action that is shown.
        number = len(game.history) - (0 if unshown else 1)
        by_bot = acts if number in self.substituted else None
        bots = tuple(
            game.seats[seat].removeprefix("bot:")
            if game.is_bot(seat)
            else substitutes.get(seat, "bot")
            if seat == by_bot
            else ""
            for seat in range(game.rules.players)
        )
        you = called_you(game, people)
        return SeatFacts(people, viewer, knower, shared=self.shared, bots=bots, you=you)


class RematchRequest(NamedTuple):
    """Requests from other screens, shown during the replay of a finished game."""

    begun: bool = False
    """Whether the rematch has begun."""
    seats: tuple[int, ...] = ()
    """The other seats whose players would like one."""

    def __bool__(self) -> bool:
        return self.begun or bool(self.seats)


@dataclass(frozen=True)
class ReplaySnapshot:
    """A point of a game as a replay shows it: everything that its views are made of.

    Attributes
    ----------
    page
        The game up to this point; while events of an action are unshown, up to before it.
    state
        The choices made in it.
    whole
        The game to its end.
    """

    page: GameSnapshot
    state: ReplayState
    whole: Game

    @property
    def walk(self) -> Timeline:
        """The point of the game."""
        return self.state.walk

    @property
    def seats(self) -> range:
        """All seats."""
        return range(self.whole.rules.players)

    @property
    def over(self) -> bool:
        """Whether the game is over, whatever point of it is shown."""
        return self.whole.to_move is None

    @property
    def ended(self) -> bool:
        """Whether this is the end of a game that is over."""
        return self.over and self.walk.place == self.walk.end

    @property
    def may_play_on(self) -> bool:
        """Whether playing on is allowed: not while others, with other knowledge, play elsewhere."""
        return self.over or not self.page.seats.shared

    @cached_property
    def closed_seats(self) -> frozenset[int]:
        """The seats of bots that nobody may take in a new game: they know what others don't."""
        if self.over:
            return frozenset()
        rules, position, people = self.whole.rules, self.page.game.position, self.page.seats.people
        bots = [seat for seat in self.seats if self.whole.is_bot(seat)]
        return frozenset(seat for seat in bots if knows_more(rules, position, seat, people))

    @property
    def entry(self) -> HistoryEntry | None:
        """The action that is shown; None at the beginning."""
        number = self.walk.place.actions
        return self.walk.entries[number - 1] if number else None

    @cached_property
    def before(self) -> Shown:
        """The position before the action that is shown."""
        position = self.whole.after(max(0, self.walk.place.actions - 1)).position
        return Shown(self.page.shown.look, position, None)

    @property
    def _secret(self) -> bool:
        """Whether the action that is shown is another player's secret for now."""
        return not self.over and self.page.log[-1].secret

    @cached_property
    def explanation(self) -> Explanation | None:
        """The explanation of the action that is shown, as it was known before it."""
        entry, shown = self.entry, self.page.shown
        if entry is None or self._secret:
            return None
        return shown.texts.explain(shown.seen(self.before.position), entry.action)

    # --- the board -------------------------------------------------------------------------------

    @cached_property
    def scene(self) -> Scene:
        """The board with the action that is shown and the chosen tracks, without a pointer."""
        shown, entry = self.page.shown, self.entry
        drawn = shown.picture
        route: tuple[int, ...] = ()
        acts = entry is not None and shown.rules.to_move(self.before.position) is not None
        if entry is not None and acts and not self._secret:
            route = self.before.route(entry.action)
        marked = highlight(drawn, selected=self.space, route=route)
        tracks = self.state.tracks
        if tracks is None:
            return marked
        seats = self.seats if tracks == EVERYONE else (tracks,)
        lines: tuple[Op, ...] = track_lines(shown.look, self.page.game, drawn, seats)
        return marked.with_overlay(*lines, *marked.overlay)

    @cached_property
    def space(self) -> int | None:
        """The space of the last event shown, or else the target of the action."""
        entry = self.entry
        if entry is None:
            return None
        shown, event_spaces = self.page.shown, self.page.shown.presentation.progress.event_spaces
        last = entry.events[: self.walk.place.events][-1:] if self.page.unshown else ()
        about = [space for event in last for space in event_spaces(event)]
        aimed = None if self._secret else self.before.target_space(entry.action)
        return next((space for space in (*about, aimed) if space in shown.names), None)
