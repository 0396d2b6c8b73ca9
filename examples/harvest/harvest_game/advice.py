"""Alternatives to a refused order: another cart or another place, but not both."""

from harvest_game.rules import Action, Harvest, Position
from oracle_nb.core.verdicts import Repair, Repairs


def repairs(
    rules: Harvest, position: Position, action: Action, player: int | None = None
) -> Repairs[Action]:
    """Return up to three similar orders, or the reasons for the refusal if there are none."""
    broken = rules.check(position, action, player).broken
    if not broken:
        return Repairs()
    legal = rules.legal_actions(position) if player in {None, rules.to_move(position)} else ()
    carts = [one for one in legal if one.place == action.place]
    places = [one for one in legal if one.cart == action.cart]
    carts.sort(key=lambda one: abs(one.cart - action.cart))
    places.sort(key=lambda one: -position.sacks[one.place])
    lines = [Repair((cart,), "cart") for cart in carts] or [
        Repair((place,), "place") for place in places
    ]
    return Repairs(tuple(lines[:3])) if lines else Repairs(missing=broken)
