"""The model of knowledge: probabilities, Bayes' rule, and what learners are told."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from oracle_nb.games.exercises import Exercise
from oracle_nb.games.registry import lessons_of_game
from oracle_nb.lessons import knowledge as model
from oracle_nb.lessons.catalog import lessons_of
from oracle_nb.lessons.course import Course
from oracle_nb.lessons.diagnosis import SOUND, believed_answers, predictions
from oracle_nb.lessons.knowledge import (
    HELD,
    KNOWN,
    LEAST,
    Evidence,
    Knowledge,
    evidence_of,
    information,
    update,
)
from oracle_nb.lessons.review import EXERCISE, exercises_lesson
from scripts import knowledge_figures
from scripts.knowledge_figures import (
    GRID,
    MOST_WRONG,
    NAMING,
    added,
    fitted,
    grid,
    measured,
    sitting,
)
from scripts.simulated_learners import CachedLessons
from tests.lessons.exercises import SCHOOL

chances = st.floats(0.0005, 1)
evidence = st.builds(
    Evidence,
    st.lists(st.sampled_from("rst"), unique=True, max_size=3).map(tuple),
    chances,
    chances,
    st.dictionaries(st.sampled_from("abc"), chances, max_size=3),
    st.just(()),
    st.just({}),
    st.dictionaries(st.sampled_from([("a", "b"), ("b", "c"), ("a", "b", "c")]), chances),
).filter(lambda each: all(name in each.beliefs for names in each.together for name in names))


def after(*answers: Evidence) -> Knowledge:
    knowledge = Knowledge()
    for answer in answers:
        knowledge = update(knowledge, answer)
    return knowledge


@given(st.lists(evidence, max_size=12))
def test_probabilities_stay_probabilities(answers: list[Evidence]) -> None:
    knowledge = after(*answers)
    assert all(0 < chance < 1 for chance in knowledge.rules.values())
    assert all(0 < chance < 1 for chance in knowledge.beliefs.values())
    assert set(knowledge.named) <= set(knowledge.beliefs)


@given(chances, chances, chances, chances)
def test_answers_about_different_rules_can_come_in_any_order(
    sound: float, gap: float, other: float, held: float
) -> None:
    first = Evidence(("r",), sound, gap, {"a": held})
    second = Evidence(("s",), other, gap, {"b": sound})
    before, two = after(first, second), after(second, first)
    assert before.rules == pytest.approx(two.rules) and before.beliefs == pytest.approx(two.beliefs)


# So alike that no four answers, in whatever order, take a rule to the limits of its probability.
alike = st.floats(0.31, 1)


@given(st.lists(st.tuples(alike, alike), min_size=2, max_size=4))
def test_answers_about_one_rule_can_come_in_any_order(answers: list[tuple[float, float]]) -> None:
    seen = [Evidence(("r",), sound, gap) for sound, gap in answers]
    assert after(*seen).known("r") == pytest.approx(after(*reversed(seen)).known("r"))


def test_at_the_limit_of_a_probability_the_later_answer_counts_more() -> None:
    sure, doubtful = Evidence(("r",), 1, 1 / 512), Evidence(("r",), 1 / 16, 1)
    assert after(sure).known("r") == 1 - LEAST
    # Bayes' rule alone gives 288 to 1, in any order.
    assert after(doubtful, sure).known("r") == pytest.approx(288 / 289)
    # The limit forgets how sure the first answer was: 999 to 1 becomes 62 to 1.
    assert after(sure, doubtful).known("r") == pytest.approx(999 / (999 + 16))


@given(chances, chances)
def test_bayes_rule_holds_for_one_rule(sound: float, gap: float) -> None:
    expected = KNOWN * sound / (KNOWN * sound + (1 - KNOWN) * gap)
    assert after(Evidence(("r",), sound, gap)).known("r") == pytest.approx(expected, abs=2e-3)


@given(chances)
def test_an_answer_that_everything_predicts_alike_says_nothing(chance: float) -> None:
    knowledge = after(Evidence(("r",), chance, chance, {"a": chance}))
    assert knowledge.known("r") == pytest.approx(KNOWN)
    assert knowledge.held("a") == pytest.approx(HELD)


@given(chances)
def test_a_mistake_that_two_beliefs_explain_together_suggests_both(chance: float) -> None:
    wrong = {"a": 0.001, "b": 0.001}
    alone = Evidence(("r",), 0.001, 0.001 * chance, wrong)
    named = after(*2 * [alone._replace(together={("a", "b"): 0.95})])
    assert set(named.likely) == {"a", "b"} and not after(*2 * [alone]).likely
    # A belief that is held isn't refuted because another one changed the answer as well.
    sure = Knowledge(beliefs={"a": 0.99})
    seen = update(sure, alone._replace(together={("a", "b"): 0.95}))
    assert seen.held("a") > 0.98 and seen.held("b") > update(sure, alone).held("b")


def test_an_update_leaves_the_value_before_it_alone() -> None:
    before = Knowledge()
    assert update(before, Evidence(("r",), 0.9, 0.1, {"a": 0.2})) != before == Knowledge()


def test_feedback_makes_a_rule_more_probable() -> None:
    wrong = Evidence(("r",), 0.01, 0.5)
    explained = wrong._replace(explained=("r",))
    assert after(wrong).known("r") < after(explained).known("r") < KNOWN


def test_a_belief_is_named_at_its_second_mistake_and_cleared_by_a_correct_answer() -> None:
    school = lessons_of_game("delphi")
    knowledge, belief, mistakes = Knowledge(), "counterclockwise", 0
    for seed in range(20):
        exercise = SCHOOL.exercise("wheel.price", seed)
        predicted = predictions(school, exercise)
        if predicted[belief] == exercise.answers:
            continue
        evidence = evidence_of(school, exercise, min(predicted[belief]), predicted)
        assert evidence is not None
        knowledge, mistakes = update(knowledge, evidence), mistakes + 1
        if belief in knowledge.named:
            break
    assert knowledge.named == (belief,) and 2 <= mistakes <= 4
    right = evidence_of(school, exercise, exercise.solution, predicted)
    assert right is not None
    assert not update(knowledge, right).named


@pytest.mark.parametrize("template", ["sailing.reach", "cargo.where-deliver"])
def test_one_set_of_spaces_makes_a_belief_a_suspect_and_does_not_name_it(template: str) -> None:
    school = lessons_of_game("delphi")
    belief = {"sailing.reach": "any-end-color", "cargo.where-deliver": "any-temple"}[template]
    exercises = (SCHOOL.exercise(template, seed) for seed in range(9))
    exercise = next(
        each
        for each in exercises
        if each.answers.isdisjoint(believed_answers(school, each, belief))
    )
    predicted = predictions(school, exercise)
    evidence = evidence_of(school, exercise, min(predicted[belief]), predicted)
    assert evidence is not None
    once = update(Knowledge(), evidence)
    assert belief in once.suspects and not once.named
    assert belief in update(once, evidence).named


def test_a_question_that_tells_more_is_worth_more() -> None:
    school, exercise = lessons_of_game("delphi"), SCHOOL.exercise("wheel.price", 1)
    predicted = predictions(school, exercise)
    alike = dict.fromkeys(predicted, exercise.answers)
    sure = Knowledge(dict.fromkeys(exercise.rests_on, 0.999))
    rules, new = exercise.rests_on, Knowledge()
    more, less = (information(new, exercise, each, rules) for each in (predicted, alike))
    assert more > less > information(sure, exercise, alike, rules) >= 0


def test_a_correct_line_that_nothing_predicts_says_nothing() -> None:
    school, exercise = lessons_of_game("delphi"), SCHOOL.exercise("sailing.trip", 0)
    predicted = predictions(school, exercise)
    line = min(exercise.answers)
    unheard = predicted | {SOUND: predicted[SOUND] - {line}}
    assert evidence_of(school, exercise, line, unheard) is None
    assert evidence_of(school, exercise, line[::-1], unheard) is not None


def line_course(template: str, seed: int, **held: float) -> Course:
    """An exercise on its own, of a learner who holds some beliefs."""
    course = Course(SCHOOL, exercises_lesson(EXERCISE, [template], seed), seed=seed)
    beliefs = {name.replace("_", "-"): chance for name, chance in held.items()}
    course.knowledge = Knowledge(beliefs=beliefs)
    return course


def test_a_correct_line_that_a_belief_permits_says_nothing_about_it() -> None:
    course = line_course("turns.visit", 275145481024645, flat_price=0.9, passed_colors=0.9)
    exercise = course.stop
    assert isinstance(exercise, Exercise)
    # It recolors nothing, and passes spaces of other colors.
    assert not any(">" in part for part in exercise.solution)
    course.answer(exercise.solution)
    assert course.knowledge.held("flat-price") == 0.9
    assert course.knowledge.held("passed-colors") < 0.5


def test_a_refused_action_that_a_belief_permits_speaks_for_it() -> None:
    course = line_course("turns.sail", 100439715713305)
    # Red comes before black on the wheel, not after it.
    course.answer(("move die:pink>black H7",))
    said, held = course.said, course.knowledge.beliefs
    assert said is not None and not said.right
    assert held["counterclockwise"] > 0.15 > held.get("any-end-color", 0)
    # Another belief of somebody who holds both is neither shown nor refuted.
    both = line_course("turns.sail", 100439715713305, counterclockwise=0.99, any_end_color=0.99)
    both.answer(("move die:pink>black H7",))
    assert both.knowledge.held("any-end-color") > 0.9


def test_simulated_learners_are_diagnosed_and_hardly_ever_accused() -> None:
    school = CachedLessons(lessons_of_game("delphi"))
    lessons = {lesson.name: lesson for lesson in lessons_of("delphi")}
    taken = [
        sitting(school, lessons[name], kind, beliefs, seed)
        for name, belief in (("wheel", "counterclockwise"), ("titan", "titan-equal"))
        for kind, beliefs in (("slips", ()), ("guesses", ()), ("believes", (belief,)))
        for seed in range(6)
    ]
    sums = measured(taken)
    figures, bins = sums.figures(), [*sums.calibration()]
    assert figures.told >= 0.2 and figures.brier < 0.15
    assert figures.accused["slips"] == 0 and figures.accused["guesses"] <= 2 * MOST_WRONG["guesses"]
    assert sum(count for *_, count in bins) == sum(count for count, *_ in sums.bins)
    assert bins[0][1] < 0.2 and bins[-1][1] > 0.8 and bins[-1][0] > 0.9
    # Fewer are told a belief that must be more likely, and sums of parts are those of the whole.
    assert all(list(counts) == sorted(counts, reverse=True) for counts in sums.told.values())
    parts = added([measured(taken[:9]), measured(taken[9:])])
    assert parts.told == sums.told and parts.squares == pytest.approx(sums.squares)


def test_the_fit_tries_all_parameters_and_leaves_them_as_they_were(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(knowledge_figures, "GRID", {name: GRID[name][-2:] for name in GRID})
    school = CachedLessons(lessons_of_game("delphi"))
    (lesson,) = (lesson for lesson in lessons_of("delphi") if lesson.name == "titan")
    before = {name: getattr(model, name) for name in GRID}
    taken = [sitting(school, lesson, "guesses", (), seed) for seed in range(4)]
    tried = dict(zip(map(str, grid()), fitted(taken), strict=True))
    assert before == {name: getattr(model, name) for name in GRID}
    # Each parameter matters, and the values in use are among those that are tried.
    assert len({sums.squares for sums in tried.values()}) == len(tried) == 2 ** len(GRID)
    assert all(before[name] in GRID[name] for name in GRID) and model.NAMED in NAMING
