"""A ship sailed by the rules of the game itself, for tests of expected turns.

Where a die leads is asked of the engine's legal actions, not of any table of the measures.
"""

from collections.abc import Mapping
from itertools import permutations
from random import Random

from msgspec.structs import replace

from oracle_nb.delphi import new_game
from oracle_nb.delphi.board import Board, Layout
from oracle_nb.delphi.model.actions import Verb
from oracle_nb.delphi.pieces import COLORS, ShipTile
from oracle_nb.delphi.rules.engine import Delphi

Moves = Mapping[tuple[int, int], frozenset[int]]
"""Destinations of a ship with a die of a color: (start, color) and the ends."""


def moves(layout: Layout, equipment: tuple[int, ...] = ()) -> Moves:
    """Legal moves with one die and some equipment, from every space of a ship."""
    game = new_game(2, seed=1, layout=layout)
    assert isinstance(game.rules, Delphi)
    board = game.rules.board
    position = game.position
    while not game.position.players[game.position.turn].dice or game.position.pending:
        game.play(game.legal_actions()[0])
        position = game.position
    seat = position.turn
    graph = {}
    for start in (*board.water, board.zeus):
        for color in COLORS:
            me = replace(
                position.players[seat],
                ship=start,
                dice=(int(color),),
                favor=0,
                tile=int(ShipTile.SHIELD),
                companions=(),
                equipment=equipment,
                # Without tasks, Zeus's space is open too.
                tasks=(),
            )
            players = tuple(
                me if n == seat else player for n, player in enumerate(position.players)
            )
            options = game.rules.legal_actions(replace(position, players=players))
            ends = frozenset(
                action.target
                for action in options
                if action.verb == Verb.MOVE and action.color == color and action.target is not None
            )
            graph[start, int(color)] = ends
    return graph


class Sailor:
    """Sails to a goal, for each roll to the end from which it has heard that fewest turns remain.

    A turn is over as soon as the ship lies beside the goal.
    """

    def __init__(
        self, board: Board, moves: Moves, goals: frozenset[int], values: Mapping[int, float]
    ) -> None:
        self.board, self.moves, self.goals, self.values = board, moves, goals, values
        self._ends: dict[tuple[int, tuple[int, ...]], frozenset[int]] = {}
        self._best: dict[tuple[int, int, int, int], int] = {}

    def arrived(self, space: int) -> bool:
        """Return whether a ship on a space is at the goal."""
        return space in self.goals or not self.goals.isdisjoint(self.board.shore[space])

    def ends(self, start: int, roll: tuple[int, ...]) -> frozenset[int]:
        """Return where some of the dice of a roll, in some order, take a ship; where it is, too."""
        roll = tuple(sorted(roll))
        if (start, roll) not in self._ends:
            reached = set()
            for order in permutations(roll):
                here = {start}
                for color in order:
                    here |= {end for at in here for end in self._sailed(start, at, color)}
                reached |= here
            self._ends[start, roll] = frozenset(reached)
        return self._ends[start, roll]

    def _sailed(self, start: int, at: int, color: int) -> frozenset[int]:
        """One die: Zeus's space is entered by who wants to it alone, and not left again."""
        zeus = self.board.zeus
        if at == zeus != start:
            return frozenset()
        ends = self.moves[at, color]
        return ends if zeus in self.goals else ends - {zeus}

    def sail(self, start: int, chance: Random) -> int:
        """Return the number of turns until the goal is reached."""
        at, turns, die = start, 0, chance.random
        while not self.arrived(at):
            turns += 1
            at = self._best_end(at, int(die() * 6), int(die() * 6), int(die() * 6))
        return turns

    def _best_end(self, at: int, *roll: int) -> int:
        a, b, c = roll
        best = self._best.get((at, a, b, c))
        if best is None:
            ends = self.ends(at, roll)
            best = self._best[at, a, b, c] = min(ends, key=lambda end: (self.values[end], end))
        return best
