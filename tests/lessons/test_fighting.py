"""Fighting: the mistakes that learners make are answers of the beliefs behind them."""

import pytest

from oracle_nb.games.exercises import Answers, Exercise
from tests.lessons.exercises import ANY_GAME as SCHOOL

SEEDS = range(8)
each_seed = pytest.mark.parametrize("seed", SEEDS)


def believed(exercise: Exercise, belief: str) -> Answers:
    return exercise.solve(SCHOOL.rules_under(exercise.rules, belief))


def number(answers: Answers) -> int:
    ((text,),) = answers
    return int(text)


@each_seed
def test_a_new_fight_begins_at_full_strength(seed: int) -> None:
    exercise = SCHOOL.exercise("fighting.again", seed)
    assert number(exercise.answers) == 9 - exercise.facts["shield"]
    assert number(believed(exercise, "carried-over")) == exercise.facts["strength"]
    assert number(believed(exercise, "no-shield")) == 9


@each_seed
def test_results_of_a_roll(seed: int) -> None:
    winning = SCHOOL.exercise("fighting.winning", seed)
    strength = winning.facts["strength"]
    assert winning.answers == {tuple(map(str, range(strength, 10)))}
    assert believed(winning, "must-beat") == {tuple(map(str, range(strength + 1, 10)))}
    hurting = SCHOOL.exercise("fighting.hurting", seed)
    assert hurting.answers == {("0",)} and believed(hurting, "zero-harmless") == {()}
    assert len(min(believed(hurting, "every-loss-hurts"))) == hurting.facts["strength"]


@each_seed
def test_nobody_takes_tokens_in_a_fight(seed: int) -> None:
    exercise = SCHOOL.exercise("fighting.meanwhile", seed)
    (right,), (picked,) = exercise.answers, believed(exercise, "tokens-mid-fight")
    assert [option.split()[0] for option in right] == ["fight", "surrender"]
    assert [option.split()[0] for option in picked] == ["favor", "fight", "surrender"]


@each_seed
def test_a_chance_is_right_within_five_points(seed: int) -> None:
    exercise = SCHOOL.exercise("fighting.chance", seed)
    lost, strength = 1.0, 9 - exercise.facts["shield"]
    for each in range(exercise.facts["tokens"] + 1):
        lost *= (strength - each) / 10
    chance = round(100 * (1 - lost))
    assert exercise.answers == {(str(chance),)}
    assert exercise.judge([str(min(100, chance + 5))]).right
    assert not exercise.judge([str(chance - 6)]).right


@each_seed
def test_the_rolls_of_a_fight_are_played(seed: int) -> None:
    exercise = SCHOOL.exercise("fighting.when", seed)
    strength, rolls = (
        9 - exercise.facts["shield"],
        tuple(map(int, exercise.facts["rolls"].split(", "))),
    )
    won = next(each for each, roll in enumerate(rolls) if roll >= strength - each)
    assert number(exercise.answers) == won + 1


def test_a_zero_hurts_and_the_fight_goes_on() -> None:
    made = [SCHOOL.exercise("fighting.injuries", seed) for seed in range(12)]
    hurt = [exercise for exercise in made if number(exercise.answers)]
    assert len(hurt) >= 6 and all(
        number(believed(exercise, "zero-harmless")) == 0 for exercise in hurt
    )
    left = [SCHOOL.exercise("fighting.left", seed) for seed in range(1, 12, 2)]
    assert all(
        number(believed(exercise, "zero-ends")) > number(exercise.answers) for exercise in left
    )
