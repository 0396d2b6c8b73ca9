"""Repairs: the legal actions nearest to a refused one, or what is missing for it.

Repairs are chosen among the legal actions, so there is no second opinion on what is legal: actions
similar to the refused one (``similarity``), and those that become legal after another action
(``preparation``). If there are none, ``missing`` says what is missing.

Nearness is decided in this order:

1. the wanted verb at the wanted place, before similar actions; 2. fewer actions; 3. among similar
actions: another color there, before another place, before another verb; 4. fewer favor tokens, a
space between two places counting like a token; 5. less scarce resources: a die before the extra
action, a card, a god; 6. the wanted die, card or god.

No action and no token is needless. Two actions are offered only if no single one does what was
wanted, at any price; at another place, only if no single one does it at any place. So the second
action is illegal without the first, with every die, card and god. Among repairs with the same two
verbs, the one with the fewest tokens is chosen, then the least scarce; among the colors in which
one die takes a ship to the same space, the cheapest. Favor tokens aren't taken first if the same
dice and cards suffice and leave more tokens.

The nearest repair of each kind of change is chosen first, then others, up to three. They are sorted
by nearness.
"""

from typing import TYPE_CHECKING

from oracle_nb.core.verdicts import NOT_YOUR_TURN, OVER, Repairs
from oracle_nb.delphi.advice.missing import missing
from oracle_nb.delphi.advice.repair_lines import nearest
from oracle_nb.delphi.advice.similarity import Request
from oracle_nb.delphi.model.actions import Action
from oracle_nb.delphi.model.position import Position

if TYPE_CHECKING:
    from oracle_nb.delphi.rules.engine import Delphi

__all__ = ["repairs"]


def repairs(
    rules: "Delphi", position: Position, action: Action, player: int | None = None
) -> Repairs[Action]:
    """Return what would work instead of a refused action, or what is missing for it.

    Empty for a legal action. Raises MalformedAction.
    """
    verdict = rules.check(position, action, player)
    if verdict.allowed:
        return Repairs()
    if verdict.broken_rules[0] in (OVER, NOT_YOUR_TURN):
        return Repairs(missing=verdict.broken)
    request = Request(rules, action, verdict)
    lines = nearest(rules, position, request)
    return Repairs(lines) if lines else Repairs(missing=missing(rules, position, request))
