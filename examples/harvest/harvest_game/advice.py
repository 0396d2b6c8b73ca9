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
    carts = [option for option in legal if option.place == action.place]
    places = [option for option in legal if option.cart == action.cart]
    carts.sort(key=lambda option: abs(option.cart - action.cart))
    places.sort(key=lambda option: -position.sacks[option.place])
    lines = [Repair((cart,), "cart") for cart in carts] or [
        Repair((place,), "place") for place in places
    ]
    return Repairs(tuple(lines[:3])) if lines else Repairs(missing=broken)
