"""Populating the sea and the twelve tasks: the numbers, planted faults, and mistakes of beliefs."""

import pytest

from oracle_nb.delphi.pieces import COLORS
from oracle_nb.delphi.rules.engine import Delphi
from oracle_nb.games.exercises import Answers, Exercise
from tests.lessons.exercises import ANY_GAME as SCHOOL

SEEDS = range(12)
COUNTS = {
    "offerings": lambda players: 6 * players,
    "offerings-color": lambda players: players,
    "offerings-island": lambda players: players,
    "monsters": lambda players: 6 * players,
    "monsters-color": lambda players: players,
    "monsters-marked": lambda players: 2,
    "monsters-island": lambda players: players - 1,
    "statues": lambda players: 18,
    "temples": lambda players: 6,
    "tiles": lambda players: 12,
}
"""The numbers that the rulebook prints, for any number of players."""


def believed(exercise: Exercise, belief: str) -> Answers:
    return exercise.solve(SCHOOL.rules_under(exercise.rules, belief))


def test_as_many_pieces_are_wanted_as_are_printed() -> None:
    seen = set()
    for seed in range(200):
        exercise = SCHOOL.exercise("populating.how-many", seed)
        what, players = exercise.facts["what"], exercise.facts["players"]
        assert exercise.answers == {(str(COUNTS[what](players)),)}, (what, players)
        seen.add((what, players))
    assert len(seen) == 3 * len(COUNTS)


@pytest.mark.parametrize("seed", range(10))
def test_a_planted_fault_is_the_only_one(seed: int) -> None:
    exercise = SCHOOL.exercise("populating.wrong", seed)
    assert isinstance(exercise.rules, Delphi)
    rules = {fault.rule for fault in exercise.rules.faults(exercise.position)}
    ((answer,),) = exercise.answers
    pieces = answer.removeprefix("wrong-")
    assert rules == (set() if pieces == "nothing" else {f"setup.{pieces}"})


@pytest.mark.parametrize("seed", SEEDS)
def test_a_learner_unaware_that_temples_are_unique_finds_nothing(seed: int) -> None:
    exercise = SCHOOL.exercise("populating.temples", seed)
    ((*pair,),) = exercise.answers
    assert len(pair) == 2 and believed(exercise, "temples-twice") == {()}


@pytest.mark.parametrize("template", ["populating.offerings", "populating.monsters"])
def test_repeated_or_excess_colors_pick_too_much(template: str) -> None:
    more = {"color-twice": 0, "load-needless": 0}
    for seed in range(30):
        exercise = SCHOOL.exercise(template, seed)
        (right,) = exercise.answers
        for belief in more:
            (picked,) = believed(exercise, belief)
            assert set(picked) >= set(right)
            more[belief] += picked != right
    assert min(more.values()) >= 5


def test_a_learner_who_misses_the_reason_loads_a_forbidden_statue() -> None:
    missed = {"may-not-twice": "color-twice", "may-not-needed": "load-needless"}
    met = []
    for seed in SEEDS:
        exercise = SCHOOL.exercise("populating.statue", seed)
        ((answer,),) = exercise.answers
        if answer in missed:
            assert believed(exercise, missed[answer]) == {("may-load",)}
            met.append(answer)
    assert set(met) == set(missed)


@pytest.mark.parametrize("seed", SEEDS)
def test_the_task_of_the_color_comes_before_the_white_one(seed: int) -> None:
    exercise = SCHOOL.exercise("populating.completes", seed)
    fixed = {str(task).removeprefix("offering:") for task in exercise.facts["open"]}
    ((*answer,),) = exercise.answers
    assert {*answer} == {str(color) for color in COLORS} - fixed and len(answer) == 4
