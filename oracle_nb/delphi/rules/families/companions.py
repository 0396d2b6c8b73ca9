"""Companion cards: taking one (statue.reward) and its immediate effects."""

from typing import Final

from oracle_nb.delphi.model.actions import Action, Verb
from oracle_nb.delphi.model.position import TakeCompanion
from oracle_nb.delphi.pieces import ALL_COLORS, COMPANIONS, Kind, companion_parts
from oracle_nb.delphi.rules.action_schema import ActionSchema, Facts, Precondition, TurnState
from oracle_nb.delphi.rules.transaction import Transaction


def _of_color(state: TurnState, target: int) -> int:
    step = state.step
    assert isinstance(step, TakeCompanion)
    return ALL_COLORS if target in COMPANIONS and companion_parts(target)[0] == step.color else 0


def _left(state: TurnState, target: int) -> int:
    return ALL_COLORS if state.position.companions >> max(0, target) & 1 else 0


def _companion(state: TurnState, target: int, color: int) -> Facts:
    step = state.step
    assert isinstance(step, TakeCompanion)
    return {"companion": target, "color": step.color}


def _all(state: TurnState) -> tuple[int, ...]:
    return tuple(range(len(COMPANIONS)))


def _do_take(transaction: Transaction, action: Action) -> None:
    step = transaction.pending[0]
    transaction.pop()
    seat, card = step.player, action.target
    transaction.change(companions=transaction.position.companions & ~(1 << card))
    transaction.update(seat, companions=(*transaction.players[seat].companions, card))
    transaction.event("companion-taken", "statue.reward", seat, companion=card)
    color, kind = companion_parts(card)
    if kind == Kind.HERO:
        transaction.raise_shield(seat, 2, "companion.hero")
        count = transaction.players[seat].injuries[color]
        transaction.discard_injuries(seat, color, count, "companion.hero")
    elif kind == Kind.DEMIGOD:
        transaction.draw_cards(seat, 1, "companion.demigod")


COMPANION: Final = ActionSchema(
    verb=Verb.COMPANION,
    rules=("statue.reward",),
    conditions=(
        Precondition("statue.reward", _of_color, _companion),
        Precondition("companion.taken", _left, _companion),
    ),
    effect=_do_take,
    targets=_all,
)
