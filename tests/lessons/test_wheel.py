"""The oracle wheel: the mistakes that learners make are answers of the beliefs behind them."""

import pytest

from oracle_nb.games.exercises import Answers, Exercise
from tests.lessons.exercises import ANY_GAME as SCHOOL

SEEDS = range(12)


def believed(exercise: Exercise, belief: str) -> Answers:
    return exercise.solve(SCHOOL.rules_under(exercise.rules, belief))


def number(answers: Answers) -> int:
    ((text,),) = answers
    return int(text)


@pytest.mark.parametrize("seed", SEEDS)
def test_turning_the_wheel_back_costs_the_rest_of_the_circle(seed: int) -> None:
    exercise = SCHOOL.exercise("wheel.price", seed)
    price = number(exercise.answers)
    assert 1 <= price <= 5
    assert number(believed(exercise, "counterclockwise")) == 6 - price
    assert number(believed(exercise, "both-ways")) == min(price, 6 - price)
    assert number(believed(exercise, "flat-price")) == 1
    assert number(believed(exercise, "double-price")) == 2 * price


def test_the_way_from_green_to_black_is_the_printed_one() -> None:
    made = (SCHOOL.exercise("wheel.price", seed) for seed in range(500))
    exercise = next(
        candidate
        for candidate in made
        if str(candidate.facts["color"]) + str(candidate.facts["used"]) == "greenblack"
    )
    assert exercise.answers == {("2",)}


@pytest.mark.parametrize("seed", SEEDS)
def test_a_learner_who_thinks_cards_are_fixed_never_recolors_them(seed: int) -> None:
    exercise = SCHOOL.exercise("wheel.card", seed)
    assert believed(exercise, "cards-fixed") == {("no",)}
    sources = SCHOOL.exercise("wheel.sources", seed)
    (right,), (picked,) = sources.answers, believed(sources, "cards-fixed")
    used = sources.facts["used"]
    assert set(picked) == {
        option for option in right if option.startswith("die") or option == f"card-{used}"
    }


@pytest.mark.parametrize("seed", SEEDS)
def test_one_card_makes_one_action_whatever_the_hand(seed: int) -> None:
    exercise = SCHOOL.exercise("wheel.actions", seed)
    dice, cards = exercise.facts["dice"], exercise.facts["cards"]
    assert number(exercise.answers) == dice + 1
    assert number(believed(exercise, "many-cards")) == dice + cards


@pytest.mark.parametrize("seed", SEEDS)
def test_three_colors_cost_no_more_than_any_way_to_share_them_out(seed: int) -> None:
    exercise = SCHOOL.exercise("wheel.three", seed)
    dice = exercise.position.players[exercise.position.turn].dice
    twice, once = exercise.facts["twice"], exercise.facts["once"]
    ways = [
        sum((color - die) % 6 for die, color in zip(order, (twice, twice, once), strict=True))
        for order in ((dice[1], dice[2], dice[0]), (dice[0], dice[2], dice[1]), dice)
    ]
    assert number(exercise.answers) == min(ways)
