"""The mistakes a lesson must meet: somebody who believes so answers its exercises wrongly."""

import pytest

from oracle_nb.delphi.engine import Delphi
from oracle_nb.delphi.lessons.school import School

SCHOOL = School()
MISTAKES = (
    ("populating.load", "color-twice"),
    ("populating.statue", "load-needless"),
    ("populating.temples", "temples-twice"),
    ("wheel.three", "counterclockwise"),
    ("wheel.sail", "counterclockwise"),
    ("wheel.card", "cards-fixed"),
    ("sailing.reach", "passed-colors"),
    ("sailing.shallows", "shallows-sea"),
    ("sailing.reach-paid", "color-free-when-paid"),
    ("sailing.cost", "range-double"),
    ("cargo.load-die", "water-color"),
    ("cargo.deliver-die", "water-color"),
    ("cargo.most", "hold-endless"),
    ("cargo.most", "hold-one"),
    ("cargo.where-deliver", "any-temple"),
    ("cargo.sites", "any-site"),
    ("cargo.sites", "site-again"),
)


@pytest.mark.parametrize(("template", "belief"), MISTAKES)
def test_a_false_belief_gives_an_answer_that_is_wrong(template: str, belief: str) -> None:
    wrong = 0
    for seed in range(12):
        exercise = SCHOOL.exercise(template, seed)
        assert isinstance(exercise.rules, Delphi)
        believed = exercise.solve(SCHOOL.rules_under(exercise.rules, belief))
        for answer in believed - exercise.answers:
            assert not exercise.judge(answer).right
            wrong += 1
    assert wrong >= 3
