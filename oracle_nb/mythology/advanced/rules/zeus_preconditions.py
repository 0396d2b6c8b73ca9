"""The preconditions of what Zeus does, and of bribes; see ``preconditions``."""

from typing import Final

from msgspec import UNSET

from oracle_nb.core.verdicts import NOT_NOW
from oracle_nb.mythology.advanced.model.actions import Verb
from oracle_nb.mythology.advanced.model.numbers import MOST_BRIBE
from oracle_nb.mythology.advanced.model.position import Challenge
from oracle_nb.mythology.advanced.model.zeus import Plea, ZeusTurn
from oracle_nb.mythology.advanced.rules.cargo import home_of
from oracle_nb.mythology.advanced.rules.preconditions import (
    Precondition,
    enough,
    of_turn,
    of_unit,
    phase_facts,
    unit_facts,
)
from oracle_nb.mythology.advanced.rules.state import State
from oracle_nb.mythology.advanced.rules.zeus_pleas import mortal
from oracle_nb.mythology.map.world_map import bits_of
from oracle_nb.mythology.pieces import HEROES, OFF
from oracle_nb.mythology.rules.schema import ALL, Facts, Over

BRIBES: Final = enough(MOST_BRIBE) & ~1
"""Bit set of all bribes."""


def _is_zeus(state: State) -> bool:
    return state.seat == state.position.zeus_seat


def _own(state: State, unit: int, target: int) -> Facts:
    return {"own": True} if _is_zeus(state) else {}


def _not_zeus(rule: str) -> Precondition:
    return of_turn(rule, lambda state: not _is_zeus(state), _own, decides=True)


_NO_POWER: Final = _not_zeus("zeus.no-power")
_NO_UNITS: Final = _not_zeus("zeus.glory")
_NO_GOD: Final = _not_zeus("zeus.seat")
_SHEET: Final = frozenset(
    {
        *(Verb.NOTE, Verb.AID, Verb.AIL, Verb.ZEUS, Verb.PLOT, Verb.REPEAT),
        *(Verb.CLOSE, Verb.THREATEN, Verb.PRAY, Verb.SACRIFICE, Verb.OFFER),
    }
)
_CARDS: Final = frozenset(
    {
        *(Verb.PLACE, Verb.LAY, Verb.BLESS, Verb.TRAVEL, Verb.EVENT, Verb.ORACLE),
        *(Verb.POWER, Verb.UNLEASH, Verb.AIM, Verb.OCCUR, Verb.ERUPT),
    }
)
ANSWERS: Final = frozenset({Verb.LET, Verb.LET_ALL, Verb.ENFORCE, Verb.RELENT})
"""Verbs that are allowed by different rules."""


def for_gods(verb: Verb) -> tuple[Precondition, ...]:
    """Return why Zeus can't do what other players can; nothing for what he can."""
    if verb in OF_ZEUS or verb in ANSWERS:
        return ()
    if verb in _SHEET:
        return (_NO_POWER,)
    return (_NO_GOD,) if verb in _CARDS else (_NO_UNITS,)


def rules_of(pending: ZeusTurn | Plea, verb: Verb) -> tuple[str, ...]:
    """Return the rules that allow an answer while Zeus acts, or players can bribe him."""
    if isinstance(pending, ZeusTurn):
        return ("zeus.seat",)
    if verb is Verb.LET:
        return ("zeus.glory",)
    rules = {"bolt": "zeus.bolt-hex", "strike": "zeus.bolt-god", "revive": "zeus.revives"}
    return (rules[pending.what],)


# --- Zeus ------------------------------------------------------------------------------------

_ONLY_ZEUS: Final = of_turn("zeus.seat", _is_zeus, _own, decides=True)


def _not_thrown(state: State) -> bool:
    return state.position.zeus is not UNSET and not state.position.zeus.thrown


def _with_heroes(state: State, unit: int) -> int:
    return bits_of(hex_ for hex_ in state.position.units[:HEROES] if hex_ != OFF)


def _hex(state: State, unit: int, target: int) -> Facts:
    return {"hex": target}


def gods(state: State) -> int:
    """Return the seats of all players but Zeus, as a bit set."""
    return (1 << len(state.position.areas)) - 1


def _not_again(state: State, unit: int) -> int:
    zeus = state.position.zeus
    return ALL if zeus is UNSET or zeus.before < 0 else ~(1 << zeus.before)


def _other(state: State, unit: int, target: int) -> Facts:
    return {"other": target, **state.position.player_facts(target, "other_")}


def _returning(state: State, unit: int) -> int:
    """Return where a unit comes back: a Hero in Greece, a Monster where it fell (ruling 69)."""
    zeus = state.position.zeus
    if 0 <= unit < HEROES:
        return home_of(state.world)
    return 0 if zeus is UNSET or zeus.hex_of(unit) < 0 else 1 << zeus.hex_of(unit)


def _back(state: State, unit: int, target: int) -> Facts:
    kind = {"monster": True} if unit >= HEROES else {}
    return {"unit": unit, "hex": target, **kind}


_BOLT: Final = (_ONLY_ZEUS, of_turn("zeus.bolt", _not_thrown, lambda state, unit, target: {}))
_FALLEN: Final = of_unit(
    "zeus.revives", lambda state: mortal(state.position), unit_facts, decides=True
)


def _draw(state: State) -> bool:
    return isinstance(state.top, Plea) and state.top.what in ("draw", "ambush")


def _rivals(state: State, unit: int) -> int:
    if isinstance(state.top, Plea) and state.top.rivals:
        return bits_of(state.top.rivals)
    under = state.position.pending[-2:-1]
    rivals = bits_of(pending.seat for pending in under if isinstance(pending, Challenge))
    return rivals | 1 << state.position.turn


def _announced(state: State) -> bool:
    return isinstance(state.top, Plea) and state.top.what not in ("draw", "ambush", "protect")


def _prayed(state: State) -> bool:
    return isinstance(state.top, Plea) and state.top.what == "protect"


_DECIDES: Final = (_ONLY_ZEUS, of_turn(NOT_NOW, _announced, phase_facts))

# --- bribes ----------------------------------------------------------------------------------


def _affordable(state: State, unit: int) -> int:
    return enough(state.position.glory[state.seat])


def _points(state: State, unit: int, target: int) -> Facts:
    return {"points": target, "glory": state.position.glory[state.seat]}


OF_ZEUS: Final[dict[Verb, tuple[Precondition, ...]]] = {
    Verb.BOLT: (*_BOLT, Precondition("zeus.bolt-hex", Over.TARGETS, _with_heroes, _hex)),
    Verb.STRIKE: (*_BOLT, Precondition("zeus.bolt-god", Over.TARGETS, _not_again, _other)),
    Verb.REVIVE: (
        _ONLY_ZEUS,
        _FALLEN,
        Precondition("zeus.revives", Over.TARGETS, _returning, _back),
    ),
    Verb.FAVOR: (
        _ONLY_ZEUS,
        of_turn(NOT_NOW, _draw, phase_facts, decides=True),
        Precondition("zeus.arbitrates", Over.TARGETS, _rivals, _other),
    ),
    Verb.ENFORCE: _DECIDES,
    Verb.RELENT: _DECIDES,
    Verb.PROTECT: (_ONLY_ZEUS, of_turn(NOT_NOW, _prayed, phase_facts)),
    Verb.BRIBE: (
        _NO_UNITS,
        of_turn(NOT_NOW, lambda state: isinstance(state.top, Plea), phase_facts, decides=True),
        Precondition("zeus.glory", Over.TARGETS, _affordable, _points),
    ),
}
"""The preconditions of the verbs of this rule."""
