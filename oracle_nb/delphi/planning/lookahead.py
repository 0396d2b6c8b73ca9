"""Lookahead: lines of a turn judged by the best turns after them, for some rolls of the dice."""

from collections.abc import Sequence
from typing import Final

from msgspec.structs import replace

from oracle_nb.core.chance import below, scatter
from oracle_nb.delphi.model.position import DICE
from oracle_nb.delphi.planning.turn_node import Line, TurnNode
from oracle_nb.delphi.planning.turn_search import TurnSearch
from oracle_nb.games.motives import Thinking

WIDTH: Final = 1
"""Number of lines with equal means that are followed in the next turn."""
Roll = tuple[tuple[int, ...], int]
"""The colors of the dice, and a number that decides the colors of cards drawn unseen."""


def rolls(seed: int, number: int) -> list[Roll]:
    """Return some rolls of the oracle dice.

    Each die shows every color equally often among six rolls in a row.
    """
    found = []
    for one in range(number):
        stream = scatter(seed, one // 6)
        starts = [below(stream, die, 6) for die in range(DICE)]
        steps = (1, 1, 5)
        dice = [(start + step * one) % 6 for start, step in zip(starts, steps, strict=True)]
        found.append((tuple(sorted(dice)), scatter(seed, one)))
    return found


def next_turn(search: TurnSearch, node: TurnNode, roll: Roll) -> TurnNode:
    """Return the state at the beginning of the next turn, with a roll."""
    dice, stream = roll
    cards = list(node.cards)
    for card in range(node.drawn):
        cards[below(stream, card, 6)] += 1
    return replace(
        node,
        dice=dice,
        cards=tuple(cards),
        drawn=0,
        may_play=True,
        wild=False,
        extra=search.chart.powers.extra_action,
        closing=False,
    )


def deepened(
    search: TurnSearch,
    lines: Sequence[Line],
    samples: Sequence[Roll],
    thinking: Thinking | None = None,
) -> list[Line]:
    """Return lines with values that look one turn further, the best first.

    All lines get the same rolls, so that luck doesn't decide between them. If the bot is stopped,
    the lines that were looked at come first.
    """
    found: list[Line] = []
    rest: list[Line] = []
    for number, line in enumerate(lines):
        if thinking is not None:
            thinking.done = number / len(lines)
            if thinking.stopped and found:
                rest.append(line)
                continue
        if search.home(line.node):
            found.append(line)
            continue
        starts = [next_turn(search, line.node, roll) for roll in samples]
        ends = [search.best(start, WIDTH).value for start in starts]
        found.append(line._replace(value=1.0 + sum(ends) / len(ends) + line.expected))
    return sorted(found, key=lambda line: line.value) + rest
