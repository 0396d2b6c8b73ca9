"""The picture of Nim: the stones that are left, in rows of seven, and what a click on one means."""

from nim_game.rules import Nim, Position, number
from oracle_nb.games.presentation import ActionPresentation
from oracle_nb.render.scene import Circle, Group, Scene, Text

ROW = 7
"""Number of stones in a row."""


def picture(position: Position, title: str) -> Scene:
    """Return the stones, each of which is a place."""
    stones = []
    for stone in range(position.stones):
        row, column = divmod(stone, ROW)
        x, y, name = 20.0 + 30 * column, 20.0 + 30 * row, str(stone + 1)
        shapes = (Circle(x, y, 12, "stone", "ink"), Text(x, y, name, 10))
        stones.append(Group(shapes, f"stone-{name}", name, stone, name, x, y))
    return Scene(220, 100, tuple(stones), title=title, pitch=30)


class NimActions(ActionPresentation):
    """A click on a stone takes it with all that follow."""

    def target_space(self, rules: Nim, position: Position, action: str) -> int | None:
        """Return the first stone that an action takes."""
        return position.stones - number(action)

    def candidates(self, rules: Nim, position: Position, source: str, space: int) -> list[str]:
        """Return the action that a click on a stone means."""
        action = f"take {position.stones - space}"
        return [action] if action in rules.actions else []
