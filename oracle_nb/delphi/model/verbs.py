"""Verbs: the kinds of actions, and the parts of each.

``SIGNATURES`` is the only table of what a verb takes: a die or card, a god, a color, a target. All
groups of verbs are derived from the table.
"""

from enum import Enum, IntEnum, StrEnum
from typing import Final

import msgspec

from oracle_nb.delphi.pieces import God


class Verb(IntEnum):
    """The verb of an action. Answers to decisions use the same verbs."""

    MOVE = 0
    FIGHT = 1
    EXPLORE = 2
    BUILD = 3
    LOAD_OFFERING = 4
    MAKE_OFFERING = 5
    LOAD_STATUE = 6
    RAISE_STATUE = 7
    HEAL = 8
    ADVANCE = 9
    BONUS = 10
    DRAW = 11
    FAVOR = 12
    LOOK = 13
    POSEIDON = 14
    APOLLON = 15
    ARTEMIS = 16
    APHRODITE = 17
    ARES = 18
    HERMES = 19
    TRADE = 20
    END = 21
    # Only as answers to a decision:
    PASS = 22
    SURRENDER = 23
    DISCARD = 24
    TAKE = 25
    COMPANION = 26
    UNCOVER = 27
    TOP = 28
    RETURN = 29
    CHOOSE = 30

    def __str__(self) -> str:
        return self.name.lower().replace("_", "-")


class SourceKind(Enum):
    """The kinds of sources of an action."""

    NONE = "none"
    ORACLE = "oracle"
    """A die, an oracle card or the extra action."""
    GOD = "god"
    """A god on the top row."""


class TargetKind(StrEnum):
    """The kinds of targets of an action; the value is the name of the fact in messages."""

    NONE = ""
    SPACE = "space"
    EQUIPMENT = "equipment"
    COMPANION = "companion"
    TASK = "task"
    SHIP_TILE = "ship_tile"


class Signature(msgspec.Struct, frozen=True):
    """The parts of a verb's notation."""

    source: SourceKind = SourceKind.NONE
    """Its source in the action phase; an answer to a decision has none."""
    target: TargetKind = TargetKind.NONE
    """Its target. ``LOOK`` has one only as an answer."""
    colored: bool = False
    """Whether it has a color: that of its source, or a chosen one."""
    god: God | None = None
    """The god who does it; None for ``TRADE``, whose color names the god."""

    @property
    def recolors(self) -> bool:
        """Whether a die or card is used as a color for it."""
        return self.colored and self.source is SourceKind.ORACLE

    @property
    def elsewhere(self) -> bool:
        """Whether its target is something other than a space."""
        return self.target not in (TargetKind.NONE, TargetKind.SPACE)


_AT_A_SPACE: Final = Signature(SourceKind.ORACLE, TargetKind.SPACE, colored=True)
_IN_A_COLOR: Final = Signature(SourceKind.ORACLE, colored=True)
_ANY_DIE: Final = Signature(SourceKind.ORACLE)
_PLAIN: Final = Signature()
_COLOR: Final = Signature(colored=True)


def _divine(
    god: God | None, target: TargetKind = TargetKind.NONE, *, colored: bool = False
) -> Signature:
    return Signature(SourceKind.GOD, target, colored, god)


SIGNATURES: Final[dict[int, Signature]] = {
    Verb.MOVE: _AT_A_SPACE,
    Verb.FIGHT: _AT_A_SPACE,
    Verb.EXPLORE: _AT_A_SPACE,
    Verb.BUILD: _AT_A_SPACE,
    Verb.LOAD_OFFERING: _AT_A_SPACE,
    Verb.MAKE_OFFERING: _AT_A_SPACE,
    Verb.LOAD_STATUE: _AT_A_SPACE,
    Verb.RAISE_STATUE: _AT_A_SPACE,
    Verb.HEAL: _IN_A_COLOR,
    Verb.ADVANCE: _IN_A_COLOR,
    Verb.BONUS: _IN_A_COLOR,
    Verb.DRAW: _ANY_DIE,
    Verb.FAVOR: _ANY_DIE,
    Verb.LOOK: Signature(SourceKind.ORACLE, TargetKind.SPACE),
    Verb.POSEIDON: _divine(God.POSEIDON, TargetKind.SPACE),
    Verb.APOLLON: _divine(God.APOLLON),
    Verb.ARTEMIS: _divine(God.ARTEMIS, TargetKind.SPACE),
    Verb.APHRODITE: _divine(God.APHRODITE),
    Verb.ARES: _divine(God.ARES, TargetKind.SPACE, colored=True),
    Verb.HERMES: _divine(God.HERMES, TargetKind.SPACE, colored=True),
    Verb.TRADE: _divine(None, colored=True),
    Verb.END: _PLAIN,
    Verb.PASS: _PLAIN,
    Verb.SURRENDER: _PLAIN,
    Verb.DISCARD: _COLOR,
    Verb.TAKE: Signature(target=TargetKind.EQUIPMENT),
    Verb.COMPANION: Signature(target=TargetKind.COMPANION),
    Verb.UNCOVER: Signature(target=TargetKind.SPACE),
    Verb.TOP: _COLOR,
    Verb.RETURN: Signature(target=TargetKind.TASK),
    Verb.CHOOSE: Signature(target=TargetKind.SHIP_TILE),
}
"""The signature of every verb."""


def _with_source(kind: SourceKind) -> frozenset[int]:
    return frozenset(int(verb) for verb, form in SIGNATURES.items() if form.source is kind)


SOURCED_VERBS: Final = _with_source(SourceKind.ORACLE)
"""Verbs that take a die, an oracle card or the extra action."""
GOD_VERBS: Final = _with_source(SourceKind.GOD)
"""Verbs that take a god on the top row."""
COLORLESS_VERBS: Final = frozenset(verb for verb in SOURCED_VERBS if not SIGNATURES[verb].colored)
"""Verbs for which any die or card will do."""
SAILING_VERBS: Final = frozenset({Verb.MOVE, Verb.POSEIDON})
"""Verbs that move the ship."""
TASK_VERBS: Final = frozenset(
    {
        *(Verb.FIGHT, Verb.EXPLORE, Verb.BUILD, Verb.LOAD_OFFERING, Verb.MAKE_OFFERING),
        *(Verb.LOAD_STATUE, Verb.RAISE_STATUE),
    }
)
"""Verbs that advance a task with a die, a card or the extra action."""
GOD_OF: Final[dict[int, God]] = {
    verb: form.god for verb, form in SIGNATURES.items() if form.god is not None
}
"""The god of each special action."""
VERB_OF_GOD: Final[dict[God, Verb]] = {god: Verb(verb) for verb, god in GOD_OF.items()}
"""The special action of each god."""
WITHOUT_GOD: Final[dict[int, int]] = {
    Verb.ARES: Verb.FIGHT,
    Verb.HERMES: Verb.LOAD_STATUE,
    Verb.ARTEMIS: Verb.EXPLORE,
}
"""The verbs that do the same with a die instead of a god."""
