"""Actions as data: the intentions of players.

An action has a verb, a source (a die or card named by its color, a god, the extra action, or
nothing where a decision is answered), the color the source is used as, and at most one target.
``notation`` has its text form, ``verbs`` what each verb takes.
"""

from enum import IntEnum
from typing import Final

import msgspec

from oracle_nb.delphi.model.verbs import SIGNATURES, TargetKind, Verb
from oracle_nb.delphi.pieces import Color, Equipment, ShipTile

__all__ = [
    "CARD",
    "END_TURN",
    "EXTRA",
    "NONE",
    "PASS",
    "SOURCES",
    "SURRENDER",
    "Action",
    "Verb",
    "source_color",
]


NONE: Final = -1
"""The value for no color, no target and no source."""
CARD: Final = 6
"""The source "oracle card of color c" is ``CARD + c``; a die of color c is ``c`` itself."""
EXTRA: Final = 12
"""The source "extra action bought with the equipment card"."""
SOURCES: Final = tuple(range(13))


class Action(msgspec.Struct, frozen=True, gc=False, array_like=True):
    """One decision of a player: a verb, what it is done with, and where.

    An action prints the names of its numbers. ``game.write(action)`` gives the text that
    ``game.play`` reads, with the name of the space.

    Parameters
    ----------
    verb : int
        What is done, such as ``Verb.MOVE``.
    source : int
        What it is done with: 0 to 5 a die of that color, 6 to 11 an oracle card, 12 the extra
        action, -1 nothing.
    color : int
        The color that the source is used as, or the color or god that is chosen; -1 for none.
    target : int
        The number of a space; or of the equipment card, ship tile, task or companion that is
        chosen; -1 for none.

    Examples
    --------
    >>> import oracle_nb
    >>> game = oracle_nb.new_game(players=3, seed=3)
    >>> action = game.action("move die:green F12")
    >>> oracle_nb.Color(action.source).name
    'GREEN'
    >>> game.write(action)
    'move die:green F12'
    """

    verb: int
    source: int = NONE
    color: int = NONE
    target: int = NONE

    def __repr__(self) -> str:
        parts = [_named(Verb, self.verb)]
        if self.source != NONE:
            parts.append(f"source={_source(self.source)}")
        if self.color != NONE:
            parts.append(f"color={_named(Color, self.color)}")
        if self.target != NONE:
            parts.append(f"target={_target(self.verb, self.target)}")
        return f"Action({', '.join(parts)})"


_CARDS: Final[dict[TargetKind, type[IntEnum]]] = {
    TargetKind.EQUIPMENT: Equipment,
    TargetKind.SHIP_TILE: ShipTile,
}
"""Kinds of targets that print as names."""


def _target(verb: int, target: int) -> str:
    signature = SIGNATURES.get(verb)
    return _named(_CARDS.get(signature.target) if signature else None, target)


def _named(kind: type[IntEnum] | None, value: int) -> str:
    """Return the name of a number, such as "Color.RED"; the number if it has none."""
    try:
        return repr(value) if kind is None else f"{kind.__name__}.{kind(value).name}"
    except ValueError:
        return repr(value)


def _source(source: int) -> str:
    if source == EXTRA:
        return "EXTRA"
    if source in SOURCES and source >= CARD:
        return f"CARD + {_named(Color, source - CARD)}"
    return _named(Color, source)


def source_color(source: int) -> int:
    """Return the color of a die or an oracle card, before any recoloring."""
    return source % CARD


END_TURN: Final = Action(Verb.END)
PASS: Final = Action(Verb.PASS)
SURRENDER: Final = Action(Verb.SURRENDER)
