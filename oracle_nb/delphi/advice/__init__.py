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

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

from oracle_nb.core.verdicts import NOT_YOUR_TURN, OVER, Repair, Repairs
from oracle_nb.delphi.advice.missing import missing
from oracle_nb.delphi.advice.preparation import RankedRepair, after_another, at_another_place, order
from oracle_nb.delphi.advice.similarity import MEANS, OTHER_VERB, Request
from oracle_nb.delphi.model.actions import NONE, Action
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
    if verdict.allowed or verdict.broken_rules[0] in (OVER, NOT_YOUR_TURN):
        return Repairs(missing=verdict.broken)
    request = Request(rules, action, verdict)
    lines = nearest(rules, position, request)
    return Repairs(lines) if lines else Repairs(missing=missing(rules, position, request))


MOST: Final = 3


def nearest(rules: "Delphi", position: Position, request: Request) -> tuple[Repair[Action], ...]:
    """Return at most three repairs, the nearest first."""
    options = rules.legal_actions(position)
    lines = _at_once(rules, position, request, options)
    # If one action does what was wanted, two aren't needed.
    if all(line.key[0] for line in lines):
        lines += after_another(rules, position, request, options)
    if not lines and position.pending:
        lines = _answers(rules, position, request, options)
    elif not lines:
        lines = at_another_place(rules, position, request, options)
    return tuple(line.repair for line in _chosen(lines))


def _at_once(
    rules: "Delphi", position: Position, request: Request, options: Iterable[Action]
) -> list[RankedRepair]:
    """Return the legal actions similar to the request.

    If a die takes a ship to the same space in several colors, only the cheapest.
    """
    lines: dict[tuple[int, ...], RankedRepair] = {}
    for number, option in enumerate(options):
        if (like := request.similarity(option)) is not None:
            tokens = rules.tokens(position, option)
            repair = Repair((option,), like.change, tokens)
            line = RankedRepair(order(request, repair, like.loss, like.far, number), repair)
            color = NONE if option.verb in MEANS else option.color
            same = (option.verb, option.source, color, option.target)
            lines[same] = min(line, lines.get(same, line))
    return list(lines.values())


def _answers(
    rules: "Delphi", position: Position, request: Request, options: Iterable[Action]
) -> list[RankedRepair]:
    """Return the answers to the pending decision if no action is similar."""
    return [
        RankedRepair(order(request, repair, OTHER_VERB, 0, number), repair)
        for number, option in enumerate(options)
        for repair in (Repair((option,), "answer", rules.tokens(position, option)),)
    ]


def _chosen(lines: Iterable[RankedRepair]) -> list[RankedRepair]:
    """Return the nearest line of each kind of change first, then the others, nearest first."""
    ranked = sorted(lines, key=lambda line: line.key)
    best: dict[str, RankedRepair] = {}
    for line in ranked:
        best.setdefault(line.repair.change, line)
    first = list(best.values())
    others = [line for line in ranked if best[line.repair.change] is not line]
    return sorted((first + others)[:MOST], key=lambda line: line.key)
