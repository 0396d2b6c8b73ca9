"""The board in a terminal: all of it, or what is near a space."""

from collections.abc import Callable, Sequence
from typing import Final

from rich.console import Console
from rich.table import Table as Grid

from oracle_nb.render.cropping import cut
from oracle_nb.render.scene import Group, Scene
from oracle_nb.render.text_map import to_text

_BESIDE, _ABOVE = 5.0, 1.4
"""How far "near a space" reaches, in distances of spaces in a row: terminals are wide."""
_MOST_SCREENS: Final = 3
"""A board that would fill more screens than these is shown only on request."""


def print_board(screen: Console, scene: Scene, wanted: str = "") -> None:
    """Print a board as text.

    ``screen``: where to print.
    ``wanted``: "legend" adds what the symbols mean; the name of a space leaves only what is near
    it.
    """
    for middle in scene.spaces:
        if middle.name.casefold() == wanted.casefold():
            scene = cut(scene, _near(scene, middle))
            break
    color = screen.color_system is not None
    print(to_text(scene, color=color, legend=wanted == "legend"), file=screen.file)


def _near(scene: Scene, middle: Group) -> set[int]:
    """Return the spaces that fit a low terminal besides one."""
    return {
        group.space
        for group in scene.spaces
        if abs(group.x - middle.x) <= _BESIDE * scene.pitch
        and abs(group.y - middle.y) <= _ABOVE * scene.pitch
    }


def print_turn_board(screen: Console, scene: Scene, say: Callable[..., str]) -> None:
    """Print the board at the start of a turn, or how to see one that is too tall for the screen.

    It would scroll out of sight what others have done. Files and pipes have room for every board.
    """
    lines = to_text(scene, legend=False).count("\n")
    if screen.is_terminal and lines > _MOST_SCREENS * screen.height:
        screen.print(say("board-tall", lines=lines))
    else:
        print_board(screen, scene)


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
