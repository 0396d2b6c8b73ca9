"""False beliefs: each predicts its own answers, and no learner is told a wrong one."""

import time
from dataclasses import replace

import pytest

from oracle_nb.delphi.lessons.misconceptions import BELIEFS
from oracle_nb.delphi.rules.engine import Delphi
from oracle_nb.delphi.text.rule_texts import rulebook
from oracle_nb.games.registry import lessons_of_game
from oracle_nb.lessons.diagnosis import (
    SLIP,
    SOUND,
    answers_together,
    believed_answers,
    includes,
    predictions,
)
from oracle_nb.lessons.lesson import LANGUAGES
from scripts.unlisted_beliefs import UNLISTED
from tests.lessons import buggy_learners
from tests.lessons.exercises import ANY_GAME, SCHOOL
from tests.samples import sampled

RUNS = 3
"""How often each learner is checked here; ``make long`` has the figures."""


@pytest.mark.long
def test_a_perfect_learner_is_not_accused() -> None:
    assert buggy_learners.named(SOUND, RUNS, SLIP)[SOUND] == RUNS


@pytest.mark.parametrize("name", sampled(list(UNLISTED), 9))
def test_a_misconception_that_is_not_listed_is_not_taken_for_another(name: str) -> None:
    (verdict,) = buggy_learners.named(f"? {name}", 1, 0)
    assert verdict in (SOUND, buggy_learners.RESEMBLING.get(name))


@pytest.mark.parametrize("template", sampled(SCHOOL.checkups, 3))
def test_a_common_answer_is_diagnosed_without_delay(template: str) -> None:
    school = lessons_of_game("delphi")
    for seed in range(2):
        predictions(school, SCHOOL.exercise(template, seed))
    # A copy has no answers that were kept.
    exercise = replace(SCHOOL.exercise(template, 0))
    begin = time.thread_time()
    predictions(school, exercise)
    assert time.thread_time() - begin < 1


def test_answers_that_are_kept_are_those_of_the_believed_rules() -> None:
    exercise = SCHOOL.exercise("sailing.reach", 0)
    kept = predictions(ANY_GAME, exercise)
    for belief in SCHOOL.beliefs:
        assert kept[belief] == exercise.solve(ANY_GAME.rules_under(exercise.rules, belief))
    assert kept == predictions(ANY_GAME, exercise) and len({*kept.values()}) > 1


def test_a_number_near_enough_is_right() -> None:
    exercise = SCHOOL.exercise("fighting.chance", 1)
    ((text,),) = exercise.answers
    assert includes(exercise, (str(int(text) - 4),), exercise.answers)
    assert not includes(exercise, (str(int(text) - 6),), exercise.answers)


def test_misconceptions_name_existing_rules_and_have_a_text() -> None:
    ids = set(rulebook().ids)
    for belief in BELIEFS:
        assert SCHOOL.beliefs[belief] and set(SCHOOL.beliefs[belief]) <= ids, belief
        for language in LANGUAGES:
            assert SCHOOL.say(language, f"belief-{belief}").endswith("."), belief


def test_a_learner_with_a_misconception_sees_actions_legal_under_it() -> None:
    exercise = SCHOOL.exercise("checkup.die", 1)
    assert isinstance(exercise.rules, Delphi)
    every = [*exercise.rules.every_action(exercise.position)][::41]
    for belief in BELIEFS:
        rules = SCHOOL.rules_under(exercise.rules, belief)
        listed = rules.legal_actions(exercise.position)
        legal = {action for action in every if rules.check(exercise.position, action)}
        assert legal == set(every) & set(listed), belief
        assert all(rules.check(exercise.position, action) for action in listed), belief


def test_unknown_beliefs_have_no_rules() -> None:
    rules = SCHOOL.exercise("checkup.die", 0).rules
    assert isinstance(rules, Delphi)
    with pytest.raises(ValueError, match="'luck'"):
        SCHOOL.rules_under(rules, "luck")


def test_two_beliefs_about_sailing_limit_each_other_in_any_order() -> None:
    exercise = SCHOOL.exercise("sailing.reach-paid", 242121044125455)
    alone = believed_answers(ANY_GAME, exercise, "no-bought-range")
    # No other ship is near, so only the other belief shortens trips.
    assert believed_answers(ANY_GAME, exercise, "ships-block") == exercise.answers != alone
    for held in (("no-bought-range", "ships-block"), ("ships-block", "no-bought-range")):
        assert answers_together(ANY_GAME, exercise, held) == alone
