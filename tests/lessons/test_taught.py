"""Taught before needed: the graph of lessons and rules, and learners who know nothing else."""

from collections.abc import Sequence

import networkx as nx
import pytest
from msgspec.structs import replace

from oracle_nb.delphi.text.rule_texts import rulebook
from oracle_nb.lessons.catalog import lessons_of
from oracle_nb.lessons.lesson import Lesson
from oracle_nb.lessons.prerequisites import (
    TeachingGap,
    before,
    gaps,
    known,
    needs,
    teachers,
)
from tests.lessons import partial_learners
from tests.lessons.exercises import ANY_GAME as SCHOOL
from tests.samples import sampled

LESSONS = lessons_of("delphi")
NAMES = [lesson.name for lesson in LESSONS]
each_lesson = pytest.mark.parametrize("lesson", LESSONS, ids=NAMES)


def changed(name: str, **changes: object) -> list[Lesson]:
    return [replace(lesson, **changes) if lesson.name == name else lesson for lesson in LESSONS]


def taught_graph(lessons: Sequence[Lesson]) -> "nx.DiGraph[str]":
    """Return the graph of lessons and rules; ``kind`` of a node is "lesson" or "rule".

    An edge from a rule to a lesson has the ``places`` that need it. Rules that a lesson teaches
    itself have no edge back.
    """
    graph: nx.DiGraph[str] = nx.DiGraph()
    first = teachers(lessons)
    for lesson in lessons:
        graph.add_node(lesson.name, kind="lesson")
    for lesson in lessons:
        graph.add_edges_from((other, lesson.name) for other in lesson.after)
        for rule in lesson.rules:
            graph.add_node(rule, kind="rule")
            if first[rule] == lesson.name:
                graph.add_edge(lesson.name, rule)
        for place, rules in needs(SCHOOL, lesson):
            for rule in rules:
                graph.add_node(rule, kind="rule")
                if first.get(rule) != lesson.name:
                    places = graph.get_edge_data(rule, lesson.name, {"places": ()})["places"]
                    graph.add_edge(rule, lesson.name, places=(*places, place))
    return graph


def test_everything_is_taught_before_it_is_needed() -> None:
    assert list(gaps(SCHOOL, LESSONS)) == []
    graph = taught_graph(LESSONS)
    assert nx.is_directed_acyclic_graph(graph)
    kinds = nx.get_node_attributes(graph, "kind")
    assert {node for node, kind in kinds.items() if kind == "lesson"} == set(NAMES)
    # Every rule has a lesson that teaches it, and that lesson comes before all that rest on it.
    for rule in (node for node, kind in kinds.items() if kind == "rule"):
        (teacher,) = graph.predecessors(rule)
        assert all(nx.has_path(graph, teacher, lesson) for lesson in graph.successors(rule))
    assert graph.edges["move.end-color", "statues"]["places"]


def test_steps_need_only_what_earlier_steps_have_taught() -> None:
    for lesson in LESSONS:
        taught = {rule for earlier in before(LESSONS, lesson.name)[:-1] for rule in earlier.rules}
        taught |= {*lesson.teaches}
        for number, need in zip(range(len(lesson.steps)), needs(SCHOOL, lesson), strict=False):
            taught |= {*lesson.steps[number].rules}
            # The next steps may say what an action has brought.
            explained = {
                rule for step in lesson.steps[number + 1 : number + 3] for rule in step.rules
            }
            assert set(need.rules) <= taught | explained, (lesson.name, need.place)


def test_every_rule_is_taught_by_a_lesson() -> None:
    assert set(rulebook().ids) - set(teachers(LESSONS)) == set()


def test_the_lessons_can_be_taken_in_their_order() -> None:
    for number, lesson in enumerate(LESSONS):
        assert {earlier.name for earlier in before(LESSONS, lesson.name)} <= set(
            NAMES[: number + 1]
        )
        assert set(lesson.rules) <= set(rulebook().ids)
    assert set(known(LESSONS, "fighting")) < set(teachers(LESSONS))


@each_lesson
def test_every_stop_names_its_rules(lesson: Lesson) -> None:
    stops = list(needs(SCHOOL, lesson))
    assert len(stops) == len(lesson.steps) + len(lesson.exercises)
    done = [need for need, step in zip(stops, lesson.steps, strict=False) if step.do]
    assert done and all(need.rules for need in done)


def test_a_lesson_that_comes_too_soon_has_gaps() -> None:
    soon = list(gaps(SCHOOL, changed("longer-trips", after=())))
    assert TeachingGap("longer-trips", "steps.1", "turn.sources", "map") in soon
    # A rule that is taught twice is no gap.
    assert "oracle.recolor" not in {need.rule for need in soon}
    assert {need.later for need in soon} == {"map", "wheel"}


def test_a_rule_without_a_lesson_is_a_gap() -> None:
    fighting = next(lesson for lesson in LESSONS if lesson.name == "fighting")
    steps = tuple(replace(step, rules=()) for step in fighting.steps)
    missing = set(gaps(SCHOOL, changed("fighting", steps=steps)))
    assert TeachingGap("fighting", "exercises.2", "fight.strength", "") in missing
    assert "steps.1" in {need.place for need in missing}


def test_a_circle_of_lessons_is_seen() -> None:
    graph = taught_graph(changed("map", after=("wheel",)))
    assert not nx.is_directed_acyclic_graph(graph)
    assert len(before(changed("map", after=("wheel",)), "board")) == 4


@pytest.mark.parametrize("lesson", sampled(LESSONS, 8), ids=NAMES)
@pytest.mark.parametrize("seed", [0, pytest.param(1, marks=pytest.mark.long)])
def test_a_learner_with_only_the_taught_rules_answers_correctly(lesson: Lesson, seed: int) -> None:
    for practice in lesson.exercises:
        exercise = SCHOOL.exercise(practice.template, seed)
        right = exercise.answers
        for who, answers in partial_learners.answers(lesson.name, exercise):
            assert answers == right, (practice.template, who)
        for answer in sorted(right)[:5]:
            assert partial_learners.refusals(exercise, answer) == (), practice.template


def test_a_learner_without_lessons_is_detected() -> None:
    exercise = SCHOOL.exercise("sailing.reach", 0)
    (unheard, *others) = (answer for _, answer in partial_learners.answers("map", exercise))
    assert unheard == exercise.answers  # it needs no more than the map
    load = SCHOOL.exercise("populating.load", 0)
    (unheard, *others) = (answer for _, answer in partial_learners.answers("map", load))
    assert unheard != load.answers
    assert any(answer != load.answers for answer in others)
    order = SCHOOL.exercise("sailing.order", 0)
    (right,) = sorted(order.answers)[:1]
    assert partial_learners.refusals(order, right[::-1])
