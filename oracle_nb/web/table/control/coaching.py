"""The coach at one screen: the best lines of a turn, hints, and what an action has cost.

It knows no more than the player it helps: all it is given is `Rules.view` of their seat. It
computes in the background, one job at a time, and drops what it has found out about an old
position. The coaches of all screens take turns, so that however many are asked, tables stay fast.
"""

import logging
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any, Final, Generic, Protocol, TypeVar

from oracle_nb.core import background
from oracle_nb.core.history import HistoryEntry
from oracle_nb.core.work import WorkStopped, background_work
from oracle_nb.core.work_turns import WorkTurns
from oracle_nb.games.coach import Coach, CoachLine, Judgment, are_unequal, in_order
from oracle_nb.games.game import Game
from oracle_nb.games.motives import Motive
from oracle_nb.games.registry import coach_of
from oracle_nb.web.table.control.bots import TableBots
from oracle_nb.web.table.control.refusal import AND_THEN
from oracle_nb.web.table.control.seat_facts import SeatFacts
from oracle_nb.web.table.control.tips import GameTips

_log = logging.getLogger(__name__)

LINES: Final = 3
"""Maximum number of lines that are shown."""
WAIT: Final = 0.05
"""Seconds for which a page waits for a result before it is shown without."""
MOST_COSTS: Final = 8
"""Maximum number of actions whose cost is kept."""

_TURNS: Final = WorkTurns(1, 1, lambda account: account.background_delay)
"""One job in the process computes at a time; browsers take turns."""
R = TypeVar("R")


class CoachedTable(Protocol):
    """The parts of a table that its coach uses."""

    game: Game
    bots: TableBots
    chosen: Any

    @property
    def seating(self) -> SeatFacts:
        """The people at the screen."""

    @property
    def tips(self) -> GameTips:
        """The tips of a guided game."""

    def follow(self, text: str) -> None:
        """Choose the first of several actions, and the next once it is done."""


class CoachJob(Generic[R]):
    """Something that the coach computes in the background.

    ``about`` is a position, or an action that was done, compared by identity. ``keep`` gets the
    result in the thread of the page; ``wanted`` is asked once it is the turn of the job.
    """

    def __init__(
        self,
        about: object,
        compute: Callable[[], R],
        keep: Callable[[R | None], object],
        wanted: Callable[[], bool],
    ) -> None:
        self.about: Final = about
        self._compute: Final = compute
        self._keep: Final = keep
        self._wanted: Final = wanted
        self._result: R | None = None
        self._work: Final = background_work()
        self._job: Final = background.start(self._run, "coach")

    def _run(self) -> None:
        try:
            with _TURNS.turn(self._work):
                if self._wanted():
                    self._result = self._compute()
        except WorkStopped:
            # The page has gone.
            pass
        except Exception:  # noqa: BLE001 - whatever it is, it's logged
            # The game goes on without advice.
            _log.exception("the coach")

    def finished(self, wait: float = 0.0) -> bool:
        """Return whether it is done, after waiting for at most some seconds."""
        return self._job.join(wait)

    def keep(self) -> None:
        """Keep the result; None where the coach has failed."""
        self._keep(self._result)


@dataclass(frozen=True)
class CoachSnapshot:
    """The words of the coach at one screen.

    Attributes
    ----------
    offered, allowed, advises
        Whether this game has a coach, whether the players may use it now, and whether a player at
        this screen can ask it now.
    on
        Whether it always shows lines and costs, without being asked.
    stage
        The advice before an action: "hint", "best", "lines", or "" for nothing.
    lines
        The lines to show now; None while there are none, empty where the coach has failed.
    listed
        The line to show with them, which begins as the list of what serves a task; None for none.
    hint
        The hint to show now; None for none.
    best
        The actions of the best line that is known to it, shown or not; () for none.
    cost, cost_position
        The cost of the last action of the player at this screen, and the position before it; None
        if unknown.
    at_stake
        Whether one of the lines shown before this action was clearly worse than another one.
    luck
        The rounds that chance saved after this action, by the lines that are shown; negative if it
        cost some, and 0 if chance decided nothing, or nothing is known.
    thinking, failed
        Whether it computes something for this screen, or was asked about this position in vain.
    """

    offered: bool
    allowed: bool
    advises: bool
    on: bool
    stage: str
    lines: Sequence[CoachLine] | None
    listed: CoachLine | None
    hint: Motive | None
    best: Sequence[Any]
    cost: Judgment | None
    cost_position: Any
    at_stake: bool
    luck: float
    thinking: bool
    failed: bool


class TableCoach:
    """The coach at one screen."""

    def __init__(
        self,
        table: CoachedTable,
        allowed: Callable[[], bool] = lambda: True,
    ) -> None:
        self._table: Final = table
        self._allowed: Final = allowed
        self._coach: tuple[Any, Coach | None] = (None, None)
        self._job: CoachJob[Any] | None = None
        self.on = False
        """Whether it always shows lines and costs, without being asked."""
        self._asked: tuple[Any, str] = (None, "")
        self._lines: tuple[Any, Sequence[CoachLine] | None] = (None, None)
        self._listed: CoachLine | None = None
        self._hint: tuple[Any, tuple[Motive, CoachLine] | None] = (None, None)
        self._costs: list[tuple[HistoryEntry, Judgment | None]] = []
        self._staked: list[HistoryEntry] = []
        """The actions before which one of the lines was clearly worse than another one."""

    # --- permissions -----------------------------------------------------------------------------

    @property
    def offered(self) -> bool:
        """Whether this game has a coach, which players can ask or agree on."""
        table = self._table
        # A guided game has tips instead.
        playing = table.game.to_move is not None and table.tips.guide is None
        return playing and self._own_coach() is not None

    @property
    def allowed(self) -> bool:
        """Whether the players may use it now."""
        return self.offered and self._allowed()

    @property
    def advises(self) -> bool:
        """Whether a player at this screen can ask it now: one who must decide."""
        return self.allowed and self._table.seating.person_acts

    def _own_coach(self) -> Coach | None:
        rules = self._table.game.rules
        if self._coach[0] is not rules:
            self._coach = rules, coach_of(rules)
        return self._coach[1]

    # --- what is shown ---------------------------------------------------------------------------

    @property
    def stage(self) -> str:
        """The advice before an action: "hint", "best", "lines", or "" for nothing."""
        position, stage = self._asked
        wanted = stage if position is self._table.game.position else "lines" if self.on else ""
        return wanted if wanted and self.advises else ""

    @property
    def lines(self) -> Sequence[CoachLine] | None:
        """The lines to show now; None while there are none, empty where the coach has failed."""
        if self.stage not in ("best", "lines") or self._lines[0] is not self._table.game.position:
            return None
        lines = self._lines[1]
        return () if lines is None else lines[: 1 if self.stage == "best" else LINES]

    @property
    def listed(self) -> CoachLine | None:
        """The line to show beside the others; None for none."""
        return self._listed if self.lines and self.stage == "lines" else None

    @property
    def hint(self) -> Motive | None:
        """The hint to show now; None for none."""
        hinted = self._hint_and_line
        return None if hinted is None else hinted[0]

    @property
    def _hint_and_line(self) -> tuple[Motive, CoachLine] | None:
        """The hint to show now and its line; None for none."""
        shown = self.stage in ("hint", "best") and self._hint[0] is self._table.game.position
        return self._hint[1] if shown else None

    @property
    def best(self) -> Sequence[Any]:
        """The actions of the best line that is known, shown or not; () for none."""
        hinted = self._hint_and_line
        line = self.lines[0] if self.lines else None if hinted is None else hinted[1]
        return () if line is None else line.actions

    @property
    def cost(self) -> Judgment | None:
        """The cost of the last action of the player at this screen; None if unknown."""
        entry = self._last()
        return next((cost for judged, cost in self._costs if judged is entry), None)

    def _luck(self) -> float:
        """Return the rounds that chance saved after the last action; 0 if none or unknown."""
        cost, lines, game = self.cost, self.lines, self._table.game
        if cost is None or not lines or not (cost.best.estimated and lines[0].estimated):
            return 0.0
        last = game.history[-1]
        own = last is self._last() and last.player == game.to_move
        return cost.end - lines[0].end if own and last.outcome else 0.0

    @property
    def thinking(self) -> bool:
        """Whether it computes something for this screen."""
        return self._job is not None and (bool(self.stage) or self._last() is not None)

    @property
    def failed(self) -> bool:
        """Whether it was asked about this position in vain."""
        position, stage = self._table.game.position, self.stage
        if stage == "hint":
            return self._hint[0] is position and self._hint[1] is None
        return bool(stage) and self._lines[0] is position and not self._lines[1]

    @property
    def snapshot(self) -> CoachSnapshot:
        """The words of the coach now."""
        history, cost, before = self._table.game.history, self.cost, None
        if cost is not None:
            last = self._last()
            before = self._before(next(n for n, entry in enumerate(history) if entry is last))
        return CoachSnapshot(
            self.offered,
            self.allowed,
            self.advises,
            self.on,
            self.stage,
            self.lines,
            self.listed,
            self.hint,
            self.best,
            cost,
            before,
            any(entry is self._last() for entry in self._staked),
            self._luck(),
            self.thinking,
            self.failed,
        )

    # --- commands --------------------------------------------------------------------------------

    def ask(self, stage: str) -> None:
        """Show something about the position: "hint", "best", "lines"; "" hides it."""
        if self.advises:
            self._asked = self._table.game.position, stage

    def switch(self, value: str) -> str:
        """Show lines and costs always if the value is "on"; return "on" or "off"."""
        self.on = value == "on"
        self._asked = (None, "")
        return "on" if self.on else "off"

    def choose(self, value: str) -> None:
        """Choose the first action of the line with a number, and the next ones after it."""
        write = self._table.game.write
        for number, line in enumerate(in_order(self.lines or (), self.listed)):
            if value == str(number):
                self._table.follow(AND_THEN.join(map(write, line.actions)))

    # --- computing -------------------------------------------------------------------------------

    def follow(self, wait: float = WAIT) -> None:
        """Keep what was found out, drop what is no longer wanted, and begin what is missing."""
        while True:
            if self._job is not None:
                if not self._job.finished(wait):
                    return
                job, self._job = self._job, None
                if self._concerns(job.about):
                    job.keep()
            self._job = self._next_job()
            if self._job is None:
                return

    def _next_job(self) -> CoachJob[Any] | None:
        """Begin to compute what this screen needs next; None if it has everything."""
        coach = self._own_coach()
        if coach is None or not self.allowed:
            return None
        game, position, stage = self._table.game, self._table.game.position, self.stage
        entry = self._last()
        if entry is not None and not any(judged is entry for judged, _ in self._costs):
            number = next(n for n, other in enumerate(game.history) if other is entry)
            return self._judging(coach, entry, self._before(number))
        if not stage:
            return None
        seat = game.to_move
        assert seat is not None
        view = game.rules.view(position, seat)
        if stage in ("hint", "best") and self._hint[0] is not position:
            hint = partial(_hint, coach, view)
            return self._job_of(position, hint, self._keep_hint)
        if stage != "hint" and self._lines[0] is not position:
            return self._job_of(position, partial(_lines, coach, view), self._keep_lines)
        return None

    def _job_of(
        self, about: object, compute: Callable[[], R], keep: Callable[[R | None], object]
    ) -> CoachJob[R]:
        return CoachJob(about, compute, keep, lambda: self._concerns(about))

    def _concerns(self, about: object) -> bool:
        """Return whether a result about something is still wanted."""
        return about is self._table.game.position or about is self._last()

    def _judging(self, coach: Coach, entry: HistoryEntry, before: Any) -> CoachJob[Judgment | None]:
        rules = self._table.game.rules
        view = rules.view(before, entry.player)
        position, lines = self._lines
        if position is before and are_unequal(lines or ()):
            self._staked = [*self._staked, entry][-MOST_COSTS:]

        def judge() -> Judgment | None:
            # Nobody deserves praise where there was no choice.
            forced = len(rules.legal_actions(view)) == 1
            return None if forced else coach.judge(view, entry.action)

        return self._job_of(entry, judge, lambda cost: self._keep_cost(entry, cost))

    def _keep_hint(self, hint: tuple[Motive, CoachLine] | None) -> None:
        self._hint = self._table.game.position, hint

    def _keep_lines(self, lines: tuple[Sequence[CoachLine], CoachLine | None] | None) -> None:
        best, self._listed = lines or (None, None)
        self._lines = self._table.game.position, best

    def _keep_cost(self, entry: HistoryEntry, cost: Judgment | None) -> None:
        self._costs = [*self._costs, (entry, cost)][-MOST_COSTS:]

    def _last(self) -> HistoryEntry | None:
        """Return the last action of the player whose secrets may be shown, if its cost is shown."""
        seating, game = self._table.seating, self._table.game
        seat = seating.knower
        if not self.on or seat is None or seat not in seating.people or not self.allowed:
            return None
        own = (entry for entry in reversed(game.history) if entry.player == seat)
        entry = next(own, None)
        # A bot may have played for the player meanwhile.
        by_bot = entry is not None and self._table.bots.motive(entry) is not None
        return None if by_bot else entry

    def _before(self, number: int) -> Any:
        game = self._table.game
        return game.history[number - 1].position if number else game.opening.position


def _lines(coach: Coach, view: Any) -> tuple[Sequence[CoachLine], CoachLine | None]:
    return coach.lines(view, LINES), coach.listed(view)


def _hint(coach: Coach, view: Any) -> tuple[Motive, CoachLine]:
    """Return a hint and the best line, which only says whether it differs from the list."""
    return coach.hint(view), coach.lines(view, 1)[0]
