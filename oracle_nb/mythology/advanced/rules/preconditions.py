"""The preconditions of the Advanced Game: each is one rule; see ``mythology.rules.schema``."""

from collections.abc import Callable
from typing import Final, TypeAlias

from oracle_nb.core.verdicts import NO_TARGET, NOT_NOW
from oracle_nb.mythology.advanced.model.evils import fought_in, moved_in
from oracle_nb.mythology.advanced.model.numbers import (
    ATTEMPTS,
    HEXES,
    MOST_HEXES,
    POWER,
    TURNS,
)
from oracle_nb.mythology.advanced.model.position import (
    Ambush,
    Challenge,
    Claim,
    Combat,
    Phase,
    Window,
)
from oracle_nb.mythology.advanced.model.zeus import Plea, ZeusTurn
from oracle_nb.mythology.advanced.rules import optional_preconditions as optional
from oracle_nb.mythology.advanced.rules.effects import hexes_under, units_under
from oracle_nb.mythology.advanced.rules.state import State
from oracle_nb.mythology.map.world_map import bits_of, members
from oracle_nb.mythology.pieces import (
    EVIL_BITS,
    HERO_BITS,
    HEROES,
    MONSTER_BITS,
    OFF,
    PRIZES,
    UNITS,
)
from oracle_nb.mythology.rules import schema
from oracle_nb.mythology.rules.schema import ALL, Facts, Over

Precondition: TypeAlias = schema.LevelPrecondition[State]
FactsOf: TypeAlias = Callable[[State, int, int], Facts]
COUNTERS: Final = UNITS + PRIZES
PRIZE_BITS: Final = (1 << PRIZES) - 1 << UNITS
"""Bit set of the Prizes, which are numbered after the units."""
POINTS: Final = (1 << POWER + 1) - 2
"""Bit set of the numbers of points that can be noted at once."""


def phase_facts(state: State, unit: int, target: int) -> Facts:
    """Return the phase of the round."""
    return {"phase": str(state.position.phase)}


def of_turn(
    rule: str, holds: Callable[[State], bool], facts: FactsOf, *, decides: bool = False
) -> Precondition:
    """Return a precondition of the turn as a whole."""
    return Precondition(
        rule, Over.TURN, lambda state, _: ALL if holds(state) else 0, facts, decides
    )


def of_unit(
    rule: str, permits: Callable[[State], int], facts: FactsOf, *, decides: bool = False
) -> Precondition:
    """Return a precondition of units."""
    return Precondition(rule, Over.UNITS, lambda state, _: permits(state), facts, decides)


def _in_phase(*phases: Phase) -> Callable[[State], bool]:
    return lambda state: state.position.phase in phases


def unit_facts(state: State, unit: int, target: int) -> Facts:
    """Return the unit."""
    return {"unit": unit}


# --- log sheets ------------------------------------------------------------------------------


def enough(points: int) -> int:
    """Return the numbers of points up to a limit as a bit set."""
    return (1 << max(points, 0) + 1) - 1


def _affordable(state: State, unit: int) -> int:
    return enough(state.left)


def _too_many(state: State, unit: int, target: int) -> Facts:
    return {"points": target, "left": state.left}


def _sheet_facts(state: State, unit: int, target: int) -> Facts:
    last: Facts = {"last": True} if state.position.round == TURNS else {}
    return last | phase_facts(state, unit, target)


OPEN_SHEET: Final = of_turn("sheet.when", _in_phase(Phase.SHEETS), _sheet_facts, decides=True)
_TEN: Final = Precondition("allot.ten", Over.TARGETS, _affordable, _too_many)
NOTE: Final = (
    OPEN_SHEET,
    optional.NOBODYS,
    of_unit("sheet.on-and-off-map", lambda state: HERO_BITS | state.on_map, unit_facts),
    _TEN,
)
AID: Final = (
    OPEN_SHEET,
    of_unit("modify.aid", lambda state: HERO_BITS, unit_facts, decides=True),
    of_unit("sheet.aid", lambda state: state.on_map, unit_facts),
    _TEN,
)
ZEUS: Final = (OPEN_SHEET, _TEN)
CLOSE: Final = (OPEN_SHEET,)


def _repeatable(state: State) -> bool:
    return state.sheet is None or state.sheet.repeatable


def _repeat_facts(state: State, unit: int, target: int) -> Facts:
    return {"begun": state.left < POWER}


REPEAT: Final = (OPEN_SHEET, of_turn("sheet.columns", _repeatable, _repeat_facts))

# --- gods ------------------------------------------------------------------------------------


def _god(state: State, unit: int, target: int) -> Facts:
    return {"area": state.position.areas[state.seat]}


def _not_fixed(state: State) -> bool:
    return state.position.phase is not Phase.MOVING or state.position.areas[state.seat] == OFF


def _not_away(state: State) -> bool:
    return state.position.phase is not Phase.MOVING or state.position.areas[state.seat] != OFF


def _away(state: State, unit: int, target: int) -> Facts:
    return state.position.player_facts(state.seat)


PLACE: Final = (
    of_turn("phase.order", lambda state: state.position.phase is not Phase.SHEETS, phase_facts),
    of_turn("placing.fixed", _not_fixed, _god),
    of_turn("placing.back", _not_away, _away),
)

# --- announcing units ------------------------------------------------------------------------

MOVING: Final = of_turn("phase.order", _in_phase(Phase.MOVING), phase_facts, decides=True)


def _prize(state: State, unit: int, target: int) -> Facts:
    prize = unit - UNITS
    return {"prize": prize} if prize >= 0 else {"attempts": state.position.attempts}


def attempts_facts(state: State, unit: int, target: int) -> Facts:
    """Return the number of tries so far."""
    return {"attempts": state.position.attempts}


def _attempts_left(state: State) -> int:
    return ALL if state.position.attempts < ATTEMPTS else state.remorseful | EVIL_BITS


def _can_attack(state: State) -> int:
    position = state.position
    if not position.fighting:
        return ALL
    return bits_of(unit for unit in members(state.on_map) if state.foes(unit))


def _free_again(state: State) -> int:
    return ~(state.remorseful & state.position.fought)


def _not_barred(state: State) -> int:
    return ~state.remorseful if state.position.fighting else ALL


def _not_fought(state: State) -> int:
    return ~fought_in(state.position) if state.position.fighting else ALL


def _ashore_to_attack(state: State) -> int:
    return ~state.aboard if state.position.fighting else ALL


def _not_seizing(state: State) -> bool:
    return not state.position.seizing


def nobody_on_way(state: State) -> bool:
    """Return whether no unit is on its way."""
    return state.on_way is None


def on_way_facts(state: State, unit: int, target: int) -> Facts:
    """Return the unit that is on its way."""
    return {"unit": unit, "other_unit": state.position.claimed}


def _other_on_way(state: State, unit: int, target: int) -> Facts:
    if unit == state.position.claimed:
        return {"unit": unit, "way": True}
    return on_way_facts(state, unit, target)


def not_idle(state: State) -> int:
    """Return the units that may still do something in this moving phase."""
    return ~state.position.idle


def not_kept(state: State) -> int:
    """Return the units that pestilence doesn't keep in place (divine.pestilence)."""
    return ~state.position.kept


def _not_kept_or_fighting(state: State) -> int:
    """Return the units that can be announced: one that is kept only to attack or take a Prize.

    For either, a Hero aboard leaves the ship first (ruling 51).
    """
    if state.position.fighting:
        return ALL
    kept = members(state.position.kept & ~state.remorseful)
    return not_kept(state) | bits_of(
        hero for hero in kept if state.foes_ashore(hero) or state.on_prizes >> hero & 1
    )


def not_lost(state: State) -> int:
    """Return the units whose announcement wasn't lost in this moving phase."""
    return ~state.position.lost


def _asleep(state: State, unit: int, target: int) -> Facts:
    return {"asleep": True, "unit": unit}


AWAKE: Final = of_unit("card.god", lambda state: ~state.asleep, _asleep)
CLAIM: Final = (
    MOVING,
    of_unit("march.five", lambda state: ~PRIZE_BITS, _prize, decides=True),
    of_unit(NO_TARGET, lambda state: state.fielded, unit_facts, decides=True),
    optional.MAY_MOVE,
    of_turn("march.one-by-one", nobody_on_way, _other_on_way, decides=True),
    of_unit("march.five", _attempts_left, attempts_facts),
    of_unit("march.one-by-one", lambda state: ~moved_in(state.position), unit_facts),
    of_unit("control.result", not_lost, unit_facts),
    of_unit("vessel.roll", not_idle, unit_facts),
    of_unit("divine.pestilence", _not_kept_or_fighting, unit_facts),
    AWAKE,
    of_unit("hercules.free-move", _free_again, unit_facts),
    of_unit("hercules.barred", _not_barred, unit_facts, decides=True),
    of_unit("combat.once", _not_fought, unit_facts, decides=True),
    of_unit("vessel.only-sails", _ashore_to_attack, unit_facts, decides=True),
    of_turn("prize.after-combat", _not_seizing, phase_facts, decides=True),
    optional.NO_ATTACK_NOW,
    of_unit("combat.after-movement", _can_attack, unit_facts),
)

# --- answers ---------------------------------------------------------------------------------


def _asked(state: State) -> bool:
    return isinstance(state.top, Claim)


def _may_pass(state: State) -> bool:
    if isinstance(state.top, Plea):
        return state.top.waiting > 0
    return isinstance(state.top, Claim | Ambush | Window | ZeusTurn) or state.open_magic


def _may_pass_on(state: State) -> bool:
    return isinstance(state.top, Claim | Ambush | Window | ZeusTurn)


def _challenge_facts(state: State, unit: int, target: int) -> Facts:
    position = state.position
    match state.top:
        case Challenge(seat=seat):
            return {"again": seat == state.seat, "unit": position.claimed}
        case None:
            return {"none": True}
    return {"own": True, "unit": position.claimed}


LET: Final = (MOVING, of_turn(NOT_NOW, _may_pass, phase_facts))
LET_ALL: Final = (MOVING, of_turn(NOT_NOW, _may_pass_on, phase_facts))
CHALLENGE: Final = (MOVING, of_turn("control.challenge", _asked, _challenge_facts))

# --- movement --------------------------------------------------------------------------------


def announced_units(state: State) -> int:
    """Return the unit that is on its way, as a set."""
    way = state.on_way
    return 1 << way.unit if way else 0


def _announced_facts(state: State, unit: int, target: int) -> Facts:
    claimed = state.position.claimed
    return {"unit": unit} if claimed < 0 else {"unit": unit, "other_unit": claimed}


def _gone(state: State, unit: int, target: int) -> Facts:
    return {"unit": unit, "moved": HEXES, "most": HEXES}


def _not_finished(state: State) -> int:
    return ~(state.position.moved & ~state.position.spent)


def _not_settled(state: State) -> int:
    position = state.position
    return announced_units(state) | position.moved | position.lost


def _adjacent(state: State, unit: int) -> int:
    hex_ = state.position.units[unit]
    return ALL if hex_ == OFF else state.world.around[hex_]


def _may_go_on(state: State) -> int:
    """Return the units that haven't gone as far as a unit without Helpers goes."""
    return ~(state.position.spent & ~state.doubled & ~state.aboard)


def _may_go_twice(state: State) -> int:
    return ~(state.position.spent & state.doubled & ~state.aboard)


def _may_sail_on(state: State) -> int:
    return ~(state.position.spent & state.aboard)


def _gone_twice(state: State, unit: int, target: int) -> Facts:
    return {"unit": unit, "moved": MOST_HEXES, "most": MOST_HEXES}


def _way(state: State, unit: int, target: int) -> Facts:
    start = state.position.units[unit]
    facts: Facts = {"unit": unit, "hex": target, "start": start}
    return facts | {"distance": 0 if start == OFF else state.world.distances(start)[target]}


def _on_foot(state: State, unit: int) -> bool:
    return 0 <= unit < HEROES and not state.aboard >> unit & 1


def _on_land(state: State, unit: int) -> int:
    return state.world.land if _on_foot(state, unit) else ALL


def _afloat(state: State, unit: int) -> int:
    return state.world.afloat if unit >= 0 and state.aboard >> unit & 1 else ALL


def _no_strait(state: State, unit: int) -> int:
    hex_ = state.position.units[unit]
    if not _on_foot(state, unit) or hex_ == OFF:
        return ALL
    world = state.world
    return world.on_foot[hex_] | ~world.around[hex_] | ~world.land


def over_facts(state: State, unit: int, target: int) -> Facts:
    """Say that movement is over, because combat has begun."""
    return {"over": True}


_GOES: Final = (
    MOVING,
    of_unit(NO_TARGET, lambda state: state.fielded, unit_facts, decides=True),
    optional.IN_AREA,
    of_turn(
        "combat.after-movement", lambda state: not state.position.fighting, over_facts, decides=True
    ),
    of_unit("control.result", not_lost, unit_facts, decides=True),
    of_unit("divine.pestilence", not_kept, unit_facts, decides=True),
    of_unit("march.two-hexes", _may_go_on, _gone, decides=True),
    of_unit("march.four-at-most", _may_go_twice, _gone_twice, decides=True),
    of_unit("vessel.two-hexes", _may_sail_on, _gone, decides=True),
    of_unit("march.one-by-one", _not_finished, unit_facts, decides=True),
)
STEP: Final = (
    *_GOES,
    of_unit("march.announce", _not_settled, _announced_facts),
    Precondition("march.adjacent", Over.TARGETS, _adjacent, _way),
    optional.GROUND,
    Precondition("march.hero-land", Over.TARGETS, _on_land, _way),
    Precondition("march.across-shore", Over.TARGETS, _no_strait, _way),
    Precondition("vessel.goes", Over.TARGETS, _afloat, _way),
)


def _in_reach(state: State, unit: int) -> int:
    return state.ways(unit, clear=False)


def _undisturbed(state: State, unit: int) -> int:
    return state.ways(unit, clear=True) | ~_in_reach(state, unit)


def _settled_or_unopposed(state: State) -> int:
    return _not_settled(state) | state.unopposed


GO: Final = (
    *_GOES,
    AWAKE,
    of_unit("march.announce", _settled_or_unopposed, _announced_facts, decides=True),
    optional.GROUND,
    Precondition("march.two-hexes", Over.TARGETS, _in_reach, _way),
    Precondition("combat.ambush", Over.TARGETS, _undisturbed, _way),
)
STOP: Final = (MOVING, of_turn(NOT_NOW, lambda state: state.on_way is not None, phase_facts))

# --- combat ----------------------------------------------------------------------------------


def _pair(state: State, unit: int, target: int) -> Facts:
    return {"unit": unit, "foe": target}


def _barred(state: State, unit: int, target: int) -> Facts:
    return {"unit": unit} if state.remorseful >> unit & 1 else {"unit": target}


def _fought(state: State, unit: int, target: int) -> Facts:
    return {"unit": unit} if fought_in(state.position) >> unit & 1 else {"unit": target}


def _heroes_announced(state: State) -> int:
    return state.position.moved | state.own | ~HERO_BITS


def _monsters_announced(state: State) -> int:
    return state.position.moved | HERO_BITS | EVIL_BITS


def _together(state: State, unit: int) -> int:
    hex_ = state.position.units[unit]
    return 0 if hex_ == OFF else state.position.units_at(hex_) & ~(1 << unit)


def _not_monsters(state: State, unit: int) -> int:
    return ~MONSTER_BITS if HEROES <= unit < UNITS else ALL


def _there(state: State, unit: int, target: int) -> Facts:
    if unit == target:
        return {"unit": unit, "itself": True}
    facts = _pair(state, unit, target)
    hex_ = state.position.units[target]
    return facts | ({} if hex_ == OFF else {"hex": hex_})


def _disturbed(state: State) -> int:
    """Return the units that Pan doesn't keep from combat."""
    return ~state.units_in(hexes_under(state.position, "pan"))


def _quiet(state: State, unit: int, target: int) -> Facts:
    return {"quiet": True, "unit": unit, "hex": state.position.units[unit]}


def _no_truce(state: State, unit: int) -> int:
    return ~units_under(state.position, "truce") if 0 <= unit < HEROES else ALL


def _truce(state: State, unit: int, target: int) -> Facts:
    return {"truce": True, "unit": unit, "foe": target}


ATTACK: Final = (
    MOVING,
    of_unit(NO_TARGET, lambda state: state.fielded, unit_facts, decides=True),
    optional.IN_AREA,
    of_turn("combat.after-movement", nobody_on_way, on_way_facts, decides=True),
    of_unit("control.result", not_lost, unit_facts, decides=True),
    of_turn("prize.after-combat", _not_seizing, phase_facts, decides=True),
    of_unit("hercules.barred", lambda state: ~state.remorseful, unit_facts, decides=True),
    of_unit("vessel.roll", not_idle, unit_facts, decides=True),
    of_unit("vessel.only-sails", lambda state: ~state.aboard, unit_facts, decides=True),
    optional.NO_ATTACK,
    of_unit("control.hero-attack", _heroes_announced, unit_facts),
    of_unit("control.other-claims", _monsters_announced, unit_facts),
    of_unit("combat.once", lambda state: ~fought_in(state.position), _fought, decides=True),
    of_unit("card.god", _disturbed, _quiet, decides=True),
    Precondition("combat.choose-foe", Over.TARGETS, _together, _there, decides=True),
    Precondition("combat.who", Over.TARGETS, _not_monsters, _pair),
    optional.NO_KIN,
    Precondition("godcard.own", Over.TARGETS, _no_truce, _truce),
    optional.NOT_SAFE,
    Precondition("combat.once", Over.TARGETS, lambda state, _: ~fought_in(state.position), _fought),
    Precondition("hercules.barred", Over.TARGETS, lambda state, _: ~state.remorseful, _barred),
)


def _ambushed(state: State) -> bool:
    return isinstance(state.top, Ambush)


def _beside(state: State) -> int:
    return _together(state, state.position.claimed)


def _not_held_by_others(state: State) -> int:
    return ~bits_of(unit for unit, seat in state.position.held if seat != state.seat)


def _with_points(state: State) -> int:
    held = bits_of(unit for unit, seat in state.position.held if seat == state.seat)
    return held | bits_of(unit for unit in members(_beside(state)) if state.available(unit))


def _against(state: State, unit: int, target: int) -> Facts:
    return {"unit": unit, "foe": state.position.claimed}


def _held(state: State, unit: int, target: int) -> Facts:
    holder = state.position.holder(unit)
    return {"unit": unit, "player": holder, **state.position.player_facts(holder)}


def _no_truce_with_mover(state: State) -> int:
    claimed = state.position.claimed
    truced = claimed >= 0 and units_under(state.position, "truce") >> claimed & 1
    return ~HERO_BITS if truced else ALL


def _truce_with_mover(state: State, unit: int, target: int) -> Facts:
    return _truce(state, unit, state.position.claimed)


AMBUSH: Final = (
    MOVING,
    of_turn("combat.ambush", _ambushed, lambda state, unit, _: {"none": True}, decides=True),
    of_unit(NO_TARGET, lambda state: state.fielded, unit_facts, decides=True),
    optional.NOBODYS,
    of_unit("combat.choose-foe", _beside, _against, decides=True),
    of_unit("combat.who", lambda state: _not_monsters(state, state.position.claimed), _against),
    optional.NO_KIN_MOVES,
    of_unit("godcard.own", _no_truce_with_mover, _truce_with_mover),
    optional.NO_ATTACK,
    of_unit("combat.once", lambda state: ~fought_in(state.position), _fought),
    of_unit("hercules.barred", lambda state: ~state.remorseful, unit_facts),
    of_unit("vessel.roll", not_idle, unit_facts),
    of_unit("vessel.only-sails", lambda state: ~state.aboard, unit_facts),
    of_unit("control.by-moving", _not_held_by_others, _held, decides=True),
    of_unit("combat.ambush", _with_points, _against),
)


def _has_magician(state: State) -> bool:
    combat = state.top
    if not isinstance(combat, Combat) or not state.open_magic:
        return True
    return state.available(combat.magician) > 0


def _magician(state: State, unit: int, target: int) -> Facts:
    return {"unit": state.top.magician} if isinstance(state.top, Combat) else {}


MAGIC: Final = (
    MOVING,
    of_turn(NOT_NOW, lambda state: isinstance(state.top, Combat), phase_facts, decides=True),
    of_turn("magic.elect", _has_magician, _magician),
)

# --- the end of a moving phase ---------------------------------------------------------------

END: Final = (MOVING, of_turn("march.one-by-one", nobody_on_way, on_way_facts))
