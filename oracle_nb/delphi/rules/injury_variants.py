"""Known variants of the rules on injuries, recovery and the titan."""

from functools import partial
from typing import Final

from msgspec.structs import replace

from oracle_nb.delphi.model.actions import Action, Verb
from oracle_nb.delphi.model.position import CheckInjuries, NextTurn, Phase, Recover, Titan
from oracle_nb.delphi.model.powers import Powers
from oracle_nb.delphi.rules.action_schema import ActionSchema
from oracle_nb.delphi.rules.action_schemas import ActionSchemas
from oracle_nb.delphi.rules.families.turn import (
    after_turn,
    check_injuries,
    injury_cards,
    is_last,
    next_turn,
    titan_attacks,
)
from oracle_nb.delphi.rules.rule_variants import RuleVariant, each_schema
from oracle_nb.delphi.rules.transaction import Transaction

FEW: Final = 2
"""Maximum number of injuries that somebody may believe to be rewarded."""

# --- recovery ------------------------------------------------------------------------------------


def _six_only(injuries: tuple[int, ...], powers: Powers) -> bool:
    return sum(injuries) >= powers.recover_all


def _three_in_all(injuries: tuple[int, ...], powers: Powers) -> bool:
    return sum(injuries) >= powers.recover_same


def _recovering(*, cards: int | None = 3, acts: bool = False, titan: bool = True) -> RuleVariant:
    """Return a recovery that discards fewer cards, or all (None), or has another end."""

    def carry_out(transaction: Transaction, action: Action) -> None:
        step = transaction.pending[0]
        assert isinstance(step, Recover)
        transaction.pop()
        held = transaction.players[step.player].injuries
        for color in range(len(held)) if cards is None else (action.color,):
            count = held[color] if cards is None else 1
            transaction.discard_injuries(step.player, color, count, "turn.recover")
        if cards is not None and step.left > 4 - cards:
            transaction.push(Recover(step.player, step.left - 1))
            return
        transaction.event("recovered", "turn.recover", step.player)
        if acts:
            transaction.change(phase=Phase.ACT)
            return
        transaction.change(phase=Phase.CONSULT)
        if titan:
            after_turn(transaction, step.player)
        else:
            transaction.push(NextTurn(step.player))

    def change(schemas: ActionSchemas) -> ActionSchemas:
        own = tuple(replace(schema, effect=carry_out) for schema in schemas.answers[Recover])
        return replace(schemas, answers={**schemas.answers, Recover: own})

    return RuleVariant(schemas=change)


def _discard_one(schemas: ActionSchemas) -> ActionSchemas:
    """Let a die discard a single injury card."""

    def carry_out(transaction: Transaction, action: Action) -> None:
        transaction.discard_injuries(transaction.position.turn, action.color, 1, "injury.discard")

    def change(schema: ActionSchema) -> ActionSchema:
        own = schema.verb == Verb.HEAL and "injury.discard" in schema.rules
        return replace(schema, effect=carry_out) if own else schema

    return each_schema(schemas, change)


# --- the titan -----------------------------------------------------------------------------------


def _equal_hurts(strength: int, shield: int) -> int:
    return injury_cards(strength, shield - 1)


def _reversed(strength: int, shield: int) -> int:
    return 2 if strength == 6 else int(shield > strength)


def _per_point(strength: int, shield: int) -> int:
    return 2 if strength == 6 else max(0, strength - shield)


def _like_others(strength: int, shield: int) -> int:
    return int(shield < strength)


def _every_turn(transaction: Transaction, step: NextTurn) -> None:
    """Let the titan attack after the turns of the other players, too."""
    if not is_last(transaction, step.player):
        titan_attacks(transaction, Titan(step.player))
    next_turn(transaction, step)


INJURY_VARIANTS: Final[dict[tuple[str, str], RuleVariant]] = {
    ("turn.recover", "same-harmless"): RuleVariant(
        effects={CheckInjuries: partial(check_injuries, forces=_six_only)}
    ),
    ("turn.recover", "three-in-all"): RuleVariant(
        effects={CheckInjuries: partial(check_injuries, forces=_three_in_all)}
    ),
    ("turn.recover", "one-card"): _recovering(cards=1),
    ("turn.recover", "all-cards"): _recovering(cards=None),
    ("turn.recover", "acts"): _recovering(acts=True),
    ("turn.some-injuries", "rewarded"): RuleVariant(
        effects={CheckInjuries: partial(check_injuries, rewarded=FEW)}
    ),
    ("injury.discard", "one-card"): RuleVariant(schemas=_discard_one),
    ("titan.attack", "equal-hurts"): RuleVariant(
        effects={Titan: partial(titan_attacks, cards=_equal_hurts)}
    ),
    ("titan.attack", "reversed"): RuleVariant(
        effects={Titan: partial(titan_attacks, cards=_reversed)}
    ),
    ("titan.attack", "per-point"): RuleVariant(
        effects={Titan: partial(titan_attacks, cards=_per_point)}
    ),
    ("titan.six", "like-others"): RuleVariant(
        effects={Titan: partial(titan_attacks, cards=_like_others)}
    ),
    ("titan.roll", "not-when-recovering"): _recovering(titan=False),
    ("titan.roll", "every-turn"): RuleVariant(effects={NextTurn: _every_turn}),
}
"""Variants by the id of the rule that they miss and their name."""
