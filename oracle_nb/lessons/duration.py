"""The duration of a lesson for somebody who follows it."""

from typing import Final

from oracle_nb.games.exercises import Exercise
from oracle_nb.games.lesson_data import LessonData
from oracle_nb.lessons.course import Course, Stop
from oracle_nb.lessons.feedback import label
from oracle_nb.lessons.lesson import Lesson, LessonStep

WORDS_A_MINUTE: Final = 200
ACTION_TIME: Final = 5
"""Seconds for a single action, such as marking a space or choosing an option."""
THINKING_TIME: Final = 10
"""Seconds of thinking about an exercise before anything is done."""
USUAL: Final = range(2, 9)
"""The usual number of minutes of a lesson; `lesson check` notes another."""


def seconds_to_read(text: str) -> float:
    """Return the seconds for reading a text."""
    return 60 * len(text.split()) / WORDS_A_MINUTE


def seconds_for(school: LessonData, stop: Stop, language: str) -> float:
    """Return the seconds for a step or an exercise, with all that is read and done there."""
    if isinstance(stop, LessonStep):
        seconds = seconds_to_read(stop.say[language]) + (ACTION_TIME if stop.do else 0)
        if stop.predict is not None:
            texts = (text[language] for _, text in stop.predict.texts())
            seconds += sum(map(seconds_to_read, texts)) + ACTION_TIME
        return seconds
    asked = school.say(language, stop.prompt, **stop.facts)
    options = (label(school, stop, part, language) for part in _offered(stop))
    read = sum(map(seconds_to_read, (asked, *options)))
    return read + THINKING_TIME + ACTION_TIME * len(stop.solution)


def _offered(exercise: Exercise) -> tuple[str, ...]:
    """Return the parts of the options that are read before answering."""
    form = exercise.form
    options: tuple[str, ...] = getattr(form, "options", getattr(form, "items", ()))
    return options


def minutes(school: LessonData, lesson: Lesson, language: str, seed: int = 0) -> float:
    """Return the minutes that a lesson takes, from its goal to its summary."""
    course = Course(school, lesson, language, seed)
    total = seconds_to_read(lesson.goal[language]) + seconds_to_read(lesson.summary[language])
    for number in range(course.stops):
        course.go_to(number)
        total += seconds_for(school, course.stop, language)
    return total / 60
