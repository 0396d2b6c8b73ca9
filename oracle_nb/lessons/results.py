"""The results of a class: exported progress of learners as one table."""

from collections.abc import Iterable, Mapping, Sequence
from pathlib import PurePath
from typing import Final, NamedTuple

from oracle_nb.core.csv_lines import csv_line
from oracle_nb.games.registry import DEFAULT_GAME
from oracle_nb.lessons.activity import MISTAKE, REFUSED, PlayCounts
from oracle_nb.lessons.catalog import LessonProgress
from oracle_nb.lessons.lesson import Lesson
from oracle_nb.lessons.progress import PUZZLE, ProgressExport, read_export
from oracle_nb.lessons.spacing import KNOWN, RuleKnowledge
from oracle_nb.text import WordingError
from oracle_nb.text.names import LONG_NAME_LENGTH, looks, name_fault
from oracle_nb.text.rulebook import Rulebook

BY_LESSON: Final = (
    *("learner", "file", "lesson", "title", "done", "stops"),
    *("rules", "rules_asked", "rules_known", "answers", "wrong"),
)
BY_RULE: Final = ("learner", "file", "rule", "title", "lesson", "answers", "wrong", "box", "known")
BY_LEARNER: Final = (
    *("learner", "file", "lessons_done", "lessons", "rules_asked", "rules_known", "rules_due"),
    *("answers", "wrong", "puzzles_tried", "puzzles_solved", "misconceptions"),
)
BY_PLAY: Final = ("learner", "file", "kind", "name", "title", "count")
"""The columns of the tables, the same in every language."""


TABLES: Final = ("learner", "lesson", "rule", "play")
"""The tables of the results of a class."""


class LearnerResult(NamedTuple):
    """The export of one learner, named in it or by its file."""

    learner: str
    file: str
    kept: ProgressExport


class RefusedFile(NamedTuple):
    """A file that isn't an export, and the reason."""

    file: str
    reason: str

    def __str__(self) -> str:
        return f"{self.file}: {self.reason}"


def collected(
    files: Iterable[tuple[str, bytes]], game: str = DEFAULT_GAME
) -> tuple[tuple[LearnerResult, ...], tuple[RefusedFile, ...]]:
    """Return the results in files, given by name and content, sorted by learner.

    And refused files, such as those with progress in another game than ``game``.
    """
    results, refused = [], []
    for name, data in files:
        try:
            kept = read_export(data, game)
        except ValueError as error:
            refused.append(RefusedFile(name, str(error)))
        else:
            results.append(LearnerResult(kept.name or _named_by(name), name, kept))
    return tuple(
        sorted(results, key=lambda result: (result.learner.casefold(), result.file))
    ), tuple(refused)


def _named_by(file: str) -> str:
    """Return the name of a learner by that of a file, "" if it is refused as a name."""
    name = PurePath(file).stem
    return "" if name_fault(name, LONG_NAME_LENGTH) else name


def look_alikes(results: Iterable[LearnerResult]) -> list[list[str]]:
    """Return the names that are the same or look alike, in groups."""
    groups: dict[str, list[str]] = {}
    for name in (result.learner for result in results if result.learner):
        seen = looks(name)
        group = next((groups[look] for look in seen if look in groups), [])
        group.append(name)
        groups |= dict.fromkeys(seen, group)
    different = {id(group): group for group in groups.values()}
    return [group for group in different.values() if len(group) > 1]


class Totals(NamedTuple):
    """How far a learner has got.

    Parameters
    ----------
    lessons_done, lessons
        The lessons that are done, and all lessons of the game.
    asked, known, due
        The rules that exercises asked about, those known by now, and those due for review.
    answers, wrong
        The answers to exercises, and the wrong ones; None in exports that don't count them.
    puzzles, solved
        The puzzles that were tried, and those that the last attempt has solved.
    """

    lessons_done: int
    lessons: int
    asked: int
    known: int
    due: int
    answers: int | None
    wrong: int | None
    puzzles: int
    solved: int


def totals(kept: ProgressExport, lessons: Sequence[Lesson], now: float) -> Totals:
    """Return how far a learner has got, for pages and tables alike."""
    done = {
        lesson.lesson for lesson in kept.lessons if lesson.stops and lesson.done >= lesson.stops
    }
    counts, rules = kept.answers or None, rules_in(kept)
    puzzles = [rule for rule in kept.rules if rule.rule.startswith(PUZZLE)]
    return Totals(
        sum(lesson.name in done for lesson in lessons),
        len(lessons),
        len(rules),
        sum(rule.box >= KNOWN for rule in rules),
        sum(rule.due <= now for rule in rules),
        counts and counts.answers,
        counts and counts.wrong,
        len(puzzles),
        sum(puzzle.box > 0 for puzzle in puzzles),
    )


def rules_in(kept: ProgressExport) -> list[RuleKnowledge]:
    """Return what is known about rules, without the puzzles that are stored among them."""
    return [rule for rule in kept.rules if not rule.rule.startswith(PUZZLE)]


def by_learner(
    results: Iterable[LearnerResult], lessons: Sequence[Lesson], now: float
) -> list[tuple[str | int, ...]]:
    """Return a row for each learner, under BY_LEARNER."""
    rows: list[tuple[str | int, ...]] = []
    for result in results:
        numbers = ("" if total is None else total for total in totals(result.kept, lessons, now))
        beliefs = " ".join(
            misconception.belief for misconception in result.kept.misconceptions or ()
        )
        rows.append((result.learner, result.file, *numbers, beliefs))
    return rows


def believed(results: Iterable[LearnerResult]) -> list[tuple[str, list[str]]]:
    """Return each misconception with its learners, the most common first."""
    learners: dict[str, list[str]] = {}
    for result in results:
        for misconception in result.kept.misconceptions or ():
            learners.setdefault(misconception.belief, []).append(result.learner)
    return sorted(learners.items(), key=lambda item: (-len(item[1]), item[0]))


def by_lesson(
    results: Iterable[LearnerResult], lessons: Sequence[Lesson], language: str
) -> list[tuple[str | int, ...]]:
    """Return a row for each learner and lesson, under BY_LESSON, unknown lessons included."""
    known = {lesson.name: lesson for lesson in lessons}
    rows: list[tuple[str | int, ...]] = []
    for result in results:
        progress = {lesson.lesson: lesson for lesson in result.kept.lessons}
        asked = {rule.rule: rule for rule in result.kept.rules}
        for name in dict.fromkeys((*known, *progress)):
            at = progress.get(name, LessonProgress(name, 0, 0))
            lesson = known.get(name)
            rules = lesson.rules if lesson else ()
            seen = [asked[rule] for rule in rules if rule in asked]
            rows.append(
                (
                    *(result.learner, result.file, name),
                    *(lesson.title[language] if lesson else "", at.done, at.stops),
                    *(len(rules), len(seen), sum(rule.box >= KNOWN for rule in seen)),
                    *(sum(rule.seen for rule in seen), sum(rule.missed for rule in seen)),
                )
            )
    return rows


def by_rule(
    results: Iterable[LearnerResult], lessons: Sequence[Lesson], book: Rulebook
) -> list[tuple[str | int, ...]]:
    """Return a row for each learner and rule that was asked, under BY_RULE."""
    taught: Mapping[str, str] = {
        rule: lesson.name for lesson in reversed(lessons) for rule in lesson.rules
    }
    return [
        (
            *(result.learner, result.file, rule.rule),
            *(book.title(rule.rule), taught.get(rule.rule, "")),
            *(rule.seen, rule.missed, rule.box, int(rule.box >= KNOWN)),
        )
        for result in results
        for rule in rules_in(result.kept)
    ]


def play_of(kept: ProgressExport) -> Mapping[str, Mapping[str, int]]:
    """Return how often play went wrong, by kind: refusals by rule, and mistakes by topic."""
    play = kept.play or PlayCounts()
    return {REFUSED: play.refused, MISTAKE: play.mistakes}


def play_title(kind: str, name: str, book: Rulebook) -> str:
    """Return the title of a rule or topic as learners read it; "" for an unknown one."""
    if kind == REFUSED:
        return book.title(name)
    try:
        return book.say(f"puzzle-tag-{name}")
    except WordingError:
        return ""


def wrong_in_play(results: Iterable[LearnerResult], kind: str) -> list[tuple[str, int, list[str]]]:
    """Return what went wrong in play, each with its number and its learners, the commonest first.

    What several learners get wrong comes before what one of them often does.
    """
    counts: dict[str, int] = {}
    learners: dict[str, list[str]] = {}
    for result in results:
        for name, count in play_of(result.kept)[kind].items():
            counts[name] = counts.get(name, 0) + count
            learners.setdefault(name, []).append(result.learner)
    order = sorted(counts, key=lambda name: (-len(learners[name]), -counts[name], name))
    return [(name, counts[name], learners[name]) for name in order]


def by_play(results: Iterable[LearnerResult], book: Rulebook) -> list[tuple[str | int, ...]]:
    """Return a row for each learner and rule or topic that went wrong in play, under BY_PLAY."""
    return [
        (result.learner, result.file, kind, name, play_title(kind, name, book), count)
        for result in results
        for kind, counts in play_of(result.kept).items()
        for name, count in sorted(counts.items())
    ]


def csv_table(
    kind: str,
    results: Iterable[LearnerResult],
    lessons: Sequence[Lesson],
    book: Rulebook,
    language: str,
    now: float,
) -> str:
    """Return the table with a row for each learner, and each lesson, rule or mistake, as CSV.

    Parameters
    ----------
    kind
        One of `TABLES`.
    results
        The results of the class.
    lessons, book
        The lessons and the rules of the game.
    language
        The language of titles.
    now
        Seconds since 1970: decides which rules are due for review.
    """
    if kind == "learner":
        return to_csv(BY_LEARNER, by_learner(results, lessons, now))
    if kind == "lesson":
        return to_csv(BY_LESSON, by_lesson(results, lessons, language))
    if kind == "play":
        return to_csv(BY_PLAY, by_play(results, book))
    return to_csv(BY_RULE, by_rule(results, lessons, book))


def to_csv(columns: Sequence[str], rows: Iterable[Sequence[str | int]]) -> str:
    """Return a table as CSV in UTF-8 with a byte order mark.

    No spreadsheet finds a formula in it.
    """
    lines = "".join(csv_line(row, "\r\n") for row in (columns, *rows))
    return "\N{ZERO WIDTH NO-BREAK SPACE}" + lines
