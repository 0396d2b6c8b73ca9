"""Known variants of the rules on the end of the game: the race home, and who wins."""

from typing import Final

from msgspec.structs import replace

from oracle_nb.delphi.model.position import NextTurn, Position
from oracle_nb.delphi.pieces import ALL_COLORS
from oracle_nb.delphi.rules.action_schema import ActionSchema, Precondition, TurnState
from oracle_nb.delphi.rules.action_schemas import ActionSchemas
from oracle_nb.delphi.rules.families.ending import Score, score
from oracle_nb.delphi.rules.families.turn import end_game, next_turn
from oracle_nb.delphi.rules.rule_variants import RuleVariant, each_schema
from oracle_nb.delphi.rules.transaction import Transaction

# --- the last turns ------------------------------------------------------------------------------


def _at_once(transaction: Transaction, step: NextTurn) -> None:
    """End the game with the turn in which a player reaches Zeus."""
    if transaction.players[step.player].home:
        end_game(transaction)
    else:
        next_turn(transaction, step)


def _one_more_each(transaction: Transaction, step: NextTurn) -> None:
    """End the game when the turn comes back to the player who reached Zeus."""
    players = tuple(transaction.players)
    if players[(step.player + 1) % len(players)].home:
        end_game(transaction)
        return
    away = tuple(replace(player, home=False) for player in players)
    transaction.players[:] = away
    next_turn(transaction, step)
    transaction.players[:] = players


def _away(state: TurnState, target: int) -> int:
    return 0 if state.me.home else ALL_COLORS


def _turn_ends(schemas: ActionSchemas) -> ActionSchemas:
    """Leave a player who has reached Zeus nothing but the end of the turn."""
    rest = Precondition("end.leftovers", _away, once=True)

    def change(schema: ActionSchema) -> ActionSchema:
        return replace(schema, conditions=(*schema.conditions, rest))

    return replace(each_schema(schemas, change), answers=schemas.answers)


# --- who wins ------------------------------------------------------------------------------------


def _winner(change: Score) -> RuleVariant:
    return RuleVariant(score=change)


def _first_home(position: Position, seat: int) -> tuple[int, ...]:
    return (int(position.players[seat].home), -seat)


def _tokens_first(position: Position, seat: int) -> tuple[int, ...]:
    home, tasks, cards, tokens = score(position, seat)
    return (home, tasks, tokens, cards)


def _tokens_ignored(position: Position, seat: int) -> tuple[int, ...]:
    return score(position, seat)[:3]


def _all_compete(position: Position, seat: int) -> tuple[int, ...]:
    return score(position, seat)[2:]


def _earlier_first(position: Position, seat: int) -> tuple[int, ...]:
    return (*score(position, seat), -seat)


ENDING_VARIANTS: Final[dict[tuple[str, str], RuleVariant]] = {
    ("end.trigger", "at-once"): RuleVariant(effects={NextTurn: _at_once}),
    ("end.trigger", "one-more-each"): RuleVariant(effects={NextTurn: _one_more_each}),
    ("end.leftovers", "turn-ends"): RuleVariant(schemas=_turn_ends),
    ("end.winner", "first-home"): _winner(_first_home),
    ("end.winner", "tokens-first"): _winner(_tokens_first),
    ("end.winner", "tokens-ignored"): _winner(_tokens_ignored),
    ("end.winner", "all-compete"): _winner(_all_compete),
    ("end.winner", "earlier-first"): _winner(_earlier_first),
}
"""Variants by the id of the rule that they miss and their name."""
