"""The possible outcomes of an action, without the ties of a fight."""

from collections.abc import Iterator
from typing import Final

from oracle_nb.games.outcomes import ChanceOutcome, outcomes
from oracle_nb.games.rules import Rules
from oracle_nb.mythology.model.actions import Action
from oracle_nb.mythology.model.position import Position

_TOGETHER: Final = {"die": 2}
"""The dice that are rolled together; their order doesn't matter."""
_FIGHT: Final = {"die": 4}
"""The dice of a fight without ties."""


def decided_outcomes(
    rules: Rules[Position, Action], position: Position, action: Action
) -> Iterator[ChanceOutcome[Position]]:
    """Yield every outcome of a legal action in which no fight is tied.

    A tie is rolled again (basic.tie), so the others share its probability.

    Examples
    --------
    >>> from oracle_nb.games.registry import package_of
    >>> game = package_of("mythology").new_game(players=2, seed=1)
    >>> action = game.legal_actions()[0]
    >>> sum(one.probability for one in game.rules.outcomes(game.position, action))
    Fraction(1, 1)
    """
    found = list(outcomes(rules, position, action, _TOGETHER, _FIGHT))
    decided = sum(one.probability for one in found)
    for one in found:
        yield ChanceOutcome(one.probability / decided, one.transition)
