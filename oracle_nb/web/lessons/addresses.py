"""The addresses of lessons, and the routes through their content."""

import re
import secrets
from collections.abc import Callable, Mapping, Sequence
from typing import Final, NamedTuple, TypeAlias
from urllib.parse import parse_qs

from oracle_nb.core.arguments import meant
from oracle_nb.games.addresses import address, read_address
from oracle_nb.games.registry import DEFAULT_GAME, game_names, lessons_of_game
from oracle_nb.lessons.catalog import former_lesson, lessons_of
from oracle_nb.lessons.checkup import Checkup
from oracle_nb.lessons.course import Course
from oracle_nb.lessons.examination import SEEDS
from oracle_nb.lessons.exercise_set import LONGEST_SET, read_set, set_lesson
from oracle_nb.lessons.lesson import Lesson
from oracle_nb.lessons.placement import PlacementExamination
from oracle_nb.lessons.progress import LearnerProgress
from oracle_nb.lessons.review import (
    CHECKUP,
    EXERCISE,
    PLACEMENT,
    REVIEW,
    exercises_lesson,
    reviewed,
)
from oracle_nb.web.lessons.own_lessons import OWN
from oracle_nb.web.lessons.teacher_session import is_errand

_SEED: Final = 2**63
_LONGEST: Final = 60
OWN_LESSON: Final = "own-lesson"
"""The field of the address of a lesson that somebody has written."""
EXERCISE_SET: Final = "set"
"""The field of the address of a set of exercises."""
END: Final = 10**6
"""The stop of an address that means the end of a lesson, however many exercises it has."""
_END: Final = "end"
_RIGHT: Final = {"seed": "[0-9]{1,19}", "hints": "on|off", "stop": f"[1-9][0-9]{{0,5}}|{_END}"}
"""Patterns for the fields of a link."""
_ID: Final = re.compile("[A-Za-z0-9_-]{1,40}")
"""The id of a saved game."""


class LessonAddress(NamedTuple):
    """A place in the lessons: the overview, a lesson, a review, or an exercise alone.

    ``stop`` counts from 0, or is END; ``seed`` is None for one that is drawn; ``errand`` is the
    address of a page for teachers, ``fault`` the fault of a link; ``game`` has the lessons.
    ``back`` is the id of the saved game from which the learner has come, "" for none. ``own`` is
    the code of a lesson that somebody has written, ``draft`` whether it is shown as its author
    left it; ``chosen`` is a set of exercises, such as "sailing.reach~2,cargo.hold".
    """

    lesson: str = ""
    template: str = ""
    stop: int = 0
    seed: int | None = None
    projector: bool = False
    hints: bool = True
    errand: str = ""
    fault: str = ""
    game: str = DEFAULT_GAME
    back: str = ""
    own: str = ""
    draft: bool = False
    chosen: str = ""

    @property
    def address(self) -> str:
        """Its address, from the question mark on."""
        if self.errand:
            return self.errand
        fields = self._place()
        if not fields:
            return address({"learn": None}, self.game)
        if self.stop and (fields.get("lesson") or self.own):
            fields["stop"] = _END if self.stop == END else str(self.stop + 1)
        if self.seed is not None and self.lesson != REVIEW:
            fields["seed"] = str(self.seed)
        options: dict[str, tuple[bool, str | None]] = {
            "projector": (self.projector, None),
            "hints": (not self.hints, "off"),
            "back": (bool(self.back), self.back),
            "draft": (self.draft, None),
        }
        fields |= {name: value for name, (wanted, value) in options.items() if wanted}
        return address(fields, self.game)

    def _place(self) -> dict[str, str | None]:
        """Return the field that names the place; none for the overview."""
        if self.own:
            return {OWN_LESSON: self.own}
        if self.chosen:
            return {EXERCISE_SET: self.chosen}
        if self.template:
            return {"exercise": self.template}
        if self.lesson in (REVIEW, CHECKUP, PLACEMENT):
            return {self.lesson: None}
        return {"lesson": self.lesson} if self.lesson else {}


def lesson_address_of(search: str) -> LessonAddress | None:
    """Return the place that an address means; None for an address outside the lessons.

    A name in the address of the overview means a lesson.
    """
    game = read_address(search).game
    if is_errand(search):
        return LessonAddress(errand=search, game=game)
    asked = parse_qs(search.lstrip("?"), keep_blank_values=True)
    if fault := _fault(asked):
        return LessonAddress(fault=fault, game=game)
    if visit := _lesson_address(asked, game):
        # Only the id of a game: no link can lead elsewhere.
        back = asked.get("back", [""])[0]
        return visit._replace(back=back if _ID.fullmatch(back) else "")
    if "learn" in asked:
        name, stop = _lesson_now(asked["learn"][0][:_LONGEST], 0, game)
        return LessonAddress(name, stop=stop, game=game)
    return None


def _lesson_address(asked: Mapping[str, Sequence[str]], game: str) -> LessonAddress | None:
    """Return the place that the fields of an address mean, if it has exercises."""

    def number(name: str) -> int | None:
        text = asked.get(name, [""])[0]
        return int(text) % _SEED if text.isdecimal() and len(text) < _LONGEST else None

    how = ("projector" in asked, asked.get("hints") != ["off"])
    stop = END if asked.get("stop") == [_END] else (number("stop") or 1) - 1
    if written := _put_together(asked, stop, number("seed")):
        return written._replace(projector=how[0], hints=how[1], game=game)
    if "lesson" in asked:
        name, stop = _lesson_now(asked["lesson"][0][:_LONGEST], stop, game)
        return LessonAddress(name, "", stop, number("seed"), *how, game=game)
    for name in (CHECKUP, PLACEMENT):
        if name in asked:
            return LessonAddress(name, "", 0, number("seed"), *how, game=game)
    if "review" in asked:
        return LessonAddress(REVIEW, projector=how[0], hints=how[1], game=game)
    return None


def _lesson_now(name: str, stop: int, game: str) -> tuple[str, int]:
    """Return the name of a lesson and one of its stops, also where it was merged into another."""
    if not name or game not in game_names():
        return name, stop
    former = former_lesson(game, name)
    if former is not None:
        return former.lesson.name, stop if stop == END else former.stop(stop)
    return meant(name, [lesson.name for lesson in lessons_of(game)]) or name, stop


def _put_together(
    asked: Mapping[str, Sequence[str]], stop: int, seed: int | None
) -> LessonAddress | None:
    """Return the place of an exercise, or of what somebody has put together."""
    if "exercise" in asked:
        template = asked["exercise"][0][:_LONGEST]
        return LessonAddress(EXERCISE if template else "", template, seed=seed)
    if OWN_LESSON in asked:
        code = asked[OWN_LESSON][0][:_LONGEST]
        visit = LessonAddress(f"{OWN}{code}", stop=stop, seed=seed)
        return visit._replace(own=code, draft="draft" in asked)
    if EXERCISE_SET in asked:
        return LessonAddress(EXERCISE, seed=seed, chosen=asked[EXERCISE_SET][0][:LONGEST_SET])
    return None


def _fault(asked: Mapping[str, Sequence[str]]) -> str:
    """Return the fault in a link by which a class opens the same exercises."""
    names = ("exercise", "lesson", CHECKUP, PLACEMENT, OWN_LESSON, EXERCISE_SET)
    for name in (name for name in names if name in asked):
        for field, right in _RIGHT.items():
            values = asked.get(field, ())
            if len(values) > 1:
                return f"{field}: it occurs {len(values)} times in the link"
            if values and not re.fullmatch(right, values[0]):
                return f"{field}: {values[0][:_LONGEST]!r} can't be read in the link to a {name}"
    return ""


OwnLesson: TypeAlias = Callable[[LessonAddress], Lesson]
"""A function that returns a lesson that somebody has written. It raises ValueError."""


def course_at(
    visit: LessonAddress, language: str, memory: LearnerProgress, own: OwnLesson
) -> Course | None:
    """Return the course at a place; None for the overview.

    Raises ValueError for a lesson or an exercise that doesn't exist.
    """
    if visit.lesson in (CHECKUP, PLACEMENT):
        return _examination(visit, language, memory)
    lesson = own(visit) if visit.own else _lesson(visit, memory)
    if lesson is None:
        return None
    kept = None
    if visit.seed is None and visit.stop and lesson.steps and not visit.draft:
        # Somebody who goes on with a lesson finds its exercises as they left them.
        kept = memory.plan(lesson.name)
    if kept is not None and kept.stop < len(lesson.steps) + len(kept.exercises):
        seed = kept.seed
    else:
        seed = secrets.randbits(24) if visit.seed is None else visit.seed
    # The author's own trial is no progress.
    own_memory = None if visit.draft else memory
    return Course(lessons_of_game(visit.game), lesson, language, seed, own_memory)


def _examination(visit: LessonAddress, language: str, memory: LearnerProgress) -> Course | None:
    """Return a placement or a check-up; None for a check-up before any lesson is done."""
    school, lessons = lessons_of_game(visit.game), lessons_of(visit.game)
    seed = secrets.randbelow(SEEDS) if visit.seed is None else visit.seed
    if visit.lesson == PLACEMENT:
        return PlacementExamination(school, lessons, language, seed, memory)
    progress = memory.lessons
    met = [lesson for lesson in lessons if lesson.name in progress]
    if not any(progress[lesson.name].is_done for lesson in met):
        return None
    # A lesson has taught its rules, and may have shown a mistake, once its exercises have begun.
    taught = [each for each in met if progress[each.name].done > len(each.steps)]
    return Checkup(school, taught, language, seed, memory)


def _lesson(visit: LessonAddress, memory: LearnerProgress) -> Lesson | None:
    if visit.chosen:
        return set_lesson(read_set(visit.chosen, visit.game))
    if visit.template:
        if visit.template not in lessons_of_game(visit.game).templates():
            raise ValueError(visit.template)
        return exercises_lesson(EXERCISE, [visit.template], visit.seed)
    if visit.lesson == REVIEW:
        templates = reviewed(visit.game, memory.due, memory.gains)
        return exercises_lesson(REVIEW, templates) if templates else None
    if not visit.lesson:
        return None
    lesson = next(
        (lesson for lesson in lessons_of(visit.game) if lesson.name == visit.lesson), None
    )
    if lesson is None:
        raise ValueError(visit.lesson)
    return lesson


def resolved(visit: LessonAddress, course: Course) -> LessonAddress:
    """Return a place with the number of its stop."""
    if visit.stop == END:
        return visit._replace(stop=course.stops)
    # Progress counts planned exercises; somebody may have reached one that was added.
    before = course.reached if visit.seed is None else None
    if before and visit.stop == min(before, course.lesson.length - 1):
        return visit._replace(stop=before)
    return visit


def address_in(visit: LessonAddress, course: Course) -> str:
    """Return the address of a place of a course.

    The end is named, because the number of exercises follows the answers: after a reload, its
    number would lead to an exercise. In a large view it isn't: classes compare numbers.
    """
    at_end = visit.stop == course.stops and not visit.projector
    return (visit._replace(stop=END) if at_end else visit).address
