"""Events: the single facts of what an action changed, each with its rule."""

from typing import Any, Final

import msgspec

TURN_BEGUN: Final = "turn-begun"
"""The id of the event by which a game reports that a turn or a round begins."""


class Event(msgspec.Struct, frozen=True):
    """A single fact of what happened.

    ``what`` is the id of the event ("favor-taken"), ``rule`` the rule behind it, ``player`` the
    seat it happened to or -1. The names of the facts tell their types, as in
    ``verdicts.Violation``.
    """

    what: str
    rule: str
    player: int
    facts: dict[str, Any]
