"""Turn nodes: what a player can have reached in the course of a turn."""

from typing import NamedTuple

import msgspec

from oracle_nb.delphi.bots.reach_chart import Stage
from oracle_nb.delphi.model.actions import Action


class TurnNode(msgspec.Struct, frozen=True, gc=False):
    """A possible state of the player in turn, and of the remaining work.

    ``drawn`` counts oracle cards whose color isn't known, ``extra`` says whether the extra action
    can still be bought, and ``closing`` that only uses without a place follow.
    """

    ship: int
    work: Stage
    dice: tuple[int, ...]
    cards: tuple[int, ...]
    drawn: int
    may_play: bool
    favor: int
    gods: tuple[int, ...]
    injuries: tuple[int, ...]
    shield: int
    wild: bool
    extra: bool
    closing: bool


class Line(NamedTuple):
    """A line of play: its value in own turns, its last node, its actions, and what chance adds."""

    value: float
    node: TurnNode
    path: tuple[Action, ...]
    chance: float
