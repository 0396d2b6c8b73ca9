"""A lesson takes two to eight minutes, and the first own move comes within a minute."""

import pytest

from oracle_nb.games.registry import lessons_of_game
from oracle_nb.lessons.catalog import lessons_of
from oracle_nb.lessons.duration import (
    ACTION_TIME,
    USUAL,
    minutes,
    seconds_for,
    seconds_to_read,
)
from oracle_nb.lessons.lesson import LANGUAGES, Lesson, LessonStep
from oracle_nb.web.text import words
from tests.samples import sampled

SCHOOL = lessons_of_game("delphi")
LESSONS = lessons_of("delphi")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("lesson", sampled(LESSONS, 9), ids=[lesson.name for lesson in LESSONS])
def test_a_lesson_takes_two_to_eight_minutes(lesson: Lesson, language: str) -> None:
    # Rounded, as `oracle-nb lesson check` counts.
    assert round(minutes(SCHOOL, lesson, language)) in USUAL


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_first_own_ship_move_comes_within_a_minute(language: str) -> None:
    first = LESSONS[0]
    say = words(language).say
    read = [say("learn"), say("home-learn"), say("learn-about")]
    read += [first.title[language], first.goal[language]]
    # The overview of lessons, the first lesson, and a second click for the action of its step.
    seconds = 3 * ACTION_TIME + sum(map(seconds_to_read, read))
    for step in first.steps:
        seconds += seconds_for(SCHOOL, step, language)
        if step.do is not None:
            break
    assert step.do is not None and step.do[0].startswith("move ")
    assert seconds <= 60


def test_reading_and_doing_take_their_time() -> None:
    step = LESSONS[0].steps[0]
    twice = {language: f"{text} {text}" for language, text in step.say.items()}
    longer = LessonStep(twice, do=None)
    shorter = seconds_for(SCHOOL, step, "en") - ACTION_TIME
    assert seconds_for(SCHOOL, longer, "en") == pytest.approx(2 * shorter)
    assert seconds_to_read("word " * 200) == 60
