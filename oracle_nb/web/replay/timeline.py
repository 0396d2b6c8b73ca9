"""A point in a finished or running game, and the ways to others: by event, action, turn and round.

It knows neither words nor pictures, and jumps to any point of a long game: a game keeps
every position it came through.
"""

from bisect import bisect_left, bisect_right
from collections.abc import Callable
from copy import copy
from typing import Final, NamedTuple, Self

from oracle_nb.games.game import Game
from oracle_nb.games.presentation import ProgressPresentation
from oracle_nb.games.turns import divide

UNITS: Final = ("event", "action", "turn", "round")
"""Units of steps, from the shortest."""


class TimelinePlace(NamedTuple):
    """A point in a game: the number of actions shown, and of events of the last one.

    With 0 events of an action it is chosen, and has no effect yet. The opening counts as
    action 0, whose events are always all shown.
    """

    actions: int
    events: int


class Timeline:
    """A point in a game, at its beginning at first.

    ``secret`` returns whether an action, counted from 0, is unknown to the viewers.
    """

    def __init__(
        self,
        game: Game,
        presentation: ProgressPresentation,
        secret: Callable[[int], bool] = lambda _number: False,
    ) -> None:
        self._game: Final = game
        self._secret: Final = secret
        self.players: Final = game.rules.players
        self.entries: Final = game.history
        self._positions: Final = (
            game.opening.position,
            *(entry.position for entry in self.entries),
        )
        self._rules: dict[str, list[TimelinePlace]] | None = None
        divided = divide(game, presentation)
        self.turns: Final = list(divided.turns)
        """The beginning of a turn: the number of actions before it, and its player's seat."""
        self.rounds: Final = list(divided.rounds)
        """The beginning of a round: the number of actions before it, and its number."""
        self.place = self.whole(0)
        """The point; `moved_to` returns another one."""

    def moved_to(self, place: TimelinePlace) -> Self:
        """Return another point of the same game."""
        other = copy(self)
        other.place = place
        return other

    # --- current point ---------------------------------------------------------------------------

    @property
    def length(self) -> int:
        """How many actions the game has."""
        return len(self.entries)

    def events(self, number: int) -> int:
        """Return the number of events of an action; 0 is the opening."""
        return len(self.entries[number - 1].events if number else self._game.opening.events)

    def whole(self, number: int) -> TimelinePlace:
        """Return the point at which all events of an action are shown."""
        number = max(0, min(number, self.length))
        return TimelinePlace(number, self.events(number))

    @property
    def start(self) -> TimelinePlace:
        """Before the first action."""
        return self.whole(0)

    @property
    def end(self) -> TimelinePlace:
        """After the last action."""
        return self.whole(self.length)

    def round_at(self, number: int) -> int:
        """Return the round after a number of actions; 0 if there is none."""
        place = bisect_right(self.rounds, number, key=lambda start: start[0])
        return self.rounds[place - 1][1] if place else 0

    # --- navigation ------------------------------------------------------------------------------

    def step(self, unit: str, by: int) -> TimelinePlace:
        """Return the next place of a unit (``UNITS``), forward (1) or back (-1)."""
        here, events_shown = self.place
        if unit == "event":
            return self._event(by)
        if unit == "action":
            return self.whole(here if by > 0 and events_shown < self.events(here) else here + by)
        starts = [number for number, _ in (self.turns if unit == "turn" else self.rounds)]
        return self._beyond(starts, by)

    def _event(self, by: int) -> TimelinePlace:
        here, events_shown = self.place
        if by > 0 and events_shown < self.events(here):
            return TimelinePlace(here, events_shown + 1)
        if by < 0 and here and events_shown:
            return TimelinePlace(here, events_shown - 1)
        if by > 0:
            return TimelinePlace(here + 1, 0) if here < self.length else self.place
        return self.whole(here - 1)

    def _beyond(self, starts: list[int], by: int) -> TimelinePlace:
        """Return the next of the places at which something begins; else the end, or the start."""
        here = self.place.actions
        if by > 0:
            place = bisect_right(starts, here)
            return self.whole(starts[place]) if place < len(starts) else self.end
        place = bisect_left(starts, here)
        return self.whole(starts[place - 1]) if place else self.start

    def turn_of(self, seat: int, by: int) -> TimelinePlace | None:
        """Return the start of a player's next turn, or of the one before; None if there is none."""
        starts = [number for number, own in self.turns if own == seat]
        here = self.place.actions
        if by > 0:
            place = bisect_right(starts, here)
            return self.whole(starts[place]) if place < len(starts) else None
        place = bisect_left(starts, here)
        return self.whole(starts[place - 1]) if place else None

    def by_rule(self, rule: str, by: int) -> TimelinePlace | None:
        """Return the next point at which a rule applies, or the previous one; None for none."""
        places = self.rules.get(rule, [])
        if by > 0:
            place = bisect_right(places, self.place)
            return places[place] if place < len(places) else None
        place = bisect_left(places, self.place)
        return places[place - 1] if place else None

    @property
    def rules(self) -> dict[str, list[TimelinePlace]]:
        """The points at which each rule applies, sorted by its id, once for an action.

        That is where something happens by it; else where an action is allowed or paid by it.
        """
        if self._rules is None:
            places: dict[str, list[TimelinePlace]] = {}
            for event in self._game.opening.events:
                places.setdefault(event.rule, [self.start])
            for number, entry in enumerate(self.entries, 1):
                here: dict[str, TimelinePlace] = {}
                for events_shown, event in enumerate(entry.events, 1):
                    here.setdefault(event.rule, TimelinePlace(number, events_shown))
                if not self._secret(number - 1):
                    verdict = self._game.rules.check(self._positions[number - 1], entry.action)
                    for rule in (*verdict.rules, *(cost.rule for cost in verdict.cost)):
                        here.setdefault(rule, TimelinePlace(number, 0))
                for rule, place in here.items():
                    places.setdefault(rule, []).append(place)
            self._rules = {rule: places[rule] for rule in sorted(places) if rule}
        return self._rules
