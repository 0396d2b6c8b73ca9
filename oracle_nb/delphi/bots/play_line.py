"""Play lines: what a turn planner compares."""

from typing import NamedTuple

import msgspec

from oracle_nb.delphi.bots.work_estimator import Stage
from oracle_nb.delphi.model.actions import Action


class SearchNode(msgspec.Struct, frozen=True, gc=False):
    """A possible state later in the turn."""

    ship: int
    work: Stage
    dice: tuple[int, ...]
    cards: tuple[int, ...]
    may_play: bool
    favor: int
    tops: int
    wild: bool


Step = tuple[Action, SearchNode, float]
"""An action, the resulting node, and its additional value."""


class PlayLine(NamedTuple):
    """A line of play: its last node, its additional value, its score, and its actions."""

    score: float
    order: int
    gain: float
    node: SearchNode
    path: tuple[Action, ...]
