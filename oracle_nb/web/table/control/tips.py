"""The tips of a guided game at one screen: the one that is due, and the action to recommend."""

from collections.abc import Iterator, Sequence
from typing import Any, Final, NamedTuple, Protocol

from oracle_nb.bots import make_bot, think
from oracle_nb.games.game import Game
from oracle_nb.games.motives import ONLY, motive_text
from oracle_nb.games.presentation import TaskAction
from oracle_nb.games.texts import GameTexts
from oracle_nb.lessons.guide import ACTION, Guide, Tip, guide_of, guided_game_of
from oracle_nb.web.table.control.options import Options
from oracle_nb.web.table.control.seat_facts import SeatFacts


class TipTable(Protocol):
    """The parts of a table that its tips use."""

    game: Game
    words: GameTexts
    chosen: Any

    @property
    def seating(self) -> SeatFacts:
        """The people at the screen."""

    @property
    def options(self) -> Options:
        """The legal actions of a person at the screen, as they are listed."""

    @property
    def known(self) -> Any:
        """The position as the people at the screen may know it."""

    def left_by(self, action: Any) -> list[str]:
        """Return the keys of the sources that an action would leave unused for good."""

    def choose(self, text: str) -> None:
        """Choose an action by its text."""

    def clear(self) -> None:
        """Clear the selection."""


class TipSnapshot(NamedTuple):
    """The tips as one screen shows them.

    ``guided`` says whether the game has tips, ``off`` whether the learner has switched them off;
    ``tip`` is the one that is due, ``acting`` whether there is a legal action that a due tip
    recommends, ``asks`` whether an action can be asked for now, ``shows`` whether it is that of the
    tip, and ``reason`` the bot's for the action that it would do. ``task`` is a tip that has been
    read while what it recommends is still to be done, where no tip is due. ``action`` is the
    recommended action in words, where the tip names it.
    """

    guided: bool
    off: bool
    tip: Tip | None
    acting: bool
    asks: bool
    shows: bool
    reason: str
    task: Tip | None = None
    action: str = ""


class GameTips:
    """The tips at one screen."""

    def __init__(self, table: TipTable) -> None:
        self._table: Final = table
        self.seen: tuple[str, ...] | None = None
        """The moments of the tips that the learner has seen; None in a game without tips."""
        self.off = False
        """Whether the learner has switched tips off."""
        self.tip: Tip | None = None
        """The tip that is due."""
        self._tasks: list[str] = []
        """The moments of the tips that were read and still last, the latest last."""
        self._passed: dict[str, int] = {}
        """The number of actions after which the moments of other tips that were read had passed."""
        self._length: int | None = None
        self._priced: Game | None = None
        self._suggested: Any = None
        self._reason = ""

    @property
    def guide(self) -> Guide | None:
        """The guide of the game; None in a game without tips."""
        rules = self._table.game.rules.name
        if self.seen is None or guided_game_of(rules) is None:
            return None
        return guide_of(rules)

    def refresh(self) -> None:
        """Find the tip that is due now: the one about the chosen action, or else the first.

        A tip counts as seen once the learner has acted below it, or its moment has passed.
        """
        guide, acted = self.guide, self._has_acted()
        if guide is None or self.seen is None or self.off:
            self.tip = None
            return
        moments = self.moments()
        if self.tip is not None and (acted or self.tip.moment not in moments):
            self._see(self.tip.moment)
        self._keep_tasks(moments)
        chosen = self._table.chosen
        text = "" if chosen is None else self._table.game.write(chosen)
        self.tip = next(self._due(guide, moments, text), None)
        if self.tip is not None and self.reason and not self.tip.is_about(text):
            # It waits while the bot's reason for the chosen action is read.
            self.tip = None
        if self.tip is not None and self.tip.moment == guide.prices:
            self._priced = self._table.game

    def _keep_tasks(self, moments: Sequence[str]) -> None:
        """Drop the tips whose moment has passed, and bring them back once that is undone."""
        length = len(self._table.game.history)
        undone = [moment for moment, passed in self._passed.items() if passed > length]
        self._tasks += [moment for moment in undone if moment not in self._tasks]
        self._passed = {x: passed for x, passed in self._passed.items() if passed <= length}
        self._passed |= {moment: length for moment in self._tasks if moment not in moments}
        self._tasks = [moment for moment in self._tasks if moment in moments]

    def _due(self, guide: Guide, moments: Sequence[str], chosen: str = "") -> Iterator[Tip]:
        """Yield the due tips that recommend what the list of choices puts first, or nothing.

        Tips and the list have one order. Those about the chosen action come anyway, and so do those
        on something beside the list.
        """
        assert self.seen is not None
        for tip in guide.due(moments, self.seen, chosen):
            if self._agrees(tip) or (chosen and tip.is_about(chosen)):
                yield tip

    def _agrees(self, tip: Tip) -> bool:
        """Return whether a tip recommends nothing else than the list of choices puts first."""
        first, recommended = self.first(), tip.recommended(self._table.game, self._options())
        return first is None or not recommended or first in recommended or tip.beside

    def first(self) -> Any:
        """Return what the list puts first for a goal in this turn; None where it has nothing."""
        listed = self._listed()
        return None if not listed or listed[0].later else listed[0].action

    def _listed(self) -> Sequence[TaskAction]:
        """Return what the list has for goals, the best first."""
        table = self._table
        return table.options.first_for_tasks(self.priced) if table.seating.person_acts else ()

    @property
    def diverts(self) -> bool:
        """Whether a tip recommends something else than what the list has for a later turn.

        One that was read leaves the choice.
        """
        acting = self._acting()
        if acting is None or acting.moment in self._tasks:
            return False
        listed = self._listed()
        recommended = acting.recommended(self._table.game, self._options())
        return not listed or listed[0].action not in recommended

    def _has_acted(self) -> bool:
        """Return whether the learner has acted since the last time this was asked."""
        history = self._table.game.history
        before = len(history) if self._length is None else self._length
        self._length = len(history)
        learner = self._table.seating.viewer
        return any(entry.player == learner for entry in history[before:])

    def moments(self) -> Sequence[str]:
        """Return the moments that the position is for the learner."""
        table = self._table
        rules, viewer = table.game.rules, table.seating.viewer
        data = guided_game_of(rules.name)
        assert data is not None
        history = reversed(table.game.history)
        events = (event for entry in history for event in reversed(entry.events))
        return tuple(data.moments_at(rules, table.known, viewer, self._options(), events))

    def dismiss(self, moment: str) -> None:
        """Count the tip for a moment as seen, if it is the one that is shown.

        A chosen action is let go where the next tip recommends another one.
        """
        read, table = self.tip, self._table
        if read is None or read.moment != moment:
            return
        self._see(moment)
        self.refresh()
        tip = self.tip
        if tip is None or table.chosen is None or tip.is_about(table.game.write(table.chosen)):
            return
        if tip.recommended(table.game, self._options()):
            table.clear()

    def switch(self, value: str) -> str:
        """Hide the tips if the value is "off", else show them; return "on" or "off"."""
        self.off = value == "off"
        return "off" if self.off else "on"

    def _see(self, moment: str) -> None:
        if self.seen is not None and moment not in self.seen:
            self.seen = (*self.seen, moment)
            self._tasks.append(moment)

    @property
    def task(self) -> Tip | None:
        """The latest tip that was read and recommends what is still to be done; None for none."""
        guide = self.guide
        if guide is None or self.off or not self._tasks:
            return None
        options = self._options()
        for tip in filter(None, map(guide.tip, reversed(self._tasks))):
            if tip.do and tip.recommended(self._table.game, options) and self._agrees(tip):
                return tip
        return None

    # --- recommendations -------------------------------------------------------------------------

    @property
    def snapshot(self) -> TipSnapshot:
        """The tips as they are shown now."""
        if self.guide is None:
            return TipSnapshot(False, self.off, None, False, False, False, "")
        acting, reason, asks = self._acting(), self.reason, self._table.seating.person_acts
        # Below a tip without an action, that of another tip would look like its own.
        shows = asks and (self.tip is None or acting is self.tip)
        task = None if self.tip is not None or reason else self.task
        return TipSnapshot(
            True,
            self.off,
            self.tip,
            acting is not None,
            asks,
            shows,
            reason,
            task,
            self._in_words(self.tip or task),
        )

    def _in_words(self, tip: Tip | None) -> str:
        """Return the action that a tip names, with what is added to its name; "" for none."""
        table = self._table
        action, shown = self._named_by(tip), table.options.shown
        if action is None:
            return ""
        return "; ".join(filter(None, (table.options.title(action), shown.detail(action))))

    def _named_by(self, tip: Tip | None) -> Any:
        """Return the action that a tip names; None for none."""
        if tip is None or tip.do is None or all(ACTION not in text for text in tip.do.values()):
            return None
        recommended, first = tip.recommended(self._table.game, self._options()), self.first()
        return first if first in recommended else next(iter(recommended), None)

    @property
    def unlisted(self) -> Any:
        """The action that the shown tip names while the list begins with another; None for none."""
        if self.seen is None or self.off:
            return None
        named = self._named_by(self.tip or self.task)
        if named is None or any(task.action == named for task in self._listed()[:1]):
            return None
        return named

    @property
    def reason(self) -> str:
        """The bot's reason for the recommended action, while it is chosen; "" for none."""
        return self._reason if self.suggested else ""

    @property
    def suggested(self) -> bool:
        """Whether the chosen action is the one that `suggest` has chosen."""
        chosen = self._table.chosen
        return chosen is not None and chosen is self._suggested

    @property
    def advised(self) -> bool:
        """Whether the chosen action is what the tip recommends, or what a bot would do."""
        table = self._table
        if self.guide is None or table.chosen is None:
            return False
        if self.suggested:
            return True
        return self.tip is not None and table.chosen in self.tip.recommended(
            table.game, self._options()
        )

    @property
    def priced(self) -> bool:
        """Whether prices are shown: not before the tip that explains them."""
        guide = self.guide
        if guide is None or not guide.prices or self.seen is None or self.off:
            return True
        return guide.prices in self.seen or self._priced is self._table.game

    def suggest(self) -> None:
        """Choose the action that a due tip recommends, and show this tip.

        Where none does, choose what a bot would do; a tip that is shown has been read then. A bot
        that would end the turn is no example where a tip that was read still recommends more.
        """
        guide, table = self.guide, self._table
        if guide is None or not table.seating.person_acts:
            return
        game, options, acting = table.game, self._options(), self._acting()
        seat = game.to_move
        assert seat is not None
        if self.tip is not None and self.tip is not acting:
            self._see(self.tip.moment)
        recommended = options if acting is None else acting.recommended(game, options)
        view, luck = game.rules.view(game.position, seat), game.chance.seed_for(-9)
        # The quick bot of the other seats would miss more.
        bot = make_bot(guide.adviser or guide.bot, luck, game.rules)
        decided = think(bot, view, recommended)
        # A bot that plans its whole turn may decide for none of only a few options.
        action = decided.action if decided.action in recommended else recommended[0]
        if acting is None and table.left_by(action):
            action = self._still_recommended(options) or action
        elif acting is not None and self.first() in recommended:
            action = self.first()
        table.choose(game.write(action))
        self._suggested, self._reason = table.chosen, ""
        # A tip that recommends a single action says why itself.
        chooses = acting is None or len(recommended) > 1
        if chooses and decided.motive not in (None, ONLY) and action == decided.action:
            self._reason = motive_text(table.words, decided.private or decided.motive)
        self.refresh()

    def _options(self) -> Sequence[Any]:
        """Return the legal actions of the learner; () where nobody at the screen must decide."""
        table = self._table
        return table.game.legal_actions() if table.seating.person_acts else ()

    def _still_recommended(self, options: Sequence[Any]) -> Any:
        """Return what the list or a tip recommends while its moment lasts, read or not; or None."""
        guide, game, moments = self.guide, self._table.game, self.moments()
        first = self.first()
        if first is not None:
            return first
        tips = () if guide is None else guide.due(moments, ())
        for tip in tips:
            for action in tip.recommended(game, options):
                if not self._table.left_by(action):
                    return action
        return None

    def _acting(self) -> Tip | None:
        """Return the tip that is shown, or else the next one due, with a legal action to show.

        If there is none, it is a tip that was read whose action is still to be done.
        """
        guide, game, options = self.guide, self._table.game, self._options()
        if guide is None or self.seen is None or self.off or not options:
            return None
        due = self._due(guide, self.moments())
        tips = due if self.tip is None else (self.tip, *due)
        return next((tip for tip in tips if tip.recommended(game, options)), self.task)
