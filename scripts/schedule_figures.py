"""Figures of the schedule of reviews, compared with Leitner boxes on learners who forget.

Each learner takes some lessons a day and then answers reviews until nothing is due. What counts is
the number of questions, and the number of rules that would be recalled on the last day.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from itertools import pairwise
from random import Random
from statistics import mean, stdev
from typing import Final, NamedTuple, Protocol

from oracle_nb.lessons.review import reviewed_templates
from oracle_nb.lessons.spacing import DAY, RuleKnowledge, after_answer, elapsed
from scripts.simulated_learners import Memory

DAYS: Final = 30
LESSONS_A_DAY: Final = 2
SESSIONS: Final = 3
"""Maximum number of reviews on one day."""
GUESSED: Final = 0.25
"""Probability that a guess is correct."""
SLIPPED: Final = 0.05
BLAMED: Final = 0.8
"""Probability that the feedback on a wrong answer names the rules that were forgotten."""
BOXES: Final = (0, 1, 2, 4, 8, 16)
"""Days until a card of each Leitner box is due."""


class MemoryKind(NamedTuple):
    """A kind of learner: the range of the stability of new rules in days, and of its growth."""

    name: str
    stability: tuple[float, float]
    growth: tuple[float, float]


KINDS: Final = (
    MemoryKind("forget quickly", (1.0, 3.0), (1.0, 3.0)),
    MemoryKind("average", (2.0, 6.0), (1.5, 4.5)),
    MemoryKind("forget slowly", (5.0, 12.0), (2.0, 6.0)),
)


class Schedule(Protocol):
    """A schedule: which questions are asked, and what the answers change."""

    def questions(self, day: float) -> Sequence[tuple[str, ...]]:
        """Return the rules of each question of a review that is due."""

    def answered(self, rules: Iterable[str], day: float, *, right: bool) -> None:
        """Record an answer to a question of a lesson or a review."""


class SpacedSchedule:
    """The schedule of this package. ``needs`` are the rules that each template needs."""

    def __init__(self, needs: Mapping[str, tuple[str, ...]]) -> None:
        self._needs: Final = needs
        self._known: Final[dict[str, RuleKnowledge]] = {}

    def questions(self, day: float) -> Sequence[tuple[str, ...]]:
        """Return the rules of each question of a review that is due."""
        now = day * DAY
        known = sorted(self._known.values(), key=lambda state: (-state.missed, state.rule))
        due = [state.rule for state in known if state.due <= now]
        soon = {state.rule: elapsed(state, now) for state in known if state.due > now}
        return [self._needs[name] for name in reviewed_templates(self._needs, due, soon)]

    def answered(self, rules: Iterable[str], day: float, *, right: bool) -> None:
        """Record an answer to a question of a lesson or a review."""
        for rule in rules:
            before = self._known.get(rule, RuleKnowledge(rule, 0, 0, 0, 0.0))
            self._known[rule] = after_answer(before, day * DAY, right=right)


class LeitnerBoxes:
    """Leitner's boxes: a correct answer to a due card moves it on, a wrong one to the first box.

    Parameters
    ----------
    needs
        The rules that each template needs.
    pace
        A factor for all waits.
    grouped
        Whether one question asks for as many due rules as possible; else each is about one rule,
        and only moves that.
    """

    def __init__(
        self, needs: Mapping[str, tuple[str, ...]], pace: float = 1.0, *, grouped: bool = False
    ) -> None:
        self._needs: Final = needs
        self._pace: Final = pace
        self._grouped: Final = grouped
        self._cards: Final[dict[str, tuple[int, float]]] = {}
        self._about: str = ""

    def questions(self, day: float) -> Sequence[tuple[str, ...]]:
        """Return the rules of each question of a review that is due."""
        due = [rule for rule, (_, at) in self._cards.items() if at <= day]
        if self._grouped:
            return [self._needs[name] for name in reviewed_templates(self._needs, due, {})]
        return [(rule,) for rule in due]

    def answered(self, rules: Iterable[str], day: float, *, right: bool) -> None:
        """Record an answer to a question of a lesson or a review."""
        for rule in rules:
            box, at = self._cards.get(rule, (0, day))
            if not right:
                self._cards[rule] = 0, day
            elif at <= day:
                box = min(len(BOXES) - 1, box + 1)
                self._cards[rule] = box, day + BOXES[box] * self._pace


Lessons = Sequence[Sequence[tuple[str, ...]]]
"""For each lesson the rules of each of its exercises."""


class MonthFigure(NamedTuple):
    """A learner's month: the number of questions in reviews, and the rules recalled at its end."""

    questions: int
    recalled: float


def take_month(
    schedule: Schedule,
    lessons: Lessons,
    kind: MemoryKind,
    seed: int,
) -> MonthFigure:
    """Let a learner take lessons and reviews for a month.

    Parameters
    ----------
    schedule
        The schedule.
    lessons
        For each lesson the rules of each of its exercises.
    kind
        The kind of learner.
    seed
        Decides the learner's memory, slips and guesses.
    """
    random = Random(seed)
    memory = Memory(random, random.uniform(*kind.stability), random.uniform(*kind.growth))
    coming, asked = [*lessons], 0
    for number in range(DAYS):
        day = float(number)
        today, coming = coming[:LESSONS_A_DAY], coming[LESSONS_A_DAY:]
        for lesson in today:
            for rules in lesson:
                for rule in rules:
                    if not memory.probability(rule, day):
                        memory.learn(rule, day)
                _answer(schedule, memory, rules, day, random)
        for _ in range(SESSIONS):
            day += 0.01
            questions = schedule.questions(day)
            asked += len(questions)
            for rules in questions:
                _answer(schedule, memory, rules, day, random)
    taught = sorted({rule for lesson in lessons for needs in lesson for rule in needs})
    return MonthFigure(asked, sum(memory.probability(rule, float(DAYS)) for rule in taught))


def _answer(
    schedule: Schedule, memory: Memory, rules: tuple[str, ...], day: float, random: Random
) -> None:
    """Let a learner answer a question that needs some rules."""
    forgotten = [rule for rule in rules if not memory.recall(rule, day)]
    right = random.random() < (GUESSED if forgotten else 1 - SLIPPED)
    if right:
        schedule.answered(rules, day, right=True)
        return
    blamed = forgotten if forgotten and random.random() < BLAMED else [rules[0]]
    for rule in forgotten:
        memory.learn(rule, day)
    schedule.answered(blamed, day, right=False)
    # The second try is correct, and counts for the other rules.
    schedule.answered([rule for rule in rules if rule not in blamed], day, right=True)


class ScheduleFigure(NamedTuple):
    """A schedule on learners of one kind: averages, each with half the width of its 95 % interval.

    Parameters
    ----------
    kind, schedule
        The names of the learners and of the schedule.
    questions
        The questions of reviews in 30 days.
    recalled
        The rules that are recalled at the end.
    saved
        The share of questions that our schedule needs fewer than Leitner boxes at the pace by which
        these learners recall the same number of rules.
    """

    kind: str
    schedule: str
    questions: tuple[float, float]
    recalled: tuple[float, float]
    saved: tuple[float, float] | None = None


PACES: Final = (0.3, 0.5, 0.7, 1.0, 1.5, 2.0, 3.0, 4.0, 6.0)
"""The factors of all waits by which Leitner boxes are made to reach the same number of rules."""
OWN: Final = "oracle_nb"
PLAIN: Final = "Leitner, one rule each"
GROUPED: Final = "Leitner, several rules"


def compared(
    needs: Mapping[str, tuple[str, ...]],
    lessons: Lessons,
    runs: int,
    kinds: Iterable[MemoryKind] = (),
) -> Iterator[ScheduleFigure]:
    """Yield for each kind of learner the schedule of this package, and Leitner boxes beside it."""
    for kind in kinds or KINDS:
        own = _months(lambda: SpacedSchedule(needs), lessons, kind, runs)
        yield ScheduleFigure(kind.name, OWN, *_averages(own))
        for name, grouped in ((PLAIN, False), (GROUPED, True)):
            curve = [
                _months(
                    lambda pace=pace, grouped=grouped: LeitnerBoxes(needs, pace, grouped=grouped),  # type: ignore[misc]
                    lessons,
                    kind,
                    runs,
                )
                for pace in PACES
            ]
            yield ScheduleFigure(
                kind.name, name, *_averages(curve[PACES.index(1.0)]), _saved(own, curve)
            )


def _months(
    make: Callable[[], Schedule], lessons: Lessons, kind: MemoryKind, runs: int
) -> list[MonthFigure]:
    return [take_month(make(), lessons, kind, seed) for seed in range(runs)]


def _averages(months: Sequence[MonthFigure]) -> tuple[tuple[float, float], tuple[float, float]]:
    return (
        _interval([month.questions for month in months]),
        _interval([month.recalled for month in months]),
    )


def _interval(values: Sequence[float]) -> tuple[float, float]:
    """Return the mean of some values, and half the width of its 95 % interval."""
    spread = stdev(values) if len(values) > 1 else 0.0
    return mean(values), 1.96 * spread / len(values) ** 0.5


def _saved(
    own: Sequence[MonthFigure], curve: Sequence[Sequence[MonthFigure]]
) -> tuple[float, float]:
    """Return the share of questions saved for the same number of rules, with its interval.

    The interval comes from ten groups of the learners, of which each has its own share.
    """
    groups = min(10, len(own))
    shares = [
        _share(own[start::groups], [paced[start::groups] for paced in curve])
        for start in range(groups)
    ]
    return _share(own, curve), _interval(shares)[1]


def _share(own: Sequence[MonthFigure], curve: Sequence[Sequence[MonthFigure]]) -> float:
    """Return 1 minus the questions of our schedule, divided by those of Leitner boxes."""
    points = sorted(
        (mean(run.recalled for run in paced), mean(run.questions for run in paced))
        for paced in curve
    )
    wanted = mean(run.recalled for run in own)
    wanted = min(max(wanted, points[0][0]), points[-1][0])
    for (low, few), (high, many) in pairwise(points):
        if low <= wanted <= high:
            part = (wanted - low) / (high - low) if high > low else 0.0
            return 1.0 - mean(run.questions for run in own) / (few + part * (many - few))
    raise AssertionError("some points surround the number of rules")
