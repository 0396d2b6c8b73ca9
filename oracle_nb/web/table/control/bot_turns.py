"""The turns of bots at one screen: step by step, with part of a step shown at a time."""

from collections.abc import Callable
from typing import Protocol

from oracle_nb.games.game import Game
from oracle_nb.web.table.control.bots import SKIP, TableBots


class BotTable(Protocol):
    """The parts of a table that bots' turns use."""

    game: Game
    bots: TableBots
    changed: Callable[[], object]

    def answer_forced(self) -> bool:
        """Give the answers of a person who has no choice; return whether there were any."""
        ...

    def refresh_options(self) -> None:
        """List the legal actions."""
        ...


class BotTurns:
    """The turns of the bots at one screen."""

    def __init__(self, table: BotTable) -> None:
        self._table = table
        self.pace = "follow"
        self.paused = False
        self.fast_forward = False
        """Whether bots play without a rest until a person must decide."""
        self.wait: float | None = None
        """Seconds for which a step waits for a bot; None: until it has decided."""
        self.reset()

    def reset(self) -> None:
        """Start with another game, of which everything is shown."""
        self.asked = ""
        """The step that waits for a bot's decision: "action", "event"; "" for none."""
        self.unshown = 0
        """Number of events of the last action that are still to be shown."""

    def step_action(self) -> bool:
        """Show the rest of the last action, or let a bot act; False where nothing was done.

        A bot that still thinks acts when it has decided and `go_on` is called.
        """
        if self.unshown:
            self.unshown = 0
            self._go_on_shown()
            return True
        return self._play_and_refresh("action")

    def step_event(self) -> bool:
        """Show one more event, of the last action or of a bot's next."""
        if not self.unshown:
            if not self._play_and_refresh("event"):
                return False
            self.unshown = len(self._table.game.history[-1].events)
        self.unshown = max(0, self.unshown - 1)
        self._go_on_shown()
        return True

    def go_on(self) -> bool:
        """Take the step that was waiting for a bot's decision, or another action."""
        return self.step_event() if self.asked == "event" else self.step_action()

    def halt(self, paused: bool) -> None:
        """Pause the bots, or let them continue with the decisions made meanwhile."""
        if paused != self.paused:
            self.fast_forward, self.asked = False, ""
        self.paused = paused

    def skip(self, limit: int = SKIP) -> bool:
        """Let bots act until a person must decide; False where the limit came first."""
        if self.unshown:
            self.unshown = 0
            self._go_on_shown()
        ready = any(not self._play("action") for _ in range(limit))
        self._table.refresh_options()
        return ready

    def _play_and_refresh(self, asked: str) -> bool:
        return self._play(asked, self._table.refresh_options)

    def _go_on_shown(self) -> None:
        """Go on after a part of an action was shown; questions come after all of it."""
        answered = not self.unshown and self._table.answer_forced()
        self._table.refresh_options()
        if answered:
            self._table.changed()

    def _play(self, asked: str, then: Callable[[], object] = lambda: None) -> bool:
        """Let a bot act, do something with its action, and save the game.

        Actions that it conceals are one step with the next that it doesn't.
        """
        table = self._table
        played = concealed = True
        # Nobody could see a step that ends with a concealed action, but everybody could count it.
        while played and concealed:
            played = table.bots.play(self.wait)
            self.asked = "" if table.bots.thought is None else asked
            if played:
                concealed = table.game.history[-1].concealed
                if asked != "event":
                    table.answer_forced()
                then()
                table.changed()
        return played
