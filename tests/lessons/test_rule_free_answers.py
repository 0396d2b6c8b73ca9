"""No exercise is solved by its form: by strategies that know no rules."""

import pytest

from oracle_nb.games.exercises import MultipleChoice, SingleChoice
from oracle_nb.games.registry import lessons_of_game
from oracle_nb.lessons.catalog import lessons_of
from oracle_nb.lessons.feedback import label, shown_options
from scripts.rule_free_answers import SEEDS, asked_seeds, giving_away
from tests.lessons.exercises import ANY_GAME as SCHOOL
from tests.samples import sampled

ASKED = asked_seeds(lessons_of("delphi"), SEEDS)


@pytest.mark.parametrize("template", sampled(ASKED, 18))
def test_no_exercise_is_solved_by_its_form(template: str) -> None:
    assert not giving_away(SCHOOL, template, ASKED[template])


def test_no_exercise_of_mythology_is_solved_by_its_form() -> None:
    school = lessons_of_game("mythology")
    asked = asked_seeds(lessons_of("mythology"), SEEDS)
    given_away = [giving_away(school, template, seeds) for template, seeds in asked.items()]
    assert not any(given_away)


def test_sentences_are_shown_in_any_order_and_names_in_their_own() -> None:
    orders = {shown_options(SCHOOL, SCHOOL.exercise("exploring.looked", n)) for n in range(9)}
    assert len(orders) > 4 and len({frozenset(order) for order in orders}) == 1
    for template in ASKED:
        exercise = SCHOOL.exercise(template, 1)
        shown, form = shown_options(SCHOOL, exercise), exercise.form
        if not isinstance(form, SingleChoice | MultipleChoice):
            assert shown == ()
            continue
        assert sorted(shown) == sorted(form.options)
        names = [label(SCHOOL, exercise, part, "en") for part in shown]
        if any(" " not in name for name in names) or getattr(form, "in_a_row", False):
            assert shown == form.options
