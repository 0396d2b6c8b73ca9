"""Repairs of a request, with one or two actions, sorted, at most three."""

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

from oracle_nb.core.verdicts import Repair
from oracle_nb.delphi.advice.preparation import RankedRepair, after_another, at_another_place, order
from oracle_nb.delphi.advice.similarity import MEANS, OTHER_VERB, Request
from oracle_nb.delphi.model.actions import NONE, Action
from oracle_nb.delphi.model.position import Position

if TYPE_CHECKING:
    from oracle_nb.delphi.rules.engine import Delphi

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
            tokens = rules.check(position, option).tokens
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
        for repair in (Repair((option,), "answer", rules.check(position, option).tokens),)
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
