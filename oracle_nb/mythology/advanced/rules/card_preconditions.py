"""The preconditions of playing cards and powers of gods; see ``preconditions``."""

from collections.abc import Callable, Mapping
from functools import cache
from typing import Final

from oracle_nb.core.verdicts import NOT_NOW
from oracle_nb.mythology.advanced.model.cards import (
    FACE_DOWN,
    GUESTS,
    NO_CARD,
    OVER_OCCURRENCES,
    Card,
    cards_of,
)
from oracle_nb.mythology.advanced.model.divine import OCCURRENCES, plot_of
from oracle_nb.mythology.advanced.model.position import Aim, Challenge, Phase, Window
from oracle_nb.mythology.advanced.rules.divine_preconditions import (
    ON_MAP_GOD,
    THREATENING,
    noted,
    plot_facts,
)
from oracle_nb.mythology.advanced.rules.optional_preconditions import NOBODYS
from oracle_nb.mythology.advanced.rules.preconditions import (
    MOVING,
    Precondition,
    of_turn,
    of_unit,
    phase_facts,
)
from oracle_nb.mythology.advanced.rules.state import State
from oracle_nb.mythology.map.world_map import WorldMap, bits_of
from oracle_nb.mythology.pieces import CARDS, HERO_BITS, OFF
from oracle_nb.mythology.rules.schema import ALL, Facts, Over

ALL_CARDS: Final = (1 << CARDS) - 1
"""Bit set of all playing cards."""


def guests_of(state: State) -> int:
    """Return the groups of gods that can be sent to an event, as a bit set."""
    players = len(state.position.areas)
    return bits_of(number for number, seats in enumerate(GUESTS) if seats[-1] < players)


def _card_facts(state: State, unit: int, target: int) -> Facts:
    return {"card": target}


# --- laying ----------------------------------------------------------------------------------


def _nothing_laid(state: State) -> bool:
    return state.laid < 0


def _in_card_phase(state: State) -> bool:
    return state.position.phase is Phase.SHEETS


LAY: Final = (
    of_turn("phase.cards", _in_card_phase, phase_facts, decides=True),
    of_turn("card.one", _nothing_laid, lambda state, unit, _: {"lay": True}, decides=True),
    Precondition("card.hand", Over.TARGETS, lambda state, _: state.hand, _card_facts),
)

# --- what was played -------------------------------------------------------------------------


def _unplayed(state: State) -> bool:
    return state.position.may_play(state.seat)


def _laid_unplayed(state: State) -> bool:
    play = state.position.play_of(state.seat)
    return play is None or play.card != state.laid


def _played_facts(state: State, unit: int, target: int) -> Facts:
    play = state.position.play_of(state.seat)
    return {} if play is None else {"card": play.card, "section": play.section}


def _no_card(state: State, unit: int, target: int) -> Facts:
    return {"none": True}


def _in_time(state: State) -> bool:
    """Whether a card or power is possible: in the own phase, or with a threat (ruling 48)."""
    return not isinstance(state.top, Window) or bool(state.position.threatening >> state.seat & 1)


def _no_threat(state: State, unit: int, target: int) -> Facts:
    return {"closed": True}


_OF_LAID: Final = (
    MOVING,
    of_turn("card.laid-any", _in_time, _no_threat, decides=True),
    of_turn("card.sections", _laid_unplayed, _played_facts, decides=True),
    of_turn("card.one", _unplayed, _played_facts, decides=True),
    of_turn("card.laid", lambda state: state.laid != NO_CARD, _no_card, decides=True),
)

# --- god sections ----------------------------------------------------------------------------


def laid_card(state: State) -> Card | None:
    """Return the card in front of the player who decides; None for one that isn't known."""
    return cards_of(state.world.pack)[state.laid] if state.laid >= 0 else None


def _heroes(state: State) -> int:
    return state.on_map & HERO_BITS


def _units(state: State) -> int:
    return state.on_map


def _on_wooded(state: State) -> int:
    return state.units_in(state.world.wooded)


def _heroes_ashore(state: State) -> int:
    return _heroes(state) & ~state.aboard


_BLESSINGS: Final[Mapping[str, Callable[[State], int]]] = {
    "nike": _units,
    "hypnos": _units,
    "tyche": _heroes,
    "aeolus": lambda state: state.aboard,
    "pan": _on_wooded,
    "hecate": _units,
    "nemesis": _heroes,
    "iris": lambda state: 0,
    "asclepius": _heroes,
}
"""The units for which the blessing of each lesser god can be done."""


def _blessing_units(state: State) -> int:
    card = laid_card(state)
    return ALL if card is None else _BLESSINGS[card.blessing](state)


def _blessing_facts(state: State, unit: int, target: int) -> Facts:
    card = laid_card(state)
    return {"unit": unit} if card is None else {"unit": unit, "lesser": card.blessing}


def _is_iris(state: State) -> bool:
    card = laid_card(state)
    return card is None or card.blessing == "iris"


BLESS: Final = (*_OF_LAID, NOBODYS, of_unit("card.god", _blessing_units, _blessing_facts))


def _no_iris(state: State, unit: int, target: int) -> Facts:
    card = laid_card(state)
    return {"travel": True} if card is None else {"travel": True, "lesser": card.blessing}


TRAVEL: Final = (*_OF_LAID, of_turn("card.god", _is_iris, _no_iris))
EVENT: Final = _OF_LAID

# --- oracles ---------------------------------------------------------------------------------


def _own_cards(state: State, unit: int) -> int:
    laid = 1 << state.laid if state.laid >= 0 else ALL if state.laid == FACE_DOWN else 0
    play = state.position.play_of(state.seat)
    return state.hand | laid | (1 << play.card if play else 0)


def _sections_left(state: State, unit: int) -> int:
    play = state.position.play_of(state.seat)
    return ~(1 << play.card) if play else ALL


def _only_card(state: State, unit: int) -> int:
    if not _unplayed(state):
        return 0
    return ALL if state.laid < 0 and state.laid != FACE_DOWN else _laid_bit(state)


def _laid_bit(state: State) -> int:
    return ALL if state.laid < 0 else 1 << state.laid


def _one_facts(state: State, unit: int, target: int) -> Facts:
    facts = _played_facts(state, unit, target)
    return facts or {"card": target, "laid": True}


def _fulfilled(state: State, unit: int) -> int:
    counters = {feat.counter for feat in state.position.feats if feat.seat == state.seat}
    if not counters:
        return 0
    cards = enumerate(cards_of(state.world.pack))
    return bits_of(number for number, card in cards if counters & card.counters)


def _oracle_facts(state: State, unit: int, target: int) -> Facts:
    counters = cards_of(state.world.pack)[target].counters
    named: Facts = {"unit": min(counters)} if len(counters) == 1 else {}
    return {"card": target} | named


ORACLE: Final = (
    MOVING,
    Precondition("card.hand", Over.TARGETS, _own_cards, _card_facts, decides=True),
    Precondition("card.sections", Over.TARGETS, _sections_left, _played_facts, decides=True),
    Precondition("card.one", Over.TARGETS, _only_card, _one_facts),
    Precondition("card.oracle", Over.TARGETS, _fulfilled, _oracle_facts),
)

# --- powers ----------------------------------------------------------------------------------

_POWERS: Final[Mapping[str, Callable[[State], int]]] = {
    "truce": _heroes,
    "strength": _units,
    "hiding": lambda state: _on_wooded(state) & HERO_BITS,
    "shield": _heroes,
    "judgment": _heroes,
    "speed": _heroes_ashore,
    "waves": _heroes_ashore,
}
"""The units for which the power of a god can be used."""


def _power_facts(state: State, unit: int, target: int) -> Facts:
    return {"gift": state.power, **state.position.player_facts(state.seat)}


def _no_unit_power(state: State, unit: int, target: int) -> Facts:
    return {"over": True, **_power_facts(state, unit, target)}


def _no_power_over(state: State, unit: int, target: int) -> Facts:
    return {"none": True, **_power_facts(state, unit, target)}


def _unused(state: State) -> bool:
    return not state.position.powers >> state.seat & 1


def _power_units(state: State) -> int:
    return _POWERS[state.power](state) if state.power in _POWERS else 0


def _power_unit_facts(state: State, unit: int, target: int) -> Facts:
    return {"unit": unit, **_power_facts(state, unit, target)}


def _may_judge(state: State) -> bool:
    return not isinstance(state.top, Challenge) or state.power == "judgment"


_UNUSED: Final = of_turn("godcard.one-target", _unused, _power_facts, decides=True)
POWER: Final = (
    MOVING,
    of_turn("godcard.own", lambda state: state.power in _POWERS, _no_unit_power, decides=True),
    of_turn("godcard.any-time", _may_judge, _power_facts, decides=True),
    of_turn("godcard.any-time", _in_time, _no_threat, decides=True),
    _UNUSED,
    NOBODYS,
    of_unit("godcard.own", _power_units, _power_unit_facts),
)


def _has_occurrence_power(state: State) -> bool:
    return state.power in OVER_OCCURRENCES


def _powered_kinds(state: State, unit: int) -> int:
    kinds = OVER_OCCURRENCES.get(state.power, frozenset())
    return bits_of(
        target for target in range(len(OCCURRENCES)) if str(plot_of(target).kind) in kinds
    )


def _over_facts(state: State, unit: int, target: int) -> Facts:
    facts = _power_facts(state, unit, target) | plot_facts(state, unit, target)
    return {"unleash": True, **facts}


UNLEASH: Final = (
    MOVING,
    of_turn("godcard.own", _has_occurrence_power, _no_power_over, decides=True),
    _UNUSED,
    THREATENING,
    ON_MAP_GOD,
    Precondition("godcard.own", Over.TARGETS, _powered_kinds, _over_facts, decides=True),
    Precondition("godcard.plotted", Over.TARGETS, noted, plot_facts),
)


@cache
def near_areas(world: WorldMap, area: int) -> int:
    """Return an Area and those that border it, as a bit set.

    An Area borders a water Area if one of its hexes is next to that water, also on a coast of
    another Area, and the water Area then borders it as well.
    """
    near = 1 << area
    for hex_, own in enumerate(world.area):
        places = (hex_, *world.neighbors[hex_])
        waters = {world.water[place] for place in places} - {OFF}
        beside = bits_of(waters | {world.area[place] for place in places})
        if own == area:
            near |= beside
        elif beside >> area & 1:
            near |= 1 << own
    return near


def _aimed(state: State, unit: int) -> int:
    area = state.position.areas[state.seat]
    if state.power == "waves":
        areas = enumerate(state.world.pack.area)
        return bits_of(number for number, table in areas if table.kind == "water")
    return 0 if area == OFF else near_areas(state.world, area)


def _aim_facts(state: State, unit: int, target: int) -> Facts:
    return {"aim": True, "area": target, **_power_facts(state, unit, target)}


AIM: Final = (
    MOVING,
    of_turn(NOT_NOW, lambda state: isinstance(state.top, Aim), phase_facts, decides=True),
    Precondition("godcard.own", Over.TARGETS, _aimed, _aim_facts),
)
