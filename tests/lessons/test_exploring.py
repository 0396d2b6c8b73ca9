"""Exploring: the mistakes that learners make are answers of the beliefs behind them."""

import pytest

from oracle_nb.games.exercises import Answers, Exercise
from tests.lessons.exercises import ANY_GAME as SCHOOL

each_seed = pytest.mark.parametrize("seed", range(6))


def believed(exercise: Exercise, belief: str) -> Answers:
    return exercise.solve(SCHOOL.rules_under(exercise.rules, belief))


@each_seed
def test_an_own_tile_is_a_shrine_whatever_its_letter(seed: int) -> None:
    exercise = SCHOOL.exercise("exploring.reward", seed)
    tile, letters = exercise.facts["tile"], exercise.facts["letters"]
    own = tile.color == exercise.facts["color"]
    letter = f"exploring-{tile.letter}"
    assert exercise.answers == {("exploring-shrine",) if own else (letter,)}
    fits = own and tile.letter in letters
    assert believed(exercise, "letters-match") == {("exploring-shrine",) if fits else (letter,)}
    assert believed(exercise, "own-pays-too") == {("exploring-both",) if own else (letter,)}


@each_seed
def test_no_answer_builds_on_tiles_that_others_revealed(seed: int) -> None:
    exercise = SCHOOL.exercise("exploring.builder", seed)
    own = exercise.facts["tile"].color == exercise.facts["color"]
    assert exercise.answers == {("exploring-you",) if own else ("exploring-nobody",)}
    owner = ("exploring-you",) if own else ("exploring-owner",)
    assert believed(exercise, "reveal-serves-owner") == {owner}


@each_seed
def test_looking_at_a_tile_reveals_only_that_tile(seed: int) -> None:
    exercise = SCHOOL.exercise("exploring.looked", seed)
    assert exercise.answers == {("exploring-known",)}
    (taken,) = believed(exercise, "look-explores")
    assert {"exploring-open", "exploring-paid"} <= set(taken)
    (shown,) = believed(exercise, "look-public")
    assert set(shown) == {"exploring-known", "exploring-shared"}


@each_seed
def test_a_shrine_is_built_on_a_tile_of_its_own_color(seed: int) -> None:
    exercise = SCHOOL.exercise("exploring.sites", seed)
    (right,), (anywhere,) = exercise.answers, believed(exercise, "build-anybody")
    assert set(right) < set(anywhere) and len(anywhere) == 7
    (closed,) = SCHOOL.exercise("exploring.islands", seed).answers
    any_die = believed(SCHOOL.exercise("exploring.islands", seed), "explore-any-die")
    assert set(closed) < set(min(any_die)) and len(min(any_die)) == 7
