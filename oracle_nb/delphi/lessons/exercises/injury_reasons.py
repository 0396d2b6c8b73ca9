"""Why answers about injuries and the titan are correct: cards counted, in sentences."""

from collections.abc import Sequence
from typing import Final

from oracle_nb.delphi.lessons.exercises.injury_cards import Injuries
from oracle_nb.delphi.pieces import COLORS, Color
from oracle_nb.games.exercises import AnswerReason as Reason

SIX: Final = 6
"""The roll of the titan die that no shield stops."""
_SAME: Final = 3
"""Number of injuries of one color that make a player recover."""


def counts(injuries: Injuries) -> Reason:
    """Return how many injury cards there are, and the most of one color."""
    most = max(COLORS, key=lambda color: injuries[color])
    facts = {"total": sum(injuries), "most": injuries[most], "color": most}
    return Reason("why-injuries-counts", facts)


def check(injuries: Injuries) -> tuple[Reason, ...]:
    """Return what the check for injuries leads to."""
    count = counts(injuries)
    if not sum(injuries):
        result = Reason("why-injuries-none")
    elif max(injuries) >= _SAME:
        result = Reason("why-injuries-same", count.facts)
    elif sum(injuries) >= SIX:
        result = Reason("why-injuries-six", count.facts)
    else:
        result = Reason("why-injuries-some", count.facts)
    return Reason("why-injuries-check"), count, result


def left(injuries: Injuries, number: int) -> tuple[Reason, ...]:
    """Return how many cards are left after recovering."""
    total = sum(injuries)
    facts = {"total": total, "gone": total - number, "left": number}
    return Reason("why-injuries-left", {"total": total}), Reason("why-injuries-left-is", facts)


def turn(injuries: Injuries) -> tuple[Reason, ...]:
    """Return whether the player recovers in this turn."""
    recovers = max(injuries) >= _SAME or sum(injuries) >= SIX
    result = "why-injuries-turn-ends" if recovers else "why-injuries-turn-goes-on"
    return Reason("why-injuries-turn"), counts(injuries), Reason(result)


def discard(injuries: Injuries, die: Color, number: int) -> tuple[Reason, ...]:
    """Return how many cards a die leaves."""
    facts = {"die": die, "total": sum(injuries), "count": injuries[die], "left": number}
    return Reason("why-injuries-discard", {"die": die}), Reason("why-injuries-discard-is", facts)


def ready(general: str, injuries: Injuries) -> tuple[Reason, ...]:
    """Return how many injuries are too many."""
    return Reason(general), counts(injuries)


# --- the titan -----------------------------------------------------------------------------------


def drawn(shield: int, roll: int) -> tuple[Reason, ...]:
    """Return how many cards a roll costs."""
    facts = {"shield": shield, "roll": roll}
    if roll == SIX:
        result = Reason("why-titan-six")
    else:
        result = Reason("why-titan-above" if roll > shield else "why-titan-below", facts)
    return Reason("why-titan-drawn", {"shield": shield}), result


def rolls(shield: int, found: Sequence[str]) -> tuple[Reason, ...]:
    """Return the rolls that cost one card."""
    numbers = tuple(map(int, found))
    return (
        Reason("why-titan-rolls", {"shield": shield}),
        Reason("why-titan-rolls-are", {"numbers": numbers}),
    )


def first_round(roll: int, colors: Sequence[str]) -> tuple[Reason, ...]:
    """Return who draws cards in the first round."""
    hit = tuple(Color[name.upper()] for name in colors)
    return (
        Reason("why-titan-first-round", {"roll": roll}),
        Reason("why-titan-first-are", {"roll": roll, "colors": hit}),
    )


def rolled(owner: Color, last: Color) -> tuple[Reason, ...]:
    """Return whether the player of this turn is last."""
    result = "why-titan-last" if owner == last else "why-titan-not-last"
    return Reason("why-titan-rolled"), Reason(result, {"owner": owner})
