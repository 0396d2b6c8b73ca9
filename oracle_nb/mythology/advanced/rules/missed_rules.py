"""Missed rules: the game as somebody plays it who doesn't know all rules.

As in the Basic Game, the engine plays with any set of missed rules. A missed rule that is a
precondition refuses nothing. The others have another effect:

world.dice                   the red and the white die are added up
sheet.monster-control        points on a Monster add to those of the last game turn
control.hero-lapse           points on a Hero stay without new ones
march.god-anywhere           only units in the Area of one's god can be announced
control.try-without          only units on which one has points can be announced
control.challenge            somebody with points on an announced unit must challenge
victory.challenge            a challenge over a Hero costs the winner a glory point, too
combat.hero-attacks-monster  both roll, again and again
magic.roll                   a roll above the Magical Ability Number works
prize.roll                   aid counts in a try for a Prize
vessel.two-hexes             a Hero on a ship goes four hexes
divine.earthquake            an equal total kills
divine.heroes-only           Helpers protect their Heroes
hercules.occurrences         no occurrence harms Hercules
victory.hero-nobody          every Hero that one's units or occurrences kill is glory
victory.prize-twice          the same Prize is glory as often as it is taken
"""

from typing import Final

from oracle_nb.mythology.rules.missed_rules import NO_RULES, Missed

__all__ = ["ADDED", "NO_RULES", "Missed", "dice_read"]

ADDED: Final = frozenset({"march.god-anywhere", "control.try-without", "control.challenge"})
"""Rules without which something else is refused; no precondition is left out for them."""


def dice_read(dice: tuple[int, int], missed: Missed) -> tuple[int, int]:
    """Return the red and the white die as tens and ones (world.dice).

    Examples
    --------
    >>> dice_read((5, 3), NO_RULES), dice_read((5, 3), frozenset({"world.dice"}))
    ((5, 3), (0, 8))
    """
    return (0, sum(dice)) if "world.dice" in missed else dice
