"""A coach with fixed numbers, and what its panel shows."""

import re
from html import unescape
from threading import Event
from typing import Any

import pytest

from oracle_nb.games.coach import CoachLine, Judgment
from oracle_nb.games.motives import Motive


class StubCoach:
    """A coach with fixed numbers: the first legal actions are best, each half a round later."""

    estimated = True
    step = 0.5

    def __init__(self, rules: Any) -> None:
        self.rules = rules
        self.free = Event()
        self.free.set()
        self.failing = False
        self.seen: list[tuple[Any, int]] = []

    def _look(self, view: Any) -> Any:
        self.free.wait()
        if self.failing:
            raise RuntimeError("no idea")
        self.seen.append((view, self.rules.to_move(view)))
        return self.rules.legal_actions(view)

    def end(self, view: Any, seat: int) -> float:
        return 9.0

    def lines(self, view: Any, number: int = 3) -> list[CoachLine[Any]]:
        options = self._look(view)[:number]
        reasons = (Motive("coach-explore"),)
        return [
            CoachLine((action,), 9.0 + self.step * place, reasons, self.estimated)
            for place, action in enumerate(options)
        ]

    def listed(self, view: Any) -> CoachLine[Any] | None:
        return None

    def best(self, view: Any) -> CoachLine[Any]:
        # Without play-outs, a coach may prefer another line.
        return self.lines(view)[-1]

    def judge(self, view: Any, action: Any, *, closely: bool = False) -> Judgment[Any]:
        options = list(self._look(view))
        best = CoachLine((options[0],), 9.0, (), self.estimated)
        return Judgment(best, 9.0 + self.step * options.index(action))

    def hint(self, view: Any) -> Motive:
        self._look(view)
        return Motive("hint-prepare")


def until_acting(table):
    """Play on until a person chooses between several actions."""
    for _ in range(400):
        if table.controller.seating.bot_acts:
            table.handle("step-action")
        elif len(table.game.legal_actions()) > 2 and not table.game.position.pending:
            return
        else:
            table.handle("do", table.game.write(table.game.legal_actions()[0]))
    pytest.fail("it never came")


def answered(table):
    """Wait until the coach has answered, as the page does: it asks again and again."""
    while table.coach.thinking:
        table.coach._job.finished(10)
        table.handle("beat")


def panel(page_or_table):
    """The text of the coach's panel; "" without a panel."""
    table = getattr(page_or_table, "table", page_or_table)
    match = re.search(r'<aside class="coach[ "].*?</aside>', table._side.html, re.DOTALL)
    text = re.sub(r"<[^>]+>|[\x02-\x06]\S*", " ", match[0]) if match else ""
    return " ".join(unescape(text).split())


def ask(table, do="coach-ask"):
    table.handle(do)
    answered(table)
    return panel(table)


def announced(table):
    """The text that the coach's panel has screen readers announce."""
    match = re.search(
        r'<div class="coach-said" aria-live="polite"[^>]*>(.*?)</div>', table._side.html
    )
    assert match is not None
    return " ".join(unescape(re.sub(r"<[^>]+>", " ", match[1])).split())
