"""The players' boards in a terminal: a table with a column for each player, or a line for each."""

from collections.abc import Sequence

from rich.console import Console
from rich.table import Table as Grid

Rows = Sequence[tuple[str, Sequence[str]]]


def print_boards(screen: Console, rows: Rows, names: Sequence[str]) -> None:
    """Print the players' boards as a table, without rows that are empty for all.

    ``screen``: where to print.
    ``rows``: the name of each row, and a text for each player; nothing is printed if there are
    none.
    ``names``: the names of the players, which head the columns.
    """
    if not rows:
        return
    grid = Grid(show_header=True, header_style="bold", pad_edge=False)
    grid.add_column("")
    for name in names:
        grid.add_column(name, overflow="fold")
    for row, values in rows:
        if any(values):
            grid.add_row(row, *map(screen.highlighter, values))
    screen.print(grid)


def print_summary(screen: Console, lines: Sequence[str], names: Sequence[str]) -> None:
    """Print a line for each player."""
    for name, line in zip(names, lines, strict=True):
        screen.print(f"{name}: {line}", soft_wrap=not screen.is_terminal)
