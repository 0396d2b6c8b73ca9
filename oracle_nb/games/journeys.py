"""What a game answers about its board when it is explored: journeys, and pieces in the hand."""

from typing import NamedTuple

from oracle_nb.render.scene import Op, Scene


class Leg(NamedTuple):
    """One move of a journey: by which means, over which spaces, and what it costs, in words."""

    means: str
    spaces: tuple[int, ...]
    title: str


class Journey(NamedTuple):
    """How one gets from one space to another: its moves (none where it can't be done), in words."""

    legs: tuple[Leg, ...]
    title: str


class LayoutPiece(NamedTuple):
    """A piece of a layout in the hand: where it may be laid, and what it covers now.

    ``spots`` are the spaces of ``scene``, by number, on which the space it is held by may come to
    lie. The scene is that of the layout, with room around it: spaces with further numbers.
    ``picture`` is the piece as it is held, the space it is held by about (0, 0).
    """

    name: str
    scene: Scene
    covered: tuple[int, ...]
    spots: tuple[int, ...]
    picture: tuple[Op, ...]
