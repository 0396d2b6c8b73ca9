"""The tips of a guided game at one screen: the one that is due, and the action to recommend."""

from collections.abc import Sequence
from typing import Any, Final, NamedTuple, Protocol

from oracle_nb.bots import make_bot, think
from oracle_nb.games.game import Game
from oracle_nb.games.motives import ONLY, motive_text
from oracle_nb.lessons.guide import Guide, Tip, guide_of, guided_game_of
from oracle_nb.web.table.control.seat_facts import SeatFacts


class TipTable(Protocol):
    """The parts of a table that its tips use."""

    game: Game
    words: Any
    chosen: Any

    @property
    def seating(self) -> SeatFacts:
        """The people at the screen."""

    @property
    def known(self) -> Any:
        """The position as the people at the screen may know it."""

    def choose(self, text: str) -> None:
        """Choose an action by its text."""


class TipSnapshot(NamedTuple):
    """The tips as one screen shows them.

    ``guided`` says whether the game has tips, ``off`` whether the learner has switched them off;
    ``tip`` is the one that is due, ``reason`` that of the recommended action.
    """

    guided: bool
    off: bool
    tip: Tip | None
    reason: str


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
        self._length: int | None = None
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
        """Find the tip that is due now.

        A tip counts as seen once its moment has passed or the learner has acted below it.
        """
        guide = self.guide
        if guide is None or self.seen is None or self.off:
            self.tip = None
            return
        moments = self._moments()
        unchanged = self._length == len(self._table.game.history)
        acted = self._has_acted()
        if self.tip is not None and (acted or self.tip.moment not in moments):
            self._see(self.tip.moment)
        kept = self.tip is not None and unchanged and self.tip.moment not in self.seen
        self.tip = self.tip if kept else guide.due(moments, self.seen)

    def _has_acted(self) -> bool:
        """Return whether the learner has acted since the last time this was asked."""
        history = self._table.game.history
        before = len(history) if self._length is None else self._length
        self._length = len(history)
        learner = self._table.seating.viewer
        return any(entry.player == learner for entry in history[before:])

    def _moments(self) -> Sequence[str]:
        game, seating = self._table.game, self._table.seating
        options = game.legal_actions() if seating.person_acts else ()
        data = guided_game_of(game.rules.name)
        assert data is not None
        return tuple(data.moments_at(game.rules, self._table.known, seating.viewer, options))

    def dismiss(self, moment: str) -> None:
        """Count the tip for a moment as seen, if it is the one that is shown."""
        if self.tip is not None and self.tip.moment == moment:
            self._see(moment)
            self.refresh()

    def switch(self, value: str) -> str:
        """Hide the tips if the value is "off", else show them; return "on" or "off"."""
        self.off = value == "off"
        return "off" if self.off else "on"

    def _see(self, moment: str) -> None:
        if self.seen is not None and moment not in self.seen:
            self.seen = (*self.seen, moment)

    # --- recommendations -------------------------------------------------------------------------

    @property
    def snapshot(self) -> TipSnapshot:
        """The tips as they are shown now."""
        return TipSnapshot(self.guide is not None, self.off, self.tip, self.reason)

    @property
    def reason(self) -> str:
        """The bot's reason for the recommended action, while it is chosen; "" for none."""
        chosen = self._table.chosen
        return self._reason if chosen is not None and chosen is self._suggested else ""

    def suggest(self) -> None:
        """Choose the action that the tip recommends, or else a bot's decision.

        If the tip leaves nothing to do, but another one that is due does, that tip is shown
        instead, so that text and action agree.
        """
        guide, table = self.guide, self._table
        if guide is None or not table.seating.person_acts:
            return
        game = table.game
        seat = game.to_move
        assert seat is not None
        self._go_to_acting(guide, game.legal_actions())
        options = self._recommended(game.legal_actions())
        bot = make_bot(guide.bot, game.chance.seed_for(-9), game.rules)
        decided = think(bot, game.rules.view(game.position, seat), options)
        # A bot that plans its whole turn may decide for none of only a few options.
        action = decided.action if decided.action in options else options[0]
        table.choose(game.write(action))
        self._suggested, self._reason = table.chosen, ""
        if action == decided.action and decided.motive not in (None, ONLY):
            self._reason = motive_text(table.words, decided.motive)

    def _go_to_acting(self, guide: Guide, options: Sequence[Any]) -> None:
        """Show the first tip that is due and has a legal action of its own, if there is one."""
        if self.tip is None or self.seen is None or self.tip.do is not None:
            return
        moments = self._moments()
        due = (tip for tip in guide.tips if tip.moment in moments and tip.moment not in self.seen)
        acting = next((tip for tip in due if self._shown(tip, options)), None)
        if acting is not None:
            self._see(self.tip.moment)
            self.tip = acting

    def _recommended(self, options: Sequence[Any]) -> Sequence[Any]:
        """Return the options that the tip recommends, the cheapest first; else all."""
        return (() if self.tip is None else self._shown(self.tip, options)) or options

    def _shown(self, tip: Tip, options: Sequence[Any]) -> Sequence[Any]:
        """Return the legal actions that a tip recommends, the cheapest first."""
        game = self._table.game
        for start in tip.show:
            recommended = [
                action for action in options if f"{game.write(action)} ".startswith(f"{start} ")
            ]
            if recommended:
                return sorted(recommended, key=lambda action: game.check(action).tokens)
        return ()
