"""Journeys on a board, and pieces that are being moved."""

from typing import NamedTuple

from oracle_nb.render.scene import Op, Scene


class Leg(NamedTuple):
    """One move of a journey: its means, its spaces, and its cost in words."""

    means: str
    spaces: tuple[int, ...]
    title: str


class Journey(NamedTuple):
    """A path from one space to another in moves (none if impossible), in words."""

    legs: tuple[Leg, ...]
    title: str


class LayoutPiece(NamedTuple):
    """A piece of a layout that is being moved: where it can be placed, and what it covers now.

    ``spots`` are the numbers of the spaces in ``scene`` where the space that holds the piece can
    go. The scene is that of the layout, with additional empty spaces around it. ``picture`` shows
    the piece, with the space that holds it at (0, 0).
    """

    name: str
    scene: Scene
    covered: tuple[int, ...]
    spots: tuple[int, ...]
    picture: tuple[Op, ...]
