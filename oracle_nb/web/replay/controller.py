"""The controller of a replay: the game as it is here and at other screens, and what is shown."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Final

from msgspec import structs

from oracle_nb.games.game import Game
from oracle_nb.games.presentation import Presentation
from oracle_nb.games.registry import package_of, presentation_of
from oracle_nb.render.scene import Scene
from oracle_nb.web.replay.state import ReplaySeats, ReplaySnapshot, ReplayState
from oracle_nb.web.replay.timeline import Timeline, TimelinePlace
from oracle_nb.web.table.control.bots import TableBots
from oracle_nb.web.table.control.display import GameDisplay, ShownGame
from oracle_nb.web.table.control.pointer import Pointer, pointer_marks


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
    state: ReplayState
    """The choices made here; `show` changes them."""
    unshown: int = 0
    """Number of events of the action that are still to be shown."""
    played: Game
    """The game with all its actions."""
    whole: Game
    """The game with the actions that may be shown: once it is over, all."""

    def __init__(
        self,
        game: Game,
        at: int | None = None,
        *,
        language: str = "en",
        seats: tuple[int, ...] | None = None,
        bots: TableBots | None = None,
    ) -> None:
        self._players: Final = bots
        self.language = language
        self.seats = ReplaySeats(seats)
        self.display = GameDisplay(self)
        self.pointer: Final = Pointer()
        self._snapshot: ReplaySnapshot | None = None
        self.state = ReplayState(self._opened(game, None))
        self.go(self.walk.end if at is None else self.walk.whole(at))

    def open(self, game: Game, bots: TableBots | None = None) -> None:
        """Show the replay of another game, from its end; later actions are left out."""
        walk = self._opened(game, bots)
        self.show(replace(self.state, walk=walk.moved_to(walk.end), ahead=0))

    def _opened(self, game: Game, bots: TableBots | None) -> Timeline:
        """Put a game in place of another one; return its beginning."""
        self.played = self.whole = self.game = game.after(len(game.history))
        self.rules = game.rules
        self.bots = bots or self._players or TableBots(self.played)
        self.seats = replace(self.seats, over=self.over, actor=None)
        if not self.over:
            self.whole = self.game = self.played.known_to(self.seating.knower)
        self._load_texts()
        self.display.reset()
        return Timeline(self.whole, self.presentation.progress, self._secret)

    def set_language(self, language: str) -> None:
        """Change the language of all texts. Raises UnknownLanguage."""
        self.language = language
        self.game = self.whole
        self._load_texts()
        self._arrange()

    def _load_texts(self) -> None:
        self.words = self.whole.texts(self.language)
        self.presentation: Presentation = presentation_of(self.rules, self.language)
        self.display.load()
        self._log = self.display.game_log

    def show(self, state: ReplayState) -> None:
        """Show another state."""
        before, self.state = self.state, state
        if state.walk is not before.walk:
            self._arrange()

    def _arrange(self) -> None:
        """Show the point of the game."""
        place, entries = self.walk.place, self.walk.entries
        actor = entries[place.actions - 1].player if place.actions else None
        self.seats = replace(self.seats, over=self.over, actor=actor)
        self.unshown = self.walk.events(place.actions) - place.events
        later = self.whole.after(place.actions)
        # Until every event of an action is shown, the board stays as it was before it.
        self.game = self.whole.after(place.actions - 1) if self.unshown else later
        self.display.game_log = self._log.for_game(later)

    def go(self, place: TimelinePlace) -> None:
        """Show a point of the game."""
        self.show(replace(self.state, walk=self.walk.moved_to(place)))

    def _secret(self, number: int) -> bool:
        """Return whether an action, counted from 0, is another player's secret for now."""
        return not self.over and self._log.entry(number, self.seating.knower).secret

    # --- view ------------------------------------------------------------------------------------

    @property
    def walk(self) -> Timeline:
        """The point of the game."""
        return self.state.walk

    @property
    def over(self) -> bool:
        """Whether the game is over, whatever point of it is shown."""
        return self.whole.to_move is None

    @property
    def reveals(self) -> bool:
        """Whether secret actions are shown: once the game is over."""
        return self.over

    @property
    def known_game(self) -> Game:
        """The game up to the point that is shown, with the actions that may be shown."""
        return self.game

    @property
    def snapshot(self) -> ReplaySnapshot:
        """The replay as it is now: the same object for the same state."""
        snapshot = ReplaySnapshot(self.game_snapshot, self.state, self.whole)
        if self._snapshot is None or self._snapshot != snapshot:
            self._snapshot = snapshot
        return self._snapshot

    def scene(self) -> Scene:
        """Return the board, with the marks of the pointer."""
        scene = self.snapshot.scene
        return scene.with_overlay(*scene.overlay, *pointer_marks(self.pointer, self.shown))

    # --- playing on ------------------------------------------------------------------------------

    def play_on(self, chosen: Mapping[int, str]) -> Game:
        """Return a new game that goes on from here, with a new seed.

        ``chosen`` names the new players by seat; all others stay. While the game goes on, nobody
        takes the seat of a bot that knows what they don't.
        """
        shown, played = self.game.last, self.played
        count = 0 if shown is None else 1 + [entry is shown for entry in played.history].index(True)
        closed = self.snapshot.closed_seats
        kept = {
            seat: name
            for seat, name in chosen.items()
            if name.startswith("bot:") or seat not in closed
        }
        return self._played_from(played.after(count), kept)

    def try_again(self, number: int, name: str) -> Game | None:
        """Return a new game from before an action, in the seat of its player; None for no action.

        Actions count from 1; ``name`` is that of the player, and bots take all other seats.
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
