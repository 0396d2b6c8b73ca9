"""Figures of misconceptions, each measured in parts and printed as a table."""

from collections import Counter
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Final, NamedTuple

from oracle_nb.core.chance import scatter
from oracle_nb.games.registry import DEFAULT_GAME, lessons_of_game
from oracle_nb.lessons.catalog import lessons_of
from oracle_nb.lessons.lesson import Lesson
from scripts.diagnosis_figures import (
    SEEDS,
    Accusations,
    BeliefFigure,
    RepeatedFigure,
    accused_in_checkups,
    accused_in_lesson,
    after_lesson,
    by_checkups,
    by_lesson,
    by_pair,
    own_lessons,
    pair_figures,
    take_checkup,
)
from scripts.figure_runs import Setting
from scripts.figure_tables import print_table, share_of
from scripts.simulated_learners import CachedLessons, Learner
from scripts.unlisted_beliefs import UNLISTED, UnlistedLearner

CHECKUPS: Final = 25
"""Number of learners in a check-up for each in a lesson, by those who hold no belief."""
PART: Final = 4
"""Number of beliefs or check-ups that are measured together."""
NO_LESSON: Final = "none"
GUESSES: Final = "guesses"


class _Taught(NamedTuple):
    """The lessons of a game, and the lesson on each belief."""

    school: CachedLessons
    lessons: tuple[Lesson, ...]
    own: dict[str, Lesson | None]


@cache
def cached_lessons(game: str) -> CachedLessons:
    """Return the lesson data of a game, which keeps exercises and answers."""
    return CachedLessons(lessons_of_game(game))


@cache
def _taught(game: str) -> _Taught:
    """Return what each process makes once."""
    school, lessons = cached_lessons(game), tuple(lessons_of(game))
    return _Taught(school, lessons, own_lessons(school, lessons))


def lesson_names(setting: Setting) -> list[str]:
    """Return the names of the lessons."""
    return [lesson.name for lesson in lessons_of(setting.game)]


def named_lesson(setting: Setting, name: str) -> Lesson:
    """Return a lesson by its name."""
    return next(lesson for lesson in lessons_of(setting.game) if lesson.name == name)


def _groups(names: Sequence[str]) -> list[str]:
    """Return the names of parts, which list those of their members."""
    return [" ".join(names[at : at + PART]) for at in range(0, len(names), PART)]


def own_names(setting: Setting) -> list[str]:
    """Return the lessons, and none for beliefs that no lesson shows."""
    return [*lesson_names(setting), NO_LESSON]


def in_own_lesson(setting: Setting, name: str) -> list[BeliefFigure]:
    """Return the figures of the beliefs of a lesson."""
    school, _, own = _taught(setting.game)
    beliefs = [b for b, each in own.items() if (each.name if each else NO_LESSON) == name]
    if name == NO_LESSON:
        return [BeliefFigure(b, name, 0, setting.runs, {}, 0.0, 0.0) for b in beliefs]
    lesson = named_lesson(setting, name)
    return [by_lesson(school, lesson, b, setting.runs, setting.slips) for b in beliefs]


def after_own_lesson(setting: Setting, name: str) -> list[BeliefFigure]:
    """Return the same of a check-up on all lessons, after the lesson on each belief."""
    school, lessons, own = _taught(setting.game)
    return [
        after_lesson(school, lessons, each, belief, setting.runs, setting.slips)
        for belief, each in own.items()
        if (each.name if each else NO_LESSON) == name
    ]


def report_beliefs(setting: Setting, parts: Sequence[list[BeliefFigure]]) -> None:
    """Print how often each misconception is told, and the average."""
    counted = [figure for part in parts for figure in part]
    rows = [
        (
            figure.belief,
            figure.lesson,
            f"{figure.share:.0%}",
            f"{figure.wrong:.1f}",
            f"{figure.asked:.1f}",
            _listed(figure.instead),
        )
        for figure in counted
    ]
    columns = ("misconception", "lesson", "told", "after mistakes", "questions", "told instead")
    runs, right = sum(each.runs for each in counted), sum(each.right for each in counted)
    mistakes = sum(each.wrong * each.right for each in counted) / max(1, right)
    least = min(counted, key=lambda figure: figure.share)
    others = sum(sum(each.instead.values()) for each in counted)
    print_table(
        f"Misconceptions told ({setting.figure}), {setting.slips:.0%} slips",
        columns,
        rows,
        f"{share_of(right, runs)}, after {mistakes:.1f} mistakes on average; "
        f"another {others} times; least: {least.belief}, {least.share:.0%}",
    )


def learners_without(setting: Setting) -> list[str]:
    """Return the lessons, and the first numbers of groups of check-ups."""
    groups = (str(number) for number in range(0, CHECKUPS * setting.runs, PART))
    return [*lesson_names(setting), *groups]


def accused(setting: Setting, name: str) -> Accusations:
    """Return how often learners are told a belief who hold none."""
    guessing = setting.figure == GUESSES
    school, slips = cached_lessons(setting.game), setting.slips
    if not name.isdigit():
        return accused_in_lesson(
            school, named_lesson(setting, name), setting.runs, slips, guessing=guessing
        )
    numbers = range(int(name), min(int(name) + PART, CHECKUPS * setting.runs))
    lessons = lessons_of(setting.game)
    return accused_in_checkups(school, lessons, numbers, slips, guessing=guessing)


def report_accused(setting: Setting, parts: Sequence[Accusations]) -> None:
    """Print how often learners without a misconception are told one."""
    rows = []
    for where in dict.fromkeys(part.where for part in parts):
        same = [part for part in parts if part.where == where]
        named = sum((Counter(part.beliefs) for part in same), Counter[str]())
        accused, runs = sum(part.accused for part in same), sum(part.runs for part in same)
        rows.append((where or "check-up", runs, accused, _listed(named)))
    lessons = [row for row in rows if row[0] != "check-up"]
    in_lessons = share_of(sum(row[2] for row in lessons), sum(row[1] for row in lessons))
    checkups = "".join(f"; check-up: {share_of(r[2], r[1])}" for r in rows if r not in lessons)
    who = "who guess" if setting.figure == GUESSES else "who know everything"
    print_table(
        f"Learners {who} and are told a misconception, {setting.slips:.0%} slips",
        ("lesson", "runs", "told", "misconceptions"),
        rows,
        f"lessons: {in_lessons}{checkups}",
    )


def belief_groups(setting: Setting) -> list[str]:
    """Return the beliefs in groups."""
    return _groups([*lessons_of_game(setting.game).beliefs])


def checked_alone(setting: Setting, name: str) -> list[RepeatedFigure]:
    """Return check-ups without anything known before, of learners who never slip."""
    school, lessons = cached_lessons(setting.game), lessons_of(setting.game)
    return [
        by_checkups(
            school, lessons, Learner(school, (belief,), slips=0, seed=scatter(number, 7)), number
        )
        for belief in name.split()
        for number in range(setting.runs)
    ]


def report_alone(setting: Setting, parts: Sequence[list[RepeatedFigure]]) -> None:
    """Print in which check-up each belief is told, without slips."""
    taken = [figure for part in parts for figure in part]
    beliefs: dict[str, list[RepeatedFigure]] = {}
    for figure in taken:
        beliefs.setdefault(figure.belief, []).append(figure)
    rows = [
        (
            belief,
            sum(run.told == 1 for run in runs),
            sum(run.told > 0 for run in runs),
            ", ".join(str(run.told or "never") for run in runs),
            _listed(Counter(name for run in runs for name in run.instead)),
        )
        for belief, runs in beliefs.items()
    ]
    count = len(taken)
    never = [belief for belief, runs in beliefs.items() if not any(run.told for run in runs)]
    asked = sum(run.asked for run in taken) / count
    print_table(
        f"Misconceptions told by check-ups one after the other, {setting.runs} learners, no slips",
        ("misconception", "in the first", "in any", "told in number", "told instead"),
        rows,
        f"first: {share_of(sum(run.told == 1 for run in taken), count)}; "
        f"any: {share_of(sum(run.told > 0 for run in taken), count)}; "
        f"another: {share_of(sum(bool(run.instead) for run in taken), count)}; "
        f"never: {', '.join(never) or 'none'}; questions of the first: {asked:.1f}; "
        f"of a kind in a row, at most: {max(run.running for run in taken)}",
    )


class UnlistedFigure(NamedTuple):
    """The beliefs that a check-up tells somebody whose own isn't on the list."""

    belief: str
    told: tuple[str, ...]


def unlisted_names(setting: Setting) -> list[str]:
    """Return the beliefs that aren't on the list."""
    return [*UNLISTED] if setting.game == DEFAULT_GAME else []


def checked_unlisted(setting: Setting, name: str) -> list[UnlistedFigure]:
    """Return what a check-up tells some learners with such a belief."""
    school, lessons, taken = cached_lessons(setting.game), lessons_of(setting.game), []
    for number in range(setting.runs):
        learner = UnlistedLearner(school, (name,), slips=0, seed=scatter(number, 7))
        run = take_checkup(school, lessons, learner, number % SEEDS)
        taken.append(UnlistedFigure(name, tuple(run.told)))
    return taken


def report_unlisted(setting: Setting, parts: Sequence[list[UnlistedFigure]]) -> None:
    """Print what learners are told whose misconception isn't on the list."""
    rows = [
        (part[0].belief, len(part), _listed(Counter(name for run in part for name in run.told)))
        for part in parts
    ]
    accused = sum(bool(run.told) for part in parts for run in part)
    print_table(
        "Misconceptions that aren't on the list, check-up without slips",
        ("misconception", "learners", "told instead"),
        rows,
        f"told another: {share_of(accused, sum(map(len, parts)))}",
    )


def pair_numbers(setting: Setting) -> list[str]:
    """Return the numbers of pairs."""
    return [str(number) for number in range(setting.runs)]


def paired(setting: Setting, name: str) -> tuple[int, int]:
    """Return how many beliefs of a pair lessons name, and how many a check-up does."""
    school, lessons = cached_lessons(setting.game), lessons_of(setting.game)
    return by_pair(school, lessons, int(name), setting.slips)


def report_pairs(setting: Setting, parts: Sequence[tuple[int, int]]) -> None:
    """Print how often learners with two misconceptions are told both, one or none."""
    count = len(parts)
    rows = [
        (pair.where, *(share_of(number, count) for number in (pair.both, pair.one, pair.none)))
        for pair in pair_figures(parts)
    ]
    print_table(
        f"Learners with two misconceptions at once, {setting.slips:.0%} slips",
        ("told by", "both", "one", "none"),
        rows,
        f"{count} random pairs",
    )


def _listed(counts: Mapping[str, int]) -> str:
    return ", ".join(f"{name} {count}" for name, count in Counter(counts).most_common())
