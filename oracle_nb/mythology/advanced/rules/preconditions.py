"""The preconditions of the Advanced Game: each is one rule; see ``mythology.rules.schema``."""

from collections.abc import Callable
from typing import Final, TypeAlias

from oracle_nb.core.verdicts import NO_TARGET, NOT_NOW
from oracle_nb.mythology.advanced.model.numbers import (
    ATTEMPTS,
    HEXES,
    MOST_BID,
    MOST_HEXES,
    POWER,
    TURNS,
)
from oracle_nb.mythology.advanced.model.position import (
    Ambush,
    Capture,
    Challenge,
    Claim,
    Combat,
    Phase,
)
from oracle_nb.mythology.advanced.rules.state import State
from oracle_nb.mythology.map.world_map import bits_of, members
from oracle_nb.mythology.pieces import HERO_BITS, HEROES, OFF, PRIZES, THINGS, UNITS
from oracle_nb.mythology.rules import schema
from oracle_nb.mythology.rules.schema import ALL, Facts, Over

Precondition: TypeAlias = schema.Precondition[State]
FactsOf: TypeAlias = Callable[[State, int, int], Facts]
COUNTERS: Final = UNITS + PRIZES
PRIZE_BITS: Final = (1 << PRIZES) - 1 << UNITS
"""Bit set of the Prizes, which are numbered after the units."""
POINTS: Final = (1 << POWER + 1) - 2
"""Bit set of the numbers of points that can be noted at once."""
BIDS: Final = (1 << MOST_BID + 1) - 1
"""Bit set of all bids."""


def _phase_facts(state: State, unit: int, target: int) -> Facts:
    return {"phase": str(state.position.phase)}


def _of_turn(
    rule: str, holds: Callable[[State], bool], facts: FactsOf, *, decides: bool = False
) -> Precondition:
    """Return a precondition of the turn as a whole."""
    return Precondition(
        rule, Over.TURN, lambda state, _: ALL if holds(state) else 0, facts, decides
    )


def _of_unit(
    rule: str, permits: Callable[[State], int], facts: FactsOf, *, decides: bool = False
) -> Precondition:
    """Return a precondition of units."""
    return Precondition(rule, Over.UNITS, lambda state, _: permits(state), facts, decides)


def _in_phase(*phases: Phase) -> Callable[[State], bool]:
    return lambda state: state.position.phase in phases


def _unit(state: State, unit: int, target: int) -> Facts:
    return {"unit": unit}


# --- log sheets ------------------------------------------------------------------------------


def _can_be_noted(state: State) -> int:
    return HERO_BITS | state.on_map


def _enough(points: int) -> int:
    """Return the numbers up to one as a bit set."""
    return (1 << max(points, 0) + 1) - 1


def _affordable(state: State, unit: int) -> int:
    return _enough(state.left)


def _too_many(state: State, unit: int, target: int) -> Facts:
    return {"points": target, "left": state.left}


def _sheet_facts(state: State, unit: int, target: int) -> Facts:
    last: Facts = {"last": True} if state.position.round == TURNS else {}
    return last | _phase_facts(state, unit, target)


_OPEN_SHEET: Final = _of_turn("sheet.when", _in_phase(Phase.SHEETS), _sheet_facts, decides=True)
_TEN: Final = Precondition("allot.ten", Over.TARGETS, _affordable, _too_many)
NOTE: Final = (
    _OPEN_SHEET,
    _of_unit("sheet.on-and-off-map", _can_be_noted, _unit),
    _TEN,
)
AID: Final = (
    _OPEN_SHEET,
    _of_unit("modify.aid", lambda state: HERO_BITS, _unit, decides=True),
    _of_unit("sheet.aid", lambda state: state.on_map, _unit),
    _TEN,
)
ZEUS: Final = (_OPEN_SHEET, _TEN)
CLOSE: Final = (_OPEN_SHEET,)


def _repeatable(state: State) -> bool:
    return state.sheet is None or state.sheet.repeatable


def _repeat_facts(state: State, unit: int, target: int) -> Facts:
    return {"begun": state.left < POWER}


REPEAT: Final = (_OPEN_SHEET, _of_turn("sheet.columns", _repeatable, _repeat_facts))

# --- gods ------------------------------------------------------------------------------------


def _god(state: State, unit: int, target: int) -> Facts:
    return {"area": state.position.areas[state.seat]}


PLACE: Final = (
    _of_turn("phase.order", lambda state: state.position.phase is not Phase.SHEETS, _phase_facts),
    _of_turn("placing.fixed", lambda state: state.position.phase is not Phase.MOVING, _god),
)

# --- announcing units ------------------------------------------------------------------------

_MOVING: Final = _of_turn("phase.order", _in_phase(Phase.MOVING), _phase_facts, decides=True)


def _prize(state: State, unit: int, target: int) -> Facts:
    prize = unit - UNITS
    return {"prize": prize} if prize >= 0 else {"attempts": state.position.attempts}


def _attempts(state: State, unit: int, target: int) -> Facts:
    return {"attempts": state.position.attempts}


def _attempts_left(state: State) -> int:
    return ALL if state.position.attempts < ATTEMPTS else state.remorseful


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
    return ~state.position.fought if state.position.fighting else ALL


def _ashore_to_attack(state: State) -> int:
    return ~state.aboard if state.position.fighting else ALL


def _not_seizing(state: State) -> bool:
    return not state.position.seizing


def _nobody_on_way(state: State) -> bool:
    return state.on_way is None


def _on_way_facts(state: State, unit: int, target: int) -> Facts:
    return {"unit": unit, "other_unit": state.position.claimed}


def _other_on_way(state: State, unit: int, target: int) -> Facts:
    if unit == state.position.claimed:
        return {"unit": unit, "way": True}
    return _on_way_facts(state, unit, target)


def _not_moved(state: State) -> int:
    return ~state.position.moved


def _not_idle(state: State) -> int:
    return ~state.position.idle


def _not_lost(state: State) -> int:
    return ~state.position.lost


CLAIM: Final = (
    _MOVING,
    _of_unit("march.five", lambda state: ~PRIZE_BITS, _prize, decides=True),
    _of_unit(NO_TARGET, lambda state: state.on_map, _unit, decides=True),
    _of_turn("march.one-by-one", _nobody_on_way, _other_on_way, decides=True),
    _of_unit("march.five", _attempts_left, _attempts),
    _of_unit("march.one-by-one", _not_moved, _unit),
    _of_unit("control.result", _not_lost, _unit),
    _of_unit("vessel.roll", _not_idle, _unit),
    _of_unit("hercules.free-move", _free_again, _unit),
    _of_unit("hercules.barred", _not_barred, _unit, decides=True),
    _of_unit("combat.once", _not_fought, _unit, decides=True),
    _of_unit("vessel.only-sails", _ashore_to_attack, _unit, decides=True),
    _of_turn("prize.after-combat", _not_seizing, _phase_facts, decides=True),
    _of_unit("combat.after-movement", _can_attack, _unit),
)

# --- answers ---------------------------------------------------------------------------------


def _asked(state: State) -> bool:
    return isinstance(state.top, Claim)


def _may_pass(state: State) -> bool:
    return isinstance(state.top, Claim | Ambush) or state.open_magic


def _may_pass_on(state: State) -> bool:
    return isinstance(state.top, Claim | Ambush)


def _challenge_facts(state: State, unit: int, target: int) -> Facts:
    position = state.position
    match state.top:
        case Challenge(seat=seat):
            return {"again": seat == state.seat, "unit": position.claimed}
        case None:
            return {"none": True}
    return {"own": True, "unit": position.claimed}


LET: Final = (_MOVING, _of_turn(NOT_NOW, _may_pass, _phase_facts))
LET_ALL: Final = (_MOVING, _of_turn(NOT_NOW, _may_pass_on, _phase_facts))
CHALLENGE: Final = (_MOVING, _of_turn("control.challenge", _asked, _challenge_facts))

# --- bids ------------------------------------------------------------------------------------


def _bidding(state: State) -> bool:
    return isinstance(state.top, Challenge)


def _last(state: State) -> int:
    return state.top.bid if isinstance(state.top, Challenge) else -1


def _high_enough(state: State, unit: int) -> int:
    return ALL << max(_last(state), 0)


def _noted(state: State, unit: int) -> int:
    return _enough(state.available(state.position.claimed))


def _raised(state: State, unit: int) -> int:
    drawn = isinstance(state.top, Challenge) and state.top.drawn
    return ~(1 << _last(state)) if drawn else ALL


def _bid(state: State, unit: int, target: int) -> Facts:
    unit = state.position.claimed
    facts: Facts = {"unit": unit, "bid": target, "last": _last(state)}
    return facts | {"noted": state.available(unit)}


def _draw_offered(state: State) -> bool:
    return isinstance(state.top, Challenge) and state.top.drawn


_BIDDING: Final = _of_turn(NOT_NOW, _bidding, _phase_facts, decides=True)
BID: Final = (
    _MOVING,
    _BIDDING,
    Precondition("control.bids", Over.TARGETS, _high_enough, _bid),
    Precondition("sheet.honest", Over.TARGETS, _noted, _bid),
    Precondition("control.draw", Over.TARGETS, _raised, _bid),
)
DRAW: Final = (_MOVING, _BIDDING, _of_turn("control.draw", _draw_offered, _phase_facts))
CONCEDE: Final = (
    _MOVING,
    _BIDDING,
    _of_turn("control.bids", lambda state: _last(state) >= 0, _bid),
)

# --- movement --------------------------------------------------------------------------------


def _announced(state: State) -> int:
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
    return _announced(state) | position.moved | position.lost


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


def _over(state: State, unit: int, target: int) -> Facts:
    return {"over": True}


_GOES: Final = (
    _MOVING,
    _of_unit(NO_TARGET, lambda state: state.on_map, _unit, decides=True),
    _of_turn(
        "combat.after-movement", lambda state: not state.position.fighting, _over, decides=True
    ),
    _of_unit("control.result", _not_lost, _unit, decides=True),
    _of_unit("march.two-hexes", _may_go_on, _gone, decides=True),
    _of_unit("march.four-at-most", _may_go_twice, _gone_twice, decides=True),
    _of_unit("vessel.two-hexes", _may_sail_on, _gone, decides=True),
    _of_unit("march.one-by-one", _not_finished, _unit, decides=True),
)
STEP: Final = (
    *_GOES,
    _of_unit("march.announce", _not_settled, _announced_facts),
    Precondition("march.adjacent", Over.TARGETS, _adjacent, _way),
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
    _of_unit("march.announce", _settled_or_unopposed, _announced_facts, decides=True),
    Precondition("march.two-hexes", Over.TARGETS, _in_reach, _way),
    Precondition("combat.ambush", Over.TARGETS, _undisturbed, _way),
)
STOP: Final = (_MOVING, _of_turn(NOT_NOW, lambda state: state.on_way is not None, _phase_facts))

# --- combat ----------------------------------------------------------------------------------


def _pair(state: State, unit: int, target: int) -> Facts:
    return {"unit": unit, "foe": target}


def _barred(state: State, unit: int, target: int) -> Facts:
    return {"unit": unit} if state.remorseful >> unit & 1 else {"unit": target}


def _fought(state: State, unit: int, target: int) -> Facts:
    return {"unit": unit} if state.position.fought >> unit & 1 else {"unit": target}


def _heroes_announced(state: State) -> int:
    return state.position.moved | state.own | ~HERO_BITS


def _monsters_announced(state: State) -> int:
    return state.position.moved | HERO_BITS


def _together(state: State, unit: int) -> int:
    hex_ = state.position.units[unit]
    return 0 if hex_ == OFF else state.position.units_at(hex_) & ~(1 << unit)


def _not_monsters(state: State, unit: int) -> int:
    return ALL if unit < HEROES else HERO_BITS


def _there(state: State, unit: int, target: int) -> Facts:
    if unit == target:
        return {"unit": unit, "itself": True}
    facts = _pair(state, unit, target)
    hex_ = state.position.units[target]
    return facts | ({} if hex_ == OFF else {"hex": hex_})


ATTACK: Final = (
    _MOVING,
    _of_unit(NO_TARGET, lambda state: state.on_map, _unit, decides=True),
    _of_turn("combat.after-movement", _nobody_on_way, _on_way_facts, decides=True),
    _of_unit("control.result", _not_lost, _unit, decides=True),
    _of_turn("prize.after-combat", _not_seizing, _phase_facts, decides=True),
    _of_unit("hercules.barred", lambda state: ~state.remorseful, _unit, decides=True),
    _of_unit("vessel.roll", _not_idle, _unit, decides=True),
    _of_unit("vessel.only-sails", lambda state: ~state.aboard, _unit, decides=True),
    _of_unit("control.hero-attack", _heroes_announced, _unit),
    _of_unit("control.other-claims", _monsters_announced, _unit),
    _of_unit("combat.once", lambda state: ~state.position.fought, _fought, decides=True),
    Precondition("combat.choose-foe", Over.TARGETS, _together, _there, decides=True),
    Precondition("combat.who", Over.TARGETS, _not_monsters, _pair),
    Precondition("combat.once", Over.TARGETS, lambda state, _: ~state.position.fought, _fought),
    Precondition("hercules.barred", Over.TARGETS, lambda state, _: ~state.remorseful, _barred),
)


def _ambushed(state: State) -> bool:
    return isinstance(state.top, Ambush)


def _beside(state: State) -> int:
    return _together(state, state.position.claimed)


def _against_mover(state: State) -> int:
    return _not_monsters(state, state.position.claimed)


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


AMBUSH: Final = (
    _MOVING,
    _of_turn("combat.ambush", _ambushed, lambda state, unit, _: {"none": True}, decides=True),
    _of_unit(NO_TARGET, lambda state: state.on_map, _unit, decides=True),
    _of_unit("combat.choose-foe", _beside, _against, decides=True),
    _of_unit("combat.who", _against_mover, _against),
    _of_unit("combat.once", lambda state: ~state.position.fought, _fought),
    _of_unit("hercules.barred", lambda state: ~state.remorseful, _unit),
    _of_unit("vessel.roll", _not_idle, _unit),
    _of_unit("vessel.only-sails", lambda state: ~state.aboard, _unit),
    _of_unit("control.by-moving", _not_held_by_others, _held, decides=True),
    _of_unit("combat.ambush", _with_points, _against),
)


def _magic_pending(state: State) -> bool:
    return isinstance(state.top, Combat)


def _has_magician(state: State) -> bool:
    combat = state.top
    if not isinstance(combat, Combat) or not state.open_magic:
        return True
    return state.available(combat.magician) > 0


def _magician(state: State, unit: int, target: int) -> Facts:
    return {"unit": state.top.magician} if isinstance(state.top, Combat) else {}


MAGIC: Final = (
    _MOVING,
    _of_turn(NOT_NOW, _magic_pending, _phase_facts, decides=True),
    _of_turn("magic.elect", _has_magician, _magician),
)

# --- ships, Prizes and Helpers ---------------------------------------------------------------


def _not_barred_now(state: State) -> int:
    return ~state.remorseful


def _announced_by_you(state: State) -> int:
    return state.own | _announced(state)


def _only_on_way(state: State) -> int:
    """Return the units that can do something while one is on its way: that one."""
    return _announced(state) or ALL


def _not_sought(state: State) -> int:
    return ~state.position.sought


def _sought(state: State, unit: int, target: int) -> Facts:
    return {"unit": unit, "again": True}


def _on_shore(state: State) -> int:
    return state.units_in(state.world.shores)


def _where(state: State, unit: int, target: int) -> Facts:
    hex_ = state.position.units[unit] if 0 <= unit < UNITS else OFF
    return {"unit": unit} | ({} if hex_ == OFF else {"hex": hex_})


_ON_MAP: Final = _of_unit(NO_TARGET, lambda state: state.on_map, _unit, decides=True)
_NOT_LOST: Final = _of_unit("control.result", _not_lost, _unit, decides=True)
_NOT_BARRED: Final = _of_unit("hercules.barred", _not_barred_now, _unit, decides=True)
_HEROES: Final = _of_unit("helper.heroes-only", lambda state: HERO_BITS, _unit, decides=True)
EMBARK: Final = (
    _MOVING,
    _of_unit("vessel.needed", lambda state: HERO_BITS, _unit, decides=True),
    _ON_MAP,
    _of_turn(
        "combat.after-movement", lambda state: not state.position.fighting, _over, decides=True
    ),
    _of_turn("march.one-by-one", _nobody_on_way, _on_way_facts, decides=True),
    _NOT_LOST,
    _NOT_BARRED,
    _of_unit("vessel.at-sea", lambda state: ~state.aboard, _unit, decides=True),
    _of_unit("vessel.attempt", _not_sought, _sought, decides=True),
    _of_turn("vessel.attempt", lambda state: state.position.attempts < ATTEMPTS, _attempts),
    _of_unit("vessel.where", _on_shore, _where),
)
LAND: Final = (
    _MOVING,
    _ON_MAP,
    _of_unit("vessel.gone", lambda state: state.aboard, _unit, decides=True),
    _of_unit("march.one-by-one", _only_on_way, _on_way_facts, decides=True),
    _NOT_LOST,
    _of_unit("march.announce", _announced_by_you, _unit),
    _of_unit("vessel.leave", lambda state: state.units_in(state.world.land), _where),
)


def _carried(state: State, unit: int) -> int:
    return bits_of(state.position.carried_by(unit)) if unit >= 0 else 0


def _cargo_facts(state: State, unit: int, target: int) -> Facts:
    return {"unit": unit, "thing": target}


DROP: Final = (
    _MOVING,
    _HEROES,
    _ON_MAP,
    _of_unit("march.one-by-one", _only_on_way, _on_way_facts, decides=True),
    _NOT_LOST,
    Precondition("helper.drop", Over.TARGETS, _carried, _cargo_facts, decides=True),
    _of_unit("march.announce", _announced_by_you, _unit),
)
THINGS_BITS: Final = (1 << THINGS) - 1 << UNITS
"""Bit set of the Prizes and Helpers, which are numbered after the units."""


def _prize_there(state: State, unit: int, target: int) -> Facts:
    facts = _where(state, unit, target)
    prizes = state.position.prizes
    return facts | (
        {"prize": prizes.index(facts["hex"])} if facts.get("hex", OFF) in prizes else {}
    )


def _no_bearer(state: State) -> int:
    """Return the units whose hex has no Prize, or one that nobody carries."""
    prizes = bits_of(hex_ for hex_ in state.position.prizes if hex_ != OFF)
    return state.on_prizes | ~state.units_in(prizes)


def _on_a_prize(state: State) -> int:
    return state.units_in(bits_of(hex_ for hex_ in state.position.prizes if hex_ != OFF))


SEIZE: Final = (
    _MOVING,
    _of_unit("prize.heroes-only", lambda state: HERO_BITS, _unit, decides=True),
    _ON_MAP,
    _of_turn("march.one-by-one", _nobody_on_way, _on_way_facts, decides=True),
    _NOT_LOST,
    _NOT_BARRED,
    _of_unit("vessel.roll", _not_idle, _unit, decides=True),
    _of_unit("vessel.only-sails", lambda state: ~state.aboard, _unit),
    _of_unit("prize.once", lambda state: ~state.position.tried, _unit, decides=True),
    _of_unit("prize.end-there", _on_a_prize, _where, decides=True),
    _of_unit("prize.not-stolen", _no_bearer, _prize_there, decides=True),
    _of_unit("march.announce", lambda state: state.own | state.position.moved, _unit),
)


def _capturing(state: State) -> bool:
    return isinstance(state.top, Capture)


KEEP: Final = (_MOVING, _of_turn("victory.prize-removed", _capturing, _phase_facts))

# --- the end of a moving phase ---------------------------------------------------------------

END: Final = (_MOVING, _of_turn("march.one-by-one", _nobody_on_way, _on_way_facts))
