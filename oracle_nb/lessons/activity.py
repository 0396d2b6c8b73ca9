"""Activities of learners besides exercises: mistakes in play, practice, puzzles of their own."""

from collections import defaultdict
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from contextlib import AbstractContextManager, suppress
from datetime import date, datetime
from typing import Annotated, Final, NamedTuple, TypeAlias, TypeVar

import msgspec

from oracle_nb.games.puzzle_set import Puzzle
from oracle_nb.storage.database import Connection, Database

REFUSED: Final = "refused"
MISTAKE: Final = "mistake"
PRACTICE: Final = "practice"
PREDICTED: Final = "predicted"
COURSE: Final = "course"
ANSWERED: Final = "answered"
"""Kinds of activities: rules refused in play, topics of mistakes, parts of a day's practice,
answers to prediction questions, the exercises of a lesson, and the answers at its open stop."""
OWN_PUZZLES: Final = 24
"""Maximum number of puzzles from own games that are kept."""


REVIEW_PART: Final = "review"
PUZZLE_PART: Final = "puzzle"
LESSON_PART: Final = "lesson"
"""The parts of a day's practice."""
MOST_MISTAKES: Final = 1_000_000
"""Maximum number of mistakes that are counted for a rule in a lesson."""
DAYS_OFF: Final = 1
"""Number of days without practice that don't end a row of days."""


T = TypeVar("T")


class PlayCounts(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Refusals and mistakes in play.

    ``refused`` has the number of refusals by rule, ``mistakes`` that of clear mistakes by topic.
    """

    refused: Mapping[str, int] = {}
    mistakes: Mapping[str, int] = {}


Mistakes: TypeAlias = Annotated[int, msgspec.Meta(ge=1, le=MOST_MISTAKES)]


class CoursePlan(NamedTuple):
    """The exercises of a learner in a lesson, as mistakes and correct answers have changed them.

    ``stop`` is the number of the stop reached; ``exercises`` are templates with seeds. ``missed``
    has the number of mistakes by rule, and ``again`` the rules missed in exercises, each with
    whether it is still to be asked about again; both are missing in older plans.
    """

    seed: int
    stop: int
    exercises: tuple[tuple[str, int], ...]
    missed: tuple[tuple[str, Mistakes], ...] = ()
    again: tuple[tuple[str, bool], ...] = ()


class StopAnswers(NamedTuple):
    """The answers of a learner at a stop of a lesson before *Continue*, with the hints for them.

    ``place`` is a template with its planned seed, and ``seed`` that of the exercise that was chosen
    there. At a step ``place`` is None, and ``given`` has the action.
    """

    stop: int
    place: tuple[str, int] | None
    seed: int
    given: tuple[tuple[str, ...], ...]
    hints: int = 0
    given_up: bool = False


class LearnerActivity:
    """The activity of one learner in one game.

    Parameters
    ----------
    database
        Where it is stored.
    learner
        The hash of the learner's key.
    clock
        Seconds since 1970.
    """

    def __init__(
        self, database: Database, learner: str, clock: Callable[[], float], game: str
    ) -> None:
        self._database: Final = database
        self._learner = learner
        self.game: Final = game
        self._clock = clock
        self._practised: Final[set[tuple[str, date]]] = set()

    @property
    def _whose(self) -> tuple[str, str]:
        """The first columns of all rows: the hash of the learner's key, and the game."""
        return self._learner, self.game

    def _read(self) -> AbstractContextManager[Connection]:
        return self._database.reading()

    def _write(self) -> AbstractContextManager[Connection]:
        return self._database.writing()

    def count(self, kind: str, name: str, item: str = "") -> None:
        """Count something that a learner has done; with an ``item`` only once for each."""
        with self._write() as base:
            base.execute(
                "INSERT INTO activity (learner, game, kind, name, item, count)"
                " VALUES (?, ?, ?, ?, ?, 1) ON CONFLICT (learner, game, kind, name, item)"
                " DO UPDATE SET count = activity.count"
                " + CASE activity.item WHEN '' THEN 1 ELSE 0 END",
                (*self._whose, kind, name, item),
            )

    @property
    def play(self) -> PlayCounts:
        """The learner's refusals and mistakes in play."""
        with self._read() as base:
            return play_counts(base, self.game, [self._whose[0]]).get(self._whose[0], PlayCounts())

    def practise(self, part: str) -> None:
        """Note a part of today's practice: a review, a puzzle or a step of a lesson."""
        today = self.today
        if (part, today) not in self._practised:
            self._practised.add((part, today))
            self.count(PRACTICE, part, today.isoformat())

    @property
    def today(self) -> date:
        """The day, in the time zone of the computer that keeps the progress."""
        return datetime.fromtimestamp(self._clock()).astimezone().date()

    @property
    def practice(self) -> Mapping[date, frozenset[str]]:
        """The parts of the practice of each day."""
        with self._read() as base:
            rows = base.execute(
                "SELECT item, name FROM activity WHERE learner = ? AND game = ? AND kind = ?"
                " ORDER BY item",
                (*self._whose, PRACTICE),
            ).fetchall()
        parts: dict[date, set[str]] = defaultdict(set)
        for day, part in rows:
            parts[date.fromisoformat(day)].add(part)
        return {day: frozenset(names) for day, names in parts.items()}

    def predicted(self, lesson: str, step: int, option: int) -> None:
        """Note the answer to the prediction question of a step."""
        self.count(PREDICTED, lesson, f"{step} {option}")

    def predictions(self, lesson: str) -> Mapping[int, int]:
        """Return the answers to prediction questions of a lesson, by the number of the step."""
        pairs = (item.split() for item in self._items(PREDICTED, lesson))
        return {int(step): int(option) for step, option in pairs}

    def keep_plan(self, lesson: str, plan: CoursePlan) -> None:
        """Keep the exercises of a lesson instead of those that were kept before."""
        self._replace(COURSE, lesson, plan)

    def plan(self, lesson: str) -> CoursePlan | None:
        """Return the exercises of a lesson as they were kept last; None for none."""
        plan = self._latest(COURSE, lesson, CoursePlan)
        return plan if plan is not None and plan.stop >= 0 else None

    def keep_answers(self, lesson: str, answers: StopAnswers | None) -> None:
        """Keep the answers at the open stop of a lesson instead of those before; None for none."""
        self._replace(ANSWERED, lesson, answers)

    def answers(self, lesson: str) -> StopAnswers | None:
        """Return the answers at the open stop of a lesson; None for none."""
        return self._latest(ANSWERED, lesson, StopAnswers)

    def _latest(self, kind: str, name: str, form: type[T]) -> T | None:
        """Return the stored item of a kind and name; None for none, or if it can't be read."""
        for item in self._items(kind, name):
            with suppress(msgspec.DecodeError):
                return msgspec.json.decode(item, type=form)
        return None

    def _replace(self, kind: str, name: str, item: object) -> None:
        """Store an item as JSON instead of those of its kind and name; None for none."""
        row = (*self._whose, kind, name)
        with self._write() as base:
            base.execute(
                "DELETE FROM activity WHERE learner = ? AND game = ? AND kind = ? AND name = ?", row
            )
            if item is not None:
                base.execute(
                    "INSERT INTO activity (learner, game, kind, name, item, count)"
                    " VALUES (?, ?, ?, ?, ?, 1)",
                    (*row, msgspec.json.encode(item).decode()),
                )

    def _items(self, kind: str, name: str) -> list[str]:
        with self._read() as base:
            rows = base.execute(
                "SELECT item FROM activity WHERE learner = ? AND game = ? AND kind = ?"
                " AND name = ?",
                (*self._whose, kind, name),
            ).fetchall()
        return [item for (item,) in rows]

    def keep_puzzles(self, puzzles: Iterable[Puzzle]) -> None:
        """Keep puzzles from own games; beyond the limit, those kept first are given up."""
        now = self._clock()
        with self._write() as base:
            base.executemany(
                "INSERT INTO own_puzzles (learner, game, id, puzzle, kept) VALUES (?, ?, ?, ?, ?)"
                " ON CONFLICT (learner, game, id) DO NOTHING",
                [
                    (*self._whose, puzzle.id, msgspec.json.encode(puzzle).decode(), now)
                    for puzzle in puzzles
                ],
            )
            rows = base.execute(
                "SELECT id FROM own_puzzles WHERE learner = ? AND game = ? ORDER BY kept DESC, id",
                self._whose,
            ).fetchall()
            base.executemany(
                "DELETE FROM own_puzzles WHERE learner = ? AND game = ? AND id = ?",
                [(*self._whose, name) for (name,) in rows[OWN_PUZZLES:]],
            )

    @property
    def own_puzzles(self) -> Mapping[str, Puzzle]:
        """The puzzles from own games by their ids, the latest first."""
        with self._read() as base:
            rows = base.execute(
                "SELECT puzzle FROM own_puzzles WHERE learner = ? AND game = ?"
                " ORDER BY kept DESC, id",
                self._whose,
            ).fetchall()
        puzzles = (msgspec.json.decode(text, type=Puzzle) for (text,) in rows)
        return {puzzle.id: puzzle for puzzle in puzzles}


def days_in_a_row(days: Collection[date], today: date) -> int:
    """Return the number of days of practice in a row, of which the last is at most two days ago.

    A single day off between two of them doesn't end the row, and isn't counted.
    """
    count, last = 0, today
    for day in sorted(days, reverse=True):
        if (last - day).days > DAYS_OFF + 1:
            break
        if day <= today:
            count, last = count + 1, day
    return count


def play_counts(base: Connection, game: str, learners: Sequence[str]) -> dict[str, PlayCounts]:
    """Return what learners get wrong in play, by their hashed keys."""
    marks = ", ".join("?" * len(learners))
    rows = base.execute(
        "SELECT learner, kind, name, SUM(count) FROM activity"  # noqa: S608 - fixed
        f" WHERE game = ? AND kind IN (?, ?) AND learner IN ({marks})"
        " GROUP BY learner, kind, name ORDER BY kind, name",
        (game, REFUSED, MISTAKE, *learners),
    ).fetchall()
    counts: dict[str, dict[str, dict[str, int]]] = {}
    for learner, kind, name, count in rows:
        counts.setdefault(learner, {REFUSED: {}, MISTAKE: {}})[kind][name] = int(count)
    return {
        learner: PlayCounts(kinds[REFUSED], kinds[MISTAKE]) for learner, kinds in counts.items()
    }
