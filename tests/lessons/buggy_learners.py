"""Buggy learners: each plays the real engine with one rule wrong, and slips now and then."""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from random import Random
from typing import Final
from unittest.mock import patch

from msgspec.structs import replace

from oracle_nb.delphi.lessons.exercises.scenes import rules_under
from oracle_nb.delphi.model.actions import Verb
from oracle_nb.delphi.model.powers import NEVER, Powers, altered
from oracle_nb.delphi.pieces import ALL_COLORS
from oracle_nb.delphi.rules.action_schema import Precondition, TurnState
from oracle_nb.delphi.rules.action_schemas import ActionSchemas
from oracle_nb.delphi.rules.engine import Delphi
from oracle_nb.delphi.rules.known_variants import VARIANTS
from oracle_nb.delphi.rules.rule_variants import RuleVariant, with_preconditions
from oracle_nb.games.exercises import Answer, Answers, Exercise
from oracle_nb.games.registry import lessons_of_game
from oracle_nb.lessons.catalog import lessons_of
from oracle_nb.lessons.checkup import Checkup
from oracle_nb.lessons.diagnosis import SOUND, believed_answers
from scripts.simulated_learners import guess, slip
from tests.lessons.exercises import SCHOOL

ASKING: Final = lessons_of_game("delphi")
CHECKUPS = 1
"""Number of different check-ups that are taken, repeatedly."""
Solve = Callable[[Exercise], Answers]


# --- ten beliefs that aren't on the list ---------------------------------------------------


def _wheel(cost: Callable[[int], int]) -> Callable[[Powers], Powers]:
    def changed(powers: Powers) -> Powers:
        rows = tuple(tuple(map(cost, row)) for row in powers.wheel)
        return replace(powers, wheel=rows, plain=rows)

    return changed


def _permitting(
    rule: str, verbs: tuple[Verb, ...], permits: Callable[[TurnState, int], int]
) -> Callable[[ActionSchemas], ActionSchemas]:
    """Return the schemas of some verbs with what a rule permits"""

    def new(condition: Precondition) -> Precondition:
        return Precondition(condition.rule, permits, condition.facts)

    return lambda schemas: with_preconditions(
        schemas, lambda schema, condition: schema.verb in verbs and condition.rule == rule, new
    )


def _ship_color(state: TurnState, target: int) -> int:
    return 1 << state.ship_color


def _offerings_only(state: TurnState, target: int) -> int:
    return ALL_COLORS if len(state.me.offerings) < 1 else 0


def _no_color(state: TurnState, color: int, tokens: int) -> int:
    """Return a ship stops on every color but that of the die."""
    if state.powers.creatures >> color & 1:
        return -1
    tables = state.tables
    return ~tables.color_bits[color]


def _neighbors(state: TurnState, color: int, tokens: int) -> int:
    """Return a ship stops on the die's color or on the next one of the wheel."""
    if state.powers.creatures >> color & 1:
        return -1
    tables = state.tables
    return ~tables.water_bits | tables.color_bits[color] | tables.color_bits[(color + 1) % 6]


def _ending(
    permits: Callable[[TurnState, int, int], int],
) -> Callable[[ActionSchemas], ActionSchemas]:
    def change(schemas: ActionSchemas) -> ActionSchemas:
        move = tuple(
            replace(condition, permits=permits) if condition.rule == "move.end-color" else condition
            for condition in schemas.move
        )
        return replace(schemas, move=move)

    return change


STRANGE: Final[dict[str, RuleVariant]] = {
    "far": RuleVariant(powers=lambda powers: altered(powers, range=powers.range + 2)),
    "next-color-too": RuleVariant(schemas=_ending(_neighbors)),
    "other-colors-only": RuleVariant(schemas=_ending(_no_color)),
    "first-step-free": RuleVariant(powers=_wheel(lambda cost: max(0, cost - 1))),
    "colors-fixed": RuleVariant(powers=_wheel(lambda cost: NEVER if cost else 0)),
    "shield-twice": RuleVariant(battle=lambda sound: replace(sound, blunts=2)),
    "much-weaker": RuleVariant(battle=lambda sound: replace(sound, weaker=3)),
    "nine-loses": RuleVariant(battle=lambda sound: replace(sound, faces=(*range(9), -1))),
    "explore-in-ship-color": RuleVariant(
        schemas=_permitting("explore.color", (Verb.EXPLORE,), _ship_color)
    ),
    "one-offering-at-a-time": RuleVariant(
        schemas=_permitting(
            "cargo.capacity", (Verb.LOAD_OFFERING, Verb.LOAD_STATUE), _offerings_only
        )
    ),
}
"""Separate from the beliefs on the list: nobody who holds one must be told another."""

RESEMBLING: Final = {"other-colors-only": "any-end-color"}
"""Beliefs on the list that give nearly the same answers."""


@contextmanager
def strangers() -> Iterator[None]:
    """While they are known to the rules, though not to the diagnosis."""
    with patch.dict(VARIANTS, {("strange", name): belief for name, belief in STRANGE.items()}):
        yield


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
        assert isinstance(exercise.rules, Delphi)
        return exercise.solve(rules_under(exercise.rules, "strange", name))

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
        **{f"? {name}": (SOUND, stranger(name)) for name in STRANGE},
    }


def named(name: str, runs: int, slips: float) -> Counter[str]:
    """Return the diagnoses of a learner in several runs."""
    _, solve = learners()[name]
    with strangers():
        return Counter(checked(number, solve, slips) for number in range(runs))
