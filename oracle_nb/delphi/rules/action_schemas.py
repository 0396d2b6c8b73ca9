"""All action schemas in one table: those of the action phase, and the answers to decisions."""

from typing import Final

import msgspec

from oracle_nb.delphi.model.actions import Verb
from oracle_nb.delphi.model.position import (
    AdvanceGod,
    CheckReward,
    ChooseShipTile,
    FightOn,
    GodToTop,
    HealColor,
    LookAt,
    PendingStep,
    Recover,
    ReturnTask,
    TakeCompanion,
    TakeEquipment,
    TakeOffering,
    TakeStatue,
    Uncover,
)
from oracle_nb.delphi.rules.action_schema import (
    ActionSchema,
    Precondition,
    SourcePrecondition,
    SpacePrecondition,
    waived,
)
from oracle_nb.delphi.rules.families import (
    cargo,
    companions,
    equipment,
    exploring,
    fighting,
    gods,
    oracle,
    starting,
    turn,
)
from oracle_nb.delphi.rules.families.fighting import BATTLE, Battle
from oracle_nb.delphi.rules.families.moving import EVERYWHERE, MOVE, Fare, tokens_for
from oracle_nb.delphi.rules.families.oracle import SOURCE

LOCAL: Final = (
    fighting.FIGHT,
    exploring.EXPLORE,
    exploring.BUILD,
    cargo.LOAD_OFFERING,
    cargo.MAKE_OFFERING,
    cargo.LOAD_STATUE,
    cargo.RAISE_STATUE,
)
"""Schemas with a die at an island or city."""
ANYWHERE: Final = (exploring.HEAL, gods.ADVANCE, equipment.BONUS)
"""Schemas with a die of a color, independent of the ship's position."""
COLORLESS: Final = (oracle.DRAW, oracle.FAVOR, exploring.LOOK)
"""Schemas with any die."""
GODS: Final = (
    gods.POSEIDON,
    gods.APOLLON,
    gods.ARTEMIS,
    gods.APHRODITE,
    gods.ARES,
    gods.HERMES,
    gods.TRADE,
)
"""Schemas without a die."""
ANSWERS: Final[dict[type[PendingStep], tuple[ActionSchema, ...]]] = {
    ChooseShipTile: (starting.CHOOSE,),
    ReturnTask: (starting.RETURN,),
    TakeEquipment: (equipment.TAKE,),
    CheckReward: (turn.REWARD_FAVOR, turn.REWARD_GOD),
    Recover: (turn.RECOVER,),
    AdvanceGod: (gods.STEP, gods.PASS),
    GodToTop: (gods.TO_TOP,),
    FightOn: (fighting.FIGHT_ON, fighting.SURRENDER),
    LookAt: (exploring.LOOK_AT,),
    Uncover: (exploring.UNCOVER,),
    HealColor: (exploring.HEAL_COLOR,),
    TakeStatue: (equipment.TAKE_STATUE,),
    TakeOffering: (equipment.TAKE_OFFERING,),
    TakeCompanion: (companions.COMPANION,),
}
"""The schemas of the answers to each kind of decision."""


class ActionSchemas(msgspec.Struct, frozen=True):
    """The action schemas of a rule set, which may replace preconditions by rule id."""

    move: tuple[SpacePrecondition, ...]
    source: tuple[SourcePrecondition, ...]
    local: tuple[ActionSchema, ...]
    anywhere: tuple[ActionSchema, ...]
    colorless: tuple[ActionSchema, ...]
    gods: tuple[ActionSchema, ...]
    end: ActionSchema
    answers: dict[type[PendingStep], tuple[ActionSchema, ...]]
    fare: Fare = tokens_for
    battle: Battle = BATTLE
    meanwhile: dict[type, tuple[Verb, ...]] = {}
    """The verbs with a die during a pending decision: none (turn.one-at-a-time)."""

    def by_verb(self) -> dict[int, ActionSchema]:
        """Return the action schemas of the action phase, except moves."""
        everything = (*self.local, *self.anywhere, *self.colorless, *self.gods, self.end)
        return {schema.verb: schema for schema in everything}

    def answers_by_verb(self) -> dict[type[PendingStep], dict[int, ActionSchema]]:
        """Return the action schemas of the answers to each kind of decision."""
        return {
            step: {schema.verb: schema for schema in group} for step, group in self.answers.items()
        }


NEEDED: Final = frozenset(
    {
        *("move.blocked", "offering.make", "play.not-held", "ship.task", "statue.raise"),
        *("turn.die-once", "equipment.extra-action", "fight.continue", "move.buy-range"),
        *("move.range", "oracle.recolor"),
    }
)
"""Preconditions that can't be waived, because actions would be impossible or unpayable.

Tokens are never owed (favor.uses).
"""


def _everywhere(state: object, color: int, tokens: int) -> int:
    return EVERYWHERE


def _anything(state: object, source: int, color: int) -> bool:
    return True


def action_schemas_of(replaced: tuple[tuple[str, str], ...]) -> ActionSchemas:
    """Return the table of action schemas with some preconditions replaced.

    Raises ValueError for a rule id without a precondition, or an unknown variant.
    """
    dropped = set()
    for rule, variant in replaced:
        if variant != "waived":
            raise ValueError(f"replaced: {rule} has no variant {variant!r}")
        dropped.add(rule)

    def condition(precondition: Precondition) -> Precondition:
        return waived(precondition) if precondition.rule in dropped else precondition

    def schema(schema: ActionSchema) -> ActionSchema:
        if not any(c.rule in dropped for c in schema.conditions):
            return schema
        return msgspec.structs.replace(
            schema, conditions=tuple(condition(c) for c in schema.conditions)
        )

    every = (*LOCAL, *ANYWHERE, *COLORLESS, *GODS, turn.END)
    known = {c.rule for dock in every for c in dock.conditions}
    known |= {c.rule for group in ANSWERS.values() for schema in group for c in schema.conditions}
    known |= {c.rule for c in MOVE} | {c.rule for c in SOURCE}
    if unknown := sorted(dropped - known):
        raise ValueError(f"replaced: no condition has the rule {', '.join(unknown)}")
    if firm := sorted(dropped & NEEDED):
        raise ValueError(f"replaced: nothing can be played without {', '.join(firm)}")
    return ActionSchemas(
        move=tuple(
            SpacePrecondition(c.rule, _everywhere, c.facts) if c.rule in dropped else c
            for c in MOVE
        ),
        source=tuple(
            SourcePrecondition(c.rule, _anything, c.facts) if c.rule in dropped else c
            for c in SOURCE
        ),
        local=tuple(map(schema, LOCAL)),
        anywhere=tuple(map(schema, ANYWHERE)),
        colorless=tuple(map(schema, COLORLESS)),
        gods=tuple(map(schema, GODS)),
        end=turn.END,
        answers={step: tuple(map(schema, group)) for step, group in ANSWERS.items()},
    )
