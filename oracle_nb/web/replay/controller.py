"""The controller of a replay: the table at any point of a game."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any, Final

from msgspec import structs

from oracle_nb.core.history import HistoryEntry
from oracle_nb.core.verdicts import Explanation
from oracle_nb.games.game import Game
from oracle_nb.games.presentation import Presentation
from oracle_nb.games.registry import package_of, presentation_of
from oracle_nb.render.highlights import highlight
from oracle_nb.render.scene import Op, Scene
from oracle_nb.web.replay.piece_tracks import track_lines
from oracle_nb.web.replay.seats import ReplaySeats
from oracle_nb.web.replay.timeline import Timeline, TimelinePlace
from oracle_nb.web.table.control.bots import TableBots
from oracle_nb.web.table.control.display import GameDisplay, ShownGame
from oracle_nb.web.table.control.pointer import Pointer, pointer_marks

SPEEDS: Final = {"slow": 3000, "middle": 1400, "quick": 500}
"""Milliseconds from one action to the next where a game goes on by itself."""
EVERYONE: Final = -1
"""Represents all seats as a choice of tracks."""


class ReplayController(ShownGame):
    """A game, over or still running, shown at any point; nothing can be done in it.

    Secrets are shown as at the table, but while the game goes on nobody at a screen of several
    people sees another's. Once it is over, everybody may see what each acting player knew.

    Parameters
    ----------
    game
        The game; it stays as it is.
    at
        After how many actions it is shown first; at its end if not given.
    seats
        The seats that people at this screen play; if not given, all in which people sit.
    bots
        The bots that play the game and know their reasons, where there are any.
    """

    seats: ReplaySeats
    unshown: int = 0
    """Number of events of the action that are still to be shown."""

    def __init__(
        self,
        game: Game,
        at: int | None = None,
        *,
        language: str = "en",
        seats: tuple[int, ...] | None = None,
        bots: TableBots | None = None,
    ) -> None:
        self.whole = game
        self._players: Final = bots
        self.plays = False
        """Whether it plays by itself."""
        self.speed = "middle"
        self.rule = ""
        """The rule whose occurrences can be visited."""
        self.ahead = 0
        """The number of actions that the game has gone on by at another screen."""
        self.going_on = False
        """Whether the choice of players for a new game from here is open."""
        self.tracks: int | None = None
        """The seat whose track up to here is shown, `EVERYONE`, or None for nobody."""
        self.ways = EVERYONE
        """The seat whose way through the game is shown in a separate picture, or `EVERYONE`."""
        self.language = language
        self.seats = ReplaySeats(seats)
        self.display = GameDisplay(self)
        self.pointer: Final = Pointer()
        self.open(game)
        if at is not None:
            self.go(self.walk.whole(at))

    def open(self, game: Game, bots: TableBots | None = None) -> None:
        """Show the replay of another game, from its end; later actions are left out."""
        self.whole = game.after(len(game.history))
        self.ahead = 0
        self.game, self.rules = self.whole, game.rules
        self.seats = replace(self.seats, over=self.over)
        self.bots = bots or self._players or TableBots(self.whole)
        self._load_texts()
        self.display.reset()
        self.walk: Timeline = Timeline(game, self.presentation.progress, self._secret)
        self.go(self.walk.end)

    def set_language(self, language: str) -> None:
        """Change the language of all texts. Raises UnknownLanguage."""
        self.language = language
        self.game = self.whole
        self._load_texts()
        self.go(self.walk.place)

    def _load_texts(self) -> None:
        self.words = self.whole.texts(self.language)
        self.presentation: Presentation = presentation_of(self.rules, self.language)
        self.display.load()
        self._log = self.display.game_log

    def go(self, place: TimelinePlace | None) -> None:
        """Show a point of the game; None: stay."""
        if place is None:
            return
        self.walk.place = place
        actor = None if self.entry is None else self.entry.player
        self.seats = replace(self.seats, over=self.over, actor=actor)
        self.unshown = self.walk.events(place.actions) - place.events
        later = self.whole.after(place.actions)
        # Until every event of an action is shown, the board stays as it was before it.
        self.game = self.whole.after(place.actions - 1) if self.unshown else later
        self.display.game_log = self._log.of(later)

    # --- players ---------------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        """Whether the game is over, whatever point of it is shown."""
        return self.whole.to_move is None

    @property
    def may_play_on(self) -> bool:
        """Whether playing on is allowed: not while others, with other knowledge, play elsewhere."""
        return self.over or not self.seating.shared

    @property
    def ended(self) -> bool:
        """Whether the replay is at the end of a game that is over."""
        return self.over and self.walk.place == self.walk.end

    # --- view ------------------------------------------------------------------------------------

    @property
    def entry(self) -> HistoryEntry | None:
        """The action that is shown; None at the beginning."""
        number = self.walk.place.actions
        return self.walk.entries[number - 1] if number else None

    @property
    def before(self) -> Any:
        """The position before the action that is shown."""
        return self.whole.after(max(0, self.walk.place.actions - 1)).position

    def _secret(self, number: int) -> bool:
        """Return whether an action, counted from 0, is another player's secret for now."""
        return not self.over and self._log.act(number, self.seating.knower).secret

    @property
    def explanation(self) -> Explanation | None:
        """The explanation of the action that is shown, as it was known before it."""
        entry = self.entry
        if entry is None or self._secret(self.walk.place.actions - 1):
            return None
        explained: Explanation = self.words.explain(self.seen(self.before), entry.action)
        return explained

    def scene(self) -> Scene:
        """Return the board, with the action that is shown and the chosen tracks."""
        drawn, entry = self.shown.picture, self.entry
        route: tuple[int, ...] = ()
        selected: int | None = None
        if entry is not None:
            before, number = self.before, self.walk.place.actions - 1
            selected = self._space(drawn, entry)
            if self.rules.to_move(before) is not None and not self._secret(number):
                route = self.presentation.actions.route(self.rules, before, entry.action)
        marked = highlight(drawn, selected=selected, route=route)
        ways: tuple[Op, ...] = ()
        if self.tracks is not None:
            seats = range(self.rules.players) if self.tracks == EVERYONE else (self.tracks,)
            ways = track_lines(self, self.game, drawn, seats)
        return marked.with_overlay(*ways, *marked.overlay, *pointer_marks(self.pointer, self.shown))

    def _space(self, drawn: Scene, entry: HistoryEntry) -> int | None:
        """Return the space of the last event shown, or else the target of the action."""
        last = entry.events[: self.walk.place.events][-1:] if self.unshown else ()
        about = [
            space for event in last for space in self.presentation.progress.event_spaces(event)
        ]
        known = {group.space for group in drawn.spaces}
        aimed = None
        if not self._secret(self.walk.place.actions - 1):
            aimed = self.presentation.actions.target_space(self.rules, self.before, entry.action)
        return next((space for space in (*about, aimed) if space in known), None)

    # --- input -----------------------------------------------------------------------------------

    def track(self, value: str) -> None:
        """Show the track of a seat, of all ("-1"), or of none ("")."""
        known = {str(seat): seat for seat in (EVERYONE, *range(self.rules.players))}
        self.tracks = known.get(value)

    def set_ways(self, value: str) -> None:
        """Show the track of a seat through the game, or of all ("-1"), in a picture."""
        known = {str(seat): seat for seat in (EVERYONE, *range(self.rules.players))}
        self.ways = known.get(value, self.ways)

    def show_seat(self, value: str) -> None:
        """Show a player's board large."""
        if value in map(str, range(self.rules.players)):
            self.display.seat = int(value)

    def play(self) -> None:
        """Start playing by itself from here, or from the beginning at the end; or pause."""
        self.plays = not self.plays and self.walk.length > 0
        if self.plays and self.walk.place == self.walk.end:
            self.go(self.walk.start)

    def set_speed(self, speed: str) -> None:
        """Set the speed of playing by itself."""
        if speed in SPEEDS:
            self.speed = speed

    def beat(self) -> None:
        """Play one action further."""
        if self.plays:
            self.go(self.walk.step("action", 1))
            self.plays = self.walk.place != self.walk.end

    # --- playing on ------------------------------------------------------------------------------

    @property
    def bot_names(self) -> tuple[str, ...]:
        """The bots that could play on."""
        from oracle_nb.bots import bot_names

        return bot_names(self.rules.name)

    def play_on(self, chosen: Mapping[int, str]) -> Game:
        """Return a new game that goes on from here, with a new seed.

        ``chosen`` names the new players by seat; all others stay.
        """
        return self._played_from(self.game, chosen)

    def try_again(self, number: int, name: str) -> Game | None:
        """Return a new game from before an action, in the seat of its player; None for no action.

        Parameters
        ----------
        number
            The number of the action, from 1.
        name
            The name of the player; bots take all other seats.
        """
        if not (self.over and 0 < number <= self.walk.length):
            return None
        own = self.walk.entries[number - 1].player
        bot = f"bot:{next(iter(package_of(self.rules.name).bots), 'random')}"
        chosen = {seat: bot for seat in range(self.rules.players) if not self.whole.is_bot(seat)}
        if self.whole.is_bot(own):
            chosen[own] = name
        else:
            del chosen[own]
        return self._played_from(self.whole.after(number - 1), chosen)

    def _played_from(self, game: Game, chosen: Mapping[int, str]) -> Game:
        seats = tuple(chosen.get(seat) or name for seat, name in enumerate(self.whole.seats))
        return Game.replay(structs.replace(game.record(), seats=seats), self.rules)
