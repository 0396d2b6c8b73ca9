"""Cheaper actions with the same effect."""

from typing import TYPE_CHECKING

from oracle_nb.delphi.model.actions import Action, Verb
from oracle_nb.delphi.model.position import Position

if TYPE_CHECKING:
    from oracle_nb.delphi.rules.engine import Delphi


def cheaper(
    rules: "Delphi", position: Position, action: Action, tokens: int
) -> tuple[Action, int] | None:
    """Return the cheapest legal action with the same effect as one for ``tokens``, and its price.

    None if nothing is cheaper. Moves have the same effect with any color; other actions only with
    the same color.
    """
    if not tokens or action.source < 0:
        return None
    prices = {
        one: rules.check(position, one).tokens
        for one in rules.legal_actions(position)
        if one.source >= 0
        and (one.verb, one.target) == (action.verb, action.target)
        and (one.verb == Verb.MOVE or one.color == action.color)
    }
    best = min(prices, key=lambda one: prices[one])
    return (best, prices[best]) if prices[best] < tokens else None
