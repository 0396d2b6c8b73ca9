"""Events: what an action changed, one fact each, with the rule that made it so."""

from typing import Any

import msgspec


class Event(msgspec.Struct, frozen=True):
    """One fact of what happened.

    ``what`` is the id of the event ("favor-taken"), ``rule`` the rule behind it, ``player`` the
    seat it happened to or -1. The names of the facts tell their types, as in ``verdict.Broken``.
    """

    what: str
    rule: str
    player: int
    facts: dict[str, Any]
