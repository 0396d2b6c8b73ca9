"""Choosing a kind of exercise: by the lessons that use it, each with a sample question."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from oracle_nb.games.lesson_data import LessonData
from oracle_nb.lessons.feedback import answer_text
from oracle_nb.lessons.lesson import Lesson
from oracle_nb.web.text import words

OTHERS: Final = "others"
"""The topic of the exercises that no lesson uses; no lesson has this name."""
_LONGEST: Final = 90
"""Maximum length of a sample question in a list, in characters."""


def topics(lessons: Sequence[Lesson], school: LessonData, language: str) -> list[tuple[str, str]]:
    """Return the names and titles of the lessons with exercises, and of all other exercises."""
    titles = [
        (lesson.name, f"{lesson.number}. {lesson.title[language]}")
        for lesson in lessons
        if lesson.exercises
    ]
    if templates_of(OTHERS, lessons, school):
        titles.append((OTHERS, words(language).say("draft-other-kinds")))
    return titles


def templates_of(topic: str, lessons: Sequence[Lesson], school: LessonData) -> list[str]:
    """Return the templates that a lesson uses; none for an unknown one."""
    # To quote an exercise takes a while: only those of one lesson are quoted.
    used = {lesson.name: [each.template for each in lesson.exercises] for lesson in lessons}
    if topic == OTHERS:
        every = {template for each in used.values() for template in each}
        return [template for template in school.templates() if template not in every]
    return list(dict.fromkeys(used.get(topic, ())))


@lru_cache(maxsize=2_000)
def question(school: LessonData, template: str, seed: int, language: str) -> str:
    """Return the question of an exercise."""
    exercise = school.exercise(template, seed)
    return school.say(language, exercise.prompt, **exercise.facts)


@lru_cache(maxsize=500)
def sample_answer(school: LessonData, template: str, seed: int, language: str) -> str:
    """Return a correct answer of an exercise as text."""
    exercise = school.exercise(template, seed)
    return answer_text(school, exercise, exercise.solution, language)


def excerpt(school: LessonData, template: str, language: str) -> str:
    """Return a sample question, cut off if it is long."""
    text = question(school, template, 1, language)
    return text if len(text) <= _LONGEST else f"{text[:_LONGEST]}…"
