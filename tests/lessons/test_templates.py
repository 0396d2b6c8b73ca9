"""Every template makes exercises that can be solved, in one way only where one is asked for."""

import re
from itertools import product

import pytest

from oracle_nb.delphi.lessons.exercises.templates import TEMPLATES
from oracle_nb.delphi.rules.engine import Delphi
from oracle_nb.delphi.text.rule_texts import rulebook
from oracle_nb.games.exercises import ActionSequence, NumberInput, SingleChoice, SpaceSelection
from oracle_nb.lessons.diagnosis import predictions
from oracle_nb.lessons.feedback import label, solution_texts
from oracle_nb.lessons.lesson import LANGUAGES
from tests.lessons.exercises import ANY_GAME, SCHOOL, each_topic
from tests.samples import sampled
from tests.statements.forms import beyond, wrong_nouns

SEEDS = (0,)
MORE = range(1, 20)


@each_topic
def test_exercises_are_solved_by_their_answers_and_by_nothing_else(templates: list[str]) -> None:
    for template, seed in product(templates, SEEDS):
        check_answers(template, seed)


@pytest.mark.long
@each_topic
def test_more_exercises_are_solved_by_their_answers_and_by_nothing_else(
    templates: list[str],
) -> None:
    for template, seed in product(templates, MORE):
        check_answers(template, seed)


def check_answers(template: str, seed: int) -> None:
    exercise = SCHOOL.exercise(template, seed)
    answers, form = exercise.answers, exercise.form
    assert answers and (exercise.template, exercise.seed) == (template, seed)
    for answer in sorted(answers)[:20]:
        assert exercise.read(list(answer)) == answer
        assert exercise.judge(list(answer)).right
    if isinstance(form, SingleChoice):
        wrong = [option for option in form.options if (option,) not in answers]
        assert len(answers) == 1 and len(wrong) == len(form.options) - 1
        assert not any(exercise.judge([option]).right for option in wrong)
    elif isinstance(form, SpaceSelection):
        ((*spaces,),) = answers
        other = next(name for name in form.among if name not in spaces)
        assert not exercise.judge([*spaces, other]).right
    elif isinstance(form, NumberInput):
        assert len(answers) == 1 and form.least < form.most
    elif isinstance(form, ActionSequence):
        assert not exercise.judge([]).right
        assert isinstance(exercise.rules, Delphi)
        assert exercise.rules.faults(exercise.position) == ()


@pytest.mark.parametrize("template", sampled(TEMPLATES, 5))
def test_a_seed_makes_the_same_exercise_again_and_others_make_others(template: str) -> None:
    made = [SCHOOL.exercise(template, seed) for seed in range(3)]
    first, other = made[0], TEMPLATES[template](0)
    assert (first.position, first.form, first.facts) == (other.position, other.form, other.facts)
    assert first.answers == other.answers
    assert len({(exercise.position, str(exercise.facts)) for exercise in made}) > 1


@each_topic
def test_exercises_ask_in_every_language(templates: list[str]) -> None:
    for template, seed, language in product(templates, SEEDS, LANGUAGES):
        exercise = SCHOOL.exercise(template, seed)
        text = SCHOOL.say(language, exercise.prompt, **exercise.facts)
        assert text.rstrip()[-1] in ".?" and "  " not in text


@each_topic
def test_numbers_in_questions_are_as_the_forms_of_words_expect(templates: list[str]) -> None:
    for template, seed in product(templates, SEEDS):
        exercise = SCHOOL.exercise(template, seed)
        options = getattr(exercise.form, "options", ())
        for message in (exercise.prompt, *options):
            assert beyond(message, exercise.facts) == []


@each_topic
@pytest.mark.long
def test_nouns_agree_with_their_numbers(templates: list[str]) -> None:
    for template, seed, language in product(templates, MORE, LANGUAGES):
        exercise = SCHOOL.exercise(template, seed)
        options = getattr(exercise.form, "options", ())
        texts = [
            SCHOOL.say(language, exercise.prompt, **exercise.facts),
            *solution_texts(ANY_GAME, exercise, language),
            *(label(ANY_GAME, exercise, part, language) for part in options),
        ]
        for text in texts:
            numbers = {int(digits) for digits in re.findall(r"\d+", text)}
            assert [*wrong_nouns(language, text, numbers)] == [], text


@each_topic
def test_exercises_rest_on_rules_there_are_and_point_at_the_board(templates: list[str]) -> None:
    for template in templates:
        exercise = SCHOOL.exercise(template, 0)
        assert isinstance(exercise.rules, Delphi)
        assert exercise.rests_on and len(set(exercise.rests_on)) == len(exercise.rests_on)
        assert set(exercise.rests_on) <= set(rulebook().ids)
        assert all(0 <= space < len(exercise.rules.board.spaces) for space in exercise.look)


@pytest.mark.parametrize("seed", [138, 172, 319])
def test_nobody_expects_more_injury_cards_than_the_others_leave(seed: int) -> None:
    # By this belief, a titan draws up to five cards of a color.
    exercise = SCHOOL.exercise("titan.ready", seed)
    assert "titan-per-point" in predictions(ANY_GAME, exercise, ["titan-per-point"])
