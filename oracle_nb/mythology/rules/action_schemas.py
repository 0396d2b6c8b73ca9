"""The action schemas of the Basic Game: for each verb its preconditions, targets, and rules."""

from collections.abc import Callable, Mapping
from functools import partial
from typing import Final, TypeAlias

from oracle_nb.core.verdicts import Cost
from oracle_nb.mythology.model.actions import TAKES_UNIT, Action, Verb
from oracle_nb.mythology.model.position import Attempt, Fight, Offer
from oracle_nb.mythology.pieces import HEX_COST, UNITS, side_of
from oracle_nb.mythology.rules import preconditions as pre
from oracle_nb.mythology.rules import schema
from oracle_nb.mythology.rules.missed_rules import NO_RULES, Missed
from oracle_nb.mythology.rules.preconditions import Precondition
from oracle_nb.mythology.rules.schema import ALL_UNITS, Over
from oracle_nb.mythology.rules.turn_state import BasicState

ActionSchema: TypeAlias = schema.LevelSchema[BasicState, Action]


_TARGETS: Final[Mapping[Verb, Callable[[BasicState], int]]] = {
    Verb.PLACE: lambda state: (1 << len(state.world.area_bits)) - 1,
    Verb.STEP: lambda state: (1 << len(state.world.names)) - 1,
    Verb.FIGHT: lambda _: ALL_UNITS,
    Verb.AID: lambda _: pre.AID_TARGETS,
    Verb.PROPOSE: lambda state: (1 << len(state.position.sides)) - 1,
}
"""The possible targets of each verb that takes one."""


def _counters(verb: Verb) -> range | None:
    """Return the units, for a step also the Prizes, that a verb can name."""
    if verb not in TAKES_UNIT:
        return None
    return range(pre.COUNTERS if verb is Verb.STEP else UNITS)


def action_schemas(missed: Missed = NO_RULES) -> dict[Verb, ActionSchema]:
    """Return the schema of each verb.

    ``missed``: rules whose preconditions are left out, for somebody who doesn't know them.
    """
    known = {
        verb: tuple(precondition for precondition in conditions if precondition.rule not in missed)
        for verb, conditions in _PRECONDITIONS.items()
    }
    if _STAYING.rule in missed:
        known[Verb.STEP] += (_STAYING,)
    return {
        verb: ActionSchema(partial(Action, verb), conditions, _counters(verb), _TARGETS.get(verb))
        for verb, conditions in known.items()
    }


def _god_area(state: BasicState, unit: int) -> int:
    return state.god_area


def _outside(state: BasicState, unit: int, target: int) -> dict[str, int]:
    return {"unit": unit, "area": state.position.areas[state.position.turn]}


_STAYING: Final = Precondition("basic.leave-area", Over.TARGETS, _god_area, _outside)
"""The precondition for learners who believe that units must stay in the god's Area."""


_PRECONDITIONS: Final[Mapping[Verb, tuple[Precondition, ...]]] = {
    Verb.PLACE: pre.PLACE,
    Verb.STEP: pre.STEP,
    Verb.END_MOVES: pre.END_MOVES,
    Verb.FIGHT: pre.FIGHT,
    Verb.AID: pre.AID,
    Verb.SEIZE: pre.SEIZE,
    Verb.JOIN: pre.ANSWER,
    Verb.REFUSE: pre.ANSWER,
    Verb.END: pre.END,
    Verb.PROPOSE: pre.PROPOSE,
    Verb.LEAVE: pre.LEAVE,
}
"""The preconditions of each verb, in the order in which legal actions are listed."""


ANSWERS: Final = {
    Fight: frozenset({Verb.AID, Verb.LEAVE}),
    Attempt: frozenset({Verb.AID, Verb.LEAVE}),
    Offer: frozenset({Verb.JOIN, Verb.REFUSE, Verb.LEAVE}),
}
"""The verbs that answer each pending decision; alliances can be left meanwhile."""
OTHERS_TURN: Final = {
    Verb.STEP: "basic.own-turn",
    Verb.FIGHT: "basic.attacker-picks",
    Verb.PROPOSE: "basic.ally",
}
"""The rules that refuse somebody who decides during another player's turn."""


_RULES: Final[Mapping[Verb, tuple[str, ...]]] = {
    Verb.PLACE: ("basic.god-area",),
    Verb.END_MOVES: ("basic.parts-of-turn", "basic.free-choice"),
    Verb.FIGHT: ("basic.attacker-picks", "basic.pairs", "basic.duel"),
    Verb.SEIZE: ("basic.prize-try", "basic.prize-roll"),
    Verb.JOIN: ("basic.ally",),
    Verb.REFUSE: ("basic.ally",),
    Verb.PROPOSE: ("basic.ally",),
    Verb.LEAVE: ("basic.ally-break",),
}
"""The rules that allow actions, where they are always the same."""


def allowing_rules(state: BasicState, action: Action) -> tuple[str, ...]:
    """Return the ids of the rules that allow a legal action."""
    position = state.position
    match action.verb:
        case Verb.STEP:
            return _step_rules(state, action)
        case Verb.AID if isinstance(position.pending, Fight):
            return ("basic.aid-announce", "basic.aid-round")
        case Verb.AID:
            return ("basic.prize-roll",)
        case Verb.END:
            return ("basic.ally-last",) if position.last_window else ("basic.parts-of-turn",)
    return _RULES[action.verb]


def _step_rules(state: BasicState, action: Action) -> tuple[str, ...]:
    world, position = state.world, state.position
    rules = ["basic.in-area", "basic.adjacent"]
    if not state.god_area >> action.target & 1:
        rules.append("basic.leave-area")
    if position.units_at(action.target) & state.own:
        rules.append("basic.friends-through")
    if not world.land >> action.target & 1:
        rules.append("basic.no-terrain")
    return tuple(rules)


def cost_of(state: BasicState, action: Action) -> tuple[Cost, ...]:
    """Return what a legal action costs in power points, by rule."""
    match action.verb:
        case Verb.STEP:
            cost = [Cost("basic.hex-cost", HEX_COST)]
            attack = state.attack_cost
            if attack and state.hexes_against(side_of(action.unit)) >> action.target & 1:
                cost.append(Cost("basic.attack-cost", attack))
            return tuple(cost)
        case Verb.AID if action.target:
            return (Cost("basic.aid-cost", action.target),)
    return ()
