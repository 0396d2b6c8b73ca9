"""The pace of bots at a table: when its page lets them go on, and for how long they act then."""

import time
from collections.abc import Callable
from typing import Final

from oracle_nb.web.table.control.controller import TableController

FOLLOW: Final = 700
"""Milliseconds from one action of a bot to the next, at a pace one can follow."""
FAST: Final = 10
"""The same where bots play as fast as they can."""
SHARE: Final = 0.05
"""Seconds for which they then act at a time; in between, other sessions have their turn."""
POLL: Final = 250
"""Milliseconds after which a bot that thinks is asked again whether it has decided."""


class BotPacer:
    """Lets the bots of a table go on for as long as its page asks for it.

    ``held`` returns whether bots wait for the answer to a request to undo.
    """

    def __init__(self, controller: TableController, held: Callable[[], bool]) -> None:
        self._controller: Final = controller
        self._held: Final = held
        self.ticks = 0
        """Number of times that the page asked."""

    @property
    def interval(self) -> int | None:
        """Milliseconds after which the page asks the bots to go on; None where they wait."""
        controller, turns = self._controller, self._controller.bot_turns
        if not controller.seating.bot_acts:
            turns.fast_forward = False
            return None
        if not controller.seating.leads_bots or self._held():
            return None
        fast = turns.fast_forward or (turns.pace == "fast" and not turns.paused)
        if controller.bots.thought is not None and (fast or turns.asked):
            return POLL
        if fast:
            return FAST
        return FOLLOW if turns.pace == "follow" and not turns.paused else None

    def go_on(self) -> None:
        """Let the bots go on for a short while."""
        self.ticks += 1
        turns, interval = self._controller.bot_turns, self.interval
        if interval == FAST:
            until = time.perf_counter() + SHARE
            while turns.step_action() and time.perf_counter() < until:
                pass
        elif interval is not None:
            turns.go_on()

    def step(self, step: Callable[[], object]) -> None:
        """Take one step, and pause the bots after it."""
        turns = self._controller.bot_turns
        turns.paused, turns.fast_forward = True, False
        step()

    def hurry(self) -> None:
        """Let the bots go on without a rest until a person must decide."""
        turns = self._controller.bot_turns
        turns.paused, turns.fast_forward = False, True
