"""Faults of positions: why one can't be played."""

from collections.abc import Iterator, Sequence
from typing import Final

from msgspec import UNSET
from msgspec.structs import replace

from oracle_nb.core.positions import MOST_DRAWS
from oracle_nb.mythology.advanced.model.cards import (
    EFFECTS,
    MAYBE,
    NO_CARD,
    SECTIONS,
    hand_size,
)
from oracle_nb.mythology.advanced.model.divine import KINDS, OCCURRENCES, Kind, plot_of
from oracle_nb.mythology.advanced.model.evils import NO_MARKS
from oracle_nb.mythology.advanced.model.numbers import (
    ATTEMPTS,
    LEAST_SACRIFICE,
    MOST_BID,
    MOST_HEXES,
    MOST_OFFERED,
    POWER,
    TURNS,
)
from oracle_nb.mythology.advanced.model.position import (
    NOBODY,
    Aim,
    Ambush,
    Capture,
    Challenge,
    Claim,
    Combat,
    Eruption,
    Pending,
    Phase,
    Position,
    Setting,
    Way,
    Window,
)
from oracle_nb.mythology.advanced.model.sheet import Sheet
from oracle_nb.mythology.advanced.model.zeus import Ending, Plea, ZeusTurn
from oracle_nb.mythology.advanced.rules.zeus_consistency import is_draw, pleads, zeus_faults
from oracle_nb.mythology.map.world_map import WorldMap, bits_of, members
from oracle_nb.mythology.pieces import (
    CARDS,
    COUNTERS,
    EVILS,
    FIRST_EVIL,
    GODS,
    HELPERS,
    HEROES,
    MONSTERS,
    OFF,
    PRIZES,
    THINGS,
    UNITS,
)
from oracle_nb.mythology.rules.consistency import LevelFault, repeats, table_faults

_GLORY: Final = range(-10_000, 10_001)
"""Glory points that a game can't leave."""
_BITS: Final = {
    "waiting": 0,
    "letting": 0,
    "peaceful": 0,
    "moved": UNITS,
    "spent": UNITS,
    "lost": UNITS,
    "walked": UNITS,
    "fought": UNITS,
    "ships": HEROES,
    "sought": HEROES,
    "idle": HEROES,
    "tried": HEROES,
    "homed": PRIZES,
    "threatening": 0,
    "halves": 0,
    "kept": HEROES,
    "famished": HEROES,
    "fates_up": HEROES,
    "discards": CARDS,
    "powers": 0,
}
"""Fields with bit sets, and how many bits they have; 0 for one for each player."""


def faults(position: Position, setting: Setting, world: WorldMap) -> tuple[LevelFault, ...]:
    """Return every reason why a position can't be played; never raise."""
    if type(position) is not Position:
        return (LevelFault("position", "a position of Mythology's Advanced Game is needed"),)
    result = tuple(_shape(position, setting, world))
    return result or tuple(_course(position, setting.gods))


def _shape(position: Position, setting: Setting, world: WorldMap) -> Iterator[LevelFault]:
    """Yield wrong lengths and numbers."""
    players, begun = setting.gods, position.phase is not Phase.SETUP
    hexes = range(OFF, len(world.names))
    units = COUNTERS if "evils" in setting.extras else UNITS
    yield from table_faults("units", position.units, units, hexes)
    if any(hex_ != OFF for hex_ in position.units[UNITS:FIRST_EVIL]):
        yield LevelFault("units", "no unit has the number of a Prize or Helper")
    if len(position.units) != units:
        return
    marks = NO_MARKS if position.evils is UNSET else position.evils
    if (position.evils is UNSET) is (units > UNITS) or not all(
        0 <= bits < 1 << EVILS for bits in (marks.moved, marks.fought)
    ):
        yield LevelFault("evils", f"marks of {EVILS} Lesser Evils are needed")
    yield from table_faults("prizes", position.prizes, PRIZES, hexes)
    carried = setting.parts != "combat"
    things = THINGS * carried
    yield from table_faults("helpers", position.helpers, HELPERS * carried, hexes)
    yield from table_faults("bearers", position.bearers, things, range(NOBODY, HEROES))
    yield from table_faults("paid", position.paid, players * carried, range(1 << PRIZES))
    yield from _divine(position, players * setting.has_fates, begun, world)
    yield from _cards(position, players * setting.has_cards, begun, world)
    yield from table_faults("gods", position.gods, players * begun, range(GODS))
    yield from table_faults("areas", position.areas, players, range(OFF, len(world.area_bits)))
    yield from table_faults("glory", position.glory, setting.players, _GLORY)
    yield from table_faults("gained", position.gained, setting.players, _GLORY)
    for field, bits in _BITS.items():
        if not 0 <= getattr(position, field) < 1 << (bits or players):
            yield LevelFault(field, f"only {bits or players} bits can be set")
    least, most = int(begun), TURNS if begun else 0
    if not least <= position.round <= most:
        yield LevelFault("round", f"{position.round} is not from {least} to {most}")
    somebody = begun and position.phase is not Phase.OVER
    if not (0 <= position.turn < players if somebody else position.turn == OFF):
        yield LevelFault("turn", f"{position.turn} can't be the seat whose turn it is")
    if not 0 <= position.attempts <= ATTEMPTS:
        yield LevelFault("attempts", f"must be from 0 to {ATTEMPTS}")
    if not 0 <= position.draws <= MOST_DRAWS:
        yield LevelFault("draws", f"must be from 0 to {MOST_DRAWS}")
    if len(position.sheets) != players:
        yield LevelFault("sheets", f"{players} values are needed, got {len(position.sheets)}")
        return
    for sheet in position.sheets:
        if sheet is not None:
            yield from _sheet(position, sheet)
    yield from zeus_faults(position, setting, len(world.names))
    yield from _vows(position, players * ("prayer" in setting.extras))
    yield from _control(position, players)


def _vows(position: Position, players: int) -> Iterator[LevelFault]:
    """Yield wrong prayers and sacrifices; ``players`` is 0 in a game without them."""
    rites = position.prayers
    if (position.rites is UNSET) is bool(players) or len(rites.offered) != players:
        yield LevelFault("rites", f"prayers of {players} players are needed")
    if any(not 0 <= count <= TURNS for counts in rites.offered for count in counts):
        yield LevelFault("rites", f"at most {TURNS} prayers or sacrifices can be made")
    made: list[tuple[int, str]] = []
    for vow in rites.vows:
        least = LEAST_SACRIFICE if vow.what == "sacrifice" else 1
        fits = vow.seat in range(players) and vow.unit in range(HEROES)
        fits = fits and vow.what in ("pray", "sacrifice") and vow.points in range(MOST_OFFERED + 1)
        fits = fits and vow.goods >= 0 and vow.points + vow.goods >= least
        if not fits or (vow.seat, vow.what) in made:
            yield LevelFault("rites", "a prayer or sacrifice that nobody can have made")
        made.append((vow.seat, vow.what))
    vowed = bits_of(vow.unit for vow in rites.vows if vow.unit in range(HEROES))
    if min(rites.spared, rites.safe) < 0 or position.blessed & ~vowed:
        yield LevelFault("rites", "only Heroes with a prayer or sacrifice are protected")


def _divine(position: Position, players: int, begun: bool, world: WorldMap) -> Iterator[LevelFault]:
    """Yield wrong Fates, counts and occurrences; ``players`` is 0 in a game without them."""
    yield from table_faults("fates", position.fates, players * begun, range(NOBODY, HEROES))
    yield from table_faults("struck", position.struck, players, range(HEROES * TURNS))
    yield from table_faults("trophies", position.trophies, players, range(1 << PRIZES))
    if len(position.caused) != players:
        yield LevelFault("caused", f"{players} values are needed, got {len(position.caused)}")
    for counts in position.caused:
        yield from table_faults("caused", counts, len(KINDS), range(POWER * TURNS + 1))
    for field, most in (("slain", HEROES * TURNS), ("killed", MONSTERS), ("calm", TURNS)):
        if not 0 <= getattr(position, field) <= most:
            yield LevelFault(field, f"must be from 0 to {most}")
    if not players and (position.threatening or position.kept or position.famished):
        yield LevelFault("threatening", "this game has no divine occurrences")
    for occurrence in position.occurrences:
        fits = 0 <= occurrence.seat < players and 0 <= occurrence.target < len(OCCURRENCES)
        fits = fits and 0 <= occurrence.area < len(world.area_bits)
        erupts = fits and plot_of(occurrence.target).kind is Kind.VOLCANO
        where = range(len(world.names)) if erupts else (OFF,)
        if not fits or occurrence.hex not in where:
            yield LevelFault("occurrences", "an occurrence needs a player, a kind and a place")


def _cards(position: Position, players: int, begun: bool, world: WorldMap) -> Iterator[LevelFault]:
    """Yield wrong cards and powers; ``players`` is 0 in a game without them."""
    yield from table_faults("laid", position.laid, players, range(MAYBE, CARDS))
    yield from table_faults("credits", position.credits, players, range(_GLORY.stop))
    if len(position.hands) != players:
        yield LevelFault("hands", f"{players} values are needed, got {len(position.hands)}")
    if not len(position.hands) == len(position.laid) == players:
        return
    seats, counters = range(players), range(HEROES, UNITS + PRIZES)
    plays = [(play.seat, play.card, play.section) for play in position.played]
    if any(
        seat not in seats or card not in range(CARDS) or section not in SECTIONS
        for seat, card, section in plays
    ) or repeats(seat for seat, _, _ in plays):
        yield LevelFault("played", "each player can have played one card")
        return
    full = hand_size(players) if players else 0
    for seat, hand in enumerate(position.hands):
        used = position.laid[seat] not in (NO_CARD, MAYBE) or position.play_of(seat) is not None
        if hand is not None and begun and len(hand) != full - used:
            yield LevelFault("hands", f"{full} cards are needed, with the one in play")
    cards = [card for hand in position.hands for card in hand or ()]
    cards += [card for card in position.laid if card >= 0]
    cards += [card for seat, card, _ in plays if position.laid[seat] != card]
    # The bits of a negative number have no end.
    cards += members(max(0, position.discards))
    if any(not 0 <= card < CARDS for card in cards) or repeats(cards):
        yield LevelFault("hands", f"each of {CARDS} cards can be in one place")
    for feat in position.feats:
        if feat.seat not in seats or feat.counter not in counters:
            yield LevelFault("feats", "a player, and a Monster or Prize are needed")
    for effect in position.effects:
        fits = effect.what in EFFECTS and effect.seat in seats and effect.unit in range(UNITS)
        if not fits or effect.hex not in range(OFF, len(world.names)):
            yield LevelFault("effects", "a power or blessing needs a player and a unit")


def _control(position: Position, players: int) -> Iterator[LevelFault]:
    """Yield wrong units or seats of settled control, and a remorse that can't be."""
    for unit, seat in position.held:
        if not (0 <= unit < len(position.units) and 0 <= seat < players):
            yield LevelFault("held", "units with seats are needed")
    if repeats(unit for unit, _ in position.held):
        yield LevelFault("held", "only one player can control a unit")
    for seat, unit, points in position.open_bids:
        if not (0 <= seat < players and 0 <= unit < len(position.units) and points >= 0):
            yield LevelFault("bids", "seats with units and points are needed")
    if not (0 <= position.remorse <= TURNS + 1):
        yield LevelFault("remorse", f"must be from 0 to {TURNS + 1}")
    if not NOBODY <= position.driver < players:
        yield LevelFault("driver", f"{position.driver} is no seat")


def _sheet(position: Position, sheet: Sheet) -> Iterator[LevelFault]:
    units = (sheet.noted, sheet.last_noted)
    heroes = (sheet.aid, sheet.ail, sheet.last_aid, sheet.last_ail)
    noted = tuple(
        fault
        for tables, length in ((units, UNITS), (heroes, HEROES))
        for points in tables
        for fault in table_faults("sheets", points, length, range(POWER + 1))
    )
    yield from noted
    plots = range(len(OCCURRENCES))
    for noted_plots in (sheet.plots, sheet.last_plots):
        if len(noted_plots) > POWER or any(plot not in plots for plot in noted_plots):
            yield LevelFault("sheets", "these occurrences can't be noted")
            return
    yield from table_faults("sheets", sheet.totals, HEROES, range(MOST_BID + 1))
    last = sheet.last_zeus + sum(sheet.last_noted) + sum(sheet.last_aid) + sum(sheet.last_ail)
    last += sum(plot_of(plot).points for plot in sheet.last_plots)
    sums = (sheet.left, POWER - last)
    few = min(sheet.zeus, sheet.last_zeus) >= 0 and (bool(noted) or min(sums) >= 0)
    if not few:
        yield LevelFault("sheets", f"at most {POWER} points can be noted")


def _fits(position: Position, players: int) -> bool:
    """Return whether these decisions of a moving phase can be pending, one on top of another."""
    seats = (1 << players) - 1 & ~(1 << position.turn)
    number = len(position.units)
    match position.pending:
        case ():
            fits = True
        case (Claim(unit=unit, waiting=waiting),):
            fits = 0 <= unit < UNITS and 0 < waiting == waiting & seats
        case (Claim(unit=unit, waiting=waiting), Challenge() as challenge):
            fits = 0 <= unit < UNITS and challenge.seat in members(seats)
            fits = fits and 0 <= waiting == waiting & seats & ~(1 << challenge.seat)
            fits = fits and -1 <= challenge.bid <= MOST_BID
            fits = fits and (challenge.bid >= 0 or (challenge.announcer and not challenge.drawn))
        case (Way(unit=unit, moved=moved, over=False),):
            fits = 0 <= unit < number and 0 <= moved < MOST_HEXES
        case (Capture(unit=unit, prize=prize),):
            fits = 0 <= unit < HEROES and 0 <= prize < len(position.bearers)
            fits = fits and position.bearers[prize] == unit
        case (Way(unit=unit, moved=moved), Ambush() as ambush):
            fits = 0 <= unit < number and 0 < moved <= MOST_HEXES and ambush.unit == unit
            fits = fits and 0 < ambush.waiting == ambush.waiting & seats
            fits = fits and _wishes(ambush, seats, range(UNITS))
        case (Way(unit=unit, moved=moved), Combat() as combat):
            fits = 0 <= unit < number and 0 < moved <= MOST_HEXES and combat.foe == unit
            fits = fits and _magic(position, combat, players)
        case (Window() as window,):
            seats |= 0 if not window.last else 1 << position.turn
            may_answer = position.threatening
            may_answer |= bits_of(feat.seat for feat in position.feats) * window.last
            fits = 0 < window.waiting == window.waiting & seats & may_answer
            fits = fits and not (window.last and position.waiting)
        case (*under, Eruption() | Aim() as chosen):
            fits = _erupts(position, under, chosen) and _can_wait(position, under, players)
        case (*below, ZeusTurn() | Plea() as asked):
            drawn = isinstance(asked, Plea) and asked.rivals
            alone = not drawn and pleads(position, below) and _can_wait(position, below, players)
            fits = alone or (bool(drawn) and _is_drawn(position, players))
        case (Combat() as combat,):
            fits = combat.seat == position.turn and _magic(position, combat, players)
        case _:
            fits = False
    return fits


def _is_drawn(position: Position, players: int) -> bool:
    """Return whether Zeus can be asked about equal points on top of other decisions."""
    plea, below = position.top, position.pending
    assert isinstance(plea, Plea)
    while below and isinstance(below[-1], Plea):
        if not is_draw(position, below[-1]):
            return False
        below = below[:-1]
    seats, number = (1 << players) - 1, len(position.units)
    if plea.kill is None:
        match below:
            case (Way(unit=unit), Ambush(waiting=0, wishes=wishes) as ambush):
                fits = plea.what == "ambush" and plea.unit == ambush.unit == unit
                fits = fits and _wishes(ambush, seats & ~(1 << position.turn), range(HEROES))
            case (*under, Combat(waiting=0, wishes=wishes) as combat):
                fits = plea.unit == combat.magician and len(under) < 2
                fits = fits and all(
                    isinstance(way, Way) and way.unit == combat.foe for way in under
                )
                fits = fits and _magic(position, replace(combat, waiting=seats, wishes=()), players)
                fits = fits and _wishes(combat, seats, range(2))
            case _:
                return below == (Ending(over=True),) and plea.what == "draw"
        return fits and {*plea.rivals} <= {seat for seat, _ in wishes}
    match below:
        case (Way(unit=unit, moved=moved),):
            return 0 <= unit < number and 0 <= moved <= MOST_HEXES
    return below == (Ending(over=False),) or _can_wait(position, below, players)


def _can_wait(position: Position, below: Sequence[Pending], players: int) -> bool:
    """Return whether these decisions can come about without what is on top of them."""
    return _fits(replace(position, pending=tuple(below)), players)


def _erupts(position: Position, under: list[Pending], eruption: Eruption | Aim) -> bool:
    """Return whether an occurrence without a place can have been set off."""
    fits = 0 <= eruption.target < len(OCCURRENCES) and 0 <= eruption.seat < len(position.caused)
    volcano = fits and plot_of(eruption.target).kind is Kind.VOLCANO
    fits = fits and volcano == isinstance(eruption, Eruption)
    match under:
        case []:
            return fits and eruption.seat == position.turn
        case [Window(waiting=waiting)]:
            return fits and bool(waiting >> eruption.seat & 1)
    return False


def _wishes(pending: Ambush | Combat, seats: int, values: range) -> bool:
    """Return whether seats that don't wait any more have each one wish."""
    open_seats = seats & ~pending.waiting
    answered = [seat for seat, _ in pending.wishes]
    right = all(
        seat >= 0 and open_seats >> seat & 1 and value in values for seat, value in pending.wishes
    )
    return right and not repeats(answered)


def _magic(position: Position, combat: Combat, players: int) -> bool:
    """Return whether combat waits for a choice of magic that can come about."""
    everybody = (1 << players) - 1
    units = (combat.unit, combat.foe)
    right = all(0 <= unit < len(position.units) and position.units[unit] != OFF for unit in units)
    right = right and combat.unit != combat.foe and combat.magician in units
    right = right and 0 <= combat.seat < players
    right = right and 0 < combat.waiting == combat.waiting & everybody
    return right and _wishes(combat, everybody, range(2))


def _course(position: Position, players: int) -> Iterator[LevelFault]:
    """Yield fields that contradict each other."""
    if position.pending and not (position.phase is Phase.MOVING and _fits(position, players)):
        yield LevelFault("pending", "these decisions can't be pending")
        return
    if repeats(position.gods):
        yield LevelFault("gods", "two players have the same god")
    yield from _cargo(position)
    killed = isinstance(position.top, Plea) and position.top.kill is not None
    if position.claimed >= 0 and position.units[position.claimed] == OFF and not killed:
        yield LevelFault("pending", "the announced unit is off the map")
    if position.turn >= 0 and position.waiting >> position.turn & 1:
        yield LevelFault("waiting", "the seat whose turn it is can't be waiting")
    if position.phase is Phase.MOVING and OFF in position.areas and not position.hands:
        yield LevelFault("areas", "the god of a player isn't on the map")


def _cargo(position: Position) -> Iterator[LevelFault]:
    """Yield Prizes and Helpers that aren't where their Heroes are."""
    places = (*position.prizes, *position.helpers)
    for place, bearer in enumerate(position.bearers):
        if bearer != NOBODY and not OFF < places[place] == position.units[bearer]:
            yield LevelFault("bearers", "something that is carried isn't with its Hero")
    if not position.bearers and repeats(hex_ for hex_ in position.prizes if hex_ != OFF):
        yield LevelFault("prizes", "two Prizes are in the same hex")
    for field in ("ships", "kept"):
        if any(position.units[hero] == OFF for hero in members(getattr(position, field))):
            yield LevelFault(field, "a Hero aboard, or kept in place, isn't on the map")
    known = [capture[0] for capture in position.captures]
    held = all(
        0 <= prize < min(PRIZES, len(position.bearers))
        and position.bearers[prize] != NOBODY
        and 0 <= seat < len(position.paid)
        and position.paid[seat] >> prize & 1
        and 1 <= round_ <= TURNS
        for prize, seat, round_ in position.captures
    )
    if not held or repeats(known):
        yield LevelFault("captures", "only carried Prizes that were paid for are possible")
