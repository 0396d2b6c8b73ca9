"""From a few answers: which false belief somebody has, if any; and that each is what it says."""

import time
from collections import Counter
from dataclasses import replace
from typing import Any

import pytest

from oracle_nb.delphi.lessons.misconceptions import BELIEFS
from oracle_nb.delphi.rules.engine import Delphi
from oracle_nb.delphi.text.rule_texts import rulebook
from oracle_nb.games.exercises import Exercise, MultipleChoice
from oracle_nb.games.registry import lessons_of_game
from oracle_nb.lessons import checkup
from oracle_nb.lessons.checkup import MOST, Checkup
from oracle_nb.lessons.diagnosis import SLIP, SOUND, UNKNOWN, Diagnosis, predictions
from oracle_nb.lessons.lesson import LANGUAGES
from tests.lessons import buggy_learners
from tests.lessons.exercises import ANY_GAME, SCHOOL
from tests.samples import sampled

LEARNERS = buggy_learners.learners()
RUNS = 2
SOUND_RUNS = 30
"""How often each learner is checked here; ``make long`` has the figures."""


@pytest.fixture(scope="module", params=sampled((5, 1), 2))
def said(request: pytest.FixtureRequest) -> dict[str, Counter[str]]:
    """The diagnoses of learners who slip now and then, in `make test` those of every fifth."""
    others = [name for name in LEARNERS if name not in SCHOOL.beliefs]
    return {
        name: buggy_learners.named(name, SOUND_RUNS if name == SOUND else RUNS, SLIP)
        for name in (*list(SCHOOL.beliefs)[:: request.param], *others)
    }


def test_beliefs_are_named(said: dict[str, Counter[str]]) -> None:
    beliefs = said.keys() & SCHOOL.beliefs.keys()
    right = sum(said[name][name] for name in beliefs)
    assert right / (RUNS * len(beliefs)) >= 0.85
    # Everybody at least once: no two beliefs are taken for each other.
    assert [name for name in beliefs if not said[name][name]] == []


def test_a_perfect_learner_gets_no_diagnosis(said: dict[str, Counter[str]]) -> None:
    assert not set(said[SOUND]) & set(SCHOOL.beliefs)
    assert said[SOUND][SOUND] >= 29


def test_an_unforeseen_misconception_is_called_unknown(said: dict[str, Counter[str]]) -> None:
    right = sum(said[f"? {name}"]["unknown"] for name in buggy_learners.STRANGE)
    assert right / (RUNS * len(buggy_learners.STRANGE)) >= 0.7


def test_the_exercises_of_a_checkup_have_seeds_in_a_row_that_its_own_seed_chooses(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    made: dict[int, list[int]] = {}
    for seed in (1, 2):
        seeds = made.setdefault(seed, [])

        def exercise(template: str, number: int, seeds: list[int] = seeds) -> Exercise[Any, Any]:
            assert template == "sailing.trip"
            seeds.append(number)
            return SCHOOL.exercise(template, 0)

        school = lessons_of_game("delphi")
        monkeypatch.setattr(school, "exercise", exercise)
        checkup._candidates.__wrapped__(school, seed, ("sailing.trip",), 3)
    assert made[1] == [made[1][0] + number for number in range(3)]
    assert min(made[1]) >= 0 and not {*made[1]} & {*made[2]}


def test_a_checkup_ends() -> None:
    checkup = Checkup(lessons_of_game("delphi"), 0)
    for number in range(MOST):
        assert checkup.asked == number and not checkup.over
        checkup.answer(min(checkup.exercise.answers))
    assert checkup.over and checkup.diagnosis.named == SOUND
    with pytest.raises(ValueError, match="over"):
        checkup.answer(())


@pytest.mark.parametrize("belief", ["any-temple", "titan-equal", "consult-each-die"])
def test_a_topic_is_asked_about_again_in_few_sentences(belief: str) -> None:
    asked = Checkup(lessons_of_game("delphi"), 0)
    missed: dict[str, set[str]] = {}
    again = 0
    while not asked.over:
        exercise, form = asked.exercise, asked.exercise.form
        (answer,) = asked.predicted[belief]
        if isinstance(form, MultipleChoice):
            if exercise.template in missed:
                again += 1
                assert len(form.options) <= checkup.SHORT
                assert missed[exercise.template] <= set(form.options)
                assert 0 < len(exercise.solution) < len(form.options)
            missed.setdefault(exercise.template, set()).update({*answer} ^ {*exercise.solution})
        asked.answer(answer)
    assert again and asked.diagnosis.named == belief


def test_sentences_that_no_known_belief_gets_wrong_are_asked_again() -> None:
    asked = Checkup(lessons_of_game("delphi"), 0)
    wrong = "quiz-nine-wins"
    shown: list[int] = []
    while not asked.over:
        (right,) = list(asked.exercise.answers)[:1]
        form = asked.exercise.form
        if isinstance(form, MultipleChoice) and wrong in form.options:
            shown.append(len(form.options))
            right = asked.exercise.read(tuple({*right} ^ {wrong}))
        asked.answer(right)
    assert shown[0] > checkup.SHORT >= shown[1] and asked.diagnosis.named == UNKNOWN


def test_correct_answers_on_the_same_topic_show_that_a_mistake_was_a_slip() -> None:
    school = lessons_of_game("delphi")
    first, again = (SCHOOL.exercise("checkup.fight", seed) for seed in (0, 1))
    other = SCHOOL.exercise("checkup.die", 0)
    diagnosis = Diagnosis(tuple(school.beliefs))

    def likely_right(exercise: Exercise[Any, Any]) -> float:
        return diagnosis.worth(exercise, dict.fromkeys((SOUND, *school.beliefs), exercise.answers))

    (right,), (again_right,) = first.answers, again.answers
    diagnosis.see(
        first, first.read(tuple({*right} ^ {"quiz-nine-wins"})), predictions(school, first)
    )
    assert likely_right(first) != pytest.approx(likely_right(other))
    diagnosis.see(again, again_right, predictions(school, again))
    assert likely_right(first) == pytest.approx(likely_right(other))


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


def test_an_unforeseen_correct_line_gives_no_diagnosis() -> None:
    school, exercise = lessons_of_game("delphi"), SCHOOL.exercise("sailing.trip", 0)
    predicted = predictions(school, exercise)
    line = min(exercise.answers)
    unheard = predicted | {SOUND: predicted[SOUND] - {line}}
    diagnosis = Diagnosis(tuple(school.beliefs))
    before = dict(diagnosis.chances)
    diagnosis.see(exercise, line, unheard)
    assert diagnosis.chances == before and diagnosis.wrong == 0
    diagnosis.see(exercise, line[::-1], unheard)
    assert diagnosis.wrong == 1


def test_a_number_near_enough_is_right() -> None:
    school, exercise = lessons_of_game("delphi"), SCHOOL.exercise("fighting.chance", 1)
    predicted = predictions(school, exercise)
    ((text,),) = exercise.answers
    diagnosis = Diagnosis(tuple(school.beliefs))
    diagnosis.see(exercise, (str(int(text) - 4),), predicted)
    assert diagnosis.wrong == 0 and diagnosis.named == SOUND
    diagnosis.see(exercise, (str(int(text) - 6),), predicted)
    assert diagnosis.wrong == 1


@pytest.mark.parametrize("belief", BELIEFS)
def test_a_misconception_names_existing_rules_and_has_a_text(belief: str) -> None:
    assert SCHOOL.beliefs[belief] and set(SCHOOL.beliefs[belief]) <= set(rulebook().ids)
    for language in LANGUAGES:
        assert SCHOOL.say(language, f"belief-{belief}").endswith(".")


@pytest.mark.parametrize("belief", BELIEFS)
def test_a_learner_with_a_misconception_sees_actions_legal_under_it(belief: str) -> None:
    exercise = SCHOOL.exercise("checkup.die", 1)
    assert isinstance(exercise.rules, Delphi)
    rules = SCHOOL.rules_under(exercise.rules, belief)
    listed = rules.legal_actions(exercise.position)
    every = [*rules.every_action(exercise.position)][::41]
    legal = {one for one in every if rules.check(exercise.position, one)}
    assert legal == set(every) & set(listed)
    assert all(rules.check(exercise.position, one) for one in listed)


def test_unknown_beliefs_have_no_rules() -> None:
    rules = SCHOOL.exercise("checkup.die", 0).rules
    assert isinstance(rules, Delphi)
    with pytest.raises(ValueError, match="'luck'"):
        SCHOOL.rules_under(rules, "luck")
