"""Divine occurrences: setting them off, the roll, and what becomes of Heroes (divine.any)."""

from collections.abc import Iterator
from fractions import Fraction
from typing import Final

from msgspec.structs import replace

from oracle_nb.games.kit.transaction import replaced
from oracle_nb.mythology.advanced.model.actions import Action, Verb
from oracle_nb.mythology.advanced.model.cards import ONE_OCCURRENCE, POWER_BONUS
from oracle_nb.mythology.advanced.model.divine import INCLUSIVE, KINDS, Kind, Occurrence, plot_of
from oracle_nb.mythology.advanced.model.numbers import HERCULES_DEFENSE
from oracle_nb.mythology.advanced.model.position import NOBODY, Aim, Eruption, Position, Window
from oracle_nb.mythology.advanced.rules.cargo import counter_of, strength_of
from oracle_nb.mythology.advanced.rules.combat import Resolution
from oracle_nb.mythology.advanced.rules.effects import defense_bonus, spend, units_under
from oracle_nb.mythology.advanced.rules.hercules import hercules_of
from oracle_nb.mythology.advanced.rules.missed_rules import NO_RULES, Missed
from oracle_nb.mythology.advanced.rules.odds import NUMBERS, RESULTS
from oracle_nb.mythology.advanced.rules.transaction import Dice, Result, Transaction, number_of
from oracle_nb.mythology.map.world_map import WorldMap, bits_of
from oracle_nb.mythology.packs.data_pack import powers_of
from oracle_nb.mythology.pieces import HEROES, OFF

_ALL_DICE: Final[tuple[Dice, ...]] = tuple(divmod(number, 10) for number in NUMBERS)


# --- windows ---------------------------------------------------------------------------------


def open_window(transaction: Transaction, *, last: bool = False) -> bool:
    """Ask those who threaten, but not the phase player; return whether anybody is asked.

    A player who threatens is asked, whatever is on the sheet (sheet.secret).
    """
    position = transaction.position
    asked = position.threatening & ~(0 if last else 1 << position.turn)
    if last:
        asked |= bits_of(feat.seat for feat in position.feats if position.may_play(feat.seat))
        asked &= ~position.silenced
    if asked:
        transaction.change(pending=(Window(asked, last),))
    return bool(asked)


def answer(transaction: Transaction, verb: Verb) -> None:
    """Carry out an answer in a window: not now, or nothing more in this game turn."""
    position = transaction.position
    seat, window = position.to_move, position.top
    assert seat is not None
    assert isinstance(window, Window)
    bit = 1 << seat
    if verb is Verb.LET_ALL:
        transaction.change(threatening=position.threatening & ~bit)
        transaction.event("threat-dropped", "divine.plotted", seat)
    else:
        transaction.event("window-passed", "divine.any", seat)
    transaction.change(pending=(replace(window, waiting=window.waiting & ~bit),))


# --- setting off -----------------------------------------------------------------------------


def carry_out(transaction: Transaction, action: Action, world: WorldMap) -> None:
    """Set off an occurrence, or choose where it strikes."""
    match action.verb:
        case Verb.ERUPT:
            erupt(transaction, world, action.target)
        case Verb.AIM:
            aim(transaction, world, action.target)
        case Verb.UNLEASH:
            unleash(transaction, world, action.target)
        case _:
            occur(transaction, world, action.target)


def occur(transaction: Transaction, world: WorldMap, target: int) -> None:
    """Set off an occurrence; a volcano needs a hex first (divine.volcano)."""
    position = transaction.position
    seat, plot = position.to_move, plot_of(target)
    assert seat is not None
    if plot.kind is Kind.VOLCANO:
        eruption = Eruption(seat, target)
        transaction.change(pending=(*position.pending, eruption))
        facts = {"points": plot.points, "area": position.areas[seat]}
        transaction.event("eruption-begun", "divine.volcano", seat, **facts)
    else:
        _unleash(transaction, world, Occurrence(seat, target, position.areas[seat]))


def unleash(transaction: Transaction, world: WorldMap, target: int) -> None:
    """Set off an occurrence with the power of the own god (godcard.plotted)."""
    position = transaction.position
    seat, kind = position.to_move, plot_of(target).kind
    assert seat is not None
    power = powers_of(world.pack)[position.gods[seat]]
    transaction.change(powers=position.powers | 1 << seat)
    facts = {"gift": power, "occurrence": str(kind), "points": plot_of(target).points}
    transaction.event("power-unleashed", "godcard.plotted", seat, **facts)
    if kind is Kind.VOLCANO:
        transaction.change(pending=(*position.pending, Eruption(seat, target, POWER_BONUS)))
    elif power in ("sickness", "waves"):
        transaction.change(pending=(*position.pending, Aim(seat, target)))
    else:
        area = position.areas[seat]
        _unleash(transaction, world, Occurrence(seat, target, area, power=POWER_BONUS))


def aim(transaction: Transaction, world: WorldMap, area: int) -> None:
    """Choose the Area of an occurrence that was set off with a power (godcard.own)."""
    position = transaction.position
    pending = position.top
    assert isinstance(pending, Aim)
    transaction.change(pending=position.pending[:-1])
    occurrence = Occurrence(pending.seat, pending.target, area, power=POWER_BONUS)
    _unleash(transaction, world, occurrence)


def erupt(transaction: Transaction, world: WorldMap, hex_: int) -> None:
    """Let a volcano erupt in a hex (divine.volcano)."""
    position = transaction.position
    eruption = position.top
    assert isinstance(eruption, Eruption)
    seat, power = eruption.seat, eruption.bonus
    transaction.change(pending=position.pending[:-1])
    area = world.area[hex_] if power else position.areas[seat]
    _unleash(transaction, world, Occurrence(seat, eruption.target, area, hex_, power))


def _unleash(transaction: Transaction, world: WorldMap, occurrence: Occurrence) -> None:
    """Put an occurrence on the map; all but a plague strike at once (divine.plague)."""
    position, seat = transaction.position, occurrence.seat
    plot = plot_of(occurrence.target)
    counts = replaced(position.caused[seat], KINDS.index(plot.kind), _count(position, occurrence))
    transaction.change(
        occurrences=(*position.occurrences, occurrence),
        caused=(*position.caused[:seat], counts, *position.caused[seat + 1 :]),
    )
    facts = {"occurrence": str(plot.kind), "points": plot.points, "area": occurrence.area}
    if occurrence.hex >= 0:
        facts["hex"] = occurrence.hex
    transaction.event("occurrence-begun", f"divine.{plot.kind}", seat, **facts)
    if plot.kind is not Kind.PLAGUE:
        _strike(transaction, world, occurrence)


def _count(position: Position, occurrence: Occurrence) -> int:
    kind = KINDS.index(plot_of(occurrence.target).kind)
    return position.caused[occurrence.seat][kind] + 1


def roll_plagues(transaction: Transaction, world: WorldMap) -> None:
    """Roll for the plagues of this game turn, once all moving phases are over (divine.plague)."""
    for occurrence in transaction.position.occurrences:
        if plot_of(occurrence.target).kind is Kind.PLAGUE:
            _strike(transaction, world, occurrence)


def struck_by(position: Position, world: WorldMap, seat: int, action: Action) -> Occurrence | None:
    """Return the occurrence that an action sets off; None while its place isn't chosen."""
    area, target = position.areas[seat], action.target
    match position.top:
        case Eruption(target=plot, bonus=power):
            return Occurrence(seat, plot, area, target, power)
        case Aim(target=plot):
            return Occurrence(seat, plot, target, power=POWER_BONUS)
    powered = action.verb is Verb.UNLEASH
    aims = powered and powers_of(world.pack)[position.gods[seat]] in ("sickness", "waves")
    if plot_of(target).kind is Kind.VOLCANO or aims:
        return None
    return Occurrence(seat, target, area, power=POWER_BONUS * powered)


# --- whom it touches -------------------------------------------------------------------------


def area_of(position: Position, world: WorldMap, hero: int) -> int:
    """Return the Area of a Hero: aboard a ship that of the water (ruling 47)."""
    hex_ = position.units[hero]
    if position.ships >> hero & 1 and world.water[hex_] >= 0:
        return world.water[hex_]
    return world.area[hex_]


def touched(position: Position, world: WorldMap, occurrence: Occurrence) -> tuple[int, ...]:
    """Return the Heroes with whom an occurrence compares its roll (divine.heroes-only)."""
    return tuple(
        hero
        for hero in range(HEROES)
        if position.units[hero] != OFF
        and not position.prayers.spared >> hero & 1
        and _is_touched(position, world, occurrence, hero)
    )


def _is_touched(position: Position, world: WorldMap, occurrence: Occurrence, hero: int) -> bool:
    aboard = bool(position.ships >> hero & 1)
    match plot_of(occurrence.target).kind:
        case Kind.VOLCANO:
            return position.units[hero] == occurrence.hex and not aboard
        case Kind.EARTHQUAKE if aboard:
            return False
        case Kind.TEMPEST if not aboard:
            return False
    return area_of(position, world, hero) == occurrence.area


def defense_of(position: Position, world: WorldMap, hero: int, missed: Missed = NO_RULES) -> int:
    """Return the Defense Number of a Hero against occurrences, without Helpers, with powers.

    Hercules: ``hercules.occurrences``, also after a famine.
    """
    bonus = defense_bonus(position, hero)
    if hero == hercules_of(world):
        return HERCULES_DEFENSE + bonus
    if "divine.heroes-only" in missed:
        return strength_of(position, world, hero).defense + bonus
    return counter_of(position, world, hero).defense + bonus


def is_hit(kind: Kind, total: int, defense: int) -> bool:
    """Return whether a total is enough against a Defense Number (ruling 46).

    Examples
    --------
    >>> is_hit(Kind.EARTHQUAKE, 53, 53), is_hit(Kind.FAMINE, 53, 53)
    (False, True)
    """
    return total >= defense if kind in INCLUSIVE else total > defense


def strike_chance(target: int, defense: int, power: int = 0) -> Fraction:
    """Return the chance that an occurrence is enough against a Defense Number.

    ``power``: addition by the power of a god.

    Examples
    --------
    >>> from oracle_nb.mythology.advanced.model.divine import Plot
    >>> strike_chance(Plot(Kind.EARTHQUAKE, 1).target, 53)
    Fraction(5, 12)
    """
    plot = plot_of(target)
    hits = sum(is_hit(plot.kind, number + plot.bonus + power, defense) for number in NUMBERS)
    return Fraction(hits, RESULTS)


# --- striking --------------------------------------------------------------------------------


def _strike(transaction: Transaction, world: WorldMap, occurrence: Occurrence) -> None:
    """Roll once, and compare it with all Heroes that are touched (divine.one-roll)."""
    position, plot = transaction.position, plot_of(occurrence.target)
    heroes, rule = touched(position, world, occurrence), f"divine.{plot.kind}"
    facts = {"occurrence": str(plot.kind), "area": occurrence.area}
    if not heroes:
        transaction.event("occurrence-empty", rule, NOBODY, **facts)
        return
    missed = transaction.missed
    defenses = {hero: defense_of(position, world, hero, missed) for hero in heroes}
    transaction.expect(lambda: _results(occurrence, tuple(defenses.values())))
    number = number_of(transaction.roll())
    total = number + occurrence.bonus
    facts |= {"roll": number, "points": plot.points, "total": total}
    transaction.event("occurrence-rolled", rule, occurrence.seat, **facts)
    equal = plot.kind is Kind.EARTHQUAKE and "divine.earthquake" in missed
    hit = [hero for hero in heroes if is_hit(plot.kind, total + equal, defenses[hero])]
    if "hercules.occurrences" in missed:
        hit = [hero for hero in hit if hero != hercules_of(world)]
    if not hit:
        transaction.event("occurrence-harmless", rule, NOBODY, occurrence=str(plot.kind))
    for hero in hit:
        _befall(transaction, world, occurrence.seat, plot.kind, hero)
    spend(transaction, ONE_OCCURRENCE, heroes)


def _befall(transaction: Transaction, world: WorldMap, seat: int, kind: Kind, hero: int) -> None:
    """Let an occurrence change a Hero."""
    position, bit = transaction.position, 1 << hero
    match kind:
        case Kind.PESTILENCE:
            transaction.change(kept=position.kept | bit)
            transaction.event("hero-kept", "divine.pestilence", NOBODY, unit=hero)
        case Kind.FAMINE:
            transaction.change(famished=position.famished | bit)
            numbers = counter_of(transaction.position, world, hero)
            facts = {"unit": hero, "defense": numbers.defense, "attack": numbers.attack}
            transaction.event("hero-famished", "divine.famine", NOBODY, **facts)
        case _ if units_under(position, "asclepius") >> hero & 1:
            spend(transaction, ("asclepius",), (hero,))
            transaction.event("hero-healed", "card.god", NOBODY, unit=hero)
        case _:
            Resolution(transaction, world).strike(hero, seat, f"divine.{kind}")


def _results(occurrence: Occurrence, defenses: tuple[int, ...]) -> Iterator[Result]:
    """Yield the results of a roll that hit different Heroes, each with one way to roll it."""
    plot = plot_of(occurrence.target)
    groups: dict[int, list[Dice]] = {}
    for dice in _ALL_DICE:
        total = number_of(dice) + occurrence.bonus
        hit = bits_of(
            place for place, defense in enumerate(defenses) if is_hit(plot.kind, total, defense)
        )
        groups.setdefault(hit, []).append(dice)
    for ways in groups.values():
        yield Result(Fraction(len(ways), RESULTS), (ways[0],))
