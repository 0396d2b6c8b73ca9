"""Tic-tac-toe: three marks in a row win."""

import msgspec

from oracle_nb.games.package import GamePackage
from oracle_nb.games.simple_rules import SimpleRules, Step

LINES = ("012", "345", "678", "036", "147", "258", "048", "246")
"""The cells of each line, counted from the upper left."""


class Position(msgspec.Struct, frozen=True):
    """The mark in each cell, or "." for none."""

    cells: tuple[str, ...] = (".",) * 9
    seat: int = 0


class TicTacToe(SimpleRules[Position]):
    """The rules of tic-tac-toe."""

    name = "tictactoe"
    title = "Tic-tac-toe"
    position_type = Position
    actions = tuple(column + row for row in "321" for column in "abc")
    sentences = {
        "tictactoe.mark": "Mark an empty cell. Three marks in a row win.",
        "tictactoe.empty": "This cell has a mark.",
    }

    def broken(self, position: Position, action: str) -> list[str]:
        """Return the rules that an action breaks."""
        free = position.cells[self.actions.index(action)] == "."
        return [] if free else ["tictactoe.empty"]

    def play(self, position: Position, action: str, step: Step) -> Position:
        """Return the position after an action."""
        cells = list(position.cells)
        cells[self.actions.index(action)] = "XO"[position.seat]
        return Position(tuple(cells), 1 - position.seat)

    def winners(self, position: Position) -> tuple[int, ...]:
        """Return who has three marks in a row; both players in a draw."""
        for line in LINES:
            marks = "".join(position.cells[int(cell)] for cell in line)
            if marks in {"XXX", "OOO"}:
                return ("XO".index(marks[0]),)
        return () if "." in position.cells else (0, 1)


TIC_TAC_TOE = GamePackage(TicTacToe)
