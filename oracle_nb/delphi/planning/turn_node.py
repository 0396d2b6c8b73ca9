"""Turn nodes: what a player can have reached in the course of a turn, and lines that lead there."""

from typing import NamedTuple

import msgspec
from msgspec.structs import replace

from oracle_nb.delphi.bots.work_estimator import WorkStage
from oracle_nb.delphi.model.actions import Action


class TurnNode(msgspec.Struct, frozen=True, gc=False):
    """A possible state of the player in turn, and of the remaining work."""

    ship: int
    """The space of the ship."""
    work: WorkStage
    """The remaining work."""
    dice: tuple[int, ...]
    """The unused dice, and the number of oracle cards of each color."""
    cards: tuple[int, ...]
    drawn: int
    """Number of oracle cards whose color isn't known yet."""
    may_play: bool
    """Whether an oracle card can still be played."""
    favor: int
    """Favor tokens, and the strength of the shield."""
    gods: tuple[int, ...]
    """The row of each god, and the number of injuries of each color."""
    injuries: tuple[int, ...]
    shield: int
    wild: bool
    """Whether Apollon lets dice and cards have any color."""
    extra: bool
    """Whether the extra action can still be bought."""
    closing: bool
    """Whether only uses of dice without a place may follow. They can be done in any order, so it is
    enough to try them at the end."""


class TurnLine(NamedTuple):
    """A line of play."""

    value: float
    """The own turns that are left after this one."""
    node: TurnNode
    """The state at its end."""
    path: tuple[Action, ...]
    """Its actions, without the one that ends the turn."""
    expected: float
    """The part of the value for what chance and later choices bring on average."""

    @property
    def end(self) -> TurnNode:
        """The state at its end, the same in whichever order its actions are done."""
        return replace(self.node, closing=False)


class UnknownTile(NamedTuple):
    """The exploration of an unknown tile in a line, which may build a shrine."""

    expected: float
    """The average gain of the line up to this action."""
    results: tuple[tuple[float, TurnNode], ...]
    """The states after it, each with its chance."""


def changed(row: tuple[int, ...], place: int, value: int) -> tuple[int, ...]:
    """Return a tuple with one value replaced."""
    return (*row[:place], value, *row[place + 1 :])
