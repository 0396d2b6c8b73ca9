"""The known variants of the rules about equipment, by the rule missed and the variant's name."""

from collections.abc import Callable
from typing import Final

from msgspec.structs import replace

from oracle_nb.delphi.model.actions import Action, Verb
from oracle_nb.delphi.model.position import (
    AdvanceGod,
    GodToTop,
    LookAt,
    PendingStep,
    TakeEquipment,
    TakeOffering,
    TakeStatue,
)
from oracle_nb.delphi.pieces import ALL_COLORS, ONE_TIME
from oracle_nb.delphi.rules.action_schema import ActionSchema, Precondition, TurnState, always
from oracle_nb.delphi.rules.action_schemas import ActionSchemas
from oracle_nb.delphi.rules.rule_variants import RuleVariant
from oracle_nb.delphi.rules.transaction import Transaction

Change = Callable[[ActionSchemas], ActionSchemas]
CARGO: Final = (TakeStatue, TakeOffering)
"""The decisions after taking a card that brings a statue or an offering."""


def _answering(*steps: type[PendingStep], change: Callable[[ActionSchema], ActionSchema]) -> Change:
    """Return the action schemas with the answers to some decisions changed."""

    def changed(schemas: ActionSchemas) -> ActionSchemas:
        new = {step: tuple(map(change, schemas.answers[step])) for step in steps}
        return replace(schemas, answers={**schemas.answers, **new})

    return changed


def _waiving(*rules: str) -> Callable[[ActionSchema], ActionSchema]:
    """Return a change that waives the preconditions of some rules."""

    def change(schema: ActionSchema) -> ActionSchema:
        conditions = tuple(
            Precondition(one.rule, always, once=one.once, waived=True) if one.rule in rules else one
            for one in schema.conditions
        )
        return replace(schema, conditions=conditions)

    return change


def _next_to_ship(schema: ActionSchema) -> ActionSchema:
    """Return a schema whose target must be next to the ship."""

    def permits(state: TurnState, target: int) -> int:
        return ALL_COLORS if target in state.near(False) else 0

    return replace(schema, conditions=(*schema.conditions, Precondition(schema.rules[0], permits)))


def _kept(schema: ActionSchema) -> ActionSchema:
    """Return a schema of taking a card in which a one-time card does nothing yet."""

    def do(transaction: Transaction, action: Action) -> None:
        step = transaction.pending[0]
        assert isinstance(step, TakeEquipment)
        if action.target not in ONE_TIME:
            schema.do(transaction, action)
            return
        transaction.pop()
        shown = tuple(card for card in transaction.common.display if card != action.target)
        held = (*transaction.players[step.player].equipment, action.target)
        transaction.change(display=shown)
        transaction.update(step.player, equipment=held)
        transaction.refill()

    return replace(schema, do=do)


def _other_god(schema: ActionSchema) -> ActionSchema:
    """Return a schema of god steps in which both steps of the gifts can't go to one god."""
    if schema.verb != Verb.ADVANCE:
        return schema

    def do(transaction: Transaction, action: Action) -> None:
        schema.do(transaction, action)
        transaction.pending = tuple(
            replace(step, among=step.among & ~(1 << action.color))
            if isinstance(step, AdvanceGod) and step.rule == "equipment.gift"
            else step
            for step in transaction.pending
        )

    return replace(schema, do=do)


def _look_nearby(schema: ActionSchema) -> ActionSchema:
    """Return a schema of looking in which a card shows only tiles next to the ship."""

    def permits(state: TurnState, target: int) -> int:
        card = isinstance(state.step, LookAt) and state.step.rule == "equipment.look"
        return 0 if card and target not in state.near(False) else ALL_COLORS

    near = Precondition("equipment.look", permits)
    return replace(schema, conditions=(*schema.conditions, near))


EQUIPMENT_VARIANTS: Final[dict[tuple[str, str], RuleVariant]] = {
    ("equipment.one-time", "kept"): RuleVariant(schemas=_answering(TakeEquipment, change=_kept)),
    ("equipment.statues", "any-color"): RuleVariant(
        schemas=_answering(*CARGO, change=_waiving("equipment.statues", "equipment.offerings"))
    ),
    ("equipment.statues", "adjacent"): RuleVariant(
        schemas=_answering(*CARGO, change=_next_to_ship)
    ),
    ("equipment.gift", "two-gods"): RuleVariant(schemas=_answering(AdvanceGod, change=_other_god)),
    ("equipment.god-to-top", "any-god"): RuleVariant(
        schemas=_answering(GodToTop, change=_waiving("equipment.god-to-top"))
    ),
    ("equipment.look", "adjacent"): RuleVariant(schemas=_answering(LookAt, change=_look_nearby)),
}
"""Every variant of the rules about equipment."""
