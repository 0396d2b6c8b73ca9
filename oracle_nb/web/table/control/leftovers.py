"""Sources left unused by an action that ends a turn."""

from collections.abc import Sequence
from typing import Any

from oracle_nb.games.presentation import ActionPresentation


def left_by(
    presentation: ActionPresentation, rules: Any, position: Any, options: Sequence[Any], action: Any
) -> list[str]:
    """Return the keys of sources left unused by an action that ends the turn; of others none.

    ``options`` are the legal actions of the position.
    """
    if not presentation.ends_turn(rules, position, action):
        return []
    own = presentation.source(rules, position, action)
    keys = dict.fromkeys(presentation.source(rules, position, one) for one in options)
    return [key for key in keys if key != own]
