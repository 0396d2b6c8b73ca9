"""The reviewer: judges a game decision by decision, and can pause and resume.

What an action is worth is an average over as few outcomes of chance as are enough.
"""

from collections.abc import Callable, Collection, Sequence
from functools import partial
from itertools import islice, pairwise
from math import isnan, nan, sqrt
from statistics import fmean, stdev
from threading import Lock
from typing import Any, Final

import msgspec
from msgspec.structs import replace

from oracle_nb.core.chance import SeededChance, scatter, shuffle
from oracle_nb.core.generics import A, P
from oracle_nb.core.work import checkpoint
from oracle_nb.games.coach import Coach
from oracle_nb.games.game import Game
from oracle_nb.games.motives import Motive
from oracle_nb.games.outcomes import outcomes
from oracle_nb.games.presentation import ProgressPresentation
from oracle_nb.games.puzzle_set import Margin, Puzzle
from oracle_nb.games.reviews.data import CLEAR, MOMENTS, SURE, ReviewData, ReviewedDecision
from oracle_nb.games.reviews.data import FEW as FEW_OPTIONS
from oracle_nb.games.reviews.sums import (
    Change,
    deciding_turns,
    instructive,
    seat_sums,
    shown,
    turn_sums,
)
from oracle_nb.games.rules import Rules
from oracle_nb.games.turns import divide

FEW: Final = 6
"""Maximum number of outcomes of which all are looked at; of more, this many are sampled first."""
MOST: Final = 12
"""Maximum number of sampled outcomes."""
PRECISE: Final = 0.08
"""Standard error of an average, in rounds, up to which no more outcomes are sampled."""


class SpreadChance:
    """Chance for one of several samples, which differ as much as possible in each draw.

    Among as many samples as an even draw has results, each result comes once, in an order that the
    seed shuffles. So each draw is as it should be, and the average of few samples is more precise.
    """

    __slots__ = ("_sample", "_seed")

    def __init__(self, seed: int, sample: int) -> None:
        self._seed = seed
        self._sample = sample

    def draw(self, number: int, what: str, weights: Sequence[int]) -> int:
        """Return the index for the next draw of the sample."""
        if min(weights) != max(weights):
            chance = SeededChance(scatter(self._seed, self._sample))
            return chance.draw(number, what, weights)
        turn, place = divmod(self._sample, len(weights))
        order = list(range(len(weights)))
        shuffle(order, scatter(self._seed, turn), number)
        return order[place]


def average(
    rules: Rules[P, A], view: P, action: A, seed: int, worth: Callable[[P], float]
) -> float:
    """Return what an action is worth before chance decides.

    Parameters
    ----------
    view
        The position before the action, as its player may know it.
    seed
        Decides which outcomes are sampled where there are many.
    worth
        Returns what a position after it is worth.

    Returns
    -------
    float
        The average over all outcomes if there are few, or else over a sample, which is larger where
        its results differ more.
    """
    branches = list(islice(outcomes(rules, view, action), FEW + 1))
    if len(branches) <= FEW:
        return sum(
            float(branch.probability) * worth(branch.transition.position) for branch in branches
        )
    results: list[float] = []
    while len(results) < MOST:
        for _ in range(FEW):
            chance = SpreadChance(seed, len(results))
            results.append(worth(rules.apply(view, action, chance).position))
        if stdev(results) <= PRECISE * sqrt(len(results)):
            break
    return fmean(results)


Progress = Callable[[int, int], object]
"""Called with the number of steps done, and of all steps."""
DOUBTFUL: Final = 0.15
"""Loss from which on the coach looks at a decision again, more closely."""


class JudgedDecision(msgspec.Struct, frozen=True):
    """The coach's opinion on a decision: the expected ends, and the best line with its reasons.

    ``before`` and ``end`` are NaN where there was only one option and nothing to find out: they are
    those of the next decision.
    """

    options: int
    judged: bool
    before: float
    end: float
    best: tuple[Any, ...]
    reasons: tuple[Motive, ...] = ()
    spread: float = 0.0
    chance: float = 1.0
    last: bool = False


class Reviewer:
    """The review of a game in the making.

    A player's expected end is computed at the beginning of every turn, and at every decision of its
    own. Every decision is judged from the position as its player could know it.

    Parameters
    ----------
    game
        The game, finished or not; later actions are left out.
    progress
        Divides the game into turns and rounds.
    make_coach
        Returns a coach for the rules of the game, which has one. Only this reviewer uses it.
    puzzles
        Whether people's clear mistakes become positions to try again, and puzzles where play-outs
        prove them; that takes longer.
    substituted
        The numbers, from 0, of the actions that bots have decided in the seats of people.
    """

    def __init__(
        self,
        game: Game,
        progress: ProgressPresentation,
        make_coach: Callable[[Any], Coach | None],
        *,
        puzzles: bool = False,
        substituted: Collection[int] = (),
    ) -> None:
        self.game: Final = game.after(len(game.history))
        self._make_coach: Final = make_coach
        self._coach: Coach | None = None
        self._lock: Final = Lock()
        self._entries: Final = self.game.history
        self._substituted: Final = frozenset(substituted)
        self._positions: Final = (
            self.game.opening.position,
            *(entry.position for entry in self._entries),
        )
        self._divided: Final = divide(self.game, progress)
        self._bounds: Final = {0, len(self._entries), *(turn for turn, _ in self._divided.turns)}
        self._choices: Final[dict[int, JudgedDecision]] = {}
        self._luck: Final[dict[int, float]] = {}
        self._ends: Final[dict[tuple[int, int], float]] = {}
        self._reached: Final[dict[int, int]] = {}
        """The number of actions whose turns are over after a number of steps."""
        self._maker: Final = self.game.package.puzzle_maker(game.rules) if puzzles else None
        self.trials: Final[dict[int, Puzzle]] = {}
        """The clear mistakes of people as positions to try again, by the number of the action."""
        self.proved: Final[list[Puzzle]] = []
        """Positions of people's turns that play-outs have proved, as puzzles."""
        self._steps: Final = self._planned()
        self._summed_up: tuple[int, ReviewData] | None = None
        self.done = 0
        """The number of steps done."""

    @property
    def total(self) -> int:
        """The number of all steps."""
        return len(self._steps)

    @property
    def makes_puzzles(self) -> bool:
        """Whether people's clear mistakes become positions to try again."""
        return self._maker is not None

    @property
    def result(self) -> ReviewData | None:
        """The review; None until all steps are done."""
        return self.so_far if self.done == self.total else None

    @property
    def so_far(self) -> ReviewData | None:
        """The review of the turns that are judged so far; None before the first one.

        The same object until another turn is judged. Its numbers are those of the whole review.
        """
        done = self.done
        stop = next((stop for step, stop in reversed(self._reached.items()) if step <= done), 0)
        if self._entries and not stop:
            return None
        known = self._summed_up
        if known is None or known[0] != stop:
            known = self._summed_up = stop, self._summed(stop)
        return known[1]

    def run(
        self, progress: Progress | None = None, stopped: Callable[[], bool] = lambda: False
    ) -> bool:
        """Do the remaining steps, and return whether all are done.

        Parameters
        ----------
        progress
            Called after each step.
        stopped
            Asked before each step whether to pause.
        """
        with self._lock:
            while self.done < self.total and not stopped():
                self._steps[self.done]()
                self.done += 1
                if progress is not None:
                    progress(self.done, self.total)
            # A coach may keep much about the positions that it has seen.
            self._coach = None
        return self.done == self.total

    @property
    def coach(self) -> Coach:
        """The coach while the reviewer runs."""
        coach = self._coach or self._make_coach(self.game.rules)
        assert coach is not None
        self._coach = coach
        return coach

    # --- steps -----------------------------------------------------------------------------------

    def _planned(self) -> list[Callable[[], object]]:
        """Return the steps: the ends at the beginnings of turns, and every decision."""
        seats = range(self.game.rules.players)
        steps: list[Callable[[], object]] = []
        for number in range(len(self._positions)):
            if number in self._bounds:
                steps += [partial(self._end, number, seat) for seat in seats]
                if number > min(self._bounds):
                    self._reached[len(steps)] = number
            elif self._next_player(number - 1) != self._entries[number - 1].player:
                # Others decide in the middle of a turn.
                steps.append(partial(self._end, number, self._entries[number - 1].player))
            if number < len(self._entries):
                steps.append(partial(self._judge, number))
        if self._maker is not None:
            turns = [*self._divided.turns, (len(self._entries), -1)]
            steps += [
                partial(self._prove, start, stop)
                for (start, _), (stop, _) in pairwise(turns)
                if any(map(self._is_persons, range(start, stop)))
            ][::-1]
        return steps

    def _is_persons(self, number: int) -> bool:
        """Return whether a person has made a decision."""
        return number not in self._substituted and not self.game.is_bot(
            self._entries[number].player
        )

    def _next_player(self, number: int) -> int | None:
        """Return the seat of the decision after a decision; None after the last one."""
        return self._entries[number + 1].player if number + 1 < len(self._entries) else None

    def _view(self, number: int, seat: int) -> Any:
        return self.game.rules.view(self._positions[number], seat)

    def _end(self, number: int, seat: int) -> float:
        """Return the expected end of a player after a number of actions."""
        key = number, seat
        if key not in self._ends:
            self._ends[key] = self.coach.end(self._view(number, seat), seat)
        return self._ends[key]

    def _judge(self, number: int) -> None:
        """Judge a decision."""
        checkpoint()
        rules, entry = self.game.rules, self._entries[number]
        if entry.outcome:
            self._luck[number] = self._saved_by_chance(number)
        options = len(rules.legal_actions(self._positions[number]))
        if options == 1 and not entry.outcome and self._next_player(number) is not None:
            self._choices[number] = JudgedDecision(1, judged=False, before=nan, end=nan, best=())
            return
        line = self._line(number)
        if line is not None and line.best[0] == entry.action:
            self._choices[number] = replace(line, options=options, judged=options > 1)
            return
        view = self._view(number, entry.player)
        judged = self.coach.judge(view, entry.action)
        if judged.loss >= DOUBTFUL:
            # Nothing is called a mistake before a closer look at it.
            judged = self.coach.judge(view, entry.action, closely=True)
        best = judged.best
        if not best.estimated:
            before = self._end(number, entry.player)
            self._choices[number] = JudgedDecision(
                options, False, before, before, best.actions, best.reasons
            )
            return
        # The best line may lead to the same end by another order of its actions.
        loss = 0.0 if entry.action == best.actions[0] or options == 1 else judged.loss
        self._choices[number] = JudgedDecision(
            options,
            options > 1,
            best.end,
            best.end + loss,
            best.actions,
            best.reasons,
            judged.spread if loss else 0.0,
            judged.chance,
            best.win is not None,
        )
        if self._maker is not None and self._is_persons(number):
            self._keep_trial(number, self._choices[number])

    def _keep_trial(self, number: int, choice: JudgedDecision) -> None:
        """Keep the position before a clear mistake, to be tried again."""
        loss, least = choice.end - choice.before, SURE * choice.spread
        if self._maker is None or choice.options <= FEW_OPTIONS or loss <= max(CLEAR, least):
            return
        if choice.last:
            # Puzzles ask for the earliest finish.
            return
        known = self._maker.known(self._positions[number])
        if known is not None:
            margin = Margin(loss, loss - least, loss + least, 0)
            played = self._entries[number].action
            trial = self._maker.again(known, choice.best, played, margin)
            if trial is not None:
                self.trials[number + 1] = trial

    def _prove(self, start: int, stop: int) -> None:
        """Look for a puzzle in a turn, the last turns first."""
        if len(self.proved) >= MOMENTS:
            return
        numbers = [number for number in range(start, stop) if not self._choices[number].last]
        for number in filter(self._is_persons, numbers):
            assert self._maker is not None
            known = self._maker.known(self._positions[number])
            puzzle = None if known is None else self._maker.proved(known, number)
            if puzzle is not None:
                self.proved.append(puzzle)
                return

    def _saved_by_chance(self, number: int) -> float:
        """Return the rounds that the outcome of an action saved compared with the average.

        All outcomes are valued alike, without play-outs: these belong to the lines of a decision.
        """
        entry, rules = self._entries[number], self.game.rules
        seat, view = entry.player, self._view(number, entry.player)

        # A coach that values last turns by the chance to win says so with a method `worth`.
        value = getattr(self.coach, "worth", self.coach.end)

        def worth(after: Any) -> float:
            return float(value(rules.view(after, seat), seat))

        mean = average(rules, view, entry.action, number, worth)
        return mean - worth(self._positions[number + 1])

    def _line(self, number: int) -> JudgedDecision | None:
        """Return what is left of the best line that the player has followed so far."""
        last, entry = self._choices.get(number - 1), self._entries[number]
        if last is None or len(last.best) < 2:
            return None
        before = self._entries[number - 1]
        same = before.player == entry.player and number not in self._bounds
        if not same or before.outcome or before.action != last.best[0]:
            return None
        rest = last.best[1:]
        if not self.game.rules.check(self._positions[number], rest[0]):
            return None
        return JudgedDecision(0, False, last.end, last.end, rest, last.reasons, last=last.last)

    # --- the result ------------------------------------------------------------------------------

    def _summed(self, stop: int) -> ReviewData:
        """Return the review of the actions up to the end of a turn."""
        seats = range(self.game.rules.players)
        decisions = self._decisions(stop)
        changes = [change for seat in seats for change in self._changes(seat, decisions)]
        turns = [
            (start, self._round(start), seat) for start, seat in self._divided.turns if start < stop
        ]
        starts = [*(start for start, _, _ in turns), stop]
        ends = [tuple(self._ends[start, seat] for seat in seats) for start in starts]
        reviewed = turn_sums(turns, ends, changes, stop)
        people = {seat for seat in seats if not self.game.is_bot(seat)}
        return ReviewData(
            decisions,
            reviewed,
            ends[-1],
            tuple(seat_sums(seat, self._ends[0, seat], changes, decisions) for seat in seats),
            deciding_turns(reviewed, decisions),
            instructive(decisions, reviewed, people),
        )

    def _round(self, number: int) -> int:
        """Return the round of a decision."""
        return next((count for start, count in self._divided.rounds[::-1] if start <= number), 0)

    def _decisions(self, stop: int) -> tuple[ReviewedDecision, ...]:
        """Return the first decisions, found in reverse: some take their ends from the next one."""
        write = self.game.rules.notation.write
        decisions: list[ReviewedDecision] = []
        value = nan
        for number in reversed(range(stop)):
            entry, choice = self._entries[number], self._choices[number]
            if (number + 1, entry.player) in self._ends:
                value = self._ends[number + 1, entry.player]
            after = value
            before, end = choice.before, choice.end
            if isnan(before):
                before = end = after
            # The dice of a next turn are no luck where it may never come.
            after_it = self._next_player(number)
            never = after_it is None or (choice.last and after_it != entry.player)
            luck = 0.0 if never else self._luck.get(number, 0.0)
            decisions.append(
                ReviewedDecision(
                    number + 1,
                    self._round(number),
                    entry.player,
                    write(entry.action),
                    choice.options,
                    choice.judged,
                    before,
                    end,
                    after,
                    luck,
                    tuple(map(write, choice.best)),
                    choice.reasons,
                    choice.spread,
                    choice.chance,
                    number in self._substituted,
                    choice.last,
                )
            )
            value = before
        return tuple(decisions[::-1])

    def _changes(self, seat: int, decisions: tuple[ReviewedDecision, ...]) -> list[Change]:
        """Return all changes of a player's expected end, which add up."""
        changes: list[Change] = []
        now = self._ends[0, seat]
        for number, decision in enumerate(decisions):
            if decision.seat == seat:
                loss, luck = shown(decision.loss), shown(decision.luck)
                other = decision.after - now - loss + luck
                now = decision.after
                changes.append(Change(number + 1, seat, loss, luck, other, now))
            elif number + 1 in self._bounds:
                # Rolls of others aren't counted as chance: no average over them is known.
                end = self._ends[number + 1, seat]
                changes.append(Change(number + 1, seat, 0.0, 0.0, end - now, end))
                now = end
        return changes
