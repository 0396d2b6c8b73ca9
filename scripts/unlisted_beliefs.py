"""Ten false beliefs about The Oracle of Delphi that aren't on the list of the diagnosis.

They show how often somebody with a belief that can't be named is told another one.
"""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final
from unittest.mock import patch

from msgspec.structs import replace

from oracle_nb.delphi.lessons.exercises.scenes import rules_under
from oracle_nb.delphi.model.actions import Verb
from oracle_nb.delphi.model.powers import Powers, altered
from oracle_nb.delphi.pieces import ALL_COLORS
from oracle_nb.delphi.rules.action_schema import Precondition, TurnState
from oracle_nb.delphi.rules.action_schemas import ActionSchemas
from oracle_nb.delphi.rules.engine import Delphi
from oracle_nb.delphi.rules.families import moving
from oracle_nb.delphi.rules.known_variants import VARIANTS
from oracle_nb.delphi.rules.rule_variants import RuleVariant, with_preconditions
from oracle_nb.games.exercises import Answers, Exercise
from scripts.simulated_learners import Learner


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


def _half_fare(schemas: ActionSchemas) -> ActionSchemas:
    """Let each favor token pay for two spaces."""

    def farther(state: TurnState, color: int, tokens: int) -> int:
        return moving.within(state, color, 2 * max(0, tokens))

    def fare(state: TurnState, target: int, color: int) -> int:
        return (moving.tokens_for(state, target, color) + 1) // 2

    move = tuple(
        replace(condition, permits=farther) if condition.rule == "move.buy-range" else condition
        for condition in schemas.move
    )
    return replace(schemas, move=move, fare=fare)


UNLISTED: Final[dict[str, RuleVariant]] = {
    "far": RuleVariant(powers=lambda powers: altered(powers, range=powers.range + 2)),
    "next-color-too": RuleVariant(schemas=_ending(_neighbors)),
    "other-colors-only": RuleVariant(schemas=_ending(_no_color)),
    "first-step-free": RuleVariant(powers=_wheel(lambda cost: max(0, cost - 1))),
    "range-half": RuleVariant(schemas=_half_fare),
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


@contextmanager
def _known_to_the_rules() -> Iterator[None]:
    named = {("strange", name): belief for name, belief in UNLISTED.items()}
    with patch.dict(VARIANTS, named):
        yield


def answers_under(exercise: Exercise, name: str) -> Answers:
    """Return the answers of somebody with a belief that isn't on the list."""
    assert isinstance(exercise.rules, Delphi)
    with _known_to_the_rules():
        return exercise.solve(rules_under(exercise.rules, "strange", name))


class UnlistedLearner(Learner):
    """A learner with one of these beliefs, the first of ``beliefs``."""

    def meant(self, exercise: Exercise) -> Answers:
        """Return the answers that the learner may intend."""
        return answers_under(exercise, self.beliefs[0])
