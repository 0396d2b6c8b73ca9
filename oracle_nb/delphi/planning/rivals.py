"""Rivals: the last pieces of their kind that another player may take first."""

from collections.abc import Iterator, Mapping
from typing import Final

from oracle_nb.delphi.bots.reach_chart import ReachChart
from oracle_nb.delphi.model.actions import Verb
from oracle_nb.delphi.model.position import Player, Position
from oracle_nb.delphi.model.powers import powers_of
from oracle_nb.delphi.model.tasks import ledger
from oracle_nb.delphi.pieces import COLORS_OF

TAKEN: Final = 0.3
"""Probability that a rival within reach of a piece takes it in the next turn."""
LAST: Final = 3.0
"""Dice that it costs to lose the last piece of a kind."""
Piece = tuple[int, int]
"""A piece that can be taken: the verb and the color."""


def contested(chart: ReachChart, view: Position, seat: int) -> Mapping[Piece, float]:
    """Return the last pieces that a rival may take first, and the dice they cost on average.

    A piece is the last one if no other space has an offering, a monster or a statue of its color.
    A rival counts if a task of theirs needs the piece and their ship can reach it with one die.
    """
    lasts = dict(_lasts(chart, view))
    result = {}
    for rival, player in enumerate(view.players):
        if rival != seat and not player.home:
            reach = powers_of(view, rival).range
            for piece, space in lasts.items():
                if (
                    piece[1] in _wanted(player, piece[0])
                    and chart.steps(player.ship, space, 0) <= reach
                ):
                    result[piece] = TAKEN * LAST
    return result


def _lasts(chart: ReachChart, view: Position) -> Iterator[tuple[Piece, int]]:
    """Yield the last pieces, with their spaces."""
    board = chart.board
    for verb, spaces, there in (
        (Verb.LOAD_OFFERING, board.offerings, view.offerings),
        (Verb.FIGHT, board.monsters, view.monsters),
    ):
        for color in range(6):
            left = [space for space, mask in zip(spaces, there, strict=True) if mask >> color & 1]
            if len(left) == 1:
                yield (int(verb), color), left[0]
    for color, city in enumerate(board.cities):
        if view.statues[color] == 1 and city >= 0:
            yield (int(Verb.LOAD_STATUE), color), city


def _wanted(player: Player, verb: int) -> tuple[int, ...]:
    """Return the colors that a player's tasks need."""
    book = ledger(player.tasks, player.done)
    if verb == Verb.FIGHT:
        return COLORS_OF[book.monster.takes(0)]
    statues = verb == Verb.LOAD_STATUE
    needs, cargo = (book.statue, player.statues) if statues else (book.offering, player.offerings)
    return COLORS_OF[needs.takes(sum(1 << color for color in cargo))]
