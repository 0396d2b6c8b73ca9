"""In exercises on a mistake in a row of actions, one action is illegal where it is played."""

import pytest

from oracle_nb.delphi.lessons.exercises.templates import after
from oracle_nb.delphi.lessons.exercises.turns import carried_out
from oracle_nb.delphi.rules.engine import Delphi
from oracle_nb.games.exercises import SingleChoice
from oracle_nb.games.registry import texts_of
from oracle_nb.lessons.feedback import label, reason_texts
from oracle_nb.lessons.lesson import LANGUAGES
from tests.lessons.exercises import ANY_GAME, SCHOOL

ROWS = [name for name in SCHOOL.templates() if name.startswith("mistakes.")]


@pytest.mark.parametrize("template", ROWS)
@pytest.mark.parametrize("seed", range(6))
def test_one_action_is_refused_and_the_reason_names_its_rule(template, seed):
    exercise = SCHOOL.exercise(template, seed)
    rules, position, form = exercise.rules, exercise.position, exercise.form
    assert isinstance(rules, Delphi) and isinstance(form, SingleChoice) and form.in_a_row
    refused = {}
    for option in form.options:
        action = rules.notation.read(option)
        verdict = rules.check(position, action)
        then = after(rules, position, action)
        if then is None:
            refused[option] = verdict.broken
            then = carried_out(rules, position, action)
        position = then
    ((wrong, broken),) = refused.items()
    assert exercise.answers == {(wrong,)} and len(broken) == 1
    assert broken[0].rule in exercise.rests_on
    for language in LANGUAGES:
        sentence = texts_of(rules, language).broken(broken[0])
        assert reason_texts(ANY_GAME, exercise, language)[-1] == sentence


def test_a_row_may_break_any_of_several_rules():
    broken = set()
    for template in ROWS:
        for seed in range(12):
            last = SCHOOL.exercise(template, seed).reasons[-1].violation
            assert last is not None
            broken.add(last.rule)
    assert len(broken) >= 5


def test_actions_in_a_row_are_numbered_and_name_their_dice():
    exercise = SCHOOL.exercise("mistakes.sail", 0)
    assert isinstance(exercise.form, SingleChoice)
    names = [label(ANY_GAME, exercise, option, "en") for option in exercise.form.options]
    assert [name[:3] for name in names] == ["1. ", "2. ", "3. "]
    assert all(" die" in name and name.endswith(")") for name in names)
