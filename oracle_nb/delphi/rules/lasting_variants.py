"""The known variants of the rules about equipment that works every turn."""

from typing import Final

from msgspec.structs import replace

from oracle_nb.delphi.model.actions import Action
from oracle_nb.delphi.model.position import Consult
from oracle_nb.delphi.model.powers import RECOVER_ALL, Powers, altered
from oracle_nb.delphi.pieces import COLORS_OF
from oracle_nb.delphi.rules.action_schema import ActionSchema
from oracle_nb.delphi.rules.action_schemas import ActionSchemas
from oracle_nb.delphi.rules.families.cargo import reward_step
from oracle_nb.delphi.rules.families.turn import CONSULT_FAVOR, consult
from oracle_nb.delphi.rules.rule_variants import RuleVariant, each_schema
from oracle_nb.delphi.rules.transaction import Transaction


def _total_stays(powers: Powers) -> Powers:
    """Return powers in which the card for recovering later changes only the limit of one color."""
    return altered(powers, recover_all=min(powers.recover_all, RECOVER_ALL))


def _each_die(transaction: Transaction, step: Consult) -> None:
    """Consult the oracle, with tokens for each die that shows the color of a card."""
    consult(transaction, step)
    dice = transaction.players[step.player].dice
    for color in COLORS_OF[transaction.powers(step.player).consult]:
        for _ in range(dice.count(color) - 1):
            transaction.take_favor(step.player, CONSULT_FAVOR, "equipment.consult")


def _with_shrines(schema: ActionSchema) -> ActionSchema:
    """Return a schema in which the card for god steps counts shrines, too."""

    def carry_out(transaction: Transaction, action: Action) -> None:
        before = len(transaction.events)
        schema.do(transaction, action)
        for event in tuple(transaction.events[before:]):
            if event.what == "shrine-built":
                reward_step(transaction, event.player)

    return replace(schema, do=carry_out)


def _shrines(schemas: ActionSchemas) -> ActionSchemas:
    return each_schema(schemas, _with_shrines)


LASTING_VARIANTS: Final[dict[tuple[str, str], RuleVariant]] = {
    ("equipment.recover", "total-stays"): RuleVariant(powers=_total_stays),
    ("equipment.consult", "each-die"): RuleVariant(effects={Consult: _each_die}),
    ("equipment.reward-god", "shrines"): RuleVariant(schemas=_shrines),
}
"""Every variant of these rules."""
