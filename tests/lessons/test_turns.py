"""Exercises on whole turns can be solved in several actions, and a careless player fails."""

from itertools import permutations

import pytest

from oracle_nb.delphi.lessons.exercises.templates import after
from oracle_nb.delphi.model.actions import Verb
from oracle_nb.delphi.rules.engine import Delphi
from oracle_nb.games.exercises import ActionSequence
from oracle_nb.lessons.answer_causes import AnswerCause
from oracle_nb.lessons.feedback import answer_text, answered, solution_texts
from oracle_nb.lessons.lesson import LANGUAGES
from tests.lessons.exercises import ANY_GAME, SCHOOL

SEEDS = range(4)
TURNS = [name for name in SCHOOL.templates() if name.startswith("turns.")]
ENDS = {
    "wheel",
    "tokens-and-cards",
    "sailing",
    "statues",
    "exploring",
    "fighting",
    "gods",
}
"""Lessons that end with a turn in which the new knowledge pays off."""


def judged(template, seed, line):
    return SCHOOL.exercise(template, seed).judge(list(line)).right


@pytest.mark.parametrize("template", TURNS)
@pytest.mark.parametrize("seed", SEEDS)
def test_a_solution_exists_and_carelessness_spoils_it(template, seed):
    exercise = SCHOOL.exercise(template, seed)
    rules, position = exercise.rules, exercise.position
    assert isinstance(rules, Delphi) and isinstance(exercise.form, ActionSequence)
    assert exercise.goal is not None
    line = exercise.solution
    assert len(line) > 1 and judged(template, seed, line)
    # No single action reaches the goal.
    for action in rules.legal_actions(position):
        then = after(rules, position, action)
        assert action.verb == Verb.END or (then is not None and not exercise.goal(then))
    others = [order for order in permutations(line) if order != line]
    if all(judged(template, seed, turn) for turn in others):
        # If the order doesn't matter, some other first action spoils the plan.
        assert template in ("turns.rise", "turns.fight")
        firsts = {answer[0] for answer in exercise.answers}
        assert len(firsts) < len(rules.legal_actions(position))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_plan_is_compared_with_the_best_one(language):
    exercise = SCHOOL.exercise("turns.explore", 2)
    best = exercise.solution
    free = [
        action
        for action in exercise.rules.legal_actions(exercise.position)
        if action.verb == Verb.END
    ]
    assert free and not exercise.asks_what_is_legal
    right = exercise.judge(list(best))
    shortest = answered(ANY_GAME, exercise, best, right, AnswerCause(), language)
    longer = answered(ANY_GAME, exercise, (*best, best[0]), right, AnswerCause(), language)
    assert shortest.texts == longer.texts and shortest.plan != longer.plan
    assert exercise.facts["space"].name in longer.plan
    task = SCHOOL.exercise("turns.complete", 0)
    assert task.asks_what_is_legal
    assert answered(ANY_GAME, task, task.solution, right, AnswerCause(), language).plan == ""


@pytest.mark.parametrize("template", ["fighting.approach", "powers.delivery"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_shown_solution_is_the_shortest(template, language):
    exercise = SCHOOL.exercise(template, 0)
    longer = min(exercise.answers)
    assert len(longer) > len(exercise.solution) == min(map(len, exercise.answers))
    shown = solution_texts(ANY_GAME, exercise, language)[-1]
    assert answer_text(ANY_GAME, exercise, exercise.solution, language) in shown
    assert answer_text(ANY_GAME, exercise, longer, language) not in shown


@pytest.mark.parametrize("language", LANGUAGES)
def test_solutions_name_the_die_but_no_decision_or_god(language):
    exercise = SCHOOL.exercise("equipment.rescue", 0)
    (take, top, poseidon, deliver) = exercise.solution
    texts = answer_text(ANY_GAME, exercise, exercise.solution, language).split("; ")
    assert [text.count("(") for text in texts] == [0, 0, 0, 1], (take, top, poseidon, deliver)


def test_lessons_end_with_a_turn():
    from oracle_nb.lessons.catalog import lessons_of

    last = {lesson.name: lesson.exercises[-1].template for lesson in lessons_of("delphi")}
    assert {name for name in ENDS if last[name] in TURNS} == ENDS
