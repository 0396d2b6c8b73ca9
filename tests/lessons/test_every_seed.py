"""Every template of every game makes an exercise, whatever the seed is."""

from random import Random

import pytest

from oracle_nb.games.registry import lessons_of_game

SEED_BITS = 48
"""Number of bits of the seeds that are tried."""


def check_seeds(game: str, count: int) -> None:
    lessons, random = lessons_of_game(game), Random(count)
    for template in lessons.templates():
        for _ in range(count):
            seed = random.getrandbits(SEED_BITS)
            assert lessons.exercise(template, seed).template == template, seed


@pytest.mark.parametrize(("game", "count"), [("delphi", 1), ("mythology", 60)])
def test_any_seed_makes_an_exercise(game: str, count: int) -> None:
    check_seeds(game, count)


@pytest.mark.long
@pytest.mark.parametrize(("game", "count"), [("delphi", 300), ("mythology", 10_000)])
def test_thousands_of_seeds_make_exercises(game: str, count: int) -> None:
    check_seeds(game, count)


@pytest.mark.parametrize(
    ("template", "seed"), [("prizes.tried", 225781693135199), ("fighting.roll", 12680896031337)]
)
def test_a_seed_whose_first_sixty_attempts_fail_makes_an_exercise(template: str, seed: int) -> None:
    assert lessons_of_game("mythology").exercise(template, seed).seed == seed
