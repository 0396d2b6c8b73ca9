"""Protection for Heroes who soon bring a Prize home, as far as a bot's own view shows."""

from collections.abc import Iterator, Sequence
from fractions import Fraction
from functools import cache
from itertools import product
from typing import Final

from msgspec import UNSET

from oracle_nb.mythology.advanced.bots.walking import distance
from oracle_nb.mythology.advanced.model.actions import Action, Verb
from oracle_nb.mythology.advanced.model.divine import Count
from oracle_nb.mythology.advanced.model.numbers import HEXES, PRIZE_HOME
from oracle_nb.mythology.advanced.model.position import Phase, Position
from oracle_nb.mythology.advanced.model.vows import Vow, worth_of
from oracle_nb.mythology.advanced.rules.cargo import home_of
from oracle_nb.mythology.advanced.rules.fates import condition_of
from oracle_nb.mythology.advanced.rules.prayers import answer_to, bonus_of
from oracle_nb.mythology.map.world_map import WorldMap
from oracle_nb.mythology.pieces import PRIZES, UNITS

NEAR: Final = 4
"""Distance from Greece at which a Hero with a Prize is worth an occurrence to opponents."""
_SENT: Final = {True: 0.8, False: 0.0, None: 0.5}
"""Chance that an opponent strikes such a Hero: one who threatens, who doesn't, who may yet."""
_HOME: Final = (0.9, 0.7, 0.5)
"""Chance that a Hero comes home whom nothing strikes in this round, by the rounds that it needs."""
_CALLED: Final = 0.5
"""Share of the danger that is left if an event can call the gods away."""
_WORTH: Final = 2.0
"""Glory that a vow must be worth."""


def carriers(view: Position, world: WorldMap, seat: int) -> Iterator[int]:
    """Yield the Heroes that soon bring a Prize of a player home and aren't protected."""
    for prize, owner, _ in view.captures:
        hero = view.bearers[prize]
        carries = owner == seat and hero >= 0 and not view.homed >> prize & 1
        carries = carries and not view.prayers.spared >> hero & 1
        if carries and distance(view, world, hero, home_of(world)) <= NEAR:
            yield hero


@cache
def spared_chance(bonus: int) -> Fraction:
    """Return the chance that a vow protects from occurrences.

    Examples
    --------
    >>> spared_chance(10), spared_chance(0)
    (Fraction(1, 1), Fraction(5, 18))
    """
    answers = [answer_to(sum(dice) + bonus) for dice in product(range(1, 7), repeat=2)]
    return Fraction(answers.count("spared") + answers.count("both"), len(answers))


def exposure(view: Position, world: WorldMap, hero: int) -> Fraction:
    """Return the chance that no vow made so far protects a Hero from occurrences."""
    chance = Fraction(1)
    for vow in view.prayers.vows:
        if vow.unit == hero:
            chance *= 1 - spared_chance(bonus_of(view, world, vow))
    return chance


def danger(view: Position, seat: int) -> float:
    """Return the chance that somebody strikes a Hero of a player who brings a Prize home."""
    safe = 1.0
    for other in range(len(view.areas)):
        # Bots strike only the leading opponent.
        rivals = [view.glory[third] for third in range(len(view.areas)) if third != other]
        if other == seat or view.glory[seat] < max(rivals):
            continue
        open_sheet = view.phase is Phase.SHEETS and view.waiting >> other & 1
        threatens = None if open_sheet else bool(view.threatening >> other & 1)
        safe *= 1 - _SENT[threatens]
    return 1 - safe


def best_vow(
    view: Position, world: WorldMap, seat: int, options: Sequence[Action]
) -> Action | None:
    """Return the prayer or sacrifice that is worth most to a player; None for none."""
    sheet = view.sheets[seat]
    if view.rites is UNSET or sheet is None:
        return None
    best: tuple[float, Action | None] = (_WORTH, None)
    for hero in carriers(view, world, seat):
        if not sheet.noted[hero]:
            continue  # Others would move it, if anybody.
        rounds = -(-distance(view, world, hero, home_of(world)) // HEXES)
        stake = PRIZE_HOME * _HOME[rounds] * danger(view, seat)
        stake *= float(exposure(view, world, hero))
        if view.laid[seat] >= 0:
            stake *= _CALLED
        for option in options:
            if option.unit == hero and option.verb in (Verb.PRAY, Verb.SACRIFICE, Verb.OFFER):
                price, vow = _price(view, seat, option)
                worth = stake * float(spared_chance(bonus_of(view, world, vow))) - price
                best = max(best, (worth, option), key=lambda each: each[0])
    return best[1]


def _price(view: Position, seat: int, option: Action) -> tuple[float, Vow]:
    """Return what a vow costs in glory, as the bot sees it, and the vow."""
    if option.verb is not Verb.OFFER:
        return option.target, Vow(seat, str(option.verb), option.unit, option.target)
    vow = Vow(seat, "sacrifice", option.unit, 0, worth_of(option.target))
    thing, condition = option.target - UNITS, condition_of(view, seat)
    if thing >= PRIZES:
        return 1, vow
    if view.bearers[thing] >= 0:
        return PRIZE_HOME, vow
    counted = condition is not None and condition.counting is Count.OWN_PRIZES
    return (float(condition.points) if condition and counted else 0), vow
