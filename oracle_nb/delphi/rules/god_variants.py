"""The known variants of the rules about gods, by the rule missed and the variant's name."""

from collections.abc import Callable
from typing import Final

from msgspec.structs import replace

from oracle_nb.delphi.model.actions import Action, Verb
from oracle_nb.delphi.model.position import AdvanceGod, GodReturns
from oracle_nb.delphi.pieces import ALL_COLORS, Color
from oracle_nb.delphi.rules.action_schema import ActionSchema, Precondition, TurnState, always
from oracle_nb.delphi.rules.action_schemas import ActionSchemas
from oracle_nb.delphi.rules.families import gods
from oracle_nb.delphi.rules.rule_variants import RuleVariant, each_schema, with_preconditions
from oracle_nb.delphi.rules.transaction import Transaction, first_row
from oracle_nb.games.kit.transaction import replaced

Change = Callable[[ActionSchemas], ActionSchemas]


def _short_first_step(schema: ActionSchema) -> ActionSchema:
    """Return a schema of advancing in which the first step goes to row 1."""
    if schema.verb != Verb.ADVANCE:
        return schema

    def carry_out(transaction: Transaction, action: Action) -> None:
        step = transaction.pending[0] if transaction.pending else None
        seat = step.player if isinstance(step, AdvanceGod) else transaction.position.turn
        before = transaction.players[seat].gods[action.color]
        schema.effect(transaction, action)
        if before == 0:
            rows = transaction.players[seat].gods
            transaction.update(seat, gods=replaced(rows, action.color, 1))

    return replace(schema, effect=carry_out)


def _returning(to_row: Callable[[Transaction], int | None]) -> Change:
    """Return used gods to a row; None leaves them on the top row."""

    def changed(schema: ActionSchema) -> ActionSchema:
        def carry_out(transaction: Transaction, action: Action) -> None:
            schema.effect(transaction, action)
            seat, row = transaction.position.turn, to_row(transaction)
            for step in transaction.pending:
                if isinstance(step, GodReturns) and row is not None:
                    rows = transaction.players[seat].gods
                    transaction.update(seat, gods=replaced(rows, step.god, row))
            transaction.pending = tuple(
                step for step in transaction.pending if not isinstance(step, GodReturns)
            )

        return replace(schema, effect=carry_out)

    return lambda schemas: replace(schemas, gods=tuple(map(changed, schemas.gods)))


def _consult(permits: Callable[[TurnState, int], int]) -> Change:
    """Waive one precondition of the step after another player's roll."""
    return lambda schemas: with_preconditions(
        schemas,
        lambda schema, precondition: precondition.permits is permits,
        lambda precondition: Precondition(precondition.rule, always, waived=True),
    )


def _only(verb: Verb, rule: str, permits: Callable[[TurnState, int], int]) -> Change:
    """Add a precondition to the special action of one god."""

    def changed(schema: ActionSchema) -> ActionSchema:
        if schema.verb != verb:
            return schema
        return replace(schema, conditions=(*schema.conditions, Precondition(rule, permits)))

    return lambda schemas: each_schema(schemas, changed)


def _in_range(state: TurnState, target: int) -> int:
    rings = state.tables.within[state.powers.crossing][state.me.ship]
    near = rings[min(state.powers.range, len(rings) - 1)]
    return ALL_COLORS if near >> target & 1 else 0


def _next_to_ship(state: TurnState, target: int) -> int:
    return ALL_COLORS if target in state.near(False) else 0


def _black(state: TurnState, target: int) -> int:
    return 1 << Color.BLACK


def _hermes_anywhere(schemas: ActionSchemas) -> ActionSchemas:
    return with_preconditions(
        schemas,
        lambda schema, precondition: (
            schema.verb == Verb.HERMES and precondition.rule == "action.adjacent"
        ),
        lambda precondition: Precondition(precondition.rule, always, waived=True),
    )


GOD_VARIANTS: Final[dict[tuple[str, str], RuleVariant]] = {
    ("god.first-step", "one"): RuleVariant(
        schemas=lambda schemas: each_schema(schemas, _short_first_step)
    ),
    ("turn.consult-gods", "from-lowest"): RuleVariant(schemas=_consult(gods.above_lowest)),
    ("turn.consult-gods", "any-color"): RuleVariant(schemas=_consult(gods.among_asked)),
    ("god.return", "stays"): RuleVariant(schemas=_returning(lambda transaction: None)),
    ("god.return", "first-row"): RuleVariant(
        schemas=_returning(lambda transaction: first_row(len(transaction.players)))
    ),
    ("god.poseidon", "in-range"): RuleVariant(
        schemas=_only(Verb.POSEIDON, "god.poseidon", _in_range)
    ),
    ("god.artemis", "adjacent"): RuleVariant(
        schemas=_only(Verb.ARTEMIS, "god.artemis", _next_to_ship)
    ),
    ("god.ares", "black"): RuleVariant(schemas=_only(Verb.ARES, "god.ares", _black)),
    ("god.hermes", "own-city"): RuleVariant(
        schemas=_only(Verb.HERMES, "god.hermes", _next_to_ship)
    ),
    ("god.hermes", "anywhere"): RuleVariant(schemas=_hermes_anywhere),
}
"""Every variant of the rules about gods."""
