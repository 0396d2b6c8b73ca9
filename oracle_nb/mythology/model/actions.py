"""Actions as data: what players decide."""

from enum import StrEnum
from typing import Final

import msgspec

NONE: Final = -1
"""The value for no unit and no target."""


class Verb(StrEnum):
    """The kinds of actions."""

    PLACE = "place"
    STEP = "step"
    END_MOVES = "end-moves"
    FIGHT = "fight"
    AID = "aid"
    SEIZE = "seize"
    PROPOSE = "propose"
    JOIN = "join"
    REFUSE = "refuse"
    LEAVE = "leave"
    END = "end"


class Action(msgspec.Struct, frozen=True, gc=False, array_like=True):
    """One decision of a player.

    Parameters
    ----------
    verb : Verb
        What is done.
    unit : int
        The number of the unit that does it: 0 to 31 a Hero, 32 to 63 a Monster; -1 for none. A
        step can also name a Prize, 64 to 73, which the rules refuse.
    target : int
        An Area for "place", a hex for "step", a unit for "fight", a number of points for "aid", a
        seat for "propose"; -1 for none.

    Examples
    --------
    >>> Action(Verb.AID, target=3)
    Action(verb=<Verb.AID: 'aid'>, unit=-1, target=3)
    """

    verb: Verb
    unit: int = NONE
    target: int = NONE


END_MOVES: Final = Action(Verb.END_MOVES)
END: Final = Action(Verb.END)
JOIN: Final = Action(Verb.JOIN)
REFUSE: Final = Action(Verb.REFUSE)
LEAVE: Final = Action(Verb.LEAVE)

TAKES_UNIT: Final = frozenset({Verb.STEP, Verb.FIGHT, Verb.SEIZE})
"""Verbs that name a unit."""
TAKES_TARGET: Final = frozenset({Verb.PLACE, Verb.STEP, Verb.FIGHT, Verb.AID, Verb.PROPOSE})
"""Verbs that name a target."""
ALLIANCE_VERBS: Final = frozenset({Verb.PROPOSE, Verb.LEAVE})
"""Verbs that are possible while a decision is pending and don't answer it."""
