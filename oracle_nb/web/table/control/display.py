"""The display of a game at one screen, whatever can be done in it: board, log, rules."""

from dataclasses import replace
from typing import Any, Final

from oracle_nb.games.game import Game
from oracle_nb.games.presentation import Presentation
from oracle_nb.games.rules import Rules
from oracle_nb.games.texts import GameTexts
from oracle_nb.web.table.control.bots import TableBots
from oracle_nb.web.table.control.game_log import Acts, GameLog, LogEntry, LogLine
from oracle_nb.web.table.control.seat_facts import ScreenSeats, SeatFacts
from oracle_nb.web.table.control.shown import Look, Shown, seen_by
from oracle_nb.web.table.control.snapshot import GameSnapshot

FIRST: Final = 6
"""Number of actions in the log until somebody asks for more."""
MORE: Final = 100
"""Number of actions by which the log is lengthened."""


class ShownGame:
    """A game that is shown at a screen: at a table, or in a replay.

    Subclasses set these attributes before anything is asked.
    """

    game: Game
    rules: Rules
    presentation: Presentation
    words: GameTexts
    language: str
    theme: str = "light"
    """The theme of all pictures; can be set."""
    linked: bool = False
    """Whether its page has an address; can be set."""
    bots: TableBots
    seats: ScreenSeats
    """The settings of the screen; can be set."""
    holder: int | None = None
    """The seat whose player holds the screen, where several people share it."""
    display: "GameDisplay"
    """The display of the game at this screen."""
    _facts: tuple[tuple[Any, ...], SeatFacts] | None = None
    _known: tuple[tuple[Any, ...], Game] | None = None
    _look: tuple[tuple[Any, ...], Look] | None = None
    _shown: tuple[tuple[Any, int | None, Look], Shown] | None = None
    _game_snapshot: GameSnapshot | None = None

    def set_theme(self, theme: str) -> None:
        """Show pictures in another theme."""
        self.theme = theme

    @property
    def reveals(self) -> bool:
        """Whether secret actions of all players are shown."""
        return False

    @property
    def unshown(self) -> int:
        """Number of events of the last action that are still to be shown."""
        raise NotImplementedError

    @property
    def seating(self) -> SeatFacts:
        """The people at this screen, and whose turn it is: the same object for a state."""
        game = self.game
        given = game, self.holder, self.bots.substitutes, self.unshown
        # Another screen may have played on, or taken an action back to a position as before.
        state = given, game.position, len(game.history), game.seats, self.seats
        if self._facts is None or self._facts[0] != state:
            facts = self.seats.facts(*given)
            bots = facts.bots or tuple(map(self.bots.playing, range(game.rules.players)))
            self._facts = state, replace(facts, bots=bots)
        return self._facts[1]

    @property
    def known_game(self) -> Game:
        """The game with the actions that the people at the screen know of: the same for a state.

        Everything that is counted or listed at the screen is counted in it.
        """
        game, knower = self.game, self.seating.knower
        state = game.position, game, len(game.history), game.seats, knower
        if self._known is None or self._known[0] != state or self._known[0][0] is not state[0]:
            self._known = state, game.known_to(knower)
        return self._known[1]

    @property
    def known(self) -> Any:
        """The position as the people at the screen may know it; the same object while it lasts."""
        return self.shown.position

    def seen(self, position: Any) -> Any:
        """Return a position as far as the people at this screen may know it now."""
        return self.shown.seen(position)

    @property
    def look(self) -> Look:
        """How the game is shown here, whatever its position: the same until that changes."""
        given = self.rules, self.presentation, self.words, self.language, self.theme
        if self._look is None or self._look[0] != given:
            self._look = given, Look(*given)
        return self._look[1]

    @property
    def shown(self) -> Shown:
        """The position as it is known here, and how the game shows it: the same while it lasts."""
        return self._shown_to(self.seating.knower)

    def _shown_to(self, seat: int | None) -> Shown:
        """Return the position as a seat may know it, or as everybody may."""
        given, before = (self.game.position, seat, self.look), self._shown
        if before is None or any(a is not b for a, b in zip(before[0], given, strict=True)):
            before = given, Shown(self.look, seen_by(self.rules, given[0], seat), seat)
            self._shown = before
        return before[1]

    @property
    def game_snapshot(self) -> GameSnapshot:
        """The game as the screen shows it: the same object for the same state."""
        game, display, seats = self.known_game, self.display, self.seating
        state = GameSnapshot(
            self._shown_to(seats.knower),
            seats,
            game,
            game.seats,
            len(game.history),
            self.unshown,
            game.analysis,
            display.log,
            frozenset(display.open_rules),
            self.linked,
            display.summary,
            display.since,
            display.own,
        )
        if self._game_snapshot is None or self._game_snapshot != state:
            self._game_snapshot = state
        return self._game_snapshot


class GameDisplay:
    """The display of a game at one screen."""

    def __init__(self, shown: ShownGame) -> None:
        self._shown = shown
        self.reset()

    def reset(self) -> None:
        """Fold everything."""
        self.log_length = FIRST
        self._addressed: Acts = {}
        self._followed = (-1, 0)
        self.open_rules: dict[str, None] = {}
        """The rules whose text is shown, by the place they are shown at."""

    def lengthen_log(self) -> None:
        """Show earlier actions."""
        self.log_length += MORE

    def load(self) -> None:
        """Reload after a change of the game or the language."""
        shown, self._addressed = self._shown, {}
        self.game_log = GameLog(
            shown.game,
            shown.words,
            shown.language,
            shown.presentation.progress,
            shown.bots,
            actions=shown.presentation.actions,
            reveals=shown.reveals,
            you=lambda: shown.seating.you,
        )

    @property
    def log(self) -> tuple[LogEntry, ...]:
        """The last actions, the events of the last one as far as they are shown."""
        shown = self._shown
        return self._known_log.last(self.log_length, shown.unshown, shown.seating.knower)

    @property
    def since(self) -> tuple[LogLine, ...]:
        """The events of others that concern the person at the screen, since their last action."""
        shown = self._shown
        seats = shown.seating
        if seats.viewer not in seats.people:
            return ()
        return self._news_log.since(seats.viewer, shown.unshown, seats.knower)

    @property
    def own(self) -> LogEntry | None:
        """The last action that the person at the screen chose, if the log still has it."""
        shown = self._shown
        seats = shown.seating
        if seats.viewer not in seats.people:
            return None
        acts = reversed(self._news_log.last(self.log_length, shown.unshown, seats.knower))
        return next((act for act in acts if act.player == seats.viewer and not act.forced), None)

    @property
    def _news_log(self) -> GameLog:
        """The log as it speaks to the only person at the screen, who is named in the log itself."""
        log, seats = self._known_log, self._shown.seating
        if len(seats.people) != 1 or seats.you is not None:
            return log
        return log.addressed(seats.people[0], self._addressed)

    @property
    def _known_log(self) -> GameLog:
        """The log of the actions that the people at the screen know of."""
        game, log = self._shown.known_game, self.game_log
        return log if game is self._shown.game else log.for_game(game)

    @property
    def summary(self) -> tuple[str, ...]:
        """The changes of scores in the last round, as long as they are news here."""
        shown = self._shown
        seats = shown.seating
        if shown.unshown or seats.viewer not in seats.people:
            return ()
        return self.game_log.summary(seats.viewer)

    def others_space(self, page: GameSnapshot) -> int | None:
        """Return where a bot, or somebody at another screen, has just acted; None for nowhere.

        It is returned once for each of their events.
        """
        last = page.last_chosen
        if last is None or last.secret or not page.is_others(last):
            return None
        if self._followed == (last.number, len(last.lines)):
            return None
        self._followed = (last.number, len(last.lines))
        history = page.game.history
        before = (history[last.number - 1] if last.number else page.game.opening).position
        action = history[last.number].action
        target = Shown(page.shown.look, before, None).target_space(action)
        events = page.shown.presentation.progress.event_spaces
        spaces = [space for line in last.lines for space in events(line.event)]
        return spaces[-1] if target is None and spaces else target

    def toggle_rule(self, place: str) -> None:
        """Show the text of a rule at a place, or fold it."""
        if place in self.open_rules:
            del self.open_rules[place]
        else:
            self.open_rules[place] = None
