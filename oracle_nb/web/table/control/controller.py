"""A game being played at one screen: what is chosen, what is shown, what the bots do.

It knows no browser: the table shows it and passes on what people do, and a test can do the same.
"""

from collections.abc import Callable, Sequence
from typing import Any

from oracle_nb.core.verdicts import Explanation, MalformedAction
from oracle_nb.games.game import Game
from oracle_nb.games.package import presentation_of
from oracle_nb.games.presentation import Presentation
from oracle_nb.render.scene import Scene
from oracle_nb.web.table.control.board_scene import BoardDrawing, scene
from oracle_nb.web.table.control.bots import SKIP, MakeBot, TableBots
from oracle_nb.web.table.control.game_log import GameLog, LogEntry
from oracle_nb.web.table.control.leftovers import left_by
from oracle_nb.web.table.control.options import ActionOptions
from oracle_nb.web.table.control.pointer import Pointer
from oracle_nb.web.table.control.refusal import (
    AND_THEN,
    RefusalNotice,
    UnusableSource,
    idle_of,
    refusal_of,
    refused_among,
)
from oracle_nb.web.table.control.undo import UndoController


class TableController(UndoController):
    """What is going on at one table.

    Parameters
    ----------
    game
        The game that is played.
    changed
        Called after every change of the game itself, to save it.
    seats
        The seats that people at this screen play; if not given, all in which people sit.
    make_bot
        Called with (name, seed, rules) for every bot; `oracle_nb.bots.make_bot` if not given.
    """

    def __init__(
        self,
        game: Game[Any, Any],
        *,
        language: str = "en",
        changed: Callable[[], object] = lambda: None,
        make_bot: MakeBot | None = None,
        seats: tuple[int, ...] | None = None,
    ) -> None:
        self.language = language
        self.changed = changed
        self._make_bot = make_bot
        self._bots: TableBots | None = None
        super().__init__(seats)
        self.inviting = False
        """Whether it is shown who plays at which screen."""
        self.pace = "follow"
        self.paused = False
        self.fast_forward = False
        """Whether bots shall go on without a rest until a person is to decide."""
        self.wait: float | None = None
        """Seconds for which a step waits for a bot; None: until it has decided."""
        self.pointer = Pointer(self)
        self.open(game)

    def open(self, game: Game[Any, Any], bots: TableBots | None = None) -> None:
        """Put another game on the table.

        ``bots`` are those that play it already at another screen.
        """
        self._put(game, bots)
        self.holder = None
        self._idle: list[UnusableSource] | None = None
        self.seat_shown: int | None = None
        """Whose board is shown large, where it isn't that of the person at the screen."""
        self.opened: dict[str, None] = {}
        """The rules whose text is shown, by the place they are shown at."""
        self.log_length = 6
        self.sharing = False
        """Whether it is shown how the game is passed on."""
        self.marking = False
        """Whether the dialog that marks the game as an analysis is open."""
        self.report = ""
        """What went wrong in the program, to be sent to those who mend it."""
        self.source = ""
        self.catch_up()

    def resume(self, game: Game[Any, Any], bots: TableBots) -> None:
        """Go on with the same game as another process has stored it; what is unfolded stays so."""
        self._put(game, bots)
        self.catch_up()

    def _put(self, game: Game[Any, Any], bots: TableBots | None) -> None:
        if self._bots is not None:
            self._bots.stop()
        self.game = game
        self.rules = game.rules
        self.presentation: Presentation = presentation_of(game.rules, self.language)
        self.words = game.texts(self.language)
        self.bots: TableBots = bots or TableBots(game, self._make_bot)
        self._bots = None if bots else self.bots
        self.asked = ""
        """What goes on once a bot has decided that is still thinking: "action", "event"; or ""."""
        self.game_log = GameLog(game, self.words, self.presentation.progress, self.bots)
        self._drawing = BoardDrawing(self.rules)
        self.unshown = 0
        """How many events of the last action are still to be shown."""

    def clear(self) -> None:
        """Choose nothing."""
        self.chosen: Any = None
        self.space: int | None = None
        self.refusals: tuple[RefusalNotice, ...] = ()
        self.then: tuple[str, ...] = ()
        """What is to be offered once the chosen action is done."""
        self.notice = ""

    def set_language(self, language: str) -> None:
        """Go on in another language; the game and what is chosen stay. Raises UnknownLanguage."""
        self.words = self.game.texts(language)
        self.presentation = presentation_of(self.rules, language)
        self.language = language
        self.game_log = GameLog(self.game, self.words, self.presentation.progress, self.bots)
        self._idle = None
        self.refusals = tuple(refusal_of(self.game, one.action, language) for one in self.refusals)
        self.notice = ""

    # --- who -------------------------------------------------------------------------------------

    @property
    def large(self) -> int:
        """The seat whose board is shown large."""
        return self.viewer if self.seat_shown is None else self.seat_shown

    # --- what may be done ------------------------------------------------------------------------

    @property
    def sources(self) -> dict[str, list[Any]]:
        """What can be done now, by the key of what it is done with, in the order of the rules."""
        return self._options.sources if self.person_acts else {}

    def _settle(self) -> None:
        """After a change: list what can be done, and choose a source where one offers itself."""
        self.clear()
        self._settled = self.game.position
        self.settled_for = self.bot_to_move
        """Whether a bot was to act when it was listed what can be done."""
        if self.person_acts:
            self.holder = self.game.to_move
        self._options, self._idle = self._listed(self.game.legal_actions()), None
        if self.source not in self.sources:
            self.source = next(iter(self.sources), "")

    def _listed(self, actions: Sequence[Any]) -> ActionOptions:
        return ActionOptions(self.rules, self.presentation.actions, self.game.position, actions)

    @property
    def behind(self) -> bool:
        """Whether the game was changed at another screen since."""
        return self._settled is not self.game.position

    def catch_up(self) -> None:
        """Take in what was done at another screen; what was chosen here is let go."""
        self.unshown = 0
        self._settle()

    def at(self, space: int, key: str | None = None) -> list[Any]:
        """The legal actions aimed at a space, with one source or with any."""
        return self._options.at(self.known, space, key) if self.person_acts else []

    def refused_at(self, space: int) -> list[Any]:
        """What somebody may want at a space with the source in use and can't, likeliest first."""
        tries = self.presentation.actions.candidates(self.rules, self.known, self.source, space)
        return refused_among(self.game, tries)

    @property
    def left(self) -> list[str]:
        """The keys of what could still be used in a turn that the chosen action would end."""
        options = self._options.actions
        return left_by(self.presentation.actions, self.rules, self.known, options, self.chosen)

    @property
    def idle(self) -> list[UnusableSource]:
        """What the person at the screen can't use now."""
        if not self.person_acts:
            return []
        if self._idle is None:
            self._idle = idle_of(self.game, self.presentation.actions, self.words)
        return self._idle

    def tokens(self, action: Any) -> int:
        """What a legal action costs."""
        return self.rules.check(self.game.position, action).tokens

    def write(self, action: Any) -> str:
        """An action as text."""
        return self.game.write(action)

    def rule_name(self, rule: str) -> str:
        """The title of a rule; "" where the book has no such rule."""
        book = self.words.rulebook
        return book.say(rule) if rule in book else ""

    def title(self, action: Any) -> str:
        """An action in words."""
        return str(self.words.action(self.game.position, action))

    @property
    def explanation(self) -> Explanation | None:
        """What the chosen action would do and why."""
        if self.chosen is None:
            return None
        return self.game.explain(self.chosen, self.language)

    # --- what a person does ----------------------------------------------------------------------

    def deeds(self, value: str) -> dict[str, Callable[[], object]]:
        """What a button beside the board does with its value, by the name of the deed."""
        return {
            "source": lambda: self.use(value),
            "pick": lambda: self.pick(value),
            "way": lambda: self.follow(value),
            "do": lambda: self.do(value),
            "cancel": self.clear,
            "rule": lambda: self.toggle_rule(value),
            "take-screen": lambda: self.take_screen(value),
        }

    def use(self, key: str) -> None:
        """Choose a die, a card, a god."""
        groups = self.sources
        if key in groups:
            self.clear()
            self.source = key
            if len(groups[key]) == 1:
                self.chosen = groups[key][0]
                self.space = self.presentation.actions.target_space(
                    self.rules, self.known, self.chosen
                )

    def choose(self, text: str) -> None:
        """Choose an action by its text; one that is refused is explained instead."""
        if not self.person_acts:
            return
        try:
            action = self.game.action(text)
        except MalformedAction as error:
            self.notice = self.words.rulebook.malformed(error)
            return
        self.clear()
        if self.game.check(action).allowed:
            self.chosen = action
            self.space = self.presentation.actions.target_space(self.rules, self.known, action)
            self.source = self.presentation.actions.source(self.rules, self.known, action)
        else:
            self.refusals = (refusal_of(self.game, action, self.language),)

    def pick(self, text: str) -> None:
        """Choose an action by its text, or let go of the one that is chosen already."""
        if self.chosen is not None and self.write(self.chosen) == text:
            self.clear()
        else:
            self.choose(text)

    def follow(self, text: str) -> None:
        """Go a way that was offered: choose its first action, and the next once that is done."""
        first, *rest = text.split(AND_THEN)
        self.choose(first)
        if self.chosen is not None:
            self.then = tuple(rest)

    def click(self, space: int) -> None:
        """Point at a space: choose what can be done there, or say why nothing can.

        A second click on the same space does what is chosen; where several things can be done, or
        only with something else than what is in use, it chooses the cheapest. A player's own place
        stands for what is aimed at none: the end of the turn, or an answer. A turn in which
        something is left unused is not ended by a second click: only a button ends it.
        """
        if not self.person_acts:
            return
        if self.chosen is not None and self.space == space:
            if not self.left:
                self.do(self.write(self.chosen))
            return
        again = self.space == space
        self.clear()
        self.space = space
        here = self.at(space, self.source)
        if again:
            here = sorted(here or self.at(space), key=self.tokens)[:1]
        if len(here) == 1:
            self.chosen = here[0]
            self.source = self.presentation.actions.source(self.rules, self.game.position, here[0])
        elif not here and (own := self.unaimed(space)):
            # What is in use stays: it is what one goes on with after a second thought.
            self.chosen = own[0]
        elif not here:
            wanted = self.refused_at(space)[:2]
            self.refusals = tuple(refusal_of(self.game, one, self.language) for one in wanted)

    def unaimed(self, space: int) -> list[Any]:
        """What a click on a player's own place stands for: answers, or the end of the turn."""
        own = self.presentation.players.piece_space(self.rules, self.game.position, self.viewer)
        wanted = space == own and self.person_acts and not self.at(space)
        return self._options.unaimed(self.known) if wanted else []

    def do(self, text: str) -> bool:
        """Carry out an action, given as text, if it is legal; else explain why not."""
        if not self.person_acts:
            return False
        chosen = "" if self.chosen is None else self.write(self.chosen)
        then = self.then if chosen == text else ()
        self.choose(text)
        if self.chosen is None:
            return False
        self.game.play(self.chosen)
        self.paused = False
        self._settle()
        self.changed()
        if then and self.game.check(then[0]).allowed:
            self.follow(AND_THEN.join(then))
        return True

    def toggle_rule(self, place: str) -> None:
        """Show the text of a rule at a place, or fold it."""
        if place in self.opened:
            del self.opened[place]
        else:
            self.opened[place] = None

    # --- bots ------------------------------------------------------------------------------------

    def step_action(self) -> bool:
        """Show the rest of the last action, or let a bot act; False where nothing was done.

        A bot that still thinks acts when it has decided and `go_on` is called.
        """
        if self.unshown:
            self.catch_up()
            return True
        return self._bot_plays("action")

    def step_event(self) -> bool:
        """Show one more event, of the last action or of a bot's next."""
        if not self.unshown:
            if not self._bot_plays("event"):
                return False
            self.unshown = len(self.game.history[-1].events)
        self.unshown = max(0, self.unshown - 1)
        self._settle()
        return True

    def go_on(self) -> bool:
        """Take the step that was waiting for a bot's decision, or another action."""
        return self.step_event() if self.asked == "event" else self.step_action()

    def halt(self, paused: bool) -> None:
        """Have bots wait, or go on: what one decides meanwhile is done when one goes on."""
        if paused != self.paused:
            self.fast_forward, self.asked = False, ""
        self.paused = paused

    def skip(self, limit: int = SKIP) -> bool:
        """Let bots act until a person is to decide; False where the limit came first."""
        self.unshown = 0
        ready = any(not self._bot_plays("action", settle=False) for _ in range(limit))
        self._settle()
        return ready

    def _bot_plays(self, asked: str, *, settle: bool = True) -> bool:
        played = self.bots.play(self.wait)
        self.asked = "" if self.bots.thought is None else asked
        if played:
            if settle:
                self._settle()
            self.changed()
        return played

    # --- what is seen ----------------------------------------------------------------------------

    @property
    def log(self) -> tuple[LogEntry, ...]:
        """The last actions, the events of the last one as far as they are shown."""
        return self.game_log.last(self.log_length, self.unshown, self.knower)

    @property
    def picture(self) -> Scene:
        """The board as whoever is at the screen may see it; drawn once for each position."""
        return self._drawing.of(self.known, self.knower, self.language)

    def scene(self) -> Scene:
        """The board, with what is pointed out on it."""
        return scene(self, self.pointer.marks())
