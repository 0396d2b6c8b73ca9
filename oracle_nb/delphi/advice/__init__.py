"""Repairs: the nearest that works instead of what is refused, or what is missing for it.

A repair is found among the legal actions, never made by a second opinion on what is legal: those
that resemble what was wanted (``likeness``), and those that do so once something else was done
first (``first``). Where nothing is found, ``missing`` says what it would take.

Nearest is, in this order:

1. what does the wanted deed at the wanted place, before what does something like it;
2. fewer actions;
3. of what does something like it: another color there, before another place, before another deed;
4. fewer favor tokens, a space between two places counting like a token;
5. less of what is scarce: a die before the extra action, a card, a god;
6. what does it with the die, card or god that was wanted.

No action and no token is needless. Two actions are offered only where no single one does what was
wanted, at any price; at another place, only where no single one does it at any place. So the second
action is illegal without the first, with every die, card and god. Of the ways to do the same two
deeds, the one with the fewest tokens is taken, then the least scarce; of the colors in which one
die brings a ship to the same space, the cheapest. Favor tokens are not taken first where the same
dice and cards do it without, and leave more tokens.

Of every kind of change the nearest line is shown first; what is left of three lines goes to the
runners-up. In the end all stand nearest first.
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
