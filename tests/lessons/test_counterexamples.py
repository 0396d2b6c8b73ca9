"""Counterexamples show that beliefs are false, and feedback agrees with itself."""

from collections.abc import Iterable
from functools import cache

import pytest

from oracle_nb.games.exercises import Exercise
from oracle_nb.lessons.counterexamples import counterexample, counterexample_texts
from oracle_nb.lessons.course import Course
from oracle_nb.lessons.diagnosis import SOUND, believed_answers, predictions
from oracle_nb.lessons.lesson import LANGUAGES
from oracle_nb.lessons.review import EXERCISE, exercises_lesson
from tests.lessons.exercises import ANY_GAME as SCHOOL
from tests.samples import sampled

TEMPLATES = SCHOOL.templates()
ALSO = ("sailing.start", "round.turn", "exploring.looked", "ships.start")
"""Templates whose counterexamples take a way of their own."""
each_template = pytest.mark.parametrize(
    "template", sampled(TEMPLATES, 18, [*map(TEMPLATES.index, ALSO)])
)


@cache
def named(template: str) -> list[tuple[Course, str]]:
    """Courses after one wrong answer that a belief explains, and the belief that is named."""
    beliefs = []
    exercise = SCHOOL.exercise(template, 0)
    for belief, answers in predictions(SCHOOL, exercise).items():
        if belief == SOUND or not answers or answers & exercise.answers:
            continue
        course = Course(SCHOOL, exercises_lesson(EXERCISE, [template], 0), seed=0)
        stop = course.stop
        assert isinstance(stop, Exercise)
        believed = believed_answers(SCHOOL, stop, belief) - stop.answers
        if believed and not stop.judge(min(believed)).right:
            course.answer(min(believed))
            beliefs.append((course, belief))
    return beliefs


@each_template
def test_the_rules_shown_include_one_that_the_named_belief_misses(template: str) -> None:
    for course, held in named(template):
        said = course.said
        assert said is not None
        assert not said.right and said.rules
        if said.belief:
            assert set(said.rules) & set(SCHOOL.beliefs[said.belief])
            stop = course.stop
            assert isinstance(stop, Exercise)
            explained = predictions(SCHOOL, stop)
            # The named belief gives this very answer, as does the one that was held.
            assert explained[said.belief] & explained[held]


@each_template
def test_a_named_belief_fails_in_a_counterexample(template: str) -> None:
    for course, _ in named(template)[:2]:
        stop, said = course.stop, course.said
        assert said is not None
        assert isinstance(stop, Exercise)
        if not said.belief:
            continue
        example = counterexample(SCHOOL, template, stop.seed, said.belief)
        assert example is not None, said.belief
        exercise = example.exercise
        assert (exercise.template, exercise.seed) != (stop.template, stop.seed)
        assert not exercise.judge(example.believed).right
        under = SCHOOL.rules_under(exercise.rules, said.belief)
        assert example.believed in exercise.solve(under)
        for language in LANGUAGES:
            texts = counterexample_texts(SCHOOL, example, language)
            assert all(text.endswith((".", ":", "?")) for text in texts), texts


def check_sentences(template: str, beliefs: Iterable[str]) -> None:
    """Check that no sentence of counterexamples to these beliefs ends twice."""
    for belief in beliefs:
        example = counterexample(SCHOOL, template, 0, belief)
        if example is None:
            continue
        for language in LANGUAGES:
            texts = counterexample_texts(SCHOOL, example, language)
            assert not any(text.endswith("..") for text in texts), texts


@pytest.mark.long
@each_template
def test_sentences_of_counterexamples_end_once(template: str) -> None:
    # Few other beliefs have a counterexample: to look for those in vain takes long.
    check_sentences(template, dict.fromkeys(belief for _, belief in named(template)))


def test_a_belief_that_changes_no_answer_has_no_counterexample() -> None:
    assert counterexample(SCHOOL, "gods.steps", 0, "ponds") is None


@pytest.mark.long
@pytest.mark.parametrize("template", TEMPLATES)
def test_sentences_of_counterexamples_to_any_belief_end_once(template: str) -> None:
    check_sentences(template, SCHOOL.beliefs)
