"""Errands: the remaining tasks of a player, and the single steps towards them."""

from typing import Final

import msgspec

from oracle_nb.delphi.model.actions import Verb
from oracle_nb.delphi.model.tasks import FamilyNeeds

TOKEN: Final = 0.4
"""Value of a favor token in dice."""
LETTER: Final = 1.3
"""Value of the reward for another player's tile, in dice."""
LASTING: Final[dict[int, float]] = {
    Verb.EXPLORE: 0.9,
    Verb.BUILD: 0.3,
    Verb.MAKE_OFFERING: 3 * TOKEN,
    Verb.RAISE_STATUE: 1.0,
    Verb.FIGHT: 1.0,
}
"""Value of an errand besides the task, in dice."""
Part = tuple[int, int, int, int]
"""The remaining work of one family.

For shrines: open tasks, unbuilt slots of the player's own tiles, unknown slots, and the expected
number of these to explore before the last shrine. For the other families: the mask of open colors,
the number of open white tasks, the mask of colors done, the mask of colors aboard.
"""

Work = tuple[Part, Part, Part, Part]
"""The remaining work by family (``tasks.Family``)."""


class Errand(msgspec.Struct, frozen=True, gc=False, cache_hash=True):
    """A step to do next to a space with a die of a color.

    ``eager`` is subtracted from the distance when the next errand is chosen, ``cost`` is its net
    cost. ``family`` is the part of the work that it advances. ``reach`` is 1 if equipment extends
    the reach.
    """

    verb: int
    space: int
    color: int
    eager: float
    cost: float
    family: int
    reach: int


def wanted(part: Part) -> int:
    """Return the colors that may be loaded or fought."""
    *needs, aboard = part
    return FamilyNeeds(*needs).takes(aboard)


def delivered(part: Part) -> int:
    """Return the colors of the cargo aboard that can be delivered."""
    return part[3] & ~part[2]


def served(part: Part, color: int) -> Part:
    """Return the part with a task of the color completed."""
    *needs, aboard = part
    left = FamilyNeeds(*needs).completed(color)
    return left.fixed, left.white, left.done, aboard & ~(1 << color)


def loaded(part: Part, color: int) -> Part:
    """Return the part with cargo of the color aboard."""
    fixed, white, done, aboard = part
    return fixed, white, done, aboard | 1 << color


def shrine_part(shrines: int, sure: int, unseen: int, hidden: int) -> Part:
    """Return the part for shrines of a player who has ``hidden`` tiles among the unknown ones."""
    search = max(0, min(shrines - sure.bit_count(), hidden))
    tries = round(search * (unseen.bit_count() + 1) / (hidden + 1)) if search else 0
    return shrines, sure if shrines else 0, unseen, tries


def explored(part: Part, slot: int) -> Part:
    """Return the part for shrines after the tile of a slot is explored, with its shrine built."""
    shrines, sure, unseen, tries = part
    bit = 1 << slot
    if unseen & bit:
        return shrines, sure, unseen & ~bit, max(0, tries - 1)
    return (shrines - 1, sure & ~bit, unseen, tries) if shrines > 1 else (0, 0, unseen, 0)


def plain_shrines(part: Part) -> Part:
    """Return the part for shrines without what no estimate depends on."""
    shrines, sure, _, tries = part
    if tries:
        return part
    return (shrines, sure, 0, 0) if sure else (0, 0, 0, 0)


def plain_colors(part: Part) -> Part:
    """Return the part of another family without what no estimate depends on.

    Once the cargo aboard has claimed the open white tasks, it doesn't matter which other colors are
    done.
    """
    fixed, white, done, aboard = part
    if white <= (aboard & ~fixed).bit_count():
        done &= fixed | aboard
    return fixed, white, done, aboard
