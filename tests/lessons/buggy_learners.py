"""Buggy learners: each plays the real engine with one rule wrong, and slips now and then."""

from collections import Counter
from collections.abc import Callable, Mapping
from random import Random
from typing import Final

from oracle_nb.games.exercises import Answer, Answers, Exercise
from oracle_nb.games.registry import lessons_of_game
from oracle_nb.lessons.catalog import lessons_of
from oracle_nb.lessons.checkup import Checkup
from oracle_nb.lessons.diagnosis import SOUND, believed_answers
from scripts.simulated_learners import guess, slip
from scripts.unlisted_beliefs import UNLISTED, answers_under
from tests.lessons.exercises import SCHOOL

ASKING: Final = lessons_of_game("delphi")
CHECKUPS = 1
"""Number of different check-ups that are taken, repeatedly."""
Solve = Callable[[Exercise], Answers]


RESEMBLING: Final = {
    "other-colors-only": "any-end-color",
    "colors-fixed": "double-price",
    "nine-loses": "must-beat",
    "one-offering-at-a-time": "hold-one",
}
"""Beliefs on the list that give nearly the same answers."""


# --- learners ------------------------------------------------------------------------------------


def sound(exercise: Exercise) -> Answers:
    """A learner who knows everything."""
    return exercise.answers


def believer(belief: str) -> Solve:
    """A learner with a false belief on the list."""

    def solve(exercise: Exercise) -> Answers:
        return believed_answers(ASKING, exercise, belief)

    return solve


def stranger(name: str) -> Solve:
    """A learner with a false belief that isn't on the list."""

    def solve(exercise: Exercise) -> Answers:
        return answers_under(exercise, name)

    return solve


def given(exercise: Exercise, answers: Answers, slips: float, random: Random) -> Answer:
    """A learner's answer: one of the answers, unless the hand slips; a guess without any."""
    if not answers:
        return guess(exercise, random)
    meant = random.choice(sorted(answers))
    return slip(exercise, meant, random) if random.random() < slips else meant


def checked(number: int, solve: Solve, slips: float) -> str:
    """Return the belief that a check-up tells a learner; SOUND for none."""
    random = Random(number)
    checkup = Checkup(ASKING, lessons_of("delphi"), seed=number % CHECKUPS)
    while not checkup.over:
        stop = checkup.stop
        assert isinstance(stop, Exercise)
        checkup.answer(given(stop, solve(stop), slips, random))
        checkup.go_on()
    return next(iter(checkup.knowledge.named), SOUND)


def learners() -> Mapping[str, tuple[str, Solve]]:
    """Return every learner by name, after what is right to say of them."""
    return {
        SOUND: (SOUND, sound),
        **{name: (name, believer(name)) for name in SCHOOL.beliefs},
        **{f"? {name}": (SOUND, stranger(name)) for name in UNLISTED},
    }


def named(name: str, runs: int, slips: float) -> Counter[str]:
    """Return the diagnoses of a learner in several runs."""
    _, solve = learners()[name]
    return Counter(checked(number, solve, slips) for number in range(runs))
