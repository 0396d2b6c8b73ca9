"""The known variants of the rules about companions, by the rule missed and the variant's name."""

from typing import Final

from msgspec.structs import replace

from oracle_nb.delphi.model.actions import Action
from oracle_nb.delphi.model.position import TakeCompanion
from oracle_nb.delphi.model.powers import CREATURE_RANGE, Powers, altered
from oracle_nb.delphi.pieces import ALL_COLORS, Kind, companion_parts
from oracle_nb.delphi.rules.action_schema import ActionSchema, TurnState
from oracle_nb.delphi.rules.action_schemas import ActionSchemas
from oracle_nb.delphi.rules.families import moving
from oracle_nb.delphi.rules.rule_variants import RuleVariant
from oracle_nb.delphi.rules.transaction import Transaction
from oracle_nb.delphi.rules.turn_state import DemigodDice

# --- heroes --------------------------------------------------------------------------------------


def _no_heroes(powers: Powers) -> Powers:
    """Let heroes help only when they are taken."""
    return altered(powers, heroes=0)


def _cures_all(schema: ActionSchema) -> ActionSchema:
    """Let a hero discard injuries of all colors when it is taken."""

    def carry_out(transaction: Transaction, action: Action) -> None:
        seat = transaction.pending[0].player
        schema.effect(transaction, action)
        if companion_parts(action.target)[1] == Kind.HERO:
            for color, count in enumerate(transaction.players[seat].injuries):
                transaction.discard_injuries(seat, color, count, "companion.hero")

    return replace(schema, effect=carry_out)


def _heroes_cure_all(schemas: ActionSchemas) -> ActionSchemas:
    own = tuple(map(_cures_all, schemas.answers[TakeCompanion]))
    return replace(schemas, answers={**schemas.answers, TakeCompanion: own})


# --- demigods ------------------------------------------------------------------------------------


def _any_die(powers: Powers) -> Powers:
    """Let a demigod change every die and card for free."""
    return replace(powers, wheel=((0,) * 6,) * 6) if powers.demigods else powers


def _as_rolled(powers: Powers) -> Powers:
    """Let a demigod help only dice and cards that show its color without recoloring."""
    rows = tuple(
        (0,) * 6 if powers.demigods >> color & 1 else row for color, row in enumerate(powers.plain)
    )
    return replace(powers, wheel=rows) if powers.demigods else powers


# --- creatures -----------------------------------------------------------------------------------


def _any_creature(powers: Powers) -> Powers:
    """Let a creature help with dice and cards of every color."""
    return altered(powers, creatures=ALL_COLORS) if powers.creatures else powers


def _own_color(state: TurnState, color: int, tokens: int) -> int:
    """Permit stops only on the color of the die, even with a creature."""
    return ~state.tables.water_bits | state.tables.color_bits[color]


def _range_only(schemas: ActionSchemas) -> ActionSchemas:
    move = tuple(
        replace(precondition, permits=_own_color)
        if precondition.rule == "move.end-color"
        else precondition
        for precondition in schemas.move
    )
    return replace(schemas, move=move)


def _lost(state: TurnState, color: int) -> int:
    """Return the spaces by which a creature extends the range of a color."""
    return CREATURE_RANGE if state.powers.creatures >> color & 1 else 0


def _color_only(schemas: ActionSchemas) -> ActionSchemas:
    """Let creatures change the color of the last space, but not the range."""

    def fare(state: TurnState, target: int, color: int) -> int:
        beyond = moving.steps(state, target) - moving.reach(state, color) + _lost(state, color)
        return max(0, beyond)

    def free(state: TurnState, color: int, tokens: int) -> int:
        return -1 if tokens > 0 else moving.within(state, color, -_lost(state, color))

    def bought(state: TurnState, color: int, tokens: int) -> int:
        return -1 if tokens <= 0 else moving.within(state, color, tokens - _lost(state, color))

    permits = {"move.range": free, "move.buy-range": bought}
    move = tuple(
        replace(precondition, permits=permits.get(precondition.rule, precondition.permits))
        for precondition in schemas.move
    )
    return replace(schemas, move=move, fare=fare)


COMPANION_VARIANTS: Final[dict[tuple[str, str], RuleVariant]] = {
    ("companion.hero", "once"): RuleVariant(powers=_no_heroes),
    ("companion.hero", "all-colors"): RuleVariant(schemas=_heroes_cure_all),
    ("companion.demigod", "any-die"): RuleVariant(powers=_any_die),
    ("companion.demigod", "as-rolled"): RuleVariant(powers=_as_rolled),
    ("companion.demigod", "dice-only"): RuleVariant(turn_state=DemigodDice),
    ("companion.creature", "any-die"): RuleVariant(powers=_any_creature),
    ("companion.creature", "range-only"): RuleVariant(schemas=_range_only),
    ("companion.creature", "color-only"): RuleVariant(schemas=_color_only),
}
"""Every variant of the rules about companions."""
