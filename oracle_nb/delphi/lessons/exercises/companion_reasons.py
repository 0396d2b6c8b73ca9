"""Why answers about companions are correct: the calculation, in sentences."""

from collections.abc import Sequence
from typing import Final

from oracle_nb.delphi.board import Space
from oracle_nb.delphi.model.powers import CREATURE_RANGE, RANGE
from oracle_nb.delphi.pieces import COLORS, Color
from oracle_nb.games.exercises import AnswerReason as Reason

HERO: Final = Reason("why-companions-hero")
DEMIGOD: Final = Reason("why-companions-demigod")


def hero(color: int, held: Sequence[int], drawn: Sequence[int]) -> tuple[Reason, ...]:
    """Return how many injury cards a hero leaves of those held and drawn."""
    gone = [*held, *drawn].count(color)
    before, more = len(held), len(drawn)
    counts = {"before": before, "drawn": more, "gone": gone, "left": before + more - gone}
    return HERO, Reason("why-companions-injuries", {"color": Color(color), **counts})


def demigod(color: int, used: int, tokens: int) -> tuple[Reason, ...]:
    """Return the colors that can be used as one, by themselves or by way of the demigod's."""
    found = tuple(
        Color(one)
        for one in COLORS
        if min((used - one) % len(COLORS), (color - one) % len(COLORS)) <= tokens
    )
    facts = {"used": Color(used), "tokens": tokens, "colors": found}
    return DEMIGOD, Reason("why-companions-sources", facts)


def reach(color: int) -> Reason:
    """Return how far dice take a ship with a creature."""
    far = RANGE + CREATURE_RANGE
    facts = {"color": Color(color), "range": RANGE, "bonus": CREATURE_RANGE, "farthest": far}
    return Reason("why-companions-range", facts)


def creature(color: int, spaces: Sequence[Space]) -> tuple[Reason, ...]:
    """Return which of some spaces can be reached."""
    return reach(color), Reason("why-companions-spaces", {"spaces": tuple(spaces)})


def injuries(color: int, total: int) -> tuple[Reason, ...]:
    """Return how many injury cards are left without those of a color, three of them."""
    facts = {"color": Color(color), "total": total, "gone": 3, "left": total - 3}
    return HERO, Reason("why-companions-without", facts)


def shield(before: int, roll: int) -> tuple[Reason, ...]:
    """Return how strong the shield must be, and what a hero adds to it."""
    facts = {"before": before, "bonus": 2, "strength": min(5, before + 2), "roll": roll}
    return (Reason("why-companions-shield", facts),)


def offering(color: int, used: int) -> tuple[Reason, ...]:
    """Return why a die must count as any color."""
    return DEMIGOD, Reason("why-companions-offering", {"color": Color(color), "used": Color(used)})


def sailing(color: int, space: Space, steps: int) -> tuple[Reason, ...]:
    """Return how far away a space is, and how far a creature takes a ship."""
    facts = {"space": space, "steps": steps, "color": Color(color)}
    return reach(color), Reason("why-companions-sailing", facts)
