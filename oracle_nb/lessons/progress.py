"""Progress: the lessons a learner has done, the known rules, and when each is due for review.

It is stored in the database of the saved games, so that one backup is enough. `spacing` decides
when a rule is due for review.
"""

import time
from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Mapping, Sequence
from datetime import datetime, timedelta
from typing import Any, Final, NamedTuple

import msgspec

from oracle_nb.games.registry import DEFAULT_GAME
from oracle_nb.lessons.activity import MISTAKE, REFUSED, LearnerActivity, PlayCounts, play_counts
from oracle_nb.lessons.catalog import LessonProgress, carried_over
from oracle_nb.lessons.knowledge import LEAST, NAMED, Evidence, Knowledge, update
from oracle_nb.lessons.spacing import (
    DOUBTED,
    LAST,
    LONG_KNOWN,
    MOST_STABLE,
    RETENTIONS,
    RuleKnowledge,
    after_answer,
    forgotten,
    gain,
    retained,
    retention_after,
    waiting,
)
from oracle_nb.storage.database import Connection, Database
from oracle_nb.storage.database.hashing import hashed
from oracle_nb.storage.saves import Export, read_exported
from oracle_nb.text.names import LONG_NAME_LENGTH, InvalidName, name_fault, normalized

PUZZLE: Final = "puzzle:"
"""The beginning of the name under which a puzzle is stored among the rules."""
FORMAT: Final = "oracle_nb progress"
AHEAD: Final = 60
"""Number of days in which the next review is looked for."""

_KNOWN: Final = "rule, box, seen, missed, due, stability"
_RULES: Final = f"learner, game, {_KNOWN}"
_LESSONS: Final = "learner, game, lesson, stops, done, changed"
"""The columns of the tables, in the order in which they are written."""
LARGEST: Final = 1_000_000
"""Maximum number of bytes in an export of a learner."""
MAX_COUNT: Final = 1_000_000_000
"""Maximum of each number in an export: databases keep no larger ones than about twice this."""


class AnswerCounts(NamedTuple):
    """The number of answers to exercises, and of wrong ones."""

    answers: int = 0
    wrong: int = 0


class NextReview(NamedTuple):
    """The next review, if nothing is answered until then.

    ``days`` from today on; ``missed`` and ``others`` are the numbers of its rules that were missed
    and not known since, and of the others.
    """

    days: int
    missed: int
    others: int


class SuspectedBelief(NamedTuple):
    """A false belief that a learner's answers suggest, and its probability in percent.

    Exports of 0.1.0 have the number of answers that it explains instead.
    """

    belief: str
    evidence: int


class ProgressExport(Export, frozen=True, forbid_unknown_fields=True):
    """The content of an export.

    ``game`` is left out for the default game, and the last five fields where they are empty.
    ``misconceptions`` follow from ``knowledge``. Older exports have rules without stabilities,
    and no ``retention``.
    """

    rules: tuple[RuleKnowledge, ...]
    lessons: tuple[LessonProgress, ...]
    name: str = ""
    game: str | msgspec.UnsetType = msgspec.UNSET
    answers: AnswerCounts | msgspec.UnsetType = msgspec.UNSET
    misconceptions: tuple[SuspectedBelief, ...] | msgspec.UnsetType = msgspec.UNSET
    knowledge: Knowledge | msgspec.UnsetType = msgspec.UNSET
    play: PlayCounts | msgspec.UnsetType = msgspec.UNSET
    retention: float | msgspec.UnsetType = msgspec.UNSET


def read_export(data: bytes, game: str = DEFAULT_GAME) -> ProgressExport:
    """Return the content of an export of a game.

    Raises ValueError that names the field and what is wrong; it may be of another game.
    """
    kept = read_exported(data, ProgressExport, FORMAT, "an export of progress", LARGEST)
    own = DEFAULT_GAME if kept.game is msgspec.UNSET else kept.game
    if own != game:
        raise ValueError(f"game: this is progress in {own[:40]!r}, not in {game!r}")
    if kept.name and (fault := name_fault(kept.name, LONG_NAME_LENGTH)):
        raise ValueError(f"name: {fault.message()}")
    _check_numbers(kept)
    _check_names(kept)
    return msgspec.structs.replace(kept, lessons=carried_over(game, kept.lessons))


def _check_numbers(kept: ProgressExport) -> None:
    """Raise ValueError for numbers that no progress has."""
    for rule in kept.rules:
        counts = 0 <= rule.missed <= rule.seen <= MAX_COUNT
        if not (counts and 0 <= rule.box <= LAST and 0 <= rule.stability <= MOST_STABLE):
            raise ValueError(f"rules: {rule.rule[:60]!r} has impossible numbers")
    least, most = RETENTIONS
    if kept.retention is not msgspec.UNSET and not least <= kept.retention <= most:
        raise ValueError(f"retention: {kept.retention} is not from {least:.3g} to {most:.3g}")
    for each in kept.lessons:
        if not 0 <= each.done <= each.stops <= MAX_COUNT:
            raise ValueError(f"lessons: {each.lesson[:60]!r} has impossible numbers")
    answers = kept.answers or AnswerCounts()
    if not 0 <= answers.wrong <= answers.answers <= MAX_COUNT:
        raise ValueError("answers: these numbers are impossible")
    play = kept.play or PlayCounts()
    for name, count in (*play.refused.items(), *play.mistakes.items()):
        if not 1 <= count <= MAX_COUNT:
            raise ValueError(f"play: {name[:60]!r} has an impossible number")
    for belief in kept.misconceptions or ():
        if not 1 <= belief.evidence <= MAX_COUNT:
            raise ValueError(f"misconceptions: {belief.belief[:60]!r} has an impossible number")
    model = kept.knowledge or Knowledge()
    for name, chance in (*model.rules.items(), *model.beliefs.items()):
        if not 0 < chance < 1:
            raise ValueError(f"knowledge: {name[:60]!r} has an impossible probability")


def _check_names(kept: ProgressExport) -> None:
    """Raise ValueError for a name that occurs twice."""
    for field, names in (
        ("rules", [rule.rule for rule in kept.rules]),
        ("lessons", [lesson.lesson for lesson in kept.lessons]),
        ("misconceptions", [misconception.belief for misconception in kept.misconceptions or ()]),
    ):
        if twice := [name for name, count in Counter(names).items() if count > 1]:
            raise ValueError(f"{field}: {twice[0][:60]!r} occurs twice")


class LearnerProgress(LearnerActivity):
    """The progress of one learner in one game.

    Parameters
    ----------
    database
        Where it is stored.
    learner
        The key of the learner, which others on the same server can't guess.
    clock
        Seconds since 1970.
    """

    def __init__(
        self,
        database: Database,
        learner: str,
        clock: Callable[[], float] = time.time,
        *,
        game: str = DEFAULT_GAME,
    ) -> None:
        super().__init__(database, hashed(learner), clock, game)

    def note(self, rules: Iterable[str], right: bool) -> None:
        """Record answers: the rules that were needed, and those that were missed."""
        now = self._clock()
        with self._write() as base:
            before = after = _retention(base, self._whose)
            for rule in dict.fromkeys(rules):
                row = base.execute(
                    f"SELECT {_KNOWN} FROM rules_known"  # noqa: S608 - fixed
                    " WHERE learner = ? AND game = ? AND rule = ?",
                    (*self._whose, rule),
                ).fetchone()
                known = RuleKnowledge(*row) if row else RuleKnowledge(rule, 0, 0, 0, now)
                if not rule.startswith(PUZZLE):
                    after = retention_after(known, now, right=right, retention=after)
                base.execute(
                    f"INSERT INTO rules_known ({_RULES}) VALUES (?, ?, ?, ?, ?, ?, ?, ?)"  # noqa: S608 - fixed
                    " ON CONFLICT (learner, game, rule) DO UPDATE SET box = excluded.box,"
                    " seen = excluded.seen, missed = excluded.missed, due = excluded.due,"
                    " stability = excluded.stability",
                    (*self._whose, *after_answer(known, now, right=right, retention=before)),
                )
            if after != before:
                self._retain(base, after)

    def _retain(self, base: Connection, factor: float) -> None:
        base.execute(
            "INSERT INTO retention (learner, game, factor) VALUES (?, ?, ?)"
            " ON CONFLICT (learner, game) DO UPDATE SET factor = excluded.factor",
            (*self._whose, factor),
        )

    def answered(self, right: bool, evidence: Evidence | None = None) -> None:
        """Record an answer, and what it says about the learner's knowledge."""
        with self._write() as base:
            base.execute(
                "INSERT INTO answer_counts (learner, game, answers, wrong) VALUES (?, ?, 1, ?)"
                " ON CONFLICT (learner, game) DO UPDATE SET answers = answer_counts.answers + 1,"
                " wrong = answer_counts.wrong + excluded.wrong",
                (*self._whose, int(not right)),
            )
            if evidence is not None:
                self._learn(base, evidence)

    def learn(self, evidence: Evidence) -> None:
        """Update the knowledge with an answer that was recorded before."""
        with self._write() as base:
            self._learn(base, evidence)

    def _learn(self, base: Connection, evidence: Evidence) -> None:
        after = update(_knowledge(base, self._whose, self._clock()), evidence)
        rules = {rule: after.rules[rule] for rule in (*evidence.rules, *evidence.explained)}
        beliefs = {belief: after.beliefs[belief] for belief in evidence.beliefs}
        self._put(base, Knowledge(rules, beliefs))

    def placed(self, knowledge: Knowledge, lessons: Mapping[str, int]) -> None:
        """Record the verdict of a placement: the knowledge, and lessons done with their lengths."""
        with self._write() as base:
            self._put(base, knowledge)
        for lesson, length in lessons.items():
            self.reached(lesson, length, length)

    def _put(self, base: Connection, knowledge: Knowledge) -> None:
        """Store what is known about a learner now."""
        now = self._clock()
        base.executemany(
            "INSERT INTO knowledge (learner, game, kind, name, chance, changed)"
            " VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT (learner, game, kind, name)"
            " DO UPDATE SET chance = excluded.chance, changed = excluded.changed",
            [
                (*self._whose, kind, name, chance, now)
                for kind, chances in (("rule", knowledge.rules), ("belief", knowledge.beliefs))
                for name, chance in chances.items()
            ],
        )

    def reached(self, lesson: str, done: int, stops: int) -> None:
        """Record the progress in a lesson, which never decreases.

        If the lesson has changed, a finished one stays finished; another is begun again.
        """
        with self._write() as base:
            base.execute(
                f"INSERT INTO lessons_done ({_LESSONS}) VALUES (?, ?, ?, ?, ?, ?)"  # noqa: S608 - fixed
                " ON CONFLICT (learner, game, lesson) DO UPDATE SET stops = excluded.stops,"
                " done = CASE WHEN lessons_done.done >= lessons_done.stops THEN excluded.stops"
                " WHEN lessons_done.stops = excluded.stops AND lessons_done.done > excluded.done"
                " THEN lessons_done.done ELSE excluded.done END, changed = excluded.changed",
                (*self._whose, lesson, stops, done, self._clock()),
            )

    @property
    def known(self) -> Mapping[str, RuleKnowledge]:
        """Every rule that was ever needed, with its knowledge."""
        return {
            knowledge.rule: knowledge
            for knowledge in self._remembered
            if not knowledge.rule.startswith(PUZZLE)
        }

    @property
    def puzzles(self) -> Mapping[str, RuleKnowledge]:
        """Every puzzle that was ever tried, by its id, with what is known about it."""
        tried = (knowledge for knowledge in self._remembered if knowledge.rule.startswith(PUZZLE))
        return {knowledge.rule.removeprefix(PUZZLE): knowledge for knowledge in tried}

    def note_puzzle(self, name: str, *, solved: bool) -> None:
        """Record an attempt at a puzzle."""
        self.note((f"{PUZZLE}{name}",), solved)

    # --- what is known ---------------------------------------------------------------------------

    @property
    def _remembered(self) -> tuple[RuleKnowledge, ...]:
        """All rules and puzzles; rules that are probably forgotten are due."""
        return self._over_time()(self._clock())

    def _over_time(self) -> Callable[[float], tuple[RuleKnowledge, ...]]:
        """Return all rules and puzzles at a time from now on."""
        with self._read() as base:
            rows = base.execute(
                f"SELECT {_KNOWN} FROM rules_known WHERE learner = ?"  # noqa: S608 - fixed
                " AND game = ? ORDER BY rule",
                self._whose,
            ).fetchall()
            model = _model(base, self._whose)
        return lambda now: _as_rules(rows, _as_knowledge(model, now), now)

    @property
    def due(self) -> tuple[str, ...]:
        """The rules that are due for a worthwhile review, the most often missed first."""
        due = waiting(self.known.values(), self._clock())
        ordered = sorted(due, key=lambda knowledge: (-knowledge.missed, knowledge.rule))
        return tuple(knowledge.rule for knowledge in ordered)

    @property
    def next_review(self) -> NextReview | None:
        """The next review, if one is due within `AHEAD` days; None if none is."""
        remembered = self._over_time()
        for days in range(AHEAD):
            day = datetime.combine(self.today + timedelta(days + 1), datetime.min.time())
            end = day.astimezone().timestamp() - 1
            rules = (rule for rule in remembered(end) if not rule.rule.startswith(PUZZLE))
            if due := waiting(rules, end):
                missed = sum(not rule.box for rule in due)
                return NextReview(days, missed, len(due) - missed)
        return None

    @property
    def gains(self) -> Mapping[str, float]:
        """The gain of asking about each rule now."""
        now = self._clock()
        return {rule: gain(knowledge, now) for rule, knowledge in self.known.items()}

    @property
    def lessons(self) -> Mapping[str, LessonProgress]:
        """The progress in each lesson, by its name."""
        with self._read() as base:
            rows = base.execute(
                "SELECT lesson, done, stops FROM lessons_done WHERE learner = ? AND game = ?"
                " ORDER BY lesson",
                self._whose,
            ).fetchall()
        carried = carried_over(self.game, (LessonProgress(*row) for row in rows))
        return {progress.lesson: progress for progress in carried}

    @property
    def retention(self) -> float:
        """The learner's factor of the stability of rules; 1 is average."""
        with self._read() as base:
            return _retention(base, self._whose)

    @property
    def counts(self) -> AnswerCounts:
        """The number of answers, and of wrong ones."""
        with self._read() as base:
            row = base.execute(
                "SELECT answers, wrong FROM answer_counts WHERE learner = ? AND game = ?",
                self._whose,
            ).fetchone()
        return AnswerCounts(*row) if row else AnswerCounts()

    @property
    def knowledge(self) -> Knowledge:
        """The model of the learner now: by all answers so far, and what is forgotten since."""
        with self._read() as base:
            return _knowledge(base, self._whose, self._clock())

    @property
    def misconceptions(self) -> tuple[SuspectedBelief, ...]:
        """The false beliefs that the answers suggest, the likeliest first."""
        return _misconceptions(self.knowledge)

    @property
    def name(self) -> str:
        """The learner's name in an export; "" without one. Raises InvalidName."""
        with self._read() as base:
            row = base.execute(
                "SELECT name FROM learners WHERE learner = ?", (self._learner,)
            ).fetchone()
        return row[0] if row else ""

    @name.setter
    def name(self, name: str) -> None:
        kept = normalized(name)
        if kept and (fault := name_fault(kept, LONG_NAME_LENGTH)):
            raise InvalidName(fault)
        with self._write() as base:
            base.execute(
                "INSERT INTO learners (learner, name) VALUES (?, ?)"
                " ON CONFLICT (learner) DO UPDATE SET name = excluded.name",
                (self._learner, kept),
            )

    def reset(self) -> None:
        """Delete all progress in this game. The learner's name stays: it is that of all games."""
        with self._write() as base:
            self._clear(base)

    def _clear(self, base: Connection) -> None:
        for table in (
            *("rules_known", "retention", "lessons_done", "answer_counts", "knowledge"),
            *("activity", "own_puzzles"),
        ):
            base.execute(f"DELETE FROM {table} WHERE learner = ? AND game = ?", self._whose)  # noqa: S608 - fixed

    def to_json(self) -> bytes:
        """Return all progress in this game as JSON."""
        return msgspec.json.encode(self.export)

    @property
    def export(self) -> ProgressExport:
        """All progress in this game."""
        counts, knowledge, play = self.counts, self.knowledge, self.play
        retention = self.retention
        return ProgressExport(
            FORMAT,
            (*self.known.values(), *self.puzzles.values()),
            tuple(self.lessons.values()),
            self.name,
            msgspec.UNSET if self.game == DEFAULT_GAME else self.game,
            counts if counts.answers else msgspec.UNSET,
            _misconceptions(knowledge) or msgspec.UNSET,
            knowledge if knowledge != Knowledge() else msgspec.UNSET,
            play if play != PlayCounts() else msgspec.UNSET,
            retention if retention != 1 else msgspec.UNSET,
        )

    def take(self, data: bytes) -> None:
        """Replace the progress with an export; a name only with a name.

        Raises ValueError without any change.
        """
        kept = read_export(data, self.game)
        if kept.name:
            self.name = kept.name
        with self._write() as base:
            self._clear(base)
            base.executemany(
                f"INSERT INTO rules_known ({_RULES}) VALUES (?, ?, ?, ?, ?, ?, ?, ?)",  # noqa: S608 - fixed
                [(*self._whose, *rule) for rule in kept.rules],
            )
            if kept.retention is not msgspec.UNSET:
                self._retain(base, kept.retention)
            base.executemany(
                f"INSERT INTO lessons_done ({_LESSONS}) VALUES (?, ?, ?, ?, ?, ?)",  # noqa: S608 - fixed
                [
                    (*self._whose, lesson.lesson, lesson.stops, lesson.done, self._clock())
                    for lesson in kept.lessons
                ],
            )
            if kept.answers:
                base.execute(
                    "INSERT INTO answer_counts (learner, game, answers, wrong) VALUES (?, ?, ?, ?)",
                    (*self._whose, *kept.answers),
                )
            play = kept.play or PlayCounts()
            base.executemany(
                "INSERT INTO activity (learner, game, kind, name, item, count)"
                " VALUES (?, ?, ?, ?, '', ?)",
                [
                    (*self._whose, kind, name, count)
                    for kind, counts in ((REFUSED, play.refused), (MISTAKE, play.mistakes))
                    for name, count in counts.items()
                ],
            )
            old = {each.belief: NAMED for each in kept.misconceptions or ()}
            self._put(base, kept.knowledge or Knowledge({}, old))


def _retention(base: Connection, whose: tuple[str, str]) -> float:
    query = "SELECT factor FROM retention WHERE learner = ? AND game = ?"
    row = base.execute(query, whose).fetchone()
    return float(row[0]) if row else 1.0


_MODEL: Final = """
    SELECT knowledge.learner, kind, name, chance, changed,
    rule, box, seen, missed, due, stability FROM knowledge
    LEFT JOIN rules_known ON kind = 'rule' AND rule = name
    AND rules_known.learner = knowledge.learner AND rules_known.game = knowledge.game
    WHERE knowledge.game = ? AND knowledge.learner
"""
"""The model of learners, with the record of each rule that answers were about."""


def _knowledge(base: Connection, whose: tuple[str, str], now: float) -> Knowledge:
    """Return what is known about a learner, by the hash of their key and the game."""
    return _as_knowledge(_model(base, whose), now)


def _model(base: Connection, whose: tuple[str, str]) -> list[Sequence[Any]]:
    """Return the rows of the model of a learner."""
    learner, game = whose
    rows = base.execute(f"{_MODEL} = ? ORDER BY kind, name", (game, learner)).fetchall()
    return [row[1:] for row in rows]


def _as_knowledge(rows: Iterable[Sequence[Any]], now: float) -> Knowledge:
    """Return the model in rows: kind, name, probability and its time, and the record of a rule."""
    chances: dict[str, dict[str, float]] = {"rule": {}, "belief": {}}
    for kind, name, chance, changed, *record in rows:
        # Nothing says that false beliefs fade, and older versions have no times.
        left = 1.0
        if kind == "rule" and changed:
            days = LONG_KNOWN if record[0] is None else RuleKnowledge(*record).days
            left = retained(now - changed, days)
        chances[kind][name] = max(LEAST, chance * left)
    return Knowledge(chances["rule"], chances["belief"])


def _as_rules(
    rows: Iterable[Sequence[Any]], model: Knowledge, now: float
) -> tuple[RuleKnowledge, ...]:
    """Return the rules in rows, due already where the model doubts that they are known.

    Rules that were just missed aren't: feedback has explained them, and their wait is short.
    """
    rules = (RuleKnowledge(*row) for row in rows)
    return tuple(
        forgotten(rule, now) if rule.box and model.known(rule.rule) < DOUBTED else rule
        for rule in rules
    )


def _misconceptions(knowledge: Knowledge) -> tuple[SuspectedBelief, ...]:
    return tuple(
        SuspectedBelief(belief, int(100 * knowledge.held(belief))) for belief in knowledge.named
    )


def progress_of(
    database: Database, game: str, learners: Sequence[str], now: float | None = None
) -> dict[str, ProgressExport]:
    """Return the progress of learners in a game by their hashed keys, without their names.

    ``now`` are seconds since 1970, by the clock if not given.
    """
    now = time.time() if now is None else now
    if not learners:
        return {}
    marks = ", ".join("?" * len(learners))
    with database.reading() as base:

        def rows(columns: str, table: str, order: str) -> dict[str, list[Any]]:
            rows_of: dict[str, list[Any]] = defaultdict(list)
            query = (
                f"SELECT learner, {columns} FROM {table}"  # noqa: S608 - fixed
                f" WHERE game = ? AND learner IN ({marks}) ORDER BY {order}"
            )
            for learner, *row in base.execute(query, (game, *learners)).fetchall():
                rows_of[learner].append(row)
            return rows_of

        rules = rows(_KNOWN, "rules_known", "rule")
        retentions = rows("factor", "retention", "learner")
        lessons = rows("lesson, done, stops", "lessons_done", "lesson")
        counts = rows("answers, wrong", "answer_counts", "learner")
        knowledge: dict[str, list[Any]] = defaultdict(list)
        query = f"{_MODEL} IN ({marks}) ORDER BY kind, name"
        for learner, *row in base.execute(query, (game, *learners)).fetchall():
            knowledge[learner].append(row)
        play = play_counts(base, game, learners)
    models = {learner: _as_knowledge(knowledge[learner], now) for learner in learners}
    return {
        learner: ProgressExport(
            FORMAT,
            _as_rules(rules[learner], models[learner], now),
            carried_over(game, (LessonProgress(*row) for row in lessons[learner])),
            game=msgspec.UNSET if game == DEFAULT_GAME else game,
            answers=AnswerCounts(*counts[learner][0]) if counts[learner] else msgspec.UNSET,
            misconceptions=_misconceptions(models[learner]) or msgspec.UNSET,
            knowledge=models[learner] if knowledge[learner] else msgspec.UNSET,
            play=play.get(learner, msgspec.UNSET),
            retention=retentions[learner][0][0] if retentions[learner] else msgspec.UNSET,
        )
        for learner in learners
    }
