"""A game being played at one screen: the selection, the display, the bots.

It knows no browser: the table shows it and passes on input, and a test can do the same.
"""

from collections.abc import Callable
from typing import Any, Final

from oracle_nb.core.verdicts import Explanation, MalformedAction
from oracle_nb.games.game import Game
from oracle_nb.games.presentation import Presentation
from oracle_nb.games.registry import presentation_of
from oracle_nb.render.scene import Scene
from oracle_nb.web.table.control.bot_turns import BotTurns
from oracle_nb.web.table.control.bots import MakeBot, TableBots
from oracle_nb.web.table.control.display import GameDisplay, ShownGame
from oracle_nb.web.table.control.forced_answers import answer_forced
from oracle_nb.web.table.control.options import Options, Walk
from oracle_nb.web.table.control.pointer import Pointer, pointer_marks
from oracle_nb.web.table.control.refusal import AND_THEN, RefusalNotice, refusal_of
from oracle_nb.web.table.control.seat_facts import EVERYBODY, ScreenSeats, SeatFacts
from oracle_nb.web.table.control.shown import Shown
from oracle_nb.web.table.control.snapshot import Selection, TableSnapshot
from oracle_nb.web.table.control.tips import GameTips
from oracle_nb.web.table.control.undo import UndoHistory


class TableController(ShownGame):
    """The state of one table.

    Parameters
    ----------
    game
        The game that is played.
    changed
        Called after every change of the game itself, to save it.
    seats
        The seats at this screen; if not given, all in which people sit.
    make_bot
        Called with (name, seed, rules) for every bot; `oracle_nb.bots.make_bot` if not given.
    play
        Called with the text of a legal action instead of playing it; returns whether it was done.
    make_options
        Makes the list of what can be chosen from the legal actions.
    refused
        Called with the text of a confirmed action that is illegal. With it an action is judged only
        once it is confirmed; else the table shows what is legal, explains, and helps.
    """

    def __init__(
        self,
        game: Game,
        *,
        language: str = "en",
        changed: Callable[[], object] = lambda: None,
        make_bot: MakeBot | None = None,
        seats: ScreenSeats = EVERYBODY,
        play: Callable[[str], bool] | None = None,
        make_options: Callable[[Shown, Game, tuple[Any, ...]], Options] = Options,
        refused: Callable[[str], object] | None = None,
    ) -> None:
        self.language = language
        self.changed = changed
        self._make_bot = make_bot
        self._bots: TableBots | None = None
        self.seats = seats
        self.undo_history: Final = UndoHistory(self)
        self.bot_turns: Final = BotTurns(self)
        self._play: Final = play or self._play_here
        self._make_options: Final = make_options
        self._refused: Final = refused
        # An exercise judges a single action, so that each step is chosen on its own.
        self._walks: Final = play is None and refused is None
        self.helps: Final = refused is None
        """Whether it shows in advance what is legal and what that costs, and suggests others."""
        self.forbidden: Callable[[str], object] = lambda rule: None
        """Called with the rule that forbids what the only person here has tried; can be set."""
        self._last_forbidden: tuple[int, str] = (0, "")
        self.panel = ""
        """The open panel: "together" with players and invitations, "share" with the code of the
        game, "analysis", which asks whether to mark it as one, or "bots-finish", which asks whether
        bots should finish it; "" for none."""
        self.display = GameDisplay(self)
        self.pointer: Final = Pointer()
        self._options: tuple[tuple[Any, ...], Options] | None = None
        self._snapshot: TableSnapshot | None = None
        self.tips: Final = GameTips(self)
        self.open(game)

    def open(self, game: Game, bots: TableBots | None = None) -> None:
        """Put another game on the table.

        ``bots`` are those that play it already at another screen.
        """
        self._put(game, bots)
        self.holder = None
        self.display.reset()
        if self.panel != "together":
            self.panel = ""
        self.report = ""
        """The error report of the program, for its maintainers."""
        self.source = ""
        self.catch_up()

    def resume(self, game: Game, bots: TableBots) -> None:
        """Go on with the same game as another process has stored it; unfolded parts stay so."""
        self._put(game, bots)
        self.catch_up()

    def _put(self, game: Game, bots: TableBots | None) -> None:
        if self._bots is not None:
            self._bots.stop()
        self.game = game
        self.rules = game.rules
        self.presentation: Presentation = presentation_of(game.rules, self.language)
        self.words = game.texts(self.language)
        self.bots: TableBots = bots or TableBots(game, self._make_bot)
        self._bots = None if bots else self.bots
        self.display.load()
        self.bot_turns.reset()

    def clear(self) -> None:
        """Clear the selection."""
        self.chosen: Any = None
        self.space: int | None = None
        self.refusals: tuple[RefusalNotice, ...] = ()
        self.then: tuple[str, ...] = ()
        """Actions to offer, one after another, once the chosen action is done."""
        self.walk: Walk | None = None
        """The steps that are done together with the chosen action, the first of them."""
        self.everything = False
        """Whether the actions of all sources are listed."""
        self.notice = ""

    def cancel(self) -> None:
        """Clear the selection, and stop using the end of a turn as the source."""
        self.clear()
        self.source = self.options.remaining(self.source)

    def set_language(self, language: str) -> None:
        """Switch to another language; game and selection stay. Raises UnknownLanguage."""
        self.words = self.game.texts(language)
        self.presentation = presentation_of(self.rules, language)
        self.language = language
        self.display.load()
        self.refusals = tuple(
            refusal_of(self.game, self.presentation.actions, refusal.action, language)
            for refusal in self.refusals
        )
        self.notice = ""

    # --- legal actions ---------------------------------------------------------------------------

    @property
    def options(self) -> Options:
        """The actions of the person at the screen: the same object while the game stays."""
        return self._options_for(self.shown, self.seating)

    def _options_for(self, shown: Shown, seats: SeatFacts) -> Options:
        acts = seats.person_acts and not self.outdated
        given = shown, self._actions if acts else ()
        if self._options is None or self._options[0] != given:
            self._options = given, self._make_options(given[0], self.game, given[1])
        return self._options[1]

    @property
    def sources(self) -> dict[str, list[Any]]:
        """The legal actions by the key of their source, in the order of the rules."""
        return self.options.sources

    @property
    def unshown(self) -> int:
        """Number of events of the last action that are still to be shown."""
        return self.bot_turns.unshown

    def refresh_options(self, last: Any = None) -> None:
        """List the legal actions, and select a source.

        The source of the action ``last`` stays selected if it can be used, else the selected one.
        """
        self.clear()
        if last is not None:
            self.source = self.presentation.actions.source(self.rules, self.game.position, last)
        self._settled = self.game.position
        self.settled_for = self.seating.bot_to_move
        """Whether a bot had to decide when the options were listed."""
        if self.seating.person_acts:
            self.holder = self.game.to_move
        self._actions = tuple(self.game.legal_actions())
        used = self.source
        self.source = self.options.remaining(used) if self.seating.person_acts else ""
        first = self.tips.first() if self.tips.guide and not self.tips.off else None
        if self.source != used and first is not None:
            # Learners see the same source on the board as in the list.
            self.source = self.shown.source(first)

    @property
    def outdated(self) -> bool:
        """Whether the game was changed at another screen since."""
        return self._settled is not self.game.position

    def catch_up(self) -> None:
        """Show changes from another screen; the selection here is cleared."""
        self.bot_turns.unshown = 0
        self.refresh_options()

    def left_by(self, action: Any) -> list[str]:
        """Return the keys of the sources that an action would leave unused for good."""
        return self.options.left_by(action)

    def write(self, action: Any) -> str:
        """Return an action as text."""
        return self.game.write(action)

    @property
    def explanation(self) -> Explanation | None:
        """The explanation of the chosen action."""
        return self.snapshot.explanation

    # --- input -----------------------------------------------------------------------------------

    def use(self, key: str) -> None:
        """Select a source: a die, a card, a god."""
        groups = self.sources
        if key in groups:
            self.clear()
            self.source = key
            if len(groups[key]) == 1:
                self.chosen = groups[key][0]
                self.space = self.shown.target_space(self.chosen)

    def list_everything(self) -> None:
        """List the actions of all sources until one is chosen."""
        self.clear()
        self.everything = True

    def choose(self, text: str) -> None:
        """Choose an action by its text; one that is refused is explained instead."""
        if not self.seating.person_acts:
            return
        try:
            action = self.game.action(text)
        except MalformedAction as error:
            self.notice = self.words.rulebook.malformed(error)
            return
        self.clear()
        if not self.helps or self.game.check(action).allowed:
            self.chosen = action
            self.space = self.shown.target_space(action)
            self.source = self.shown.source(action)
        else:
            self._refuse(action)

    def _refuse(self, *actions: Any) -> None:
        """Explain why actions are refused, and report the first rule once in each position."""
        self.refusals = tuple(
            refusal_of(self.game, self.presentation.actions, action, self.language)
            for action in actions
        )
        if actions and len(self.seating.people) == 1:
            rule = self.game.check(actions[0]).broken_rules[0]
            tried = len(self.game.history), rule
            if tried != self._last_forbidden:
                self._last_forbidden = tried
                self.forbidden(rule)

    def follow(self, text: str) -> None:
        """Follow a suggested way: choose its first action, and the next once that is done."""
        first, *rest = text.split(AND_THEN)
        self.choose(first)
        if self.chosen is not None:
            self.then = tuple(rest)

    def click(self, space: int) -> None:
        """Click a space: choose an action there, or explain why there is none.

        A click on a unit with which the player can act selects it.
        A second click on the same space does the chosen action; where several actions are legal, or
        only with another source, it chooses the cheapest. A player's own place says what is there
        and what can be done, and chooses nothing.
        """
        if not self.seating.person_acts:
            return
        table, options = self.snapshot, self.options
        if self.chosen is not None and self.space == space:
            if not table.left:
                self.play(self.write(self.chosen))
            return
        again = self.space == space
        self.clear()
        source = options.source_at(space, self.source)
        self.use(source)
        self.space = space
        if source:
            return
        here = options.cheapest_alike(options.actions_at(space, self.source))
        if again and not table.source_is_at(space):
            here = sorted(here or options.actions_at(space), key=options.tokens)[:1]
        if len(here) == 1:
            self.chosen = here[0]
            self.source = options.shown.source(here[0])
        elif not here and self._walks and (walk := options.walk(space, self.source)):
            self.chosen, self.walk = walk.steps[0], walk
        elif not here and not table.is_own_place(space):
            self._refuse(*table.refused_at(space)[:2])

    def play(self, text: str) -> bool:
        """Carry out an action, given as text, if it is legal; else explain why not."""
        if not self.seating.person_acts:
            return False
        if self._refused is not None:
            self.choose(text)
            if self.chosen is not None and not self.game.check(self.chosen).allowed:
                self.clear()
                self._refused(text)
                return False
        chosen = "" if self.chosen is None else self.write(self.chosen)
        then = self.then if chosen == text else ()
        steps = self.walk.steps if self.walk is not None and chosen == text else ()
        self.choose(text)
        if self.chosen is None:
            return False
        first = len(self.game.history)
        if not self._play(text):
            return False
        for step in steps[1:]:
            if not (self.game.check(step).allowed and self._play(self.write(step))):
                break
        self.undo_history.join(first)
        # A plan isn't continued unasked once chance has decided something.
        known = not any(entry.outcome for entry in self.game.history[first:])
        if then and known and self.game.check(then[0]).allowed:
            self.follow(AND_THEN.join(then))
        return True

    def _play_here(self, text: str) -> bool:
        self.game.play(self.game.action(text))
        self.answer_forced()
        self.bot_turns.paused = False
        self.refresh_options()
        self.changed()
        return True

    def answer_forced(self) -> bool:
        """Give the answers of a lone person who has no choice; return whether there were any."""
        return answer_forced(self)

    def analyse(self) -> None:
        """Mark the game as an analysis, for good; one that others play elsewhere stays a game."""
        self.panel = ""
        if self.seating.shared:
            return
        self.game.analyse()
        self.changed()

    def take_screen(self, seat: int) -> None:
        """Let the player in a seat decide at this screen, if it passes to them."""
        if seat == self.seating.hand_over:
            self.holder = seat
            self.refresh_options()

    # --- view ------------------------------------------------------------------------------------

    @property
    def snapshot(self) -> TableSnapshot:
        """The screen as it is now: the same object for the same state."""
        selection = Selection(
            self.source,
            self.chosen,
            self.space,
            self.refusals,
            self.then,
            self.everything,
            self.walk,
        )
        page = self.game_snapshot
        options = self._options_for(page.shown, page.seats)
        tips = self.tips
        state = TableSnapshot(
            page,
            options,
            selection,
            self.helps,
            tips.priced,
            tips.advised,
            tips.suggested,
            tips.diverts,
            tips.guide is not None and not tips.off,
            self._walks,
            tips.unlisted,
        )
        if self._snapshot is None or self._snapshot != state:
            self._snapshot = state
        return self._snapshot

    def scene(self) -> Scene:
        """Return the board with the selection highlighted."""
        return self.scene_of(self.snapshot)

    def scene_of(self, table: TableSnapshot) -> Scene:
        """Return the board of a state of this table, with the marks of the pointer."""
        more = pointer_marks(self.pointer, table.shown, table)
        return table.scene.with_overlay(*table.scene.overlay, *more) if more else table.scene
